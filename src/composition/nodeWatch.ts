import type { Logger } from 'pino';
import { noteUnfitNodes } from '../activities/usdt/nodes.ts';
import type { ChainNode, NodeInspection } from '../chain/port.ts';
import type { Database } from '../db/core/database.ts';

/** How long after an inspection that did not end well the nodes are inspected again. */
const INTERVAL_MS = 60_000;
/** And after one that did: a provider may put another node, or another chain, behind an address. */
const CALM_INTERVAL_MS = 30 * 60_000;

/** Looks at the nodes of a chain, often while one of them lacks something. */
export interface NodeWatch {
  /** The network, as long as one of its nodes was last found to lack something. */
  readonly lackingNetworks: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * Inspects the nodes of a chain at the start, then every half hour, and every minute while one of them lacks something,
 * serves another chain or cannot be asked. What is lacking is an alarm for operators, and an error in the log, once, with the
 * setting that gives it; a process works on with what the nodes have.
 */
export function watchNodes(
  node: Pick<ChainNode, 'networkName' | 'inspect'>,
  {
    database,
    logger,
    intervalMs = INTERVAL_MS,
  }: {
    readonly database: Database;
    readonly logger: Pick<Logger, 'error' | 'info' | 'warn'>;
    readonly intervalMs?: number;
  },
): NodeWatch {
  const network = node.networkName;
  const lackingNetworks = new Set<string>();
  const known = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking = look();

  async function look(): Promise<void> {
    const inspections = await node.inspect();
    if (isStopped) return;
    for (const inspection of inspections) tell(inspection);
    if (inspections.some(({ lacks }) => lacks.length > 0)) lackingNetworks.add(network);
    else lackingNetworks.delete(network);
    const isNoted = await noteUnfitNodes({ database, environment: 'prod' }, inspections).then(
      () => true,
      (error: unknown) => {
        logger.warn({ err: error, network }, 'What the TRON nodes lack is stored later.');
        return false;
      },
    );
    if (isStopped) return;
    const isCalm =
      isNoted && inspections.every(({ isReachable, lacks }) => isReachable && lacks.length === 0);
    timer = setTimeout(
      () => {
        looking = look();
      },
      isCalm ? CALM_INTERVAL_MS : intervalMs,
    );
    timer.unref();
  }

  function tell({ host, isReachable, lacks }: NodeInspection): void {
    const before = known.get(host) ?? '';
    const now = lacks.join(' ');
    // A node that is down for a moment has not got what it lacked.
    if (now === before || (now === '' && !isReachable)) return;
    known.set(host, now);
    if (now === '') logger.info({ network, node: host }, 'A TRON node has everything that is needed now.');
    else logger.error({ network, node: host, lacks }, `A TRON node lacks what is needed: ${now}`);
  }

  return {
    lackingNetworks,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
