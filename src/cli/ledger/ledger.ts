import { Option } from 'commander';
import { isSecondOperatorNeeded, storeOperatorRequest } from '../../db/core/operatorRequests.ts';
import { ADJUSTMENT, adjustmentDetails } from '../../db/ledger/balanceAdjustments.ts';
import { storeVerification } from '../../db/ledger/checkResults.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { type LedgerCheck, verifyLedger } from '../../db/ledger/ledgerVerification.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { ASSETS, type Asset, decimalToMinor } from '../../domain/money.ts';
import { VERSION } from '../../observability/version.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { type AdminCommand, type Decision, type Placed, Report } from '../command.ts';
import { AdminError, requireBusiness } from '../errors.ts';
import { secondOperatorSentence } from '../words.ts';
import { postAdjustment } from './adjustment.ts';

/** Adds `ledger verify` and `ledger adjust`. */
export function addLedgerCommands(program: AdminCommand): void {
  const books = program.command('ledger').description('the books');
  books
    .command('verify')
    .description('recompute every balance and check every rule; exit 1 on a violation')
    .withJson()
    .runsOnDatabase(async ({ database }) => {
      const verification = await verifyLedger(database);
      await storeVerification(database, verification, VERSION);
      const { ok, checked } = verification;
      return new Report({ ok, checked }, verificationLines(ok, checked), { isViolation: !ok });
    });

  books
    .command('adjust <businessId>')
    .description(
      'correct the balance of a business by hand, after the error was settled outside; it is audited, and ' +
        'the business reads ' +
        'the reason in its statement',
    )
    .requiredOption('--amount <decimal>', 'what the business gets, such as 1500.50; -1500.50 takes it')
    .addOption(new Option('--asset <asset>').choices([...ASSETS]).default('NGN'))
    .withEnvironment()
    .withDecision('why')
    .runs(async (businessId: string, order: Decision & Placed & { amount: string; asset: Asset }) => {
      const { asset, environment } = order;
      const amountMinor = decimalToMinor(order.amount, asset);
      if (!amountMinor) {
        throw new AdminError(
          `--amount must be an amount of ${asset} such as 1500.50, or -1500.50 to take it.`,
        );
      }
      return program.tools.withDatabase(async ({ database }) => {
        requireBusiness(await findBusiness(database, businessId), businessId);
        const adjustmentId = newIdentifier('adj');
        const ledger = new LedgerStore(database);
        const adjustment = { adjustmentId, businessId, environment, asset, amountMinor };
        if (await isSecondOperatorNeeded(database)) {
          const { reason, operator } = order;
          const details = adjustmentDetails(adjustment);
          const request = { action: ADJUSTMENT, subject: businessId, details, reason, operator };
          const id = await database.transaction((runner) =>
            storeOperatorRequest(runner, request, { needsSecond: true }),
          );
          return secondOperatorSentence(id);
        }
        await database.transaction((runner) => postAdjustment(runner, ledger, { ...order, ...adjustment }));
        return `${adjustmentId}: ${order.amount} ${asset} (${environment}).`;
      });
    });
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
