import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import type { WebhookAttemptMeasure } from '../../../src/activities/webhooks/sender.ts';
import type { Database } from '../../../src/db/core/database.ts';
import { findCurrentSecret, rotateSecret } from '../../../src/db/merchants/webhookSecrets.ts';
import { findDelivery } from '../../../src/db/webhooks/lists.ts';
import {
  createWebhookFixture,
  type WebhookFixture,
  webhookActivitiesOf,
} from '../../support/webhookFixture.ts';
import { startWebhookReceiver, verifyWebhook, type WebhookReceiver } from '../../support/webhookReceiver.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

let fixture: WebhookFixture;
let receiver: WebhookReceiver;

beforeAll(async () => {
  fixture = await createWebhookFixture();
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver?.stop();
  await fixture?.stop();
});

function activities(overrides: Parameters<typeof webhookActivitiesOf>[1] = {}) {
  // A busy machine answers within it; tests of time-outs use their own short one.
  return webhookActivitiesOf(fixture, { timeoutMs: 60 * SECOND_MS, ...overrides });
}

const first = { isForced: false, scheduledAttempt: 1, jitter: 0 } as const;
const forced = { ...first, isForced: true } as const;

async function newDelivery(facts: Parameters<WebhookFixture['createDelivery']>[1] = {}, url = receiver.url) {
  const businessId = await fixture.createMerchant({ test: url });
  const deliveryId = await fixture.createDelivery(businessId, facts);
  const owner = { businessId, environment: 'test' } as const;
  const read = () => findDelivery(fixture.database, owner, deliveryId);
  return { owner, deliveryId, read };
}

describe('an attempt', () => {
  test('sends the stored body, signed so that the Standard Webhooks library accepts it', async () => {
    const body = '{"type":"withdrawal.completed","data":{"amount":50000.25,"name":"Ọlá"}}';
    const { owner, deliveryId, read } = await newDelivery({ body });
    const count = receiver.received.length;
    expect(await activities().attemptWebhook({ deliveryId, ...first })).toEqual({
      result: 'delivered',
      status: 'DELIVERED',
      summary: 'HTTP 200',
    });
    const webhook = receiver.received[count];
    const secret = await findCurrentSecret(fixture.database, fixture.secretBox, owner);
    expect(webhook?.body).toBe(body);
    expect(webhook?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': deliveryId });
    expect(webhook && verifyWebhook(webhook, secret?.secret ?? '')).toEqual(JSON.parse(body));
    expect(() => webhook && verifyWebhook({ ...webhook, body: `${body} ` }, secret?.secret ?? '')).toThrow(
      /signature/,
    );
    expect(await read()).toMatchObject({
      status: 'DELIVERED',
      attemptCount: 1,
      attempts: [{ responseStatus: 200 }],
    });
  });

  test('signs with every valid secret while a rotation overlaps', async () => {
    const { owner, deliveryId } = await newDelivery();
    const old = await findCurrentSecret(fixture.database, fixture.secretBox, owner);
    const current = await rotateSecret(fixture.database, fixture.secretBox, {
      actor: 'ada',
      ...owner,
      overlapMs: MINUTE_MS,
    });
    const count = receiver.received.length;
    await activities().attemptWebhook({ deliveryId, ...first });
    const webhook = receiver.received[count];
    expect(webhook?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const secret of [old?.secret, current?.secret]) {
      expect(webhook && verifyWebhook(webhook, secret ?? '')).toEqual({ type: 'withdrawal.completed' });
    }
  });

  test('keeps neither secrets nor headers with what it records or reports', async () => {
    const { owner, deliveryId, read } = await newDelivery();
    const report = await activities().attemptWebhook({ deliveryId, ...first });
    const secret = await findCurrentSecret(fixture.database, fixture.secretBox, owner);
    const kept = JSON.stringify([report, await read()]);
    expect(kept).not.toContain(secret?.secret.replace('whsec_', ''));
    expect(kept).not.toContain('v1,');
    expect(JSON.stringify(report)).not.toContain('127.0.0.1');
  });

  test.each([
    [1, 500, {}, 5 * SECOND_MS],
    [2, 404, {}, 5 * MINUTE_MS],
    [3, 302, { location: 'https://elsewhere.example/' }, 30 * MINUTE_MS],
    [1, 429, { 'retry-after': '90' }, 90 * SECOND_MS],
    [2, 503, { 'retry-after': '1' }, 5 * MINUTE_MS],
    [1, 503, { 'retry-after': '9999999' }, 24 * 60 * MINUTE_MS],
  ])('number %d answered %d with %j waits %d ms', async (scheduledAttempt, status, headers, waitMs) => {
    const { deliveryId, read } = await newDelivery();
    receiver.answerWith({ kind: 'answer', status, headers });
    const sentAtMs = Date.now();
    const report = await activities().attemptWebhook({ deliveryId, ...first, scheduledAttempt });
    expect(report).toEqual({ result: 'failed', status: 'PENDING', summary: `HTTP ${status}`, waitMs });
    const found = await read();
    expect(found?.status).toBe('PENDING');
    const waitsFromMs = Date.parse(found?.nextAttemptAt ?? '') - waitMs;
    expect(waitsFromMs).toBeGreaterThanOrEqual(sentAtMs);
    expect(waitsFromMs).toBeLessThanOrEqual(Date.now());
  });

  test('spreads the wait by the jitter it is given', async () => {
    const { deliveryId } = await newDelivery();
    receiver.answerWith(500);
    const report = await activities().attemptWebhook({
      deliveryId,
      ...first,
      scheduledAttempt: 2,
      jitter: 0.5,
    });
    expect(report.waitMs).toBe(315 * SECOND_MS);
  });

  test('number 10 is the last: its failure ends the delivery', async () => {
    const { deliveryId, read } = await newDelivery();
    receiver.answerWith(500);
    const report = await activities().attemptWebhook({ deliveryId, ...first, scheduledAttempt: 10 });
    expect(report).toEqual({ result: 'failed', status: 'FAILED', summary: 'HTTP 500' });
    expect(await read()).toMatchObject({ status: 'FAILED', nextAttemptAt: undefined });
  });

  test('answered 410 ends the delivery at once', async () => {
    const { deliveryId, read } = await newDelivery();
    receiver.answerWith(410);
    const report = await activities().attemptWebhook({ deliveryId, ...first });
    expect(report).toEqual({ result: 'gone', status: 'FAILED', summary: 'HTTP 410' });
    expect(await read()).toMatchObject({ status: 'FAILED', nextAttemptAt: undefined });
  });

  test('that nobody answers is recorded with the reason', async () => {
    // A receiver of its own: what is given up before it has arrived must not leave the others' receiver hanging.
    const silent = await startWebhookReceiver();
    silent.answerWith({ kind: 'hang' });
    const { deliveryId, read } = await newDelivery({}, silent.url);
    const report = await activities({ timeoutMs: 200 }).attemptWebhook({ deliveryId, ...first });
    await silent.stop();
    expect(report).toMatchObject({ result: 'failed', summary: 'No answer within 0.2 s.' });
    expect((await read())?.attempts).toMatchObject([
      { responseStatus: undefined, error: 'No answer within 0.2 s.' },
    ]);
  });

  test('to a private address is a recorded failure and reaches nobody', async () => {
    const { deliveryId, read } = await newDelivery();
    const connections = receiver.connections();
    const report = await activities({ allowLoopback: false }).attemptWebhook({ deliveryId, ...first });
    expect(report).toMatchObject({ result: 'failed', status: 'PENDING', waitMs: 5 * SECOND_MS });
    expect(receiver.connections()).toBe(connections);
    expect((await read())?.attempts).toMatchObject([{ error: expect.stringMatching(/^The address must/) }]);
  });

  test('is measured once, with its result', async () => {
    const measures: WebhookAttemptMeasure[] = [];
    const { attemptWebhook } = activities({ onAttempt: (measure) => measures.push(measure) });
    const { deliveryId } = await newDelivery();
    receiver.answerWith(500, 200);
    await attemptWebhook({ deliveryId, ...first });
    await attemptWebhook({ deliveryId, ...first });
    await attemptWebhook({ deliveryId, ...first });
    expect(measures).toMatchObject([
      { environment: 'test', result: 'failed' },
      { environment: 'test', result: 'delivered' },
    ]);
  });
});

describe('a business whose receiver hangs', () => {
  test('has so many attempts at once; one more is tried again later, and others are sent', async () => {
    const silent = await startWebhookReceiver();
    silent.answerWith({ kind: 'hang' }, { kind: 'hang' });
    let tries = 1;
    const { attemptWebhook } = activities({ timeoutMs: 1_500, mostAtOnce: 2, tries: () => tries });
    const businessId = await fixture.createMerchant({ test: silent.url });
    const ids = [1, 2, 3].map(() => fixture.createDelivery(businessId));
    const [one = '', two = '', three = ''] = await Promise.all(ids);
    const hanging = [one, two].map((deliveryId) => attemptWebhook({ deliveryId, ...first }));
    await silent.waitForRequests(2);

    const delayOf = async () => {
      const error = await attemptWebhook({ deliveryId: three, ...first }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ type: 'TooManyAttemptsUnderWay', nonRetryable: false });
      return Number((error as ApplicationFailure).nextRetryDelay);
    };
    const delayMs = await delayOf();
    expect(delayMs).toBeGreaterThanOrEqual(1_000);
    expect(delayMs).toBeLessThanOrEqual(3_000);
    tries = 500;
    expect(await delayOf()).toBeGreaterThanOrEqual(10_000);
    expect(await delayOf()).toBeLessThanOrEqual(30_000);

    const other = await newDelivery();
    expect(await attemptWebhook({ deliveryId: other.deliveryId, ...first })).toMatchObject({
      result: 'delivered',
    });
    expect(await Promise.all(hanging)).toMatchObject([{ result: 'failed' }, { result: 'failed' }]);
    expect(await attemptWebhook({ deliveryId: three, ...first })).toMatchObject({ result: 'delivered' });
    await silent.stop();
    expect(silent.received).toHaveLength(3);
  });
});

describe('nothing is sent', () => {
  test.each(['DELIVERED', 'FAILED', 'NO_ADDRESS'] as const)('for a delivery that is %s', async (status) => {
    const { deliveryId } = await newDelivery({ status });
    const connections = receiver.connections();
    expect(await activities().attemptWebhook({ deliveryId, ...first })).toMatchObject({
      result: 'stopped',
      status,
    });
    expect(receiver.connections()).toBe(connections);
  });

  test('when the business has no address, and the delivery says so', async () => {
    const { deliveryId, read } = await newDelivery({}, '');
    expect(await activities().attemptWebhook({ deliveryId, ...first })).toMatchObject({
      result: 'stopped',
      status: 'NO_ADDRESS',
    });
    expect(await read()).toMatchObject({ status: 'NO_ADDRESS', attemptCount: 0, attempts: [] });
  });

  test('for an id that does not exist, and Temporal does not try again', async () => {
    const failure = activities().attemptWebhook({ deliveryId: 'msg_none', ...first });
    await expect(failure).rejects.toBeInstanceOf(ApplicationFailure);
    await expect(failure).rejects.toMatchObject({ nonRetryable: true });
  });
});

describe('a forced attempt', () => {
  test.each(['DELIVERED', 'FAILED', 'PENDING'] as const)(
    'is sent for a delivery that is %s',
    async (status) => {
      const { deliveryId, read } = await newDelivery({ status });
      const count = receiver.received.length;
      expect(await activities().attemptWebhook({ deliveryId, ...forced })).toMatchObject({
        result: 'delivered',
        status: 'DELIVERED',
      });
      expect(receiver.received[count]?.headers['webhook-id']).toBe(deliveryId);
      expect(await read()).toMatchObject({ status: 'DELIVERED', attemptCount: 1 });
    },
  );

  test.each(['DELIVERED', 'FAILED', 'PENDING'] as const)('that fails leaves %s as it was', async (status) => {
    const { deliveryId, read } = await newDelivery({ status });
    receiver.answerWith(500);
    const report = await activities().attemptWebhook({ deliveryId, ...forced });
    expect(report).toEqual({ result: 'failed', status, summary: 'HTTP 500' });
    expect(await read()).toMatchObject({ status, attemptCount: 1, attempts: [{ responseStatus: 500 }] });
  });
});

test('our own database failing is thrown, for Temporal to try again, which sends again', async () => {
  const { deliveryId, read } = await newDelivery();
  const count = receiver.received.length;
  const failing: Database = {
    ...fixture.database,
    run: async (statement) => {
      if ('name' in statement && statement.name === 'webhooks.recordAttempt') {
        throw new Error('Connection terminated');
      }
      return fixture.database.run(statement);
    },
  };
  const failure = activities({ database: failing }).attemptWebhook({ deliveryId, ...first });
  await expect(failure).rejects.toThrow('Connection terminated');
  await expect(failure).rejects.not.toBeInstanceOf(ApplicationFailure);
  expect(await read()).toMatchObject({ status: 'PENDING', attemptCount: 0 });

  expect(await activities().attemptWebhook({ deliveryId, ...first })).toMatchObject({ result: 'delivered' });
  // The receiver tells the second by its id, which is the same.
  expect(receiver.received.slice(count).map(({ headers }) => headers['webhook-id'])).toEqual([
    deliveryId,
    deliveryId,
  ]);
});
