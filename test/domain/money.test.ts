import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DomainError, InvariantError } from '../../src/domain/errors.ts';
import {
  type Asset,
  assertStorable,
  decimalToMinor,
  minorToDecimal,
  minorToNumber,
  parseAmountMinor,
  plainDecimal,
  roundHalfUp,
  scaledToDecimal,
} from '../../src/domain/money.ts';

const MAX_JSON_MINOR = 999_999_999_999_999n;
const asset = fc.constantFrom<Asset>('NGN', 'USDT');

function codeOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

describe('an amount in JSON', () => {
  test.each([
    [10, 'NGN', 1_000n],
    [0.01, 'NGN', 1n],
    [0.1, 'NGN', 10n],
    [0.29, 'NGN', 29n],
    [1.1, 'NGN', 110n],
    [4.35, 'NGN', 435n],
    [1.005e2, 'NGN', 10_050n],
    [50025.5, 'NGN', 5_002_550n],
    [10_000_000, 'NGN', 1_000_000_000n],
    [9_999_999_999_999.99, 'NGN', MAX_JSON_MINOR],
    [0.000001, 'USDT', 1n],
    [1e-6, 'USDT', 1n],
    [1.2e-5, 'USDT', 12n],
    [10.000001, 'USDT', 10_000_001n],
    [999_999_999.999999, 'USDT', MAX_JSON_MINOR],
  ] as [number, Asset, bigint][])('%d %s is %d minor units', (value, of, minor) => {
    expect(parseAmountMinor(value, of)).toBe(minor);
  });

  test.each([
    10.001,
    0.001,
    0.009,
    1e-7,
    -1,
    -0.01,
    0,
    -0,
    1e13,
    10_000_000_000_000,
    2 ** 53,
    2 ** 53 / 100,
    1e30,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    undefined,
    null,
    true,
    '100',
    '',
    [100],
    {},
    100n,
    new Number(100),
  ])('%p naira is refused', (value) => {
    expect(codeOf(() => parseAmountMinor(value, 'NGN'))).toBe('amount_invalid');
  });

  test.each([0.0000001, 1e-7, 10.0000001, 1e9, 2 ** 53 / 1_000_000, 1e30])('%p USDT is refused', (value) => {
    expect(codeOf(() => parseAmountMinor(value, 'USDT'))).toBe('amount_invalid');
  });

  test('beyond the bound two amounts would share one number, which is why there is one', () => {
    expect(minorToNumber(7_036_874_417_766_401n, 'NGN')).toBe(minorToNumber(7_036_874_417_766_402n, 'NGN'));
    expect(codeOf(() => parseAmountMinor(Number('70368744177664.01'), 'NGN'))).toBe('amount_invalid');
  });

  test('every amount up to the bound survives being shown and read again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: MAX_JSON_MINOR }), asset, (minor, of) => {
        expect(parseAmountMinor(JSON.parse(JSON.stringify(minorToNumber(minor, of))), of)).toBe(minor);
      }),
    );
  });

  test('at the upper end, where doubles are coarsest, neighbours stay apart', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: MAX_JSON_MINOR - 10_000n, max: MAX_JSON_MINOR }), asset, (minor, of) => {
        expect(parseAmountMinor(minorToNumber(minor, of), of)).toBe(minor);
      }),
    );
  });

  test('a number is either read exactly as it is written or refused, never rounded', () => {
    const anything = fc.oneof(fc.double(), fc.double({ min: 0, max: 1e7 }), fc.float(), fc.integer());
    fc.assert(
      fc.property(anything, asset, (value, of) => {
        let minor: bigint;
        try {
          minor = parseAmountMinor(value, of);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          return;
        }
        expect(minor > 0n && minor <= MAX_JSON_MINOR).toBe(true);
        expect(minorToNumber(minor, of)).toBe(value);
      }),
    );
  });

  test('no value of any other kind is an amount', () => {
    const notNumber = fc.anything().filter((value) => typeof value !== 'number');
    fc.assert(
      fc.property(notNumber, asset, (value, of) => {
        expect(codeOf(() => parseAmountMinor(value, of))).toBe('amount_invalid');
      }),
    );
  });

  test('one more decimal than the asset has is always refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 9 }), (whole, digit) => {
        expect(codeOf(() => parseAmountMinor(Number(`${whole}.00${digit}`), 'NGN'))).toBe('amount_invalid');
      }),
    );
  });
});

describe('a figure that is rounded half up', () => {
  test.each([
    ['26.875', 2, 2_688n],
    ['26.8749', 2, 2_687n],
    ['26.87', 2, 2_687n],
    ['26', 2, 2_600n],
    ['1234567.8900000001', 2, 123_456_789n],
    ['0.005', 2, 1n],
    ['0.00499999999999999999999', 2, 0n],
    ['-0.005', 2, 0n],
    ['-0.0051', 2, -1n],
    ['-26.875', 2, -2_687n],
    ['12345.5', 0, 12_346n],
    ['12345.49', 0, 12_345n],
    [plainDecimal(-1e-7), 2, 0n],
    [plainDecimal(-1.5e21), 0, -1_500_000_000_000_000_000_000n],
  ])('%s with %i decimals is %d', (text, decimals, rounded) => {
    expect(roundHalfUp(text, decimals)).toBe(rounded);
  });

  test.each(['', 'N/A', '1,000.00', '1e3', '--1', '1.', 'Infinity'])('%j is none', (text) => {
    expect(roundHalfUp(text, 2)).toBeUndefined();
  });

  test('is the nearest, the upper of two, and itself where nothing is to be rounded', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (thousandths) => {
        const rounded = roundHalfUp(scaledToDecimal(thousandths, 3), 2);
        const tenfold = 10n * (rounded ?? 0n);
        expect(tenfold - thousandths <= 5n && tenfold - thousandths > -5n).toBe(true);
      }),
    );
  });
});

describe('decimal text', () => {
  test.each([
    ['50000.25', 5_000_025n],
    ['50000.250000', 5_000_025n],
    ['-0.01', -1n],
    ['-0', 0n],
    ['007', 700n],
    ['92233720368547758.07', 9_223_372_036_854_775_807n],
  ])('%s naira is %d kobo', (text, minor) => {
    expect(decimalToMinor(text, 'NGN')).toBe(minor);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1.',
    '.5',
    '1e3',
    '0x10',
    '1,000',
    '1.2.3',
    '--1',
    'NaN',
    '1.001',
    '١',
    '1\n',
  ])('%p is no naira amount', (text) => {
    expect(decimalToMinor(text, 'NGN')).toBeUndefined();
  });

  test.each([
    [5_002_550n, 'NGN', '50025.5'],
    [0n, 'NGN', '0'],
    [1n, 'NGN', '0.01'],
    [-1n, 'NGN', '-0.01'],
    [-150n, 'NGN', '-1.5'],
    [100n, 'NGN', '1'],
    [1n, 'USDT', '0.000001'],
    [10_500_000n, 'USDT', '10.5'],
  ] as [bigint, Asset, string][])('%d minor units of %s are written %s', (minor, of, text) => {
    expect(minorToDecimal(minor, of)).toBe(text);
    expect(minorToNumber(minor, of)).toBe(Number(text));
  });

  test('every amount, however large or negative, survives being written and read', () => {
    fc.assert(
      fc.property(fc.bigInt(), asset, (minor, of) => {
        expect(decimalToMinor(minorToDecimal(minor, of), of)).toBe(minor);
      }),
    );
  });
});

test('what the database cannot keep is never stored', () => {
  const max = 2n ** 63n - 1n;
  expect(() => assertStorable(max)).not.toThrow();
  expect(() => assertStorable(-max)).not.toThrow();
  expect(() => assertStorable(max + 1n)).toThrow(InvariantError);
  expect(() => assertStorable(-max - 1n)).toThrow(InvariantError);
});
