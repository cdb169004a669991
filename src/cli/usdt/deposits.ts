import { Option } from 'commander';
import { sunToTrx, TRX } from '../../chain/nativeTokens.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import {
  decideUnexpectedDeposit,
  dismissUnexpectedDeposits,
  listUnexpectedDeposits,
  type UnexpectedDeposit,
} from '../../db/usdt/deposits.ts';
import { type AdminCommand, type Decision, NO_ADDRESSES, type Placed } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { numberOf, usdtAmount } from '../given.ts';
import { addListCommand, waitingListOf } from '../lists.ts';
import { DECIDED, usdt } from '../words.ts';

/** Deposits that no session expected and no operator has decided about. */
export const UNEXPECTED_DEPOSITS = waitingListOf({
  field: 'deposits',
  read: async (database, slice) => {
    const { rows, total } = await listUnexpectedDeposits(database, slice);
    return {
      total,
      rows: rows.map(({ amountMinor, ...deposit }) => ({
        ...deposit,
        ...shownAmount({ amountMinor, ...deposit }),
      })),
    };
  },
  heading: ({ txId, logIndex }) => `${txId} ${logIndex}`,
  lines: (deposit) => ({
    session: `${deposit.paymentId} of ${deposit.businessId}, ${deposit.environment}`,
    amount: amountInWords(deposit),
    from: deposit.from,
    reason: `${deposit.reason}, block of ${deposit.blockTime}`,
  }),
  what: () => 'unexpected deposit',
  since: ({ blockTime }) => blockTime,
  next: nextOf,
});

/** What is typed about an unexpected deposit. */
function nextOf(
  deposit: Omit<UnexpectedDeposit, 'amountMinor'> & {
    readonly amount: string;
    readonly isOfSuccessor: boolean;
  },
): string {
  const { txId, logIndex, reason, paymentId, amount, contract, environment } = deposit;
  const decide = (verb: string) => `crypto deposits ${verb} ${txId} ${logIndex} ${DECIDED}`;
  if (deposit.isOfSuccessor) return `crypto token accept ${contract} --env ${environment} ${DECIDED}`;
  if (reason === 'wrong_token' || reason === 'out_of_range') return decide('dismiss');
  const refund = `crypto refunds record ${paymentId} --deposit ${txId} --amount ${amount} --to … ${DECIDED}`;
  return `${decide('credit')}, or ${refund}`;
}

/** Adds `deposits unexpected`, `deposits credit`, `deposits dismiss` and `deposits dismiss-all`. */
export function addDepositCommands(crypto: AdminCommand): void {
  const deposits = crypto.command('deposits').description('deposits on the chain that no session expected');
  addListCommand(
    deposits,
    {
      command: 'unexpected',
      description: 'list deposits to sessions that were over, and of TRX and other tokens',
      none: 'No unexpected deposit waits for a decision.',
    },
    UNEXPECTED_DEPOSITS,
  );
  for (const [verb, status, description] of [
    ['credit', 'CREDITED', 'credit one to the business whose address it went to'],
    ['dismiss', 'DISMISSED', 'take one off the list without crediting it'],
  ] as const) {
    deposits
      .command(`${verb} <txId> <logIndex>`)
      .description(description)
      .withDecision('why', { note: NO_ADDRESSES })
      // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
      .runsOnDatabase(async ({ database }, txId: string, logIndex: string, decision: Decision) => {
        const place = { txId, logIndex: numberOf(logIndex) };
        const ledger = new LedgerStore(database);
        const decided = await decideUnexpectedDeposit(database, ledger, { ...place, status, ...decision });
        const { refused } = required(decided, 'There is no such unexpected deposit.');
        if (refused !== undefined) throw new AdminError(refused);
        return `The deposit is ${status}.`;
      });
  }
  addDismissAllCommand(deposits);
}

interface DismissedDeposits extends Decision, Placed {
  readonly only?: UnexpectedDeposit['reason'];
  readonly below?: bigint;
  readonly business?: string;
}

function addDismissAllCommand(deposits: AdminCommand): void {
  deposits
    .command('dismiss-all')
    .description('dismiss every deposit that fits, each on record')
    .addOption(
      new Option('--env, --environment <environment>', 'of which environment')
        .choices(['prod', 'test'])
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--only <reason>', 'only those that are unexpected for this').choices([
        'session_over',
        'wrong_token',
        'out_of_range',
        'new_contract',
      ]),
    )
    .addOption(new Option('--below <USDT>', 'only USDT of less than this').argParser(usdtAmount))
    .option('--business <businessId>', 'only those to addresses of this one')
    .withDecision('why', { note: NO_ADDRESSES })
    .runsOnDatabase(async ({ database }, options: DismissedDeposits) => {
      const { environment, only: reason, below: belowMinor, business: businessId, ...decision } = options;
      if (environment === 'prod' && belowMinor === undefined && reason !== 'wrong_token') {
        throw new AdminError(
          'Live USDT is dismissed together only below an amount: give --below, or --only wrong_token.',
        );
      }
      const filter = { environment, reason, belowMinor, businessId };
      const count = await dismissUnexpectedDeposits(database, filter, decision);
      return `Dismissed: ${count.toLocaleString('en')}.`;
    });
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
