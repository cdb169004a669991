import { describe, expect, test } from '@jest/globals';
import type { BillInstruction } from '../../../src/providers/bills/port.ts';
import { createBillsSimulator } from '../../../src/providers/bills/simulator.ts';
import { ProviderUnavailableError } from '../../../src/providers/errors.ts';

const SENT_AT_MS = 1_700_000_000_000;
const simulatorAt = (elapsedMs: number) => createBillsSimulator({ clock: () => SENT_AT_MS + elapsedMs });

function order(amountMinor: bigint, change: Partial<BillInstruction> = {}): BillInstruction {
  return {
    requestId: '202311142313abcdefgh',
    kind: 'electricity',
    serviceId: 'ikeja-electric',
    account: '1111111111111',
    meterType: 'prepaid',
    planCode: undefined,
    isRenewal: false,
    phone: '08031234567',
    amountMinor,
    isFirstAttempt: true,
    ...change,
  };
}
const query = (instruction: BillInstruction) => ({ ...instruction, sentAtMs: SENT_AT_MS });

describe('the simulated outcome of a vend', () => {
  test.each([
    { kobo: 0n, sent: 'succeeded', after: 'succeeded' },
    { kobo: 1n, sent: 'failed', after: 'failed' },
    { kobo: 2n, sent: 'pending', after: 'succeeded' },
    { kobo: 3n, sent: 'pending', after: 'failed' },
    { kobo: 4n, sent: 'succeeded', after: 'reversed' },
    { kobo: 5n, sent: 'unknown', after: 'unknown' },
    { kobo: 6n, sent: 'succeeded', after: 'succeeded' },
  ])('$kobo kobo: $sent when sent and at 4.999 s, $after from 5 s on', async ({ kobo, sent, after }) => {
    const instruction = order(500_000n + kobo);
    expect((await simulatorAt(0).purchase(instruction)).status).toBe(sent);
    expect((await simulatorAt(4_999).findPurchase(query(instruction))).status).toBe(sent);
    expect((await simulatorAt(5_000).findPurchase(query(instruction))).status).toBe(after);
  });

  test('brings a prepaid meter the same token each time, and a postpaid one none', async () => {
    const instruction = order(680_000n);
    const sent = await simulatorAt(0).purchase(instruction);
    expect(sent).toMatchObject({ token: expect.stringMatching(/^\d{20}$/), units: '100 kWh' });
    expect(await simulatorAt(9_000).findPurchase(query(instruction))).toMatchObject({
      token: (sent as { token: string }).token,
    });
    expect(await simulatorAt(0).purchase(order(680_000n, { meterType: 'postpaid' }))).not.toHaveProperty(
      'token',
    );
  });
});

describe('magic accounts', () => {
  test.each(['1', '00000000001'])('%s is nobody’s', async (account) => {
    const simulator = simulatorAt(0);
    const enquiry = { kind: 'electricity', serviceId: 'ikeja-electric', account } as const;
    expect((await simulator.verifyAccount(enquiry)).status).toBe(account === '1' ? 'found' : 'not_found');
    expect((await simulator.purchase(order(500_000n, { account: '00000000001' }))).status).toBe('failed');
  });

  test('0…03 has a biller that does not answer', async () => {
    const account = '00000000003';
    const simulator = simulatorAt(0);
    const asked = [
      simulator.verifyAccount({ kind: 'tv', serviceId: 'dstv', account }),
      simulator.purchase(order(500_000n, { account })),
      simulator.findPurchase(query(order(500_000n, { account }))),
    ];
    for (const each of asked) await expect(each).rejects.toThrow(ProviderUnavailableError);
  });
});

test('every biller with plans has one for each outcome, whose price has its kobo', async () => {
  const billers = (await simulatorAt(0).listBillers()).filter(({ plans }) => plans.length > 0);
  expect(billers.length).toBeGreaterThan(5);
  for (const { plans, serviceId } of billers) {
    const kobo = plans
      .filter(({ code }) => code.startsWith('sandbox-'))
      .map(({ priceMinor }) => priceMinor % 100n);
    expect(kobo).toEqual([1n, 2n, 3n, 4n, 5n]);
    const [first] = plans;
    expect(await simulatorAt(0).findPlan(serviceId, first?.code ?? '')).toEqual(first);
  }
});
