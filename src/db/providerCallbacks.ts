import type { ClaimKind, PaymentClaim } from '../domain/vendorCredit.ts';
import type { Database, Statement } from './database.ts';

/** What of a verified callback is kept beside its body. */
export interface StoredCallback {
  readonly eventKey: string;
  readonly eventType: string;
  readonly transferReference: string | undefined;
  /** Why nothing can follow from it, for operators. */
  readonly problem?: string | undefined;
  readonly claim?: PaymentClaim | undefined;
}

const STORE: Statement = {
  name: 'providerCallbacks.store',
  text: `with
    stored as (
      insert into provider_callbacks (provider, event_key, event_type, transfer_reference, body, problem, raw_body)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (provider, event_key) do update set times_received = provider_callbacks.times_received + 1
        returning times_received),
    claimed as (
      insert into payment_claims (provider, event_key, kind, payment_reference, status, amount_minor, currency, due_at)
        select $1, $2, $8, $9, $10, $11::bigint, $12, to_timestamp($13::double precision / 1000)
          from stored where times_received = 1 and $8::text is not null
        on conflict do nothing)
    select times_received from stored`,
};
const LIST_PROBLEMS: Statement = {
  name: 'providerCallbacks.listProblems',
  text: `select provider, event_key, event_type, problem, received_at, times_received from provider_callbacks
    where problem is not null and settled_at is null order by received_at, provider, event_key`,
};
const READ_BODY: Statement = {
  name: 'providerCallbacks.readBody',
  text: 'select coalesce(raw_body, convert_to(body, $3)) as body from provider_callbacks where provider = $1 and event_key = $2',
};
const SETTLE_PROBLEM: Statement = {
  name: 'providerCallbacks.settleProblem',
  text: `with settled as (
      update provider_callbacks set settled_at = now()
        where provider = $1 and event_key = $2 and problem is not null and settled_at is null
        returning event_key, problem)
    insert into audit_log (actor, action, subject, details)
      select $3, 'provider_callback.dismiss', event_key,
          jsonb_build_object('provider', $1::text, 'problem', problem, 'reason', $4::text)
        from settled returning subject`,
};
const LIST_CLAIMS: Statement = {
  name: 'providerCallbacks.listClaims',
  text: `select claim.provider, claim.payment_reference, claim.kind, claim.status, claim.amount_minor, claim.currency,
      claim.due_at, claim.created_at, credit.business_id, credit.transaction_id,
      transaction.amount_minor as credited_minor
    from payment_claims claim
      left join vendor_credits credit
        on credit.provider = claim.provider and credit.provider_reference = claim.payment_reference
      left join transactions transaction on transaction.id = credit.transaction_id
    where claim.settled_at is null
    order by min(claim.created_at) over (partition by claim.provider, claim.payment_reference),
      claim.provider, claim.payment_reference, claim.created_at, claim.event_key`,
};
const SETTLE_CLAIMS: Statement = {
  name: 'providerCallbacks.settleClaims',
  text: `with settled as (
      update payment_claims set settled_at = now() where payment_reference = $1 and settled_at is null
        returning provider, payment_reference)
    insert into audit_log (actor, action, subject, details)
      select $2, 'payment_claim.dismiss', payment_reference,
          jsonb_build_object('provider', provider, 'announcements', count(*), 'reason', $3::text)
        from settled group by provider, payment_reference returning subject`,
};
const COUNT_WAITING: Statement = {
  name: 'providerCallbacks.countWaiting',
  text: `select provider, 'callback' as kind, count(*) as count from provider_callbacks
      where problem is not null and settled_at is null group by provider
    union all
    select provider, kind, count(distinct payment_reference) from payment_claims
      where settled_at is null group by provider, kind`,
};

/**
 * Keeps a verified callback as it came, and what it says of a payment that is wanted back.
 *
 * @returns false when the same one was stored before.
 */
export async function storeCallback(
  database: Database,
  provider: string,
  { eventKey, eventType, transferReference, problem, claim }: StoredCallback,
  rawBody: Buffer,
): Promise<boolean> {
  // PostgreSQL holds every character but this one, and no bytes that are none.
  const body = rawBody.toString('utf8').replaceAll('\u0000', '\uFFFD');
  const [row] = await database.run<{ times_received: number }>(STORE, [
    provider,
    eventKey,
    eventType,
    transferReference ?? null,
    body,
    problem ?? null,
    rawBody.equals(Buffer.from(body)) ? null : rawBody,
    claim?.kind ?? null,
    claim?.paymentReference ?? null,
    claim?.status ?? null,
    claim?.amountMinor === undefined ? null : String(claim.amountMinor),
    claim?.currency ?? null,
    claim?.dueAtMs ?? null,
  ]);
  return row?.times_received === 1;
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

/** The genuine callbacks from which nothing could follow and that nobody has dismissed, the oldest first. */
export async function listCallbacksWithProblems(database: Database): Promise<readonly CallbackWithProblem[]> {
  const rows = await database.run<{
    provider: string;
    event_key: string;
    event_type: string;
    problem: string;
    received_at: Date;
    times_received: number;
  }>(LIST_PROBLEMS, []);
  return rows.map((row) => ({
    provider: row.provider,
    eventKey: row.event_key,
    eventType: row.event_type,
    problem: row.problem,
    receivedAt: row.received_at.toISOString(),
    timesReceived: row.times_received,
  }));
}

/** The body of a stored callback, byte by byte; undefined when there is no such callback. */
export async function readCallbackBody(
  database: Database,
  provider: string,
  eventKey: string,
): Promise<Buffer | undefined> {
  const [row] = await database.run<{ body: Buffer }>(READ_BODY, [provider, eventKey, 'UTF8']);
  return row?.body;
}

/**
 * Takes a callback off the operators' list, by a human's decision, which is logged.
 *
 * @returns false when it is not on the list.
 */
export async function dismissCallback(
  database: Database,
  callback: { readonly provider: string; readonly eventKey: string },
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const { provider, eventKey } = callback;
  const rows = await database.run(SETTLE_PROBLEM, [provider, eventKey, decision.operator, decision.reason]);
  return rows.length > 0;
}

/** A payment that is wanted back, with what was announced of it so far. */
export interface ClaimedPayment {
  readonly provider: string;
  readonly paymentReference: string;
  /** Whom it was credited to, and as which transaction; undefined when it was not credited. */
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

/** The payments that are wanted back and that nobody has dismissed, those waiting longest first. */
export async function listClaimedPayments(database: Database): Promise<readonly ClaimedPayment[]> {
  const rows = await database.run<{
    provider: string;
    payment_reference: string;
    kind: ClaimKind;
    status: string;
    amount_minor: string | null;
    currency: string | null;
    due_at: Date | null;
    created_at: Date;
    business_id: string | null;
    transaction_id: string | null;
    credited_minor: string | null;
  }>(LIST_CLAIMS, []);
  const payments = Map.groupBy(rows, (row) => JSON.stringify([row.provider, row.payment_reference]));
  return [...payments.values()].flatMap((announced) => {
    const [first] = announced;
    if (!first) return [];
    return {
      provider: first.provider,
      paymentReference: first.payment_reference,
      businessId: first.business_id ?? undefined,
      transactionId: first.transaction_id ?? undefined,
      creditedMinor: first.credited_minor === null ? undefined : BigInt(first.credited_minor),
      announcements: announced.map((row) => ({
        kind: row.kind,
        status: row.status,
        amountMinor: row.amount_minor === null ? undefined : BigInt(row.amount_minor),
        currency: row.currency ?? undefined,
        announcedAt: row.created_at.toISOString(),
        dueAt: row.due_at?.toISOString(),
      })),
    };
  });
}

/**
 * Takes a payment that was wanted back off the operators' list, with all that was announced of it so far, by a human's
 * decision, which is logged.
 *
 * @returns false when it is not on the list.
 */
export async function dismissClaims(
  database: Database,
  paymentReference: string,
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const rows = await database.run(SETTLE_CLAIMS, [paymentReference, decision.operator, decision.reason]);
  return rows.length > 0;
}

/** How much of what a provider announced waits for a human: callbacks, and payments by what they are wanted back for. */
export async function countWaitingNews(
  database: Database,
): Promise<
  readonly { readonly provider: string; readonly kind: 'callback' | ClaimKind; readonly count: number }[]
> {
  const rows = await database.run<{ provider: string; kind: 'callback' | ClaimKind; count: string }>(
    COUNT_WAITING,
    [],
  );
  return rows.map(({ provider, kind, count }) => ({ provider, kind, count: Number(count) }));
}
