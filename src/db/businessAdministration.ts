import type { Database, Statement } from './database.ts';

/** A business as the admin command lists it. */
export interface BusinessSummary {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly kycStatus: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly isActive: boolean;
  readonly requiresIdempotencyKey: boolean;
  readonly createdAt: string;
}

const LIST: Statement = {
  name: 'businessAdministration.list',
  text: `select id, name, email, kyc_status, is_active, requires_idempotency_key, created_at from businesses
    order by created_at, id`,
};
// Each change and its audit row are one statement: there is no change without a trace.
const SET_ACTIVE: Statement = {
  name: 'businessAdministration.setActive',
  text: `with changed as (
      update businesses set is_active = $2, updated_at = now() where id = $1 returning id)
    insert into audit_log (actor, action, subject, details)
      select $3, case when $2 then 'business.activate' else 'business.deactivate' end, id, '{}' from changed
      returning subject`,
};
const SET_KYC: Statement = {
  name: 'businessAdministration.setKyc',
  text: `with changed as (
      update businesses set kyc_status = $2, updated_at = now() where id = $1 returning id)
    insert into audit_log (actor, action, subject, details)
      select $3, 'business.kyc', id, jsonb_build_object('status', $2::text) from changed returning subject`,
};
const SET_IDEMPOTENCY_KEY_REQUIRED: Statement = {
  name: 'businessAdministration.setIdempotencyKeyRequired',
  text: `with changed as (
      update businesses set requires_idempotency_key = $2, updated_at = now() where id = $1 returning id)
    insert into audit_log (actor, action, subject, details)
      select $3, 'business.idempotency_key', id, jsonb_build_object('required', $2::boolean) from changed
      returning subject`,
};

/** Every business, oldest first. */
export async function listBusinesses(database: Database): Promise<readonly BusinessSummary[]> {
  const rows = await database.run<{
    id: string;
    name: string;
    email: string;
    kyc_status: BusinessSummary['kycStatus'];
    is_active: boolean;
    requires_idempotency_key: boolean;
    created_at: Date;
  }>(LIST, []);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    kycStatus: row.kyc_status,
    isActive: row.is_active,
    requiresIdempotencyKey: row.requires_idempotency_key,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Lets a business in or keeps it out. Payouts under way go on. Returns false when there is no such business. */
export async function setBusinessActive(
  database: Database,
  businessId: string,
  isActive: boolean,
  actor: string,
): Promise<boolean> {
  return (await database.run(SET_ACTIVE, [businessId, isActive, actor])).length === 1;
}

/** Records the outcome of a business's KYC. Returns false when there is no such business. */
export async function setKycStatus(
  database: Database,
  businessId: string,
  status: 'APPROVED' | 'REJECTED',
  actor: string,
): Promise<boolean> {
  return (await database.run(SET_KYC, [businessId, status, actor])).length === 1;
}

/**
 * Says whether a business's requests that move money must bring an `Idempotency-Key`; off when a business is born.
 * Returns false when there is no such business.
 */
export async function setIdempotencyKeyRequired(
  database: Database,
  businessId: string,
  isRequired: boolean,
  actor: string,
): Promise<boolean> {
  return (await database.run(SET_IDEMPOTENCY_KEY_REQUIRED, [businessId, isRequired, actor])).length === 1;
}
