import { Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Balancer, startBalancer } from '../../drivers/balancer.ts';
import { loadConfig } from '../../src/config/config.ts';
import { TEST_KEYS } from '../support/keys.ts';
import { portThatStaysFree } from '../support/port.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { endLeftProcesses, startProcess } from './serviceProcess.ts';

/** How long an API that is to end goes on: many times what the balancer needs to notice, on the slowest of machines. */
const DELAY_MS = 10_000;

let service: TestService;
let settings: Record<string, string>;
const agents: Agent[] = [];
let balancer: Balancer | undefined;

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: TEST_KEYS });
  settings = {
    DATABASE_URL: service.config.databaseUrl ?? '',
    TEMPORAL_ADDRESS: process.env.TEST_TEMPORAL_ADDRESS ?? '',
    TASK_QUEUE_PREFIX: service.config.taskQueuePrefix,
    ...TEST_KEYS,
    PORT: '0',
    RATE_LIMIT_PER_SECOND: '100000',
    SHUTDOWN_DELAY_MS: String(DELAY_MS),
  };
});
afterEach(async () => {
  await balancer?.stop();
  balancer = undefined;
  for (const agent of agents.splice(0)) agent.destroy();
  await endLeftProcesses();
});
afterAll(() => service?.stop());

function pay(url: string): Promise<Response> {
  return fetch(`${url}/v1/business/payment/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.merchant.apiKeys.test },
    body: JSON.stringify({ businessId: service.merchant.businessId, amount: 100, serviceType: 'till' }),
  });
}

/** Sends 30 requests a second, and notes what came of each. */
function startLoad(url: string) {
  const outcomes: (number | string)[] = [];
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = pay(url)
      .then(async (response) => {
        await response.arrayBuffer();
        outcomes.push(response.status);
      })
      .catch((error: Error) => void outcomes.push(error.message))
      .finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1_000 / 30);
  return {
    outcomes,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** Asks on a connection that is kept, unless the answer says that it closes. */
function ask(
  agent: Agent,
  url: string,
): Promise<{ status: number; connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    })
      .once('error', reject)
      .end();
  });
}

describe('a process of the API that is replaced behind a balancer', () => {
  it('loses no request of 30 a second', async () => {
    const leaving = startProcess(['--role', 'api'], settings);
    const staying = startProcess(['--role', 'api'], settings);
    const [leavingUrl, stayingUrl] = await Promise.all([leaving.listening(), staying.listening()]);
    balancer = await startBalancer([leavingUrl, stayingUrl]);
    const { answered, isUsed } = balancer;
    const load = startLoad(balancer.url);
    await waitFor('both to answer', () => answered(leavingUrl) >= 30 && answered(stayingUrl) >= 30);
    leaving.kill('SIGTERM');
    expect(await leaving.ended).toEqual({ code: 0, signal: null, stderr: '' });
    expect(isUsed(leavingUrl)).toBe(false);
    const before = answered(stayingUrl);
    await waitFor('the other to answer alone', () => answered(stayingUrl) >= before + 30);
    await load.stop();
    expect(load.outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
    expect(load.outcomes.length).toBeGreaterThanOrEqual(90);
  });

  it('says at once that it is not ready, answers on, and closes the connections that were kept', async () => {
    const metricsPort = String(await portThatStaysFree());
    const leaving = startProcess(['--role', 'api'], { ...settings, METRICS_PORT: metricsPort });
    const url = await leaving.listening();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    await waitFor('it to be ready', async () => (await ask(agent, `${url}/readyz`)).status === 200);
    expect(await ask(agent, `${url}/healthz`)).toMatchObject({ status: 200, connection: 'keep-alive' });
    leaving.kill('SIGTERM');
    await leaving.line(/Stopping/);
    const unready = await ask(agent, `${url}/readyz`);
    expect(unready).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse(unready.body)).toMatchObject({ success: false, msg: 'not ready: stopping' });
    expect(await ask(agent, `${url}/healthz`)).toMatchObject({ status: 200, connection: 'close' });
    expect((await pay(url)).status).toBe(200);
    // Those who watch it see it to its end.
    expect((await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
    expect(await leaving.ended).toEqual({ code: 0, signal: null, stderr: '' });
  });
});

it('waits some seconds in a deployment unless set otherwise', () => {
  expect(loadConfig(TEST_KEYS).shutdownDelayMs).toBe(5_000);
});
