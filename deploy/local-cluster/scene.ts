import type { Stops } from '../../drivers/parts.ts';
import type { Witnesses } from '../../faults/gathering.ts';
import { untilCatalogueKnown } from '../../faults/installation.ts';
import { createMerchantApi, type MerchantApi } from '../../faults/merchantApi.ts';
import { createMerchants, fundMerchants, withSecrets } from '../../faults/merchants.ts';
import { connectOperators } from '../../faults/operators.ts';
import { OrderDrawing } from '../../faults/orderDrawing.ts';
import { type Merchant, OrderLog } from '../../faults/orders.ts';
import { Random } from '../../faults/random.ts';
import { createSending, type Sending } from '../../faults/sending.ts';
import { providerEnv, startWorld } from '../../faults/world.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** A cluster with everything round it: providers of production, merchants with money, and their receivers. */
export interface Scene {
  readonly cluster: Cluster;
  readonly witnesses: Witnesses;
  readonly api: MerchantApi;
  readonly merchants: readonly Merchant[];
  readonly drawing: OrderDrawing;
  readonly log: OrderLog;
  readonly sending: Sending;
  readonly random: Random;
}

export interface SceneOptions {
  readonly workDir: string;
  readonly port: number;
  readonly seed: number;
  /** Whether workers of two versions may stand side by side. */
  readonly hasWorkerVersions: boolean;
  /** Whether the balancer sends no request again. */
  readonly isReleaseDrill: boolean;
  readonly stops: Stops;
  readonly say: (line: string) => void;
}

/** Starts a cluster and what is round it. The providers do at once what they are asked. */
export async function setScene(options: SceneOptions): Promise<Scene> {
  const { port, seed, stops, say } = options;
  const random = new Random(seed);
  const apiUrls = [`http://127.0.0.1:${port}`];
  const world = await startWorld({ random, hasFates: false, onLostReply: () => {}, apiUrls, stops });
  const { providers, receivers } = world;
  const env = {
    RATE_LIMIT_PER_SECOND: '100000',
    PAYMENT_DAILY_CAP_NAIRA: '1000000000',
    EXCHANGE_SPREAD_BASIS_POINTS: '100',
    ...providerEnv(providers, { ...providers, market: world.market }),
  };
  const cluster = await startCluster({ ...options, env, sendsAgain: !options.isReleaseDrill });
  const { pool, encryptionKey, databases, temporalAddress } = cluster;
  await untilCatalogueKnown(pool);
  const databaseUrl = databases.superuserUrl;
  say('Making merchants with money…');
  const created = await createMerchants({ databaseUrl, pool, encryptionKey, receivers });
  const api = createMerchantApi(apiUrls);
  const merchants = await withSecrets(created.merchants, api, random);
  for (const [index, receiver] of receivers.entries())
    receiver.useSecret(merchants[index]?.webhookSecret ?? '');
  const log = new OrderLog();
  const drawing = new OrderDrawing(seed);
  const sending = createSending(api, log);
  await fundMerchants(merchants, { drawing, log, sending, random });
  const operators = await connectOperators(temporalAddress);
  stops.push(() => operators.close());
  const witnesses = { api, providers, receivers, operators, pool, fundings: created.fundings };
  return { cluster, witnesses, api, merchants, drawing, log, sending, random };
}
