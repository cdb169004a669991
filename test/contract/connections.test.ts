import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/config/config.ts';
import { TEST_KEYS } from '../support/keys.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { connectTo, exchange, parseAnswer, type RawAnswer } from '../support/rawHttp.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { holdPayments } from './heldPayments.ts';

const log = createMemoryLog();
let service: TestService;
/**
 * With limits that are short enough to wait for, and long enough for requests of a machine that stalls; those of a
 * deployment are looked at by their defaults.
 */
let impatient: TestService;

beforeAll(async () => {
  service = await startTestService({ role: 'api', overrides: { logger: log.logger } });
  impatient = await startTestService({
    role: 'api',
    env: { REQUEST_TIMEOUT_MS: '6000' },
    overrides: { logger: log.logger },
  });
});
afterAll(async () => {
  await service?.stop();
  await impatient?.stop();
});

const HOST = 'host: merchant-payments\r\n';
const LOGIN = `POST /v1/business/auth/login HTTP/1.1\r\n${HOST}content-type: application/json\r\n`;
const halfABody = `${LOGIN}content-length: 100\r\n\r\n{"email": `;

/** Expects the one error body, on a connection that ends with it. */
function expectRefusal(answer: RawAnswer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('connection')).toBe('close');
  expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(answer.body));
  const body = JSON.parse(answer.body);
  expect(body).toEqual({
    success: false,
    msg: expect.stringMatching(/\w/),
    code,
    requestId: expect.stringMatching(/^req_[0-9a-z]{26}$/),
  });
  expect(answer.headers.get('x-request-id')).toBe(body.requestId);
  // The id leads to a line of the log, as that of every other answer does.
  expect(log.records()).toContainEqual(
    expect.objectContaining({ requestId: body.requestId, status, msg: 'request' }),
  );
}

/** Expects that nothing was called a fault of the service. */
function expectNoFault(): void {
  expect(log.records().filter(({ level }) => level === 'error')).toEqual([]);
}

describe('a request that cannot be read as HTTP gets the error body of every other', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['an unknown method', `FETCH /readyz HTTP/1.1\r\n${HOST}\r\n`],
    ['a header without a name', `GET /readyz HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
    ['two lengths', `${LOGIN}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    ['a length and chunks', `${LOGIN}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n`],
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two Hosts', `GET /healthz HTTP/1.1\r\n${HOST}Host: other.example\r\n\r\n`],
    ['two Hosts in HTTP/1.0', `GET /healthz HTTP/1.0\r\n${HOST}${HOST}\r\n`],
  ])('400 for %s', async (_, text) => {
    expectRefusal(await exchange(service.apiUrl, text), 400, 'invalid_request');
  });

  it('400 for a chunk that is none, in the middle of a body', async () => {
    const answer = await exchange(
      service.apiUrl,
      `${LOGIN}transfer-encoding: chunked\r\n\r\n1\r\n{\r\nzz\r\n`,
    );
    expectRefusal(answer, 400, 'invalid_request');
    expectNoFault();
  });

  it('431 for more headers than anybody needs', async () => {
    const headers = Array.from({ length: 40 }, (_, index) => `x-header-${index}: ${'x'.repeat(500)}\r\n`);
    const answer = await exchange(service.apiUrl, `GET /healthz HTTP/1.1\r\n${HOST}${headers.join('')}\r\n`);
    expectRefusal(answer, 431, 'headers_too_large');
  });

  it('413 for extensions of chunks without end', async () => {
    const answer = await exchange(
      service.apiUrl,
      `${LOGIN}transfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n{\r\n`,
    );
    expectRefusal(answer, 413, 'body_too_large');
    expectNoFault();
  });

  it('none, and no fault of ours, for a client that goes away in the middle of a body', async () => {
    const known = log.lines.length;
    const connection = await connectTo(service.apiUrl);
    connection.write(halfABody);
    connection.destroy();
    const left = await waitFor('the request to be given up', () =>
      log
        .records()
        .slice(known)
        .find(({ msg, route }) => msg === 'request' && route === '/auth/login'),
    );
    expect(left.status).toBe(400);
    expectNoFault();
  });

  it('417 for an expectation that nobody meets', async () => {
    const answer = await exchange(service.apiUrl, `GET /healthz HTTP/1.1\r\n${HOST}expect: miracles\r\n\r\n`);
    expectRefusal(answer, 417, 'expectation_failed');
  });
});

describe('a request that comes too slowly ends with 408', () => {
  it('whatever of it has come, and even when a byte comes now and then', async () => {
    const unfinished = {
      'nothing at all': '',
      'half a request line': 'POST /v1/busi',
      'headers without an end': `GET /healthz HTTP/1.1\r\n${HOST}`,
      'half a body': halfABody,
    };
    const trickling = await connectTo(impatient.apiUrl);
    trickling.write(`${LOGIN}content-length: 10000\r\n\r\n{`);
    const trickle = setInterval(() => trickling.write(' '), 100);
    try {
      const answers = await Promise.all(
        Object.values(unfinished).map((text) => exchange(impatient.apiUrl, text)),
      );
      for (const answer of answers) expectRefusal(answer, 408, 'request_timeout');
      expectRefusal(parseAnswer(await trickling.closed), 408, 'request_timeout');
    } finally {
      clearInterval(trickle);
    }
  });

  it('and is counted, as every other that nothing could read', async () => {
    const count = async ({ apiUrl }: TestService, status: number) => {
      const metrics = await (await fetch(`${apiUrl}/metrics`)).text();
      const counter = `^mp_http_requests_total\\{method="unknown",route="unreadable",status="${status}"\\} (\\d+)$`;
      return Number(new RegExp(counter, 'm').exec(metrics)?.[1] ?? 0);
    };
    const before = await count(service, 400);
    await exchange(service.apiUrl, 'hello\r\n\r\n');
    expect(await count(service, 400)).toBe(before + 1);
    expect(await count(impatient, 408)).toBeGreaterThanOrEqual(5);
  });

  it('while an answer may take as long as it takes', async () => {
    const held = await holdPayments(impatient);
    const { businessId, apiKeys } = impatient.merchant;
    const underWay = impatient.post(
      '/payment/process',
      { businessId, amount: 100, serviceType: 'till' },
      { key: apiKeys.test },
    );
    await held.waitForOne();
    // A client that begins later, and comes too slowly, has met the longer limit before the payment goes on.
    expect((await exchange(impatient.apiUrl, halfABody)).status).toBe(408);
    await held.letGo();
    expect((await underWay).status).toBe(200);
  });
});

describe('connections', () => {
  it('have 15 s for headers and 30 s for a request, and are bounded, unless set otherwise', () => {
    const config = loadConfig(TEST_KEYS);
    expect(config).toMatchObject({
      headersTimeoutMs: 15_000,
      requestTimeoutMs: 30_000,
      maxConnections: 5_000,
    });
  });
});

it('a connection goes on after a body that is too long', async () => {
  const connection = await connectTo(impatient.apiUrl);
  connection.write(`${LOGIN}content-length: 300000\r\n\r\n${' '.repeat(300_000)}`);
  await waitFor('the refusal', () => connection.received().includes('body_too_large'));
  connection.write(`GET /healthz HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`);
  const [, , next] = (await connection.closed).split('HTTP/1.1 ');
  expect(next).toMatch(/^200 /);
});
