import type { Selectable, UpdateObject } from 'kysely';
import { type AuditRecord, appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { now, type Tables, tables, updateWhere } from '../core/tables.ts';

const SUMMARY = [
  'id',
  'name',
  'email',
  'kycStatus',
  'isActive',
  'requiresIdempotencyKey',
  'createdAt',
] as const;

/** A business as the admin command lists it. */
type BusinessSummary = Pick<Selectable<Tables['businesses']>, (typeof SUMMARY)[number]>;

/** Every business, oldest first. */
export function listBusinesses(database: Database): Promise<readonly BusinessSummary[]> {
  return database.run(tables.selectFrom('businesses').select(SUMMARY).orderBy('createdAt').orderBy('id'));
}

/**
 * Changes a business and puts that on record, in one transaction: there is no change without a trace.
 *
 * @param record whose subject is the business.
 * @returns false when there is no such business.
 */
export async function changeBusiness(
  database: Database,
  change: UpdateObject<Tables, 'businesses'>,
  record: AuditRecord,
): Promise<boolean> {
  return database.transaction(async (runner) => {
    const changed = await runner.run(
      updateWhere('businesses', { id: record.subject })
        .set({ ...change, updatedAt: now })
        .returning('id'),
    );
    if (changed.length === 1) await appendAudit(runner, { ...record, businessId: record.subject });
    return changed.length === 1;
  });
}

/** Lets a business in or keeps it out. Payouts under way go on. Returns false when there is no such business. */
export function setBusinessActive(
  database: Database,
  businessId: string,
  { isActive, actor }: { readonly isActive: boolean; readonly actor: string },
): Promise<boolean> {
  const action = isActive ? 'business.activate' : 'business.deactivate';
  return changeBusiness(database, { isActive }, { actor, action, subject: businessId, details: {} });
}

/**
 * Says whether a business's requests that move money must bring an `Idempotency-Key`; off when a business is born.
 * Returns false when there is no such business.
 */
export function setIdempotencyKeyRequired(
  database: Database,
  businessId: string,
  { required, actor }: { readonly required: boolean; readonly actor: string },
): Promise<boolean> {
  const record = { actor, action: 'business.idempotency_key', subject: businessId, details: { required } };
  return changeBusiness(database, { requiresIdempotencyKey: required }, record);
}

/**
 * Says whether a hold on the payouts of a business includes those by API key; off when a business is born. Returns false
 * when there is no such business.
 */
export function setKeyPayoutHold(
  database: Database,
  businessId: string,
  { includesKeys, actor }: { readonly includesKeys: boolean; readonly actor: string },
): Promise<boolean> {
  const record = { actor, action: 'business.payout_hold', subject: businessId, details: { includesKeys } };
  return changeBusiness(database, { holdsKeyPayouts: includesKeys }, record);
}
