import { accountRoutes } from './account/routes.ts';
import { apiKeyRoutes } from './apiKeys/routes.ts';
import { bankRoutes } from './bank/routes.ts';
import { billRoutes } from './bills/routes.ts';
import { collectionRoutes } from './collections/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { Route } from './route.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { usdtSaleRoutes } from './usdtSales/routes.ts';
import { usdtSessionRoutes } from './usdtSessions/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** Where the contract lives below the origin. */
export const BASE_PATH = '/v1/business';

/** Every route of the contract. The router and /openapi.json are both made from this list. */
export const routes: readonly Route[] = [
  ...loginRoutes,
  ...accountRoutes,
  ...apiKeyRoutes,
  ...bankRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...usdtSaleRoutes,
  ...collectionRoutes,
  ...billRoutes,
  ...usdtSessionRoutes,
  ...transactionRoutes,
  ...webhookRoutes,
];
