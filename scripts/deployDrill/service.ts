import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/embedded/postgres.ts';
import { startPaystackServer } from '../../test/support/paystackServer.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { Bash } from './bash.ts';
import { stepsOfSystemd } from './commands.ts';

/** The second part of the drill, without a network: databases, processes, and the first live payment at a stand-in of Paystack. */

const LOGS = '/var/log/deploy-drill';
const AMOUNT_KOBO = 1_000_000n;

const [folder = ''] = process.argv.slice(2);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
mkdirSync(LOGS);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port: 5432 });
const paystack = await startPaystackServer();
const body = {
  status: true,
  message: 'Account number resolved',
  data: { account_number: '0123456789', account_name: 'ADA STORES LTD', bank_id: 9 },
};
paystack.addFault({
  endpoint: 'resolve',
  fault: { kind: 'answer', httpStatus: 200, body, accepted: true },
  times: 100,
});

const { settings, service } = stepsOfSystemd();
const given: Readonly<Record<string, string>> = {
  REPOSITORY: process.env.REPOSITORY ?? '',
  POSTGRES_ADDRESS: '127.0.0.1:5432',
  SUPERUSER_URL: postgres.ownerUrl,
  // A line more, by which Paystack is the stand-in.
  PAYSTACK_SECRET_KEY: `${paystack.secretKey}\nPROVIDER_URLS=${paystack.env.PROVIDER_URLS}`,
  PUBLIC_URL: 'http://127.0.0.1:8080',
};
assert.deepEqual(Object.keys(given).toSorted(), [...settings].toSorted());

const bash = new Bash({
  cwd: '/opt/merchant-payments',
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...given },
});
try {
  let printed = '';
  for (const step of service) printed = await bash.run(step);
  const { withdrawal } = JSON.parse(printed.slice(printed.lastIndexOf('{"success"')));
  await waitFor(
    'the bank to have paid',
    () => paystack.transferStatus(withdrawal.transactionId) === 'success',
  );
  assert.equal(paystack.transfersMade(withdrawal.transactionId), 1);
  assert.equal(paystack.transferAmountMinor(withdrawal.transactionId), AMOUNT_KOBO);
  console.log(`The bank paid ${withdrawal.transactionId}, 10,000 naira, once.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const name of readdirSync(LOGS))
    console.error(`\n${name}:\n${readFileSync(join(LOGS, name), 'utf8').slice(-4_000)}`);
  process.exitCode = 1;
} finally {
  bash.end();
  await paystack.stop();
  await postgres.stop();
}
process.exit();
