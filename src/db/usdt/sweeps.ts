import { invariant } from '../../domain/errors.ts';
import { tokenFeeTransfer } from '../../domain/ledger/ledger.ts';
import type { Environment, Id, MicroUsdt, Owner } from '../../domain/money.ts';
import type { TransactionAbsence } from '../../domain/usdt/sweep.ts';
import {
  CAP_ADVICE,
  GAS_ACCOUNT_EMPTY,
  TOKEN_PAUSED,
  TREASURY_FROZEN,
} from '../../domain/usdt/sweepCauses.ts';
import { type Database, onBroken, type StatementRunner } from '../core/database.ts';
import type { OutboxRow } from '../core/outbox.ts';
import { type Counted, environmentSql, type ListSlice, readCounted } from '../core/page.ts';
import { millisecondsSql, rawSql, sql, statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';
import type { LedgerStore } from '../ledger/ledgerStore.ts';
import { outboxNewsSql } from './usdtSessions.ts';

/** What a step of a sweep does; one transaction each. */
export type SweepStepKind = 'top_up' | 'delegate_energy' | 'transfer' | 'reclaim_energy' | 'return_trx';

/** Moving what a session's address holds to the treasury. */
export interface SweepRecord extends Owner {
  readonly sweepId: Id<'swp'>;
  readonly paymentId: Id<'cp'>;
  readonly addressIndex: number;
  readonly address: string;
  readonly status: 'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED';
  /** Why it ended as it did, where there is something to say. */
  readonly endReason: string | undefined;
  /** What solid deposits put on the address and no sweep has taken off it, in micro-USDT. */
  readonly depositedMinor: MicroUsdt;
  /** Less than this is not swept. */
  readonly floorMinor: MicroUsdt;
  /** TRX in sun that sweeps have left on the address, by the books. */
  readonly leftSun: bigint;
  /** How many of its transactions nodes refused since the last one that landed. */
  readonly refusals: number;
  /** Whether an earlier sweep of the address has lent it energy that it will take back at any moment. */
  readonly holdsEnergyOfEarlier: boolean;
}

/** A transaction of a sweep, signed and stored before anybody handed it to the network. */
export interface SweepTransaction {
  readonly txId: string;
  readonly step: SweepStepKind;
  /** micro-USDT of a transfer; sun of everything else. */
  readonly amountMinor: MicroUsdt | undefined;
  readonly signedHex: string;
  readonly expiresAtMs: number;
  /** REFUSED: no node took it. EXPIRED: nodes agree that it is in no block and cannot land. */
  readonly status: 'SIGNED' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'REFUSED';
  readonly failureReason: string | undefined;
}

/** What nodes said can no longer land; it may be found in a block all the same. */
const GIVEN_UP: readonly SweepTransaction['status'][] = ['EXPIRED', 'REFUSED'];

type NewTransaction = Pick<SweepTransaction, 'txId' | 'step' | 'amountMinor' | 'signedHex' | 'expiresAtMs'>;

/**
 * SQL: TRX that transactions `moved` have left on a deposit address. A sender pays for its transaction: top-ups are paid by
 * the gas account, the rest by the address.
 */
const LEFT_SUN =
  rawSql(`sum(case when moved.status <> 'SUCCEEDED' then 0 when moved.step = 'top_up' then moved.amount_minor
          when moved.step = 'return_trx' then -moved.amount_minor else 0 end)
        - sum(case when moved.step in ('transfer', 'return_trx') then moved.fee_sun else 0 end)`);

/** A sweep's record, or undefined when there is none of that id. */
export function findSweep(database: Database, sweepId: Id<'swp'>): Promise<SweepRecord | undefined> {
  return database.first(
    statement<SweepRecord>('sweeps.find')`
      select sweep.id as sweep_id, sweep.payment_id, payment.business_id, sweep.environment,
          sweep.address_index::int as address_index, sweep.address, sweep.status, sweep.reason as end_reason, sweep.refusals,
          (payment.policy ->> 'sweepFloorMinor')::bigint as floor_minor,
          (select coalesce(sum(amount_minor), 0) from chain_deposits
            where payment_id = sweep.payment_id and reason is distinct from 'wrong_token')
          - (select coalesce(sum(amount_minor), 0) from crypto_losses where payment_id = sweep.payment_id)
          - (select coalesce(sum(moved.amount_minor), 0) from crypto_sweep_transactions moved
              join crypto_sweeps mover on mover.id = moved.sweep_id
            where mover.payment_id = sweep.payment_id and moved.step = 'transfer' and moved.status = 'SUCCEEDED')
            as deposited_minor,
          (select coalesce(${LEFT_SUN}, 0)::bigint from crypto_sweep_transactions moved
              join crypto_sweeps mover on mover.id = moved.sweep_id
            where mover.payment_id = sweep.payment_id) as left_sun,
          exists (select from crypto_sweep_transactions lent join crypto_sweeps lender on lender.id = lent.sweep_id
            where lender.payment_id = sweep.payment_id and lender.id <> sweep.id and lent.status = 'SUCCEEDED'
            group by lender.id
            having sum(lent.amount_minor) filter (where lent.step = 'delegate_energy')
              > coalesce(sum(lent.amount_minor) filter (where lent.step = 'reclaim_energy'), 0))
            as holds_energy_of_earlier
        from crypto_sweeps sweep join crypto_payments payment on payment.id = sweep.payment_id
        where sweep.id = ${sweepId}`,
  );
}

/** The sweep of a session that still has something to do, or waits for help; undefined when there is none. */
export async function findSweepAtWork(database: Database, paymentId: Id<'cp'>): Promise<string | undefined> {
  // A sweep that has ended may still ask for the energy that it lent.
  const row = await database.first(
    selectWhere('crypto_sweeps', { paymentId })
      .select('id')
      .where((sweep) => sweep.or([sweep('status', '=', 'PENDING'), sweep('attentionReason', 'is not', null)]))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );
  return row?.id;
}

/** The transactions of a sweep, oldest first. */
export function listSweepTransactions(
  database: Database,
  sweepId: Id<'swp'>,
): Promise<readonly SweepTransaction[]> {
  return database.run(
    statement<SweepTransaction>('sweeps.transactions')`
      select tx_id, step, amount_minor, signed_hex, ${millisecondsSql('expires_at')}, status, failure_reason
        from crypto_sweep_transactions where sweep_id = ${sweepId} order by created_at, tx_id`,
  );
}

/** What other sweeps have signed to lend, and that may have landed or not; oldest first. */
export function listLoansOfOthers(
  runner: StatementRunner,
  sweepId: Id<'swp'>,
): Promise<readonly { readonly txId: string; readonly stakeSun: bigint }[]> {
  return runner.run(
    statement<{ txId: string; stakeSun: bigint }>('sweeps.loans')`
      select loan.tx_id, loan.amount_minor as stake_sun from crypto_sweep_transactions loan
          join crypto_sweeps lender on lender.id = loan.sweep_id
        where loan.status = 'SIGNED' and loan.step = 'delegate_energy' and lender.id <> ${sweepId}
          and lender.environment = (select environment from crypto_sweeps where id = ${sweepId})
        order by loan.created_at, loan.tx_id`,
  );
}

/** What was known of a sweep when a transaction of it was decided on. */
interface KnownOfSweep {
  /** The transactions of the sweep. */
  readonly before: readonly Pick<SweepTransaction, 'status'>[];
  /** Of an order to lend energy: the loans of others with which the stake was found to be enough. */
  readonly loans?: readonly { readonly txId: string }[] | undefined;
}

/**
 * Stores a signed transaction: from now on it may be handed to the network.
 *
 * @returns false when it must not be: another of the sweep may still land, was stored since, or is no longer given up, or the
 *   sweep is over (test/model/sweepModel.ts has what would follow).
 *   Energy and TRX are taken back after the end, too. Energy is not lent when another sweep has lent since: it may be of the same
 *   stake.
 */
export async function storeSignedTransaction(
  database: Database,
  sweepId: Id<'swp'>,
  { loans, ...transaction }: NewTransaction & KnownOfSweep,
): Promise<boolean> {
  return database.transaction(async (runner) => {
    // Storing, ending, and finding what was given up take turns: whichever is second sees the first.
    await runner.run(
      statement('sweeps.lock')`select from crypto_sweeps where id = ${sweepId} for no key update`,
    );
    if (loans === undefined) return store(runner, sweepId, transaction);
    const knownIds = new Set(loans.map(({ txId }) => txId));
    // The next lender sees this loan, or this one sees the other.
    await runner.run(
      statement('sweeps.lockLoans')`
        select pg_advisory_xact_lock(hashtextextended('crypto_sweep_loans', 0))`,
    );
    const loansNow = await listLoansOfOthers(runner, sweepId);
    if (loansNow.some(({ txId }) => !knownIds.has(txId))) return false;
    return store(runner, sweepId, transaction);
  });
}

function store(
  runner: StatementRunner,
  sweepId: Id<'swp'>,
  { txId, step, amountMinor, signedHex, expiresAtMs, before }: NewTransaction & KnownOfSweep,
): Promise<boolean> {
  const givenUp = before.filter(({ status }) => GIVEN_UP.includes(status));
  return runner
    .hasRow(
      statement<{ txId: string }>('sweeps.store')`
        insert into crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, signed_hex, expires_at)
        select ${txId}, id, ${step}, ${amountMinor}, ${signedHex}, ${new Date(expiresAtMs)} from crypto_sweeps
          where id = ${sweepId} and (status = 'PENDING' or ${step}::text in ('reclaim_energy', 'return_trx'))
            and (select (count(*), count(*) filter (where status = any(${GIVEN_UP}::text[])))
                from crypto_sweep_transactions where sweep_id = ${sweepId})
              = (${before.length}::bigint, ${givenUp.length}::bigint)
        returning tx_id`,
    )
    .catch(onBroken(['crypto_sweep_one_signed'], false));
}

/** Transactions of an address that were given up as expired or refused, whichever of its sweeps they are of; oldest first. */
export function listTransactionsGivenUp(
  database: Database,
  paymentId: Id<'cp'>,
): Promise<readonly SweepTransaction[]> {
  return database.run(
    statement<SweepTransaction>('sweeps.givenUp')`
      select lost.tx_id, lost.step, lost.amount_minor, lost.signed_hex, ${millisecondsSql('lost.expires_at')},
          lost.status, lost.failure_reason
        from crypto_sweep_transactions lost join crypto_sweeps sweep on sweep.id = lost.sweep_id
        where sweep.payment_id = ${paymentId} and lost.status = any(${GIVEN_UP}::text[]) order by lost.created_at, lost.tx_id`,
  );
}

/**
 * Gives up a transaction that no node took when it was handed out for the first time, and counts that.
 *
 * @param said the code and the words of the node.
 * @returns how many transactions of the sweep were refused in a row; undefined when this one was handed out by another
 *   attempt since, or its outcome is known: then it is not given up.
 */
export async function refuseTransaction(
  database: Database,
  txId: string,
  said: string,
): Promise<number | undefined> {
  const counted = await database.first(
    statement<{ refusals: number }>('sweeps.refuse')`with
      refused as (
        update crypto_sweep_transactions set status = 'REFUSED', failure_reason = ${said}
          where tx_id = ${txId} and status = 'SIGNED' and not is_resent returning sweep_id)
      update crypto_sweeps set refusals = refusals + 1 from refused
        where crypto_sweeps.id = refused.sweep_id returning crypto_sweeps.refusals`,
  );
  return counted?.refusals;
}

/**
 * Notes that a transaction is about to be handed to a node again: from then on no refusal gives it up.
 *
 * @returns false when its outcome is known, and it must not be handed out.
 */
export function noteResend(database: Database, txId: string): Promise<boolean> {
  return database.hasRow(
    statement<{ txId: string }>('sweeps.noteResend')`
      update crypto_sweep_transactions set is_resent = true where tx_id = ${txId} and status = 'SIGNED' returning tx_id`,
  );
}

/** Answers of one node count again when its solid head has moved on by this. */
const ABSENCE_INTERVAL = rawSql("interval '30 seconds'");

/**
 * Stores nodes' answers that a transaction is in no block, each node's at most every 30 s of the chain's time.
 *
 * @returns all that were stored of it.
 */
export async function noteAbsences(
  database: Database,
  txId: string,
  absences: readonly TransactionAbsence[],
): Promise<readonly TransactionAbsence[]> {
  await database.run(
    statement('sweeps.noteAbsences')`
      insert into crypto_sweep_absences (tx_id, node, solid_time)
        select ${txId}, node, solid_time
          from unnest(${absences.map(({ node }) => node)}::text[],
            ${absences.map(({ solidTimeMs }) => new Date(solidTimeMs))}::timestamptz[]) as said (node, solid_time)
          where not exists (select from crypto_sweep_absences known where known.tx_id = ${txId}
            and known.node = said.node and known.solid_time > said.solid_time - ${ABSENCE_INTERVAL})
        on conflict do nothing`,
  );
  return database.run(
    statement<TransactionAbsence>('sweeps.absences')`
      select node, ${millisecondsSql('solid_time')} from crypto_sweep_absences
        where tx_id = ${txId} order by solid_time, node`,
  );
}

/**
 * Records the outcome of a stored transaction, and books what the USDT contract kept of it. One that was given up
 * may still be found to have landed. Returns false when the outcome was known before.
 */
export async function endSweepTransaction(
  database: Database,
  ledger: LedgerStore,
  end: {
    readonly txId: string;
    readonly status: 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
    readonly failureReason?: string | undefined;
    readonly feeSun?: bigint | undefined;
    readonly blockNumber?: number | undefined;
    /** What the USDT contract kept of a transfer, in micro-USDT. */
    readonly tokenFeeMinor?: MicroUsdt | undefined;
  },
): Promise<boolean> {
  const { txId, status, failureReason, feeSun = 0n, blockNumber, tokenFeeMinor = 0n } = end;
  const endOn = (runner: StatementRunner) =>
    runner.run(
      statement<{ environment: Environment }>('sweeps.endTransaction')`with
        ended as (
          update crypto_sweep_transactions
            set status = ${status}, failure_reason = ${failureReason}, fee_sun = ${feeSun}, block_number = ${blockNumber},
              token_fee_minor = ${tokenFeeMinor}
            where tx_id = ${txId} and (status = 'SIGNED' or (status = any(${GIVEN_UP}::text[]) and ${status}::text <> 'EXPIRED'))
            returning sweep_id)
        update crypto_sweeps set cost_sun = cost_sun + ${feeSun}::bigint,
            refusals = case when ${status}::text = 'EXPIRED' then refusals else 0 end from ended
          where crypto_sweeps.id = ended.sweep_id returning crypto_sweeps.environment`,
    );
  if (tokenFeeMinor === 0n) return (await endOn(database)).length === 1;
  return database.transaction(async (runner) => {
    const [ended] = await endOn(runner);
    if (!ended) return false;
    await ledger.postWithin(runner, tokenFeeTransfer({ txId, ...ended, amountMinor: tokenFeeMinor }));
    return true;
  });
}

/** Ends a sweep and tells its session, in one transaction. Returns the outbox messages; none when it had ended. */
export async function endSweep(
  database: Database,
  sweepId: Id<'swp'>,
  { status, reason }: { readonly status: 'DONE' | 'SKIPPED' | 'FAILED'; readonly reason: string | undefined },
): Promise<readonly OutboxRow[]> {
  return database.transaction(async (runner) => {
    const ended = await runner.first(
      statement<{ paymentId: Id<'cp'> }>('sweeps.end')`
        update crypto_sweeps set status = ${status}, reason = ${reason}, attention_reason = null, finished_at = now(),
            amount_minor = (select sum(amount_minor) from crypto_sweep_transactions
              where sweep_id = ${sweepId} and step = 'transfer' and status = 'SUCCEEDED')
          where id = ${sweepId} and status = 'PENDING' returning payment_id`,
    );
    if (!ended) return [];
    const told = sql`crypto_payments where id = ${ended.paymentId}`;
    const messages = await runner.run(statement<OutboxRow>('sweeps.storeNews')`${outboxNewsSql(told)}`);
    invariant(messages.length === 1, 'A sweep belongs to a session that has no record.');
    return messages;
  });
}

/** Puts a sweep on the operators' list with the reason, or takes it off with null. */
export async function noteSweepAttention(
  database: Database,
  sweepId: Id<'swp'>,
  reason: string | null,
): Promise<void> {
  await database.run(
    tables.updateTable('crypto_sweeps').set({ attentionReason: reason }).where('id', '=', sweepId),
  );
}

/** TRX that sweeps have left on a deposit address, by the books: what they sent there less what was burnt or sent back. */
export interface Leftover {
  readonly paymentId: Id<'cp'>;
  readonly address: string;
  readonly leftSun: bigint;
}

/** The deposit addresses of an environment on which sweeps have left at least so much TRX, in the order of their sessions. */
export function listLeftovers(
  database: Database,
  environment: Environment,
  leastSun: bigint,
): Promise<readonly Leftover[]> {
  return database.run(
    statement<Leftover>('sweeps.leftovers')`
      select payment_id, address, left_sun::bigint as left_sun from (
          select sweep.payment_id, sweep.address, ${LEFT_SUN} as left_sun
            from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
            where sweep.environment = ${environment} and moved.step in ('top_up', 'transfer', 'return_trx')
            group by sweep.payment_id, sweep.address) as address
        where left_sun >= ${leastSun} order by payment_id`,
  );
}

/** What a retry of sweeps that failed, or wait, for one cause is for: sweeps that wait, and sessions whose latest sweep failed. */
export interface SweepsOfCause {
  /** The ids of sweeps and sessions, the oldest sweep first. */
  readonly ids: readonly string[];
  /** How many there are, listed or not. */
  readonly total: number;
}

/**
 * The sweeps of an environment that wait for help, and the sessions in review whose latest sweep failed, whose reason holds
 * some words, in any case.
 *
 * @param limit how many ids at most.
 */
export async function listSweepsOfCause(
  database: Database,
  { environment, cause }: { readonly environment: Environment; readonly cause: string },
  limit: number,
): Promise<SweepsOfCause> {
  const rows = await database.run(
    statement<{ id: string; total: number }>('sweeps.ofCause')`
      select id, (count(*) over ())::int as total from (
          select id, created_at from crypto_sweeps
            where environment = ${environment} and attention_reason is not null
              and position(lower(${cause}) in lower(attention_reason)) > 0
          union all
          select payment_id, latest.created_at from crypto_payments payment
            cross join lateral (select * from crypto_sweeps where payment_id = payment.id
              order by created_at desc limit 1) latest
            where payment.environment = ${environment} and payment.status = 'MANUAL_REVIEW'
              and payment.review_reason = 'sweep_failed' and latest.status = 'FAILED'
              and position(lower(${cause}) in lower(latest.reason)) > 0) sweep
        order by created_at, id limit ${limit}`,
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** A sweep that continues, or gets its lent energy back, only with an operator's help. */
export interface SweepNeedingAttention {
  readonly sweepId: Id<'swp'>;
  readonly paymentId: Id<'cp'>;
  readonly environment: Environment;
  readonly reason: string;
  /** ISO 8601. */
  readonly since: string;
  /** How many sweeps the entry stands for: those that wait for one cause are one entry, named by the oldest. */
  readonly sweeps: number;
}

/**
 * The sweeps that need a human: live money first, and of that what most USDT waits for. Those that wait for a pause, a cap or
 * TRX are one entry for each such cause; those that wait for a frozen treasury are an alarm (chainAlarms.ts), and not among them.
 */
export function listSweepsNeedingAttention(
  database: Database,
  { environment, offset, limit }: ListSlice,
): Promise<Counted<SweepNeedingAttention>> {
  const entries = sql`(
      select sweep.id as sweep_id, sweep.payment_id, sweep.environment, sweep.attention_reason as reason, sweep.created_at,
          (count(*) over cause)::int as sweeps, row_number() over (cause order by sweep.created_at, sweep.id) as place,
          sum(payment.amount_received_minor) over cause as waiting_minor
        from crypto_sweeps sweep join crypto_payments payment on payment.id = sweep.payment_id
        where sweep.attention_reason is not null and sweep.attention_reason <> ${TREASURY_FROZEN}
          and ${environmentSql(environment, 'sweep.environment')}
        window cause as (partition by sweep.environment, sweep.attention_reason,
          case when sweep.attention_reason in (${TOKEN_PAUSED}, ${GAS_ACCOUNT_EMPTY}) or sweep.attention_reason like ${`%${CAP_ADVICE}`}
            then '' else sweep.id end)) as entry where place = 1`;
  return readCounted(database, {
    total: statement<{ total: number }>('sweeps.countNeedingAttention')`
      select count(*)::int as total from ${entries}`,
    rows: statement<SweepNeedingAttention>('sweeps.needingAttention')`
      select sweep_id, payment_id, environment, reason, created_at as since, sweeps from ${entries}
        order by environment = 'test', waiting_minor desc, created_at, sweep_id offset ${offset} limit ${limit}`,
  });
}
