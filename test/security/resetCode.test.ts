import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSameResetCode, parseResetCode, resetCode } from '../../src/security/resetCode.ts';

const KEY = Buffer.alloc(32, 7);
const make = () => resetCode(KEY, 'biz_1', randomBytes(16));

describe('a reset code', () => {
  it('has twelve characters of 32 that do not look like each other: 60 bits', () => {
    const seen = new Set<string>();
    for (let time = 0; time < 2_000; time++) {
      const code = make();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
      for (const character of code.replace('-', '')) seen.add(character);
    }
    expect(seen.size).toBe(32);
  });

  it('is the same again for the same seed, and another for another key, account or seed', () => {
    const seed = Buffer.alloc(16, 3);
    const code = resetCode(KEY, 'biz_1', seed);
    expect(resetCode(KEY, 'biz_1', seed)).toBe(code);
    expect(resetCode(Buffer.alloc(32, 8), 'biz_1', seed)).not.toBe(code);
    expect(resetCode(KEY, 'biz_2', seed)).not.toBe(code);
    expect(resetCode(KEY, 'biz_1', Buffer.alloc(16, 4))).not.toBe(code);
  });

  it('is read however it is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', ' ', '-', '\u2010', '\u00a0', '\n'), { minLength: 13, maxLength: 13 }),
        fc.boolean(),
        (gaps, isSmall) => {
          const code = make();
          const typed = code.replace('-', '').replace(/./g, (character, at: number) => character + gaps[at]);
          const lookAlike = typed.replaceAll('0', 'o').replaceAll('1', 'I');
          expect(parseResetCode(isSmall ? lookAlike.toLowerCase() : lookAlike)).toBe(code);
        },
      ),
    );
  });

  it.each([
    '',
    '493021',
    'K7QF2M-XD9RT',
    'K7QF2M-XD9RTAB',
    'K7QF2M-XD9RTU',
    'K7QF2M_XD9RTA',
    'ÄÖÜÄÖÜ-ÄÖÜÄÖÜ',
  ])('is not %j', (typed) => {
    expect(parseResetCode(typed)).toBeUndefined();
  });

  it('is compared whole, or by its first half', () => {
    const code = 'K7QF2M-XD9RTA';
    expect(isSameResetCode(code, 'K7QF2M-XD9RTA')).toEqual({ isNamed: true, isProven: true });
    expect(isSameResetCode(code, 'K7QF2M-XD9RTB')).toEqual({ isNamed: true, isProven: false });
    expect(isSameResetCode(code, 'K7QF2N-XD9RTA')).toEqual({ isNamed: false, isProven: false });
  });
});
