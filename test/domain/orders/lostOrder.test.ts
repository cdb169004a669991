import { describe, expect, test } from '@jest/globals';
import { judgeLostOrder, type OrderAtProvider } from '../../../src/domain/orders/lostOrder.ts';

const at = (status: OrderAtProvider['status'], changes: Partial<OrderAtProvider> = {}): OrderAtProvider => ({
  ...{ provider: 'paystack', account: '463433', reference: 'wd_1', ordinal: 1, status, reason: undefined },
  ...changes,
});

describe('an order whose record is lost', () => {
  test.each(['succeeded', 'pending', 'reversed', 'failed'] as const)(
    'is known where one bank has it %s',
    (status) => {
      const known = at(status, { provider: 'monnify', reference: 'wd_1-2', ordinal: 2 });
      expect(judgeLostOrder([at('not_found'), known])).toEqual({ is: 'known', at: known });
    },
  );

  test('is unknown where every bank says that it has nothing', () => {
    expect(judgeLostOrder([at('not_found'), at('not_found', { provider: 'monnify' })])).toEqual({
      is: 'unknown',
    });
  });

  test('is the one that may have paid, before those that have not', () => {
    const paid = at('succeeded', { reference: 'wd_1-2' });
    expect(judgeLostOrder([at('failed'), at('reversed'), paid])).toEqual({ is: 'known', at: paid });
  });

  test('is unclear where two may have paid', () => {
    const answers = [at('succeeded'), at('pending', { provider: 'monnify', reference: 'wd_1-2' })];
    expect(judgeLostOrder(answers)).toEqual({
      is: 'unclear',
      isUnasked: false,
      because:
        'It may have been paid twice, as wd_1 at paystack and wd_1-2 at monnify: settle it with the providers first.',
    });
  });

  test.each(['unasked', 'unknown'] as const)(
    'is unclear while one bank is %s, whatever others say',
    (status) => {
      const unclear = at(status, { provider: 'monnify', reason: 'It does not answer.' });
      for (const other of ['succeeded', 'not_found'] as const) {
        expect(judgeLostOrder([at(other), unclear])).toEqual({
          is: 'unclear',
          isUnasked: status === 'unasked',
          because: 'monnify does not say what it knows of wd_1: It does not answer.',
        });
      }
    },
  );
});
