import type { StatementRunner } from '../core/database.ts';
import { rawSql, statement } from '../core/sql.ts';

/** SQL that is true of a row of known_networks that still counts: for ninety days without a login. */
export const IS_STILL_KNOWN = rawSql(`last_used_at > now() - interval '90 days'`);

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
