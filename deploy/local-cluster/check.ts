import { setTimeout as sleep } from 'node:timers/promises';
import type { SupervisedProcess } from '../../drivers/supervision.ts';
import { ENVIRONMENTS, type OrderKind } from '../../faults/orders.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { orderOf, startLoad } from './load.ts';
import type { Options } from './options.ts';
import type { Scene } from './scene.ts';
import {
  type CheckTools,
  countRequests,
  findingsOf,
  inWords,
  refusalsOf,
  settle,
  watchEnds,
} from './verdict.ts';

const ORDER_KINDS: readonly OrderKind[] = ['payment', 'withdrawal', 'bill', 'sale', 'collection', 'session'];

/** How long a process may take to be ready again. */
const READY_TIMEOUT_MS = 120_000;
/** Traffic goes on between two processes that are killed or replaced, so that each meets some. */
const PAUSE_MS = 2_000;

/**
 * Checks a cluster: every flow once; one process of everything killed under load; every process replaced under load, with
 * no request failing; and in the end nothing open, nothing lost, and a ledger that is as it must be.
 *
 * @returns a sentence for each thing that is not as it must be.
 */
export async function checkCluster(
  scene: Scene,
  { rate, seconds, seed }: Pick<Options, 'rate' | 'seconds' | 'seed'>,
  tools: CheckTools,
): Promise<readonly string[]> {
  const processes = [...scene.cluster.temporal, ...scene.cluster.service];
  // Processes of Temporal that find its tables empty at the same moment all write its metadata: all but one of them may end
  // by it, and are started again (ApplyClusterMetadataConfigProvider in temporal/fx.go of go.temporal.io/server).
  const endedByThemselves = watchEnds(processes);
  const findings = [
    // What merchants were given to spend has to arrive first.
    ...(await settle(scene, tools)),
    ...(await runEachFlow(scene, tools)),
    ...(await settle(scene, tools)),
    ...(await killEach(scene, { rate }, tools)),
    ...(await settle(scene, tools)),
    ...(await replaceAll(scene, { rate, seconds }, tools)),
    ...(await settle(scene, tools)),
  ];
  return [...findings, ...(await findingsOf(scene, seed, tools)), ...endedByThemselves()];
}

/** Every kind of order in each environment that has it, one after the other. */
async function runEachFlow(scene: Scene, { say }: CheckTools): Promise<readonly string[]> {
  const { random, sending } = scene;
  const findings: string[] = [];
  for (const kind of ORDER_KINDS) {
    for (const environment of kind === 'session' ? (['test'] as const) : ENVIRONMENTS) {
      const order = orderOf(scene, { kind, environment, random });
      const startedAtMs = performance.now();
      await sending.send(order, random);
      if (kind === 'session' && order.state === 'acknowledged')
        await sending.deposit(order, order.amountMinor, random);
      say(
        `${kind} in ${environment}: ${order.state} after ${Math.round(performance.now() - startedAtMs)} ms`,
      );
      if (order.state !== 'acknowledged')
        findings.push(`The ${kind} ${order.reference} in ${environment} is ${order.state}.`);
    }
  }
  return findings;
}

/** Kills one process of each kind under load, and waits until it is back. Merchants ask again for what was not answered. */
async function killEach(
  scene: Scene,
  { rate }: { readonly rate: number },
  { say, stopping }: CheckTools,
): Promise<readonly string[]> {
  const { cluster, random } = scene;
  const findings: string[] = [];
  const kindOf = ({ name }: SupervisedProcess) => name.replace(/-\d+$/, '');
  const groups = Map.groupBy([...cluster.temporal, ...cluster.service], kindOf);
  const counts = countRequests(scene);
  const load = startLoad(scene, { rate, asksAgain: true, random: random.branch('load under kills') });
  for (const [kind, [victim]] of groups) {
    if (stopping.aborted || victim === undefined) break;
    await sleep(PAUSE_MS);
    const startedAtMs = performance.now();
    if (!(await victim.kill())) findings.push(`No ${kind} was running when it was to be killed.`);
    await waitFor(`${victim.name} to be ready again`, () => victim.isReady(), READY_TIMEOUT_MS);
    say(`killed ${victim.name}, ready again after ${Math.round(performance.now() - startedAtMs)} ms`);
  }
  await sleep(PAUSE_MS);
  await load.stop();
  say(`requests while processes were killed: ${inWords(counts())}`);
  return findings;
}

/** Replaces every process, one after the other, under load whose every request must be served. */
async function replaceAll(
  scene: Scene,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  { say, stopping }: CheckTools,
): Promise<readonly string[]> {
  const { cluster, random } = scene;
  const findings: string[] = [];
  const count = countRequests(scene);
  const startedAtMs = performance.now();
  const load = startLoad(scene, { rate, asksAgain: false, random: random.branch('load under replacement') });
  for (const each of [...cluster.temporal, ...cluster.service]) {
    if (stopping.aborted) break;
    const sinceMs = performance.now();
    if (!(await each.replace())) findings.push(`${each.name} did not end by itself when it was told to.`);
    await waitFor(`${each.name} to be ready again`, () => each.isReady(), READY_TIMEOUT_MS);
    say(`replaced ${each.name} in ${Math.round(performance.now() - sinceMs)} ms`);
    await sleep(PAUSE_MS / 2);
  }
  const leftMs = seconds * 1_000 - (performance.now() - startedAtMs);
  if (leftMs > 0) await sleep(leftMs, undefined, { signal: stopping }).catch(() => {});
  await load.stop();
  const counts = count();
  const tookSeconds = ((performance.now() - startedAtMs) / 1_000).toFixed(0);
  say(`requests while every process was replaced, in ${tookSeconds} s: ${inWords(counts)}`);
  return [...findings, ...refusalsOf(counts, 'while processes were replaced')];
}
