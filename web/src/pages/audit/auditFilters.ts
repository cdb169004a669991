import { day, startOfDay } from '../../components/days.ts';

/** What entries can be filtered by: the beginnings of their actions. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_out',
  'password',
  'second_factor',
  'bank_account',
  'api_key',
  'webhook_url',
  'webhook_secret',
  'profile',
  'notices',
  'business',
] as const;

/** What the list is filtered by, as it stands in the address. Days are those of Lagos. */
export interface AuditFilters {
  readonly action?: (typeof AUDIT_ACTIONS)[number];
  readonly from?: string;
  readonly to?: string;
}

/** Reads the filters from an address; what is none is left out. */
export function auditFilters(search: Record<string, unknown>): AuditFilters {
  const action = AUDIT_ACTIONS.find((known) => known === search.action);
  const from = day(search.from);
  const to = day(search.to);
  return { ...(action && { action }), ...(from && { from }), ...(to && { to }) };
}

/** The query of the service for these filters. */
export function auditQuery({ action, from, to }: AuditFilters) {
  return {
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}
