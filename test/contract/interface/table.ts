import { z } from 'zod';

/**
 * The contract with merchants as a table, written by hand from the interface document alone and not from the schemas of
 * the service, so that the two can be held against each other. The numbers after § are the document's sections. Objects
 * are strict: a field that an answer has and the table has not must stand in `FIELDS_BEYOND_THE_DOCUMENT`.
 */

/** How a route's caller proves who it is: nothing, `Authorization: Bearer`, or `x-api-key`. */
export type Credential = 'none' | 'token' | 'key';

/** A row of §4. */
export interface DocumentedRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below the base URL. */
  readonly path: string;
  /** Every credential that the document names for it. */
  readonly credentials: readonly Credential[];
  /** Whether the row lists the optional header `x-business-env`. */
  readonly takesEnvironment?: true;
  /** The fields of the body that the document names; open where it says that there are more. */
  readonly body?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The HTTP status of success, where the document fixes it. */
  readonly status?: number;
  readonly answer: z.ZodObject;
}

const text = z.string();
const number = z.number();
const moment = z.iso.datetime();
const freeForm = z.record(z.string(), z.unknown());
const environment = z.enum(['prod', 'test']);

/** §2: success, and a message that any success may carry. */
const success = (fields: z.core.$ZodShape = {}) =>
  z.strictObject({ success: z.literal(true), msg: text.optional(), ...fields });
/** Success whose row names the message. */
const saidSuccess = (fields: z.core.$ZodShape = {}) => success({ msg: text, ...fields });

/** §1: what bodies of API-key calls carry in test mode. */
export const TEST_MODE_MARKS = { simulated: z.literal(true), environment: z.literal('test') };

// §2.1
const updatableFields = {
  contactPersonName: text,
  contactPersonPhone: text,
  businessAddress: text,
  registrationNumber: text,
  taxId: text,
  documentUrl: text,
  webhookUrl: text,
};
const business = z.strictObject({
  id: text,
  businessName: text,
  businessEmail: text,
  businessPhone: text,
  businessType: text,
  businessCategory: text,
  kycStatus: text,
  isActive: z.boolean(),
  balances: z.strictObject({
    balance: number,
    pendingBalance: number,
    totalEarned: number,
    totalWithdrawn: number,
  }),
  apiKeys: z.strictObject({ prod: text, test: text, legacy: text.nullable() }),
});

// §2.2
const bankAccount = z.strictObject({
  accountNumber: text,
  bankName: text,
  accountName: text,
  bankCode: text,
  verified: z.boolean(),
});

// §2.3
const vendorAccount = z.strictObject({
  accountNumber: text,
  accountName: text,
  accountType: text,
  createdAt: moment,
});

// §2.4
const listedTransaction = z.strictObject({
  id: text,
  amount: number,
  status: text,
  channel: text,
  customer: text,
  createdAt: moment,
  description: text,
  reference: text,
});
const transactionDetails = listedTransaction.extend({
  payer: z.strictObject({ name: text, email: text }),
  metadata: freeForm,
  environment,
});

// §2.5
const recordedPayment = z.strictObject({
  transactionId: text,
  amount: number,
  businessName: text,
  commission: number,
  netAmount: number,
  status: z.literal('COMPLETED'),
  environment,
  simulated: z.boolean(),
});
const externallyRecordedPayment = z.strictObject({
  transactionId: text,
  amount: number,
  status: z.literal('COMPLETED'),
  environment,
});

// §2.6
const withdrawal = z.strictObject({
  transactionId: text,
  amount: number,
  fee: number,
  totalDebit: number,
  bankAccount: text,
  status: z.literal('COMPLETED'),
  ...TEST_MODE_MARKS,
});

// §2.7 with the statuses of §3.1
const session = z.strictObject({
  paymentId: text,
  merchantCustomerId: text,
  merchantReference: text,
  currency: z.literal('usdt'),
  network: z.literal('trc20'),
  amountExpected: number,
  amountReceived: number,
  amountCredited: number,
  depositAddress: text,
  status: z.enum([
    'INITIATED',
    'ADDRESS_PENDING',
    'AWAITING_DEPOSIT',
    'PENDING_CONFIRMATION',
    'SWEEP_PENDING',
    'SETTLED',
    'UNDERPAID',
    'OVERPAID',
    'EXPIRED',
    'MANUAL_REVIEW',
    'FAILED',
  ]),
  txHash: text.nullable(),
  expiresAt: moment,
  environment,
  createdAt: moment,
  updatedAt: moment,
  metadata: z.looseObject({ simulated: z.literal(true) }),
});
/** §3.1: what a session begins as. */
const newSession = session.extend({
  amountReceived: z.literal(0),
  amountCredited: z.literal(0),
  status: z.literal('AWAITING_DEPOSIT'),
  txHash: z.null(),
});

// §2.8
const cryptoBalances = z.strictObject({ usdtBalance: number, usdtPendingBalance: number });

// §2.9
const quote = z.strictObject({
  amountUsdt: number,
  conversionRate: number,
  grossAmountNgn: number,
  withdrawalFeeNgn: number,
  netAmountNgn: number,
  availableUsdtBalance: number,
  pendingUsdtBalance: number,
  bankAccount: text,
  bankName: text,
});

// §2.10
const cryptoWithdrawal = z.strictObject({
  withdrawalId: text,
  amountUsdt: number,
  conversionRate: number,
  grossAmountNgn: number,
  withdrawalFeeNgn: number,
  netAmountNgn: number,
  bankAccount: text,
  bankName: text,
  providerReference: text,
  status: z.literal('COMPLETED'),
});

// §2.11 with the statuses of §3.2
const collection = z.strictObject({
  transactionId: text,
  reference: text,
  merchantReference: text.nullable(),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'PENDING_REVIEW']),
  sourceAmount: number,
  sourceCurrency: text,
  targetAmount: number,
  targetCurrency: text,
  rate: number,
  providerRate: number,
  provider: text,
  country: text,
  paymentMethod: text,
  createdAt: moment,
  completedAt: moment.nullable(),
  failedAt: moment.nullable(),
  failureReason: text.nullable(),
});

/** A bill's body, of which the document names the business alone (§4, note B). */
const billBody = z.looseObject({ businessId: text });
const billAnswer = saidSuccess({ transactionId: text, ...TEST_MODE_MARKS });
const paymentBody = z.strictObject({
  businessId: text,
  amount: number,
  serviceType: text,
  description: text,
  externalPayerName: text,
  externalPayerEmail: text,
  externalPayerPhone: text,
});
const withdrawalRow = {
  credentials: ['key'],
  takesEnvironment: true,
  body: z.strictObject({ businessId: text, amount: number }),
  answer: saidSuccess({ withdrawal }),
} as const;

/** §4, row by row. */
export const DOCUMENTED_ROUTES: readonly DocumentedRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    credentials: ['none'],
    body: z.strictObject({ email: text, password: text }),
    answer: success({ token: text }),
  },
  {
    method: 'POST',
    path: '/auth/forgot-password',
    credentials: ['none'],
    body: z.strictObject({ email: text }),
    answer: success(),
  },
  {
    method: 'POST',
    path: '/auth/reset-password',
    credentials: ['none'],
    body: z.strictObject({ email: text, otp: text, newPassword: text }),
    answer: success(),
  },
  { method: 'GET', path: '/me', credentials: ['token'], answer: success({ business }) },
  {
    method: 'PATCH',
    path: '/me',
    credentials: ['token'],
    body: z.strictObject(updatableFields),
    answer: success({ business: z.strictObject({ id: text, ...updatableFields }) }),
  },
  {
    method: 'POST',
    path: '/bank/verify',
    credentials: ['token'],
    body: z.strictObject({ accountNumber: text, bankCode: text }),
    answer: saidSuccess({ bankAccount: bankAccount.extend({ verified: z.literal(true) }) }),
  },
  {
    method: 'GET',
    path: '/{id}/vendor-account',
    credentials: ['token', 'key'],
    answer: success({ vendorAccount }),
  },
  {
    method: 'GET',
    path: '/transactions',
    credentials: ['token'],
    answer: success({ transactions: z.array(listedTransaction).nonempty() }),
  },
  {
    method: 'GET',
    path: '/transactions/{transactionId}',
    credentials: ['token', 'key'],
    takesEnvironment: true,
    answer: success({ transaction: transactionDetails }),
  },
  {
    method: 'POST',
    path: '/bills/verify-meter',
    credentials: ['key'],
    body: z.strictObject({ businessId: text, electricity: text, meterNumber: text, type: text }),
    answer: saidSuccess({ code: text, accountName: text, ...TEST_MODE_MARKS }),
  },
  {
    method: 'POST',
    path: '/bills/verify-smart-card',
    credentials: ['key'],
    body: billBody,
    answer: saidSuccess({
      code: text,
      smartCardInfo: z.strictObject({ customerName: text, renewalAmount: number.nullable() }),
      ...TEST_MODE_MARKS,
    }),
  },
  {
    method: 'POST',
    path: '/bills/verify-bet',
    credentials: ['key'],
    body: billBody,
    answer: saidSuccess({
      data: z.strictObject({ status: text, customerId: text, bettingPlatform: text, customerName: text }),
      ...TEST_MODE_MARKS,
    }),
  },
  { method: 'POST', path: '/bills/airtime', credentials: ['key'], body: billBody, answer: billAnswer },
  { method: 'POST', path: '/bills/data', credentials: ['key'], body: billBody, answer: billAnswer },
  { method: 'POST', path: '/bills/electricity', credentials: ['key'], body: billBody, answer: billAnswer },
  { method: 'POST', path: '/bills/tv', credentials: ['key'], body: billBody, answer: billAnswer },
  { method: 'POST', path: '/bills/bet', credentials: ['key'], body: billBody, answer: billAnswer },
  {
    method: 'POST',
    path: '/payment/process',
    credentials: ['key'],
    body: paymentBody,
    answer: saidSuccess({ transaction: recordedPayment }),
  },
  {
    method: 'POST',
    path: '/payment/process/external',
    credentials: ['key'],
    body: paymentBody,
    answer: success({ transaction: externallyRecordedPayment }),
  },
  { method: 'POST', path: '/withdrawal/request', ...withdrawalRow },
  { method: 'POST', path: '/request', ...withdrawalRow },
  {
    method: 'POST',
    path: '/crypto/withdrawals/quote',
    credentials: ['key'],
    body: z.strictObject({ amountUsdt: number }),
    answer: success({ quote }),
  },
  {
    method: 'POST',
    path: '/crypto/withdrawals/request',
    credentials: ['key'],
    takesEnvironment: true,
    body: z.strictObject({ businessId: text, amountUsdt: number }),
    answer: saidSuccess({ withdrawal: cryptoWithdrawal }),
  },
  {
    method: 'GET',
    path: '/crypto/withdrawals/history',
    credentials: ['key'],
    takesEnvironment: true,
    query: z.strictObject({ limit: z.int().max(100), businessId: text }),
    // The document does not name the list; the name is the service's own.
    answer: success({ withdrawals: z.array(cryptoWithdrawal).nonempty() }),
  },
  {
    method: 'POST',
    path: '/crypto/payments/create',
    credentials: ['key'],
    body: z.strictObject({
      amount: number,
      merchantCustomerId: text,
      merchantReference: text,
      currency: text,
      network: text,
      expiresInMinutes: z.int(),
      metadata: freeForm,
    }),
    answer: saidSuccess({ payment: newSession }),
  },
  {
    method: 'GET',
    path: '/crypto/payments/{paymentId}',
    credentials: ['key'],
    // Note D shows no body; §2.7 says under which name a session stands.
    answer: success({ payment: session }),
  },
  {
    method: 'GET',
    path: '/crypto/payments',
    credentials: ['key'],
    query: z.strictObject({
      status: text,
      merchantReference: text,
      merchantCustomerId: text,
      limit: z.int(),
    }),
    // Note D shows no body; the name of the list is the service's own.
    answer: success({ payments: z.array(session).nonempty() }),
  },
  {
    method: 'GET',
    path: '/crypto/balances',
    credentials: ['key'],
    answer: success({ balances: cryptoBalances }),
  },
  {
    method: 'GET',
    path: '/cross-border/collections/{reference}',
    credentials: ['key'],
    takesEnvironment: true,
    query: z.strictObject({ businessId: text }),
    status: 200,
    answer: success({ collection }),
  },
];

/** A failure of §7: its words, and the status where the document fixes one. */
export interface DocumentedFailure {
  readonly condition: string;
  readonly msg: RegExp;
  readonly status?: number;
  /** Fields beside `success` and `msg`. */
  readonly fields?: z.core.$ZodShape;
}

/** §7 and §5, row by row. The document gives the meaning of messages; the words here are those that carry it. */
export const DOCUMENTED_FAILURES = {
  wrongLogin: { condition: 'wrong login', msg: /invalid credentials/i },
  noToken: { condition: 'no token', msg: /no token, authorization denied/i },
  unknownField: {
    condition: 'PATCH /me with a field that is not allowed',
    msg: /unknown fields.*notAField/i,
  },
  nameMismatch: {
    condition: 'a bank account of another name',
    msg: /account name does not match business name/i,
    fields: { accountName: text },
  },
  noVendorAccount: { condition: 'no bank-issued account', msg: /account not found/i },
  unknownTransaction: { condition: 'an unknown transaction', msg: /transaction not found/i },
  invalidPayment: { condition: 'an invalid payment body', msg: /invalid payment details/i },
  noPayer: { condition: 'an external payment without its payer', msg: /payer information.*required/i },
  billBeyondBalance: {
    condition: 'a bill that cannot be debited',
    msg: /insufficient balance or concurrent operation/i,
  },
  // ₦10,000,000 and the fee of ₦50 that the design sets for it.
  withdrawalBeyondBalance: {
    condition: 'a withdrawal beyond the balance',
    msg: /insufficient balance.*10,?000,?050/i,
  },
  unknownCollection: { condition: 'an unknown collection', msg: /./, status: 404 },
} as const satisfies Readonly<Record<string, DocumentedFailure>>;

/** A place where answers differ from the document. */
export interface KnownDifference {
  /** Its place in the answer, `*` for a list's items. */
  readonly field: string;
  /** The routes that answer it. */
  readonly routes: readonly string[];
  readonly reason: string;
}

const SESSIONS = ['POST /crypto/payments/create', 'GET /crypto/payments/{paymentId}'];
const LISTS = ['GET /transactions', 'GET /crypto/withdrawals/history', 'GET /crypto/payments'];
const PAGES =
  'The document leaves pagination open: lists come in pages, and say whether and where they go on.';
const REVIEW = 'A session in MANUAL_REVIEW says why it is there.';
const ONE_SET =
  'A transaction has the same fields wherever it is answered, and tells what it cost and how it ended.';
const OF_TRANSACTIONS = [
  'type',
  'fee',
  'totalDebit',
  'currency',
  'failureReason',
  'completedAt',
  'merchantReference',
];
const POLICY = 'What becomes of an amount that is not exact.';
const CHECKOUT = 'A page that shows the customer what to pay and what for, and where it leads back to.';
const OWN_REFERENCE = 'What the merchant may send beside the documented fields, to find its own order again.';
const QUOTE = 'The rate of a quote can be locked by its id until it expires.';
const HISTORY = 'The document leaves the fields of the history open.';
const ONE_ORDER =
  'What is answered of an order is the same however far it has come, and wherever it is read.';
const REFUNDS = 'what goes back to the payer, which the merchant requested or our operators recorded';
const LINK = 'A session may come by a payment link, which may ask its customer for a text.';
const FURTHER = 'USDT that came when the session was over, which our operators decide about';
const PAYABLE =
  'An underpaid session can be topped up after it expires: merchant and customer see until when.';
const BILLS = ['airtime', 'data', 'electricity', 'tv', 'bet'].map((kind) => `POST /bills/${kind}`);
const PROOF = 'What the customer types into the meter; without it the purchase is worth nothing.';

/** The fields at a place of some routes' answers that the document does not name, all for one reason. */
function beyond(
  place: string,
  fields: readonly string[],
  { routes, reason }: Omit<KnownDifference, 'field'>,
): readonly KnownDifference[] {
  return fields.map((field) => ({ field: `${place}.${field}`, routes, reason }));
}

/** The fields that the document does not name. Each must really be answered by every route listed for it. */
export const FIELDS_BEYOND_THE_DOCUMENT: readonly KnownDifference[] = [
  { field: 'hasMore', routes: LISTS, reason: PAGES },
  { field: 'nextCursor', routes: LISTS, reason: PAGES },
  ...beyond('transactions.*', [...OF_TRANSACTIONS, 'paymentId', 'payer', 'metadata', 'environment'], {
    routes: ['GET /transactions'],
    reason: ONE_SET,
  }),
  ...beyond('transaction', [...OF_TRANSACTIONS, 'paymentId', 'refundableAmount', 'timeline'], {
    routes: ['GET /transactions/{transactionId}'],
    reason: ONE_SET,
  }),
  ...beyond('business', [...Object.keys(updatableFields), 'bankAccount'], {
    routes: ['GET /me'],
    reason: 'What a merchant can change it can also read.',
  }),
  ...beyond('business.balances', ['debt', 'heldForCases'], {
    routes: ['GET /me'],
    reason: 'What a merchant owes, and what of its balance is on hold for a case.',
  }),
  ...beyond('business', ['kycReason'], {
    routes: ['GET /me'],
    reason: 'A merchant that is not approved reads why.',
  }),
  ...['status', 'amount', 'reason', 'merchantReference'].map((field) => ({
    field,
    routes: BILLS,
    reason: ONE_ORDER,
  })),
  ...beyond(
    'withdrawal',
    ['currency', 'bankName', 'failureReason', 'merchantReference', 'metadata', 'createdAt'],
    { routes: ['POST /withdrawal/request', 'POST /request'], reason: ONE_ORDER },
  ),
  ...beyond('withdrawal', ['failureReason', 'merchantReference', 'metadata', 'createdAt'], {
    routes: ['POST /crypto/withdrawals/request'],
    reason: ONE_ORDER,
  }),
  ...beyond('transaction', ['businessName', 'commission', 'netAmount', 'simulated'], {
    routes: ['POST /payment/process/external'],
    reason: ONE_ORDER,
  }),
  { field: 'withdrawals.*.metadata', routes: ['GET /crypto/withdrawals/history'], reason: HISTORY },
  { field: 'token', routes: ['POST /bills/electricity'], reason: PROOF },
  { field: 'units', routes: ['POST /bills/electricity'], reason: PROOF },
  { field: 'quote.quoteId', routes: ['POST /crypto/withdrawals/quote'], reason: QUOTE },
  { field: 'quote.expiresAt', routes: ['POST /crypto/withdrawals/quote'], reason: QUOTE },
  {
    field: 'withdrawals.*.merchantReference',
    routes: ['GET /crypto/withdrawals/history'],
    reason: OWN_REFERENCE,
  },
  { field: 'withdrawals.*.failureReason', routes: ['GET /crypto/withdrawals/history'], reason: HISTORY },
  { field: 'withdrawals.*.createdAt', routes: ['GET /crypto/withdrawals/history'], reason: HISTORY },
  {
    field: 'payment.reviewReason',
    routes: SESSIONS,
    reason: REVIEW,
  },
  { field: 'payments.*.reviewReason', routes: ['GET /crypto/payments'], reason: REVIEW },
  { field: 'payment.payableUntil', routes: SESSIONS, reason: PAYABLE },
  { field: 'payments.*.payableUntil', routes: ['GET /crypto/payments'], reason: PAYABLE },
  { field: 'payment.refunds', routes: SESSIONS, reason: REFUNDS },
  { field: 'payments.*.refunds', routes: ['GET /crypto/payments'], reason: REFUNDS },
  { field: 'payment.furtherDeposits', routes: SESSIONS, reason: FURTHER },
  { field: 'payments.*.furtherDeposits', routes: ['GET /crypto/payments'], reason: FURTHER },
  { field: 'payment.checkoutUrl', routes: SESSIONS, reason: CHECKOUT },
  { field: 'payments.*.checkoutUrl', routes: ['GET /crypto/payments'], reason: CHECKOUT },
  { field: 'payment.description', routes: SESSIONS, reason: CHECKOUT },
  { field: 'payments.*.description', routes: ['GET /crypto/payments'], reason: CHECKOUT },
  { field: 'payment.paymentLinkId', routes: SESSIONS, reason: LINK },
  { field: 'payments.*.paymentLinkId', routes: ['GET /crypto/payments'], reason: LINK },
  { field: 'payment.payerReference', routes: SESSIONS, reason: LINK },
  { field: 'payments.*.payerReference', routes: ['GET /crypto/payments'], reason: LINK },
  { field: 'payment.policy', routes: SESSIONS, reason: POLICY },
  { field: 'payments.*.policy', routes: ['GET /crypto/payments'], reason: POLICY },
  { field: 'payment.returnUrl', routes: SESSIONS, reason: CHECKOUT },
  { field: 'payments.*.returnUrl', routes: ['GET /crypto/payments'], reason: CHECKOUT },
  {
    field: 'collection.providerFee',
    routes: ['GET /cross-border/collections/{reference}'],
    reason: 'What the provider keeps is in the rate; the merchant sees how much that is.',
  },
];

const NO_KEY = 'A key can be revoked without another in its place.';
const NO_PAYER = 'Only an external payment has to name its payer, and other transactions have none.';
const NOT_SENT = 'Given as sent, and it need not be sent.';
const NOT_SAID = 'There is none before the provider of the transfer has given one.';

/** The fields that may be null, as /openapi.json says, though the document gives them a type without null. */
export const NULL_BEYOND_THE_DOCUMENT: readonly KnownDifference[] = [
  { field: 'business.apiKeys.prod', routes: ['GET /me'], reason: NO_KEY },
  { field: 'business.apiKeys.test', routes: ['GET /me'], reason: NO_KEY },
  { field: 'transaction.payer.name', routes: ['GET /transactions/{transactionId}'], reason: NO_PAYER },
  { field: 'transaction.payer.email', routes: ['GET /transactions/{transactionId}'], reason: NO_PAYER },
  { field: 'withdrawal.providerReference', routes: ['POST /crypto/withdrawals/request'], reason: NOT_SAID },
  {
    field: 'withdrawals.*.providerReference',
    routes: ['GET /crypto/withdrawals/history'],
    reason: NOT_SAID,
  },
  { field: 'payment.merchantCustomerId', routes: SESSIONS, reason: NOT_SENT },
  { field: 'payment.merchantReference', routes: SESSIONS, reason: NOT_SENT },
  { field: 'payments.*.merchantCustomerId', routes: ['GET /crypto/payments'], reason: NOT_SENT },
  { field: 'payments.*.merchantReference', routes: ['GET /crypto/payments'], reason: NOT_SENT },
];
