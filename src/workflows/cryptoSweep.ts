import {
  condition,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { CryptoSweepActivities, PlannedStep, SweepStepOutcome } from '../activities/cryptoSweeps.ts';
import type { CryptoSweepInput } from '../contract/flows.ts';
import { type CryptoSweepState, cryptoSweepStatusQuery, retryNowUpdate } from '../contract/messages.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';

// A plan asks the node many things. A worker that died over it is noticed at once, because the merchant waits.
const planning = proxyActivities<Pick<CryptoSweepActivities, 'planCryptoSweep'>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

// A transaction is followed until it is solid or can never land: minutes. A worker that died is noticed long before.
const chain = proxyActivities<Pick<CryptoSweepActivities, 'takeSweepStep'>>({
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

const records = proxyLocalActivities<Pick<CryptoSweepActivities, 'endCryptoSweep' | 'noteSweepAttention'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

const MINUTE_MS = 60_000;

/** Transactions that land and move nothing burn their fee, so few are tried. */
const MOST_FAILURES = 3;
/** Transactions that expire cost nothing; a network that takes none for this many is for a human. */
const MOST_PLANS = 20;
/** An empty gas account, or a node that lags, is looked at again this often, and given up after a day. */
const WAIT_MS = 5 * MINUTE_MS;
const MOST_WAITS = 288;

/** Operators are told of energy that did not come back in this many attempts, or whose attempt takes this long. */
const RECLAIMS_BEFORE_HELP = 3;
const RECLAIM_PATIENCE_MS = 30 * MINUTE_MS;
/** Between two attempts to take energy back; doubled each time, up to an hour. */
const RECLAIM_DELAY_MS = 5_000;
const LONGEST_RECLAIM_DELAY_MS = 60 * MINUTE_MS;

/**
 * Moves what a session's address holds to the treasury: plan by live prices, then one transaction after the other, each
 * followed until it is certain what became of it. What is not worth moving is left where it is.
 *
 * The sweep ends, and its session settles, before lent energy is taken back: stake that is out costs us, and must not cost
 * the merchant time. It is asked for until it is back, however long that takes.
 */
export async function cryptoSweepWorkflow(input: CryptoSweepInput): Promise<CryptoSweepState> {
  let state: CryptoSweepState = { status: 'PENDING', flowStatus: 'PENDING', attention: undefined };
  let isRetryWanted = false;
  setHandler(cryptoSweepStatusQuery, () => state);
  setHandler(retryNowUpdate, () => {
    isRetryWanted = true;
    return state.status === 'PENDING'
      ? 'The sweep is planned anew now.'
      : 'The energy that was lent is asked for again now.';
  });
  const show = (next: CryptoSweepState) => {
    if (next.flowStatus !== state.flowStatus) {
      upsertSearchAttributes([{ key: FLOW_STATUS, value: next.flowStatus }]);
      setCurrentDetails(
        next.attention === undefined
          ? ''
          : `**Needs attention:** ${next.attention}\n\nMend it and send \`retryNow\`.`,
      );
    }
    state = next;
  };
  /** Taking back what was lent so far; undefined as long as nothing was to be lent. */
  let reclaim: PlannedStep | undefined;
  const end = async (status: 'DONE' | 'SKIPPED' | 'FAILED', reason?: string) => {
    await records.endCryptoSweep({ ...input, status, reason });
    if (reclaim) {
      show({ status, flowStatus: 'PENDING', attention: undefined });
      await takeEnergyBack(reclaim);
    }
    show({ status, flowStatus: status, attention: undefined });
    return state;
  };
  const callForAttention = async (reason: string) => {
    if (state.attention !== undefined) return;
    await records.noteSweepAttention({ ...input, reason });
    show({ ...state, flowStatus: 'NEEDS_ATTENTION', attention: reason });
  };
  const endAttention = async () => {
    if (state.attention === undefined) return;
    await records.noteSweepAttention({ ...input, reason: null });
    show({ ...state, flowStatus: 'PENDING', attention: undefined });
  };
  const takeEnergyBack = async (step: PlannedStep) => {
    for (let attempt = 1; ; attempt++) {
      isRetryWanted = false;
      const attempting = chain.takeSweepStep({ ...input, step });
      let isKnown = false;
      const notice = () => {
        isKnown = true;
      };
      attempting.then(notice, notice);
      // While no node can be asked an attempt goes on, for hours if need be.
      if (!(await condition(() => isKnown, RECLAIM_PATIENCE_MS))) {
        await callForAttention('Energy that was lent is not back: no node says what became of the order.');
      }
      const { outcome, reason } = await attempting;
      if (outcome === 'succeeded') break;
      if (attempt >= RECLAIMS_BEFORE_HELP) {
        await callForAttention(`Energy that was lent is not back: ${reason ?? 'without a reason'}`);
      }
      const delayMs = Math.min(RECLAIM_DELAY_MS * 2 ** (attempt - 1), LONGEST_RECLAIM_DELAY_MS);
      await condition(() => isRetryWanted, delayMs, { summary: reason ?? 'Wait' });
    }
    await endAttention();
  };

  let failures = 0;
  let waits = 0;
  let lastReason: string | undefined;
  for (let plans = 0; plans < MOST_PLANS; ) {
    // Whoever asks for a retry while a plan is made gets another: this one may have looked before the cause was mended.
    isRetryWanted = false;
    const plan = await planning.planCryptoSweep(input);
    switch (plan.verdict) {
      case 'moved':
        reclaim = plan.steps[0];
        return end('DONE');
      case 'too_small':
      case 'too_expensive':
        return end('SKIPPED', plan.reason);
      case 'impossible':
        return end('FAILED', plan.reason);
      case 'behind':
      case 'gas_account_empty':
      case 'not_configured':
        if (++waits > MOST_WAITS && plan.verdict !== 'not_configured') return end('FAILED', plan.reason);
        // A node that lags a little catches up by itself.
        if (plan.verdict !== 'behind' || waits > 12) await callForAttention(plan.reason ?? plan.verdict);
        await condition(() => isRetryWanted, plan.verdict === 'behind' && waits <= 12 ? 5_000 : WAIT_MS, {
          summary: plan.reason ?? 'Wait',
        });
        break;
      case 'sweep': {
        plans++;
        reclaim = plan.steps.find(({ kind }) => kind === 'reclaim_energy') ?? reclaim;
        await endAttention();
        const outcome = await takeSteps(input, plan.steps);
        lastReason = outcome.reason ?? lastReason;
        if (outcome.outcome === 'failed' && ++failures >= MOST_FAILURES) {
          return end(
            'FAILED',
            `The chain refused it ${failures} times: ${lastReason ?? 'without a reason'}.`,
          );
        }
        break;
      }
    }
  }
  return end('FAILED', `No transaction got into a block: ${lastReason ?? 'without a reason'}.`);
}

/** Takes steps in order, up to the transfer, and stops at the first that did not succeed. */
async function takeSteps(input: CryptoSweepInput, steps: readonly PlannedStep[]): Promise<SweepStepOutcome> {
  for (const step of steps) {
    // Energy is taken back after the sweep's end.
    if (step.kind === 'reclaim_energy') break;
    const outcome = await chain.takeSweepStep({ ...input, step });
    if (outcome.outcome !== 'succeeded') return outcome;
  }
  return { outcome: 'succeeded', reason: undefined };
}
