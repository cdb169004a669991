import type { Command } from 'commander';
import {
  explainDifference,
  listDifferences,
  type RecordedDifference,
  readReconciliationFigures,
  waiveUnasked,
} from '../db/reconciliation.ts';
import { dayInLagosOf } from '../domain/dayInLagos.ts';
import { minorToDecimal } from '../domain/money.ts';
import type { Totals } from '../domain/reconciliation.ts';
import { createLogger } from '../logger.ts';
import { AdminError } from './errors.ts';
import { assertReason } from './flowCommands.ts';
import type { AdminTools } from './tools.ts';

const DAY_MS = 86_400_000;

/** Adds `reconcile`, `reconcile list`, `explain` and `waive`: our books beside those of providers and the chain. */
export function addReconciliationCommands(
  program: Command,
  { settings, withDatabase, print, reportViolation }: AdminTools,
): void {
  const reconcile = program
    .command('reconcile')
    .description(
      'compare a day of every provider account with our records and the ledger; exit 1 when something differs or ' +
        'cannot be compared',
    )
    .option('--day <day>', 'of Lagos, such as 2026-01-31; yesterday unless given')
    .option('--json', 'as JSON')
    .action(async ({ day, json }: { day?: string; json?: true }) => {
      const given = settings();
      const outcomes = await withDatabase(given, async (database) => {
        // Only this command needs the providers and what they bring along.
        const { createDayReconciliation } = await import('../composition/reconciliation.ts');
        const reconcileDay = createDayReconciliation({
          config: given.config,
          database,
          logger: createLogger('silent'),
        });
        return reconcileDay(dayOf(day));
      });
      if (json)
        print({ compared: outcomes.map(({ totals, ...rest }) => ({ ...rest, ...plainTotals(totals) })) });
      else {
        for (const { book, provider, account, day: compared, ...outcome } of outcomes) {
          const whose = [book, provider, account].filter((part) => part !== '').join(' ');
          const result =
            outcome.unasked ??
            `${outcome.compared} compared, ${outcome.found} differ, ${outcome.undecided} cannot be told yet${shownTotals(outcome.totals)}`;
          print(`${outcome.unasked ? 'NOT COMPARED' : 'compared'}  ${compared}  ${whose}: ${result}`);
        }
        if (outcomes.some(({ found }) => found > 0)) print('See: reconcile list.');
      }
      if (outcomes.some(({ found, unasked }) => found > 0 || unasked !== undefined)) reportViolation();
    });

  reconcile
    .command('list')
    .description('list what differs and nobody has explained, those by which money may be lost first')
    .option('--all', 'those that were explained, or have gone, too')
    .option('--json', 'as JSON')
    .action(async ({ all, json: isOwn }: { all?: true; json?: true }) => {
      // An option that the command above has too is its, wherever it stands.
      const json = isOwn ?? reconcile.opts<{ json?: true }>().json;
      const { listed, figures } = await withDatabase(settings(), async (database) => ({
        listed: await listDifferences(database, all ? ['FOUND', 'EXPLAINED', 'CLOSED'] : ['FOUND']),
        figures: await readReconciliationFigures(database),
      }));
      if (json) {
        return print({ differences: listed.map(withPlainAmounts), notCompared: figures.unasked });
      }
      for (const difference of listed) print(described(difference));
      for (const { book, provider, seconds } of figures.unasked) {
        print(`The ${book} of ${provider} could not be compared for ${Math.floor(seconds / 3_600)} hours.`);
      }
      if (listed.length === 0)
        print(all ? 'There is no difference.' : 'No difference waits for an explanation.');
    });

  reconcile
    .command('explain <id>')
    .description(
      'take a difference off the list, once what it is was found out; with other figures it comes back',
    )
    .requiredOption('--reason <words>', 'what it is; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .action(async (id: string, explanation: { reason: string; operator: string }) => {
      assertReason(explanation.reason);
      const isExplained = await withDatabase(settings(), (database) =>
        explainDifference(database, id, explanation),
      );
      if (!isExplained) throw new AdminError(`No difference ${id} waits for an explanation.`);
      print(`${id} is explained.`);
    });

  reconcile
    .command('waive <provider> <account>')
    .description('wait no longer for the books of an account that cannot be asked any more')
    .requiredOption('--reason <words>', 'why it need not be; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .action(async (provider: string, account: string, decision: { reason: string; operator: string }) => {
      assertReason(decision.reason);
      const waived = await withDatabase(settings(), (database) =>
        waiveUnasked(database, { environment: 'prod', provider, account }, decision),
      );
      if (waived === 0) throw new AdminError(`No books of account ${account} of ${provider} are waited for.`);
      print(`${waived} days of account ${account} of ${provider} are not compared.`);
    });
}

/** @throws AdminError for what is no day, or none yet. */
function dayOf(given: string | undefined): string {
  const today = dayInLagosOf(Date.now());
  if (given === undefined) return dayInLagosOf(Date.now() - DAY_MS);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  if (isDay && given <= today) return given;
  throw new AdminError('--day must be a day such as 2026-01-31, and not in the future.');
}

function plainTotals(totals: Totals | undefined) {
  if (!totals) return {};
  const { paidMinor, feesMinor, bookedMinor } = totals;
  return { paidMinor: `${paidMinor}`, feesMinor: `${feesMinor}`, bookedMinor: `${bookedMinor}` };
}

function shownTotals(totals: Totals | undefined): string {
  if (!totals) return '';
  const [paid, fees, booked] = [totals.paidMinor, totals.feesMinor, totals.bookedMinor].map((minor) =>
    minorToDecimal(minor, 'NGN'),
  );
  return `; ${paid} naira paid and ${fees} taken for it, ${booked} booked`;
}

function withPlainAmounts({ oursMinor, theirsMinor, ...difference }: RecordedDifference) {
  return { ...difference, oursMinor: oursMinor?.toString(), theirsMinor: theirsMinor?.toString() };
}

function described(difference: RecordedDifference): string {
  const { id, kind, subject, flowId, environment, book, provider, account, day, status, detail } = difference;
  const asset = book === 'chain' ? 'USDT' : 'NGN';
  const shown = (minor: bigint | undefined) =>
    minor === undefined ? 'nothing' : minorToDecimal(minor, asset);
  const { explained, closedAt } = difference;
  return [
    `${id}  ${kind}`,
    `  about     ${subject}${flowId !== undefined && flowId !== subject ? ` (${flowId})` : ''}`,
    `  books     ${[book, provider, account, environment, day].filter(Boolean).join(' ')}`,
    `  figures   ours ${shown(difference.oursMinor)}, theirs ${shown(difference.theirsMinor)} ${asset}`,
    `  what      ${detail}`,
    `  found     ${difference.foundAt}, last ${difference.seenAt}, ${difference.timesFound} times`,
    ...(explained ? [`  explained ${explained.at} by ${explained.by}: ${explained.because}`] : []),
    ...(closedAt === undefined ? [] : [`  gone      ${closedAt}${explained ? '' : ', by itself'}`]),
    ...(status === 'FOUND' ? [`  then      reconcile explain ${id} --reason … --operator …`] : []),
  ].join('\n');
}
