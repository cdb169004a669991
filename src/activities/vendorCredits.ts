import type { VendorCreditInput } from '../contract/flows.ts';
import type { Database } from '../db/database.ts';
import { AlreadyPostedError, type LedgerStore } from '../db/ledgerStore.ts';
import { findVendorAccountHolders, type VendorAccountHolder } from '../db/vendorAccounts.ts';
import {
  creditVendorAccount,
  dismissVendorCredit,
  findVendorCredit,
  noteVendorCreditAttention,
} from '../db/vendorCredits.ts';
import { invariant } from '../domain/errors.ts';
import { commissionRoundedDownMinor } from '../domain/fees.ts';
import { vendorCreditTransfer } from '../domain/ledger.ts';
import { type Environment, minorToNumber } from '../domain/money.ts';
import { effectivePricing, type Pricing } from '../domain/pricing.ts';
import { type VendorCreditStatus, vendorCreditStep } from '../domain/vendorCredit.ts';
import type { Metrics } from '../metrics.ts';
import type { DedicatedAccountProvider, IncomingPayment } from '../providers/bank/port.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { unansweredBy } from './tellOnce.ts';

/** What an activity learned or did. It travels in the workflow's history: no personal data. */
export interface VendorCreditNews {
  readonly status: VendorCreditStatus;
  /** Whom it was credited to. */
  readonly businessId: string | undefined;
  /** Why it is still pending. */
  readonly reason: string | undefined;
  readonly needsAttention: boolean;
  /** When to ask again, if a provider that could not be asked said so. */
  readonly askAgainInMs?: number | undefined;
}

/** What the vendor credit activities work with. */
export interface VendorCreditActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** The provider of an environment's vendor accounts; undefined when none is configured. */
  readonly dedicatedAccountsOf: (
    environment: Environment,
    provider: string,
  ) => DedicatedAccountProvider | undefined;
  /** The pricing of a business with which nothing else was agreed. */
  readonly pricing: Pricing;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention' | 'moneyAcceptedMinor'>;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type VendorCreditActivities = ReturnType<typeof createVendorCreditActivities>;

/** The side effects of money arriving on vendor accounts. Each may run again and then changes nothing twice. */
export function createVendorCreditActivities(dependencies: VendorCreditActivityDependencies) {
  const { database, ledger, dedicatedAccountsOf, metrics } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  return {
    /**
     * Asks the provider about an announced payment and credits it when it says so. Amount, currency, account and payer
     * are the provider's answer's, whatever the announcement said. One activity does both, because names and account
     * numbers on their way between two would stay in the workflow's history.
     */
    async creditVendorPayment(input: VendorCreditInput): Promise<VendorCreditNews> {
      const before = await findVendorCredit(database, input);
      invariant(before, 'A vendor credit workflow has no record.');
      if (before.status !== 'PENDING') return decided(before.status, before.businessId);
      const asked = await ask(dedicatedAccountsOf(input.environment, input.provider), input);
      if ('reason' in asked) {
        return { ...pending(asked.reason, asked.needsAttention), askAgainInMs: asked.askAgainInMs };
      }
      const { payment } = asked;
      const step = vendorCreditStep(payment);
      if (step.step !== 'credit') return pending(step.reason, step.step === 'needs_attention');
      // A payment that is to be credited was found; the type system cannot follow that.
      invariant(payment.status !== 'not_found', 'A payment that is not there cannot be credited.');
      const holders = await findVendorAccountHolders(database, {
        ...payment,
        environment: input.environment,
        provider: input.provider,
      });
      const holder = soleHolder(holders, payment);
      if (typeof holder === 'string') return pending(holder, true);
      await faultPoint('vendorCredit.beforeCredit');
      const news = await credit(input, payment, holder);
      await faultPoint('vendorCredit.afterCredit');
      return news;
    },

    /** Puts the payment on the operators' list. */
    async noteVendorCreditAttention(
      input: VendorCreditInput & { readonly reason: string; readonly isFirst: boolean },
    ): Promise<void> {
      await noteVendorCreditAttention(database, input, input.reason);
      if (input.isFirst) {
        metrics?.flowsNeedingAttention.inc({ flow: 'vendor_credit', environment: input.environment });
      }
    },

    /** Ends the payment without a credit. Returns its status, which is CREDITED when that came first. */
    async dismissVendorCredit(
      input: VendorCreditInput & { readonly operator: string; readonly reason: string },
    ): Promise<VendorCreditStatus> {
      await dismissVendorCredit(database, input, input);
      const after = await findVendorCredit(database, input);
      invariant(after && after.status !== 'PENDING', 'A dismissed payment is still pending.');
      if (after.status === 'DISMISSED') {
        metrics?.flowsEnded.inc({
          flow: 'vendor_credit',
          environment: input.environment,
          status: after.status,
        });
      }
      return after.status;
    },
  };

  /**
   * Credits the wallet with what arrived less commission. The commission is that of recorded payments, with what was
   * agreed with the business: both are a customer's naira reaching its wallet, and the schedule knows one commission on
   * such money. Were this way free, nobody would record payments; and of each arrival the provider keeps a part itself
   * (paystack.com/pricing: 1 %, at most ₦300), which the commission covers. No limits apply, because money that has
   * arrived is the merchant's, little or much; nor does it matter whether the business is active. Commission and net
   * amount are shown in the transaction's metadata.
   */
  async function credit(
    input: VendorCreditInput,
    payment: IncomingPayment,
    holder: VendorAccountHolder,
  ): Promise<VendorCreditNews> {
    const { environment, provider, providerReference } = input;
    const { businessId } = holder;
    const { amountMinor } = payment;
    const { commission } = effectivePricing(dependencies.pricing, holder.pricing);
    const commissionMinor = commissionRoundedDownMinor(amountMinor, commission);
    const transactionId = newIdentifier('txn');
    try {
      const after = await creditVendorAccount(database, ledger, {
        key: input,
        transaction: {
          id: transactionId,
          businessId,
          environment,
          flow: 'vendor_credit',
          status: 'COMPLETED',
          amountMinor,
          feeMinor: commissionMinor,
          channel: 'dedicated_account',
          customer: payment.payerName ?? '',
          description: `Transfer to account ${holder.accountNumber}`,
          payer: payment.payerName === undefined ? undefined : { name: payment.payerName },
          metadata: {
            commission: minorToNumber(commissionMinor, 'NGN'),
            netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
            provider,
            providerReference,
            ...(payment.payerBank !== undefined && { payerBank: payment.payerBank }),
            ...(payment.narration !== undefined && { narration: payment.narration }),
          },
          merchantReference: undefined,
        },
        transfer: vendorCreditTransfer({
          provider,
          providerReference,
          businessId,
          environment,
          amountMinor,
          commissionMinor,
        }),
      });
      if (after.transactionId === transactionId) {
        metrics?.flowsEnded.inc({ flow: 'vendor_credit', environment, status: 'CREDITED' });
        metrics?.moneyAcceptedMinor.inc(
          { flow: 'vendor_credit', environment, asset: 'NGN' },
          Number(amountMinor),
        );
      }
      return decided(after.status, after.businessId);
    } catch (error) {
      // Books and records commit together, so this is a broken promise of ours: a human must compare the two.
      if (!(error instanceof AlreadyPostedError)) throw error;
      return pending('The ledger has this payment, and its record does not say so.', true);
    }
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

/** An unreachable provider is news too, so that the workflow decides when to ask again; our own faults are thrown. */
async function ask(
  provider: DedicatedAccountProvider | undefined,
  input: VendorCreditInput,
): Promise<
  | { readonly payment: IncomingPayment | { readonly status: 'not_found' } }
  | {
      readonly reason: string;
      readonly needsAttention: boolean;
      readonly askAgainInMs?: number | undefined;
    }
> {
  if (provider?.name !== input.provider) {
    return {
      reason: 'The provider that announced the payment is not configured any more.',
      needsAttention: true,
    };
  }
  try {
    return { payment: await provider.findIncomingPayment(input.providerReference) };
  } catch (error) {
    const failed = unansweredBy(error, { isTold: true });
    if (!failed) throw error;
    const { status, reason, askAgainInMs } = failed;
    return { reason, needsAttention: status !== 'unreachable', askAgainInMs };
  }
}

function decided(status: VendorCreditStatus, businessId: string | undefined): VendorCreditNews {
  return { status, businessId, reason: undefined, needsAttention: false };
}

function pending(reason: string, needsAttention: boolean): VendorCreditNews {
  return { status: 'PENDING', businessId: undefined, reason, needsAttention };
}
