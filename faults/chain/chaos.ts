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
    case 'pause':
      chain.isPaused = true;
      await sleep(deed.durationMs, undefined, { signal: until });
      chain.isPaused = false;
      return;
    case 'freeze':
      return freeze(deed, scene, until);
  }
}

/** A node is well again afterwards, whatever else was done to it, unless another deed has changed the same since. */
async function misbehave(
  nodes: readonly TronNodeServer[],
  change: Partial<NodeFaults>,
  durationMs: number,
  until: AbortSignal,
): Promise<void> {
  for (const { faults } of nodes) Object.assign(faults, change);
  await sleep(durationMs, undefined, { signal: until });
  for (const { faults, heal } of nodes) {
    const isAsLeft = Object.entries(change).every(
      ([name, value]) => faults[name as keyof NodeFaults] === value,
    );
    if (isAsLeft) heal();
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
  chain.freeze(address);
  await sleep(durationMs, undefined, { signal: until });
  chain.thaw(address);
}
