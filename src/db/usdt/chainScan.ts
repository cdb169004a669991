import { invariant } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';
import { DUST_FLOOR_MINOR } from '../../domain/usdt/usdtSession.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import type { OutboxRow } from '../core/outbox.ts';
import { millisecondsSql, rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';
import { outboxNewsSql } from './usdtSessions.ts';

/** SQL: whether an amount is enough to concern a session. */
const isNoDust = sql`amount_minor >= ${DUST_FLOOR_MINOR}::bigint`;

/** How far a network has been read. */
export interface ChainCursor {
  readonly blockNumber: number;
  readonly blockHash: string;
  readonly blockTimeMs: number;
}

/** A transfer in a block, as the scanner hands it over. */
export interface ScannedTransfer extends TokenTransfer {
  readonly blockNumber: number;
  readonly blockTimeMs: number;
}

/** Transfers in blocks of one network, and the environment whose sessions they may be meant for. */
export interface ScannedTransfers {
  readonly network: string;
  readonly environment: Environment;
  readonly transfers: readonly ScannedTransfer[];
}

/** What storing blocks came to. */
export interface StoredBlocks {
  /** False when another scanner had moved the cursor: then nothing was stored by this call. */
  readonly isMoved: boolean;
  readonly deposits: number;
  readonly unexpected: number;
  /** News for sessions, to be kept soon. */
  readonly messages: readonly OutboxRow[];
}

/** Blocks after which a sighting that no solid block confirmed is given up: five minutes, past any transaction's expiry. */
const SIGHTING_BLOCKS = 100;

/** A block is remembered when the last one remembered is so far behind, and forgotten after 30 days. */
const CHECKPOINT_BLOCKS = 100;
const CHECKPOINTS_FOR_BLOCKS = 864_000;

/** SQL: the sessions of the environment joined with the transfers to their addresses, as `payment` and `transfer`. */
function ourTransfersSql({ environment, transfers }: ScannedTransfers): Sql {
  const column = (name: keyof ScannedTransfer) => transfers.map((transfer) => transfer[name]);
  // Of a block's hundreds of transfers hardly one is to us. As an array their addresses are looked up in the hash of
  // addresses, whose cost hardly grows with the sessions; the join alone would go down the tree for each.
  return sql`crypto_payments payment join unnest(${column('txId')}::text[], ${column('logIndex')}::int[],
        ${column('contract')}::text[], ${column('isUsdt')}::boolean[], ${column('from')}::text[], ${column('to')}::text[],
        ${column('amountMinor')}::numeric[], ${column('blockNumber')}::bigint[],
        ${transfers.map(({ blockTimeMs }) => new Date(blockTimeMs))}::timestamptz[])
      as transfer (tx_id, log_index, contract, is_usdt, from_address, to_address, amount_minor, block_number, block_time)
    on payment.deposit_address = transfer.to_address
      and payment.deposit_address = any(${column('to')}::text[]) and payment.environment = ${environment}`;
}

/**
 * Deposits among the transfers of solid blocks. The lock on the session makes scanner and settlement take turns: a
 * deposit is either counted by the settlement or known to have come after it. The TRX with which our own sweeps top an
 * address up is not a deposit: such a transaction was stored before it could be in a block. Dust is stored, and tells no session.
 */
function storeDepositsSql(scanned: ScannedTransfers, guard: Sql = rawSql('')): Sql {
  return sql`hit as (
      select transfer.*, payment.id, payment.environment, payment.business_id, payment.expires_at, payment.status
        from ${guard} ${ourTransfersSql(scanned)}
        order by payment.id
        for no key update of payment),
    stored as (
      insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
          block_time, contract, from_address, amount_minor, status, reason)
        select ${scanned.network}, tx_id, log_index, environment, id, business_id, block_number, block_time, contract,
            from_address, amount_minor, case when reason is not null then 'UNEXPECTED'
              when amount_minor < ${DUST_FLOOR_MINOR}::bigint then 'DUST' else 'RECEIVED' end, reason
          from hit cross join lateral (select case
            when not is_usdt and not exists (select from accepted_contracts accepted
              where accepted.environment = hit.environment and accepted.contract = hit.contract) then 'wrong_token'
            when amount_minor > 9223372036854775807 then 'out_of_range'
            when amount_minor < ${DUST_FLOOR_MINOR}::bigint then null
            when status in ('SETTLED', 'FAILED') then 'session_over' end as reason) verdict
          where not exists (select from crypto_sweep_transactions ours where ours.tx_id = hit.tx_id and step = 'top_up')
        on conflict do nothing returning payment_id, tx_id, log_index, status)`;
}

/**
 * SQL, last in a statement that stored something: the news for sessions, and what it came to.
 *
 * @param news a relation whose `payment_id` names the sessions that have news.
 * @param isMoved whether the cursor was moved.
 */
function answerSql(news: Sql, isMoved: Sql = rawSql('false')): Sql {
  return sql`told as (
      select payment.id, payment.environment, payment.business_id, payment.expires_at from crypto_payments payment
        join ${news} on news.payment_id = payment.id),
    messages as (${outboxNewsSql(sql`told`)})
    select ${isMoved} as is_moved,
      (select count(*)::int from stored where status = 'RECEIVED') as deposits,
      (select count(*)::int from stored where status = 'UNEXPECTED') as unexpected,
      (select coalesce(json_agg(messages), '[]') from messages) as messages`;
}

/** A contract other than the given one, and than those that operators accepted, whose tokens an environment's books have as USDT; undefined when there is none. */
export async function findOtherUsdtContract(
  runner: StatementRunner,
  environment: Environment,
  contract: string,
): Promise<string | undefined> {
  // Two looks at the index, whatever the number of deposits.
  const known = await runner.first(
    selectWhere('chain_deposits', { environment })
      .select(({ fn }) => [fn.min('contract').as('first'), fn.max('contract').as('last')])
      .where('reason', 'is distinct from', 'wrong_token')
      .where('contract', 'not in', selectWhere('accepted_contracts', { environment }).select('contract')),
  );
  return [known?.first, known?.last].find((each) => each !== undefined && each !== contract);
}

/** The environments whose chain has been read before, and so has to be read on. */
export async function listEnvironmentsRead(database: Database): Promise<readonly Environment[]> {
  const rows = await database.run(
    tables.selectFrom('chain_cursors').select('environment').distinct().orderBy('environment'),
  );
  return rows.map(({ environment }) => environment);
}

/** How far a network has been read; undefined when it never was. */
export function readCursor(database: Database, network: string): Promise<ChainCursor | undefined> {
  return database.first(
    statement<ChainCursor>('chainScan.readCursor')`
      select block_number::float8 as block_number, block_hash, ${millisecondsSql('block_time')}
        from chain_cursors where network = ${network}`,
  );
}

/** How old the last block is that was read of a network, in seconds; Infinity when none was read yet. */
export interface ChainLag {
  readonly network: string;
  readonly seconds: number;
}

/** The lag of each network, as its cursor and the clock have it: it grows while no watcher reads. */
export async function readChainLags(
  database: Database,
  networks: readonly string[],
): Promise<readonly ChainLag[]> {
  const cursors = await Promise.all(networks.map((network) => readCursor(database, network)));
  const nowMs = Date.now();
  return networks.map((network, index) => {
    const readUntilMs = cursors[index]?.blockTimeMs ?? Number.NEGATIVE_INFINITY;
    return { network, seconds: Math.max(0, (nowMs - readUntilMs) / 1_000) };
  });
}

/** Begins reading a network behind a block. Harmless when it was begun before: the first one stays. */
export async function beginCursor(
  database: Database,
  network: string,
  { environment, blockNumber, blockHash, blockTimeMs }: ChainCursor & { readonly environment: Environment },
): Promise<void> {
  await database.run(
    tables
      .insertInto('chain_cursors')
      .values({
        network,
        environment,
        blockNumber: BigInt(blockNumber),
        blockHash,
        blockTime: new Date(blockTimeMs),
      })
      .onConflict((begun) => begun.doNothing()),
  );
  await database.run(
    tables
      .insertInto('chain_checkpoints')
      .values({ network, blockNumber: BigInt(blockNumber), blockHash, blockTime: new Date(blockTimeMs) })
      .onConflict((known) => known.doNothing()),
  );
}

/** When the first session of an environment was created, ms since 1970; no block before it can concern us. */
export async function oldestSessionMs(
  database: Database,
  environment: Environment,
): Promise<number | undefined> {
  const oldest = await database.first(
    selectWhere('crypto_payments', { environment }).select('createdAt').orderBy('createdAt').limit(1),
  );
  return oldest && Date.parse(oldest.createdAt);
}

/** Whether a session waits for a payment, which is shown to its customer before it is solid. */
export function hasSessionToPay(database: Database, environment: Environment): Promise<boolean> {
  return database.hasRow(
    statement<{ id: string }>('chainScan.hasSessionToPay')`
      select id from crypto_payments where environment = ${environment}
        and status in ('AWAITING_DEPOSIT', 'PENDING_CONFIRMATION', 'UNDERPAID') limit 1`,
  );
}

/**
 * Stores what solid blocks hold for us, tells the sessions, and moves the cursor: one statement, whatever the number of
 * blocks, transfers and sessions. A cursor that moves on is not lost, so its alarm ends.
 *
 * @param from the cursor as it was when the blocks after it were read; when it has moved since, nothing is stored.
 * @param to the last of those blocks.
 */
export async function storeBlocks(
  database: Database,
  scanned: ScannedTransfers,
  { from, to }: { readonly from: ChainCursor; readonly to: ChainCursor },
): Promise<StoredBlocks> {
  const { network } = scanned;
  const stored = await database.first(
    statement<StoredBlocks>('chainScan.storeBlocks')`with
      moved as (
        update chain_cursors set block_number = ${to.blockNumber}, block_hash = ${to.blockHash},
            block_time = ${new Date(to.blockTimeMs)}, updated_at = now()
          where network = ${network} and block_number = ${from.blockNumber} and block_hash = ${from.blockHash}
          returning network, environment),
      found_again as (
        delete from chain_alarms using moved where chain_alarms.kind = 'lost_cursor'
          and chain_alarms.subject = moved.network and chain_alarms.environment = moved.environment),
      passed as (
        insert into chain_checkpoints (network, block_number, block_hash, block_time)
          select network, ${to.blockNumber}, ${to.blockHash}, ${new Date(to.blockTimeMs)} from moved
            where not exists (select from chain_checkpoints known where known.network = moved.network
              and known.block_number > ${to.blockNumber - CHECKPOINT_BLOCKS})
          on conflict do nothing),
      outlived as (
        delete from chain_checkpoints using moved where chain_checkpoints.network = moved.network
          and chain_checkpoints.block_number < ${to.blockNumber - CHECKPOINTS_FOR_BLOCKS}),
      ${storeDepositsSql(scanned, sql`moved cross join`)},
      confirmed as (
        delete from chain_sightings using stored where network = ${network} and chain_sightings.tx_id = stored.tx_id
          and chain_sightings.log_index = stored.log_index returning chain_sightings.payment_id),
      vanished as (
        delete from chain_sightings using moved where chain_sightings.network = moved.network
            and block_number < ${to.blockNumber - SIGHTING_BLOCKS}
            and not exists (select from stored where stored.tx_id = chain_sightings.tx_id
              and stored.log_index = chain_sightings.log_index)
          returning payment_id, amount_minor),
      ${answerSql(
        sql`(select payment_id from stored where status = 'RECEIVED'
          union select payment_id from vanished where ${isNoDust}) news`,
        sql`exists (select from moved)`,
      )}`,
  );
  return answered(stored);
}

/** Stores what an operator has had read again. What was stored before stays as it is. */
export async function storeTransfersAgain(
  database: Database,
  scanned: ScannedTransfers,
): Promise<StoredBlocks> {
  // Without the cursor: blocks and transactions that an operator has read again.
  const stored = await database.first(
    statement<StoredBlocks>('chainScan.storeAgain')`with
      ${storeDepositsSql(scanned)},
      ${answerSql(sql`(select payment_id from stored where status = 'RECEIVED') news`)}`,
  );
  return answered(stored);
}

/**
 * Notes USDT on its way to sessions, from blocks that may still be replaced, and tells the sessions. Dust is noted too, so that a
 * comparison with the chain leaves its address out meanwhile, and tells no session.
 */
export async function storeSightings(
  database: Database,
  scanned: ScannedTransfers,
): Promise<readonly OutboxRow[]> {
  const { network } = scanned;
  const stored = await database.first(
    statement<StoredBlocks>('chainScan.storeSightings')`with
      stored as (
        insert into chain_sightings (network, tx_id, log_index, payment_id, block_number, amount_minor)
          select ${network}, tx_id, log_index, payment.id, block_number, amount_minor
            from ${ourTransfersSql(scanned)}
            where is_usdt and amount_minor <= 9223372036854775807 and payment.status not in ('SETTLED', 'FAILED')
              and not exists (select from chain_deposits deposit where deposit.network = ${network}
                and deposit.tx_id = transfer.tx_id and deposit.log_index = transfer.log_index)
          on conflict do nothing returning payment_id, amount_minor, 'SIGHTED' as status),
      ${answerSql(sql`(select payment_id from stored where ${isNoDust}) news`)}`,
  );
  return answered(stored).messages;
}

function answered(stored: StoredBlocks | undefined): StoredBlocks {
  invariant(stored, 'What was stored is always answered.');
  return stored;
}
