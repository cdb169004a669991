import { setTimeout as sleep } from 'node:timers/promises';
import { createBusiness } from '../src/db/merchants/businesses.ts';
import { approvedBusiness } from '../test/support/books.ts';
import { startTronScene, type TronScene } from '../test/support/tronScene.ts';
import { type BenchEnvironment, serviceEnv } from './environment.ts';
import type { Line } from './lines.ts';
import type { Run } from './options.ts';

const SESSIONS = 10;
const AMOUNT_MINOR = 25_000_000n;

/** What the free plan of TronGrid allows, and how fast TRON is; `quick` is ten times as fast in everything. */
const PACE = {
  full: { requestsPerSecond: 15, blockMs: 3_000 },
  quick: { requestsPerSecond: 150, blockMs: 300 },
};
/** How long the sessions may take: the chain needs 18 blocks for each of a deposit, a top-up and a transfer. */
const MAX_BLOCKS = 300;

/**
 * Ten sessions paid in one block, at a node with a quota and at one without: the time until the last one is settled. The test
 * chain, and not another service, is the baseline: what is compared is what the quota costs.
 */
export async function compareSweeping(environment: BenchEnvironment, run: Run): Promise<Line> {
  const { requestsPerSecond, blockMs } = PACE[run.size];
  const scene = await startTronScene({ solidLag: 18 });
  scene.tick(blockMs);
  try {
    const business = await createBusiness(
      environment.database,
      { ledger: environment.ledger, secretBox: environment.secretBox },
      approvedBusiness(),
    );
    const measure = (quota: number | undefined) =>
      settleSessions(environment, { scene, key: business.apiKeys.prod, blockMs, quota });
    const baseline = await measure(undefined);
    run.progress(`r  without a quota  ${describe(baseline)}`);
    const ours = await measure(requestsPerSecond);
    run.progress(`r  ${requestsPerSecond} requests a second  ${describe(ours)}`);
    const median = ours.ms / baseline.ms;
    return {
      item: 'r',
      what: `${SESSIONS} sessions paid in one block, ${requestsPerSecond} requests a second ÷ no quota: the last one settled`,
      ratio: { median, least: median, most: median },
      goal: { atMost: 1.5 },
      figures: { ours: ours.ms, baseline: baseline.ms, unit: 'ms' },
      note: `${ours.requests} requests, of which the node refused ${ours.refused}; without a quota ${baseline.requests}.`,
    };
  } finally {
    await scene.stop();
  }
}

interface Settled {
  readonly ms: number;
  readonly requests: number;
  readonly refused: number;
}

const describe = ({ ms, requests, refused }: Settled) =>
  `${(ms / 1_000).toFixed(1)} s, ${requests} requests, ${refused} refused`;

/** Pays ten new sessions in one block of the chain, and waits until all are settled. */
async function settleSessions(
  environment: BenchEnvironment,
  {
    scene,
    key,
    blockMs,
    quota,
  }: {
    readonly scene: TronScene;
    readonly key: string;
    readonly blockMs: number;
    readonly quota: number | undefined;
  },
): Promise<Settled> {
  const node = scene.primary;
  node.faults.requestsPerSecond = quota;
  const service = await environment.startServer({
    name: `sweeping-${quota ?? 'free'}`,
    module: new URL('../src/main.ts', import.meta.url),
    args: ['--role', 'all'],
    env: {
      ...serviceEnv(environment.databaseUrl, await environment.temporalAddress()),
      ...scene.env,
      TRON_NODE_URLS: quota === undefined ? node.url : `${node.url}@${quota}/s`,
      TRON_POLL_MS: String(blockMs / 2),
      TASK_QUEUES: 'chain',
    },
    readyPath: '/readyz',
  });
  try {
    const addresses = await Promise.all(
      Array.from({ length: SESSIONS }, () => createSession(service.url, key)),
    );
    // The watcher has come to the head before anything is counted.
    await sleep(4 * blockMs);
    const [requestsBefore, refusedBefore] = [node.requests.length, node.refused];
    for (const address of addresses) scene.chain.deposit(address, AMOUNT_MINOR);
    scene.chain.mine();
    const paidAtMs = performance.now();
    const isSettled = async () => {
      const { rows } = await environment.sql(
        environment.databaseUrl,
        `select count(*)::int as settled from crypto_payments where deposit_address = any($1) and status = 'SETTLED'`,
        [addresses],
      );
      return rows[0].settled === SESSIONS;
    };
    while (!(await isSettled())) {
      if (performance.now() - paidAtMs > MAX_BLOCKS * blockMs)
        throw new Error('The sessions did not settle.');
      await sleep(blockMs / 10);
    }
    const ms = performance.now() - paidAtMs;
    return {
      ms,
      requests: node.requests.length - requestsBefore,
      refused: node.refused - refusedBefore,
    };
  } finally {
    await service.stop();
  }
}

async function createSession(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}/v1/business/crypto/payments/create`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: Number(AMOUNT_MINOR) / 1_000_000, expiresInMinutes: 60 }),
  });
  const answer = (await response.json()) as { payment?: { depositAddress: string }; msg?: string };
  if (answer.payment === undefined) throw new Error(`No session was created: ${answer.msg}`);
  return answer.payment.depositAddress;
}
