import type { Selectable } from 'kysely';
import type { Id, Owner } from '../../domain/money.ts';
import type { WebhookEventType } from '../../domain/webhooks/eventTypes.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type Page, type PageRequest, type Placed, pageOf, pageSql, placeSql } from '../core/page.ts';
import { filterSql, statement } from '../core/sql.ts';
import { selectWhere, type Tables } from '../core/tables.ts';
import { type DeliverySummary, SUMMARY, SUMMARY_COLUMNS } from './deliveries.ts';

/** An event as it was sent, or would have been: the first of its deliveries. */
export interface EventRecord {
  readonly id: Id<'msg'>;
  readonly type: WebhookEventType;
  readonly createdAt: string;
  /** The JSON text of its delivery. */
  readonly body: string;
}

/** How long the log of events goes back. */
export const EVENT_LOG_DAYS = 30;

/**
 * A business's events of the last EVENT_LOG_DAYS, newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listEvents(
  database: Database,
  { businessId, environment }: Owner,
  { type, page }: { readonly type: WebhookEventType | undefined; readonly page: PageRequest },
): Promise<Page<EventRecord>> {
  const { conditions, suffix } = filterSql({ eventType: type });
  const rows = await database.run(
    statement<EventRecord & Placed>(`webhooks.listEvents${suffix}`)`
      select event.id, event.event_type as type, event.created_at, event.body, ${placeSql('event')}
        from webhook_deliveries event
        where business_id = ${businessId} and environment = ${environment} and event_id is null ${conditions}
          and event.created_at >= now() - make_interval(days => ${EVENT_LOG_DAYS}::integer) and ${pageSql(page, 'event')}`,
  );
  return pageOf<EventRecord, EventRecord>(rows, page, (row) => row);
}

/** Which deliveries a list holds; undefined for all. */
export interface DeliveryFilter {
  readonly status: WebhookDeliveryStatus | undefined;
  readonly type: WebhookEventType | undefined;
}

/**
 * A business's deliveries, newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listDeliveries(
  database: Database,
  { businessId, environment }: Owner,
  { status, type, page }: DeliveryFilter & { readonly page: PageRequest },
): Promise<Page<DeliverySummary>> {
  const { conditions, suffix } = filterSql({ status, eventType: type });
  const rows = await database.run(
    statement<DeliverySummary & Placed>(`webhooks.list${suffix}`)`
      select ${SUMMARY}, ${placeSql('delivery')} from webhook_deliveries delivery
        where business_id = ${businessId} and environment = ${environment} ${conditions}
          and ${pageSql(page, 'delivery')}`,
  );
  return pageOf<DeliverySummary, DeliverySummary>(rows, page, (row) => row);
}

/** The place in a range of the delivery that a cursor names, or of none, where there is no cursor. */
export interface DeliveryPosition {
  /** As text, because a JavaScript date would cut off the microseconds that the order depends on. */
  readonly createdAt?: string;
  readonly id?: string;
}

/** The place of a cursor, or undefined when it is not a delivery of this owner. */
export async function findPosition(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  cursor: string | undefined,
): Promise<DeliveryPosition | undefined> {
  if (cursor === undefined) return {};
  return runner.first(
    statement<DeliveryPosition>('webhooks.findPosition')`select id, created_at::text from webhook_deliveries
      where id = ${cursor} and business_id = ${businessId} and environment = ${environment}`,
  );
}

/** Attempts shown with a delivery: a whole schedule and many replays. */
const SHOWN_ATTEMPTS = 100;

/** A delivery with everything a merchant may know of it. */
export interface DeliveryDetails extends DeliverySummary {
  /** The latest ones, oldest first. */
  readonly attempts: readonly Selectable<Tables['webhook_attempts']>[];
}

/** Whose delivery it is; undefined when there is none of that id. */
export function findDeliveryOwner(database: Database, deliveryId: Id<'msg'>): Promise<Owner | undefined> {
  return database.first(
    selectWhere('webhook_deliveries', { id: deliveryId }).select(['businessId', 'environment']),
  );
}

/** One delivery with its attempts, or undefined when the owner has none of that id. */
export async function findDelivery(
  database: Database,
  { businessId, environment }: Owner,
  deliveryId: Id<'msg'>,
): Promise<DeliveryDetails | undefined> {
  const delivery = await database.first(
    selectWhere('webhook_deliveries', { id: deliveryId, businessId, environment }).select(SUMMARY_COLUMNS),
  );
  if (!delivery) return undefined;
  const attempts = await database.run(
    selectWhere('webhook_attempts', { deliveryId })
      .selectAll()
      .orderBy('number', 'desc')
      .limit(SHOWN_ATTEMPTS),
  );
  return { ...delivery, attempts: attempts.toReversed() };
}
