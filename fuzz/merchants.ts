import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../src/db/core/database.ts';
import { adjustBalance } from '../src/db/ledger/balanceAdjustments.ts';
import { LedgerStore } from '../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../src/db/merchants/businesses.ts';
import { ENVIRONMENTS } from '../src/domain/money.ts';
import { newIdentifier } from '../src/security/identifiers.ts';
import { hashPassword } from '../src/security/password.ts';
import { createSecretBox } from '../src/security/secretBox.ts';
import { saveBankAccount } from '../test/support/bankAccounts.ts';
import { addInvitedUsers, addRestrictedKeys, addUsers, renewSessions } from './credentials.ts';
import { MERCHANTS, type MerchantName } from './json.ts';
import type { FuzzedMerchant } from './world.ts';

/** What each merchant has in each environment, in minor units: more than all requests of a run can spend. */
const MONEY = [
  ['NGN', 100_000_000_000_000n],
  ['USDT', 1_000_000_000_000_000n],
] as const;

/**
 * Creates both merchants, with money in both environments, a bank account, a user of every role, restricted keys, and texts
 * that tell them apart.
 */
export async function createMerchants(options: {
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly encryptionKey: Uint8Array;
  readonly jwtSecret: Uint8Array;
  readonly webhookUrl: string;
}): Promise<Readonly<Record<MerchantName, FuzzedMerchant>>> {
  return { a: await createMerchant('a', options), b: await createMerchant('b', options) };
}

async function createMerchant(
  name: MerchantName,
  { database, pool, encryptionKey, jwtSecret, webhookUrl }: Parameters<typeof createMerchants>[0],
): Promise<FuzzedMerchant> {
  const mark = `Mark${name.toUpperCase()}${randomBytes(6).toString('hex')}`;
  const email = newEmail();
  const password = `password ${randomBytes(8).toString('hex')}`;
  const passwordHash = await hashPassword(password);
  const ledger = new LedgerStore(database);
  const { businessId, ownerId, apiKeys } = await createBusiness(
    database,
    { ledger, secretBox: createSecretBox(encryptionKey) },
    {
      name: `${mark} Stores`,
      email,
      phone: '+2348012345678',
      type: 'limited_company',
      category: 'retail',
      kycStatus: 'APPROVED',
      passwordHash,
      registrationNumber: 'RC1234567',
    },
  );
  const ownerSql = (text: string, values?: unknown[]) => pool.query(text, values);
  await saveBankAccount({ ownerSql }, businessId, `201234567${MERCHANTS.indexOf(name)}`, `HOLDER ${mark}`);
  await ownerSql('update businesses set webhook_url_test = $1 where id = $2', [webhookUrl, businessId]);
  for (const environment of ENVIRONMENTS) {
    for (const [asset, amountMinor] of MONEY) {
      const adjustment = { adjustmentId: newIdentifier('adj'), businessId, environment, asset, amountMinor };
      await adjustBalance(database, ledger, {
        ...adjustment,
        reason: 'What the merchant has',
        operator: 'fuzz',
      });
    }
  }
  const inviter = { businessId, ownerId, passwordHash };
  const users = await addUsers(database, inviter, newEmail);
  const restrictedKeys = await addRestrictedKeys(database, inviter);
  const invitedIds = await addInvitedUsers(database, inviter, newEmail);
  await renewSessions(database, jwtSecret, { users, passwordHash });
  const keys = { ...apiKeys };
  return { businessId, email, password, passwordHash, mark, keys, users, restrictedKeys, invitedIds };
}

function newEmail(): string {
  return `${randomBytes(8).toString('hex')}@merchant.example`;
}
