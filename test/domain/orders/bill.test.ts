import { describe, expect, it } from '@jest/globals';
import { type BillMoney, billTransfers } from '../../../src/contract/kinds.ts';
import type { Transfer } from '../../../src/domain/ledger/ledger.ts';
import {
  billRequestId,
  describeOrder,
  isBettingCustomer,
  isRequestIdOver,
  networkHint,
  parseMeterNumber,
  parseNigerianPhone,
} from '../../../src/domain/orders/bill.ts';

describe('a Nigerian phone number', () => {
  it.each([
    ['08031234567', '08031234567'],
    ['+2348031234567', '08031234567'],
    ['2348031234567', '08031234567'],
    [' 0803 123 4567 ', '08031234567'],
    ['+234-701-123-4567', '07011234567'],
    ['09161234567', '09161234567'],
  ])('%s is %s', (text, phone) => {
    expect(parseNigerianPhone(text)).toBe(phone);
  });

  it.each([
    '',
    '8031234567',
    '0803123456',
    '080312345678',
    '06031234567',
    '08231234567',
    '+447911123456',
    '0803a234567',
  ])('%j is none', (text) => {
    expect(parseNigerianPhone(text)).toBeUndefined();
  });

  it.each([
    ['08031234567', 'mtn'],
    ['08021234567', 'airtel'],
    ['08051234567', 'glo'],
    ['09091234567', '9mobile'],
    ['07991234567', undefined],
  ])('%s hints at %s', (phone, network) => {
    expect(networkHint(phone)).toBe(network);
  });
});

describe('accounts', () => {
  it.each([
    ['12345678901', '12345678901'],
    ['1234567890123', '1234567890123'],
    ['1234 5678-901', '12345678901'],
    ['123456789012', undefined],
    ['1234567890a', undefined],
    ['123-456-789', undefined],
  ])('of the prepaid meter %j are %j', (text, number) => {
    expect(parseMeterNumber(text, 'prepaid')).toBe(number);
  });

  it.each([
    ['123456', '123456'],
    ['0101160222-01', '0101160222-01'],
    ['12/34/56/7890-01', '12/34/56/7890-01'],
    ['0101 160 222-01', '0101160222-01'],
    ['12345', undefined],
    ['-123456', undefined],
    ['1'.repeat(21), undefined],
  ])('of the postpaid account %j are %j', (text, number) => {
    expect(parseMeterNumber(text, 'postpaid')).toBe(number);
  });

  it('of bettors have 3 to 50 characters', () => {
    expect(isBettingCustomer('ada_obi')).toBe(true);
    expect(isBettingCustomer('a b')).toBe(false);
  });
});

describe('a request id', () => {
  it('begins with the date and minute in Lagos, also where UTC still has the day before', () => {
    expect(billRequestId(Date.UTC(2026, 0, 31, 15, 10), 'abc')).toBe('202601311610abc');
    expect(billRequestId(Date.UTC(2026, 0, 31, 23, 30), 'abc')).toBe('202602010030abc');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos', dateStyle: 'short' });
    const nowMs = Date.now();
    expect(billRequestId(nowMs, '').slice(0, 8)).toBe(today.format(nowMs).replaceAll('-', ''));
  });

  it.each([
    ['at its own time', '2026-01-31T22:59Z', false],
    ['just after midnight in Lagos, when an order may still be on its way', '2026-01-31T23:09Z', false],
    ['when that has passed', '2026-01-31T23:10Z', true],
    ['a day later', '2026-02-01T22:59Z', true],
    ['before it, by a clock that goes ahead', '2026-01-30T22:59Z', false],
  ])('is over or not %s', (_, moment, expected) => {
    expect(isRequestIdOver('202601312359abc', Date.parse(moment))).toBe(expected);
  });
});

describe('the line about an order', () => {
  const order = { billerName: 'DStv', plan: undefined, isRenewal: false, account: '1212121212' };
  it.each([
    [{}, 'DStv for 1212121212'],
    [{ plan: { code: 'dstv-padi', name: 'DStv Padi' } }, 'DStv Padi for 1212121212'],
    [{ isRenewal: true }, 'DStv renewal for 1212121212'],
  ])('with %j is "%s"', (change, line) => {
    expect(describeOrder({ ...order, ...change })).toBe(line);
  });
});

describe('the money of a purchase', () => {
  const money: BillMoney = {
    purchaseId: 'bill_1',
    businessId: 'biz_1',
    environment: 'prod',
    amountMinor: 50_000n,
  };
  const sums = (...transfers: Transfer[]) => {
    const found: Record<string, bigint> = {};
    for (const { account, amountMinor } of transfers.flatMap(({ legs }) => legs)) {
      found[account.kind] = (found[account.kind] ?? 0n) + amountMinor;
    }
    return found;
  };

  it('is held, then leaves, or comes back', () => {
    expect(sums(billTransfers.reserve(money))).toEqual({ available: -50_000n, held: 50_000n });
    expect(sums(billTransfers.reserve(money), billTransfers.post(money))).toEqual({
      available: -50_000n,
      held: 0n,
      provider_clearing: 50_000n,
    });
    expect(sums(billTransfers.reserve(money), billTransfers.void(money))).toEqual({
      available: 0n,
      held: 0n,
    });
    expect(
      sums(billTransfers.reserve(money), billTransfers.post(money), billTransfers.reverse(money)),
    ).toEqual({
      available: 0n,
      held: 0n,
      provider_clearing: 0n,
    });
  });

  it('goes under one reference each, and post and void resolve the reservation', () => {
    const transfers = [
      billTransfers.reserve(money),
      billTransfers.post(money),
      billTransfers.void(money),
      billTransfers.reverse(money),
    ];
    expect(
      transfers.map(({ reference, kind, phase, reservationReference }) => [
        reference,
        kind,
        phase,
        reservationReference,
      ]),
    ).toEqual([
      ['bill_1:reserve', 'bill_reserve', 'reserve', undefined],
      ['bill_1:post', 'bill_post', 'post', 'bill_1:reserve'],
      ['bill_1:void', 'bill_void', 'void', 'bill_1:reserve'],
      ['bill_1:reversal', 'bill_reversal', 'single', undefined],
    ]);
  });
});
