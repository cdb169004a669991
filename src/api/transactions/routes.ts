import { z } from 'zod';
import { billPurchaseWorkflowId, withdrawalWorkflowId } from '../../contract/flows.ts';
import { type FlowState, statusQuery } from '../../contract/messages.ts';
import { findTransaction, listTransactions, type TransactionRecord } from '../../db/transactions.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { WorkflowStarter } from '../../temporal/starter.ts';
import { cursorAfter, pageRequest, pageResponse } from '../cursor.ts';
import { ok, routeGroup } from '../route.ts';
import { exampleId } from '../schemas.ts';
import { asItStandsNow } from '../standsNow.ts';
import { transactionAnswer, transactionListAnswer, transactionQuery } from './schema.ts';

const { get } = routeGroup('Transactions', 'tokenOrKey');

export const transactionRoutes = [
  get('/transactions', {
    operationId: 'listTransactions',
    authentication: 'token',
    summary: 'List transactions, newest first',
    query: transactionQuery,
    responses: { 200: { description: 'One page.', schema: transactionListAnswer } },
    handle: async ({ caller, query }, { database }) => {
      const { status, channel, from, to, reference } = query;
      const filter = { status, channel, from, to, reference };
      const page = await listTransactions(database, caller, filter, pageRequest(query));
      return pageResponse('transactions', page.items.map(presentTransaction), cursorAfter(page));
    },
  }),

  get('/transactions/{transactionId}', {
    operationId: 'getTransaction',
    summary: 'Read one transaction',
    description: 'A payout under way is answered by its running flow, a finished one by its record.',
    params: z.object({ transactionId: z.string().meta({ example: exampleId('wd') }) }),
    responses: { 200: { description: 'The transaction.', schema: transactionAnswer } },
    handle: async ({ caller, params }, { database, starter }) => {
      const read = () =>
        findTransaction(database, params.transactionId, caller.businessId, caller.environment);
      const found = await read();
      if (!found) throw new DomainError('not_found', 'transaction not found');
      const transaction = await asItStandsNow(found, {
        askFlow: () => stateOf(found, starter),
        readAgain: read,
      });
      return ok({
        transaction: {
          ...presentTransaction(transaction),
          payer: { name: transaction.payer?.name ?? null, email: transaction.payer?.email ?? null },
          metadata: transaction.metadata,
          environment: transaction.environment,
        },
      });
    },
  }),
];

/** What the running flow of a transaction says of it, or undefined when it has none or that does not answer. */
async function stateOf(
  { flow, environment, id }: TransactionRecord,
  starter: WorkflowStarter,
): Promise<FlowState | undefined> {
  switch (flow) {
    case 'withdrawal':
      return starter.queryFlow(withdrawalWorkflowId(environment, id), statusQuery);
    case 'bill':
      return starter.queryFlow(billPurchaseWorkflowId(environment, id), statusQuery);
    default:
      return undefined;
  }
}

function presentTransaction(transaction: TransactionRecord) {
  return {
    id: transaction.id,
    amount: minorToNumber(transaction.amountMinor, 'NGN'),
    status: transaction.status,
    channel: transaction.channel,
    customer: transaction.customer,
    createdAt: transaction.createdAt,
    description: transaction.description,
    reference: transaction.id,
    merchantReference: transaction.merchantReference ?? null,
  };
}
