import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
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

/** What a server answers to a password that is not its own (docs: "ErrorResponse" in Message Formats of PostgreSQL). */
function refusal(): Buffer {
  const fields = Buffer.from(
    'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "postgres"\0\0',
  );
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

it('starts at another port when another server takes the one that was free before it listens', async () => {
  const other = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(refusal()));
  });
  const close = jest.spyOn(Server.prototype, 'close').mockImplementationOnce(function (this: Server, done) {
    const { port } = this.address() as AddressInfo;
    close.mockRestore();
    return this.close(() => other.listen(port, '127.0.0.1', done));
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'merchant-payments-postgres-'));
  try {
    const { port, stop } = await startEmbeddedPostgres({ dataDir, durable: false, fresh: true });
    await stop();
    expect(port).not.toBe((other.address() as AddressInfo).port);
  } finally {
    close.mockRestore();
    other.close();
  }
});
