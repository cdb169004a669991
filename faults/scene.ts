import type { Stops } from '../drivers/parts.ts';
import { noteRun } from '../drivers/workDir.ts';
import { type BackOffice, openBackOffice } from './backOffice.ts';
import { History, recorded } from './history/recording.ts';
import { type Installation, startInstallation } from './installation.ts';
import { fundMerchants, withSecrets } from './merchants.ts';
import { OrderDrawing } from './orderDrawing.ts';
import { type Merchant, OrderLog } from './orders.ts';
import { Random } from './random.ts';
import { callFailed } from './resolutions.ts';
import { createSending, type Sending } from './sending.ts';

/** Operators who did not look call every second order failed whose reply was lost, this soon after. */
const SHARE_CALLED_FAILED = 0.5;
const CALLED_FAILED_AFTER_MS = 300;

/** What a run is made of. */
export interface Scene {
  readonly installation: Installation;
  readonly log: OrderLog;
  readonly drawing: OrderDrawing;
  readonly sending: Sending;
  readonly backOffice: BackOffice;
  readonly merchants: readonly Merchant[];
  readonly random: Random;
  /** What merchants were answered. */
  readonly history: History;
}

/** How a scene is set. */
interface SceneOptions {
  readonly seed: number;
  readonly workDir: string;
  /** What was started is added at once, so that it ends whatever fails later. */
  readonly stops: Stops;
  /** False lets every provider do at once what it is asked. */
  readonly hasFates: boolean;
  /** Whether operators call orders failed whose reply was lost. */
  readonly areOperatorsWrong: boolean;
}

/**
 * Starts the whole installation, with merchants that have money.
 *
 * @throws StartError when a server does not start.
 */
export async function setScene(options: SceneOptions): Promise<Scene> {
  const { seed, workDir, stops, hasFates, areOperatorsWrong } = options;
  const random = new Random(seed);
  const log = new OrderLog();
  const wrong = random.branch('wrong decisions');
  let installed: Installation | undefined;
  const onLostReply = (subject: string) => {
    if (!areOperatorsWrong || !wrong.chance(SHARE_CALLED_FAILED)) return;
    setTimeout(() => {
      if (installed) void callFailed(installed, subject, log.byPhone(subject));
    }, CALLED_FAILED_AFTER_MS);
  };
  const started = await startInstallation({ workDir, random, hasFates, stops, onLostReply });
  const history = new History();
  const installation = { ...started, api: recorded(started.api, started.newMerchants, history) };
  installed = installation;
  // A service that starts reads a whole catalogue, which mishaps would delay by minutes.
  for (const provider of Object.values(installation.providers)) provider.beginMishaps();
  noteRun(workDir, {
    seed,
    postgresPort: installation.postgres.port,
    temporalPort: installation.temporal.port,
    database: installation.database,
  });
  const { api, newMerchants, receivers } = installation;
  const setUp = random.branch('set up');
  const merchants = await withSecrets(newMerchants, api, setUp);
  for (const [index, receiver] of receivers.entries())
    receiver.useSecret(merchants[index]?.webhookSecret ?? '');
  const drawing = new OrderDrawing(seed);
  const sending = createSending(api, log);
  await fundMerchants(merchants, { drawing, log, sending, random: setUp });
  const backOffice = await openBackOffice(installation.pool, stops);
  return { installation, log, drawing, sending, backOffice, merchants, random, history };
}
