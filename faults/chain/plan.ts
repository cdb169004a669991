import { ERROR_BODIES } from '../../test/support/tronNode/errorBodies.ts';
import type { NodeFaults } from '../../test/support/tronNode/server.ts';
import type { Random } from '../random.ts';
import type { ChainFault, ChainOptions } from './options.ts';

/** Which node something is done to. */
export type NodeName = 'primary' | 'secondary';

/** What is done at one moment. */
export type ChainDeed =
  | {
      readonly kind: 'node';
      readonly nodes: readonly NodeName[];
      readonly change: Partial<NodeFaults>;
      readonly durationMs: number;
    }
  /** The node's solid head goes no higher than where it is. */
  | { readonly kind: 'stall'; readonly nodes: readonly NodeName[]; readonly durationMs: number }
  | { readonly kind: 'fork'; readonly depth: number; readonly keepsTransactions: boolean }
  | { readonly kind: 'pause'; readonly durationMs: number }
  /** Which of the addresses that were given out: a share of the list, from 0 to 1. */
  | { readonly kind: 'freeze'; readonly share: number; readonly durationMs: number };

export interface PlannedChainDeed {
  /** After the start of the run. */
  readonly atMs: number;
  readonly fault: ChainFault;
  readonly deed: ChainDeed;
}

/** How often each is done in a minute. */
const PER_MINUTE: Readonly<Record<ChainFault, number>> = {
  outages: 6,
  answers: 6,
  stale: 5,
  broadcasts: 4,
  limits: 4,
  wrong_chain: 1,
  forks: 3,
  pauses: 0.5,
  freezes: 1,
};

/** The blocks that are not solid yet: a fork replaces no more. */
export const SOLID_LAG = 6;

/** Paths whose answers are replaced by the body of an error. */
const PATHS = [
  '/walletsolidity/getblock',
  '/walletsolidity/getnowblock',
  '/wallet/getblock',
  '/wallet/getnowblock',
  '/walletsolidity/gettransactioninfobyblocknum',
  '/wallet/gettransactioninfobyblocknum',
  '/walletsolidity/gettransactioninfobyid',
  '/wallet/gettransactioninfobyid',
  '/walletsolidity/gettransactionbyid',
  '/wallet/gettransactionbyid',
  '/walletsolidity/getaccount',
  '/wallet/getaccount',
  '/wallet/getaccountresource',
  '/wallet/getchainparameters',
  '/wallet/triggerconstantcontract',
  '/walletsolidity/triggerconstantcontract',
  '/wallet/estimateenergy',
  '/jsonrpc',
];

/** What java-tron refuses a broadcast with although the transaction is good (api.proto, `response_code`). */
const BROADCAST_CODES = [
  'SERVER_BUSY',
  'NO_CONNECTION',
  'NOT_ENOUGH_EFFECTIVE_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
];

const DRAWS: Readonly<Record<ChainFault, (source: Random) => ChainDeed>> = {
  outages: (source) => onNodes(source, drawOutage(source)),
  answers: (source) => onNodes(source, drawAnswers(source)),
  stale(source) {
    const nodes = drawNodes(source);
    const durationMs = drawDuration(source);
    if (source.chance(0.3)) return { kind: 'stall', nodes, durationMs };
    const change = source.chance(0.5)
      ? { blocksBehind: source.int(1, 3 * SOLID_LAG) }
      : { forgetsTransactions: true };
    return { kind: 'node', nodes, change, durationMs };
  },
  broadcasts: (source) =>
    onNodes(
      source,
      source.chance(0.5) ? { losesBroadcastReplies: true } : { broadcastCode: source.pick(BROADCAST_CODES) },
    ),
  limits: (source) =>
    onNodes(source, { tooManyRequests: source.chance(0.5) ? { retryAfter: String(source.int(1, 5)) } : {} }),
  wrong_chain: (source) => ({
    kind: 'node',
    nodes: [source.pick<NodeName>(['primary', 'secondary'])],
    change: { chainId: '0x2b6653dc' },
    durationMs: drawDuration(source),
  }),
  forks: (source) => ({
    kind: 'fork',
    depth: source.int(1, SOLID_LAG),
    keepsTransactions: source.chance(0.7),
  }),
  pauses: (source) => ({ kind: 'pause', durationMs: drawDuration(source) }),
  freezes: (source) => ({ kind: 'freeze', share: source.next(), durationMs: source.int(5_000, 60_000) }),
};

/**
 * Draws everything that will be done to the chain, from the seed alone. What is switched off is left out afterwards, so that
 * the rest stays the same.
 */
export function drawChainPlan(
  { minutes, without }: ChainOptions,
  random: Random,
): readonly PlannedChainDeed[] {
  const durationMs = minutes * 60_000;
  const faults = Object.keys(PER_MINUTE) as ChainFault[];
  return faults
    .flatMap((fault) => {
      const source = random.branch(fault);
      const count = Math.max(1, Math.round(PER_MINUTE[fault] * minutes));
      return Array.from({ length: count }, () => ({
        atMs: source.next() * durationMs,
        fault,
        deed: DRAWS[fault](source),
      }));
    })
    .filter(({ fault }) => !without.has(fault))
    .toSorted((left, right) => left.atMs - right.atMs);
}

function drawOutage(source: Random): Partial<NodeFaults> {
  return source.weighted<Partial<NodeFaults>>([
    [{ isDown: true }, 40],
    [{ httpStatus: source.pick([500, 502, 503, 504]) }, 40],
    [{ delayMs: source.int(500, 4_000) }, 20],
  ]);
}

function drawAnswers(source: Random): Partial<NodeFaults> {
  const paths = PATHS.filter(() => source.chance(0.3));
  const { body } = source.pick(ERROR_BODIES);
  return source.weighted<Partial<NodeFaults>>([
    [{ bodies: Object.fromEntries(paths.map((path) => [path, body])) }, 55],
    [{ receipts: source.pick(['empty', 'short', 'of_the_block_before']) }, 30],
    [{ hasNoEstimate: true }, 5],
    [{ hasNoConstantCalls: true }, 5],
    [{ isLite: true }, 5],
  ]);
}

function onNodes(source: Random, change: Partial<NodeFaults>): ChainDeed {
  return { kind: 'node', nodes: drawNodes(source), change, durationMs: drawDuration(source) };
}

/** Mostly one, so that the other can help. */
function drawNodes(source: Random): readonly NodeName[] {
  return source.weighted<readonly NodeName[]>([
    [['primary'], 40],
    [['secondary'], 30],
    [['primary', 'secondary'], 30],
  ]);
}

function drawDuration(source: Random): number {
  return source.int(500, 15_000);
}
