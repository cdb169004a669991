import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { CryptoPaymentActivities, CryptoPaymentNews } from '../activities/cryptoPayments.ts';
import type { CryptoPaymentInput } from '../contract/flows.ts';
import {
  type CryptoPaymentState,
  type CryptoResolution,
  cryptoPaymentStatusQuery,
  depositNewsSignal,
  resolveCryptoPaymentUpdate,
  retryNowUpdate,
} from '../contract/messages.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import { hasRunningFlow, isOver, PAYMENT_RESOLUTIONS } from '../domain/cryptoPayment.ts';

const records = proxyLocalActivities<CryptoPaymentActivities>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

/** Somebody may send dust to an address without end; the history begins anew long before Temporal would ask for it. */
const LONGEST_HISTORY = 1_000;

/**
 * One USDT session: waits until it expires, and looks at its record whenever the watcher, a sweep or a human has news.
 * What follows from the record is decided in one place, domain/cryptoPayment.ts; here is only the time. A session that
 * expired with nothing paid ends, and begins anew should something be paid after all.
 */
export async function cryptoPaymentWorkflow(input: CryptoPaymentInput): Promise<CryptoPaymentState> {
  let state: CryptoPaymentState = {
    status: 'AWAITING_DEPOSIT',
    flowStatus: 'AWAITING_DEPOSIT',
    amountReceivedMinor: '0',
    amountCreditedMinor: '0',
    txHash: undefined,
    reviewReason: undefined,
    attention: undefined,
  };
  let hasNews = input.beginsWithLook ?? false;
  let retriesSweep = false;
  let wakeAtMs: number | undefined = input.expiresAtMs;

  // One look at a time: of two at once, the one that saw less might be the last to tell.
  let isLooking = false;
  const look = async (more: { resolution?: CryptoResolution; retriesSweep?: boolean } = {}) => {
    await condition(() => !isLooking);
    isLooking = true;
    try {
      await lookNow(more);
    } finally {
      isLooking = false;
    }
  };
  const lookNow = async (more: { resolution?: CryptoResolution; retriesSweep?: boolean }) => {
    const { paymentId, environment } = input;
    const news = await records.advanceCryptoPayment({ paymentId, environment, nowMs: Date.now(), ...more });
    wakeAtMs = news.wakeAtMs;
    const shown = state.flowStatus;
    state = stateOf(news);
    if (state.flowStatus !== shown) {
      upsertSearchAttributes([{ key: FLOW_STATUS, value: state.flowStatus }]);
      setCurrentDetails(detailsOf(state));
    }
  };

  setHandler(cryptoPaymentStatusQuery, () => state);
  setHandler(depositNewsSignal, () => {
    hasNews = true;
  });
  setHandler(
    retryNowUpdate,
    () => {
      retriesSweep = true;
      return 'The record is looked at now; a sweep that failed is tried again.';
    },
    { validator: () => refuseIfOver(state) },
  );
  setHandler(
    resolveCryptoPaymentUpdate,
    async (resolution) => {
      await look({ resolution });
      return state;
    },
    {
      validator: (given) => {
        refuseIfOver(state);
        refuseUnlessResolution(given);
      },
    },
  );

  upsertSearchAttributes([{ key: FLOW_STATUS, value: state.flowStatus }]);
  const isAwake = () => hasNews || retriesSweep || isOver(state.status);
  for (;;) {
    if (wakeAtMs === undefined) await condition(isAwake);
    else
      await condition(isAwake, Math.max(1, wakeAtMs - Date.now()), {
        summary: 'Until time changes the status',
      });
    const more = { retriesSweep };
    hasNews = retriesSweep = false;
    if (!isOver(state.status)) await look(more);
    // Whoever decided is answered, and whatever came meanwhile is looked at, before the workflow ends.
    if (!hasRunningFlow(state.status)) {
      await condition(allHandlersFinished);
      if (!hasNews || isOver(state.status)) return state;
    }
    if (workflowInfo().historyLength > LONGEST_HISTORY) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof cryptoPaymentWorkflow>({ ...input, beginsWithLook: true });
    }
  }
}

function stateOf({ wakeAtMs, ...state }: CryptoPaymentNews): CryptoPaymentState {
  return state;
}

function detailsOf({ attention }: CryptoPaymentState): string {
  if (attention === undefined) return '';
  return (
    `**Needs attention:** ${attention}\n\nNothing is credited. Send the update \`resolve\` with ` +
    '`{"action": "credit_received" | "credit_expected" | "reject", "reason": "…", "operator": "…"}`, or `retryNow` ' +
    'to try a sweep that failed again.'
  );
}

function refuseIfOver({ status }: CryptoPaymentState): void {
  if (isOver(status)) throw ApplicationFailure.nonRetryable(`This payment is ${status} already.`);
}

function refuseUnlessResolution(given: CryptoResolution): void {
  if (!PAYMENT_RESOLUTIONS.includes(given?.action)) {
    throw ApplicationFailure.nonRetryable(
      'action: must be "credit_received", "credit_expected" or "reject".',
    );
  }
  if (typeof given.reason !== 'string' || given.reason.trim().length < 5) {
    throw ApplicationFailure.nonRetryable('reason: must say why, in at least 5 characters.');
  }
  if (typeof given.operator !== 'string' || given.operator.trim() === '') {
    throw ApplicationFailure.nonRetryable('operator: must name who decides.');
  }
}
