import { randomBytes } from 'node:crypto';
import { createVendorCreditActivities } from '../../src/activities/orders/vendorCredits.ts';
import { vendorCreditStart } from '../../src/contract/starts.ts';
import {
  announceVendorCredit,
  readVendorCredit,
  recordVendorCreditUpdate,
  type VendorCreditKey,
} from '../../src/db/orders/vendorCredits.ts';
import { DEFAULT_DAILY_LIMITS } from '../../src/domain/ledger/pricing.ts';
import type { Id } from '../../src/domain/money.ts';
import type { IncomingPayment } from '../../src/providers/bank/port.ts';
import { openTestBooks } from './books.ts';

/** What the provider answers about a payment: its status, or an error that is thrown. */
export type PaymentAnswer = IncomingPayment['status'] | 'not_found' | Error;

/** A database with one merchant's vendor account, and the activities that credit it, without a service. */
export async function openAnnouncedPayments() {
  const books = await openTestBooks({ poolSize: 4 });
  const { database, ledger, owner } = books;
  const businessId = (await books.createBusiness()) as Id<'biz'>;
  const accountNumber = '0123456789';
  await owner.query(
    `insert into vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name,
        account_type, bank_name) values ($1, 'prod', 'paystack', 'CUS_1', $2, 'ACME', 'static', 'Paystack-Titan')`,
    [businessId, accountNumber],
  );
  /** How the provider answers; may wait, or throw. */
  let answer: () => PaymentAnswer | Promise<PaymentAnswer> = () => 'pending';
  const counted: string[] = [];
  const count = (name: string) => ({
    inc: (labels: object, by = 1) => void counted.push(`${name} ${Object.values(labels).join(' ')} ${by}`),
  });
  const activities = createVendorCreditActivities({
    database,
    dispatch: () => {},
    ledger,
    // The commission alone is read.
    pricing: {
      commission: { basisPoints: 150n, capMinor: 200_000n },
      dailyLimits: DEFAULT_DAILY_LIMITS,
    } as never,
    metrics: {
      flowsEnded: count('ended'),
      flowsNeedingAttention: count('flagged'),
      moneyAcceptedMinor: count('accepted'),
    } as never,
    dedicatedAccountsOf: () => ({
      name: 'paystack',
      issueDedicatedAccount: () => Promise.reject(new Error('No account is issued here.')),
      async findIncomingPayment() {
        const status = await answer();
        if (status instanceof Error) throw status;
        if (status === 'not_found') return { status };
        return {
          status,
          currency: 'NGN',
          amountMinor: 1_000_000n,
          isIntoDedicatedAccount: true,
          accountNumber,
          holderReference: 'CUS_1',
          payerName: 'ADA OBI',
          payerBank: undefined,
          narration: undefined,
        };
      },
    }),
  });
  return {
    ...books,
    businessId,
    activities,
    /** What the metrics counted, such as `ended vendor_credit prod CREDITED 1`. */
    counted,
    answerWith(next: PaymentAnswer | (() => PaymentAnswer | Promise<PaymentAnswer>)) {
      answer = typeof next === 'function' ? next : () => next;
    },
    /** Stores the provider's first announcement of a new payment. */
    async announce(): Promise<VendorCreditKey> {
      const key = {
        provider: 'paystack',
        providerReference: randomBytes(8).toString('hex'),
        environment: 'prod',
      } as const;
      await announceVendorCredit(database, key, vendorCreditStart(key));
      return key;
    },
    announceAgain: (key: VendorCreditKey) => recordVendorCreditUpdate(database, key, vendorCreditStart(key)),
    read: (key: VendorCreditKey) => readVendorCredit(database, key),
    async availableMinor(): Promise<bigint> {
      return (await ledger.balances({ businessId, environment: 'prod' }, 'NGN')).availableMinor;
    },
  };
}
export type AnnouncedPayments = Awaited<ReturnType<typeof openAnnouncedPayments>>;
