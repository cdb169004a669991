import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { waitFor } from './waitFor.ts';

/** A database of its own, with every migration applied unless it was created from another template. */
export interface TestDatabase {
  /** Connection string of the owner, who may do everything. */
  ownerUrl: string;
  /** Name of the database. */
  name: string;
  /** Deletes the database, cutting connections that are still open. */
  drop(): Promise<void>;
}

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run tests with npm test, which starts what they need.`);
  return value;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * As execute, once no client is connected to the database in question: the server itself gives connections that
 * are ending five seconds only, which a machine that stalls may exceed.
 */
async function executeOnceUnused(url: string, statement: string): Promise<void> {
  await waitFor(`connections to end before: ${statement}`, async () => {
    try {
      await execute(url, statement);
      return true;
    } catch (error) {
      // object_in_use
      if ((error as { code?: string }).code !== '55006') throw error;
      return false;
    }
  });
}

/**
 * Creates a fresh database as a copy of a template: the one that `npm test` migrated once for the whole run unless another
 * is given, such as PostgreSQL's own empty `template0`.
 * @throws Error when the test was not started by `npm test`
 */
export async function createTestDatabase(
  template = requiredVariable('TEST_TEMPLATE_DATABASE'),
): Promise<TestDatabase> {
  const maintenanceUrl = requiredVariable('TEST_POSTGRES_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes half as long as writing every page to the log, as is usual.
  await executeOnceUnused(maintenanceUrl, `create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = new URL(maintenanceUrl);
  ownerUrl.pathname = `/${name}`;
  return {
    ownerUrl: ownerUrl.href,
    name,
    drop: () => executeOnceUnused(maintenanceUrl, `drop database if exists ${name} with (force)`),
  };
}
