import { automaticPayoutRoutes } from './automaticPayouts.ts';
import { quoteRoute } from './quote.ts';
import { REQUEST_PATH, withdrawalRoute } from './requestWithdrawal.ts';

export const withdrawalRoutes = [
  withdrawalRoute(REQUEST_PATH, { operationId: 'requestWithdrawal' }),
  withdrawalRoute('/request', { operationId: 'requestWithdrawalAlias', aliasOf: REQUEST_PATH }),
  quoteRoute,
  ...automaticPayoutRoutes,
];
