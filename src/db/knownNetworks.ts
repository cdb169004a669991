import type { Database, Statement } from './database.ts';

/** SQL that is true of a row of known_networks that still counts: for ninety days without a login. */
export const IS_STILL_KNOWN = `last_used_at > now() - interval '90 days'`;

// An account's own rows are cleared away as it gets new ones: nineteen of the others stay.
const NOTE: Statement = {
  name: 'knownNetworks.note',
  text: `with noted as (
      insert into known_networks (business_id, network_hmac) values ($1, $2)
        on conflict (business_id, network_hmac) do update set last_used_at = now())
    delete from known_networks where business_id = $1 and network_hmac <> $2 and (
      not (${IS_STILL_KNOWN})
      or network_hmac in (select network_hmac from known_networks where business_id = $1 and network_hmac <> $2
        order by last_used_at desc offset 19))`,
};

/**
 * Notes that an account's owner came from a network: attempts from there are no strangers'. The twenty newest are known.
 *
 * @param networkHmac a keyed hash of the network: where people work and live is nobody else's business.
 */
export async function noteKnownNetwork(
  database: Database,
  businessId: string,
  networkHmac: Buffer,
): Promise<void> {
  await database.run(NOTE, [businessId, networkHmac]);
}
