import { listUsdtSales, summarizeUsdtSales } from '../../db/orders/usdtSales.ts';
import { shownCharges } from '../../domain/ledger/charges.ts';
import { minorToNumber } from '../../domain/money.ts';
import { rateToNumber, type SaleTerms } from '../../domain/orders/exchangeRate.ts';
import type { UsdtSaleRecord } from '../../domain/orders/usdtSale.ts';
import { listFilter, presentSummary } from '../lists/query.ts';
import { payoutAnswers } from '../orderAnswers.ts';
import { found, idempotentCreation, ok, routeGroup } from '../route.ts';
import { requiredBusiness, shown, usdtLimitProblems } from '../schemas.ts';
import * as schemas from './schema.ts';
import { sessionSaleRoutes } from './sessionSales.ts';
import { findUsdtSale, INVALID_SALE, quoteUsdtSale, requestUsdtSale, SALE_PATH } from './useCases.ts';

const { csv, get, list, post } = routeGroup('USDT sales', 'usdt_sales');

const answers = payoutAnswers('UsdtSale', schemas.sale, 'the USDT is');

export const usdtSaleRoutes = [
  post('/crypto/withdrawals/quote', {
    operationId: 'quoteUsdtSale',
    permission: 'usdt_sales:read',
    summary: 'Ask what selling USDT brings now',
    description:
      'Holds nothing. Until `expiresAt` the `quoteId` locks these terms for one request of the same amount.',
    body: schemas.quoteBody,
    furtherProblems: usdtLimitProblems,
    invalidMessage: INVALID_SALE,
    responses: { 200: { description: 'The terms.', schema: schemas.quoteAnswer } },
    handle: async ({ caller, body }, dependencies) => {
      const offered = await quoteUsdtSale(dependencies, caller, body.amountUsdt);
      const { quote, account, availableMinor, heldMinor } = offered;
      return ok({
        quote: {
          ...presentTerms(quote.terms),
          availableUsdtBalance: minorToNumber(availableMinor, 'USDT'),
          pendingUsdtBalance: minorToNumber(heldMinor, 'USDT'),
          bankAccount: account.accountNumber,
          bankName: account.bankName,
          quoteId: quote.quoteId,
          expiresAt: new Date(quote.expiresAtMs).toISOString(),
        },
      });
    },
  }),

  post(SALE_PATH, {
    operationId: 'requestUsdtSale',
    summary: 'Sell USDT for naira, paid to the settlement bank account',
    description:
      'Takes the USDT and pays `netAmountNgn`. The answer has the outcome if it is known in time, else 202 ' +
      'with status PROCESSING: poll `GET /crypto/withdrawals/{withdrawalId}`.',
    body: schemas.saleBody,
    furtherProblems: usdtLimitProblems,
    invalidMessage: INVALID_SALE,
    responses: answers.documented,
    ...idempotentCreation({
      make: requestUsdtSale,
      find: findUsdtSale,
      present: (sold) => answers.give(presentSale(sold)),
    }),
  }),

  list('/crypto/withdrawals/history', {
    operationId: 'listUsdtSales',
    summary: 'List sales of USDT, newest first',
    query: { businessId: requiredBusiness, ...schemas.saleQuery },
    name: 'withdrawals',
    schema: schemas.historyAnswer,
    read: ({ caller, query, page }, { database }) =>
      listUsdtSales(database, caller, { status: query.status, ...listFilter(query), page }),
    present: presentSale,
    summarize: async ({ caller, query }, { database }) => {
      const filter = { status: query.status, ...listFilter(query) };
      return presentSummary(await summarizeUsdtSales(database, caller, filter), 'USDT');
    },
  }),

  csv('/crypto/withdrawals/export', {
    operationId: 'exportUsdtSales',
    summary: 'Download sales of USDT as CSV, newest first',
    query: schemas.saleQuery,
    name: 'usdt-sales',
    columns: schemas.EXPORTED_FIELDS,
    read: ({ caller, query, page }, { database }) =>
      listUsdtSales(database, caller, { status: query.status, ...listFilter(query), page }),
    present: presentSale,
  }),

  get('/crypto/withdrawals/{withdrawalId}', {
    operationId: 'getUsdtSale',
    summary: 'Read one sale of USDT',
    description: 'The current state, also while the sale is in progress.',
    params: schemas.saleParams,
    responses: { 200: { description: 'The sale.', schema: schemas.recordAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const sold = found(await findUsdtSale(dependencies, caller, params.withdrawalId), 'withdrawal');
      return ok({ withdrawal: presentSale(sold) });
    },
  }),

  ...sessionSaleRoutes,
];

function presentTerms(terms: SaleTerms) {
  return {
    amountUsdt: minorToNumber(terms.amountMinor, 'USDT'),
    conversionRate: rateToNumber(terms.rateScaled),
    grossAmountNgn: minorToNumber(terms.grossMinor, 'NGN'),
    withdrawalFeeNgn: minorToNumber(terms.feeMinor, 'NGN'),
    charges: shownCharges(terms.charges),
    netAmountNgn: minorToNumber(terms.netMinor, 'NGN'),
  };
}

function presentSale(sold: UsdtSaleRecord) {
  const { saleId: withdrawalId, accountNumber: bankAccount } = sold;
  return shown(schemas.sale, { ...sold, ...presentTerms(sold), withdrawalId, bankAccount });
}
