import { z } from 'zod';
import { billPurchaseWorkflowId, withdrawalWorkflowId } from '../../contract/flows.ts';
import { type FlowState, statusQuery } from '../../contract/messages.ts';
import { findTransaction, listTransactions, type TransactionRecord } from '../../db/transactions.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { WorkflowStarter } from '../../temporal/starter.ts';
import { continuationOf, pageRequest } from '../cursor.ts';
import { defineRoute } from '../route.ts';
import { asItStandsNow } from '../standsNow.ts';
import { transactionAnswer, transactionListAnswer, transactionQuery } from './schema.ts';

const tag = 'Transactions';

export const transactionRoutes = [
  defineRoute({
    method: 'get',
    path: '/transactions',
    operationId: 'listTransactions',
    authentication: 'token',
    tag,
    summary: 'List transactions, newest first',
    query: transactionQuery,
    responses: { 200: { description: 'One page.', schema: transactionListAnswer } },
    handle: async ({ caller, query }, { database }) => {
      const { status, channel, from, to, reference } = query;
      const page = await listTransactions(
        database,
        caller,
        { status, channel, from, to, reference },
        pageRequest(query),
      );
      return {
        status: 200,
        body: {
          transactions: page.items.map(presentTransaction),
          ...continuationOf(page),
        },
      };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/transactions/{transactionId}',
    operationId: 'getTransaction',
    authentication: 'tokenOrKey',
    tag,
    summary: 'Read one transaction',
    description: 'A payout under way is answered by its running flow, a finished one by its record.',
    params: z.object({ transactionId: z.string().meta({ example: 'wd_01kb4z7v1q8m3c5n6p7r8s9t0v' }) }),
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
      return {
        status: 200,
        body: {
          transaction: {
            ...presentTransaction(transaction),
            payer: { name: transaction.payer?.name ?? null, email: transaction.payer?.email ?? null },
            metadata: transaction.metadata,
            environment: transaction.environment,
          },
        },
      };
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
