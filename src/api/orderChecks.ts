import { KINDS, type Kind, type OrderInput, orderInput } from '../contract/kinds.ts';
import { findSettlementAccount } from '../db/merchants/businesses.ts';
import type { NewOrder } from '../db/orders/orders.ts';
import { DomainError } from '../domain/errors.ts';
import type { Owner } from '../domain/money.ts';
import type { SettlementAccount } from '../domain/orders/record.ts';
import { newIdentifier } from '../security/identifiers.ts';
import type { ApiDependencies, Caller } from './context.ts';

/** What is checked before an order is accepted, and what every new order has. */

/**
 * Refuses live orders of a business that is not approved.
 *
 * @param what such orders, in the plural.
 * @throws DomainError `kyc_required`.
 */
export function requireApproval({ environment, kycStatus }: Caller, what: string): void {
  if (environment === 'test' || kycStatus === 'APPROVED') return;
  throw new DomainError('kyc_required', `this business is not approved for live ${what} yet`);
}

/**
 * What an environment has for some kind of order.
 *
 * @param what such orders, with their verb.
 * @throws DomainError `provider_not_configured` when it has nothing.
 */
export function configured<Provider>(provider: Provider | undefined, what: string): Provider {
  if (provider !== undefined) return provider;
  throw new DomainError('provider_not_configured', `${what} not available in this environment`);
}

/** The account that payouts go to. @throws DomainError `bank_account_missing` when none was verified. */
export async function settlementAccountOf(
  { database }: Pick<ApiDependencies, 'database'>,
  caller: Caller,
): Promise<SettlementAccount> {
  const account = await findSettlementAccount(database, caller);
  if (account) return account;
  throw new DomainError('bank_account_missing', 'verify a settlement bank account first');
}

/** What an order has whatever its kind: an id of its own, whose it is, who is to carry it out, and the merchant's own facts. */
export function newOrder<K extends Kind>(
  kind: K,
  { businessId, environment }: Owner,
  of: {
    readonly provider: { readonly name: string };
    readonly body: Pick<NewOrder, 'metadata' | 'merchantReference'>;
  },
): OrderInput<K> & NewOrder {
  const { metadata, merchantReference } = of.body;
  const id = newIdentifier(KINDS[kind]);
  const provider = of.provider.name;
  const common: NewOrder = { businessId, environment, provider, metadata, merchantReference };
  return { ...orderInput(kind, id, environment), ...common };
}
