import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunTools } from '../../drivers/program.ts';
import { removeTemporalData } from '../../drivers/servers.ts';
import { createWorkDir } from '../../drivers/workDir.ts';
import { openDatabase } from '../../src/db/core/database.ts';
import { verifyLedger } from '../../src/db/ledger/ledgerVerification.ts';
import { type Installation, untilReady } from '../installation.ts';
import { runLoad } from '../load.ts';
import type { Finding } from '../oracle/evidence.ts';
import { finding } from '../oracle/looks.ts';
import { countOf, keptLines, reportOf, say } from '../report.ts';
import { type Scene, setScene } from '../scene.ts';
import { trailsOf } from '../trail.ts';
import { healAndJudge } from '../verdict.ts';
import { backUpPostgres, backUpTemporal, type PostgresBackup, type TemporalBackup } from './backup.ts';
import { type CommitClock, startCommitClock } from './commitClock.ts';
import { lostFlowFindings, type MadeGood, seeToLostCommits } from './lostCommits.ts';
import { LOSSES, type Loss, type Options } from './options.ts';

/** So much of the log may be lost with its disk: what waits for the archive. */
const ARCHIVE_EVERY_SECONDS = 2;
/** Merchants go on for this long once the service answers again. */
const AFTERWARDS_MS = 3_000;
const PATIENCE_MS = 180_000;
const MAX_ORDERS = 10_000;

/**
 * Findings that lost commits alone explain: what was acknowledged, or seen, is no longer known. A withdrawal that was made
 * again has no reference of its merchant's, who requests it again where it had no answer.
 */
const COST_OF_LOST_COMMITS: ReadonlySet<string> = new Set([
  'FORGOTTEN',
  'EVENT FORGOTTEN',
  'DEPOSIT FORGOTTEN',
  'PAID WITHOUT ORDER',
  'UNASKED',
  'BALANCE',
  'CLEARING',
]);

/** What is known to one side alone must not be a withdrawal: its record can be made again. */
const KNOWN_TO_ONE_SIDE: ReadonlySet<string> = new Set(['FORGOTTEN', 'PAID WITHOUT ORDER']);

/** Whether lost commits explain a finding. For a while, until its record was made again, a merchant was told 404. */
function isCostOfLostCommits({ kind, says }: Finding): boolean {
  // A live bill whose request was lost is sent under another request id (docs/RESTORE.md, step 6).
  if (kind === 'DOUBLED') return /^bill bill_\w+ was done \d+ times by the provider/.test(says);
  if (!COST_OF_LOST_COMMITS.has(kind)) return false;
  const isWithdrawal = /\bwd_/.test(says);
  return !(KNOWN_TO_ONE_SIDE.has(kind) && isWithdrawal) || says.endsWith('answered with 404');
}

/** What a loss and its restoration came to, in ms. */
interface Figures {
  /** From the loss until Postgres takes connections with all that remained; undefined where it lost nothing. */
  readonly postgresMs: number | undefined;
  /** From the loss until every process is ready. */
  readonly readyMs: number;
}

/**
 * Makes one drill: merchants use the service, data is lost and restored as docs/RESTORE.md says, and everything is
 * judged as after a run of faults.
 *
 * @returns how many findings there are, less those that lost commits explain where commits were lost.
 */
export async function drill(options: Options, tools: RunTools): Promise<number> {
  const { seed, loss, seconds, keep } = options;
  say(`seed ${seed}: npm run restore -- --loss ${loss} --seconds ${seconds} --seed ${seed}`);
  const workDir = await createWorkDir('restore', { keep, stops: tools.stops });
  const scene = await setScene({
    seed,
    workDir,
    stops: tools.stops,
    hasFates: true,
    areOperatorsWrong: false,
  });
  const { installation, log } = scene;
  const clock = await startCommitClock(installation.postgres.ownerUrl, tools.stops);
  const startedAtMs = Date.now();
  const figures = await loseUnderLoad({ scene, options, workDir, stopping: tools.stopping });
  // What the chain has, its watchers settle again.
  await scene.backOffice.settleAgain(log);
  const madeGood =
    loss === 'commits' ? await seeToLostCommits(installation, { log, sinceMs: startedAtMs }) : undefined;
  say('Merchants have stopped; everything is made well.');
  const {
    nudged,
    healedMs,
    evidence,
    findings: judged,
  } = await healAndJudge(scene, {
    seed,
    patienceMs: PATIENCE_MS,
  });
  const all = [
    ...judged,
    ...(await ledgerFindings(installation, tools)),
    ...(madeGood ? await lostFlowFindings(installation) : []),
    ...(madeGood?.refused ?? []).map((says) => finding('NOT MADE GOOD', says, 'npm run admin -- flows lost')),
  ];
  const explained = loss === 'commits' ? all.filter(isCostOfLostCommits) : [];
  const findings = all.filter((each) => !explained.includes(each));
  const facts = { counts: { kills: {}, faults: {} }, orders: log.all, tables: evidence.tables, nudged };
  for (const line of reportOf({ ...facts, findings: all }, installation)) console.log(line);
  for (const line of await trailsOf(findings, installation, workDir)) console.log(line);
  for (const line of await figuresOf({ figures, clock, healedMs, madeGood, explained })) console.log(line);
  if (keep) for (const line of keptLines(workDir)) console.log(line);
  console.log(countOf(findings));
  return findings.length;
}

async function ledgerFindings(
  { pool }: Installation,
  { stops }: Pick<RunTools, 'stops'>,
): Promise<readonly Finding[]> {
  const { connectionString } = pool.options;
  const database = await openDatabase(connectionString ?? '', { poolSize: 1 });
  stops.push(() => database.close());
  const { checked } = await verifyLedger(database);
  return checked.flatMap(({ name, violations }) =>
    violations.map((says) => finding('LEDGER', says, `the check ${name} of npm run admin -- ledger verify`)),
  );
}

async function figuresOf(facts: {
  readonly figures: Figures;
  readonly clock: CommitClock;
  readonly healedMs: number;
  readonly madeGood: MadeGood | undefined;
  readonly explained: readonly Finding[];
}): Promise<readonly string[]> {
  const { figures, clock, healedMs, madeGood, explained } = facts;
  const { postgresMs, readyMs } = figures;
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return [
    `commits lost         ${await clock.lostMs()} ms`,
    ...(postgresMs === undefined ? [] : [`Postgres was away    ${seconds(postgresMs)}`]),
    `service was away     ${seconds(readyMs)}`,
    `all was over after   ${seconds(healedMs)} more`,
    ...(madeGood
      ? [
          `made good            ${madeGood.recreated} withdrawals made again, ${madeGood.closed} workflows closed`,
          `lost with commits    ${explained.length} findings above`,
        ]
      : []),
  ];
}

/** Backs everything up, and loses it while merchants use it. */
async function loseUnderLoad(run: {
  readonly scene: Scene;
  readonly options: Options;
  readonly workDir: string;
  readonly stopping: AbortSignal;
}): Promise<Figures> {
  const { scene, options, workDir, stopping } = run;
  const { installation, random } = scene;
  const folder = join(workDir, 'backup');
  const archiveEverySeconds = ARCHIVE_EVERY_SECONDS;
  const postgres = await backUpPostgres(installation.postgres, folder, { archiveEverySeconds });
  say(`The base backup has ${Math.round(postgres.bytes / 1_048_576)} MiB.`);
  await untilReady(installation);
  const over = new AbortController();
  const until = AbortSignal.any([over.signal, stopping]);
  const pause = (ms: number) => sleep(ms, undefined, { signal: until }).catch(() => {});
  const load = runLoad(
    {
      ...scene,
      api: installation.api,
      market: installation.market,
      random: random.branch('load'),
      mostOrders: MAX_ORDERS,
    },
    until,
  );
  try {
    await pause(options.seconds * 500);
    const temporal = await backUpTemporal(installation.temporal, join(folder, 'temporal.db'));
    await pause(options.seconds * 500);
    say(`Lost: ${LOSSES[options.loss]}.`);
    const figures = await restore(installation, { postgres, temporal, loss: options.loss });
    say('Restored, and the service is ready.');
    await pause(AFTERWARDS_MS);
    if (stopping.aborted) throw new Error('The drill was ended before its time.');
    return figures;
  } finally {
    over.abort();
    await load;
  }
}

/** Loses data and restores it, in the order of docs/RESTORE.md. */
async function restore(
  installation: Installation,
  has: { readonly postgres: PostgresBackup; readonly temporal: TemporalBackup; readonly loss: Loss },
): Promise<Figures> {
  const { roles, temporal } = installation;
  const { loss } = has;
  const lostAtMs = Date.now();
  let releases: readonly (() => void)[] = [];
  const stopService = async () => {
    // The workers remember workflows as they were; what they would add to older histories fits none.
    releases = await Promise.all(roles.map((role) => role.hold()));
  };
  let postgresMs: number | undefined;
  if (loss === 'temporal') {
    await temporal.killFor(async () => {
      removeTemporalData(temporal.dbFile);
      await stopService();
    });
  } else {
    await has.postgres.loseAndRestore({ remains: loss === 'commits' ? 'archive' : 'log', stopService });
    postgresMs = Date.now() - lostAtMs;
    say('Postgres takes connections.');
  }
  if (loss === 'both') await has.temporal.restore();
  for (const release of releases) release();
  await untilReady(installation);
  return { postgresMs, readyMs: Date.now() - lostAtMs };
}
