import type { Client } from '@temporalio/client';
import pTimeout from 'p-timeout';
import type { Readiness } from '../api/context.ts';
import { readDatabaseClock } from '../db/core/clock.ts';
import type { Database } from '../db/core/database.ts';
import { pendingMigrations } from '../db/core/migrate.ts';
import { listChainAlarms } from '../db/usdt/chainAlarms.ts';
import { type ChainLag, readChainLags } from '../db/usdt/chainScan.ts';
import { SECOND_MS } from '../domain/time.ts';
import type { ServerClock } from '../temporal/serverClock.ts';

/** How long a dependency may take to answer /readyz before it counts as down. */
const PING_TIMEOUT_MS = 2_000;

/** How long what was found stands: however often a process is asked, its dependencies are asked once in that time. */
const FOUND_FOR_MS = 1_000;

/** From when on a chain counts as not read, in seconds: the reading of TRON is a minute behind when all is well. */
const MAX_CHAIN_LAG_SECONDS = 300;

/** From when on a clock counts as wrong, in seconds. What is signed with it is refused after some minutes at the latest. */
const MAX_CLOCK_OFFSET_SECONDS = 30;

/** How many peers a clock is compared with. */
const PEERS = 2;

/** How long the offsets of clocks stand: they change slowly. */
const CLOCKS_STAND_MS = 15_000;

/** How far the clock of this process is ahead of that of a peer; negative when it is behind. */
export interface ClockOffset {
  readonly peer: 'postgres' | 'temporal';
  readonly seconds: number;
}

/** What readiness depends on. */
export interface ReadinessProbes {
  /** Resolves to the migrations that the database lacks; rejects when it does not answer. */
  readonly pendingMigrations: () => Promise<readonly string[]>;
  /** Rejects when Temporal does not answer. */
  readonly pingTemporal: () => Promise<void>;
  /** How far behind each chain is that this process reads; none where it reads none. */
  readonly chainLags: () => Promise<readonly ChainLag[]>;
  /** The offsets of our clock, of those peers that answer. */
  readonly clockOffsets: () => Promise<readonly ClockOffset[]>;
  /** The networks of which a node lacks what this process needs; none where it reads none. */
  readonly lackingNetworks: ReadonlySet<string>;
  /** An API is ready without Temporal: it accepts, and its outbox messages are dispatched when Temporal is back. */
  readonly isApi: boolean;
  /** The parts of the process that have ended by themselves. */
  readonly failedParts: ReadonlySet<string>;
  readonly isStopping: () => boolean;
  /** Milliseconds since whenever. */
  readonly clock: () => number;
}

/** The probes of the dependencies themselves. @param networks the chains that this process reads. */
export function createProbes(
  database: Database,
  client: Client,
  networks: readonly string[],
): Pick<ReadinessProbes, 'pendingMigrations' | 'pingTemporal' | 'chainLags'> {
  return {
    chainLags: () => pTimeout(readLagsOf(database, networks), { milliseconds: PING_TIMEOUT_MS }),
    pendingMigrations: () => pTimeout(pendingMigrations(database), { milliseconds: PING_TIMEOUT_MS }),
    // Asks the server itself: a connection remembers that it once was made, whatever became of it. The deadline alone
    // bounds the wait: a ping left behind would go on trying, on a connection that a stop may have closed meanwhile.
    async pingTemporal() {
      const { connection } = client;
      await connection.withDeadline(Date.now() + PING_TIMEOUT_MS, () =>
        connection.workflowService.getSystemInfo({}),
      );
    },
  };
}

/**
 * Makes what reads how far our clock is from those of the peers. A peer that does not answer is left out.
 *
 * @param clock ours, in milliseconds since 1970.
 */
export function createClockReader(
  readPeers: Readonly<Record<ClockOffset['peer'], () => Promise<number>>>,
  clock: () => number = Date.now,
): () => Promise<readonly ClockOffset[]> {
  const read = async (peer: ClockOffset['peer']): Promise<readonly ClockOffset[]> => {
    const beforeMs = clock();
    try {
      const peerMs = await readPeers[peer]();
      return [{ peer, seconds: ((beforeMs + clock()) / 2 - peerMs) / SECOND_MS }];
    } catch {
      return [];
    }
  };
  const readAll = async () => (await Promise.all([read('postgres'), read('temporal')])).flat();
  return keptFor(CLOCKS_STAND_MS, readAll, () => performance.now());
}

/** The clocks of the peers themselves. Temporal's is bounded by its deadline alone, as a ping is. */
export function peerClocks(database: Database, serverClock: ServerClock) {
  return {
    postgres: () => pTimeout(readDatabaseClock(database), { milliseconds: PING_TIMEOUT_MS }),
    temporal: () => serverClock.read(PING_TIMEOUT_MS),
  };
}

/** The lag of each network. One whose last block is lost is not read at all, from the moment at which that was found. */
async function readLagsOf(database: Database, networks: readonly string[]): Promise<readonly ChainLag[]> {
  const [lags, lost] = await Promise.all([
    readChainLags(database, networks),
    listChainAlarms(database, { kind: 'lost_cursor' }),
  ]);
  const isLost = (network: string) => lost.some(({ subject }) => subject === network);
  return lags.map((lag) => (isLost(lag.network) ? { ...lag, seconds: Number.POSITIVE_INFINITY } : lag));
}

/** Makes what /readyz asks. What the dependencies answered stands for a second, what the process itself knows never. */
export function createReadiness(probes: ReadinessProbes): () => Promise<Readiness> {
  const { failedParts, lackingNetworks, isStopping } = probes;
  const findOnce = keptFor(FOUND_FOR_MS, () => findReadiness(probes), probes.clock);
  return async () => {
    if (isStopping()) return { missing: ['stopping'], degraded: [] };
    const { missing, degraded } = await findOnce();
    // The log says which setting of the node it is: this answer may be public.
    const nodes = [...lackingNetworks].map((network) => `node ${network}`);
    return { missing: [...missing, ...failedParts], degraded: [...degraded, ...nodes] };
  };
}

async function findReadiness({
  pendingMigrations,
  pingTemporal,
  chainLags,
  clockOffsets,
  isApi,
}: ReadinessProbes): Promise<Readiness> {
  const [postgres, temporal, chains, wrongClocks] = await Promise.all([
    pendingMigrations().then(
      (pending) => (pending.length > 0 ? ['migrations'] : []),
      () => ['postgres'],
    ),
    pingTemporal().then(
      () => [],
      () => ['temporal'],
    ),
    // A chain that is not read is not a reason to take a process away: an operator has to look at the watcher.
    chainLags().then(unreadChains, () => []),
    clockOffsets().then((offsets) =>
      offsets.filter(({ seconds }) => Math.abs(seconds) > MAX_CLOCK_OFFSET_SECONDS),
    ),
  ]);
  // Off from both peers, it is our clock that is wrong. Off from one, it is that peer's, and another clock decides nothing.
  const isOursWrong = wrongClocks.length === PEERS;
  const clock = isOursWrong ? ['clock'] : [];
  const clocks = isOursWrong ? [] : wrongClocks.map(({ peer }) => `clock of ${peer}`);
  const isDegradedAtMost = isApi && postgres.length === 0;
  return isDegradedAtMost
    ? { missing: clock, degraded: [...temporal, ...chains, ...clocks] }
    : { missing: [...postgres, ...temporal, ...clock], degraded: [...chains, ...clocks] };
}

function unreadChains(lags: readonly ChainLag[]): readonly string[] {
  return lags
    .filter(({ seconds }) => seconds > MAX_CHAIN_LAG_SECONDS)
    .map(({ network }) => `chain ${network}`);
}

/** Shares one result of `find` among all who ask until `forMs` after it was found. */
function keptFor<Result>(
  forMs: number,
  find: () => Promise<Result>,
  clock: () => number,
): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  let expiresAtMs = Number.POSITIVE_INFINITY;
  return () => {
    if (result !== undefined && clock() < expiresAtMs) return result;
    expiresAtMs = Number.POSITIVE_INFINITY;
    result = find().finally(() => {
      expiresAtMs = clock() + forMs;
    });
    return result;
  };
}
