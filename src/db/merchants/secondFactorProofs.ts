import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database } from '../core/database.ts';
import { sql, statement } from '../core/sql.ts';
import { secondFactorsSql } from './secondFactors.ts';

/** A session of a user: the cookie of the dashboard or the token of a login, by the SHA-256 of its token. */
export interface ProvingSession {
  readonly userId: string;
  readonly tokenSha256: Buffer;
}

/** What the second factor of a user is to a session: absent, proven by it recently, once proven, or never. */
export type SecondFactorState = 'off' | 'proven' | 'provenBefore' | 'unproven';

/** Reads the state of a session. @param of.maxAgeMs how long a proof counts. */
export async function readSecondFactorState(
  database: Database,
  of: ProvingSession & { readonly maxAgeMs: number },
): Promise<SecondFactorState> {
  const found = await database.first(
    statement<{ hasProof: boolean; isProven: boolean }>('secondFactorProofs.readState')`
      select proof.proven_at is not null as has_proof,
          coalesce(proof.proven_at > now() - ${of.maxAgeMs}::bigint * interval '1 millisecond', false) as is_proven
        from users person
          left join second_factor_proofs proof on proof.user_id = person.id
            and proof.token_sha256 = ${of.tokenSha256}
        where person.id = ${of.userId} and cardinality(${secondFactorsSql(sql`person.id`)}) > 0`,
  );
  if (!found) return 'off';
  if (found.isProven) return 'proven';
  return found.hasProof ? 'provenBefore' : 'unproven';
}

/** Stores that a session proved the second factor now. */
export async function storeSecondFactorProof(database: Database, by: ProvingSession): Promise<void> {
  await database.run(
    statement('secondFactorProofs.store')`
      insert into second_factor_proofs (token_sha256, user_id) values (${by.tokenSha256}, ${by.userId})
        on conflict (token_sha256) do update set proven_at = now()`,
  );
}

/** Deletes proofs of sessions that are over, at most 10,000 a call. Returns how many. */
export const forgetOldSecondFactorProofs = batchDeletion({
  name: 'secondFactorProofs.forget',
  table: 'second_factor_proofs',
  condition: "proven_at < now() - interval '1 day'",
});
