import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { context, propagation, type SpanContext, trace } from '@opentelemetry/api';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { storeStart } from '../../src/db/core/outbox.ts';
import { runAdminOn } from '../support/admin.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { openFlowInspection } from '../support/flowInspection.ts';
import { fetchHistory, replayProblems } from '../support/histories.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../support/traceCollector.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const ACCOUNT_NUMBER = '2011111111';

let collector: TraceCollector;
let paystack: PaystackServer;
let receiver: WebhookReceiver;
/** Makes merchants and promises, and leaves the work to the process. */
let service: TestService;
/** All roles in a process of its own, where the packages that are traced are loaded as in production. */
let traced: ServiceProcess;
let merchant: TestMerchant;

beforeAll(async () => {
  [collector, paystack, receiver] = await Promise.all([
    startTraceCollector(),
    startPaystackServer(),
    startWebhookReceiver(),
  ]);
  service = await startTestService({ role: 'api', env: paystack.env });
  traced = await startServiceProcess(service.config, 'all', {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'payments-of-a-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
  merchant = await service.createMerchant();
  await service.fund(merchant, 100_000);
  await service.fund(merchant, 100_000, 'prod');
  await saveBankAccount(service, merchant.businessId, ACCOUNT_NUMBER);
  await service.ownerSql('update businesses set webhook_url_test = $1 where id = $2', [
    `${receiver.url}?token=secret-of-the-path`,
    merchant.businessId,
  ]);
});
afterAll(async () => {
  await traced?.kill();
  await service?.stop();
  await receiver?.stop();
  await paystack?.stop();
  await collector?.stop();
});

it('is one trace from the request through its flow and statements to the webhook', async () => {
  receiver.answerWith(500);
  const spans = await traceOfWithdrawal('test', [
    'POST /withdrawal/request',
    'UpdateWithStartWorkflow:outcome',
    'RunWorkflow:withdrawalWorkflow',
    'StartActivity:beginWithdrawal',
    'RunActivity:beginWithdrawal',
    'StartWorkflow:webhookDeliveryWorkflow',
    'RunWorkflow:webhookDeliveryWorkflow',
    'RunActivity:attemptWebhook',
  ]);
  // The first attempt is made where the order ended, and the second by the workflow of the delivery.
  expect(new Set(parentsOf(spans, 'POST 127.0.0.1'))).toEqual(
    new Set(['RunActivity:beginWithdrawal', 'RunActivity:attemptWebhook']),
  );
  // The path of the address is not for a collector; the receiver can continue the trace.
  for (const span of spans.filter(({ name }) => name === 'POST 127.0.0.1')) {
    expect(span.attributes['url.full']).toBe(`http://127.0.0.1:${receiver.port}/`);
  }
  expect(receiver.received[0]?.headers.traceparent).toContain(spans[0]?.traceId);
  const accepted = spans.find(({ name }) => name.startsWith('pg.query:transactions.accept.withdrawal'));
  expect(parentsOf(spans, accepted?.name ?? '')).toEqual(['POST /withdrawal/request']);
  const ended = spans.find(({ name }) => name.startsWith('pg.query:orders.settle.withdrawal'));
  expect(parentsOf(spans, ended?.name ?? '')).toEqual(['RunActivity:beginWithdrawal']);
  expect(ended?.resource).toMatchObject({
    'service.name': 'payments-of-a-test',
    'merchant_payments.role': 'all',
  });
  // Whatever it belongs to was sent as well.
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
  expect(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual([
    'POST /withdrawal/request',
  ]);
});

it('shows what was asked of the provider', async () => {
  const spans = await traceOfWithdrawal('prod', ['POST /withdrawal/request', 'RunActivity:beginWithdrawal']);
  const asked = spans.filter(({ name }) => /^(GET|POST) 127/.test(name));
  expect(asked.map(({ attributes }) => attributes['url.path'])).toContain('/transfer');
  for (const { name } of asked) expect(parentsOf(spans, name)).toContain('RunActivity:beginWithdrawal');
});

it('is found by the id of the request', async () => {
  const headers = { 'x-api-key': merchant.apiKeys.test, 'x-request-id': 'traced-request' };
  await fetch(`${traced.apiUrl}/v1/business/overview`, { headers });
  const { traceId } = await collector.spanWith('merchant_payments.request_id', 'traced-request');
  const told = await waitFor('the request to be logged', async () => {
    const { code, out } = await runAdminOn(service, ['show', 'traced-request']);
    return code === 0 && out;
  });
  expect(told).toContain(`, trace ${traceId}`);
});

it('leaves histories that replay without it, so that it can be turned off while flows are open', async () => {
  const flows = await openFlowInspection(service.config.temporalAddress ?? '');
  try {
    const { rows } = await service.ownerSql(
      `select 'withdrawal/' || environment || '/' || id as id from transactions where id like 'wd\\_%'
        union all select 'webhook/' || environment || '/' || id from webhook_deliveries where environment = 'test'`,
    );
    expect(rows).toHaveLength(3);
    const histories = await Promise.all(rows.map(({ id }) => fetchHistory(flows.client, id, id)));
    expect(await replayProblems(histories, service.config.workflowBundlePath ?? '')).toEqual([]);
  } finally {
    await flows.close();
  }
});

it('is told with all else by the id of a live request alone: steps, both references, webhook attempts', async () => {
  await service.ownerSql('update businesses set webhook_url_prod = $1 where id = $2', [
    'https://127.0.0.1:9/hook',
    merchant.businessId,
  ]);
  paystack.setCallbackUrl(`${traced.apiUrl}/providers/paystack/callback`);
  paystack.planTransfer({ status: 'pending' });
  const response = await requestWithdrawal('prod');
  const { withdrawal } = (await response.json()) as { withdrawal: { transactionId: string; status: string } };
  expect(withdrawal.status).toBe('PROCESSING');
  await paystack.settle(withdrawal.transactionId, 'success');
  const requestId = response.headers.get('x-request-id') ?? '';

  const startedAtMs = performance.now();
  const told = await waitFor('the webhook attempt to be told', async () => {
    const { out } = await runAdminOn(service, ['show', requestId]);
    return / webhook +attempt 1 of msg_/.test(out) && / request +POST/.test(out) && out;
  });
  expect(performance.now() - startedAtMs).toBeLessThan(60_000);
  const { traceId } = await collector.spanWith('merchant_payments.request_id', requestId);
  const id = withdrawal.transactionId;
  const lines = told.split('\n').filter((line) => /^ {2}\d{4}-/.test(line));
  expect(lines.map((line) => line.slice(28).replace(/ +/, ' '))).toEqual([
    expect.stringMatching(
      `^request POST /withdrawal/request answered 202 .*, requestId ${requestId}, by key key_.*, created ${id}, trace ${traceId}$`,
    ),
    `accepted requestId ${requestId}`,
    expect.stringContaining(`ledger ${id}:reserve, available -`),
    expect.stringContaining(`sent to paystack, attempt 1, our reference ${id}`),
    'callback transfer.success from paystack, 1 times',
    expect.stringMatching("^answered by paystack, succeeded, the provider's reference TRF_\\w+"),
    'settled COMPLETED',
    expect.stringMatching('^event withdrawal.completed, msg_.*, PENDING, next '),
    expect.stringContaining(`ledger ${id}:`),
    expect.stringMatching('^webhook attempt 1 of msg_\\w+, no answer in \\d+ ms, '),
  ]);
});

it('goes on with what the relay starts, in the trace in which it was promised', async () => {
  const traceId = await inSpan(async (span) => {
    await storeStart(service.database, {
      workflowType: 'ledgerVerificationWorkflow',
      workflowId: `relayed-${randomUUID()}`,
      input: {},
      searchAttributes: { BusinessId: 'platform', Environment: 'test', Reference: 'relayed' },
      summary: 'Whether the ledger is sound',
    });
    return span.traceId;
  });
  await collector.traceWith(
    traceId,
    'StartWorkflow:ledgerVerificationWorkflow',
    'RunWorkflow:ledgerVerificationWorkflow',
  );
});

it('is named in lines of the log', async () => {
  const { logger, records } = createMemoryLog();
  const { traceId, spanId } = await inSpan(async (span) => {
    logger.info('within');
    return span;
  });
  logger.info('outside');
  expect(records()).toEqual([
    expect.objectContaining({ msg: 'within', traceId, spanId }),
    expect.not.objectContaining({ traceId }),
  ]);
});

it('holds no secret and nothing of whom money goes to, and no watcher, whose trace would have no end', async () => {
  const text = collector.bodies.join('\n');
  expect(text).toContain('bank/resolve');
  for (const secret of [ACCOUNT_NUMBER, merchant.apiKeys.prod, merchant.apiKeys.test, 'secret-of-the-path'])
    expect(text).not.toContain(secret);
  expect(collector.spans.filter(({ name }) => /watch/i.test(name))).toEqual([]);
});

/** Requests a withdrawal of the traced process. Returns its trace, once it has spans of these names. */
async function traceOfWithdrawal(
  environment: 'prod' | 'test',
  names: readonly string[],
): Promise<readonly CollectedSpan[]> {
  const response = await requestWithdrawal(environment);
  expect(await response.json()).toMatchObject({ withdrawal: { status: 'COMPLETED' } });
  const requestId = response.headers.get('x-request-id');
  const { traceId } = await collector.spanWith('merchant_payments.request_id', requestId);
  return collector.traceWith(traceId, ...names);
}

function requestWithdrawal(environment: 'prod' | 'test'): Promise<Response> {
  return fetch(`${traced.apiUrl}/v1/business/withdrawal/request`, {
    method: 'POST',
    headers: { 'x-api-key': merchant.apiKeys[environment], 'content-type': 'application/json' },
    body: JSON.stringify({ businessId: merchant.businessId, amount: 5_000 }),
  });
}

/** Does work in a span of this process, which does not export it. */
async function inSpan<Result>(work: (span: SpanContext) => Promise<Result>): Promise<Result> {
  new NodeTracerProvider().register();
  try {
    return await trace.getTracer('test').startActiveSpan('work', (span) => work(span.spanContext()));
  } finally {
    trace.disable();
    context.disable();
    propagation.disable();
  }
}

/** What the spans of a name belong to. */
function parentsOf(spans: readonly CollectedSpan[], name: string): readonly (string | undefined)[] {
  const nameOf = new Map(spans.map((span) => [span.spanId, span.name]));
  return spans.filter((span) => span.name === name).map(({ parentSpanId }) => nameOf.get(parentSpanId ?? ''));
}
