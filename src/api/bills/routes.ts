import type { ZodType, z } from 'zod';
import { listBillers } from '../../db/billCatalogue.ts';
import type { BillKind } from '../../domain/bill.ts';
import { minorToNumber } from '../../domain/money.ts';
import { idempotent } from '../idempotent.ts';
import { defineRoute, type Route, type RouteResponse } from '../route.ts';
import { billsProviderOf } from './billers.ts';
import { type BillRequest, type BillResult, findPurchase, purchaseBill } from './purchaseBill.ts';
import {
  airtimeBody,
  betBody,
  catalogueAnswer,
  catalogueQuery,
  dataBody,
  electricityBody,
  purchaseAnswers,
  tokenFields,
  tvBody,
  verificationFailure,
  verifyBetAnswer,
  verifyBetBody,
  verifyMeterAnswer,
  verifyMeterBody,
  verifySmartCardAnswer,
  verifySmartCardBody,
} from './schema.ts';
import { verifyAccount } from './verifyAccount.ts';

const tag = 'Bills';
const INVALID_VERIFICATION = 'invalid verification details';
const SANDBOX_ACCOUNTS =
  ' In the sandbox a number of zeros that ends in 1 is not found, and one that ends in 3 times out.';
const notFound = {
  422: { description: 'The biller knows no such account.', schema: verificationFailure },
};

/** What every body of a purchase has, besides what it is about. */
type CommonFields = Pick<BillRequest, 'metadata' | 'merchantReference'>;

export const billRoutes = [
  defineRoute({
    method: 'get',
    path: '/bills/catalogue',
    operationId: 'getBillCatalogue',
    tag,
    summary: 'List billers with their limits, plans and prices',
    description:
      'Read from the provider every hour. In the sandbox the plans sandbox-01 to sandbox-05 have the kobo that pick ' +
      'their outcome.',
    query: catalogueQuery,
    responses: { 200: { description: 'What can be bought.', schema: catalogueAnswer } },
    handle: async ({ caller, query }, dependencies) => {
      billsProviderOf(dependencies, caller);
      const billers = await listBillers(dependencies.database, caller.environment, query.kind);
      return {
        status: 200,
        body: {
          billers: billers.map(({ id, kind, name, smallestMinor, largestMinor, plans }) => ({
            id,
            kind,
            name,
            minAmount: minorToNumber(smallestMinor, 'NGN'),
            maxAmount: minorToNumber(largestMinor, 'NGN'),
            plans: plans.map((plan) => ({
              code: plan.code,
              name: plan.name,
              price: minorToNumber(plan.priceMinor, 'NGN'),
            })),
          })),
        },
      };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bills/verify-meter',
    operationId: 'verifyMeter',
    tag,
    summary: 'Ask whose electricity meter this is',
    description: `Ask before you sell.${SANDBOX_ACCOUNTS}`,
    body: verifyMeterBody,
    invalidMessage: INVALID_VERIFICATION,
    responses: { 200: { description: 'Whose it is.', schema: verifyMeterAnswer }, ...notFound },
    handle: async ({ caller, body }, dependencies) => {
      const { customerName } = await verifyAccount(
        dependencies,
        caller,
        { kind: 'electricity', biller: body.electricity, account: body.meterNumber, meterType: body.type },
        INVALID_VERIFICATION,
      );
      return { status: 200, body: { code: 'verified', msg: 'meter verified', accountName: customerName } };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bills/verify-smart-card',
    operationId: 'verifySmartCard',
    tag,
    summary: 'Ask whose smart card this is, and what renewing it costs',
    description: `Ask before you sell.${SANDBOX_ACCOUNTS}`,
    body: verifySmartCardBody,
    invalidMessage: INVALID_VERIFICATION,
    responses: { 200: { description: 'Whose it is.', schema: verifySmartCardAnswer }, ...notFound },
    handle: async ({ caller, body }, dependencies) => {
      const { customerName, renewalAmountMinor } = await verifyAccount(
        dependencies,
        caller,
        { kind: 'tv', biller: body.tv, account: body.smartCardNumber },
        INVALID_VERIFICATION,
      );
      const renewalAmount =
        renewalAmountMinor === undefined ? null : minorToNumber(renewalAmountMinor, 'NGN');
      return {
        status: 200,
        body: {
          code: 'verified',
          msg: 'smart card verified',
          smartCardInfo: { customerName, renewalAmount },
        },
      };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bills/verify-bet',
    operationId: 'verifyBet',
    tag,
    summary: 'Ask whose betting account this is',
    description: `Ask before you sell.${SANDBOX_ACCOUNTS}`,
    body: verifyBetBody,
    invalidMessage: INVALID_VERIFICATION,
    responses: { 200: { description: 'Whose it is.', schema: verifyBetAnswer }, ...notFound },
    handle: async ({ caller, body }, dependencies) => {
      const { customerId } = body;
      const { customerName, billerId } = await verifyAccount(
        dependencies,
        caller,
        { kind: 'bet', biller: body.bettingPlatform, account: customerId },
        INVALID_VERIFICATION,
      );
      return {
        status: 200,
        body: {
          msg: 'betting account verified',
          data: { status: 'verified', customerId, bettingPlatform: billerId, customerName },
        },
      };
    },
  }),

  purchaseRoute({
    kind: 'airtime',
    operationId: 'buyAirtime',
    summary: 'Buy airtime for a phone',
    body: airtimeBody,
    responses: purchaseAnswers('airtime', 'Airtime'),
    requestOf: ({ network, phone, amount }) => ({ biller: network, account: phone, amountMinor: amount }),
  }),

  purchaseRoute({
    kind: 'data',
    operationId: 'buyData',
    summary: 'Buy a data plan for a phone',
    body: dataBody,
    responses: purchaseAnswers('data', 'Data'),
    requestOf: ({ network, phone, planCode }) => ({ biller: network, account: phone, planCode }),
  }),

  purchaseRoute({
    kind: 'electricity',
    operationId: 'buyElectricity',
    summary: 'Pay for electricity',
    body: electricityBody,
    responses: purchaseAnswers('electricity', 'Electricity', tokenFields),
    requestOf: ({ electricity, meterNumber, type, amount, phone }) => ({
      biller: electricity,
      account: meterNumber,
      meterType: type,
      amountMinor: amount,
      phone,
    }),
  }),

  purchaseRoute({
    kind: 'tv',
    operationId: 'buyTv',
    summary: 'Change or renew a TV subscription',
    body: tvBody,
    responses: purchaseAnswers('tv', 'Tv'),
    requestOf: ({ tv, smartCardNumber, planCode, renew, phone }) => ({
      biller: tv,
      account: smartCardNumber,
      planCode,
      isRenewal: renew === true,
      phone,
    }),
  }),

  purchaseRoute({
    kind: 'bet',
    operationId: 'buyBet',
    summary: 'Fund a betting account',
    body: betBody,
    responses: purchaseAnswers('bet', 'Bet'),
    requestOf: ({ bettingPlatform, customerId, amount }) => ({
      biller: bettingPlatform,
      account: customerId,
      amountMinor: amount,
    }),
  }),
];

function purchaseRoute<Body extends ZodType<CommonFields>>(of: {
  readonly kind: BillKind;
  readonly operationId: string;
  readonly summary: string;
  readonly body: Body;
  readonly responses: Route['responses'];
  readonly requestOf: (body: z.infer<Body>) => Omit<BillRequest, 'kind' | keyof CommonFields>;
}): Route {
  const { kind } = of;
  const invalidMessage = `invalid ${kind} details`;
  return defineRoute({
    method: 'post',
    path: `/bills/${kind}`,
    operationId: of.operationId,
    tag,
    summary: of.summary,
    description:
      'Live purchases are queued and answered with 202; GET /transactions/{transactionId} tells the rest. In the ' +
      'sandbox the kobo of the amount, or of the price of the plan, pick the outcome.',
    body: of.body,
    invalidMessage,
    isIdempotent: true,
    responses: of.responses,
    handle: ({ caller, body, idempotency }, dependencies) => {
      const { metadata, merchantReference } = body;
      const request: BillRequest = { ...of.requestOf(body), kind, metadata, merchantReference };
      return idempotent(
        dependencies,
        idempotency,
        async () =>
          presentPurchase(await purchaseBill(dependencies, caller, request, invalidMessage, idempotency)),
        async (purchaseId) => presentPurchase(await findPurchase(dependencies, purchaseId)),
      );
    },
  });
}

function presentPurchase(result: BillResult): RouteResponse {
  const { kind, status, token, units, environment } = result;
  const simulated = environment === 'test';
  const outcome = { transactionId: result.purchaseId, environment, simulated };
  switch (status) {
    case 'PROCESSING': {
      const msg = `${kind} purchase is ${simulated ? 'processing' : 'queued'}`;
      return { status: 202, body: { msg, status, ...outcome } };
    }
    case 'COMPLETED':
      return { status: 200, body: { msg: `${kind} purchase completed`, ...outcome, token, units } };
    case 'FAILED':
    case 'REVERSED':
      return {
        status: 422,
        body: {
          msg: `the ${kind} purchase failed; the money is back`,
          code: 'vend_failed',
          status,
          reason: result.reason ?? null,
          ...outcome,
        },
      };
  }
}
