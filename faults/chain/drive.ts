import { setTimeout as sleep } from 'node:timers/promises';
import type { RunTools } from '../../drivers/program.ts';
import { createWorkDir } from '../../drivers/workDir.ts';
import { Random } from '../random.ts';
import { countOf, keptLines, say } from '../report.ts';
import { trailsOf } from '../trail.ts';
import { runChainChaos } from './chaos.ts';
import { beCustomer, type CustomerSession, drawSessions } from './customers.ts';
import type { ChainOptions } from './options.ts';
import {
  type ChainEvidence,
  endedByItself,
  isStillOpen,
  judgeBooks,
  judgeSessions,
  paidInTime,
  readRecords,
  type SessionRecord,
} from './oracle.ts';
import { drawChainPlan } from './plan.ts';
import { type ChainScene, setChainScene } from './scene.ts';

const POLL_MS = 1_000;
const PROGRESS_EVERY_MS = 15_000;
/** No session is open for longer than this once all is well. */
const MAX_HEALING_MS = 60 * 60_000;

/**
 * Makes one run: customers pay sessions on a chain whose nodes misbehave, then all is made well, and what came of every
 * deposit is judged.
 *
 * @param tools.stops receives what has to be ended.
 * @param tools.stopping ends the run early.
 * @returns how many findings there are.
 */
export async function driveChainOnce(options: ChainOptions, { stops, stopping }: RunTools): Promise<number> {
  const { seed, minutes, keep } = options;
  say(`seed ${seed}: ${commandOf(options)}`);
  const workDir = await createWorkDir('chain', { keep, stops });
  const random = new Random(seed);
  const sessions = drawSessions(options, random.branch('sessions'));
  const scene = await setChainScene(workDir, stops);
  const { chain, primary, secondary } = scene.tron;
  const under = { chain, nodes: { primary, secondary }, sessions, counts: {} };
  say('The service runs; faults begin.');
  const progress = setInterval(() => {
    say(`${sessions.filter(({ created }) => created).length} sessions, block ${chain.headNumber}`);
  }, PROGRESS_EVERY_MS);
  try {
    const customers = sessions.map((session, index) =>
      beCustomer(session, { ...scene, chain, random: random.branch(`customer ${index}`), until: stopping }),
    );
    await Promise.all([
      ...customers,
      runChainChaos(drawChainPlan(options, random.branch('plan')), under, stopping),
      sleep(minutes * 60_000, undefined, { signal: stopping }),
    ]);
  } finally {
    clearInterval(progress);
  }
  say('Faults are over; the chain is well.');
  primary.heal();
  secondary.heal();
  const healedMs = await heal(scene, sessions, options);
  const evidence: ChainEvidence = {
    sessions,
    records: await readRecords(scene.pool),
    blockTimeOf: (txId) => chain.find(txId, chain.solidNumber)?.block.timestampMs,
    hadIssuerActs: !options.without.has('pauses') || !options.without.has('freezes'),
    readAtMs: Date.now(),
    balanceMinor: await readBalance(scene),
  };
  const findings = [...judgeSessions(evidence), ...(await judgeBooks(scene.database, scene.tron))];
  for (const line of reportOf(evidence, { counts: under.counts, healedMs, scene })) console.log(line);
  for (const { kind, says, look } of findings) console.log(`${kind}  ${says}  [${look}]`);
  for (const line of await trailsOf(findings, scene, workDir)) console.log(line);
  if (keep) for (const line of keptLines(workDir)) console.log(line);
  console.log(countOf(findings));
  return findings.length;
}

/**
 * Waits until every session is over or a human is asked about it. The merchant accepts what was paid too little.
 *
 * @returns how long it took, in ms.
 */
async function heal(
  scene: ChainScene,
  sessions: readonly CustomerSession[],
  { patienceSeconds, seed }: ChainOptions,
): Promise<number> {
  const startedAtMs = Date.now();
  const random = new Random(seed).branch('healing');
  let seen = '';
  let changedAtMs = startedAtMs;
  let saidAtMs = 0;
  for (;;) {
    const records = [...(await readRecords(scene.pool)).values()];
    const nowMs = Date.now();
    const open = records.filter((record) => isStillOpen(record, nowMs));
    const now = open.map(({ id, status }) => `${id} ${status}`).join();
    if (now !== seen) changedAtMs = nowMs;
    seen = now;
    const isOver = open.length === 0 && records.length >= sessions.length;
    if (isOver || nowMs - startedAtMs > MAX_HEALING_MS) return nowMs - startedAtMs;
    if (nowMs - changedAtMs > patienceSeconds * 1_000) return nowMs - startedAtMs;
    if (nowMs - saidAtMs > PROGRESS_EVERY_MS) {
      saidAtMs = nowMs;
      say(`healing: ${summaryOf(open)}`);
    }
    for (const { id } of open.filter(({ status }) => status === 'UNDERPAID')) {
      const path = `/crypto/payments/${id}/resolve`;
      const body = { action: 'accept' };
      await scene.api.request({ method: 'POST', path, apiKey: scene.apiKey, body }, random);
    }
    await sleep(POLL_MS);
  }
}

function summaryOf(records: readonly SessionRecord[]): string {
  const counts = Map.groupBy(records, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} ${status}`).join(', ');
}

/** The merchant's USDT, as the API shows it, in micro-USDT. */
async function readBalance({ api, apiKey }: ChainScene): Promise<bigint> {
  const answer = await api.request({ method: 'GET', path: '/crypto/balances', apiKey }, new Random(0));
  if (answer.kind !== 'answered' || answer.status !== 200) throw new Error('The balance was not answered.');
  const { usdtBalance } = answer.body.balances as { readonly usdtBalance: number };
  return BigInt(Math.round(usdtBalance * 1_000_000));
}

function commandOf({ seed, sessions, minutes, without }: ChainOptions): string {
  const left = without.size > 0 ? ` --without ${[...without].join(',')}` : '';
  return `npm run faults:chain -- --seed ${seed} --sessions ${sessions} --minutes ${minutes}${left}`;
}

function reportOf(
  evidence: ChainEvidence,
  {
    counts,
    healedMs,
    scene: { tron },
  }: {
    readonly counts: Readonly<Record<string, number>>;
    readonly healedMs: number;
    readonly scene: ChainScene;
  },
): readonly string[] {
  const records = [...evidence.records.values()];
  const paid = paidInTime(evidence);
  const deposits = Map.groupBy(
    records.flatMap((each) => each.deposits),
    ({ status }) => status,
  );
  return [
    `faults               ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    `sessions             ${summaryOf(records)}`,
    `deposits             ${[...deposits].map(([status, { length }]) => `${length} ${status}`).join(', ')}`,
    `ended by themselves  ${paid.filter(endedByItself).length} of ${paid.length} that were paid in full and in time`,
    `requests             ${tron.primary.requests.length} and ${tron.secondary.requests.length}`,
    `healed after         ${(healedMs / 1_000).toFixed(0)} s`,
    '',
  ];
}
