import { z } from 'zod';
import { isHeldKind } from '../../contract/kinds.ts';
import { type FlowState, statusQuery } from '../../contract/messages.ts';
import { orderWorkflowId } from '../../contract/starts.ts';
import {
  findTransaction,
  listTransactions,
  summarizeTransactions,
  type TransactionFilter,
  type TransactionRecord,
} from '../../db/orders/transactions.ts';
import type { WorkflowStarter } from '../../temporal/starter.ts';
import { currentState } from '../currentState.ts';
import { listFilter, presentSummary } from '../lists/query.ts';
import { found, ok, routeGroup } from '../route.ts';
import { exampleId, field, listFile } from '../schemas.ts';
import { exportTransactions } from './export.ts';
import { presentDetails, presentTransaction } from './present.ts';
import { transactionAnswer, transactionListAnswer, transactionQuery } from './schema.ts';

const { get, list } = routeGroup('Transactions', 'transactions', 'tokenOrKey');

export const transactionRoutes = [
  list('/transactions', {
    operationId: 'listTransactions',
    authentication: 'token',
    summary: 'List transactions, newest first',
    query: transactionQuery,
    name: 'transactions',
    schema: transactionListAnswer,
    read: ({ caller, query, page }, { database }) =>
      listTransactions(database, caller, { ...filterOf(query), page }),
    present: presentTransaction,
    summarize: async ({ caller, query }, { database }) =>
      presentSummary(await summarizeTransactions(database, caller, filterOf(query)), 'NGN'),
  }),

  // Before the route of one transaction, whose id could be any text.
  get('/transactions/export', {
    operationId: 'exportTransactions',
    authentication: 'token',
    summary: 'Download transactions as CSV, newest first',
    description: 'The rows that the filters of the list leave. An answer that ends early is incomplete.',
    query: z.object(transactionQuery),
    responses: { 200: { description: 'A file.', schema: listFile, mediaType: 'text/csv' } },
    handle: async ({ caller, query }, dependencies) => {
      const chunks = await exportTransactions(dependencies, caller, { ...filterOf(query), sort: query.sort });
      return { status: 200, body: {}, file: { name: 'transactions.csv', mediaType: 'text/csv', chunks } };
    },
  }),

  get('/transactions/{transactionId}', {
    operationId: 'getTransaction',
    summary: 'Read one transaction',
    description: 'The current state, also while a payout is in progress.',
    params: z.object({ transactionId: field.text(exampleId('wd')) }),
    responses: { 200: { description: 'The transaction.', schema: transactionAnswer } },
    handle: async ({ caller, params }, { database, starter }) => {
      const read = () => findTransaction(database, caller, params.transactionId);
      const record = found(await read(), 'transaction');
      const askFlow = () => stateOf(record, starter);
      const transaction = await currentState(record, { askFlow, readAgain: read });
      return ok({ transaction: presentDetails(transaction) });
    },
  }),
];

function filterOf(query: z.infer<z.ZodObject<typeof transactionQuery>>): TransactionFilter {
  const { status, channel, kind, reference } = query;
  return { status, channel, kind, reference, ...listFilter(query) };
}

/** What the running flow of a transaction says of it, or undefined when it has none or that does not answer. */
async function stateOf(
  { flow, environment, id }: TransactionRecord,
  starter: WorkflowStarter,
): Promise<FlowState | undefined> {
  return isHeldKind(flow)
    ? starter.queryFlow(orderWorkflowId(flow, environment, id), statusQuery)
    : undefined;
}
