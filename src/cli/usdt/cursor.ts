import { type CursorCheck, checkStoredCursor, rewindLostCursor } from '../../activities/usdt/cursor.ts';
import { type AdminCommand, type Decision, NO_ADDRESSES, type Placed, Report } from '../command.ts';
import { inPlainWords } from '../errors.ts';
import { withNode } from './node.ts';

/** Adds `cursor check` and `cursor rewind`. */
export function addCursorCommands(crypto: AdminCommand): void {
  const cursor = crypto.command('cursor').description('the last block that was read');
  cursor
    .command('check')
    .description('compare the last block that was read with each node; exit 1 when it is lost')
    .withEnvironment()
    .withJson()
    .runs(({ environment }: Placed) =>
      withNode(crypto.tools, environment, async (database, { node }) => {
        const check = await inPlainWords(checkStoredCursor({ database, environment, node }));
        return new Report(check, inWords(check), { isViolation: check.isLost });
      }),
    );
  cursor
    .command('rewind')
    .description('go back from a lost block to the last one that was read and that the nodes have')
    .withEnvironment()
    .withDecision('why', { note: NO_ADDRESSES })
    .withJson()
    .runs(({ environment, operator, reason }: Placed & Decision) =>
      withNode(crypto.tools, environment, async (database, { node }) => {
        const source = { database, environment, node };
        const rewound = await inPlainWords(rewindLostCursor(source, { operator, reason }));
        const { from, to, vanished } = rewound;
        return new Report(rewound, [
          `Back from block ${from.blockNumber} to block ${to.blockNumber}. What comes after it is read again.`,
          ...vanished.map((txId) => `The deposits of ${txId} are in no solid block any longer.`),
        ]);
      }),
    );
}

function inWords({ cursor, isLost, nodes }: CursorCheck): readonly string[] {
  return [
    `Read    block ${cursor.blockNumber}, ${cursor.blockHash}`,
    ...nodes.map(({ host, hash }) => `Node    ${host}: ${hash === cursor.blockHash ? 'the same' : hash}`),
    isLost ? 'The block is lost: crypto cursor rewind goes back.' : 'The block is not lost.',
  ];
}
