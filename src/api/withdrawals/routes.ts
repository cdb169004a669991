import { minorToNumber } from '../../domain/money.ts';
import { amountLimitProblems } from '../amountLimits.ts';
import { idempotent } from '../idempotent.ts';
import { defineRoute, type Operation, type Route, type RouteResponse } from '../route.ts';
import {
  findWithdrawal,
  INVALID_WITHDRAWAL,
  requestWithdrawal,
  type WithdrawalResult,
} from './requestWithdrawal.ts';
import { withdrawalAnswer, withdrawalBody, withdrawalFailure, withdrawalUnderWay } from './schema.ts';

/** The contract names the same operation at two paths, which were two operations in earlier versions. */
const REQUEST_WITHDRAWAL: Operation = { path: '/withdrawal/request', formerPaths: ['/request'] };

export const withdrawalRoutes = [
  withdrawalRoute('/withdrawal/request', 'requestWithdrawal'),
  withdrawalRoute('/request', 'requestWithdrawalAlias'),
];

function withdrawalRoute(path: string, operationId: string): Route {
  return defineRoute({
    method: 'post',
    path,
    operationId,
    tag: 'Withdrawals',
    summary: 'Withdraw naira to the settlement bank account',
    description:
      'Debits amount plus fee. Answers with the outcome when it is known in time, else 202 with status PROCESSING; ' +
      'the event withdrawal.completed or withdrawal.failed and GET /transactions/{transactionId} tell the rest.',
    body: withdrawalBody,
    furtherProblems: amountLimitProblems,
    invalidMessage: INVALID_WITHDRAWAL,
    isIdempotent: true,
    operation: REQUEST_WITHDRAWAL,
    responses: {
      200: { description: 'The bank has the money.', schema: withdrawalAnswer },
      202: { description: 'Accepted; the outcome is not known yet.', schema: withdrawalUnderWay },
      422: { description: 'The transfer failed; amount and fee are back.', schema: withdrawalFailure },
    },
    handle: ({ caller, body, idempotency }, dependencies) =>
      idempotent(
        dependencies,
        idempotency,
        async () => presentWithdrawal(await requestWithdrawal(dependencies, caller, body, idempotency)),
        async (withdrawalId) => presentWithdrawal(await findWithdrawal(dependencies, withdrawalId)),
      ),
  });
}

function presentWithdrawal(result: WithdrawalResult): RouteResponse {
  const withdrawal = {
    transactionId: result.withdrawalId,
    amount: minorToNumber(result.amountMinor, 'NGN'),
    fee: minorToNumber(result.feeMinor, 'NGN'),
    totalDebit: minorToNumber(result.amountMinor + result.feeMinor, 'NGN'),
    bankAccount: result.accountNumber,
    status: result.status,
    ...(result.environment === 'test' && { environment: 'test', simulated: true }),
  };
  switch (result.status) {
    case 'PROCESSING':
      return { status: 202, body: { msg: 'withdrawal is processing', status: 'PROCESSING', withdrawal } };
    case 'COMPLETED':
      return { status: 200, body: { msg: 'withdrawal completed', withdrawal } };
    case 'FAILED':
    case 'REVERSED':
      return {
        status: 422,
        body: { msg: 'the transfer failed; amount and fee are back', code: 'transfer_failed', withdrawal },
      };
  }
}
