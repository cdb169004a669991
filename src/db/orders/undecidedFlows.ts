import { ALL_KINDS, type Kind } from '../../contract/kinds.ts';
import {
  sweepStart,
  usdtSessionNews,
  vendorCreditStart,
  type WorkflowStart,
  webhookDeliveryStart,
  webhookReplayStart,
} from '../../contract/starts.ts';
import type { Environment, Owner } from '../../domain/money.ts';
import type { Database } from '../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { type OrderHead, orderRestart } from './updates.ts';

/**
 * What is not over, read from the records: the record is what counts. Each of these must have an open workflow, whatever
 * became of the one that was started for it.
 */

/** A flow that is not over. */
export interface UndecidedFlow extends Owner {
  readonly kind: UndecidedKind;
  readonly id: string;
  /** The record's status, or NEEDS_ATTENTION. */
  readonly status: string;
  /** Since when it is undecided, ISO 8601 with the microseconds of the database. */
  readonly since: string;
  /** What starts its workflow again. It goes on from the record. */
  readonly start: WorkflowStart;
}

type UndecidedRow = Omit<UndecidedFlow, 'kind' | 'start'> & { readonly about: Record<string, unknown> };

interface KindOfUndecided {
  /** A query with the columns of UndecidedRow, of which `since` is a timestamp. */
  readonly undecided: string;
  readonly startOf: (row: UndecidedRow) => WorkflowStart;
}

/** What a human must look at is shown as that; everything else by the record's own status. */
function statusSql(status: string, attentionReason: string): string {
  return `case when ${attentionReason} is null then ${status} else 'NEEDS_ATTENTION' end as status`;
}

/** A text of `about`, where null stands for nothing. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const ownerOf = ({ businessId, environment }: UndecidedRow): Owner => ({ businessId, environment });

/** The orders of a kind that are open, or settled and due to be checked again. */
function undecidedOrders(kind: Kind): KindOfUndecided {
  return {
    undecided: `select id, business_id, environment, ${statusSql('status', 'review_reason')},
        case status when 'PROCESSING' then created_at else next_check_at end as since,
        jsonb_build_object('status', status, 'summary', summary) as about
      from orders where kind = '${kind}' and (status = 'PROCESSING' or next_check_at <= now())`,
    startOf: ({ id, businessId, environment, about }) =>
      orderRestart({
        kind,
        id,
        businessId,
        environment,
        ...(about as Pick<OrderHead, 'status' | 'summary'>),
      }),
  };
}

/** Every kind of flow that must not be forgotten, the most urgent first. */
const UNDECIDED = {
  ...(Object.fromEntries(ALL_KINDS.map((kind) => [kind, undecidedOrders(kind)])) as Record<
    Kind,
    KindOfUndecided
  >),
  vendor_credit: {
    undecided: `select provider_reference as id, coalesce(business_id, 'unknown') as business_id, environment,
        ${statusSql('status', 'review_reason')}, created_at as since, jsonb_build_object('provider', provider) as about
      from vendor_credits where status = 'PENDING'`,
    startOf: ({ id, environment, about }) =>
      vendorCreditStart({ provider: String(about.provider), providerReference: id, environment }),
  },
  crypto_sweep: {
    // After the end of its sweep energy that was lent is asked for until it is back, and TRX on its way home is followed; a sweep that needs an operator for it longer
    // than a week is on the operators' list.
    undecided: `select sweep.id, payment.business_id, sweep.environment,
        ${statusSql(`'PENDING'`, 'sweep.attention_reason')}, coalesce(sweep.finished_at, sweep.created_at) as since,
        jsonb_build_object('paymentId', sweep.payment_id) as about
      from crypto_sweeps sweep join crypto_payments payment on payment.id = sweep.payment_id
      where sweep.status = 'PENDING'
        or (sweep.attention_reason is not null or sweep.finished_at > now() - interval '7 days')
          and (select coalesce(sum(lent.amount_minor) filter (where lent.step = 'delegate_energy'), 0)
              > coalesce(sum(lent.amount_minor) filter (where lent.step = 'reclaim_energy'), 0)
            from crypto_sweep_transactions lent where lent.sweep_id = sweep.id and lent.status = 'SUCCEEDED')
        or sweep.finished_at > now() - interval '7 days' and exists (select from crypto_sweep_transactions live
            where live.sweep_id = sweep.id and live.step = 'return_trx' and live.status = 'SIGNED')`,
    startOf: (row) =>
      sweepStart({ ...ownerOf(row), sweepId: row.id, paymentId: String(row.about.paymentId) }),
  },
  crypto_payment: {
    // What expired with nothing paid is over, unless something came after all. An overpayment that is not credited by itself
    // waits for a human as long as no sweep was started for it, as in `listUsdtSessionsToDecide`.
    undecided: `select id, business_id, environment,
        case when status = 'MANUAL_REVIEW' or status = 'OVERPAID'
            and not exists (select from crypto_sweeps where payment_id = crypto_payments.id)
          then 'NEEDS_ATTENTION' else status end as status, created_at as since,
        jsonb_build_object('expiresAtMs', (extract(epoch from expires_at) * 1000)::bigint) as about
      from crypto_payments
      where status not in ('SETTLED', 'FAILED', 'EXPIRED')
        or status = 'EXPIRED' and id in (select payment_id from chain_deposits where status = 'RECEIVED')`,
    startOf: (row) =>
      usdtSessionNews({ ...ownerOf(row), paymentId: row.id, expiresAtMs: Number(row.about.expiresAtMs) }),
  },
  webhook: {
    // One that was opened again has its workflow from the replay, which the relay starts in its turn.
    undecided: `select id, business_id, environment, status, created_at as since,
        jsonb_build_object('transactionId', transaction_id, 'replayId', schedule_id, 'attempts', scheduled_attempts,
          'nextAttemptAtMs', floor(extract(epoch from next_attempt_at) * 1000)::bigint) as about
      from webhook_deliveries
      where status = 'PENDING' and not (coalesce(schedule_id = replay_id, false) and replay_started_at is null)`,
    startOf: (row) => {
      const { transactionId, replayId, attempts, nextAttemptAtMs } = row.about;
      const [deliveryId, isUnderWay] = [row.id, Number(attempts) > 0 && nextAttemptAtMs !== null];
      return webhookDeliveryStart(
        {
          ...ownerOf(row),
          deliveryId,
          transactionId: textOf(transactionId),
          isReplay: false,
          ...(replayId !== null && { replayId: String(replayId) }),
          ...(isUnderWay && {
            schedule: { attempts: Number(attempts), nextAttemptAtMs: Number(nextAttemptAtMs) },
          }),
        },
        `Event ${deliveryId}${transactionId === null ? '' : ` of ${transactionId}`}, from its record`,
      );
    },
  },
  webhook_replay: {
    undecided: `select id, business_id, environment, 'PENDING' as status, replay_started_at as since,
        jsonb_build_object('transactionId', transaction_id, 'replayId', replay_id) as about
      from webhook_deliveries where replay_started_at is not null and schedule_id is distinct from replay_id`,
    startOf: (row) =>
      webhookReplayStart({
        ...ownerOf(row),
        deliveryId: row.id,
        transactionId: textOf(row.about.transactionId),
        replayId: String(row.about.replayId),
        isReopened: false,
      }),
  },
} as const satisfies Record<string, KindOfUndecided>;

export type UndecidedKind = keyof typeof UNDECIDED;
export const UNDECIDED_KINDS = Object.keys(UNDECIDED) as readonly UndecidedKind[];

/** The undecided flows of a kind, with what follows the select. */
async function readUndecided(
  database: Database,
  { name, kind }: { readonly name: string; readonly kind: UndecidedKind },
  rest: Sql,
): Promise<readonly UndecidedFlow[]> {
  const { undecided, startOf }: KindOfUndecided = UNDECIDED[kind];
  const rows = await database.run(
    statement<UndecidedRow>(`undecidedFlows.${name}.${kind}`)`
      select id, business_id, environment, status, since::text as since, about
        from (${rawSql(undecided)}) undecided ${rest}`,
  );
  return rows.map(({ about, ...row }) => ({ kind, ...row, start: startOf({ about, ...row }) }));
}

/** A place in the list of one kind. */
export interface UndecidedPlace {
  readonly since: string;
  readonly id: string;
}

/** The undecided flows of one kind, oldest first, after a place. Those younger than `olderThanMs` are left out. */
export function listUndecidedFlows(
  database: Database,
  kind: UndecidedKind,
  page: { readonly after: UndecidedPlace | undefined; readonly olderThanMs: number; readonly limit: number },
): Promise<readonly UndecidedFlow[]> {
  const { after, olderThanMs, limit } = page;
  return readUndecided(
    database,
    { name: 'list', kind },
    sql`where since < now() - make_interval(secs => ${olderThanMs}::double precision / 1000)
        and (since, id) > (${after?.since ?? '-infinity'}::timestamptz, ${after?.id ?? ''}::text)
      order by since, id limit ${limit}`,
  );
}

/** Those of the given flows of one kind that are undecided at this moment, oldest first. */
export function findUndecidedFlows(
  database: Database,
  kind: UndecidedKind,
  ids: readonly string[],
): Promise<readonly UndecidedFlow[]> {
  return readUndecided(
    database,
    { name: 'find', kind },
    sql`where id = any(${ids}::text[]) order by since, id`,
  );
}

/** How many flows of one kind, environment and status are undecided, and for how long the oldest has been. */
export interface UndecidedCount {
  readonly kind: UndecidedKind;
  readonly environment: Environment;
  readonly status: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

export function countUndecidedFlows(database: Database): Promise<readonly UndecidedCount[]> {
  const counts = UNDECIDED_KINDS.map(
    (kind) => `select '${kind}' as kind, environment, status, count(*)::integer as count,
      greatest(extract(epoch from now() - min(since)), 0)::float8 as oldest_seconds
    from (${UNDECIDED[kind].undecided}) undecided group by environment, status`,
  );
  return database.run(
    statement<UndecidedCount>('undecidedFlows.count')`${rawSql(counts.join(' union all '))}`,
  );
}
