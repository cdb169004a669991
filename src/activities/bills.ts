import { ApplicationFailure } from '@temporalio/common';
import type { BillPurchaseInput } from '../contract/flows.ts';
import { noteAttention } from '../db/attention.ts';
import { replaceCatalogue } from '../db/billCatalogue.ts';
import {
  type BillPurchaseRecord,
  claimVend,
  finishBillPurchase,
  loadBillPurchase,
  noteBillValue,
  releaseVend,
  type VendClaim,
} from '../db/bills.ts';
import type { Database } from '../db/database.ts';
import type { FlowEnd } from '../db/flowEnd.ts';
import type { LedgerStore } from '../db/ledgerStore.ts';
import type { OutboxRow } from '../db/outbox.ts';
import { billRequestId, priceChangedSentence } from '../domain/bill.ts';
import { invariant } from '../domain/errors.ts';
import { billTransfers } from '../domain/ledger.ts';
import { type Environment, minorToDecimal } from '../domain/money.ts';
import {
  decide,
  type FlowDecision,
  type FlowStatus,
  KNOWLEDGE_OF_STATUS,
  type ProviderKnowledge,
  type ResolvedBy,
} from '../domain/providerFlow.ts';
import type { Metrics } from '../metrics.ts';
import { AccountNotConfiguredError, type ProviderAccounts } from '../providers/accounts.ts';
import type { BillReport, BillsProvider } from '../providers/bills/port.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../providers/errors.ts';
import { randomPart } from '../security/identifiers.ts';
import type { AttentionInput } from './attention.ts';
import { laterLook } from './laterLooks.ts';

/** What an activity learned of a vend. It travels in the workflow's history: no personal data and no tokens. */
export interface VendNews {
  readonly knowledge: ProviderKnowledge;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  readonly askAgainInMs: number | undefined;
}

export interface EndBillPurchaseInput extends BillPurchaseInput {
  readonly decision: FlowDecision;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
  /** When the provider will have later news about a completed purchase. */
  readonly askAgainInMs: number | undefined;
  readonly resolvedBy: ResolvedBy | undefined;
}

/** What the bill activities work with. */
export interface BillActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** The accounts at the providers of an environment; none when none is configured. */
  readonly billAccountsOf: (environment: Environment) => ProviderAccounts<BillsProvider>;
  /** Starts promised workflows now instead of at the relay's next round; never throws. */
  readonly keepPromised: (rows: readonly OutboxRow[]) => void;
  readonly metrics?: Pick<
    Metrics,
    'flowsEnded' | 'flowsNeedingAttention' | 'providerBlocked' | 'providerBalanceMinor'
  >;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type BillActivities = ReturnType<typeof createBillActivities>;

/** The side effects of bill purchases. Each may run again after a crash and then changes nothing twice. */
export function createBillActivities(dependencies: BillActivityDependencies) {
  const { database, ledger, billAccountsOf, metrics, keepPromised } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  async function load(input: Pick<BillPurchaseInput, 'purchaseId'>): Promise<BillPurchaseRecord> {
    const purchase = await loadBillPurchase(database, input.purchaseId);
    invariant(purchase, 'A bill purchase workflow has no record.');
    return purchase;
  }

  /**
   * The account that a vend is with: the one that was told, because another knows nothing of it, and would sell it again.
   * As long as none was told, the present one.
   */
  async function providerOf(purchase: BillPurchaseRecord): Promise<BillsProvider> {
    const accounts = billAccountsOf(purchase.environment);
    if (purchase.requestId !== undefined) return accounts.find(purchase.provider, purchase.providerAccount);
    if (!accounts.current) throw new NoProviderError();
    return accounts.current;
  }

  /** Asks what became of a vend that was told already. */
  async function find(
    bills: BillsProvider,
    purchase: BillPurchaseRecord,
  ): Promise<BillReport | { readonly status: 'not_found' }> {
    const { requestId, sentAtMs } = purchase;
    // Nothing was sent as long as the provider was never reached: then it is told, not asked.
    if (requestId === undefined || sentAtMs === undefined) return { status: 'not_found' };
    const { kind, account, meterType, amountMinor } = purchase;
    return bills.findPurchase({ requestId, kind, account, meterType, amountMinor, sentAtMs });
  }

  /**
   * Turns what a provider answered, or failed to answer, into knowledge, and keeps the token that came with it. An
   * unreachable provider is knowledge too, so that the workflow decides when to ask again; only our own faults are
   * thrown and retried by Temporal.
   */
  async function learn(
    purchase: BillPurchaseRecord,
    ask: (bills: BillsProvider) => Promise<BillReport | { readonly status: 'not_found' }>,
  ): Promise<VendNews> {
    try {
      const bills = await providerOf(purchase);
      const report = await ask(bills);
      if (!('reason' in report)) return news('not_found');
      const { token, units, otherTokens } = report;
      if (token !== undefined || units !== undefined || otherTokens !== undefined) {
        await noteBillValue(database, purchase.purchaseId, { token, units, otherTokens });
      }
      if (report.status === 'blocked') metrics?.providerBlocked.inc({ provider: bills.name });
      return {
        knowledge: report.status,
        providerReference: report.providerReference,
        reason: report.reason,
        askAgainInMs: report.askAgainInMs,
      };
    } catch (error) {
      if (error instanceof ProviderUnavailableError) {
        return { ...news('unreachable', error.message), askAgainInMs: error.retryAfterMs };
      }
      if (error instanceof ProviderRejectedError) {
        metrics?.providerBlocked.inc({ provider: error.provider });
        // Once it was told, it may have sold, and nobody can be asked: so nobody may say that it did not.
        const { requestId } = await load(purchase);
        return news(requestId === undefined ? 'blocked' : 'not_configured', error.message);
      }
      if (error instanceof AccountNotConfiguredError) return news('not_configured', error.message);
      if (error instanceof NoProviderError) return news('unknown', error.message);
      throw error;
    }
  }

  return {
    /**
     * Asks the provider to sell. After a crash or time-out it may know of the vend already, so it is asked first and
     * told again, with the same request id, only when it does not.
     *
     * An attempt whose worker lost its connection to Temporal may still be at work when the next one begins. So only
     * the attempt that claimed the vend first may call a refusal definitive, and one that was overtaken sends nothing.
     */
    async vend(input: BillPurchaseInput): Promise<VendNews> {
      const purchase = await load(input);
      if (purchase.status !== 'PROCESSING') return news(KNOWLEDGE_OF_STATUS[purchase.status]);
      return learn(purchase, async (bills) => {
        const found = await find(bills, purchase);
        if (found.status !== 'not_found') return found;
        const refusal = await checkPrice(bills, purchase);
        const told = { provider: bills.name, account: await bills.identifyAccount() };
        const requestId = purchase.requestId ?? billRequestId(Date.now(), randomPart());
        const claim = await claimVend(database, input.purchaseId, requestId, told);
        if (claim?.requestId !== requestId) throw overtaken();
        if (refusal !== undefined) {
          return claim.isFirst
            ? { status: 'failed', providerReference: undefined, reason: refusal }
            : {
                status: 'unknown',
                providerReference: undefined,
                reason: `${refusal} An earlier attempt may be under way.`,
              };
        }
        await faultPoint('bill.beforeVend');
        const report = await tell(bills, purchase, claim);
        await faultPoint('bill.afterVend');
        return report;
      });
    },

    /** Asks what became of the vend. */
    async askAboutVend(input: BillPurchaseInput): Promise<VendNews> {
      const purchase = await load(input);
      return learn(purchase, (bills) => find(bills, purchase));
    },

    /** Puts the purchase on the operators' list. */
    async noteBillAttention(input: BillPurchaseInput & AttentionInput): Promise<void> {
      await noteAttention(database, 'bill', input.purchaseId, input);
      metrics?.flowsNeedingAttention.inc({ flow: 'bill', environment: input.environment });
    },

    /** Posts or voids the held money and records the end. Returns the status. */
    async endBillPurchase(input: EndBillPurchaseInput): Promise<FlowStatus> {
      const purchase = await load(input);
      // A retry after a crash finds the work done.
      if (purchase.status !== 'PROCESSING') return purchase.status;
      const status = decide(purchase.status, input.decision);
      await faultPoint('bill.beforeEnd');
      const isEnded = await end(purchase, {
        from: 'PROCESSING',
        to: status,
        transfer: status === 'COMPLETED' ? billTransfers.post(purchase) : billTransfers.void(purchase),
        providerReference: input.providerReference,
        failureReason: input.failureReason,
        starts: [],
        look: laterLook({ ...purchase, flow: 'bill', subjectId: purchase.purchaseId }, input),
        resolvedBy: input.resolvedBy,
      });
      await faultPoint('bill.afterEnd');
      return isEnded ? status : (await load(input)).status;
    },

    /** Gives the money of a completed purchase back. Returns whether it is reversed now. */
    async reverseBillPurchase(input: BillPurchaseInput & Pick<VendNews, 'reason'>): Promise<boolean> {
      const purchase = await load(input);
      if (purchase.status !== 'COMPLETED') return purchase.status === 'REVERSED';
      await end(purchase, {
        from: 'COMPLETED',
        to: 'REVERSED',
        transfer: billTransfers.reverse(purchase),
        providerReference: undefined,
        failureReason: input.reason ?? 'The biller took the purchase back.',
        starts: [],
        look: undefined,
        resolvedBy: undefined,
      });
      return true;
    },

    /** Reads what can be bought, and what is left of our money there. Returns how many billers there are. */
    async refreshBillCatalogue({ environment }: { readonly environment: Environment }): Promise<number> {
      const bills = billAccountsOf(environment).current;
      if (!bills) return 0;
      const balanceMinor = await bills.readBalanceMinor();
      if (balanceMinor !== undefined) {
        metrics?.providerBalanceMinor.set({ provider: bills.name, asset: 'NGN' }, Number(balanceMinor));
      }
      const billers = await bills.listBillers();
      // A provider that suddenly sells nothing is a fault of its answer: what was there stays.
      invariant(billers.length > 0, 'The bill provider lists no biller.');
      await replaceCatalogue(database, environment, bills.name, billers);
      return billers.length;
    },
  };

  /**
   * Tells the provider of a claimed vend. A claim is taken back when its one attempt was refused by an answer about the
   * vend, or when nothing can be sold under its request id any more. Refused credentials leave it: an earlier order under
   * it may have been taken, and nobody could be asked.
   */
  async function tell(
    bills: BillsProvider,
    purchase: BillPurchaseRecord,
    claim: VendClaim,
  ): Promise<BillReport> {
    const report = await bills.purchase({
      requestId: claim.requestId,
      kind: purchase.kind,
      serviceId: purchase.serviceId,
      account: purchase.account,
      meterType: purchase.meterType,
      planCode: purchase.plan?.code,
      isRenewal: purchase.isRenewal,
      phone: purchase.phone ?? purchase.businessPhone,
      amountMinor: purchase.amountMinor,
      isFirstAttempt: claim.isFirst,
    });
    const isRefused = report.status === 'blocked' || report.status === 'not_found';
    if (report.isRequestIdOver === true || (isRefused && claim.isFirst)) {
      await releaseVend(database, purchase.purchaseId, claim);
    }
    return report;
  }

  async function end(purchase: BillPurchaseRecord, how: FlowEnd): Promise<boolean> {
    const { purchaseId, environment } = purchase;
    const promised = await finishBillPurchase(database, ledger, purchaseId, how);
    if (!promised) return false;
    metrics?.flowsEnded.inc({ flow: 'bill', environment, status: how.to });
    keepPromised(promised);
    return true;
  }
}

/** Nothing was told, and there is nobody to tell. */
class NoProviderError extends Error {
  constructor() {
    super('No bill provider is configured for this environment any more.');
  }
}

function overtaken(): ApplicationFailure {
  return ApplicationFailure.retryable('Another attempt at this vend was faster.', 'Overtaken');
}

/**
 * Compares what a plan costs now with what was accepted for it: providers sell plans at their own price, whatever
 * amount they are sent.
 *
 * @returns why nothing may be bought, or undefined when it may.
 */
async function checkPrice(
  bills: BillsProvider,
  { serviceId, plan, amountMinor }: BillPurchaseRecord,
): Promise<string | undefined> {
  if (!plan) return undefined;
  const now = await bills.findPlan(serviceId, plan.code);
  if (!now) return `${plan.name} is not sold any more; nothing was bought`;
  if (now.priceMinor === amountMinor) return undefined;
  return priceChangedSentence(
    plan.name,
    minorToDecimal(now.priceMinor, 'NGN'),
    minorToDecimal(amountMinor, 'NGN'),
  );
}

function news(knowledge: ProviderKnowledge, reason?: string): VendNews {
  return { knowledge, providerReference: undefined, reason, askAgainInMs: undefined };
}
