import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { smallProcess } from '../scripts/processMemory.mjs';
import { type BenchEnvironment, type BenchMerchant, serviceEnv } from './environment.ts';
import { post } from './merchantRequests.ts';

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
 * Starts what `npm start` starts, on the run's own servers. It keeps its secrets and its demo merchant in a folder next to
 * its sources, so it gets a copy of them: the sources of the person who runs the benchmark stay as they are. The demo merchant gets money to spend.
 *
 * @param name names its database, its queues and its log.
 * @param env settings that differ from those of the other processes of a run.
 */
export async function startAsNpmDoes(
  environment: BenchEnvironment,
  name: string,
  env: Readonly<Record<string, string>> = {},
) {
  const checkout = join(environment.workDir, `checkout-${name}`);
  const root = fileURLToPath(new URL('..', import.meta.url));
  cpSync(root, checkout, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  const database = new URL(environment.databaseUrl);
  database.pathname = `/${name}`;
  await environment.sql(environment.databaseUrl, `create database ${name}`);
  const server = await environment.startServer({
    name: `start-${name}`,
    module: pathToFileURL(join(checkout, 'src', 'start.ts')),
    // Its queues are its own: other workers of the run would share its work.
    env: {
      ...serviceEnv(database.href, await environment.temporalAddress()),
      TASK_QUEUE_PREFIX: `${name}-`,
      // As npm starts it.
      NODE_ENV: '',
      ...smallProcess.env,
      ...env,
    },
    nodeArgs: smallProcess.nodeArgs,
    readyPath: '/readyz',
  });
  const facts = await readWhenWritten(join(checkout, '.data', 'demo-merchant.json'));
  const apiUrl = `${server.url}/v1/business`;
  const demoMerchant: BenchMerchant = { businessId: facts.businessId, apiKey: facts.apiKeys.test };
  await post(apiUrl + PAYMENT.path, demoMerchant, { ...PAYMENT.body, amount: FUNDING });
  return { ...server, apiUrl, databaseUrl: database.href, demoMerchant };
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

/** Sends the request whose turn it is. @throws when it is refused. */
export async function sendNext(apiUrl: string, merchant: BenchMerchant, turn: number): Promise<void> {
  const { path, body } = REQUESTS[turn % REQUESTS.length] ?? PAYMENT;
  await post(apiUrl + path, merchant, body);
}

/** Sends requests for some seconds. Returns how many were answered; one that is refused ends the run. */
export async function sendFor(apiUrl: string, merchant: BenchMerchant, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1_000;
  let sent = 0;
  const caller = async () => {
    while (performance.now() < endMs) {
      await sendNext(apiUrl, merchant, sent++);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return sent;
}
