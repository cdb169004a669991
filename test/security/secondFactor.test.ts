import { describe, expect, it } from '@jest/globals';
import {
  newRecoveryCodes,
  parseSecondFactorCode,
  recoveryCodeSha256,
} from '../../src/security/secondFactor.ts';

const MIN_BITS = 112;
const BITS_OF_CHARACTER = 5;

describe('a recovery code', () => {
  it('has 120 bits, each of which counts', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
      const characters = [...code.replaceAll('-', '')];
      expect(characters.length * BITS_OF_CHARACTER).toBeGreaterThanOrEqual(MIN_BITS);
      for (const [at, character] of characters.entries()) {
        const other = characters.with(at, character === 'A' ? 'B' : 'A').join('');
        expect(recoveryCodeSha256(other)).not.toEqual(recoveryCodeSha256(code));
      }
      expect(parseSecondFactorCode(code.toLowerCase())).toEqual({
        kind: 'recovery',
        code: characters.join(''),
      });
      expect(parseSecondFactorCode(code.slice(0, -1))).toBeUndefined();
    }
  });
});
