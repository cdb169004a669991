import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { resolveUpdate, retryNowUpdate, webhookStatusQuery } from '../../src/contract/messages.ts';
import { orderWorkflowId, vendorCreditWorkflowId, webhookWorkflowId } from '../../src/contract/starts.ts';
import { issueVendorAccount } from '../../src/db/merchants/vendorAccounts.ts';
import { createPaystack } from '../../src/providers/bank/paystack.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection, retryUnlessEnded } from '../support/flowInspection.ts';
import { fetchHistory, replayProblems, type StoredHistory, storeExamples } from '../support/histories.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { waitForLiveBillers } from '../support/liveProviders.ts';
import { type MonnifyServer, startMonnifyServer } from '../support/monnifyServer.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { startVtpassServer, type VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/**
 * Runs every workflow through its paths, and replays the histories: a workflow that does not replay its own history is not
 * deterministic. `RECORD_HISTORIES=1 npm test -- test/replay/fresh` also stores one example of each type under
 * test/replay/histories.
 */
let service: TestService;
let paystack: PaystackServer;
let monnify: MonnifyServer;
let vtpass: VtpassServer;
let flows: FlowInspection;
let receiver: WebhookReceiver;
let merchant: TestMerchant;

beforeAll(async () => {
  paystack = await startPaystackServer();
  monnify = await startMonnifyServer();
  vtpass = await startVtpassServer();
  receiver = await startWebhookReceiver();
  service = await startTestService({
    hasSchedules: true,
    env: {
      ...joinSettings(vtpass.env, paystack.env, monnify.env),
      PAYOUT_PROVIDERS: 'paystack,monnify',
      // A bank that refused once stays the first choice of the next withdrawal.
      PAYOUT_PROVIDER_COOLDOWN_MS: '0',
      PROVIDER_TIMEOUT_MS: '2000',
    },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  merchant = await service.createMerchant();
  await service.fund(merchant, 100_000);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await receiver?.stop();
  await paystack?.stop();
  await monnify?.stop();
  await vtpass?.stop();
});

async function withdraw(amount: number, environment: 'test' | 'prod' = 'test'): Promise<string> {
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount },
    { key: merchant.apiKeys[environment] },
  );
  return body.withdrawal.transactionId;
}

async function deliveryOf(transactionId: string): Promise<string> {
  return waitFor(`an event of ${transactionId}`, async () => {
    const { rows } = await service.ownerSql('select id from webhook_deliveries where transaction_id = $1', [
      transactionId,
    ]);
    return rows[0]?.id;
  });
}

async function setWebhookAddress(url: string | null): Promise<void> {
  await service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [
    merchant.businessId,
    url,
  ]);
}

/** Sends a test event. Returns its delivery's id. */
async function testEvent(): Promise<string> {
  const { body } = await service.post('/webhooks/test', {}, { key: merchant.apiKeys.test });
  return body.delivery.id;
}

type Add = (workflowId: string, name: string) => Promise<void>;

async function addUsdtSales(add: Add): Promise<void> {
  const { businessId, apiKeys } = merchant;
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const sell = async (amountUsdt: number): Promise<string> => {
    const body = { businessId, amountUsdt };
    const answer = await service.post('/crypto/withdrawals/request', body, { key: apiKeys.test });
    return orderWorkflowId('usdt_sale', 'test', answer.body.withdrawal.withdrawalId);
  };
  const unknown = await sell(10.05);
  const paths: [string, string][] = [];
  for (const [name, amount] of [
    ['reversed', 10.04],
    ['completed', 10],
    ['failed', 10.01],
    ['pendingThenCompleted', 10.02],
  ] as const) {
    paths.push([name, await sell(amount)]);
  }
  for (const [name, workflowId] of paths) await add(workflowId, `usdtSaleWorkflow/${name}`);
  await resolveOnceNeeded(unknown);
  await add(unknown, 'usdtSaleWorkflow/resolvedByOperator');
}

async function addCollections(add: Add): Promise<void> {
  const { businessId, apiKeys } = merchant;
  const begin = async (sourceAmount: number): Promise<string> => {
    const body = {
      businessId,
      sourceAmount,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    };
    const answer = await service.post('/cross-border/collections', body, { key: apiKeys.test });
    return orderWorkflowId('collection', 'test', answer.body.collection.reference);
  };
  const reviewed = await begin(100.05);
  const paths: [string, string][] = [];
  for (const [name, amount] of [
    ['notApprovedInTime', 100.03],
    ['approved', 100],
    ['refused', 100.01],
  ] as const) {
    paths.push([name, await begin(amount)]);
  }
  for (const [name, workflowId] of paths) await add(workflowId, `collectionWorkflow/${name}`);
  await resolveOnceNeeded(reviewed);
  await add(reviewed, 'collectionWorkflow/resolvedByOperator');
}

/** Withdrawals in the sandbox, whose kobo select the outcome. */
async function addWithdrawals(add: Add): Promise<void> {
  const sandbox = async (amount: number) => orderWorkflowId('withdrawal', 'test', await withdraw(amount));
  const unknown = await sandbox(1_000.05);
  const paths: [string, string][] = [];
  for (const [name, amount] of [
    ['reversed', 1_000.04],
    ['completed', 1_000],
    ['failed', 1_000.01],
    ['pendingThenCompleted', 1_000.02],
    ['pendingThenFailed', 1_000.03],
  ] as const) {
    paths.push([name, await sandbox(amount)]);
  }
  for (const [name, workflowId] of paths) await add(workflowId, `withdrawalWorkflow/${name}`);

  const cancelled = await sandbox(1_000.05);
  await (await flows.started(cancelled)).cancel();
  await resolveOnceNeeded(cancelled);
  await add(cancelled, 'withdrawalWorkflow/cancellationRequested');

  await resolveOnceNeeded(unknown);
  await add(unknown, 'withdrawalWorkflow/resolvedByOperator');
}

/** Withdrawals at a bank that loses requests and replies, or refuses. */
async function addLiveWithdrawals(add: Add): Promise<void> {
  await saveBankAccount(service, merchant.businessId);
  await service.fund(merchant, 10_000, 'prod');
  const live = async () => {
    const id = await withdraw(1_000, 'prod');
    return { id, workflowId: orderWorkflowId('withdrawal', 'prod', id) };
  };

  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: false } });
  await add((await live()).workflowId, 'withdrawalWorkflow/checkedThenSentAgain');

  const body = { status: false, message: 'Transfers are not available', code: 'transfer_unavailable' };
  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'answer', httpStatus: 400, body } });
  await add((await live()).workflowId, 'withdrawalWorkflow/failedOver');

  const failed = { outcome: 'failed', reason: 'The bank does not answer.', operator: 'ngozi' } as const;
  const unreachable = { kind: 'error', accepted: false, httpStatus: 503 } as const;
  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: false } });
  paystack.addFault({ endpoint: 'verify', fault: unreachable, times: 1_000 });
  const refused = await live();
  const handle = await flows.started(refused.workflowId);
  await answered(refused.id, 'unreachable');
  await expect(handle.executeUpdate(resolveUpdate, { args: [failed] })).rejects.toThrow();
  paystack.endFaults();
  await retryUnlessEnded(handle);
  await add(refused.workflowId, 'withdrawalWorkflow/decisionRefused');

  paystack.planTransfer({ status: 'pending' });
  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: true } });
  paystack.addFault({ endpoint: 'verify', fault: unreachable, times: 1_000 });
  const late = await live();
  await answered(late.id, 'unreachable');
  await (await flows.started(late.workflowId)).executeUpdate(resolveUpdate, {
    args: [{ ...failed, overridesUnreachable: true }],
  });
  paystack.endFaults();
  paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
  await paystack.settle(late.id, 'success');
  // The relay starts the workflow again for the provider's update.
  await waitFor('the late payment to be flagged', async () => {
    const { rows } = await service.ownerSql('select review_reason from orders where id = $1', [late.id]);
    return /^About a failed withdrawal: /.test(rows[0]?.review_reason ?? '');
  });
  await add(late.workflowId, 'withdrawalWorkflow/paidAfterItFailed');
}

/** Waits until the attempt under way has an outcome. */
async function answered(orderId: string, outcome: string): Promise<void> {
  await waitFor(`${orderId} to be ${outcome}`, async () => {
    const { rows } = await service.ownerSql(
      'select from attempts where order_id = $1 and abandoned_at is null and outcome = $2',
      [orderId, outcome],
    );
    return rows.length > 0;
  });
}

async function resolveOnceNeeded(workflowId: string): Promise<void> {
  await flows.started(workflowId);
  await waitFor(`attention for ${workflowId}`, async () => {
    return (await flows.searchAttributes(workflowId)).FlowStatus === 'NEEDS_ATTENTION';
  });
  await flows.client.workflow.getHandle(workflowId).executeUpdate(resolveUpdate, {
    args: [{ outcome: 'completed', reason: 'The provider confirmed it.', operator: 'ngozi' }],
  });
}

/** Bill purchases, and the refresh of the catalog. */
async function addBills(add: Add): Promise<void> {
  const buy = async (amount: number): Promise<string> => {
    const body = { businessId: merchant.businessId, network: 'mtn', phone: '08031234567', amount };
    const answer = await service.post('/bills/airtime', body, { key: merchant.apiKeys.test });
    return orderWorkflowId('bill', 'test', answer.body.transactionId);
  };
  const unknown = await buy(500.05);
  const paths: [string, string][] = [];
  for (const [name, amount] of [
    ['reversed', 500.04],
    ['completed', 500],
    ['failed', 500.01],
    ['pendingThenCompleted', 500.02],
  ] as const) {
    paths.push([name, await buy(amount)]);
  }
  for (const [name, workflowId] of paths) await add(workflowId, `billPurchaseWorkflow/${name}`);

  await resolveOnceNeeded(unknown);
  await add(unknown, 'billPurchaseWorkflow/resolvedByOperator');

  await waitForLiveBillers(service);
  vtpass.setBalance(0);
  const live = await service.createMerchant();
  await service.fund(live, 1_000, 'prod');
  const order = { businessId: live.businessId, network: 'mtn', phone: '08031234567', amount: 500 };
  const { body: blocked } = await service.post('/bills/airtime', order, { key: live.apiKeys.prod });
  const blockedId = orderWorkflowId('bill', 'prod', blocked.transactionId);
  await waitFor('attention for a blocked purchase', async () => {
    const [found] = await flows.list(`WorkflowId = "${blockedId}" and FlowStatus = "NEEDS_ATTENTION"`);
    return found !== undefined;
  });
  // It tries again by itself too: with money there first, it might have ended before the operator's word.
  await flows.client.workflow.getHandle(blockedId).executeUpdate(retryNowUpdate);
  vtpass.setBalance(1_000);
  await add(blockedId, 'billPurchaseWorkflow/blocked');

  await add(
    await triggered('bill-catalogue', 'billCatalogueWorkflow', 'bills'),
    'billCatalogueWorkflow/refreshed',
  );
}

/** Starts what a schedule starts, now. Returns the workflow's id. */
async function triggered(schedule: string, workflowType: string, queue: string): Promise<string> {
  const { taskQueuePrefix } = service.config;
  await flows.client.schedule.getHandle(`${taskQueuePrefix}${schedule}`).trigger();
  const started = await waitFor(`the ${schedule}`, async () => {
    const query = `WorkflowType = "${workflowType}" and TaskQueue = "${taskQueuePrefix}${queue}"`;
    return (await flows.list(query))[0];
  });
  return started.workflowId;
}

it('replay', async () => {
  const { client } = flows;
  const found: StoredHistory[] = [];
  const add = async (workflowId: string, name: string) => {
    found.push(await fetchHistory(client, workflowId, name));
  };

  await addWithdrawals(add);

  await setWebhookAddress(receiver.url);
  // An order's event has a workflow once its first attempt has failed; a test event has one from the beginning.
  await add(webhookWorkflowId('test', await testEvent()), 'webhookDeliveryWorkflow/delivered');
  receiver.answerWith(500, 204);
  await add(
    webhookWorkflowId('test', await deliveryOf(await withdraw(1_000))),
    'webhookDeliveryWorkflow/secondAttempt',
  );
  receiver.answerWith(410);
  await add(webhookWorkflowId('test', await testEvent()), 'webhookDeliveryWorkflow/gone');
  const delivered = await deliveryOf(await withdraw(1_000.01));
  const replay = await service.post(
    `/webhooks/deliveries/${delivered}/replay`,
    {},
    { key: merchant.apiKeys.test },
  );
  await add(webhookWorkflowId('test', delivered, replay.body.replayId), 'webhookDeliveryWorkflow/replay');
  receiver.answerWith(500);
  const failing = client.workflow.getHandle(
    webhookWorkflowId('test', await deliveryOf(await withdraw(1_000))),
  );
  await waitFor('the second attempt to be due', async () => {
    const { nextAttemptAt } = await failing
      .query(webhookStatusQuery)
      .catch(() => ({ nextAttemptAt: undefined }));
    return nextAttemptAt !== undefined;
  });
  await setWebhookAddress(null);
  await failing.executeUpdate(retryNowUpdate);
  await add(failing.workflowId, 'webhookDeliveryWorkflow/addressRemoved');

  await addUsdtSales(add);
  await addCollections(add);

  await addLiveWithdrawals(add);

  const issuer = createPaystack({ secretKey: paystack.secretKey, baseUrl: paystack.url, timeoutMs: 60_000 });
  const account = await issueVendorAccount(service.database, issuer, {
    businessId: merchant.businessId,
    actor: 'operator:ngozi',
  });
  const reference = randomBytes(10).toString('hex');
  paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
  paystack.receivePayment({ reference, amountMinor: 500_000n, accountNumber: account.accountNumber });
  expect(await paystack.announcePayment({ reference })).toBe(200);
  await add(
    vendorCreditWorkflowId({ provider: 'paystack', providerReference: reference, environment: 'prod' }),
    'vendorCreditWorkflow/credited',
  );

  await addBills(add);
  await add(
    await triggered('ledger-verification', 'ledgerVerificationWorkflow', 'payouts'),
    'ledgerVerificationWorkflow/sound',
  );
  await add(
    await triggered('flow-recovery', 'flowRecoveryWorkflow', 'payouts'),
    'flowRecoveryWorkflow/examined',
  );
  await add(
    await triggered('reconciliation', 'reconciliationWorkflow', 'payouts'),
    'reconciliationWorkflow/compared',
  );

  expect(await replayProblems(found, service.config.workflowBundlePath ?? '')).toEqual([]);
  if (process.env.RECORD_HISTORIES) storeExamples(found);
});
