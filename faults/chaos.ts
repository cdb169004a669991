import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { OrderLog } from './orders.ts';
import type { Deed, PlannedDeed } from './plan.ts';
import { decideByBooks } from './resolutions.ts';

/** What has been done, counted for the report. */
export interface ChaosCounts {
  readonly kills: Record<string, number>;
  readonly faults: Record<string, number>;
}

/** Operators look at one of the latest orders, which are those that may still be open. */
const LATEST_ORDERS = 30;

/**
 * Does what was planned, each deed at its time or, on a slow machine, as soon as those before it have begun. Resolves
 * when all is done and every server that was killed runs again.
 *
 * @throws StartError when a server that was killed does not start again.
 */
export async function runChaos(options: {
  readonly plan: readonly PlannedDeed[];
  readonly installation: Installation;
  readonly log: OrderLog;
  readonly until: AbortSignal;
  readonly counts: ChaosCounts;
}): Promise<void> {
  const { plan, until, counts } = options;
  const startedAtMs = Date.now();
  const failures: unknown[] = [];
  const underWay: Promise<unknown>[] = [];
  for (const { atMs, deed, fault } of plan) {
    const pauseMs = startedAtMs + atMs - Date.now();
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: until }).catch(() => {});
    if (until.aborted) break;
    const name = deed.kind === 'proxy' ? `${deed.proxy} ${deed.conduct.kind}` : nameOf(deed, fault);
    counts.faults[name] = (counts.faults[name] ?? 0) + (deed.kind === 'kill' ? 0 : 1);
    underWay.push(perform(deed, options).catch((error: unknown) => failures.push(error)));
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
}

function nameOf(deed: Deed, fault: string): string {
  return deed.kind === 'receiver' ? `receiver ${deed.conduct}` : fault;
}

async function perform(deed: Deed, options: Parameters<typeof runChaos>[0]): Promise<void> {
  const { installation, log } = options;
  const { operators, proxies, receivers } = installation;
  switch (deed.kind) {
    case 'kill':
      return kill(deed, options);
    case 'wipe':
      return installation.temporal.wipe(deed.downMs);
    case 'proxy': {
      const proxy = proxies[deed.proxy];
      proxy.conduct(deed.conduct);
      await sleep(deed.durationMs);
      proxy.conduct({ kind: 'pass' });
      return;
    }
    case 'receiver':
      receivers[deed.receiver]?.conduct(deed.conduct);
      return;
    case 'cancel':
      return operators.cancel(deed.share);
    case 'terminate':
      return operators.terminate(deed.share);
    case 'retry':
      return operators.retryAny(deed.share);
    case 'resolve': {
      const latest = log.all
        .filter(({ state, environment }) => state === 'acknowledged' && environment === 'prod')
        .slice(-LATEST_ORDERS);
      const order = latest[Math.floor(deed.share * latest.length)];
      if (order?.id !== undefined) await decideByBooks(installation, { ...order, id: order.id });
    }
  }
}

async function kill(
  { target, downMs }: Extract<Deed, { kind: 'kill' }>,
  { installation, counts, until }: Parameters<typeof runChaos>[0],
): Promise<void> {
  const { roles, postgres, temporal } = installation;
  if (target === 'postgres') await postgres.kill(downMs);
  else if (target === 'temporal') await temporal.kill(downMs);
  else {
    const role = roles.find(({ name }) => name === target);
    // One that is just being started is killed as soon as it is there.
    while (!until.aborted && !(await role?.kill())) await sleep(50);
  }
  counts.kills[target] = (counts.kills[target] ?? 0) + 1;
}
