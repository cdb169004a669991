import type { Command } from 'commander';
import { sunToTrx, TRX } from '../../chain/nativeTokens.ts';
import {
  decideUnexpectedDeposit,
  listUnexpectedDeposits,
  type UnexpectedDeposit,
} from '../../db/cryptoDeposits.ts';
import { LedgerStore } from '../../db/ledgerStore.ts';
import { AdminError } from '../errors.ts';
import type { AdminTools } from '../tools.ts';
import { numberOf, reasonOf, usdt } from './given.ts';

/** Adds `deposits unexpected`, `deposits credit` and `deposits dismiss`. */
export function addDepositCommands(crypto: Command, { settings, withDatabase, print }: AdminTools): void {
  const deposits = crypto.command('deposits').description('what arrived on the chain and nobody expected');
  deposits
    .command('unexpected')
    .description('list deposits to sessions that were over, and of TRX and other tokens')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const found = await withDatabase(settings(), listUnexpectedDeposits);
      const listed = found.map(({ amountMinor, ...deposit }) => ({
        ...deposit,
        ...shownAmount({ amountMinor, ...deposit }),
      }));
      if (json) print({ deposits: listed });
      else if (listed.length === 0) print('No unexpected deposit waits for a decision.');
      for (const deposit of json ? [] : listed) {
        print(
          [
            `${deposit.txId} ${deposit.logIndex}`,
            `  session   ${deposit.paymentId} of ${deposit.businessId}, ${deposit.environment}`,
            `  amount    ${amountInWords(deposit)}`,
            `  from      ${deposit.from}`,
            `  reason    ${deposit.reason}, block of ${deposit.blockTime}`,
          ].join('\n'),
        );
      }
    });
  for (const [verb, status, description] of [
    ['credit', 'CREDITED', 'credit one to the business whose address it went to'],
    ['dismiss', 'DISMISSED', 'take one off the list without crediting it'],
  ] as const) {
    deposits
      .command(`${verb} <txId> <logIndex>`)
      .description(description)
      .requiredOption('--reason <words>', 'why; kept for good, so no names or addresses', reasonOf)
      .requiredOption('--operator <name>', 'who decides')
      .action(async (txId: string, logIndex: string, decision: { reason: string; operator: string }) => {
        await withDatabase(settings(), async (database) => {
          const decided = await decideUnexpectedDeposit(
            database,
            new LedgerStore(database),
            { txId, logIndex: numberOf(logIndex) },
            { status, ...decision },
          );
          if (!decided) throw new AdminError('There is no such unexpected deposit.');
          if (decided.refused !== undefined) throw new AdminError(decided.refused);
          print(`The deposit is ${status}.`);
        });
      });
  }
}

/** Asset and amount as operators read them. Where the chain does not tell decimals, the amount is in smallest units. */
function shownAmount({ reason, contract, amountMinor }: UnexpectedDeposit): {
  readonly asset: string;
  readonly amount: string;
} {
  if (reason !== 'wrong_token') return { asset: 'USDT', amount: usdt(amountMinor) };
  if (contract === TRX) return { asset: TRX, amount: sunToTrx(amountMinor) };
  return { asset: contract, amount: amountMinor.toString() };
}

function amountInWords({ asset, amount }: ReturnType<typeof shownAmount>): string {
  return asset === 'USDT' || asset === TRX
    ? `${amount} ${asset}`
    : `${amount} of ${asset}, in its smallest unit`;
}
