import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';

/** How a long activity makes way when its worker stops: another worker continues, and no warning is needed. */
export function workerStops(): ApplicationFailure {
  return ApplicationFailure.create({
    message: 'This worker stops.',
    type: 'Stopping',
    category: ApplicationFailureCategory.BENIGN,
  });
}
