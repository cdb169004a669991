import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { dayInLagos } from '../../domain/dayInLagos.ts';
import { invariant } from '../../domain/errors.ts';
import type { ListedTransfer } from '../../domain/reconciliation.ts';
import { bodyHashOf, callbackWithProblem, unreadableCallback } from '../callback.ts';
import {
  AccountUnresolvedError,
  afterSending,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../errors.ts';
import { type ConnectionOptions, connectionTo, exchange, parseJson } from '../exchange.ts';
import { shownText } from '../shownText.ts';
import type {
  AccountResolution,
  Bank,
  BankAccountNumber,
  BankProvider,
  CallbackVerifier,
  DedicatedAccount,
  DedicatedAccountHolder,
  DedicatedAccountProvider,
  IncomingPayment,
  Payee,
  ProviderCallback,
  TransferInstruction,
  TransferLister,
  TransferQuery,
  TransferReport,
} from './port.ts';

const IDENTITY = { name: 'paystack', title: 'Paystack' } as const;

/** Sending a transfer makes up to three exchanges. */
export interface PaystackOptions extends ConnectionOptions {
  /** `sk_live_…`. It authenticates our requests and signs Paystack's callbacks. */
  readonly secretKey: string;
  /** The bank that issues dedicated accounts, by Paystack's slug: one of `GET /dedicated_account/available_providers`. */
  readonly dedicatedAccountBank?: string | undefined;
}

/**
 * Bank transfers, name enquiry and dedicated accounts by Paystack (paystack.com/docs/transfers,
 * paystack.com/docs/payments/dedicated-virtual-accounts, PaystackOSS/openapi).
 *
 * How "at most one payout per reference" holds: Paystack creates a transfer only after checking the request, and
 * refuses a reference that a transfer already has. While the checks run, `GET /transfer/verify` answers "not found"
 * ("Transfer not found" in Paystack's page How Transfers Work). So `not_found` after a time-out does not mean that
 * nothing was sent: the request may still be under way. Sending the same reference again is safe, because whichever of
 * the two comes second is refused; a new reference, or releasing the money, is not.
 *
 * For the same reason a refusal speaks only of the request it answers. The balance is checked before the reference, so
 * a second attempt may be refused for a balance that the first one used up. Every refusal is therefore followed by a
 * look at the reference, and is `failed` only when the caller knows that it was the first attempt.
 */
export function createPaystack(
  options: PaystackOptions,
): BankProvider & CallbackVerifier & DedicatedAccountProvider & TransferLister {
  const connection = connectionTo(IDENTITY, 'https://api.paystack.co', options);

  async function ask(call: Call): Promise<Answer> {
    const { httpStatus, text } = await exchange(connection, {
      method: call.method,
      path: call.path,
      label: call.label,
      headers: {
        authorization: `Bearer ${options.secretKey}`,
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
    });
    const envelope = envelopeSchema.safeParse(parseJson(text));
    if (!envelope.success || (httpStatus < 300 && !envelope.data.status)) {
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `Paystack's answer to ${call.method} ${call.label} is unreadable (HTTP ${httpStatus}).`,
      );
    }
    const { code, message, data, meta } = envelope.data;
    if ((Array.isArray(data) ? data : [data]).some(isOfTestMode)) {
      throw new ProviderRejectedError(
        IDENTITY.name,
        `Paystack answered ${call.method} ${call.label} out of its test mode, in which no money moves.`,
      );
    }
    return httpStatus < 300
      ? { isRefusal: false, data, meta }
      : { isRefusal: true, httpStatus, code: code ?? '', message: message ?? '' };
  }

  async function findTransfer(
    query: Pick<TransferQuery, 'reference' | 'amountMinor'>,
  ): Promise<TransferReport | { readonly status: 'not_found' }> {
    const answer = await ask({
      method: 'GET',
      label: '/transfer/verify',
      path: `/transfer/verify/${encodeURIComponent(query.reference)}`,
    });
    if (!answer.isRefusal) return reportOf(answer.data, query);
    if (saysTransferNotFound(answer)) return { status: 'not_found' };
    throw new ProviderUnavailableError(
      IDENTITY.name,
      `Paystack could not look up a transfer (${describe(answer)}), so nothing is known of it.`,
    );
  }

  /** What follows from Paystack refusing to make a transfer: see the note on refusals at createPaystack. */
  async function reportRefusal(
    refusal: Refusal,
    instruction: TransferInstruction,
    step: string,
  ): Promise<TransferReport> {
    const existing = await findTransfer(instruction);
    if (existing.status !== 'not_found') return existing;
    if (isAboutOurPaystackAccount(refusal)) {
      // No fault of the receiving account: the transfer can be made once we have acted, or by another provider.
      const reason = `Paystack made no transfer, because of our own Paystack account (${describe(refusal)}).`;
      if (instruction.isFirstAttempt) return { status: 'blocked', providerReference: undefined, reason };
      throw new ProviderRejectedError(IDENTITY.name, `${reason} Fix that, then retry.`);
    }
    const isFinal = isAboutReceiverOrAmount(refusal) && instruction.isFirstAttempt === true;
    return {
      status: isFinal ? 'failed' : 'unknown',
      providerReference: undefined,
      reason: isFinal
        ? `Paystack refused ${step} (${describe(refusal)}) and made no transfer.`
        : `Paystack refused ${step} (${describe(refusal)}) and shows no transfer; an earlier attempt may be under way.`,
    };
  }

  /**
   * What Paystack calls the receiver of a transfer. A known account number gets its existing recipient back ("A duplicate
   * account number will lead to the retrieval of the existing record"), so asking on every attempt creates nothing twice.
   */
  async function recipientOf({
    account,
    accountName,
  }: Payee): Promise<
    Refusal | { readonly isRefusal: false; readonly code: string; readonly integration: number | undefined }
  > {
    const answer = await ask({
      method: 'POST',
      label: '/transferrecipient',
      path: '/transferrecipient',
      body: {
        type: 'nuban',
        name: accountName,
        account_number: account.accountNumber,
        bank_code: account.bankCode,
        currency: 'NGN',
      },
    });
    if (answer.isRefusal) return answer;
    const recipient = recipientSchema.safeParse(answer.data).data;
    if (recipient === undefined) {
      throw new ProviderUnavailableError(IDENTITY.name, 'Paystack named no recipient for an account.');
    }
    const { recipient_code: code, integration } = recipient;
    return { isRefusal: false, code, integration: integration ?? undefined };
  }

  /**
   * Paystack names the account of a key only beside what is in it. An account with no recipient of transfers has made
   * none, so only one that is about to make its first needs one made for the question.
   */
  async function readIntegration(payee: Payee | undefined): Promise<string | undefined> {
    const listed = await ask({
      method: 'GET',
      label: '/transferrecipient',
      path: '/transferrecipient?perPage=1&page=1',
    });
    const [recipient] = listed.isRefusal ? [] : (integrationsSchema.safeParse(listed.data).data ?? []);
    if (recipient) return String(recipient.integration);
    if (!payee) return undefined;
    const made = await recipientOf(payee);
    // Who is refused as a receiver is paid by no account.
    if (made.isRefusal) return undefined;
    if (made.integration !== undefined) return String(made.integration);
    throw new ProviderUnavailableError(IDENTITY.name, 'Paystack did not name the account of our key.');
  }
  let integration: string | undefined;

  /** Every transfer that was made within a span of time and has a status; of any status where none is given. */
  async function listPages({
    fromMs,
    toMs,
    status,
  }: {
    readonly fromMs: number;
    readonly toMs: number;
    readonly status: string | undefined;
  }): Promise<readonly TransferOnList[]> {
    const transfers: TransferOnList[] = [];
    for (let page = 1; page <= MAX_TRANSFER_PAGES; page += 1) {
      const query = new URLSearchParams({
        from: new Date(fromMs).toISOString(),
        to: new Date(toMs - 1).toISOString(),
        page: String(page),
        // The OpenAPI document has the one name, every sample answer the other.
        per_page: TRANSFERS_A_PAGE,
        perPage: TRANSFERS_A_PAGE,
        ...(status !== undefined && { status }),
      });
      const answer = await ask({ method: 'GET', label: '/transfer', path: `/transfer?${query}` });
      const listed = answer.isRefusal ? undefined : transferPageSchema.safeParse(answer).data;
      if (listed === undefined) {
        throw new ProviderUnavailableError(
          IDENTITY.name,
          "Paystack's answer about the transfers of a day is unreadable.",
        );
      }
      transfers.push(...listed.data);
      if (page >= listed.meta.pageCount) return transfers;
    }
    throw new ProviderUnavailableError(
      IDENTITY.name,
      `Paystack lists more than ${MAX_TRANSFER_PAGES} pages of transfers for a day.`,
    );
  }

  async function findCustomer(email: string): Promise<Customer | undefined> {
    const answer = await ask({
      method: 'GET',
      label: '/customer',
      path: `/customer/${encodeURIComponent(email)}`,
    });
    if (!answer.isRefusal) return customerOf(answer.data);
    if (answer.httpStatus === 404) return undefined;
    throw new ProviderRejectedError(
      IDENTITY.name,
      `Paystack refused to look up a customer (${describe(answer)}).`,
    );
  }

  async function createCustomer(holder: DedicatedAccountHolder): Promise<Customer> {
    const answer = await ask({
      method: 'POST',
      label: '/customer',
      path: '/customer',
      body: { email: holder.email, ...nameOf(holder), phone: holder.phone },
    });
    if (answer.isRefusal) {
      throw new ProviderRejectedError(IDENTITY.name, `Paystack made no customer (${describe(answer)}).`);
    }
    return customerOf(answer.data);
  }

  return {
    name: IDENTITY.name,

    async identifyAccount(payee) {
      integration ??= await readIntegration(payee);
      return integration;
    },

    async readBalanceMinor() {
      const answer = await ask({ method: 'GET', label: '/balance', path: '/balance' });
      const balances = answer.isRefusal ? undefined : balancesSchema.safeParse(answer.data).data;
      const naira = balances?.find(({ currency }) => currency === 'NGN');
      if (naira) return BigInt(naira.balance);
      throw new ProviderUnavailableError(IDENTITY.name, "Paystack's answer about our balance is unreadable.");
    },

    async resolveAccount(account) {
      const answer = await ask({
        method: 'GET',
        label: '/bank/resolve',
        path: `/bank/resolve?${new URLSearchParams({
          account_number: account.accountNumber,
          bank_code: account.bankCode,
        })}`,
      });
      return resolutionOf(answer, account);
    },

    async listBanks() {
      const banks = new Map<string, Bank>();
      let cursor: string | undefined;
      for (let page = 0; page < MAX_BANK_PAGES; page += 1) {
        const query = new URLSearchParams({
          country: 'nigeria',
          currency: 'NGN',
          use_cursor: 'true',
          include_nip_sort_code: 'true',
          perPage: '100',
          ...(cursor === undefined ? {} : { next: cursor }),
        });
        const answer = await ask({ method: 'GET', label: '/bank', path: `/bank?${query}` });
        const listed = answer.isRefusal ? undefined : banksSchema.safeParse(answer.data).data;
        if (answer.isRefusal || listed === undefined) {
          throw new ProviderUnavailableError(IDENTITY.name, "Paystack's list of banks is unreadable.");
        }
        for (const bank of listed) {
          // Paystack lists some codes twice, and banks that it does not pay, or no longer.
          const isPayable =
            bank.active !== false && bank.is_deleted !== true && bank.supports_transfer !== false;
          if (!isPayable || banks.has(bank.code)) continue;
          const { code, name, nip_sort_code: nipCode } = bank;
          banks.set(code, { code, name, ...(nipCode != null && { nipCode }) });
        }
        cursor = cursorSchema.safeParse(answer.meta).data?.next ?? undefined;
        if (cursor === undefined) return [...banks.values()];
      }
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `Paystack lists more than ${MAX_BANK_PAGES} pages of banks.`,
      );
    },

    async sendTransfer(instruction) {
      invariant(
        TRANSFER_REFERENCE.test(instruction.reference),
        "A transfer reference breaks Paystack's rule: 16 to 50 characters of a-z, 0-9, - and _.",
      );
      invariant(
        instruction.amountMinor > 0n && instruction.amountMinor <= BigInt(Number.MAX_SAFE_INTEGER),
        'A transfer amount cannot be written as a JSON integer.',
      );

      let recipient: Refusal | { readonly isRefusal: false; readonly code: string };
      try {
        recipient = await recipientOf(instruction);
      } catch (error) {
        return notSent(error, instruction);
      }
      if (recipient.isRefusal) return reportRefusal(recipient, instruction, 'the receiving account');

      let transfer: Answer;
      try {
        transfer = await ask({
          method: 'POST',
          label: '/transfer',
          path: '/transfer',
          body: {
            source: 'balance',
            amount: Number(instruction.amountMinor),
            recipient: recipient.code,
            reference: instruction.reference,
            reason: instruction.narration,
            currency: 'NGN',
          },
        });
      } catch (error) {
        if (error instanceof ProviderUnavailableError && error.isNothingSent)
          return notSent(error, instruction);
        throw error;
      }
      if (!transfer.isRefusal) return reportOf(transfer.data, instruction);
      if (!saysReferenceIsTaken(transfer))
        return afterSending(reportRefusal(transfer, instruction, 'the transfer'));
      const existing = await afterSending(findTransfer(instruction));
      if (existing.status !== 'not_found') return existing;
      throw new ProviderUnavailableError(
        IDENTITY.name,
        'Paystack has a transfer with this reference but does not show it yet.',
      );
    },

    findTransfer,

    async listTransfers(day) {
      const { fromMs, toMs } = dayInLagos(day);
      const transfers = new Map<number, ListedTransfer>();
      for (const status of LISTED_STATUSES) {
        for (const transfer of await listPages({ fromMs, toMs, status })) {
          const listed = listedTransferOf(transfer);
          // A page may hold what stood on the one before; and whose filter a day went through is not for us to trust.
          if (listed.createdAtMs >= fromMs && listed.createdAtMs < toMs) transfers.set(transfer.id, listed);
        }
      }
      return [...transfers.values()];
    },

    async issueDedicatedAccount(holder) {
      // Paystack keeps customers by e-mail address, and shows the account it gave them: so asking first makes it safe to
      // ask again after a time-out.
      const customer = (await findCustomer(holder.email)) ?? (await createCustomer(holder));
      if (customer.dedicated_account?.active) return dedicatedAccountOf(customer.dedicated_account, customer);
      const created = await ask({
        method: 'POST',
        label: '/dedicated_account',
        path: '/dedicated_account',
        body: {
          customer: customer.customer_code,
          preferred_bank: options.dedicatedAccountBank ?? 'titan-paystack',
          // A customer from before, without a name or number, gets them on the way.
          ...nameOf(holder),
          phone: holder.phone,
        },
      });
      if (created.isRefusal) {
        throw new ProviderRejectedError(IDENTITY.name, `Paystack issued no account (${describe(created)}).`);
      }
      const account = dedicatedAccountSchema.safeParse(created.data).data;
      if (!account?.active)
        throw new ProviderUnavailableError(IDENTITY.name, 'Paystack described no active dedicated account.');
      return dedicatedAccountOf(account, customer);
    },

    async findIncomingPayment(reference) {
      const answer = await ask({
        method: 'GET',
        label: '/transaction/verify',
        path: `/transaction/verify/${encodeURIComponent(reference)}`,
      });
      if (!answer.isRefusal) return incomingPaymentOf(answer.data, reference);
      if (saysTransactionNotFound(answer)) return { status: 'not_found' };
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `Paystack could not look up a payment (${describe(answer)}), so nothing is known of it.`,
      );
    },

    verifyCallback(rawBody, headers) {
      const signature = headers['x-paystack-signature'];
      if (signature === undefined || !/^[0-9a-f]{128}$/i.test(signature)) return undefined;
      const expected = createHmac('sha512', options.secretKey).update(rawBody).digest();
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return undefined;
      return callbackOf(rawBody);
    },
  };
}

/**
 * What follows from a failure before Paystack was asked to pay: of a first attempt, that it did nothing; of another one,
 * which may be under way, only the failure.
 */
function notSent(error: unknown, { isFirstAttempt }: TransferInstruction): TransferReport {
  if (!isFirstAttempt) throw error;
  const isUnavailable = error instanceof ProviderUnavailableError;
  if (!isUnavailable && !(error instanceof ProviderRejectedError)) throw error;
  return {
    status: isUnavailable ? 'not_sent' : 'blocked',
    providerReference: undefined,
    reason: `${error.message} It was not asked to pay.`,
    ...(isUnavailable && error.retryAfterMs !== undefined && { askAgainInMs: error.retryAfterMs }),
  };
}

/** Paystack lists about 250 Nigerian banks, 100 a page; a cursor that never ends must not keep us asking. */
const MAX_BANK_PAGES = 20;

const TRANSFERS_A_PAGE = '100';
/** Half a million transfers a day; a list that never ends must not keep us asking. */
const MAX_TRANSFER_PAGES = 5_000;

/**
 * Which statuses a day is asked for: any, and those that moved money. The OpenAPI document calls `pending` the default of
 * the filter, while the sample answer to an unfiltered list has others; asking so, nothing that was paid is missed.
 */
const LISTED_STATUSES = [undefined, 'success', 'reversed'] as const;

/** Paystack's rule for `reference` in `POST /transfer`. */
const TRANSFER_REFERENCE = /^[a-z0-9_-]{16,50}$/;

interface Call {
  readonly method: 'GET' | 'POST';
  /** The path without anything that identifies a person or a payment, for messages. */
  readonly label: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Refusal {
  readonly isRefusal: true;
  readonly httpStatus: number;
  readonly code: string;
  readonly message: string;
}

type Answer = Refusal | { readonly isRefusal: false; readonly data: unknown; readonly meta: unknown };

const envelopeSchema = z.object({
  status: z.boolean(),
  message: z.string().nullish(),
  code: z.string().nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

const transferSchema = z.object({
  reference: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  transfer_code: z.string().nullish(),
});

// Transfers that were made without a reference of our own, by hand for instance, may be listed without one.
const transferOnListSchema = transferSchema.extend({
  id: z.int(),
  reference: z.string().nullish(),
  transfer_code: z.string().min(1),
  createdAt: z.string(),
  fee_charged: z.int().nonnegative().nullish(),
});
type TransferOnList = z.infer<typeof transferOnListSchema>;

const transferPageSchema = z.object({
  data: z.array(transferOnListSchema),
  meta: z.object({ pageCount: z.int().nonnegative() }),
});

const domainSchema = z.object({ domain: z.literal('test') });

const recipientSchema = z.object({ recipient_code: z.string().min(1), integration: z.int().nullish() });
const integrationsSchema = z.array(z.object({ integration: z.int() }));
const balancesSchema = z.array(z.object({ currency: z.string(), balance: z.int() }));
const resolutionSchema = z.object({ account_number: z.string(), account_name: z.string().min(1) });
const cursorSchema = z.object({ next: z.string().min(1).nullish() });
const banksSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    active: z.boolean().nullish(),
    is_deleted: z.boolean().nullish(),
    supports_transfer: z.boolean().nullish(),
    nip_sort_code: z
      .string()
      .regex(/^[0-9]{6}$/)
      .nullish()
      .catch(undefined),
  }),
);
// Of events that are not ours to follow, `data` may be anything: a list, for instance.
const callbackSchema = z.object({
  event: z.string(),
  data: z
    .looseObject({
      id: z.union([z.number(), z.string()]).nullish(),
      reference: z.string().nullish(),
      transfer_code: z.string().nullish(),
      channel: z.string().nullish().catch(undefined),
      authorization: z
        .object({ channel: z.string().nullish().catch(undefined) })
        .nullish()
        .catch(undefined),
    })
    .catch({}),
});
/** Kobo, which refunds give as a number or as text. */
const koboSchema = z
  .union([z.int().nonnegative(), z.string().regex(/^[0-9]{1,15}$/)])
  .transform((amount) => BigInt(amount))
  .nullish()
  .catch(undefined);
const claimSchema = z.object({
  status: z.string(),
  transaction_reference: z.string().nullish(),
  transaction: z.object({ reference: z.string().nullish() }).nullish().catch(undefined),
  amount: koboSchema,
  refund_amount: koboSchema,
  currency: z.string().nullish().catch(undefined),
  dueAt: z.string().nullish().catch(undefined),
});

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
 * Reads a transfer object into a report. Statuses and which of them are conclusive: Paystack's page How Transfers Work.
 *
 * @throws ProviderUnavailableError when the object is unreadable or about another reference.
 */
function reportOf(data: unknown, expected: Pick<TransferQuery, 'reference' | 'amountMinor'>): TransferReport {
  const transfer = transferSchema.safeParse(data).data;
  if (transfer === undefined || transfer.reference !== expected.reference) {
    throw new ProviderUnavailableError(
      IDENTITY.name,
      'Paystack described no transfer, or another one than asked for.',
    );
  }
  const providerReference = transfer.transfer_code ?? undefined;
  if (transfer.currency !== 'NGN' || !isSameAmount(transfer.amount, expected.amountMinor)) {
    return {
      status: 'unknown',
      providerReference,
      reason: 'Paystack has another amount or currency under this reference.',
    };
  }
  return { providerReference, ...outcomeOf(transfer.status) };
}

/** What a transfer's status means, and why. */
function outcomeOf(status: string): {
  readonly status: ListedTransfer['status'];
  readonly reason: string | undefined;
} {
  switch (status) {
    case 'success':
      return { status: 'succeeded', reason: undefined };
    // `received` waits for our approval address to answer, a matter of seconds; the transfer then goes on by itself.
    case 'pending':
    case 'queued':
    case 'received':
      return { status: 'pending', reason: undefined };
    case 'reversed':
      return { status: 'reversed', reason: 'Paystack took the transfer back.' };
    case 'failed':
      return { status: 'failed', reason: 'Paystack could not make the transfer.' };
    case 'abandoned':
      return {
        status: 'failed',
        reason: 'Nobody confirmed the transfer with the one-time password in time.',
      };
    case 'blocked':
      return { status: 'failed', reason: 'The transfer approval address did not answer Paystack.' };
    case 'rejected':
      return { status: 'failed', reason: 'The transfer approval address declined the transfer.' };
    case 'otp':
      return {
        status: 'unknown',
        reason:
          'Paystack waits for a one-time password: confirm the transfer on its dashboard, and switch confirmation off.',
      };
    default:
      return {
        status: 'unknown',
        reason: 'Paystack gave the transfer a status that its documentation does not list.',
      };
  }
}

/** A transfer in other money than naira is told as `unknown`: it is none of ours. */
function listedTransferOf(transfer: TransferOnList): ListedTransfer {
  const createdAtMs = Date.parse(transfer.createdAt);
  if (!Number.isSafeInteger(transfer.amount) || Number.isNaN(createdAtMs)) {
    throw new ProviderUnavailableError(
      IDENTITY.name,
      "Paystack's answer about the transfers of a day is unreadable.",
    );
  }
  return {
    reference: transfer.reference ?? transfer.transfer_code,
    providerReference: transfer.transfer_code,
    status: transfer.currency === 'NGN' ? outcomeOf(transfer.status).status : 'unknown',
    amountMinor: BigInt(transfer.amount),
    feeMinor: BigInt(transfer.fee_charged ?? 0),
    createdAtMs,
  };
}

/**
 * Reads a transaction. Its statuses: paystack.com/docs/payments/verify-payments.
 *
 * @throws ProviderUnavailableError when the object is unreadable or about another reference.
 */
function incomingPaymentOf(data: unknown, reference: string): IncomingPayment {
  const payment = incomingPaymentSchema.safeParse(data).data;
  if (payment === undefined || payment.reference !== reference) {
    throw new ProviderUnavailableError(
      IDENTITY.name,
      'Paystack described no payment, or another one than asked for.',
    );
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
const DEDICATED_CHANNEL = 'dedicated_nuban';

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
  const customer = customerSchema.safeParse(data).data;
  if (!customer)
    throw new ProviderUnavailableError(IDENTITY.name, "Paystack's description of a customer is unreadable.");
  return customer;
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
function saysTransactionNotFound(refusal: Refusal): boolean {
  return (
    (refusal.httpStatus === 404 || refusal.httpStatus === 400) &&
    (refusal.code === 'transaction_not_found' ||
      /^transaction (reference )?not found\.?$/i.test(refusal.message.trim()))
  );
}

function isSameAmount(amount: number, amountMinor: bigint): boolean {
  return Number.isSafeInteger(amount) && BigInt(amount) === amountMinor;
}

function resolutionOf(answer: Answer, account: BankAccountNumber): AccountResolution {
  if (!answer.isRefusal) {
    const resolved = resolutionSchema.safeParse(answer.data).data;
    if (resolved === undefined || resolved.account_number !== account.accountNumber) {
      throw new ProviderUnavailableError(IDENTITY.name, "Paystack's answer to a name enquiry is unreadable.");
    }
    return { status: 'found', accountName: resolved.account_name };
  }
  // The documentation of this call lists no error. Seen: 422 "Could not resolve account name. Check parameters or try
  // again.", with the code invalid_bank_code or none, also for accounts that exist; and 400 "Unknown bank code: 059" with
  // the code invalid_params.
  if (/could not resolve|try again/i.test(answer.message)) {
    throw new AccountUnresolvedError(
      IDENTITY.name,
      `Paystack could not resolve an account (${describe(answer)}): it does not exist, or its bank does not answer.`,
    );
  }
  if (UNRESOLVABLE_CODES.has(answer.code) || /^unknown bank code/i.test(answer.message)) {
    return { status: 'not_found', reason: `Paystack finds no such account (${describe(answer)}).` };
  }
  throw new ProviderUnavailableError(IDENTITY.name, `Paystack refused a name enquiry (${describe(answer)}).`);
}

const UNRESOLVABLE_CODES = new Set(['invalid_bank_code', 'invalid_account_number']);

/** Documented as HTTP 404 with the message alone; some answers also carry the code. */
function saysTransferNotFound(refusal: Refusal): boolean {
  return (
    (refusal.httpStatus === 404 || refusal.httpStatus === 400) &&
    (refusal.code === 'transfer_not_found' ||
      /^(transfer|entity) not found\.?$/i.test(refusal.message.trim()))
  );
}

/**
 * "Please provide a unique reference. Reference already exists on a transfer", or "Duplicate Transfer Reference": a transfer
 * with this reference exists.
 */
function saysReferenceIsTaken(refusal: Refusal): boolean {
  return (
    refusal.code === 'duplicate_transfer_reference' ||
    refusal.code === 'duplicate_reference' ||
    /reference already exists|duplicate (transfer )?reference/i.test(refusal.message)
  );
}

/** Our Paystack balance is too low, or our account may not pay out: nothing that another receiver would change. */
function isAboutOurPaystackAccount(refusal: Refusal): boolean {
  return (
    refusal.code === 'insufficient_balance' ||
    refusal.code === 'transfer_unavailable' ||
    /balance is not enough|cannot initiate third party payouts/i.test(refusal.message)
  );
}

/**
 * The refusals that depend on nothing but the receiving account and the amount, and are made before a transfer exists
 * (Paystack: the errors of the Transfers API, and the table under Troubleshooting in How Transfers Work). A refusal
 * that is not listed here proves nothing.
 */
function isAboutReceiverOrAmount(refusal: Refusal): boolean {
  return (
    refusal.httpStatus === 400 &&
    (FINAL_CODES.has(refusal.code) ||
      /^(account closed|bank code is invalid|recipient specified is invalid|sorry, we can['’]t make the transfer to this recipient)/i.test(
        refusal.message,
      ))
  );
}

const FINAL_CODES = new Set([
  'invalid_transfer_recipient',
  'invalid_bank_code',
  'invalid_account_number',
  'invalid_amount',
]);

/** The refusal by its code alone: messages are free text that may repeat a name or an account number. */
function describe(refusal: Refusal): string {
  const code = /^[a-z0-9_]{1,60}$/i.test(refusal.code) ? refusal.code : 'no code';
  return `HTTP ${refusal.httpStatus}, ${code}`;
}

/** Whether an object is of Paystack's test mode. Every one that says so, says it in `domain`: `live` or `test`. */
function isOfTestMode(data: unknown): boolean {
  return domainSchema.safeParse(data).success;
}

function callbackOf(rawBody: Uint8Array): ProviderCallback {
  const callback = callbackSchema.safeParse(parseJson(Buffer.from(rawBody).toString('utf8'))).data;
  if (callback === undefined) return unreadableCallback(rawBody);
  const { event, data } = callback;
  if (isOfTestMode(data)) {
    return callbackWithProblem(rawBody, "It is of Paystack's test mode.", `${event} (test mode)`);
  }
  if (/^(refund|charge\.dispute)\./.test(event)) return claimOf(rawBody, event, data);
  const isTransfer = event.startsWith('transfer.');
  const isIncoming =
    event === 'charge.success' &&
    (data.channel === DEDICATED_CHANNEL || data.authorization?.channel === DEDICATED_CHANNEL);
  if ((isTransfer || isIncoming) && !data.reference) {
    return callbackWithProblem(rawBody, 'It names no transfer and no payment.', event);
  }
  // A transfer gets each of its events once, whatever else the body says when it is sent again.
  const subject = data.id ?? data.transfer_code ?? data.reference;
  return {
    eventKey: `${event}:${isTransfer && subject != null ? subject : bodyHashOf(rawBody)}`,
    eventType: event,
    transferReference: isTransfer ? (data.reference ?? undefined) : undefined,
    ...(isIncoming && { incomingPaymentReference: data.reference ?? undefined }),
  };
}

/** Refunds name the payment by `transaction_reference`, disputes in `transaction` (PaystackOSS/doc-code-snippets). */
function claimOf(rawBody: Uint8Array, event: string, data: unknown): ProviderCallback {
  const claim = claimSchema.safeParse(data).data;
  const paymentReference = claim?.transaction?.reference ?? claim?.transaction_reference;
  if (!claim || !paymentReference) {
    return callbackWithProblem(rawBody, 'It names no payment that is wanted back.', event);
  }
  const dueAtMs = Date.parse(claim.dueAt ?? '');
  return {
    eventKey: `${event}:${bodyHashOf(rawBody)}`,
    eventType: event,
    transferReference: undefined,
    claim: {
      kind: event.startsWith('refund.') ? 'refund' : 'dispute',
      paymentReference,
      status: claim.status,
      amountMinor: claim.amount ?? claim.refund_amount ?? undefined,
      currency: claim.currency ?? undefined,
      dueAtMs: Number.isNaN(dueAtMs) ? undefined : dueAtMs,
    },
  };
}
