import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { Role } from '../../domain/merchants/roles.ts';
import type { SecondFactorKind } from '../../domain/merchants/secondFactors.ts';
import type { Id } from '../../domain/money.ts';
import { appendAudit } from '../core/auditLog.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { rawSql, sql, statement } from '../core/sql.ts';
import { CALLING_COLUMNS, type CallingBusiness, parsePricing } from './businesses.ts';
import { secondFactorsSql } from './secondFactors.ts';

/** SQL that is true of a row of known_networks that still counts: for ninety days without a login. */
const IS_STILL_KNOWN = rawSql(`last_used_at > now() - interval '90 days'`);

/** What a login, or a password reset, needs to know of a user's account. */
export interface Account {
  readonly userId: Id<'usr'>;
  readonly businessId: Id<'biz'>;
  /** As it is on record, whatever spelling it was found by. */
  readonly email: string;
  readonly passwordHash: string;
  readonly sessionsVersion: number;
  /** Whether the account was logged in to from this network before. */
  readonly isKnownNetwork: boolean;
  /** The kinds of second factor of which one is needed besides the password; none needs the password alone. */
  readonly secondFactors: readonly SecondFactorKind[];
  /** What the code is made from that was mailed and has not expired. */
  readonly liveCodeSeed: Buffer | undefined;
}

/**
 * Looks an account up by e-mail address, and with it what is known of the caller's network.
 *
 * @param networkHmac the keyed hash of that network, as known_networks holds it.
 * @returns the account, undefined when no account has that address; and the address as the database folds its spelling.
 */
export async function findAccount(
  database: Database,
  email: string,
  networkHmac: Buffer,
): Promise<{ readonly folded: string; readonly account: Account | undefined }> {
  // One statement whether anybody has the e-mail address or not, and of as much work. It folds what was asked with as
  // the index of e-mail addresses does: no spelling stands for an account and is counted as another.
  const row = await database.one(
    statement<{ folded: string } & (Account | { userId: undefined })>('sessions.findAccount')`
      select lower(${email}::text) as folded, account.id as user_id, account.business_id, account.email, account.password_hash,
          account.sessions_version, network.network_hmac is not null as is_known_network,
          ${secondFactorsSql(sql`account.id`)} as second_factors,
          reset.code_seed as live_code_seed
        from (select) as asked
          left join users account on lower(account.email) = lower(${email}::text) and account.status = 'active'
          left join known_networks network on network.user_id = account.id
            and network.network_hmac = ${networkHmac} and network.${IS_STILL_KNOWN}
          left join password_resets reset on reset.user_id = account.id and reset.expires_at > now()`,
  );
  const { folded, ...account } = row;
  return { folded, account: account.userId === undefined ? undefined : account };
}

/** A business that calls, and the user who calls for it. */
export interface CallingUser extends CallingBusiness {
  readonly userId: Id<'usr'>;
  readonly role: Role;
  /** The kinds of second factor that the user has. */
  readonly secondFactors: readonly SecondFactorKind[];
}

/** The user of a login token, or undefined when there is none, the user is removed, or the token ended or was voided. */
export async function findSessionOwner(
  database: Database,
  of: { readonly userId: string; readonly sessionsVersion: number; readonly tokenSha256: Buffer },
): Promise<CallingUser | undefined> {
  const row = await database.first(
    statement<Omit<CallingUser, 'pricing'> & { pricing: unknown }>('sessions.findOwner')`
      select ${CALLING_COLUMNS}, person.id as user_id, person.role, ${secondFactorsSql(sql`person.id`)} as second_factors
        from users person join businesses business on business.id = person.business_id
        where person.id = ${of.userId} and person.status = 'active' and person.sessions_version = ${of.sessionsVersion}
          and not exists (select from ended_login_tokens where token_sha256 = ${of.tokenSha256})`,
  );
  return row && { ...row, pricing: parsePricing(row.pricing) };
}

/** Counts wrong attempts, shared by every API process. */
export interface AttemptLimit {
  /** Counts one attempt; returns the seconds to wait when it was one too many, else 0. */
  count(key: string): Promise<number>;
  /** How many attempts the present window has. */
  used(key: string): Promise<number>;
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
      query: async (query: { readonly name: string; readonly text: string; readonly values: unknown[] }) => {
        const { name, text: sql, values: parameters } = query;
        const rows = await database.run<{ points: number; expire?: bigint }>({ name, sql, parameters });
        return { rows: rows.map((row) => ({ ...row, expire: Number(row.expire) })) };
      },
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
    async used(key) {
      return (await limiter.get(key))?.consumedPoints ?? 0;
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
export const forgetOldAttempts = batchDeletion({
  name: 'sessions.forgetAttempts',
  table: 'attempt_counters',
  condition: 'expire < extract(epoch from now()) * 1000',
});

/**
 * Ends a login token before it expires, on record.
 *
 * @param of.actor who signs out, for the audit log.
 */
export async function endLoginToken(
  database: Database,
  of: { readonly tokenSha256: Buffer; readonly businessId: string; readonly actor: Actor },
): Promise<void> {
  const { tokenSha256, businessId, actor } = of;
  await database.transaction(async (runner) => {
    const isNew = await runner.hasRow(
      statement('sessions.endToken')`
        insert into ended_login_tokens (token_sha256) values (${tokenSha256})
          on conflict do nothing returning token_sha256`,
    );
    const record = { actor, action: 'sign_out', subject: businessId, details: {}, businessId };
    if (isNew) await appendAudit(runner, record);
  });
}

/** Deletes ended tokens that have expired by themselves, at most 10,000 a call. Returns how many. */
export const forgetEndedLoginTokens = batchDeletion({
  name: 'sessions.forgetEndedTokens',
  table: 'ended_login_tokens',
  condition: "ended_at < now() - interval '1 day'",
});

/**
 * Notes that the user of an account came from a network: attempts from there are no strangers'. The twenty newest are known.
 *
 * @param networkHmac a keyed hash of the network: where people work and live is private.
 */
export async function noteKnownNetwork(
  runner: StatementRunner,
  userId: string,
  networkHmac: Buffer,
): Promise<void> {
  // An account's own rows are cleared away as it gets new ones: nineteen of the others stay.
  await runner.run(
    statement('knownNetworks.note')`with noted as (
        insert into known_networks (user_id, network_hmac) values (${userId}, ${networkHmac})
          on conflict (user_id, network_hmac) do update set last_used_at = now())
      delete from known_networks where user_id = ${userId} and network_hmac <> ${networkHmac} and (
        not (${IS_STILL_KNOWN})
        or network_hmac in (
          select network_hmac from known_networks
            where user_id = ${userId} and network_hmac <> ${networkHmac}
            order by last_used_at desc offset 19))`,
  );
}
