import { creditUnexpectedDeposit } from '../../domain/ledger/ledger.ts';
import type { Id, MicroUsdt, Owner } from '../../domain/money.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { tables, updateWhere } from '../core/tables.ts';
import { type LedgerStore, throwLedgerError } from '../ledger/ledgerStore.ts';

/** A transfer to a deposit address that no session expected. */
export interface UnexpectedDeposit extends Owner {
  readonly network: string;
  readonly txId: string;
  readonly logIndex: number;
  readonly paymentId: Id<'cp'>;
  /** In the unit of its token: micro-USDT unless `reason` is `wrong_token`, sun of TRX. */
  readonly amountMinor: MicroUsdt;
  /** The token's contract; `TRX`, or `TRC10:<id>`, for what has none. */
  readonly contract: string;
  readonly from: string;
  readonly reason: 'wrong_token' | 'session_over' | 'out_of_range';
  readonly status: 'UNEXPECTED' | 'CREDITED' | 'DISMISSED';
  /** ISO 8601. */
  readonly blockTime: string;
}

/** Deposits that no session expected. The rest have no reason for being one. */
const unexpectedDeposits = tables
  .selectFrom('chain_deposits')
  .select([
    'network',
    'txId',
    'logIndex',
    'environment',
    'paymentId',
    'businessId',
    'amountMinor',
    'contract',
  ])
  .select(['fromAddress as from', 'reason', 'status', 'blockTime'])
  .where('reason', 'is not', null)
  .$narrowType<Pick<UnexpectedDeposit, 'reason' | 'status'>>();

/**
 * Deposits that wait for an operator, oldest first. At most 1,000: USDT comes before other tokens, which anybody may send
 * in amounts of next to nothing.
 */
export function listUnexpectedDeposits(database: Database): Promise<readonly UnexpectedDeposit[]> {
  return database.run(
    unexpectedDeposits
      .where('status', '=', 'UNEXPECTED')
      .orderBy((deposit) => deposit('reason', '=', 'wrong_token'))
      .orderBy('blockTime')
      .orderBy('blockNumber')
      .orderBy('txId')
      .orderBy('logIndex')
      .limit(1000),
  );
}

/**
 * Ends an unexpected deposit by an operator's decision, which is audited. Crediting one posts it to the balance of the
 * business whose address it went to; the session stays as it ended.
 *
 * @returns the deposit as it was; undefined when there is no such one. `refused` when it cannot be credited or was
 * decided before: then nothing happened.
 */
export async function decideUnexpectedDeposit(
  database: Database,
  ledger: LedgerStore,
  decision: {
    readonly txId: string;
    readonly logIndex: number;
    readonly status: 'CREDITED' | 'DISMISSED';
    readonly operator: string;
    readonly reason: string;
  },
): Promise<{ readonly deposit: UnexpectedDeposit; readonly refused: string | undefined } | undefined> {
  const { txId, logIndex, status, operator, reason } = decision;
  return database
    .transaction(async (runner) => {
      const deposit = await runner.first(
        unexpectedDeposits.where('txId', '=', txId).where('logIndex', '=', logIndex).forUpdate(),
      );
      if (!deposit) return undefined;
      if (deposit.status !== 'UNEXPECTED') return { deposit, refused: `It is ${deposit.status} already.` };
      const credits = status === 'CREDITED';
      if (credits && deposit.reason !== 'session_over') {
        return { deposit, refused: 'Only USDT can be credited, and this is another token.' };
      }
      if (credits) await ledger.postWithin(runner, creditUnexpectedDeposit(deposit));
      const { network } = deposit;
      const decided = { status, decidedBy: operator };
      await runner.run(updateWhere('chain_deposits', { network, txId, logIndex }).set(decided));
      await appendAudit(runner, {
        actor: operator,
        action: credits ? 'crypto_deposit.credit' : 'crypto_deposit.dismiss',
        subject: deposit.paymentId,
        details: { txId, logIndex, reason },
        businessId: deposit.businessId,
        environment: deposit.environment,
      });
      return { deposit, refused: undefined };
    })
    .catch(throwLedgerError);
}
