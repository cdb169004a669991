import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { orderWorkflowId } from '../src/contract/flows.ts';
import { type Figures, measureInTurn, quantileOf } from './comparison.ts';
import { withFlowCpu } from './cpu.ts';
import type { BenchEnvironment, LoadedEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { Run } from './options.ts';

const CALLERS_AT_SATURATION = 50;
const SIZES = {
  full: { samplesPerRound: 300, warmUpSeconds: 4 },
  quick: { samplesPerRound: 10, warmUpSeconds: 0 },
};
/** Bounds of one measurement that is meant to end by its number of samples. */
const LONGEST_SAMPLING_SECONDS = 60;
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** One end-to-end comparison: withdrawals over HTTP on one side, bare workflows on the other. */
export interface WithdrawalBench {
  readonly environment: BenchEnvironment;
  /** The process of the bare workflows. */
  readonly barePid: number;
  withdraw(callers: number, limit: { calls: number; seconds: number }): Promise<LoadResult>;
  runBare(callers: number, limit: { calls: number; seconds: number }): Promise<LoadResult>;
  /** Number of events in the histories of a completed withdrawal and of a bare workflow. */
  countEvents(): Promise<{ readonly ours: number; readonly bare: number }>;
}

/** Starts the service and the bare worker on one Temporal server and warms both up. */
export async function prepareWithdrawalBench(
  { environment, load, merchants }: LoadedEnvironment,
  { size }: Run,
): Promise<WithdrawalBench> {
  const url = `${await environment.serviceUrl()}/v1/business/withdrawal/request`;
  const address = await environment.temporalAddress();
  const { taskQueue, pid: barePid } = await environment.bareWorker();
  const bench: WithdrawalBench = {
    environment,
    barePid,
    async withdraw(callers, limit) {
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
      const one = { calls: 1, seconds: LONGEST_SAMPLING_SECONDS };
      const { lastId: withdrawalId } = await bench.withdraw(1, one);
      const { lastId: bareId } = await bench.runBare(1, one);
      return {
        ours: await countEventsOf(address, orderWorkflowId('withdrawal', 'test', withdrawalId)),
        bare: await countEventsOf(address, bareId),
      };
    },
  };
  const warmUp = { calls: ENDLESS, seconds: SIZES[size].warmUpSeconds };
  await bench.withdraw(8, warmUp);
  await bench.runBare(8, warmUp);
  return bench;
}

/** (e): time from a withdrawal's request to its answer COMPLETED ÷ time of a bare workflow, one at a time. */
export async function compareLatency(
  bench: WithdrawalBench,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const { samplesPerRound } = SIZES[size];
  progress(`(e) one withdrawal after the other, ${samplesPerRound} a round`);
  const limit = { calls: samplesPerRound, seconds: LONGEST_SAMPLING_SECONDS };
  const measured = await measureInTurn(
    rounds,
    sidesOf(bench, {
      ours: async () => quantilesOf(await bench.withdraw(1, limit)),
      bare: async () => quantilesOf(await bench.runBare(1, limit)),
    }),
    progress,
  );
  const line = (name: string, figure: string, atMost: number) =>
    lineOf(measured, {
      item: 'e',
      what: `(e) withdrawal request → COMPLETED, ${name} ÷ bare one-activity workflow`,
      over: 'ours',
      under: 'bare',
      figure,
      unit: 'ms',
      goal: { atMost },
    });
  return [line('p50', 'p50Ms', 1.3), line('p99', 'p99Ms', 1.5)];
}

/** (f): withdrawals/s ÷ bare workflows/s with more callers than the machine can serve at once. */
export async function compareThroughput(
  bench: WithdrawalBench,
  { rounds, seconds, progress }: Run,
): Promise<Line> {
  progress(`(f) ${CALLERS_AT_SATURATION} callers`);
  const limit = { calls: ENDLESS, seconds };
  const measured = await measureInTurn(
    rounds,
    sidesOf(bench, {
      ours: async () => rateOf(await bench.withdraw(CALLERS_AT_SATURATION, limit)),
      bare: async () => rateOf(await bench.runBare(CALLERS_AT_SATURATION, limit)),
    }),
    progress,
  );
  return lineOf(measured, {
    item: 'f',
    what: `(f) withdrawals/s, ${CALLERS_AT_SATURATION} callers ÷ bare workflows/s`,
    over: 'ours',
    under: 'bare',
    figure: 'perSecond',
    unit: '/s',
    goal: { atLeast: 0.9 },
  });
}

/** (g): history events of one completed withdrawal. */
export async function compareHistories(bench: WithdrawalBench): Promise<Line> {
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

/** Both sides with the CPU time of their own processes; a withdrawal's includes that of its webhook. */
function sidesOf(
  { environment, barePid }: WithdrawalBench,
  { ours, bare }: Readonly<Record<'ours' | 'bare', () => Promise<Figures>>>,
) {
  return {
    ours: () => withFlowCpu(environment, environment.servicePids(), ours),
    bare: () => withFlowCpu(environment, [barePid], bare),
  };
}

function quantilesOf({ done, samplesMs }: LoadResult): Figures {
  return { p50Ms: quantileOf(samplesMs, 0.5), p99Ms: quantileOf(samplesMs, 0.99), operations: done };
}

function rateOf({ done, elapsedMs }: LoadResult): Figures {
  return { perSecond: (done * 1_000) / elapsedMs, operations: done };
}

/** Waits until every promised workflow has been started and every webhook has ended. */
async function becomeQuiet({ databaseUrl, sql }: BenchEnvironment): Promise<void> {
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
