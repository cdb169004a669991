/** What a caller may be allowed to read or to change, by the groups of the routes. */
export const RESOURCES = [
  'payments',
  'withdrawals',
  'usdt_sales',
  'collections',
  'bills',
  'usdt_payments',
  'transactions',
  'statement',
  'webhooks',
  'account',
  'bank_accounts',
  'api_keys',
  'users',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a route needs of its caller: to read a resource, or to change it. */
export type Permission = `${Resource}:${'read' | 'write'}`;

/** Every permission: those of the owner, and of a key without scopes. */
export const ALL_PERMISSIONS: ReadonlySet<Permission> = new Set(
  RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`] as const),
);
