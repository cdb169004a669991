import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import type { SweepActivities, SweepEnd } from '../../activities/usdt/sweeps.ts';
import type { SweepInput } from '../../contract/flows.ts';
import { retryNowUpdate, type SweepState, sweepStatusQuery } from '../../contract/messages.ts';
import {
  attentionDetails,
  cancellationNotice,
  endDetails,
  STEP_ERROR_ADVICE,
  showFlowStatus,
} from '../details.ts';
import { recordSteps, type ShowStepError } from '../records.ts';

const makeStep = recordSteps<Pick<SweepActivities, 'noteSweepAttention'>>();

/** Why operators are called. */
export interface SweepAttention {
  readonly reason: string;
  /** Whether nothing is in the way: the sweep only says that it does not end by cancellation. */
  readonly isNotice: boolean;
}

const CANCELLATION: SweepAttention = {
  reason:
    `${cancellationNotice('sweep')} Nothing has to be done; ` +
    '`retryNow` takes it off the list of operators, and so does its next step.',
  isNotice: true,
};

/** Says of work under way whether it has ended, whatever came of it. */
export function settlingOf(work: Promise<unknown>): () => boolean {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  work.then(settle, settle);
  return () => isSettled;
}

/** What operators see of a sweep, and what they may say to it while it waits or works. */
export class SweepOperators {
  readonly #input: SweepInput;
  #end: SweepEnd | undefined;
  #isOver = false;
  #attention: SweepAttention | undefined;
  #trouble: string | undefined;
  #shownStatus: SweepState['flowStatus'];
  #isRetryWanted = false;
  #isNoticeSeen = false;
  #cancellation: 'none' | 'requested' | 'answered' = 'none';

  /** @param shown what the run before this one has shown last, when there was one. */
  constructor(
    input: SweepInput,
    shown: { readonly end?: SweepEnd | undefined; readonly attention?: SweepAttention | undefined },
  ) {
    this.#input = input;
    this.#end = shown.end;
    this.#attention = shown.attention;
    this.#shownStatus = this.#state().flowStatus;
    setCurrentDetails(this.#details());
  }

  /** Answers queries and updates from now on. */
  takeMessages(): void {
    setHandler(sweepStatusQuery, () => this.#state());
    const retryNow = () => {
      this.#isRetryWanted = true;
      if (this.#attention?.isNotice) this.#isNoticeSeen = true;
      return this.#end === undefined
        ? 'The sweep is planned again now.'
        : 'The energy that was lent is asked for again now.';
    };
    setHandler(retryNowUpdate, retryNow, { description: 'Goes on now instead of at the next time.' });
  }

  requestCancellation(): void {
    this.#cancellation = 'requested';
  }

  /** Why operators are called at this moment. */
  get attention(): SweepAttention | undefined {
    return this.#attention;
  }

  readonly showStepError: ShowStepError = (reason) => {
    this.#trouble = reason;
    this.#show();
  };

  /** From now on `retryNow` asks for another attempt than the one that begins. */
  beginAttempt(): void {
    this.#isRetryWanted = false;
  }

  /** Waits, but not longer than until an operator wants it tried now. */
  async wait(waitMs: number, reason: string | undefined): Promise<void> {
    await this.listenDuring(condition(() => this.#isRetryWanted, waitMs, { summary: reason ?? 'Wait' }));
  }

  /** Resolves as `work` does; what operators ask for meanwhile is answered at once. */
  async listenDuring<Result>(work: Promise<Result>): Promise<Result> {
    const isSettled = settlingOf(work);
    const isAsked = () => this.#cancellation === 'requested' || this.#isNoticeSeen;
    for (;;) {
      await condition(() => isSettled() || isAsked());
      if (!isAsked()) return work;
      await this.#answer();
    }
  }

  async #answer(): Promise<void> {
    if (this.#cancellation === 'requested') {
      this.#cancellation = 'answered';
      // What is in the way is more than a notice.
      if (this.#attention === undefined) await this.#note(CANCELLATION);
    }
    if (this.#isNoticeSeen) {
      this.#isNoticeSeen = false;
      if (this.#attention?.isNotice) await this.#note(undefined);
    }
  }

  /** Puts the sweep on the operators' list, with the latest reason. */
  async callForAttention(reason: string): Promise<void> {
    if (this.#attention?.isNotice === false && this.#attention.reason === reason) return;
    await this.#note({ reason, isNotice: false });
  }

  /** Takes the sweep off the operators' list. */
  async endAttention(): Promise<void> {
    if (this.#attention !== undefined) await this.#note(undefined);
  }

  async #note(attention: SweepAttention | undefined): Promise<void> {
    const { sweepId, environment } = this.#input;
    const note = { sweepId, environment, reason: attention?.reason ?? null };
    await makeStep('noteSweepAttention', note, this.showStepError);
    this.#attention = attention;
    this.#show();
  }

  /** Shows how a sweep has ended, which may have energy to take back. Its record is off the operators' list by that. */
  showEnd(end: SweepEnd, { isOver }: { readonly isOver: boolean }): SweepState {
    this.#end = end;
    this.#isOver = isOver;
    this.#attention = undefined;
    this.#show();
    return this.#state();
  }

  #show(): void {
    const { flowStatus } = this.#state();
    if (flowStatus !== this.#shownStatus) showFlowStatus(flowStatus);
    this.#shownStatus = flowStatus;
    setCurrentDetails(this.#details());
  }

  #state(): SweepState {
    const status = this.#end?.status ?? 'PENDING';
    const attention = this.#trouble ?? this.#attention?.reason;
    const calm = this.#isOver ? status : 'PENDING';
    return { status, flowStatus: attention === undefined ? calm : 'NEEDS_ATTENTION', attention };
  }

  #details(): string {
    if (this.#trouble !== undefined) return attentionDetails(this.#trouble, STEP_ERROR_ADVICE);
    if (this.#attention?.isNotice) return attentionDetails(this.#attention.reason);
    if (this.#attention)
      return attentionDetails(this.#attention.reason, 'Fix what is in the way and send `retryNow`.');
    if (!this.#end) return '';
    const ended = endDetails(this.#end.status, undefined, { source: 'the chain', reason: this.#end.reason });
    return this.#isOver
      ? ended
      : `${ended}\n\nEnergy that was lent is asked for until it is back, and TRX that is left goes home.`;
  }
}
