import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Agent } from 'undici';
import { ProviderRejectedError, ProviderUnavailableError } from '../../src/providers/errors.ts';
import { type ConnectionOptions, connectionTo, exchange } from '../../src/providers/exchange.ts';
import type { ExchangeMeasure } from '../../src/security/outboundHttp.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const PATIENT_MS = 60_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(url: string, options: Partial<ConnectionOptions> = {}) {
  const bank = { name: 'bank', title: 'The bank' };
  const connection = connectionTo(bank, url, { timeoutMs: PATIENT_MS, ...options });
  closing.push(() => connection.dispatcher.destroy());
  return exchange(connection, { path: '/transfer', body: '{}' });
}

async function unavailable(call: Promise<unknown>): Promise<ProviderUnavailableError> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderUnavailableError);
  return error as ProviderUnavailableError;
}

test('says who asks: gateways turn away who names nobody (rpip/paystack-go issue 2)', async () => {
  let asked: IncomingMessage | undefined;
  const url = await serve((request, response) => {
    asked = request;
    response.end('{}');
  });
  await ask(url);
  expect(asked?.headers['user-agent']).toBe(`merchant-payments/${version}`);
});

test('keeps the digits of numbers that a double does not: a token, an id, an amount with a rest', async () => {
  const url = await serve((_, response) => {
    response.end('{"token":26362054405982757802,"amount":100.000000000000000001,"fee":26.875,"small":1e3}');
  });
  expect((await ask(url)).data).toEqual({
    token: '26362054405982757802',
    amount: '100.000000000000000001',
    fee: 26.875,
    small: 1000,
  });
});

describe('a refusal with HTTP 401 or 403', () => {
  // unicodeveloper/laravel-paystack issue 176: what stood before Paystack answered, not Paystack.
  const PAGE =
    '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta http-equiv="Content-Type" content="text/html"></head></html>';

  test.each([
    [401, PAGE],
    [403, PAGE],
    [403, 'error code: 1010'],
    [403, ''],
    [403, '"no"'],
  ])('HTTP %i that is not JSON is no word of the provider', async (httpStatus, body) => {
    const url = await serve((_request, response) => void response.writeHead(httpStatus).end(body));
    expect(await unavailable(ask(url))).toMatchObject({ isNothingSent: false });
  });

  // PaystackOSS/openapi, components.responses.Unauthorized; binemmanuel/flutter_paystack_max issue 11.
  test.each([
    [401, { status: false, message: 'Invalid key' }],
    [403, { status: false, message: 'Your IP address is not allowed to make this call' }],
  ])('HTTP %i in JSON waits for a human', async (httpStatus, body) => {
    const url = await serve(
      (_request, response) => void response.writeHead(httpStatus).end(JSON.stringify(body)),
    );
    await expect(ask(url)).rejects.toBeInstanceOf(ProviderRejectedError);
  });
});

describe('what an answer says of our key', () => {
  const NO_ACCESS = { status: false, message: 'Invalid key' };

  test.each<[number, unknown, 'accepted' | 'refused' | undefined]>([
    [200, { status: true }, 'accepted'],
    [400, { status: false, message: 'Insufficient balance' }, 'accepted'],
    [401, NO_ACCESS, 'refused'],
    [403, NO_ACCESS, 'refused'],
    [200, { code: '087' }, 'refused'],
    // A gateway before the provider, an outage, and too many calls.
    [403, 'error code: 1010', undefined],
    [200, 'Just a moment...', undefined],
    [503, NO_ACCESS, undefined],
    [429, NO_ACCESS, undefined],
  ])('HTTP %i with %j: %s', async (httpStatus, body, keyVerdict) => {
    const url = await serve(
      (_request, response) => void response.writeHead(httpStatus).end(JSON.stringify(body)),
    );
    const measures: ExchangeMeasure[] = [];
    const bank = {
      name: 'bank',
      title: 'The bank',
      isKeyRefusal: (answer: object) => 'code' in answer && answer.code === '087',
    };
    const onExchange = (measure: ExchangeMeasure) => void measures.push(measure);
    const connection = connectionTo(bank, url, { timeoutMs: PATIENT_MS, onExchange });
    closing.push(() => connection.dispatcher.destroy());
    await exchange(connection, { path: '/transfer', body: '{}' }).catch(() => undefined);
    expect(measures).toMatchObject([{ operation: 'POST /transfer', status: String(httpStatus) }]);
    expect(measures[0]?.keyVerdict).toBe(keyVerdict);
  });

  test('nothing, when there is none; the call is measured all the same', async () => {
    const url = await serve((request) => request.socket.resetAndDestroy());
    const measures: ExchangeMeasure[] = [];
    await unavailable(ask(url, { onExchange: (measure) => void measures.push(measure) }));
    expect(measures).toMatchObject([{ status: 'none', keyVerdict: undefined }]);
  });
});

describe('whether anything was sent', () => {
  test('nothing, when the connection is refused', async () => {
    const server = createTcpServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await unavailable(ask(`http://127.0.0.1:${port}`))).toMatchObject({ isNothingSent: true });
    expect(await unavailable(ask(`http://localhost:${port}`))).toMatchObject({ isNothingSent: true });
  });

  test('nothing, when the name does not resolve', async () => {
    expect(await unavailable(ask('http://bank.invalid'))).toMatchObject({ isNothingSent: true });
  });

  test('nothing, when no connection comes about in time', async () => {
    // Connecting takes a TLS handshake, which this server never answers.
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => void sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    const { port } = server.address() as AddressInfo;
    const error = await unavailable(ask(`https://127.0.0.1:${port}`, { timeoutMs: 6_000 }));
    expect(error).toMatchObject({ isNothingSent: true });
  });

  test.each<[string, RequestListener, number]>([
    ['is reset before an answer', (request) => request.socket.resetAndDestroy(), PATIENT_MS],
    ['is closed before an answer', (request) => request.socket.end(), PATIENT_MS],
    ['stays without an answer', () => {}, 250],
    ['is answered with HTTP 503', (_request, response) => void response.writeHead(503).end(), PATIENT_MS],
  ])('perhaps, when a request %s', async (_name, listener, timeoutMs) => {
    const url = await serve(listener);
    const call = ask(url, { timeoutMs, dispatcher: new Agent() });
    expect(await unavailable(call)).toMatchObject({ isNothingSent: false });
  });
});

describe('retry-after', () => {
  test.each([
    ['7', 7_000],
    ['soon', undefined],
  ])('of %s', async (header, retryAfterMs) => {
    const url = await serve(
      (_request, response) => void response.writeHead(429, { 'retry-after': header }).end(),
    );
    expect(await unavailable(ask(url))).toMatchObject({ retryAfterMs });
  });

  test('as a date is told from now', async () => {
    const header = new Date(Date.now() + 90_000).toUTCString();
    const url = await serve(
      (_request, response) => void response.writeHead(503, { 'retry-after': header }).end(),
    );
    const { retryAfterMs } = await unavailable(ask(url));
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(90_000);
  });
});
