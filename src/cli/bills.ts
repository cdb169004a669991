import type { Command } from 'commander';
import { billPurchaseWorkflowId } from '../contract/flows.ts';
import { dismissAttention } from '../db/attention.ts';
import { loadBillPurchase } from '../db/bills.ts';
import { listTransactionsNeedingAttention } from '../db/transactionAttention.ts';
import { minorToDecimal } from '../domain/money.ts';
import { AdminError } from './errors.ts';
import { addFlowCommands } from './flowCommands.ts';
import type { AdminTools } from './tools.ts';

/** Adds `bills attention`, `retry`, `resolve`, `dismiss` and `callback-path`. */
export function addBillCommands(program: Command, tools: AdminTools): void {
  const bills = addFlowCommands(program, tools, {
    command: 'bills',
    field: 'bills',
    noun: 'bill purchase',
    description: 'bill purchases',
    auditPrefix: 'bill',
    list: async (database) =>
      (await listTransactionsNeedingAttention(database, 'bill')).map(({ amountMinor, channel, ...bill }) => ({
        ...bill,
        amounts: `NGN ${minorToDecimal(amountMinor, 'NGN')} of ${channel}`,
        workflowId: billPurchaseWorkflowId(bill.environment, bill.id),
      })),
    find: async (database, id) => {
      const purchase = await loadBillPurchase(database, id);
      return (
        purchase && {
          name: id,
          status: purchase.status,
          workflowId: billPurchaseWorkflowId(purchase.environment, id),
        }
      );
    },
    dismiss: (database, id, decision) => dismissAttention(database, 'bill', id, decision),
  });

  bills
    .command('callback-path')
    .description(
      'show where VTpass sends its callbacks, to be entered in its dashboard behind the address of the service; it holds a secret',
    )
    .action(async () => {
      const { vtpass } = tools.settings().config;
      if (!vtpass) throw new AdminError('The keys of VTpass are not set.');
      const { vtpassCallbackToken } = await import('../providers/bills/vtpass.ts');
      tools.print(`/providers/vtpass/callback?token=${vtpassCallbackToken(vtpass.accounts[0].secretKey)}`);
    });
}
