import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { runAdmin } from '../../../src/cli/program.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
const PASSPHRASE = 'correct horse battery';
const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function admin(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  let out = '';
  let err = '';
  const code = await runAdmin(args, {
    env,
    dataDir: folder,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

test('wallet init makes an encrypted wallet, and wallet xpub reads it', async () => {
  const file = join(folder, 'new.json');
  const made = await admin(['wallet', 'init', '--out', file], { TRON_WALLET_PASSPHRASE: PASSPHRASE });
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^TRON_XPUB {6}xpub\w+\nGas account {4}T\w{33} .*\nFirst address {2}T\w{33}\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const passphraseFile = join(folder, 'passphrase');
  writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
  const shown = await admin(['wallet', 'xpub', '--json'], {
    TRON_WALLET: `file:${file}`,
    TRON_WALLET_PASSPHRASE: `file:${passphraseFile}`,
  });
  expect(made.out).toContain(JSON.parse(shown.out).extendedPublicKey);

  const before = readFileSync(file, 'utf8');
  const again = await admin(['wallet', 'init', '--out', file], { TRON_WALLET_PASSPHRASE: PASSPHRASE });
  expect(again).toMatchObject({ code: 2, err: `${file} is there already and is not overwritten.\n` });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('wallet encrypt takes a mnemonic, and shows nothing of it', async () => {
  const words = join(folder, 'words');
  writeFileSync(words, `${MNEMONIC.replaceAll(' ', '\n')}\n`);
  const file = join(folder, 'known.json');
  const done = await admin(['wallet', 'encrypt', '--mnemonic-file', words, '--out', file], {
    TRON_WALLET_PASSPHRASE: PASSPHRASE,
  });
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
  expect(done.out + readFileSync(file, 'utf8')).not.toContain('abandon');

  const wrong = await admin(['wallet', 'xpub'], {
    TRON_WALLET: readFileSync(file).toString('base64'),
    TRON_WALLET_PASSPHRASE: 'another passphrase',
  });
  expect(wrong).toMatchObject({
    code: 2,
    out: '',
    err: 'The wallet does not open: the passphrase is wrong, or the wallet was changed.\n',
  });
});

test('what is missing or wrong is said in a sentence', async () => {
  const out = join(folder, 'none.json');
  expect(await admin(['wallet', 'init', '--out', out])).toMatchObject({
    code: 2,
    err: 'Set TRON_WALLET_PASSPHRASE.\n',
  });
  expect(await admin(['wallet', 'init', '--out', out], { TRON_WALLET_PASSPHRASE: 'short' })).toMatchObject({
    code: 2,
    err: 'The passphrase must have at least 12 characters.\n',
  });
  expect(await admin(['wallet', 'xpub'])).toMatchObject({
    code: 2,
    err: 'Set TRON_WALLET.\n',
  });
  expect(await admin(['wallet', 'xpub'], { TRON_WALLET: 'file:/nowhere' })).toMatchObject({
    code: 2,
    err: 'TRON_WALLET must be file: and the path of an encrypted wallet, or the contents of that file in base64.\n',
  });
  const words = join(folder, 'wrong');
  writeFileSync(words, 'abandon abandon');
  const wrong = await admin(['wallet', 'encrypt', '--mnemonic-file', words, '--out', out], {
    TRON_WALLET_PASSPHRASE: PASSPHRASE,
  });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/^The mnemonic is not valid/) });
});
