import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import type { TaskQueue } from '../src/contract/kinds.ts';
import { orderWorkflowId } from '../src/contract/starts.ts';
import { startYellowCardServer, type YellowCardServer } from '../test/support/yellowCardServer.ts';
import { type Figures, measureInTurn } from './comparison.ts';
import { withFlowCpu } from './cpu.ts';
import { type BenchEnvironment, type BenchMerchant, fund, type LoadedEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { post, until } from './merchantRequests.ts';
import type { Run } from './options.ts';
import { becomeQuiet, MAX_SAMPLING_SECONDS, quantilesOf } from './withdrawals.ts';

const SIZES = {
  full: { samplesPerRound: 300, collectionsPerRound: 150 },
  quick: { samplesPerRound: 5, collectionsPerRound: 3 },
};

/** An order that is answered with its outcome, in the sandbox, where its provider does at once what it is asked. */
interface AnsweredOrder {
  readonly item: string;
  readonly what: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Its queue, where the workers of withdrawals do not serve it. */
  readonly queue?: TaskQueue;
}

const ANSWERED_ORDERS: readonly AnsweredOrder[] = [
  {
    item: 's',
    what: 'bill purchase',
    path: '/bills/airtime',
    body: { network: 'mtn', phone: '08031234567', amount: 100 },
    queue: 'bills',
  },
  { item: 't', what: 'USDT sale', path: '/crypto/withdrawals/request', body: { amountUsdt: 5 } },
];

/** (s), (t) and (u), those of them that the run is to have: orders of each other kind ÷ a bare workflow, one at a time. */
export async function compareOrders(loaded: LoadedEnvironment, run: Run): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const order of ANSWERED_ORDERS)
    if (run.items.has(order.item)) lines.push(...(await compareAnswered(loaded, order, run)));
  if (run.items.has('u')) lines.push(...(await compareCollections(loaded.environment, run)));
  return lines;
}

/** Time from the request of an order to its answer COMPLETED ÷ time of a bare workflow with one activity. */
async function compareAnswered(
  { environment, load, merchants }: LoadedEnvironment,
  order: AnsweredOrder,
  run: Run,
): Promise<readonly Line[]> {
  const { item, what, path, body, queue } = order;
  const url = `${await environment.serviceUrl()}/v1/business${path}`;
  const address = await environment.temporalAddress();
  const { taskQueue, pid: barePid } = await environment.bareWorker();
  const worker = queue && (await environment.startWorker([queue]));
  try {
    if (queue === 'bills') await untilBillersKnown(environment);
    if (item === 't')
      await Promise.all(merchants.map(({ businessId }) => fund(environment.ledger, businessId, 'USDT')));
    const { samplesPerRound: calls } = SIZES[run.size];
    run.progress(`(${item}) one ${what} after the other, ${calls} a round`);
    const limit = { calls, seconds: MAX_SAMPLING_SECONDS };
    const ask = async (job: LoadJob) => quantilesOf(await load.ask<LoadResult>(job));
    const measured = await compareInTurn(environment, run, {
      barePid,
      async ours() {
        const figures = await ask({ type: 'http', url, merchants, body, callers: 1, limit });
        await becomeQuiet(environment);
        return figures;
      },
      bare: () => ask({ type: 'bare', address, taskQueue, callers: 1, limit }),
    });
    return linesOf(measured, { item, what: `${what} request → COMPLETED`, bare: 'one-activity workflow' });
  } finally {
    await worker?.stop();
  }
}

/** Waits until the service has read what can be bought, which it does after its start. */
function untilBillersKnown({ sql, databaseUrl }: BenchEnvironment): Promise<void> {
  return until('the billers to be known', async () => {
    const { rows } = await sql(
      databaseUrl,
      `select from bill_billers where environment = 'test' and kind = 'airtime' and id = 'mtn'`,
    );
    return rows.length > 0;
  });
}

const COLLECTION = {
  sourceAmount: 100,
  sourceCurrency: 'GHS',
  country: 'GH',
  paymentMethod: 'MTN',
  customer: { name: 'Kofi Mensah', phone: '+233241234567' },
};

/** How long a customer takes to pay a collection. It is in no sample. */
const CUSTOMER_MS = 200;

/**
 * (u): time from the request of a live collection until the collector has it, and from the payment of its customer to the
 * end of its workflow ÷ time of a bare workflow with two activities and a signal between them, without the same wait. The
 * collector is a server of this process.
 */
async function compareCollections(environment: BenchEnvironment, run: Run): Promise<readonly Line[]> {
  const { collectionsPerRound: count } = SIZES[run.size];
  run.progress(`(u) one collection after the other, ${count} a round`);
  await environment.serviceUrl();
  const collector = await startYellowCardServer();
  const connection = await Connection.connect({ address: await environment.temporalAddress() });
  const [api, worker] = await Promise.all([
    environment.startApi(collector.env),
    environment.startWorker(['collections'], collector.env),
  ]);
  try {
    const apiUrl = `${api.url}/v1/business`;
    collector.setCallbackUrl(`${api.url}/providers/yellowcard/callback`);
    const { taskQueue, pid: barePid } = await environment.bareWorker();
    const client = new Client({ connection });
    const [merchant] = await environment.createMerchants(1, 'prod');
    if (!merchant) throw new Error('There is no merchant to call for.');
    const measured = await compareInTurn(environment, run, {
      barePid,
      ours: () => timeEach(count, () => collectionPhases({ apiUrl, client, collector }, merchant)),
      bare: () => timeEach(count, () => barePhases(client, taskQueue)),
    });
    return linesOf(measured, {
      item: 'u',
      what: 'collection request → end of its workflow, without its customer’s time',
      bare: 'workflow with two activities and a signal',
    });
  } finally {
    await worker.stop();
    await api.stop();
    await connection.close();
    await collector.stop();
  }
}

async function timeEach(
  count: number,
  phasesOf: () => readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<Figures> {
  const samplesMs: number[] = [];
  for (let number = 0; number < count; number++) {
    const [begin, pay] = phasesOf();
    const beginMs = await durationOf(begin);
    await sleep(CUSTOMER_MS);
    samplesMs.push(beginMs + (await durationOf(pay)));
  }
  return quantilesOf({ done: count, samplesMs });
}

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** The two phases of a collection: it is requested and comes to the collector, and it is paid and settled. */
function collectionPhases(
  of: { readonly apiUrl: string; readonly client: Client; readonly collector: YellowCardServer },
  merchant: BenchMerchant,
) {
  const { apiUrl, client, collector } = of;
  let reference = '';
  const begin = async () => {
    const { collection } = await post(`${apiUrl}/cross-border/collections`, merchant, COLLECTION);
    reference = collection.reference;
    await until('a collection to be submitted', async () => collector.submissions(reference) > 0, 1);
  };
  const pay = async () => {
    await collector.settle(reference, 'complete');
    const workflowId = orderWorkflowId('collection', 'prod', reference);
    const { status } = await client.workflow.getHandle(workflowId).result();
    if (status !== 'COMPLETED') throw new Error(`A collection ended ${status}.`);
  };
  return [begin, pay] as const;
}

function barePhases(client: Client, taskQueue: string) {
  const workflowId = `bare-${randomUUID()}`;
  const handle = client.workflow.getHandle(workflowId);
  const begin = () =>
    client.workflow.start('bareSignalledWorkflow', { workflowId, taskQueue, args: [workflowId] });
  const pay = async () => {
    await handle.signal('paid');
    await handle.result();
  };
  return [begin, pay] as const;
}

/** Measures both sides in turn, each with the CPU time of its own processes, after a warm-up of both. */
async function compareInTurn(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
  {
    barePid,
    ours,
    bare,
  }: {
    readonly barePid: number;
    readonly ours: () => Promise<Figures>;
    readonly bare: () => Promise<Figures>;
  },
) {
  const sides = {
    ours: () => withFlowCpu(environment, environment.servicePids(), ours),
    bare: () => withFlowCpu(environment, [barePid], bare),
  };
  if (size === 'full') for (const each of [sides.ours, sides.bare]) await each();
  return measureInTurn(rounds, sides, progress);
}

function linesOf(
  measured: Awaited<ReturnType<typeof compareInTurn>>,
  { item, what, bare }: { readonly item: string; readonly what: string; readonly bare: string },
): readonly Line[] {
  const line = (name: string, figure: string) =>
    lineOf(measured, {
      item,
      what: `(${item}) ${what}, ${name} ÷ bare ${bare}`,
      over: 'ours',
      under: 'bare',
      figure,
      unit: 'ms',
    });
  return [{ ...line('p50', 'p50Ms'), goal: { atMost: 1.2 } }, line('p99', 'p99Ms')];
}
