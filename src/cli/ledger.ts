import { Option } from 'commander';
import { adjustBalance } from '../db/balanceAdjustments.ts';
import { InsufficientFundsError, LedgerStore } from '../db/ledgerStore.ts';
import { type LedgerCheck, verifyLedger } from '../db/ledgerVerification.ts';
import { findBusiness } from '../db/profiles.ts';
import { ASSETS, type Asset, decimalToMinor, minorToDecimal } from '../domain/money.ts';
import { newIdentifier } from '../security/identifiers.ts';
import type { AdminCommand, Decision, Placed, Printed } from './command.ts';
import { AdminError, requireBusiness } from './errors.ts';
import type { AdminTools } from './tools.ts';

/** Adds `ledger verify` and `ledger adjust`. */
export function addLedgerCommands(
  program: AdminCommand,
  { withDatabase, print, show, reportViolation }: AdminTools,
): void {
  const books = program.command('ledger').description('the books');
  books
    .command('verify')
    .description(
      'recompute every balance and check everything that must hold; exit 1 when something does not',
    )
    .withJson()
    .action(async (options: Printed) => {
      const { ok, checked } = await withDatabase((database) => verifyLedger(database));
      show(options, { ok, checked }, verificationLines(ok, checked));
      if (!ok) reportViolation();
    });

  books
    .command('adjust <businessId>')
    .description(
      'correct the balance of a business by hand, once what was wrong was settled outside; it is audited',
    )
    .requiredOption('--amount <decimal>', 'what the business gets, such as 1500.50; -1500.50 takes it')
    .addOption(new Option('--asset <asset>').choices([...ASSETS]).default('NGN'))
    .withEnvironment()
    .withDecision('why')
    .action(async (businessId: string, order: AdjustmentOrder) => {
      const { asset, environment } = order;
      const amountMinor = adjustmentMinor(order);
      await withDatabase(async (database) => {
        requireBusiness(await findBusiness(database, businessId), businessId);
        const adjustmentId = newIdentifier('adj');
        const ledger = new LedgerStore(database);
        const adjustment = { adjustmentId, businessId, environment, asset, amountMinor };
        try {
          await adjustBalance(database, ledger, adjustment, order);
        } catch (error) {
          if (!(error instanceof InsufficientFundsError)) throw error;
          throw new AdminError(`The business has less than ${minorToDecimal(-amountMinor, asset)} ${asset}.`);
        }
        print(`${adjustmentId}: ${order.amount} ${asset} (${environment}).`);
      });
    });
}

interface AdjustmentOrder extends Decision, Placed {
  readonly amount: string;
  readonly asset: Asset;
}

/** @throws AdminError when the amount is none. */
function adjustmentMinor({ amount, asset }: AdjustmentOrder): bigint {
  const minor = decimalToMinor(amount, asset);
  if (minor) return minor;
  throw new AdminError(`--amount must be an amount of ${asset} such as 1500.50, or -1500.50 to take it.`);
}

function verificationLines(ok: boolean, checked: readonly LedgerCheck[]): readonly string[] {
  const width = Math.max(...checked.map((check) => check.examined.toLocaleString('en').length));
  const lines = checked.flatMap((check) => {
    const verdict = check.violations.length === 0 ? 'ok  ' : 'FAIL';
    return [
      `${verdict}  ${check.examined.toLocaleString('en').padStart(width)}  ${check.name}: ${check.description}`,
      ...check.violations.map((violation) => `${' '.repeat(width + 8)}${violation}`),
    ];
  });
  const failed = checked.filter((check) => check.violations.length > 0).length;
  const verdict = ok
    ? 'The ledger is sound.'
    : `The ledger is NOT sound: ${failed} of ${checked.length} checks failed.`;
  return [...lines, '', verdict];
}
