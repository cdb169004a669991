import { DailyLimitReachedError } from '../../db/ledger/ledgerStore.ts';
import {
  type ApprovalRequest,
  assetOfApproval,
  storeApprovalRequest,
  type WaitingOrderFacts,
} from '../../db/orders/approvals/requests.ts';
import { DomainError, invariant, ValidationError } from '../../domain/errors.ts';
import type { DailyUse } from '../../domain/ledger/pricing.ts';
import { type ApprovalKind, needsApproval } from '../../domain/merchants/approvals.ts';
import { minorToDecimal, minorToNumber } from '../../domain/money.ts';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import { noteCreated } from '../../observability/logger.ts';
import { actorOf } from '../actor.ts';
import type { ApiDependencies } from '../context.ts';
import { limitRefusal } from '../pricing.ts';
import type { OrderRequest } from '../route.ts';
import { unstorableTexts } from '../schemas.ts';
import { readRequest, WaitingOrder } from './present.ts';

/** What an order that may have to wait is asked for with. */
export interface OrderToApprove extends Omit<WaitingOrderFacts, 'destination'> {
  readonly kind: Exclude<ApprovalKind, 'approval_rule'>;
  /** In words, or the bank account of a payout. */
  readonly destination: string | SettlementAccount;
  /** The body that is kept, in place of the one of the call. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The uses of daily limits that the order is. */
  readonly uses: readonly DailyUse[];
}

/**
 * Has an order wait for a second person where the rule of its business says so. Every check of the order but its balance and
 * its limits was made.
 *
 * @returns undefined for an order that is accepted now.
 * @throws RetryLaterError `payouts_on_hold`. @throws DomainError `too_many_approvals`; and `price_changed`, `state_conflict` for one that was approved and is no longer what was requested.
 */
export async function waitForApproval(
  dependencies: Pick<ApiDependencies, 'database'>,
  request: OrderRequest<unknown>,
  order: OrderToApprove,
): Promise<WaitingOrder | undefined> {
  const { approval, caller } = request;
  if (approval) {
    requireAsRequested(approval.request, order);
    return undefined;
  }
  const { kind, amountMinor } = order;
  const isByKey = caller.provenBy === 'key';
  const asset = assetOfApproval(kind);
  invariant(asset, 'An order has an amount.');
  if (!needsApproval(caller, { asset, amountMinor, isByKey })) return undefined;
  requireNotHeld(order.uses);
  return storeWaitingOrder(dependencies, request, order);
}

/**
 * Refuses an order that a hold on payouts refuses now, as without a second person: the hold may last longer than the request.
 *
 * @throws RetryLaterError `payouts_on_hold`.
 */
function requireNotHeld(uses: readonly DailyUse[]): void {
  const hold = uses.find(({ limit }) => limit === 'payoutHold');
  if (hold && hold.amountMinor > (hold.most.amountMinor ?? 0n))
    throw limitRefusal(new DailyLimitReachedError('payoutHold'), uses);
}

function inWords(destination: OrderToApprove['destination']): string {
  return typeof destination === 'string'
    ? destination
    : `${destination.accountNumber}, ${destination.bankName}, ${destination.accountName}`;
}

/** Stores the request of an order that waits, under the `Idempotency-Key` of its call. */
async function storeWaitingOrder(
  { database }: Pick<ApiDependencies, 'database'>,
  request: OrderRequest<unknown>,
  order: OrderToApprove,
): Promise<WaitingOrder> {
  const { caller, given, idempotency } = request;
  const { businessId, environment, user, apiKey } = caller;
  invariant(user || apiKey, 'An order is made by neither a user nor a key.');
  const maker = user ? { userId: user.userId } : { keyId: apiKey?.id ?? '' };
  const body = order.body ?? (given as Readonly<Record<string, unknown>>);
  // Fields that the route does not know are kept as well, and were not looked at.
  const problems = unstorableTexts(body);
  if (problems.length > 0) throw new ValidationError('invalid request', problems);
  const { kind, operation, amountMinor } = order;
  const destination = inWords(order.destination);
  const facts = { businessId, environment, kind, operation, body, amountMinor, destination };
  const id = await storeApprovalRequest(database, { ...facts, maker, actor: actorOf(request) }, idempotency);
  noteCreated(id);
  return new WaitingOrder(await readRequest(database, caller, id));
}

/**
 * Refuses to carry out an approved order that is no longer what was requested: its price or its destination has changed.
 *
 * @throws DomainError `price_changed`, `state_conflict`; the request goes on waiting.
 */
function requireAsRequested(request: ApprovalRequest, now: OrderToApprove): void {
  const { amountMinor, destination } = request;
  const asset = assetOfApproval(now.kind);
  invariant(amountMinor !== undefined && asset, 'A request of an order has no amount.');
  if (amountMinor !== now.amountMinor) {
    const [price, before] = [now.amountMinor, amountMinor].map((minor) => minorToDecimal(minor, asset));
    const message = `it costs ${price} ${asset} now, and ${before} ${asset} were requested; refuse it and order again`;
    throw new DomainError('price_changed', message, {
      price: minorToNumber(now.amountMinor, asset),
      previousPrice: minorToNumber(amountMinor, asset),
    });
  }
  const goesTo = inWords(now.destination);
  if (destination !== goesTo) {
    const message = `the money would go to ${goesTo}, and not to ${destination} as requested; refuse it and order again`;
    throw new DomainError('state_conflict', message);
  }
}
