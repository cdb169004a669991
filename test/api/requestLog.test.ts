import { describe, expect, it } from '@jest/globals';
import { loggableError, loggablePath, withoutPrivateTexts } from '../../src/api/middleware/loggableText.ts';
import { RequestLog } from '../../src/api/middleware/requestLog.ts';
import type { Database } from '../../src/db/core/database.ts';
import type { RequestRecord } from '../../src/db/core/requestLog.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { newApiKey } from '../../src/security/identifiers.ts';

const REQUEST: RequestRecord = {
  id: 'log_1',
  requestId: 'req_1',
  businessId: 'biz_1',
  environment: 'test',
  provenBy: 'key',
  credentialId: 'key_1',
  method: 'GET',
  path: '/overview',
  status: 200,
  durationMs: 1,
  created: undefined,
  traceId: undefined,
  error: undefined,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** A log whose statements end as `run` does, with what it has warned of. */
function logOn(run: () => Promise<unknown>) {
  const metrics = createMetrics();
  const warnings: unknown[] = [];
  const database = { run } as unknown as Database;
  const log = new RequestLog({
    database,
    metrics,
    logger: { warn: (...line: unknown[]) => void warnings.push(line) },
  });
  const dropped = async () => (await metrics.requestLogDropped.get()).values[0]?.value;
  return { log, warnings, dropped };
}

describe('the log of requests', () => {
  it('drops what cannot be stored, counts it, and goes on', async () => {
    let isAway = true;
    let stored = 0;
    const { log, warnings, dropped } = logOn(async () => {
      if (isAway) throw new Error('Postgres is away');
      stored++;
    });
    log.add(REQUEST);
    log.add(REQUEST);
    await log.store();
    expect([await dropped(), warnings.length, stored]).toEqual([2, 1, 0]);
    isAway = false;
    log.add(REQUEST);
    await log.store();
    expect([await dropped(), warnings.length, stored]).toEqual([2, 1, 1]);
  });

  it('keeps a bounded number of calls while Postgres is slow', async () => {
    let goOn = () => {};
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { log, dropped } = logOn(() => slow);
    for (let index = 0; index < 5_100; index++) log.add(REQUEST);
    const stored = log.store();
    for (let index = 0; index < 100; index++) log.add(REQUEST);
    expect(await dropped()).toBe(200);
    goOn();
    await stored;
    log.add(REQUEST);
    await log.store();
    expect(await dropped()).toBe(200);
  });
});

describe('a path in the log', () => {
  it('shows filters and masks every other value', () => {
    const id = 'cp_01kb4z7v1q8m3c5n6p7r8s9t0v';
    for (const [query, shown] of [
      [
        'limit=20&status=FAILED&from=2026-01-31T00:00:00Z',
        '?limit=20&status=FAILED&from=2026-01-31T00:00:00Z',
      ],
      [`paymentId=${id}`, `?paymentId=${id}`],
      ['reference=order-1042&cursor=WyIyMDI2', '?reference=***&cursor=***'],
      ['limit=hunter 2', '?limit=***'],
      [`businessId=${newApiKey('prod')}`, '?businessId=***'],
      [`${newApiKey('test')}=1`, '?***=***'],
      ['ada%40example.com=1', '?***=***'],
      ['', ''],
    ] as const)
      expect(loggablePath('/transactions', query)).toBe(`/transactions${shown}`);
  });

  it('masks what may be private where an id belongs, encoded or not', () => {
    for (const secret of [
      newApiKey('test'),
      newApiKey('test').replace('_', '%5F'),
      'whsec_c2VjcmV0',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln',
      'ada.obi@example.com',
      'ada.obi%40example.com',
      'K7QF2M-XD9RTA',
      '0123456789',
      '+2348011111111',
      'q'.repeat(64),
    ])
      expect(loggablePath(`/transactions/${secret}`, '')).toBe('/transactions/***');
    for (const plain of ['wd_01kb4z7v1q8m3c5n6p7r8s9t0v', 'second-factor', 'order-1042'])
      expect(loggablePath(`/transactions/${plain}`, '')).toBe(`/transactions/${plain}`);
  });
});

it('an error in the log has its message, code and problems, and nothing of the order', () => {
  const body = {
    success: false,
    msg: 'no account of ada@example.com',
    code: 'invalid_request',
    requestId: 'req_1',
    errors: [{ path: newApiKey('prod'), message: 'is not a parameter of this route' }],
    withdrawal: { accountName: 'Ada Obi', accountNumber: '2011111111' },
  };
  for (const given of [body, JSON.stringify(body)])
    expect(JSON.parse(loggableError(given) ?? '')).toEqual({
      success: false,
      msg: 'no account of ***',
      code: 'invalid_request',
      requestId: 'req_1',
      errors: [{ path: '***', message: 'is not a parameter of this route' }],
    });
  for (const page of ['<html></html>', undefined, null]) expect(loggableError(page)).toBeUndefined();
});

it('texts in the log are cut, and such as Postgres can store', () => {
  expect(withoutPrivateTexts('a\u0000b\ud800')).toBe('ab\ufffd');
  expect(withoutPrivateTexts('ab '.repeat(200))).toHaveLength(300);
});
