import { proxyActivities } from '@temporalio/workflow';
import type { PayoutActivities } from '../activities/payouts.ts';

/**
 * Paying to a bank account, for every flow that ends in it.
 *
 * One attempt may make five exchanges with the provider, each bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and
 * heartbeats meanwhile, so that a worker that died is noticed long before. The workflow itself decides what follows a
 * failure, so that every wait is visible and can be cut short by an operator.
 */
export const payouts = proxyActivities<PayoutActivities>({
  startToCloseTimeout: '330 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

/** Asking about a payout that was completed: slower to give up, because nobody waits. */
export const finishedPayouts = proxyActivities<Pick<PayoutActivities, 'askProvider'>>({
  startToCloseTimeout: '200 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});
