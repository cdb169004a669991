import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import autocannon from 'autocannon';
import { Agent, request } from 'undici';
import { ENDLESS, type HttpLoad, type LoadJob, type LoadResult, type ReadLoad } from './load.ts';
import { serveJobs } from './processes.ts';

/** The process that all HTTP and Temporal load comes from, so that a client's work never slows the servers' process. */

const agent = new Agent({ connections: 200, pipelining: 1 });
const clients = new Map<string, Promise<Client>>();

serveJobs(async (job) => work(job as LoadJob));

async function work(job: LoadJob): Promise<LoadResult> {
  switch (job.type) {
    case 'autocannon':
      return runAutocannon(job);
    case 'http':
      return closedLoop(job, (caller, call) => requestOnce(job, caller, call));
    case 'read':
      return closedLoop(job, (_caller, call) => readOnce(job, call));
    case 'bare': {
      const client = await clientOf(job.address);
      return closedLoop(job, async () => {
        const workflowId = `bare-${randomUUID()}`;
        await client.workflow.execute('bareWorkflow', {
          workflowId,
          taskQueue: job.taskQueue,
          args: [workflowId],
        });
        return workflowId;
      });
    }
  }
}

/** Callers that each begin a call when their last one is answered, until the time is up or the calls are done. */
async function closedLoop(
  job: LoadJob,
  callOnce: (caller: number, call: number) => Promise<string>,
): Promise<LoadResult> {
  const samplesMs: number[] = [];
  let lastId = '';
  const startedAtMs = performance.now();
  const endsAtMs = startedAtMs + job.limit.seconds * 1_000;
  let calls = 0;
  const caller = async (number: number) => {
    while (calls < job.limit.calls && performance.now() < endsAtMs) {
      const call = calls++;
      const beganAtMs = performance.now();
      lastId = await callOnce(number, call);
      samplesMs.push(performance.now() - beganAtMs);
    }
  };
  await Promise.all(Array.from({ length: job.callers }, (_, number) => caller(number)));
  return { done: samplesMs.length, elapsedMs: performance.now() - startedAtMs, samplesMs, lastId };
}

async function requestOnce(job: HttpLoad, caller: number, call: number): Promise<string> {
  const merchant = job.merchants[(call * job.callers + caller) % job.merchants.length];
  if (!merchant) throw new Error('There is no merchant to call for.');
  const { statusCode, body } = await request(job.url, {
    method: 'POST',
    dispatcher: agent,
    headers: {
      'content-type': 'application/json',
      'x-api-key': merchant.apiKey,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...job.body, businessId: merchant.businessId }),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${job.url} answered ${statusCode}: ${text}`);
  return JSON.parse(text).withdrawal?.transactionId ?? '';
}

async function readOnce({ urls, merchant }: ReadLoad, call: number): Promise<string> {
  const url = urls[call % urls.length] ?? '';
  const { statusCode, body } = await request(url, {
    dispatcher: agent,
    headers: { 'x-api-key': merchant.apiKey },
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${text}`);
  return '';
}

async function runAutocannon(job: HttpLoad): Promise<LoadResult> {
  const { merchants } = job;
  let next = 0;
  const result = await autocannon({
    url: job.url,
    connections: job.callers,
    // It looks whether all calls were made when a sample ends.
    ...(job.limit.calls < ENDLESS
      ? { amount: job.limit.calls, sampleInt: 100 }
      : { duration: job.limit.seconds }),
    requests: [
      {
        method: 'POST',
        setupRequest(prepared) {
          const merchant = merchants[next++ % merchants.length];
          prepared.headers = {
            'content-type': 'application/json',
            'x-api-key': merchant?.apiKey ?? '',
            'idempotency-key': randomUUID(),
          };
          prepared.body = JSON.stringify({ ...job.body, businessId: merchant?.businessId });
          return prepared;
        },
      },
    ],
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(
      `${job.url}: ${result.errors} errors and ${result.non2xx} other statuses: ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return { done: result['2xx'], elapsedMs: result.duration * 1_000, samplesMs: [], lastId: '' };
}

function clientOf(address: string): Promise<Client> {
  let client = clients.get(address);
  if (!client) {
    client = Connection.connect({ address }).then((connection) => new Client({ connection }));
    clients.set(address, client);
  }
  return client;
}
