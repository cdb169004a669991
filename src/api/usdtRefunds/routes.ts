import { INVALID_REFUND, listRefunds } from '../../db/usdt/refunds.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { Refund } from '../../domain/usdt/refund.ts';
import { found, idempotentCreation, ok, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import * as schemas from './schema.ts';
import { findOwnRefund, REFUND_PATH, requestRefund } from './useCases.ts';

const { get, list, post } = routeGroup('USDT refunds', 'usdt_refunds');

export const usdtRefundRoutes = [
  post(REFUND_PATH, {
    operationId: 'requestCryptoRefund',
    summary: 'Send a deposit back to its payer',
    description:
      'For a session that is over. The USDT of a credited deposit are on hold until the refund ends. ' +
      'Nothing is taken for a deposit that was rejected, or that came to a finished session. Our operations ' +
      'team pays it; poll `GET /crypto/refunds/{refundId}`.',
    body: schemas.refundBody,
    invalidMessage: INVALID_REFUND,
    responses: {
      200: { description: 'It is recorded.', schema: schemas.refundRecorded },
      202: {
        description: 'It waits for a second person.',
        schema: schemas.refundRecorded,
        example: schemas.REFUND_THAT_WAITS,
      },
    },
    errors: [404, 409, 422],
    ...idempotentCreation({
      make: requestRefund,
      find: findOwnRefund,
      present: (refund) => ok({ msg: 'refund recorded', refund: presentRefund(refund) }),
    }),
  }),

  list(REFUND_PATH, {
    operationId: 'listCryptoRefunds',
    summary: 'List refunds of USDT, newest first',
    query: schemas.refundQuery,
    name: 'refunds',
    schema: schemas.refundListAnswer,
    read: ({ caller, query, page }, { database }) => {
      const { status, paymentId } = query;
      return listRefunds(database, caller, { status, paymentId, page });
    },
    present: presentRefund,
  }),

  get('/crypto/refunds/{refundId}', {
    operationId: 'getCryptoRefund',
    summary: 'Read one refund of USDT',
    description: 'COMPLETED is answered only once its transaction was verified on the chain.',
    params: schemas.refundParams,
    responses: { 200: { description: 'The refund.', schema: schemas.refundAnswer } },
    handle: async ({ caller, params }, dependencies) =>
      ok({
        refund: presentRefund(found(await findOwnRefund(dependencies, caller, params.refundId), 'refund')),
      }),
  }),
];

function presentRefund(refund: Refund) {
  return shown(schemas.refund, {
    ...refund,
    depositTxHash: refund.depositTxId,
    currency: 'usdt',
    network: 'trc20',
    amount: minorToNumber(refund.amountMinor, 'USDT'),
    txHash: refund.txId,
  });
}
