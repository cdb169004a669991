import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inexactNumbers, parseKeepingDigits } from '../../src/domain/json.ts';

const EXACT = [
  '0',
  '-0',
  '0.0',
  '1.0',
  '100.50',
  '0.1',
  '1e3',
  '1E+3',
  '1.50e2',
  '1e-7',
  '0e999999999999999999999',
  '9007199254740992',
  '9007199254740992000e-3',
  '1000000000000000000000',
  '1e308',
  '5e-324',
  '123456789012345',
  '0.300000000000000000000',
  '1234567.8900000001',
];

const INEXACT = [
  '9007199254740993',
  '-9007199254740993',
  '12345678901234567890',
  '26362054405982757802',
  '99.999999999999999999',
  '0.1000000000000000055511151231257827',
  '1e400',
  '-1e400',
  '1e-400',
  '1.7976931348623157e309',
  '9007199254740993e1',
  `1${'0'.repeat(400)}`,
];

describe('numbers of a JSON text that parsing changes', () => {
  test.each(EXACT)('%s is none of them', (number) => {
    expect(inexactNumbers(`{"a":[${number}]}`)).toEqual([]);
  });

  test.each(INEXACT)('%s is one of them', (number) => {
    expect(inexactNumbers(`{"a":[${number}]}`)).toEqual([{ path: ['a', '0'], source: number }]);
  });

  test('are found wherever they stand, and in texts they are none', () => {
    const text = `{"amount":99.999999999999999999, "text":"12345678901234567890", "metadata":{"ids":[1,\n12345678901234567890,{"a.b":-1e400}]}}`;
    expect(inexactNumbers(text)).toEqual([
      { path: ['amount'], source: '99.999999999999999999' },
      { path: ['metadata', 'ids', '1'], source: '12345678901234567890' },
      { path: ['metadata', 'ids', '2', 'a.b'], source: '-1e400' },
    ]);
  });

  test('are none of those that JavaScript writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.double({ noNaN: true, noDefaultInfinity: true }), (value, number) => {
        expect(inexactNumbers(JSON.stringify([value, number]))).toEqual([]);
      }),
    );
  });

  test('are those whose digits are not read back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), (integer) => {
        const isKept = plainInteger(Number(integer)) === integer;
        expect(inexactNumbers(`[${integer}]`).length).toBe(isKept ? 0 : 1);
      }),
    );
  });
});

/** The integer that a double is written as: 1e21 is 10^21. */
function plainInteger(value: number): bigint {
  const [digits = '', exponent] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return BigInt(whole + fraction.padEnd(Number(exponent ?? 0), '0'));
}

describe('JSON of which digits are kept', () => {
  test.each(INEXACT)('has %s as text', (number) => {
    expect(parseKeepingDigits(`{"a":{"b":${number}}}`)).toEqual({ a: { b: number } });
  });

  test('is otherwise what JSON says', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseKeepingDigits(text)).toEqual(JSON.parse(text));
      }),
    );
    expect(parseKeepingDigits('[1.0,1e3,"12345678901234567890"]')).toEqual([1, 1000, '12345678901234567890']);
  });

  test('is not read where it is none, or nested without end', () => {
    expect(() => parseKeepingDigits('<html>')).toThrow(SyntaxError);
    expect(() =>
      parseKeepingDigits(`${'['.repeat(200_000)}12345678901234567890${']'.repeat(200_000)}`),
    ).toThrow();
  });
});
