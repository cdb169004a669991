import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolveUpdate, retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import { SANDBOX_PENDING_MS } from '../../src/providers/sandbox.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, verifyWebhook, type WebhookReceiver } from '../support/webhookReceiver.ts';

let service: TestService;
let flows: FlowInspection;
let receiver: WebhookReceiver;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await receiver?.stop();
});

/** A merchant with ₦5,000 in the sandbox, whose webhooks come here, and what it can see. */
interface SandboxMerchant extends TestMerchant {
  withdraw(amount: number): Promise<Answer>;
  statusOf(withdrawalId: string): Promise<string>;
  balances(): Promise<{ availableMinor: bigint; heldMinor: bigint }>;
  /**
   * Waits for this many events and returns them in the order in which they happened, each verified with the merchant's
   * own secret: every event has a delivery of its own, and a later one may arrive first, or one of them twice.
   */
  events(count: number): Promise<readonly SandboxEvent[]>;
}

interface SandboxEvent {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const FUNDS_MINOR = 500_000n;

async function sandboxMerchant(name?: string): Promise<SandboxMerchant> {
  const merchant = await service.createMerchant(name);
  const { businessId } = merchant;
  const key = merchant.apiKeys.test;
  await service.fund(merchant, 5_000);
  // Each merchant has a path of its own, so that tests can tell their events apart.
  await service.ownerSql('update businesses set webhook_url_test = $1 where id = $2', [
    `${receiver.url}/${businessId}`,
    businessId,
  ]);
  const { secret } = (await service.get('/webhooks/secret', { key })).body;
  return {
    ...merchant,
    withdraw: (amount) =>
      service.post(
        '/withdrawal/request',
        { businessId, amount, merchantReference: `ref-${businessId}`, metadata: { order: 7 } },
        { key },
      ),
    statusOf: async (id) => (await service.get(`/transactions/${id}`, { key })).body.transaction.status,
    balances: () => service.ledger.balances({ businessId, environment: 'test' }, 'NGN'),
    events: (count) =>
      waitFor(`${count} events of ${businessId}`, async () => {
        const own = receiver.received.filter(({ path }) => path.endsWith(`/${businessId}`));
        const events = new Map(
          own.map((webhook) => [
            webhook.headers['webhook-id'],
            verifyWebhook(webhook, secret) as SandboxEvent,
          ]),
        );
        const inOrder = [...events.values()].toSorted((left, right) =>
          left.timestamp < right.timestamp ? -1 : 1,
        );
        return events.size >= count && inOrder;
      }),
  };
}

const workflowIdOf = (withdrawalId: string) => `withdrawal/test/${withdrawalId}`;

function eventually(what: string, probe: () => Promise<boolean>): Promise<boolean> {
  return waitFor(what, probe);
}

/** Accepts a withdrawal of unknown outcome and waits until it is on the operators' list. */
async function withdrawalNeedingAttention(name?: string) {
  const merchant = await sandboxMerchant(name);
  const { status, body } = await merchant.withdraw(1_000.05);
  expect(status).toBe(202);
  const id: string = body.withdrawal.transactionId;
  await eventually('the flow to need attention', async () => {
    const attributes = await flows.searchAttributes(workflowIdOf(id));
    return attributes.FlowStatus === 'NEEDS_ATTENTION';
  });
  return { merchant, id, handle: flows.client.workflow.getHandle(workflowIdOf(id)) };
}

/**
 * Every change of a merchant's balances that a withdrawal made, in order, and what it left there; with the seconds since
 * the first one. The record tells what held for a few seconds, however late one looks.
 */
async function movesOf(withdrawalId: string) {
  const { rows } = await service.ownerSql(
    `select transfer.phase, account.kind, entry.balance_after_minor as left_minor,
        extract(epoch from transfer.created_at - min(transfer.created_at) over ())::float as seconds
      from ledger.transfers transfer join ledger.entries entry on entry.transfer_id = transfer.id
        join ledger.accounts account on account.id = entry.account_id
      where starts_with(transfer.reference, $1 || ':') and account.business_id is not null
      order by transfer.id, account.kind`,
    [withdrawalId],
  );
  return rows.map(({ phase, kind, left_minor, seconds }) => ({
    move: `${phase} ${kind}`,
    leftMinor: BigInt(left_minor),
    seconds: Number(seconds),
  }));
}

/** What a reservation of an amount from FUNDS_MINOR leaves. */
const reserved = (amountMinor: bigint) => [
  { move: 'reserve available', leftMinor: FUNDS_MINOR - amountMinor, seconds: 0 },
  { move: 'reserve held', leftMinor: amountMinor, seconds: 0 },
];

async function auditOf(withdrawalId: string) {
  return (
    await service.ownerSql('select actor, action, details from audit_log where subject = $1', [withdrawalId])
  ).rows;
}

describe('the outcome of a sandbox withdrawal, picked by its kobo', () => {
  it.concurrent('.00 completes at once', async () => {
    const merchant = await sandboxMerchant();
    const { status, body } = await merchant.withdraw(1_000);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, simulated: true, environment: 'test' });
    expect(body.withdrawal).toMatchObject({ amount: 1_000, fee: 10, totalDebit: 1_010, status: 'COMPLETED' });
    const id: string = body.withdrawal.transactionId;
    expect(await merchant.statusOf(id)).toBe('COMPLETED');
    expect(await merchant.balances()).toEqual({ availableMinor: FUNDS_MINOR - 101_000n, heldMinor: 0n });
    const [event] = await merchant.events(1);
    expect(event).toMatchObject({
      type: 'withdrawal.completed',
      data: {
        transactionId: id,
        amount: 1_000,
        fee: 10,
        totalDebit: 1_010,
        status: 'COMPLETED',
        failureReason: null,
        merchantReference: `ref-${merchant.businessId}`,
        metadata: { order: 7 },
        environment: 'test',
        simulated: true,
      },
    });
  });

  it.concurrent('.01 fails and gives amount and fee back', async () => {
    const merchant = await sandboxMerchant();
    const { status, body } = await merchant.withdraw(1_000.01);
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'transfer_failed', simulated: true });
    expect(body.withdrawal).toMatchObject({ amount: 1_000.01, status: 'FAILED' });
    expect(await merchant.statusOf(body.withdrawal.transactionId)).toBe('FAILED');
    expect(await merchant.balances()).toEqual({ availableMinor: FUNDS_MINOR, heldMinor: 0n });
    const [event] = await merchant.events(1);
    expect(event?.type).toBe('withdrawal.failed');
    expect(event?.data).toMatchObject({ status: 'FAILED', amount: 1_000.01 });
    expect(event?.data.failureReason).toMatch(/\.01/);
  });

  it.concurrent.each([
    {
      amount: 1_000.02,
      end: 'COMPLETED',
      event: 'withdrawal.completed',
      leftMinor: FUNDS_MINOR - 101_002n,
      released: [{ move: 'post held', leftMinor: 0n }],
    },
    {
      amount: 1_000.03,
      end: 'FAILED',
      event: 'withdrawal.failed',
      leftMinor: FUNDS_MINOR,
      released: [
        { move: 'void available', leftMinor: FUNDS_MINOR },
        { move: 'void held', leftMinor: 0n },
      ],
    },
  ])('$amount is pending, holding the money, and ends $end', async (expected) => {
    const { amount, end, event, leftMinor, released } = expected;
    const merchant = await sandboxMerchant();
    const { status, body } = await merchant.withdraw(amount);
    expect(status).toBe(202);
    expect(body).toMatchObject({ success: true, status: 'PROCESSING', withdrawal: { status: 'PROCESSING' } });
    const heldMinor = BigInt(Math.round(body.withdrawal.totalDebit * 100));
    const id: string = body.withdrawal.transactionId;
    await eventually(`the withdrawal to be ${end}`, async () => (await merchant.statusOf(id)) === end);
    expect(await merchant.balances()).toEqual({ availableMinor: leftMinor, heldMinor: 0n });
    // All the time that it was pending, the money was held.
    const moves = await movesOf(id);
    expect(moves).toMatchObject([...reserved(heldMinor), ...released]);
    expect(moves.at(-1)?.seconds).toBeGreaterThanOrEqual(SANDBOX_PENDING_MS / 1_000);
    const [received] = await merchant.events(1);
    expect(received).toMatchObject({ type: event, data: { transactionId: id, status: end } });
  });

  it.concurrent('.04 completes and is reversed: amount and fee come back, and withdrawal.failed says REVERSED', async () => {
    const merchant = await sandboxMerchant();
    const { status, body } = await merchant.withdraw(1_000.04);
    expect(status).toBe(200);
    expect(body.withdrawal.status).toBe('COMPLETED');
    const id: string = body.withdrawal.transactionId;
    await eventually('the reversal', async () => (await merchant.statusOf(id)) === 'REVERSED');
    expect(await merchant.balances()).toEqual({ availableMinor: FUNDS_MINOR, heldMinor: 0n });
    const moves = await movesOf(id);
    expect(moves).toMatchObject([
      ...reserved(101_004n),
      { move: 'post held', leftMinor: 0n },
      { move: 'single available', leftMinor: FUNDS_MINOR },
    ]);
    expect(moves.at(-1)?.seconds).toBeGreaterThanOrEqual(SANDBOX_PENDING_MS / 1_000);
    const events = await merchant.events(2);
    expect(events.map(({ type, data }) => [type, data.status])).toEqual([
      ['withdrawal.completed', 'COMPLETED'],
      ['withdrawal.failed', 'REVERSED'],
    ]);
    await eventually('the reversal in the list', async () => {
      const reversed = await flows.list(`Reference = "${id}" and FlowStatus = "REVERSED"`);
      return reversed.length > 0;
    });
  });
});

describe('a withdrawal of unknown outcome (.05)', () => {
  it.concurrent('is answered 202, keeps the money held, and is found by operators', async () => {
    const { merchant, id, handle } = await withdrawalNeedingAttention();
    expect(await merchant.balances()).toEqual({
      availableMinor: FUNDS_MINOR - 101_005n,
      heldMinor: 101_005n,
    });
    // The merchant goes on seeing PROCESSING; attention is the operators' word.
    expect(await merchant.statusOf(id)).toBe('PROCESSING');
    expect(await handle.query(statusQuery)).toEqual({
      status: 'PROCESSING',
      flowStatus: 'NEEDS_ATTENTION',
      attention: expect.stringMatching(/\.05/),
    });
    for (const query of [
      `BusinessId = "${merchant.businessId}"`,
      `BusinessId = "${merchant.businessId}" and FlowStatus = "NEEDS_ATTENTION"`,
    ]) {
      const found = await waitFor(query, async () => {
        const list = await flows.list(query);
        return list.length > 0 && list;
      });
      expect(found.map(({ workflowId }) => workflowId)).toEqual([workflowIdOf(id)]);
    }
    const attributes = await flows.searchAttributes(workflowIdOf(id));
    expect(attributes).toMatchObject({
      BusinessId: merchant.businessId,
      Environment: 'test',
      Flow: 'withdrawal',
      FlowStatus: 'NEEDS_ATTENTION',
      Reference: id,
    });
    const description = await handle.describe();
    expect(await description.staticSummary()).toBe(`Withdrawal, NGN 1000.05: ${id} (test)`);
    const { rows } = await service.ownerSql('select review_reason from orders where id = $1', [id]);
    expect(rows[0].review_reason).toMatch(/\.05/);

    await handle.executeUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', reason: 'the bank has no such transfer', operator: 'ops' }],
    });
  });

  it.concurrent('is resolved as completed by the Temporal CLI, and audited', async () => {
    const { merchant, id } = await withdrawalNeedingAttention();
    const printed = await flows.cli(
      ...['workflow', 'update', 'execute', '--workflow-id', workflowIdOf(id), '--name', 'resolve'],
      ...['--input', '{"outcome": "completed", "reason": "seen on the bank statement", "operator": "ada"}'],
    );
    expect(printed).toContain('COMPLETED');
    expect(await merchant.statusOf(id)).toBe('COMPLETED');
    expect(await merchant.balances()).toEqual({ availableMinor: FUNDS_MINOR - 101_005n, heldMinor: 0n });
    const [event] = await merchant.events(1);
    expect(event).toMatchObject({ type: 'withdrawal.completed', data: { transactionId: id } });
    expect(await auditOf(id)).toEqual([
      {
        actor: 'ada',
        action: 'withdrawal.resolve',
        details: {
          reason: 'seen on the bank statement',
          from: 'PROCESSING',
          to: 'COMPLETED',
          unverified: true,
        },
      },
    ]);
    await eventually('the flow to leave the list', async () => {
      const attributes = await flows.searchAttributes(workflowIdOf(id));
      return attributes.FlowStatus === 'COMPLETED';
    });
  });

  it.concurrent('is resolved as failed by the client: the money is back, and nobody can resolve it again', async () => {
    const { merchant, id, handle } = await withdrawalNeedingAttention();
    const state = await handle.executeUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', reason: 'the bank returned it', operator: 'ada' }],
    });
    expect(state).toMatchObject({ status: 'FAILED', flowStatus: 'FAILED' });
    expect(await merchant.statusOf(id)).toBe('FAILED');
    expect(await merchant.balances()).toEqual({ availableMinor: FUNDS_MINOR, heldMinor: 0n });
    const [event] = await merchant.events(1);
    expect(event).toMatchObject({
      type: 'withdrawal.failed',
      data: { status: 'FAILED', failureReason: expect.any(String) },
    });
    expect(await handle.result()).toMatchObject({ status: 'FAILED' });

    const again = { outcome: 'completed', reason: 'changed my mind', operator: 'ada' } as const;
    await expect(handle.executeUpdate(resolveUpdate, { args: [again] })).rejects.toThrow();
    await expect(handle.executeUpdate(retryNowUpdate)).rejects.toThrow();
    expect(await merchant.statusOf(id)).toBe('FAILED');
    expect(await merchant.balances()).toEqual({ availableMinor: FUNDS_MINOR, heldMinor: 0n });
    expect(await auditOf(id)).toHaveLength(1);
  });

  it.concurrent('refuses what is no resolution, and changes nothing', async () => {
    const { merchant, id, handle } = await withdrawalNeedingAttention();
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{ outcome: 'reversed', reason: 'long enough', operator: 'ada' }, /outcome/],
      [{ outcome: 'COMPLETED', reason: 'long enough', operator: 'ada' }, /outcome/],
      [{ outcome: 'failed', operator: 'ada' }, /reason/],
      [{ outcome: 'failed', reason: '    a    ', operator: 'ada' }, /reason/],
      [{ outcome: 'failed', reason: 'long enough' }, /operator/],
      [{ outcome: 'failed', reason: 'long enough', operator: ' ' }, /operator/],
      [null, /outcome/],
    ];
    for (const [given, message] of refused) {
      const error = await handle
        .executeUpdate('resolve', { args: [given], updateId: randomUUID() })
        .then(() => undefined)
        .catch((reason: Error) => reason);
      expect(String(error?.cause ?? error)).toMatch(message);
    }
    expect(await handle.query(statusQuery)).toMatchObject({ flowStatus: 'NEEDS_ATTENTION' });
    expect(await merchant.balances()).toEqual({
      availableMinor: FUNDS_MINOR - 101_005n,
      heldMinor: 101_005n,
    });
    expect(await auditOf(id)).toEqual([]);
    await handle.executeUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', reason: 'the test is over', operator: 'ada' }],
    });
  });

  it.concurrent('asks the provider again at once on retryNow, and stays as it is when that tells nothing', async () => {
    const { merchant, handle } = await withdrawalNeedingAttention();
    expect(await handle.executeUpdate(retryNowUpdate)).toContain('asked now');
    // Its own questions go on beside this one, so that one more question alone would not tell.
    await eventually('the question', () => flows.actedAtOnce(handle.workflowId));
    expect(await handle.query(statusQuery)).toMatchObject({ flowStatus: 'NEEDS_ATTENTION' });
    expect((await merchant.balances()).heldMinor).toBe(101_005n);
    await handle.executeUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', reason: 'the test is over', operator: 'ada' }],
    });
  });
});

describe('the history of a withdrawal', () => {
  it.concurrent('holds ids alone: no account number, name, e-mail, key or webhook address', async () => {
    const merchant = await sandboxMerchant('Zubairu Quartz Bakery');
    const { body } = await merchant.withdraw(1_000);
    const id: string = body.withdrawal.transactionId;
    await merchant.events(1);
    const key = merchant.apiKeys.test;
    const [delivery] = (await service.get('/webhooks/deliveries', { key })).body.deliveries;
    // What a receiver takes at once has no flow; what is sent again has one.
    await service.post(`/webhooks/deliveries/${delivery.id}/replay`, {}, { key });
    const { rows } = await service.ownerSql('select email, phone from businesses where id = $1', [
      merchant.businessId,
    ]);
    const found = await waitFor('both flows', async () => {
      const list = await flows.list(`Reference = "${id}"`);
      return list.length === 2 && list;
    });
    expect(found.map(({ type }) => type).sort()).toEqual(['webhookDeliveryWorkflow', 'withdrawalWorkflow']);
    for (const { workflowId } of found) {
      const history = await flows.history(workflowId);
      // The search works: what must be there is found.
      expect(history).toContain(workflowId.split('/')[2]);
      for (const secret of [
        '0123456789',
        /zubairu/i,
        rows[0].email,
        rows[0].phone,
        merchant.apiKeys.test,
        merchant.apiKeys.prod,
        'whsec_',
        receiver.url,
        `ref-${merchant.businessId}`,
      ]) {
        if (secret instanceof RegExp) expect(history).not.toMatch(secret);
        else expect(history).not.toContain(secret);
      }
    }
  });
});

describe('after all of this', () => {
  it('the ledger is sound', async () => {
    await expectSoundLedger(service.database);
  });
});
