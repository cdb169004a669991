import {
  ActivityFailure,
  ApplicationFailure,
  proxyActivities,
  proxyLocalActivities,
  TemporalFailure,
  type UntypedActivities,
} from '@temporalio/workflow';

// A step that works takes milliseconds, so it is made by the worker of the workflow itself. One that fails for a minute
// fails for a reason that lasts (a right that was revoked, a constraint, a database that is away): it would go on
// unseen, with a few events of history for every ten seconds, until Temporal ends the workflow.
const LOCAL = {
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '1 minute',
  retry: {
    initialInterval: '200 milliseconds',
    maximumInterval: '10 seconds',
    backoffCoefficient: 2,
    maximumAttempts: 12,
  },
} as const;

// From then on it is an activity that operators see, with its error, and that costs no history while it is tried.
const VISIBLE = {
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumInterval: '1 minute', backoffCoefficient: 2 },
  summary: 'Change the record, which did not succeed for a minute',
} as const;

/** Shows operators why a step does not succeed, or, without a reason, that it has. */
export type ShowStepError = (reason: string | undefined) => void;

type InputOf<Step> = Step extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Step> = Step extends (input: never) => Promise<infer Result> ? Result : never;

/**
 * Steps of some activities that change records, each in one short transaction. What is returned makes one of them, for as
 * long as it takes: it is given the step's name and input, and a function that is called when the step has failed for a
 * minute, and again when it has succeeded after that. It throws ApplicationFailure when the step itself says that trying again is useless.
 */
export function recordSteps<Steps>() {
  const local = proxyLocalActivities<UntypedActivities>(LOCAL);
  const visible = proxyActivities<UntypedActivities>(VISIBLE);
  const call = (activities: UntypedActivities, name: string, input: unknown) => {
    const step = activities[name];
    if (!step) throw new Error(`There is no step ${name}.`);
    return step(input);
  };
  return async <Name extends keyof Steps & string>(
    name: Name,
    input: InputOf<Steps[Name]>,
    showStepError: ShowStepError,
  ): Promise<ResultOf<Steps[Name]>> => {
    try {
      return await call(local, name, input);
    } catch (error) {
      const cause = causeOf(error);
      if (!(cause instanceof TemporalFailure) || isFinal(cause)) throw cause;
      showStepError(`The step ${name} does not succeed: ${cause.message}`);
      try {
        return await call(visible, name, input);
      } catch (laterError) {
        throw causeOf(laterError);
      } finally {
        showStepError(undefined);
      }
    }
  };
}

/** What a step itself said, without the failure around it that names only the activity. */
function causeOf(error: unknown): unknown {
  return error instanceof ActivityFailure ? (error.cause ?? error) : error;
}

function isFinal(cause: TemporalFailure): boolean {
  return cause instanceof ApplicationFailure && cause.nonRetryable === true;
}
