import { closeRefund } from '../../activities/usdt/refunds.ts';
import { refusalOfRefundAddress } from '../../chain/refundAddress.ts';
import { payRefundInSandbox } from '../../chain/refundPayment.ts';
import type { Database } from '../../db/core/database.ts';
import { InsufficientFundsError, LedgerStore, ledgerError } from '../../db/ledger/ledgerStore.ts';
import {
  cancelRefund,
  findRefund,
  listOpenRefunds,
  recordRefund,
  takeRefund,
} from '../../db/usdt/refunds.ts';
import { findUsdtSession } from '../../db/usdt/usdtSessions.ts';
import { ValidationError } from '../../domain/errors.ts';
import type { Refund } from '../../domain/usdt/refund.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { type AdminCommand, type Decision, NO_ADDRESSES, type Operated, Report } from '../command.ts';
import { AdminError, inPlainWords, required } from '../errors.ts';
import { transactionIdOf, usdtAmount } from '../given.ts';
import { addListCommand, waitingListOf } from '../lists.ts';
import { usdt } from '../words.ts';
import { withNode } from './node.ts';

/** Refunds that operators have to pay. */
export const OPEN_REFUNDS = waitingListOf({
  field: 'refunds',
  read: async (database, slice) => {
    const { rows, total } = await listOpenRefunds(database, slice);
    return { rows: rows.map(shownRefund), total };
  },
  heading: ({ refundId }) => refundId,
  lines: (refund) => ({
    of: `${refund.paymentId} of ${refund.businessId}, ${refund.environment}`,
    amount: `${refund.amount} USDT to ${refund.address}`,
    reason: refund.reason,
    payer: refund.payer,
  }),
  what: () => 'refund',
  since: ({ createdAt }) => createdAt,
  next: ({ refundId, status }) =>
    status === 'PENDING' ? `crypto refunds pay ${refundId}` : `crypto refunds close ${refundId} --tx …`,
});

/** Adds `refunds list`, `record`, `pay`, `close` and `cancel`. */
export function addRefundCommands(crypto: AdminCommand): void {
  const refunds = crypto.command('refunds').description('deposits that go back to their payers');
  addListCommand(
    refunds,
    {
      command: 'list',
      description: 'list the refunds that have to be paid',
      none: 'No refund has to be paid.',
    },
    OPEN_REFUNDS,
  );
  addRecordCommand(refunds);
  addPayCommand(refunds);
  addCloseCommand(refunds);
  addCancelCommand(refunds);
}

interface RecordOptions extends Decision {
  readonly amount: bigint;
  readonly to: string;
  readonly deposit?: string;
}

function addRecordCommand(refunds: AdminCommand): void {
  refunds
    .command('record <paymentId>')
    .description(
      'record a refund of a deposit; what was credited is taken from the USDT of its business, and held',
    )
    .requiredOption('--amount <usdt>', 'how much', usdtAmount)
    .requiredOption('--to <address>', 'the TRON address that the payer names')
    .option('--deposit <txId>', 'its transaction, where the session has several deposits', transactionIdOf)
    .withDecision('why', { note: NO_ADDRESSES })
    .runs(async (paymentId: string, options: RecordOptions) => {
      const { amount: amountMinor, to: address, deposit: depositTxId, reason, operator } = options;
      const session = await refunds.tools.withDatabase(({ database }) =>
        findUsdtSession(database, paymentId),
      );
      const { businessId, environment } = required(session, `There is no session ${paymentId}.`);
      return withNode(refunds.tools, environment, async (database, { platformAddresses }) => {
        const refusal = refusalOfRefundAddress(address, platformAddresses);
        if (refusal !== undefined) throw new AdminError(`--to ${refusal}.`);
        const refundId = newIdentifier('rfd');
        const refund = {
          refundId,
          businessId,
          environment,
          paymentId,
          depositTxId,
          amountMinor,
          address,
          reason,
        };
        await record(database, { ...refund, merchantReference: undefined, actor: operator });
        return new Report({ refundId }, [
          `${refundId} is recorded: ${usdt(amountMinor)} USDT to ${address}.`,
          `Pay it: crypto refunds pay ${refundId}`,
        ]);
      });
    });
}

/** Records a refund. @throws AdminError with what is refused. */
async function record(database: Database, refund: Parameters<typeof recordRefund>[1]): Promise<void> {
  const ledger = new LedgerStore(database);
  try {
    await database.transaction((runner) => recordRefund({ database: runner, ledger }, refund));
  } catch (error) {
    if (ledgerError(error) instanceof InsufficientFundsError) {
      throw new AdminError(`The business has less than ${usdt(refund.amountMinor)} USDT.`);
    }
    if (!(error instanceof ValidationError)) return inPlainWords(Promise.reject(error));
    const problems = error.problems.map(({ path, message }) => `${OPTIONS[path] ?? path} ${message}`);
    throw new AdminError(`Refused: ${problems.join('; ')}.`);
  }
}

/** The options of `record` by the fields that they fill. */
const OPTIONS: Readonly<Record<string, string>> = {
  amount: '--amount',
  address: '--to',
  depositTxHash: '--deposit',
};

function addPayCommand(refunds: AdminCommand): void {
  refunds
    .command('pay <refundId>')
    .description(
      'take a refund to pay it from the treasury, and say what to send; in the sandbox the simulated treasury pays it',
    )
    .withOperator()
    .withJson()
    .runs(async (refundId: string, { operator }: Operated) => {
      const { environment } = await find(refunds, refundId);
      return withNode(refunds.tools, environment, async (database, { node, sandbox, treasuryAddress }) => {
        const refund = await inPlainWords(takeRefund(database, refundId, operator));
        const facts = { ...shownRefund(refund), treasury: treasuryAddress, contract: node.usdtContract };
        if (sandbox) {
          const txId = await inPlainWords(payRefundInSandbox(sandbox, treasuryAddress, refund));
          return new Report({ ...facts, txId }, [
            `The simulated treasury has paid it: ${txId}.`,
            `When its block is solid: crypto refunds close ${refundId} --tx ${txId}`,
          ]);
        }
        return new Report(facts, [
          `You are paying ${refundId}. Send once, by the signer of the treasury and nothing else:`,
          `  from     ${treasuryAddress}`,
          `  to       ${refund.address}`,
          `  amount   ${usdt(refund.amountMinor)} USDT`,
          `  token    ${node.usdtContract}`,
          `Then: crypto refunds close ${refundId} --tx <transaction>`,
        ]);
      });
    });
}

function addCloseCommand(refunds: AdminCommand): void {
  refunds
    .command('close <refundId>')
    .description('close a refund by the transaction that paid it, which is verified on the chain')
    .requiredOption('--tx <txId>', 'the transaction', transactionIdOf)
    .withOperator()
    .runs(async (refundId: string, { tx: txId, operator }: Operated & { tx: string }) => {
      const { environment } = await find(refunds, refundId);
      return withNode(refunds.tools, environment, async (database, chain) => {
        const closing = { database, ledger: new LedgerStore(database), chain };
        const refund = await inPlainWords(closeRefund(closing, { refundId, txId, operator }));
        return `${refundId} is COMPLETED: ${usdt(refund.amountMinor)} USDT to ${refund.address} by ${txId}.`;
      });
    });
}

function addCancelCommand(refunds: AdminCommand): void {
  refunds
    .command('cancel <refundId>')
    .description(
      'cancel a refund that no transaction pays: held USDT is available again. One that an operator is paying is canceled by ' +
        'another, who has looked at the treasury',
    )
    .withDecision('why', { note: NO_ADDRESSES })
    .runsOnDatabase(async ({ database }, refundId: string, { operator, reason }: Decision) => {
      const ledger = new LedgerStore(database);
      await inPlainWords(cancelRefund({ database, ledger }, refundId, { operator, reason }));
      return `${refundId} is CANCELED.`;
    });
}

async function find(refunds: AdminCommand, refundId: string): Promise<Refund> {
  const refund = await refunds.tools.withDatabase(({ database }) => findRefund(database, refundId));
  return required(refund, `There is no refund ${refundId}.`);
}

function shownRefund({ amountMinor, ...refund }: Refund) {
  return { ...refund, amount: usdt(amountMinor) };
}
