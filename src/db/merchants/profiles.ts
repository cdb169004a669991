import type { Selectable } from 'kysely';
import type { Actor, AuditFields } from '../../domain/merchants/actor.ts';
import type { Environment, Id, Owner } from '../../domain/money.ts';
import { apiKeyPurpose, type SecretBox } from '../../security/secretBox.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { now, selectWhere, type Tables, updateWhere } from '../core/tables.ts';
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

/** The columns of what a merchant may change of itself but the webhook address, by their fields. */
const PROFILE_COLUMNS = {
  contactPersonName: 'contactPersonName',
  contactPersonPhone: 'contactPersonPhone',
  businessAddress: 'address',
  registrationNumber: 'registrationNumber',
  taxId: 'taxId',
  documentUrl: 'documentUrl',
} as const;
type ProfileField = keyof typeof PROFILE_COLUMNS;

/**
 * Changes a profile and puts on record what it was and is; what stays the same is not a change. A profile that is complete
 * waits for a decision on its KYC, after a rejection also when it is submitted again as it was. The webhook address is the
 * one of the environment, and an entry of its own; the rest belongs to the business as a whole.
 *
 * @param how.change the fields that change.
 * @param how.actor who does it, for the audit log.
 */
export async function changeProfile(
  database: Database,
  owner: Owner,
  { change, actor }: { readonly change: ProfileChange; readonly actor: Actor },
): Promise<void> {
  const { businessId, environment } = owner;
  const { webhookUrl, ...given } = change;
  const webhookColumn = environment === 'prod' ? 'webhookUrlProd' : 'webhookUrlTest';
  await database.transaction(async (runner) => {
    const before = await runner.one(
      selectWhere('businesses', { id: businessId }).selectAll().forNoKeyUpdate(),
      'A business that changes its profile is gone.',
    );
    const fields = (Object.keys(PROFILE_COLUMNS) as ProfileField[]).filter(
      (field) => given[field] !== undefined && given[field] !== (before[PROFILE_COLUMNS[field]] ?? ''),
    );
    const isWebhookUrlNew = webhookUrl !== undefined && webhookUrl !== (before[webhookColumn] ?? '');
    const isResubmitted =
      before.kycStatus === 'REJECTED' &&
      (given.registrationNumber !== undefined || given.documentUrl !== undefined);
    if (fields.length === 0 && !isWebhookUrlNew && !isResubmitted) return;
    await runner.run(
      updateWhere('businesses', { id: businessId }).set({
        ...Object.fromEntries(fields.map((field) => [PROFILE_COLUMNS[field], given[field] || null])),
        ...kycAfter({
          registrationNumber: emptied(given.registrationNumber),
          documentUrl: emptied(given.documentUrl),
        }),
        ...(isWebhookUrlNew && { [webhookColumn]: webhookUrl || null }),
        updatedAt: now,
      }),
    );
    const record = { actor, subject: businessId, businessId };
    if (fields.length > 0) {
      const shown = (textOf: (field: ProfileField) => string | undefined): AuditFields =>
        Object.fromEntries(fields.map((field) => [field, shownField(field, textOf(field))]));
      await appendAudit(runner, {
        ...record,
        action: 'profile.change',
        details: { fields },
        before: shown((field) => before[PROFILE_COLUMNS[field]]),
        after: shown((field) => given[field]),
      });
    }
    if (isWebhookUrlNew) {
      await appendAudit(runner, {
        ...record,
        action: 'webhook_url.change',
        details: {},
        environment,
        before: { webhookUrl: withoutSecrets(before[webhookColumn]) },
        after: { webhookUrl: withoutSecrets(webhookUrl) },
      });
    }
  });
}

/** What a field becomes: an empty text clears it, and one that is not given stays. */
function emptied(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** A field of a profile as the audit log, which is kept for good, shows it: tax ids by their ends only. */
function shownField(field: ProfileField, text: string | undefined): string | null {
  if (field === 'documentUrl') return withoutSecrets(text);
  if (field === 'taxId') return text ? `…${text.slice(-4)}` : null;
  return text || null;
}

/** A web address without its password, its query and its fragment, any of which may be a secret. */
export function withoutSecrets(address: string | undefined): string | null {
  if (!address) return null;
  if (!URL.canParse(address)) return '…';
  const url = new URL(address);
  const rest = url.search !== '' || url.hash !== '' ? '?…' : '';
  return `${url.origin}${url.pathname}${rest}`;
}
