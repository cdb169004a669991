import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../drivers/parts.ts';
import { readOpen, summaryOf } from '../../../faults/gathering.ts';
import type { Random } from '../../../faults/random.ts';
import { waitFor } from '../../../test/support/waitFor.ts';
import { type ServiceRun, startService } from '../cluster.ts';
import { startLoad } from '../load.ts';
import type { Options } from '../options.ts';
import type { Scene } from '../scene.ts';
import {
  type CheckTools,
  countRequests,
  findingsOf,
  inWords,
  refusalsOf,
  settle,
  watchEnds,
} from '../verdict.ts';
import { COMMANDS, makeCurrent, runCommand, startAlone } from './commands.ts';
import { makeNextVersion, makeVersionAfter, type Version } from './versions.ts';

/** How long a process may take to be ready. */
const READY_TIMEOUT_MS = 120_000;
/** Traffic goes on between two processes that are replaced, so that each meets some: from, to. */
const PAUSE_MS = [500, 2_500] as const;
/** How many orders stay open for some seconds, so that each release meets some. */
const SLOW_SHARE = 0.5;
/**
 * How long receivers of webhooks fail right before a version becomes current. Deliveries are open then, and their second
 * attempt, five seconds after the first, succeeds.
 */
const RECEIVERS_FAIL_MS = 2_500;
/** When each release begins at the earliest, as a share of the time that requests are sent: from, to. */
const BEGINNINGS = [
  [0.02, 0.1],
  [0.35, 0.43],
  [0.68, 0.76],
] as const;

/** How many lines of a command's output a finding has, from its end. */
const MAX_LINES = 3;

/** A step that did not end as UPGRADING.md says it must: the release goes no further. */
class StepFailed extends Error {}

/**
 * Drills the steps of UPGRADING.md under load: from this checkout to the next version, back, and forward again. No request may
 * be refused. In the end nothing is open, nothing is lost, the ledger is as it must be, and the version after the next refuses
 * this checkout.
 *
 * @returns a sentence for each thing that is not as it must be.
 */
export async function drillRelease(
  scene: Scene,
  {
    rate,
    seconds,
    seed,
    hasWorkerVersions,
  }: Pick<Options, 'rate' | 'seconds' | 'seed' | 'hasWorkerVersions'>,
  tools: CheckTools,
): Promise<readonly string[]> {
  const { say, stopping } = tools;
  const { workDir, version: old, pool, temporal } = scene.cluster;
  const random = scene.random.branch('release');
  const moments = BEGINNINGS.map(([from, to]) => (from + (to - from) * random.next()) * seconds * 1_000);
  say('Making the next version…');
  const next = await makeNextVersion(workDir);
  const endedByThemselves = watchEnds([...temporal, ...scene.cluster.service]);
  // What merchants were given to spend has to arrive first.
  const findings = [...(await settle(scene, tools))];

  const count = countRequests(scene);
  const startedAtMs = performance.now();
  const load = startLoad(scene, {
    ...{ rate, asksAgain: false, slowShare: SLOW_SHARE },
    random: scene.random.branch('load under releases'),
  });
  const drill = new Drill(scene, { random, tools, hasWorkerVersions });
  try {
    for (const [index, [from, to]] of [
      [old, next] as const,
      [next, old] as const,
      [old, next] as const,
    ].entries()) {
      await untilMs(startedAtMs + (moments[index] ?? 0), stopping);
      if (stopping.aborted) break;
      if (to === next) await drill.goForward({ from, to });
      else await drill.goBack({ from, to });
    }
    await untilMs(startedAtMs + seconds * 1_000, stopping);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    findings.push(error.message);
  } finally {
    await load.stop();
  }
  const counts = count();
  const tookSeconds = ((performance.now() - startedAtMs) / 1_000).toFixed(0);
  say(`requests while versions were changed, in ${tookSeconds} s: ${inWords(counts)}`);
  findings.push(...drill.findings, ...refusalsOf(counts, 'while versions were changed'));
  findings.push(...(await settle(scene, tools)), ...(await findingsOf(scene, seed, tools)));
  // Without the migration of the next version the column is missing.
  const { rows } = await pool.query(
    `select to_jsonb(orders) ->> 'accepted_by' as version, count(*)::int as count from orders group by 1 order by 1`,
  );
  say(
    `orders by the version that accepted them: ${rows.map(({ version, count }) => `${count} by ${version}`).join(', ')}`,
  );
  findings.push(...endedByThemselves(), ...drill.endedByThemselves());
  if (findings.length === 0) findings.push(...(await refusesOlder(scene, { old, next }, tools)));
  return findings;
}

async function untilMs(atMs: number, stopping: AbortSignal): Promise<void> {
  const leftMs = atMs - performance.now();
  if (leftMs > 0) await sleep(leftMs, undefined, { signal: stopping }).catch(() => {});
}

/** Which version goes, and which one comes. */
interface Change {
  readonly from: Version;
  readonly to: Version;
}

/** The releases of one run, and the processes that run now. */
class Drill {
  readonly findings: string[] = [];
  readonly #scene: Scene;
  readonly #random: Random;
  readonly #tools: CheckTools;
  readonly #hasWorkerVersions: boolean;
  /** The APIs and the relay, whose processes are replaced where they are. */
  readonly #others: readonly ServiceRun[];
  /** The workers, of which a new set stands beside the old one during a release. */
  #workers: readonly ServiceRun[];
  readonly #ends: (() => readonly string[])[] = [];

  constructor(
    scene: Scene,
    by: { readonly random: Random; readonly tools: CheckTools; readonly hasWorkerVersions: boolean },
  ) {
    this.#scene = scene;
    this.#random = by.random;
    this.#tools = by.tools;
    this.#hasWorkerVersions = by.hasWorkerVersions;
    this.#others = scene.cluster.service.filter(({ role }) => role !== 'worker');
    this.#workers = scene.cluster.service.filter(({ role }) => role === 'worker');
  }

  /** Workers first: a new API may order what an old worker does not know. */
  async goForward(change: Change): Promise<void> {
    const { from, to } = change;
    this.#tools.say(`forward: ${from.version} → ${to.version}`);
    for (const command of COMMANDS.forward.prepare) await this.#mustEnd(command, to);
    if (this.#hasWorkerVersions) {
      const newWorkers = await this.#startWorkers(to);
      await this.#makeCurrent(to, COMMANDS.forward.makeCurrent);
      await this.#replaceOthers(to);
      await this.#retireWorkers(newWorkers);
    } else {
      await this.#exchangeWorkers(to);
      await this.#replaceOthers(to);
    }
    for (const command of COMMANDS.forward.verify) await this.#mustEnd(command, to);
  }

  /** Workers last: an old worker gets nothing that a new API has ordered. */
  async goBack(change: Change): Promise<void> {
    const { from, to } = change;
    this.#tools.say(`back: ${from.version} → ${to.version}`);
    for (const command of COMMANDS.back.prepare) {
      // It lists the flows that wait until a version with the change is current again.
      const { output } = await runCommand(command, to, this.#scene.cluster.adminEnv);
      this.#tools.say(`${command} of ${to.version}: ${output.split('\n').at(-1)}`);
    }
    if (this.#hasWorkerVersions) {
      const oldWorkers = await this.#startWorkers(to);
      await this.#replaceOthers(to);
      await this.#makeCurrent(to, COMMANDS.back.makeCurrent);
      await this.#retireWorkers(oldWorkers);
    } else {
      await this.#replaceOthers(to);
      await this.#exchangeWorkers(to);
    }
    for (const command of COMMANDS.back.verify) await this.#mustEnd(command, to);
  }

  /** What makes a sentence for each worker that ended without having been told to. */
  endedByThemselves(): readonly string[] {
    return this.#ends.flatMap((find) => find());
  }

  async #mustEnd(command: string, version: Version): Promise<void> {
    const startedAtMs = performance.now();
    const { code, output } = await runCommand(command, version, this.#scene.cluster.adminEnv);
    const lines = output.split('\n');
    if (code !== 0)
      throw new StepFailed(
        `${command} of ${version.version} ended with ${code}: ${lines.slice(-MAX_LINES).join(' ')}`,
      );
    this.#tools.say(`${command} (${msSince(startedAtMs)} ms): ${lines.at(-1)}`);
  }

  /** Starts a set of workers, beside the one that runs where it was not retired. */
  async #startWorkers(version: Version): Promise<readonly ServiceRun[]> {
    const { cluster } = this.#scene;
    const planned = cluster.topology.service.filter(({ role }) => role === 'worker');
    const ports = await freePorts(planned.length);
    const startedAtMs = performance.now();
    const started = startService(
      planned.map((each, index) => ({
        ...each,
        name: `${each.name}@${version.version}`,
        metricsPort: ports[index] ?? 0,
      })),
      { ...cluster, version, hasWorkerVersions: this.#hasWorkerVersions },
    );
    this.#ends.push(watchEnds(started));
    for (const each of started) await this.#untilReady(each, version);
    this.#tools.say(
      `${started.length} workers of ${version.version} are ready after ${msSince(startedAtMs)} ms`,
    );
    return started;
  }

  async #makeCurrent(version: Version, commands: readonly [string]): Promise<void> {
    const open = await this.#leaveOpen(version);
    const startedAtMs = performance.now();
    await makeCurrent(version, this.#scene.cluster.adminEnv, commands);
    this.#tools.say(`${version.version} is current (${msSince(startedAtMs)} ms), with open flows: ${open}`);
  }

  /** Stops the workers of one version before it starts those of the other. Flows and outbox messages wait meanwhile. */
  async #exchangeWorkers(version: Version): Promise<void> {
    const open = await this.#leaveOpen(version);
    await this.#retireWorkers([]);
    this.#workers = await this.#startWorkers(version);
    this.#tools.say(`only workers of ${version.version} run, with open flows before: ${open}`);
  }

  /** Leaves deliveries of webhooks open. @returns what is open, in words. */
  async #leaveOpen({ version }: Version): Promise<string> {
    const { witnesses } = this.#scene;
    for (const receiver of witnesses.receivers) receiver.conduct('fails');
    await sleep(RECEIVERS_FAIL_MS);
    for (const receiver of witnesses.receivers) receiver.conduct('takes');
    const open = await readOpen(witnesses);
    if (open.length === 0) this.findings.push(`No flow was open when ${version} took over.`);
    return summaryOf(open);
  }

  async #replaceOthers(version: Version): Promise<void> {
    for (const each of shuffled(this.#others, this.#random)) {
      const startedAtMs = performance.now();
      each.use(version);
      if (!(await each.replace()))
        this.findings.push(`${each.name} did not end by itself when it was told to.`);
      await this.#untilReady(each, version);
      this.#tools.say(`${each.name} is ${version.version} after ${msSince(startedAtMs)} ms`);
      await this.#pause();
    }
  }

  /** Ends the workers of the version that is no longer current. @param successors those that stay. */
  async #retireWorkers(successors: readonly ServiceRun[]): Promise<void> {
    for (const each of shuffled(this.#workers, this.#random)) {
      const startedAtMs = performance.now();
      if (!(await each.retire()))
        this.findings.push(`${each.name} did not end by itself when it was told to.`);
      this.#tools.say(`${each.name} ended after ${msSince(startedAtMs)} ms`);
      await this.#pause();
    }
    this.#workers = successors;
  }

  async #untilReady(run: ServiceRun, { version }: Version): Promise<void> {
    const isReady = async () => (await run.readyVersion()) === version;
    await waitFor(`${run.name} to be ready as ${version}`, isReady, READY_TIMEOUT_MS).catch(() => {
      const [lastLine] = readFileSync(run.logFile, 'utf8').trim().split('\n').slice(-1);
      throw new StepFailed(`${run.name} is not ready as ${version}: ${lastLine}`);
    });
  }

  #pause(): Promise<void> {
    return sleep(this.#random.int(...PAUSE_MS));
  }
}

/** Once the database is that of the version after the next, this checkout is refused in one sentence, and the next is not. */
async function refusesOlder(
  { cluster }: Scene,
  { old, next }: { readonly old: Version; readonly next: Version },
  { say }: CheckTools,
): Promise<readonly string[]> {
  const { adminEnv, workDir } = cluster;
  const after = await makeVersionAfter(next, workDir);
  const findings: string[] = [];
  const migrated = await runCommand('admin migrate', { ...after, bundleFile: next.bundleFile }, adminEnv);
  say(`admin migrate of ${after.version}: ${migrated.output}`);
  if (migrated.code !== 0) findings.push(`admin migrate of ${after.version} ended with ${migrated.code}.`);
  const verified = await runCommand('admin ledger verify', next, adminEnv);
  if (verified.code !== 0)
    findings.push(`The database of ${after.version} refuses ${next.version}: ${verified.output}`);
  const { host, pathname } = new URL(cluster.databases.serviceUrl);
  const sentence =
    `The database in DATABASE_URL (${host}${pathname}) needs version ${next.version} or newer, ` +
    `and this is version ${old.version}: start a newer version.`;
  const refused = await startAlone(old, { ...cluster.env, PORT: '0', METRICS_PORT: '0' });
  say(`${old.version} on the database of ${after.version} ends with ${refused.code}: ${refused.output}`);
  if (refused.code !== 1 || refused.output !== sentence)
    findings.push(
      `${old.version} is not refused by the database of ${after.version} in the sentence: ${sentence}`,
    );
  return findings;
}

const msSince = (startedAtMs: number) => Math.round(performance.now() - startedAtMs);

/** The same in another order (Fisher and Yates). */
function shuffled<Value>(list: readonly Value[], random: Random): readonly Value[] {
  const left = [...list];
  return list.map(() => left.splice(random.int(0, left.length - 1), 1)[0] as Value);
}
