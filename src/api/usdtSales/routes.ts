import { listUsdtSales } from '../../db/usdtSales.ts';
import { rateToNumber, type SaleTerms } from '../../domain/conversion.ts';
import { DomainError, InvariantError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { UsdtSaleRecord } from '../../domain/usdtSale.ts';
import { continuationOf, pageRequest } from '../cursor.ts';
import { idempotent } from '../idempotent.ts';
import { defineRoute, type RouteResponse } from '../route.ts';
import {
  historyAnswer,
  historyQuery,
  quoteAnswer,
  quoteBody,
  recordAnswer,
  saleAnswer,
  saleBody,
  saleFailure,
  saleParams,
  saleUnderWay,
} from './schema.ts';
import { findUsdtSale, INVALID_SALE, quoteUsdtSale, requestUsdtSale, usdtLimitProblems } from './useCases.ts';

const tag = 'USDT sales';

export const usdtSaleRoutes = [
  defineRoute({
    method: 'post',
    path: '/crypto/withdrawals/quote',
    operationId: 'quoteUsdtSale',
    tag,
    summary: 'Ask what selling USDT brings now',
    description:
      'Holds nothing. Until `expiresAt` the `quoteId` locks these terms for one request of the same amount.',
    body: quoteBody,
    furtherProblems: usdtLimitProblems,
    invalidMessage: INVALID_SALE,
    responses: { 200: { description: 'The terms.', schema: quoteAnswer } },
    handle: async ({ caller, body }, dependencies) => {
      const { quote, account, availableMinor, heldMinor } = await quoteUsdtSale(
        dependencies,
        caller,
        body.amountUsdt,
      );
      return {
        status: 200,
        body: {
          quote: {
            ...presentTerms(quote.terms),
            availableUsdtBalance: minorToNumber(availableMinor, 'USDT'),
            pendingUsdtBalance: minorToNumber(heldMinor, 'USDT'),
            bankAccount: account.accountNumber,
            bankName: account.bankName,
            quoteId: quote.quoteId,
            expiresAt: new Date(quote.expiresAtMs).toISOString(),
          },
        },
      };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/crypto/withdrawals/request',
    operationId: 'requestUsdtSale',
    tag,
    summary: 'Sell USDT for naira, paid to the settlement bank account',
    description:
      'Takes the USDT and pays `netAmountNgn`. Answers with the outcome when it is known in time, else 202 with status ' +
      'PROCESSING; `GET /crypto/withdrawals/{withdrawalId}` tells the rest.',
    body: saleBody,
    furtherProblems: usdtLimitProblems,
    invalidMessage: INVALID_SALE,
    isIdempotent: true,
    responses: {
      200: { description: 'The bank has the money.', schema: saleAnswer },
      202: { description: 'Accepted; the outcome is not known yet.', schema: saleUnderWay },
      422: { description: 'The transfer failed; the USDT is back.', schema: saleFailure },
    },
    handle: ({ caller, body, idempotency }, dependencies) =>
      idempotent(
        dependencies,
        idempotency,
        async () => presentOutcome(await requestUsdtSale(dependencies, caller, body, idempotency)),
        async (saleId) => {
          const sale = await findUsdtSale(dependencies, caller, saleId);
          if (!sale) throw new InvariantError('A remembered sale has no record.');
          return presentOutcome(sale);
        },
      ),
  }),

  defineRoute({
    method: 'get',
    path: '/crypto/withdrawals/history',
    operationId: 'listUsdtSales',
    tag,
    summary: 'List sales of USDT, newest first',
    query: historyQuery,
    responses: { 200: { description: 'One page.', schema: historyAnswer } },
    handle: async ({ caller, query }, { database }) => {
      const page = await listUsdtSales(database, caller, pageRequest(query));
      return {
        status: 200,
        body: {
          withdrawals: page.items.map(presentRecord),
          ...continuationOf(page),
        },
      };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/crypto/withdrawals/{withdrawalId}',
    operationId: 'getUsdtSale',
    tag,
    summary: 'Read one sale of USDT',
    description: 'A sale under way is answered by its running flow, a finished one by its record.',
    params: saleParams,
    responses: { 200: { description: 'The sale.', schema: recordAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const sale = await findUsdtSale(dependencies, caller, params.withdrawalId);
      if (!sale) throw new DomainError('not_found', 'withdrawal not found');
      return { status: 200, body: { withdrawal: { ...presentRecord(sale), metadata: sale.metadata } } };
    },
  }),
];

function presentTerms(terms: SaleTerms) {
  return {
    amountUsdt: minorToNumber(terms.amountMinor, 'USDT'),
    conversionRate: rateToNumber(terms.rateScaled),
    grossAmountNgn: minorToNumber(terms.grossMinor, 'NGN'),
    withdrawalFeeNgn: minorToNumber(terms.feeMinor, 'NGN'),
    netAmountNgn: minorToNumber(terms.netMinor, 'NGN'),
  };
}

function presentSale(sale: UsdtSaleRecord) {
  return {
    withdrawalId: sale.saleId,
    ...presentTerms(sale),
    bankAccount: sale.accountNumber,
    bankName: sale.bankName,
    providerReference: sale.providerReference ?? null,
    status: sale.status,
  };
}

function presentRecord(sale: UsdtSaleRecord) {
  return {
    ...presentSale(sale),
    failureReason: sale.failureReason ?? null,
    merchantReference: sale.merchantReference ?? null,
    createdAt: sale.createdAt,
  };
}

function presentOutcome(sale: UsdtSaleRecord): RouteResponse {
  const withdrawal = presentSale(sale);
  switch (sale.status) {
    case 'PROCESSING':
      return { status: 202, body: { msg: 'withdrawal is processing', status: 'PROCESSING', withdrawal } };
    case 'COMPLETED':
      return { status: 200, body: { msg: 'withdrawal completed', withdrawal } };
    case 'FAILED':
    case 'REVERSED':
      return {
        status: 422,
        body: { msg: 'the transfer failed; the USDT is back', code: 'transfer_failed', withdrawal },
      };
  }
}
