import { sql as raw, type UpdateObject } from 'kysely';
import { DomainError } from '../../domain/errors.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { pick, statement } from '../core/sql.ts';
import { now, selectWhere, type Tables, tables, updateWhere } from '../core/tables.ts';

/**
 * KYC of businesses. A business waits for a decision while its status is PENDING and its profile has a registration number
 * and a link to its documents: from the moment at which PATCH /me named one of the two and both were there. Such a change
 * after a rejection makes it wait again.
 */

/** The columns of a business that an operator needs to decide its KYC. */
const EXAMINED = [
  'id',
  'name',
  'email',
  'phone',
  'type',
  'category',
  'kycStatus',
  'kycSubmittedAt',
  'kycReason',
  'registrationNumber',
  'taxId',
  'documentUrl',
  'address',
  'contactPersonName',
  'contactPersonPhone',
] as const;

/** The columns of a business that say where its KYC stands. */
const KYC_STATE = ['id', 'name', 'email', 'kycStatus', 'kycSubmittedAt'] as const;

/** Businesses that wait for a decision, the one that has waited longest first. */
export function listWaitingKyc(database: Database) {
  return database.run(
    tables
      .selectFrom('businesses')
      .select(EXAMINED)
      .where('kycSubmittedAt', 'is not', null)
      .orderBy('kycSubmittedAt')
      .orderBy('id'),
  );
}

/** What an operator needs to decide about one business; undefined when there is none of that id. */
export function findKyc(database: Database, businessId: string) {
  return database.first(selectWhere('businesses', { id: businessId }).select(EXAMINED));
}

/** The outcome of an examination. */
export interface KycDecision {
  readonly status: 'APPROVED' | 'REJECTED';
  /** Which the merchant reads. */
  readonly reason: string;
  /** The operator. */
  readonly actor: string;
}

/** Whose KYC was decided, for the mail. */
export interface DecidedKyc {
  readonly name: string;
  readonly email: string;
}

/**
 * Decides the KYC of a business, on record, in one transaction.
 *
 * @returns undefined when there is no such business.
 * @throws DomainError `state_conflict` when its status is that already.
 */
export function decideKyc(
  database: Database,
  businessId: string,
  { status, reason, actor }: KycDecision,
): Promise<DecidedKyc | undefined> {
  return database.transaction(async (runner) => {
    const before = await runner.first(
      selectWhere('businesses', { id: businessId }).select(KYC_STATE).forUpdate(),
    );
    if (!before) return undefined;
    if (before.kycStatus === status)
      throw new DomainError('state_conflict', `this business is ${status} already`);
    await runner.run(
      updateWhere('businesses', { id: businessId }).set({
        kycStatus: status,
        kycReason: reason,
        kycSubmittedAt: null,
        updatedAt: now,
      }),
    );
    const details = { status, reason, submittedAt: before.kycSubmittedAt };
    await appendAudit(runner, {
      actor,
      action: 'business.kyc',
      subject: businessId,
      details,
      businessId,
      before: { status: before.kycStatus },
      after: { status },
    });
    return pick(before, ['name', 'email']);
  });
}

/** What of a change of a profile is about KYC; undefined stays as it is, null is cleared. */
interface SubmittedDocuments {
  readonly registrationNumber: string | null | undefined;
  readonly documentUrl: string | null | undefined;
}

/**
 * The columns that a change of these two changes with them: a profile that has both submits itself, and one that has lost
 * one no longer waits. An approved business stays approved.
 */
export function kycAfter({
  registrationNumber,
  documentUrl,
}: SubmittedDocuments): UpdateObject<Tables, 'businesses'> {
  if (registrationNumber === undefined && documentUrl === undefined) return {};
  const number =
    registrationNumber === undefined ? raw`registration_number` : raw`${registrationNumber}::text`;
  const document = documentUrl === undefined ? raw`document_url` : raw`${documentUrl}::text`;
  const isSubmitted = raw<boolean>`(trim(coalesce(${number}, '')) <> '' and trim(coalesce(${document}, '')) <> ''
    and kyc_status <> 'APPROVED')`;
  return {
    kycStatus: raw<'PENDING'>`case when ${isSubmitted} then 'PENDING' else kyc_status end`,
    kycReason: raw<string>`case when ${isSubmitted} then null else kyc_reason end`,
    kycSubmittedAt: raw<string>`case when ${isSubmitted} then coalesce(kyc_submitted_at, now()) end`,
  };
}

/** How long merchants have waited for their KYC. */
export interface KycFigures {
  /** How many wait. */
  readonly waiting: number;
  /** For how many seconds of working days (Monday to Friday in Lagos) the first of them has; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** Counts the businesses that wait for a decision on their KYC. */
export function countWaitingKyc(database: Database): Promise<KycFigures> {
  return database.one(
    statement<KycFigures>('kyc.countWaiting')`
      with waiting as (
        select count(*)::integer as waiting, min(kyc_submitted_at) at time zone 'Africa/Lagos' as since,
            now() at time zone 'Africa/Lagos' as now
          from businesses where kyc_submitted_at is not null)
      select waiting, coalesce((
          select extract(epoch from sum(least(now, day + interval '1 day') - greatest(since, day)))
            from generate_series(date_trunc('day', since), now, '1 day') day
            where extract(isodow from day) < 6), 0)::float8 as oldest_seconds
        from waiting`,
    'A count has one row.',
  );
}
