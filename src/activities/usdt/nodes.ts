import type { NodeInspection } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import { clearChainAlarm, listChainAlarms, raiseChainAlarm } from '../../db/usdt/chainAlarms.ts';
import type { Environment } from '../../domain/money.ts';

/**
 * Stores which nodes lack what is needed of them, or serve another chain, for operators and alerts. A node that does not
 * answer has not got what it lacked; one that is no longer configured lacks nothing.
 *
 * @param inspections of every node of the environment.
 */
export async function noteUnfitNodes(
  { database, environment }: { readonly database: Database; readonly environment: Environment },
  inspections: readonly NodeInspection[],
): Promise<void> {
  const kind = 'unfit_node';
  const unfit = inspections.filter(({ lacks }) => lacks.length > 0);
  for (const { host, lacks } of unfit) {
    await raiseChainAlarm(database, { environment, kind, subject: host, note: lacks.join(' ') });
  }
  const kept = inspections.filter(({ isReachable, lacks }) => lacks.length > 0 || !isReachable);
  for (const { subject } of await listChainAlarms(database, { environment, kind })) {
    if (kept.some(({ host }) => host === subject)) continue;
    await clearChainAlarm(database, { environment, kind, subject });
  }
}
