import { invariant } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import type { PricingOverrides } from '../domain/pricing.ts';
import { apiKeySha256, newApiKey } from '../security/apiKey.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { apiKeyPurpose, type SecretBox, webhookSecretPurpose } from '../security/secretBox.ts';
import { newWebhookSecret } from '../security/webhookSignature.ts';
import type { Database, Statement } from './database.ts';
import { ApiKey, BankAccount, Business } from './entities/merchants.ts';
import { WebhookSecret } from './entities/webhooks.ts';
import type { LedgerStore } from './ledgerStore.ts';
import { parsePricing } from './pricing.ts';
import { openSandboxVendorAccount } from './vendorAccounts.ts';

/** What a new merchant brings. `passwordHash` is argon2id. */
export interface NewBusiness {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly type: string;
  readonly category: string;
  readonly kycStatus: 'PENDING' | 'APPROVED';
  readonly passwordHash: string;
  /** As the register of companies knows it; saved later by PATCH /me unless given. */
  readonly registrationNumber?: string | undefined;
}

/** A business as it was born: its id and its keys in plain text. */
export interface CreatedBusiness {
  readonly businessId: string;
  readonly apiKeys: Readonly<Record<Environment, string>>;
}

/** The bank code of the sandbox's settlement account, whose name enquiry answers the business's own name. */
const SANDBOX_BANK = { code: '058', name: 'Guaranty Trust Bank' } as const;
const SANDBOX_ACCOUNT_NUMBER = '0123456789';

/** What authenticating a call by key needs to know, read in one go. */
export interface ApiKeyOwner {
  readonly keyId: string;
  /** Whether the key's last use was noted more than a minute ago. */
  readonly isUseWorthNoting: boolean;
  readonly pricing: PricingOverrides;
  readonly businessId: string;
  readonly businessName: string;
  readonly isActive: boolean;
  readonly kycStatus: Business['kycStatus'];
  readonly requiresIdempotencyKey: boolean;
  /** Null for a legacy key. */
  readonly keyEnvironment: Environment | null;
}

const FIND_KEY_OWNER: Statement = {
  name: 'businesses.findKeyOwner',
  text: `select business.id, business.name, business.is_active, business.kyc_status, key.environment,
      business.pricing, business.requires_idempotency_key, key.id as key_id, coalesce(key.last_used_at < now() - interval '1 minute', true) as is_use_worth_noting
    from api_keys key join businesses business on business.id = key.business_id
    where key.key_sha256 = $1 and (key.expires_at is null or key.expires_at > now())`,
};
const FIND_BANK_ACCOUNT: Statement = {
  name: 'businesses.findBankAccount',
  text: `select account_number, bank_code, bank_name, account_name, verified_with, nip_code from bank_accounts
    where business_id = $1 and environment = $2`,
};

const FIND_PARTICULARS: Statement = {
  name: 'businesses.findParticulars',
  text: 'select name, email, registration_number from businesses where id = $1',
};

/** Who a business is, as its providers want to know it. */
export interface BusinessParticulars {
  readonly name: string;
  readonly email: string;
  /** As the register of companies knows it. */
  readonly registrationNumber: string | undefined;
}

/** The settlement account a payout goes to. */
export interface SettlementAccount {
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountName: string;
  /** The provider whose code `bankCode` is, and which named the account; undefined of accounts from before this was kept. */
  readonly verifiedWith: string | undefined;
  /** The bank in the interbank scheme, by which other providers' codes are found; undefined where it was not told. */
  readonly nipCode: string | undefined;
}

/** The columns that hold an account in the record of a payout. */
export function accountColumns(account: SettlementAccount): SettlementAccount {
  const { accountNumber, bankCode, bankName, accountName, verifiedWith, nipCode } = account;
  return { accountNumber, bankCode, bankName, accountName, verifiedWith, nipCode };
}

// What was saved before is read by the same statement, so the log says what a change replaced. It is kept for good and
// therefore knows accounts by their ends only.
const SAVE_BANK_ACCOUNT: Statement = {
  name: 'businesses.saveBankAccount',
  text: `with
    replaced as (
      select jsonb_build_object('accountEnds', right(account_number, 4), 'bankCode', bank_code) as account
        from bank_accounts where business_id = $1 and environment = $2),
    audited as (
      insert into audit_log (actor, action, subject, details)
        values ($1, 'bank_account.verify', $1, jsonb_build_object('environment', $2::text,
          'accountEnds', right($3::text, 4), 'bankCode', $4::text, 'replaced', (select account from replaced))))
    insert into bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name,
        verified_with, nip_code)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (business_id, environment) do update set account_number = excluded.account_number,
        bank_code = excluded.bank_code, bank_name = excluded.bank_name, account_name = excluded.account_name,
        verified_with = excluded.verified_with, nip_code = excluded.nip_code, verified_at = now()`,
};

/**
 * Makes a verified account the one that payouts of an environment go to, and logs the change. Withdrawals that were
 * accepted before keep the account they were accepted with.
 */
export async function saveSettlementAccount(
  database: Database,
  businessId: string,
  environment: Environment,
  account: SettlementAccount,
): Promise<void> {
  await database.run(SAVE_BANK_ACCOUNT, [
    businessId,
    environment,
    account.accountNumber,
    account.bankCode,
    account.bankName,
    account.accountName,
    account.verifiedWith ?? null,
    account.nipCode ?? null,
  ]);
}

/** The owner of a presented API key, or undefined when no such key is valid. */
export async function findApiKeyOwner(database: Database, key: string): Promise<ApiKeyOwner | undefined> {
  const [row] = await database.run<{
    id: string;
    name: string;
    is_active: boolean;
    kyc_status: Business['kycStatus'];
    environment: Environment | null;
    pricing: unknown;
    requires_idempotency_key: boolean;
    key_id: string;
    is_use_worth_noting: boolean;
  }>(FIND_KEY_OWNER, [apiKeySha256(key)]);
  if (!row) return undefined;
  return {
    keyId: row.key_id,
    pricing: parsePricing(row.pricing),
    isUseWorthNoting: row.is_use_worth_noting,
    businessId: row.id,
    businessName: row.name,
    isActive: row.is_active,
    kycStatus: row.kyc_status,
    requiresIdempotencyKey: row.requires_idempotency_key,
    keyEnvironment: row.environment,
  };
}

/** Who a business is that is there. */
export async function findBusinessParticulars(
  database: Database,
  businessId: string,
): Promise<BusinessParticulars> {
  const [row] = await database.run<{ name: string; email: string; registration_number: string | null }>(
    FIND_PARTICULARS,
    [businessId],
  );
  invariant(row, 'A business that has records is gone.');
  const { name, email, registration_number } = row;
  // A number of nothing but spaces is none.
  return { name, email, registrationNumber: registration_number?.trim() || undefined };
}

export async function findSettlementAccount(
  database: Database,
  businessId: string,
  environment: Environment,
): Promise<SettlementAccount | undefined> {
  const [row] = await database.run<{
    account_number: string;
    bank_code: string;
    bank_name: string;
    account_name: string;
    verified_with: string | null;
    nip_code: string | null;
  }>(FIND_BANK_ACCOUNT, [businessId, environment]);
  if (!row) return undefined;
  return {
    accountNumber: row.account_number,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    accountName: row.account_name,
    verifiedWith: row.verified_with ?? undefined,
    nipCode: row.nip_code ?? undefined,
  };
}

/**
 * Creates a merchant with its keys, webhook secrets, ledger accounts, verified sandbox bank account and sandbox vendor
 * account, as one transaction.
 *
 * @param actor who creates it, for the audit log; the system itself unless given.
 * @throws when the e-mail is taken (unique index `business_email_once`).
 */
export async function createBusiness(
  database: Database,
  ledger: LedgerStore,
  secretBox: SecretBox,
  business: NewBusiness,
  actor = 'system',
): Promise<CreatedBusiness> {
  const businessId = newIdentifier('biz');
  const apiKeys = { prod: newApiKey('prod'), test: newApiKey('test') };
  // The accounts are opened first and alone: a merchant without accounts must never be visible.
  await ledger.openAccounts(businessId);
  await database.orm.em.fork().transactional(async (em) => {
    em.create(Business, { id: businessId, ...business });
    await em.flush();
    for (const environment of ['prod', 'test'] as const) {
      em.create(ApiKey, {
        id: newIdentifier('key'),
        businessId,
        environment,
        keySha256: apiKeySha256(apiKeys[environment]),
        keyEncrypted: secretBox.seal(apiKeys[environment], apiKeyPurpose(businessId)),
      });
      em.create(WebhookSecret, {
        id: newIdentifier('whs'),
        businessId,
        environment,
        secretEncrypted: secretBox.seal(newWebhookSecret(), webhookSecretPurpose(businessId)),
      });
    }
    em.create(BankAccount, {
      businessId,
      environment: 'test',
      accountNumber: SANDBOX_ACCOUNT_NUMBER,
      bankCode: SANDBOX_BANK.code,
      bankName: SANDBOX_BANK.name,
      accountName: business.name.toUpperCase(),
    });
    await openSandboxVendorAccount(em, businessId, business.name);
    await em.execute(`insert into audit_log (actor, action, subject, details) values (?, ?, ?, ?)`, [
      actor,
      'business.create',
      businessId,
      JSON.stringify({ kycStatus: business.kycStatus }),
    ]);
  });
  return { businessId, apiKeys };
}
