import { invariant } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import type { WebhookAnswer, WebhookDeliveryStatus, WebhookEventType } from '../domain/webhook.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { type SecretBox, webhookSecretPurpose } from '../security/secretBox.ts';
import { newWebhookSecret } from '../security/webhookSignature.ts';
import { appendAudit } from './auditLog.ts';
import { lockBusiness } from './businessLock.ts';
import type { Database, Statement, StatementRunner } from './database.ts';
import { WebhookAttempt, WebhookDelivery } from './entities/webhooks.ts';
import { insertSql, type Sql } from './sql.ts';

/** An event to be delivered; `body` is the exact JSON that is signed and sent, on every attempt. */
export interface NewWebhookDelivery {
  readonly deliveryId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly eventType: WebhookEventType;
  readonly transactionId: string;
  readonly body: string;
}

/** SQL that records one delivery as part of a larger statement; `guard` decides whether it does. */
export function recordDeliverySql({ deliveryId, ...delivery }: NewWebhookDelivery, guard?: Sql): Sql {
  return insertSql('webhook_deliveries', { id: deliveryId, ...delivery, status: 'PENDING' }, guard);
}

/** What one attempt needs to know. */
export interface DeliveryToSend {
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: WebhookDeliveryStatus;
  readonly body: string;
  /** Where the business wants its events now, or undefined when it has named no address. */
  readonly url: string | undefined;
  /** Every secret that is valid now, the current one first. */
  readonly secrets: readonly string[];
}

/** SQL of the address of a business `b` in an environment: the sandbox's own, or else the live one. */
function addressSql(environment: string): string {
  return `case ${environment} when 'prod' then b.webhook_url_prod
    else coalesce(nullif(b.webhook_url_test, ''), b.webhook_url_prod) end`;
}

const LOAD_FOR_ATTEMPT: Statement = {
  name: 'webhooks.loadForAttempt',
  text: `select d.business_id, d.environment, d.status, d.body,
      ${addressSql('d.environment')} as url,
      array(
        select s.secret_encrypted from webhook_secrets s
          where s.business_id = d.business_id and s.environment = d.environment
            and (s.expires_at is null or s.expires_at > now())
          order by s.expires_at desc nulls first) as secrets
    from webhook_deliveries d join businesses b on b.id = d.business_id where d.id = $1`,
};

/**
 * A delivery with the address and the secrets of this moment, or undefined when there is none of that id.
 *
 * @throws InvariantError when a secret does not open.
 */
export async function loadDeliveryToSend(
  database: Database,
  secretBox: SecretBox,
  deliveryId: string,
): Promise<DeliveryToSend | undefined> {
  const [row] = await database.run<{
    business_id: string;
    environment: Environment;
    status: WebhookDeliveryStatus;
    body: string;
    url: string | null;
    secrets: Buffer[];
  }>(LOAD_FOR_ATTEMPT, [deliveryId]);
  if (!row) return undefined;
  return {
    businessId: row.business_id,
    environment: row.environment,
    status: row.status,
    body: row.body,
    // An emptied address counts as none.
    url: row.url || undefined,
    secrets: row.secrets.map((sealed) => secretBox.open(sealed, webhookSecretPurpose(row.business_id))),
  };
}

/** One HTTP request of a delivery and what came of it. Holds neither headers nor secrets. */
export interface FinishedAttempt {
  readonly deliveryId: string;
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
function endReplaySql(replayId: string): string {
  return ['replay_id', 'replay_requested_at', 'replay_started_at']
    .map((column) => `${column} = case when replay_id = ${replayId} then null else ${column} end`)
    .join(', ');
}

// The update locks the row, so attempts at the same moment get numbers of their own. What was delivered stays so, and
// without a new status ($8 is null) everything stays as it is.
const RECORD_ATTEMPT: Statement = {
  name: 'webhooks.recordAttempt',
  text: `with
    counted as (
      update webhook_deliveries set
        attempt_count = attempt_count + 1,
        status = case when status = 'DELIVERED' then status else coalesce($8::text, status) end,
        finished_at = case when status = 'DELIVERED' or $8::text is null then finished_at
          when $8::text = 'PENDING' then null else now() end,
        next_attempt_at = case when status = 'DELIVERED' or $8::text is null then next_attempt_at
          when $8::text = 'PENDING' then now() + make_interval(secs => $9::double precision / 1000) end,
        scheduled_attempts = coalesce($10::integer, scheduled_attempts),
        end_reason = case when $8::text = 'DELIVERED' then null else end_reason end,
        ${endReplaySql('$11::text')}
      where id = $1 returning id, attempt_count, status),
    attempted as (
      insert into webhook_attempts
        (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error)
      select id, attempt_count, $2, $3, $4, $5, $6, $7 from counted)
    select attempt_count, status from counted`,
};
const NOTE_NO_ADDRESS: Statement = {
  name: 'webhooks.noteNoAddress',
  text: `update webhook_deliveries set
      finished_at = case when status = 'PENDING' then now() else finished_at end,
      next_attempt_at = case when status = 'PENDING' then null else next_attempt_at end,
      status = case when status = 'PENDING' then 'NO_ADDRESS' else status end,
      ${endReplaySql('$2::text')}
    where id = $1 and (status = 'PENDING' or replay_id = $2::text)`,
};
const END_REPLAY: Statement = {
  name: 'webhooks.endReplay',
  text: `update webhook_deliveries set ${endReplaySql('$2::text')} where id = $1 and replay_id = $2::text`,
};

const CANCEL: Statement = {
  name: 'webhooks.cancel',
  text: `update webhook_deliveries set
      finished_at = case when status = 'PENDING' and not $3 then now() else finished_at end,
      next_attempt_at = case when status = 'PENDING' and not $3 then null else next_attempt_at end,
      end_reason = case when status = 'PENDING' and not $3 then $4 else end_reason end,
      status = case when status = 'PENDING' and not $3 then 'FAILED' else status end,
      ${endReplaySql('$2::text')}
    where id = $1 returning status`,
};

/**
 * Records an attempt and what it makes of its delivery, in one statement.
 *
 * @returns the attempt's number, counted over the whole life of the delivery, and the delivery's status after it.
 */
export async function recordAttempt(
  database: Database,
  attempt: FinishedAttempt,
): Promise<{ readonly number: number; readonly status: WebhookDeliveryStatus }> {
  const [row] = await database.run<{ attempt_count: number; status: WebhookDeliveryStatus }>(RECORD_ATTEMPT, [
    attempt.deliveryId,
    attempt.url,
    attempt.startedAt,
    attempt.durationMs,
    attempt.responseStatus ?? null,
    attempt.responseStatus === undefined ? null : attempt.responseExcerpt,
    attempt.error ?? null,
    statusAfter(attempt) ?? null,
    attempt.waitMs ?? null,
    attempt.isForced ? null : attempt.scheduledAttempt,
    attempt.replayId ?? null,
  ]);
  invariant(row, 'A delivery that was attempted is never deleted.');
  return { number: row.attempt_count, status: row.status };
}

/** Ends a waiting delivery whose business has named no address, and the replay that found none. */
export async function noteNoAddress(
  database: Database,
  deliveryId: string,
  replayId?: string | undefined,
): Promise<void> {
  await database.run(NOTE_NO_ADDRESS, [deliveryId, replayId ?? null]);
}

/** Ends a replay that had nothing to send, because its delivery is over. */
export async function endReplay(database: Database, deliveryId: string, replayId: string): Promise<void> {
  await database.run(END_REPLAY, [deliveryId, replayId]);
}

/** What an operator cancelled: a schedule of attempts, or a replay, which leaves the delivery as it is. */
export interface CancelledDelivery {
  readonly deliveryId: string;
  readonly replayId?: string;
  readonly isReplay: boolean;
}

/** Ends a delivery whose workflow an operator cancelled, unless it is over. Returns its status after that. */
export async function noteCancelledDelivery(
  database: Database,
  { deliveryId, replayId, isReplay }: CancelledDelivery,
): Promise<WebhookDeliveryStatus> {
  const reason = 'An operator cancelled the delivery.';
  const [row] = await database.run<{ status: WebhookDeliveryStatus }>(CANCEL, [
    deliveryId,
    replayId ?? null,
    isReplay,
    reason,
  ]);
  invariant(row, 'A delivery that was cancelled is never deleted.');
  return row.status;
}

function statusAfter({ answer, waitMs, isForced }: FinishedAttempt): WebhookDeliveryStatus | undefined {
  if (answer === 'delivered') return 'DELIVERED';
  if (answer === 'gone') return 'FAILED';
  if (isForced) return undefined;
  return waitMs === undefined ? 'FAILED' : 'PENDING';
}

/** Whose deliveries: a merchant sees those of its own business in one environment, and no others. */
export interface DeliveryOwner {
  readonly businessId: string;
  readonly environment: Environment;
}

/** A delivery as lists show it. */
export interface DeliverySummary {
  readonly id: string;
  readonly eventType: WebhookEventType;
  readonly transactionId: string;
  readonly status: WebhookDeliveryStatus;
  readonly attemptCount: number;
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** Why it ended, where no attempt says so; null otherwise. */
  readonly endReason: string | null;
}

const FIND_POSITION: Statement = {
  name: 'webhooks.findPosition',
  // As text, because a JavaScript date would cut off the microseconds that the order depends on.
  text: `select created_at::text from webhook_deliveries where id = $1 and business_id = $2 and environment = $3`,
};
const LIST: Statement = {
  name: 'webhooks.list',
  text: `select id, event_type, transaction_id, status, attempt_count, next_attempt_at, created_at, finished_at,
      end_reason
    from webhook_deliveries
    where business_id = $1 and environment = $2 and ($3::text is null or status = $3)
      and (created_at, id) < (coalesce($4::timestamptz, 'infinity'), coalesce($5, ''))
    order by created_at desc, id desc limit $6`,
};

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
  owner: DeliveryOwner,
  page: DeliveryPage,
): Promise<readonly DeliverySummary[] | undefined> {
  const position = await findPosition(database, owner, page.cursor);
  if (!position) return undefined;
  const rows = await database.run<{
    id: string;
    event_type: WebhookEventType;
    transaction_id: string;
    status: WebhookDeliveryStatus;
    attempt_count: number;
    next_attempt_at: Date | null;
    created_at: Date;
    finished_at: Date | null;
    end_reason: string | null;
  }>(LIST, [owner.businessId, owner.environment, page.status ?? null, ...position, page.limit + 1]);
  return rows.map((row) => ({
    id: row.id,
    eventType: row.event_type,
    transactionId: row.transaction_id,
    status: row.status,
    attemptCount: row.attempt_count,
    nextAttemptAt: row.next_attempt_at,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    endReason: row.end_reason,
  }));
}

/** The place in time of a cursor: nulls without one, undefined for one that is not the owner's. */
export async function findPosition(
  runner: StatementRunner,
  owner: DeliveryOwner,
  cursor: string | undefined,
): Promise<readonly [createdAt: string | null, id: string | null] | undefined> {
  if (cursor === undefined) return [null, null];
  const [row] = await runner.run<{ created_at: string }>(FIND_POSITION, [
    cursor,
    owner.businessId,
    owner.environment,
  ]);
  return row && [row.created_at, cursor];
}

/** Attempts shown with a delivery: a whole schedule and many replays. */
const SHOWN_ATTEMPTS = 100;

/** A delivery with everything a merchant may know of it. */
export interface DeliveryDetails extends DeliverySummary {
  readonly body: string;
  /** The latest ones, oldest first. */
  readonly attempts: readonly WebhookAttempt[];
}

/** One delivery with its attempts, or undefined when the owner has none of that id. */
export async function findDelivery(
  database: Database,
  { businessId, environment }: DeliveryOwner,
  deliveryId: string,
): Promise<DeliveryDetails | undefined> {
  const em = database.orm.em.fork();
  const delivery = await em.findOne(WebhookDelivery, { id: deliveryId, businessId, environment });
  if (!delivery) return undefined;
  const attempts = await em.find(
    WebhookAttempt,
    { deliveryId },
    { orderBy: { number: 'desc' }, limit: SHOWN_ATTEMPTS },
  );
  return {
    id: delivery.id,
    eventType: delivery.eventType,
    transactionId: delivery.transactionId,
    status: delivery.status,
    attemptCount: delivery.attemptCount,
    nextAttemptAt: delivery.nextAttemptAt ?? null,
    createdAt: delivery.createdAt,
    finishedAt: delivery.finishedAt ?? null,
    endReason: delivery.endReason ?? null,
    body: delivery.body,
    attempts: attempts.reverse(),
  };
}

const HAS_ADDRESS: Statement = {
  name: 'webhooks.hasAddress',
  text: `select 1 from businesses b where b.id = $1 and ${addressSql('$2::text')} <> ''`,
};

/** Whether the business has named an address for its events. */
export async function hasWebhookAddress(database: Database, owner: DeliveryOwner): Promise<boolean> {
  return (await database.run(HAS_ADDRESS, [owner.businessId, owner.environment])).length > 0;
}

/** At most this many secrets sign a delivery, so that its headers stay small however often one rotates. */
export const MOST_VALID_SECRETS = 5;

/** The secret that receivers should verify with, and until when older ones sign beside it. */
export interface CurrentWebhookSecret {
  readonly secret: string;
  readonly createdAt: Date;
  /** When the last of the older secrets stops signing; null when none does. */
  readonly previousValidUntil: Date | null;
}

const CURRENT_SECRET: Statement = {
  name: 'webhooks.currentSecret',
  text: `select current.secret_encrypted, current.created_at,
      (select max(old.expires_at) from webhook_secrets old
        where old.business_id = $1 and old.environment = $2 and old.expires_at > now()) as previous_valid_until
    from webhook_secrets current
    where current.business_id = $1 and current.environment = $2 and current.expires_at is null`,
};
const EXPIRE_SECRETS: Statement = {
  name: 'webhooks.expireSecrets',
  text: `update webhook_secrets set expires_at = case
        when ranked.place < $4 then least(expires_at, now() + make_interval(secs => $3::double precision / 1000))
        else now() end
    from (
      select id, row_number() over (order by expires_at desc nulls first) as place from webhook_secrets
        where business_id = $1 and environment = $2 and (expires_at is null or expires_at > now())) ranked
    where webhook_secrets.id = ranked.id`,
};
const INSERT_SECRET: Statement = {
  name: 'webhooks.insertSecret',
  text: 'insert into webhook_secrets (id, business_id, environment, secret_encrypted) values ($1, $2, $3, $4)',
};

/** The current secret, or undefined when the business has none. @throws InvariantError when it does not open. */
export async function findCurrentSecret(
  runner: StatementRunner,
  secretBox: SecretBox,
  owner: DeliveryOwner,
): Promise<CurrentWebhookSecret | undefined> {
  const [row] = await runner.run<{
    secret_encrypted: Buffer;
    created_at: Date;
    previous_valid_until: Date | null;
  }>(CURRENT_SECRET, [owner.businessId, owner.environment]);
  return (
    row && {
      secret: secretBox.open(row.secret_encrypted, webhookSecretPurpose(owner.businessId)),
      createdAt: row.created_at,
      previousValidUntil: row.previous_valid_until,
    }
  );
}

/**
 * Replaces the secret. Older ones go on signing beside it for `overlapMs`, or as long as they had left if that is
 * shorter: 0 ends them all at once, for a secret that leaked. Beyond MOST_VALID_SECRETS the oldest end at once.
 */
export async function rotateSecret(
  database: Database,
  secretBox: SecretBox,
  owner: DeliveryOwner,
  overlapMs: number,
): Promise<CurrentWebhookSecret | undefined> {
  const sealed = secretBox.seal(newWebhookSecret(), webhookSecretPurpose(owner.businessId));
  return database.transaction(async (runner) => {
    // Rotations of one business wait for each other, so that there is one current secret at every moment.
    await lockBusiness(runner, owner.businessId);
    await runner.run(EXPIRE_SECRETS, [owner.businessId, owner.environment, overlapMs, MOST_VALID_SECRETS]);
    const secretId = newIdentifier('whs');
    await runner.run(INSERT_SECRET, [secretId, owner.businessId, owner.environment, sealed]);
    await appendAudit(runner, {
      actor: owner.businessId,
      action: 'webhook_secret.rotate',
      subject: secretId,
      details: { environment: owner.environment, overlapMs },
    });
    return findCurrentSecret(runner, secretBox, owner);
  });
}
