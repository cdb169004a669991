import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkWebhookUrl, type WebhookUrlPolicy } from '../../src/security/outboundAddress.ts';
import { parseRetryAfterMs, postWebhook } from '../../src/security/outboundHttp.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const PROD: WebhookUrlPolicy = { environment: 'prod', allowLoopback: true };
const SANDBOX: WebhookUrlPolicy = { environment: 'test', allowLoopback: false };
const SANDBOX_HERE: WebhookUrlPolicy = { environment: 'test', allowLoopback: true };

let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

function post(overrides: Partial<Parameters<typeof postWebhook>[0]> = {}) {
  return postWebhook({
    url: receiver.url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
    body: '{"hello":"wörld"}',
    policy: SANDBOX_HERE,
    // A busy machine answers within it; tests of time-outs use their own short one.
    timeoutMs: 60_000,
    ...overrides,
  });
}

describe('an ordinary exchange', () => {
  test('sends the body and headers as given and reads status and excerpt', async () => {
    receiver.answerWith({ kind: 'answer', status: 201, body: 'danke' });
    const result = await post({ url: `${receiver.url}?a=1` });
    expect(result).toMatchObject({
      status: 201,
      excerpt: 'danke',
      error: undefined,
      retryAfterMs: undefined,
    });
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]).toMatchObject({
      method: 'POST',
      path: '/hook?a=1',
      body: '{"hello":"wörld"}',
      headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1', 'content-length': '18' },
    });
  });

  test('reaches localhost by name and ::1 by literal', async () => {
    const here = await startWebhookReceiver('::1');
    try {
      expect((await post({ url: here.url })).status).toBe(200);
      expect(
        (await post({ url: `http://localhost:${here.port}/`, lookup: async () => ['::1'] })).status,
      ).toBe(200);
      expect((await post({ url: `http://localhost:${receiver.port}/` })).status).toBe(200);
    } finally {
      await here.stop();
    }
  });

  test('ends its connection, so that no two posts share one', async () => {
    await post();
    await post();
    await post();
    expect(receiver.connections()).toBe(3);
  });

  test.each([
    [503, { 'retry-after': '120' }, 120_000],
    [429, { 'retry-after': 'soon' }, undefined],
  ])('status %d with %j asks to wait %s ms', async (status, headers, expected) => {
    receiver.answerWith({ kind: 'answer', status, headers });
    expect(await post()).toMatchObject({ status, retryAfterMs: expected });
  });

  test.each([301, 302, 307, 308])('does not follow a %d', async (status) => {
    const elsewhere = await startWebhookReceiver();
    try {
      receiver.answerWith({ kind: 'answer', status, headers: { location: elsewhere.url } });
      expect((await post()).status).toBe(status);
      expect(elsewhere.connections()).toBe(0);
    } finally {
      await elsewhere.stop();
    }
  });
});

describe('interim answers', () => {
  /** Posts to a server that says this, and then 200. */
  async function postTo(interim: string) {
    const server = createServer((socket) =>
      socket
        .on('error', () => {})
        .once('data', () => {
          socket.write(interim);
          // In a packet of its own, and beside it.
          setImmediate(() => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\ndanke'));
        }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await post({ url: `http://127.0.0.1:${port}/` });
    } finally {
      server.close();
    }
  }

  test.each(['100 Continue', '102 Processing', '103 Early Hints\r\nlink: </a.css>; rel=preload'])(
    'that were not asked for are passed over: %j',
    async (status) => {
      for (const times of [1, 3]) {
        const result = await postTo(`HTTP/1.1 ${status}\r\n\r\n`.repeat(times));
        expect(result).toMatchObject({ status: 200, excerpt: 'danke', error: undefined });
      }
    },
  );

  test('a change to another protocol is a failure', async () => {
    const result = await postTo(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
    );
    expect(result).toMatchObject({
      status: undefined,
      error: expect.stringMatching(/^The connection closed/),
    });
  });

  test('that never end are left when the time is up', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const result = await post({ url: `http://127.0.0.1:${port}/`, timeoutMs: 300 });
      expect(result).toMatchObject({ status: undefined, error: 'No answer within 0.3 s.' });
    } finally {
      server.close();
    }
  });
});

describe('the guard', () => {
  test.each([
    ['the loopback literal', () => receiver.url, SANDBOX],
    ['loopback in production, whatever the switch says', () => receiver.url, PROD],
    ['localhost', () => `http://localhost:${receiver.port}/`, SANDBOX],
    ['loopback as a number', () => `http://2130706433:${receiver.port}/`, SANDBOX],
    ['loopback mapped into IPv6', () => `https://[::ffff:127.0.0.1]:${receiver.port}/`, SANDBOX_HERE],
    ['credentials', () => `http://user:password@127.0.0.1:${receiver.port}/`, SANDBOX_HERE],
  ])('refuses %s without connecting', async (_, urlOf, policy) => {
    const result = await post({ url: urlOf(), policy });
    expect(result.status).toBeUndefined();
    expect(result.error).toMatch(/^The address must /);
    expect(receiver.connections()).toBe(0);
  });

  test.each([
    [['127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '8.8.8.8']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['169.254.169.254']],
  ])('refuses a name that resolves to %j without connecting', async (addresses) => {
    const result = await post({
      url: `https://merchant.example:${receiver.port}/`,
      policy: SANDBOX_HERE,
      lookup: async () => addresses,
    });
    expect(result).toMatchObject({
      status: undefined,
      error: 'The address must not lead to a private, local or reserved network.',
    });
    expect(receiver.connections()).toBe(0);
  });

  test('refuses a name that turned private after it was saved', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const lookup = async () => answers.shift() ?? [];
    const url = `https://rebinding.example:${receiver.port}/`;
    expect((await checkWebhookUrl(url, PROD, lookup)).ok).toBe(true);
    const result = await post({ url, policy: PROD, lookup });
    expect(result.error).toBe('The address must not lead to a private, local or reserved network.');
    expect(receiver.connections()).toBe(0);
  });

  test('resolves once and dials exactly what was judged', async () => {
    // The second answer would be refused: it is never asked for, so nothing can change between judging and dialling.
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const asked: string[] = [];
    const lookup = async (hostname: string) => {
      asked.push(hostname);
      return answers.shift() ?? [];
    };
    expect((await post({ url: `http://localhost:${receiver.port}/hook`, lookup })).status).toBe(200);
    expect(asked).toEqual(['localhost']);
    expect(receiver.received[0]?.headers.host).toBe(`localhost:${receiver.port}`);
  });

  test('tells nothing about what a name resolved to', async () => {
    const result = await post({ url: 'https://merchant.example/', lookup: async () => ['10.20.30.40'] });
    expect(JSON.stringify(result)).not.toContain('10.20.30.40');
  });
});

describe('receivers that misbehave', () => {
  test('one that never answers is left when the time is up', async () => {
    receiver.answerWith({ kind: 'hang' });
    const result = await post({ timeoutMs: 300 });
    expect(result).toMatchObject({ status: undefined, error: 'No answer within 0.3 s.' });
    expect(result.durationMs).toBeGreaterThanOrEqual(290);
    expect(result.durationMs).toBeLessThan(30_000);
  });

  test('one that accepts connections and says nothing is left when the time is up', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    try {
      const result = await post({ url: `https://127.0.0.1:${port}/`, timeoutMs: 300 });
      expect(result).toMatchObject({ status: undefined, error: 'No answer within 0.3 s.' });
    } finally {
      silent.close();
    }
  });

  test('a name whose resolver never answers is left when the time is up', async () => {
    const result = await post({
      url: 'https://merchant.example/',
      timeoutMs: 200,
      lookup: () => new Promise(() => {}),
    });
    expect(result).toMatchObject({ status: undefined, error: 'No answer within 0.2 s.' });
  });

  test('a body that trickles on counts by its status, and is left when the time is up', async () => {
    // A busy machine may spend the time before the first byte; then it is done again.
    const result = await waitFor('an answer that has begun in time', async () => {
      receiver.answerWith({ kind: 'trickle', status: 200 });
      const posted = await post({ timeoutMs: 500 });
      return posted.excerpt !== '' && posted;
    });
    expect(result).toMatchObject({ status: 200, error: undefined });
    expect(result.excerpt).toMatch(/^\.+$/);
    expect(result.durationMs).toBeLessThan(30_000);
  });

  test('a body without end is read to its first 2 kB and no further', async () => {
    receiver.answerWith({ kind: 'flood', status: 500 });
    const result = await post();
    expect(result.status).toBe(500);
    expect(result.excerpt).toBe('x'.repeat(2_048));
    // What the socket buffers on both sides hold, and not more; a reader would take gigabytes in this time.
    expect(receiver.floodedBytes()).toBeLessThan(32 * 1024 * 1024);
  });

  test('a cut connection is told as one', async () => {
    receiver.answerWith({ kind: 'reset' });
    const result = await post();
    expect(result.status).toBeUndefined();
    expect(result.error).toMatch(/^The connection closed before an answer came/);
  });

  test('a closed port is told as one', async () => {
    const gone = await startWebhookReceiver();
    await gone.stop();
    expect((await post({ url: gone.url })).error).toBe('The connection was refused (ECONNREFUSED).');
  });

  test('plain text where TLS is expected is told as a TLS failure', async () => {
    const result = await post({ url: `https://127.0.0.1:${receiver.port}/` });
    expect(result).toMatchObject({
      status: undefined,
      error: expect.stringMatching(/^The TLS connection failed/),
    });
  });

  test('a name without addresses is told as one', async () => {
    const result = await post({ url: 'https://merchant.example/', lookup: async () => [] });
    expect(result.error).toBe('The name in the address does not resolve (ENOTFOUND).');
  });

  test('an answer that is no HTTP is a failure like any other', async () => {
    const nonsense = createServer((socket) => socket.end('this is not HTTP\r\n\r\n'));
    await new Promise<void>((resolve) => nonsense.listen(0, '127.0.0.1', resolve));
    const { port } = nonsense.address() as AddressInfo;
    try {
      const result = await post({ url: `http://127.0.0.1:${port}/` });
      expect(result.status).toBeUndefined();
      expect(result.error).toMatch(/^The /);
    } finally {
      nonsense.close();
    }
  });

  test('the excerpt is text that Postgres can keep', async () => {
    receiver.answerWith({ kind: 'answer', status: 200, body: `a\u0000b${'é'.repeat(1_100)}` });
    const { excerpt } = await post();
    expect(excerpt.startsWith('a\uFFFDb')).toBe(true);
    // 2,048 bytes end in the middle of a character, which is left out.
    expect(excerpt).toBe(`a\uFFFDb${'é'.repeat(1_022)}`);
  });
});

describe('retry-after', () => {
  const nowMs = Date.parse('2026-01-01T00:00:00Z');
  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Thu, 01 Jan 2026 00:02:00 GMT', 120_000],
    ['Thursday, 01-Jan-26 00:02:00 GMT', 120_000],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['soon', undefined],
    ['', undefined],
    ['99999999999999999999', undefined],
    [undefined, undefined],
    [['1', '2'], undefined],
  ])('%j is %s ms', (header, expected) => {
    expect(parseRetryAfterMs(header, nowMs)).toBe(expected);
  });
});
