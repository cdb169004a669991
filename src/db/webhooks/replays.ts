import type { Selectable } from 'kysely';
import type { AskedForReplay } from '../../contract/starts.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Id, Owner } from '../../domain/money.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { filterSql, statement } from '../core/sql.ts';
import { selectWhere, type Tables } from '../core/tables.ts';
import { lockBusiness } from '../merchants/businessLock.ts';
import { ERASED_EVENT_BODY, EVENT_BODIES_KEPT_DAYS } from './erasedBodies.ts';
import { findPosition } from './lists.ts';

/**
 * Replays that were asked for. Each is a mark on its delivery until its first attempt has been made, so a delivery has
 * one at a time, and however many a business asks for, they wait in rows and not in Temporal.
 */

const ERASED_CANNOT_BE_SENT = `the body of this webhook was erased, as it is after ${EVENT_BODIES_KEPT_DAYS} days or at a customer's request`;

/** What a request for replays brings with it. */
export interface ReplayRequest {
  /** Names the replays of this request; with the delivery's id it names each. */
  readonly replayId: string;
  /** How many replays of the business and environment may be asked for and not sent yet. */
  readonly mostOutstanding: number;
}

/** A delivery to be sent again, and the replay that was asked for before. */
type PickedDelivery = Pick<Selectable<Tables['webhook_deliveries']>, 'id' | 'replayId'>;

/**
 * Asks for one delivery to be sent again, unless it is going to be already.
 *
 * @returns the id of the replay that is going to happen; undefined when the owner has no such delivery.
 * @throws DomainError `too_many_replays`; `state_conflict` when the body was erased.
 */
export async function requestReplay(
  database: Database,
  owner: Owner,
  { deliveryId, ...request }: ReplayRequest & { readonly deliveryId: Id<'msg'> },
): Promise<string | undefined> {
  const { businessId, environment } = owner;
  return database.transaction(async (runner) => {
    await lockBusiness(runner, businessId);
    const picked = await runner.first(
      selectWhere('webhook_deliveries', { id: deliveryId, businessId, environment }).select([
        'id',
        'replayId',
        'body',
      ]),
    );
    if (!picked) return undefined;
    if (picked.body === ERASED_EVENT_BODY) throw new DomainError('state_conflict', ERASED_CANNOT_BE_SENT);
    await markAsManyAsFit(runner, { ...request, ...owner }, [picked]);
    return picked.replayId ?? request.replayId;
  });
}

/** Which deliveries to send again: created in [from, to), oldest first, after `cursor`. */
export interface ReplayRange {
  readonly from: Date;
  readonly to: Date;
  readonly status: WebhookDeliveryStatus | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/**
 * Asks for the deliveries of a time range to be sent again, at most `limit` of them and no more than may be outstanding.
 *
 * @returns how many are going to be, and the cursor to go on from when more follow; undefined when the cursor given is
 * not the owner's.
 * @throws DomainError `too_many_replays` when not even the first may be.
 */
export async function requestReplaysOfRange(
  database: Database,
  owner: Owner,
  range: ReplayRange & ReplayRequest,
): Promise<{ readonly count: number; readonly nextCursor: string | undefined } | undefined> {
  return database.transaction(async (runner) => {
    await lockBusiness(runner, owner.businessId);
    const position = await findPosition(runner, owner, range.cursor);
    if (!position) return undefined;
    const { conditions, suffix } = filterSql({ status: range.status });
    const found = await runner.run(
      statement<PickedDelivery>(
        `webhookReplays.pickRange${suffix}`,
      )`select id, replay_id from webhook_deliveries
        where business_id = ${owner.businessId} and environment = ${owner.environment} ${conditions}
          and (created_at, id) >
            (coalesce(${position.createdAt}::timestamptz, '-infinity'), coalesce(${position.id}, ''))
          and created_at >= ${range.from} and created_at < ${range.to} and body <> ${ERASED_EVENT_BODY}
        order by created_at, id limit ${range.limit + 1}`,
    );
    const taken = await markAsManyAsFit(runner, { ...range, ...owner }, found.slice(0, range.limit));
    return { count: taken.length, nextCursor: found.length > taken.length ? taken.at(-1)?.id : undefined };
  });
}

/** Marks the first of some deliveries, as many as may be. Those that wait already need no place. Returns the first ones. */
async function markAsManyAsFit(
  runner: StatementRunner,
  { businessId, environment, replayId, mostOutstanding }: Owner & ReplayRequest,
  picked: readonly PickedDelivery[],
): Promise<readonly PickedDelivery[]> {
  // The two conditions are those of the two indexes.
  const count = await runner.one(
    statement<{ outstanding: number }>('webhookReplays.countOutstanding')`select (
        (select count(*) from webhook_deliveries
          where business_id = ${businessId} and environment = ${environment}
            and replay_id is not null and replay_started_at is null)
        + (select count(*) from webhook_deliveries
          where business_id = ${businessId} and environment = ${environment} and replay_started_at is not null)
      )::int as outstanding`,
  );
  let free = mostOutstanding - count.outstanding;
  const firstLeftOut = picked.findIndex((delivery) => delivery.replayId === undefined && free-- <= 0);
  if (firstLeftOut === 0) throw tooManyReplays(mostOutstanding);
  const taken = firstLeftOut === -1 ? picked : picked.slice(0, firstLeftOut);
  // What had ended without success is opened again: its whole schedule follows, and this replay's workflow has it.
  await runner.run(
    statement('webhookReplays.mark')`update webhook_deliveries set
        replay_id = ${replayId}, replay_requested_at = now(),
        schedule_id = case when status in ('FAILED', 'NO_ADDRESS') then ${replayId} else schedule_id end,
        scheduled_attempts = case when status in ('FAILED', 'NO_ADDRESS') then 0 else scheduled_attempts end,
        finished_at = case when status in ('FAILED', 'NO_ADDRESS') then null else finished_at end,
        end_reason = case when status in ('FAILED', 'NO_ADDRESS') then null else end_reason end,
        next_attempt_at = case when status in ('FAILED', 'NO_ADDRESS') then now() else next_attempt_at end,
        status = case when status in ('FAILED', 'NO_ADDRESS') then 'PENDING' else status end
      where id = any(${taken.map(({ id }) => id)}::text[]) and replay_id is null`,
  );
  return taken;
}

function tooManyReplays(mostOutstanding: number): DomainError {
  return new DomainError(
    'too_many_replays',
    `${mostOutstanding} webhooks wait to be sent again already; ask again when some of them have been`,
  );
}

/**
 * Replays that may start now, of each business the oldest ones, in turn.
 *
 * @param turns.atOnce how many replays of one business may be under way.
 */
export function readStartableReplays(
  database: Database,
  { atOnce, limit }: { readonly atOnce: number; readonly limit: number },
): Promise<readonly AskedForReplay[]> {
  // Each business with replays that wait is found by steps through the index; it gets what is left of its places, and
  // all take turns.
  return database.run(
    statement<AskedForReplay>('webhookReplays.readStartable')`with recursive
      businesses_waiting as (
        (select business_id from webhook_deliveries where replay_id is not null and replay_started_at is null
          order by business_id limit 1)
        union all
        select following.* from businesses_waiting, lateral (
          select business_id from webhook_deliveries
            where replay_id is not null and replay_started_at is null
              and webhook_deliveries.business_id > businesses_waiting.business_id
            order by business_id limit 1) following),
      turns as (
        select waiting.*, row_number() over (partition by waiting.business_id
            order by waiting.replay_requested_at, waiting.created_at, waiting.id) as turn
          from businesses_waiting, lateral (
            select id, business_id, environment, transaction_id, replay_id, replay_requested_at, created_at,
                schedule_id is not distinct from replay_id as is_reopened
              from webhook_deliveries delivery
              where delivery.business_id = businesses_waiting.business_id
                and replay_id is not null and replay_started_at is null
              order by replay_requested_at, created_at, id
              limit greatest(0, ${atOnce} - (select count(*) from webhook_deliveries under_way
                where under_way.business_id = businesses_waiting.business_id
                  and under_way.replay_started_at is not null))) waiting)
      select id as delivery_id, business_id, environment, transaction_id, replay_id, is_reopened from turns
        order by turn, replay_requested_at limit ${limit}`,
  );
}

/** Notes that replays have a workflow. What has been sent meanwhile, and asked for again, is left alone. */
export async function noteReplaysStarted(
  database: Database,
  replays: readonly Pick<AskedForReplay, 'deliveryId' | 'replayId'>[],
): Promise<void> {
  await database.run(
    statement('webhookReplays.noteStarted')`update webhook_deliveries delivery set replay_started_at = now()
      from unnest(${replays.map(({ deliveryId }) => deliveryId)}::text[],
        ${replays.map(({ replayId }) => replayId)}::text[]) as started (id, replay_id)
      where delivery.id = started.id and delivery.replay_id = started.replay_id
        and delivery.replay_started_at is null`,
  );
}
