import { checkToken } from '../../activities/usdt/tokenWatch.ts';
import { type ChainAlarmKind, listChainAlarms, type StandingAlarm } from '../../db/usdt/chainAlarms.ts';
import { type AdminCommand, type Placed, Report } from '../command.ts';
import { waitingListOf } from '../lists.ts';
import { DECIDED, described } from '../words.ts';
import { withNode } from './node.ts';

/** What to type about each kind of alarm. */
const NEXT: Readonly<Record<ChainAlarmKind, (alarm: StandingAlarm) => string>> = {
  frozen_address: ({ environment }) => `crypto check --env ${environment}`,
  deprecated_token: ({ environment, subject }) =>
    `crypto token accept ${subject} --env ${environment} ${DECIDED}`,
  unfit_node: () => 'crypto nodes',
  lost_cursor: ({ environment }) => `crypto cursor rewind --env ${environment} ${DECIDED}`,
};

const linesOf = ({ environment, kind, note }: StandingAlarm) => ({ alarm: `${kind}, ${environment}`, note });

/** What stands in the way on a chain. */
export const CHAIN_ALARMS = waitingListOf({
  field: 'alarms',
  read: (database) => listChainAlarms(database),
  heading: ({ subject }) => subject,
  lines: linesOf,
  what: () => 'chain alarm',
  since: ({ since }) => since,
  next: (alarm) => NEXT[alarm.kind](alarm),
});

/** Adds `check`. */
export function addAlarmCommands(crypto: AdminCommand): void {
  crypto
    .command('check')
    .description('check now whether an address is frozen or the token replaced; exit 1 if so')
    .withEnvironment()
    .withJson()
    .runs(({ environment }: Placed) =>
      withNode(crypto.tools, environment, async (database, { node, treasuryAddress }) => {
        await checkToken({ database, environment, node }, treasuryAddress);
        const alarms = await listChainAlarms(database, { environment });
        const inWords = alarms.flatMap((alarm) => described(alarm.subject, linesOf(alarm)));
        return new Report({ alarms }, alarms.length === 0 ? ['Nothing stands in the way.'] : inWords, {
          isViolation: alarms.length > 0,
        });
      }),
    );
}
