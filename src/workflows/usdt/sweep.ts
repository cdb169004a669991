import { allHandlersFinished, condition, continueAsNew, proxyActivities } from '@temporalio/workflow';
import type { PlannedSweep } from '../../activities/usdt/sweepPlans.ts';
import type { PlannedStep, SweepStepOutcome } from '../../activities/usdt/sweepSteps.ts';
import type { SweepActivities, SweepEnd } from '../../activities/usdt/sweeps.ts';
import type { SweepInput } from '../../contract/flows.ts';
import type { SweepState } from '../../contract/messages.ts';
import { MINUTE_MS, SECOND_MS } from '../../domain/time.ts';
import { MAX_REFUSALS } from '../../domain/usdt/sweepCauses.ts';
import { withoutCancellation } from '../cancellation.ts';
import { hasLongHistory } from '../history.ts';
import { recordSteps } from '../records.ts';
import { assertWorkflowId } from '../workflowId.ts';
import { takeEnergyBack } from './energyReclaim.ts';
import { type SweepAttention, SweepOperators } from './sweepOperators.ts';

// A plan asks the node many things. A worker that died over it is noticed at once, because the merchant waits. A worker plans up to
// 200 sweeps at once: at 15 requests a second, half of them for new blocks, the last plan has its answers after 6 minutes.
const planning = proxyActivities<Pick<SweepActivities, 'planCryptoSweep'>>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
  summary: 'Decide on the next transaction',
});

// A transaction is followed until it is solid or can never land: minutes. A worker that died is noticed long before.
const chain = proxyActivities<Pick<SweepActivities, 'takeSweepStep'>>({
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
  summary: 'Send the transaction, and follow it until it is solid or cannot land',
});

const makeStep = recordSteps<Pick<SweepActivities, 'endCryptoSweep'>>();

/** Transactions that land and move nothing burn their fee, so few are tried. */
const MAX_FAILURES = 3;
/** Transactions that expire cost nothing; a network that takes none for this many is for a human. */
const MAX_PLANS = 20;
/** An empty gas account, or a node that lags, is looked at again this often, and given up after a day. */
const WAIT_MS = 5 * MINUTE_MS;
const MAX_WAITS = 288;
/** What a session must not fail for, however long that takes. */
const WAITS_FOR_EVER: ReadonlySet<string> = new Set<PlannedSweep['verdict']>([
  'not_configured',
  'unavailable',
  'paused',
  'capped',
  'frozen',
]);
/** A node that lags a little catches up by itself: it is asked so often, with so much time between. */
const SHORT_WAITS = 12;
const SHORT_WAIT_MS = 5 * SECOND_MS;

/** How far a sweep has come: what a run of its workflow leaves to the next one. */
export interface SweepProgress {
  readonly plans: number;
  readonly failures: number;
  readonly waits: number;
  /** Transactions that nodes refused, in a row. */
  readonly refusals: number;
  /** Why the latest step that did not succeed did not. */
  readonly lastReason?: string | undefined;
  /** Taking back what was lent so far; undefined as long as nothing was to be lent. */
  readonly reclaim?: PlannedStep | undefined;
  readonly reclaimAttempts: number;
  /** Bringing home the TRX that is left; undefined where that is not worth it. */
  readonly leftover?: PlannedStep | undefined;
  /** Its end, once that is recorded. */
  readonly end?: SweepEnd | undefined;
  /** Why operators were called when the run ended. */
  readonly attention?: SweepAttention | undefined;
}

const BEGINNING: SweepProgress = { plans: 0, failures: 0, waits: 0, refusals: 0, reclaimAttempts: 0 };

/**
 * Moves what a session's address holds to the treasury: plan by live prices, then one transaction after the other, each
 * followed until its outcome is certain. What is not worth moving is left where it is.
 *
 * The sweep ends, and its session settles, before lent energy is taken back: stake that is out costs us, and must not cost
 * the merchant time. It is asked for until it is back, however long that takes. Then TRX that is left goes home.
 *
 * It does not end by cancellation: the request is a call for attention, and the sweep goes on.
 *
 * @param progress how far earlier runs have come, when a long history was continued as new.
 */
export function cryptoSweepWorkflow(
  input: SweepInput,
  progress: SweepProgress = BEGINNING,
): Promise<SweepState> {
  assertWorkflowId(input);
  const operators = new SweepOperators(input, progress);
  const sweep = new Sweep(input, progress, operators);
  operators.takeMessages();
  return withoutCancellation(
    () => operators.requestCancellation(),
    () => sweep.toTheEnd(),
  );
}

/** The end of a sentence: a code of the chain, or a sentence that has its period already. */
function endOf(reason = 'without a reason'): string {
  return reason.endsWith('.') ? reason : `${reason}.`;
}

class Sweep {
  readonly #input: SweepInput;
  readonly #operators: SweepOperators;
  #progress: SweepProgress;

  constructor(input: SweepInput, progress: SweepProgress, operators: SweepOperators) {
    this.#input = input;
    this.#operators = operators;
    this.#progress = progress;
  }

  async toTheEnd(): Promise<SweepState> {
    const end = this.#progress.end ?? (await this.#recordEnd(await this.#moveMoney()));
    const { reclaim, reclaimAttempts, leftover } = this.#progress;
    if (reclaim) {
      await takeEnergyBack(this.#operators, {
        attemptsBefore: reclaimAttempts,
        beforeAttempt: (attempts) => this.#continueLongHistory({ reclaimAttempts: attempts }),
        reclaim: () => chain.takeSweepStep({ ...this.#input, step: reclaim }),
      });
    }
    // Once is enough: what does not land stays where it is, and an operator's command finds it.
    if (leftover) {
      await this.#operators.listenDuring(chain.takeSweepStep({ ...this.#input, step: leftover }));
    }
    return this.#operators.showEnd(end, { isOver: true });
  }

  async #recordEnd(end: SweepEnd): Promise<SweepEnd> {
    await makeStep('endCryptoSweep', { ...this.#input, ...end }, this.#operators.showStepError);
    this.#progress = { ...this.#progress, end };
    if (this.#progress.reclaim || this.#progress.leftover) this.#operators.showEnd(end, { isOver: false });
    return end;
  }

  async #moveMoney(): Promise<SweepEnd> {
    while (this.#progress.plans < MAX_PLANS) {
      await this.#continueLongHistory({});
      // An operator who asks for a retry while a plan is made gets another: this one may have looked before the cause was removed.
      this.#operators.beginAttempt();
      const plan = await this.#operators.listenDuring(planning.planCryptoSweep(this.#input));
      const end = await this.#follow(plan);
      if (end) return end;
    }
    return {
      status: 'FAILED',
      reason: `No transaction got into a block: ${endOf(this.#progress.lastReason)}`,
    };
  }

  /** Does what a plan says. Resolves to the end of the sweep when that is its end. */
  async #follow(plan: PlannedSweep): Promise<SweepEnd | undefined> {
    const { reason } = plan;
    switch (plan.verdict) {
      case 'moved':
        this.#progress = { ...this.#progress, reclaim: plan.steps[0], leftover: plan.leftover };
        return { status: 'DONE', reason: undefined };
      case 'over':
        this.#progress = { ...this.#progress, reclaim: plan.steps[0], leftover: plan.leftover };
        return { status: plan.endedAs ?? 'DONE', reason };
      case 'too_small':
      case 'too_expensive':
        this.#progress = { ...this.#progress, leftover: plan.leftover };
        return { status: 'SKIPPED', reason };
      case 'impossible':
        return { status: 'FAILED', reason };
      case 'sweep':
        return this.#takeSteps(plan.steps);
      default:
        return this.#waitForCause(plan.verdict, reason);
    }
  }

  /** Waits for what is not there yet: a node that answers, has caught up or takes transactions, gas, a configured chain, a token that moves. */
  async #waitForCause(
    verdict: PlannedSweep['verdict'] | 'refused',
    reason: string | undefined,
  ): Promise<SweepEnd | undefined> {
    const waits = this.#progress.waits + 1;
    this.#progress = { ...this.#progress, waits };
    if (waits > MAX_WAITS && !WAITS_FOR_EVER.has(verdict)) return { status: 'FAILED', reason };
    const isShort = verdict === 'behind' && waits <= SHORT_WAITS;
    if (!isShort) await this.#operators.callForAttention(reason ?? verdict);
    await this.#operators.wait(isShort ? SHORT_WAIT_MS : WAIT_MS, reason);
    return undefined;
  }

  /** Takes the steps of a plan. Resolves to the end of the sweep when the chain has refused it too often. */
  async #takeSteps(steps: readonly PlannedStep[]): Promise<SweepEnd | undefined> {
    const reclaim = steps.find(({ kind }) => kind === 'reclaim_energy') ?? this.#progress.reclaim;
    this.#progress = { ...this.#progress, plans: this.#progress.plans + 1, reclaim };
    // A sweep whose transactions are refused stays on the operators' list until one is taken.
    if (this.#progress.refusals < MAX_REFUSALS) await this.#operators.endAttention();
    for (const step of steps) {
      // Energy is taken back after the sweep's end.
      if (step.kind === 'reclaim_energy') break;
      const taken = await this.#operators.listenDuring(chain.takeSweepStep({ ...this.#input, step }));
      if (taken.outcome === 'refused') return this.#countRefusal(taken);
      if (taken.outcome !== 'succeeded') return this.#countFailure(taken.outcome, taken.reason);
      this.#progress = { ...this.#progress, refusals: 0 };
      await this.#operators.endAttention();
    }
    return undefined;
  }

  /** A refused transaction is planned again at once; from the third in a row on, operators are called and the sweep waits. */
  async #countRefusal({ reason, refusals = 0 }: SweepStepOutcome): Promise<SweepEnd | undefined> {
    this.#progress = { ...this.#progress, refusals, lastReason: reason };
    if (refusals < MAX_REFUSALS) return undefined;
    this.#progress = { ...this.#progress, plans: this.#progress.plans - 1 };
    return this.#waitForCause('refused', reason);
  }

  #countFailure(outcome: 'failed' | 'again', reason: string | undefined): SweepEnd | undefined {
    const lastReason = reason ?? this.#progress.lastReason;
    const failures = this.#progress.failures + (outcome === 'failed' ? 1 : 0);
    this.#progress = { ...this.#progress, failures, lastReason };
    if (outcome !== 'failed' || failures < MAX_FAILURES) return undefined;
    return {
      status: 'FAILED',
      reason: `The chain refused it ${failures} times: ${endOf(lastReason)}`,
    };
  }

  /** Waiting and asking may go on for months: they begin with an empty history again before Temporal ends the sweep. */
  async #continueLongHistory(more: Partial<SweepProgress>): Promise<void> {
    if (!hasLongHistory()) return;
    await this.#operators.listenDuring(condition(allHandlersFinished));
    const { attention } = this.#operators;
    await continueAsNew<typeof cryptoSweepWorkflow>(this.#input, { ...this.#progress, ...more, attention });
  }
}
