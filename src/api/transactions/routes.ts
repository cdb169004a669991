import { z } from 'zod';
import { orderWorkflowId } from '../../contract/flows.ts';
import { isHeldKind } from '../../contract/kinds.ts';
import { type FlowState, statusQuery } from '../../contract/messages.ts';
import { findTransaction, listTransactions, type TransactionRecord } from '../../db/transactions.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { WorkflowStarter } from '../../temporal/starter.ts';
import { found, ok, routeGroup } from '../route.ts';
import { exampleId, field, shown } from '../schemas.ts';
import { asItStandsNow } from '../standsNow.ts';
import { listItem, transactionAnswer, transactionListAnswer, transactionQuery } from './schema.ts';

const { get, list } = routeGroup('Transactions', 'tokenOrKey');

export const transactionRoutes = [
  list('/transactions', {
    operationId: 'listTransactions',
    authentication: 'token',
    summary: 'List transactions, newest first',
    query: transactionQuery,
    name: 'transactions',
    schema: transactionListAnswer,
    read: ({ caller, query, page }, { database }) => {
      const { status, channel, from, to, reference } = query;
      return listTransactions(database, caller, { status, channel, from, to, reference, page });
    },
    present: presentTransaction,
  }),

  get('/transactions/{transactionId}', {
    operationId: 'getTransaction',
    summary: 'Read one transaction',
    description: 'A payout under way is answered by its running flow, a finished one by its record.',
    params: z.object({ transactionId: field.text(exampleId('wd')) }),
    responses: { 200: { description: 'The transaction.', schema: transactionAnswer } },
    handle: async ({ caller, params }, { database, starter }) => {
      const read = () => findTransaction(database, caller, params.transactionId);
      const record = found(await read(), 'transaction');
      const askFlow = () => stateOf(record, starter);
      const transaction = await asItStandsNow(record, { askFlow, readAgain: read });
      const { metadata, environment } = transaction;
      const payer = { name: transaction.payer?.name ?? null, email: transaction.payer?.email ?? null };
      return ok({ transaction: { ...presentTransaction(transaction), payer, metadata, environment } });
    },
  }),
];

/** What the running flow of a transaction says of it, or undefined when it has none or that does not answer. */
async function stateOf(
  { flow, environment, id }: TransactionRecord,
  starter: WorkflowStarter,
): Promise<FlowState | undefined> {
  return isHeldKind(flow)
    ? starter.queryFlow(orderWorkflowId(flow, environment, id), statusQuery)
    : undefined;
}

function presentTransaction(record: TransactionRecord) {
  return shown(listItem, {
    ...record,
    amount: minorToNumber(record.amountMinor, 'NGN'),
    reference: record.id,
  });
}
