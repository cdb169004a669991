import { createHash } from 'node:crypto';
import { createScanner } from '../src/activities/usdt/chainWatcher.ts';
import type { BlockHeader, ChainNode, ScannedBlock } from '../src/chain/port.ts';
import { type Database, openDatabase } from '../src/db/core/database.ts';
import { migrate } from '../src/db/core/migrate.ts';
import { storedSessionPolicy } from '../src/db/usdt/usdtSessions.ts';
import { DEFAULT_SESSION_POLICY } from '../src/domain/usdt/usdtSession.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { describe, type Figures, measureInTurn, medianOf, ratioOf, spreadOf } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { Run } from './options.ts';
import { exactCpuMicrosOf } from './procfs.ts';

/**
 * A round goes from one side to the other `turns` times, and its ratio is the median of those pairs: what the machine's
 * caches hold changes from one moment to the next, and with it what a block costs.
 */
const SIZES = {
  full: { sessions: 100_000, turns: 40, blocksPerTurn: 25 },
  quick: { sessions: 1_000, turns: 1, blocksPerTurn: 20 },
};

/** USDT transfers in a block of TRON mainnet, and how many of them go to one of our sessions. */
const TRANSFERS_PER_BLOCK = 250;
const DEPOSITS_PER_BLOCK = 1;

/** One network with its own database, read by a scanner that counts what it asks for. */
interface Side {
  /** Before each round: what was promised would be started and forgotten by the relay. */
  forgetPromised(): Promise<void>;
  measure(): Promise<Figures>;
  close(): Promise<void>;
}

/**
 * What one solid block costs the watcher with 100,000 open sessions, beside what it costs with one: requests to the node,
 * SQL statements, and CPU of this process and of the database's.
 *
 * @throws when requests or statements differ between the two.
 */
export async function compareWatchers(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
): Promise<Line> {
  const { sessions, turns, blocksPerTurn } = SIZES[size];
  const one = await openSide(environment, { name: 'watcher_one', sessions: 1, blocksPerTurn });
  const many = await openSide(environment, { name: 'watcher_many', sessions, blocksPerTurn });
  try {
    const inTurn = () => measureInTurn(turns, { many: many.measure, one: one.measure }, () => {});
    // The first blocks warm caches and prepare statements.
    await inTurn();
    const ratios: number[] = [];
    const measured: { readonly many: Figures; readonly one: Figures }[] = [];
    for (let round = 0; round < rounds; round++) {
      await one.forgetPromised();
      await many.forgetPromised();
      const taken = await inTurn();
      const { median: ratio } = ratioOf(taken, { over: 'many', under: 'one', figure: 'cpuMicrosPerBlock' });
      const sides = {
        many: mediansOf(taken.map((turn) => turn.many)),
        one: mediansOf(taken.map((turn) => turn.one)),
      };
      progress(
        `round ${round + 1}: ${describe({ ratio })}   many ${describe(sides.many)}   one ${describe(sides.one)}`,
      );
      ratios.push(ratio);
      measured.push(sides);
    }
    for (const round of measured) {
      for (const figure of ['requestsPerBlock', 'statementsPerBlock']) {
        if (round.many[figure] !== round.one[figure]) {
          throw new Error(`${figure} differ: ${round.many[figure]} and ${round.one[figure]}.`);
        }
      }
    }
    const last = measured.at(-1);
    return lineOf(measured, {
      item: 'h',
      what: `(h) CPU of the watcher per block, ${sessions.toLocaleString('en')} open sessions ÷ 1`,
      over: 'many',
      under: 'one',
      figure: 'cpuMicrosPerBlock',
      unit: 'µs',
      ratio: spreadOf(ratios),
      goal: { atMost: 1.1 },
      note: `both ${last?.many.requestsPerBlock} requests, ${last?.many.statementsPerBlock} statement a block`,
    });
  } finally {
    await one.close();
    await many.close();
  }
}

/** The median of each figure over turns of the same length. */
function mediansOf(turns: readonly Figures[]): Figures {
  const names = Object.keys(turns[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, medianOf(turns.map((turn) => turn[name] ?? Number.NaN))]),
  );
}

async function openSide(
  environment: BenchEnvironment,
  {
    name,
    sessions,
    blocksPerTurn,
  }: { readonly name: string; readonly sessions: number; readonly blocksPerTurn: number },
): Promise<Side> {
  await environment.sql(environment.databaseUrl, `create database ${name}`);
  const url = new URL(environment.databaseUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  await createSessions(environment, url.href, sessions);

  const database = await openDatabase(url.href, { poolSize: 1 });
  let statements = 0;
  const counted: Database = {
    ...database,
    run: (statement) => {
      statements++;
      return database.run(statement);
    },
  };
  const chain = endlessChain(sessions);
  const metrics = createMetrics();
  const scanner = createScanner({ database: counted, dispatch: () => {}, metrics }, 'prod', chain.node);
  await scanner.round();

  return {
    async forgetPromised() {
      await environment.sql(url.href, 'truncate outbox');
      await environment.sql(url.href, 'checkpoint');
    },
    async measure() {
      const [requestsBefore, statementsBefore] = [chain.requests(), statements];
      // The pool gives up a connection that was idle for long, as while the other side is prepared, and opens another.
      const pid = await pidOf(database);
      const cpuBefore = process.cpuUsage();
      const databaseBefore = exactCpuMicrosOf(pid);
      for (let block = 0; block < blocksPerTurn; block++) {
        chain.grow();
        await scanner.round();
      }
      const { user, system } = process.cpuUsage(cpuBefore);
      const databaseMicros = exactCpuMicrosOf(pid) - databaseBefore;
      return {
        requestsPerBlock: (chain.requests() - requestsBefore) / blocksPerTurn,
        statementsPerBlock: (statements - statementsBefore) / blocksPerTurn,
        cpuMicrosPerBlock: (user + system + databaseMicros) / blocksPerTurn,
        databaseMicrosPerBlock: databaseMicros / blocksPerTurn,
      };
    },
    close: () => database.close(),
  };
}

async function createSessions(environment: BenchEnvironment, url: string, count: number): Promise<void> {
  await environment.sql(
    url,
    `insert into businesses (id, name, email, phone, type, category, kyc_status)
      values ('biz_bench', 'Bench', 'bench@merchant.example', '+2340000000000', 'limited_company', 'other', 'APPROVED')`,
  );
  await environment.sql(
    url,
    `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
        metadata, policy, expires_at, created_at, updated_at)
      select 'cp_' || number, 'biz_bench', 'prod', 25000000, number, ${addressSql('number')}, '{}', $2::jsonb,
          now() + interval '3 days', now(), now()
        from generate_series(0, $1::int - 1) number`,
    [count, storedSessionPolicy(DEFAULT_SESSION_POLICY)],
  );
  await environment.sql(url, 'vacuum analyze crypto_payments');
}

/** A made-up address of a session. It only has to look like one, and be spread over the index as real ones are. */
function addressOf(index: number): string {
  return `T${createHash('md5').update(String(index)).digest('hex')}`;
}
function addressSql(index: string): string {
  return `'T' || md5(${index}::text)`;
}

/** A chain in memory, whose newest block is solid at once: what it costs to read a node is the same for everybody. */
function endlessChain(sessions: number) {
  const blocks: ScannedBlock[] = [];
  let requests = 0;
  const hashOf = (number: number) => number.toString(16).padStart(64, '0');
  const grow = () => {
    const number = blocks.length + 1;
    const txId = (index: number) => createHash('sha256').update(`${number}/${index}`).digest('hex');
    blocks.push({
      number,
      hash: hashOf(number),
      parentHash: hashOf(number - 1),
      timestampMs: 1_700_000_000_000 + number * 3_000,
      transactionCount: TRANSFERS_PER_BLOCK,
      transfers: Array.from({ length: TRANSFERS_PER_BLOCK }, (_, index) => ({
        txId: txId(index),
        logIndex: 0,
        contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        isUsdt: true,
        from: 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT',
        to:
          index < DEPOSITS_PER_BLOCK
            ? addressOf((number * 7_919) % sessions)
            : addressOf(-number * 1_000 - index),
        amountMinor: 1_000_000n,
      })),
    });
  };
  grow();
  const newest = (): ScannedBlock => {
    const block = blocks.at(-1);
    if (!block) throw new Error('The chain is empty.');
    return block;
  };
  const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
    requests++;
    return answer();
  };
  const blockAt = (number: number) => blocks[number - 1] ?? newest();
  const node: Pick<ChainNode, 'networkName' | 'head' | 'solidHead' | 'solidBlock' | 'headBlock'> = {
    networkName: 'bench',
    head: () => ask((): BlockHeader => newest()),
    solidHead: () => ask((): BlockHeader => newest()),
    solidBlock: (number) => ask(() => blockAt(number)),
    headBlock: (number) => ask(() => blockAt(number)),
  };
  return { node: node as ChainNode, grow, requests: () => requests };
}

async function pidOf(database: Database): Promise<number> {
  const [row] = await database.run<{ pid: number }>({
    sql: 'select pg_backend_pid() as pid',
    parameters: [],
  });
  return row?.pid ?? 0;
}
