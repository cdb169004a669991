import { setTimeout as sleep } from 'node:timers/promises';
import { medianOf } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';
import type { Line, Point } from './lines.ts';
import { sendFor, startAsNpmDoes } from './npmStart.ts';
import type { Run } from './options.ts';
import { residentMbOf } from './procfs.ts';

const SIZES = { full: { freshSeconds: 10, loadSeconds: 240 }, quick: { freshSeconds: 0.5, loadSeconds: 1 } };
const SAMPLE_EVERY_MS = 500;
/**
 * (n): how much memory the process of `npm start` keeps resident, in MB: fresh, and in the last quarter of some minutes
 * under load. It runs once, whatever the number of rounds; the spread is that of its samples.
 */
export async function measureMemory(
  environment: BenchEnvironment,
  { size, progress }: Run,
): Promise<readonly Line[]> {
  const { freshSeconds, loadSeconds } = SIZES[size];
  const { pid, apiUrl, demoMerchant, stop } = await startAsNpmDoes(environment, 'memory');
  try {
    progress(`(n) npm start is ready: ${residentMbOf(pid).toFixed(0)} MB`);
    const fresh = await samplesWhile(pid, sleep(freshSeconds * 1_000));
    const load = sendFor(apiUrl, demoMerchant, loadSeconds);
    const loaded = await samplesWhile(pid, load);
    const requests = await load;
    const plateau = loaded.slice(-Math.ceil(loaded.length / 4));
    const loadStart = fresh.at(-1)?.x ?? 0;
    const points = [...fresh, ...loaded.map(({ x, y }) => ({ x: loadStart + x, y }))];
    const line = (what: string, samples: readonly Point[], atMost: number): Line => ({
      item: 'n',
      what: `(n) resident memory of the npm start process, ${what}`,
      ratio: rangeOf(samples),
      unit: 'MB',
      goal: { atMost },
    });
    return [
      line('fresh', fresh, 300),
      {
        ...line(`last quarter of ${loadSeconds} s under load`, plateau, 600),
        note: `${requests.toLocaleString('en')} requests`,
        curve: { name: 'resident', points },
      },
    ];
  } finally {
    await stop();
  }
}

/** Samples of the memory of a process until something has ended: seconds and MB. */
export async function samplesWhile(pid: number, work: Promise<unknown>): Promise<readonly Point[]> {
  const samples: Point[] = [];
  let hasEnded = false;
  const ended = work.finally(() => {
    hasEnded = true;
  });
  for (const startMs = performance.now(); !hasEnded; ) {
    samples.push({ x: (performance.now() - startMs) / 1_000, y: residentMbOf(pid) });
    await Promise.race([ended, sleep(SAMPLE_EVERY_MS)]);
  }
  await ended;
  return samples;
}

/** The samples as one figure with its spread. */
export function rangeOf(samples: readonly Point[]) {
  const values = samples.map(({ y }) => y);
  return { median: medianOf(values), least: Math.min(...values), most: Math.max(...values) };
}
