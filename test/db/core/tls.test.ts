import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runService } from '../../../src/composition/service.ts';
import { migrate } from '../../../src/db/core/migrate.ts';
import { createLogger } from '../../../src/observability/logger.ts';
import { createAuthority, type TestAuthority } from '../../support/certificates.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { type SecurePostgres, startSecurePostgres } from '../../support/securePostgres.ts';
import { testConfig } from '../../support/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'merchant-payments-tls-'));

let database: TestDatabase;
let authority: TestAuthority;
let postgres: SecurePostgres;

beforeAll(async () => {
  database = await createTestDatabase();
  authority = await createAuthority(folder);
  postgres = await startSecurePostgres(database.ownerUrl, await authority.issue('postgres'));
});

afterAll(async () => {
  await postgres?.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

/** The database behind TLS, with parameters as libpq has them (postgresql.org/docs/18/libpq-ssl.html). */
function urlWith(host: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(database.ownerUrl);
  url.host = `${host}:${postgres.port}`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const start = (url: string) =>
  runService({ config: testConfig(url), role: 'api', overrides: { logger: createLogger('silent') } });

it('serves and migrates by a connection whose certificate and name are verified', async () => {
  const url = urlWith('localhost', { sslmode: 'verify-full', sslrootcert: authority.caFile });
  expect(await migrate(url)).toEqual([]);
  const service = await start(url);
  try {
    expect((await fetch(new URL('/readyz', service.apiUrl))).status).toBe(200);
  } finally {
    await service.stop();
  }
});

it.each([
  [
    'a certificate of another name',
    '127.0.0.1',
    async () => authority.caFile,
    /does not match certificate's altnames/,
  ],
  [
    'a certificate of a stranger',
    'localhost',
    async () => (await createAuthority(folder, 'stranger')).caFile,
    /certificate/,
  ],
])('refuses %s in one sentence', async (_which, host, caFile, reason) => {
  const url = urlWith(host, { sslmode: 'verify-full', sslrootcert: await caFile() });
  const { name, message } = await start(url).then(String, (error) => error);
  expect(name).toBe('StartError');
  expect(message).toMatch(/^The database in DATABASE_URL \([^@]+\) cannot be used: .+\.$/);
  expect(message).toMatch(reason);
});

it('refuses a certificate that cannot be read in one sentence', async () => {
  const url = urlWith('localhost', { sslmode: 'verify-full', sslrootcert: join(folder, 'nothing.pem') });
  await expect(start(url)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The database in DATABASE_URL \([^@]+\) cannot be used: ENOENT.*nothing\.pem'\.$/,
    ),
  });
});

it('is not reached by who does not ask for TLS', async () => {
  await expect(start(urlWith('localhost', {}))).rejects.toMatchObject({ name: 'StartError' });
});
