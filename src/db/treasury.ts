import { DomainError } from '../domain/errors.ts';
import { type TreasuryMovement, treasuryMovementTransfer, treasuryReference } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import { appendAudit } from './auditLog.ts';
import { brokenConstraint, type Database, type Statement, type StatementRunner } from './database.ts';
import { AlreadyPostedError, type LedgerStore, ledgerError, postTransferSql } from './ledgerStore.ts';

/** A movement as the chain tells of it. */
export interface ObservedTreasuryMovement extends TreasuryMovement {
  readonly network: string;
  /** Where it went, or came from. */
  readonly counterparty: string;
  readonly blockNumber: number;
  readonly blockTimeMs: number;
}

const FIND_BOOKED: Statement = {
  name: 'treasury.findBooked',
  text: 'select booked_by, created_at from treasury_movements where tx_id = $1 limit 1',
};
const FIND_OURS: Statement = {
  name: 'treasury.findOurs',
  text: 'select deposit_address from crypto_payments where deposit_address = any($1::text[])',
};
const RECORD: Statement = {
  name: 'treasury.record',
  text: `insert into treasury_movements (network, tx_id, log_index, environment, direction, counterparty, amount_minor,
      block_number, block_time, booked_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
const POST: Statement = { name: 'treasury.post', text: postTransferSql(1) };

/**
 * Books what one transaction moved out of the treasury or into it: records, transfers and the line of the audit log, in one
 * transaction of the database. What it moved between the treasury and deposit addresses stays in custody and is left out.
 *
 * @param movements of one transaction, in one environment.
 * @returns what was booked.
 * @throws DomainError `state_conflict` when the transaction is booked already, or moved nothing but between addresses of
 * ours; then nothing has changed.
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
        await runner.run(RECORD, [
          movement.network,
          txId,
          movement.logIndex,
          environment,
          movement.direction,
          movement.counterparty,
          movement.amountMinor,
          movement.blockNumber,
          new Date(movement.blockTimeMs),
          operator,
        ]);
        await runner.run(POST, await ledger.parametersOf(treasuryMovementTransfer(movement)));
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
    // Somebody else booked it between our look and our insert.
    const isBooked =
      brokenConstraint(error) === 'treasury_movement_once' ||
      ledgerError(error) instanceof AlreadyPostedError;
    throw isBooked ? new DomainError('state_conflict', 'the transaction is booked already') : error;
  }
}

async function refuseBooked(runner: StatementRunner, txId: string): Promise<void> {
  const [booked] = await runner.run<{ booked_by: string; created_at: Date }>(FIND_BOOKED, [txId]);
  if (!booked) return;
  throw new DomainError(
    'state_conflict',
    `the transaction is booked already, by ${booked.booked_by} at ${booked.created_at.toISOString()}`,
  );
}

async function withoutOurAddresses(
  runner: StatementRunner,
  movements: readonly ObservedTreasuryMovement[],
): Promise<readonly ObservedTreasuryMovement[]> {
  const rows = await runner.run<{ deposit_address: string }>(FIND_OURS, [
    movements.map(({ counterparty }) => counterparty),
  ]);
  const ours = new Set(rows.map((row) => row.deposit_address));
  return movements.filter(({ counterparty }) => !ours.has(counterparty));
}
