import { Option } from 'commander';
import { sunToTrx } from '../../chain/nativeTokens.ts';
import { listLeftovers } from '../../db/usdt/sweeps.ts';
import { type AdminCommand, type Operated, type Placed, Report } from '../command.ts';
import { trxAmount } from '../given.ts';
import { beginSweeps } from './sweeps.ts';

/** Adds `leftovers`: the TRX of the gas account, and how it comes back. */
export function addGasAccountCommands(crypto: AdminCommand): void {
  crypto
    .command('leftovers')
    .description('list TRX that sweeps left on deposit addresses, or return it to the gas account')
    .option('--bring-home', 'return it, where more arrives than that burns')
    .addOption(
      new Option('--least <trx>', 'leave addresses with less alone')
        .argParser(trxAmount)
        .default(100_000n, '0.1'),
    )
    .withEnvironment()
    .withOperator()
    .withJson()
    .runsOnDatabase(
      async ({ database }, options: Placed & Operated & { bringHome?: true; least: bigint }) => {
        const { bringHome, least, environment, operator } = options;
        const leftovers = await listLeftovers(database, environment, least);
        const trx = sunToTrx(leftovers.reduce((sum, { leftSun }) => sum + leftSun, 0n));
        const swept = bringHome ? leftovers.map(({ paymentId }) => paymentId) : [];
        const { begun, refused } = await beginSweeps(database, swept, operator);
        const listed = leftovers.map(({ leftSun, ...where }) => ({ ...where, trx: sunToTrx(leftSun) }));
        return new Report({ leftovers: listed, trx, begun, refused }, [
          ...listed.map((each) => `${each.address}  ${each.trx} TRX  ${each.paymentId}`),
          `${trx} TRX on ${listed.length} addresses, by the books.`,
          ...refused.map(({ paymentId, reason }) => `${paymentId}: ${reason}.`),
          ...(bringHome ? [`Begun: ${begun.length}. The worker sends back what is worth it now.`] : []),
        ]);
      },
    );
}
