import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  setCurrentDetails,
  setHandler,
} from '@temporalio/workflow';
import type {
  AdvanceInput,
  UsdtSessionActivities,
  UsdtSessionNews,
} from '../../activities/usdt/usdtSessions.ts';
import type { UsdtSessionInput } from '../../contract/flows.ts';
import {
  depositNewsSignal,
  resolveUsdtSessionUpdate,
  retryNowUpdate,
  type SessionResolution,
  type UsdtSessionState,
  usdtSessionStatusQuery,
} from '../../contract/messages.ts';
import {
  hasRunningFlow,
  isOver,
  PAYMENT_RESOLUTIONS,
  type UsdtSessionFlowStatus,
  type UsdtSessionStatus,
} from '../../domain/usdt/usdtSession.ts';
import { uncancelled, withoutCancellation } from '../cancellation.ts';
import { decisionProblems, refuseProblems } from '../decisions.ts';
import {
  attentionDetails,
  endDetails,
  STEP_ERROR_ADVICE,
  showFlowStatus,
  waitingDetails,
} from '../details.ts';
import { hasLongHistory } from '../history.ts';
import { recordSteps, type ShowStepError } from '../records.ts';
import { assertWorkflowId } from '../workflowId.ts';

const makeStep = recordSteps<UsdtSessionActivities>();

/**
 * One USDT session: waits until it expires, and looks at its record whenever the watcher, a sweep or a human has news.
 * What follows from the record is decided in one place, domain/usdt/usdtSession.ts; here is only the time. A session that
 * expired with nothing paid ends, and another workflow of it starts should something be paid after all.
 *
 * It does not end by cancellation: the request makes it look at its record at once.
 */
export function cryptoPaymentWorkflow(input: UsdtSessionInput): Promise<UsdtSessionState> {
  assertWorkflowId(input);
  const session = new Session(input);
  session.takeMessages();
  return withoutCancellation(
    () => session.lookSoon(),
    () => session.toTheEnd(),
  );
}

/** What a look is about, besides what the record holds. */
interface Look {
  readonly resolution?: SessionResolution;
  readonly retriesSweep?: boolean;
}

class Session {
  readonly #input: UsdtSessionInput;
  #news: UsdtSessionNews;
  #trouble: string | undefined;
  #shownStatus: UsdtSessionFlowStatus = 'AWAITING_DEPOSIT';
  /**
   * How many signals and retries no look has begun for. Each gets a look of its own: core of the SDK can lose a task that
   * waits for a look, and a history then holds two that arrived one after the other as if they had arrived at once
   * (test/replay/lostTasks.test.ts).
   */
  #unread: number;
  #retriesSweep = false;
  #isLooking = false;

  constructor(input: UsdtSessionInput) {
    this.#input = input;
    this.#unread = input.beginsWithLook ? 1 : 0;
    this.#news = { ...UNPAID, wakeAtMs: input.expiresAtMs };
  }

  /** Answers queries, signals and updates from now on. */
  takeMessages(): void {
    const refuseIfOver = () => {
      const { status } = this.#news;
      if (isOver(status)) throw ApplicationFailure.nonRetryable(`This payment is ${status} already.`);
    };
    setHandler(usdtSessionStatusQuery, () => this.#state());
    setHandler(depositNewsSignal, () => this.lookSoon());
    setHandler(
      retryNowUpdate,
      () => {
        this.#retriesSweep = true;
        this.lookSoon();
        return 'The record is looked at now; a sweep that failed is tried again.';
      },
      { validator: refuseIfOver, description: 'Looks at the record now, and tries a failed sweep again.' },
    );
    const resolve = async (resolution: SessionResolution) => {
      await this.#look({ resolution });
      return this.#state();
    };
    setHandler(resolveUsdtSessionUpdate, uncancelled(resolve), {
      validator: (given) => {
        refuseIfOver();
        refuseProblems([
          !PAYMENT_RESOLUTIONS.includes(given?.action) &&
            'action: must be "credit_received", "credit_expected" or "reject".',
          ...decisionProblems(given),
        ]);
      },
      description: 'Decides a session that its policy leaves open.',
    });
  }

  lookSoon(): void {
    this.#unread++;
  }

  async toTheEnd(): Promise<UsdtSessionState> {
    showFlowStatus(this.#shownStatus);
    setCurrentDetails(detailsOf(this.#news));
    for (;;) {
      await this.#waitForNews();
      const look: Look = { retriesSweep: this.#retriesSweep };
      this.#unread = Math.max(0, this.#unread - 1);
      this.#retriesSweep = false;
      if (!isOver(this.#news.status)) await this.#look(look);
      // Decisions are answered, and what came meanwhile is read, before the workflow ends.
      if (!hasRunningFlow(this.#news.status)) {
        await condition(allHandlersFinished);
        if (this.#unread === 0 || isOver(this.#news.status)) return this.#state();
      }
      // A sender may send dust to an address without end.
      if (hasLongHistory()) {
        await condition(allHandlersFinished);
        await continueAsNew<typeof cryptoPaymentWorkflow>({ ...this.#input, beginsWithLook: true });
      }
    }
  }

  async #waitForNews(): Promise<void> {
    const { wakeAtMs } = this.#news;
    const isAwake = () => this.#unread > 0 || isOver(this.#news.status);
    if (wakeAtMs === undefined) await condition(isAwake);
    else {
      const waitMs = Math.max(1, wakeAtMs - Date.now());
      await condition(isAwake, waitMs, { summary: 'Until time changes the status' });
    }
  }

  // One look at a time: of two at once, the one that saw less might be the last to be shown.
  async #look(more: Look): Promise<void> {
    await condition(() => !this.#isLooking);
    this.#isLooking = true;
    try {
      const { paymentId, environment } = this.#input;
      const about: AdvanceInput = { paymentId, environment, nowMs: Date.now(), ...more };
      this.#news = await makeStep('advanceCryptoPayment', about, this.#showStepError);
      this.#show();
    } finally {
      this.#isLooking = false;
    }
  }

  readonly #showStepError: ShowStepError = (reason) => {
    this.#trouble = reason;
    this.#show();
  };

  #show(): void {
    const { flowStatus } = this.#state();
    if (flowStatus !== this.#shownStatus) showFlowStatus(flowStatus);
    this.#shownStatus = flowStatus;
    setCurrentDetails(
      this.#trouble === undefined
        ? detailsOf(this.#news)
        : attentionDetails(this.#trouble, STEP_ERROR_ADVICE),
    );
  }

  #state(): UsdtSessionState {
    const { wakeAtMs, decision, ...state } = this.#news;
    if (this.#trouble === undefined) return state;
    return { ...state, flowStatus: 'NEEDS_ATTENTION', attention: this.#trouble };
  }
}

const UNPAID: UsdtSessionNews = {
  status: 'AWAITING_DEPOSIT',
  flowStatus: 'AWAITING_DEPOSIT',
  amountReceivedMinor: '0',
  amountCreditedMinor: '0',
  txHash: undefined,
  reviewReason: undefined,
  attention: undefined,
  wakeAtMs: undefined,
  decision: undefined,
};

const ADVICE =
  'Nothing is credited. Send the update `resolve` with ' +
  '`{"action": "credit_received" | "credit_expected" | "reject", "reason": "…", "operator": "…"}`, or `retryNow` ' +
  'to try a sweep that failed again.';

const UNCREDITED = 'Nothing is credited yet.';

/** What a session waits for while no operator is needed; the other statuses have ended, or need one. */
const WAITED_FOR: { readonly [S in UsdtSessionStatus]?: string } = {
  AWAITING_DEPOSIT: "the customer's deposit",
  PENDING_CONFIRMATION: 'the chain to confirm the deposit',
  SWEEP_PENDING: 'the sweep to the treasury',
  UNDERPAID: 'the rest of the amount',
};

function detailsOf({ status, attention, decision, wakeAtMs }: UsdtSessionNews): string {
  if (attention !== undefined) return attentionDetails(attention, ADVICE);
  if (hasRunningFlow(status)) {
    const awaited = `Waits for ${WAITED_FOR[status] ?? 'news of the chain'}`;
    if (wakeAtMs === undefined) return `${awaited}. ${UNCREDITED} There is nothing to do.`;
    return waitingDetails(`${awaited}, at the latest until`, wakeAtMs, UNCREDITED);
  }
  const reason = status === 'EXPIRED' ? 'nothing was paid in time.' : undefined;
  return endDetails(status, decision, { source: 'the chain', reason });
}
