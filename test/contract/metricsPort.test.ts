import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '../../src/composition/service.ts';
import { ROLES } from '../../src/composition/start.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { portThatStaysFree } from '../support/port.ts';
import { testConfig } from '../support/service.ts';

const TOKEN = 'a token that a scraper was given';

let database: TestDatabase;
let service: Service | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(() => database?.drop());

/** Starts a process as a deployment does: nothing of what `npm start` opens is open. */
async function start(role: (typeof ROLES)[number], env: Readonly<Record<string, string>> = {}) {
  const log = createMemoryLog();
  service = await runOnKeptThreads({
    config: testConfig(database.ownerUrl, { METRICS_TOKEN: '', TASK_QUEUES: 'bills', ...env }),
    role,
    overrides: { logger: log.logger },
  });
  return { publicUrl: service.apiUrl ?? '', log };
}

async function read(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, { headers });
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), text };
}

async function expectNoSuchPath(url: string, headers?: Readonly<Record<string, string>>): Promise<void> {
  const { status, text } = await read(url, headers);
  expect({ url, status, body: JSON.parse(text) }).toEqual({
    url,
    status: 404,
    body: {
      success: false,
      msg: 'no such path',
      code: 'not_found',
      requestId: expect.stringMatching(/^req_/),
    },
  });
}

describe('METRICS_PORT', () => {
  it.each(ROLES)('serves health and metrics of the role %s, and nothing else', async (role) => {
    const port = await portThatStaysFree();
    await start(role, { METRICS_PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    expect(JSON.parse((await read(`${url}/healthz`)).text)).toEqual({ status: 'ok' });
    expect([200, 503]).toContain((await read(`${url}/readyz`)).status);
    const metrics = await read(`${url}/metrics`);
    expect(metrics).toMatchObject({ status: 200, type: expect.stringMatching(/^text\/plain/) });
    expect(metrics.text).toContain('mp_outbox_waiting');
    for (const path of ['/docs', '/openapi.json', '/v1/business/transactions/x', '/']) {
      await expectNoSuchPath(url + path);
    }
  });

  it('is where metrics are: the public port has health alone', async () => {
    const { publicUrl } = await start('api', { METRICS_PORT: String(await portThatStaysFree()) });
    expect((await read(`${publicUrl}/healthz`)).status).toBe(200);
    expect((await read(`${publicUrl}/readyz`)).status).toBe(200);
    expect((await read(`${publicUrl}/docs`)).status).toBe(200);
    await expectNoSuchPath(`${publicUrl}/metrics`);
    await expectNoSuchPath(`${publicUrl}/metrics`, { authorization: 'Bearer ' });
    await expectNoSuchPath(`${publicUrl}/metrics`, { authorization: `Bearer ${TOKEN}` });
  });
});

describe('METRICS_TOKEN', () => {
  it('opens the metrics of the public port to whoever sends it', async () => {
    const { publicUrl } = await start('api', { METRICS_TOKEN: TOKEN });
    const url = `${publicUrl}/metrics`;
    for (const authorization of [`Bearer ${TOKEN}`, `bearer ${TOKEN}`]) {
      const metrics = await read(url, { authorization });
      expect(metrics.status).toBe(200);
      expect(metrics.text).toContain('mp_outbox_waiting');
    }
    await expectNoSuchPath(url);
    for (const authorization of [TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`]) {
      await expectNoSuchPath(url, { authorization });
    }
    await expectNoSuchPath(`${url}?token=${encodeURIComponent(TOKEN)}`);
  });
});

it('METRICS_TOKEN=public serves them to every client, as npm start does on its own computer', async () => {
  const { publicUrl } = await start('api', { METRICS_TOKEN: 'public' });
  expect((await read(`${publicUrl}/metrics`)).status).toBe(200);
});
