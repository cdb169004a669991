import { accountRoutes } from './account/routes.ts';
import { apiKeyRoutes } from './apiKeys/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { bankRoutes } from './bank/routes.ts';
import { billRoutes } from './bills/routes.ts';
import { checkoutSettingsRoutes } from './checkout/settings.ts';
import { collectionRoutes } from './collections/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { paymentLinkRoutes } from './paymentLinks/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { requestLogRoutes } from './requestLog/routes.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search/routes.ts';
import { passkeyRoutes } from './session/passkeyRoutes.ts';
import { sessionRoutes } from './session/routes.ts';
import { ownSessionRoutes } from './session/sessions.ts';
import { statementRoutes } from './statement/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { usdtRefundRoutes } from './usdtRefunds/routes.ts';
import { usdtSaleRoutes } from './usdtSales/routes.ts';
import { usdtSessionRoutes } from './usdtSessions/routes.ts';
import { userRoutes } from './users/routes.ts';
import { webhookEndpointRoutes } from './webhooks/endpointRoutes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** Every route of the contract. The router and /openapi.json are both made from this list. */
export const routes: readonly Route[] = [
  ...loginRoutes,
  ...accountRoutes,
  ...checkoutSettingsRoutes,
  ...apiKeyRoutes,
  ...userRoutes,
  ...bankRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...usdtSaleRoutes,
  ...collectionRoutes,
  ...billRoutes,
  ...usdtSessionRoutes,
  ...paymentLinkRoutes,
  ...usdtRefundRoutes,
  ...searchRoutes,
  ...transactionRoutes,
  ...statementRoutes,
  ...webhookRoutes,
  ...webhookEndpointRoutes,
  ...approvalRoutes,
  ...auditRoutes,
  ...requestLogRoutes,
  ...noticeRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...ownSessionRoutes,
];

/** What each group of operations is for. */
export const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Payments', description: 'Record money that customers paid to you.' },
  { name: 'Withdrawals', description: 'Pay out of the wallet to the settlement bank account.' },
  { name: 'USDT sales', description: 'Sell USDT for naira, paid to the settlement bank account.' },
  { name: 'Cross-border', description: 'Collect from customers abroad, in their currency, and get naira.' },
  { name: 'Bills', description: 'Buy airtime, data, electricity, TV and betting credit from the wallet.' },
  { name: 'USDT payments', description: 'Take USDT on TRON (TRC20), each payment at an address of its own.' },
  { name: 'Payment links', description: 'Share a page on which customers begin USDT payments.' },
  { name: 'USDT refunds', description: 'Send USDT back to its payer, paid by our operations team.' },
  { name: 'Approvals', description: 'Approve or refuse large orders as a second person.' },
  { name: 'Transactions', description: 'Read the state of payments, withdrawals, bills and collections.' },
  { name: 'Statement', description: 'Read every movement of a balance in the ledger.' },
  { name: 'Webhooks', description: 'See which events were delivered, send them again, change the secret.' },
  {
    name: 'Webhook endpoints',
    description: 'Subscribe addresses of your own to the types of events that you choose.',
  },
  { name: 'Login', description: 'Get a token by e-mail and password.' },
  {
    name: 'Dashboard sessions',
    description: 'Sign in to the pages of this service, and set up a second factor.',
  },
  { name: 'Passkeys', description: 'Register passkeys as second factor, and sign in with them.' },
  { name: 'Audit log', description: 'See sign-ins and changes, with the actor and the address.' },
  { name: 'Request log', description: 'See your API calls, and why some were refused.' },
  { name: 'Account', description: 'Profile, balances and webhook address.' },
  { name: 'API keys', description: 'Replace and end API keys.' },
  { name: 'Users', description: 'Invite people, each with a role, and remove them.' },
  {
    name: 'Bank accounts',
    description: 'The account that receives withdrawals, and the one that takes deposits.',
  },
];
