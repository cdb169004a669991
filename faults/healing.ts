import { setTimeout as sleep } from 'node:timers/promises';
import type { BackOffice } from './backOffice.ts';
import { readOpen, Stillness, summaryOf } from './gathering.ts';
import { type Installation, untilReady } from './installation.ts';
import type { OpenItem } from './openItems.ts';
import type { Merchant, OrderLog } from './orders.ts';
import type { Random } from './random.ts';
import { decideByBooks, decideInSandbox } from './resolutions.ts';
import type { Sending } from './sending.ts';
import { workflowIdOf } from './workflowIds.ts';

const POLL_MS = 1_000;
const PROGRESS_EVERY_MS = 10_000;
/** Flows are left alone this long before operators ask them to go on: most end by themselves. */
const ALONE_MS = 10_000;
/** Servers are looked at when nothing has changed for this long. */
const STILL_MS = 30_000;
/** A server that does not answer after so many new starts is left to the judge. */
const MAX_RESTARTS = 3;
/** An operator comes back to the same flow after this long at the earliest. */
const NUDGE_EVERY_MS = 15_000;
const MAX_AT_ONCE = 8;

export interface HealingOptions {
  readonly installation: Installation;
  readonly log: OrderLog;
  readonly merchants: readonly Merchant[];
  readonly sending: Sending;
  readonly backOffice: BackOffice;
  readonly random: Random;
  readonly seed: number;
  /** How long to wait while nothing changes. */
  readonly patienceMs: number;
  readonly say: (line: string) => void;
}

/** Ends every fault: from now on all that the service uses is well. */
function endFaults({ proxies, providers, receivers }: Installation): void {
  for (const proxy of Object.values(proxies)) proxy.conduct({ kind: 'pass' });
  for (const provider of Object.values(providers)) provider.heal();
  for (const receiver of receivers) receiver.conduct('takes');
}

/**
 * Starts Temporal again when it can no longer read its database. The development server's connection to SQLite stays
 * interrupted for good when a call is given up at a bad moment (temporalio/temporal#9198); only a new start helps.
 */
async function restartStuckTemporal({ installation, say }: HealingOptions): Promise<void> {
  const { operators, temporal } = installation;
  for (let restart = 0; restart < MAX_RESTARTS && !(await operators.temporalAnswers()); restart++) {
    say('healing: Temporal cannot read its database and is started again');
    await temporal.kill(0);
  }
}

/**
 * Waits until everything is over that can be over, as merchants and operators of a service do that is well again:
 * merchants ask again for what was not answered and accept what came; operators decide what only they can decide, and
 * ask flows to go on that wait for long. Gives up when nothing has changed for as long as the patience lasts.
 *
 * @returns how often operators and merchants had to see to something.
 */
export async function heal(options: HealingOptions): Promise<number> {
  const { installation, patienceMs, say } = options;
  endFaults(installation);
  await restartStuckTemporal(options);
  await untilReady(installation);
  await answerOpenOrders(options);
  await options.backOffice.endPayouts(options.merchants);
  await options.backOffice.doAgain(options.log);
  const nudging = new Nudging(options);
  const healingSinceMs = Date.now();
  const stillness = new Stillness();
  let lastSaidMs = 0;
  for (;;) {
    const open = await readOpen(installation);
    const waiting = installation.callbacks.waiting();
    if (open.length === 0 && waiting === 0) return nudging.count;
    const stillMs = stillness.observe(open, `${waiting} callbacks`);
    if (Date.now() - lastSaidMs > PROGRESS_EVERY_MS) {
      lastSaidMs = Date.now();
      say(`healing: ${summaryOf(open)}${waiting > 0 ? `, ${waiting} callbacks` : ''}`);
    }
    if (stillMs > patienceMs) return nudging.count;
    if (stillMs > STILL_MS) await restartStuckTemporal(options);
    if (Date.now() - healingSinceMs > ALONE_MS) await nudging.nudge(open);
    await sleep(POLL_MS);
  }
}

/** Merchants ask again, under the same key, for everything that was not answered. */
async function answerOpenOrders({ log, sending, random, patienceMs, say }: HealingOptions): Promise<void> {
  const open = log.all.filter(({ state }) => state === 'open');
  if (open.length > 0) say(`healing: ${open.length} orders without an answer`);
  const askAgain = async () => {
    for (let order = open.pop(); order !== undefined; order = open.pop()) {
      const deadlineMs = Date.now() + patienceMs;
      while (order.state === 'open' && Date.now() < deadlineMs) {
        if (!(await sending.sendOnce(order, random))) await sleep(POLL_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, askAgain));
}

/** What merchants and operators do about flows that do not end by themselves. */
class Nudging {
  readonly #options: HealingOptions;
  readonly #lastAtMs = new Map<string, number>();
  count = 0;

  constructor(options: HealingOptions) {
    this.#options = options;
  }

  /** Sees to some of the open items that were not seen to lately. */
  async nudge(open: readonly OpenItem[]): Promise<void> {
    const nowMs = Date.now();
    const due = open
      .filter(({ kind, id }) => nowMs - (this.#lastAtMs.get(`${kind} ${id}`) ?? 0) > NUDGE_EVERY_MS)
      .slice(0, MAX_AT_ONCE);
    for (const { kind, id } of due) this.#lastAtMs.set(`${kind} ${id}`, nowMs);
    const done = await Promise.all(due.map((item) => this.#see(item)));
    this.count += done.filter((each) => each).length;
  }

  async #see(item: OpenItem): Promise<boolean> {
    const { installation, log, seed } = this.#options;
    const { operators } = installation;
    const { kind, id, environment, attention, reference } = item;
    switch (kind) {
      case 'reversal':
      case 'arrival':
      case 'promise':
      case 'orphan':
      case 'unsold':
        // These cannot be hurried: the flow that sees to them has no such message.
        return false;
      case 'session':
        return this.#seeSession(item);
      case 'webhook':
        return this.#seeDelivery(item);
      case 'sweep':
        return operators.retry(workflowIdOf(kind, environment, id));
      default: {
        const order = log.byReference(reference);
        const workflowId = workflowIdOf(kind, environment, id);
        if (attention === undefined) return operators.retry(workflowId);
        // The sale of a session has the session's reference, and a payout by itself has none.
        const amountMinor = (order?.kind === kind ? order.amountMinor : item.amountMinor) ?? 0n;
        const undecided = {
          kind,
          environment,
          id,
          amountMinor,
          phone: order?.phone,
          reference: reference || id,
        };
        const isDecided =
          environment === 'prod'
            ? await decideByBooks(installation, undecided)
            : await decideInSandbox(installation, undecided, seed);
        return isDecided || operators.retry(workflowId);
      }
    }
  }

  async #seeSession(item: OpenItem): Promise<boolean> {
    const { installation } = this.#options;
    const { id, environment, status } = item;
    if (status === 'UNDERPAID')
      return this.#request(item, `/crypto/payments/${id}/resolve`, { action: 'accept' });
    // News of a deposit must reach a session without anybody's help: what is hurried here would never be found.
    if (status === 'AWAITING_DEPOSIT' || status === 'EXPIRED') return false;
    if (status === 'MANUAL_REVIEW') return installation.operators.creditSession(environment, id);
    return installation.operators.retry(workflowIdOf('session', environment, id));
  }

  /** A delivery that waits is attempted by an operator; one that was given up is asked for again by its merchant. */
  async #seeDelivery(item: OpenItem): Promise<boolean> {
    const { id, environment, status } = item;
    const { operators } = this.#options.installation;
    // One that was opened again is no longer attempted by the workflow of its event.
    const isAttempted =
      status === 'PENDING' && (await operators.retry(workflowIdOf('webhook', environment, id)));
    return isAttempted || this.#request(item, `/webhooks/deliveries/${id}/replay`);
  }

  /** The merchant of an item asks for something. */
  async #request(
    { businessId, environment }: OpenItem,
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<boolean> {
    const { installation, merchants, random } = this.#options;
    const merchant = merchants.find((each) => each.businessId === businessId);
    const answer = await installation.api.request(
      {
        method: 'POST',
        path,
        apiKey: merchant?.keys[environment] ?? '',
        ...(body && { body }),
      },
      random,
    );
    return answer.kind === 'answered' && answer.status < 300;
  }
}
