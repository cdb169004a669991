import type { Selectable } from 'kysely';
import type { Environment, Id, Owner } from '../../domain/money.ts';
import { apiKeyPurpose, type SecretBox } from '../../security/secretBox.ts';
import type { Database } from '../core/database.ts';
import { selectWhere, type Tables } from '../core/tables.ts';
import { changeBusiness } from './businessAdministration.ts';
import { kycAfter } from './kyc.ts';

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

/** A business, or undefined when there is none of that id. */
export function findBusiness(
  database: Database,
  businessId: Id<'biz'>,
): Promise<Selectable<Tables['businesses']> | undefined> {
  return database.first(selectWhere('businesses', { id: businessId }).selectAll());
}

/** Opens the newest valid key of each environment, and of none (legacy). */
export async function readCurrentApiKeys(
  database: Database,
  secretBox: SecretBox,
  businessId: Id<'biz'>,
): Promise<CurrentApiKeys> {
  const keys = await database.run(
    selectWhere('api_keys', { businessId })
      .select(['environment', 'keyEncrypted'])
      .where('expiresAt', 'is', null)
      .where('scopes', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
  const open = (environment: Environment | undefined) => {
    const key = keys.find((each) => each.environment === environment)?.keyEncrypted;
    return key ? secretBox.open(key, apiKeyPurpose(businessId)) : null;
  };
  return { prod: open('prod'), test: open('test'), legacy: open(undefined) };
}

/**
 * Changes a profile and puts on record what was changed. A profile that is complete waits for a decision on its KYC. The webhook address is the one of the environment; the rest
 * belongs to the business as a whole.
 */
export async function changeProfile(
  database: Database,
  { businessId, environment }: Owner,
  change: ProfileChange,
): Promise<void> {
  const emptied = (text: string | undefined) => (text === '' ? null : text);
  const webhookUrl = emptied(change.webhookUrl);
  const registrationNumber = emptied(change.registrationNumber);
  const documentUrl = emptied(change.documentUrl);
  // Only the columns that are named change, so that two changes at one moment do not undo each other.
  await changeBusiness(
    database,
    {
      contactPersonName: emptied(change.contactPersonName),
      contactPersonPhone: emptied(change.contactPersonPhone),
      address: emptied(change.businessAddress),
      registrationNumber,
      taxId: emptied(change.taxId),
      documentUrl,
      ...kycAfter({ registrationNumber, documentUrl }),
      [environment === 'prod' ? 'webhookUrlProd' : 'webhookUrlTest']: webhookUrl,
    },
    {
      actor: businessId,
      action: 'profile.change',
      subject: businessId,
      // Where events go is worth knowing afterwards; the rest is personal data, which a log kept for good need not hold.
      details: {
        fields: Object.entries(change).flatMap(([field, text]) => (text === undefined ? [] : [field])),
        environment,
        webhookUrl,
      },
    },
  );
}
