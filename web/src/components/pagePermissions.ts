import type { Permission } from '../api/useMay.ts';

/** What a user must be allowed to read for a page, by its address; pages that are not listed are for every user. */
export const PAGE_PERMISSIONS = {
  '/': 'account:read',
  '/transactions': 'transactions:read',
  '/statement': 'statement:read',
  '/withdrawals': 'withdrawals:read',
  '/bills': 'bills:read',
  '/usdt': 'usdt_payments:read',
  '/links': 'usdt_payments:read',
  '/sales': 'usdt_sales:read',
  '/collections': 'collections:read',
  // A role that reads one kind of order reads them all.
  '/approvals': 'withdrawals:read',
  '/webhooks': 'webhooks:read',
  '/api-keys': 'api_keys:read',
  '/profile': 'account:read',
  '/bank-account': 'bank_accounts:read',
  '/users': 'users:read',
  '/audit': 'audit:read',
  '/requests': 'request_log:read',
  '/sandbox': 'account:read',
} as const satisfies Readonly<Record<string, Permission>>;
