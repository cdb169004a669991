import type { AttemptFacts, Outcome } from '../../domain/orders/decideOrder.ts';
import type { StatementRunner } from '../core/database.ts';
import { millisecondsSql, type Sql, sql, statement } from '../core/sql.ts';

/**
 * The attempts to have an order carried out: each in one account at one provider, under one reference, which that provider
 * accepts at most once. The fencing token of an order grows with every attempt that is opened and every request that is
 * sent; only the holder of the newest one stores a negative outcome. While a request may be under way, its holder has the
 * lease: no other execution sends or checks.
 */

/** How long a lease lasts without being renewed: less than Temporal takes to notice that a worker died. */
export const LEASE_MS = 6_000;

export interface Attempt extends AttemptFacts {
  /** 1 is the first. */
  readonly ordinal: number;
  /** Which of our accounts at the provider. */
  readonly account: string | undefined;
  /** Our reference there. */
  readonly reference: string;
  readonly fencingToken: number;
  /** Requests that may exist under the reference. */
  readonly sends: number;
  /** When the first of them was, ms since 1970. */
  readonly sentAtMs: number | undefined;
  readonly providerReference: string | undefined;
  /** Whether the provider once did nothing because of our account there, whatever it answered since. */
  readonly wasBlocked: boolean;
}

/** An attempt as `attemptsSql` has it in JSON, where null stands for nothing. */
export type AttemptRow = {
  readonly [Name in keyof Omit<Attempt, 'isSent'>]: Attempt[Name] extends infer Value
    ? undefined extends Value
      ? Exclude<Value, undefined> | null
      : Value
    : never;
};

/** SQL of an order's attempts as JSON, in the order of their fencing tokens. */
export function attemptsSql(orderId: Sql): Sql {
  return sql`select coalesce(json_agg(json_build_object(
      'ordinal', ordinal, 'provider', provider, 'account', account, 'reference', reference, 'fencingToken', fencing_token,
      'sends', sends, 'sentAtMs', floor(extract(epoch from sent_at) * 1000), 'isAbandoned', abandoned_at is not null,
      'leasedForMs', case when send_by > clock_timestamp()
        then floor(extract(epoch from clock_timestamp() - leased_at) * 1000) end,
      'outcome', outcome, 'reason', reason, 'providerReference', provider_reference,
      'answeredAtMs', coalesce(floor(extract(epoch from answered_at) * 1000), 0), 'checks', checks,
      'unreachable', unreachable, 'updatesRead', updates_read, 'nextCheckAtMs', floor(extract(epoch from next_check_at) * 1000),
      'refusals', refusals, 'canFailOver', can_fail_over, 'wasBlocked', blocked_at is not null) order by fencing_token), '[]')
    from attempts where order_id = ${orderId}`;
}

/** An attempt without null. */
export function toAttempt(row: AttemptRow): Attempt {
  const attempt = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined]));
  return { ...(attempt as Omit<Attempt, 'isSent'>), isSent: row.sends > 0 };
}

/** The right to send a request: until when is for the holder's own clock to watch. */
export interface Lease {
  readonly orderId: string;
  readonly ordinal: number;
  readonly reference: string;
  readonly fencingToken: number;
  /** Requests that may exist under the reference, this one included: only the first one's refusal is definitive. */
  readonly sends: number;
  /** When the first of them was, ms since 1970. */
  readonly sentAtMs: number;
}

/** Which attempt is opened, opened again or sent again. */
export interface AttemptKey {
  readonly orderId: string;
  readonly ordinal: number;
  readonly provider: string;
  readonly account: string | undefined;
  readonly reference: string;
  /** Whether the provider says that it has one under this reference: a refusal of another request proves nothing. */
  readonly isKnown?: boolean;
}

/**
 * Takes the lease of an attempt of a locked order; opens the attempt where it is new or abandoned. From now on the provider
 * may know of it. The outcome that was stored before no longer counts.
 *
 * @param fencingToken higher than any of the order's.
 */
export async function takeLease(
  runner: StatementRunner,
  { orderId, ordinal, provider, account, reference, isKnown = false }: AttemptKey,
  fencingToken: number,
): Promise<Lease> {
  const row = await runner.one(
    statement<{ sends: number; sentAtMs: number }>('attempts.takeLease')`
      insert into attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by)
        values (${orderId}, ${ordinal}::smallint, ${provider}, ${account}, ${reference}, ${fencingToken}::integer, ${isKnown ? 2 : 1}::integer,
          clock_timestamp(), clock_timestamp(), clock_timestamp() + ${leaseSql})
        on conflict (order_id, ordinal) do update set fencing_token = excluded.fencing_token, account = excluded.account,
          sends = case when attempts.abandoned_at is null then attempts.sends + 1 else excluded.sends end,
          sent_at = case when attempts.abandoned_at is null then attempts.sent_at else excluded.sent_at end,
          leased_at = excluded.leased_at, send_by = excluded.send_by, outcome = null, reason = null,
          abandoned_at = null, can_fail_over = false where (attempts.provider, attempts.reference) = (excluded.provider, excluded.reference)
        returning sends, ${millisecondsSql('sent_at')}`,
  );
  return { orderId, ordinal, reference, fencingToken, ...row };
}

const leaseSql = sql`make_interval(secs => ${LEASE_MS}::double precision / 1000)`;

/** Keeps a lease while its request is under way. Without effect once the answer is stored or the lease is another's. */
export async function renewLease(
  database: StatementRunner,
  { orderId, ordinal, fencingToken }: Lease,
): Promise<void> {
  await database.run(
    statement('attempts.renewLease')`update attempts set send_by = clock_timestamp() + ${leaseSql}
      where order_id = ${orderId} and ordinal = ${ordinal} and fencing_token = ${fencingToken} and send_by is not null`,
  );
}

/** What is stored of an attempt once it has an answer. Times in ms since 1970. */
export interface AttemptAnswer {
  /** Names the statement: `first` of its kind of answer. */
  readonly name: 'answer' | 'settled';
  readonly orderId: string;
  readonly ordinal: number;
  readonly outcome: Outcome;
  readonly reason: string | undefined;
  readonly providerReference: string | undefined;
  readonly answeredAtMs: number;
  readonly checks: number;
  readonly unreachable: number;
  readonly updatesRead: number;
  readonly nextCheckAtMs: number | undefined;
  readonly refusals: number;
  readonly isAbandoned: boolean;
  /** Whether the provider takes nothing more under the reference. */
  readonly isReferenceOver: boolean;
  readonly canFailOver: boolean;
  readonly wasBlocked: boolean;
}

/** SQL that stores an answer of an attempt of a locked order, and ends its lease: the request is answered for. */
export function answeredSql(answer: AttemptAnswer): Sql {
  return sql`update attempts set outcome = ${answer.outcome}, reason = ${answer.reason},
      provider_reference = coalesce(${answer.providerReference}, provider_reference),
      answered_at = to_timestamp(${answer.answeredAtMs}::float8 / 1000), checks = ${answer.checks}::integer,
      unreachable = ${answer.unreachable}::integer, updates_read = ${answer.updatesRead}::integer,
      next_check_at = to_timestamp(${answer.nextCheckAtMs}::float8 / 1000), refusals = ${answer.refusals}::integer,
      abandoned_at = case when ${answer.isAbandoned} then coalesce(abandoned_at, now()) end,
      is_reference_over = is_reference_over or ${answer.isReferenceOver}, can_fail_over = ${answer.canFailOver},
      blocked_at = case when ${answer.wasBlocked} then coalesce(blocked_at, now()) end, leased_at = null, send_by = null
    where order_id = ${answer.orderId} and ordinal = ${answer.ordinal}::smallint`;
}
