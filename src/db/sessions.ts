import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { invariant } from '../domain/errors.ts';
import type { PricingOverrides } from '../domain/pricing.ts';
import { batchDeletion, deleteBatch } from './batchDeletion.ts';
import type { Database, Statement } from './database.ts';
import type { Business } from './entities/merchants.ts';
import { IS_STILL_KNOWN } from './knownNetworks.ts';
import { parsePricing } from './pricing.ts';

// One statement whether anybody has the e-mail address or not, and of as much work. It folds what was asked with as the
// index of e-mail addresses does: no spelling stands for an account and is counted as another.
const FIND_ACCOUNT: Statement = {
  name: 'sessions.findAccount',
  text: `select lower($1::text) as folded, account.id, account.email, account.password_hash, account.sessions_version,
      network.network_hmac is not null as is_known_network, reset.code_seed
    from (select) as asked
      left join businesses account on lower(account.email) = lower($1::text)
      left join known_networks network on network.business_id = account.id and network.network_hmac = $2
        and network.${IS_STILL_KNOWN}
      left join password_resets reset on reset.business_id = account.id and reset.expires_at > now()`,
};
const FIND_OWNER: Statement = {
  name: 'sessions.findOwner',
  text: `select id, name, is_active, kyc_status, pricing, requires_idempotency_key, sessions_version
    from businesses where id = $1`,
};
const FORGET_ATTEMPTS = batchDeletion({
  name: 'sessions.forgetAttempts',
  table: 'attempt_counters',
  condition: 'expire < extract(epoch from now()) * 1000',
});

/** What a login, or a password reset, needs to know of an account. */
export interface Account {
  readonly businessId: string;
  /** As it is on record, whatever spelling it was found by. */
  readonly email: string;
  readonly passwordHash: string;
  readonly sessionsVersion: number;
  /** Whether somebody logged in to it from the network asked about. */
  readonly isKnownNetwork: boolean;
  /** What the code is made from that was mailed and has not expired. */
  readonly liveCodeSeed: Buffer | undefined;
}

/**
 * Looks an account up by e-mail address, and with it what is known of the network that somebody comes from.
 *
 * @param networkHmac the keyed hash of that network, as known_networks holds it.
 * @returns the account, undefined when nobody has that address; and the address as the database folds its spelling.
 */
export async function findAccount(
  database: Database,
  email: string,
  networkHmac: Buffer,
): Promise<{ readonly folded: string; readonly account: Account | undefined }> {
  const [row] = await database.run<{
    folded: string;
    id: string | null;
    email: string;
    password_hash: string;
    sessions_version: number;
    is_known_network: boolean;
    code_seed: Buffer | null;
  }>(FIND_ACCOUNT, [email, networkHmac]);
  invariant(row, 'Looking for an account answered nothing.');
  if (row.id === null) return { folded: row.folded, account: undefined };
  const account = {
    businessId: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    sessionsVersion: row.sessions_version,
    isKnownNetwork: row.is_known_network,
    liveCodeSeed: row.code_seed ?? undefined,
  };
  return { folded: row.folded, account };
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
 * A limit that is counted in the database.
 *
 * @param limit.name tells its counters from those of others.
 * @param limit.attempts how many wrong ones a window allows; a window begins with the first of them.
 */
export function createAttemptLimit(
  database: Database,
  limit: { readonly name: string; readonly attempts: number; readonly windowSeconds: number },
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
    keyPrefix: limit.name,
    points: limit.attempts,
    duration: limit.windowSeconds,
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

/** Deletes counters whose window is over, at most 10,000 a call. Returns how many. */
export function forgetOldAttempts(database: Database): Promise<number> {
  return deleteBatch(database, FORGET_ATTEMPTS);
}
