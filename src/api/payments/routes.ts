import type { ZodType } from 'zod';
import { minorToNumber } from '../../domain/money.ts';
import { type Route, type RouteResponse, routeGroup } from '../route.ts';
import { nairaLimitProblems } from '../schemas.ts';
import { INVALID_PAYMENT, type PaymentResult, recordPayment, requirePayer } from './recordPayment.ts';
import { externalPaymentAnswer, paymentAnswer, paymentBody } from './schema.ts';

const { post } = routeGroup('Payments', 'payments');

export const paymentRoutes = [
  paymentRoute('/payment/process', {
    operationId: 'processPayment',
    summary: 'Record a payment',
    description: 'Credits the wallet with the amount less commission (1.5 %, at most 2,000 naira).',
    answer: paymentAnswer,
    present: presentPayment,
  }),
  paymentRoute('/payment/process/external', {
    operationId: 'processExternalPayment',
    summary: 'Record a payment of a named payer',
    description: 'As /payment/process; the payer must be named, with an e-mail address or a phone number.',
    answer: externalPaymentAnswer,
    refuse: requirePayer,
    present: presentExternalPayment,
  }),
];

function paymentRoute(
  path: string,
  of: Pick<Route<typeof paymentBody>, 'operationId' | 'summary' | 'description' | 'refuse'> & {
    readonly answer: ZodType;
    readonly present: (result: PaymentResult) => RouteResponse['body'];
  },
): Route {
  const { answer, present, ...declaration } = of;
  return post(path, {
    ...declaration,
    body: paymentBody,
    furtherProblems: nairaLimitProblems,
    invalidMessage: INVALID_PAYMENT,
    isIdempotent: true,
    findsUsedKeyItself: true,
    responses: { 200: { description: 'The payment is recorded and credited.', schema: answer } },
    handle: (request, dependencies) => recordPayment(dependencies, request, present),
  });
}

function presentPayment(result: PaymentResult) {
  const msg = result.caller.environment === 'test' ? 'test payment recorded' : 'payment recorded';
  return { msg, transaction: presentTransaction(result) };
}

function presentExternalPayment(result: PaymentResult) {
  return { transaction: presentTransaction(result) };
}

function presentTransaction({ transactionId, amountMinor, commissionMinor, caller }: PaymentResult) {
  const { businessName, environment } = caller;
  return {
    transactionId,
    amount: minorToNumber(amountMinor, 'NGN'),
    businessName,
    commission: minorToNumber(commissionMinor, 'NGN'),
    netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
    status: 'COMPLETED',
    environment,
    simulated: environment === 'test',
  };
}
