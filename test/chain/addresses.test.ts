import { describe, expect, test } from '@jest/globals';
import { HDNodeWallet } from 'ethers';
import fc from 'fast-check';
import { TronWeb } from 'tronweb';
import {
  createAddressDerivation,
  decodeAddress,
  encodeAddress,
  isTronAddress,
} from '../../src/chain/addresses.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
const external = HDNodeWallet.fromPhrase(MNEMONIC, undefined, "m/44'/195'/0'/0");

describe('derivation of deposit addresses', () => {
  test('follows BIP-44 without a private key', () => {
    const derivation = createAddressDerivation(external.neuter().extendedKey);
    expect([0, 1, 2].map((index) => derivation.addressOf(index))).toEqual([
      'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
      'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK',
      'TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx',
    ]);
  });

  test('gives the addresses that a wallet with the mnemonic gives', () => {
    const derivation = createAddressDerivation(external.neuter().extendedKey);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (index) => {
        const { address } = TronWeb.fromMnemonic(MNEMONIC, `m/44'/195'/0'/0/${index}`);
        expect(derivation.addressOf(index)).toBe(address);
      }),
      { numRuns: 10 },
    );
  });

  test.each([-1, 0.5, 2 ** 31, Number.NaN])('has no address of index %d', (index) => {
    expect(() => createAddressDerivation(external.neuter().extendedKey).addressOf(index)).toThrow();
  });

  test.each([
    ['an extended private key', external.extendedKey, /begins with xpub/],
    ['a key of another depth', external.deriveChild(0).neuter().extendedKey, /depth/],
    ['a mistyped key', external.neuter().extendedKey.replace(/.$/, 'x'), /checksum/],
    ['nothing', '', /begins with xpub/],
  ])('refuses %s, and never repeats it', (_, key, expected) => {
    let message = '';
    try {
      createAddressDerivation(key);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(expected);
    if (key !== '') expect(message).not.toContain(key);
  });
});

describe('addresses', () => {
  test('are read and written as tronweb does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        const address = encodeAddress(hex);
        expect(address).toBe(TronWeb.address.fromHex(`41${hex}`));
        expect(decodeAddress(address)).toBe(hex);
      }),
    );
  });

  test.each([
    ['a mistyped one', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdh'],
    ['a hexadecimal one', '41c8599111f29c1e1e061265b4af93ea1f274ad78a'],
    ['one of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['one with a blank', ' TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
    ['nothing', ''],
  ])('%s is none', (_, text) => {
    expect(isTronAddress(text)).toBe(false);
  });

  test('one character changed anywhere is no address', () => {
    const address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
    for (let position = 1; position < address.length; position += 1) {
      const other = address[position] === '2' ? '3' : '2';
      expect(isTronAddress(address.slice(0, position) + other + address.slice(position + 1))).toBe(false);
    }
  });
});
