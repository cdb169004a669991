import type { z } from 'zod';
import {
  listUsdtSessions,
  summarizeUsdtSessions,
  type UsdtSessionFilter,
  type UsdtSessionRecord,
} from '../../db/usdt/usdtSessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import { rateToNumber } from '../../domain/orders/exchangeRate.ts';
import { checkoutToken } from '../../security/identifiers.ts';
import type { ApiDependencies } from '../context.ts';
import { listFilter, presentSummary } from '../lists/query.ts';
import { idempotentCreation, ok, type RouteResponse, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import { presentPolicy } from './policy.ts';
import * as schemas from './schema.ts';
import {
  createSession,
  endSession,
  payableUntil,
  readSession,
  resolveSession,
  simulateDeposit,
} from './useCases.ts';

const { csv, get, list, post } = routeGroup('USDT payments', 'usdt_payments');

export const usdtSessionRoutes = [
  post('/crypto/payments/create', {
    operationId: 'createCryptoPayment',
    secondFactor: { exemptBecause: 'only the deposit of a customer credits a session' },
    summary: 'Open a USDT payment session',
    description:
      'The customer pays USDT on TRON (TRC20) to its deposit address; poll GET ' +
      '/crypto/payments/{paymentId}. A deposit in a block by expiresAt is on time. EXPIRED follows about a ' +
      'minute later, when every block up to then has been read. With amountNgn in place of amount, the ' +
      'price is in naira: 503 `rate_unavailable` without a current rate.',
    body: schemas.usdtSessionBody,
    invalidMessage: schemas.INVALID_SESSION,
    isIdempotent: true,
    responses: { 200: { description: 'The session is open.', schema: schemas.usdtSessionCreated } },
    handle: (request, dependencies) =>
      createSession(dependencies, request, (session) => ({
        msg: 'payment session created',
        payment: presentPayment(session, request, dependencies),
      })),
  }),

  list('/crypto/payments', {
    operationId: 'listCryptoPayments',
    summary: 'List USDT payment sessions, newest first',
    query: schemas.usdtSessionQuery,
    name: 'payments',
    schema: schemas.usdtSessionListAnswer,
    read: ({ caller, query, page }, { database }) =>
      listUsdtSessions(database, caller, { ...filterOf(query), page }),
    present: presentPayment,
    summarize: async ({ caller, query }, { database }) =>
      presentSummary(await summarizeUsdtSessions(database, caller, filterOf(query)), 'USDT'),
  }),

  // Before the route of one session, whose id could be any text.
  csv('/crypto/payments/export', {
    operationId: 'exportCryptoPayments',
    summary: 'Download USDT payment sessions as CSV, newest first',
    query: schemas.usdtSessionQuery,
    name: 'usdt-payments',
    columns: schemas.EXPORTED_FIELDS,
    read: ({ caller, query, page }, { database }) =>
      listUsdtSessions(database, caller, { ...filterOf(query), page }),
    present: presentPayment,
  }),

  get('/crypto/payments/{paymentId}', {
    operationId: 'getCryptoPayment',
    summary: 'Read one USDT payment session',
    description: 'SETTLED is answered only once the USDT balance has been credited.',
    params: schemas.paymentParams,
    responses: { 200: { description: 'The session.', schema: schemas.usdtSessionAnswer } },
    handle: async (request, dependencies) => {
      const session = await readSession(dependencies, request.caller, request.params.paymentId);
      return ok({ payment: presentPayment(session, request, dependencies) });
    },
  }),

  post('/crypto/payments/{paymentId}/simulate-deposit', {
    operationId: 'simulateCryptoDeposit',
    summary: 'Let a deposit arrive, in the sandbox',
    description:
      'Test keys only. Each call is a new deposit on the simulated chain; an equal call with the same Idempotency-Key ' +
      'is not.',
    params: schemas.paymentParams,
    body: schemas.simulateDepositBody,
    invalidMessage: 'invalid deposit details',
    isIdempotent: true,
    responses: { 200: { description: 'It is on its way.', schema: schemas.simulatedDepositAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const simulated = await simulateDeposit(dependencies, request);
      return ok({
        msg: 'deposit simulated',
        payment: presentPayment(simulated.payment, request, dependencies),
        deposit: { txHash: simulated.txHash, amount: minorToNumber(simulated.amountMinor, 'USDT') },
      });
    },
    recover: async () => {
      throw new DomainError(
        'state_conflict',
        'the first request with this Idempotency-Key was interrupted; use another key',
      );
    },
  }),

  post('/crypto/payments/{paymentId}/resolve', {
    operationId: 'resolveCryptoPayment',
    summary: 'Accept or reject what came',
    description:
      'For a session that is UNDERPAID, OVERPAID or in MANUAL_REVIEW. A rejected one is FAILED and credits ' +
      'nothing. Only our operations team decides about a deposit that could not be moved to our treasury.',
    params: schemas.paymentParams,
    body: schemas.resolvePaymentBody,
    invalidMessage: schemas.INVALID_SESSION,
    responses: { 200: { description: 'It is decided.', schema: schemas.resolvedPaymentAnswer } },
    errors: [409],
    ...idempotentCreation({ make: resolveSession, find: readSession, present: presentResolved }),
  }),

  post('/crypto/payments/{paymentId}/end', {
    operationId: 'endCryptoPayment',
    summary: 'End an open USDT payment session',
    description:
      'Expires a session without a payment now: expiresAt becomes this moment. EXPIRED follows when every ' +
      'block up to it has been read. A later deposit is late.',
    params: schemas.paymentParams,
    responses: { 200: { description: 'It ends.', schema: schemas.usdtSessionAnswer } },
    errors: [409],
    ...idempotentCreation({
      make: endSession,
      find: readSession,
      present: (session, request, dependencies) =>
        ok({ payment: presentPayment(session, request, dependencies) }),
    }),
  }),

  get('/crypto/balances', {
    operationId: 'getCryptoBalances',
    summary: 'Read the USDT balance',
    responses: { 200: { description: 'The balances.', schema: schemas.cryptoBalancesAnswer } },
    handle: async ({ caller }, { ledger }) => {
      const { availableMinor, heldMinor } = await ledger.balances(caller, 'USDT');
      return ok({
        balances: {
          usdtBalance: minorToNumber(availableMinor, 'USDT'),
          usdtPendingBalance: minorToNumber(heldMinor, 'USDT'),
        },
      });
    },
  }),
];

function filterOf(query: z.infer<z.ZodObject<typeof schemas.usdtSessionQuery>>): UsdtSessionFilter {
  const { status, merchantReference, merchantCustomerId, paymentLinkId } = query;
  return { status, merchantReference, merchantCustomerId, paymentLinkId, ...listFilter(query) };
}

function presentResolved(
  session: UsdtSessionRecord,
  request: { readonly origin: string },
  dependencies: ApiDependencies,
): RouteResponse {
  const payment = presentPayment(session, request, dependencies);
  const isRejected = session.resolution === 'reject';
  return ok({
    msg: isRejected ? 'what was received is rejected' : 'what was received is being credited',
    payment,
  });
}

function presentPayment(
  session: UsdtSessionRecord,
  { origin }: { readonly origin: string },
  { checkoutKey }: ApiDependencies,
) {
  const { nairaPrice } = session;
  return shown(schemas.payment, {
    ...session,
    checkoutUrl: `${origin}/pay/${checkoutToken(checkoutKey, session.paymentId)}`,
    currency: 'usdt',
    network: 'trc20',
    amountExpected: minorToNumber(session.expectedMinor, 'USDT'),
    amountNgn: nairaPrice && minorToNumber(nairaPrice.amountMinor, 'NGN'),
    rate: nairaPrice && rateToNumber(nairaPrice.rateScaled),
    amountReceived: minorToNumber(session.receivedMinor, 'USDT'),
    amountCredited: minorToNumber(session.creditedMinor, 'USDT'),
    refunds: session.refunds.map(({ refundId, status, amountMinor, txId }) => ({
      refundId,
      status,
      amount: minorToNumber(amountMinor, 'USDT'),
      txHash: txId,
    })),
    furtherDeposits: session.furtherDeposits.map(({ txId, amountMinor, receivedAt, status }) => ({
      txHash: txId,
      amount: minorToNumber(amountMinor, 'USDT'),
      receivedAt: new Date(receivedAt).toISOString(),
      status,
    })),
    expiresAt: new Date(session.expiresAtMs).toISOString(),
    payableUntil: payableUntil(session),
    policy: presentPolicy(session.policy),
    createdAt: new Date(session.createdAtMs).toISOString(),
    updatedAt: new Date(session.updatedAtMs).toISOString(),
  });
}
