import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { baseUrlOf } from '../api/baseUrl.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/core/database.ts';
import { tables } from '../db/core/tables.ts';
import { LedgerStore } from '../db/ledger/ledgerStore.ts';
import { createBusiness } from '../db/merchants/businesses.ts';
import { createSecretBox } from '../security/secretBox.ts';

/** What a newcomer needs to make the first call. The secrets in it are for this computer's sandbox. */
export interface DemoMerchant {
  readonly baseUrl: string;
  readonly businessId: string;
  readonly email: string;
  readonly password: string;
  readonly apiKeys: { readonly prod: string; readonly test: string };
  /** Where the merchant signs in with `email` and `password`. */
  readonly dashboard: string;
  readonly docs: string;
  readonly temporalUi: string;
}

const EMAIL = 'demo@merchant.example';

/**
 * Creates the demo merchant, KYC-approved, unless it exists, and writes its facts to `file` with mode 600.
 *
 * @throws when the merchant exists and the file with its password is lost: it cannot be told apart from a real one.
 */
export async function seedDemoMerchant(options: {
  readonly config: Config;
  readonly apiUrl: string;
  readonly temporalUi: string;
  readonly file: string;
}): Promise<DemoMerchant> {
  const { config, apiUrl, temporalUi, file } = options;
  const places = {
    baseUrl: baseUrlOf(apiUrl),
    dashboard: `${apiUrl}/dashboard`,
    docs: `${apiUrl}/docs`,
    temporalUi,
  };
  const database = await openDatabase(config.databaseUrl ?? '', { poolSize: 2 });
  try {
    const known = readKnown(file);
    const existing = await database.first(
      tables
        .selectFrom('businesses')
        .select('id')
        .where(({ fn }) => fn('lower', ['email']), '=', EMAIL),
    );
    if (existing && known?.businessId !== existing.id) {
      throw new Error(
        `The database has a demo merchant, but ${file} does not hold its keys; restore the file or use another database.`,
      );
    }
    const merchant = existing && known ? known : await create(config, database);
    const facts: DemoMerchant = { ...merchant, ...places };
    writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
    return facts;
  } finally {
    await database.close();
  }
}

async function create(config: Config, database: Awaited<ReturnType<typeof openDatabase>>) {
  const password = randomBytes(12).toString('base64url');
  const created = await createBusiness(
    database,
    { ledger: new LedgerStore(database), secretBox: createSecretBox(config.encryptionKey) },
    {
      name: 'Demo Merchant',
      email: EMAIL,
      phone: '+2348012345678',
      type: 'limited_company',
      category: 'retail',
      kycStatus: 'APPROVED',
      passwordHash: await hash(password),
    },
  );
  return { businessId: created.businessId, email: EMAIL, password, apiKeys: created.apiKeys };
}

function readKnown(
  file: string,
): Omit<DemoMerchant, 'baseUrl' | 'dashboard' | 'docs' | 'temporalUi'> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
