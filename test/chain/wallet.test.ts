import { describe, expect, test } from '@jest/globals';
import { generateMnemonic, openWallet, sealMnemonic, unsealMnemonic } from '../../src/chain/wallet.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
const QUICK = { costN: 32_768 } as const;

describe('a wallet at rest', () => {
  const sealed = sealMnemonic(MNEMONIC, 'correct horse', QUICK);

  test('opens with its passphrase, and shows nothing without', () => {
    expect(unsealMnemonic(sealed, 'correct horse')).toBe(MNEMONIC);
    expect(sealed).not.toMatch(/abandon|about|horse/);
    expect(sealMnemonic(MNEMONIC, 'correct horse', QUICK)).not.toBe(sealed);
  });

  test('takes the full cost unless told otherwise', () => {
    expect(JSON.parse(sealMnemonic(MNEMONIC, 'x')).kdf.N).toBe(131_072);
  });

  test.each([
    ['another passphrase', sealed, 'wrong horse'],
    ['a changed ciphertext', changed('ciphertext'), 'correct horse'],
    ['a changed tag', changed('tag'), 'correct horse'],
    ['a shortened tag', edited({ tag: 'AAAA' }), 'correct horse'],
    ['a cheaper derivation', edited({ kdf: { ...JSON.parse(sealed).kdf, N: 1024 } }), 'correct horse'],
    ['a ruinous derivation', edited({ kdf: { ...JSON.parse(sealed).kdf, N: 2 ** 30 } }), 'correct horse'],
    ['a field too many', edited({ mnemonic: MNEMONIC }), 'correct horse'],
    ['no JSON', MNEMONIC, 'correct horse'],
  ])('does not open with %s, and says so without secrets', (_, text, passphrase) => {
    let message = '';
    try {
      unsealMnemonic(text, passphrase);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).not.toBe('');
    expect(message).not.toMatch(/abandon|horse/);
  });

  function changed(field: 'ciphertext' | 'tag'): string {
    const bytes = Buffer.from(JSON.parse(sealed)[field], 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return edited({ [field]: bytes.toString('base64') });
  }

  function edited(changes: object): string {
    return JSON.stringify({ ...JSON.parse(sealed), ...changes });
  }
});

describe('mnemonics', () => {
  test('are 24 words, new each time', () => {
    const mnemonic = generateMnemonic();
    expect(mnemonic.split(' ')).toHaveLength(24);
    expect(generateMnemonic()).not.toBe(mnemonic);
    expect(openWallet(`  ${mnemonic.replaceAll(' ', '\n')} `).deposits.depth).toBe(4);
  });

  test.each([`${'abandon '.repeat(11)}abandon`, 'abandon', '', `${'abandon '.repeat(11)}zzz`])(
    'that are wrong are refused without being repeated',
    (mnemonic) => {
      expect(() => openWallet(mnemonic)).toThrow(
        'The mnemonic is not valid: a word is unknown, missing or in the wrong place.',
      );
    },
  );
});
