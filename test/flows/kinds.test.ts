import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HELD_KINDS, type HeldKind, KINDS } from '../../src/contract/kinds.ts';
import { resolveUpdate, statusQuery } from '../../src/contract/messages.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { fetchHistory, replayProblems } from '../support/histories.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { ORDER_CALLS } from '../support/routeCalls.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** What every kind whose money is held does in the sandbox, whatever its provider. */
let service: TestService;
let flows: FlowInspection;
beforeAll(async () => {
  service = await startTestService();
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

describe.each(Object.keys(HELD_KINDS) as HeldKind[])('an order of the kind %s', (kind) => {
  const { path, body, idIn } = ORDER_CALLS[kind];
  const { asset, record } = KINDS[kind];
  let merchant: TestMerchant;
  beforeEach(async () => {
    merchant = await service.createMerchant();
    await service.fund(merchant, 10_000, 'test', asset);
  });

  const balances = () =>
    service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, asset);

  async function order(amount: number): Promise<string> {
    const key = merchant.apiKeys.test;
    return idIn(await service.post(path, { businessId: merchant.businessId, ...body(amount) }, { key }));
  }

  /** Waits until an order has a status in its record. */
  async function until(id: string, status: string): Promise<void> {
    await waitFor(`${id} to be ${status}`, async () => {
      const { rows } = await service.ownerSql(`select status from ${record.table} where id = $1`, [id]);
      return rows[0]?.status === status;
    });
  }

  it('is paid once its provider has done it, and its workflow replays', async () => {
    const before = await balances();
    const id = await order(1_000);
    await until(id, 'COMPLETED');
    const { availableMinor, heldMinor } = await balances();
    expect(heldMinor).toBe(0n);
    expect(availableMinor).toBeLessThan(before.availableMinor);
    const found = await fetchHistory(flows.client, orderWorkflowId(kind, 'test', id), `${kind}/completed`);
    expect(await replayProblems([found], process.env.TEST_WORKFLOW_BUNDLE ?? '')).toEqual([]);
    await expectSoundLedger(service.database);
  });

  it('gives its money back when its provider refuses it', async () => {
    const before = await balances();
    await until(await order(1_000.01), 'FAILED');
    expect(await balances()).toEqual(before);
  });

  it('is ended by an operator when its provider does not say how it ended', async () => {
    const before = await balances();
    const id = await order(1_000.05);
    const flow = await flows.started(orderWorkflowId(kind, 'test', id));
    await waitFor('an operator to be needed', async () => {
      return (await flow.query(statusQuery)).flowStatus === 'NEEDS_ATTENTION';
    });
    expect((await balances()).heldMinor).toBeGreaterThan(0n);
    await flow.executeUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', reason: 'The provider says that it did nothing.', operator: 'ada' }],
    });
    await until(id, 'FAILED');
    expect(await balances()).toEqual(before);
    await expectSoundLedger(service.database);
  });
});
