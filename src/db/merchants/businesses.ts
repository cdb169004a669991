import { sql as raw } from 'kysely';
import { z } from 'zod';
import { CHARGE_PAYERS, CHARGED_KINDS, TAX_KINDS } from '../../domain/ledger/charges.ts';
import type { DailyLimitOverrides, PricingOverrides } from '../../domain/ledger/pricing.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { ApprovalRule } from '../../domain/merchants/approvals.ts';
import type { KeyScope } from '../../domain/merchants/permissions.ts';
import { ENVIRONMENTS, type Environment, type Id, type Owner } from '../../domain/money.ts';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import { apiKeySha256, newIdentifier } from '../../security/identifiers.ts';
import type { SecretBox } from '../../security/secretBox.ts';
import { appendAudit, auditCtes } from '../core/auditLog.ts';
import { Batcher, type Database, type StatementRunner } from '../core/database.ts';
import { insertSql, millisecondsSql, pick, rawSql, sql, statement } from '../core/sql.ts';
import { now, tables } from '../core/tables.ts';
import type { Business } from '../entities/merchants.ts';
import type { LedgerStore } from '../ledger/ledgerStore.ts';
import { IS_USE_WORTH_NOTING, newKey } from './apiKeys.ts';
import { changeBusiness } from './businessAdministration.ts';
import { openSandboxVendorAccount } from './vendorAccounts.ts';
import { newSecret } from './webhookSecrets.ts';

/** What a new merchant brings. `passwordHash` is argon2id: with it and the e-mail address, the owner logs in. */
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

/** A business as it was created: its id, its owner and its keys in plain text. */
export interface CreatedBusiness {
  readonly businessId: Id<'biz'>;
  readonly ownerId: Id<'usr'>;
  readonly apiKeys: Readonly<Record<Environment, string>>;
}

/** The bank code of the sandbox's settlement account, whose name enquiry answers the business's own name. */
const SANDBOX_BANK = { code: '058', name: 'Guaranty Trust Bank' } as const;
const SANDBOX_ACCOUNT_NUMBER = '0123456789';

/** A business that calls, as each of its requests needs to know it, read in one go. */
export interface CallingBusiness extends ApprovalRule {
  readonly businessId: Id<'biz'>;
  readonly businessName: string;
  readonly kycStatus: Business['kycStatus'];
  /** What an inactive business may not do is checked after the request itself. */
  readonly isActive: boolean;
  /** What was agreed with this business about fees and limits. */
  readonly pricing: PricingOverrides;
  /** Whether it wants requests that move money refused when they bring no `Idempotency-Key`. */
  readonly requiresIdempotencyKey: boolean;
  /** When a second factor was removed or a password was reset last, ms since 1970; undefined when neither ever was. */
  readonly accessChangedAtMs: number | undefined;
  /** Whether a hold on payouts is also one on those by API key. */
  readonly holdsKeyPayouts: boolean;
  /** Whether a user without a second factor may do nothing but set one up. */
  readonly requiresSecondFactor: boolean;
  /** Whether it has webhook endpoints that are enabled, in any environment. */
  readonly hasWebhookEndpoints: boolean;
}

/** The columns of a `CallingBusiness`, for a select; `pricing` is as it is stored. */
export const CALLING_COLUMNS = sql`business.id as business_id, business.name as business_name,
  business.is_active, business.kyc_status, business.pricing, business.requires_idempotency_key,
  ${millisecondsSql('business.access_changed_at')}, business.holds_key_payouts, business.approval_above_naira_minor,
  business.approval_above_usdt_minor, business.approval_includes_keys, business.requires_second_factor,
  exists (select from webhook_endpoints endpoint where endpoint.business_id = business.id and endpoint.deleted_at is null
    and endpoint.status = 'ENABLED') as has_webhook_endpoints`;

/** What authenticating a call by key needs to know. */
export interface ApiKeyOwner extends CallingBusiness {
  readonly keyId: string;
  /** Ms since 1970. */
  readonly keyCreatedAtMs: number;
  /** Whether the key's last use was noted more than a minute ago. */
  readonly isUseWorthNoting: boolean;
  /** Undefined for a legacy key. */
  readonly keyEnvironment: Environment | undefined;
  /** What a restricted key may do; undefined for a full key. */
  readonly scopes: readonly KeyScope[] | undefined;
  /** Where a restricted key is accepted from, in CIDR notation; undefined for everywhere. */
  readonly networks: readonly string[] | undefined;
}

/** Who a business is, as its providers want to know it. */
export interface BusinessParticulars {
  readonly name: string;
  readonly email: string;
  /** As the register of companies knows it. */
  readonly registrationNumber: string | undefined;
}

/** The columns that hold an account. */
export const ACCOUNT_COLUMNS = [
  'accountNumber',
  'bankCode',
  'bankName',
  'accountName',
  'verifiedWith',
  'nipCode',
] as const satisfies readonly (keyof SettlementAccount)[];

/**
 * The condition that a verified account takes the place of another one. Providers have their own codes for banks, so the
 * code of the interbank scheme counts where both have it. The account that the sandbox brings was never verified.
 */
const IS_ANOTHER_ACCOUNT = rawSql(`bank_accounts.verified_with is not null
  and (bank_accounts.account_number <> excluded.account_number
    or case when bank_accounts.nip_code is not null and excluded.nip_code is not null
      then bank_accounts.nip_code <> excluded.nip_code else bank_accounts.bank_code <> excluded.bank_code end)`);

/**
 * Makes a verified account the one that payouts of an environment go to, and logs the change. Withdrawals that were
 * accepted before keep the account they were accepted with.
 */
export async function saveSettlementAccount(
  database: Database,
  { businessId, environment }: Owner,
  { account, actor }: { readonly account: SettlementAccount; readonly actor: Actor },
): Promise<void> {
  const { accountNumber, bankCode } = account;
  // What was saved before is read by the same statement, so the log says what a change replaced. It is kept for good and
  // therefore knows accounts by their ends only.
  await database.run(
    statement('businesses.saveBankAccount')`with
      replaced as (
        select jsonb_build_object('accountEnds', right(account_number, 4), 'bankCode', bank_code) as account,
            jsonb_build_object('accountEnds', right(account_number, 4), 'bank', bank_name) as shown
          from bank_accounts where business_id = ${businessId} and environment = ${environment}),
      ${auditCtes({
        actor,
        action: 'bank_account.verify',
        subject: businessId,
        businessId,
        environment,
        before: sql`(select shown from replaced)`,
        after: { accountEnds: accountNumber.slice(-4), bank: account.bankName },
        details: sql`${{ environment, accountEnds: accountNumber.slice(-4), bankCode }}::jsonb ||
          jsonb_build_object('replaced', (select account from replaced))`,
      })}
      ${insertSql('bank_accounts', { businessId, environment, ...pick(account, ACCOUNT_COLUMNS) })}
        on conflict (business_id, environment) do update set account_number = excluded.account_number,
          bank_code = excluded.bank_code, bank_name = excluded.bank_name, account_name = excluded.account_name,
          verified_with = excluded.verified_with, nip_code = excluded.nip_code, verified_at = now(),
          changed_at = case when ${IS_ANOTHER_ACCOUNT} then now() else bank_accounts.changed_at end`,
  );
}

/** The owner of a key as it is stored. */
type StoredKeyOwner = Omit<ApiKeyOwner, 'pricing'> & { readonly pricing: unknown };

/** Finds who presents an API key. Keys that are presented at one moment are looked up in one statement. */
export class ApiKeyOwners {
  readonly #database: Database;
  readonly #finding = new Batcher<string, StoredKeyOwner | undefined>({
    together: (hashes) => this.#findAll(hashes),
    alone: async (hash) => (await this.#findAll([hash]))[0],
  });

  constructor(database: Database) {
    this.#database = database;
  }

  /** The owner of a presented key, or undefined when no such key is valid. */
  async find(key: string): Promise<ApiKeyOwner | undefined> {
    const owner = await this.#finding.add(apiKeySha256(key).toString('hex'));
    // Read by each for itself: what one business has stored must not keep others out.
    return owner && { ...owner, pricing: parsePricing(owner.pricing) };
  }

  async #findAll(hashes: readonly string[]): Promise<readonly (StoredKeyOwner | undefined)[]> {
    const rows = await this.#database.run(
      statement<StoredKeyOwner & { hash: string }>('businesses.findKeyOwners')`
        select ${CALLING_COLUMNS}, key.environment as key_environment, key.id as key_id, key.scopes, key.networks,
            floor(extract(epoch from key.created_at) * 1000)::float8 as key_created_at_ms,
            ${IS_USE_WORTH_NOTING} as is_use_worth_noting,
            encode(key.key_sha256, 'hex') as hash
          from api_keys key join businesses business on business.id = key.business_id
          where key.key_sha256 = any (${[...new Set(hashes)].map((hash) => `\\x${hash}`)}::bytea[])
            and (key.expires_at is null or key.expires_at > now())`,
    );
    const owners = new Map(rows.map(({ hash, ...row }) => [hash, row] as const));
    return hashes.map((hash) => owners.get(hash));
  }
}

/** Who a business is that is there. */
export async function findBusinessParticulars(
  database: Database,
  businessId: Id<'biz'>,
): Promise<BusinessParticulars> {
  const row = await database.one(
    statement<BusinessParticulars>('businesses.findParticulars')`
      select name, email, registration_number from businesses where id = ${businessId}`,
    'A business that has records is gone.',
  );
  // A number of nothing but spaces is none.
  return { ...row, registrationNumber: row.registrationNumber?.trim() || undefined };
}

/** A settlement account as it is saved. */
export interface SavedAccount extends SettlementAccount {
  /** When it took the place of another one, ms since 1970; undefined when it is the first. */
  readonly changedAtMs: number | undefined;
}

/** The settlement account of a business in one environment, or undefined when it has verified none. */
export function findSettlementAccount(
  database: StatementRunner,
  { businessId, environment }: Owner,
): Promise<SavedAccount | undefined> {
  return database.first(
    statement<SavedAccount>('businesses.findBankAccount')`
      select account_number, bank_code, bank_name, account_name, verified_with, nip_code,
          ${millisecondsSql('changed_at')} from bank_accounts
        where business_id = ${businessId} and environment = ${environment}`,
  );
}

/**
 * Creates a merchant with its owner, keys, webhook secrets, ledger accounts, verified sandbox bank account and sandbox vendor
 * account, as one transaction.
 *
 * @param actor who creates it, for the audit log; the system itself unless given.
 * @throws when the e-mail is taken (unique index `business_email_once`, or `user_email_once` for that of another business's user).
 */
export async function createBusiness(
  database: Database,
  { ledger, secretBox }: { readonly ledger: LedgerStore; readonly secretBox: SecretBox },
  { actor = 'system', passwordHash, ...business }: NewBusiness & { readonly actor?: string },
): Promise<CreatedBusiness> {
  const businessId = newIdentifier('biz');
  const ownerId = newIdentifier('usr');
  const keys = {
    prod: newKey(secretBox, { businessId, environment: 'prod' }),
    test: newKey(secretBox, { businessId, environment: 'test' }),
  };
  // The accounts are opened first and alone: a merchant without accounts must never be visible.
  await ledger.openAccounts(businessId);
  await database.transaction(async (runner) => {
    await runner.run(tables.insertInto('businesses').values({ id: businessId, ...business }));
    await runner.run(
      tables.insertInto('users').values({
        id: ownerId,
        businessId,
        email: business.email,
        role: 'owner',
        status: 'active',
        passwordHash,
        joinedAt: now,
      }),
    );
    await runner.run(tables.insertInto('api_keys').values([keys.prod.row, keys.test.row]));
    await runner.run(
      tables
        .insertInto('webhook_secrets')
        .values(ENVIRONMENTS.map((environment) => newSecret(secretBox, { businessId, environment }))),
    );
    await runner.run(
      tables.insertInto('bank_accounts').values({
        businessId,
        environment: 'test',
        accountNumber: SANDBOX_ACCOUNT_NUMBER,
        bankCode: SANDBOX_BANK.code,
        bankName: SANDBOX_BANK.name,
        accountName: business.name.toUpperCase(),
      }),
    );
    await openSandboxVendorAccount(runner, businessId, business.name);
    await appendAudit(runner, {
      actor,
      action: 'business.create',
      subject: businessId,
      details: { kycStatus: business.kycStatus },
      businessId,
    });
  });
  return { businessId, ownerId, apiKeys: { prod: keys.prod.key, test: keys.test.key } };
}

const minor = z
  .string()
  .regex(/^\d{1,18}$/, 'must be kobo as text')
  .transform(BigInt);

const storedLimit = z
  .strictObject({ amountMinor: minor, count: minor })
  .partial()
  .transform((limit) => withoutUndefined(limit));

/** The daily limits that were agreed with a business, as stored. */
const storedDailyLimits = z
  .strictObject({
    withdrawals: storedLimit,
    sales: storedLimit,
    bills: storedLimit,
    nameEnquiries: z
      .strictObject({ count: minor })
      .partial()
      .transform((limit) => withoutUndefined(limit)),
  })
  .partial();

/** The overrides as stored: JSON has no bigint, so amounts are text. */
const storedPricing = z.strictObject({
  withdrawalFeeTiers: z.array(z.strictObject({ upToMinor: minor.nullable(), feeMinor: minor })).optional(),
  charges: z
    .array(
      z.strictObject({
        kind: z.enum(TAX_KINDS),
        payer: z.enum(CHARGE_PAYERS),
        of: z.array(z.enum(CHARGED_KINDS)).optional(),
      }),
    )
    .optional(),
  commission: z.strictObject({ basisPoints: minor, capMinor: minor }).optional(),
  refunds: z.strictObject({ returnsCommission: z.boolean() }).optional(),
  limits: z
    .strictObject({ smallestMinor: minor, largestMinor: minor, paymentsPerDayMinor: minor })
    .partial()
    .optional(),
  exchange: z
    .object({ spreadBasisPoints: minor, smallestUsdtMinor: minor, largestUsdtMinor: minor })
    .partial()
    .optional(),
  dailyLimits: storedDailyLimits.optional(),
});

/** Reads stored overrides. Throws a ZodError when something else is stored. */
export function parsePricing(stored: unknown): PricingOverrides {
  const parsed = storedPricing.parse(stored ?? {});
  const { limits, exchange } = parsed;
  return {
    withdrawalFeeTiers: parsed.withdrawalFeeTiers,
    charges: parsed.charges,
    commission: parsed.commission,
    refunds: parsed.refunds,
    limits: limits && withoutUndefined(limits),
    exchange: exchange && withoutUndefined(exchange),
    dailyLimits: parsed.dailyLimits,
  };
}

/** Reads overrides of daily limits. Throws a ZodError when it is something else. */
export function parseDailyLimits(given: unknown): DailyLimitOverrides {
  return storedDailyLimits.parse(given);
}

/**
 * Stores what was agreed with a business, in place of what was, and audits it. Its daily limits stay as they are.
 *
 * @returns false when there is no such business.
 */
export function storePricing(
  database: Database,
  businessId: string,
  { overrides, actor }: { readonly overrides: PricingOverrides; readonly actor: string },
): Promise<boolean> {
  const { dailyLimits: _, ...terms } = overrides;
  const details = asStored(terms);
  const pricing = raw<
    Readonly<Record<string, unknown>>
  >`${JSON.stringify(details)}::jsonb || jsonb_strip_nulls(jsonb_build_object('dailyLimits', pricing -> 'dailyLimits'))`;
  const record = { actor, action: 'business.pricing', subject: businessId, details };
  return changeBusiness(database, { pricing }, record);
}

/**
 * Stores the daily limits that were agreed with a business, in place of those that were, and audits it.
 *
 * @returns false when there is no such business.
 */
export function storeDailyLimits(
  database: Database,
  businessId: string,
  { overrides, actor }: { readonly overrides: DailyLimitOverrides; readonly actor: string },
): Promise<boolean> {
  const details = asStored(overrides);
  const pricing = raw<
    Readonly<Record<string, unknown>>
  >`jsonb_set(pricing, '{dailyLimits}', ${JSON.stringify(details)}::jsonb)`;
  const record = { actor, action: 'business.limits', subject: businessId, details };
  return changeBusiness(database, { pricing }, record);
}

/** Overrides as JSON, which has no bigint. */
function asStored(overrides: object): Readonly<Record<string, unknown>> {
  return JSON.parse(
    JSON.stringify(overrides, (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
  );
}

/** The fields that are set: an absent one leaves the default, which one that is undefined would not. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}

/** The merchant that an account number, or the name a provider gives its holder, belongs to. */
export interface VendorAccountHolder {
  readonly businessId: Id<'biz'>;
  readonly accountNumber: string;
  readonly providerReference: string;
  readonly pricing: PricingOverrides;
}

/** The businesses of a provider that an account number or a holder's name points to: none, one, or contradicting two. */
export async function findVendorAccountHolders(
  database: Database,
  named: {
    readonly environment: Environment;
    readonly provider: string;
    readonly accountNumber: string | undefined;
    readonly holderReference: string | undefined;
  },
): Promise<readonly VendorAccountHolder[]> {
  const rows = await database.run(
    statement<VendorAccountHolder & { pricing: unknown }>('vendorAccounts.findHolders')`
      select account.business_id, account.account_number, account.provider_reference, business.pricing
        from vendor_accounts account join businesses business on business.id = account.business_id
        where account.environment = ${named.environment} and account.provider = ${named.provider}
          and (account.account_number = ${named.accountNumber} or account.provider_reference = ${named.holderReference})`,
  );
  return rows.map((row) => ({ ...row, pricing: parsePricing(row.pricing) }));
}
