import { type Insertable, sql as raw, type Selectable } from 'kysely';
import type { WebhookEventType } from '../contract/kinds.ts';
import type { WorkflowStart } from '../contract/starts.ts';
import type { Id, Owner } from '../domain/money.ts';
import type { WebhookAnswer, WebhookDeliveryStatus } from '../domain/webhook.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { type SecretBox, webhookSecretPurpose } from '../security/secretBox.ts';
import { newWebhookSecret } from '../security/webhookSignature.ts';
import { appendAudit } from './auditLog.ts';
import { batchDeletion } from './batchDeletion.ts';
import { lockBusiness } from './businessLock.ts';
import type { Database, StatementRunner } from './database.ts';
import { promiseSql } from './outbox.ts';
import { type Page, type PageRequest, type Placed, pageOf, pageSql, placeSql } from './page.ts';
import { columnName, filterSql, insertSql, rawSql, type Sql, sql, statement } from './sql.ts';
import { millisecondsFromNow, now, selectWhere, type Tables, tables, updateWhere } from './tables.ts';

/** An event to be delivered; `body` is the exact JSON that is signed and sent, on every attempt. */
export interface NewWebhookDelivery extends Owner {
  readonly deliveryId: Id<'msg'>;
  readonly eventType: WebhookEventType;
  /** Undefined of an event that is about none. */
  readonly transactionId: string | undefined;
  readonly body: string;
}

/**
 * SQL that records one delivery as part of a larger statement; `guard` decides whether it does. The delivery of a business
 * without an address is over at once, until somebody asks for a replay: only where `status` is PENDING is there anything
 * to start.
 *
 * @param returned the columns that it returns.
 */
export function recordDeliverySql(
  { deliveryId, ...delivery }: NewWebhookDelivery,
  guard?: Sql,
  returned = rawSql('status'),
): Sql {
  const isDeliverable = sql`exists (${addressOfSql(delivery)})`;
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
  readonly body: string;
  /** Where the business wants its events now, or undefined when it has named no address. */
  readonly url: string | undefined;
  /** Every secret that is valid now, the current one first. */
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
      select d.business_id, d.environment, d.status, d.body, ${addressSql(sql`d.environment`)} as url,
          array(
            select s.secret_encrypted from webhook_secrets s
              where s.business_id = d.business_id and s.environment = d.environment
                and (s.expires_at is null or s.expires_at > now())
              order by s.expires_at desc nulls first) as secrets
        from webhook_deliveries d join businesses b on b.id = d.business_id where d.id = ${deliveryId}`,
  );
  if (!row) return undefined;
  return {
    ...row,
    // An emptied address counts as none.
    url: row.url || undefined,
    secrets: row.secrets.map((sealed) => secretBox.open(sealed, webhookSecretPurpose(row.businessId))),
  };
}

/** One HTTP request of a delivery and what came of it. Holds neither headers nor secrets. */
export interface FinishedAttempt {
  readonly deliveryId: Id<'msg'>;
  readonly url: string;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly responseStatus: number | undefined;
  readonly responseExcerpt: string;
  readonly error: string | undefined;
  readonly answer: WebhookAnswer;
  /** How long until the next attempt of the same schedule; undefined when this was the last. */
  readonly waitMs: number | undefined;
  /** Sent outside the schedule: a failure leaves the delivery as it was. */
  readonly isForced: boolean;
  /** Which attempt of the schedule it was, from 1. */
  readonly scheduledAttempt: number;
  /** The replay that it belongs to: its first attempt makes room for another. */
  readonly replayId: string | undefined;
}

/** SQL that clears the mark of one replay, and of no other that was asked for since. */
function endReplaySql(replayId: string | undefined): Sql {
  return sql`
    replay_id = case when replay_id = ${replayId}::text then null else replay_id end,
    replay_requested_at = case when replay_id = ${replayId}::text then null else replay_requested_at end,
    replay_started_at = case when replay_id = ${replayId}::text then null else replay_started_at end`;
}

/**
 * Records an attempt and what it makes of its delivery, in one statement.
 *
 * @returns the attempt's number, counted over the whole life of the delivery, and the delivery's status after it.
 */
export function recordAttempt(
  database: Database,
  attempt: FinishedAttempt,
): Promise<{ readonly number: number; readonly status: WebhookDeliveryStatus }> {
  const { deliveryId, url, startedAt, durationMs, responseStatus, error, waitMs } = attempt;
  const status = statusAfter(attempt);
  const excerpt = responseStatus === undefined ? undefined : attempt.responseExcerpt;
  const scheduledAttempts = attempt.isForced ? undefined : attempt.scheduledAttempt;
  // The update locks the row, so attempts at the same moment get numbers of their own. What was delivered stays so, and
  // without a new status everything stays as it is.
  return database.one(
    statement<{ number: number; status: WebhookDeliveryStatus }>('webhooks.recordAttempt')`with
      counted as (
        update webhook_deliveries set
          attempt_count = attempt_count + 1,
          status = case when status = 'DELIVERED' then status else coalesce(${status}::text, status) end,
          finished_at = case when status = 'DELIVERED' or ${status}::text is null then finished_at
            when ${status}::text = 'PENDING' then null else now() end,
          next_attempt_at = case when status = 'DELIVERED' or ${status}::text is null then next_attempt_at
            when ${status}::text = 'PENDING' then now() + make_interval(secs => ${waitMs}::double precision / 1000) end,
          scheduled_attempts = coalesce(${scheduledAttempts}::integer, scheduled_attempts),
          end_reason = case when ${status}::text = 'DELIVERED' then null else end_reason end,
          ${endReplaySql(attempt.replayId)}
        where id = ${deliveryId} returning id, attempt_count, status),
      attempted as (
        insert into webhook_attempts
          (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error)
        select id, attempt_count, ${url}, ${startedAt}::timestamptz, ${durationMs}::integer,
            ${responseStatus}::smallint, ${excerpt}, ${error}
          from counted)
      select attempt_count as number, status from counted`,
    'A delivery that was attempted is never deleted.',
  );
}

/** Ends a waiting delivery whose business has named no address, and the replay that found none. */
export async function noteNoAddress(
  database: Database,
  deliveryId: Id<'msg'>,
  replayId?: string | undefined,
): Promise<void> {
  await database.run(
    statement('webhooks.noteNoAddress')`update webhook_deliveries set
        finished_at = case when status = 'PENDING' then now() else finished_at end,
        next_attempt_at = case when status = 'PENDING' then null else next_attempt_at end,
        status = case when status = 'PENDING' then 'NO_ADDRESS' else status end,
        ${endReplaySql(replayId)}
      where id = ${deliveryId} and (status = 'PENDING' or replay_id = ${replayId}::text)`,
  );
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

function statusAfter({ answer, waitMs, isForced }: FinishedAttempt): WebhookDeliveryStatus | undefined {
  if (answer === 'delivered') return 'DELIVERED';
  if (answer === 'gone') return 'FAILED';
  if (isForced) return undefined;
  return waitMs === undefined ? 'FAILED' : 'PENDING';
}

const SUMMARY_COLUMNS = [
  'id',
  'eventType',
  'transactionId',
  'status',
  'attemptCount',
  'nextAttemptAt',
  'createdAt',
  'finishedAt',
  'endReason',
] as const;

const SUMMARY = rawSql(SUMMARY_COLUMNS.map(columnName).join(', '));

/** A delivery as lists show it. `endReason` says why it ended, where no attempt does. */
export type DeliverySummary = Pick<
  Selectable<Tables['webhook_deliveries']>,
  (typeof SUMMARY_COLUMNS)[number]
>;

/**
 * Records an event and promises its delivery, unless too many of its type wait already. There is no promise where the
 * business has just cleared its address.
 *
 * @returns undefined when they do: then nothing was done.
 */
export async function recordTestEvent(
  database: Database,
  event: NewWebhookDelivery,
  { start, mostWaiting }: { readonly start: WorkflowStart; readonly mostWaiting: number },
): Promise<{ readonly promiseId: string | undefined; readonly delivery: DeliverySummary } | undefined> {
  const { businessId, environment, eventType } = event;
  const guard = sql`where (
      select count(*) from webhook_deliveries where business_id = ${businessId} and environment = ${environment}
        and event_type = ${eventType} and status = 'PENDING') < ${mostWaiting}::integer`;
  const row = await database.first(
    statement<DeliverySummary & { promiseId: string | undefined }>('webhooks.recordTest')`with
      recorded as (${recordDeliverySql(event, guard, SUMMARY)}),
      promised as (${promiseSql(start, sql`from recorded where recorded.status = 'PENDING'`)})
      select recorded.*, promised.id as promise_id from recorded left join promised on true`,
  );
  if (!row) return undefined;
  const { promiseId, ...delivery } = row;
  return { promiseId, delivery };
}

/** An event as it was sent, or would have been. */
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
        where business_id = ${businessId} and environment = ${environment} ${conditions}
          and event.created_at >= now() - make_interval(days => ${EVENT_LOG_DAYS}::integer) and ${pageSql(page, 'event')}`,
  );
  return pageOf<EventRecord, EventRecord>(rows, page, (row) => row);
}

/** Which deliveries a page holds: those before `cursor`, the id of the last delivery of the page before. */
export interface DeliveryPage {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly status: WebhookDeliveryStatus | undefined;
}

/**
 * A business's deliveries, newest first, one more than `limit` when more follow.
 *
 * @returns undefined when the cursor is no delivery of this owner.
 */
export async function listDeliveries(
  database: Database,
  owner: Owner,
  page: DeliveryPage,
): Promise<readonly DeliverySummary[] | undefined> {
  const position = await findPosition(database, owner, page.cursor);
  if (!position) return undefined;
  const { conditions, suffix } = filterSql({ status: page.status });
  return database.run(
    statement<DeliverySummary>(`webhooks.list${suffix}`)`
      select ${SUMMARY} from webhook_deliveries
        where business_id = ${owner.businessId} and environment = ${owner.environment} ${conditions}
          and (created_at, id) < (coalesce(${position.createdAt}::timestamptz, 'infinity'), coalesce(${position.id}, ''))
        order by created_at desc, id desc limit ${page.limit + 1}`,
  );
}

/** The place in a list of the delivery that a cursor names, or of none, where there is no cursor. */
export interface DeliveryPosition {
  /** As text, because a JavaScript date would cut off the microseconds that the order depends on. */
  readonly createdAt?: string;
  readonly id?: string;
}

/** The place of a cursor, or undefined when it is no delivery of this owner. */
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

/** How long attempts are kept; their deliveries stay. */
export const ATTEMPTS_KEPT_DAYS = 90;

/** Deletes attempts older than ATTEMPTS_KEPT_DAYS, at most 10,000 a call. Returns how many. */
export const forgetOldWebhookAttempts = batchDeletion({
  name: 'webhooks.forgetAttempts',
  table: 'webhook_attempts',
  condition: `started_at < now() - interval '${ATTEMPTS_KEPT_DAYS} days'`,
});

/** Attempts shown with a delivery: a whole schedule and many replays. */
const SHOWN_ATTEMPTS = 100;

/** A delivery with everything a merchant may know of it. */
export interface DeliveryDetails extends DeliverySummary {
  readonly body: string;
  /** The latest ones, oldest first. */
  readonly attempts: readonly Selectable<Tables['webhook_attempts']>[];
}

/** Whose delivery it is; undefined when there is none of that id. */
export function findDeliveryOwner(database: Database, deliveryId: Id<'msg'>): Promise<Owner | undefined> {
  return database.first(
    selectWhere('webhook_deliveries', { id: deliveryId }).select(['businessId', 'environment']),
  );
}

/** A merchant's receiver that does not take what is sent to it. */
export interface FailingReceiver extends Owner {
  readonly businessName: string;
  /** Deliveries that are tried again. */
  readonly retrying: number;
  /** Deliveries that were given up in the last 24 hours. */
  readonly givenUp: number;
  /** When the oldest of these events happened, ISO 8601. */
  readonly since: string;
  /** What came of the latest attempt at one of them: the status of its answer, or an error. */
  readonly lastAttemptAt: string | undefined;
  readonly lastStatus: number | undefined;
  readonly lastError: string | undefined;
}

/** The receivers with deliveries that are tried again or were given up in the last 24 hours, the longest failing first. */
export function listFailingReceivers(database: Database): Promise<readonly FailingReceiver[]> {
  return database.run(
    statement<FailingReceiver>('webhooks.failing')`with
      failing as (
        select id, business_id, environment, status, created_at from webhook_deliveries
          where status = 'PENDING' and attempt_count > 0
            or status = 'FAILED' and finished_at > now() - interval '24 hours'),
      receivers as (
        select business_id, environment, min(created_at) as since,
            count(*) filter (where status = 'PENDING')::int as retrying,
            count(*) filter (where status = 'FAILED')::int as given_up
          from failing group by business_id, environment)
      select receivers.*, business.name as business_name, latest.started_at as last_attempt_at,
          latest.response_status as last_status, latest.error as last_error
        from receivers
        join businesses business on business.id = receivers.business_id
        left join lateral (
          select started_at, response_status, error from webhook_attempts attempt
            join failing on failing.id = attempt.delivery_id
            where failing.business_id = receivers.business_id and failing.environment = receivers.environment
            order by started_at desc limit 1
        ) latest on true
        order by receivers.since, receivers.business_id`,
  );
}

/** One delivery with its attempts, or undefined when the owner has none of that id. */
export async function findDelivery(
  database: Database,
  { businessId, environment }: Owner,
  deliveryId: Id<'msg'>,
): Promise<DeliveryDetails | undefined> {
  const delivery = await database.first(
    selectWhere('webhook_deliveries', { id: deliveryId, businessId, environment }).select([
      ...SUMMARY_COLUMNS,
      'body',
    ]),
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

/** Whether the business has named an address for its events. */
export function hasWebhookAddress(database: Database, owner: Owner): Promise<boolean> {
  return database.hasRow(statement('webhooks.hasAddress')`${addressOfSql(owner)}`);
}

/** At most this many secrets sign a delivery, so that its headers stay small however often one rotates. */
export const MOST_VALID_SECRETS = 5;

/** The secret that receivers should verify with, and until when older ones sign beside it. */
export interface CurrentWebhookSecret {
  readonly secret: string;
  readonly createdAt: string;
  /** When the last of the older secrets stops signing; undefined when none does. */
  readonly previousValidUntil: string | undefined;
}

/** The row of a new secret of a business, which becomes its current one. */
export function newSecret(
  secretBox: SecretBox,
  { businessId, environment }: Owner,
): Insertable<Tables['webhook_secrets']> {
  const secretEncrypted = secretBox.seal(newWebhookSecret(), webhookSecretPurpose(businessId));
  return { id: newIdentifier('whs'), businessId, environment, secretEncrypted };
}

/** The current secret, or undefined when the business has none. @throws InvariantError when it does not open. */
export async function findCurrentSecret(
  runner: StatementRunner,
  secretBox: SecretBox,
  { businessId, environment }: Owner,
): Promise<CurrentWebhookSecret | undefined> {
  const ofOwner = selectWhere('webhook_secrets', { businessId, environment });
  const row = await runner.first(
    ofOwner
      .where('expiresAt', 'is', null)
      .select(['secretEncrypted', 'createdAt'])
      .select(
        ofOwner
          .where('expiresAt', '>', now)
          .select(({ fn }) => fn.max('expiresAt').as('latest'))
          .as('previousValidUntil'),
      ),
  );
  if (!row) return undefined;
  const { secretEncrypted, createdAt, previousValidUntil } = row;
  return {
    createdAt,
    previousValidUntil: previousValidUntil ?? undefined,
    secret: secretBox.open(secretEncrypted, webhookSecretPurpose(businessId)),
  };
}

/**
 * Replaces the secret. Older ones go on signing beside it for `overlapMs`, or as long as they had left if that is
 * shorter: 0 ends them all at once, for a secret that leaked. Beyond MOST_VALID_SECRETS the oldest end at once.
 */
export async function rotateSecret(
  database: Database,
  secretBox: SecretBox,
  { businessId, environment, overlapMs }: Owner & { readonly overlapMs: number },
): Promise<CurrentWebhookSecret | undefined> {
  return database.transaction(async (runner) => {
    // Rotations of one business wait for each other, so that there is one current secret at every moment.
    await lockBusiness(runner, businessId);
    const valid = await runner.run(
      selectWhere('webhook_secrets', { businessId, environment })
        .select('id')
        .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', now)]))
        .orderBy('expiresAt', (order) => order.desc().nullsFirst()),
    );
    const endOfOverlap = millisecondsFromNow(overlapMs);
    for (const [place, { id }] of valid.entries()) {
      const goesOn = place < MOST_VALID_SECRETS - 1;
      await runner.run(
        updateWhere('webhook_secrets', { id }).set({
          expiresAt: goesOn ? raw<string>`least(expires_at, ${endOfOverlap})` : now,
        }),
      );
    }
    const secret = newSecret(secretBox, { businessId, environment });
    await runner.run(tables.insertInto('webhook_secrets').values(secret));
    await appendAudit(runner, {
      actor: businessId,
      action: 'webhook_secret.rotate',
      subject: secret.id,
      details: { environment, overlapMs },
    });
    return findCurrentSecret(runner, secretBox, { businessId, environment });
  });
}
