import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../src/embedded/postgres.ts';

it('removes data from where it was put, wherever it would be put now', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'merchant-payments-postgres-'));
  const { clusterDir, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
  await stop();
  expect(existsSync(join(clusterDir, 'PG_VERSION'))).toBe(true);
  const elsewhere = mkdtempSync(join(tmpdir(), 'merchant-payments-elsewhere-'));
  const locationFile = join(dataDir, 'location.json');
  expect(JSON.parse(readFileSync(locationFile, 'utf8'))).toEqual({ clusterDir });
  // As if memory had had room for it then, and no longer.
  writeFileSync(locationFile, JSON.stringify({ clusterDir: elsewhere }));
  await removeEmbeddedPostgres(dataDir);
  expect(existsSync(elsewhere)).toBe(false);
  expect(existsSync(dataDir)).toBe(false);
  // The rest of this test's own data.
  const again = await startEmbeddedPostgres({ dataDir, durable: false, fresh: true });
  await again.stop();
  expect([existsSync(clusterDir), existsSync(dataDir)]).toEqual([false, false]);
});
