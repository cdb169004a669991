import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { PricingOverrides } from '../domain/pricing.ts';
import type { Database, Statement } from './database.ts';
import type { Business } from './entities/Business.ts';
import { parsePricing } from './pricing.ts';

const FIND_BY_EMAIL: Statement = {
  name: 'sessions.findByEmail',
  text: 'select id, email, password_hash, sessions_version from businesses where lower(email) = lower($1)',
};
const FIND_OWNER: Statement = {
  name: 'sessions.findOwner',
  text: `select id, name, is_active, kyc_status, pricing, requires_idempotency_key, sessions_version
    from businesses where id = $1`,
};
const PUT_CODE: Statement = {
  name: 'sessions.putCode',
  text: `insert into password_resets (business_id, code_hmac, expires_at, tries_left)
    select id, $2, now() + interval '10 minutes', 5 from businesses where id = $1
    on conflict (business_id) do update
      set code_hmac = excluded.code_hmac, expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
};
// One statement spends a try and reads the code, so that parallel guesses cannot share one try.
const SPEND_TRY: Statement = {
  name: 'sessions.spendTry',
  text: `update password_resets set tries_left = tries_left - 1
    where business_id = $1 and tries_left > 0 and expires_at > now() returning code_hmac`,
};
const RESET: Statement = {
  name: 'sessions.reset',
  text: `with used as (delete from password_resets where business_id = $1 and code_hmac = $3 returning business_id),
    audited as (
      insert into audit_log (actor, action, subject) select business_id, 'password.reset', business_id from used)
    update businesses set password_hash = $2, sessions_version = sessions_version + 1, updated_at = now()
      from used where id = used.business_id returning id`,
};
const FORGET_ATTEMPTS: Statement = {
  name: 'sessions.forgetAttempts',
  text: `delete from attempt_counters where ctid = any (array(
    select ctid from attempt_counters where expire < extract(epoch from now()) * 1000 limit 10000))`,
};

export interface LoginRecord {
  readonly businessId: string;
  /** As it is on record, whatever spelling it was found by. */
  readonly email: string;
  readonly passwordHash: string;
  readonly sessionsVersion: number;
}

export async function findLogin(database: Database, email: string): Promise<LoginRecord | undefined> {
  const [row] = await database.run<{
    id: string;
    email: string;
    password_hash: string;
    sessions_version: number;
  }>(FIND_BY_EMAIL, [email]);
  if (!row) return undefined;
  return {
    businessId: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    sessionsVersion: row.sessions_version,
  };
}

/** A business as its session shows it. */
export type SessionOwner = Pick<
  Business,
  'id' | 'name' | 'isActive' | 'kycStatus' | 'requiresIdempotencyKey'
> & {
  readonly pricing: PricingOverrides;
};

/** The business a session speaks for, or undefined when there is none or the session was voided. */
export async function findSessionOwner(
  database: Database,
  session: { readonly businessId: string; readonly sessionsVersion: number },
): Promise<SessionOwner | undefined> {
  const [row] = await database.run<{
    id: string;
    name: string;
    is_active: boolean;
    kyc_status: Business['kycStatus'];
    pricing: unknown;
    requires_idempotency_key: boolean;
    sessions_version: number;
  }>(FIND_OWNER, [session.businessId]);
  if (!row || row.sessions_version !== session.sessionsVersion) return undefined;
  return {
    id: row.id,
    name: row.name,
    isActive: row.is_active,
    kycStatus: row.kyc_status,
    requiresIdempotencyKey: row.requires_idempotency_key,
    pricing: parsePricing(row.pricing),
  };
}

/** Stores a new reset code, valid for ten minutes and five tries; an earlier one is void. */
export async function putResetCode(database: Database, businessId: string, codeHmac: Buffer): Promise<void> {
  await database.run(PUT_CODE, [businessId, codeHmac]);
}

/** Spends one try and returns the stored code's HMAC, or undefined when there is no code to try. */
export async function spendResetTry(database: Database, businessId: string): Promise<Buffer | undefined> {
  const [row] = await database.run<{ code_hmac: Buffer }>(SPEND_TRY, [businessId]);
  return row?.code_hmac;
}

/** Sets a password by a code that fits, voiding every session. Returns false when the code was used meanwhile. */
export async function resetPassword(
  database: Database,
  businessId: string,
  passwordHash: string,
  codeHmac: Buffer,
): Promise<boolean> {
  return (await database.run(RESET, [businessId, passwordHash, codeHmac])).length === 1;
}

/** Counts wrong attempts, shared by every API process. */
export interface AttemptLimit {
  /** Counts one attempt; returns the seconds to wait when it was one too many, else 0. */
  count(key: string): Promise<number>;
  /** Takes one attempt back, which was a right one. */
  takeBack(key: string): Promise<void>;
  /** Forgets the attempts, after a right one. */
  forget(key: string): Promise<void>;
}

/**
 * @param attempts how many wrong ones a window allows.
 */
export function createAttemptLimit(
  database: Database,
  name: string,
  attempts: number,
  windowSeconds: number,
): AttemptLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: async ({ name: statement, text, values }: Statement & { readonly values: unknown[] }) => ({
        rows: await database.run({ name: statement, text }, values),
      }),
    },
    storeType: 'pool',
    tableName: 'attempt_counters',
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: windowSeconds,
    clearExpiredByTimeout: false,
  });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
    async takeBack(key) {
      await limiter.reward(key, 1);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

/** Deletes counters whose window is over, at most 10,000 a call. */
export async function forgetOldAttempts(database: Database): Promise<void> {
  await database.run(FORGET_ATTEMPTS, []);
}
