import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type Environment, environmentOf } from './api/environment.tsx';
import { queryClient } from './api/queryClient.ts';
import { sessionQuery, wasSignedIn } from './api/session.ts';
import { EnvironmentOfAddress } from './components/EnvironmentOfAddress.tsx';
import { preloadFrame } from './components/preloadFrame.ts';
import { RouteProblem } from './components/RouteProblem.tsx';
import { keyFilters } from './pages/apiKeys/keyFilters.ts';
import { approvalFilters } from './pages/approvals/approvalFilters.ts';
import { auditFilters } from './pages/audit/auditFilters.ts';
import { billFilters } from './pages/bills/billFilters.ts';
import { collectionFilters } from './pages/collections/collectionFilters.ts';
import { linkFilters } from './pages/paymentLinks/linkFilters.ts';
import { requestFilters } from './pages/requestLog/requestFilters.ts';
import { placeOf } from './pages/signIn/placeOf.ts';
import { SignInPage } from './pages/signIn/SignInPage.tsx';
import { statementFilters } from './pages/statement/statementFilters.ts';
import { orderFilters, transactionFilters } from './pages/transactions/filters.ts';
import { saleFilters } from './pages/usdtSales/saleFilters.ts';
import { sessionFilter } from './pages/usdtSessions/sessionStatus.ts';
import { userFilters } from './pages/users/userFilters.ts';
import { webhookTab } from './pages/webhooks/webhookTab.ts';

const root = createRootRoute({
  validateSearch: (search: Record<string, unknown>): { readonly environment?: Environment } => ({
    environment: environmentOf(search),
  }),
  search: {
    // Every address names its environment, so that a copied link opens the same page.
    middlewares: [
      ({ search, next }) => {
        const result = next(search);
        return { ...result, environment: environmentOf({ ...search, ...result }) };
      },
    ],
  },
  component: EnvironmentOfAddress,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: placeOf,
  component: SignInPage,
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/signIn/ResetPasswordPage.tsx')),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./pages/signIn/InvitationPage.tsx')),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    // Both are on their way at once, if the user is likely to see the frame.
    if (wasSignedIn()) preloadFrame();
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: '/sign-in', search: { next: location.publicHref } });
    if (session.mustSetUpSecondFactor && location.pathname !== '/security') {
      throw redirect({ to: '/security' });
    }
  },
  component: lazyRouteComponent(() => import('./components/SignedInPages.tsx')),
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/overview/OverviewPage.tsx')),
});

const transactions = createRoute({
  getParentRoute: () => signedIn,
  path: '/transactions',
  validateSearch: transactionFilters,
  component: lazyRouteComponent(() => import('./pages/transactions/TransactionsPage.tsx')),
});

const transaction = createRoute({
  getParentRoute: () => transactions,
  path: '/$transactionId',
  component: lazyRouteComponent(() => import('./pages/transactions/TransactionDrawer.tsx')),
});

const statement = createRoute({
  getParentRoute: () => signedIn,
  path: '/statement',
  validateSearch: statementFilters,
  component: lazyRouteComponent(() => import('./pages/statement/StatementPage.tsx')),
});

const withdrawals = createRoute({
  getParentRoute: () => signedIn,
  path: '/withdrawals',
  validateSearch: orderFilters,
  component: lazyRouteComponent(() => import('./pages/withdrawals/WithdrawalsPage.tsx')),
});

const withdrawal = createRoute({
  getParentRoute: () => withdrawals,
  path: '/$transactionId',
  component: lazyRouteComponent(() => import('./pages/transactions/TransactionDrawer.tsx')),
});

const bills = createRoute({
  getParentRoute: () => signedIn,
  path: '/bills',
  validateSearch: billFilters,
  component: lazyRouteComponent(() => import('./pages/bills/BillsPage.tsx')),
});

const bill = createRoute({
  getParentRoute: () => bills,
  path: '/$transactionId',
  component: lazyRouteComponent(() => import('./pages/transactions/TransactionDrawer.tsx')),
});

const usdtSessions = createRoute({
  getParentRoute: () => signedIn,
  path: '/usdt',
  validateSearch: sessionFilter,
  component: lazyRouteComponent(() => import('./pages/usdtSessions/UsdtSessionsPage.tsx')),
});

const usdtSession = createRoute({
  getParentRoute: () => usdtSessions,
  path: '/$paymentId',
  component: lazyRouteComponent(() => import('./pages/usdtSessions/SessionDrawer.tsx')),
});

const paymentLinks = createRoute({
  getParentRoute: () => signedIn,
  path: '/links',
  validateSearch: linkFilters,
  component: lazyRouteComponent(() => import('./pages/paymentLinks/PaymentLinksPage.tsx')),
});

const paymentLink = createRoute({
  getParentRoute: () => paymentLinks,
  path: '/$linkId',
  component: lazyRouteComponent(() => import('./pages/paymentLinks/LinkDrawer.tsx')),
});

const usdtSales = createRoute({
  getParentRoute: () => signedIn,
  path: '/sales',
  validateSearch: saleFilters,
  component: lazyRouteComponent(() => import('./pages/usdtSales/UsdtSalesPage.tsx')),
});

const usdtSale = createRoute({
  getParentRoute: () => usdtSales,
  path: '/$withdrawalId',
  component: lazyRouteComponent(() => import('./pages/usdtSales/SaleDrawer.tsx')),
});

const collections = createRoute({
  getParentRoute: () => signedIn,
  path: '/collections',
  validateSearch: collectionFilters,
  component: lazyRouteComponent(() => import('./pages/collections/CollectionsPage.tsx')),
});

const collection = createRoute({
  getParentRoute: () => collections,
  path: '/$reference',
  component: lazyRouteComponent(() => import('./pages/collections/CollectionDrawer.tsx')),
});

const approvals = createRoute({
  getParentRoute: () => signedIn,
  path: '/approvals',
  validateSearch: approvalFilters,
  component: lazyRouteComponent(() => import('./pages/approvals/ApprovalsPage.tsx')),
});

const approval = createRoute({
  getParentRoute: () => approvals,
  path: '/$approvalId',
  component: lazyRouteComponent(() => import('./pages/approvals/ApprovalDrawer.tsx')),
});

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks',
  validateSearch: webhookTab,
  component: lazyRouteComponent(() => import('./pages/webhooks/WebhooksPage.tsx')),
});

const delivery = createRoute({
  getParentRoute: () => webhooks,
  path: '/$deliveryId',
  component: lazyRouteComponent(() => import('./pages/webhooks/DeliveryDrawer.tsx')),
});

const endpoint = createRoute({
  getParentRoute: () => webhooks,
  path: '/endpoints/$endpointId',
  component: lazyRouteComponent(() => import('./pages/webhooks/EndpointDrawer.tsx')),
});

const apiKeys = createRoute({
  getParentRoute: () => signedIn,
  path: '/api-keys',
  validateSearch: keyFilters,
  component: lazyRouteComponent(() => import('./pages/apiKeys/ApiKeysPage.tsx')),
});

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/profile/ProfilePage.tsx')),
});

const bankAccount = createRoute({
  getParentRoute: () => signedIn,
  path: '/bank-account',
  component: lazyRouteComponent(() => import('./pages/bankAccount/BankAccountPage.tsx')),
});

const users = createRoute({
  getParentRoute: () => signedIn,
  path: '/users',
  validateSearch: userFilters,
  component: lazyRouteComponent(() => import('./pages/users/UsersPage.tsx')),
});

const security = createRoute({
  getParentRoute: () => signedIn,
  path: '/security',
  component: lazyRouteComponent(() => import('./pages/security/SecurityPage.tsx')),
});

const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  validateSearch: auditFilters,
  component: lazyRouteComponent(() => import('./pages/audit/AuditLogPage.tsx')),
});

const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: requestFilters,
  component: lazyRouteComponent(() => import('./pages/requestLog/RequestLogPage.tsx')),
});

const sandbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/sandbox',
  component: lazyRouteComponent(() => import('./pages/sandbox/SandboxPage.tsx')),
});

const routeTree = root.addChildren([
  signIn,
  resetPassword,
  invitation,
  signedIn.addChildren([
    overview,
    statement,
    transactions.addChildren([transaction]),
    withdrawals.addChildren([withdrawal]),
    bills.addChildren([bill]),
    usdtSessions.addChildren([usdtSession]),
    paymentLinks.addChildren([paymentLink]),
    usdtSales.addChildren([usdtSale]),
    collections.addChildren([collection]),
    approvals.addChildren([approval]),
    webhooks.addChildren([delivery, endpoint]),
    apiKeys,
    profile,
    bankAccount,
    users,
    security,
    audit,
    requests,
    sandbox,
  ]),
]);

/** Every page and its address below /dashboard. */
export const router = createRouter({
  routeTree,
  basepath: '/dashboard',
  defaultPreload: 'intent',
  defaultErrorComponent: RouteProblem,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./components/NotFound.tsx')),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
