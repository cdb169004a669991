import { invariant } from '../domain/errors.ts';
import type {
  AppendOutcome,
  AppendStatus,
  SimulatedAccount,
  SimulatedBlock,
  SimulatedHeader,
  SimulatedHeads,
  SimulatedInclusion,
  SimulatedKind,
  SimulatedOrder,
  SimulatedTransaction,
} from '../domain/simulatedChain.ts';
import type { Statement, StatementRunner } from './database.ts';

interface BlockRow {
  readonly number: string;
  readonly hash: string;
  readonly parent_hash: string;
  readonly timestamp_ms: string;
}

interface TransactionRow {
  readonly tx_id: string;
  readonly kind: SimulatedKind;
  readonly outcome: string;
  readonly from_address: string;
  readonly to_address: string;
  readonly amount: string;
  readonly fee_sun: string;
  readonly energy_used: string;
}

const READ_HEADS: Statement = {
  name: 'simulatedChain.readHeads',
  text: 'select * from simulated_chain_heads($1, $2)',
};
const READ_BLOCK: Statement = {
  name: 'simulatedChain.readBlock',
  text: `select b.*, t.tx_id, t.kind, t.outcome, t.from_address, t.to_address, t.amount, t.fee_sun, t.energy_used
    from simulated_chain_blocks b left join simulated_chain_transactions t on t.block_number = b.number
    where b.number = $1`,
};
const FIND_TRANSACTION: Statement = {
  name: 'simulatedChain.findTransaction',
  text: `select b.*, t.tx_id, t.kind, t.outcome, t.from_address, t.to_address, t.amount, t.fee_sun, t.energy_used
    from simulated_chain_transactions t join simulated_chain_blocks b on b.number = t.block_number
    where t.tx_id = $1`,
};
const READ_ACCOUNT: Statement = {
  name: 'simulatedChain.readAccount',
  text: 'select usdt_minor, trx_sun, is_active from simulated_chain_accounts where address = $1',
};
const ENDOW: Statement = {
  name: 'simulatedChain.endow',
  text: `insert into simulated_chain_accounts (address, trx_sun, is_active) values ($1, $2, true)
    on conflict (address) do nothing`,
};
const APPEND: Statement = {
  name: 'simulatedChain.append',
  text: 'select * from simulated_chain_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};

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
      const [head, solidHead] = await runner.run<BlockRow>(READ_HEADS, [slotMs, solidAfterMs]);
      invariant(head && solidHead, 'The simulated chain has a first block, which is solid.');
      return { head: headerOf(head), solidHead: headerOf(solidHead) };
    },

    async readBlock(number: number): Promise<SimulatedBlock | undefined> {
      const [row] = await runner.run<BlockRow & (TransactionRow | { readonly tx_id: null })>(READ_BLOCK, [
        number,
      ]);
      if (row === undefined) return undefined;
      return { header: headerOf(row), transactions: row.tx_id === null ? [] : [transactionOf(row)] };
    },

    async findTransaction(txId: string): Promise<SimulatedInclusion | undefined> {
      const [row] = await runner.run<BlockRow & TransactionRow>(FIND_TRANSACTION, [txId]);
      if (row === undefined) return undefined;
      const { number, timestampMs } = headerOf(row);
      return { transaction: transactionOf(row), blockNumber: number, blockTimestampMs: timestampMs };
    },

    async readAccount(address: string): Promise<SimulatedAccount | undefined> {
      const [row] = await runner.run<{ usdt_minor: string; trx_sun: string; is_active: boolean }>(
        READ_ACCOUNT,
        [address],
      );
      return (
        row && { usdtMinor: BigInt(row.usdt_minor), trxSun: BigInt(row.trx_sun), isActive: row.is_active }
      );
    },

    async endow(address: string, trxSun: bigint): Promise<void> {
      await runner.run(ENDOW, [address, trxSun.toString()]);
    },

    async append(order: SimulatedOrder): Promise<AppendOutcome> {
      const { prices } = order;
      const [row] = await runner.run<{ status: AppendStatus; block_number: string | null }>(APPEND, [
        order.txId,
        order.kind,
        order.from,
        order.to,
        order.amount.toString(),
        order.expiresAtMs ?? null,
        order.feeLimitSun.toString(),
        prices.energyPriceSun.toString(),
        prices.energyToHolder.toString(),
        prices.energyToNewcomer.toString(),
        prices.activationFeeSun.toString(),
      ]);
      invariant(row, 'The simulated chain answers every transaction.');
      const { status, block_number } = row;
      return { status, blockNumber: block_number === null ? undefined : Number(block_number) };
    },
  };
}

function headerOf(row: BlockRow): SimulatedHeader {
  return {
    number: Number(row.number),
    hash: row.hash,
    parentHash: row.parent_hash,
    timestampMs: Number(row.timestamp_ms),
  };
}

function transactionOf(row: TransactionRow): SimulatedTransaction {
  return {
    txId: row.tx_id,
    kind: row.kind,
    outcome: row.outcome,
    from: row.from_address,
    to: row.to_address,
    amount: BigInt(row.amount),
    feeSun: BigInt(row.fee_sun),
    energyUsed: BigInt(row.energy_used),
  };
}
