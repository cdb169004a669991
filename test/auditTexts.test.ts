import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ALL_KINDS } from '../src/contract/kinds.ts';
import { ACTIONS, GROUPS } from '../web/src/i18n/audit.en.ts';
import { AUDIT_ACTIONS } from '../web/src/pages/audit/auditFilters.ts';

/** Actions on the platform, whose entries name no business: no merchant reads them. */
const OF_PLATFORM = [
  'chain_cursor.rewind',
  'crypto.rescan',
  'crypto_sweep.retry_all',
  'crypto_treasury.book',
  'database.migrate',
  'deprecation.mail',
  'flows.close',
  'flows.recover',
  'flows.restart',
  'operator.add',
  'operator.revoke',
  'payment_claim.dismiss',
  'payouts.pause',
  'payouts.resume',
  'provider_callback.dismiss',
  'reconciliation.explain',
  'reconciliation.waive',
  'request.confirm',
  'request.create',
  'request.reject',
  'secrets.reseal',
  'token_contract.accept',
  'vendor_credit.dismiss',
  'vendor_credit.recreate',
  'webhook.replay_all',
];

/** Every action that a line of the source writes into the audit log. */
function writtenActions(): ReadonlySet<string> {
  const root = join(import.meta.dirname, '../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    if (
      !/\b(audit(Sql|Ctes)|changeOnRecord|appendAudit|changeBusiness|changeOnce|retryAllOfCause)\b/.test(text)
    )
      return [];
    const lines = text
      .split('\n')
      .filter((line) => /\b(action:|(action|name) =) |^export const ADJUSTMENT /.test(line));
    return lines.flatMap((line) => line.match(/(?<=')([a-z_]+\.[a-z_]+|sign_in|sign_out)(?=')/g) ?? []);
  });
  return new Set(found);
}

it('has a text in the dashboard for every action that a merchant reads in the audit log', () => {
  const written = writtenActions();
  const ofOrders = ALL_KINDS.flatMap((kind) => [`${kind}.resolve`, `${kind}.retry`, `${kind}.recreate`]);
  const ofDeposits = ['crypto_payment.retry', 'crypto_sweep.retry'];
  const read = [...written, ...ofOrders, ...ofDeposits].filter((action) => !OF_PLATFORM.includes(action));
  expect(read.filter((action) => !Object.hasOwn(ACTIONS, action))).toEqual([]);
  expect(Object.keys(ACTIONS).filter((action) => !read.includes(action))).toEqual([]);
  expect(OF_PLATFORM.filter((action) => !written.has(action))).toEqual([]);
});

it('can filter the audit log by what every action begins with', () => {
  const beginnings = [...new Set(Object.keys(ACTIONS).map((action) => action.replace(/\..*/, '')))].sort();
  expect([...AUDIT_ACTIONS].sort()).toEqual(beginnings);
  expect(Object.keys(GROUPS).sort()).toEqual(beginnings);
});
