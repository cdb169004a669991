import { z } from 'zod';
import { type HeldKind, KINDS, type Kind, type OrderInput } from '../contract/kinds.ts';
import { camelCase, orderIdOf, orderInput, orderStart, type WorkflowStart } from '../contract/starts.ts';
import type { StatementRunner } from '../db/core/database.ts';
import { InsufficientFundsError, type LedgerDatabase, readUses } from '../db/ledger/ledgerStore.ts';
import { findSettlementAccount, type SavedAccount } from '../db/merchants/businesses.ts';
import { approveRequest } from '../db/orders/approvals/requests.ts';
import type { Accepted, NewOrder } from '../db/orders/orders.ts';
import { DomainError } from '../domain/errors.ts';
import type { DailyUse } from '../domain/ledger/pricing.ts';
import { isApproved } from '../domain/merchants/liveApproval.ts';
import { type Asset, minorToDecimal, type Owner } from '../domain/money.ts';
import type { OrderStatus } from '../domain/orderStatus.ts';
import { currentRequestAgeMs, noteCreated } from '../observability/logger.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { waitingOrderAnswer } from './approvals/schema.ts';
import type { ApiDependencies, Caller } from './context.ts';
import { refusalOfShortWallet } from './debts.ts';
import type { ErrorCode } from './errorCodes.ts';
import { limitRefusal, noteUses } from './pricing.ts';
import type { DocumentedResponse, OrderRequest, RouteResponse } from './route.ts';
import { answer, exampleId, failureFields, field, testMarks } from './schemas.ts';

/** How an order is accepted and answered: what is checked before, what every new order has, and the wait for its outcome. */

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
export function requireApproval(caller: Pick<Caller, 'environment' | 'kycStatus'>, what: string): void {
  if (isApproved(caller)) return;
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

/** One of the answers to an order: its message, or an example of it, and examples of the fields that come after it. */
interface OutcomeAnswer {
  readonly description: string;
  readonly msg: string;
  readonly example: object;
}

/** Which answer an order has by how far it has come. */
const OUTCOMES = {
  PROCESSING: ['underWay', 202],
  COMPLETED: ['completed', 200],
  FAILED: ['failed', 422],
  REVERSED: ['failed', 422],
} as const satisfies Record<OrderStatus, unknown>;

/**
 * The answers to an order whose money is held until its outcome is known, as they are documented and as they are given:
 * done, under way, or failed.
 *
 * What is done and what is under way have one schema, so that a generated client reads both as a success.
 *
 * @param id how the names of their schemas begin.
 * @param bodyOf what each answer shows of an order after its message, or in place of it.
 */
export function outcomeAnswers<Order extends { readonly status: OrderStatus }>(
  id: string,
  outcomes: {
    readonly completed: OutcomeAnswer;
    readonly underWay: OutcomeAnswer;
    readonly failed: OutcomeAnswer & { readonly code: ErrorCode };
    /** The fields of what is done or under way, and of what has failed. */
    readonly fields: z.ZodRawShape;
    readonly failedFields: z.ZodRawShape;
  },
  bodyOf: (order: Order, outcome: 'completed' | 'underWay' | 'failed') => object,
) {
  const { completed, underWay, failed, fields, failedFields } = outcomes;
  const failure = { ...failureFields(failed.msg, failed.code), ...failedFields, ...testMarks };
  const made = answer(`${id}Answer`, {
    msg: field.text(completed.msg),
    status: z
      .literal('PROCESSING')
      .optional()
      .meta({ description: 'Present while the outcome is not known yet, with HTTP status 202.' }),
    ...fields,
  });
  const accepted = z.union([made, waitingOrderAnswer]);
  const documented: Readonly<Record<200 | 202 | 422, DocumentedResponse>> = {
    200: {
      description: completed.description,
      schema: accepted,
      example: { success: true, msg: completed.msg, ...completed.example },
    },
    202: {
      description: `${underWay.description} Or the order waits for a second person: see \`approval\`.`,
      schema: accepted,
      example: { success: true, msg: underWay.msg, status: 'PROCESSING', ...underWay.example },
    },
    422: {
      description: failed.description,
      schema: z.object({ ...failure, ...failedFields }).meta({ id: `${id}Failure` }),
      example: {
        success: false,
        msg: failed.msg,
        code: failed.code,
        requestId: exampleId('req'),
        ...failed.example,
      },
    },
  };
  const begun = {
    completed: { msg: completed.msg },
    underWay: { msg: underWay.msg, status: 'PROCESSING' },
    failed: { msg: failed.msg, code: failed.code },
  };
  const give = (order: Order): RouteResponse => {
    const [outcome, status] = OUTCOMES[order.status];
    return { status, body: { ...begun[outcome], ...bodyOf(order, outcome) } };
  };
  return { documented, give };
}
