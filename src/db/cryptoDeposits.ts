import { creditUnexpectedDeposit } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { Database, Statement } from './database.ts';
import { type LedgerStore, ledgerError, postTransferSql } from './ledgerStore.ts';

/** A transfer to a deposit address that no session expected. */
export interface UnexpectedDeposit {
  readonly network: string;
  readonly txId: string;
  readonly logIndex: number;
  readonly environment: Environment;
  readonly paymentId: string;
  readonly businessId: string;
  /** In the unit of its token: micro-USDT unless `reason` is `wrong_token`, sun of TRX. */
  readonly amountMinor: bigint;
  /** The token's contract; `TRX`, or `TRC10:<id>`, for what has none. */
  readonly contract: string;
  readonly from: string;
  readonly reason: 'wrong_token' | 'session_over' | 'out_of_range';
  readonly status: 'UNEXPECTED' | 'CREDITED' | 'DISMISSED';
  /** ISO 8601. */
  readonly blockTime: string;
}

const COLUMNS = `network, tx_id, log_index, environment, payment_id, business_id, amount_minor, contract, from_address, reason,
  status, block_time`;
const LIST: Statement = {
  name: 'cryptoDeposits.list',
  text: `select ${COLUMNS} from chain_deposits where status = 'UNEXPECTED'
    order by reason = 'wrong_token', block_time, block_number, tx_id, log_index limit 1000`,
};
const LOCK: Statement = {
  name: 'cryptoDeposits.lock',
  text: `select ${COLUMNS} from chain_deposits
    where tx_id = $1 and log_index = $2 and reason is not null for update`,
};
const DECIDE: Statement = {
  name: 'cryptoDeposits.decide',
  text: `with decided as (
      update chain_deposits set status = $4, decided_by = $5
        where network = $1 and tx_id = $2 and log_index = $3 returning payment_id)
    insert into audit_log (actor, action, subject, details)
      select $5, $6, payment_id, $7::jsonb from decided`,
};
const POST: Statement = { name: 'cryptoDeposits.post', text: postTransferSql(1) };

/**
 * Deposits that wait for an operator, oldest first. At most 1,000: USDT comes before other tokens, which anybody may send
 * in amounts of next to nothing.
 */
export async function listUnexpectedDeposits(database: Database): Promise<readonly UnexpectedDeposit[]> {
  return (await database.run<DepositColumns>(LIST, [])).map(toDeposit);
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
  key: { readonly txId: string; readonly logIndex: number },
  decision: {
    readonly status: 'CREDITED' | 'DISMISSED';
    readonly operator: string;
    readonly reason: string;
  },
): Promise<{ readonly deposit: UnexpectedDeposit; readonly refused: string | undefined } | undefined> {
  try {
    return await database.transaction(async (runner) => {
      const [row] = await runner.run<DepositColumns>(LOCK, [key.txId, key.logIndex]);
      if (!row) return undefined;
      const deposit = toDeposit(row);
      if (deposit.status !== 'UNEXPECTED') return { deposit, refused: `It is ${deposit.status} already.` };
      const credits = decision.status === 'CREDITED';
      if (credits && deposit.reason !== 'session_over') {
        return { deposit, refused: 'Only USDT can be credited, and this is another token.' };
      }
      if (credits) await runner.run(POST, await ledger.parametersOf(creditUnexpectedDeposit(deposit)));
      await runner.run(DECIDE, [
        deposit.network,
        deposit.txId,
        deposit.logIndex,
        decision.status,
        decision.operator,
        credits ? 'crypto_deposit.credit' : 'crypto_deposit.dismiss',
        JSON.stringify({ ...key, reason: decision.reason }),
      ]);
      return { deposit, refused: undefined };
    });
  } catch (error) {
    throw ledgerError(error);
  }
}

interface DepositColumns {
  network: string;
  tx_id: string;
  log_index: number;
  environment: Environment;
  payment_id: string;
  business_id: string;
  amount_minor: string;
  contract: string;
  from_address: string;
  reason: UnexpectedDeposit['reason'];
  status: UnexpectedDeposit['status'];
  block_time: Date;
}

function toDeposit(row: DepositColumns): UnexpectedDeposit {
  return {
    network: row.network,
    txId: row.tx_id,
    logIndex: row.log_index,
    environment: row.environment,
    paymentId: row.payment_id,
    businessId: row.business_id,
    amountMinor: BigInt(row.amount_minor),
    contract: row.contract,
    from: row.from_address,
    reason: row.reason,
    status: row.status,
    blockTime: row.block_time.toISOString(),
  };
}
