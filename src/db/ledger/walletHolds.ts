import { DomainError } from '../../domain/errors.ts';
import { walletHoldTransfers } from '../../domain/ledger/ledger.ts';
import { HOLD_GROUNDS, type HoldGround, releaseHold } from '../../domain/ledger/walletHold.ts';
import { type Asset, type Id, minorToDecimal, type Owner } from '../../domain/money.ts';
import { DAY_MS } from '../../domain/time.ts';
import { appendAudit } from '../core/auditLog.ts';
import { brokenConstraint, type Database, type StatementRunner } from '../core/database.ts';
import { insertSql, statement } from '../core/sql.ts';
import { millisecondsFromNow, tables } from '../core/tables.ts';
import { type LedgerStore, throwLedgerError } from './ledgerStore.ts';

/** What a hold and its release are called in the audit log and in requests of operators. */
export const WALLET_HOLD = 'wallet.hold';
export const WALLET_RELEASE = 'wallet.release';

/** The same case of this wallet is on hold already. Nothing was held. */
export class CaseHeldError extends Error {
  override readonly name = 'CaseHeldError';
}

/** Who decided it. */
interface Decided {
  /** At least 5 characters; it is kept for good and the merchant reads it, so no names or account numbers. */
  readonly reason: string;
  readonly operator: string;
  /** The second operator, where one was needed. */
  readonly confirmedBy?: string | undefined;
}

/** A part of a wallet that is to be held, in minor units. */
export interface NewWalletHold extends Owner {
  readonly holdId: Id<'hld'>;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly ground: HoldGround;
  readonly caseNumber: string;
}

/**
 * Holds a part of what a wallet has available: transfer, record, audit log and notice commit together.
 *
 * @param runner a transaction.
 * @throws InsufficientFundsError when less is available.
 * @throws CaseHeldError when this case holds a part of this wallet already.
 */
export async function placeHold(
  runner: StatementRunner,
  ledger: LedgerStore,
  { reason, operator, confirmedBy, ...hold }: NewWalletHold & Decided,
): Promise<void> {
  const { holdId, businessId, environment, asset, amountMinor, ground, caseNumber } = hold;
  const reservation = walletHoldTransfers.reserve({ ...hold, part: 1 });
  await runner
    .run(
      statement('walletHolds.place')`with
        posted as (${await ledger.postingSql(runner, reservation)})
        ${insertSql('wallet_holds', {
          ...{ id: holdId, businessId, environment, asset, amountMinor, heldMinor: amountMinor },
          ...{ ground, caseNumber, reason, placedBy: operator, confirmedBy },
        })}`,
    )
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== 'wallet_hold_open_once') throwLedgerError(error);
      throw new CaseHeldError(`Case ${caseNumber} holds a part of this wallet already.`);
    });
  await appendAudit(runner, {
    actor: operator,
    action: 'wallet.hold',
    subject: businessId,
    details: { holdId, environment, asset, amountMinor: `${amountMinor}`, ground, reason, confirmedBy },
    businessId,
    environment,
    after: {
      case: caseNumber,
      ground: HOLD_GROUNDS[ground],
      amount: minorToDecimal(amountMinor, asset),
      currency: asset,
    },
  });
}

/**
 * Releases a part of a hold, or all of it: transfers, record, audit log and notice commit together.
 *
 * @param runner a transaction.
 * @param release.remainingMinor what stays on hold; nothing unless given.
 * @returns what stays on hold; undefined when there is no such hold.
 * @throws DomainError `state_conflict` when no more than that is held, or another release came first.
 */
export async function releaseWalletHold(
  runner: StatementRunner,
  ledger: LedgerStore,
  release: Decided & { readonly holdId: string; readonly remainingMinor?: bigint | undefined },
): Promise<
  { readonly asset: Asset; readonly releasedMinor: bigint; readonly remainingMinor: bigint } | undefined
> {
  const { holdId, reason, operator, confirmedBy } = release;
  const hold = await findHold(runner, holdId);
  if (!hold) return undefined;
  const { businessId, environment, asset, part, heldMinor, caseNumber, ground } = hold;
  const { transfers, remainingMinor } = releaseHold(
    { ...{ holdId: hold.id, businessId, environment, asset, part }, amountMinor: heldMinor },
    release.remainingMinor,
  );
  const releasedMinor = heldMinor - remainingMinor;
  // The release locks the hold, and is refused when another was first.
  await runner
    .run(
      statement('walletHolds.release')`${insertSql('wallet_hold_releases', {
        ...{ holdId, part, releasedMinor, remainingMinor, reason, releasedBy: operator, confirmedBy },
      })}`,
    )
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== 'wallet_hold_release_follows') throw error;
      throw new DomainError('state_conflict', 'another release of this hold came first');
    });
  for (const transfer of transfers) await ledger.postWithin(runner, transfer).catch(throwLedgerError);
  await appendAudit(runner, {
    actor: operator,
    action: 'wallet.release',
    subject: businessId,
    details: { holdId, environment, asset, releasedMinor: `${releasedMinor}`, reason, confirmedBy },
    businessId,
    environment,
    before: { onHold: minorToDecimal(heldMinor, asset) },
    after: {
      onHold: minorToDecimal(remainingMinor, asset),
      currency: asset,
      case: caseNumber,
      ground: HOLD_GROUNDS[ground],
    },
  });
  return { asset, releasedMinor, remainingMinor };
}

interface StoredHold extends Owner {
  readonly id: Id<'hld'>;
  readonly asset: Asset;
  readonly part: number;
  readonly heldMinor: bigint;
  readonly caseNumber: string;
  readonly ground: HoldGround;
}

function findHold(runner: StatementRunner, id: string): Promise<StoredHold | undefined> {
  return runner.first(
    statement<StoredHold>('walletHolds.find')`
      select id, business_id, environment, asset, part, held_minor, case_number, ground
        from wallet_holds where id = ${id}`,
  );
}

/** Every hold that still holds something, the oldest first, with its business. */
export function listOpenHolds(
  database: Database,
  { olderThanDays = 0 }: { readonly olderThanDays?: number } = {},
) {
  return database.run(
    tables
      .selectFrom('wallet_holds as hold')
      .innerJoin('businesses', 'businesses.id', 'hold.businessId')
      .select(['hold.id', 'hold.businessId', 'businesses.name', 'hold.environment', 'hold.asset'])
      .select(['hold.amountMinor', 'hold.heldMinor', 'hold.ground', 'hold.caseNumber'])
      .select(['hold.reason', 'hold.placedBy', 'hold.placedAt'])
      .where('hold.heldMinor', '>', 0n)
      .where('hold.placedAt', '<=', millisecondsFromNow(-olderThanDays * DAY_MS))
      .orderBy('hold.placedAt')
      .orderBy('hold.id'),
  );
}

/** What operators hold of a wallet, in minor units: a part of what is on hold. */
export async function readHeldForCases(
  database: Database,
  { businessId, environment }: Owner,
  asset: Asset,
): Promise<bigint> {
  const { heldMinor } = await database.one(
    statement<{ heldMinor: bigint }>('walletHolds.readSum')`
      select coalesce(sum(held_minor), 0)::bigint as held_minor from wallet_holds
        where business_id = ${businessId} and environment = ${environment} and asset = ${asset} and held_minor > 0`,
    'A sum has one row.',
  );
  return heldMinor;
}
