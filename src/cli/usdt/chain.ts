import { reconcileCustody, storeCustodyFindings } from '../../activities/ledger/custody.ts';
import { noteUnfitNodes } from '../../activities/usdt/nodes.ts';
import { MAX_RESCANNED_BLOCKS, rescanBlocks, rescanTransaction } from '../../activities/usdt/rescan.ts';
import type { NodeInspection } from '../../chain/port.ts';
import { appendAudit } from '../../db/core/auditLog.ts';
import { type AdminCommand, type Operated, type Placed, Report } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { numberOf, transactionIdOf } from '../given.ts';
import { usdt } from '../words.ts';
import { withNode } from './node.ts';

/** Adds `rescan`, `reconcile` and `nodes`. */
export function addChainCommands(crypto: AdminCommand): void {
  addRescanCommand(crypto);
  addCustodyCommand(crypto);
  crypto
    .command('nodes')
    .description('check each TRON node for everything it needs; exit 1 when one lacks something')
    .withJson()
    .runs(() =>
      withNode(crypto.tools, 'prod', async (database, { node }) => {
        const nodes = await node.inspect();
        await noteUnfitNodes({ database, environment: 'prod' }, nodes);
        const isViolation = nodes.some(({ isReachable, lacks }) => !isReachable || lacks.length > 0);
        return new Report({ nodes }, nodes.flatMap(inWords), { isViolation });
      }),
    );
}

function addRescanCommand(crypto: AdminCommand): void {
  crypto
    .command('rescan')
    .description('read a transaction or a range of blocks again; stored deposits stay')
    .option('--tx <txId>', 'one transaction', transactionIdOf)
    .option('--from <block>', 'first block', numberOf)
    .option('--to <block>', 'last block', numberOf)
    .withEnvironment()
    .withOperator()
    .runs(async (options: Placed & Operated & { tx?: string; from?: number; to?: number }) => {
      const { tx, from, to, environment, operator } = options;
      const isRange = from !== undefined && to !== undefined && from <= to;
      if ((tx === undefined) === !isRange) throw new AdminError('Say either --tx, or --from and --to.');
      if (isRange && to - from >= MAX_RESCANNED_BLOCKS) {
        throw new AdminError(`At most ${MAX_RESCANNED_BLOCKS} blocks at once.`);
      }
      return withNode(crypto.tools, environment, async (database, { node }) => {
        if (isRange) {
          const { number: head } = await node.solidHead();
          if (to > head) throw new AdminError(`--to must be at most ${head}, the last solid block.`);
        }
        const found = isRange
          ? await rescanBlocks(database, { environment, node }, { from, to })
          : await rescanTransaction(database, { environment, node }, tx ?? '');
        const { deposits, unexpected } = required(
          found,
          'No solid block has that transaction, or it failed.',
        );
        await appendAudit(database, {
          actor: operator,
          action: 'crypto.rescan',
          subject: tx ?? `${from}-${to}`,
          details: { environment, deposits, unexpected },
        });
        return `New: ${deposits} deposits of sessions, ${unexpected} unexpected ones.`;
      });
    });
}

function addCustodyCommand(crypto: AdminCommand): void {
  crypto
    .command('reconcile')
    .description('compare chain and books; exit 1 when they differ')
    .option('--all', 'also compare every address on which the books have nothing, a request each')
    .withEnvironment()
    .withJson()
    .runs(({ environment, all }: Placed & { readonly all?: true }) =>
      withNode(crypto.tools, environment, (database, { node, treasuryAddress }) =>
        compareCustody({ database, environment, node }, treasuryAddress, all && 'all'),
      ),
    );
}

/** Addresses on which the books have nothing that are asked for where not all are. */
const UNBOOKED_AT_ONCE = 100;

/** Compares chain and books, stores what was found, and shows it. */
export async function compareCustody(
  source: Parameters<typeof reconcileCustody>[0],
  treasuryAddress: string,
  unbooked: number | 'all' = UNBOOKED_AT_ONCE,
): Promise<Report> {
  const report = await reconcileCustody(source, treasuryAddress, unbooked);
  await storeCustodyFindings(source.database, source.environment, {
    differenceMinor: report.differenceMinor,
    deviating: report.deviating.length,
  });
  const shown = {
    ledger: usdt(report.ledgerMinor),
    uncredited: usdt(report.uncreditedMinor),
    treasury: usdt(report.treasuryMinor),
    addresses: usdt(report.addressesMinor),
    coldStorage: usdt(report.coldStorageMinor),
    tokenFees: usdt(report.tokenFeesMinor),
    lost: usdt(report.lostMinor),
    difference: usdt(report.differenceMinor),
    unbooked: report.unbooked,
    deviating: report.deviating.map(({ address, bookedMinor, heldMinor }) => ({
      address,
      booked: usdt(bookedMinor),
      held: usdt(heldMinor),
    })),
  };
  const feesInWords = `Fees    ${shown.tokenFees} USDT that the token's contract kept`;
  const inWords = [
    `Books   ${shown.ledger} USDT in the ledger's custody, ${shown.uncredited} not credited`,
    `Chain   ${shown.treasury} USDT in the treasury, ${shown.addresses} on deposit addresses`,
    ...shown.deviating.map(
      ({ address, booked, held }) => `        ${address} holds ${held}, booked are ${booked}`,
    ),
    `Empty   ${report.unbooked} more addresses compared, on which the books have nothing`,
    `Cold    ${shown.coldStorage} USDT in cold storage, as booked`,
    ...(report.tokenFeesMinor === 0n ? [] : [feesInWords]),
    ...(report.lostMinor === 0n ? [] : [`Lost    ${shown.lost} USDT that was destroyed, as booked`]),
    report.differenceMinor === 0n ? 'They agree.' : `They differ by ${shown.difference} USDT.`,
  ];
  return new Report(shown, inWords, { isViolation: report.differenceMinor !== 0n });
}

function inWords({ host, isReachable, lacks }: NodeInspection): readonly string[] {
  if (lacks.length > 0) return [`${host} lacks what is needed:`, ...lacks.map((each) => `  ${each}`)];
  return [isReachable ? `${host} has everything that is needed.` : `${host} does not answer, or not well.`];
}
