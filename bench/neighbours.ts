import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, measureInTurn, quantileOf } from './comparison.ts';
import { withFlowCpu } from './cpu.ts';
import type { BenchEnvironment, BenchMerchant } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import { inTime, post, until, withdraw } from './merchantRequests.ts';
import type { Run } from './options.ts';
import { startWebhookListener, type WebhookListener } from './webhookListener.ts';

const SIZES = {
  full: { replays: 2_000, samplesPerRound: 30, outageMs: 10_000 },
  quick: { replays: 30, samplesPerRound: 3, outageMs: 200 },
};

interface Bench {
  readonly size: (typeof SIZES)[Run['size']];
  readonly environment: BenchEnvironment;
  readonly listener: WebhookListener;
  readonly apiUrl: string;
  /** Who asks for replays to a receiver that hangs. */
  readonly busy: BenchMerchant;
  /** Whose withdrawals and events are measured. */
  readonly neighbour: BenchMerchant;
}

/**
 * (j): a merchant's withdrawals and events beside another's 2,000 replays to a receiver that hangs ÷ alone, and the same
 * after ten seconds without Temporal.
 */
export async function compareNeighbours(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const { replays, samplesPerRound, outageMs } = SIZES[size];
  progress(`(j) beside ${replays} replays, ${samplesPerRound} withdrawals a round`);
  const listener = await startWebhookListener();
  try {
    const [busy, neighbour] = await environment.createMerchants(2);
    if (!busy || !neighbour) throw new Error('Two merchants are needed.');
    const apiUrl = `${await environment.serviceUrl()}/v1/business`;
    const bench = { environment, listener, apiUrl, busy, neighbour, size: SIZES[size] };
    await prepare(bench);
    await sample(bench);
    const measured = await measureInTurn(
      rounds,
      {
        alone: () => sampleWithCpu(bench),
        beside: () => besideReplays(bench, () => sampleWithCpu(bench)),
        outageAlone: () => sampleOutage(bench),
        outageBeside: () => besideReplays(bench, () => sampleOutage(bench), { duringOutage: true }),
      },
      progress,
    );
    const line = (what: string, over: 'beside' | 'outageBeside', figure: string) =>
      lineOf(measured, {
        item: 'j',
        what: `(j) ${what}, beside ${replays} replays to a receiver that hangs ÷ alone`,
        over,
        under: over === 'beside' ? 'alone' : 'outageAlone',
        figure,
        unit: 'ms',
        goal: { atMost: 2 },
      });
    return [
      line('another merchant’s withdrawal, request → COMPLETED, p50', 'beside', 'withdrawalMs'),
      line('its webhook, request → arrival, p50', 'beside', 'webhookMs'),
      line(
        `its withdrawal, end of ${outageMs / 1_000} s without Temporal → COMPLETED`,
        'outageBeside',
        'withdrawalMs',
      ),
      line(
        `its webhook, end of ${outageMs / 1_000} s without Temporal → arrival`,
        'outageBeside',
        'webhookMs',
      ),
    ];
  } finally {
    await listener.stop();
  }
}

/** Names the receivers, and gives the busy merchant events that were delivered. */
async function prepare({ environment, listener, busy, neighbour, size }: Bench): Promise<void> {
  const { databaseUrl, sql } = environment;
  for (const [merchant, url] of [
    [busy, listener.slowUrl],
    [neighbour, listener.quickUrl],
  ] as const)
    await sql(databaseUrl, 'update businesses set webhook_url_test = $2 where id = $1', [
      merchant.businessId,
      url,
    ]);
  await sql(
    databaseUrl,
    `with told as (
        insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
            description, metadata)
          select 'col_told' || number, $1, 'test', 'collection', 'FAILED', 100, 0, '', '', '', '{}'
            from generate_series(1, $2::int) number returning id)
      insert into webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, finished_at)
        select 'msg_' || id, $1, 'test', 'withdrawal.failed', id, '{}', 'DELIVERED', now() from told`,
    [busy.businessId, size.replays],
  );
}

/** The same with the CPU time of one withdrawal; during replays it includes what they cost. */
function sampleWithCpu(bench: Bench): Promise<Figures> {
  const { environment } = bench;
  return withFlowCpu(environment, environment.servicePids(), () => sample(bench));
}

/** Withdrawals of the neighbour, one after the other, each until its event has come. */
async function sample(bench: Bench): Promise<Figures> {
  const withdrawalsMs: number[] = [];
  const webhooksMs: number[] = [];
  for (let number = 0; number < bench.size.samplesPerRound; number++) {
    const startMs = performance.now();
    const { status, transactionId } = await withdraw(bench.apiUrl, bench.neighbour);
    if (status === 'PROCESSING') await completionOf(bench, transactionId);
    withdrawalsMs.push(performance.now() - startMs);
    webhooksMs.push((await inTime('a webhook', bench.listener.arrivalOf(transactionId))) - startMs);
  }
  return {
    withdrawalMs: quantileOf(withdrawalsMs, 0.5),
    webhookMs: quantileOf(webhooksMs, 0.5),
    operations: withdrawalsMs.length,
  };
}

/** One withdrawal that is asked for while Temporal is away. Its times count from the moment Temporal starts again. */
async function sampleOutage(bench: Bench): Promise<Figures> {
  const away = Promise.withResolvers<void>();
  const answer = away.promise
    .then(() => sleep(bench.size.outageMs / 2))
    .then(() => withdraw(bench.apiUrl, bench.neighbour));
  const restartMs = await bench.environment.interruptTemporal(bench.size.outageMs, away.resolve);
  const { transactionId } = await answer;
  await completionOf(bench, transactionId);
  const withdrawalMs = performance.now() - restartMs;
  const arrivedMs = await inTime('a webhook', bench.listener.arrivalOf(transactionId));
  return { withdrawalMs, webhookMs: arrivedMs - restartMs };
}

/** Measures something while the busy merchant's replays wait and hang, and then lets them go. */
async function besideReplays(
  bench: Bench,
  measure: () => Promise<Figures>,
  { duringOutage = false } = {},
): Promise<Figures> {
  const { listener } = bench;
  listener.setHanging(true);
  // During an outage nothing hangs before Temporal is back.
  const asked = (duringOutage ? sleep(bench.size.outageMs / 10) : Promise.resolve()).then(() =>
    askForReplays(bench),
  );
  if (!duringOutage) {
    await asked;
    await until('replays to hang', async () => listener.hanging() >= 10);
  }
  const figures = await measure();
  await asked;
  if ((await outstanding(bench)) < bench.size.replays / 2)
    throw new Error('The replays were over before the measurement.');
  await letGo(bench);
  return figures;
}

async function askForReplays({ apiUrl, busy }: Bench): Promise<void> {
  const range = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const body = { ...range, ...(cursor && { cursor }) };
    cursor = (await post(`${apiUrl}/webhooks/deliveries/replay`, busy, body)).nextCursor;
  }
}

/** Forgets the replays that wait, and answers those that hang. */
async function letGo(bench: Bench): Promise<void> {
  const { environment, listener } = bench;
  await environment.sql(
    environment.databaseUrl,
    `update webhook_deliveries set replay_id = null, replay_requested_at = null
      where replay_id is not null and replay_started_at is null`,
  );
  listener.setHanging(false);
  await until('the replays to end', async () => (await outstanding(bench)) === 0);
}

async function outstanding({ environment }: Bench): Promise<number> {
  const { rows } = await environment.sql(
    environment.databaseUrl,
    'select count(*)::int as count from webhook_deliveries where replay_id is not null',
  );
  return rows[0].count;
}

async function completionOf({ environment }: Bench, transactionId: string): Promise<void> {
  await until(`${transactionId} to be completed`, async () => {
    const { rows } = await environment.sql(
      environment.databaseUrl,
      'select status from transactions where id = $1',
      [transactionId],
    );
    return rows[0]?.status === 'COMPLETED';
  });
}
