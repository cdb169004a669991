import type { Selectable } from 'kysely';
import { type WorkflowStart, webhookDeliveryStart } from '../../contract/starts.ts';
import type { Id, Owner } from '../../domain/money.ts';
import {
  DEFAULT_EVENT_TYPES,
  type EndpointEventType,
  type WebhookEventType,
} from '../../domain/webhooks/eventTypes.ts';
import {
  FIRST_ATTEMPT_WITHIN_MS,
  type OrderEnd,
  type OrderEvent,
  type WebhookDeliveryStatus,
} from '../../domain/webhooks/webhook.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { type SecretBox, webhookSecretPurpose } from '../../security/secretBox.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { messageIdOfStart, type OutboxRow, outboxSql } from '../core/outbox.ts';
import { columnName, insertSql, rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { type Tables, updateWhere } from '../core/tables.ts';

/** An event to be delivered; `body` is the exact JSON that is signed and sent, on every attempt. */
export interface NewWebhookDelivery extends Owner {
  readonly deliveryId: Id<'msg'>;
  readonly eventType: WebhookEventType;
  /** Undefined of an event that is about none. */
  readonly transactionId: string | undefined;
  readonly body: string;
  /** Absent where it goes to the default endpoint. */
  readonly endpointId?: string | undefined;
  /** The first delivery of the same event, whose id is that of the event; absent of the first one. */
  readonly eventId?: string | undefined;
}

/** The workflow that delivers an event. Its input, which histories keep, has neither type, endpoint nor body. */
export function deliveryStart({
  deliveryId,
  businessId,
  environment,
  transactionId,
  eventType,
}: NewWebhookDelivery) {
  const about = transactionId === undefined ? '' : ` of ${transactionId}`;
  return webhookDeliveryStart(
    { deliveryId, businessId, environment, transactionId, isReplay: false },
    `${eventType}${about}`,
  );
}

/**
 * SQL that records one delivery as part of a larger statement; `guard` decides whether it does. That to the default endpoint
 * of a business without an address is over at once, until the merchant asks for a replay: only where `status` is PENDING is there anything
 * to start.
 *
 * @param returned the columns that it returns.
 */
export function recordDeliverySql(
  { deliveryId, ...delivery }: NewWebhookDelivery,
  guard?: Sql,
  returned = rawSql('status'),
): Sql {
  const isDeliverable =
    delivery.endpointId === undefined ? sql`exists (${addressOfSql(delivery)})` : rawSql('true');
  const row = {
    ...delivery,
    id: deliveryId,
    status: sql`case when ${isDeliverable} then 'PENDING' else 'NO_ADDRESS' end`,
    finishedAt: sql`case when ${isDeliverable} then null else now() end`,
  };
  return sql`${insertSql('webhook_deliveries', row, guard)} returning ${returned}`;
}

/** What one attempt needs to know. */
export interface DeliveryToSend extends Owner {
  readonly status: WebhookDeliveryStatus;
  /** The transaction that the event is about; undefined of a test event. */
  readonly transactionId: string | undefined;
  readonly body: string;
  /** The id of the event, where it is not that of the delivery. */
  readonly eventId: string | undefined;
  /** The endpoint that it goes to; undefined for the default one. */
  readonly endpointId: string | undefined;
  /** Where the endpoint is now; undefined when it is disabled or deleted, or the business has named no address. */
  readonly url: string | undefined;
  /** Every secret of the endpoint that is valid now, the current one first. */
  readonly secrets: readonly string[];
}

/** SQL of the address of a business `b` in an environment: the sandbox's own, or else the live one. */
function addressSql(environment: Sql): Sql {
  return sql`case ${environment} when 'prod' then b.webhook_url_prod
    else coalesce(nullif(b.webhook_url_test, ''), b.webhook_url_prod) end`;
}

/** SQL that has a row when the business has named an address for its events. */
function addressOfSql({ businessId, environment }: Owner): Sql {
  return sql`select 1 from businesses b
    where b.id = ${businessId} and ${addressSql(sql`${environment}::text`)} <> ''`;
}

/**
 * A delivery with the address and the secrets of this moment, or undefined when there is none of that id.
 *
 * @throws InvariantError when a secret does not open.
 */
export async function loadDeliveryToSend(
  database: Database,
  secretBox: SecretBox,
  deliveryId: Id<'msg'>,
): Promise<DeliveryToSend | undefined> {
  const row = await database.first(
    statement<Omit<DeliveryToSend, 'secrets'> & { secrets: readonly Buffer[] }>('webhooks.loadForAttempt')`
      select d.business_id, d.environment, d.transaction_id, d.status, d.body, d.event_id, d.endpoint_id,
          case when d.endpoint_id is null then ${addressSql(sql`d.environment`)}
            when endpoint.status = 'ENABLED' then endpoint.url end as url,
          array(
            select s.secret_encrypted from webhook_secrets s
              where s.business_id = d.business_id and s.environment = d.environment
                and s.endpoint_id is not distinct from d.endpoint_id
                and (s.expires_at is null or s.expires_at > now())
              order by s.expires_at desc nulls first) as secrets
        from webhook_deliveries d join businesses b on b.id = d.business_id
          left join webhook_endpoints endpoint on endpoint.id = d.endpoint_id
        where d.id = ${deliveryId}`,
  );
  if (!row) return undefined;
  return {
    ...row,
    // An emptied address counts as none.
    url: row.url || undefined,
    secrets: row.secrets.map((sealed) => secretBox.open(sealed, webhookSecretPurpose(row.businessId))),
  };
}

/** Whether the business has named an address for its events: its default endpoint. */
export function hasWebhookAddress(database: Database, owner: Owner): Promise<boolean> {
  return database.hasRow(statement('webhooks.hasAddress')`${addressOfSql(owner)}`);
}

/** Whether there is anywhere to send events to: the default endpoint, or another one that is enabled. */
export function hasAnyWebhookAddress(database: Database, owner: Owner): Promise<boolean> {
  return database.hasRow(
    statement('webhooks.hasAnyAddress')`${addressOfSql(owner)} union all
      select 1 from webhook_endpoints
        where business_id = ${owner.businessId} and environment = ${owner.environment} and status = 'ENABLED'`,
  );
}

/** SQL that clears the mark of one replay, and of no other that was asked for since. */
export function endReplaySql(replayId: string | undefined): Sql {
  return sql`
    replay_id = case when replay_id = ${replayId}::text then null else replay_id end,
    replay_requested_at = case when replay_id = ${replayId}::text then null else replay_requested_at end,
    replay_started_at = case when replay_id = ${replayId}::text then null else replay_started_at end`;
}

/** Why nothing is sent to an endpoint that is not there any longer, as the merchant reads it. */
export const ENDPOINT_DISABLED = 'The endpoint is disabled or was deleted.';

/**
 * Ends a waiting delivery that has nowhere to go, and the replay that found no address: its business has named none, or its
 * endpoint is disabled or deleted.
 *
 * @returns what a waiting delivery has become.
 */
export async function noteNoAddress(
  database: Database,
  { deliveryId, endpointId, replayId }: DeliveryWithoutAddress,
): Promise<WebhookDeliveryStatus> {
  const status = endpointId === undefined ? 'NO_ADDRESS' : 'FAILED';
  const endReason = endpointId === undefined ? undefined : ENDPOINT_DISABLED;
  await database.run(
    statement('webhooks.noteNoAddress')`update webhook_deliveries set
        finished_at = case when status = 'PENDING' then now() else finished_at end,
        next_attempt_at = case when status = 'PENDING' then null else next_attempt_at end,
        end_reason = case when status = 'PENDING' then ${endReason}::text else end_reason end,
        status = case when status = 'PENDING' then ${status}::text else status end,
        ${endReplaySql(replayId)}
      where id = ${deliveryId} and (status = 'PENDING' or replay_id = ${replayId}::text)`,
  );
  return status;
}

/** A delivery that has nowhere to go. `endpointId` is undefined of the default endpoint. */
export interface DeliveryWithoutAddress {
  readonly deliveryId: Id<'msg'>;
  readonly endpointId: string | undefined;
  readonly replayId?: string | undefined;
}

/** Ends a replay that had nothing to send, because its delivery is over. */
export async function endReplay(database: Database, deliveryId: Id<'msg'>, replayId: string): Promise<void> {
  const ended = { replayId: null, replayRequestedAt: null, replayStartedAt: null };
  await database.run(updateWhere('webhook_deliveries', { id: deliveryId, replayId }).set(ended));
}

/** What an operator cancelled: a schedule of attempts, or a replay, which leaves the delivery as it is. */
export interface CancelledDelivery {
  readonly deliveryId: Id<'msg'>;
  readonly replayId?: string;
  readonly isReplay: boolean;
}

/** Ends a delivery whose workflow an operator cancelled, unless it is over. Returns its status after that. */
export async function noteCancelledDelivery(
  database: Database,
  { deliveryId, replayId, isReplay }: CancelledDelivery,
): Promise<WebhookDeliveryStatus> {
  const row = await database.one(
    statement<{ status: WebhookDeliveryStatus }>('webhooks.cancel')`update webhook_deliveries set
        finished_at = case when status = 'PENDING' and not ${isReplay} then now() else finished_at end,
        next_attempt_at = case when status = 'PENDING' and not ${isReplay} then null else next_attempt_at end,
        end_reason = case when status = 'PENDING' and not ${isReplay}
          then 'An operator cancelled the delivery.' else end_reason end,
        status = case when status = 'PENDING' and not ${isReplay} then 'FAILED' else status end,
        ${endReplaySql(replayId)}
      where id = ${deliveryId} returning status`,
    'A delivery that was cancelled is never deleted.',
  );
  return row.status;
}

export const SUMMARY_COLUMNS = [
  'id',
  'eventId',
  'endpointId',
  'eventType',
  'transactionId',
  'status',
  'attemptCount',
  'nextAttemptAt',
  'createdAt',
  'finishedAt',
  'endReason',
  'body',
] as const;

export const SUMMARY = rawSql(SUMMARY_COLUMNS.map(columnName).join(', '));

/** A delivery as lists show it. `endReason` says why it ended, where no attempt does. */
export type DeliverySummary = Pick<
  Selectable<Tables['webhook_deliveries']>,
  (typeof SUMMARY_COLUMNS)[number]
>;

/**
 * Records an event and the message of its delivery, unless too many of its type wait already. There is no message where the
 * business has just cleared its address.
 *
 * @returns undefined when they do: then nothing was done.
 */
export async function recordTestEvent(
  database: Database,
  event: NewWebhookDelivery,
  { start, mostWaiting }: { readonly start: WorkflowStart; readonly mostWaiting: number },
): Promise<{ readonly messageId: string | undefined; readonly delivery: DeliverySummary } | undefined> {
  const { businessId, environment, eventType } = event;
  const guard = sql`where (
      select count(*) from webhook_deliveries where business_id = ${businessId} and environment = ${environment}
        and event_type = ${eventType} and status = 'PENDING') < ${mostWaiting}::integer`;
  const row = await database.first(
    statement<DeliverySummary & { messageId: string | undefined }>(
      event.endpointId === undefined ? 'webhooks.recordTest' : 'webhooks.recordTest.endpoint',
    )`with
      recorded as (${recordDeliverySql(event, guard, SUMMARY)}),
      message as (${outboxSql(start, sql`from recorded where recorded.status = 'PENDING'`)})
      select recorded.*, message.id as message_id from recorded left join message on true`,
  );
  if (!row) return undefined;
  const { messageId, ...delivery } = row;
  return { messageId, delivery };
}

/** The JSON body of the event that tells how an order ended, as the merchant receives it. */
export function orderEventBody(
  type: string,
  { transactionId, terms, merchantReference, metadata, environment, createdAt }: OrderEvent,
  { status, failureReason, timestamp }: OrderEnd,
): string {
  return JSON.stringify({
    type,
    timestamp,
    data: {
      transactionId,
      ...terms,
      status,
      failureReason: failureReason ?? null,
      merchantReference: merchantReference ?? null,
      metadata,
      environment,
      simulated: environment === 'test',
      createdAt,
    },
  });
}

/** The JSON body of the event by which a merchant tries its webhook address. @param timestamp ISO 8601. */
export function testEventBody(
  type: string,
  { environment, timestamp }: Pick<Owner, 'environment'> & { readonly timestamp: string },
): string {
  const data = {
    message: 'This is a test of your webhook address.',
    environment,
    simulated: environment === 'test',
  };
  return JSON.stringify({ type, timestamp, data });
}

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
 * @returns the outbox messages of its deliveries, to be dispatched after the commit. The relay leaves them alone for
 *   FIRST_ATTEMPT_WITHIN_MS.
 */
export function recordEvent(runner: StatementRunner, event: NewEvent): Promise<readonly OutboxRow[]> {
  return recordDueIn(runner, event, FIRST_ATTEMPT_WITHIN_MS);
}

/** As recordEvent, where the caller dispatches nothing: the relay does it at its next round. */
export async function recordEventForRelay(runner: StatementRunner, event: NewEvent): Promise<void> {
  await recordDueIn(runner, event, 0);
}

async function recordDueIn(
  runner: StatementRunner,
  { businessId, environment, type, transactionId, data }: NewEvent,
  dueInMs: number,
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
  return recordForEndpoints(runner, event, { endpointIds: subscribers, dueInMs });
}

/** SQL of the ids of the enabled endpoints that subscribe to a type, the oldest first, as one array. */
export function subscribersSql({ businessId, environment }: Owner, eventType: WebhookEventType): Sql {
  return sql`array(
    select endpoint.id from webhook_endpoints endpoint
      where endpoint.business_id = ${businessId} and endpoint.environment = ${environment}
        and endpoint.deleted_at is null and endpoint.status = 'ENABLED' and ${eventType}::text = any (endpoint.event_types)
      order by endpoint.created_at, endpoint.id)`;
}

/** Whether the default endpoint receives events of a type. */
export function isDefaultEventType(type: WebhookEventType): boolean {
  return DEFAULT_EVENT_TYPES.some((each) => each === type);
}

/**
 * Records the deliveries of an event to endpoints that subscribe to it, in the transaction of what it tells of.
 *
 * @param event as it is delivered first: where the default endpoint receives it, that delivery is recorded already.
 * @param to.dueInMs how long the relay leaves their messages alone.
 * @returns the outbox messages of the deliveries, to be dispatched after the commit.
 */
export async function recordForEndpoints(
  runner: StatementRunner,
  event: NewWebhookDelivery,
  {
    endpointIds,
    dueInMs = FIRST_ATTEMPT_WITHIN_MS,
  }: { readonly endpointIds: readonly string[]; readonly dueInMs?: number },
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
        ${outboxSql(start, sql`from delivered`, dueInMs)}`,
    );
    messages.push({ id: messageIdOfStart(row), start });
  }
  return messages;
}
