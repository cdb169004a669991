import type { ConnectionOptions } from 'node:tls';
import { parse } from 'pg-connection-string';

/**
 * How a connection to Postgres is secured: by `sslmode`, `sslrootcert`, `sslcert` and `sslkey` of its URL, which mean what
 * they mean to psql (postgresql.org/docs/current/libpq-ssl.html). MikroORM reads nothing of a URL's parameters.
 *
 * @returns options for pg's driver; none where the URL asks for nothing.
 * @throws Error when a file that the URL names cannot be read, or when `verify-ca` comes without `sslrootcert`.
 */
export function connectionSecurity(url: string): { readonly ssl?: boolean | ConnectionOptions } {
  const { ssl, host } = parse(url, { useLibpqCompat: true });
  if (ssl === undefined || ssl === false) return {};
  // pg itself names the host only where it is not an address: an address would be taken for `localhost`.
  return {
    ssl: { ...(typeof ssl === 'object' && ssl), ...(host !== null && { host }) } as ConnectionOptions,
  };
}
