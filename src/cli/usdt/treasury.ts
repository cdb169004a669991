import { bookTreasuryTransaction } from '../../activities/usdt/treasury.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { type TreasuryMovement, treasuryReference } from '../../domain/ledger/ledger.ts';
import { type AdminCommand, NO_ADDRESSES, type Operated, type Placed, Report } from '../command.ts';
import { inPlainWords } from '../errors.ts';
import { transactionIdOf } from '../given.ts';
import { usdt } from '../words.ts';
import { withNode } from './node.ts';

/** Adds `treasury book`. */
export function addTreasuryCommands(crypto: AdminCommand): void {
  const treasury = crypto.command('treasury').description('movements out of the hot treasury, and into it');
  treasury
    .command('book')
    .description('book a solid transaction that moved USDT between the treasury and cold storage; once')
    .requiredOption('--tx <txId>', 'the transaction', transactionIdOf)
    .withReason('why', { note: NO_ADDRESSES, isNeeded: false })
    .withEnvironment()
    .withOperator()
    .withJson()
    .runs(async (options: Placed & Operated & { tx: string; reason?: string }) => {
      const { tx: txId, reason, environment, operator } = options;
      return withNode(crypto.tools, environment, async (database, { node, treasuryAddress }) => {
        const ledger = new LedgerStore(database);
        const order = { txId, operator, reason };
        const booked = await inPlainWords(
          bookTreasuryTransaction(database, ledger, { environment, node, treasuryAddress, ...order }),
        );
        const movements = booked.map((movement) => ({
          reference: treasuryReference(movement),
          direction: movement.direction,
          amount: usdt(movement.amountMinor),
          counterparty: movement.counterparty,
        }));
        const moved = movements.map(
          ({ reference, direction, amount, counterparty }) =>
            `Booked: ${amount} USDT ${IN_WORDS[direction](counterparty)} (${reference}).`,
        );
        return new Report({ txId, environment, movements }, moved);
      });
    });
}

const IN_WORDS: Readonly<Record<TreasuryMovement['direction'], (counterparty: string) => string>> = {
  out: (counterparty) => `from the treasury to cold storage, ${counterparty}`,
  in: (counterparty) => `from cold storage, ${counterparty}, to the treasury`,
  treasury_fee: () => "from the treasury, kept by the token's contract",
  cold_storage_fee: (counterparty) => `from cold storage, ${counterparty}, kept by the token's contract`,
};
