import { pino } from 'pino';
import { followTransaction } from '../../chain/follow.ts';
import { sunToTrx } from '../../chain/nativeTokens.ts';
import type { ChainNode, Signer, StakeOrder, StakeReport } from '../../chain/port.ts';
import { liveSigning } from '../../composition/chains.ts';
import { appendAudit } from '../../db/core/auditLog.ts';
import type { Database } from '../../db/core/database.ts';
import { type AdminCommand, type Operated, Report } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { trxAmount } from '../given.ts';
import type { AdminTools } from '../tools.ts';
import { withNode } from './node.ts';

/**
 * Adds `stake show`, `stake add`, `stake remove` and `stake withdraw`: the stake of the gas account, whose energy sweeps are
 * lent. They sign, so they need the wallet that the worker has.
 */
export function addStakeCommands(crypto: AdminCommand): void {
  const { tools } = crypto;
  const stake = crypto
    .command('stake')
    .description('the TRX that the gas account has staked for energy, in production; needs the wallet');

  stake
    .command('show')
    .description('what is staked, lent, and on its way back')
    .withJson()
    .runs(() =>
      withGasAccount(tools, async ({ node, signer: { gasAddress } }) => {
        const stake = await node.stakeOf(gasAddress);
        return reportOf(gasAddress, stake);
      }),
    );

  for (const [verb, kind, description] of [
    ['add', 'stake', 'stake TRX of the gas account for energy'],
    ['remove', 'unstake', 'take TRX out of the stake; the chain gives it back after its waiting time'],
  ] as const) {
    stake
      .command(verb)
      .description(description)
      .argument('<trx>', 'how much, such as 500 or 0.5', trxAmount)
      .withOperator()
      .runs((amountSun: bigint, { operator }: Operated) =>
        withGasAccount(tools, async (gas) => {
          const { gasAddress } = gas.signer;
          const before = await gas.node.stakeOf(gasAddress);
          const availableSun = kind === 'stake' ? before.trxBalanceSun : before.stakedSun;
          if (amountSun > availableSun) {
            const where = kind === 'stake' ? 'on the gas account' : 'staked and not lent';
            throw new AdminError(`There are ${sunToTrx(availableSun)} TRX ${where}.`);
          }
          return order({ kind, owner: gasAddress, amountSun }, operator, gas);
        }),
      );
  }

  stake
    .command('withdraw')
    .description('bring back what was taken out of the stake and has waited long enough')
    .withOperator()
    .runs(({ operator }: Operated) =>
      withGasAccount(tools, async (gas) => {
        const { gasAddress } = gas.signer;
        const { withdrawableSun } = await gas.node.stakeOf(gasAddress);
        if (withdrawableSun === 0n) throw new AdminError('Nothing has waited long enough: see stake show.');
        return order({ kind: 'withdraw_unstaked', owner: gasAddress }, operator, gas);
      }),
    );
}

/** The gas account, and what its orders need. */
interface GasAccount {
  readonly database: Database;
  readonly node: ChainNode;
  readonly signer: Signer;
  readonly pollMs: number;
  readonly print: AdminTools['print'];
}

async function withGasAccount<Result>(
  tools: AdminTools,
  work: (gas: GasAccount) => Promise<Result>,
): Promise<Result> {
  const { tron, tronPollMs: pollMs } = tools.settings().config;
  return withNode(tools, 'prod', (database, { node }) => {
    const { signer } = liveSigning(required(tron, 'TRON_NODE_URLS and the other TRON settings must be set.'));
    return work({ database, node, signer, pollMs, print: tools.print });
  });
}

/** Signs, notes, sends and waits until its outcome is certain; then prints the stake. */
async function order(stakeOrder: StakeOrder, operator: string, gas: GasAccount): Promise<Report> {
  const { database, node, signer, pollMs, print } = gas;
  const transaction = signer.sign(await node.build(stakeOrder), { kind: 'stake' });
  const amount = 'amountSun' in stakeOrder ? { trx: sunToTrx(stakeOrder.amountSun) } : {};
  // Noted before anybody else sees it, so that one whose command was killed can be looked for.
  await appendAudit(database, {
    actor: operator,
    action: `crypto.${stakeOrder.kind}`,
    subject: transaction.txId,
    details: { environment: 'prod', ...amount, expiresAt: new Date(transaction.expiresAtMs).toISOString() },
  });
  print(`Sent: ${transaction.txId}. It takes about a minute until that is certain.`);
  const followed = await followTransaction(node, transaction, {
    pollMs,
    signal: new AbortController().signal,
    logger: pino({ level: 'silent' }),
  });
  if (followed.outcome !== 'landed') {
    const refusal =
      'refusal' in followed && followed.refusal ? ` A node refused it (${followed.refusal}).` : '';
    throw new AdminError(`The transaction expired before it got into a block.${refusal}`);
  }
  const { outcome, failureReason } = followed.inclusion;
  if (outcome !== 'success') throw new AdminError(`The chain refused it (${failureReason}).`);
  return reportOf(signer.gasAddress, await node.stakeOf(signer.gasAddress));
}

function shown(address: string, report: StakeReport) {
  return {
    address,
    trx: sunToTrx(report.trxBalanceSun),
    staked: sunToTrx(report.stakedSun),
    lent: sunToTrx(report.lentSun),
    withdrawable: sunToTrx(report.withdrawableSun),
    waiting: report.waiting.map(({ amountSun, availableAtMs }) => ({
      trx: sunToTrx(amountSun),
      availableAt: new Date(availableAtMs).toISOString(),
    })),
    waitingDays: report.waitingDays,
  };
}

function reportOf(address: string, stake: StakeReport): Report {
  const facts = shown(address, stake);
  const { trx, staked, lent, withdrawable, waiting, waitingDays } = facts;
  return new Report(facts, [
    `Gas account  ${address}: ${trx} TRX`,
    `Staked       ${staked} TRX for energy, and ${lent} TRX that are lent`,
    `On its way   what is taken out comes back after ${waitingDays} days; ${withdrawable} TRX can be withdrawn now`,
    ...waiting.map(({ trx: amount, availableAt }) => `             ${amount} TRX on ${availableAt}`),
  ]);
}
