import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createAddressDerivation } from '../../src/chain/addresses.ts';
import { sandboxWallet } from '../../src/chain/simulator.ts';
import { ROLES } from '../../src/composition/start.ts';
import { openStoredSecrets } from '../../src/composition/storedSecrets.ts';
import { loadConfig } from '../../src/config/config.ts';
import { type KeyMerchant, type KeyScene, openKeyScene } from '../support/keyScene.ts';
import { TEST_KEYS, testKey } from '../support/keys.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { waitFor } from '../support/waitFor.ts';

const A = testKey('a').toString('base64');
const B = testKey('b').toString('base64');
const WRONG_KEY =
  /^ENCRYPTION_KEY is not the key that the secrets in this database are sealed with: set that one, alone or after a new one\.$/;

let scene: KeyScene;
beforeEach(async () => {
  scene = await openKeyScene();
});
afterEach(() => scene?.close());

async function notedSecrets(): Promise<number> {
  const { rows } = await scene.ownerSql('select count(*)::integer as noted from installation_secrets');
  return rows[0].noted;
}

/** The deposit addresses that the sandbox gives out, by what this key opens. */
async function sandboxAddresses(key: string): Promise<readonly string[]> {
  const keys = { encryptionKey: Buffer.from(key, 'base64'), previousEncryptionKeys: [] };
  const { extendedPublicKey } = sandboxWallet((await openStoredSecrets(scene.database, keys)).sandboxSeed);
  const derivation = createAddressDerivation(extendedPublicKey);
  return Array.from({ length: 10 }, (_, index) => derivation.addressOf(index));
}

async function createSession(merchant: KeyMerchant) {
  const { payment } = await scene.call(merchant, 'POST', '/crypto/payments/create', { amount: 25 });
  return payment as { paymentId: string; depositAddress: string };
}

/** Pays a session, and waits until what was paid is swept and credited. */
async function settle(merchant: KeyMerchant, paymentId: string): Promise<void> {
  await scene.call(merchant, 'POST', `/crypto/payments/${paymentId}/simulate-deposit`, {});
  await waitFor('the session to be settled', async () => {
    const { payment } = await scene.call(merchant, 'GET', `/crypto/payments/${paymentId}`);
    return payment.status === 'SETTLED';
  });
  const { rows } = await scene.ownerSql('select status from crypto_sweeps where payment_id = $1', [
    paymentId,
  ]);
  expect(rows).toEqual([{ status: 'DONE' }]);
}

describe('the first start on a database', () => {
  it.each(ROLES)('notes the key; a %s with another one does not start', async (role) => {
    await scene.start({ key: A });
    await scene.stop();
    await expect(scene.start({ key: B }, { role })).rejects.toThrow(WRONG_KEY);
    await scene.start({ key: A }, { role });
    expect(await notedSecrets()).toBe(2);
  });

  it('by several processes at once notes it once, and all of them start', async () => {
    await Promise.all(Array.from({ length: 6 }, () => scene.start({ key: A })));
    expect(await notedSecrets()).toBe(2);
  });

  it('by processes with different keys at once is the start of one key alone', async () => {
    const keys = [A, B, A, B, A, B];
    const outcomes = await Promise.allSettled(keys.map((key) => scene.start({ key })));
    const started = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(started).toHaveLength(3);
    expect(new Set(started).size).toBe(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.message).toMatch(WRONG_KEY);
    }
  });
});

describe('a key that is replaced', () => {
  it('keeps secrets readable and the sandbox paying, before and after everything is sealed again', async () => {
    const merchant = await scene.createMerchant(A);
    await scene.start({ key: A });
    const before = await scene.shownSecrets(merchant);
    const addresses = await sandboxAddresses(A);
    const oldSession = await createSession(merchant);
    await scene.stop();
    await expect(scene.start({ key: B })).rejects.toThrow(WRONG_KEY);

    // Both keys: what was sealed is read, what is new is sealed with the new one, old sessions are swept.
    await scene.start({ key: B, previous: A }, { role: 'all', queues: ['chain'] });
    expect(await scene.shownSecrets(merchant)).toEqual(before);
    await settle(merchant, oldSession.paymentId);
    const { secret } = await scene.call(merchant, 'POST', '/webhooks/secret/rotate', {});
    const session = await createSession(merchant);
    const meanwhile = { ...before, webhookSecret: secret };

    const { code, out, err } = await scene.admin({ key: B, previous: A }, ['secrets', 'reseal']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/remove the previous keys from ENCRYPTION_KEY/);
    expect(await scene.shownSecrets(merchant)).toEqual(meanwhile);
    await scene.stop();

    // The new key alone.
    await expect(scene.start({ key: A })).rejects.toThrow(WRONG_KEY);
    await scene.start({ key: B }, { role: 'all', queues: ['chain'] });
    expect(await scene.shownSecrets(merchant)).toEqual(meanwhile);
    await settle(merchant, session.paymentId);
    const newest = await createSession(merchant);
    expect(await sandboxAddresses(B)).toEqual(addresses);
    expect(addresses).toEqual(
      expect.arrayContaining([oldSession.depositAddress, session.depositAddress, newest.depositAddress]),
    );
    await settle(merchant, newest.paymentId);
    await expectSoundLedger(scene.database);
  });

  it('is read by processes that still seal with the old one, so that a fleet changes keys without a pause', async () => {
    const merchant = await scene.createMerchant(A);
    await scene.start({ key: A, previous: B });
    await scene.start({ key: B, previous: A });
    const { secret } = await scene.call(merchant, 'POST', '/webhooks/secret/rotate', {});
    await scene.stop();
    await scene.start({ key: A, previous: B });
    expect((await scene.shownSecrets(merchant)).webhookSecret).toBe(secret);
  });
});

describe('the settings of keys', () => {
  const constant = Buffer.alloc(32, 7).toString('base64');
  const random = testKey('random').toString('base64');

  it.each([
    ['constant bytes', Buffer.alloc(32)],
    ['other constant bytes', Buffer.alloc(32, 255)],
    ['two bytes in turn', Buffer.from('ab'.repeat(16), 'latin1')],
    ['a short text again and again', Buffer.from('password'.repeat(4))],
    ['fifteen different bytes', Buffer.from(Array.from({ length: 32 }, (_, index) => (index * index) % 15))],
    ['bytes that count up', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
    [
      'bytes that count down by three',
      Buffer.from(Array.from({ length: 32 }, (_, index) => 250 - 3 * index)),
    ],
  ])('refuse %s for either key', (_, bytes) => {
    for (const name of ['ENCRYPTION_KEY', 'JWT_SECRET']) {
      expect(() => loadConfig({ ...TEST_KEYS, [name]: bytes.toString('base64') })).toThrow(
        `The configuration is not valid: ${name} must be 32 random bytes in base64, and these are not random.`,
      );
    }
  });

  it('refuse one key for both uses, and the present key as the previous one', () => {
    expect(() => loadConfig({ ENCRYPTION_KEY: random, JWT_SECRET: random })).toThrow(
      'The configuration is not valid: JWT_SECRET must not be the same as ENCRYPTION_KEY.',
    );
    const current = TEST_KEYS.ENCRYPTION_KEY;
    expect(() => loadConfig({ ENCRYPTION_KEY: `${current},${random}`, JWT_SECRET: random })).toThrow(
      'The configuration is not valid: JWT_SECRET must not be the same as ENCRYPTION_KEY.',
    );
    expect(() => loadConfig({ ...TEST_KEYS, ENCRYPTION_KEY: `${current},${current}` })).toThrow(
      'The configuration is not valid: ENCRYPTION_KEY must not contain a key twice.',
    );
    expect(() => loadConfig({ ...TEST_KEYS, ENCRYPTION_KEY: `${current},hunter22` })).toThrow(
      'The configuration is not valid: ENCRYPTION_KEY must be 32 random bytes in base64.',
    );
  });

  it('take a weak key as the previous one: otherwise nobody could leave it', () => {
    const { encryptionKey, previousEncryptionKeys } = loadConfig({
      ...TEST_KEYS,
      ENCRYPTION_KEY: `${random},${constant}`,
    });
    expect(
      [encryptionKey, ...previousEncryptionKeys].map((key) => Buffer.from(key).toString('base64')),
    ).toEqual([random, constant]);
    expect(loadConfig(TEST_KEYS).previousEncryptionKeys).toEqual([]);
  });
});
