import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { orderWorkflowId } from '../src/contract/starts.ts';
import { type Figures, measureInTurn, quantileOf, type Rounds, spreadOf } from './comparison.ts';
import { totalCpuMs, withFlowCpu } from './cpu.ts';
import type { BenchEnvironment, BenchMerchant, LoadedEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import { ENDLESS, type LoadJob, type LoadResult } from './load.ts';
import type { Run } from './options.ts';
import { receiveAt } from './receivers.ts';
import { withWal } from './wal.ts';
import { startWebhookListener } from './webhookListener.ts';

// Each of fifty callers has three or four answers in four seconds, of which one more or less is much: (f) takes longer.
const SIZES = {
  full: { samplesPerRound: 300, callersAtSaturation: 50, timesLongerAtSaturation: 4 },
  quick: { samplesPerRound: 5, callersAtSaturation: 8, timesLongerAtSaturation: 1 },
};
const WARM_UP_SECONDS = 4;
/** Bounds of one measurement that is meant to end by its number of samples. */
export const MAX_SAMPLING_SECONDS = 60;
const WITH_WEBHOOK = ', each with a webhook';

/** Whose withdrawals: of merchants without a webhook address, or of those who are told of each by a webhook. */
type Whose = 'untold' | 'told';

/** One end-to-end comparison: withdrawals over HTTP on one side, bare workflows on the other. */
interface WithdrawalBench {
  readonly environment: BenchEnvironment;
  /** The process of the bare workflows. */
  readonly barePid: number;
  withdraw(whose: Whose, callers: number, limit: { calls: number; seconds: number }): Promise<LoadResult>;
  runBare(callers: number, limit: { calls: number; seconds: number }): Promise<LoadResult>;
  /** Number of events in the histories of a completed withdrawal and of a bare workflow. */
  countEvents(): Promise<{ readonly ours: number; readonly bare: number }>;
}

/** (e), (f) and (g), those of them that the run is to have. */
export async function compareWithdrawals(loaded: LoadedEnvironment, run: Run): Promise<readonly Line[]> {
  const listener = await startWebhookListener();
  try {
    // The receiver that is told to hang answers at once until it is told.
    const told = await receiveAt(loaded.environment, loaded.merchants.length, listener.slowUrl);
    const bench = await prepareWithdrawalBench(loaded, told, run);
    return [
      ...(run.items.has('e') ? await compareLatency(bench, run) : []),
      ...(run.items.has('f') ? await compareThroughput(bench, run) : []),
      ...(run.items.has('g') ? [await compareHistories(bench)] : []),
    ];
  } finally {
    await listener.stop();
  }
}

/** Starts the service and the bare worker on one Temporal server and warms both up. */
async function prepareWithdrawalBench(
  { environment, load, merchants: untold }: LoadedEnvironment,
  told: readonly BenchMerchant[],
  { size }: Run,
): Promise<WithdrawalBench> {
  const url = `${await environment.serviceUrl()}/v1/business/withdrawal/request`;
  const address = await environment.temporalAddress();
  const { taskQueue, pid: barePid } = await environment.bareWorker();
  const bench: WithdrawalBench = {
    environment,
    barePid,
    async withdraw(whose, callers, limit) {
      const merchants = whose === 'told' ? told : untold;
      const job: LoadJob = { type: 'http', url, merchants, body: { amount: 1_000 }, callers, limit };
      const result = await load.ask<LoadResult>(job);
      // What a withdrawal leaves to be done, its webhook, must not run into the other side's time.
      await becomeQuiet(environment);
      return result;
    },
    async runBare(callers, limit) {
      const job: LoadJob = { type: 'bare', address, taskQueue, callers, limit };
      return load.ask<LoadResult>(job);
    },
    async countEvents() {
      const one = { calls: 1, seconds: MAX_SAMPLING_SECONDS };
      const { lastId: withdrawalId } = await bench.withdraw('untold', 1, one);
      const { lastId: bareId } = await bench.runBare(1, one);
      return {
        ours: await countEventsOf(address, orderWorkflowId('withdrawal', 'test', withdrawalId)),
        bare: await countEventsOf(address, bareId),
      };
    },
  };
  if (size === 'full') {
    const warmUp = { calls: ENDLESS, seconds: WARM_UP_SECONDS };
    await bench.withdraw('untold', 8, warmUp);
    await bench.withdraw('told', 8, warmUp);
    await bench.runBare(8, warmUp);
  }
  return bench;
}

/** (e): time from a withdrawal's request to its answer COMPLETED ÷ time of a bare workflow, one at a time. */
async function compareLatency(
  bench: WithdrawalBench,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const { samplesPerRound } = SIZES[size];
  progress(`(e) one withdrawal after the other, ${samplesPerRound} a round`);
  const limit = { calls: samplesPerRound, seconds: MAX_SAMPLING_SECONDS };
  const sides = sidesOf(bench, {
    ours: async () => quantilesOf(await bench.withdraw('untold', 1, limit)),
    told: async () => quantilesOf(await bench.withdraw('told', 1, limit)),
    bare: async () => quantilesOf(await bench.runBare(1, limit)),
  });
  const told = () => withWal(bench.environment, sides.told);
  const measured = await measureInTurn(rounds, { ...sides, told }, progress);
  const line = (name: string, figure: string, over: 'ours' | 'told') =>
    lineOf(measured, {
      item: 'e',
      what: `(e) withdrawal request → COMPLETED, ${name} ÷ bare one-activity workflow`,
      over,
      under: 'bare',
      figure,
      unit: 'ms',
    });
  return [
    { ...line('p50', 'p50Ms', 'ours'), goal: { atMost: 1.3 } },
    { ...line('p99', 'p99Ms', 'ours'), goal: { atMost: 1.5 } },
    line(`p50${WITH_WEBHOOK}`, 'p50Ms', 'told'),
    ...costLines(measured),
  ];
}

/** What a withdrawal with its webhook costs: CPU time of everything, and what it writes to the service's database. */
function costLines(measured: Rounds<'told' | 'bare'>): readonly Line[] {
  const totals = measured.map(({ told, bare }) => ({
    told: { totalCpuMs: totalCpuMs(told) },
    bare: { totalCpuMs: totalCpuMs(bare) },
  }));
  const written = (what: string, figure: string, unit: 'commits' | 'bytes'): Line => ({
    item: 'e',
    what: `(e) ${what} of a withdrawal with its webhook`,
    ratio: spreadOf(measured.map(({ told }) => told[figure] ?? Number.NaN)),
    unit,
  });
  return [
    lineOf(totals, {
      item: 'e',
      what: '(e) CPU of everything for a withdrawal with its webhook, synchronous_commit on ÷ bare workflow',
      over: 'told',
      under: 'bare',
      figure: 'totalCpuMs',
      unit: 'ms',
    }),
    written('durable commits', 'durableCommits', 'commits'),
    written('WAL', 'walBytes', 'bytes'),
  ];
}

/** (f): withdrawals/s ÷ bare workflows/s with more callers than the machine can serve at once. */
async function compareThroughput(
  bench: WithdrawalBench,
  { rounds, seconds, size, progress }: Run,
): Promise<readonly Line[]> {
  const { callersAtSaturation: callers, timesLongerAtSaturation } = SIZES[size];
  progress(`(f) ${callers} callers`);
  const limit = { calls: ENDLESS, seconds: seconds * timesLongerAtSaturation };
  const measured = await measureInTurn(
    rounds,
    sidesOf(bench, {
      ours: async () => rateOf(await bench.withdraw('untold', callers, limit)),
      told: async () => rateOf(await bench.withdraw('told', callers, limit)),
      bare: async () => rateOf(await bench.runBare(callers, limit)),
    }),
    progress,
  );
  const line = (more: string, over: 'ours' | 'told') =>
    lineOf(measured, {
      item: 'f',
      what: `(f) withdrawals/s${more}, ${callers} callers ÷ bare workflows/s`,
      over,
      under: 'bare',
      figure: 'perSecond',
      unit: '/s',
    });
  return [{ ...line('', 'ours'), goal: { atLeast: 0.9 } }, line(WITH_WEBHOOK, 'told')];
}

/** (g): history events of one completed withdrawal. */
async function compareHistories(bench: WithdrawalBench): Promise<Line> {
  const { ours, bare } = await bench.countEvents();
  return {
    item: 'g',
    what: '(g) history events of one completed withdrawal',
    ratio: { median: ours, least: ours, most: ours },
    unit: 'events',
    goal: { atMost: 10 },
    figures: { ours, baseline: bare, unit: 'events' },
  };
}

/** All sides with the CPU time of their own processes; that of a withdrawal with a webhook includes its delivery. */
function sidesOf(
  { environment, barePid }: WithdrawalBench,
  { ours, told, bare }: Readonly<Record<'ours' | 'told' | 'bare', () => Promise<Figures>>>,
) {
  return {
    ours: () => withFlowCpu(environment, environment.servicePids(), ours),
    told: () => withFlowCpu(environment, environment.servicePids(), told),
    bare: () => withFlowCpu(environment, [barePid], bare),
  };
}

export function quantilesOf({ done, samplesMs }: Pick<LoadResult, 'done' | 'samplesMs'>): Figures {
  return { p50Ms: quantileOf(samplesMs, 0.5), p99Ms: quantileOf(samplesMs, 0.99), operations: done };
}

function rateOf({ done, elapsedMs }: LoadResult): Figures {
  return { perSecond: (done * 1_000) / elapsedMs, operations: done };
}

/** Waits until every promised workflow has been started and every webhook has ended. */
export async function becomeQuiet({ databaseUrl, sql }: BenchEnvironment): Promise<void> {
  const deadlineMs = Date.now() + 120_000;
  while (Date.now() < deadlineMs) {
    const { rows } = await sql(
      databaseUrl,
      `select (select count(*) from outbox)
         + (select count(*) from webhook_deliveries where status = 'PENDING') as waiting`,
    );
    if (Number(rows[0]?.waiting) === 0) return sleep(300);
    await sleep(100);
  }
  throw new Error('Webhooks were still on their way after two minutes.');
}

async function countEventsOf(address: string, workflowId: string): Promise<number> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection });
    const handle = client.workflow.getHandle(workflowId);
    await handle.result();
    return (await handle.fetchHistory()).events?.length ?? 0;
  } finally {
    await connection.close();
  }
}
