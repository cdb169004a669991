import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { StatementRunner } from '../../../src/db/core/database.ts';
import type { Place } from '../../../src/db/core/page.ts';
import {
  findCurrentSecret,
  MAX_VALID_SECRETS,
  rotateSecret,
} from '../../../src/db/merchants/webhookSecrets.ts';
import {
  type FinishedAttempt,
  forgetOldWebhookAttempts,
  recordAttempt,
} from '../../../src/db/webhooks/attempts.ts';
import {
  endReplay,
  loadDeliveryToSend,
  noteCancelledDelivery,
  noteNoAddress,
} from '../../../src/db/webhooks/deliveries.ts';
import { eraseOldEventBodies } from '../../../src/db/webhooks/erasedBodies.ts';
import { type DeliveryFilter, findDelivery, listDeliveries } from '../../../src/db/webhooks/lists.ts';
import {
  noteReplaysStarted,
  requestReplay,
  requestReplaysOfRange,
} from '../../../src/db/webhooks/replays.ts';
import { createSecretBox } from '../../../src/security/secretBox.ts';
import { createWebhookFixture, type WebhookFixture } from '../../support/webhookFixture.ts';

const HOUR_MS = 3_600_000;

let fixture: WebhookFixture;

beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterAll(() => fixture?.stop());

function attemptAt(deliveryId: string, overrides: Partial<FinishedAttempt> = {}): FinishedAttempt {
  return {
    deliveryId,
    url: 'https://merchant.example/hooks',
    startedAt: new Date(),
    durationMs: 12,
    responseStatus: 500,
    responseExcerpt: 'oops',
    error: undefined,
    answer: 'failed',
    waitMs: 60_000,
    isForced: false,
    scheduledAttempt: 1,
    replayId: undefined,
    ...overrides,
  };
}

async function rowOf(deliveryId: string, runner: StatementRunner = fixture.database) {
  const sql = `select status, attempt_count, finished_at is not null as is_finished,
      round(extract(epoch from next_attempt_at - now()))::int as next_in_s
      from webhook_deliveries where id = $1`;
  const [row] = await runner.run<Record<string, unknown>>({ sql, parameters: [deliveryId] });
  return row;
}

test('attempts are forgotten after 90 days, and numbered on', async () => {
  const businessId = await fixture.createMerchant({ test: 'https://a.example/' });
  const id = await fixture.createDelivery(businessId);
  await recordAttempt(fixture.database, attemptAt(id));
  await recordAttempt(fixture.database, attemptAt(id));
  const owner = { businessId, environment: 'test' } as const;
  const numbers = async () =>
    (await findDelivery(fixture.database, owner, id))?.attempts.map(({ number }) => number);
  await fixture.ownerSql(
    `update webhook_attempts set started_at = now() - interval '91 days' where delivery_id = $1 and number = 1`,
    [id],
  );
  await fixture.ownerSql(
    `update webhook_attempts set started_at = now() - interval '89 days' where delivery_id = $1 and number = 2`,
    [id],
  );
  expect(await forgetOldWebhookAttempts(fixture.database)).toBe(1);
  expect(await forgetOldWebhookAttempts(fixture.database)).toBe(0);
  expect(await numbers()).toEqual([2]);
  await recordAttempt(fixture.database, attemptAt(id));
  expect(await numbers()).toEqual([2, 3]);
  const [right] = await fixture.ownerSql(
    `select has_table_privilege('merchant_payments_app', 'webhook_attempts', 'delete') as is_granted`,
  );
  expect(right).toEqual({ is_granted: true });
});

describe('the body of an event', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS).toISOString();
  const bodyOf = async (id: string) =>
    (await fixture.ownerSql('select body from webhook_deliveries where id = $1', [id]))[0]?.body;
  const erased = '{"erased":true,"data":{}}';
  const replay = { replayId: 'rpl_of_erased', mostOutstanding: 10 };

  test('is erased after 90 days, once its delivery has ended, and then is never sent', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://a.example/' });
    const owner = { businessId, environment: 'test' } as const;
    const old = { createdAt: daysAgo(91), body: '{"data":{"amount":5}}' };
    const ended = await fixture.createDelivery(businessId, { ...old, status: 'FAILED' });
    const waiting = await fixture.createDelivery(businessId, old);
    const replayed = await fixture.createDelivery(businessId, { ...old, status: 'DELIVERED' });
    const young = await fixture.createDelivery(businessId, {
      ...old,
      createdAt: daysAgo(89),
      status: 'FAILED',
    });
    await requestReplay(fixture.database, owner, { ...replay, deliveryId: replayed });
    expect(await eraseOldEventBodies(fixture.database)).toBe(1);
    expect(await eraseOldEventBodies(fixture.database)).toBe(0);
    expect(await Promise.all([ended, waiting, replayed, young].map(bodyOf))).toEqual([
      erased,
      old.body,
      old.body,
      old.body,
    ]);
    const asked = requestReplay(fixture.database, owner, { ...replay, deliveryId: ended });
    await expect(asked).rejects.toThrow('the body of this webhook was erased');
    const range = { from: new Date(daysAgo(100)), to: new Date(), cursor: undefined, limit: 10 };
    const found = await requestReplaysOfRange(fixture.database, owner, {
      ...replay,
      ...range,
      status: 'FAILED',
    });
    expect(found?.count).toBe(1);
    expect(await findDelivery(fixture.database, owner, ended)).toMatchObject({ body: erased });
  });

  test('changes in no other way, and is not asked for again by SQL either', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://a.example/' });
    const id = await fixture.createDelivery(businessId);
    const change = (sql: string) =>
      fixture.ownerSql(`update webhook_deliveries set ${sql} where id = $1`, [id]);
    await expect(change(`body = '{"data":{}}'`)).rejects.toThrow('stays, or is erased');
    await expect(change(`body = '${erased}'`)).rejects.toThrow('stays, or is erased');
    await change(`status = 'FAILED', body = '${erased}'`);
    await expect(change(`replay_id = 'rpl_1', replay_requested_at = now()`)).rejects.toThrow(
      'stays, or is erased',
    );
  });
});

describe('what an attempt needs', () => {
  test.each([
    ['prod', { prod: 'https://a.example/', test: 'https://b.example/' }, 'https://a.example/'],
    ['test', { prod: 'https://a.example/', test: 'https://b.example/' }, 'https://b.example/'],
    ['test', { prod: 'https://a.example/' }, 'https://a.example/'],
    ['prod', { test: 'https://b.example/' }, undefined],
    ['test', {}, undefined],
    ['prod', { prod: '' }, undefined],
    ['test', { prod: 'https://a.example/', test: '' }, 'https://a.example/'],
  ] as const)('%s with %j sends to %s', async (environment, urls, expected) => {
    const businessId = await fixture.createMerchant(urls);
    const deliveryId = await fixture.createDelivery(businessId, { environment, body: '{"a":1}' });
    const delivery = await loadDeliveryToSend(fixture.database, fixture.secretBox, deliveryId);
    expect(delivery).toMatchObject({ environment, status: 'PENDING', body: '{"a":1}', url: expected });
    expect(delivery?.secrets).toEqual([expect.stringMatching(/^whsec_/)]);
  });

  test('nothing for an id that does not exist', async () => {
    expect(await loadDeliveryToSend(fixture.database, fixture.secretBox, 'msg_none')).toBeUndefined();
  });

  test('a secret sealed with another key is an error, not a webhook without signature', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://a.example/' });
    const deliveryId = await fixture.createDelivery(businessId);
    const otherBox = createSecretBox(Buffer.alloc(32, 9));
    await expect(loadDeliveryToSend(fixture.database, otherBox, deliveryId)).rejects.toThrow(/does not open/);
  });
});

describe('recording an attempt', () => {
  test('numbers attempts by the row, also when many end at the same moment', async () => {
    const businessId = await fixture.createMerchant();
    const deliveryId = await fixture.createDelivery(businessId);
    const recorded = await Promise.all(
      Array.from({ length: 8 }, () => recordAttempt(fixture.database, attemptAt(deliveryId))),
    );
    expect(recorded.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const found = await findDelivery(fixture.database, { businessId, environment: 'test' }, deliveryId);
    expect(found?.attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(found?.attemptCount).toBe(8);
  });

  test('keeps what was answered, or why nobody answered', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    const deliveryId = await fixture.createDelivery(owner.businessId);
    await recordAttempt(fixture.database, attemptAt(deliveryId));
    await recordAttempt(
      fixture.database,
      attemptAt(deliveryId, {
        responseStatus: undefined,
        responseExcerpt: '',
        error: 'No answer within 15 s.',
      }),
    );
    const found = await findDelivery(fixture.database, owner, deliveryId);
    expect(found?.attempts).toMatchObject([
      {
        number: 1,
        url: 'https://merchant.example/hooks',
        durationMs: 12,
        responseStatus: 500,
        responseExcerpt: 'oops',
        error: undefined,
      },
      { number: 2, responseStatus: undefined, responseExcerpt: undefined, error: 'No answer within 15 s.' },
    ]);
  });

  const delivered = { answer: 'delivered', responseStatus: 200, waitMs: undefined } as const;
  const gone = { answer: 'gone', responseStatus: 410, waitMs: undefined } as const;
  test.each([
    ['PENDING', 'a failure with a wait', {}, { status: 'PENDING', isFinished: false, nextInS: 60 }],
    [
      'PENDING',
      'the last failure',
      { waitMs: undefined },
      { status: 'FAILED', isFinished: true, nextInS: undefined },
    ],
    ['PENDING', 'a success', delivered, { status: 'DELIVERED', isFinished: true, nextInS: undefined }],
    ['PENDING', 'a 410', gone, { status: 'FAILED', isFinished: true, nextInS: undefined }],
    [
      'PENDING',
      'a forced failure',
      { isForced: true, waitMs: undefined },
      { status: 'PENDING', isFinished: false },
    ],
    [
      'FAILED',
      'a forced failure',
      { isForced: true, waitMs: undefined },
      { status: 'FAILED', isFinished: true },
    ],
    [
      'FAILED',
      'a forced success',
      { ...delivered, isForced: true },
      { status: 'DELIVERED', isFinished: true },
    ],
    ['DELIVERED', 'a late failure', {}, { status: 'DELIVERED', isFinished: true, nextInS: undefined }],
    ['DELIVERED', 'a forced 410', { ...gone, isForced: true }, { status: 'DELIVERED', isFinished: true }],
  ] as const)('%s after %s', async (status, _, overrides, expected) => {
    const deliveryId = await fixture.createDelivery(await fixture.createMerchant(), { status });
    // The database's clock stands still in a transaction, so the wait is seen whole.
    const { recorded, row } = await fixture.database.transaction(async (runner) => ({
      recorded: await recordAttempt({ ...fixture.database, ...runner }, attemptAt(deliveryId, overrides)),
      row: await rowOf(deliveryId, runner),
    }));
    expect(row).toMatchObject({ ...expected, attemptCount: 1 });
    expect(recorded).toEqual({ number: 1, status: expected.status, isMessageLeft: false });
  });

  test('a forced failure leaves the time of the next scheduled attempt alone', async () => {
    const deliveryId = await fixture.createDelivery(await fixture.createMerchant());
    await recordAttempt(fixture.database, attemptAt(deliveryId, { waitMs: HOUR_MS }));
    await recordAttempt(fixture.database, attemptAt(deliveryId, { isForced: true, waitMs: undefined }));
    expect((await rowOf(deliveryId))?.nextInS).toBeGreaterThan(3_500);
  });
});

test('a cancelled delivery ends with a reason, which goes when a replay delivers it after all', async () => {
  const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
  const deliveryId = await fixture.createDelivery(owner.businessId);
  const read = () => findDelivery(fixture.database, owner, deliveryId);
  const replayAlone = { deliveryId, isReplay: true, replayId: 'rpl_1' };
  expect(await noteCancelledDelivery(fixture.database, replayAlone)).toBe('PENDING');
  expect(await read()).toMatchObject({ status: 'PENDING', endReason: undefined, finishedAt: undefined });
  expect(await noteCancelledDelivery(fixture.database, { deliveryId, isReplay: false })).toBe('FAILED');
  const endReason = 'An operator cancelled the delivery.';
  expect(await read()).toMatchObject({ status: 'FAILED', endReason, finishedAt: expect.any(String) });
  await recordAttempt(
    fixture.database,
    attemptAt(deliveryId, { answer: 'delivered', responseStatus: 200, waitMs: undefined, isForced: true }),
  );
  expect(await read()).toMatchObject({ status: 'DELIVERED', endReason: undefined });
  expect(await noteCancelledDelivery(fixture.database, { deliveryId, isReplay: false })).toBe('DELIVERED');
});

describe('the mark of a replay', () => {
  async function marked(status: 'PENDING' | 'DELIVERED' = 'DELIVERED') {
    const businessId = await fixture.createMerchant();
    const deliveryId = await fixture.createDelivery(businessId, { status });
    const owner = { businessId, environment: 'test' } as const;
    await requestReplay(fixture.database, owner, { deliveryId, replayId: 'rpl_1', mostOutstanding: 1 });
    await noteReplaysStarted(fixture.database, [{ deliveryId, replayId: 'rpl_1' }]);
    const mark = async () => {
      const [row] = await fixture.ownerSql(
        'select replay_id, replay_requested_at, replay_started_at, status from webhook_deliveries where id = $1',
        [deliveryId],
      );
      return row;
    };
    return { deliveryId, mark };
  }
  const cleared = { replay_id: null, replay_requested_at: null, replay_started_at: null };

  test.each([
    ['a success', { answer: 'delivered', responseStatus: 200, waitMs: undefined, isForced: true }],
    ['a failure', { waitMs: undefined, isForced: true }],
    ['a failure that the schedule goes on after', { waitMs: HOUR_MS }],
  ] as const)('is cleared by its own attempt, %s', async (_, attempt) => {
    const { deliveryId, mark } = await marked();
    await recordAttempt(fixture.database, attemptAt(deliveryId, { ...attempt, replayId: 'rpl_1' }));
    expect(await mark()).toMatchObject(cleared);
  });

  test('stays when another attempt ends meanwhile', async () => {
    const { deliveryId, mark } = await marked();
    await recordAttempt(fixture.database, attemptAt(deliveryId));
    await recordAttempt(fixture.database, attemptAt(deliveryId, { isForced: true, replayId: 'rpl_0' }));
    await endReplay(fixture.database, deliveryId, 'rpl_0');
    expect(await mark()).toMatchObject({ replay_id: 'rpl_1', replay_started_at: expect.any(Date) });
  });

  test('is cleared when there is nothing to send, or nowhere to send it', async () => {
    const over = await marked();
    await endReplay(fixture.database, over.deliveryId, 'rpl_1');
    expect(await over.mark()).toEqual({ ...cleared, status: 'DELIVERED' });
    for (const [status, after] of [
      ['DELIVERED', 'DELIVERED'],
      ['PENDING', 'NO_ADDRESS'],
    ] as const) {
      const { deliveryId, mark } = await marked(status);
      await noteNoAddress(fixture.database, { deliveryId, endpointId: undefined, replayId: 'rpl_1' });
      expect(await mark()).toEqual({ ...cleared, status: after });
    }
  });
});

describe('listing deliveries', () => {
  const ALL: DeliveryFilter = { status: undefined, type: undefined };

  test('walks every delivery once, newest first, though many share a moment', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    const moments = [
      '2026-01-01T00:00:00.000001Z',
      '2026-01-01T00:00:00.000002Z',
      '2026-01-01T00:00:00.000002Z',
    ];
    const ids: string[] = [];
    for (const createdAt of [...moments, ...moments, '2026-01-02T00:00:00Z']) {
      ids.push(await fixture.createDelivery(owner.businessId, { createdAt }));
    }
    const seen: string[] = [];
    let after: Place | undefined;
    do {
      const found = await listDeliveries(fixture.database, owner, { ...ALL, page: { limit: 2, after } });
      expect(found.items.length).toBeLessThanOrEqual(2);
      seen.push(...found.items.map(({ id }) => id));
      after = found.next;
    } while (after !== undefined && seen.length <= ids.length);
    expect(seen[0]).toBe(ids.at(-1));
    expect(seen).toHaveLength(ids.length);
    expect(new Set(seen)).toEqual(new Set(ids));
    const rows = await fixture.ownerSql(
      'select id from webhook_deliveries where business_id = $1 order by created_at desc, id desc',
      [owner.businessId],
    );
    expect(seen).toEqual(rows.map((row) => row.id));
  });

  test('filters by status and type, and shows neither another business nor another environment', async () => {
    const businessId = await fixture.createMerchant();
    const failed = await fixture.createDelivery(businessId, { status: 'FAILED' });
    const live = await fixture.createDelivery(businessId, { environment: 'prod', status: 'FAILED' });
    await fixture.createDelivery(businessId, { status: 'DELIVERED' });
    const stranger = await fixture.createMerchant();
    const owner = { businessId, environment: 'test' } as const;
    const list = async (
      who: { businessId: string; environment: 'prod' | 'test' },
      filter: Partial<DeliveryFilter> = {},
    ) => {
      const page = { after: undefined, limit: 10 };
      return (await listDeliveries(fixture.database, who, { ...ALL, ...filter, page })).items;
    };
    expect((await list(owner, { status: 'FAILED' })).map(({ id }) => id)).toEqual([failed]);
    expect(await list(owner)).toHaveLength(2);
    expect(await list(owner, { type: 'webhook.test' })).toEqual([]);
    expect(await list(owner, { type: 'withdrawal.completed' })).toHaveLength(2);
    expect((await list({ businessId, environment: 'prod' })).map(({ id }) => id)).toEqual([live]);
    expect(await list({ businessId: stranger, environment: 'test' })).toEqual([]);
    expect(
      await findDelivery(fixture.database, { businessId: stranger, environment: 'test' }, failed),
    ).toBeUndefined();
    expect(await findDelivery(fixture.database, { businessId, environment: 'prod' }, failed)).toBeUndefined();
  });
});

describe('rotating the secret', () => {
  async function secretsThatSign(businessId: string): Promise<readonly string[]> {
    const deliveryId = await fixture.createDelivery(businessId);
    return (await loadDeliveryToSend(fixture.database, fixture.secretBox, deliveryId))?.secrets ?? [];
  }

  test('signs with the new secret first and the old one beside it until the overlap is over', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    const before = await findCurrentSecret(fixture.database, fixture.secretBox, owner);
    const after = await rotateSecret(fixture.database, fixture.secretBox, {
      actor: 'ada',
      ...owner,
      overlapMs: 24 * HOUR_MS,
    });
    expect(before?.previousValidUntil).toBeUndefined();
    expect(after?.secret).not.toBe(before?.secret);
    const overlapMs = Date.parse(after?.previousValidUntil ?? '') - Date.now();
    expect(Math.abs(overlapMs - 24 * HOUR_MS)).toBeLessThan(60_000);
    expect(await secretsThatSign(owner.businessId)).toEqual([after?.secret, before?.secret]);

    await fixture.ownerSql(
      `update webhook_secrets set expires_at = now() - interval '1 second' where business_id = $1 and expires_at > now()`,
      [owner.businessId],
    );
    expect(await secretsThatSign(owner.businessId)).toEqual([after?.secret]);
  });

  test('without overlap ends every older secret at once', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    await rotateSecret(fixture.database, fixture.secretBox, {
      actor: 'ada',
      ...owner,
      overlapMs: 24 * HOUR_MS,
    });
    const last = await rotateSecret(fixture.database, fixture.secretBox, {
      actor: 'ada',
      ...owner,
      overlapMs: 0,
    });
    expect(last?.previousValidUntil).toBeUndefined();
    expect(await secretsThatSign(owner.businessId)).toEqual([last?.secret]);
  });

  test('never lengthens the time an older secret has left', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    await rotateSecret(fixture.database, fixture.secretBox, { actor: 'ada', ...owner, overlapMs: HOUR_MS });
    await rotateSecret(fixture.database, fixture.secretBox, {
      actor: 'ada',
      ...owner,
      overlapMs: 48 * HOUR_MS,
    });
    const rows = await fixture.ownerSql(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from webhook_secrets
        where business_id = $1 and environment = 'test' order by created_at`,
      [owner.businessId],
    );
    expect(rows.map((row) => row.hours)).toEqual([1, 48, null]);
  });

  test('keeps a bounded number of secrets, the newest ones, and exactly one current', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    const rotated: (string | undefined)[] = [];
    for (let index = 0; index < MAX_VALID_SECRETS + 3; index++) {
      rotated.push(
        (
          await rotateSecret(fixture.database, fixture.secretBox, {
            actor: 'ada',
            ...owner,
            overlapMs: 24 * HOUR_MS,
          })
        )?.secret,
      );
    }
    expect(await secretsThatSign(owner.businessId)).toEqual(rotated.slice(-MAX_VALID_SECRETS).reverse());
  });

  test('two at the same moment leave one current secret', async () => {
    const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
    const rotated = await Promise.all(
      [1, 2, 3, 4].map(() =>
        rotateSecret(fixture.database, fixture.secretBox, { actor: 'ada', ...owner, overlapMs: HOUR_MS }),
      ),
    );
    expect(new Set(rotated.map((each) => each?.secret)).size).toBe(4);
    const rows = await fixture.ownerSql(
      `select 1 from webhook_secrets where business_id = $1 and environment = 'test' and expires_at is null`,
      [owner.businessId],
    );
    expect(rows).toHaveLength(1);
  });

  test('touches neither the other environment nor another business', async () => {
    const businessId = await fixture.createMerchant();
    const stranger = await fixture.createMerchant();
    const read = (id: string, environment: 'prod' | 'test') =>
      findCurrentSecret(fixture.database, fixture.secretBox, { businessId: id, environment });
    const before = [await read(businessId, 'prod'), await read(stranger, 'test')];
    await rotateSecret(fixture.database, fixture.secretBox, {
      actor: 'ada',
      businessId,
      environment: 'test',
      overlapMs: 0,
    });
    expect([await read(businessId, 'prod'), await read(stranger, 'test')]).toEqual(before);
  });
});
