import { sql as raw } from 'kysely';
import { DomainError } from '../../domain/errors.ts';
import {
  type TreasuryMovement,
  treasuryMovementTransfer,
  treasuryReference,
} from '../../domain/ledger/ledger.ts';
import type { Environment } from '../../domain/money.ts';
import { appendAudit } from '../core/auditLog.ts';
import { brokenConstraint, type Database, type StatementRunner } from '../core/database.ts';
import { pick } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';
import { AlreadyPostedError, type LedgerStore, ledgerError } from './ledgerStore.ts';

/** A movement as the chain tells of it. */
export interface ObservedTreasuryMovement extends TreasuryMovement {
  readonly network: string;
  /** Where it went, or came from. */
  readonly counterparty: string;
  readonly blockNumber: number;
  readonly blockTimeMs: number;
}

/**
 * Books what one transaction moved out of the treasury or into it: records, transfers and the line of the audit log, in one
 * transaction of the database. What it moved between the treasury and deposit addresses stays in custody and is left out.
 *
 * @param movements of one transaction, in one environment.
 * @returns what was booked.
 * @throws DomainError `state_conflict` when the transaction is booked already, pays a refund, or moved nothing but
 * between addresses of ours; then nothing has changed.
 */
export async function bookTreasuryMovements(
  database: Database,
  ledger: LedgerStore,
  booking: {
    readonly txId: string;
    readonly environment: Environment;
    readonly movements: readonly ObservedTreasuryMovement[];
    readonly operator: string;
    readonly reason: string | undefined;
  },
): Promise<readonly ObservedTreasuryMovement[]> {
  const { txId, environment, operator, reason } = booking;
  try {
    return await database.transaction(async (runner) => {
      await refuseBooked(runner, txId);
      const movements = await withoutOurAddresses(runner, booking.movements);
      if (movements.length === 0) {
        throw new DomainError(
          'state_conflict',
          'the transaction moves USDT between the treasury and deposit addresses, as sweeps do: the books have it already',
        );
      }
      for (const movement of movements) {
        await runner.run(
          tables.insertInto('treasury_movements').values({
            ...pick(movement, ['network', 'logIndex', 'direction', 'counterparty', 'amountMinor']),
            txId,
            environment,
            blockNumber: BigInt(movement.blockNumber),
            blockTime: new Date(movement.blockTimeMs),
            bookedBy: operator,
          }),
        );
        await ledger.postWithin(runner, treasuryMovementTransfer(movement));
      }
      await appendAudit(runner, {
        actor: operator,
        action: 'crypto_treasury.book',
        subject: txId,
        details: {
          environment,
          reason: reason ?? null,
          movements: movements.map((movement) => ({
            reference: treasuryReference(movement),
            direction: movement.direction,
            amountMinor: movement.amountMinor.toString(),
          })),
        },
      });
      return movements;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'treasury_movement_pays_no_refund') {
      throw new DomainError('state_conflict', 'the transaction paid a refund: the books have it already');
    }
    if (brokenConstraint(error) === 'treasury_movement_pays_no_open_refund') {
      const advice = 'close that with crypto refunds close';
      throw new DomainError('state_conflict', `the transaction pays an open refund: ${advice}`);
    }
    // Another transaction recorded it between our read and our insert.
    const isBooked =
      brokenConstraint(error) === 'treasury_movement_once' ||
      ledgerError(error) instanceof AlreadyPostedError;
    throw isBooked ? new DomainError('state_conflict', 'the transaction is booked already') : error;
  }
}

async function refuseBooked(runner: StatementRunner, txId: string): Promise<void> {
  const booked = await runner.first(
    selectWhere('treasury_movements', { txId }).select(['bookedBy', 'createdAt']).limit(1),
  );
  if (!booked) return;
  throw new DomainError(
    'state_conflict',
    `the transaction is booked already, by ${booked.bookedBy} at ${booked.createdAt}`,
  );
}

async function withoutOurAddresses(
  runner: StatementRunner,
  movements: readonly ObservedTreasuryMovement[],
): Promise<readonly ObservedTreasuryMovement[]> {
  const counterparties = movements.map(({ counterparty }) => counterparty);
  const rows = await runner.run(
    tables
      .selectFrom('crypto_payments')
      .select('depositAddress')
      .where('depositAddress', '=', raw<string>`any(${counterparties})`),
  );
  const ours = new Set(rows.map(({ depositAddress }) => depositAddress));
  return movements.filter(({ counterparty }) => !ours.has(counterparty));
}
