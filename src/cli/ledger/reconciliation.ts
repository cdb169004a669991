import type { StepOutcome } from '../../activities/ledger/reconciliation.ts';
import type { ComparedNow, ProviderWithoutKey } from '../../composition/reconciliation.ts';
import {
  explainDifference,
  listDifferences,
  listReconciliations,
  type RecordedDifference,
  waiveUnasked,
} from '../../db/ledger/reconciliation.ts';
import { dayInLagosOf } from '../../domain/dayInLagos.ts';
import { MAX_COMPARED_DAYS, RETURNABLE_DAYS, type Totals } from '../../domain/ledger/reconciliation.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { DAY_MS } from '../../domain/time.ts';
import { createLogger } from '../../observability/logger.ts';
import { type AdminCommand, type Decision, Report } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { listOf, waitingListOf } from '../lists.ts';
import type { Opened } from '../tools.ts';
import { DECIDED } from '../words.ts';

const TOLD = { field: 'differences', heading: ({ id, kind }: RecordedDifference) => `${id}  ${kind}` };

const explainCommand = ({ id }: RecordedDifference) => `reconcile explain ${id} ${DECIDED}`;

/** All differences that were ever found, also those that were explained or have gone. */
const DIFFERENCES = listOf({
  ...TOLD,
  read: (database) => listDifferences(database, ['FOUND', 'EXPLAINED', 'CLOSED']),
  lines: (difference) => ({
    ...linesOf(difference),
    next: difference.status === 'FOUND' ? explainCommand(difference) : undefined,
  }),
});

/** Differences that no operator has explained. */
export const DIFFERENCES_TO_EXPLAIN = waitingListOf({
  ...TOLD,
  read: (database) => listDifferences(database, ['FOUND']),
  lines: linesOf,
  what: () => 'difference of the books',
  since: ({ foundAt }) => foundAt,
  next: explainCommand,
});

/** Adds `reconcile`, `reconcile returns`, `list`, `explain` and `waive`: our books compared with those of providers and the chain. */
export function addReconciliationCommands(program: AdminCommand): void {
  const reconcile = program
    .command('reconcile')
    .description(
      'compare a day of every provider account with our records and the ledger; exit 1 when something differs or ' +
        'cannot be compared',
    )
    .option('--day <day>', 'of Lagos, such as 2026-01-31; yesterday unless given')
    .withJson()
    .runsOnDatabase(async (opened, { day }: { day?: string }) => {
      const compared = dayOf(day);
      return reportOf(await (await openReconciliation(opened)).day(compared), compared);
    });

  reconcile
    .command('returns')
    .description(
      `list the transfers of the last ${RETURNABLE_DAYS} days and of today again, after a restore for example; ` +
        'orders whose transfer came back are checked',
    )
    .withJson()
    .runsOnDatabase(async (opened) => {
      const compared = await (await openReconciliation(opened)).returns();
      return reportOf(compared, `${RETURNABLE_DAYS} days`);
    });

  reconcile
    .command('list')
    .description('list unexplained differences, possible losses of money first')
    .option('--all', 'those that were explained, or have gone, too')
    .withJson()
    .runsOnDatabase(async ({ database }, { all }: { all?: true }) => {
      const whole = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
      const { rows: listed } = await (all ? DIFFERENCES : DIFFERENCES_TO_EXPLAIN).read(database, whole);
      const since = dayInLagosOf(Date.now() - MAX_COMPARED_DAYS * DAY_MS);
      const states = await listReconciliations(database, 'prod', since);
      const notCompared = states.flatMap(({ unasked, book, provider, account, day }) =>
        unasked
          ? [
              {
                ...{ book, provider, account, day, because: unasked.because },
                since: new Date(unasked.sinceMs).toISOString(),
              },
            ]
          : [],
      );
      const none = all ? 'There is no difference.' : 'No difference waits for an explanation.';
      return new Report({ differences: listed.map(({ facts }) => facts), notCompared }, [
        ...listed.flatMap((each) => each.inWords),
        ...notCompared.map(
          ({ since: begun, because, day, ...book }) =>
            `NOT COMPARED  ${day}  ${whoseBook(book)}, since ${begun}: ${because}`,
        ),
        ...(listed.length === 0 ? [none] : []),
      ]);
    });

  reconcile
    .command('explain <id>')
    .description('explain a difference and take it off the list; with other figures it comes back')
    .withDecision('what it is')
    .runsOnDatabase(async ({ database }, id: string, explanation: Decision) => {
      const isExplained = await explainDifference(database, id, explanation);
      required(isExplained, `No difference ${id} waits for an explanation.`);
      return `${id} is explained.`;
    });

  reconcile
    .command('waive <provider> <account>')
    .description('no longer compare the books of an account that cannot be asked')
    .withDecision('why it need not be')
    // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
    .runsOnDatabase(async ({ database }, provider: string, account: string, decision: Decision) => {
      const waived = await waiveUnasked(database, { environment: 'prod', provider, account }, decision);
      if (waived === 0) throw new AdminError(`No books of account ${account} of ${provider} are waited for.`);
      return `${waived} days of account ${account} of ${provider} are not compared.`;
    });
}

// Only commands that compare need the providers and what they bring along.
async function openReconciliation({ database, settings: { config } }: Opened) {
  const { createReconciliationNow } = await import('../../composition/reconciliation.ts');
  return createReconciliationNow({ config, database, logger: createLogger('silent') });
}

/** @param days what was compared, in words. */
function reportOf({ outcomes, withoutKey }: ComparedNow, days: string): Report {
  const isFound = outcomes.some(({ found }) => found > 0);
  const isUnasked =
    outcomes.some(({ unasked }) => unasked !== undefined) ||
    withoutKey.some(({ isNamedByRecords }) => isNamedByRecords);
  return new Report(
    { compared: outcomes.map(({ totals, ...rest }) => ({ ...rest, ...totals })), withoutKey },
    [
      ...outcomes.map(inWords),
      ...withoutKey.map((each) => keylessInWords(days, each)),
      ...(isFound ? ['See: reconcile list.'] : []),
    ],
    { isViolation: isFound || isUnasked },
  );
}

/** @throws AdminError for what is not a day, or not yet. */
function dayOf(given: string | undefined): string {
  const today = dayInLagosOf(Date.now());
  if (given === undefined) return dayInLagosOf(Date.now() - DAY_MS);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  if (isDay && given <= today) return given;
  throw new AdminError('--day must be a day such as 2026-01-31, and not in the future.');
}

function shownTotals(totals: Totals | undefined): string {
  if (!totals) return '';
  const [paid, fees, booked] = [totals.paidMinor, totals.feesMinor, totals.bookedMinor].map((minor) =>
    minorToDecimal(minor, 'NGN'),
  );
  return `; ${paid} naira paid and ${fees} taken for it, ${booked} booked`;
}

const whoseBook = ({ book, provider, account }: Pick<StepOutcome, 'book' | 'provider' | 'account'>) =>
  [book, provider, account].filter((part) => part !== '').join(' ');

function keylessInWords(day: string, { provider, setting, isNamedByRecords }: ProviderWithoutKey): string {
  const unset = `${day}  ${provider}: ${setting} is not set for this command`;
  return isNamedByRecords
    ? `NOT COMPARED  ${unset}; run it with the settings of a worker.`
    : `no key    ${unset}; no record of ${MAX_COMPARED_DAYS} days names ${provider}.`;
}

function inWords({ book, provider, account, day, unasked, totals, ...outcome }: StepOutcome): string {
  const whose = whoseBook({ book, provider, account });
  if (unasked) return `NOT COMPARED  ${day}  ${whose}: ${unasked}`;
  const { compared, found, undecided } = outcome;
  return `compared  ${day}  ${whose}: ${compared} compared, ${found} differ, ${undecided} cannot be told yet${shownTotals(totals)}`;
}

function linesOf(difference: RecordedDifference) {
  const { subject, flowId, environment, book, provider, account, day } = difference;
  const { oursMinor, theirsMinor, explained, closedAt } = difference;
  const asset = book === 'chain' ? 'USDT' : 'NGN';
  const shown = (minor: bigint | undefined) =>
    minor === undefined ? 'nothing' : minorToDecimal(minor, asset);
  return {
    about: `${subject}${flowId !== undefined && flowId !== subject ? ` (${flowId})` : ''}`,
    books: [book, provider, account, environment, day].filter(Boolean).join(' '),
    figures: `ours ${shown(oursMinor)}, theirs ${shown(theirsMinor)} ${asset}`,
    what: difference.detail,
    found: `${difference.foundAt}, last ${difference.seenAt}, ${difference.timesFound} times`,
    explained: explained && `${explained.at} by ${explained.by}: ${explained.because}`,
    gone: closedAt && `${closedAt}${explained ? '' : ', by itself'}`,
  };
}
