import type { Command } from 'commander';
import { type LedgerCheck, verifyLedger } from '../db/ledgerVerification.ts';
import type { AdminTools } from './tools.ts';

/** Adds `ledger verify`. */
export function addLedgerCommands(
  program: Command,
  { settings, withDatabase, print, reportViolation }: AdminTools,
): void {
  program
    .command('ledger')
    .description('the books')
    .command('verify')
    .description(
      'recompute every balance and check everything that must hold; exit 1 when something does not',
    )
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { ok, checked } = await withDatabase(settings(), verifyLedger);
      print(json ? { ok, checked } : verificationText(ok, checked));
      if (!ok) reportViolation();
    });
}

function verificationText(ok: boolean, checked: readonly LedgerCheck[]): string {
  const width = Math.max(...checked.map((check) => check.examined.toLocaleString('en').length));
  const lines = checked.flatMap((check) => {
    const verdict = check.isInformational ? 'note' : check.violations.length === 0 ? 'ok  ' : 'FAIL';
    return [
      `${verdict}  ${check.examined.toLocaleString('en').padStart(width)}  ${check.name}: ${check.description}`,
      ...check.violations.map((violation) => `${' '.repeat(width + 8)}${violation}`),
    ];
  });
  const failed = checked.filter((check) => check.violations.length > 0).length;
  const verdict = ok
    ? 'The ledger is sound.'
    : `The ledger is NOT sound: ${failed} of ${checked.length} checks failed.`;
  return [...lines, '', verdict].join('\n');
}
