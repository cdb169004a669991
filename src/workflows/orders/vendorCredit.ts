import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { VendorCreditActivities, VendorCreditProgress } from '../../activities/orders/vendorCredits.ts';
import type { VendorCreditInput } from '../../contract/flows.ts';
import {
  type Dismissal,
  dismissUpdate,
  providerUpdateSignal,
  retryNowUpdate,
  type VendorCreditState,
  vendorCreditStatusQuery,
} from '../../contract/messages.ts';
import { BUSINESS_ID } from '../../contract/searchAttributes.ts';
import { announcedWaitMs, checkWaitMs } from '../../domain/orders/checkWaits.ts';
import { REVIEW_AFTER_MS, STOP_CHECKING_AFTER_MS } from '../../domain/orders/decideOrder.ts';
import { uncancelled, withoutCancellation } from '../cancellation.ts';
import { decisionProblems, refuseProblems } from '../decisions.ts';
import {
  attentionDetails,
  cancellationNotice,
  endDetails,
  showFlowStatus,
  TROUBLE_ADVICE,
} from '../details.ts';
import { hasLongHistory } from '../history.ts';
import { refuseOtherIds } from '../onlyId.ts';
import { recordSteps, type ShowTrouble } from '../records.ts';

// One exchange with the provider, bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and one transaction.
const provider = proxyActivities<Pick<VendorCreditActivities, 'creditVendorPayment'>>({
  startToCloseTimeout: '90 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
  summary: 'Check the payment, and credit what is confirmed',
});

const recordStep =
  recordSteps<Pick<VendorCreditActivities, 'noteVendorCreditAttention' | 'dismissVendorCredit'>>();

const NOTHING_CREDITED = 'Nothing is credited before the provider confirms it.';
const ADVICE =
  `${NOTHING_CREDITED} Fix what is in the way and send the update \`retryNow\`, or send \`resolve\` with ` +
  '`{"outcome": "dismissed", "reason": "…", "operator": "…"}` when there is nothing to credit.';

/**
 * One payment that a provider announced: the provider is checked until the payment is credited. What contradicts the
 * announcement is flagged for review and checked again; the workflow ends only when the money is credited or an operator
 * dismisses it.
 */
export function vendorCreditWorkflow(input: VendorCreditInput): Promise<VendorCreditState> {
  refuseOtherIds(input);
  const credit = new VendorCreditRun(input);
  credit.takeMessages();
  return withoutCancellation(
    () => credit.requestCancellation(),
    () => credit.run(),
  );
}

class VendorCreditRun {
  readonly #input: VendorCreditInput;
  readonly #startedAtMs = Date.now();
  #progress: VendorCreditProgress = {
    status: 'PENDING',
    businessId: undefined,
    reason: undefined,
    needsAttention: false,
  };
  #attention: string | undefined;
  #trouble: string | undefined;
  #hasUpdate = false;
  #dismissal: Dismissal | undefined;
  #dismissedBy: Dismissal | undefined;
  #isCancellationRequested = false;

  constructor(input: VendorCreditInput) {
    this.#input = input;
  }

  async run(): Promise<VendorCreditState> {
    for (let checks = 1; ; checks++) {
      // A dismissal is applied only to what the provider leaves open when it is checked after that.
      const dismissal = this.#dismissal;
      this.#hasUpdate = false;
      await this.#check();
      if (this.#isOpen() && dismissal) await this.#dismiss(dismissal);
      if (!this.#isOpen()) return this.#end();
      await this.#flagIfNeeded();
      if (hasLongHistory() && !this.#dismissal) {
        await condition(allHandlersFinished);
        await continueAsNew<typeof vendorCreditWorkflow>(this.#input);
      }
      await this.#wait(checks);
    }
  }

  takeMessages(): void {
    const refuseUnlessOpen = () => {
      const { status } = this.#progress;
      if (status !== 'PENDING') throw ApplicationFailure.nonRetryable(`This payment is ${status} already.`);
    };
    setHandler(vendorCreditStatusQuery, () => this.#state());
    const noteUpdate = () => {
      this.#hasUpdate = true;
    };
    setHandler(providerUpdateSignal, noteUpdate, {
      description: 'The provider has an update: it is checked now.',
    });
    setHandler(
      retryNowUpdate,
      () => {
        this.#hasUpdate = true;
        return 'The provider is asked now.';
      },
      { validator: refuseUnlessOpen, description: 'Checks the payment now.' },
    );
    const dismiss = async (dismissal: Dismissal) => {
      this.#dismissal = dismissal;
      this.#hasUpdate = true;
      await condition(() => !this.#isOpen());
      return this.#state();
    };
    setHandler(dismissUpdate, uncancelled(dismiss), {
      validator: (dismissal) => {
        refuseUnlessOpen();
        refuseProblems([
          dismissal?.outcome !== 'dismissed' && 'outcome: must be "dismissed".',
          ...decisionProblems(dismissal),
        ]);
        if (this.#dismissal) throw ApplicationFailure.nonRetryable('This payment is being resolved already.');
      },
      description: 'Dismisses what the provider leaves open, after it was checked once more.',
    });
  }

  requestCancellation(): void {
    this.#isCancellationRequested = true;
    this.#hasUpdate = true;
  }

  async #check(): Promise<void> {
    this.#progress = await provider.creditVendorPayment(this.#input);
    const { businessId } = this.#progress;
    if (businessId !== undefined) upsertSearchAttributes([{ key: BUSINESS_ID, value: businessId }]);
  }

  async #dismiss(dismissal: Dismissal): Promise<void> {
    const { operator, reason } = dismissal;
    const input = { ...this.#input, operator, reason };
    const status = await recordStep('dismissVendorCredit', input, this.#showTrouble);
    if (status === 'DISMISSED') this.#dismissedBy = dismissal;
    this.#progress = { ...this.#progress, status };
  }

  async #end(): Promise<VendorCreditState> {
    const { status } = this.#progress;
    showFlowStatus(status);
    setCurrentDetails(endDetails(status, this.#dismissedBy, { source: 'the provider' }));
    await condition(allHandlersFinished);
    return this.#state();
  }

  /** The latest reason is shown: what is in the way changes as operators remove it. */
  async #flagIfNeeded(): Promise<void> {
    const isOld = Date.now() - this.#startedAtMs >= REVIEW_AFTER_MS;
    const { needsAttention, reason } = this.#progress;
    const cancellation = this.#isCancellationRequested ? cancellationNotice('payment') : undefined;
    const attention =
      needsAttention || isOld ? reason : this.#attention === undefined ? cancellation : undefined;
    if (attention !== undefined && attention !== this.#attention) {
      const isFirst = this.#attention === undefined;
      const input = { ...this.#input, reason: attention, isFirst };
      await recordStep('noteVendorCreditAttention', input, this.#showTrouble);
      this.#attention = attention;
    }
    this.#showOpen();
  }

  async #wait(checks: number): Promise<void> {
    const hasUpdate = () => this.#hasUpdate;
    if (Date.now() - this.#startedAtMs >= STOP_CHECKING_AFTER_MS) await condition(hasUpdate);
    else {
      const { nextCheckInMs = 0 } = this.#progress;
      const waitMs = Math.max(checkWaitMs(checks), announcedWaitMs(nextCheckInMs));
      await condition(hasUpdate, waitMs, { summary: `Wait before check ${checks + 1}` });
    }
  }

  readonly #showTrouble: ShowTrouble = (trouble) => {
    this.#trouble = trouble;
    this.#showOpen();
  };

  #showOpen(): void {
    showFlowStatus(this.#state().flowStatus);
    if (this.#trouble !== undefined) setCurrentDetails(attentionDetails(this.#trouble, TROUBLE_ADVICE));
    else if (this.#attention !== undefined) setCurrentDetails(attentionDetails(this.#attention, ADVICE));
    else setCurrentDetails(`Not confirmed yet. ${this.#progress.reason ?? ''} ${NOTHING_CREDITED}`);
  }

  #isOpen(): boolean {
    return this.#progress.status === 'PENDING';
  }

  #state(): VendorCreditState {
    const { status } = this.#progress;
    const attention = this.#isOpen() ? (this.#attention ?? this.#trouble) : undefined;
    return { status, flowStatus: attention === undefined ? status : 'NEEDS_ATTENTION', attention };
  }
}
