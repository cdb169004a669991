import { setTimeout as sleep } from 'node:timers/promises';
import type { Stops } from '../drivers/parts.ts';
import type { RunTools } from '../drivers/program.ts';
import { createWorkDir, keepWorkDir, noteRun, removeWorkDir } from '../drivers/workDir.ts';
import { type ChaosCounts, runChaos } from './chaos.ts';
import { gather } from './gathering.ts';
import { heal } from './healing.ts';
import { type Installation, startInstallation } from './installation.ts';
import { runLoad } from './load.ts';
import { fundMerchants, PURSES, withSecrets } from './merchants.ts';
import type { Options } from './options.ts';
import { judge } from './oracle/judge.ts';
import { OrderDrawing } from './orderDrawing.ts';
import { type Merchant, OrderLog } from './orders.ts';
import { drawPlan } from './plan.ts';
import { Random } from './random.ts';
import { commandOf, keptLines, reportOf } from './report.ts';
import { callFailed } from './resolutions.ts';
import { createSending, type Sending } from './sending.ts';

const ORDERS_PER_MINUTE = 400;
const PROGRESS_EVERY_MS = 15_000;

/** Operators who did not look call every second order failed whose reply was lost, this soon after. */
const SHARE_CALLED_FAILED = 0.5;
const CALLED_FAILED_AFTER_MS = 300;

/** What a run is made of. */
interface Scene {
  readonly options: Options;
  readonly installation: Installation;
  readonly log: OrderLog;
  readonly drawing: OrderDrawing;
  readonly sending: Sending;
  readonly merchants: readonly Merchant[];
  readonly random: Random;
  readonly counts: ChaosCounts;
}

/**
 * Makes one run: starts everything, makes faults under load, heals, and judges.
 *
 * @param tools.stops receives what has to be ended.
 * @param tools.stopping ends the run early.
 * @returns how many findings there are.
 */
export async function driveOnce(options: Options, tools: RunTools): Promise<number> {
  say(`seed ${options.seed}: ${commandOf(options)}`);
  const workDir = await createWorkDir('faults');
  tools.stops.push(() => (options.keep ? undefined : removeWorkDir(workDir)));
  if (options.keep) keepWorkDir(workDir);
  const scene = await setScene(options, workDir, tools.stops);
  say('The service runs; faults begin.');
  await makeFaults(scene, tools.stopping);
  say('Faults are over; everything is made well.');
  const { installation, log, counts } = scene;
  const nudged = await heal({
    ...scene,
    random: scene.random.branch('healing'),
    seed: options.seed,
    patienceMs: options.patienceSeconds * 1_000,
    say,
  });
  const evidence = await gather({ ...scene, seed: options.seed });
  const findings = judge(evidence);
  const facts = { counts, orders: log.all, tables: evidence.tables, nudged, findings };
  for (const line of reportOf(facts, installation)) console.log(line);
  if (options.keep) for (const line of keptLines(workDir)) console.log(line);
  console.log(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  return findings.length;
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}

async function setScene(options: Options, workDir: string, stops: Stops): Promise<Scene> {
  const random = new Random(options.seed);
  const log = new OrderLog();
  const wrong = random.branch('wrong decisions');
  let installed: Installation | undefined;
  const onLostReply = (subject: string) => {
    if (options.without.has('wrong') || !wrong.chance(SHARE_CALLED_FAILED)) return;
    setTimeout(() => {
      if (installed) void callFailed(installed, subject, log.byPhone(subject));
    }, CALLED_FAILED_AFTER_MS);
  };
  const hasFates = !options.without.has('fates');
  const installation = await startInstallation({ workDir, random, hasFates, stops, onLostReply });
  installed = installation;
  noteRun(workDir, {
    seed: options.seed,
    postgresPort: installation.postgres.port,
    temporalPort: installation.temporal.port,
    database: installation.database,
  });
  const { api, newMerchants, receivers } = installation;
  const setUp = random.branch('set up');
  const merchants = await withSecrets(newMerchants, api, setUp);
  for (const [index, receiver] of receivers.entries())
    receiver.useSecret(merchants[index]?.webhookSecret ?? '');
  const drawing = new OrderDrawing(options.seed);
  const sending = createSending(api, log);
  await fundMerchants(merchants, { drawing, log, sending, random: setUp });
  const counts = { kills: {}, faults: {} };
  return { options, installation, log, drawing, sending, merchants, random, counts };
}

/** Load and faults side by side, for as long as the plan lasts. */
async function makeFaults(scene: Scene, stopping: AbortSignal): Promise<void> {
  const { options, installation, log, random, counts } = scene;
  const plan = drawPlan(options, random.branch('plan'), PURSES.length);
  const over = new AbortController();
  const until = AbortSignal.any([over.signal, stopping]);
  const durationMs = options.minutes * 60_000;
  const progress = setInterval(() => {
    const kills = Object.values(counts.kills).reduce((sum, each) => sum + each, 0);
    say(`${log.all.length} orders, ${kills} kills`);
  }, PROGRESS_EVERY_MS);
  try {
    const load = runLoad(
      {
        ...scene,
        api: installation.api,
        random: random.branch('load'),
        mostOrders: Math.ceil(options.minutes * ORDERS_PER_MINUTE),
      },
      until,
    );
    const minutesAreOver = sleep(durationMs, undefined, { signal: until }).catch(() => {});
    const chaos = Promise.all([runChaos({ plan, installation, log, until, counts }), minutesAreOver]);
    await Promise.all([load, chaos.finally(() => over.abort())]);
  } finally {
    clearInterval(progress);
    over.abort();
  }
  if (stopping.aborted) throw new Error('The run was ended before its time.');
}
