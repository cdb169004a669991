import { DomainError } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { millisecondsSql, statement } from '../core/sql.ts';
import { clearChainAlarm } from './chainAlarms.ts';
import type { ChainCursor } from './chainScan.ts';

/** Blocks of a network that were read and are remembered, the newest first. */
export function listCheckpoints(database: Database, network: string): Promise<readonly ChainCursor[]> {
  return database.run(
    statement<ChainCursor>('checkpoints.list')`
      select block_number::float8 as block_number, block_hash, ${millisecondsSql('block_time')}
        from chain_checkpoints where network = ${network} order by chain_checkpoints.block_number desc`,
  );
}

/** Transactions with deposits in blocks after one. At most 1,000, the oldest first. */
export async function listDepositsAfter(
  database: Database,
  network: string,
  blockNumber: number,
): Promise<readonly string[]> {
  const rows = await database.run(
    statement<{ txId: string }>('checkpoints.deposits')`
      select distinct tx_id, block_number from chain_deposits
        where network = ${network} and block_number > ${blockNumber} order by block_number, tx_id limit 1000`,
  );
  return rows.map(({ txId }) => txId);
}

/** Transactions in blocks after one whose deposits have an open refund. */
export async function listRefundedDepositsAfter(
  database: Database,
  network: string,
  blockNumber: number,
): Promise<readonly string[]> {
  const rows = await database.run(
    statement<{ txId: string }>('checkpoints.refunded')`
      select distinct deposit.tx_id from crypto_refunds refund
          join chain_deposits deposit on deposit.network = refund.network and deposit.tx_id = refund.deposit_tx_id
            and deposit.log_index = refund.deposit_log_index
        where refund.network = ${network} and refund.status in ('PENDING', 'PROCESSING')
          and deposit.block_number > ${blockNumber} order by deposit.tx_id`,
  );
  return rows.map(({ txId }) => txId);
}

/**
 * Moves the cursor of a network back to a block that was read before, so that all after it is read again, and ends the alarm.
 * Deposits that were stored stay as they are. It is audited.
 *
 * @param order.vanished transactions that are in no solid block any longer.
 * @throws DomainError `state_conflict` when the cursor has moved since, no alarm says that its block is lost, or a refund of one of
 *   these transactions is open: it would pay back what has not come.
 */
export async function rewindCursor(
  database: Database,
  order: {
    readonly network: string;
    readonly environment: Environment;
    readonly from: ChainCursor;
    readonly to: ChainCursor;
    readonly vanished: readonly string[];
    readonly operator: string;
    readonly reason: string;
  },
): Promise<void> {
  const { network, environment, from, to, vanished, operator, reason } = order;
  await database.transaction(async (runner) => {
    const moved = await runner.hasRow(
      statement<{ network: string }>('checkpoints.rewind')`
        update chain_cursors set block_number = ${to.blockNumber}, block_hash = ${to.blockHash},
            block_time = ${new Date(to.blockTimeMs)}, updated_at = now()
          where network = ${network} and block_number = ${from.blockNumber} and block_hash = ${from.blockHash}
            and exists (select from chain_alarms where environment = ${environment} and kind = 'lost_cursor'
              and subject = ${network})
          returning network`,
    );
    if (!moved) {
      throw new DomainError(
        'state_conflict',
        'the cursor has moved, or its block is not lost; check it again',
      );
    }
    const refunds = await runner.run(
      statement<{ id: string }>('checkpoints.openRefunds')`
        select id from crypto_refunds where network = ${network} and deposit_tx_id = any(${vanished}::text[])
          and status in ('PENDING', 'PROCESSING') order by created_at, id`,
    );
    if (refunds.length > 0) {
      const ids = refunds.map(({ id }) => id).join(', ');
      throw new DomainError(
        'state_conflict',
        `the deposits of open refunds are in no solid block any longer; cancel these first, with crypto refunds cancel: ${ids}`,
      );
    }
    await runner.run(
      statement('checkpoints.forget')`
        delete from chain_checkpoints where network = ${network} and block_number > ${to.blockNumber}`,
    );
    await clearChainAlarm(runner, { environment, kind: 'lost_cursor', subject: network });
    await appendAudit(runner, {
      actor: operator,
      action: 'chain_cursor.rewind',
      subject: network,
      details: { from: from.blockNumber, to: to.blockNumber, reason },
      environment,
    });
  });
}
