import { condition } from '@temporalio/workflow';
import type { SweepStepOutcome } from '../../activities/usdt/sweepSteps.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain/time.ts';
import { type SweepOperators, settlingOf } from './sweepOperators.ts';

/** Operators hear of energy that did not come back in this many attempts, or whose attempt takes this long. */
const RECLAIMS_BEFORE_HELP = 3;
const RECLAIM_PATIENCE_MS = 30 * MINUTE_MS;
/** Between two attempts to take energy back; doubled each time, up to an hour. */
const RECLAIM_DELAY_MS = 5 * SECOND_MS;
const MAX_RECLAIM_DELAY_MS = HOUR_MS;

/**
 * Asks for the energy that a sweep has lent until it is back, however long that takes.
 *
 * @param orders.attemptsBefore how many attempts earlier runs of the workflow have made.
 * @param orders.beforeAttempt runs before each attempt, with the number of those before it.
 * @param orders.reclaim makes one attempt. It may go on for hours while no node can be asked.
 */
export async function takeEnergyBack(
  operators: SweepOperators,
  orders: {
    readonly attemptsBefore: number;
    readonly beforeAttempt: (attemptsBefore: number) => Promise<void>;
    readonly reclaim: () => Promise<SweepStepOutcome>;
  },
): Promise<void> {
  for (let attempts = orders.attemptsBefore; ; ) {
    await orders.beforeAttempt(attempts);
    operators.beginAttempt();
    const { outcome, reason } = await attemptPatiently(operators, orders.reclaim());
    attempts++;
    if (outcome === 'succeeded') break;
    if (attempts >= RECLAIMS_BEFORE_HELP) {
      await operators.callForAttention(`Energy that was lent is not back: ${reason ?? 'without a reason'}`);
    }
    const delayMs = Math.min(RECLAIM_DELAY_MS * 2 ** (attempts - 1), MAX_RECLAIM_DELAY_MS);
    await operators.wait(delayMs, reason);
  }
  await operators.endAttention();
}

async function attemptPatiently(
  operators: SweepOperators,
  attempt: Promise<SweepStepOutcome>,
): Promise<SweepStepOutcome> {
  if (!(await operators.listenDuring(condition(settlingOf(attempt), RECLAIM_PATIENCE_MS)))) {
    await operators.callForAttention(
      'Energy that was lent is not back: no node reports the outcome of the order.',
    );
  }
  return operators.listenDuring(attempt);
}
