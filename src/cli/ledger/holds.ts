import { Option } from 'commander';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import { isSecondOperatorNeeded, storeOperatorRequest } from '../../db/core/operatorRequests.ts';
import { InsufficientFundsError, LedgerStore } from '../../db/ledger/ledgerStore.ts';
import {
  CaseHeldError,
  listOpenHolds,
  type NewWalletHold,
  placeHold,
  releaseWalletHold,
  WALLET_HOLD,
  WALLET_RELEASE,
} from '../../db/ledger/walletHolds.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { HOLD_GROUNDS, type HoldGround } from '../../domain/ledger/walletHold.ts';
import { ASSETS, type Asset, decimalToMinor, minorToDecimal } from '../../domain/money.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { AdminCommand, Decision, Placed } from '../command.ts';
import { AdminError, inPlainWords, requireBusiness, required } from '../errors.ts';
import { addListCommand, listOf, waitingListOf } from '../lists.ts';
import { DECIDED, secondOperatorSentence } from '../words.ts';

/** From when on an open hold needs a look: the working days that an inquiry into a fraud report may take, as calendar days. */
const MAX_QUIET_DAYS = 14;

const releaseCommand = ({ id }: { readonly id: string }) => `wallet release ${id} ${DECIDED}`;

const TOLD = {
  field: 'holds',
  heading: ({ id }: OpenHold) => id,
};

type OpenHold = Awaited<ReturnType<typeof listOpenHolds>>[number];

function linesOf({ businessId, name, environment, asset, ...hold }: OpenHold) {
  const { amountMinor, heldMinor, ground, caseNumber, reason, placedBy, placedAt } = hold;
  return {
    of: `${businessId} (${name}), ${environment}`,
    holds: `${minorToDecimal(heldMinor, asset)} of ${minorToDecimal(amountMinor, asset)} ${asset}`,
    case: `${caseNumber}, ${HOLD_GROUNDS[ground]}`,
    reason,
    placed: `${placedAt} by ${placedBy}`,
  };
}

/** Parts of wallets that operators hold. */
const OPEN_HOLDS = listOf({
  ...TOLD,
  read: (database) => listOpenHolds(database),
  lines: (hold) => ({ ...linesOf(hold), next: releaseCommand(hold) }),
});

/** Those that have been held for long. */
export const LONG_HOLDS = waitingListOf({
  ...TOLD,
  read: (database) => listOpenHolds(database, { olderThanDays: MAX_QUIET_DAYS }),
  lines: linesOf,
  what: () => 'hold of a wallet',
  since: ({ placedAt }) => placedAt,
  next: releaseCommand,
});

/** Adds `wallet hold`, `release` and `holds`. */
export function addHoldCommands(wallet: AdminCommand): void {
  const { withDatabase } = wallet.tools;
  wallet
    .command('hold <businessId>')
    .description(
      'hold a part of a business’s available balance for a case; its statement and a mail show case and ' +
        'reason',
    )
    .requiredOption('--amount <decimal>', 'how much, such as 1500.50')
    .requiredOption('--case <number>', 'the case number, at most 60 characters')
    .addOption(
      new Option('--ground <ground>', 'what the case is')
        .choices(Object.keys(HOLD_GROUNDS))
        .makeOptionMandatory(),
    )
    .addOption(new Option('--asset <asset>').choices([...ASSETS]).default('NGN'))
    .withEnvironment()
    .withDecision('why')
    .runs(async (businessId: string, options: HoldOptions) => {
      const { asset, environment, ground, case: caseNumber, operator, reason } = options;
      if (caseNumber.trim() === '' || caseNumber.length > 60)
        throw new AdminError('--case must have 1 to 60 characters.');
      const amountMinor = amountOf(options.amount, asset, '--amount');
      const placed = { businessId, environment, asset, amountMinor, ground, caseNumber };
      return withDatabase(async ({ database }) => {
        requireBusiness(await findBusiness(database, businessId), businessId);
        const hold = { ...placed, holdId: newIdentifier('hld') };
        const request = {
          action: WALLET_HOLD,
          subject: businessId,
          details: holdDetails(hold),
          reason,
          operator,
        };
        const asked = await askSecond(database, request);
        if (asked !== undefined) return asked;
        await database.transaction((runner) => applyHold(runner, database, { ...hold, reason, operator }));
        return `${hold.holdId} holds ${minorToDecimal(amountMinor, asset)} ${asset} (${environment}).`;
      });
    });

  wallet
    .command('release <holdId>')
    .description('release a hold, or a part of it; typed twice, it releases nothing more')
    .option('--remaining <decimal>', 'how much stays on hold; nothing unless given')
    .withDecision('why')
    .runs(async (holdId: string, options: Decision & { readonly remaining?: string }) => {
      const { operator, reason, remaining } = options;
      return withDatabase(async ({ database }) => {
        const open = required(
          (await listOpenHolds(database)).find(({ id }) => id === holdId),
          `${holdId} is not an open hold.`,
        );
        const remainingMinor =
          remaining === undefined ? undefined : amountOf(remaining, open.asset, '--remaining');
        const details = { environment: open.environment, holdId, remainingMinor: remainingMinor?.toString() };
        const request = { action: WALLET_RELEASE, subject: open.businessId, details, reason, operator };
        const asked = await askSecond(database, request);
        if (asked !== undefined) return asked;
        return database.transaction((runner) =>
          applyRelease(runner, database, { holdId, remainingMinor, reason, operator }),
        );
      });
    });

  addListCommand(
    wallet,
    {
      command: 'holds',
      description: 'list what is on hold for a case',
      none: 'Nothing is on hold for a case.',
    },
    OPEN_HOLDS,
  );
}

interface HoldOptions extends Decision, Placed {
  readonly amount: string;
  readonly asset: Asset;
  readonly ground: HoldGround;
  readonly case: string;
}

/** Who decided a request that is applied. */
interface Decided {
  readonly reason: string;
  readonly operator: string;
  readonly confirmedBy?: string;
}

/** Stores a request where a second operator is needed. Returns the sentence that says so; undefined where none is. */
async function askSecond(
  database: Database,
  request: Parameters<typeof storeOperatorRequest>[1],
): Promise<string | undefined> {
  if (!(await isSecondOperatorNeeded(database))) return undefined;
  const id = await database.transaction((runner) =>
    storeOperatorRequest(runner, request, { needsSecond: true }),
  );
  return secondOperatorSentence(id);
}

/** A hold as the details of a request, which JSON keeps: the amount is text. */
function holdDetails({ amountMinor, ...rest }: NewWalletHold) {
  return { ...rest, amountMinor: amountMinor.toString() };
}

/**
 * Applies what a second operator confirmed of these commands.
 *
 * @returns whether the request is one of theirs.
 * @throws AdminError when it can no longer be done.
 */
export async function applyHoldRequest(
  runner: StatementRunner,
  database: Database,
  {
    action,
    details,
    ...decided
  }: Decided & { readonly action: string; readonly details: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  if (action === WALLET_HOLD) {
    const { amountMinor, ...rest } = details as ReturnType<typeof holdDetails>;
    await applyHold(runner, database, { ...rest, amountMinor: BigInt(amountMinor), ...decided });
    return true;
  }
  if (action === WALLET_RELEASE) {
    const { holdId, remainingMinor } = details as { holdId: string; remainingMinor?: string };
    const remaining = remainingMinor === undefined ? undefined : BigInt(remainingMinor);
    await applyRelease(runner, database, { holdId, remainingMinor: remaining, ...decided });
    return true;
  }
  return false;
}

async function applyHold(
  runner: StatementRunner,
  database: Database,
  hold: NewWalletHold & Decided,
): Promise<void> {
  try {
    await placeHold(runner, new LedgerStore(database), hold);
  } catch (error) {
    if (error instanceof CaseHeldError) throw new AdminError(error.message);
    if (!(error instanceof InsufficientFundsError)) throw error;
    const { amountMinor, asset } = hold;
    throw new AdminError(
      `The business has less than ${minorToDecimal(amountMinor, asset)} ${asset} available.`,
    );
  }
}

async function applyRelease(
  runner: StatementRunner,
  database: Database,
  release: Parameters<typeof releaseWalletHold>[2],
): Promise<string> {
  const { holdId } = release;
  const released = required(
    await inPlainWords(releaseWalletHold(runner, new LedgerStore(database), release)),
    `There is no hold ${holdId}.`,
  );
  const { asset, releasedMinor, remainingMinor } = released;
  const [amount, rest] = [releasedMinor, remainingMinor].map((minor) => minorToDecimal(minor, asset));
  return `${holdId} released ${amount} ${asset}; ${rest} stays on hold.`;
}

/** @throws AdminError for what is not an amount above 0. */
function amountOf(text: string, asset: Asset, option: string): bigint {
  const amountMinor = decimalToMinor(text, asset);
  if (amountMinor !== undefined && amountMinor > 0n) return amountMinor;
  throw new AdminError(`${option} must be an amount of ${asset} above 0, such as 1500.50.`);
}
