import { Option } from 'commander';
import { bookLoss } from '../../activities/usdt/losses.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { type AdminCommand, type Decision, NO_ADDRESSES, type Placed, Report } from '../command.ts';
import { inPlainWords } from '../errors.ts';
import { usdt } from '../words.ts';
import { compareCustody } from './chain.ts';
import { withNode } from './node.ts';

/** Adds `loss`. */
export function addLossCommand(crypto: AdminCommand): void {
  crypto
    .command('loss <address>')
    .description(
      'book what the issuer destroyed of the treasury or a deposit address, and compare chain and books; exit 1 when they differ',
    )
    .addOption(
      new Option('--borne-by <who>', 'who bears what a merchant was credited')
        .choices(['platform', 'merchant'])
        .default('platform'),
    )
    .withEnvironment()
    .withDecision('why', { note: NO_ADDRESSES })
    .withJson()
    .runs((address: string, options: Placed & Decision & { borneBy: 'platform' | 'merchant' }) =>
      withNode(crypto.tools, options.environment, async (database, { node, treasuryAddress }) => {
        const { environment, operator, reason, borneBy } = options;
        const order = { environment, address, borneBy, operator, reason, node, treasuryAddress };
        const losses = await inPlainWords(bookLoss(database, new LedgerStore(database), order));
        const compared = await compareCustody({ database, environment, node }, treasuryAddress);
        const booked = losses.map((loss) => ({
          lossId: loss.lossId,
          amount: usdt(loss.amountMinor),
          borneBy: loss.borneBy,
        }));
        return new Report(
          { booked, custody: compared.facts },
          [
            ...booked.map(
              ({ lossId, amount, borneBy: who }) =>
                `Booked: ${amount} USDT lost, borne by the ${who} (${lossId}).`,
            ),
            ...compared.inWords,
          ],
          { isViolation: compared.isViolation },
        );
      }),
    );
}
