import type { Client } from '@temporalio/client';
import type { Database } from '../db/database.ts';
import { pendingMigrations } from '../db/migrate.ts';

/** How long a dependency may take to answer /readyz before it counts as down. */
const PING_TIMEOUT_MS = 2_000;

// Asks the server itself: a connection remembers that it once was made, whatever became of it. The deadline alone bounds
// the wait: a ping left behind would go on trying, on a connection that a stop may have closed meanwhile.
async function pingTemporal({ connection }: Client): Promise<void> {
  await connection.withDeadline(Date.now() + PING_TIMEOUT_MS, () =>
    connection.workflowService.getSystemInfo({}),
  );
}

/** The dependencies that do not answer, or do not fit: `migrations`, `postgres`, `temporal`. */
export async function findUnready(database: Database, client: Client): Promise<readonly string[]> {
  const unready: string[] = [];
  try {
    const pending = await withTimeout(pendingMigrations(database), PING_TIMEOUT_MS);
    if (pending.length > 0) unready.push('migrations');
  } catch {
    unready.push('postgres');
  }
  try {
    await pingTemporal(client);
  } catch {
    unready.push('temporal');
  }
  return unready;
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), timeoutMs);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
