import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { BenchEnvironment } from './environment.ts';
import type { Line } from './lines.ts';
import { rangeOf, samplesWhile } from './memory.ts';
import { sendNext, startAsNpmDoes } from './npmStart.ts';
import type { Run } from './options.ts';
import { residentMbOf } from './procfs.ts';

const SIZES = {
  full: { requests: 100_000, restSeconds: 20 },
  quick: { requests: 300, restSeconds: 1 },
};
const CALLERS = 32;
const MAX_SLOW_CONNECTIONS = 200;
const SLOW_FOR_MS = 2_000;
/** One of so many requests is a login, whose password hash takes long. */
const LOGIN_EVERY = 50;

/** Where the service is, and a key that is valid: some of the requests come from a merchant. */
interface Target {
  readonly url: string;
  readonly apiKey: string;
}

/** What an HTTP client can be made to send. Everything that the service might remember is random. */
interface HostileRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const random = (bytes: number) => randomBytes(bytes).toString('hex');
const JSON_TYPE = { 'content-type': 'application/json' };
const PAYMENT = '/v1/business/payment/process';

/** One of each kind, in turn. */
const KINDS: readonly ((target: Target) => HostileRequest)[] = [
  ({ apiKey }) => ({
    method: 'POST',
    path: PAYMENT,
    headers: { ...JSON_TYPE, 'x-api-key': apiKey, 'idempotency-key': random(16) },
    body: `{"amount": "${random(500)}`,
  }),
  () => ({
    method: 'POST',
    path: PAYMENT,
    headers: { ...JSON_TYPE, 'x-api-key': `mp_test_${random(24)}` },
    body: '{}',
  }),
  () => ({
    method: 'GET',
    path: '/v1/business/me',
    headers: { authorization: `Bearer ${random(200)}.${random(200)}.${random(100)}` },
  }),
  () => ({ method: 'GET', path: '/v1/business/me', headers: { [`x-${random(8)}`]: random(20_000) } }),
  () => ({ method: 'GET', path: '/v1/business/me', headers: { [`x-${random(8)}`]: random(6_000) } }),
  ({ apiKey }) => ({
    method: 'POST',
    path: PAYMENT,
    headers: { ...JSON_TYPE, 'x-api-key': apiKey },
    body: JSON.stringify({ description: random(150_000) }),
  }),
  ({ apiKey }) => ({
    method: 'POST',
    path: PAYMENT,
    headers: { ...JSON_TYPE, 'x-api-key': apiKey },
    body: '['.repeat(40_000) + ']'.repeat(40_000),
  }),
  () => ({ method: 'GET', path: `/v1/business/${random(20)}/${random(20)}`, headers: {} }),
  () => ({ method: 'GET', path: `/${random(1_000)}?${random(1_000)}=${random(1_000)}`, headers: {} }),
];

/**
 * (w): how much memory the process of `npm start` keeps resident after 100,000 hostile requests, in MB. Each claims another
 * address, which a proxy on this machine may. It runs once, whatever the number of rounds; the spread is that of its samples.
 */
export async function measureHostile(environment: BenchEnvironment, { size, progress }: Run): Promise<Line> {
  const { requests, restSeconds } = SIZES[size];
  const service = await startAsNpmDoes(environment, 'hostile', { TRUST_PROXY: 'loopback' });
  try {
    const freshMb = residentMbOf(service.pid);
    progress(`(w) ${requests.toLocaleString('en')} hostile requests; ${freshMb.toFixed(0)} MB before`);
    const target = { url: service.url, apiKey: service.demoMerchant.apiKey };
    const sending = sendHostile(target, requests, (sent) =>
      progress(`(w) ${sent.toLocaleString('en')} sent: ${residentMbOf(service.pid).toFixed(0)} MB`),
    );
    const during = await samplesWhile(service.pid, sending);
    const answers = await sending;
    const after = await samplesWhile(service.pid, sleep(restSeconds * 1_000));
    await sendNext(service.apiUrl, service.demoMerchant, 0);
    const statuses = [...answers]
      .sort()
      .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`);
    return {
      item: 'w',
      what: `(w) resident memory of the npm start process after ${requests.toLocaleString('en')} hostile requests`,
      ratio: rangeOf(after),
      unit: 'MB',
      goal: { atMost: 500 },
      note: `${freshMb.toFixed(0)} MB before, at most ${rangeOf(during).most.toFixed(0)} MB meanwhile; ${statuses.join(', ')}`,
      curve: { name: 'resident', points: during },
    };
  } finally {
    await service.stop();
  }
}

/**
 * Sends requests of every kind in turn, and every tenth slowly. Returns how often each status was answered.
 *
 * @throws when one of them succeeds.
 */
async function sendHostile(
  target: Target,
  requests: number,
  onProgress: (sent: number) => void,
): Promise<ReadonlyMap<string, number>> {
  const agent = new Agent({ connections: CALLERS, pipelining: 1 });
  const answers = new Map<string, number>();
  const slow = new Set<Promise<void>>();
  let sent = 0;
  const caller = async () => {
    while (sent < requests) {
      const number = sent++;
      if (number % (requests / 10) === 0) onProgress(number);
      if (number % 10 === 0) {
        while (slow.size >= MAX_SLOW_CONNECTIONS) await Promise.race(slow);
        const connection = sendSlowly(target.url).finally(() => slow.delete(connection));
        slow.add(connection);
        continue;
      }
      const status = await answerTo(target, agent, number);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: CALLERS }, caller));
    await Promise.all(slow);
    return answers;
  } finally {
    await agent.destroy();
  }
}

async function answerTo(target: Target, agent: Agent, number: number): Promise<string> {
  const kind = number % LOGIN_EVERY === 1 ? loginRequest : KINDS[number % KINDS.length];
  if (!kind) throw new Error('There is no such kind of request.');
  const { method, path, headers, body } = kind(target);
  const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
  try {
    const { statusCode, body: answer } = await request(target.url + path, {
      dispatcher: agent,
      method,
      headers: { ...headers, 'x-forwarded-for': address },
      ...(body !== undefined && { body }),
    });
    await answer.dump();
    if (statusCode < 400)
      throw new UnexpectedSuccess(`${method} ${path.slice(0, 100)} answered ${statusCode}.`);
    return String(statusCode);
  } catch (error) {
    if (error instanceof UnexpectedSuccess) throw error;
    // A body that is too large is cut off.
    return 'cut off';
  }
}

class UnexpectedSuccess extends Error {}

function loginRequest(): HostileRequest {
  return {
    method: 'POST',
    path: '/v1/business/auth/login',
    headers: JSON_TYPE,
    body: JSON.stringify({ email: `${random(8)}@merchant.example`, password: random(12) }),
  };
}

/** Sends the beginning of a request, then a byte now and again, and gives up. */
async function sendSlowly(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    `POST ${PAYMENT} HTTP/1.1\r\nhost: ${hostname}\r\nx-${random(8)}: ${random(2_000)}\r\nx-slow: `,
  );
  for (let part = 0; part < 4; part++) {
    await sleep(SLOW_FOR_MS / 4);
    if (socket.destroyed) return;
    socket.write('a');
  }
  socket.destroy();
}
