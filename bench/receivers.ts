import { type Figures, measureInTurn, quantileOf } from './comparison.ts';
import { withFlowCpu } from './cpu.ts';
import type { BenchEnvironment, BenchMerchant } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import { inTime, until, withdraw } from './merchantRequests.ts';
import type { Run } from './options.ts';
import { startWebhookListener, type WebhookListener } from './webhookListener.ts';

/** How many merchants there are of each kind, and how many events of those whose receivers answer are timed. */
const SIZES = { full: { merchants: 20, events: 200 }, quick: { merchants: 2, events: 6 } };
const CALLERS = 8;

interface Bench {
  readonly apiUrl: string;
  readonly listener: WebhookListener;
  /** Merchants whose receivers answer at once, and as many whose receivers may hang. */
  readonly healthy: readonly BenchMerchant[];
  readonly others: readonly BenchMerchant[];
}

/**
 * (o): time from a withdrawal's request until its event has come to a receiver that answers, p99, while half of all
 * receivers hang ÷ while none does. Every merchant makes as many withdrawals.
 */
export async function compareReceivers(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
): Promise<Line> {
  const { merchants, events } = SIZES[size];
  progress(`(o) ${events} events to receivers that answer, and as many to others`);
  const listener = await startWebhookListener();
  try {
    const bench = {
      listener,
      apiUrl: `${await environment.serviceUrl()}/v1/business`,
      healthy: await receiveAt(environment, merchants, listener.quickUrl),
      others: await receiveAt(environment, merchants, listener.slowUrl),
    };
    const measure = () =>
      withFlowCpu(environment, environment.servicePids(), () => timeEvents(bench, events));
    if (size === 'full') await measure();
    const measured = await measureInTurn(
      rounds,
      { halfHanging: () => whileHanging(listener, measure), noneHanging: measure },
      progress,
    );
    return lineOf(measured, {
      item: 'o',
      what: '(o) webhook to a receiver that answers, request → arrival, p99, half of all receivers hanging ÷ none',
      over: 'halfHanging',
      under: 'noneHanging',
      figure: 'p99Ms',
      unit: 'ms',
      goal: { atMost: 1.2 },
    });
  } finally {
    await listener.stop();
  }
}

/** Creates merchants whose events of the sandbox go to one place. */
export async function receiveAt(
  { createMerchants, sql, databaseUrl }: BenchEnvironment,
  count: number,
  url: string,
): Promise<readonly BenchMerchant[]> {
  const merchants = await createMerchants(count);
  await sql(databaseUrl, 'update businesses set webhook_url_test = $2 where id = any($1)', [
    merchants.map(({ businessId }) => businessId),
    url,
  ]);
  return merchants;
}

/** Withdrawals of all merchants in turn, those with and those without a receiver that may hang. */
async function timeEvents({ apiUrl, listener, healthy, others }: Bench, events: number): Promise<Figures> {
  const arrivals: Promise<number>[] = [];
  let next = 0;
  const caller = async () => {
    while (next < 2 * events) {
      const number = next++;
      const group = number % 2 === 0 ? healthy : others;
      const merchant = group[Math.floor(number / 2) % group.length];
      if (!merchant) throw new Error('There is no merchant to call for.');
      const startMs = performance.now();
      const { transactionId } = await withdraw(apiUrl, merchant);
      if (group === healthy) arrivals.push(listener.arrivalOf(transactionId).then((atMs) => atMs - startMs));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const samplesMs = await inTime('every webhook', Promise.all(arrivals));
  return { p99Ms: quantileOf(samplesMs, 0.99), p50Ms: quantileOf(samplesMs, 0.5), operations: 2 * events };
}

/** Measures while the receivers of the other merchants hang, and then answers what hangs. */
async function whileHanging(listener: WebhookListener, measure: () => Promise<Figures>): Promise<Figures> {
  listener.setHanging(true);
  const figures = await measure();
  if (listener.hanging() === 0) throw new Error('No receiver hung at the end of the measurement.');
  listener.setHanging(false);
  await until('the receivers to be released', async () => listener.hanging() === 0);
  return figures;
}
