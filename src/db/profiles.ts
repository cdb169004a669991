import type { Environment } from '../domain/money.ts';
import { apiKeyPurpose, type SecretBox } from '../security/secretBox.ts';
import type { Database, Statement } from './database.ts';
import { ApiKey, Business } from './entities/merchants.ts';

/** Sums of what was posted in one environment, in kobo. */
export interface WalletTotals {
  readonly earnedMinor: bigint;
  readonly withdrawnMinor: bigint;
}

/** The keys a merchant uses now, in plain text; legacy keys are null when there are none. */
export interface CurrentApiKeys {
  readonly prod: string | null;
  readonly test: string | null;
  readonly legacy: string | null;
}

/** What a merchant may change of itself. Undefined leaves a field as it is; an empty text clears it. */
export interface ProfileChange {
  readonly contactPersonName?: string | undefined;
  readonly contactPersonPhone?: string | undefined;
  readonly businessAddress?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly taxId?: string | undefined;
  readonly documentUrl?: string | undefined;
  readonly webhookUrl?: string | undefined;
}

const READ_TOTALS: Statement = {
  name: 'profiles.readTotals',
  text: `select
      coalesce(sum(amount_minor - fee_minor) filter (where flow in ('payment', 'vendor_credit', 'collection')), 0) as earned_minor,
      coalesce(sum(amount_minor) filter (where flow = 'withdrawal'), 0) as withdrawn_minor
    from transactions where business_id = $1 and environment = $2 and status = 'COMPLETED'`,
};

const COLUMNS = {
  contactPersonName: 'contact_person_name',
  contactPersonPhone: 'contact_person_phone',
  businessAddress: 'address',
  registrationNumber: 'registration_number',
  taxId: 'tax_id',
  documentUrl: 'document_url',
  webhookUrlProd: 'webhook_url_prod',
  webhookUrlTest: 'webhook_url_test',
} as const;

// Only the columns that are named change, so that two changes at one moment do not undo each other.
const CHANGE: Statement = {
  name: 'profiles.change',
  text: `with audited as (
      insert into audit_log (actor, action, subject, details) values ($1, 'profile.change', $1, $3::jsonb))
    update businesses set ${Object.entries(COLUMNS)
      .map(
        ([field, column]) =>
          `${column} = case when $2::jsonb ? '${field}' then $2::jsonb->>'${field}' else ${column} end`,
      )
      .join(', ')}, updated_at = now() where id = $1`,
};

export async function findBusiness(database: Database, businessId: string): Promise<Business | null> {
  return database.orm.em.fork().findOne(Business, { id: businessId });
}

/** Net amounts credited, and amounts of completed withdrawals without fees; a reversed one counts no more. */
export async function readWalletTotals(
  database: Database,
  businessId: string,
  environment: Environment,
): Promise<WalletTotals> {
  const [row] = await database.run<{ earned_minor: string; withdrawn_minor: string }>(READ_TOTALS, [
    businessId,
    environment,
  ]);
  return { earnedMinor: BigInt(row?.earned_minor ?? 0), withdrawnMinor: BigInt(row?.withdrawn_minor ?? 0) };
}

/** Opens the newest valid key of each environment, and of none (legacy). */
export async function readCurrentApiKeys(
  database: Database,
  secretBox: SecretBox,
  businessId: string,
): Promise<CurrentApiKeys> {
  const keys = await database.orm.em
    .fork()
    .find(ApiKey, { businessId, expiresAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const open = (environment: Environment | null) => {
    const key = keys.find((each) => each.environment === environment);
    return key ? secretBox.open(key.keyEncrypted, apiKeyPurpose(businessId)) : null;
  };
  return { prod: open('prod'), test: open('test'), legacy: open(null) };
}

/**
 * Changes a profile and puts on record what was changed. The webhook address is the one of `environment`; the rest
 * belongs to the business as a whole.
 */
export async function changeProfile(
  database: Database,
  businessId: string,
  environment: Environment,
  change: ProfileChange,
): Promise<void> {
  const { webhookUrl, ...rest } = change;
  const webhookField = environment === 'prod' ? 'webhookUrlProd' : 'webhookUrlTest';
  const texts = Object.entries({ ...rest, [webhookField]: webhookUrl }).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text === '' ? null : text]],
  );
  const fields = Object.entries(change).flatMap(([field, text]) => (text === undefined ? [] : [field]));
  await database.run(CHANGE, [
    businessId,
    Object.fromEntries(texts),
    // Where events go is worth knowing afterwards; the rest is personal data, which a log kept for good need not hold.
    { fields, environment, ...(webhookUrl !== undefined && { webhookUrl: webhookUrl || null }) },
  ]);
}
