import { decimalToMinor, minorToNumber, plainDecimal } from '../../src/domain/money.ts';
import {
  deliverCallback,
  type FaultControls,
  type Reply,
  type Routed,
  signCallback,
  startProviderServer,
} from './providerServer.ts';

/** Where a request goes; faults are aimed at one of these. */
export type MonnifyEndpoint =
  | 'login'
  | 'banks'
  | 'validate'
  | 'transfer'
  | 'summary'
  | 'search'
  | 'balance'
  | 'findReservation'
  | 'reserve'
  | 'payment';

/** What becomes of a transfer, in Monnify's words; any other word stands for an unlisted status. */
export interface MonnifyPlan {
  /** The status that the request is answered with. */
  readonly status: string;
  /** What Monnify writes with it. */
  readonly description?: string;
  /** The status it takes when it is looked up the first time. */
  readonly later?: string;
}

export type MonnifyEvent = 'SUCCESSFUL_DISBURSEMENT' | 'FAILED_DISBURSEMENT' | 'REVERSED_DISBURSEMENT';

export interface MonnifyCallbackOrder {
  readonly event: MonnifyEvent;
  readonly reference: string;
  /** How often the same body is sent; 1 when absent. */
  readonly times?: number;
  /** Signs with another key, as a forger would. */
  readonly forged?: boolean;
}

/** Money that a stranger sends to a reserved account, as `GET /transactions` will tell it. */
export interface MonnifyPaymentOrder {
  /** Monnify's own, such as `MNFY|04|20211117112842|000170`. */
  readonly reference: string;
  readonly amountMinor: bigint | string;
  /** The reserved account it arrives on. An unknown one is shown without a reservation. */
  readonly accountNumber: string;
  /** Monnify's word; `PAID` when absent. */
  readonly status?: string;
  readonly currency?: string;
  readonly paymentMethod?: string;
  readonly payerName?: string;
}

export interface MonnifyServerOptions {
  readonly apiKey?: string;
  readonly secretKey?: string;
  readonly walletAccountNumber?: string;
  readonly contractCode?: string;
  /** Kobo in our wallet; plenty when absent. */
  readonly balanceMinor?: bigint;
  readonly callbackUrl?: string;
  readonly port?: number;
  /** The present, in milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface MonnifyServer extends FaultControls<MonnifyEndpoint> {
  readonly url: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly walletAccountNumber: string;
  readonly contractCode: string;
  /** The settings of a service that uses this server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Forgets transfers, faults, plans, rules and sessions; the balance and the callback address stay. */
  reset(): void;
  /** Ends every session before its time. */
  endSessions(): void;
  /** How many transfers were really made for a reference: what a receiver would have been paid, or is to be. */
  transfersMade(reference: string): number;
  /** How many times a transfer was asked for under a reference, refused and lost calls included. */
  transferRequests(reference: string): number;
  /** The present status of a transfer in Monnify's words, or undefined when there is none. */
  transferStatus(reference: string): string | undefined;
  transferAmountMinor(reference: string): bigint | undefined;
  balanceMinor(): bigint;
  setBalanceMinor(balanceMinor: bigint | string): void;
  setCallbackUrl(callbackUrl: string | null | undefined): void;
  /** The plan of one reference, or of every transfer without a plan of its own. */
  planTransfer(plan: MonnifyPlan, reference?: string): void;
  /** What a balance too low is told by: a failed transfer, which is what is seen, or code D04, which is documented. */
  setShortBalanceAnswer(answer: 'failed_transfer' | 'refusal'): void;
  /** Whether our address is on Monnify's list; where not, transfers are refused with D06. */
  setAddressListed(isListed: boolean): void;
  /** Whether transfers are enabled for us; where not, they are refused with HTTP 403. */
  setTransfersEnabled(isEnabled: boolean): void;
  /** Refuses a second transfer of one amount to one account within two minutes, with D07; off unless set. */
  setRepeatCheck(isOn: boolean): void;
  /** The HTTP status of refusals with a code; 400 unless set. */
  setRefusalHttpStatus(httpStatus: number): void;
  /** How many accounts were really reserved. */
  accountsReserved(): number;
  /** Makes money arrive on a reserved account, or changes what is told of it. Announces nothing. */
  receivePayment(order: MonnifyPaymentOrder): void;
  /** The exact bytes and headers by which a payment is announced. */
  signedPaymentCallback(reference: string): {
    readonly body: Buffer;
    readonly headers: Record<string, string>;
  };
  /** Changes what Monnify's books say of a transfer. Moves no balance and sends no callback. */
  rewriteTransfer(
    reference: string,
    entry: { readonly status?: string; readonly createdAtMs?: number },
  ): void;
  /** Moves a transfer to a status; a conclusive one sends its callback. */
  settle(reference: string, status: string): Promise<void>;
  /** Sends a callback whatever the transfer's status is. Answers' HTTP statuses. */
  sendCallback(order: MonnifyCallbackOrder): Promise<readonly number[]>;
  /** The exact bytes and headers of a callback, for handing to a verifier without a network. */
  signedCallback(order: MonnifyCallbackOrder): {
    readonly body: Buffer;
    readonly headers: Record<string, string>;
  };
}

interface Transfer {
  readonly reference: string;
  readonly transactionReference: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bankCode: string;
  readonly narration: string;
  readonly createdAtMs: number;
  readonly plan: MonnifyPlan;
  status: string;
}

interface Reservation {
  readonly accountReference: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly customerEmail: string;
  readonly reservationReference: string;
  readonly createdAtMs: number;
}

const BANKS = [
  { name: 'Access bank', code: '044', nipBankCode: '000014' },
  { name: 'First Bank of Nigeria', code: '011', nipBankCode: '000016' },
  { name: 'GTBank', code: '058', nipBankCode: '000013' },
  { name: 'Zenith bank', code: '057', nipBankCode: '000015' },
  { name: 'Moniepoint Microfinance Bank', code: '50515', nipBankCode: '090405' },
  { name: '9JAPAY MICROFINANCE BANK', code: '090629', nipBankCode: '090629' },
  { name: 'Coronation Bank', code: '559', nipBankCode: null },
];

/** An account that does not exist, at any bank. */
export const MONNIFY_UNKNOWN_ACCOUNT = '0000000001';

const REPEAT_WINDOW_MS = 120_000;
const SESSION_SECONDS = 3_599;
const SHORT_BALANCE =
  'You do not have sufficient balance to process this request. Please fund your account and try again.';

/** Statuses with which the money is back in, or never left, our wallet. */
const RETURNED = new Set(['FAILED', 'REVERSED', 'EXPIRED']);
const EVENT_BY_STATUS: Readonly<Record<string, MonnifyEvent>> = {
  SUCCESS: 'SUCCESSFUL_DISBURSEMENT',
  FAILED: 'FAILED_DISBURSEMENT',
  REVERSED: 'REVERSED_DISBURSEMENT',
};

/** What Monnify takes for a transfer besides the amount (monnify.com, Pricing). */
function monnifyFeeMinor(amountMinor: bigint): bigint {
  if (amountMinor < 1_000_000n) return 1_000n;
  return amountMinor < 5_000_000n ? 2_000n : 4_000n;
}

/**
 * Starts a server on 127.0.0.1 that behaves as Monnify's documentation says its transfers do (developers.monnify.com:
 * API Reference, Single Transfers, Error Codes, Webhook Event Types), in the shapes that the sandbox really answers with
 * (Monnify/monnify-dotnet-lib), and misbehaves on demand.
 */
export async function startMonnifyServer(options: MonnifyServerOptions = {}): Promise<MonnifyServer> {
  const apiKey = options.apiKey ?? 'MK_PROD_OFTHETESTS';
  const secretKey = options.secretKey ?? 'A_SECRET_MADE_UP_FOR_THE_TEST_SERVER';
  const walletAccountNumber = options.walletAccountNumber ?? '8016472829';
  const contractCode = options.contractCode ?? '5867418298';
  const clock = options.clock ?? Date.now;
  let balanceMinor = options.balanceMinor ?? 100_000_000_000n;
  let callbackUrl = options.callbackUrl;
  let nextId = 1;

  const transfers = new Map<string, Transfer>();
  const madeCount = new Map<string, number>();
  const requestCount = new Map<string, number>();
  const plans = new Map<string, MonnifyPlan>();
  const sessions = new Map<string, number>();
  const reservations = new Map<string, Reservation>();
  const payments = new Map<string, Record<string, unknown>>();
  const lawful = {
    plan: { status: 'SUCCESS' } as MonnifyPlan,
    shortBalance: 'failed_transfer' as 'failed_transfer' | 'refusal',
    isListed: true,
    isEnabled: true,
    isRepeatChecked: false,
    refusalHttpStatus: 400,
  };
  let rules = { ...lawful };

  function refuse(code: string, message: string, httpStatus = rules.refusalHttpStatus): Reply {
    return {
      httpStatus,
      body: { requestSuccessful: false, responseMessage: message, responseCode: code },
    };
  }

  function logIn(authorization: string): Reply {
    const expected = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
    if (authorization !== expected) return refuse('99', 'bad credentials', 401);
    const accessToken = `session-${nextId++}`;
    sessions.set(accessToken, clock() + SESSION_SECONDS * 1_000);
    return ok({ accessToken, expiresIn: SESSION_SECONDS });
  }

  function validateAccount(query: URLSearchParams): Reply {
    const accountNumber = query.get('accountNumber') ?? '';
    const bankCode = query.get('bankCode') ?? '';
    if (!isBank(bankCode)) return refuse('99', 'could not find specified bank');
    if (!isAccount(accountNumber)) return refuse('99', 'Invalid account number');
    return ok({
      accountNumber,
      accountName: `HOLDER OF ${accountNumber.slice(-4)}`,
      bankCode,
      currencyCode: 'NGN',
    });
  }

  function createTransfer(body: Readonly<Record<string, unknown>>): Reply {
    const { amount, reference, narration, currency, sourceAccountNumber } = body;
    const { destinationBankCode, destinationAccountNumber, destinationAccountName } = body;
    if (!rules.isEnabled) {
      return refuse('99', 'Merchant is not permitted to perform this operation', 403);
    }
    if (!rules.isListed) return refuse('D06', 'Unauthorized request');
    const amountMinor = typeof amount === 'number' ? decimalToMinor(plainDecimal(amount), 'NGN') : undefined;
    const isComplete =
      typeof reference === 'string' &&
      reference !== '' &&
      typeof narration === 'string' &&
      typeof destinationAccountName === 'string' &&
      currency === 'NGN';
    if (!isComplete || amountMinor === undefined || amountMinor <= 0n) return refuse('D01', 'Invalid amount');
    if (sourceAccountNumber !== walletAccountNumber) {
      return refuse('D01', 'Supplied account number does not belong to merchant');
    }
    if (transfers.has(reference)) return refuse('D05', 'Supplied reference already exists!');
    const accountNumber = String(destinationAccountNumber);
    const bankCode = String(destinationBankCode);
    if (!isBank(bankCode) || !isAccount(accountNumber)) {
      return refuse('D03', 'Invalid destination account number');
    }
    const repeated = [...transfers.values()].some(
      (other) =>
        other.accountNumber === accountNumber &&
        other.bankCode === bankCode &&
        other.amountMinor === amountMinor &&
        clock() - other.createdAtMs < REPEAT_WINDOW_MS,
    );
    if (rules.isRepeatChecked && repeated) return refuse('D07', 'Duplicate request');
    const feeMinor = monnifyFeeMinor(amountMinor);
    const isShort = balanceMinor < amountMinor + feeMinor;
    if (isShort && rules.shortBalance === 'refusal') return refuse('D04', 'Insufficient wallet balance');
    const plan = isShort
      ? { status: 'FAILED', description: SHORT_BALANCE }
      : (plans.get(reference) ?? rules.plan);
    const transfer: Transfer = {
      reference,
      transactionReference: `MFDS${String(nextId++).padStart(20, '0')}`,
      amountMinor,
      feeMinor,
      accountNumber,
      accountName: destinationAccountName,
      bankCode,
      narration,
      createdAtMs: clock(),
      plan,
      status: plan.status,
    };
    transfers.set(reference, transfer);
    if (!isShort) {
      madeCount.set(reference, (madeCount.get(reference) ?? 0) + 1);
      balanceMinor -= amountMinor + feeMinor;
      if (RETURNED.has(plan.status)) balanceMinor += amountMinor + feeMinor;
    }
    return ok({
      amount: minorToNumber(amountMinor, 'NGN'),
      reference,
      status: transfer.status,
      dateCreated: stamp(transfer.createdAtMs),
      totalFee: minorToNumber(feeMinor, 'NGN'),
      destinationAccountName: transfer.accountName,
      destinationBankName: bankName(bankCode),
      destinationAccountNumber: accountNumber,
      destinationBankCode: bankCode,
      ...(plan.description !== undefined && { comment: plan.description }),
    });
  }

  function changeStatus(transfer: Transfer, status: string): void {
    const wasReturned = RETURNED.has(transfer.status);
    transfer.status = status;
    if (RETURNED.has(status) && !wasReturned) balanceMinor += transfer.amountMinor + transfer.feeMinor;
    const event = EVENT_BY_STATUS[status];
    if (event !== undefined && callbackUrl !== undefined) {
      // A callback that is not received is lost: the outcome of the transfer can still be checked.
      void sendCallback({ event, reference: transfer.reference }).catch(() => undefined);
    }
  }

  function transferObject(transfer: Transfer): Record<string, unknown> {
    return {
      amount: minorToNumber(transfer.amountMinor, 'NGN'),
      reference: transfer.reference,
      narration: transfer.narration,
      currency: 'NGN',
      fee: minorToNumber(transfer.feeMinor, 'NGN'),
      twoFaEnabled: false,
      status: transfer.status,
      transactionDescription: transfer.plan.description ?? 'Transaction successful',
      transactionReference: transfer.transactionReference,
      createdOn: stamp(transfer.createdAtMs),
      sourceAccountNumber: walletAccountNumber,
      destinationAccountNumber: transfer.accountNumber,
      destinationAccountName: transfer.accountName,
      destinationBankCode: transfer.bankCode,
      destinationBankName: bankName(transfer.bankCode),
    };
  }

  function summarise(reference: string): Reply {
    const transfer = transfers.get(reference);
    if (!transfer) {
      return refuse('D02', 'Could not find disbursement transaction for given reference', 404);
    }
    const { later } = transfer.plan;
    if (later !== undefined && transfer.status === transfer.plan.status) changeStatus(transfer, later);
    return ok(transferObject(transfer));
  }

  function search(query: URLSearchParams): Reply {
    if (query.get('sourceAccountNumber') !== walletAccountNumber) {
      return refuse('99', 'Supplied account number does not belong to merchant');
    }
    const fromMs = Number(query.get('startDate') ?? 0);
    const toMs = Number(query.get('endDate') ?? Number.MAX_SAFE_INTEGER);
    const pageSize = Math.min(Number(query.get('pageSize') ?? 10), 3);
    const pageNo = Number(query.get('pageNo') ?? 0);
    const found = [...transfers.values()].filter(
      ({ createdAtMs }) => createdAtMs >= fromMs && createdAtMs <= toMs,
    );
    const content = found.slice(pageNo * pageSize, (pageNo + 1) * pageSize).map(transferObject);
    const totalPages = Math.ceil(found.length / pageSize);
    return ok({
      content,
      pageable: { pageSize, pageNumber: pageNo, offset: pageNo * pageSize, paged: true, unpaged: false },
      last: pageNo + 1 >= totalPages,
      totalPages,
      totalElements: found.length,
      first: pageNo === 0,
      numberOfElements: content.length,
      size: pageSize,
      number: pageNo,
      empty: content.length === 0,
    });
  }

  function tellBalance(query: URLSearchParams): Reply {
    if (query.get('accountNumber') !== walletAccountNumber) {
      return refuse('99', 'Supplied account number does not belong to merchant');
    }
    const availableBalance = minorToNumber(balanceMinor, 'NGN');
    return ok({ availableBalance, ledgerBalance: availableBalance });
  }

  function reservationObject(reservation: Reservation): Record<string, unknown> {
    const { accountReference, accountName, accountNumber, customerEmail } = reservation;
    return {
      contractCode,
      accountReference,
      accountName,
      currencyCode: 'NGN',
      customerEmail,
      customerName: accountName,
      accounts: [{ bankCode: '50515', bankName: 'Moniepoint Microfinance Bank', accountNumber, accountName }],
      collectionChannel: 'RESERVED_ACCOUNT',
      reservationReference: reservation.reservationReference,
      reservedAccountType: 'GENERAL',
      status: 'ACTIVE',
      createdOn: stamp(reservation.createdAtMs),
      incomeSplitConfig: [],
      restrictPaymentSource: false,
    };
  }

  function findReservation(accountReference: string): Reply {
    const reservation = reservations.get(accountReference);
    return reservation
      ? ok(reservationObject(reservation))
      : refuse('99', 'Cannot find reserved account', 404);
  }

  function reserve(body: Readonly<Record<string, unknown>>): Reply {
    const accountReference = String(body.accountReference);
    if (body.contractCode !== contractCode) return refuse('99', 'Invalid contract code supplied.', 422);
    if (!/^\d{11}$/.test(String(body.bvn))) return refuse('99', 'BVN is invalid. Must be 11 digits', 422);
    if (reservations.has(accountReference)) {
      return refuse('99', 'You can not reserve two accounts with the same reference', 422);
    }
    const id = nextId++;
    const reservation: Reservation = {
      accountReference,
      accountNumber: `68${String(id).padStart(8, '0')}`,
      accountName: String(body.accountName).toUpperCase(),
      customerEmail: String(body.customerEmail),
      reservationReference: `RESERVATION${id}`,
      createdAtMs: clock(),
    };
    reservations.set(accountReference, reservation);
    return ok(reservationObject(reservation));
  }

  function receivePayment(order: MonnifyPaymentOrder): void {
    const owner = [...reservations.values()].find(
      ({ accountNumber }) => accountNumber === order.accountNumber,
    );
    const amount = minorToNumber(BigInt(order.amountMinor), 'NGN').toFixed(2);
    payments.set(order.reference, {
      transactionReference: order.reference,
      paymentReference: order.reference,
      amountPaid: amount,
      totalPayable: amount,
      settlementAmount: amount,
      paidOn: '26/02/2020 09:38:13 AM',
      paymentStatus: order.status ?? 'PAID',
      paymentDescription: 'Adm',
      currency: order.currency ?? 'NGN',
      paymentMethod: order.paymentMethod ?? 'ACCOUNT_TRANSFER',
      product: owner
        ? { type: 'RESERVED_ACCOUNT', reference: owner.accountReference }
        : { type: 'WEB_SDK', reference: '330854835' },
      cardDetails: null,
      accountDetails: {
        accountName: order.payerName ?? 'DAMILARE SAMUEL OGUNNAIKE',
        accountNumber: '******7503',
        bankCode: '000001',
        amountPaid: amount,
      },
      customer: { email: 'test@tester.com', name: 'John Doe' },
      metaData: {},
    });
  }

  function tellPayment(reference: string): Reply {
    const payment = payments.get(reference);
    return payment
      ? ok(payment)
      : refuse('99', 'Could not find transaction with the specified transaction reference', 404);
  }

  function signedPaymentCallback(reference: string) {
    const eventData = payments.get(reference) ?? {
      transactionReference: reference,
      product: { type: 'RESERVED_ACCOUNT' },
    };
    return signed({ eventType: 'SUCCESSFUL_TRANSACTION', eventData });
  }

  function signed(content: unknown, isForged?: boolean) {
    return signCallback(content, { secretKey, header: 'monnify-signature', isForged });
  }

  function signedCallback(order: MonnifyCallbackOrder) {
    const transfer = transfers.get(order.reference);
    const status = order.event.replace('_DISBURSEMENT', '').replace('SUCCESSFUL', 'SUCCESS');
    const eventData = transfer
      ? {
          ...transferObject(transfer),
          status,
          sessionId: '090405210317032336726272971260',
          completedOn: stamp(clock()),
        }
      : { reference: order.reference, transactionReference: `MFDS-of-${order.reference}`, status };
    return signed({ eventType: order.event, eventData }, order.forged);
  }

  const sendCallback = async (order: MonnifyCallbackOrder) =>
    deliverCallback(callbackUrl, signedCallback(order), order.times);

  const controls = {
    reset() {
      for (const map of [transfers, madeCount, requestCount, plans, sessions, reservations, payments])
        map.clear();
      rules = { ...lawful };
      server.endFaults();
      server.forgetRequests();
    },
    endSessions: () => sessions.clear(),
    transfersMade: (reference: string) => madeCount.get(reference) ?? 0,
    transferRequests: (reference: string) => requestCount.get(reference) ?? 0,
    transferStatus: (reference: string) => transfers.get(reference)?.status,
    transferAmountMinor: (reference: string) => transfers.get(reference)?.amountMinor,
    balanceMinor: () => balanceMinor,
    setBalanceMinor(minor: bigint | string) {
      balanceMinor = BigInt(minor);
    },
    setCallbackUrl(url: string | null | undefined) {
      callbackUrl = url ?? undefined;
    },
    rewriteTransfer(reference: string, entry: Parameters<MonnifyServer['rewriteTransfer']>[1]) {
      const transfer = transfers.get(reference);
      if (!transfer) throw new Error(`There is no transfer ${reference} to rewrite.`);
      transfers.set(reference, { ...transfer, ...entry });
    },
    planTransfer(plan: MonnifyPlan, reference?: string) {
      if (reference === undefined) rules.plan = plan;
      else plans.set(reference, plan);
    },
    setShortBalanceAnswer(answer: 'failed_transfer' | 'refusal') {
      rules.shortBalance = answer;
    },
    setAddressListed(isListed: boolean) {
      rules.isListed = isListed;
    },
    setTransfersEnabled(isEnabled: boolean) {
      rules.isEnabled = isEnabled;
    },
    setRepeatCheck(isOn: boolean) {
      rules.isRepeatChecked = isOn;
    },
    setRefusalHttpStatus(httpStatus: number) {
      rules.refusalHttpStatus = httpStatus;
    },
    accountsReserved: () => reservations.size,
    receivePayment,
    signedPaymentCallback,
    async settle(reference: string, status: string) {
      const transfer = transfers.get(reference);
      if (!transfer) throw new Error(`There is no transfer ${reference} to settle.`);
      changeStatus(transfer, status);
    },
    sendCallback,
    signedCallback,
  };

  const server = await startProviderServer<MonnifyEndpoint>({
    port: options.port,
    controls,
    route({ route, url, authorization, body }): Routed<MonnifyEndpoint> | Reply {
      if (route === 'POST /api/v1/auth/login') {
        return { endpoint: 'login', act: () => logIn(authorization) };
      }
      const endsAtMs = sessions.get(authorization.replace(/^Bearer /, ''));
      if (endsAtMs === undefined || clock() >= endsAtMs) {
        return {
          httpStatus: 401,
          body: { error: 'invalid_token', error_description: 'Access token expired' },
        };
      }
      const query = url.searchParams;
      const named = /^GET \/api\/v2\/(bank-transfer\/reserved-accounts|transactions)\/([^/]+)$/.exec(route);
      if (named?.[2] !== undefined) {
        const reference = decodeURIComponent(named[2]);
        return named[1] === 'transactions'
          ? { endpoint: 'payment', reference, act: () => tellPayment(reference) }
          : { endpoint: 'findReservation', reference, act: () => findReservation(reference) };
      }
      switch (route) {
        case 'POST /api/v2/bank-transfer/reserved-accounts':
          return { endpoint: 'reserve', act: () => reserve(body) };
        case 'GET /api/v1/banks':
          return { endpoint: 'banks', act: () => ok(BANKS.map((bank) => ({ ...bank, ussdTemplate: null }))) };
        case 'GET /api/v1/disbursements/account/validate':
          return { endpoint: 'validate', act: () => validateAccount(query) };
        case 'POST /api/v2/disbursements/single': {
          const reference = String(body.reference);
          requestCount.set(reference, (requestCount.get(reference) ?? 0) + 1);
          return { endpoint: 'transfer', reference, act: () => createTransfer(body) };
        }
        case 'GET /api/v2/disbursements/single/summary': {
          const reference = query.get('reference') ?? '';
          return { endpoint: 'summary', reference, act: () => summarise(reference) };
        }
        case 'GET /api/v2/disbursements/search-transactions':
          return { endpoint: 'search', act: () => search(query) };
        case 'GET /api/v2/disbursements/wallet-balance':
          return { endpoint: 'balance', act: () => tellBalance(query) };
        default:
          return { httpStatus: 404, body: { status: 404, error: 'Not Found', path: url.pathname } };
      }
    },
  });

  return {
    ...controls,
    ...server,
    apiKey,
    secretKey,
    walletAccountNumber,
    contractCode,
    env: {
      MONNIFY_API_KEY: apiKey,
      MONNIFY_SECRET_KEY: secretKey,
      MONNIFY_WALLET_ACCOUNT: walletAccountNumber,
      MONNIFY_CONTRACT_CODE: contractCode,
      PROVIDER_URLS: `monnify=${server.url}`,
    },
  };
}

function ok(responseBody: unknown): Reply {
  return {
    httpStatus: 200,
    body: { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody },
  };
}

function isBank(code: string): boolean {
  return BANKS.some((bank) => bank.code === code);
}

function bankName(code: string): string | undefined {
  return BANKS.find((bank) => bank.code === code)?.name;
}

function isAccount(accountNumber: string): boolean {
  return /^\d{10}$/.test(accountNumber) && accountNumber !== MONNIFY_UNKNOWN_ACCOUNT;
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+00:00');
}
