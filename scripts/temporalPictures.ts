import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { chromium } from 'playwright-core';
import type { DemoMerchant } from '../src/composition/demoMerchant.ts';
import { findChromium } from '../test/support/chromium.ts';

/**
 * Takes the pictures of workflows in docs/RUNBOOK.md again, beside a service that `npm start` started:
 * `node_modules/.bin/node scripts/temporalPictures.ts`. The list and the dialog of an update are taken by hand.
 */
const { values } = parseArgs({
  options: {
    temporal: { type: 'string', default: '127.0.0.1:7233' },
    ui: { type: 'string', default: 'http://127.0.0.1:8233' },
  },
});
const root = new URL('../', import.meta.url);
const merchant: DemoMerchant = JSON.parse(readFileSync(new URL('.data/demo-merchant.json', root), 'utf8'));
/** A port that refuses connections: a receiver that is down. */
const CLOSED_RECEIVER = 'http://127.0.0.1:9/events';

/** What the service answers, as far as a picture needs it. */
interface Answer {
  readonly token: string;
  readonly payment: { readonly paymentId: string };
  readonly withdrawal: { readonly transactionId: string };
  readonly transactionId: string;
}

async function call(
  method: 'POST' | 'PATCH',
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<Answer> {
  const response = await fetch(`${merchant.baseUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const post = (path: string, body: object) =>
  call(
    'POST',
    path,
    { 'x-api-key': merchant.apiKeys.test, 'idempotency-key': crypto.randomUUID() },
    { businessId: merchant.businessId, ...body },
  );

const connection = await Connection.connect({ address: values.temporal });
const { workflow } = new Client({ connection });
const { path: executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
try {
  await takePictures();
} finally {
  await browser.close();
  await connection.close();
}

async function takePictures(): Promise<void> {
  await post('/payment/process', { amount: 500_000, serviceType: 'pictures' });
  await setWebhookUrl(CLOSED_RECEIVER);
  const { payment } = await post('/crypto/payments/create', { amount: 25 });
  const bill = await post('/bills/airtime', { network: 'mtn', phone: '08030000000', amount: 500 });
  await post('/withdrawal/request', { amount: 5_000 });
  const { withdrawal } = await post('/withdrawal/request', { amount: 4_200.05 });
  const withdrawalId = `withdrawal/test/${withdrawal.transactionId}`;
  await untilReviewed(withdrawalId);
  await takeMetadata(withdrawalId, 'temporal-stuck-withdrawal', 'Needs attention');
  await take(`${await pageOf(withdrawalId)}/history`, 'temporal-stuck-withdrawal-history', 'checkTransfer');
  await takeMetadata(`crypto-payment/test/${payment.paymentId}`, 'temporal-waiting-session', 'deposit');
  await takeMetadata(`bill/test/${bill.transactionId}`, 'temporal-finished-bill', 'COMPLETED');
  await takeMetadata(await failingWebhook(), 'temporal-failing-webhook', 'Attempt');
  await workflow.getHandle(withdrawalId).executeUpdate('resolve', {
    args: [{ outcome: 'failed', reason: 'The bank says that it did not pay.', operator: 'ada' }],
  });
  await takeMetadata(withdrawalId, 'temporal-update-answered', 'ada');
}

/** Waits until an order needs an operator: the page does not show what changes after it was opened. */
async function untilReviewed(workflowId: string): Promise<void> {
  const handle = workflow.getHandle(workflowId);
  const isReviewed = async () =>
    (await handle.query<{ flowStatus: string }>('status')).flowStatus === 'NEEDS_ATTENTION';
  while (!(await isReviewed())) await sleep(500);
}

async function setWebhookUrl(webhookUrl: string): Promise<void> {
  const { email, password } = merchant;
  const { token } = await call('POST', '/auth/login', {}, { email, password });
  await call('PATCH', '/me', { authorization: `Bearer ${token}`, 'x-business-env': 'test' }, { webhookUrl });
}

/** The workflow of an event that could not be delivered. */
async function failingWebhook(): Promise<string> {
  for (;;) {
    for await (const { workflowId } of workflow.list({
      query: 'Flow = "webhook" and ExecutionStatus = "Running"',
    })) {
      return workflowId;
    }
    await sleep(500);
  }
}

async function pageOf(workflowId: string): Promise<string> {
  const { runId } = await workflow.getHandle(workflowId).describe();
  return `${values.ui}/namespaces/default/workflows/${encodeURIComponent(workflowId)}/${runId}`;
}

async function takeMetadata(workflowId: string, name: string, shows: string): Promise<void> {
  await take(`${await pageOf(workflowId)}/user-metadata`, name, shows);
}

/** Takes a picture of a page once it shows a text. */
async function take(url: string, name: string, shows: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 640 } });
  await page.goto(url);
  // The texts of a workflow are in frames of their own, which may be exchanged while they are looked at.
  const isShown = async () => {
    const visible = await Promise.all(
      page.frames().map((frame) =>
        frame
          .getByText(shows)
          .first()
          .isVisible()
          .catch(() => false),
      ),
    );
    return visible.includes(true);
  };
  while (!(await isShown())) await sleep(200);
  // Icons and the clock of the page come a moment later.
  await page.waitForTimeout(2_000);
  // What is in the page itself, such as an event of the history, may be below its edge.
  const text = page.getByText(shows).first();
  if (await text.isVisible()) await text.scrollIntoViewIfNeeded();
  await page.screenshot({ path: fileURLToPath(new URL(`docs/pictures/${name}.png`, root)) });
  await page.close();
  console.log(`Took ${name}.`);
}
