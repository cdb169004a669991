import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { VendorCreditActivities, VendorCreditNews } from '../activities/vendorCredits.ts';
import type { VendorCreditInput } from '../contract/flows.ts';
import {
  type Dismissal,
  dismissUpdate,
  type VendorCreditState,
  vendorCreditStatusQuery,
} from '../contract/messages.ts';
import { BUSINESS_ID } from '../contract/searchAttributes.ts';
import { ATTENTION_AFTER_MS, waitBeforeQuestionMs } from '../domain/providerFlow.ts';
import type { VendorCreditStatus } from '../domain/vendorCredit.ts';
import { decisionProblems, refuseProblems } from './decisions.ts';
import { refuseOtherIds } from './onlyId.ts';
import { recordSteps } from './records.ts';
import { driveUndecidedFlow } from './undecidedFlow.ts';

// One exchange with the provider, bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and one transaction.
const provider = proxyActivities<Pick<VendorCreditActivities, 'creditVendorPayment'>>({
  startToCloseTimeout: '90 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
  summary: 'Ask about the payment, and credit what is confirmed',
});

const makeStep =
  recordSteps<Pick<VendorCreditActivities, 'noteVendorCreditAttention' | 'dismissVendorCredit'>>();

/** How an announced payment ends: as its record says already, or by a human. */
type VendorCreditDecision = Exclude<VendorCreditStatus, 'PENDING'> | Dismissal;

/**
 * One payment that a provider announced: asks the provider until it is credited; see driveUndecidedFlow. What
 * contradicts the announcement, or belongs to nobody we know, is shown to a human and asked about again; the flow ends
 * only when the money is credited or a human dismisses it, so that money which arrived is never forgotten.
 */
export function vendorCreditWorkflow(input: VendorCreditInput): Promise<VendorCreditState> {
  refuseOtherIds(input);
  // The activity credits what the provider confirms, in the same step as it asks.
  const ask = async () => {
    const news = await provider.creditVendorPayment(input);
    if (news.businessId !== undefined) upsertSearchAttributes([{ key: BUSINESS_ID, value: news.businessId }]);
    return news;
  };

  return driveUndecidedFlow<{
    News: VendorCreditNews;
    Decision: VendorCreditDecision;
    Given: Dismissal;
    State: VendorCreditState;
  }>({
    noun: 'payment',
    statusQuery: vendorCreditStatusQuery,
    resolveUpdate: dismissUpdate,
    openStatus: () => 'PENDING',
    openFlowStatus: 'PENDING',
    begin: ask,
    ask,
    alwaysAsks: true,
    judge: (news, { question, sinceStartMs }) => {
      if (news.status !== 'PENDING') return { is: 'decided', decision: news.status };
      const isNeeded = news.needsAttention || sinceStartMs >= ATTENTION_AFTER_MS;
      return {
        is: 'open',
        attention: isNeeded ? news.reason : undefined,
        waitMs: waitBeforeQuestionMs(question),
        next: ask,
      };
    },
    validate: (given) =>
      refuseProblems([
        given?.outcome !== 'dismissed' && 'outcome: must be "dismissed".',
        ...decisionProblems(given),
      ]),
    refuse: () => undefined,
    decisionOf: (given) => given,
    noteAttention: (about, showTrouble) =>
      makeStep('noteVendorCreditAttention', { ...input, ...about }, showTrouble),
    showsLatestReason: true,
    whereMoneyIs: 'Nothing is credited before the provider confirms it.',
    advice:
      'Fix what is in the way and send the update `retryNow`, or send `resolve` with ' +
      '`{"outcome": "dismissed", "reason": "…", "operator": "…"}` when there is nothing to credit.',
    end: async ({ decision }, showTrouble) =>
      typeof decision === 'string'
        ? decision
        : makeStep('dismissVendorCredit', { ...input, ...decision }, showTrouble),
  });
}
