import { setTimeout as sleep } from 'node:timers/promises';
import type { SupervisedProcess } from '../../drivers/supervision.ts';
import { gather, readOpen, Stillness, summaryOf } from '../../faults/gathering.ts';
import { judge } from '../../faults/oracle/judge.ts';
import { openDatabase } from '../../src/db/core/database.ts';
import { verifyLedger } from '../../src/db/ledger/ledgerVerification.ts';
import type { Scene } from './scene.ts';

/** How long nothing may change of what is open, once nothing hinders it. */
const STILL_TIMEOUT_MS = 120_000;
const PROGRESS_EVERY_MS = 10_000;

export interface CheckTools {
  readonly say: (line: string) => void;
  readonly stopping: AbortSignal;
}

/** Waits until nothing is open. Merchants ask again, under the same key, for what was not answered. */
export async function settle(scene: Scene, { say }: CheckTools): Promise<readonly string[]> {
  const { witnesses, log, sending, random } = scene;
  const stillness = new Stillness();
  let saidAtMs = Date.now();
  for (;;) {
    for (const order of log.all) if (order.state === 'open') await sending.sendOnce(order, random);
    const open = await readOpen(witnesses);
    if (open.length === 0) {
      say('every flow has ended');
      return [];
    }
    if (stillness.observe(open) > STILL_TIMEOUT_MS) {
      return open.map(({ kind, id, status }) => `The ${kind} ${id} is still open: ${status}.`);
    }
    if (Date.now() - saidAtMs > PROGRESS_EVERY_MS) {
      saidAtMs = Date.now();
      say(`still open: ${summaryOf(open)}`);
    }
    await sleep(500);
  }
}

/** Compares what merchants, providers and the tables say, and verifies the ledger. @returns a sentence for each finding. */
export async function findingsOf(scene: Scene, seed: number, tools: CheckTools): Promise<readonly string[]> {
  const { witnesses, cluster } = scene;
  const evidence = await gather({ ...scene, installation: witnesses, seed });
  return [
    ...judge(evidence).map(({ kind, says, look }) => `${kind}: ${says} (${look})`),
    ...(await ledgerFindings(cluster.databases.serviceUrl, tools)),
  ];
}

async function ledgerFindings(databaseUrl: string, { say }: CheckTools): Promise<readonly string[]> {
  const database = await openDatabase(databaseUrl, { poolSize: 2 });
  try {
    const { checked } = await verifyLedger(database);
    const examined = checked.map((each) => `${each.examined} ${each.name}`);
    say(`the ledger: ${examined.join(', ')}`);
    return checked.flatMap(({ name, violations }) => violations.map((each) => `LEDGER, ${name}: ${each}`));
  } finally {
    await database.close();
  }
}

/**
 * Counts how often processes end without having been told to, from now on.
 *
 * @returns what makes a sentence for each process that did.
 */
export function watchEnds(processes: readonly SupervisedProcess[]): () => readonly string[] {
  const before = new Map(processes.map((each) => [each, each.endedByItself()]));
  return () =>
    [...before].flatMap(([each, count]) => {
      const times = each.endedByItself() - count;
      return times > 0 ? [`${each.name} ended by itself, ${times} times.`] : [];
    });
}

/** Requests by what came of them. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Counts requests from now on.
 *
 * @returns what reads the counts.
 */
export function countRequests({ api }: Pick<Scene, 'api'>): () => Counts {
  const before = { ...api.counts() };
  return () =>
    Object.fromEntries(
      Object.entries(api.counts())
        .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
}

export function inWords(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/** A sentence for each outcome of requests that no merchant may see. @param when what was going on, such as `while …`. */
export function refusalsOf(counts: Counts, when: string): readonly string[] {
  return Object.entries(counts)
    .filter(([outcome]) => outcome !== 'served')
    .map(([outcome, count]) => `${count} requests failed ${when}: ${outcome}.`);
}
