import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Answer, type Ask, describe, type Refusal } from '../../answers.ts';
import { minorSchema } from '../../naira.ts';
import { shownText } from '../../shownText.ts';
import type {
  DedicatedAccount,
  DedicatedAccountHolder,
  DedicatedAccountProvider,
  IncomingPayment,
} from '../port.ts';
import { reader } from './client.ts';

const { lookedUp, rejected, unreadable } = reader;

/**
 * Reserved accounts of Monnify (developers.monnify.com: API Reference, Customer Reserved Account and Transactions; Error
 * Codes, Customer Reserved Account; Rigantech/easy_monnify, which shows how the refusals look).
 *
 * An account is reserved under a reference of ours, made of the holder's e-mail address. A reference has one account: a
 * second reservation is refused, and the first can be looked up. So after a time-out it is simply asked again.
 *
 * @param contractCode the contract by which Monnify settles what arrives; without one no account is issued.
 */
export function createMonnifyAccounts(
  ask: Ask,
  contractCode: string | undefined,
): Omit<DedicatedAccountProvider, 'name'> {
  async function find(accountReference: string): Promise<DedicatedAccount | undefined> {
    const answer = await ask({ path: RESERVATIONS, subject: accountReference });
    const found = lookedUp(answer, { what: 'reserved account', isNotFound: saysNoReservation }, (data) => ({
      status: 'found' as const,
      account: accountOf(data, accountReference),
    }));
    return found.status === 'found' ? found.account : undefined;
  }

  function reserve(accountReference: string, holder: DedicatedAccountHolder): Promise<Answer> {
    if (contractCode === undefined || holder.bvn === undefined) {
      throw rejected(
        'Monnify reserves accounts under a contract and for a bank verification number alone: name both.',
      );
    }
    return ask({
      path: RESERVATIONS,
      body: {
        accountReference,
        accountName: holder.businessName,
        currencyCode: 'NGN',
        contractCode,
        customerEmail: holder.email,
        customerName: holder.businessName,
        bvn: holder.bvn,
        getAllAvailableBanks: false,
        preferredBanks: [MONIEPOINT],
      },
    });
  }

  return {
    async issueDedicatedAccount(holder) {
      const accountReference = accountReferenceOf(holder);
      const existing = await find(accountReference);
      if (existing) return existing;
      const answer = await reserve(accountReference, holder);
      if (!answer.isRefusal) return accountOf(answer.data, accountReference);
      // Another request asked for it at the same moment, or this is what an attempt before had asked for.
      const reserved = saysReferenceIsTaken(answer) ? await find(accountReference) : undefined;
      if (reserved) return reserved;
      throw rejected(`Monnify reserved no account (${describe(answer)}).`);
    },

    async findIncomingPayment(reference) {
      const answer = await ask({ path: '/transactions', subject: reference });
      return lookedUp(answer, { what: 'payment', isNotFound: saysPaymentNotFound }, (data) =>
        incomingPaymentOf(data, reference),
      );
    },
  };
}

const RESERVATIONS = '/bank-transfer/reserved-accounts';

/** Moniepoint Microfinance Bank, the one that `preferredBanks` is documented to default to. */
const MONIEPOINT = '50515';

const accountSchema = z.object({
  accountReference: z.string(),
  currencyCode: z.literal('NGN'),
  status: z.literal('ACTIVE'),
  accountName: z.string(),
  accounts: z
    .array(
      z.object({
        accountNumber: z.string().regex(/^[0-9]{10}$/),
        accountName: z.string().nullish(),
        bankName: z.string().min(1),
      }),
    )
    .min(1),
});

const paymentSchema = z.object({
  transactionReference: z.string(),
  paymentStatus: z.string(),
  amountPaid: minorSchema,
  currency: z.string(),
  paymentMethod: z.string().nullish(),
  product: z.object({ type: z.string().nullish(), reference: z.string().nullish() }).nullish(),
  accountDetails: z.object({ accountName: z.string().nullish() }).nullish(),
});

/** Names a holder at Monnify: the same for one e-mail address always, and nothing that could be read back. */
function accountReferenceOf({ email }: DedicatedAccountHolder): string {
  return `va-${createHash('sha256').update(email).digest('hex').slice(0, 40)}`;
}

/**
 * Reads a reservation. Which of several accounts is the holder's is for Monnify to say: the first one.
 *
 * @throws ProviderUnavailableError when it is unreadable, no longer active, or another one.
 */
function accountOf(data: unknown, accountReference: string): DedicatedAccount {
  const reservation = accountSchema.safeParse(data).data;
  const account = reservation?.accounts[0];
  if (reservation?.accountReference !== accountReference || account === undefined) {
    throw unreadable('answer about a reserved account');
  }
  return {
    accountNumber: account.accountNumber,
    accountName: account.accountName || reservation.accountName,
    accountType: 'static',
    bankName: account.bankName,
    providerReference: accountReference,
  };
}

function saysNoReservation({ httpStatus, message }: Refusal): boolean {
  return httpStatus === 404 && /^(cannot|could not) find reserved account\b/i.test(message);
}

/** Error Codes, Customer Reserved Account; seen with HTTP 422. */
function saysReferenceIsTaken(refusal: Refusal): boolean {
  return /^you can not reserve two accounts with the same reference/i.test(refusal.message);
}

/** Error Codes, Transaction & Payment; the first one seen with HTTP 404. */
function saysPaymentNotFound(refusal: Refusal): boolean {
  return /^(could not find transaction with the specified transaction reference|there['’]s no transaction matching)/i.test(
    refusal.message,
  );
}

/** "Likely responses" of Get Transaction Status. One that was paid too little or too much is none of a reserved account. */
const PAYMENT_STATUSES: ReadonlyMap<string, IncomingPayment['status']> = new Map([
  ['PAID', 'succeeded'],
  ['PENDING', 'pending'],
  ['REVERSED', 'reversed'],
  ['FAILED', 'failed'],
  ['ABANDONED', 'failed'],
  ['CANCELLED', 'failed'],
  ['EXPIRED', 'failed'],
]);

/** @throws ProviderUnavailableError when it is unreadable or about another payment. */
function incomingPaymentOf(data: unknown, reference: string): IncomingPayment {
  const payment = paymentSchema.safeParse(data).data;
  if (payment?.transactionReference !== reference) throw unreadable('answer about a payment');
  const { product } = payment;
  return {
    status: PAYMENT_STATUSES.get(payment.paymentStatus) ?? 'unknown',
    currency: payment.currency,
    amountMinor: payment.amountPaid,
    isIntoDedicatedAccount: payment.paymentMethod === 'ACCOUNT_TRANSFER' && product?.type === RESERVED,
    // The answer names the reservation, not the account.
    accountNumber: undefined,
    holderReference: product?.reference ?? undefined,
    payerName: shownText(payment.accountDetails?.accountName),
    payerBank: undefined,
    narration: undefined,
  };
}

/** The product of a payment into a reserved account. */
export const RESERVED = 'RESERVED_ACCOUNT';
