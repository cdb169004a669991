import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { VendorCreditActivities, VendorCreditNews } from '../activities/vendorCredits.ts';
import type { VendorCreditInput } from '../contract/flows.ts';
import {
  type Dismissal,
  dismissUpdate,
  providerNewsSignal,
  retryNowUpdate,
  type VendorCreditState,
  vendorCreditStatusQuery,
} from '../contract/messages.ts';
import { BUSINESS_ID, FLOW_STATUS } from '../contract/searchAttributes.ts';
import { ATTENTION_AFTER_MS, STOP_ASKING_AFTER_MS, waitBeforeQuestionMs } from '../domain/providerFlow.ts';
import type { VendorCreditStatus } from '../domain/vendorCredit.ts';

// One exchange with the provider, bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and one transaction.
const provider = proxyActivities<Pick<VendorCreditActivities, 'creditVendorPayment'>>({
  startToCloseTimeout: '90 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

const records = proxyLocalActivities<
  Pick<VendorCreditActivities, 'noteVendorCreditAttention' | 'dismissVendorCredit'>
>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

/**
 * One payment that a provider announced: asks the provider until it is credited. What contradicts the announcement, or
 * belongs to nobody we know, is shown to a human and asked about again; the flow ends only when the money is credited
 * or a human dismisses it, so that money which arrived is never forgotten.
 */
export async function vendorCreditWorkflow(input: VendorCreditInput): Promise<VendorCreditState> {
  let status: VendorCreditStatus = 'PENDING';
  let attention: string | undefined;
  let wakeUp = false;
  let dismissal: Dismissal | undefined;
  const state = (): VendorCreditState => ({
    status,
    flowStatus: status === 'PENDING' && attention !== undefined ? 'NEEDS_ATTENTION' : status,
    attention,
  });

  setHandler(vendorCreditStatusQuery, state);
  setHandler(providerNewsSignal, () => {
    wakeUp = true;
  });
  setHandler(
    retryNowUpdate,
    () => {
      wakeUp = true;
      return 'The provider is asked now.';
    },
    { validator: () => refuseUnlessPending(status) },
  );
  setHandler(
    dismissUpdate,
    async (given) => {
      dismissal = given;
      await condition(() => status !== 'PENDING');
      return state();
    },
    {
      validator: (given) => {
        refuseUnlessPending(status);
        refuseUnlessDismissal(given);
        if (dismissal) throw ApplicationFailure.nonRetryable('This payment is being dismissed already.');
      },
    },
  );

  const startedAtMs = Date.now();
  for (let question = 1; status === 'PENDING'; question++) {
    const dismissalBefore = dismissal;
    const news = await provider.creditVendorPayment(input);
    if (news.status !== 'PENDING') {
      status = news.status;
      if (news.businessId !== undefined)
        upsertSearchAttributes([{ key: BUSINESS_ID, value: news.businessId }]);
    } else if (dismissalBefore) {
      // The provider was asked once more, so a human dismisses only what it does not call a payment to us.
      status = await records.dismissVendorCredit({ ...input, ...dismissalBefore });
    } else {
      const pendingForMs = Date.now() - startedAtMs;
      attention = await callForAttention(input, news, pendingForMs, attention);
      const isAwake = () => wakeUp || dismissal !== undefined;
      if (pendingForMs < STOP_ASKING_AFTER_MS) {
        const summary = `Wait before question ${question + 1}`;
        await condition(isAwake, waitBeforeQuestionMs(question), { summary });
      } else {
        await condition(isAwake);
      }
      wakeUp = false;
    }
  }

  attention = undefined;
  upsertSearchAttributes([{ key: FLOW_STATUS, value: status }]);
  setCurrentDetails('');
  // Whoever dismissed it is answered before the workflow ends.
  await condition(allHandlersFinished);
  return state();
}

/** Shows the payment to operators when it is time to, once per reason. Returns why they are needed, if they are. */
async function callForAttention(
  input: VendorCreditInput,
  news: VendorCreditNews,
  pendingForMs: number,
  attention: string | undefined,
): Promise<string | undefined> {
  const isNeeded = news.needsAttention || pendingForMs >= ATTENTION_AFTER_MS;
  if (!isNeeded || news.reason === undefined || news.reason === attention) return attention;
  await records.noteVendorCreditAttention({
    ...input,
    reason: news.reason,
    isFirst: attention === undefined,
  });
  upsertSearchAttributes([{ key: FLOW_STATUS, value: 'NEEDS_ATTENTION' }]);
  setCurrentDetails(
    `**Needs attention:** ${news.reason}\n\nNothing is credited. Mend what is in the way and send the update ` +
      '`retryNow`, or send `resolve` with `{"outcome": "dismissed", "reason": "…", "operator": "…"}` when there is ' +
      'nothing to credit.',
  );
  return news.reason;
}

function refuseUnlessPending(status: VendorCreditStatus): void {
  if (status !== 'PENDING') throw ApplicationFailure.nonRetryable(`This payment is ${status} already.`);
}

function refuseUnlessDismissal(given: Dismissal): void {
  if (given?.outcome !== 'dismissed') {
    throw ApplicationFailure.nonRetryable('outcome: must be "dismissed".');
  }
  if (typeof given.reason !== 'string' || given.reason.trim().length < 5) {
    throw ApplicationFailure.nonRetryable('reason: must say why, in at least 5 characters.');
  }
  if (typeof given.operator !== 'string' || given.operator.trim() === '') {
    throw ApplicationFailure.nonRetryable('operator: must name who decides.');
  }
}
