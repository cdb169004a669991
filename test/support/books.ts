import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness, type NewBusiness } from '../../src/db/merchants/businesses.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { createTestDatabase } from './database.ts';

/** A merchant that may do everything, with an address of its own; what is given differs from that. */
export function approvedBusiness(change: Partial<NewBusiness> = {}): NewBusiness {
  return {
    name: 'Acme Stores',
    email: `${randomBytes(6).toString('hex')}@merchant.example`,
    phone: '+2348012345678',
    type: 'limited_company',
    category: 'retail',
    kycStatus: 'APPROVED',
    passwordHash: 'none',
    registrationNumber: 'RC1234567',
    ...change,
  };
}

/** A database and its ledger without a service, for tests of what is stored. */
export interface TestBooks {
  /** Opened with the rights of the service. */
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** Connected as the owner of the tables, past the rights of the service. */
  readonly owner: pg.Client;
  /** Returns the id of a new merchant. */
  createBusiness(): Promise<string>;
  /** Closes what is open and deletes the database. */
  close(): Promise<void>;
}

/** Opens books of their own, with every migration applied. Close them when the test file ends. */
export async function openTestBooks(options: { readonly poolSize: number }): Promise<TestBooks> {
  const testDatabase = await createTestDatabase();
  const database = await openDatabase(testDatabase.ownerUrl, options);
  const ledger = new LedgerStore(database);
  const owner = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await owner.connect();
  return {
    database,
    ledger,
    owner,
    async createBusiness() {
      const secretBox = createSecretBox(new Uint8Array(32));
      return (await createBusiness(database, { ledger, secretBox }, approvedBusiness())).businessId;
    },
    async close() {
      await owner.end();
      await database.close();
      await testDatabase.drop();
    },
  };
}
