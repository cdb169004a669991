import { day, startOfDay } from '../../components/days.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';

/** What entries can be filtered by: the beginnings of their actions. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_out',
  'password',
  'second_factor',
  'passkey',
  'bank_account',
  'api_key',
  'user',
  'webhook_url',
  'webhook_secret',
  'webhook_endpoint',
  'webhook',
  'profile',
  'notices',
  'approval',
  'business',
  'privacy',
  'balance',
  'balance_alerts',
  'checkout_settings',
  'payment_link',
  'wallet',
  'payment',
  'chargeback',
  'withdrawal',
  'automatic_payout',
  'bill',
  'usdt_sale',
  'collection',
  'crypto_payment',
  'crypto_deposit',
  'crypto_sweep',
  'crypto_refund',
  'crypto_loss',
  'vendor_account',
] as const;

/** Reads what the list is filtered by from an address. Days are those of Lagos. */
export const auditFilters = readFilters({ action: oneOf(AUDIT_ACTIONS), from: day, to: day });

/** The query of the service for these filters. */
export function auditQuery({ action, from, to }: ReturnType<typeof auditFilters>) {
  return {
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}
