import { ALL_PERMISSIONS } from '../../../src/domain/merchants/permissions.ts';
import { NOW_MS } from './moment.ts';

/** What the service answers to the dashboard in the pictures: long names and texts, and amounts of nine digits. */
export const MERCHANT = 'Mama Ngozi’s Kitchen & Catering Services, Port Harcourt';
export const REFERENCE = 'order-2026-01-31-0000000001042-LAGOS-ISLAND-FRONT-ROW-WITHOUT-A-SPACE';

const ID = '01kb4z7v1q8m3c5n6p7r8s9t0';
const DAY_MS = 86_400_000;
const before = (minutes: number) => new Date(NOW_MS - minutes * 60_000).toISOString();

const EVERY_USER = ['owner', 'admin', 'finance', 'developer', 'viewer'];

/** The last thirty days. Their amounts go up and down by a rule, and one is larger than all others. */
const DAYS = Array.from({ length: 30 }, (_, day) => ({
  date: new Date(NOW_MS - (29 - day) * DAY_MS).toISOString().slice(0, 10),
  received: day === 21 ? 123_456_789.12 : 1_000_000 * ((day * 7) % 11) + 0.5,
  withdrawn: 700_000 * ((day * 5) % 13),
  bills: 90_000 * ((day * 3) % 7),
  fees: 1_234.56 * ((day * 7) % 11),
  usdtReceived: day === 12 ? 123_456_789.123456 : 4_000_000 * ((day * 5) % 9),
}));

/** A transaction of the list. @param number is the end of its id, and how many quarters of an hour ago it was. */
function transaction(number: number, facts: object) {
  return {
    id: `txn_${ID}${number}`,
    type: 'payment',
    amount: 123_456_789.12,
    fee: 2_000,
    totalDebit: null,
    currency: 'NGN',
    status: 'COMPLETED',
    failureReason: null,
    channel: 'wedding-cakes',
    customer: 'Oluwaseun Adebayo-Okonkwo',
    createdAt: before(number * 15),
    completedAt: before(number * 15),
    description: '',
    reference: `txn_${ID}${number}`,
    merchantReference: null,
    paymentId: null,
    payer: { name: null, email: null },
    metadata: {},
    environment: 'prod',
    ...facts,
  };
}

const WITHDRAWAL = transaction(5, {
  type: 'withdrawal',
  amount: 9_999_999.99,
  fee: 53.75,
  totalDebit: 10_000_053.74,
  channel: 'bank_transfer',
  customer: MERCHANT.toUpperCase(),
  description: 'Withdrawal to First City Monument Bank',
  merchantReference: REFERENCE,
  metadata: { orderId: 1042, customer: { name: 'Ada Obi', note: REFERENCE } },
});

const TRANSACTIONS = [
  transaction(1, {
    type: 'withdrawal',
    amount: 6_000.05,
    status: 'PROCESSING',
    channel: 'bank_transfer',
    completedAt: null,
    totalDebit: 6_025.05,
    customer: MERCHANT.toUpperCase(),
    description: 'Withdrawal to First City Monument Bank',
  }),
  transaction(2, { description: 'Wedding cake of seven tiers for Mr and Mrs Oluwaseun Adebayo-Okonkwo' }),
  transaction(3, {
    type: 'bill',
    amount: 500,
    fee: 0,
    channel: 'airtime',
    customer: '08012345678',
    description: 'MTN Airtime for 08012345678',
  }),
  transaction(4, {
    type: 'withdrawal',
    amount: 5_000.01,
    status: 'FAILED',
    failureReason: 'The bank refused the transfer.',
    channel: 'bank_transfer',
    completedAt: null,
    description: 'Withdrawal to First City Monument Bank',
  }),
  WITHDRAWAL,
  transaction(6, {
    amount: 123_456_789.123456,
    fee: 0,
    currency: 'USDT',
    channel: 'usdt',
    customer: 'pneumonoultramicroscopicsilicovolcanoconiosis@customers.example.com',
    description: 'Two tickets for the Saturday evening show, front row, with dinner',
  }),
];

const OVERVIEW = {
  success: true,
  overview: {
    businessId: `biz_${ID}0`,
    businessName: MERCHANT,
    balances: {
      ngn: { available: 123_456_789.12, held: 9_999_999.99 },
      usdt: { available: 123_456_789.123456, held: 1_234_567.123456 },
    },
    debt: 123_456.78,
    days: DAYS,
    needsDecision: [
      { kind: 'approvals', count: 12, currency: null },
      { kind: 'usdt_payments_in_review', count: 1_000, currency: null },
      { kind: 'usdt_payments_overpaid', count: 1, currency: null },
      { kind: 'automatic_payouts', count: 1, currency: null },
      { kind: 'failed_withdrawals', count: 12, currency: null },
      { kind: 'withdrawal_limit', count: 1, currency: null },
      { kind: 'webhook_endpoints', count: 2, currency: null },
      { kind: 'debt', count: 1, currency: 'NGN' },
      { kind: 'low_balance', count: 1, currency: 'NGN' },
      { kind: 'low_balance', count: 1, currency: 'USDT' },
    ],
    goingLive: [
      {
        step: 'kyc',
        status: 'REJECTED',
        reason: 'The registration number is of another company than the one that the document names.',
        roles: ['owner', 'admin'],
      },
      { step: 'bank_account', status: 'DONE', reason: null, roles: ['owner', 'admin', 'finance'] },
      { step: 'second_factor', status: 'OPEN', reason: null, roles: EVERY_USER },
      { step: 'webhook', status: 'PENDING', reason: null, roles: ['owner', 'admin', 'developer'] },
      { step: 'live_key', status: 'OPEN', reason: null, roles: ['owner', 'admin', 'developer'] },
    ],
    underWay: { withdrawals: 1, bills: 12, collections: 1_000, sales: 2, sessions: 345 },
  },
};

/** Answers by the path below the base URL. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  '/session': {
    success: true,
    session: {
      businessId: `biz_${ID}0`,
      businessName: MERCHANT,
      email: 'customer-support@catering.mama-ngozi.example.com',
      user: {
        id: `usr_${ID}0`,
        name: 'Ngozi Okonkwo-Adebayo',
        role: 'owner',
        permissions: [...ALL_PERMISSIONS],
      },
      secondFactorEnabled: false,
      secondFactors: [],
      mustSetUpSecondFactor: false,
      expiresAt: before(-600),
    },
  },
  '/overview': OVERVIEW,
  '/transactions': {
    success: true,
    transactions: TRANSACTIONS,
    hasMore: false,
    nextCursor: null,
    summary: { count: 6, amount: null, moreThan: null },
  },
  [`/transactions/${WITHDRAWAL.id}`]: {
    success: true,
    transaction: {
      ...WITHDRAWAL,
      refundableAmount: null,
      timeline: [
        { at: before(76), status: 'PROCESSING', text: 'Accepted; amount and fee are held.' },
        { at: before(75.5), status: 'PROCESSING', text: 'Sent to the bank.' },
        { at: before(75), status: 'COMPLETED', text: 'The bank has the money.' },
      ],
    },
  },
  '/me': {
    success: true,
    business: {
      id: `biz_${ID}0`,
      businessName: MERCHANT,
      businessEmail: 'customer-support@catering.mama-ngozi.example.com',
      businessPhone: '+2348012345678',
      businessType: 'limited_company',
      businessCategory: 'retail',
      kycStatus: 'REJECTED',
      kycReason: 'The registration number is of another company than the one that the document names.',
      isActive: true,
      balances: {
        balance: 123_456_789.12,
        pendingBalance: 9_999_999.99,
        heldForCases: 0,
        totalEarned: 999_999_999.99,
        totalWithdrawn: 123_456_789.12,
        debt: 123_456.78,
      },
      webhookUrl: null,
      contactPersonName: 'Ngozi Okonkwo-Adebayo',
      contactPersonPhone: '+2348012345678',
      businessAddress: '12, Admiralty Way beside the old water works, Lekki Phase 1, Eti-Osa, Lagos',
      registrationNumber: 'RC1234567',
      taxId: null,
      documentUrl: null,
      bankAccount: null,
      apiKeys: { prod: null, test: null, legacy: null },
    },
  },
  '/checkout-settings': {
    success: true,
    checkoutSettings: {
      supportEmail: 'customer-support@catering.mama-ngozi.example.com',
      supportPhone: '+234 803 123 4567',
      color: '#aa3300',
      logo: null,
      policy: { tolerancePercent: 0.5, underpaid: 'review', overpaid: 'accept' },
    },
  },
  '/balance-alerts': {
    success: true,
    balanceAlerts: { ngn: { threshold: 123_456_789.12, isLow: true }, usdt: null },
  },
  '/notices/preferences': {
    success: true,
    preferences: { webhooks: true, limits: true, balance: true, payouts: true, usdt: true },
  },
};
