import { type Figures, measureInTurn, medianFigure, quantileOf, spreadOf } from './comparison.ts';
import { totalCpuMs, withFlowCpu } from './cpu.ts';
import type { BenchEnvironment, BenchMerchant, BenchServer, LoadedEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { LoadJob, LoadLimit, LoadResult } from './load.ts';
import { post, until } from './merchantRequests.ts';
import type { Run } from './options.ts';

const SIZES = {
  full: { samplesPerRound: 300, sessionsAtSaturation: 500, running: 100, settled: 100 },
  quick: { samplesPerRound: 10, sessionsAtSaturation: 20, running: 5, settled: 3 },
};
const CALLERS_AT_SATURATION = 16;
const MAX_SAMPLING_SECONDS = 60;
const PATH = '/v1/business/crypto/payments';
const BODY = { amount: 25 };

type Side = 'ours' | 'raw';

interface SessionBench {
  readonly loaded: LoadedEnvironment;
  /** Whose CPU time is each side's. */
  readonly pids: Readonly<Record<Side, readonly number[]>>;
  /** Where each side serves its sessions. */
  readonly urls: Readonly<Record<Side, string>>;
}

/**
 * (l), (m) and (v): creating a USDT session ÷ a row inserted and a bare workflow started; reading the status of one that
 * runs, which its workflow is asked for ÷ reading a row; and the CPU time of one until it is settled. Measures those of
 * them that the run is to have.
 */
export async function compareSessions(loaded: LoadedEnvironment, run: Run): Promise<readonly Line[]> {
  const { environment } = loaded;
  const ours = await environment.serviceUrl();
  const raw = await startRawServer(environment);
  // Only these lines need it: its polls would be measured with the others.
  const worker = await environment.startWorker(['chain']);
  try {
    const bench = {
      loaded,
      pids: { ours: environment.servicePids(), raw: [raw.pid, (await environment.bareWorker()).pid] },
      urls: { ours: ours + PATH, raw: raw.url + PATH },
    };
    return [
      ...(run.items.has('l') ? await compareCreation(bench, run) : []),
      ...(run.items.has('m') ? await compareStatus(bench, run) : []),
      ...(run.items.has('v') ? [await measureSettlement(bench, run)] : []),
    ];
  } finally {
    await worker.stop();
    await raw.stop();
  }
}

async function compareCreation(bench: SessionBench, run: Run): Promise<readonly Line[]> {
  const { samplesPerRound, sessionsAtSaturation } = SIZES[run.size];
  run.progress(`(l) ${samplesPerRound} sessions one after the other, ${sessionsAtSaturation} at once`);
  const measure = async (side: Side): Promise<Figures> => {
    const limit = { calls: samplesPerRound, seconds: MAX_SAMPLING_SECONDS };
    const { samplesMs } = await create(bench, side, { callers: 1, limit });
    const startMs = performance.now();
    const all = { calls: sessionsAtSaturation, seconds: MAX_SAMPLING_SECONDS };
    const { done } = await create(bench, side, { callers: CALLERS_AT_SATURATION, limit: all });
    const perSecond = (done * 1_000) / (performance.now() - startMs);
    return { p50Ms: quantileOf(samplesMs, 0.5), perSecond, operations: samplesMs.length + done };
  };
  const sides = sidesOf(bench, { ours: () => measure('ours'), raw: () => measure('raw') });
  if (run.size === 'full') for (const each of [sides.ours, sides.raw]) await each();
  const measured = await measureInTurn(run.rounds, sides, run.progress);
  const common = { item: 'l', over: 'ours', under: 'raw' } as const;
  const baseline = 'raw insert + bare workflow start';
  return [
    lineOf(measured, {
      ...common,
      what: `(l) USDT session create, p50 ÷ ${baseline}`,
      figure: 'p50Ms',
      unit: 'ms',
    }),
    lineOf(measured, {
      ...common,
      what: `(l) USDT sessions/s until each is started, ${CALLERS_AT_SATURATION} callers ÷ ${baseline}`,
      figure: 'perSecond',
      unit: '/s',
    }),
  ];
}

/** Both sides with the CPU time of their own processes. */
function sidesOf(
  { loaded: { environment }, pids }: SessionBench,
  { ours, raw }: Readonly<Record<Side, () => Promise<Figures>>>,
) {
  return {
    ours: () => withFlowCpu(environment, pids.ours, ours),
    raw: () => withFlowCpu(environment, pids.raw, raw),
  };
}

/** Creates sessions, and waits until the workflow of each has been started, which ours promises and does afterwards. */
async function create(
  { loaded: { environment, load, merchants }, urls }: SessionBench,
  side: Side,
  { callers, limit }: { readonly callers: number; readonly limit: LoadLimit },
): Promise<LoadResult> {
  const job: LoadJob = { type: 'http', url: `${urls[side]}/create`, merchants, body: BODY, callers, limit };
  const result = await load.ask<LoadResult>(job);
  await until('every session to be started', async () => {
    const { rows } = await environment.sql(
      environment.databaseUrl,
      'select count(*)::int as waiting from outbox',
    );
    return rows[0]?.waiting === 0;
  });
  return result;
}

async function compareStatus(bench: SessionBench, run: Run): Promise<readonly Line[]> {
  const { samplesPerRound, running } = SIZES[run.size];
  run.progress(`(m) the status of ${running} sessions that run`);
  const { merchants, load } = bench.loaded;
  const [merchant] = merchants;
  if (!merchant) throw new Error('There is no merchant to call for.');
  const side = async (name: Side) => {
    const urls = await createSome(bench.urls[name], merchant, running);
    const limit = { calls: samplesPerRound, seconds: MAX_SAMPLING_SECONDS };
    const job: LoadJob = { type: 'read', urls, merchant, callers: 1, limit };
    return async (): Promise<Figures> => {
      const { samplesMs } = await load.ask<LoadResult>(job);
      const operations = samplesMs.length;
      return { p50Ms: quantileOf(samplesMs, 0.5), p99Ms: quantileOf(samplesMs, 0.99), operations };
    };
  };
  const sides = sidesOf(bench, { ours: await side('ours'), raw: await side('raw') });
  for (const each of [sides.ours, sides.raw]) await each();
  const measured = await measureInTurn(run.rounds, sides, run.progress);
  const line = (name: string, figure: string) =>
    lineOf(measured, {
      item: 'm',
      what: `(m) GET status of a running USDT session, ${name} ÷ GET of a row by raw Koa + pg`,
      over: 'ours',
      under: 'raw',
      figure,
      unit: 'ms',
    });
  return [line('p50', 'p50Ms'), line('p99', 'p99Ms')];
}

/** Creates sessions one after the other. Returns where each is read. */
async function createSome(url: string, merchant: BenchMerchant, count: number): Promise<readonly string[]> {
  const urls: string[] = [];
  for (let number = 0; number < count; number++) {
    const { payment } = await post(`${url}/create`, merchant, BODY);
    urls.push(`${url}/${payment.paymentId}`);
  }
  return urls;
}

/**
 * (v): CPU time of everything for one USDT session from its request until it is SETTLED: of the service, Postgres and
 * Temporal. Some sessions go together, because the watcher of the simulated chain works for all of them.
 */
async function measureSettlement(bench: SessionBench, run: Run): Promise<Line> {
  const { settled } = SIZES[run.size];
  run.progress(`(v) ${settled} sessions at once, until each is settled`);
  const side = () => withFlowCpu(bench.loaded.environment, bench.pids.ours, () => settleSome(bench, settled));
  if (run.size === 'full') await side();
  const measured = await measureInTurn(run.rounds, { ours: side }, run.progress);
  const median = (name: string) => medianFigure(measured, 'ours', name).toFixed(1);
  return {
    item: 'v',
    what: `(v) CPU of everything for one USDT session until SETTLED, ${settled} at once`,
    ratio: spreadOf(measured.map(({ ours }) => totalCpuMs(ours))),
    unit: 'ms',
    note: `ours and Postgres ${median('cpuMs')} ms, Temporal ${median('temporalCpuMs')} ms; all settled after ${median('settledAfterMs')} ms`,
  };
}

/** Creates sessions, has the simulated chain pay each, and waits until all are settled. */
async function settleSome({ loaded, urls }: SessionBench, count: number): Promise<Figures> {
  const { environment, merchants } = loaded;
  const startMs = performance.now();
  const ids: string[] = [];
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const merchant = merchants[next++ % merchants.length];
      if (!merchant) throw new Error('There is no merchant to call for.');
      const { payment } = await post(`${urls.ours}/create`, merchant, BODY);
      await post(`${urls.ours}/${payment.paymentId}/simulate-deposit`, merchant, {});
      ids.push(payment.paymentId);
    }
  };
  await Promise.all(Array.from({ length: CALLERS_AT_SATURATION }, caller));
  await until('every session to be settled', async () => {
    const { rows } = await environment.sql(
      environment.databaseUrl,
      `select count(*)::int as settled from crypto_payments where id = any($1) and status = 'SETTLED'`,
      [ids],
    );
    return rows[0]?.settled === count;
  });
  return { settledAfterMs: performance.now() - startMs, operations: count };
}

/** The raw server, and its table with the columns and indexes of ours. */
async function startRawServer(environment: BenchEnvironment): Promise<BenchServer> {
  const { plainUrl, poolSize, sql, startServer } = environment;
  await sql(
    plainUrl,
    `create table sessions (
       id text primary key, business_id text not null, environment text not null, status text not null,
       amount_expected_minor bigint not null, amount_received_minor bigint not null default 0,
       amount_credited_minor bigint not null default 0, deposit_address text not null, tx_hash text,
       merchant_customer_id text, merchant_reference text, metadata jsonb not null, policy jsonb not null,
       expires_at timestamptz not null, created_at timestamptz not null default now(),
       updated_at timestamptz not null default now()
     );
     create index on sessions (business_id, environment, created_at desc, id desc);
     create index on sessions (business_id, environment, status, created_at desc, id desc);
     create index on sessions using hash (deposit_address);`,
  );
  return startServer({
    name: 'rawSessions',
    module: new URL('./rawSessionServer.ts', import.meta.url),
    env: {
      DATABASE_URL: plainUrl,
      DATABASE_POOL_SIZE: String(poolSize),
      TEMPORAL_ADDRESS: await environment.temporalAddress(),
      TASK_QUEUE: (await environment.bareWorker()).taskQueue,
      NODE_ENV: 'production',
    },
    readyPath: '/v1/business/ready',
  });
}
