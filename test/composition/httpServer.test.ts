import { once } from 'node:events';
import { Agent, type ClientRequest, request, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { createHttpServer, type HttpLimits, type Refusal } from '../../src/composition/httpServer.ts';
import { connectTo, parseAnswer } from '../support/rawHttp.ts';
import { waitFor } from '../support/waitFor.ts';

/** Never reached: a server that needs it does not close by itself. */
const NEVER_MS = 2_000_000;
const PATIENT: HttpLimits = {
  headersTimeoutMs: NEVER_MS,
  requestTimeoutMs: NEVER_MS,
  maxConnections: 1_000,
};

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

async function openServer(limits: Partial<HttpLimits> = {}, isProxy = true) {
  const waiting: ServerResponse[] = [];
  let dropped = 0;
  const server = createHttpServer((_, response) => waiting.push(response), {
    limits: { ...PATIENT, ...limits },
    onRefusal: () => {},
    isProxy: () => isProxy,
    onDrop: () => {
      dropped += 1;
    },
  });
  const url = await server.listen({ name: 'PORT', port: 0, host: '127.0.0.1' });
  return {
    server,
    url,
    dropped: () => dropped,
    /** Asks, and resolves when the request has arrived. */
    async ask(): Promise<ClientRequest> {
      const known = waiting.length;
      const asked = request(url, { agent }).end();
      await waitFor('the request to arrive', () => waiting.length > known);
      return asked;
    },
    /** Answers the oldest request that waits. */
    answer: () => waiting.shift()?.end('here'),
  };
}

async function responseOf(asked: ClientRequest) {
  const [response] = await once(asked, 'response');
  response.resume();
  return response;
}

it('keeps idle connections longer than load balancers do', async () => {
  const { server, ask, answer } = await openServer();
  const asked = await ask();
  const answered = responseOf(asked);
  answer();
  expect((await answered).headers['keep-alive']).toBe('timeout=65');
  await server.close(NEVER_MS);
});

it('closes as soon as the last request is answered, though its connection could stay', async () => {
  const { server, ask, answer } = await openServer();
  const answered = responseOf(await ask());
  const closed = server.close(NEVER_MS);
  answer();
  expect((await answered).statusCode).toBe(200);
  await closed;
});

it('that retires tells those whose answer is still to come, and all who ask later, that their connection closes', async () => {
  const { server, ask, answer } = await openServer();
  const first = responseOf(await ask());
  answer();
  expect((await first).headers.connection).toBe('keep-alive');
  const second = responseOf(await ask());
  server.retire();
  const third = responseOf(await ask());
  answer();
  answer();
  expect((await second).headers.connection).toBe('close');
  expect((await third).headers.connection).toBe('close');
  await server.close(NEVER_MS);
});

it('closes connections beyond the limit at once, and takes others when there is space again', async () => {
  const { server, url, ask, answer, dropped } = await openServer({ maxConnections: 2 });
  const held = await Promise.all([connectTo(url), connectTo(url)]);
  expect(await (await connectTo(url)).closed).toBe('');
  expect(dropped()).toBe(1);
  held[0]?.destroy();
  const answered = await waitFor('a connection to be taken', async () => {
    const connection = await connectTo(url);
    connection.write('GET / HTTP/1.1\r\n\r\n');
    return (await connection.closed).startsWith('HTTP/1.1 400 ');
  });
  expect(answered).toBe(true);
  held[1]?.destroy();
  const asked = ask();
  const response = responseOf(await asked);
  answer();
  expect((await response).statusCode).toBe(200);
  await server.close(NEVER_MS);
});

it('closes connections beyond the share of one network, unless they are those of a proxy', async () => {
  const { server, url, dropped } = await openServer({ maxConnections: 20 }, false);
  const held = await Promise.all([connectTo(url), connectTo(url)]);
  expect(await (await connectTo(url)).closed).toBe('');
  expect(dropped()).toBe(1);
  for (const each of held) each.destroy();
  const asked = await waitFor('a connection to be taken', async () => {
    const connection = await connectTo(url);
    connection.write('GET / HTTP/1.1\r\n\r\n');
    return (await connection.closed).startsWith('HTTP/1.1 400 ');
  });
  expect(asked).toBe(true);
  await server.close(NEVER_MS);

  const ofProxy = await openServer({ maxConnections: 20 }, true);
  const many = await Promise.all(Array.from({ length: 5 }, () => connectTo(ofProxy.url)));
  const answered = responseOf(await ofProxy.ask());
  ofProxy.answer();
  expect((await answered).statusCode).toBe(200);
  expect(ofProxy.dropped()).toBe(0);
  for (const each of many) each.destroy();
  await ofProxy.server.close(NEVER_MS);
});

it('writes nothing into an answer that has begun when what follows on its connection is no HTTP', async () => {
  const refusals: Refusal[] = [];
  const server = createHttpServer(
    (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('12345');
    },
    {
      limits: PATIENT,
      onRefusal: (refusal) => refusals.push(refusal),
      onDrop: () => {},
      isProxy: () => true,
    },
  );
  const url = await server.listen({ name: 'PORT', port: 0, host: '127.0.0.1' });
  const connection = await connectTo(url);
  connection.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await waitFor('the answer to begin', () => connection.received().endsWith('12345'));
  connection.write('no HTTP\r\n\r\n');
  expect(parseAnswer(await connection.closed)).toMatchObject({ status: 200, body: '12345' });
  expect(refusals).toEqual([]);
  await server.close(NEVER_MS);
});

it('answers who takes it for a proxy with the error body, and closes', async () => {
  const { server, url } = await openServer();
  const connection = await connectTo(url);
  connection.write('CONNECT other.example:443 HTTP/1.1\r\nhost: other.example:443\r\n\r\n');
  const { status, headers, body } = parseAnswer(await connection.closed);
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 400,
    type: 'application/json; charset=utf-8',
  });
  expect(JSON.parse(body)).toEqual({
    success: false,
    msg: 'this is not a proxy',
    code: 'invalid_request',
    requestId: headers.get('x-request-id'),
  });
  await server.close(NEVER_MS);
});

it('refuses a HEAD without a body, which its client would take for the next answer', async () => {
  const { server, url } = await openServer();
  const connection = await connectTo(url);
  connection.write(`HEAD / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
  const { status, headers, body } = parseAnswer(await connection.closed);
  expect({ status, body }).toEqual({ status: 431, body: '' });
  expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
  await server.close(NEVER_MS);
});
