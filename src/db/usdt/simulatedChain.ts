import { invariant } from '../../domain/errors.ts';
import type {
  AppendOutcome,
  SimulatedAccount,
  SimulatedBlock,
  SimulatedHeader,
  SimulatedHeads,
  SimulatedInclusion,
  SimulatedOrder,
  SimulatedTransaction,
} from '../../domain/usdt/simulatedChain.ts';
import type { StatementRunner } from '../core/database.ts';
import { sql, statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';

const HEADER_COLUMNS = sql`b.number::float8 as number, b.hash, b.parent_hash, b.timestamp_ms::float8 as timestamp_ms`;

const TRANSACTION_COLUMNS = sql`t.tx_id, t.kind, t.outcome, t.from_address as from, t.to_address as to, t.amount,
  t.fee_sun, t.energy_used`;

/** The tables of the sandbox's chain, as chain/simulator.ts wants them (`SimulatedChainStore`). */
export function createSimulatedChainStore(runner: StatementRunner) {
  return {
    async readHeads({
      slotMs,
      solidAfterMs,
    }: {
      readonly slotMs: number;
      readonly solidAfterMs: number;
    }): Promise<SimulatedHeads> {
      const [head, solidHead] = await runner.run(
        statement<SimulatedHeader & { readonly nowMs: number }>('simulatedChain.readHeads')`
          select ${HEADER_COLUMNS}, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms from simulated_chain_heads(${slotMs}, ${solidAfterMs}) b`,
      );
      invariant(head && solidHead, 'The simulated chain has a first block, which is solid.');
      const { nowMs, ...newest } = head;
      const { nowMs: _, ...solid } = solidHead;
      return { head: newest, solidHead: solid, nowMs };
    },

    async readBlock(number: number): Promise<SimulatedBlock | undefined> {
      const row = await runner.first(
        statement<SimulatedHeader & (SimulatedTransaction | { readonly txId: undefined })>(
          'simulatedChain.readBlock',
        )`
          select ${HEADER_COLUMNS}, ${TRANSACTION_COLUMNS}
            from simulated_chain_blocks b left join simulated_chain_transactions t on t.block_number = b.number
            where b.number = ${number}`,
      );
      if (!row) return undefined;
      const { number: _, hash, parentHash, timestampMs, ...transaction } = row;
      return {
        header: { number, hash, parentHash, timestampMs },
        transactions: transaction.txId === undefined ? [] : [transaction],
      };
    },

    async findTransaction(txId: string): Promise<SimulatedInclusion | undefined> {
      const row = await runner.first(
        statement<SimulatedTransaction & Omit<SimulatedInclusion, 'transaction'>>(
          'simulatedChain.findTransaction',
        )`
          select b.number::float8 as block_number, b.timestamp_ms::float8 as block_timestamp_ms, ${TRANSACTION_COLUMNS}
            from simulated_chain_transactions t join simulated_chain_blocks b on b.number = t.block_number
            where t.tx_id = ${txId}`,
      );
      if (!row) return undefined;
      const { blockNumber, blockTimestampMs, ...transaction } = row;
      return { transaction, blockNumber, blockTimestampMs };
    },

    async readAccount(address: string): Promise<SimulatedAccount | undefined> {
      return runner.first(
        selectWhere('simulated_chain_accounts', { address }).select(['usdtMinor', 'trxSun', 'isActive']),
      );
    },

    async endow(address: string, trxSun: bigint): Promise<void> {
      await runner.run(
        tables
          .insertInto('simulated_chain_accounts')
          .values({ address, trxSun, isActive: true })
          .onConflict((known) => known.column('address').doNothing()),
      );
    },

    async append({ prices, ...order }: SimulatedOrder): Promise<AppendOutcome> {
      return runner.one(
        statement<AppendOutcome>('simulatedChain.append')`
          select status, block_number::float8 as block_number from simulated_chain_append(${order.txId}, ${order.kind},
            ${order.from}, ${order.to}, ${order.amount}, ${order.expiresAtMs}, ${order.feeLimitSun},
            ${prices.energyPriceSun}, ${prices.energyToHolder}, ${prices.energyToNewcomer}, ${prices.activationFeeSun})`,
        'The simulated chain answers every transaction.',
      );
    },
  };
}
