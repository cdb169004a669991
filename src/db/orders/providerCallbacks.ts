import type { ProviderCallback } from '../../domain/orders/providerCallback.ts';
import type { ClaimKind, PaymentClaim } from '../../domain/orders/vendorCredit.ts';
import { auditSql, changeOnRecord } from '../core/auditLog.ts';
import { batchErasure, ERASED } from '../core/batchDeletion.ts';
import type { Database } from '../core/database.ts';
import { insertSql, pick, sql, statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';

/**
 * Keeps a verified callback as it came, and what it says of a payment that is wanted back.
 *
 * @returns false when the same one was stored before.
 */
export async function storeCallback(
  database: Database,
  callback: ProviderCallback & { readonly provider: string; readonly rawBody: Buffer },
): Promise<boolean> {
  const { provider, rawBody, eventKey, eventType, transferReference, problem, claim } = callback;
  // PostgreSQL holds every character but this one, and no bytes that are none.
  const body = rawBody.toString('utf8').replaceAll('\u0000', '\uFFFD');
  const row = await database.first(
    statement<{ timesReceived: number }>('providerCallbacks.store')`with
      stored as (${insertSql('provider_callbacks', {
        provider,
        eventKey,
        eventType,
        transferReference,
        body,
        problem,
        rawBody: rawBody.equals(Buffer.from(body)) ? undefined : rawBody,
      })}
        on conflict (provider, event_key) do update set times_received = provider_callbacks.times_received + 1
        returning times_received),
      claimed as (
        insert into payment_claims
          (provider, event_key, kind, payment_reference, status, amount_minor, currency, due_at)
          select ${provider}, ${eventKey}, ${claim?.kind}, ${claim?.paymentReference}, ${claim?.status},
              ${claim?.amountMinor}::bigint, ${claim?.currency},
              to_timestamp(${claim?.dueAtMs}::double precision / 1000)
            from stored where times_received = 1 and ${claim?.kind}::text is not null
          on conflict do nothing)
      select times_received from stored`,
  );
  return row?.timesReceived === 1;
}

/** A genuine callback from which nothing could follow. */
export interface CallbackWithProblem {
  readonly provider: string;
  readonly eventKey: string;
  readonly eventType: string;
  readonly problem: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly timesReceived: number;
}

/** The genuine callbacks from which nothing could follow and that no operator has dismissed, the oldest first. */
export function listCallbacksWithProblems(database: Database): Promise<readonly CallbackWithProblem[]> {
  return database.run(
    tables
      .selectFrom('provider_callbacks')
      .select(['provider', 'eventKey', 'eventType', 'problem', 'receivedAt', 'timesReceived'])
      .where('problem', 'is not', null)
      .where('settledAt', 'is', null)
      .orderBy('receivedAt')
      .orderBy('provider')
      .orderBy('eventKey')
      .$narrowType<{ problem: string }>(),
  );
}

/** Which of the stored callbacks. */
type CallbackKey = Pick<CallbackWithProblem, 'provider' | 'eventKey'>;

/** The body of a stored callback, byte by byte; undefined when there is no such callback. */
export async function readCallbackBody(
  database: Database,
  { provider, eventKey }: CallbackKey,
): Promise<Buffer | undefined> {
  const row = await database.first(
    selectWhere('provider_callbacks', { provider, eventKey }).select(['rawBody', 'body']),
  );
  return row && (row.rawBody ?? Buffer.from(row.body));
}

/**
 * Takes a callback off the operators' list, by a human's decision, which is logged.
 *
 * @returns false when it is not on the list.
 */
export function dismissCallback(
  database: Database,
  { provider, eventKey }: CallbackKey,
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const { operator, reason } = decision;
  return changeOnRecord(
    database,
    sql`update provider_callbacks set settled_at = now()
      where provider = ${provider} and event_key = ${eventKey} and problem is not null and settled_at is null
      returning problem`,
    {
      actor: operator,
      action: 'provider_callback.dismiss',
      subject: eventKey,
      details: sql`${{ provider, reason }}::jsonb || jsonb_build_object('problem', problem)`,
    },
  );
}

/** A payment that is wanted back, with what was announced of it so far. */
export interface ClaimedPayment {
  readonly provider: string;
  readonly paymentReference: string;
  /** The merchant it was credited to, and as which transaction; undefined when it was not credited. */
  readonly businessId: string | undefined;
  readonly transactionId: string | undefined;
  /** Kobo. */
  readonly creditedMinor: bigint | undefined;
  /** The oldest first. `announcedAt` and `dueAt` as ISO 8601. */
  readonly announcements: readonly (Pick<PaymentClaim, 'kind' | 'status' | 'amountMinor' | 'currency'> & {
    readonly announcedAt: string;
    readonly dueAt: string | undefined;
  })[];
}

const ANNOUNCEMENT = ['kind', 'status', 'amountMinor', 'currency', 'announcedAt', 'dueAt'] as const;

/** The payments that are wanted back and that no operator has dismissed, those waiting longest first. */
export async function listClaimedPayments(database: Database): Promise<readonly ClaimedPayment[]> {
  const rows = await database.run(
    statement<Omit<ClaimedPayment, 'announcements'> & ClaimedPayment['announcements'][number]>(
      'providerCallbacks.listClaims',
    )`select claim.provider, claim.payment_reference, claim.kind, claim.status, claim.amount_minor, claim.currency,
          claim.due_at, claim.created_at as announced_at, credit.business_id, credit.transaction_id,
          transaction.amount_minor as credited_minor
        from payment_claims claim
          left join vendor_credits credit
            on credit.provider = claim.provider and credit.provider_reference = claim.payment_reference
          left join transactions transaction on transaction.id = credit.transaction_id
        where claim.settled_at is null
        order by min(claim.created_at) over (partition by claim.provider, claim.payment_reference),
          claim.provider, claim.payment_reference, claim.created_at, claim.event_key`,
  );
  const payments = Map.groupBy(rows, (row) => JSON.stringify([row.provider, row.paymentReference]));
  return [...payments.values()].flatMap((announced) => {
    const [first] = announced;
    if (!first) return [];
    return {
      ...pick(first, ['provider', 'paymentReference', 'businessId', 'transactionId', 'creditedMinor']),
      announcements: announced.map((each) => pick(each, ANNOUNCEMENT)),
    };
  });
}

/**
 * Takes a payment that was wanted back off the operators' list, with all that was announced of it so far, by a human's
 * decision, which is logged.
 *
 * @returns false when it is not on the list.
 */
export function dismissClaims(
  database: Database,
  paymentReference: string,
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const { operator, reason } = decision;
  return database.hasRow(
    statement('providerCallbacks.settleClaims')`with settled as (
        update payment_claims set settled_at = now()
          where payment_reference = ${paymentReference} and settled_at is null returning provider)
      ${auditSql(
        {
          actor: operator,
          action: 'payment_claim.dismiss',
          subject: paymentReference,
          details: sql`jsonb_build_object('provider', provider, 'announcements', count(*), 'reason', ${reason}::text)`,
        },
        sql`from settled group by provider returning subject`,
      )}`,
  );
}

/** How much of what a provider announced waits for a human: callbacks, and payments by what they are wanted back for. */
export function countWaitingNews(
  database: Database,
): Promise<
  readonly { readonly provider: string; readonly kind: 'callback' | ClaimKind; readonly count: number }[]
> {
  return database.run(
    statement<{ provider: string; kind: 'callback' | ClaimKind; count: number }>(
      'providerCallbacks.countWaiting',
    )`select provider, 'callback' as kind, count(*)::int as count from provider_callbacks
        where problem is not null and settled_at is null group by provider
      union all
      select provider, kind, count(distinct payment_reference)::int from payment_claims
        where settled_at is null group by provider, kind`,
  );
}

/** How long the bodies of callbacks are kept: disputes are opened, and answered, within half a year. The rows stay. */
const CALLBACK_BODIES_KEPT_DAYS = 180;

/** Erases bodies older than CALLBACK_BODIES_KEPT_DAYS, at most 10,000 a call, but those that an operator has yet to look at. */
export const eraseOldCallbackBodies = batchErasure({
  name: 'providerCallbacks.eraseBodies',
  table: 'provider_callbacks',
  erasure: `body = '${ERASED}', raw_body = null`,
  condition: `received_at < now() - interval '${CALLBACK_BODIES_KEPT_DAYS} days' and body <> '${ERASED}'
    and (problem is null or settled_at is not null)`,
});
