import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { encodeAddress } from '../../src/chain/addresses.ts';
import { deriveSandboxSeed } from '../../src/chain/simulator.ts';
import { openWallet, sealMnemonic } from '../../src/chain/wallet.ts';
import { checkChains, createChains, openSigning } from '../../src/composition/chains.ts';
import { loadConfig } from '../../src/config.ts';
import { TEST_KEYS, testKey } from '../support/keys.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { startTronNodeServer } from '../support/tronNode/server.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
const wallet = openWallet(MNEMONIC);
const folder = mkdtempSync(join(tmpdir(), 'tron-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sealed = sealMnemonic(MNEMONIC, 'passphrase', { costN: 32_768 });
const walletFile = join(folder, 'wallet.json');
writeFileSync(walletFile, `${sealed}\n`);
const passphraseFile = join(folder, 'passphrase');
writeFileSync(passphraseFile, 'passphrase\n');

const NEEDED = TEST_KEYS;
/** Settings with the seed of a sandbox, which nothing here is about. */
const configOf = (env: NodeJS.ProcessEnv) => ({
  ...loadConfig(env),
  sandboxSeed: deriveSandboxSeed(testKey('a sandbox')),
});
const TRON = {
  ...NEEDED,
  TRON_NODE_URL: 'https://node.example',
  TRON_XPUB: wallet.deposits.neuter().extendedKey,
  TRON_TREASURY_ADDRESS: encodeAddress('11'.repeat(20)),
};
const refuses = async () => {
  throw new Error('No database is needed.');
};
const nowhere = { run: refuses, first: refuses, one: refuses, hasRow: refuses };

describe('the settings of a TRON network', () => {
  test('are absent, or complete with what was left out', () => {
    expect(loadConfig(NEEDED).tron).toBeUndefined();
    expect(loadConfig(TRON).tron).toMatchObject({
      network: 'mainnet',
      nodes: [{ url: 'https://node.example', apiKey: undefined }],
      usdtContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      caps: { sweepMinor: 1_000_000_000_000n, feeLimitSun: 50_000_000n },
      sweepPolicy: { energyBy: 'top_up', trxPriceMinor: 350_000n, costCapBasisPoints: 1_000n },
    });
  });

  test('may name a port for each kind of path', () => {
    const bare = {
      TRON_NODE_URL: 'http://node:8090',
      TRON_SOLIDITY_URL: 'http://node:8091',
      TRON_JSONRPC_URL: 'http://node:8545',
      TRON_FALLBACK_NODE_URL: 'https://other.example',
      TRON_FALLBACK_API_KEY: 'key',
    };
    expect(loadConfig({ ...TRON, ...bare }).tron?.nodes).toEqual([
      { url: 'http://node:8090', solidityUrl: 'http://node:8091', jsonRpcUrl: 'http://node:8545' },
      { url: 'https://other.example', apiKey: 'key' },
    ]);
  });

  test.each<[NodeJS.ProcessEnv, string]>([
    [{ TRON_NODE_URL: 'node' }, 'TRON_NODE_URL must be an http or https address'],
    [{ TRON_SOLIDITY_URL: '127.0.0.1:8091' }, 'TRON_SOLIDITY_URL must be an http or https address'],
    [
      { TRON_NODE_URL: '', TRON_JSONRPC_URL: 'http://node:8545' },
      'TRON_NODE_URL must be set where TRON_JSONRPC_URL is',
    ],
    [
      { TRON_FALLBACK_SOLIDITY_URL: 'http://node:8091' },
      'TRON_FALLBACK_NODE_URL must be set where TRON_FALLBACK_SOLIDITY_URL is',
    ],
    [{ TRON_NETWORK: 'ropsten' }, 'TRON_NETWORK must be one of mainnet, nile, shasta, or a chain id'],
    [{ TRON_NETWORK: 'nile' }, 'TRON_USDT_CONTRACT must be set on every network but mainnet'],
    [{ TRON_XPUB: '' }, 'TRON_XPUB must be set where TRON_NODE_URL is'],
    [{ TRON_XPUB: wallet.deposits.extendedKey }, 'TRON_XPUB must be the extended public key'],
    [{ TRON_TREASURY_ADDRESS: undefined }, 'TRON_TREASURY_ADDRESS must be set where TRON_NODE_URL is'],
    [{ TRON_TREASURY_ADDRESS: '0x11' }, 'TRON_TREASURY_ADDRESS must be a TRON address'],
    [{ TRON_USDT_CONTRACT: `${TRON.TRON_TREASURY_ADDRESS}x` }, 'TRON_USDT_CONTRACT must be a TRON address'],
    [{ TRON_GAS_ACCOUNT: 'gas' }, 'TRON_GAS_ACCOUNT must be a TRON address'],
    [{ TRON_WALLET_FILE: '/nowhere' }, 'TRON_WALLET_FILE must name a file that is there'],
    [
      { TRON_WALLET_FILE: walletFile, TRON_MNEMONIC_ENCRYPTED: sealed },
      'TRON_WALLET_FILE must not be set beside TRON_MNEMONIC_ENCRYPTED',
    ],
    [{ TRON_ENERGY_BY: 'magic' }, 'TRON_ENERGY_BY must be top_up, delegation or rental'],
    [{ TRON_ENERGY_BY: 'rental' }, 'ITRX_API_KEY must be set where TRON_ENERGY_BY is rental'],
    [{ TRON_TRX_PRICE_USDT: '0' }, 'TRON_TRX_PRICE_USDT must be an amount of USDT such as 0.35'],
    [{ TRON_TRX_PRICE_USDT: 'cheap' }, 'TRON_TRX_PRICE_USDT must be an amount of USDT such as 0.35'],
    [{ TRON_FEE_LIMIT_CAP_TRX: '15001' }, 'TRON_FEE_LIMIT_CAP_TRX must be a whole number from 1 to 15000'],
  ])('that are wrong stop the start by name: %j', (changes, sentence) => {
    let message = '';
    try {
      loadConfig({ ...TRON, ...changes });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`The configuration is not valid: ${sentence}`);
    expect(message).not.toContain('xprv');
  });
});

describe('the signer of production', () => {
  test.each<[string, NodeJS.ProcessEnv]>([
    ['a file', { TRON_WALLET_FILE: walletFile, TRON_WALLET_PASSPHRASE_FILE: passphraseFile }],
    ['the environment', { TRON_MNEMONIC_ENCRYPTED: sealed, TRON_WALLET_PASSPHRASE: 'passphrase' }],
  ])('opens from %s', (_, changes) => {
    const signing = openSigning(configOf({ ...TRON, ...changes }))('prod');
    expect(signing?.signer).toMatchObject({
      extendedPublicKey: TRON.TRON_XPUB,
      gasAddress: encodeAddress(wallet.gas.address),
      treasuryAddress: TRON.TRON_TREASURY_ADDRESS,
    });
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{}, /^TRON_WALLET_FILE or TRON_MNEMONIC_ENCRYPTED must be set/],
    [{ TRON_WALLET_FILE: walletFile }, /^TRON_WALLET_PASSPHRASE or TRON_WALLET_PASSPHRASE_FILE must be set/],
    [{ TRON_WALLET_FILE: walletFile, TRON_WALLET_PASSPHRASE: 'other' }, /^The wallet does not open/],
    [{ TRON_WALLET_FILE: passphraseFile, TRON_WALLET_PASSPHRASE: 'x' }, /^This is no encrypted wallet/],
    [
      {
        TRON_WALLET_FILE: walletFile,
        TRON_WALLET_PASSPHRASE: 'passphrase',
        TRON_XPUB: openWallet(`${'zoo '.repeat(11)}wrong`).deposits.neuter().extendedKey,
      },
      /another one than that of TRON_XPUB/,
    ],
    [
      {
        TRON_WALLET_FILE: walletFile,
        TRON_WALLET_PASSPHRASE: 'passphrase',
        TRON_GAS_ACCOUNT: TRON.TRON_TREASURY_ADDRESS,
      },
      /^TRON_GAS_ACCOUNT is not the gas account of the wallet, T/,
    ],
  ])('does not open with %j', (changes, sentence) => {
    const config = configOf({ ...TRON, ...changes });
    expect(() => openSigning(config)).toThrow(sentence);
  });

  test('is not there without a network', () => {
    expect(openSigning(configOf(NEEDED))('prod')).toBeUndefined();
  });
});

describe('the chain at start', () => {
  async function checked(changes: NodeJS.ProcessEnv): Promise<string | undefined> {
    const chains = createChains(configOf({ ...TRON, ...changes }), nowhere);
    try {
      return await checkChains(chains);
    } finally {
      await chains.close();
    }
  }

  test('is the configured one, another one, or silent', async () => {
    const server = await startTronNodeServer(new LocalChain());
    const network = { TRON_NODE_URL: server.url, TRON_USDT_CONTRACT: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' };
    expect(await checked({ ...network, TRON_NETWORK: 'nile' })).toBeUndefined();
    expect(await checked({ ...network, TRON_NETWORK: '0xcd8690dc' })).toBeUndefined();
    await expect(checked({ ...network, TRON_NETWORK: 'mainnet' })).rejects.toThrow(
      /^The TRON node 127\.0\.0\.1:\d+ serves chain 0xcd8690dc, not 0x2b6653dc \(mainnet\)\. Check TRON_NETWORK\.$/,
    );
    server.faults.isDown = true;
    expect(await checked({ ...network, TRON_NETWORK: 'nile' })).toMatch(/gave no complete answer/);
    await server.stop();
  });
});
