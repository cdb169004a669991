import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { DATABASE } from '../../drivers/parts.ts';
import type { TemporalDatabases } from './temporalConfig.ts';

/** Who connects to Postgres as what. Nobody but the one-shot step of migrations connects as the owner of the tables. */
export interface Databases {
  /** The service's database by the role that owns it, for migrations. */
  readonly migrationUrl: string;
  /** The service's database by the role that its processes log in with, which owns nothing. */
  readonly serviceUrl: string;
  /** The service's database by the superuser, who looks at everything. */
  readonly superuserUrl: string;
  readonly temporal: TemporalDatabases;
}

const OWNER = 'merchant_payments_owner';
const LOGIN = 'merchant_payments_login';
const APPLICATION = 'merchant_payments_app';
const TEMPORAL = 'temporal';
const TEMPORAL_VISIBILITY = 'temporal_visibility';

/**
 * Creates the roles and databases of an installation, as whoever runs its Postgres does: an owner, who may neither create
 * roles nor databases; a login for the processes, with the application's rights alone; and Temporal's own.
 *
 * @param superuserUrl of the maintenance database.
 */
export async function createDatabases(superuserUrl: string): Promise<Databases> {
  const passwords = { [OWNER]: newPassword(), [LOGIN]: newPassword(), [TEMPORAL]: newPassword() };
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const [role, password] of Object.entries(passwords))
      await client.query(`create role ${role} login password '${password}'`);
    await client.query(`create role ${APPLICATION} nologin`);
    await client.query(`grant ${APPLICATION} to ${OWNER} with admin option`);
    await client.query(`grant ${APPLICATION} to ${LOGIN}`);
    for (const [database, owner] of [
      [DATABASE, OWNER],
      [TEMPORAL, TEMPORAL],
      [TEMPORAL_VISIBILITY, TEMPORAL],
    ]) {
      await client.query(`create database ${database} owner ${owner}`);
      await client.query(`revoke all on database ${database} from public`);
    }
    await client.query(`grant connect on database ${DATABASE} to ${LOGIN}`);
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.pathname = `/${DATABASE}`;
  const urlOf = (role: typeof OWNER | typeof LOGIN) => {
    const own = new URL(url);
    own.username = role;
    own.password = passwords[role];
    return own.href;
  };
  return {
    migrationUrl: urlOf(OWNER),
    serviceUrl: urlOf(LOGIN),
    superuserUrl: url.href,
    temporal: {
      address: url.host,
      user: TEMPORAL,
      password: passwords[TEMPORAL],
      main: TEMPORAL,
      visibility: TEMPORAL_VISIBILITY,
    },
  };
}

const newPassword = () => randomBytes(18).toString('base64url');

/** Creates Temporal's tables by its own tool, from the schemas that it brings. */
export async function createTemporalTables(sqlTool: string, databases: TemporalDatabases): Promise<void> {
  const [host = '', port = ''] = databases.address.split(':');
  for (const [database, schema] of [
    [databases.main, 'temporal'],
    [databases.visibility, 'visibility'],
  ] as const) {
    const run = (...args: readonly string[]) =>
      promisify(execFile)(sqlTool, [...args], {
        env: {
          SQL_PLUGIN: 'postgres12',
          SQL_HOST: host,
          SQL_PORT: port,
          SQL_USER: databases.user,
          SQL_PASSWORD: databases.password,
          SQL_DATABASE: database,
        },
      });
    await run('setup-schema', '--version', '0.0');
    await run('update-schema', '--schema-name', `postgresql/v12/${schema}`);
  }
}
