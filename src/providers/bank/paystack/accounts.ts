import { z } from 'zod';
import { type Ask, describe, type Refusal } from '../../answers.ts';
import type { NotFound } from '../../reports.ts';
import { shownText } from '../../shownText.ts';
import type { DedicatedAccount, DedicatedAccountHolder, IncomingPayment } from '../port.ts';
import { reader, saysNotFound } from './client.ts';

const { lookedUp, read, rejected, unavailable } = reader;

/**
 * Issues an account, or finds the one that was issued before.
 *
 * @param preferredBank the bank that issues it, by Paystack's slug.
 */
export async function issueDedicatedAccount(
  ask: Ask,
  holder: DedicatedAccountHolder,
  preferredBank = 'titan-paystack',
): Promise<DedicatedAccount> {
  // Paystack keeps customers by e-mail address, and shows the account it gave them: so asking first makes it safe to
  // ask again after a time-out.
  const customer = (await findCustomer(ask, holder.email)) ?? (await createCustomer(ask, holder));
  if (customer.dedicated_account?.active) return dedicatedAccountOf(customer.dedicated_account, customer);
  const created = await ask({
    path: '/dedicated_account',
    body: {
      customer: customer.customer_code,
      preferred_bank: preferredBank,
      // A customer from before, without a name or number, gets them on the way.
      ...nameOf(holder),
      phone: holder.phone,
    },
  });
  if (created.isRefusal) throw rejected(`Paystack issued no account (${describe(created)}).`);
  const account = dedicatedAccountSchema.safeParse(created.data).data;
  if (!account?.active) throw unavailable('Paystack described no active dedicated account.');
  return dedicatedAccountOf(account, customer);
}

/** Looks up a payment by Paystack's reference. */
export async function findIncomingPayment(ask: Ask, reference: string): Promise<IncomingPayment | NotFound> {
  const answer = await ask({ path: '/transaction/verify', subject: reference });
  return lookedUp(answer, { what: 'payment', isNotFound: saysTransactionNotFound }, (data) =>
    incomingPaymentOf(data, reference),
  );
}

async function findCustomer(ask: Ask, email: string): Promise<Customer | undefined> {
  const answer = await ask({ path: '/customer', subject: email });
  if (!answer.isRefusal) return customerOf(answer.data);
  if (answer.httpStatus === 404) return undefined;
  throw rejected(`Paystack refused to look up a customer (${describe(answer)}).`);
}

async function createCustomer(ask: Ask, holder: DedicatedAccountHolder): Promise<Customer> {
  const body = { email: holder.email, ...nameOf(holder), phone: holder.phone };
  const answer = await ask({ path: '/customer', body });
  if (answer.isRefusal) throw rejected(`Paystack made no customer (${describe(answer)}).`);
  return customerOf(answer.data);
}

const dedicatedAccountSchema = z.object({
  account_number: z.string().regex(/^[0-9]{10}$/),
  account_name: z.string().min(1),
  currency: z.literal('NGN'),
  active: z.boolean(),
  bank: z.object({ name: z.string().min(1) }),
});

const customerSchema = z.object({
  customer_code: z.string().min(1),
  email: z.string(),
  dedicated_account: dedicatedAccountSchema.nullish(),
});
type Customer = z.infer<typeof customerSchema>;

// What a dedicated account adds to a transaction is under `authorization`; some answers repeat the receiving account
// under `metadata`, which is free-form and may be a string.
const incomingPaymentSchema = z.object({
  reference: z.string(),
  status: z.string(),
  amount: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  currency: z.string(),
  channel: z.string().nullish(),
  authorization: z
    .object({
      sender_name: z.string().nullish(),
      sender_bank: z.string().nullish(),
      narration: z.string().nullish(),
      receiver_bank_account_number: z.string().nullish(),
    })
    .nullish(),
  metadata: z.object({ receiver_account_number: z.string().nullish() }).nullish().catch(undefined),
  customer: z.object({ customer_code: z.string().nullish() }).nullish(),
});

/**
 * Reads a transaction. Its statuses: paystack.com/docs/payments/verify-payments.
 *
 * @throws ProviderUnavailableError when the object is unreadable or about another reference.
 */
function incomingPaymentOf(data: unknown, reference: string): IncomingPayment {
  const payment = incomingPaymentSchema.safeParse(data).data;
  if (payment?.reference !== reference) {
    throw unavailable('Paystack described no payment, or another one than asked for.');
  }
  const { authorization, customer, metadata } = payment;
  return {
    status: INCOMING_STATUSES.get(payment.status) ?? 'unknown',
    currency: payment.currency,
    amountMinor: BigInt(payment.amount),
    isIntoDedicatedAccount: payment.channel === DEDICATED_CHANNEL,
    accountNumber: [authorization?.receiver_bank_account_number, metadata?.receiver_account_number].find(
      (number): number is string => /^[0-9]{10}$/.test(number ?? ''),
    ),
    holderReference: customer?.customer_code ?? undefined,
    payerName: shownText(authorization?.sender_name),
    payerBank: shownText(authorization?.sender_bank),
    narration: shownText(authorization?.narration),
  };
}

/** The channel of a transfer to a dedicated account. */
export const DEDICATED_CHANNEL = 'dedicated_nuban';

const INCOMING_STATUSES: ReadonlyMap<string, IncomingPayment['status']> = new Map([
  ['success', 'succeeded'],
  ['failed', 'failed'],
  ['abandoned', 'failed'],
  ['reversed', 'reversed'],
  ['ongoing', 'pending'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['queued', 'pending'],
]);

function customerOf(data: unknown): Customer {
  return read(customerSchema, data, 'description of a customer');
}

function dedicatedAccountOf(
  account: z.infer<typeof dedicatedAccountSchema>,
  customer: Customer,
): DedicatedAccount {
  return {
    accountNumber: account.account_number,
    accountName: account.account_name,
    accountType: 'static',
    bankName: account.bank.name,
    providerReference: customer.customer_code,
  };
}

/**
 * Paystack wants a first and a last name of every holder, and names the account after them, behind our own business's
 * name. A business has one name, which is therefore cut after its first word; one of a single word stands in both.
 */
function nameOf({ businessName }: DedicatedAccountHolder): {
  readonly first_name: string;
  readonly last_name: string;
} {
  const [first = '', ...rest] = businessName.trim().split(/\s+/);
  return { first_name: first, last_name: rest.length > 0 ? rest.join(' ') : first };
}

/** Documented for transactions nowhere; seen: 400 or 404 "Transaction reference not found." */
const saysTransactionNotFound = (refusal: Refusal) =>
  saysNotFound(refusal, 'transaction_not_found', /^transaction (reference )?not found\.?$/i);
