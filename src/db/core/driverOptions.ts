import type { ConnectionOptions } from 'node:tls';
import { parse } from 'pg-connection-string';

/** What pg's driver is told besides what MikroORM reads of a URL. */
interface DriverOptions {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly ssl?: boolean | ConnectionOptions;
}

/**
 * What the parameters of a Postgres URL say of a connection, as they say it to psql
 * (postgresql.org/docs/current/libpq-connect.html). MikroORM reads none of them.
 *
 * - `sslmode`, `sslrootcert`, `sslcert` and `sslkey` secure it.
 * - `host`, `port`, `user` and `password` come before those in front of the path. `host` may be the folder of a Unix socket.
 *
 * @throws Error when a file that the URL names cannot be read, or when `verify-ca` comes without `sslrootcert`.
 */
export function driverOptions(url: string): DriverOptions {
  const { host, port, user, password, ssl } = parse(url, { useLibpqCompat: true });
  return {
    ...(host && { host }),
    ...(port && { port: Number(port) }),
    ...(user && { user }),
    ...(password && { password }),
    // pg itself names the host only where it is not an address: an address would be taken for `localhost`.
    ...(ssl && { ssl: { ...(typeof ssl === 'object' && ssl), ...(host && { host }) } as ConnectionOptions }),
  };
}
