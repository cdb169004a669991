import { createHash, createHmac } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { vtpassCallbackToken } from '../../src/providers/bills/vtpass.ts';
import { runAdminOn } from '../support/admin.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PAYSTACK_SECRET = 'sk_live_of_the_callbacks';
const YELLOW_CARD_SECRET = 'a secret of the collector';
const VTPASS_SECRET = 'SK_of_the_biller';

const log = createMemoryLog();
let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    role: 'api',
    env: {
      PAYSTACK_SECRET_KEY: PAYSTACK_SECRET,
      YELLOWCARD_API_KEY: 'an api key',
      YELLOWCARD_SECRET_KEY: YELLOW_CARD_SECRET,
      VTPASS_API_KEY: 'an api key',
      VTPASS_PUBLIC_KEY: 'PK_of_the_biller',
      VTPASS_SECRET_KEY: VTPASS_SECRET,
    },
    overrides: { logger: log.logger },
  });
});
afterAll(() => service?.stop());

/** How each provider proves that a callback is its own. */
const PROOFS: Readonly<
  Record<string, (body: Uint8Array) => { headers?: Record<string, string>; query?: string }>
> = {
  paystack: (body) => ({
    headers: {
      'x-paystack-signature': createHmac('sha512', PAYSTACK_SECRET).update(body).digest('hex'),
    },
  }),
  yellowcard: (body) => ({
    headers: {
      'x-yc-signature': createHmac('sha256', YELLOW_CARD_SECRET).update(body).digest('base64'),
    },
  }),
  vtpass: () => ({ query: `?token=${vtpassCallbackToken(VTPASS_SECRET)}` }),
};
const PROVIDERS = Object.keys(PROOFS);

/** A callback that each provider might send, about something that does not exist. */
const CALLBACKS: Readonly<Record<string, object>> = {
  paystack: { event: 'transfer.success', data: { id: 1, reference: 'wd_of_nobody_0000000' } },
  yellowcard: { id: 'one', sequenceId: 'col_of_nobody', event: 'COLLECTION.COMPLETE', status: 'complete' },
  vtpass: { type: 'transaction-update', data: { requestId: '202601311610nobody' } },
};

/** Sends a callback. `signed` are the bytes over which the proof is made; undefined sends none. */
async function send(
  provider: string,
  sent: Uint8Array,
  options: { readonly signed?: Uint8Array; readonly headers?: Readonly<Record<string, string>> },
) {
  const { signed, headers: given = {} } = options;
  const { headers = {}, query = '' } = (signed && PROOFS[provider]?.(signed)) ?? {};
  const response = await fetch(`${service.apiUrl}/providers/${provider}/callback${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...given },
    body: new Uint8Array(sent),
  });
  const body = (await response.json()) as { code?: string; errors?: { path: string; message: string }[] };
  return { status: response.status, headers: response.headers, body };
}

function bytesOf(value: object | string): Buffer {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
}

async function storedCallbacks(): Promise<number> {
  const { rows } = await service.ownerSql('select count(*)::integer as stored from provider_callbacks');
  return rows[0].stored;
}

/** The lines of the log before the test. */
let linesBefore = 0;
beforeEach(() => {
  linesBefore = log.lines.length;
});

/** Expects that nothing went wrong on our side in this test. */
function expectNoFault(): void {
  const records = log.records().slice(linesBefore);
  expect(records.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
}

describe.each(PROVIDERS)('a callback of %s', (provider) => {
  const plain = bytesOf(CALLBACKS[provider] ?? {});

  it('is stored when nothing is wrong with it', async () => {
    const before = await storedCallbacks();
    expect((await send(provider, plain, { signed: plain })).status).toBe(200);
    expect(await storedCallbacks()).toBe(before + 1);
  });

  it.each([
    ['gzip', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    ['br', brotliCompressSync(plain)],
    ['zstd', zstdCompressSync(plain)],
    ['gzip, identity', gzipSync(plain)],
    ['x-gzip', gzipSync(plain)],
    ['nonsense', plain],
    ['gzip', bytesOf('no gzip at all')],
    ['gzip', gzipSync(plain).subarray(0, 20)],
    ['br', bytesOf('no brotli at all')],
  ])('is refused with 415 in %s, signed or not, whatever the bytes are', async (coding, bytes) => {
    const before = await storedCallbacks();
    for (const signed of [undefined, plain, bytes]) {
      const { status, headers, body } = await send(provider, bytes, {
        ...(signed && { signed }),
        headers: { 'content-encoding': coding },
      });
      expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_media_type' });
      expect(headers.get('accept-encoding')).toBe('identity');
    }
    expect(await storedCallbacks()).toBe(before);
    expectNoFault();
  });
});

/** Callbacks of each provider with a text in each of the places that name something. */
const PLACES: readonly (readonly [
  provider: string,
  place: string,
  callbackWith: (text: string) => object,
])[] = [
  ['paystack', 'event', (text) => ({ event: text, data: { id: 1 } })],
  [
    'paystack',
    'id',
    (text) => ({ event: 'transfer.success', data: { id: text, reference: 'wd_of_nobody' } }),
  ],
  [
    'paystack',
    'reference',
    (text) => ({ event: 'transfer.success', data: { id: text.length, reference: text } }),
  ],
  [
    'paystack',
    'reference of an incoming payment',
    (text) => ({ event: 'charge.success', data: { reference: text, channel: 'dedicated_nuban' } }),
  ],
  ['yellowcard', 'id', (text) => ({ id: text, sequenceId: 'col_of_nobody', event: 'COLLECTION.COMPLETE' })],
  ['yellowcard', 'event', (text) => ({ id: 'two', sequenceId: 'col_of_nobody', event: text })],
  [
    'yellowcard',
    'status',
    (text) => ({ id: 'three', sequenceId: 'col_of_nobody', event: 'COLLECTION.COMPLETE', status: text }),
  ],
  [
    'yellowcard',
    'sequenceId',
    (text) => ({ id: 'four', sequenceId: text, event: `COLLECTION.${text.length}` }),
  ],
  ['vtpass', 'type', (text) => ({ type: text, data: null })],
  ['vtpass', 'requestId', (text) => ({ type: 'transaction-update', data: { requestId: text } })],
];

/** What operators see of the callbacks that could not be used. */
async function listed(): Promise<readonly Record<string, unknown>[]> {
  return JSON.parse((await runAdminOn(service, ['callbacks', 'attention', '--json'])).out).callbacks;
}

describe('a signed callback whose names no record can hold is kept for a human', () => {
  it.each(PLACES.map(([provider, place, callbackWith]) => ({ provider, place, callbackWith })))(
    'in $place of $provider',
    async ({ provider, callbackWith }) => {
      const texts = ['a\u0000b', '\u0000', 'half of a pair: \ud800', 'x'.repeat(256), 'x'.repeat(90_000)];
      for (const text of texts) {
        const before = await storedCallbacks();
        const bytes = bytesOf(callbackWith(text));
        expect((await send(provider, bytes, { signed: bytes })).status).toBe(200);
        expect(await storedCallbacks()).toBe(before + 1);
        expect((await listed()).at(-1)).toMatchObject({
          provider,
          eventType: 'unusable',
          problem: expect.stringMatching(/^It cannot be stored: \w+ must /),
        });
      }
      expectNoFault();
    },
  );

  it('and one that is as long as it may be is taken', async () => {
    const bytes = bytesOf({ event: 'transfer.success', data: { id: 2, reference: 'x'.repeat(255) } });
    expect((await send('paystack', bytes, { signed: bytes })).status).toBe(200);
    expectNoFault();
  });

  it('is counted and said in the log, without what it held', async () => {
    const bytes = bytesOf({ event: 'transfer.success', data: { id: 3, reference: 'secret\u0000reference' } });
    const metrics = async () => (await fetch(`${service.apiUrl}/metrics`)).text();
    const unusable = /^mp_provider_callbacks_total\{provider="paystack",verdict="unusable"\} (\d+)$/m;
    const before = Number(unusable.exec(await metrics())?.[1] ?? 0);
    await send('paystack', bytes, { signed: bytes });
    expect(Number(unusable.exec(await metrics())?.[1])).toBe(before + 1);
    const warnings = log.lines.filter((line) => line.includes('"warn"') && line.includes('paystack'));
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings.join()).not.toContain('secret');
  });
});

describe('a callback of a genuine sender that cannot be read', () => {
  const UNREADABLE: readonly (readonly [string, Buffer])[] = [
    ['no JSON', bytesOf('{"event":')],
    ['nothing', bytesOf('')],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0x00, 0x22])],
    ['a list', bytesOf('[]')],
    ['another thing', bytesOf('{"no":"event"}')],
    ['too many levels', bytesOf(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)],
  ];

  it.each(PROVIDERS.flatMap((provider) => UNREADABLE.map(([what, bytes]) => ({ provider, what, bytes }))))(
    'is kept as it came, answered with 200 and listed: $what, of $provider',
    async ({ provider, bytes }) => {
      for (const contentType of ['application/json', 'text/plain']) {
        const headers = { 'content-type': contentType };
        expect((await send(provider, bytes, { signed: bytes, headers })).status).toBe(200);
      }
      const eventKey = `unreadable:${createHash('sha256').update(bytes).digest('hex')}`;
      const found = (await listed()).filter(
        (each) => each.provider === provider && each.eventKey === eventKey,
      );
      expect(found).toMatchObject([
        { eventType: 'unreadable', problem: 'It cannot be read.', timesReceived: 2 },
      ]);
      const { rows } = await service.ownerSql(
        `select coalesce(raw_body, convert_to(body, 'UTF8')) as body from provider_callbacks
          where provider = $1 and event_key = $2`,
        [provider, eventKey],
      );
      expect(rows[0].body.equals(bytes)).toBe(true);
      expectNoFault();
    },
  );

  it.each([
    ['paystack', { event: 'transfer.success', data: { id: 9 } }, 'It names no transfer and no payment.'],
    [
      'paystack',
      { event: 'charge.success', data: { id: 9, reference: '', channel: 'dedicated_nuban' } },
      'It names no transfer and no payment.',
    ],
    [
      'paystack',
      { event: 'refund.processed', data: { status: 'processed' } },
      'It names no payment that is wanted back.',
    ],
    ['vtpass', { type: 'transaction-update', data: { code: '000' } }, 'It names no purchase.'],
  ])('is kept likewise when %s names nothing: %j', async (provider, callback, problem) => {
    const bytes = bytesOf(callback);
    expect((await send(provider, bytes, { signed: bytes })).status).toBe(200);
    expect((await listed()).at(-1)).toMatchObject({ provider, problem });
    expectNoFault();
  });

  it('is not kept without a proof of its sender', async () => {
    const before = await storedCallbacks();
    for (const provider of PROVIDERS) {
      for (const [, bytes] of UNREADABLE) expect((await send(provider, bytes, {})).status).toBe(401);
    }
    expect(await storedCallbacks()).toBe(before);
  });

  it('is shown by a gauge until an operator has seen to it', async () => {
    const bytes = bytesOf('half of a callback');
    await send('yellowcard', bytes, { signed: bytes });
    const key = `unreadable:${createHash('sha256').update(bytes).digest('hex')}`;
    const waiting = async () => {
      const metrics = await (await fetch(`${service.apiUrl}/metrics`)).text();
      const line = /^mp_provider_news_waiting\{provider="yellowcard",kind="callback"\} (\d+)$/m;
      return Number(line.exec(metrics)?.[1] ?? 0);
    };
    // What was read stands for a second.
    const showsUnseen = () =>
      waitFor('the number of callbacks that wait', async () => {
        const unseen = (await listed()).filter(({ provider }) => provider === 'yellowcard');
        return (await waiting()) === unseen.length;
      });
    await showsUnseen();
    const admin = (...args: string[]) => runAdminOn(service, ['callbacks', ...args]);
    expect((await admin('attention')).out).toContain(`yellowcard ${key}\n  problem   It cannot be read.\n`);
    expect((await admin('show', 'yellowcard', key)).out).toBe('half of a callback\n');
    const reason = ['--operator', 'ada', '--reason'];
    expect((await admin('dismiss', 'yellowcard', key, ...reason, 'no')).err).toMatch(/at least 5 characters/);
    const dismissal = await admin('dismiss', 'yellowcard', key, ...reason, 'They sent it again.');
    expect(dismissal).toMatchObject({ code: 0, out: `${key} is off the list.\n` });
    expect((await admin('dismiss', 'yellowcard', key, ...reason, 'Once more.')).err).toBe(
      `No callback ${key} of yellowcard is on the list.\n`,
    );
    await showsUnseen();
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action = 'provider_callback.dismiss' and subject = $1`,
      [key],
    );
    expect(rows).toEqual([
      {
        actor: 'ada',
        details: { provider: 'yellowcard', problem: 'It cannot be read.', reason: 'They sent it again.' },
      },
    ]);
  });
});

describe('what is no callback at all', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a NUL instead of text', '\u0000'],
    ['a NUL in the text', '{"event":"\u0000"}'],
    ['a list', '[]'],
    ['another thing', '{}'],
  ])('is no fault of ours, signed or not: %s', async (_, text) => {
    for (const provider of PROVIDERS) {
      const bytes = bytesOf(text);
      for (const options of [{}, { signed: bytes }]) {
        expect((await send(provider, bytes, options)).status).toBeLessThan(500);
      }
    }
    expectNoFault();
  });
});
