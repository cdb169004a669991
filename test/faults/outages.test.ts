import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openGate } from '../contract/gate.ts';
import { waitFor } from '../support/waitFor.ts';
import { openScene, type Scene } from './scene.ts';

const OUTCOME_WAIT_MS = 4_000;

let scene: Scene | undefined;
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  await scene?.close();
  scene = undefined;
  for (const close of closings.splice(0).reverse()) await close();
});

describe('while Temporal is down', () => {
  it('a withdrawal is accepted, answered 202 and held; it is started once Temporal is back', async () => {
    const [host = '', port = ''] = (process.env.TEST_TEMPORAL_ADDRESS ?? '').split(':');
    const gate = await openGate({ host, port: Number(port) });
    closings.push(() => gate.close());
    scene = await openScene({
      env: { TEMPORAL_ADDRESS: `${gate.host}:${gate.port}`, OUTCOME_WAIT_MS: String(OUTCOME_WAIT_MS) },
    });
    const { service, merchant } = scene;
    await scene.run('relay');
    await gate.close();
    const askedAtMs = performance.now();
    const answers = await Promise.all([scene.withdraw('prod'), scene.withdraw('test')]);
    expect(answers.map((answer) => [answer?.status, answer?.body.status])).toEqual([
      [202, 'PROCESSING'],
      [202, 'PROCESSING'],
    ]);
    // The client of Temporal pauses for 2.4 s by then, and would look at the deadline only after that.
    expect(performance.now() - askedAtMs).toBeLessThan(OUTCOME_WAIT_MS + 900);
    for (const world of ['prod', 'test'] as const) {
      expect(
        await service.ledger.balances({ businessId: merchant.businessId, environment: world }, 'NGN'),
      ).toEqual({
        availableMinor: 9_749_000n,
        heldMinor: 251_000n,
      });
    }
    // The relay tries in vain, and says so where operators look.
    await waitFor('the relay to try', async () => {
      const { rows } = await service.ownerSql('select attempts, last_error from outbox order by id');
      return (
        rows.length === 2 && rows.some(({ attempts, last_error }) => attempts > 0 && last_error !== null)
      );
    });
    // What is known is told all the while.
    const [id = ''] = await scene.accepted('test');
    const read = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.test });
    expect([read.status, read.body.transaction.status]).toEqual([200, 'PROCESSING']);

    await gate.open();
    await scene.spawn('worker', { env: { TEMPORAL_ADDRESS: `${host}:${port}` } });
    await scene.expectAllCompletedOnce({ prod: 1, test: 1 });
  });
});

describe('while connections to Postgres are cut', () => {
  it('each request ends once, and those that were told to try again can', async () => {
    scene = await openScene();
    const { service, paystack } = scene;
    paystack.planTransfer({ status: 'pending', later: 'success', laterAtVerification: 1 });
    const server = await scene.spawn('all');
    let cuts = 0;
    const cutting = (async () => {
      while (cuts < 30) {
        const { rows } = await service.ownerSql(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'merchant-payments' and random() < 0.3`,
        );
        cuts += rows.length;
      }
    })();
    const keys = Array.from({ length: 3 }, () => ({ prod: randomUUID(), test: randomUUID() }));
    /** Asks again, with the same key, until there is an answer with the outcome of the request. */
    const insist = (world: 'prod' | 'test', idempotencyKey: string) =>
      waitFor('an answer', async () => {
        const answer = await scene?.withdraw(world, { apiUrl: server.apiUrl, idempotencyKey });
        expect([200, 202, 409, 503]).toContain(answer?.status);
        return answer && answer.status < 300 && answer;
      });
    // The first requests meet the cuts; what they left undone or untold is asked for again when the cuts are over.
    const first = await Promise.all(
      keys.flatMap(({ prod, test }) => [
        scene?.withdraw('prod', { apiUrl: server.apiUrl, idempotencyKey: prod }),
        scene?.withdraw('test', { apiUrl: server.apiUrl, idempotencyKey: test }),
      ]),
    );
    for (const answer of first) expect([200, 202, 503]).toContain(answer?.status);
    await cutting;
    await Promise.all(keys.flatMap(({ prod, test }) => [insist('prod', prod), insist('test', test)]));
    await scene.expectAllCompletedOnce({ prod: 3, test: 3 });
    expect(server.hasEnded()).toBe(false);
  });
});
