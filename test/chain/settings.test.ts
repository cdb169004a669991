import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { encodeAddress } from '../../src/chain/addresses.ts';
import { SANDBOX_SEED_BYTES } from '../../src/chain/simulator.ts';
import { openWallet, sealMnemonic } from '../../src/chain/wallet.ts';
import { checkChains, createChains, openSigning } from '../../src/composition/chains.ts';
import { loadConfig } from '../../src/config/config.ts';
import { TEST_KEYS } from '../support/keys.ts';
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
  sandboxSeed: Buffer.alloc(SANDBOX_SEED_BYTES, 7),
});
const TRON = {
  ...NEEDED,
  TRON_NODE_URLS: 'https://node.example',
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
      TRON_NODE_URLS: 'http://node:8090,https://other.example',
      TRON_SOLIDITY_URLS: 'http://node:8091,',
      TRON_JSONRPC_URLS: 'http://node:8545, ',
      TRON_API_KEYS: ',key',
    };
    expect(loadConfig({ ...TRON, ...bare }).tron?.nodes).toEqual([
      { url: 'http://node:8090', solidityUrl: 'http://node:8091', jsonRpcUrl: 'http://node:8545' },
      { url: 'https://other.example', apiKey: 'key' },
    ]);
  });

  test('may say what a node allows', () => {
    const urls = 'https://api.trongrid.io@15/s,http://node:8090/api/';
    expect(loadConfig({ ...TRON, TRON_NODE_URLS: urls }).tron?.nodes).toEqual([
      { url: 'https://api.trongrid.io', requestsPerSecond: 15 },
      { url: 'http://node:8090/api/' },
    ]);
  });

  test.each<[NodeJS.ProcessEnv, string]>([
    [
      { TRON_NODE_URLS: 'https://node.example@5/s,https://node.example@6/s' },
      'TRON_NODE_URLS must not contain a value twice',
    ],
    ...['@0/s', '@x/s', '@-1/s', '@15'].map((limit): [NodeJS.ProcessEnv, string] => [
      { TRON_NODE_URLS: `https://node.example${limit}` },
      'TRON_NODE_URLS must be http or https addresses, separated by commas, each with @15/s behind it',
    ]),
    [{ TRON_NODE_URLS: 'node' }, 'TRON_NODE_URLS must be http or https addresses, separated by commas'],
    [
      { TRON_NODE_URLS: 'https://node.example,' },
      'TRON_NODE_URLS must be http or https addresses, separated by commas',
    ],
    [
      { TRON_NODE_URLS: 'https://node.example,https://node.example' },
      'TRON_NODE_URLS must not contain a value twice',
    ],
    [
      { TRON_NODE_URLS: [1, 2, 3, 4, 5, 6].map((node) => `https://node${node}.example`).join() },
      'TRON_NODE_URLS must list at most 5 nodes',
    ],
    [
      { TRON_SOLIDITY_URLS: '127.0.0.1:8091' },
      'TRON_SOLIDITY_URLS must be http or https addresses, separated by commas',
    ],
    [
      { TRON_NODE_URLS: '', TRON_JSONRPC_URLS: 'http://node:8545' },
      'TRON_NODE_URLS must be set where TRON_JSONRPC_URLS is',
    ],
    [
      { TRON_NODE_URLS: 'http://node:8090,https://other.example', TRON_SOLIDITY_URLS: 'http://node:8091' },
      'TRON_SOLIDITY_URLS must list as many values as TRON_NODE_URLS, in the same order: 2, not 1',
    ],
    [
      { TRON_API_KEYS: 'key,key' },
      'TRON_API_KEYS must list as many values as TRON_NODE_URLS, in the same order: 1, not 2',
    ],
    [{ TRON_NETWORK: 'ropsten' }, 'TRON_NETWORK must be one of mainnet, nile, shasta, or a chain id'],
    [{ TRON_NETWORK: 'nile' }, 'TRON_USDT_CONTRACT must be set on every network but mainnet'],
    [{ TRON_XPUB: '' }, 'TRON_XPUB must be set where TRON_NODE_URLS is'],
    [{ TRON_XPUB: wallet.deposits.extendedKey }, 'TRON_XPUB must be the extended public key'],
    [{ TRON_TREASURY_ADDRESS: undefined }, 'TRON_TREASURY_ADDRESS must be set where TRON_NODE_URLS is'],
    [{ TRON_TREASURY_ADDRESS: '0x11' }, 'TRON_TREASURY_ADDRESS must be a TRON address'],
    [{ TRON_USDT_CONTRACT: `${TRON.TRON_TREASURY_ADDRESS}x` }, 'TRON_USDT_CONTRACT must be a TRON address'],
    [{ TRON_GAS_ACCOUNT: 'gas' }, 'TRON_GAS_ACCOUNT must be a TRON address'],
    [{ TRON_WALLET: 'file:/nowhere' }, 'TRON_WALLET must be file: and the path of an encrypted wallet, or'],
    [{ TRON_WALLET: sealed }, 'TRON_WALLET must be file: and the path of an encrypted wallet, or'],
    [
      { TRON_WALLET_PASSPHRASE: 'file:/nowhere' },
      'TRON_WALLET_PASSPHRASE must be a passphrase, or file: and the path of a file with one',
    ],
    [{ TRON_ENERGY_SOURCE: 'magic' }, 'TRON_ENERGY_SOURCE must be top_up, delegation or rental'],
    [{ TRON_ENERGY_SOURCE: 'rental' }, 'ITRX_API_KEY must be set where TRON_ENERGY_SOURCE is rental'],
    [{ ITRX_API_KEY: 'key' }, 'ITRX_API_KEY must be a key and its secret with a colon between them'],
    [{ TRON_TRX_PRICE_USDT: '0' }, 'TRON_TRX_PRICE_USDT must be an amount of USDT such as 0.35'],
    [{ TRON_TRX_PRICE_USDT: 'cheap' }, 'TRON_TRX_PRICE_USDT must be an amount of USDT such as 0.35'],
    [{ TRON_GAS_CAP_TRX: '15001' }, 'TRON_GAS_CAP_TRX must be a whole number from 1 to 15000'],
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
    ['a file', { TRON_WALLET: `file:${walletFile}`, TRON_WALLET_PASSPHRASE: `file:${passphraseFile}` }],
    [
      'the environment',
      { TRON_WALLET: Buffer.from(sealed).toString('base64'), TRON_WALLET_PASSPHRASE: 'passphrase' },
    ],
  ])('opens from %s', (_, changes) => {
    const signing = openSigning(configOf({ ...TRON, ...changes }))('prod');
    expect(signing?.signer).toMatchObject({
      extendedPublicKey: TRON.TRON_XPUB,
      gasAddress: encodeAddress(wallet.gas.address),
      treasuryAddress: TRON.TRON_TREASURY_ADDRESS,
    });
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{}, /^TRON_WALLET must be set/],
    [{ TRON_WALLET: `file:${walletFile}` }, /^TRON_WALLET_PASSPHRASE must be set/],
    [{ TRON_WALLET: `file:${walletFile}`, TRON_WALLET_PASSPHRASE: 'other' }, /^The wallet does not open/],
    [
      { TRON_WALLET: `file:${passphraseFile}`, TRON_WALLET_PASSPHRASE: 'x' },
      /^This is not an encrypted wallet/,
    ],
    [
      {
        TRON_WALLET: `file:${walletFile}`,
        TRON_WALLET_PASSPHRASE: 'passphrase',
        TRON_XPUB: openWallet(`${'zoo '.repeat(11)}wrong`).deposits.neuter().extendedKey,
      },
      /another one than that of TRON_XPUB/,
    ],
    [
      {
        TRON_WALLET: `file:${walletFile}`,
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
    const network = { TRON_NODE_URLS: server.url, TRON_USDT_CONTRACT: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' };
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
