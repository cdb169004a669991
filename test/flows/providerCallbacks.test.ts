import { createHmac } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vtpassCallbackToken } from '../../src/providers/bills/vtpass.ts';
import { createMemoryLog } from '../contract/memoryLog.ts';
import { startTestService, type TestService } from '../support/service.ts';

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

/** A callback that each provider might send, about something that is nobody's. */
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
  ['paystack', 'id', (text) => ({ event: 'transfer.success', data: { id: text } })],
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

describe('a signed callback whose names no record can hold is refused with 400', () => {
  it.each(PLACES.map(([provider, place, callbackWith]) => ({ provider, place, callbackWith })))(
    'in $place of $provider',
    async ({ provider, callbackWith }) => {
      const before = await storedCallbacks();
      const texts = ['a\u0000b', '\u0000', 'half of a pair: \ud800', 'x'.repeat(256), 'x'.repeat(90_000)];
      for (const text of texts) {
        const bytes = bytesOf(callbackWith(text));
        const { status, body } = await send(provider, bytes, { signed: bytes });
        expect({ text: text.slice(0, 30), status, code: body.code }).toEqual({
          text: text.slice(0, 30),
          status: 400,
          code: 'invalid_request',
        });
        expect(body.errors?.length).toBeGreaterThan(0);
      }
      expect(await storedCallbacks()).toBe(before);
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
