import type { Database } from '../../db/core/database.ts';
import { type BillPurchaseRecord, loadBillPurchase, noteBillValue } from '../../db/orders/bills.ts';
import { type Environment, type Id, minorToDecimal } from '../../domain/money.ts';
import { billEvent, billRequestId, priceChangedSentence } from '../../domain/orders/bill.ts';
import type { ProviderAccounts } from '../../providers/accounts.ts';
import type { BillReport, BillsProvider } from '../../providers/bills/port.ts';
import type { NotFound } from '../../providers/reports.ts';
import { partsOfIdentifier, randomPart } from '../../security/identifiers.ts';
import type { OrderAccount, OrderPort, ProviderAnswer, Verification } from './port.ts';

/** What bill purchases work with. */
export interface BillDependencies {
  readonly database: Database;
  /** The accounts at the providers of an environment; none when none is configured. */
  readonly billAccountsOf: (environment: Environment) => ProviderAccounts<BillsProvider>;
}

/** Bill purchases as the engine carries them out. */
export function createBillPort({
  database,
  billAccountsOf,
}: BillDependencies): OrderPort<BillPurchaseRecord> {
  const accountAt = (bills: BillsProvider): OrderAccount<BillPurchaseRecord> => ({
    name: bills.name,
    identify: () => bills.identifyAccount(),
    verify: (purchase) => verifyPrice(bills, purchase),
    async send(purchase, { reference: requestId, isFirst }) {
      const report = await bills.purchase({
        requestId,
        kind: purchase.kind,
        serviceId: purchase.serviceId,
        account: purchase.account,
        meterType: purchase.meterType,
        planCode: purchase.plan?.code,
        isRenewal: purchase.isRenewal,
        phone: purchase.phone ?? purchase.businessPhone,
        amountMinor: purchase.amountMinor,
        isFirstAttempt: isFirst,
      });
      await keepValue(database, purchase.purchaseId, report);
      // Nothing was done for a reason that passes.
      return { ...answerOf(report), ...(report.status === 'not_found' && { outcome: 'not_sent' }) };
    },
    async check(purchase, { reference: requestId, sentAtMs }) {
      const { kind, account, meterType, amountMinor } = purchase;
      const found = await bills.findPurchase({ requestId, sentAtMs, kind, account, meterType, amountMinor });
      if ('reason' in found) await keepValue(database, purchase.purchaseId, found);
      return answerOf(found);
    },
  });
  return {
    load: loadBillPurchase,
    event: billEvent,
    candidates: async ({ environment }) => billAccountsOf(environment).inOrder.slice(0, 1).map(accountAt),
    accountOf: async ({ environment }, { provider, account }) =>
      accountAt(await billAccountsOf(environment).find(provider, account)),
    // VTpass may keep an id that it refused, so a later attempt has another.
    referenceOf: (id, ordinal) =>
      ordinal === 1 ? firstRequestId(id) : billRequestId(Date.now(), randomPart()),
  };
}

/**
 * The request id of a purchase's first attempt: it follows from the purchase, so that a request that a restored database does
 * not know is repeated under the id by which its provider knows it.
 */
export function firstRequestId(purchaseId: string): string {
  const { createdAtMs, random } = partsOfIdentifier(purchaseId);
  return billRequestId(createdAtMs, random);
}

function answerOf(report: BillReport | NotFound): ProviderAnswer {
  if (!('reason' in report)) {
    return {
      outcome: report.status,
      providerReference: undefined,
      reason: undefined,
      nextCheckInMs: undefined,
    };
  }
  const { status: outcome, providerReference, reason, askAgainInMs: nextCheckInMs, isRequestIdOver } = report;
  return {
    outcome,
    providerReference,
    reason,
    nextCheckInMs,
    ...(isRequestIdOver && { isReferenceOver: true }),
  };
}

/** Keeps what an answer brought, whatever its outcome: no later one may bring it. It never travels through a workflow. */
async function keepValue(
  database: Database,
  purchaseId: Id<'bill'>,
  { token, units, otherTokens }: BillReport,
): Promise<void> {
  if (token === undefined && units === undefined && otherTokens === undefined) return;
  await noteBillValue(database, purchaseId, { token, units, otherTokens });
}

/**
 * Compares what a plan costs now with what was accepted for it: providers sell plans at their own price, whatever
 * amount they are sent.
 */
async function verifyPrice(
  bills: BillsProvider,
  { serviceId, plan, amountMinor }: BillPurchaseRecord,
): Promise<Verification> {
  const now = plan && (await bills.findPlan(serviceId, plan.code));
  if (!plan || now?.priceMinor === amountMinor) return { isVerified: true };
  const because = now
    ? priceChangedSentence(
        plan.name,
        minorToDecimal(now.priceMinor, 'NGN'),
        minorToDecimal(amountMinor, 'NGN'),
      )
    : `${plan.name} is no longer sold; nothing was bought`;
  return { isVerified: false, because, isDefinitive: true };
}
