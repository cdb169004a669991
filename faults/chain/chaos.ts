import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalChain } from '../../test/support/tronNode/chain.ts';
import type { NodeFaults, TronNodeServer } from '../../test/support/tronNode/server.ts';
import type { CustomerSession } from './customers.ts';
import type { ChainDeed, NodeName, PlannedChainDeed } from './plan.ts';

/** What deeds are done to. */
export interface ChainUnderFaults {
  readonly chain: LocalChain;
  readonly nodes: Readonly<Record<NodeName, TronNodeServer>>;
  readonly sessions: readonly CustomerSession[];
  /** How often each kind of deed was done. */
  readonly counts: Record<string, number>;
}

/**
 * Does what was planned, each deed at its time. Resolves when all is done and over.
 *
 * @param until ends it early.
 */
export async function runChainChaos(
  plan: readonly PlannedChainDeed[],
  scene: ChainUnderFaults,
  until: AbortSignal,
): Promise<void> {
  await Promise.all(
    plan.map(async ({ atMs, fault, deed }) => {
      await sleep(atMs, undefined, { signal: until });
      scene.counts[fault] = (scene.counts[fault] ?? 0) + 1;
      await perform(deed, scene, until);
    }),
  );
}

async function perform(deed: ChainDeed, scene: ChainUnderFaults, until: AbortSignal): Promise<void> {
  const { chain, nodes } = scene;
  switch (deed.kind) {
    case 'node':
    case 'stall': {
      const misbehaving = deed.nodes.map((name) => nodes[name]);
      const change = deed.kind === 'stall' ? { solidCeiling: chain.solidNumber } : deed.change;
      return misbehave(misbehaving, change, deed.durationMs, until);
    }
    case 'fork':
      chain.fork(deed.depth, { keepTransactions: deed.keepsTransactions });
      return;
    case 'pause': {
      const isLatest = noteChange(chain, 'pause');
      chain.isPaused = true;
      await sleep(deed.durationMs, undefined, { signal: until });
      if (isLatest()) chain.isPaused = false;
      return;
    }
    case 'freeze':
      return freeze(deed, scene, until);
  }
}

/** The latest change of each part of a node or chain, so that no deed ends what another one has begun since. */
const latestChanges = new WeakMap<object, Map<string, object>>();

/** Notes a change, and returns whether the same part has been left alone since. */
function noteChange(of: LocalChain | TronNodeServer, part: string): () => boolean {
  const changes = latestChanges.get(of) ?? new Map<string, object>();
  latestChanges.set(of, changes);
  const change = {};
  changes.set(part, change);
  return () => changes.get(part) === change;
}

/** A node is well again afterwards, except for what another deed has changed since. */
async function misbehave(
  nodes: readonly TronNodeServer[],
  change: Partial<NodeFaults>,
  durationMs: number,
  until: AbortSignal,
): Promise<void> {
  const names = Object.keys(change) as (keyof NodeFaults)[];
  const changed = nodes.map((node) => {
    Object.assign(node.faults, change);
    return { node, parts: names.map((name) => ({ name, isLatest: noteChange(node, name) })) };
  });
  await sleep(durationMs, undefined, { signal: until });
  for (const { node, parts } of changed) {
    node.heal(parts.filter(({ isLatest }) => isLatest()).map(({ name }) => name));
  }
}

/** Freezes the address of a session that may still have its money there. */
async function freeze(
  { share, durationMs }: Extract<ChainDeed, { readonly kind: 'freeze' }>,
  { chain, sessions }: ChainUnderFaults,
  until: AbortSignal,
): Promise<void> {
  const given = sessions.flatMap(({ created }) => (created ? [created.address] : []));
  const address = given[Math.floor(share * given.length)];
  if (address === undefined) return;
  const isLatest = noteChange(chain, address);
  chain.freeze(address);
  await sleep(durationMs, undefined, { signal: until });
  if (isLatest()) chain.thaw(address);
}
