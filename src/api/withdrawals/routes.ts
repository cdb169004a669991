import { withdrawalTerms } from '../../domain/orders/withdrawal.ts';
import { payoutAnswers } from '../orderAnswers.ts';
import { idempotentCreation, type Route, type RouteResponse, routeGroup } from '../route.ts';
import { nairaLimitProblems } from '../schemas.ts';
import { automaticPayoutRoutes } from './automaticPayouts.ts';
import { quoteRoute } from './quote.ts';
import {
  findWithdrawal,
  INVALID_WITHDRAWAL,
  REQUEST_PATH,
  requestWithdrawal,
  type WithdrawalResult,
} from './requestWithdrawal.ts';
import { withdrawal, withdrawalBody } from './schema.ts';

const { post } = routeGroup('Withdrawals', 'withdrawals');

const answers = payoutAnswers('Withdrawal', withdrawal, 'amount and fee are');

export const withdrawalRoutes = [
  withdrawalRoute(REQUEST_PATH, { operationId: 'requestWithdrawal' }),
  withdrawalRoute('/request', { operationId: 'requestWithdrawalAlias', aliasOf: REQUEST_PATH }),
  quoteRoute,
  ...automaticPayoutRoutes,
];

function withdrawalRoute(path: string, named: Pick<Route, 'operationId' | 'aliasOf'>): Route {
  return post(path, {
    ...named,
    summary: 'Withdraw naira to the settlement bank account',
    description:
      'Debits amount plus fee. Answers with the outcome when it is known in time, else 202 with status PROCESSING. ' +
      'Then the event withdrawal.completed or withdrawal.failed and GET /transactions/{transactionId} have the outcome.',
    body: withdrawalBody,
    furtherProblems: nairaLimitProblems,
    invalidMessage: INVALID_WITHDRAWAL,
    responses: answers.documented,
    ...idempotentCreation({ make: requestWithdrawal, find: findWithdrawal, present: presentWithdrawal }),
  });
}

function presentWithdrawal(result: WithdrawalResult): RouteResponse {
  const { status, failureReason, merchantReference, metadata, createdAt } = result;
  return answers.give({
    transactionId: result.withdrawalId,
    ...withdrawalTerms(result),
    status,
    failureReason: failureReason ?? null,
    merchantReference: merchantReference ?? null,
    metadata,
    createdAt,
    ...(result.environment === 'test' && { environment: 'test', simulated: true }),
  });
}
