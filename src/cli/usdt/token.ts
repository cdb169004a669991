import { checkToken } from '../../activities/usdt/tokenWatch.ts';
import { acceptContract } from '../../db/usdt/chainAlarms.ts';
import { type AdminCommand, type Decision, NO_ADDRESSES, type Placed } from '../command.ts';
import { AdminError } from '../errors.ts';
import { withNode } from './node.ts';

/** Adds `token accept`. */
export function addTokenCommands(crypto: AdminCommand): void {
  const token = crypto.command('token').description('the contract of USDT');
  token
    .command('accept <contract>')
    .description('accept the contract that has replaced the one of USDT')
    .withEnvironment()
    .withDecision('why', { note: NO_ADDRESSES })
    .runs((contract: string, { environment, operator, reason }: Placed & Decision) =>
      withNode(crypto.tools, environment, async (database, { node, treasuryAddress }) => {
        const successor = await node.tokenSuccessor();
        if (successor !== contract) {
          throw new AdminError(
            `The contract of USDT ${successor === undefined ? 'has no successor' : `has another successor, ${successor}`}.`,
          );
        }
        const deposits = await acceptContract(database, { environment, contract, operator, reason });
        if (deposits === undefined) throw new AdminError('It is accepted already.');
        await checkToken({ database, environment, node }, treasuryAddress);
        return `Accepted. Deposits that can be credited now: ${deposits}, listed by crypto deposits unexpected.`;
      }),
    );
}
