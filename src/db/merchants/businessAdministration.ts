import type { Selectable, UpdateObject } from 'kysely';
import type { Actor } from '../../domain/merchants/actor.ts';
import { type AuditRecord, appendAudit, changeOnRecord } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { sql, statement } from '../core/sql.ts';
import { now, type Tables, tables, updateWhere } from '../core/tables.ts';
import { endSessionsOfBusiness } from './sessionEnds.ts';

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
export function changeBusiness(
  database: Database,
  change: UpdateObject<Tables, 'businesses'>,
  record: AuditRecord,
): Promise<boolean> {
  return database.transaction((runner) => changeOnce(runner, change, record));
}

async function changeOnce(
  runner: StatementRunner,
  change: UpdateObject<Tables, 'businesses'>,
  record: AuditRecord,
): Promise<boolean> {
  const changed = await runner.run(
    updateWhere('businesses', { id: record.subject })
      .set({ ...change, updatedAt: now })
      .returning('id'),
  );
  if (changed.length === 1) await appendAudit(runner, { ...record, businessId: record.subject });
  return changed.length === 1;
}

/**
 * Lets a business in or keeps it out, which ends the sessions of its users. Payouts under way go on. A closed one stays out.
 *
 * @returns false when there is no such business, or it is closed.
 */
export function setBusinessActive(
  database: Database,
  businessId: string,
  { isActive, actor }: { readonly isActive: boolean; readonly actor: string },
): Promise<boolean> {
  const action = isActive ? 'business.activate' : 'business.deactivate';
  return database.transaction(async (runner) => {
    if (!isActive) await endSessionsOfBusiness(runner, { businessId });
    const isClosed = await runner.hasRow(
      statement(
        'businesses.isClosed',
      )`select from businesses where id = ${businessId} and closed_at is not null`,
    );
    if (isClosed) return false;
    return changeOnce(runner, { isActive }, { actor, action, subject: businessId, details: {} });
  });
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
 * Says whether money that arrives repays a debt of a business first; so when a business is born. A debt that there is when this is
 * turned on is repaid at once by what its wallets have. Returns false when there is no such business.
 */
export function setDebtPolicy(
  database: Database,
  businessId: string,
  { repaysDebts, actor }: { readonly repaysDebts: boolean; readonly actor: string },
): Promise<boolean> {
  const record = { actor, action: 'business.debt_policy', subject: businessId, details: { repaysDebts } };
  return changeBusiness(database, { repaysDebts }, record);
}

/**
 * Says whether a hold on the payouts of a business includes those by API key; off when a business is born. Returns false
 * when that is so already.
 */
export function setKeyPayoutHold(
  database: Database,
  businessId: string,
  { includesKeys, actor }: { readonly includesKeys: boolean; readonly actor: Actor },
): Promise<boolean> {
  return changeOnRecord(
    database,
    sql`update businesses set holds_key_payouts = ${includesKeys}, updated_at = now()
      where id = ${businessId} and holds_key_payouts <> ${includesKeys} returning id`,
    {
      actor,
      action: 'business.payout_hold',
      subject: businessId,
      details: {},
      businessId,
      before: { includesKeys: !includesKeys },
      after: { includesKeys },
    },
  );
}

/**
 * Says whether a business requires a second factor of every user; off when a business is born. Returns false when that is
 * so already.
 */
export function setSecondFactorRequired(
  database: Database,
  businessId: string,
  { isRequired, actor }: { readonly isRequired: boolean; readonly actor: Actor },
): Promise<boolean> {
  const action = isRequired ? 'second_factor.require' : 'second_factor.stop_requiring';
  return changeOnRecord(
    database,
    sql`update businesses set requires_second_factor = ${isRequired}, updated_at = now()
      where id = ${businessId} and requires_second_factor <> ${isRequired} returning id`,
    {
      actor,
      action,
      subject: businessId,
      details: {},
      businessId,
      before: { isSecondFactorRequired: !isRequired },
      after: { isSecondFactorRequired: isRequired },
    },
  );
}

/**
 * Ends every session and login token of the users of a business, or of one of them, on record.
 *
 * @param of.email of the one user.
 * @returns how many users they were of.
 */
export function endSessionsByOperator(
  database: Database,
  of: { readonly businessId: string; readonly email: string | undefined; readonly actor: string },
): Promise<number> {
  const { businessId, email, actor } = of;
  return database.transaction(async (runner) => {
    const users = await endSessionsOfBusiness(runner, { businessId, email });
    const record = { actor, action: 'business.end_sessions', subject: businessId, details: { email } };
    if (users > 0) await appendAudit(runner, { ...record, businessId });
    return users;
  });
}
