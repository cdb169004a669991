import { creditUnexpectedDeposit } from '../../domain/ledger/ledger.ts';
import type { Environment, Id, MicroUsdt, Owner } from '../../domain/money.ts';
import { appendAudit, auditSql } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type Counted, environmentSql, type ListSlice, readCounted } from '../core/page.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { selectWhere, tables, updateWhere } from '../core/tables.ts';
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
  readonly reason: 'wrong_token' | 'session_over' | 'out_of_range' | 'new_contract';
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

/** Which unexpected deposits are meant, where not all. */
export interface DepositFilter {
  readonly environment?: Environment | undefined;
  readonly reason?: UnexpectedDeposit['reason'] | undefined;
  readonly businessId?: string | undefined;
  /** Only USDT of less than this, in micro-USDT. */
  readonly belowMinor?: MicroUsdt | undefined;
}

/** SQL of whether no refund of a deposit is open or paid: a canceled one leaves it to an operator again. */
function notRefundedSql(deposit: 'deposit' | 'chain_deposits'): Sql {
  const named = rawSql(deposit);
  return sql`not exists (select from crypto_refunds refund
    where (refund.network, refund.deposit_tx_id, refund.deposit_log_index) = (${named}.network, ${named}.tx_id, ${named}.log_index)
      and refund.status <> 'CANCELED')`;
}

function waitingSql({ environment, reason, businessId, belowMinor }: DepositFilter): Sql {
  return sql`status = 'UNEXPECTED' and ${environmentSql(environment, 'environment')} and ${notRefundedSql('chain_deposits')}
    and (${reason}::text is null or reason = ${reason}::text)
    and (${businessId}::text is null or business_id = ${businessId}::text)
    and (${belowMinor}::numeric is null or (reason = 'session_over' and amount_minor < ${belowMinor}::numeric))`;
}

/** SQL of whether a deposit is in the contract that has taken USDT over, and that no operator has accepted yet. */
const SUCCESSOR_SQL = rawSql(`exists (select from chain_alarms alarm where alarm.kind = 'deprecated_token'
  and alarm.environment = chain_deposits.environment and alarm.subject = chain_deposits.contract)`);

/**
 * Deposits that wait for an operator: live money first, USDT before other tokens, which anybody may send in amounts of next to
 * nothing, then large before small. Those that are refunded are not among them.
 */
export function listUnexpectedDeposits(
  database: Database,
  { offset, limit, ...filter }: ListSlice & DepositFilter,
): Promise<Counted<UnexpectedDeposit & { readonly isOfSuccessor: boolean }>> {
  return readCounted(database, {
    total: statement<{ total: number }>('deposits.countUnexpected')`
      select count(*)::int as total from chain_deposits where ${waitingSql(filter)}`,
    rows: statement<UnexpectedDeposit & { isOfSuccessor: boolean }>('deposits.listUnexpected')`
      select network, tx_id, log_index, environment, payment_id, business_id, amount_minor, contract,
          from_address as "from", reason, status, block_time, ${SUCCESSOR_SQL} as is_of_successor
        from chain_deposits where ${waitingSql(filter)}
        order by environment = 'test', reason = 'wrong_token', chain_deposits.amount_minor desc, chain_deposits.block_time,
          block_number, tx_id, log_index
        offset ${offset} limit ${limit}`,
  });
}

/** How many deposits wait for an operator: of each environment, USDT and other tokens, 0 included so that alerts clear. */
export function countUnexpectedDeposits(
  database: Database,
): Promise<
  readonly { readonly environment: Environment; readonly asset: string; readonly waiting: number }[]
> {
  return database.run(
    statement<{ environment: Environment; asset: string; waiting: number }>('deposits.countWaiting')`
      select place.environment, asset, count(deposit.tx_id)::int as waiting
        from unnest(array['prod', 'test']) place (environment) cross join unnest(array['USDT', 'other']) asset
          left join chain_deposits deposit on deposit.status = 'UNEXPECTED' and deposit.environment = place.environment
            and ${notRefundedSql('deposit')} and (deposit.reason <> 'wrong_token') = (asset = 'USDT')
        group by place.environment, asset order by place.environment, asset`,
  );
}

/** Decided in one transaction. */
const DISMISSED_AT_ONCE = 1_000;

/**
 * Takes every deposit that a filter means off the list, each on the record of its merchant; but none in a contract that may
 * have taken USDT over, because it may be a customer's money.
 *
 * @returns how many.
 */
export async function dismissUnexpectedDeposits(
  database: Database,
  filter: DepositFilter,
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<number> {
  let dismissed = 0;
  for (;;) {
    const { count } = await database.one(
      statement<{ count: number }>('deposits.dismissMany')`with
        wanted as (
          select network, tx_id, log_index from chain_deposits where ${waitingSql(filter)} and not ${SUCCESSOR_SQL}
            order by network, tx_id, log_index limit ${DISMISSED_AT_ONCE} for update),
        dismissed as (
          update chain_deposits deposit set status = 'DISMISSED', decided_by = ${operator} from wanted
            where (deposit.network, deposit.tx_id, deposit.log_index) = (wanted.network, wanted.tx_id, wanted.log_index)
            returning deposit.payment_id, deposit.business_id, deposit.environment, deposit.tx_id, deposit.log_index),
        audited as (${auditSql(
          {
            actor: operator,
            action: 'crypto_deposit.dismiss',
            subject: sql`payment_id`,
            details: sql`jsonb_build_object('txId', tx_id, 'logIndex', log_index, 'reason', ${reason}::text)`,
            businessId: sql`business_id`,
            environment: sql`environment`,
          },
          sql`from dismissed`,
        )})
        select count(*)::int as count from dismissed`,
      'What was dismissed is always counted.',
    );
    dismissed += count;
    if (count < DISMISSED_AT_ONCE) return dismissed;
  }
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
      if (await hasRefund(runner, deposit)) {
        return { deposit, refused: 'It is being refunded; crypto refunds list shows it.' };
      }
      if (credits && deposit.reason !== 'session_over' && deposit.reason !== 'new_contract') {
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

/** Whether a deposit, which is locked, has a refund that was not canceled. */
function hasRefund(
  runner: StatementRunner,
  { network, txId, logIndex }: Pick<UnexpectedDeposit, 'network' | 'txId' | 'logIndex'>,
): Promise<boolean> {
  const refunds = selectWhere('crypto_refunds', { network, depositTxId: txId, depositLogIndex: logIndex });
  return runner.hasRow(refunds.select('id').where('status', '<>', 'CANCELED'));
}
