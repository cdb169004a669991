import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { KillableServer } from '../../../drivers/servers.ts';
import { waitFor } from '../../../test/support/waitFor.ts';
import type { Environment, Scene } from '../scene.ts';

/** What merchants, operators and accidents do in the drill. */

/** Runs statements as the superuser, past the service: no trigger and no foreign key refuses them. */
export async function pastTheService(
  { databases }: Scene,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Readonly<Record<string, string>>[]> {
  const client = new pg.Client({ connectionString: databases.superuserUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A condition that is one row, and its end another statement. */
export const rows =
  (made: string, undone: string) =>
  async (scene: Scene): Promise<() => Promise<unknown>> => {
    const values = (text: string) => (text.includes('$1') ? [scene.merchant.businessId] : []);
    await pastTheService(scene, made, values(made));
    return () => pastTheService(scene, undone, values(undone));
  };

/** Calls the API as the merchant. */
export async function call(
  { apiUrl, merchant }: Scene,
  environment: Environment,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await fetch(`${apiUrl}/v1/business${path}`, {
    method: 'POST',
    headers: { 'x-api-key': merchant.keys[environment], 'content-type': 'application/json' },
    body: JSON.stringify({ businessId: merchant.businessId, ...body }),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Orders a payout. Returns the id of its transaction. */
export async function withdraw(scene: Scene, environment: Environment): Promise<string> {
  const request = { amount: 1_000, merchantReference: randomUUID() };
  const { status, body } = await call(scene, environment, '/withdrawal/request', request);
  const { transactionId } = (body.withdrawal ?? {}) as { transactionId?: string };
  if (transactionId === undefined) throw new Error(`A payout was refused: ${status} ${JSON.stringify(body)}`);
  return transactionId;
}

/** Orders as many payouts at once. */
export const withdrawMany = (scene: Scene, environment: Environment, count: number) =>
  Promise.all(Array.from({ length: count }, () => withdraw(scene, environment)));

/** Does something again and again until it is told to stop, also when it fails. */
export function repeat(act: () => Promise<unknown>, { everyMs }: { readonly everyMs: number }) {
  const stopping = new AbortController();
  const going = (async () => {
    while (!stopping.signal.aborted) {
      await act().catch(() => {});
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await going;
  };
}

/** Begins something every so often, whether or not what was begun before has ended. */
export function pace(begin: () => Promise<unknown>, { everyMs }: { readonly everyMs: number }) {
  const timer = setInterval(() => void begin().catch(() => {}), everyMs);
  return async () => clearInterval(timer);
}

/** Locks the rows of the merchant's accounts for so long, as a transaction of another program would. */
export async function lockAccounts({ databases, merchant }: Scene, holdMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databases.superuserUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select id from ledger.accounts where business_id = $1 for update', [
      merchant.businessId,
    ]);
    await sleep(holdMs);
    await client.query('rollback');
  } finally {
    await client.end();
  }
}

/**
 * Takes a server down, until it is let up or the drill is interrupted.
 *
 * @param inItsPlace starts what runs meanwhile, and returns what ends it.
 * @returns lets it up.
 */
export async function takeDown(
  { stops }: Scene,
  server: KillableServer,
  inItsPlace: () => () => Promise<unknown> = () => async () => {},
): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const down = Promise.withResolvers<void>();
  stops.push(() => held.resolve());
  const started = server.killFor(async () => {
    const end = inItsPlace();
    down.resolve();
    await held.promise;
    await end();
  });
  await down.promise;
  return () => {
    held.resolve();
    return started;
  };
}

/** Runs a schedule at once, as `temporal schedule trigger` does. */
export const trigger = ({ client }: Scene, scheduleId: string) =>
  client.schedule.getHandle(scheduleId).trigger();

/** Waits until the stand-in of the bank was asked for a transfer. */
export const untilSent = ({ providers }: Scene, reference: string) =>
  waitFor(`${reference} to be sent`, () => providers.paystack.transferRequests(reference) > 0);

/** Sends what a provider refused again, as `npm run admin -- withdrawals retry` does. */
export const retryAll = (scene: Scene, ids: readonly string[]) =>
  Promise.all(ids.map((id) => scene.admin('withdrawals', 'retry', id)));

/** The first id of this prefix in a text. @throws Error when there is none. */
export function findId(text: string, prefix: string): string {
  const [id] = new RegExp(`\\b${prefix}_\\w+`).exec(text) ?? [];
  if (id === undefined) throw new Error(`There is no ${prefix}_… in: ${text}`);
  return id;
}
