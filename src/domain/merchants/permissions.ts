/** Resources with orders: they move money, or create money that can be spent. */
export const MONEY_RESOURCES = [
  'payments',
  'payment_refunds',
  'withdrawals',
  'usdt_sales',
  'usdt_refunds',
  'collections',
  'bills',
  'usdt_payments',
] as const;

/** What a caller may be allowed to read or to change, by the groups of the routes. */
export const RESOURCES = [
  ...MONEY_RESOURCES,
  'transactions',
  'statement',
  'webhooks',
  'account',
  'bank_accounts',
  'api_keys',
  'users',
  'audit',
  'request_log',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a route needs of its caller: to read a resource, or to change it. */
export type Permission = `${Resource}:${'read' | 'write'}`;

/** Every permission: those of the owner, and of a key without scopes. */
export const ALL_PERMISSIONS: ReadonlySet<Permission> = new Set(
  RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`] as const),
);

/** What a restricted API key may be allowed to do: the permissions of the routes that take a key. */
export const KEY_SCOPES = [
  'account:read',
  'bank_accounts:read',
  'bills:read',
  'bills:write',
  'collections:read',
  'collections:write',
  'payment_refunds:read',
  'payment_refunds:write',
  'payments:write',
  'request_log:read',
  'statement:read',
  'transactions:read',
  'usdt_payments:read',
  'usdt_payments:write',
  'usdt_refunds:read',
  'usdt_refunds:write',
  'usdt_sales:read',
  'usdt_sales:write',
  'webhooks:read',
  'webhooks:write',
  'withdrawals:read',
  'withdrawals:write',
] as const satisfies readonly Permission[];
export type KeyScope = (typeof KEY_SCOPES)[number];
