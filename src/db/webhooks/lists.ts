import type { Selectable } from 'kysely';
import { decimalToMinor, type Id, type Owner } from '../../domain/money.ts';
import type { WebhookEventType } from '../../domain/webhooks/eventTypes.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type Page, type PageRequest, type Placed, pageOf, pageSql, placeSql } from '../core/page.ts';
import {
  beginning,
  exactAmount,
  type ListFilter,
  type ListSource,
  type ListSummary,
  MAX_COUNTED_ROWS,
  type Match,
  readSearchedList,
  summarizeList,
  type WantedList,
} from '../core/searchedList.ts';
import { filterSql, rawSql, sql, statement } from '../core/sql.ts';
import { selectWhere, type Tables } from '../core/tables.ts';
import { type DeliverySummary, SUMMARY, SUMMARY_COLUMNS } from './deliveries.ts';
import { ERASED_EVENT_BODY } from './erasedBodies.ts';

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
        where business_id = ${businessId} and environment = ${environment} and event_id is null ${conditions} and body <> ${ERASED_EVENT_BODY}
          and event.created_at >= now() - make_interval(days => ${EVENT_LOG_DAYS}::integer) and ${pageSql(page, 'event')}`,
  );
  return pageOf<EventRecord, EventRecord>(rows, page, (row) => row);
}

/** Which deliveries a list holds. They have no amounts of their own. */
export interface DeliveryFilter extends Omit<ListFilter, 'minMinor' | 'maxMinor'> {
  readonly status?: WebhookDeliveryStatus | undefined;
  readonly type?: WebhookEventType | undefined;
}

const SOURCE = {
  tables: rawSql('webhook_deliveries delivery'),
  columns: SUMMARY,
  alias: 'delivery',
  amount: '0::bigint',
} as const satisfies ListSource;

/** What a search finds a delivery by: its id, or the id, reference or amount of the transaction that it is about. */
function deliveryMatches({ businessId, environment }: Owner, search: string): readonly Match[] {
  const about = [
    beginning('merchant_reference', search),
    ...exactAmount('amount_minor', decimalToMinor(search, 'NGN')),
  ].map(({ condition, order }) => {
    const sought = sql`select id from transactions where business_id = ${businessId} and environment = ${environment}
      and ${condition} order by ${order} limit ${MAX_COUNTED_ROWS + 1}`;
    return { condition: sql`delivery.transaction_id = any(array(${sought}))` };
  });
  return [
    { condition: sql`delivery.id = ${search}` },
    { condition: sql`delivery.transaction_id = ${search}` },
    ...about,
  ];
}

function wantedOf(owner: Owner, { status, type, ...filter }: DeliveryFilter): WantedList {
  const { conditions } = filterSql({ status, eventType: type });
  return {
    source: SOURCE,
    within: sql`business_id = ${owner.businessId} and environment = ${owner.environment} ${conditions}`,
    isNarrowed: status !== undefined || type !== undefined,
    filter,
    matches: filter.search === undefined ? undefined : deliveryMatches(owner, filter.search),
  };
}

/**
 * A business's deliveries after a place, newest first unless the page says otherwise.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export function listDeliveries(
  database: Database,
  owner: Owner,
  { page, ...filter }: DeliveryFilter & { readonly page: PageRequest },
): Promise<Page<DeliverySummary>> {
  return readSearchedList<DeliverySummary>(database, wantedOf(owner, filter), page);
}

/** How many deliveries a filter leaves. */
export function summarizeDeliveries(
  database: Database,
  owner: Owner,
  filter: DeliveryFilter,
): Promise<ListSummary> {
  return summarizeList(database, wantedOf(owner, filter));
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
