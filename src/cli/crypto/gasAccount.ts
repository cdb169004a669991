import type { Command } from 'commander';
import { sunToTrx } from '../../chain/nativeTokens.ts';
import { sweepEndedSession } from '../../db/cryptoSettlement.ts';
import { listLeftovers } from '../../db/cryptoSweeps.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import type { AdminTools } from '../tools.ts';
import { environmentOption, trxAmount } from './given.ts';

/** Adds `leftovers`: the TRX of the gas account, and how it comes back. */
export function addGasAccountCommands(crypto: Command, tools: AdminTools): void {
  const { settings, withDatabase, print, operatorOption } = tools;
  crypto
    .command('leftovers')
    .description(
      'list the TRX that sweeps have left on deposit addresses, or bring it home to the gas account',
    )
    .option('--bring-home', 'begin to send it back, where more comes home than that burns')
    .option('--least <trx>', 'leave addresses with less alone', trxAmount, 100_000n)
    .addOption(environmentOption())
    .addOption(operatorOption())
    .option('--json', 'as JSON')
    .action(
      async (options: {
        bringHome?: true;
        least: bigint;
        environment: Environment;
        operator: string;
        json?: true;
      }) => {
        const { bringHome, least, environment, operator, json } = options;
        await withDatabase(settings(), async (database) => {
          const leftovers = await listLeftovers(database, environment, least);
          const totalSun = leftovers.reduce((sum, { leftSun }) => sum + leftSun, 0n);
          const begun: string[] = [];
          const refused: { readonly paymentId: string; readonly reason: string }[] = [];
          for (const { paymentId } of bringHome ? leftovers : []) {
            try {
              await sweepEndedSession(database, paymentId, operator);
              begun.push(paymentId);
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
              refused.push({ paymentId, reason: error.message });
            }
          }
          if (json) {
            print({
              leftovers: leftovers.map(({ leftSun, ...where }) => ({ ...where, trx: sunToTrx(leftSun) })),
              trx: sunToTrx(totalSun),
              begun,
              refused,
            });
            return;
          }
          for (const { paymentId, address, leftSun } of leftovers) {
            print(`${address}  ${sunToTrx(leftSun)} TRX  ${paymentId}`);
          }
          print(`${sunToTrx(totalSun)} TRX on ${leftovers.length} addresses, by the books.`);
          for (const { paymentId, reason } of refused) print(`${paymentId}: ${reason}.`);
          if (bringHome) print(`Begun: ${begun.length}. The worker sends back what is worth it now.`);
        });
      },
    );
}
