import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { smallProcess } from '../scripts/processMemory.mjs';
import { medianOf } from './comparison.ts';
import { type BenchEnvironment, type BenchMerchant, serviceEnv } from './environment.ts';
import type { Line, Point } from './lines.ts';
import { post } from './merchantRequests.ts';
import type { Run } from './options.ts';
import { residentMbOf } from './procfs.ts';

const SIZES = { full: { freshSeconds: 10, loadSeconds: 240 }, quick: { freshSeconds: 1, loadSeconds: 3 } };
const SAMPLE_EVERY_MS = 500;
const CALLERS = 16;
/** What the demo merchant is given to spend, in naira: the most that one payment may bring. */
const FUNDING = 10_000_000;
const PAYMENT = { path: '/payment/process', body: { amount: 100, serviceType: 'till' } };

/** What is asked for in turn: something that a worker of each queue has to do, and payments, which no worker sees. */
const REQUESTS = [
  PAYMENT,
  { path: '/withdrawal/request', body: { amount: 100 } },
  { path: '/crypto/payments/create', body: { amount: 25 } },
  { path: '/bills/airtime', body: { network: 'mtn', phone: '08031234567', amount: 100 } },
  {
    path: '/cross-border/collections',
    body: {
      sourceAmount: 100,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    },
  },
];

/** Left out of the copy of the sources: what is installed, what was stored, and what the service does not need. */
const NOT_COPIED = ['node_modules', '.data', '.git', 'coverage', 'test'];

/**
 * (n): how much memory the process of `npm start` keeps resident, in MB: fresh, and in the last quarter of some minutes
 * under load. It runs once, whatever the number of rounds; the spread is that of its samples.
 */
export async function measureMemory(
  environment: BenchEnvironment,
  { size, progress }: Run,
): Promise<readonly Line[]> {
  const { freshSeconds, loadSeconds } = SIZES[size];
  const { pid, url, demoMerchant, stop } = await startAsNpmDoes(environment);
  try {
    progress(`(n) npm start is ready: ${residentMbOf(pid).toFixed(0)} MB`);
    const fresh = await samplesWhile(pid, sleep(freshSeconds * 1_000));
    const load = sendFor(`${url}/v1/business`, demoMerchant, loadSeconds);
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

/**
 * Starts what `npm start` starts, on the run's own servers. It keeps its secrets and its demo merchant in a folder next to
 * its sources, so it gets a copy of them: whoever runs the benchmark keeps theirs.
 */
async function startAsNpmDoes(environment: BenchEnvironment) {
  const checkout = join(environment.workDir, 'checkout');
  const root = fileURLToPath(new URL('..', import.meta.url));
  cpSync(root, checkout, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  const database = new URL(environment.databaseUrl);
  database.pathname = '/memory';
  await environment.sql(environment.databaseUrl, 'create database memory');
  const server = await environment.startServer({
    name: 'start',
    module: pathToFileURL(join(checkout, 'src', 'start.ts')),
    // Its queues are its own: other workers of the run would share its work.
    env: {
      ...serviceEnv(database.href, await environment.temporalAddress()),
      TASK_QUEUE_PREFIX: 'memory-',
      // As npm starts it.
      NODE_ENV: '',
      ...smallProcess.env,
    },
    nodeArgs: smallProcess.nodeArgs,
    readyPath: '/readyz',
  });
  const facts = await readWhenWritten(join(checkout, '.data', 'demo-merchant.json'));
  const demoMerchant: BenchMerchant = { businessId: facts.businessId, apiKey: facts.apiKeys.test };
  return { ...server, demoMerchant };
}

interface DemoMerchantFacts {
  readonly businessId: string;
  readonly apiKeys: { readonly test: string };
}

/** Reads the facts of the demo merchant, which are written when everything else is ready. */
async function readWhenWritten(file: string): Promise<DemoMerchantFacts> {
  for (const deadlineMs = Date.now() + 60_000; ; await sleep(100)) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
    }
  }
}

/** Sends requests for some seconds. Returns how many were answered; one that is refused ends the run. */
async function sendFor(apiUrl: string, merchant: BenchMerchant, seconds: number): Promise<number> {
  await post(apiUrl + PAYMENT.path, merchant, { ...PAYMENT.body, amount: FUNDING });
  const endMs = performance.now() + seconds * 1_000;
  let sent = 0;
  const caller = async () => {
    while (performance.now() < endMs) {
      const { path, body } = REQUESTS[sent++ % REQUESTS.length] ?? PAYMENT;
      await post(apiUrl + path, merchant, body);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return sent;
}

/** Samples of the memory of a process until something has ended: seconds and MB. */
async function samplesWhile(pid: number, work: Promise<unknown>): Promise<readonly Point[]> {
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

function rangeOf(samples: readonly Point[]) {
  const values = samples.map(({ y }) => y);
  return { median: medianOf(values), least: Math.min(...values), most: Math.max(...values) };
}
