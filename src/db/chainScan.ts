import type { Environment } from '../domain/money.ts';
import { promiseNewsSql } from './cryptoPayments.ts';
import type { Database, Statement, StatementRunner } from './database.ts';
import { type OutboxColumns, type OutboxRow, toOutboxRow } from './outbox.ts';

/** How far a network has been read. */
export interface ChainCursor {
  readonly blockNumber: number;
  readonly blockHash: string;
  readonly blockTimeMs: number;
}

/** A transfer of a token or of TRX in a block, as the scanner hands it over. Amounts up to 2^256 - 1. */
export interface ScannedTransfer {
  readonly txId: string;
  readonly logIndex: number;
  readonly contract: string;
  readonly isUsdt: boolean;
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
  readonly blockNumber: number;
  readonly blockTimeMs: number;
}

/** What storing blocks came to. */
export interface StoredBlocks {
  /** False when another scanner had moved the cursor: then nothing was stored by this call. */
  readonly isMoved: boolean;
  readonly deposits: number;
  readonly unexpected: number;
  /** News for sessions, to be kept soon. */
  readonly promised: readonly OutboxRow[];
}

/** SQL that is true of a deposit of an environment in what counted as USDT then. */
const IS_USDT = `environment = $1 and reason is distinct from 'wrong_token'`;

/** Blocks after which a sighting that no solid block confirmed is given up: five minutes, past any transaction's expiry. */
const SIGHTING_BLOCKS = 100;

const READ_CURSOR: Statement = {
  name: 'chainScan.readCursor',
  text: 'select block_number, block_hash, block_time from chain_cursors where network = $1',
};
const BEGIN: Statement = {
  name: 'chainScan.begin',
  text: `insert into chain_cursors (network, environment, block_number, block_hash, block_time)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
};
const OLDEST_SESSION: Statement = {
  name: 'chainScan.oldestSession',
  text: 'select min(created_at) as created_at from crypto_payments where environment = $1',
};

// The columns of the unnested transfers, from parameter $3 on.
const TRANSFERS = `unnest($3::text[], $4::int[], $5::text[], $6::boolean[], $7::text[], $8::text[], $9::numeric[],
    $10::bigint[], $11::timestamptz[])
  as transfer (tx_id, log_index, contract, is_usdt, from_address, to_address, amount_minor, block_number, block_time)`;
const TRANSFER_PARAMETERS = 9;

// Of a block's hundreds of transfers hardly one is to us. As an array their addresses are looked up in the hash of
// addresses, whose cost hardly grows with the sessions; the join alone would go down the tree for each.
const OUR_TRANSFERS = `crypto_payments payment join ${TRANSFERS} on payment.deposit_address = transfer.to_address
    and payment.deposit_address = any($8::text[]) and payment.environment = $2`;

/**
 * Deposits among the transfers of solid blocks. The lock on the session makes scanner and settlement take turns: a
 * deposit is either counted by the settlement or known to have come after it. The TRX with which our own sweeps top an
 * address up is no deposit: such a transaction was stored before anybody could put it into a block.
 */
function storeDepositsSql(guard: string): string {
  return `hit as (
      select transfer.*, payment.id, payment.environment, payment.business_id, payment.expires_at, payment.status
        from ${guard} ${OUR_TRANSFERS}
        order by payment.id
        for no key update of payment),
    stored as (
      insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
          block_time, contract, from_address, amount_minor, status, reason)
        select $1, tx_id, log_index, environment, id, business_id, block_number, block_time, contract, from_address,
            amount_minor, case when reason is null then 'RECEIVED' else 'UNEXPECTED' end, reason
          from hit cross join lateral (select case
            when not is_usdt then 'wrong_token'
            when amount_minor > 9223372036854775807 then 'out_of_range'
            when status in ('SETTLED', 'FAILED') then 'session_over' end as reason) verdict
          where not exists (select from crypto_sweep_transactions ours where ours.tx_id = hit.tx_id and step = 'top_up')
        on conflict do nothing returning payment_id, tx_id, log_index, status)`;
}

const NEWS = promiseNewsSql('told');

/** The answer of a statement that stored something: counts, and the promises it made. */
const ANSWER = `select
    (select count(*) from stored where status = 'RECEIVED') as deposits,
    (select count(*) from stored where status = 'UNEXPECTED') as unexpected,
    (select coalesce(json_agg(promised), '[]') from promised) as promised`;

const CURSOR_FIRST = 3 + TRANSFER_PARAMETERS;
const STORE_BLOCKS: Statement = {
  name: 'chainScan.storeBlocks',
  text: `with
    moved as (
      update chain_cursors set block_number = $${CURSOR_FIRST + 2}, block_hash = $${CURSOR_FIRST + 3},
          block_time = $${CURSOR_FIRST + 4}, updated_at = now()
        where network = $1 and block_number = $${CURSOR_FIRST} and block_hash = $${CURSOR_FIRST + 1} returning network),
    ${storeDepositsSql('moved cross join')},
    confirmed as (
      delete from chain_sightings using stored where network = $1 and chain_sightings.tx_id = stored.tx_id
        and chain_sightings.log_index = stored.log_index returning chain_sightings.payment_id),
    vanished as (
      delete from chain_sightings using moved where chain_sightings.network = moved.network
          and block_number < $${CURSOR_FIRST + 2} - ${SIGHTING_BLOCKS}
          and not exists (select from stored where stored.tx_id = chain_sightings.tx_id
            and stored.log_index = chain_sightings.log_index)
        returning payment_id),
    told as (
      select payment.id, payment.environment, payment.business_id, payment.expires_at from crypto_payments payment
        join (select payment_id from stored where status = 'RECEIVED' union select payment_id from vanished) news
          on news.payment_id = payment.id),
    promised as (${NEWS})
    ${ANSWER}, (select count(*) from moved) as moved`,
};

// Without the cursor: blocks and transactions that an operator has read again.
const STORE_AGAIN: Statement = {
  name: 'chainScan.storeAgain',
  text: `with ${storeDepositsSql('')},
    told as (
      select payment.id, payment.environment, payment.business_id, payment.expires_at from crypto_payments payment
        join stored on stored.payment_id = payment.id and stored.status = 'RECEIVED'),
    promised as (${NEWS})
    ${ANSWER}`,
};

const STORE_SIGHTINGS: Statement = {
  name: 'chainScan.storeSightings',
  text: `with
    stored as (
      insert into chain_sightings (network, tx_id, log_index, payment_id, block_number, amount_minor)
        select $1, tx_id, log_index, payment.id, block_number, amount_minor
          from ${OUR_TRANSFERS}
          where is_usdt and amount_minor <= 9223372036854775807 and payment.status not in ('SETTLED', 'FAILED')
            and not exists (select from chain_deposits deposit
              where deposit.network = $1 and deposit.tx_id = transfer.tx_id and deposit.log_index = transfer.log_index)
        on conflict do nothing returning payment_id, 'SIGHTED' as status),
    told as (
      select payment.id, payment.environment, payment.business_id, payment.expires_at from crypto_payments payment
        join stored on stored.payment_id = payment.id),
    promised as (${NEWS})
    ${ANSWER}`,
};

const ENVIRONMENTS_READ: Statement = {
  name: 'chainScan.environmentsRead',
  text: 'select distinct environment from chain_cursors order by environment',
};

// Two looks at the index, whatever the number of deposits.
const OTHER_CONTRACT: Statement = {
  name: 'chainScan.otherContract',
  text: `select contract from (
      select min(contract) as contract from chain_deposits where ${IS_USDT}
      union all select max(contract) from chain_deposits where ${IS_USDT}) known
    where contract <> $2 limit 1`,
};

/** A contract other than the given one whose tokens an environment's books have as USDT; undefined when there is none. */
export async function findOtherUsdtContract(
  runner: StatementRunner,
  environment: Environment,
  contract: string,
): Promise<string | undefined> {
  const [row] = await runner.run<{ contract: string }>(OTHER_CONTRACT, [environment, contract]);
  return row?.contract;
}

/** The environments whose chain has been read before, and so has to be read on. */
export async function listEnvironmentsRead(database: Database): Promise<readonly Environment[]> {
  const rows = await database.run<{ environment: Environment }>(ENVIRONMENTS_READ, []);
  return rows.map(({ environment }) => environment);
}

/** How far a network has been read; undefined when it never was. */
export async function readCursor(database: Database, network: string): Promise<ChainCursor | undefined> {
  const [row] = await database.run<{ block_number: string; block_hash: string; block_time: Date }>(
    READ_CURSOR,
    [network],
  );
  return (
    row && {
      blockNumber: Number(row.block_number),
      blockHash: row.block_hash,
      blockTimeMs: row.block_time.getTime(),
    }
  );
}

/** How old the last block is that was read of a network, in seconds; Infinity when none was read yet. */
export interface ChainLag {
  readonly network: string;
  readonly seconds: number;
}

/** The lag of each network, as its cursor and the clock have it: it grows while nobody reads. */
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
  environment: Environment,
  cursor: ChainCursor,
): Promise<void> {
  await database.run(BEGIN, [
    network,
    environment,
    cursor.blockNumber,
    cursor.blockHash,
    new Date(cursor.blockTimeMs),
  ]);
}

/** When the first session of an environment was created, ms since 1970; no block before it can concern us. */
export async function oldestSessionMs(
  database: Database,
  environment: Environment,
): Promise<number | undefined> {
  const [row] = await database.run<{ created_at: Date | null }>(OLDEST_SESSION, [environment]);
  return row?.created_at?.getTime();
}

/**
 * Stores what solid blocks hold for us, tells the sessions, and moves the cursor: one statement, whatever the number of
 * blocks, transfers and sessions.
 *
 * @param from the cursor as it was when the blocks after it were read; when it has moved since, nothing is stored.
 * @param to the last of those blocks.
 */
export async function storeBlocks(
  database: Database,
  network: string,
  environment: Environment,
  transfers: readonly ScannedTransfer[],
  from: ChainCursor,
  to: ChainCursor,
): Promise<StoredBlocks> {
  const [row] = await database.run<AnswerColumns>(STORE_BLOCKS, [
    network,
    environment,
    ...transferParameters(transfers),
    from.blockNumber,
    from.blockHash,
    to.blockNumber,
    to.blockHash,
    new Date(to.blockTimeMs),
  ]);
  return { ...toStored(row), isMoved: row?.moved === '1' };
}

/** Stores what an operator has had read again. What was stored before stays as it is. */
export async function storeTransfersAgain(
  database: Database,
  network: string,
  environment: Environment,
  transfers: readonly ScannedTransfer[],
): Promise<StoredBlocks> {
  const [row] = await database.run<AnswerColumns>(STORE_AGAIN, [
    network,
    environment,
    ...transferParameters(transfers),
  ]);
  return { ...toStored(row), isMoved: false };
}

/** Notes USDT on its way to sessions, from blocks that may still be replaced, and tells the sessions. */
export async function storeSightings(
  database: Database,
  network: string,
  environment: Environment,
  transfers: readonly ScannedTransfer[],
): Promise<readonly OutboxRow[]> {
  const [row] = await database.run<AnswerColumns>(STORE_SIGHTINGS, [
    network,
    environment,
    ...transferParameters(transfers),
  ]);
  return toStored(row).promised;
}

interface AnswerColumns {
  deposits: string;
  unexpected: string;
  promised: readonly {
    id: number;
    workflow_type: OutboxColumns['workflowType'];
    workflow_id: string;
    input: OutboxColumns['input'];
    start_delay_ms: number;
    signal_name: string | null;
  }[];
  moved?: string;
}

function toStored(row: AnswerColumns | undefined): Omit<StoredBlocks, 'isMoved'> {
  return {
    deposits: Number(row?.deposits ?? 0),
    unexpected: Number(row?.unexpected ?? 0),
    promised: (row?.promised ?? []).map((each) =>
      toOutboxRow({
        id: String(each.id),
        workflowType: each.workflow_type,
        workflowId: each.workflow_id,
        input: each.input,
        startDelayMs: BigInt(each.start_delay_ms),
        signalName: each.signal_name ?? undefined,
      }),
    ),
  };
}

function transferParameters(transfers: readonly ScannedTransfer[]): readonly unknown[] {
  return [
    transfers.map(({ txId }) => txId),
    transfers.map(({ logIndex }) => logIndex),
    transfers.map(({ contract }) => contract),
    transfers.map(({ isUsdt }) => isUsdt),
    transfers.map(({ from }) => from),
    transfers.map(({ to }) => to),
    transfers.map(({ amountMinor }) => amountMinor.toString()),
    transfers.map(({ blockNumber }) => blockNumber),
    transfers.map(({ blockTimeMs }) => new Date(blockTimeMs)),
  ];
}
