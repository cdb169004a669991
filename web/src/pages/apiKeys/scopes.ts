import type { InputOf } from '@merchant-payments/client';

export type Scope = InputOf<'createApiKey'>['body']['scopes'][number];

/** What a restricted key may be allowed to do, by what it is about. */
export const SCOPE_GROUPS = {
  payments: ['payments:write'],
  paymentRefunds: ['payment_refunds:read', 'payment_refunds:write'],
  usdtPayments: ['usdt_payments:read', 'usdt_payments:write'],
  collections: ['collections:read', 'collections:write'],
  withdrawals: ['withdrawals:read', 'withdrawals:write'],
  usdtSales: ['usdt_sales:read', 'usdt_sales:write'],
  usdtRefunds: ['usdt_refunds:read', 'usdt_refunds:write'],
  bills: ['bills:read', 'bills:write'],
  transactions: ['transactions:read'],
  statement: ['statement:read'],
  account: ['account:read'],
  bankAccounts: ['bank_accounts:read'],
  webhooks: ['webhooks:read', 'webhooks:write'],
  requestLog: ['request_log:read'],
} as const satisfies Readonly<Record<string, readonly Scope[]>>;

/** Choices that many keys are made with. */
export const PRESETS = {
  readOnly: Object.values(SCOPE_GROUPS)
    .flat()
    .filter((scope) => scope.endsWith(':read')),
  payouts: [
    'withdrawals:read',
    'withdrawals:write',
    'usdt_sales:read',
    'usdt_sales:write',
    'bank_accounts:read',
    'transactions:read',
  ],
  checkout: [
    'payments:write',
    'usdt_payments:read',
    'usdt_payments:write',
    'collections:read',
    'collections:write',
    'transactions:read',
  ],
} as const satisfies Readonly<Record<string, readonly Scope[]>>;
