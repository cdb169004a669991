import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunTools } from '../drivers/program.ts';
import { createWorkDir } from '../drivers/workDir.ts';
import { type ChaosCounts, runChaos } from './chaos.ts';
import { judgeHistory } from './history/judge.ts';
import { readWalletEntries } from './history/postings.ts';
import { runLoad } from './load.ts';
import { PURSES } from './merchants.ts';
import type { Options } from './options.ts';
import type { Evidence, Finding } from './oracle/evidence.ts';
import { drawPlan } from './plan.ts';
import { commandOf, countOf, keptLines, reportOf, say } from './report.ts';
import { type Scene, setScene } from './scene.ts';
import { trailsOf } from './trail.ts';
import { healAndJudge } from './verdict.ts';

const ORDERS_PER_MINUTE = 400;
const PROGRESS_EVERY_MS = 15_000;

/**
 * Makes one run: starts everything, makes faults under load, heals, and judges.
 *
 * @param tools.stops receives what has to be ended.
 * @param tools.stopping ends the run early.
 * @returns how many findings there are.
 */
export async function driveOnce(options: Options, tools: RunTools): Promise<number> {
  say(`seed ${options.seed}: ${commandOf(options)}`);
  const workDir = await createWorkDir('faults', { keep: options.keep, stops: tools.stops });
  const { seed, without } = options;
  const scene = await setScene({
    seed,
    workDir,
    stops: tools.stops,
    hasFates: !without.has('fates'),
    areOperatorsWrong: !without.has('wrong'),
  });
  const { installation, log } = scene;
  const counts = { kills: {}, faults: {} };
  say('The service runs; faults begin.');
  await makeFaults({ ...scene, options, counts }, tools.stopping);
  say('Faults are over; everything is made well.');
  const patienceMs = options.patienceSeconds * 1_000;
  const { nudged, evidence, findings: judged } = await healAndJudge(scene, { seed, patienceMs });
  const findings = [...judged, ...(await judgeShown(scene, evidence, workDir))];
  const facts = { counts, orders: log.all, tables: evidence.tables, nudged, findings };
  for (const line of reportOf(facts, installation)) console.log(line);
  for (const line of await trailsOf(findings, installation, workDir)) console.log(line);
  if (options.keep) for (const line of keptLines(workDir)) console.log(line);
  console.log(countOf(findings));
  return findings.length;
}

/** Judges what merchants were shown on the way. The history of a kept run is kept with it. */
async function judgeShown(
  { installation, history }: Scene,
  { orders, received }: Evidence,
  workDir: string,
): Promise<readonly Finding[]> {
  const observations = history.all;
  const lines = observations.map((each) => JSON.stringify(each, (_, value) => textOf(value)));
  await writeFile(join(workDir, 'history.jsonl'), `${lines.join('\n')}\n`);
  const entries = await readWalletEntries(installation.pool);
  return judgeHistory({ observations, orders, received, entries });
}

function textOf(value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Load and faults side by side, for as long as the plan lasts. */
async function makeFaults(
  scene: Scene & { readonly options: Options; readonly counts: ChaosCounts },
  stopping: AbortSignal,
): Promise<void> {
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
        market: installation.market,
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
