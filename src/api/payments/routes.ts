import { InvariantError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import { amountLimitProblems } from '../amountLimits.ts';
import { idempotent } from '../idempotent.ts';
import { defineRoute, type RouteResponse } from '../route.ts';
import { INVALID_PAYMENT, type PaymentResult, recordPayment, requirePayer } from './recordPayment.ts';
import { externalPaymentAnswer, paymentAnswer, paymentBody } from './schema.ts';

export const paymentRoutes = [
  defineRoute({
    method: 'post',
    path: '/payment/process',
    operationId: 'processPayment',
    tag: 'Payments',
    summary: 'Record a payment',
    description: 'Credits the wallet with the amount less commission (1.5 %, at most 2,000 naira).',
    body: paymentBody,
    furtherProblems: amountLimitProblems,
    invalidMessage: INVALID_PAYMENT,
    isIdempotent: true,
    responses: { 200: { description: 'The payment is recorded and credited.', schema: paymentAnswer } },
    handle: ({ caller, body, idempotency }, dependencies) =>
      idempotent(
        dependencies,
        idempotency,
        () => recordPayment(dependencies, caller, body, idempotency, presentPayment),
        answeredAtOnce,
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/payment/process/external',
    operationId: 'processExternalPayment',
    tag: 'Payments',
    summary: 'Record a payment of a named payer',
    description: 'As /payment/process; the payer must be named, with an e-mail address or a phone number.',
    body: paymentBody,
    furtherProblems: amountLimitProblems,
    invalidMessage: INVALID_PAYMENT,
    isIdempotent: true,
    responses: {
      200: { description: 'The payment is recorded and credited.', schema: externalPaymentAnswer },
    },
    handle: ({ caller, body, idempotency }, dependencies) => {
      requirePayer(body);
      return idempotent(
        dependencies,
        idempotency,
        () => recordPayment(dependencies, caller, body, idempotency, presentExternalPayment),
        answeredAtOnce,
      );
    },
  }),
];

function presentPayment({ transactionId, amountMinor, commissionMinor, caller }: PaymentResult) {
  const isTest = caller.environment === 'test';
  return {
    msg: isTest ? 'test payment recorded' : 'payment recorded',
    transaction: {
      transactionId,
      amount: minorToNumber(amountMinor, 'NGN'),
      businessName: caller.businessName,
      commission: minorToNumber(commissionMinor, 'NGN'),
      netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
      status: 'COMPLETED',
      environment: caller.environment,
      simulated: isTest,
    },
  };
}

function presentExternalPayment({ transactionId, amountMinor, caller }: PaymentResult) {
  return {
    transaction: {
      transactionId,
      amount: minorToNumber(amountMinor, 'NGN'),
      status: 'COMPLETED',
      environment: caller.environment,
    },
  };
}

/** A payment and its answer commit together, so one without the other cannot be. */
async function answeredAtOnce(): Promise<RouteResponse> {
  throw new InvariantError('A recorded payment was remembered without its answer.');
}
