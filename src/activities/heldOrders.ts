import {
  camelCase,
  type EventKind,
  HELD_KINDS,
  type HeldActivityNames,
  type HeldKind,
  type Kind,
  type OrderInput,
  orderIdOf,
} from '../contract/kinds.ts';
import { noteAttention } from '../db/attention.ts';
import type { Database } from '../db/database.ts';
import { endHeldOrder, type FlowEnd } from '../db/flowEnd.ts';
import { invariant } from '../domain/errors.ts';
import type { HeldOrder } from '../domain/heldOrder.ts';
import type { HeldOrderTransfers } from '../domain/ledger.ts';
import type { Owner } from '../domain/money.ts';
import {
  decide,
  type FlowDecision,
  type FlowStatus,
  KNOWLEDGE_OF_STATUS,
  type ProviderKnowledge,
  type ResolvedBy,
} from '../domain/providerFlow.ts';
import { type OrderEvent, orderEventBody } from '../domain/webhook.ts';
import type { Metrics } from '../metrics.ts';
import { newIdentifier } from '../security/identifiers.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { laterLook } from './laterLooks.ts';

/** What an activity learned of an order. It travels in the workflow's history: no personal data and no tokens. */
export interface OrderNews {
  readonly knowledge: ProviderKnowledge;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  /** When to ask again, if the provider says so: it has later news then, or can be reached again. */
  readonly askAgainInMs: number | undefined;
  /** How the order stands by now, where whoever learned it has ended it too. */
  readonly endedAs?: FlowStatus | undefined;
  /** True when the order was asked about as one that has ended, and its record says that it has not: nobody was asked. */
  readonly isUndecided?: boolean | undefined;
}

/** How whoever asks about an order believes that it stands. */
export interface QuestionInput {
  readonly hasEnded?: boolean;
}

/** How an order ends. */
export interface OrderEnd {
  readonly decision: FlowDecision;
  readonly providerReference: string | undefined;
  /** Why it failed, in words for the merchant. */
  readonly failureReason: string | undefined;
  /** When the provider will have later news about a completed order. */
  readonly askAgainInMs: number | undefined;
  /** The human who decided, when the provider did not. */
  readonly resolvedBy: ResolvedBy | undefined;
}

/** Why a human is needed for an order. The text is kept with the record and shown to operators: no personal data. */
export interface AttentionInput {
  readonly reason: string;
  /** It is about an order that has ended, which the provider contradicts. */
  readonly hasEnded?: boolean;
}

/** What every kind of held order works with. */
export interface HeldOrderDependencies extends Omit<ActivityDependencies, 'stopping'> {
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention'>;
}

/** What is a kind's own. */
export type HeldOrderRecords<K extends HeldKind, Order extends HeldOrder> = {
  /** An order's record; undefined when there is none of that id. */
  readonly load: (database: Database, id: string) => Promise<Order | undefined>;
  readonly transfers: HeldOrderTransfers<NoInfer<Order>>;
  /** What its event shows of an order, of a kind that has events. */
  readonly event?: (order: NoInfer<Order>) => OrderEvent;
} & (K extends EventKind ? { readonly event: unknown } : { readonly event?: never });

/** The activities of one kind, under the names that stored histories hold. */
export type HeldOrderActivities<K extends HeldKind> = Record<
  HeldActivityNames<K>['noteAttention'],
  (input: OrderInput<K> & AttentionInput) => Promise<void>
> &
  Record<HeldActivityNames<K>['end'], (input: OrderInput<K> & OrderEnd) => Promise<FlowStatus>> &
  Record<
    HeldActivityNames<K>['reverse'],
    (input: OrderInput<K> & Pick<OrderNews, 'reason'>) => Promise<boolean>
  >;

/** The activities that exchange something with the provider. */
export type TellingActivities<K extends HeldKind> = Record<
  HeldActivityNames<K>['send'],
  (input: OrderInput<K>) => Promise<OrderNews>
> &
  Record<HeldActivityNames<K>['ask'], (input: OrderInput<K> & QuestionInput) => Promise<OrderNews>>;

/** The activity that tells a provider, and ends the order when it has done what it was told. */
export type SettlingActivity<K extends HeldKind> = Record<
  HeldActivityNames<K>['settle'],
  (input: OrderInput<K>) => Promise<OrderNews>
>;

/** The activities of all kinds, for workflows that find the names of their kind's in its row. */
export type ActivitiesOfAnyKind = Record<
  HeldActivityNames['send' | 'settle' | 'ask'],
  (input: object) => Promise<OrderNews>
> &
  Record<HeldActivityNames['end'], (input: OrderEnd) => Promise<FlowStatus>> &
  Record<HeldActivityNames['reverse'], (input: Pick<OrderNews, 'reason'>) => Promise<boolean>> &
  Record<HeldActivityNames['noteAttention'], (input: AttentionInput) => Promise<void>>;

/** What is known of an order: what its provider says, or what follows where it says nothing. */
interface Known extends Partial<Omit<OrderNews, 'knowledge' | 'isUndecided'>> {
  readonly status: ProviderKnowledge | 'not_sent';
}

/** What of it may travel in the workflow's history. */
function newsOf({ status, providerReference, reason, askAgainInMs }: Known): OrderNews {
  return { knowledge: status === 'not_sent' ? 'unknown' : status, providerReference, reason, askAgainInMs };
}

/** What became of telling a provider of an order, or of what was decided before. */
export async function sendUndecided<Order extends Pick<HeldOrder, 'status'>>(
  order: Order,
  send: (order: Order) => Promise<Known>,
): Promise<OrderNews> {
  const { status } = order;
  return newsOf(status === 'PROCESSING' ? await send(order) : { status: KNOWLEDGE_OF_STATUS[status] });
}

/**
 * What became of an order that a provider was told of. Of one that is held for ended, while its record says that it is not,
 * the provider may never have heard: the record was restored to a moment before.
 */
export async function askOfRecord<Order extends Pick<HeldOrder, 'status'>>(
  order: Order,
  { hasEnded = false }: QuestionInput,
  ask: (order: Order) => Promise<Known>,
): Promise<OrderNews> {
  if (!hasEnded || order.status !== 'PROCESSING') return newsOf(await ask(order));
  return {
    ...newsOf({ status: 'unknown', reason: 'Its record says that it is undecided.' }),
    isUndecided: true,
  };
}

/** Reads the record of the order that a workflow of a kind is about. */
export function recordReader<K extends Kind, Order>(
  kind: K,
  load: (database: Database, id: string) => Promise<Order | undefined>,
): (database: Database, input: OrderInput<K>) => Promise<Order> {
  return async (database, input) => {
    const order = await load(database, orderIdOf(kind, input));
    invariant(order, `A workflow of the kind ${kind} has no record.`);
    return order;
  };
}

/** Puts an order on the operators' list, and counts it. */
export async function callForAttention<K extends Kind>(
  { database, metrics }: Pick<HeldOrderDependencies, 'database' | 'metrics'>,
  kind: K,
  input: OrderInput<K> & AttentionInput,
): Promise<void> {
  await noteAttention(database, kind, { ...input, id: orderIdOf(kind, input) });
  metrics?.flowsNeedingAttention.inc({ flow: kind, environment: input.environment });
}

/** The event that tells a merchant how an order ended; a reversal is a failure that came late. */
function newEvent(
  kind: EventKind,
  order: Owner & OrderEvent,
  { to, failureReason }: Pick<FlowEnd, 'to' | 'failureReason'>,
) {
  const { businessId, environment, transactionId } = order;
  const eventType = `${kind}.${to === 'COMPLETED' ? 'completed' : 'failed'}` as const;
  const timestamp = new Date().toISOString();
  const body = orderEventBody(eventType, order, { status: to, failureReason, timestamp });
  return { deliveryId: newIdentifier('msg'), businessId, environment, eventType, transactionId, body };
}

/**
 * What every kind of order whose money is held does besides telling its provider: call a human, end, reverse. Each may run
 * again after a crash and then changes nothing twice.
 */
export function createHeldOrderActivities<K extends HeldKind, Order extends HeldOrder>(
  kind: K,
  { load, transfers, event: eventOf }: HeldOrderRecords<K, Order>,
  dependencies: HeldOrderDependencies,
): HeldOrderActivities<K> {
  const { database, keepPromised, metrics, faultPoint } = dependencies;
  const { activities: names, returned } = HELD_KINDS[kind];
  const recordOf = recordReader(kind, load);

  /** Returns false when somebody else ended it before. */
  async function finishOnce(order: Order, id: string, end: Omit<FlowEnd, 'event'>): Promise<boolean> {
    const event =
      eventOf && newEvent(kind as EventKind, { ...eventOf(order), businessId: order.businessId }, end);
    const promised = await endHeldOrder(dependencies, { kind, id }, { ...end, event });
    if (!promised) return false;
    metrics?.flowsEnded.inc({ flow: kind, environment: order.environment, status: end.to });
    keepPromised(promised);
    return true;
  }

  const activities = {
    /** Puts the order on the operators' list. */
    [names.noteAttention]: (input: OrderInput<K> & AttentionInput) =>
      callForAttention(dependencies, kind, input),

    /** Posts or voids the held money and records the end. Returns the status. */
    async [names.end](input: OrderInput<K> & OrderEnd): Promise<FlowStatus> {
      const order = await recordOf(database, input);
      // A retry after a crash finds the work done.
      if (order.status !== 'PROCESSING') return order.status;
      const { providerReference, failureReason, resolvedBy } = input;
      const to = decide(order.status, input.decision);
      await faultPoint?.(`${camelCase(kind)}.beforeEnd`);
      const isEnded = await finishOnce(order, orderIdOf(kind, input), {
        from: 'PROCESSING',
        to,
        transfer: to === 'COMPLETED' ? transfers.post(order) : transfers.void(order),
        providerReference,
        failureReason,
        look: laterLook({ ...order, flow: kind, subjectId: orderIdOf(kind, input) }, input),
        resolvedBy,
      });
      await faultPoint?.(`${camelCase(kind)}.afterEnd`);
      return isEnded ? to : (await recordOf(database, input)).status;
    },

    /** Gives the money of a completed order back. Returns whether it is reversed now. */
    async [names.reverse](input: OrderInput<K> & Pick<OrderNews, 'reason'>): Promise<boolean> {
      const order = await recordOf(database, input);
      if (order.status !== 'COMPLETED') return order.status === 'REVERSED';
      await finishOnce(order, orderIdOf(kind, input), {
        from: 'COMPLETED',
        to: 'REVERSED',
        transfer: transfers.reverse(order),
        providerReference: undefined,
        failureReason: input.reason ?? returned,
        look: undefined,
        resolvedBy: undefined,
      });
      return true;
    },
  };
  return activities as unknown as HeldOrderActivities<K>;
}
