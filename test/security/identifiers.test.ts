import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkoutToken, newIdentifier, readCheckoutToken } from '../../src/security/identifiers.ts';

const key = randomBytes(32);
const paymentId = newIdentifier('cp');

describe('the token of a checkout page', () => {
  it('leads to its session, and is the same each time', () => {
    const token = checkoutToken(key, paymentId);
    expect(token).toMatch(/^[0-9a-z]{52}$/);
    expect(checkoutToken(key, paymentId)).toBe(token);
    expect(readCheckoutToken(key, token)).toBe(paymentId);
  });

  it('is worth nothing when any character of it is another', () => {
    const token = checkoutToken(key, paymentId);
    for (let place = 0; place < token.length; place++) {
      const other = token[place] === '7' ? '8' : '7';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(readCheckoutToken(key, changed)).toBeUndefined();
    }
  });

  it('is not that of another session, nor of another key', () => {
    const token = checkoutToken(key, paymentId);
    const other = checkoutToken(key, newIdentifier('cp'));
    expect(readCheckoutToken(key, token.slice(0, 26) + other.slice(26))).toBeUndefined();
    expect(readCheckoutToken(randomBytes(32), token)).toBeUndefined();
  });

  it.each(['', 'x', `${'0'.repeat(52)}0`, 'U'.repeat(52), `${'0'.repeat(51)}é`])('is not %j', (token) => {
    expect(readCheckoutToken(key, token)).toBeUndefined();
  });
});
