import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { DATABASE, withClient } from '../../drivers/parts.ts';
import type { TemporalDatabases } from './temporalConfig.ts';

/** Who connects to Postgres as what. Only the one-shot step of migrations connects as the owner of the tables. */
export interface Databases {
  /** The service's database by the role that owns it, for migrations. */
  readonly migrationUrl: string;
  /** The service's database by the role that its processes log in with, which owns nothing. */
  readonly serviceUrl: string;
  /** The service's database by the superuser, who looks at everything. */
  readonly superuserUrl: string;
  readonly temporal: TemporalDatabases;
}

/** What the operators of a Postgres do once for an installation: psql reads it too. */
const ROLES = new URL('../postgres/roles.sql', import.meta.url);

const OWNER = 'merchant_payments_owner';
const LOGIN = 'merchant_payments_login';
const TEMPORAL = 'temporal';
const TEMPORAL_VISIBILITY = 'temporal_visibility';

/**
 * Creates the roles and databases of an installation, as the operators of its Postgres do: an owner, who may neither create
 * roles nor databases; a login for the processes, with the application's rights alone; and Temporal's own.
 *
 * @param superuserUrl of the maintenance database.
 */
export async function createDatabases(superuserUrl: string): Promise<Databases> {
  const passwords = { [OWNER]: newPassword(), [LOGIN]: newPassword(), [TEMPORAL]: newPassword() };
  const variables: Readonly<Record<string, string>> = {
    owner_password: passwords[OWNER],
    login_password: passwords[LOGIN],
    temporal_password: passwords[TEMPORAL],
  };
  await withClient(superuserUrl, async (client) => {
    // One at a time: a database cannot be created in a transaction.
    for (const statement of readFileSync(ROLES, 'utf8').split(/(?<=;)\n/)) {
      await client.query(
        statement.replace(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(variables[name] ?? '')),
      );
    }
  });
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
