import { type CryptoPaymentRecord, listCryptoPayments } from '../../db/cryptoPayments.ts';
import { DomainError, InvariantError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import { continuationOf, pageRequest } from '../cursor.ts';
import { idempotent } from '../idempotent.ts';
import { defineRoute, type RouteResponse } from '../route.ts';
import {
  cryptoBalancesAnswer,
  cryptoPaymentAnswer,
  cryptoPaymentBody,
  cryptoPaymentCreated,
  cryptoPaymentListAnswer,
  cryptoPaymentQuery,
  paymentParams,
  resolvedPaymentAnswer,
  resolvePaymentBody,
  simulateDepositBody,
  simulatedDepositAnswer,
} from './schema.ts';
import { acceptReceived, createSession, readSession, simulateDeposit } from './useCases.ts';

const tag = 'USDT payments';
const INVALID = 'invalid crypto payment details';

export const cryptoPaymentRoutes = [
  defineRoute({
    method: 'post',
    path: '/crypto/payments/create',
    operationId: 'createCryptoPayment',
    tag,
    summary: 'Open a USDT payment session',
    description:
      'Answers with a deposit address of its own. The customer pays USDT on TRON (TRC20) to it until it expires; poll ' +
      'GET /crypto/payments/{paymentId} for the rest. What is in a block by expiresAt is on time; EXPIRED follows when every ' +
      'block up to then has been read, about a minute later.',
    body: cryptoPaymentBody,
    invalidMessage: INVALID,
    isIdempotent: true,
    responses: { 200: { description: 'The session is open.', schema: cryptoPaymentCreated } },
    handle: ({ caller, body, idempotency }, dependencies) =>
      idempotent(
        dependencies,
        idempotency,
        () =>
          createSession(dependencies, caller, body, idempotency, (payment) => ({
            msg: 'payment session created',
            payment: presentPayment(payment),
          })),
        async () => {
          throw new InvariantError('A session was remembered without its answer.');
        },
      ),
  }),

  defineRoute({
    method: 'get',
    path: '/crypto/payments',
    operationId: 'listCryptoPayments',
    tag,
    summary: 'List USDT payment sessions, newest first',
    query: cryptoPaymentQuery,
    responses: { 200: { description: 'One page.', schema: cryptoPaymentListAnswer } },
    handle: async ({ caller, query }, { database }) => {
      const { status, merchantReference, merchantCustomerId } = query;
      const page = await listCryptoPayments(
        database,
        caller,
        { status, merchantReference, merchantCustomerId },
        pageRequest(query),
      );
      return {
        status: 200,
        body: {
          payments: page.items.map(presentPayment),
          ...continuationOf(page),
        },
      };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/crypto/payments/{paymentId}',
    operationId: 'getCryptoPayment',
    tag,
    summary: 'Read one USDT payment session',
    description: 'SETTLED is answered only once the USDT balance has been credited.',
    params: paymentParams,
    responses: { 200: { description: 'The session.', schema: cryptoPaymentAnswer } },
    handle: async ({ caller, params }, dependencies) => ({
      status: 200,
      body: { payment: presentPayment(await readSession(dependencies, caller, params.paymentId)) },
    }),
  }),

  defineRoute({
    method: 'post',
    path: '/crypto/payments/{paymentId}/simulate-deposit',
    operationId: 'simulateCryptoDeposit',
    tag,
    summary: 'Let a deposit arrive, in the sandbox',
    description:
      'Test keys only. Each call is a new deposit on the simulated chain; an equal call with the same Idempotency-Key ' +
      'is not.',
    params: paymentParams,
    body: simulateDepositBody,
    invalidMessage: 'invalid deposit details',
    isIdempotent: true,
    responses: { 200: { description: 'It is on its way.', schema: simulatedDepositAnswer } },
    errors: [409],
    handle: ({ caller, params, body, idempotency }, dependencies) =>
      idempotent(
        dependencies,
        idempotency,
        async () => {
          const { payment, txHash, amountMinor } = await simulateDeposit(
            dependencies,
            caller,
            params.paymentId,
            body,
            idempotency,
          );
          return {
            status: 200,
            body: {
              msg: 'deposit simulated',
              payment: presentPayment(payment),
              deposit: { txHash, amount: minorToNumber(amountMinor, 'USDT') },
            },
          };
        },
        async () => {
          throw new DomainError(
            'state_conflict',
            'the first request with this Idempotency-Key was cut off; use another',
          );
        },
      ),
  }),

  defineRoute({
    method: 'post',
    path: '/crypto/payments/{paymentId}/resolve',
    operationId: 'resolveCryptoPayment',
    tag,
    summary: 'Accept what came',
    description:
      'Credits what a session received that is UNDERPAID, OVERPAID or in MANUAL_REVIEW, instead of waiting for our ' +
      'operations team. A deposit that could not be moved to our treasury is decided by the team alone.',
    params: paymentParams,
    body: resolvePaymentBody,
    invalidMessage: INVALID,
    isIdempotent: true,
    responses: { 200: { description: 'It is being credited.', schema: resolvedPaymentAnswer } },
    errors: [409],
    handle: ({ caller, params, idempotency }, dependencies) =>
      idempotent(
        dependencies,
        idempotency,
        async () =>
          presentResolved(await acceptReceived(dependencies, caller, params.paymentId, idempotency)),
        async (paymentId) => presentResolved(await readSession(dependencies, caller, paymentId)),
      ),
  }),

  defineRoute({
    method: 'get',
    path: '/crypto/balances',
    operationId: 'getCryptoBalances',
    tag,
    summary: 'Read the USDT balance',
    responses: { 200: { description: 'The balances.', schema: cryptoBalancesAnswer } },
    handle: async ({ caller }, { ledger }) => {
      const { availableMinor, heldMinor } = await ledger.balances(
        caller.businessId,
        caller.environment,
        'USDT',
      );
      return {
        status: 200,
        body: {
          balances: {
            usdtBalance: minorToNumber(availableMinor, 'USDT'),
            usdtPendingBalance: minorToNumber(heldMinor, 'USDT'),
          },
        },
      };
    },
  }),
];

function presentResolved(payment: CryptoPaymentRecord): RouteResponse {
  return {
    status: 200,
    body: { msg: 'what was received is being credited', payment: presentPayment(payment) },
  };
}

function presentPayment(payment: CryptoPaymentRecord) {
  return {
    paymentId: payment.paymentId,
    merchantCustomerId: payment.merchantCustomerId ?? null,
    merchantReference: payment.merchantReference ?? null,
    currency: 'usdt',
    network: 'trc20',
    amountExpected: minorToNumber(payment.expectedMinor, 'USDT'),
    amountReceived: minorToNumber(payment.receivedMinor, 'USDT'),
    amountCredited: minorToNumber(payment.creditedMinor, 'USDT'),
    depositAddress: payment.depositAddress,
    status: payment.status,
    txHash: payment.txHash ?? null,
    reviewReason: payment.reviewReason ?? null,
    expiresAt: new Date(payment.expiresAtMs).toISOString(),
    environment: payment.environment,
    createdAt: new Date(payment.createdAtMs).toISOString(),
    updatedAt: new Date(payment.updatedAtMs).toISOString(),
    metadata: payment.metadata,
  };
}
