import { describe, expect, it } from '@jest/globals';
import { checkPayment, readPastedHash } from '../../../src/domain/usdt/paymentCheck.ts';

const TX = 'b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee';
const SOLANA = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

describe('a pasted hash', () => {
  it.each([
    ['a hash', TX, { kind: 'hash', txId: TX, isPrefixed: false }],
    ['in capitals, with spaces', ` ${TX.toUpperCase()}\n`, { kind: 'hash', txId: TX, isPrefixed: false }],
    ['with 0x', `0x${TX}`, { kind: 'hash', txId: TX, isPrefixed: true }],
    [
      'an explorer',
      `https://tronscan.org/#/transaction/${TX}`,
      { kind: 'hash', txId: TX, isPrefixed: false },
    ],
    ['another explorer', `https://etherscan.io/tx/0x${TX}`, { kind: 'hash', txId: TX, isPrefixed: true }],
    ['a signature of Solana', SOLANA, { kind: 'another_network' }],
    ['a hash of TON', 'kl8zTWZ9dW0Qy1mB3m0d7A9J2vQh1c6S+x/7yY0t5Rk=', { kind: 'another_network' }],
    ['an address', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', { kind: 'not_a_hash' }],
    ['a digit too few', TX.slice(1), { kind: 'not_a_hash' }],
    ['nothing', ' ', { kind: 'not_a_hash' }],
  ] as const)('is read from %s', (_, pasted, read) => {
    expect(readPastedHash(pasted)).toEqual(read);
  });
});

describe('a transaction', () => {
  const transfer = (to: string, isUsdt = true) => ({ to, isUsdt });
  const landed = (...transfers: readonly ReturnType<typeof transfer>[]) =>
    ({ isSolid: true, outcome: 'success', transfers }) as const;

  it.each([
    ['not_found', undefined],
    ['failed', { ...landed(), outcome: 'failed' }],
    ['found', landed(transfer('elsewhere'), transfer('here'))],
    ['on_its_way', { ...landed(transfer('here')), isSolid: false }],
    ['another_token', landed(transfer('here', false))],
    // TRX writes no log.
    ['another_token', landed()],
    ['another_address', landed(transfer('elsewhere'), transfer('here', false))],
  ] as const)('is %s', (result, inclusion) => {
    expect(checkPayment('here', inclusion)).toBe(result);
  });
});
