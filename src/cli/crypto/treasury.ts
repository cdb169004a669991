import type { Command } from 'commander';
import { bookTreasuryTransaction } from '../../activities/treasury.ts';
import { LedgerStore } from '../../db/ledgerStore.ts';
import { type TreasuryMovement, treasuryReference } from '../../domain/ledger.ts';
import type { Environment } from '../../domain/money.ts';
import type { AdminTools } from '../tools.ts';
import { environmentOption, inPlainWords, reasonOf, transactionIdOf, usdt } from './given.ts';
import { withNode } from './node.ts';

/** Adds `treasury book`. */
export function addTreasuryCommands(crypto: Command, tools: AdminTools): void {
  const { print, operatorOption } = tools;
  const treasury = crypto
    .command('treasury')
    .description('what is moved out of the hot treasury, and into it');
  treasury
    .command('book')
    .description('book a solid transaction that moved USDT between the treasury and cold storage; once')
    .requiredOption('--tx <txId>', 'the transaction', transactionIdOf)
    .option('--reason <words>', 'why; kept for good, so no names or addresses', reasonOf)
    .addOption(environmentOption())
    .addOption(operatorOption())
    .option('--json', 'as JSON')
    .action(
      async (options: {
        tx: string;
        reason?: string;
        environment: Environment;
        operator: string;
        json?: true;
      }) => {
        const { tx: txId, reason, environment, operator, json } = options;
        await withNode(tools, environment, async (database, { node, treasuryAddress }) => {
          const booked = await inPlainWords(
            bookTreasuryTransaction(
              database,
              new LedgerStore(database),
              environment,
              node,
              treasuryAddress(),
              { txId, operator, reason },
            ),
          );
          const movements = booked.map((movement) => ({
            reference: treasuryReference(movement),
            direction: movement.direction,
            amount: usdt(movement.amountMinor),
            counterparty: movement.counterparty,
          }));
          if (json) print({ txId, environment, movements });
          for (const { reference, direction, amount, counterparty } of json ? [] : movements) {
            print(`Booked: ${amount} USDT ${inWords(direction, counterparty)} (${reference}).`);
          }
        });
      },
    );
}

function inWords(direction: TreasuryMovement['direction'], counterparty: string): string {
  switch (direction) {
    case 'out':
      return `from the treasury to cold storage, ${counterparty}`;
    case 'in':
      return `from cold storage, ${counterparty}, to the treasury`;
    case 'treasury_fee':
      return "from the treasury, kept by the token's contract";
    case 'cold_storage_fee':
      return `from cold storage, ${counterparty}, kept by the token's contract`;
  }
}
