import { type HeldKind, KINDS, type Kind, type OrderInput } from '../contract/kinds.ts';
import { camelCase, orderIdOf, orderInput, orderStart, type WorkflowStart } from '../contract/starts.ts';
import type { StatementRunner } from '../db/core/database.ts';
import { readUses } from '../db/ledger/dailyUses.ts';
import { InsufficientFundsError, type LedgerDatabase } from '../db/ledger/ledgerStore.ts';
import { findSettlementAccount, type SavedAccount } from '../db/merchants/businesses.ts';
import { approveRequest } from '../db/orders/approvals/requests.ts';
import type { Accepted, NewOrder } from '../db/orders/orders.ts';
import { DomainError } from '../domain/errors.ts';
import type { DailyUse } from '../domain/ledger/dailyLimits.ts';
import { type Asset, minorToDecimal, type Owner } from '../domain/money.ts';
import type { OrderStatus } from '../domain/orderStatus.ts';
import { currentRequestAgeMs, noteCreated } from '../observability/logger.ts';
import { newIdentifier } from '../security/identifiers.ts';
import type { ApiDependencies, Caller } from './context.ts';
import { limitRefusal, noteUses } from './dailyLimits.ts';
import { refusalOfShortWallet } from './debts.ts';
import type { OrderRequest } from './route.ts';

/** How an order is accepted: what is checked before, what every new order has, and the wait for its outcome. */

/** An order that passed the checks of its kind, about to be accepted. */
export interface CheckedOrder<K extends Kind> extends Pick<OrderRequest<unknown>, 'approval'> {
  readonly order: OrderInput<K> & Owner;
  readonly amountMinor: bigint;
  /** What the summary of its workflow says of it: see orderStart. */
  readonly what?: string;
  /**
   * Reserves its money, records it, stores the outbox message of its workflow and its Idempotency-Key, all in one transaction.
   *
   * @param books where it is stored: the transaction of its approval, for an order that waited for a second person.
   * @returns the id of the message, and when it was accepted.
   */
  readonly store: (start: OrderStart<K>, books: LedgerDatabase) => Promise<Accepted>;
  /** The message when the balance does not cover it. */
  readonly whenShort?: string;
  /** The uses of daily limits that `store` counts; none unless given. */
  readonly uses?: readonly DailyUse[];
}

type OrderStart<K extends Kind> = WorkflowStart<(typeof KINDS)[K]['workflow']>;

/**
 * Accepts an order. From here on it is kept, whatever happens to this process: the relay starts its workflow if nothing
 * else did.
 *
 * @returns the outbox message of its workflow, for `WorkflowStarter`.
 * @throws DomainError `insufficient_balance`, `debt_outstanding`, or the one of a daily limit; of an approval also `forbidden` and
 * `state_conflict`; then nothing is held.
 */
export async function acceptOrder<K extends Kind>(
  dependencies: ApiDependencies,
  kind: K,
  { order, amountMinor, what, store, approval, whenShort, uses = [] }: CheckedOrder<K>,
): Promise<{ readonly id: string; readonly start: OrderStart<K>; readonly createdAt: string }> {
  const { businessId, environment }: Owner = order;
  const { title, asset }: { readonly title: string; readonly asset: Asset } = KINDS[kind];
  const start = orderStart(kind, order, what ?? `${title}, ${asset} ${minorToDecimal(amountMinor, asset)}`);
  const { database, ledger } = dependencies;
  const carryOut = (runner: StatementRunner = database) => store(start, { database: runner, ledger });
  const orderId = orderIdOf(kind, order);
  const storing = approval ? approveRequest(database, approval, { orderId, carryOut }) : carryOut();
  const { messageId, createdAt, used } = await storing.catch(async (error: unknown) => {
    if (!(error instanceof InsufficientFundsError) || whenShort === undefined)
      throw limitRefusal(error, uses);
    throw await refusalOfShortWallet(dependencies, order, { asset, whenShort });
  });
  noteCreated(orderId);
  noteUses(dependencies, { businessId, environment }, { uses, used: readUses(used) });
  dependencies.metrics.moneyAcceptedMinor.inc({ flow: kind, environment, asset }, Number(amountMinor));
  await dependencies.faultPoint?.(`${camelCase(kind)}.accepted`);
  return { id: messageId, start, createdAt };
}

/**
 * Accepts an order whose money is held, starts its workflow, and waits a while for the outcome: see acceptOrder.
 *
 * @param order.waitMs how long, from the beginning of its request; OUTCOME_WAIT_MS unless given.
 * @returns its status, which is PROCESSING when the outcome was not known in time, and when it was accepted.
 */
export async function acceptAndAwait<K extends HeldKind>(
  dependencies: ApiDependencies,
  kind: K,
  { waitMs = dependencies.config.outcomeWaitMs, ...order }: CheckedOrder<K> & { readonly waitMs?: number },
): Promise<{ readonly status: OrderStatus; readonly createdAt: string }> {
  const { createdAt, ...message } = await acceptOrder(dependencies, kind, order);
  const restMs = Math.max(0, Math.round(waitMs - currentRequestAgeMs()));
  const state = await dependencies.starter.dispatchAndAwaitOutcome(message, restMs);
  return { status: state?.status ?? 'PROCESSING', createdAt };
}

/**
 * Reads what an accepted request is answered with. It was committed: when its record cannot be read again now, the answer
 * is what is known without it, and never that the request should be made again.
 *
 * @param known the answer without the record: that it is under way.
 */
export async function readAfterAcceptance<Result>(
  { logger }: Pick<ApiDependencies, 'logger'>,
  read: () => Promise<Result | undefined>,
  known: Result,
): Promise<Result> {
  try {
    return (await read()) ?? known;
  } catch (error) {
    logger.error({ err: error }, 'An accepted request could not be read again; it is answered as under way.');
    return known;
  }
}

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
): Promise<SavedAccount> {
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
