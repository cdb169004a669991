import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { PLANTED } from './planted.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file of ours that a program loads. */
function loadedBy(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  const path = relative(root, entry);
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(entry, 'utf8').replaceAll(/^(import|export) type [^;]*;/gm, '');
  for (const [, name = ''] of text.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)) {
    loadedBy(resolve(dirname(entry), name), seen);
  }
  return seen;
}

it('simulates what production runs', () => {
  const loaded = loadedBy(join(root, 'test/simulation/simulate.ts'));
  for (const file of [
    'src/domain/orders/decideOrder.ts',
    'src/activities/orders/orders.ts',
    'src/activities/orders/bills.ts',
    'src/activities/orders/automaticPayouts.ts',
    'src/activities/orders/usdtSales.ts',
    'src/activities/orders/collections.ts',
    'src/db/orders/attempts.ts',
    'src/workflows/orders/order.ts',
    'src/workflows/usdt/usdtSession.ts',
    'src/domain/usdt/usdtSession.ts',
    'src/db/usdt/sessionSettlement.ts',
    'src/activities/usdt/chainWatcher.ts',
    'src/activities/usdt/sweeps.ts',
    'src/activities/usdt/sessionSales.ts',
    'src/activities/webhooks/firstAttempts.ts',
    'src/temporal/starter.ts',
    'src/temporal/relayRound.ts',
    'src/temporal/recovery.ts',
    'src/api/withdrawals/requestWithdrawal.ts',
    'src/api/bills/purchaseBill.ts',
    'src/api/usdtSales/useCases.ts',
    'src/api/collections/useCases.ts',
    'src/activities/orders/vendorCredits.ts',
    'src/api/providerCallbacks/takeCallback.ts',
    'src/api/providerCallbacks/incomingPayment.ts',
    'src/api/providerCallbacks/orderUpdates.ts',
  ]) {
    expect(loaded).toContain(file);
  }
  // Nothing of the service is played by a test's own copy of it.
  expect([...loaded].filter((file) => file.startsWith('test/support/'))).toEqual(['test/support/keys.ts']);
});

it('plants bugs where the service has their places', () => {
  const places = PLANTED.map(
    ({ file, text }) => readFileSync(join(root, file), 'utf8').split(text).length - 1,
  );
  expect(places).toEqual(PLANTED.map(() => 1));
});

it('finds nothing, and the same seed has the same trace', async () => {
  const args = ['test/simulation/run.ts', '--seed', '3', '--steps', '500', '--twice'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch((error) => error);
  expect(stdout).toMatch(/^seed 3: .*\nseed 3: the second run has the same trace\n0 findings\n$/);
});
