import { cryptoPaymentNews } from '../contract/starts.ts';
import { invariant } from '../domain/errors.ts';
import { tokenFeeTransfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import { brokenConstraint, type Database, type Statement, type StatementRunner } from './database.ts';
import { type LedgerStore, postTransferSql } from './ledgerStore.ts';
import { type OutboxRow, promiseStart } from './outbox.ts';

/** What a step of a sweep does; one transaction each. */
export type SweepStepKind = 'top_up' | 'delegate_energy' | 'transfer' | 'reclaim_energy' | 'return_trx';

/** Moving what a session's address holds to the treasury. */
export interface SweepRecord {
  readonly sweepId: string;
  readonly paymentId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly addressIndex: number;
  readonly address: string;
  readonly status: 'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED';
  /** Why it ended as it did, where there is something to say. */
  readonly endReason: string | undefined;
  /** What solid deposits put on the address and no sweep has taken off it, in micro-USDT. */
  readonly depositedMinor: bigint;
  /** Less than this is not swept. */
  readonly floorMinor: bigint;
  /** TRX in sun that sweeps have left on the address, by the books. */
  readonly leftSun: bigint;
  /** Whether an earlier sweep of the address has lent it energy that it will take back at any moment. */
  readonly holdsEnergyOfEarlier: boolean;
}

/** A transaction of a sweep, signed and stored before anybody handed it to the network. */
export interface SweepTransaction {
  readonly txId: string;
  readonly step: SweepStepKind;
  /** micro-USDT of a transfer; sun of everything else. */
  readonly amountMinor: bigint | undefined;
  readonly signedHex: string;
  readonly expiresAtMs: number;
  readonly status: 'SIGNED' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
  readonly failureReason: string | undefined;
}

type NewTransaction = Pick<SweepTransaction, 'txId' | 'step' | 'amountMinor' | 'signedHex' | 'expiresAtMs'>;

/**
 * SQL: TRX that transactions `moved` have left on a deposit address. A sender pays for its transaction: top-ups are paid by
 * the gas account, the rest by the address.
 */
const LEFT_SUN = `sum(case when moved.status <> 'SUCCEEDED' then 0 when moved.step = 'top_up' then moved.amount_minor
          when moved.step = 'return_trx' then -moved.amount_minor else 0 end)
        - sum(case when moved.step in ('transfer', 'return_trx') then moved.fee_sun else 0 end)`;

const FIND: Statement = {
  name: 'cryptoSweeps.find',
  text: `select sweep.id, sweep.payment_id, payment.business_id, sweep.environment, sweep.address_index, sweep.address,
      sweep.status, sweep.reason, payment.policy ->> 'sweepFloorMinor' as floor_minor,
      (select coalesce(sum(amount_minor), 0) from chain_deposits
        where payment_id = sweep.payment_id and reason is distinct from 'wrong_token')
      - (select coalesce(sum(moved.amount_minor), 0) from crypto_sweep_transactions moved
          join crypto_sweeps mover on mover.id = moved.sweep_id
        where mover.payment_id = sweep.payment_id and moved.step = 'transfer' and moved.status = 'SUCCEEDED')
        as deposited_minor,
      (select coalesce(${LEFT_SUN}, 0) from crypto_sweep_transactions moved
          join crypto_sweeps mover on mover.id = moved.sweep_id
        where mover.payment_id = sweep.payment_id) as left_sun,
      exists (select from crypto_sweep_transactions lent join crypto_sweeps lender on lender.id = lent.sweep_id
        where lender.payment_id = sweep.payment_id and lender.id <> sweep.id and lent.status = 'SUCCEEDED'
        group by lender.id
        having sum(lent.amount_minor) filter (where lent.step = 'delegate_energy')
          > coalesce(sum(lent.amount_minor) filter (where lent.step = 'reclaim_energy'), 0)) as holds_energy_of_earlier
    from crypto_sweeps sweep join crypto_payments payment on payment.id = sweep.payment_id where sweep.id = $1`,
};
// A sweep that has ended may still ask for the energy that it lent.
const FIND_AT_WORK: Statement = {
  name: 'cryptoSweeps.findAtWork',
  text: `select id from crypto_sweeps
    where payment_id = $1 and (status = 'PENDING' or attention_reason is not null)
    order by created_at desc, id desc limit 1`,
};
const TRANSACTIONS: Statement = {
  name: 'cryptoSweeps.transactions',
  text: `select tx_id, step, amount_minor, signed_hex, expires_at, status, failure_reason from crypto_sweep_transactions
    where sweep_id = $1 order by created_at, tx_id`,
};
// The lock puts storing and ending in an order: whichever is second sees the first.
const STORE: Statement = {
  name: 'cryptoSweeps.store',
  text: `insert into crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, signed_hex, expires_at)
    select $1, id, $3::text, $4, $5, $6 from crypto_sweeps
      where id = $2 and (status = 'PENDING' or $3::text in ('reclaim_energy', 'return_trx'))
        and (select count(*) from crypto_sweep_transactions where sweep_id = $2) = $7::bigint
      for no key update
    returning tx_id`,
};
// Whoever lends next sees this loan, or is seen by it.
const LOCK_LOANS: Statement = {
  name: 'cryptoSweeps.lockLoans',
  text: `select pg_advisory_xact_lock(hashtextextended('crypto_sweep_loans', 0))`,
};
const LOANS: Statement = {
  name: 'cryptoSweeps.loans',
  text: `select loan.tx_id, loan.amount_minor from crypto_sweep_transactions loan
      join crypto_sweeps lender on lender.id = loan.sweep_id
    where loan.status = 'SIGNED' and loan.step = 'delegate_energy' and lender.id <> $1
      and lender.environment = (select environment from crypto_sweeps where id = $1)
    order by loan.created_at, loan.tx_id`,
};
const END_TRANSACTION: Statement = {
  name: 'cryptoSweeps.endTransaction',
  text: `with ended as (
      update crypto_sweep_transactions
        set status = $2, failure_reason = $3, fee_sun = $4, block_number = $5, token_fee_minor = $6
        where tx_id = $1 and status = 'SIGNED' returning sweep_id)
    update crypto_sweeps set cost_sun = cost_sun + $4::bigint from ended
      where crypto_sweeps.id = ended.sweep_id returning crypto_sweeps.environment`,
};
const POST: Statement = { name: 'cryptoSweeps.post', text: postTransferSql(1) };
const END: Statement = {
  name: 'cryptoSweeps.end',
  text: `update crypto_sweeps set status = $2, reason = $3, attention_reason = null, finished_at = now(), amount_minor =
      (select sum(amount_minor) from crypto_sweep_transactions
        where sweep_id = $1 and step = 'transfer' and status = 'SUCCEEDED')
    where id = $1 and status = 'PENDING' returning payment_id`,
};
const SESSION: Statement = {
  name: 'cryptoSweeps.session',
  text: 'select id, business_id, environment, expires_at from crypto_payments where id = $1',
};
const NOTE_ATTENTION: Statement = {
  name: 'cryptoSweeps.noteAttention',
  text: 'update crypto_sweeps set attention_reason = $2 where id = $1',
};

/** A sweep's record, or undefined when there is none of that id. */
export async function findSweep(database: Database, sweepId: string): Promise<SweepRecord | undefined> {
  const [row] = await database.run<{
    id: string;
    payment_id: string;
    business_id: string;
    environment: Environment;
    address_index: string;
    address: string;
    status: SweepRecord['status'];
    reason: string | null;
    floor_minor: string;
    deposited_minor: string;
    left_sun: string;
    holds_energy_of_earlier: boolean;
  }>(FIND, [sweepId]);
  return (
    row && {
      sweepId: row.id,
      paymentId: row.payment_id,
      businessId: row.business_id,
      environment: row.environment,
      addressIndex: Number(row.address_index),
      address: row.address,
      status: row.status,
      endReason: row.reason ?? undefined,
      depositedMinor: BigInt(row.deposited_minor),
      floorMinor: BigInt(row.floor_minor),
      leftSun: BigInt(row.left_sun),
      holdsEnergyOfEarlier: row.holds_energy_of_earlier,
    }
  );
}

/** The sweep of a session that still has something to do, or waits for help; undefined when there is none. */
export async function findSweepAtWork(database: Database, paymentId: string): Promise<string | undefined> {
  const [row] = await database.run<{ id: string }>(FIND_AT_WORK, [paymentId]);
  return row?.id;
}

/** The transactions of a sweep, oldest first. */
export async function listSweepTransactions(
  database: Database,
  sweepId: string,
): Promise<readonly SweepTransaction[]> {
  const rows = await database.run<{
    tx_id: string;
    step: SweepStepKind;
    amount_minor: string | null;
    signed_hex: string;
    expires_at: Date;
    status: SweepTransaction['status'];
    failure_reason: string | null;
  }>(TRANSACTIONS, [sweepId]);
  return rows.map((row) => ({
    txId: row.tx_id,
    step: row.step,
    amountMinor: row.amount_minor === null ? undefined : BigInt(row.amount_minor),
    signedHex: row.signed_hex,
    expiresAtMs: row.expires_at.getTime(),
    status: row.status,
    failureReason: row.failure_reason ?? undefined,
  }));
}

/** What other sweeps have signed to lend, and nobody knows yet whether it landed; oldest first. */
export async function listLoansOfOthers(
  runner: StatementRunner,
  sweepId: string,
): Promise<readonly { readonly txId: string; readonly stakeSun: bigint }[]> {
  const rows = await runner.run<{ tx_id: string; amount_minor: string }>(LOANS, [sweepId]);
  return rows.map((row) => ({ txId: row.tx_id, stakeSun: BigInt(row.amount_minor) }));
}

/**
 * Stores a signed transaction: from now on it may be handed to the network.
 *
 * @param transactionsBefore how many transactions of the sweep were known when this one was decided on.
 * @param knownLoans of an order to lend energy: the loans of others beside which the stake was found to be enough.
 * @returns false when it must not be: another of the sweep may still land or was stored since, or the sweep is over.
 *   Energy and TRX are taken back after the end, too. Energy is not lent when another sweep has lent since: it may be of the same
 *   stake.
 */
export async function storeSignedTransaction(
  database: Database,
  sweepId: string,
  transaction: NewTransaction,
  transactionsBefore: number,
  knownLoans?: readonly { readonly txId: string }[],
): Promise<boolean> {
  if (knownLoans === undefined) return store(database, sweepId, transaction, transactionsBefore);
  const knownIds = new Set(knownLoans.map(({ txId }) => txId));
  return database.transaction(async (runner) => {
    await runner.run(LOCK_LOANS, []);
    const loans = await listLoansOfOthers(runner, sweepId);
    if (loans.some(({ txId }) => !knownIds.has(txId))) return false;
    return store(runner, sweepId, transaction, transactionsBefore);
  });
}

async function store(
  runner: StatementRunner,
  sweepId: string,
  transaction: NewTransaction,
  transactionsBefore: number,
): Promise<boolean> {
  try {
    const stored = await runner.run(STORE, [
      transaction.txId,
      sweepId,
      transaction.step,
      transaction.amountMinor ?? null,
      transaction.signedHex,
      new Date(transaction.expiresAtMs),
      transactionsBefore,
    ]);
    return stored.length === 1;
  } catch (error) {
    if (brokenConstraint(error) === 'crypto_sweep_one_signed') return false;
    throw error;
  }
}

/**
 * Records what became of a stored transaction, and books what the USDT contract kept of it. Returns false when that was known
 * before.
 */
export async function endSweepTransaction(
  database: Database,
  ledger: LedgerStore,
  txId: string,
  end: {
    readonly status: 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
    readonly failureReason?: string | undefined;
    readonly feeSun?: bigint | undefined;
    readonly blockNumber?: number | undefined;
    /** What the USDT contract kept of a transfer, in micro-USDT. */
    readonly tokenFeeMinor?: bigint | undefined;
  },
): Promise<boolean> {
  const tokenFeeMinor = end.tokenFeeMinor ?? 0n;
  const endOn = (runner: StatementRunner) =>
    runner.run<{ environment: Environment }>(END_TRANSACTION, [
      txId,
      end.status,
      end.failureReason ?? null,
      end.feeSun ?? 0n,
      end.blockNumber ?? null,
      tokenFeeMinor,
    ]);
  if (tokenFeeMinor === 0n) return (await endOn(database)).length === 1;
  return database.transaction(async (runner) => {
    const [ended] = await endOn(runner);
    if (!ended) return false;
    const fee = { txId, environment: ended.environment, amountMinor: tokenFeeMinor };
    await runner.run(POST, await ledger.parametersOf(tokenFeeTransfer(fee)));
    return true;
  });
}

/** Ends a sweep and tells its session, in one transaction. Returns what was promised; nothing when it had ended. */
export async function endSweep(
  database: Database,
  sweepId: string,
  status: 'DONE' | 'SKIPPED' | 'FAILED',
  reason: string | undefined,
): Promise<readonly OutboxRow[]> {
  return database.transaction(async (runner) => {
    const [ended] = await runner.run<{ payment_id: string }>(END, [sweepId, status, reason ?? null]);
    return ended ? [await promiseNews(runner, ended.payment_id)] : [];
  });
}

async function promiseNews(runner: StatementRunner, paymentId: string): Promise<OutboxRow> {
  const [row] = await runner.run<{
    id: string;
    business_id: string;
    environment: Environment;
    expires_at: Date;
  }>(SESSION, [paymentId]);
  invariant(row, 'A sweep belongs to a session that has no record.');
  const start = cryptoPaymentNews({
    paymentId,
    businessId: row.business_id,
    environment: row.environment,
    expiresAtMs: row.expires_at.getTime(),
  });
  return promiseStart(runner, start);
}

/** Puts a sweep on the operators' list with the reason, or takes it off with null. */
export async function noteSweepAttention(
  database: Database,
  sweepId: string,
  reason: string | null,
): Promise<void> {
  await database.run(NOTE_ATTENTION, [sweepId, reason]);
}

const LEFTOVERS: Statement = {
  name: 'cryptoSweeps.leftovers',
  text: `select payment_id, address, left_sun from (
      select sweep.payment_id, sweep.address, ${LEFT_SUN} as left_sun
        from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
        where sweep.environment = $1 and moved.step in ('top_up', 'transfer', 'return_trx')
        group by sweep.payment_id, sweep.address) as address
    where left_sun >= $2 order by payment_id`,
};

/** TRX that sweeps have left on a deposit address, by the books: what they sent there less what was burnt or sent back. */
export interface Leftover {
  readonly paymentId: string;
  readonly address: string;
  readonly leftSun: bigint;
}

/** The deposit addresses of an environment on which sweeps have left at least so much TRX, in the order of their sessions. */
export async function listLeftovers(
  database: Database,
  environment: Environment,
  leastSun: bigint,
): Promise<readonly Leftover[]> {
  const rows = await database.run<{ payment_id: string; address: string; left_sun: string }>(LEFTOVERS, [
    environment,
    leastSun,
  ]);
  return rows.map((row) => ({
    paymentId: row.payment_id,
    address: row.address,
    leftSun: BigInt(row.left_sun),
  }));
}

const ATTENTION: Statement = {
  name: 'cryptoSweeps.attention',
  text: `select id, payment_id, environment, attention_reason, created_at from crypto_sweeps
    where attention_reason is not null order by created_at, id limit 1000`,
};

/** Sweeps that go on, or get their lent energy back, only when somebody helps; oldest first. */
export async function listSweepsNeedingAttention(database: Database): Promise<
  readonly {
    readonly sweepId: string;
    readonly paymentId: string;
    readonly environment: Environment;
    readonly reason: string;
    readonly since: string;
  }[]
> {
  const rows = await database.run<{
    id: string;
    payment_id: string;
    environment: Environment;
    attention_reason: string;
    created_at: Date;
  }>(ATTENTION, []);
  return rows.map((row) => ({
    sweepId: row.id,
    paymentId: row.payment_id,
    environment: row.environment,
    reason: row.attention_reason,
    since: row.created_at.toISOString(),
  }));
}
