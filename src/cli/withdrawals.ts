import type { Command } from 'commander';
import { withdrawalWorkflowId } from '../contract/flows.ts';
import { dismissAttention } from '../db/attention.ts';
import { listTransactionsNeedingAttention } from '../db/transactionAttention.ts';
import { loadWithdrawal } from '../db/withdrawals.ts';
import { minorToDecimal } from '../domain/money.ts';
import { addFlowCommands } from './flowCommands.ts';
import type { AdminTools } from './tools.ts';

/** Adds `withdrawals attention`, `retry`, `resolve` and `dismiss`. */
export function addWithdrawalCommands(program: Command, tools: AdminTools): void {
  addFlowCommands(program, tools, {
    command: 'withdrawals',
    field: 'withdrawals',
    noun: 'withdrawal',
    description: 'payouts',
    auditPrefix: 'withdrawal',
    list: async (database) =>
      (await listTransactionsNeedingAttention(database, 'withdrawal')).map(
        ({ amountMinor, channel: _, ...withdrawal }) => ({
          ...withdrawal,
          amounts: `NGN ${minorToDecimal(amountMinor, 'NGN')}`,
          workflowId: withdrawalWorkflowId(withdrawal.environment, withdrawal.id),
        }),
      ),
    find: async (database, id) => {
      const withdrawal = await loadWithdrawal(database, id);
      return (
        withdrawal && {
          name: id,
          status: withdrawal.status,
          workflowId: withdrawalWorkflowId(withdrawal.environment, id),
        }
      );
    },
    dismiss: (database, id, decision) => dismissAttention(database, 'withdrawal', id, decision),
  });
}
