import {
  deliverCallback,
  type FaultControls,
  type FaultOrder,
  type Reply,
  type Routed,
  type SignedCallback,
  signCallback,
  startProviderServer,
} from './providerServer.ts';

/** Where a request goes; faults are aimed at one of these. */
export type PaystackEndpoint =
  | 'banks'
  | 'resolve'
  | 'recipient'
  | 'recipients'
  | 'balance'
  | 'transfer'
  | 'transfers'
  | 'verify'
  | 'findCustomer'
  | 'createCustomer'
  | 'dedicatedAccount'
  | 'verifyPayment';

export type PaystackFaultOrder = FaultOrder<PaystackEndpoint>;

/** What becomes of a transfer. The statuses are Paystack's words; any other word stands for an unlisted status. */
export interface TransferPlan {
  /** The status that `POST /transfer` answers with. */
  readonly status: string;
  /** The status it takes later, with its callback. Without one of the two triggers below it waits for `settle`. */
  readonly later?: string;
  readonly laterAfterMs?: number;
  /** The later status is seen by this verification, counted from 1. */
  readonly laterAtVerification?: number;
}

export interface CallbackOrder {
  readonly event: 'transfer.success' | 'transfer.failed' | 'transfer.reversed';
  readonly reference: string;
  /** How often the same body is sent; 1 when absent. */
  readonly times?: number;
  /** Signs with another key, as a forger would. */
  readonly forged?: boolean;
}

/** Money that a stranger sends to a dedicated account, as `GET /transaction/verify` will tell it. */
export interface IncomingPaymentOrder {
  readonly reference: string;
  readonly amountMinor: bigint | string;
  /** The dedicated account it arrives on. An unknown one is shown without a customer. */
  readonly accountNumber: string;
  /** Paystack's word; `success` when absent. */
  readonly status?: string;
  readonly currency?: string;
  readonly channel?: string;
  readonly senderName?: string;
  /** Names another customer than the account's, as a mix-up at Paystack would. */
  readonly customerCode?: string;
}

export interface IncomingCallbackOrder {
  readonly reference: string;
  /** Signs with another key, as a forger would. */
  readonly forged?: boolean;
  /** Replaces fields of the payment in the announcement alone. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export interface PaystackServerOptions {
  readonly secretKey?: string;
  /** Which account at Paystack it is. */
  readonly integration?: number;
  /** Kobo on our Paystack balance; plenty when absent. */
  readonly balanceMinor?: bigint;
  readonly callbackUrl?: string;
  readonly port?: number;
  /** What time it is there, ms since 1970. */
  readonly clock?: () => number;
}

export interface PaystackServer extends FaultControls<PaystackEndpoint> {
  readonly url: string;
  readonly secretKey: string;
  /** The settings of a service that uses this server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Forgets transfers, faults, plans and counts; the balance and the callback address stay. */
  reset(): void;
  /** How many transfers were really made for a reference: what a receiver would have been paid. */
  transfersMade(reference: string): number;
  /** How many times `POST /transfer` was called for a reference, refused and lost calls included. */
  transferRequests(reference: string): number;
  /** The present status of a transfer in Paystack's words, or undefined when there is none. */
  transferStatus(reference: string): string | undefined;
  /** The amount of a transfer in kobo, or undefined when there is none. */
  transferAmountMinor(reference: string): bigint | undefined;
  recipientsMade(): number;
  balanceMinor(): bigint;
  setBalanceMinor(balanceMinor: bigint): void;
  /** Where callbacks go when a transfer reaches a conclusive status; undefined switches them off. */
  setCallbackUrl(callbackUrl: string | undefined): void;
  /** The plan of one reference, or of every transfer without a plan of its own. */
  planTransfer(plan: TransferPlan, reference?: string): void;
  /**
   * Changes what Paystack's books say of a transfer, or puts one into them that was not requested by the API. Moves no
   * balance and sends no callback.
   */
  rewriteTransfer(
    reference: string,
    entry: {
      readonly amountMinor?: bigint | string;
      readonly feeMinor?: bigint | string;
      readonly status?: string;
      readonly createdAtMs?: number;
    },
  ): void;
  /** Takes a transfer out of Paystack's books, as if it had never been asked for. */
  forgetTransfer(reference: string): void;
  /** Whether a list without a filter has pending transfers alone, as the OpenAPI document says of its default. */
  setListsPendingByDefault(isOn: boolean): void;
  /** Moves a transfer to a status; a conclusive one sends its callback. */
  settle(reference: string, status: string): Promise<void>;
  /** Sends a callback whatever the transfer's status is, so also early, twice or out of order. Answers' HTTP statuses. */
  sendCallback(order: CallbackOrder): Promise<readonly number[]>;
  /** How many dedicated accounts were really opened. */
  accountsOpened(): number;
  /** Makes money arrive on a dedicated account, or changes what is told of it. Announces nothing. */
  receivePayment(order: IncomingPaymentOrder): void;
  /** Announces an incoming payment, whether or not there is one. Answers the HTTP status. */
  announcePayment(order: IncomingCallbackOrder): Promise<number>;
  /** Sends an event as it is given, signed. Answers the HTTP status. */
  sendEvent(content: object): Promise<number>;
  /** The exact bytes and headers of a callback, for handing to a verifier without a network. */
  signedCallback(order: CallbackOrder): SignedCallback;
}

interface Transfer {
  readonly id: number;
  readonly reference: string;
  readonly code: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly recipientCode: string;
  readonly reason: string;
  readonly createdAtMs: number;
  readonly plan: TransferPlan;
  status: string;
  verifications: number;
}

interface Recipient {
  readonly id: number;
  readonly code: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly name: string;
}

interface Customer {
  readonly id: number;
  readonly code: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  account?: DedicatedAccount;
}

interface DedicatedAccount {
  readonly id: number;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bankSlug: string;
}

const CREATED_AT = '2025-08-04T10:32:40.000Z';

/** A few banks more than one page of three holds, some of them not payable, one listed twice. */
const BANKS = [
  { name: 'Access Bank', code: '044', active: true, is_deleted: false },
  { name: 'First Bank of Nigeria', code: '011', active: true, is_deleted: false },
  { name: 'Guaranty Trust Bank', code: '058', active: true, is_deleted: false, nip_sort_code: '000013' },
  { name: 'Kuda Bank', code: '50211', active: true, is_deleted: false },
  { name: 'Closed Bank', code: '999', active: false, is_deleted: false },
  { name: 'Removed Bank', code: '998', active: true, is_deleted: true },
  { name: 'OPay Digital Services Limited (OPay)', code: '999992', active: true, is_deleted: null },
  { name: 'Guaranty Trust Bank (again)', code: '058', active: true, is_deleted: false },
  { name: 'Zenith Bank', code: '057', active: true, is_deleted: false },
  { name: 'Bank without transfers', code: '997', active: true, is_deleted: false, supports_transfer: false },
  { name: 'Wema Bank of letters', code: '035A', active: true, is_deleted: false },
  { name: 'A microfinance bank', code: 'MFB50094', active: true, is_deleted: false },
  { name: 'A finance company', code: 'FC40163', active: true, is_deleted: false },
].map((bank, index) => ({
  slug: bank.name.toLowerCase().replace(/[^a-z]+/g, '-'),
  longcode: '',
  gateway: null,
  pay_with_bank: false,
  supports_transfer: true,
  available_for_direct_debit: false,
  country: 'Nigeria',
  currency: 'NGN',
  type: 'nuban',
  id: index + 1,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  nip_sort_code: null,
  ...bank,
}));

/** The banks that issue dedicated accounts, by slug. */
const ISSUING_BANKS: Readonly<Record<string, string>> = {
  'titan-paystack': 'Paystack-Titan',
  'wema-bank': 'Wema Bank',
  'test-bank': 'Test Bank',
};

/** An account that does not exist, at any bank. */
export const UNKNOWN_ACCOUNT_NUMBER = '0000000001';
/** An account that Paystack refuses to make a recipient of. */
export const REFUSED_ACCOUNT_NUMBER = '0000000009';

/** Paystack's own charge for a transfer, which it takes from the balance besides the amount. */
function paystackFeeMinor(amountMinor: bigint): bigint {
  if (amountMinor <= 500_000n) return 1_000n;
  return amountMinor <= 5_000_000n ? 2_500n : 5_000n;
}

const EVENT_BY_STATUS: Readonly<Record<string, CallbackOrder['event']>> = {
  success: 'transfer.success',
  failed: 'transfer.failed',
  reversed: 'transfer.reversed',
};

/** Statuses with which the money is back on, or never left, our Paystack balance. */
const RETURNED = new Set(['failed', 'reversed', 'abandoned', 'blocked', 'rejected']);

/**
 * Starts a server on 127.0.0.1 that behaves as Paystack's documentation says its transfers and dedicated accounts do
 * (PaystackOSS/openapi, PaystackOSS/doc-code-snippets, paystack.com/docs/transfers/how-transfers-work,
 * paystack.com/docs/payments/dedicated-virtual-accounts), and misbehaves on demand.
 *
 * Every control is also `POST /__control/{name}` with a JSON array of its arguments, answering `{result}`; amounts in
 * bigint are decimal strings there. So a service in another process can be tested with it.
 */
export async function startPaystackServer(options: PaystackServerOptions = {}): Promise<PaystackServer> {
  const secretKey = options.secretKey ?? 'sk_live_made_up_for_the_test_server';
  const integration = options.integration ?? 463433;
  const clock = options.clock ?? Date.now;
  let listsPendingByDefault = false;
  let balanceMinor = options.balanceMinor ?? 100_000_000_000n;
  let callbackUrl = options.callbackUrl;
  let nextId = 860_000_000;

  const transfers = new Map<string, Transfer>();
  const recipients = new Map<string, Recipient>();
  const customers = new Map<string, Customer>();
  const payments = new Map<string, Record<string, unknown>>();
  const madeCount = new Map<string, number>();
  const transferRequestCount = new Map<string, number>();
  const plans = new Map<string, TransferPlan>();
  let defaultPlan: TransferPlan = { status: 'success' };
  const timers = new Set<NodeJS.Timeout>();

  function count<Key>(counts: Map<Key, number>, key: Key): void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  function transferObject(transfer: Transfer): Record<string, unknown> {
    return {
      amount: Number(transfer.amountMinor),
      currency: 'NGN',
      domain: 'live',
      failures: null,
      id: transfer.id,
      integration,
      reason: transfer.reason,
      reference: transfer.reference,
      source: 'balance',
      source_details: null,
      status: transfer.status,
      titan_code: null,
      transfer_code: transfer.code,
      transferred_at: null,
      request: transfer.id + 1,
      createdAt: new Date(transfer.createdAtMs).toISOString(),
      updatedAt: new Date(transfer.createdAtMs).toISOString(),
    };
  }

  function recipientObject(recipient: Recipient): Record<string, unknown> {
    return {
      active: true,
      createdAt: CREATED_AT,
      currency: 'NGN',
      description: '',
      domain: 'live',
      email: null,
      id: recipient.id,
      integration,
      metadata: null,
      name: recipient.name,
      recipient_code: recipient.code,
      type: 'nuban',
      updatedAt: CREATED_AT,
      is_deleted: false,
      isDeleted: false,
      details: {
        authorization_code: null,
        account_number: recipient.accountNumber,
        account_name: recipient.name,
        bank_code: recipient.bankCode,
        bank_name: BANKS.find((bank) => bank.code === recipient.bankCode)?.name ?? '',
      },
    };
  }

  function fullTransferObject(transfer: Transfer): Record<string, unknown> {
    const recipient = [...recipients.values()].find((each) => each.code === transfer.recipientCode);
    return {
      ...transferObject(transfer),
      recipient: recipient ? recipientObject(recipient) : null,
      session: { provider: null, id: null },
      fee_charged: Number(transfer.feeMinor),
      fees_breakdown: null,
      gateway_response: null,
    };
  }

  function changeStatus(transfer: Transfer, status: string): void {
    if (RETURNED.has(status) && !RETURNED.has(transfer.status)) {
      balanceMinor += transfer.amountMinor + transfer.feeMinor;
    }
    transfer.status = status;
    const event = EVENT_BY_STATUS[status];
    // The receiver's answer is the receiver's business: Paystack goes on whether or not it was there.
    if (event && callbackUrl) void sendCallback({ event, reference: transfer.reference }).catch(() => []);
  }

  function listBanks(query: URLSearchParams): Reply {
    const perPage = Math.min(Number(query.get('perPage') ?? 50), 3);
    const from = Number(Buffer.from(query.get('next') ?? '', 'base64').toString() || 0);
    const isLast = from + perPage >= BANKS.length;
    const hasNipCodes = query.get('include_nip_sort_code') === 'true';
    const listed = BANKS.map(({ nip_sort_code, ...bank }) =>
      hasNipCodes ? { ...bank, nip_sort_code } : bank,
    );
    return ok('Banks retrieved', listed.slice(from, from + perPage), {
      next: isLast ? null : Buffer.from(String(from + perPage)).toString('base64'),
      previous: null,
      perPage,
    });
  }

  function resolveAccount(query: URLSearchParams): Reply {
    const accountNumber = query.get('account_number') ?? '';
    const bankCode = query.get('bank_code') ?? '';
    if (!BANKS.some((bank) => bank.code === bankCode)) {
      return refusal(400, `Unknown bank code: ${bankCode}`, 'invalid_params');
    }
    if (!/^\d{10}$/.test(accountNumber) || accountNumber === UNKNOWN_ACCOUNT_NUMBER) {
      return refusal(
        422,
        'Could not resolve account name. Check parameters or try again.',
        'invalid_bank_code',
      );
    }
    return ok('Account number resolved', {
      account_number: accountNumber,
      account_name: `HOLDER OF ${accountNumber.slice(-4)}`,
      bank_id: 9,
    });
  }

  function createRecipient(body: Record<string, unknown>): Reply {
    const { account_number: accountNumber, bank_code: bankCode, name, type } = body;
    if (typeof accountNumber !== 'string' || typeof bankCode !== 'string' || typeof name !== 'string') {
      return refusal(400, 'Account number is required', 'missing_params');
    }
    if (type !== 'nuban') return refusal(400, 'Type is invalid', 'invalid_params');
    if (!BANKS.some((bank) => bank.code === bankCode)) {
      return refusal(400, 'Bank code is invalid', 'invalid_bank_code');
    }
    if (accountNumber === REFUSED_ACCOUNT_NUMBER) return refusal(400, 'Account closed');
    const key = `${bankCode}/${accountNumber}`;
    const existing = recipients.get(key);
    const recipient = existing ?? {
      id: nextId++,
      code: `RCP_${(nextId++).toString(36)}`,
      accountNumber,
      bankCode,
      name,
    };
    recipients.set(key, recipient);
    return { ...ok('Transfer recipient created successfully', recipientObject(recipient)), httpStatus: 201 };
  }

  function listRecipients(query: URLSearchParams): Reply {
    const perPage = Number(query.get('perPage') ?? 50);
    const all = [...recipients.values()];
    return ok('Recipients retrieved', all.slice(0, perPage).map(recipientObject), {
      total: all.length,
      skipped: 0,
      perPage,
      page: 1,
      pageCount: Math.ceil(all.length / perPage),
    });
  }

  function createTransfer(body: Record<string, unknown>): Reply {
    const { amount, recipient, reference, source, reason } = body;
    if (source !== 'balance') return refusal(400, 'Source is invalid', 'invalid_params');
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
      return refusal(400, 'Amount must be a positive integer.', 'invalid_amount');
    }
    if (typeof reference !== 'string' || !/^[a-z0-9_-]{16,50}$/.test(reference)) {
      return refusal(400, 'Your reference contains illegal special characters', 'invalid_reference');
    }
    if (![...recipients.values()].some((each) => each.code === recipient)) {
      return refusal(400, 'Recipient specified is invalid', 'invalid_transfer_recipient');
    }
    // Paystack checks the request, the balance included, before it creates the transfer under its reference. So a
    // second attempt can be refused for the balance although the first attempt's transfer exists.
    const amountMinor = BigInt(amount);
    const feeMinor = paystackFeeMinor(amountMinor);
    if (balanceMinor < amountMinor + feeMinor) {
      return refusal(400, 'Your balance is not enough to fulfil this request', 'insufficient_balance');
    }
    if (transfers.has(reference)) {
      return refusal(
        400,
        'Please provide a unique reference. Reference already exists on a transfer',
        'duplicate_transfer_reference',
      );
    }
    balanceMinor -= amountMinor + feeMinor;
    const plan = plans.get(reference) ?? defaultPlan;
    const transfer: Transfer = {
      id: nextId++,
      reference,
      code: `TRF_${(nextId++).toString(36)}`,
      amountMinor,
      feeMinor,
      recipientCode: String(recipient),
      reason: String(reason ?? ''),
      createdAtMs: clock(),
      plan,
      status: 'pending',
      verifications: 0,
    };
    transfers.set(reference, transfer);
    count(madeCount, reference);
    changeStatus(transfer, plan.status);
    const { later } = plan;
    if (later !== undefined && plan.laterAfterMs !== undefined) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (transfer.status === plan.status) changeStatus(transfer, later);
      }, plan.laterAfterMs);
      timers.add(timer);
    }
    return ok('Transfer has been queued', transferObject(transfer));
  }

  function verifyTransfer(reference: string): Reply {
    const transfer = transfers.get(reference);
    // Documented with the message alone, without a code.
    if (!transfer) return { httpStatus: 404, body: { status: false, message: 'Transfer not found' } };
    transfer.verifications += 1;
    const { later, laterAtVerification } = transfer.plan;
    if (later !== undefined && laterAtVerification === transfer.verifications) changeStatus(transfer, later);
    return ok('Transfer retrieved', fullTransferObject(transfer));
  }

  function listTransfers(query: URLSearchParams): Reply {
    const perPage = Math.min(Number(query.get('per_page') ?? query.get('perPage') ?? 50), 3);
    const page = Number(query.get('page') ?? 1);
    const fromMs = Date.parse(query.get('from') ?? '1970-01-01');
    const toMs = Date.parse(query.get('to') ?? '9999-12-31');
    const status = query.get('status') ?? (listsPendingByDefault ? 'pending' : undefined);
    const found = [...transfers.values()]
      .filter(({ createdAtMs }) => createdAtMs >= fromMs && createdAtMs <= toMs)
      .filter((transfer) => status === undefined || transfer.status === status)
      .reverse();
    return ok(
      'Transfers retrieved',
      found.slice((page - 1) * perPage, page * perPage).map(fullTransferObject),
      {
        total: found.length,
        skipped: (page - 1) * perPage,
        perPage,
        page,
        pageCount: Math.ceil(found.length / perPage),
      },
    );
  }

  function rewriteTransfer(reference: string, entry: Parameters<PaystackServer['rewriteTransfer']>[1]): void {
    const existing = transfers.get(reference);
    const { amountMinor = existing?.amountMinor ?? 100_000n, feeMinor = existing?.feeMinor ?? 1_000n } =
      entry;
    transfers.set(reference, {
      id: nextId++,
      code: `TRF_${(nextId++).toString(36)}`,
      recipientCode: '',
      reason: '',
      plan: { status: 'success' },
      verifications: 0,
      ...existing,
      reference,
      amountMinor: BigInt(amountMinor),
      feeMinor: BigInt(feeMinor),
      status: entry.status ?? existing?.status ?? 'success',
      createdAtMs: entry.createdAtMs ?? existing?.createdAtMs ?? clock(),
    });
  }

  function customerObject(customer: Customer): Record<string, unknown> {
    return {
      id: customer.id,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      customer_code: customer.code,
      phone: customer.phone,
      metadata: {},
      risk_action: 'default',
      international_format_phone: null,
    };
  }

  function accountObject(account: DedicatedAccount, customer: Customer): Record<string, unknown> {
    return {
      bank: { name: ISSUING_BANKS[account.bankSlug], id: 20, slug: account.bankSlug },
      account_name: account.accountName,
      account_number: account.accountNumber,
      assigned: true,
      currency: 'NGN',
      metadata: null,
      active: true,
      id: account.id,
      created_at: CREATED_AT,
      updated_at: CREATED_AT,
      assignment: {
        integration,
        assignee_id: customer.id,
        assignee_type: 'Customer',
        expired: false,
        account_type: 'PAY-WITH-TRANSFER-RECURRING',
        assigned_at: CREATED_AT,
        expired_at: null,
      },
    };
  }

  function findCustomer(email: string): Reply {
    const customer = customers.get(email);
    if (!customer) {
      return {
        httpStatus: 404,
        body: { status: false, message: 'Customer email is invalid for your live domain.' },
      };
    }
    return ok('Customer retrieved', {
      ...customerObject(customer),
      transactions: [],
      subscriptions: [],
      authorizations: [],
      dedicated_account: customer.account ? accountObject(customer.account, customer) : null,
    });
  }

  function createCustomer(body: Record<string, unknown>): Reply {
    const { email, first_name: firstName = '', last_name: lastName = '', phone = '' } = body;
    if (typeof email !== 'string' || !email.includes('@')) {
      return refusal(400, 'Email is required', 'missing_params');
    }
    const known = customers.get(email);
    const customer = known ?? {
      id: nextId++,
      code: `CUS_${(nextId++).toString(36)}`,
      email,
      firstName: String(firstName),
      lastName: String(lastName),
      phone: String(phone),
    };
    customers.set(email, customer);
    return ok('Customer created', {
      email,
      integration,
      domain: 'live',
      customer_code: customer.code,
      id: customer.id,
      identified: false,
      identifications: null,
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
    });
  }

  function openDedicatedAccount(body: Record<string, unknown>): Reply {
    const customer = [...customers.values()].find((each) => each.code === body.customer);
    if (!customer) return refusal(400, 'Customer not found', 'invalid_params');
    const bankSlug = String(body.preferred_bank);
    if (ISSUING_BANKS[bankSlug] === undefined)
      return refusal(400, 'Invalid preferred bank', 'invalid_params');
    if (customer.firstName === '' || customer.lastName === '' || customer.phone === '') {
      return refusal(400, 'Customer first name, last name and phone number are required', 'invalid_params');
    }
    const id = nextId++;
    customer.account = {
      id,
      accountNumber: `99${String(id).slice(-8)}`,
      accountName: `KAROKART / ${customer.firstName} ${customer.lastName}`.toUpperCase(),
      bankSlug,
    };
    count(madeCount, 'dedicated_account');
    return ok('NUBAN successfully created', {
      ...accountObject(customer.account, customer),
      customer: customerObject(customer),
    });
  }

  function receivePayment(order: IncomingPaymentOrder): void {
    const owner = [...customers.values()].find(
      ({ account }) => account?.accountNumber === order.accountNumber,
    );
    const channel = order.channel ?? 'dedicated_nuban';
    payments.set(order.reference, {
      id: nextId++,
      domain: 'live',
      status: order.status ?? 'success',
      reference: order.reference,
      receipt_number: null,
      amount: Number(order.amountMinor),
      message: null,
      gateway_response: 'Approved',
      paid_at: CREATED_AT,
      created_at: CREATED_AT,
      channel,
      currency: order.currency ?? 'NGN',
      ip_address: null,
      metadata: '',
      log: null,
      fees: 100,
      fees_split: null,
      authorization: {
        authorization_code: 'AUTH_0ozsafcpdf',
        bin: '413XXX',
        last4: 'X011',
        exp_month: '01',
        exp_year: '2020',
        channel,
        card_type: 'transfer',
        bank: 'First City Monument Bank',
        country_code: 'NG',
        brand: 'Managed Account',
        reusable: false,
        signature: null,
        sender_bank: 'First City Monument Bank',
        sender_bank_account_number: 'XXXXXX0011',
        sender_country: 'NG',
        sender_name: order.senderName ?? 'RANDALL AKANBI HORTON',
        narration: 'NIP: RANDALL HORTON -1123344343/44343231232',
        receiver_bank_account_number: order.accountNumber,
        receiver_bank: 'Paystack-Titan',
      },
      customer:
        order.customerCode !== undefined
          ? { id: 1, email: 'other@merchant.example', customer_code: order.customerCode }
          : owner
            ? customerObject(owner)
            : null,
      plan: null,
      requested_amount: Number(order.amountMinor),
    });
  }

  function verifyPayment(reference: string): Reply {
    const payment = payments.get(reference);
    if (!payment) return refusal(400, 'Transaction reference not found.', 'transaction_not_found');
    return ok('Verification successful', payment);
  }

  async function sendEvent(content: object, forged?: boolean): Promise<number> {
    const [status] = await deliverCallback(callbackUrl, signed(content, forged));
    return status ?? 0;
  }

  async function announcePayment(order: IncomingCallbackOrder): Promise<number> {
    const payment = payments.get(order.reference) ?? {
      id: 1,
      reference: order.reference,
      status: 'success',
      channel: 'dedicated_nuban',
    };
    return sendEvent({ event: 'charge.success', data: { ...payment, ...order.claims } }, order.forged);
  }

  function signed(content: unknown, isForged: boolean | undefined): SignedCallback {
    return signCallback(content, { secretKey, header: 'x-paystack-signature', isForged });
  }

  function signedCallback(order: CallbackOrder): SignedCallback {
    const transfer = transfers.get(order.reference);
    const status = order.event.replace('transfer.', '');
    const data = transfer
      ? { ...fullTransferObject(transfer), status }
      : { id: 1, reference: order.reference, status };
    return signed({ event: order.event, data }, order.forged);
  }

  async function sendCallback(order: CallbackOrder): Promise<readonly number[]> {
    return deliverCallback(callbackUrl, signedCallback(order), order.times);
  }

  const controls = {
    reset() {
      for (const map of [transfers, recipients, customers, payments, madeCount, transferRequestCount])
        map.clear();
      plans.clear();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      server.endFaults();
      server.forgetRequests();
      defaultPlan = { status: 'success' };
    },
    transfersMade: (reference: string) => madeCount.get(reference) ?? 0,
    transferRequests: (reference: string) => transferRequestCount.get(reference) ?? 0,
    transferStatus: (reference: string) => transfers.get(reference)?.status,
    transferAmountMinor: (reference: string) => transfers.get(reference)?.amountMinor,
    recipientsMade: () => recipients.size,
    balanceMinor: () => balanceMinor,
    setBalanceMinor(minor: bigint | string) {
      balanceMinor = BigInt(minor);
    },
    setCallbackUrl(url: string | null | undefined) {
      callbackUrl = url ?? undefined;
    },
    planTransfer(plan: TransferPlan, reference?: string) {
      if (reference === undefined) defaultPlan = plan;
      else plans.set(reference, plan);
    },
    rewriteTransfer,
    forgetTransfer(reference: string) {
      transfers.delete(reference);
    },
    setListsPendingByDefault(isOn: boolean) {
      listsPendingByDefault = isOn;
    },
    async settle(reference: string, status: string) {
      const transfer = transfers.get(reference);
      if (!transfer) throw new Error(`There is no transfer ${reference} to settle.`);
      changeStatus(transfer, status);
    },
    sendCallback,
    sendEvent: (content: object) => sendEvent(content),
    signedCallback,
    accountsOpened: () => madeCount.get('dedicated_account') ?? 0,
    receivePayment,
    announcePayment,
  };

  const server = await startProviderServer<PaystackEndpoint>({
    port: options.port,
    controls,
    describeError: (httpStatus, message) =>
      refusal(httpStatus, message, httpStatus === 429 ? 'rate_limited' : 'unknown').body,
    route({ route, url, authorization, body }): Routed<PaystackEndpoint> | Reply {
      if (authorization !== `Bearer ${secretKey}`) return refusal(401, 'Invalid key', 'invalid_Key');
      const found = routeOf(route);
      if (!found) return { httpStatus: 404, body: '<html>Not Found</html>' };
      const page = found.endpoint === 'transfers' ? `page ${url.searchParams.get('page')}` : undefined;
      const reference =
        found.reference ?? page ?? (typeof body.reference === 'string' ? body.reference : undefined);
      if (found.endpoint === 'transfer' && reference !== undefined) count(transferRequestCount, reference);
      const act = (): Reply => {
        switch (found.endpoint) {
          case 'banks':
            return listBanks(url.searchParams);
          case 'resolve':
            return resolveAccount(url.searchParams);
          case 'recipient':
            return createRecipient(body);
          case 'recipients':
            return listRecipients(url.searchParams);
          case 'balance':
            return ok('Balances retrieved', [{ currency: 'NGN', balance: Number(balanceMinor) }]);
          case 'transfer':
            return createTransfer(body);
          case 'transfers':
            return listTransfers(url.searchParams);
          case 'verify':
            return verifyTransfer(found.reference ?? '');
          case 'findCustomer':
            return findCustomer(found.reference ?? '');
          case 'createCustomer':
            return createCustomer(body);
          case 'dedicatedAccount':
            return openDedicatedAccount(body);
          case 'verifyPayment':
            return verifyPayment(found.reference ?? '');
        }
      };
      return { endpoint: found.endpoint, reference, act };
    },
  });

  return {
    ...controls,
    ...server,
    secretKey,
    env: { PAYSTACK_SECRET_KEY: secretKey, PROVIDER_URLS: `paystack=${server.url}` },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await server.stop();
    },
  };
}

/** @param route such as `GET /bank`. */
function routeOf(
  route: string,
): { readonly endpoint: PaystackEndpoint; readonly reference?: string } | undefined {
  if (route === 'GET /bank') return { endpoint: 'banks' };
  if (route === 'GET /bank/resolve') return { endpoint: 'resolve' };
  if (route === 'POST /transferrecipient') return { endpoint: 'recipient' };
  if (route === 'GET /transferrecipient') return { endpoint: 'recipients' };
  if (route === 'GET /balance') return { endpoint: 'balance' };
  if (route === 'GET /transfer') return { endpoint: 'transfers' };
  if (route === 'POST /transfer') return { endpoint: 'transfer' };
  if (route === 'POST /customer') return { endpoint: 'createCustomer' };
  if (route === 'POST /dedicated_account') return { endpoint: 'dedicatedAccount' };
  const named = /^GET (\/transfer\/verify|\/transaction\/verify|\/customer)\/([^/]+)$/.exec(route);
  if (named?.[1] === undefined || named[2] === undefined) return undefined;
  const endpoints = {
    '/transfer/verify': 'verify',
    '/transaction/verify': 'verifyPayment',
    '/customer': 'findCustomer',
  } as const;
  const endpoint = endpoints[named[1] as keyof typeof endpoints];
  return { endpoint, reference: decodeURIComponent(named[2]) };
}

function ok(message: string, data: unknown, meta?: unknown): Reply {
  return { httpStatus: 200, body: { status: true, message, data, ...(meta === undefined ? {} : { meta }) } };
}

/** Some of Paystack's refusals carry a code, some only a message. */
function refusal(httpStatus: number, message: string, code?: string): Reply {
  return {
    httpStatus,
    body: {
      status: false,
      message,
      meta: { nextStep: '' },
      type: 'validation_error',
      ...(code === undefined ? {} : { code }),
    },
  };
}
