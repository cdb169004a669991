import { connect } from 'node:net';
import pg from 'pg';
import { StartError } from '../config/startError.ts';

const connectTimeoutMs = 5_000;

/**
 * Checks that a PostgreSQL connection string works, so that a mistake in it is one sentence and not a stack trace.
 * @param databaseUrl `postgresql://user:password@host:port/database`
 * @throws StartError naming what is wrong, without the password
 */
export async function requireDatabase(databaseUrl: string): Promise<void> {
  let url: URL;
  try {
    url = new URL(databaseUrl);
  } catch {
    throw new StartError(
      'DATABASE_URL is not a URL of the form postgresql://user:password@host:port/database.',
    );
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new StartError(`DATABASE_URL begins with ${url.protocol}// but must begin with postgresql://.`);
  }
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new StartError(
      `The database in DATABASE_URL (${url.host}${url.pathname}) cannot be used: ${reasonOf(error)}.`,
    );
  }
}

/**
 * Checks that something listens on a Temporal address.
 * @param address `host:port`, as in TEMPORAL_ADDRESS
 * @throws StartError when the address has another form or nothing answers there
 */
export async function requireTemporalAddress(address: string): Promise<void> {
  const match = /^(?:[a-z]+:\/\/)?(?<host>\[[^\]]+\]|[^:/]+):(?<port>\d+)\/?$/i.exec(address);
  const { host, port } = match?.groups ?? {};
  if (host === undefined || port === undefined) {
    throw new StartError(`TEMPORAL_ADDRESS is ${address}, which is not of the form host:port.`);
  }
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port: Number(port) });
    const fail = (reason: string) => {
      socket.destroy();
      reject(new StartError(`No Temporal server can be reached at TEMPORAL_ADDRESS ${address}: ${reason}.`));
    };
    socket.setTimeout(connectTimeoutMs, () => fail(`no answer within ${connectTimeoutMs / 1000} seconds`));
    socket.once('error', (error) => fail(reasonOf(error)));
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}

// Node reports several refused addresses of one host as an error without a message of its own.
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
