import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderWorkflowId, vendorCreditWorkflowId, webhookWorkflowId } from '../../src/contract/flows.ts';
import { resolveUpdate, retryNowUpdate, webhookStatusQuery } from '../../src/contract/messages.ts';
import { loadCollection } from '../../src/db/collections.ts';
import { promiseLook } from '../../src/db/laterLooks.ts';
import { issueVendorAccount } from '../../src/db/vendorAccounts.ts';
import { createPaystack } from '../../src/providers/bank/paystack.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { fetchHistory, replayErrors, type StoredHistory, storeHistory } from '../support/histories.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { waitForLiveBillers } from '../support/liveProviders.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { startVtpassServer, type VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/**
 * Runs every workflow through its ways, and replays what happened: a workflow that does not replay its own history is
 * not deterministic. `RECORD_HISTORIES=1 npm test -- test/replay/fresh` also stores them for good, under
 * test/replay/histories; do that for a new case, and when a version ships. A stored history is never changed.
 */
let service: TestService;
let paystack: PaystackServer;
let vtpass: VtpassServer;
let flows: FlowInspection;
let receiver: WebhookReceiver;
let merchant: TestMerchant;

beforeAll(async () => {
  paystack = await startPaystackServer();
  vtpass = await startVtpassServer();
  receiver = await startWebhookReceiver();
  service = await startTestService({
    hasSchedules: true,
    env: {
      ...joinSettings(vtpass.env, paystack.env),
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
  await vtpass?.stop();
});

async function withdraw(amount: number): Promise<string> {
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount },
    { key: merchant.apiKeys.test },
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

type Add = (workflowId: string, name: string) => Promise<void>;

async function addUsdtSales(add: Add): Promise<void> {
  const { businessId, apiKeys } = merchant;
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const sell = async (amountUsdt: number): Promise<string> => {
    const body = { businessId, amountUsdt };
    const answer = await service.post('/crypto/withdrawals/request', body, { key: apiKeys.test });
    return answer.body.withdrawal.withdrawalId;
  };
  const ways: [string, string][] = [];
  for (const [name, amount] of [
    ['completed', 10],
    ['failed', 10.01],
    ['pendingThenCompleted', 10.02],
    ['reversedLater', 10.04],
  ] as const) {
    ways.push([name, await sell(amount)]);
  }
  const unknown = orderWorkflowId('usdt_sale', 'test', await sell(10.05));
  for (const [name, id] of ways)
    await add(orderWorkflowId('usdt_sale', 'test', id), `usdtSaleWorkflow/${name}BegunLocally`);
  const [reversal] = await waitFor('the look for a reversed sale', async () => {
    const listed = await flows.list(`Reference = "${ways[3]?.[1]}" and Flow = "usdt_sale_reversal"`);
    return listed.length > 0 && listed;
  });
  await add(reversal?.workflowId ?? '', 'usdtSaleReversalWorkflow/reversedAndNoted');
  await resolveOnceNeeded(unknown);
  await add(unknown, 'usdtSaleWorkflow/resolvedAfterQuestionBegunLocally');
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
    return answer.body.collection.reference;
  };
  const ways: [string, string][] = [];
  for (const [name, amount] of [
    ['approved', 100],
    ['refused', 100.01],
    ['neverApproved', 100.03],
  ] as const) {
    ways.push([name, await begin(amount)]);
  }
  const reviewed = orderWorkflowId('collection', 'test', await begin(100.05));
  await resolveOnceNeeded(reviewed);
  await add(reviewed, 'collectionWorkflow/resolvedAfterQuestionBegunLocally');
  for (const [name, id] of ways)
    await add(orderWorkflowId('collection', 'test', id), `collectionWorkflow/${name}BegunLocally`);
  const refused = await loadCollection(service.database, ways[1]?.[1] ?? '');
  if (!refused) throw new Error('A collection has no record.');
  const { start } = await promiseLook(service.database, {
    ...refused,
    flow: 'collection',
    subjectId: refused.collectionId,
    endedAs: 'FAILED',
    lookAtMs: Date.now(),
  });
  await waitFor('the look at a failed collection', async () => {
    const listed = await flows.list(`Reference = "${refused.collectionId}" and Flow = "collection_news"`);
    return listed.length > 0;
  });
  await add(start.workflowId, 'collectionNewsWorkflow/unchangedAndNoted');
}

async function resolveOnceNeeded(workflowId: string): Promise<void> {
  await flows.started(workflowId);
  await waitFor(`attention for ${workflowId}`, async () => {
    return (await flows.searchAttributes(workflowId)).FlowStatus === 'NEEDS_ATTENTION';
  });
  await flows.client.workflow.getHandle(workflowId).executeUpdate(resolveUpdate, {
    args: [{ outcome: 'failed', reason: 'The provider confirmed it.', operator: 'ngozi' }],
  });
}

/** Bill purchases in all their ways, and the refresh of what can be bought. */
async function addBills(add: Add): Promise<void> {
  const buy = async (amount: number): Promise<string> => {
    const body = { businessId: merchant.businessId, network: 'mtn', phone: '08031234567', amount };
    return (await service.post('/bills/airtime', body, { key: merchant.apiKeys.test })).body.transactionId;
  };
  const unknown = await buy(500.05);
  const ways: [string, string][] = [];
  for (const [name, amount] of [
    ['completed', 500],
    ['failed', 500.01],
    ['pendingThenCompleted', 500.02],
    ['reversedLater', 500.04],
  ] as const) {
    ways.push([name, await buy(amount)]);
  }
  for (const [name, id] of ways)
    await add(orderWorkflowId('bill', 'test', id), `billPurchaseWorkflow/${name}BegunLocally`);

  const reversed = ways.find(([name]) => name === 'reversedLater')?.[1] ?? '';
  const [reversal] = await waitFor('the look for a reversal', async () => {
    const listed = await flows.list(`Reference = "${reversed}" and Flow = "bill_reversal"`);
    return listed.length > 0 && listed;
  });
  await add(reversal?.workflowId ?? '', 'billReversalWorkflow/reversedAndNoted');

  await resolveOnceNeeded(orderWorkflowId('bill', 'test', unknown));
  await add(
    orderWorkflowId('bill', 'test', unknown),
    'billPurchaseWorkflow/resolvedAfterQuestionBegunLocally',
  );

  await waitForLiveBillers(service);
  vtpass.setBalance(0);
  const live = await service.createMerchant();
  await service.fund(live, 1_000, 'prod');
  const order = { businessId: live.businessId, network: 'mtn', phone: '08031234567', amount: 500 };
  const { body: parked } = await service.post('/bills/airtime', order, { key: live.apiKeys.prod });
  const parkedId = orderWorkflowId('bill', 'prod', parked.transactionId);
  await waitFor('attention for a parked purchase', async () => {
    const [found] = await flows.list(`WorkflowId = "${parkedId}" and FlowStatus = "NEEDS_ATTENTION"`);
    return found !== undefined;
  });
  // It tries again by itself too: with money there first, it might have ended before the operator's word.
  await flows.client.workflow.getHandle(parkedId).executeUpdate(retryNowUpdate);
  vtpass.setBalance(1_000);
  await add(parkedId, 'billPurchaseWorkflow/parkedBegunLocally');

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

  const unknown = await withdraw(1_000.05);
  const ways: [string, string][] = [];
  for (const [name, amount] of [
    ['completed', 1_000],
    ['failed', 1_000.01],
    ['pendingThenCompleted', 1_000.02],
    ['pendingThenFailed', 1_000.03],
    ['reversedLater', 1_000.04],
  ] as const) {
    ways.push([name, await withdraw(amount)]);
  }
  for (const [name, id] of ways)
    await add(orderWorkflowId('withdrawal', 'test', id), `withdrawalWorkflow/${name}BegunLocally`);

  const reversed = ways.find(([name]) => name === 'reversedLater')?.[1] ?? '';
  const reversals = await waitFor('the look for a reversal', async () => {
    const listed = await flows.list(`Reference = "${reversed}" and Flow = "withdrawal_reversal"`);
    return listed.length > 0 && listed;
  });
  await add(reversals[0]?.workflowId ?? '', 'withdrawalReversalWorkflow/reversedAndNoted');

  const cancelled = orderWorkflowId('withdrawal', 'test', await withdraw(1_000.05));
  await (await flows.started(cancelled)).cancel();
  await resolveOnceNeeded(cancelled);
  await add(cancelled, 'withdrawalWorkflow/cancellationRequestedBegunLocally');

  const unknownHandle = client.workflow.getHandle(orderWorkflowId('withdrawal', 'test', unknown));
  await waitFor('attention', async () => {
    const { rows } = await service.ownerSql(
      'select attention_reason from withdrawals where transaction_id = $1',
      [unknown],
    );
    return rows[0]?.attention_reason !== null;
  });
  await unknownHandle.executeUpdate(resolveUpdate, {
    args: [{ outcome: 'failed', reason: 'The bank confirmed it.', operator: 'ngozi' }],
  });
  await add(
    orderWorkflowId('withdrawal', 'test', unknown),
    'withdrawalWorkflow/resolvedAfterQuestionBegunLocally',
  );

  await setWebhookAddress(receiver.url);
  await add(
    webhookWorkflowId('test', await deliveryOf(await withdraw(1_000))),
    'webhookDeliveryWorkflow/delivered',
  );
  receiver.answerWith(500, 204);
  await add(
    webhookWorkflowId('test', await deliveryOf(await withdraw(1_000))),
    'webhookDeliveryWorkflow/secondAttempt',
  );
  receiver.answerWith(410);
  const refused = await deliveryOf(await withdraw(1_000));
  await add(webhookWorkflowId('test', refused), 'webhookDeliveryWorkflow/gone');
  const delivered = await deliveryOf(ways[1]?.[1] ?? '');
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

  await saveBankAccount(service, merchant.businessId, '0123456789', 'ACME STORES');
  await service.fund(merchant, 10_000, 'prod');
  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: false } });
  const again = await service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount: 1_000 },
    { key: merchant.apiKeys.prod },
  );
  await add(
    orderWorkflowId('withdrawal', 'prod', again.body.withdrawal.transactionId),
    'withdrawalWorkflow/sentAgainAtOnceBegunLocally',
  );

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

  expect([...(await replayErrors(found, service.config.workflowBundlePath ?? ''))]).toEqual([]);
  if (process.env.RECORD_HISTORIES) for (const history of found) storeHistory(history);
});
