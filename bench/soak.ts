import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from './books.ts';
import { medianOf } from './comparison.ts';
import type { BenchEnvironment, BenchMerchant } from './environment.ts';
import type { Line, Point } from './lines.ts';
import { sendFor, sendNext, startAsNpmDoes } from './npmStart.ts';
import type { Run } from './options.ts';
import { residentMbOf } from './procfs.ts';

const SIZES = {
  full: { saturationSeconds: 60, soakSeconds: 1_800, sampleSeconds: 5 },
  quick: { saturationSeconds: 2, soakSeconds: 6, sampleSeconds: 0.5 },
};
/** The most requests that wait for their answer: a service that falls behind is not asked ever faster. */
const MAX_OUTSTANDING = 64;
/** The sixths of the time that are compared: the first one warms up. */
const SIXTHS = 6;
const MEASURES = ['memory', 'handles', 'connections', 'loopDelay'] as const;
type Measure = (typeof MEASURES)[number];

const leastOf = (values: readonly number[]) => Math.min(...values);

/** What is measured. */
interface Told {
  /** How the table calls it. */
  readonly what: string;
  /** Which figure of some minutes is compared. */
  readonly figureOf: (values: readonly number[]) => number;
  /** The most by which it may have grown. */
  readonly goal: { readonly atMost: number };
}

// Descriptors and connections come and go with the requests of the moment: what is never given back raises the least of them.
const TOLD: Readonly<Record<Measure, Told>> = {
  memory: { what: 'resident memory', figureOf: medianOf, goal: { atMost: 1.1 } },
  handles: { what: 'open file descriptors, the least', figureOf: leastOf, goal: { atMost: 1.1 } },
  connections: { what: 'connections to Postgres, the least', figureOf: leastOf, goal: { atMost: 1.1 } },
  loopDelay: { what: 'event-loop delay, p99', figureOf: medianOf, goal: { atMost: 1.25 } },
};

/** What one look at the process found. */
type Sample = Readonly<Record<Measure | 'seconds' | 'waitingStarts', number>>;

/**
 * (p): whether anything of the process of `npm start` grows in half an hour at half of the rate at which it is saturated:
 * each measure in the last sixth of the time ÷ in the second. It runs once, whatever the number of rounds.
 */
export async function measureSoak(
  environment: BenchEnvironment,
  { size, progress }: Run,
): Promise<readonly Line[]> {
  const { saturationSeconds, soakSeconds, sampleSeconds } = SIZES[size];
  const service = await startAsNpmDoes(environment, 'soak');
  try {
    const saturated =
      (await sendFor(service.apiUrl, service.demoMerchant, saturationSeconds)) / saturationSeconds;
    const perSecond = saturated / 2;
    progress(`(p) saturated at ${saturated.toFixed(1)} requests/s; ${soakSeconds} s at half of that`);
    const load = sendEvenly(service, { perSecond, seconds: soakSeconds });
    const samples = await samplesWhile(environment, service, { work: load, sampleSeconds, progress });
    const { sent, latest } = await load;
    await assertSound(service.databaseUrl);
    const note = `${sent.toLocaleString('en')} requests at ${perSecond.toFixed(1)}/s, the latest ${latest.toFixed(0)} ms after its time`;
    return linesOf(samples, note);
  } finally {
    await service.stop();
  }
}

/**
 * Sends requests at an even rate, whatever the answers take.
 *
 * @returns how many, and by how many milliseconds the latest of them was sent after its time.
 */
async function sendEvenly(
  { apiUrl, demoMerchant }: { readonly apiUrl: string; readonly demoMerchant: BenchMerchant },
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<{ readonly sent: number; readonly latest: number }> {
  const startMs = performance.now();
  const outstanding = new Set<Promise<void>>();
  let latest = 0;
  let sent = 0;
  for (; sent < perSecond * seconds; sent++) {
    const dueMs = startMs + (sent / perSecond) * 1_000;
    if (performance.now() < dueMs) await sleep(dueMs - performance.now());
    while (outstanding.size >= MAX_OUTSTANDING) await Promise.race(outstanding);
    latest = Math.max(latest, performance.now() - dueMs);
    const request = sendNext(apiUrl, demoMerchant, sent).finally(() => outstanding.delete(request));
    outstanding.add(request);
  }
  await Promise.all(outstanding);
  return { sent, latest };
}

async function samplesWhile(
  environment: BenchEnvironment,
  { pid, url, databaseUrl }: { readonly pid: number; readonly url: string; readonly databaseUrl: string },
  {
    work,
    sampleSeconds,
    progress,
  }: { readonly work: Promise<unknown>; readonly sampleSeconds: number; readonly progress: Run['progress'] },
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  let hasEnded = false;
  const ended = work.finally(() => {
    hasEnded = true;
  });
  // What it ends with is thrown below, once the look that is under way is done.
  ended.catch(() => {});
  const startMs = performance.now();
  while (!hasEnded) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const { rows } = await environment.sql(
      databaseUrl,
      'select count(*)::int as connections from pg_stat_activity where datname = current_database()',
    );
    const sample = {
      seconds: (performance.now() - startMs) / 1_000,
      memory: residentMbOf(pid),
      handles: handlesOf(pid),
      connections: rows[0].connections,
      loopDelay: metricOf(metrics, 'nodejs_eventloop_lag_p99_seconds') * 1_000,
      waitingStarts: metricOf(metrics, 'mp_outbox_waiting'),
    };
    samples.push(sample);
    if (samples.length % 60 === 0) {
      const { seconds, memory, handles, connections, loopDelay, waitingStarts } = sample;
      progress(
        `(p) ${seconds.toFixed(0)} s: ${memory.toFixed(0)} MB, ${handles} descriptors, ${connections} connections, ${loopDelay.toFixed(0)} ms delay, ${waitingStarts} starts wait`,
      );
    }
    await Promise.race([ended.catch(() => {}), sleep(sampleSeconds * 1_000)]);
  }
  await ended;
  return samples;
}

function linesOf(samples: readonly Sample[], note: string): readonly Line[] {
  const sixth = (number: number) =>
    samples.slice(
      Math.floor((samples.length * (number - 1)) / SIXTHS),
      Math.ceil((samples.length * number) / SIXTHS),
    );
  const growths = MEASURES.map((measure): Line => {
    const { what, figureOf, goal } = TOLD[measure];
    const before = figureOf(sixth(2).map((sample) => sample[measure]));
    const points: Point[] = samples.map((sample) => ({
      x: sample.seconds / 60,
      y: sample[measure] / before,
    }));
    const last = sixth(SIXTHS).map((sample) => sample[measure] / before);
    return {
      item: 'p',
      what: `(p) soak: ${what}, last sixth ÷ second`,
      ratio: { median: figureOf(last), least: leastOf(last), most: Math.max(...last) },
      goal,
      note:
        measure === 'memory'
          ? `${before.toFixed(0)} MB in the second sixth; ${note}`
          : `${before.toFixed(0)} in the second sixth`,
      curve: { name: what, points },
    };
  });
  const waiting = sixth(SIXTHS).map(({ waitingStarts }) => waitingStarts);
  return [
    ...growths,
    {
      item: 'p',
      what: '(p) soak: workflow starts that wait in the outbox, last sixth',
      ratio: { median: medianOf(waiting), least: Math.min(...waiting), most: Math.max(...waiting) },
      unit: 'starts',
    },
  ];
}

/** @throws when the service's ledger is not as it must be after the load. */
async function assertSound(databaseUrl: string): Promise<void> {
  const { ok, checked } = await verifyBooks(databaseUrl, { allowsTransfersWithoutRecord: false });
  if (!ok) throw new Error(`The soak broke the ledger: ${JSON.stringify(checked)}`);
}

/** How many files, sockets and pipes a process has open. */
function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** The value of a metric without labels. @throws when it is not among them. */
function metricOf(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`The service has no metric ${name}.`);
  return Number(value);
}
