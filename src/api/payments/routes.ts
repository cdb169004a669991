import type { ZodType } from 'zod';
import { INVALID_PAYMENT_REFUND, type PaymentRefund } from '../../db/orders/returns/refunds.ts';
import { minorToNumber } from '../../domain/money.ts';
import { idempotentCreation, ok, type Route, type RouteResponse, routeGroup } from '../route.ts';
import { nairaLimitProblems, shown } from '../schemas.ts';
import { INVALID_PAYMENT, type PaymentResult, recordPayment, requirePayer } from './recordPayment.ts';
import { findOwnPaymentRefund, REFUND_PAYMENT_PATH, refundPayment } from './refundPayment.ts';
import {
  externalPaymentAnswer,
  PAYMENT_REFUND_THAT_WAITS,
  paymentAnswer,
  paymentBody,
  paymentRefund,
  paymentRefundRecorded,
  refundPaymentBody,
  refundPaymentParams,
} from './schema.ts';

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
  post(REFUND_PAYMENT_PATH, {
    operationId: 'refundPayment',
    permission: 'payment_refunds:write',
    summary: 'Refund a recorded payment, in part or in full',
    description:
      'For a payment that you give back to its payer yourself. The wallet gives back the amount, less the ' +
      'commission of that part. Several refunds sum to exactly what was paid and taken. The refund is a ' +
      'transaction of the type `refund`, and the payment is PARTIALLY_REFUNDED or REFUNDED.',
    params: refundPaymentParams,
    body: refundPaymentBody,
    invalidMessage: INVALID_PAYMENT_REFUND,
    responses: {
      200: { description: 'It is recorded.', schema: paymentRefundRecorded },
      202: {
        description: 'It waits for a second person.',
        schema: paymentRefundRecorded,
        example: PAYMENT_REFUND_THAT_WAITS,
      },
    },
    errors: [404, 409, 422],
    ...idempotentCreation({
      make: refundPayment,
      find: findOwnPaymentRefund,
      present: (refund) => ok({ msg: 'refund recorded', refund: presentPaymentRefund(refund) }),
    }),
  }),
];

function presentPaymentRefund(refund: PaymentRefund) {
  const naira = (minor: bigint) => minorToNumber(minor, 'NGN');
  return shown(paymentRefund, {
    ...refund,
    amount: naira(refund.amountMinor),
    commission: naira(refund.commissionMinor),
    netAmount: naira(refund.amountMinor - refund.commissionMinor),
    refundableAmount: naira(refund.leftMinor),
    currency: 'NGN',
    status: 'COMPLETED',
    simulated: refund.environment === 'test',
  });
}

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
