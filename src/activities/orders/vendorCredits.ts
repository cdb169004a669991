import type { VendorCreditInput } from '../../contract/flows.ts';
import { AlreadyPostedError } from '../../db/ledger/ledgerStore.ts';
import { findVendorAccountHolders, type VendorAccountHolder } from '../../db/merchants/vendorAccounts.ts';
import type { NewTransaction } from '../../db/orders/transactions.ts';
import {
  creditVendorAccount,
  dismissVendorCredit,
  findVendorCredit,
  noteVendorCreditAttention,
} from '../../db/orders/vendorCredits.ts';
import { invariant } from '../../domain/errors.ts';
import { commissionRoundedDownMinor } from '../../domain/ledger/fees.ts';
import { vendorCreditTransfer } from '../../domain/ledger/ledger.ts';
import { effectivePricing, type Pricing } from '../../domain/ledger/pricing.ts';
import { type Environment, type Id, minorToNumber } from '../../domain/money.ts';
import { type VendorCreditStatus, vendorCreditStep } from '../../domain/orders/vendorCredit.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { DedicatedAccountProvider, IncomingPayment } from '../../providers/bank/port.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { failureOf } from './providerFailures.ts';

/** What an activity learned or did. It travels in the workflow's history: no personal data. */
export interface VendorCreditProgress {
  readonly status: VendorCreditStatus;
  /** Whom it was credited to. */
  readonly businessId: Id<'biz'> | undefined;
  /** Why it is still pending. */
  readonly reason: string | undefined;
  readonly needsAttention: boolean;
  /** When to check again, if the provider said so. */
  readonly nextCheckInMs?: number | undefined;
}

/** What the vendor credit activities work with. */
interface VendorCreditActivityDependencies
  extends Pick<ActivityDependencies, 'database' | 'ledger' | 'faultPoint'> {
  /** The provider of an environment's vendor accounts; undefined when none is configured. */
  readonly dedicatedAccountsOf: (
    environment: Environment,
    provider: string,
  ) => DedicatedAccountProvider | undefined;
  /** The pricing of a business with which nothing else was agreed. */
  readonly pricing: Pricing;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention' | 'moneyAcceptedMinor'>;
}

export type VendorCreditActivities = ReturnType<typeof createVendorCreditActivities>;

/** The side effects of money arriving on vendor accounts. Each may run again and then changes nothing twice. */
export function createVendorCreditActivities(dependencies: VendorCreditActivityDependencies) {
  const { database, dedicatedAccountsOf, metrics, faultPoint } = dependencies;

  return {
    /**
     * Asks the provider about an announced payment and credits it when it says so. Amount, currency, account and payer
     * are the provider's answer's, whatever the announcement said. One activity does both, because names and account
     * numbers on their way between two would stay in the workflow's history.
     */
    async creditVendorPayment(input: VendorCreditInput): Promise<VendorCreditProgress> {
      const before = await findVendorCredit(database, input);
      invariant(before, 'A vendor credit workflow has no record.');
      if (before.status !== 'PENDING') return decided(before.status, before.businessId);
      const provider = dedicatedAccountsOf(input.environment, input.provider);
      if (provider?.name !== input.provider) {
        return pending('The provider that announced the payment is not configured any more.', true);
      }
      const payment = await provider
        .findIncomingPayment(input.providerReference)
        .catch((error: unknown) => failureOf(error, { isSent: true }));
      if ('outcome' in payment) {
        const { reason, outcome, nextCheckInMs } = payment;
        return { ...pending(reason, outcome !== 'unreachable'), nextCheckInMs };
      }
      const step = vendorCreditStep(payment);
      if (step.step !== 'credit') return pending(step.reason, step.step === 'needs_attention');
      // A payment that is to be credited was found; the type system cannot follow that.
      invariant(payment.status !== 'not_found', 'A payment that is not there cannot be credited.');
      const holders = await findVendorAccountHolders(database, { ...payment, ...input });
      const holder = soleHolder(holders, payment);
      if (typeof holder === 'string') return pending(holder, true);
      await faultPoint?.('vendorCredit.beforeCredit');
      const news = await credit(dependencies, input, { payment, holder });
      await faultPoint?.('vendorCredit.afterCredit');
      return news;
    },

    /** Puts the payment on the operators' list. */
    async noteVendorCreditAttention(
      input: VendorCreditInput & { readonly reason: string; readonly isFirst: boolean },
    ): Promise<void> {
      await noteVendorCreditAttention(database, input, input.reason);
      const { environment, isFirst } = input;
      if (isFirst) metrics?.flowsNeedingAttention.inc({ flow: 'vendor_credit', environment });
    },

    /** Ends the payment without a credit. Returns its status, which is CREDITED when that came first. */
    async dismissVendorCredit(
      input: VendorCreditInput & { readonly operator: string; readonly reason: string },
    ): Promise<VendorCreditStatus> {
      await dismissVendorCredit(database, input, input);
      const after = await findVendorCredit(database, input);
      invariant(after && after.status !== 'PENDING', 'A dismissed payment is still pending.');
      const { environment } = input;
      const { status } = after;
      if (status === 'DISMISSED') metrics?.flowsEnded.inc({ flow: 'vendor_credit', environment, status });
      return status;
    },
  };
}

/**
 * Credits the wallet with what arrived less commission. The commission is that of recorded payments, with what was
 * agreed with the business: both are a customer's naira reaching its wallet, and the schedule knows one commission on
 * such money. Were this way free, nobody would record payments; and of each arrival the provider keeps a part itself
 * (paystack.com/pricing: 1 %, at most ₦300), which the commission covers. No limits apply, because money that has
 * arrived is the merchant's, little or much; nor does it matter whether the business is active. Commission and net
 * amount are shown in the transaction's metadata.
 */
async function credit(
  { database, ledger, metrics, pricing }: VendorCreditActivityDependencies,
  input: VendorCreditInput,
  { payment, holder }: { readonly payment: IncomingPayment; readonly holder: VendorAccountHolder },
): Promise<VendorCreditProgress> {
  const { environment, provider, providerReference } = input;
  const { amountMinor, payerName, payerBank, narration } = payment;
  const { businessId } = holder;
  const { commission } = effectivePricing(pricing, holder.pricing);
  const commissionMinor = commissionRoundedDownMinor(amountMinor, commission);
  const transaction: NewTransaction = {
    id: newIdentifier('txn'),
    businessId,
    environment,
    flow: 'vendor_credit',
    status: 'COMPLETED',
    amountMinor,
    feeMinor: commissionMinor,
    channel: 'dedicated_account',
    customer: payerName ?? '',
    description: `Transfer to account ${holder.accountNumber}`,
    payer: payerName === undefined ? undefined : { name: payerName },
    metadata: {
      commission: minorToNumber(commissionMinor, 'NGN'),
      netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
      provider,
      providerReference,
      ...(payerBank !== undefined && { payerBank }),
      ...(narration !== undefined && { narration }),
    },
    merchantReference: undefined,
  };
  const transfer = vendorCreditTransfer({ ...input, businessId, amountMinor, commissionMinor });
  try {
    const after = await creditVendorAccount(database, ledger, { key: input, transaction, transfer });
    if (after.transactionId === transaction.id) {
      const labels = { flow: 'vendor_credit', environment };
      metrics?.flowsEnded.inc({ ...labels, status: 'CREDITED' });
      metrics?.moneyAcceptedMinor.inc({ ...labels, asset: 'NGN' }, Number(amountMinor));
    }
    return decided(after.status, after.businessId);
  } catch (error) {
    // Books and records commit together, so this is a broken promise of ours: a human must compare the two.
    if (!(error instanceof AlreadyPostedError)) throw error;
    return pending('The ledger has this payment, and its record does not say so.', true);
  }
}

/**
 * The one business that the account number and the holder's name both point to, or why there is none. Money that may be
 * another's is credited to nobody.
 */
function soleHolder(
  holders: readonly VendorAccountHolder[],
  payment: Pick<IncomingPayment, 'accountNumber' | 'holderReference'>,
): VendorAccountHolder | string {
  const [holder] = holders;
  if (!holder) return 'The payment arrived on an account that belongs to no business of ours.';
  const contradicts =
    holders.length > 1 ||
    (payment.accountNumber !== undefined && payment.accountNumber !== holder.accountNumber) ||
    (payment.holderReference !== undefined && payment.holderReference !== holder.providerReference);
  return contradicts
    ? 'The account that the payment arrived on and the customer that the provider names are not of one business.'
    : holder;
}

function decided(status: VendorCreditStatus, businessId: Id<'biz'> | undefined): VendorCreditProgress {
  return { status, businessId, reason: undefined, needsAttention: false };
}

function pending(reason: string, needsAttention: boolean): VendorCreditProgress {
  return { status: 'PENDING', businessId: undefined, reason, needsAttention };
}
