import type { Owner } from '../../domain/money.ts';
import {
  type DEFAULT_EVENT_TYPES,
  type EndpointEventType,
  isDefaultEventType,
  type WebhookEventType,
} from '../../domain/webhooks/eventTypes.ts';
import { FIRST_ATTEMPT_WITHIN_MS } from '../../domain/webhooks/webhook.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { StatementRunner } from '../core/database.ts';
import { messageIdOfStart, type OutboxRow, outboxSql } from '../core/outbox.ts';
import { type Sql, sql, statement } from '../core/sql.ts';
import { deliveryStart, type NewWebhookDelivery, recordDeliverySql } from './deliveries.ts';

/** An event about to be recorded, of a type that the default endpoint does not receive. */
export interface NewEvent extends Owner {
  readonly type: Exclude<EndpointEventType, (typeof DEFAULT_EVENT_TYPES)[number]>;
  /** The transaction of the naira wallet that it is about; absent where it is about none. */
  readonly transactionId?: string;
  /** What it tells; `environment` and `simulated` are added. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Records an event for the endpoints that subscribe to its type, in the transaction of what it tells of. Where there are none,
 * it is not recorded.
 *
 * @returns the outbox messages of its deliveries, to be dispatched after the commit; the relay does it where they are not.
 */
export async function recordEvent(
  runner: StatementRunner,
  { businessId, environment, type, transactionId, data }: NewEvent,
): Promise<readonly OutboxRow[]> {
  const { subscribers } = await runner.one(
    statement<{ subscribers: readonly string[] }>('webhooks.readSubscribers')`
      select ${subscribersSql({ businessId, environment }, type)} as subscribers`,
    'A select of an array has one row.',
  );
  if (subscribers.length === 0) return [];
  const body = JSON.stringify({
    type,
    timestamp: new Date().toISOString(),
    data: { ...data, environment, simulated: environment === 'test' },
  });
  const event = {
    deliveryId: newIdentifier('msg'),
    businessId,
    environment,
    eventType: type,
    transactionId,
    body,
  };
  return recordForEndpoints(runner, event, subscribers);
}

/** SQL of the ids of the enabled endpoints that subscribe to a type, the oldest first, as one array. */
export function subscribersSql({ businessId, environment }: Owner, eventType: WebhookEventType): Sql {
  return sql`array(
    select endpoint.id from webhook_endpoints endpoint
      where endpoint.business_id = ${businessId} and endpoint.environment = ${environment}
        and endpoint.deleted_at is null and endpoint.status = 'ENABLED' and ${eventType}::text = any (endpoint.event_types)
      order by endpoint.created_at, endpoint.id)`;
}

/**
 * Records the deliveries of an event to endpoints that subscribe to it, in the transaction of what it tells of.
 *
 * @param event as it is delivered first: where the default endpoint receives it, that delivery is recorded already.
 * @returns the outbox messages of the deliveries, to be dispatched after the commit.
 */
export async function recordForEndpoints(
  runner: StatementRunner,
  event: NewWebhookDelivery,
  endpointIds: readonly string[],
): Promise<readonly OutboxRow[]> {
  const messages: OutboxRow[] = [];
  for (const [place, endpointId] of endpointIds.entries()) {
    const isFirst = place === 0 && !isDefaultEventType(event.eventType);
    // Each column every time, in one order: the text of a statement is that of its name.
    const delivery: NewWebhookDelivery = {
      businessId: event.businessId,
      environment: event.environment,
      eventType: event.eventType,
      transactionId: event.transactionId,
      body: event.body,
      endpointId,
      deliveryId: isFirst ? event.deliveryId : newIdentifier('msg'),
      eventId: isFirst ? undefined : event.deliveryId,
    };
    const start = deliveryStart(delivery);
    const row = await runner.first(
      statement<{ id: string }>('webhooks.recordForEndpoint')`with
        delivered as (${recordDeliverySql(delivery)})
        ${outboxSql(start, sql`from delivered`, FIRST_ATTEMPT_WITHIN_MS)}`,
    );
    messages.push({ id: messageIdOfStart(row), start });
  }
  return messages;
}
