import { describe, expect, test } from '@jest/globals';
import {
  amountIn,
  isOfSession,
  planRecreation,
  recreateCommand,
} from '../../../src/cli/orders/lost/recreate.ts';
import type { Opened } from '../../../src/cli/tools.ts';
import type { LostFlow } from '../../../src/temporal/lostFlows.ts';

const lost = (kind: LostFlow['kind'], id: string, summary: string): LostFlow => ({
  ...{ kind, id, summary, environment: 'prod', businessId: 'biz_1', isOpen: true, begunAtMs: 0 },
  workflowId: `${kind}/prod/${id}`,
});
const SESSION_SALE = lost('usdt_sale', 'sale_1', 'Sale of USDT, USDT 10, of cp_1: sale_1 (prod)');

describe('what the workflow of a lost order says', () => {
  test.each([
    ['withdrawal', 'Withdrawal, NGN 2500.5: wd_1 (prod)', 250_050n],
    ['bill', 'N1000 1.5GB, NGN 900 - 30 days, NGN 1000: bill_1 (prod)', 100_000n],
    ['usdt_sale', 'Sale of USDT, USDT 10.000001: sale_1 (prod)', 10_000_001n],
    ['collection', 'Collection, NGN 31680: col_1 (prod)', 3_168_000n],
    ['withdrawal', 'Withdrawal: wd_1 (prod)', undefined],
  ] as const)('is its amount: a %s, %s', (kind, summary, amount) => {
    expect(amountIn(lost(kind, 'x', summary), kind)).toBe(amount);
  });

  test('is that it sells a settled session, whose sale is made again by itself', async () => {
    expect(isOfSession(SESSION_SALE)).toBe(true);
    expect(isOfSession(lost('usdt_sale', 'sale_1', 'Sale of USDT, USDT 10: sale_1 (prod)'))).toBe(false);
    const options = { reason: 'why', operator: 'ngozi', facts: '{"conversionRate":1500}' };
    await expect(planRecreation({} as Opened, SESSION_SALE, options)).rejects.toThrow('cannot be made again');
  });

  test('and what is missing, as it is to be typed', () => {
    expect(recreateCommand(lost('withdrawal', 'wd_1', ''))).toBe(
      'flows recreate withdrawal/prod/wd_1 --reason …',
    );
    expect(recreateCommand(lost('bill', 'bill_1', ''))).toMatch(/ --facts '\{"kind".*\}'$/);
    expect(recreateCommand(lost('vendor_credit', 'paystack/x', ''))).not.toContain('--facts');
  });
});
