import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { closeServer, createHttpServer, listen, originOf } from '../../src/composition/httpServer.ts';

/** Never reached: a server that needs it does not close by itself. */
const NEVER_MS = 2_000_000;

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

async function openServer() {
  const waiting: ServerResponse[] = [];
  const server = createHttpServer((_, response) => waiting.push(response));
  await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' });
  const arrives = once(server, 'request');
  const asked = request(originOf(server, '127.0.0.1'), { agent }).end();
  const answered = once(asked, 'response');
  await arrives;
  return { server, answer: () => waiting.shift()?.end('here'), answered };
}

it('keeps idle connections longer than load balancers do', async () => {
  const { server, answer, answered } = await openServer();
  answer();
  const [response] = await answered;
  expect(response.headers['keep-alive']).toBe('timeout=65');
  response.resume();
  await closeServer(server, NEVER_MS);
});

it('closes as soon as the last request is answered, though its connection could stay', async () => {
  const { server, answer, answered } = await openServer();
  const closed = closeServer(server, NEVER_MS);
  answer();
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
});
