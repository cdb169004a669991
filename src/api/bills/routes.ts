import type { ZodType, z } from 'zod';
import { listBillers } from '../../db/orders/billCatalogue.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { BillKind } from '../../domain/orders/bill.ts';
import { configured } from '../acceptance.ts';
import {
  idempotentCreation,
  type OrderRequest,
  ok,
  type Route,
  type RouteResponse,
  routeGroup,
} from '../route.ts';
import { type BillRequest, type BillResult, findPurchase, purchaseBill } from './purchaseBill.ts';
import * as schemas from './schema.ts';
import {
  type AccountQuestion,
  INVALID_VERIFICATION,
  type VerifiedAccount,
  verifyAccount,
} from './verifyAccount.ts';

const { get, post } = routeGroup('Bills', 'bills');

const SANDBOX_ACCOUNTS =
  'In the sandbox a number of zeros that ends in 1 is not found, and one that ends in 3 times out.';

/** What every body of a purchase has, besides what it is about. */
type CommonFields = Pick<BillRequest, 'metadata' | 'merchantReference'>;

/** One object, so that it stands in /openapi.json once. */
const UNKNOWN_ACCOUNT = {
  description: 'The biller knows no such account.',
  schema: schemas.verificationFailure,
};

export const billRoutes = [
  get('/bills/catalogue', {
    operationId: 'getBillCatalogue',
    summary: 'List billers with their limits, plans and prices',
    description:
      'Updated every hour. In the sandbox the kobo of the plans sandbox-01 to sandbox-05 select their ' +
      'outcome.',
    query: schemas.catalogueQuery,
    responses: { 200: { description: 'What can be bought.', schema: schemas.catalogueAnswer } },
    handle: async ({ caller, query }, dependencies) => {
      configured(dependencies.orderAccounts[caller.environment].bill.current, 'bills are');
      const billers = await listBillers(dependencies.database, caller.environment, query.kind);
      return ok({
        billers: billers.map(({ id, kind, name, smallestMinor, largestMinor, plans }) => ({
          id,
          kind,
          name,
          minAmount: minorToNumber(smallestMinor, 'NGN'),
          maxAmount: minorToNumber(largestMinor, 'NGN'),
          plans: plans.map(({ code, name, priceMinor }) => ({
            code,
            name,
            price: minorToNumber(priceMinor, 'NGN'),
          })),
        })),
      });
    },
  }),

  verificationRoute('/bills/verify-meter', {
    operationId: 'verifyMeter',
    summary: 'Ask whose electricity meter this is',
    body: schemas.verifyMeterBody,
    answer: schemas.verifyMeterAnswer,
    questionOf: (body) => ({
      kind: 'electricity',
      biller: body.electricity,
      account: schemas.meterAccountOf(body),
      meterType: body.type,
    }),
    present: ({ customerName }) => ({ code: 'verified', msg: 'meter verified', accountName: customerName }),
  }),

  verificationRoute('/bills/verify-smart-card', {
    operationId: 'verifySmartCard',
    summary: 'Verify a smart card, and read what its renewal costs',
    body: schemas.verifySmartCardBody,
    answer: schemas.verifySmartCardAnswer,
    questionOf: ({ tv, smartCardNumber }) => ({ kind: 'tv', biller: tv, account: smartCardNumber }),
    present: ({ customerName, renewalAmountMinor: minor }) => {
      const renewalAmount = minor === undefined ? null : minorToNumber(minor, 'NGN');
      const smartCardInfo = { customerName, renewalAmount };
      return { code: 'verified', msg: 'smart card verified', smartCardInfo };
    },
  }),

  verificationRoute('/bills/verify-bet', {
    operationId: 'verifyBet',
    summary: 'Ask whose betting account this is',
    body: schemas.verifyBetBody,
    answer: schemas.verifyBetAnswer,
    questionOf: ({ bettingPlatform, customerId }) => ({
      kind: 'bet',
      biller: bettingPlatform,
      account: customerId,
    }),
    present: ({ customerName, billerId }, { customerId }) => ({
      msg: 'betting account verified',
      data: { status: 'verified', customerId, bettingPlatform: billerId, customerName },
    }),
  }),

  purchaseRoute('airtime', {
    operationId: 'buyAirtime',
    summary: 'Buy airtime for a phone',
    body: schemas.airtimeBody,
    answers: schemas.purchaseAnswers('airtime', 'Airtime'),
    requestOf: ({ network, phone, amount }) => ({ biller: network, account: phone, amountMinor: amount }),
  }),

  purchaseRoute('data', {
    operationId: 'buyData',
    summary: 'Buy a data plan for a phone',
    body: schemas.dataBody,
    answers: schemas.purchaseAnswers('data', 'Data'),
    requestOf: ({ network, phone, planCode }) => ({ biller: network, account: phone, planCode }),
  }),

  purchaseRoute('electricity', {
    operationId: 'buyElectricity',
    summary: 'Pay for electricity',
    body: schemas.electricityBody,
    answers: schemas.purchaseAnswers('electricity', 'Electricity', schemas.tokenFields),
    requestOf: (body) => ({
      biller: body.electricity,
      account: schemas.meterAccountOf(body),
      meterType: body.type,
      amountMinor: body.amount,
      phone: body.phone,
    }),
  }),

  purchaseRoute('tv', {
    operationId: 'buyTv',
    summary: 'Change or renew a TV subscription',
    body: schemas.tvBody,
    answers: schemas.purchaseAnswers('tv', 'Tv'),
    requestOf: ({ tv, smartCardNumber, planCode, renew, phone }) => ({
      biller: tv,
      account: smartCardNumber,
      planCode,
      isRenewal: renew === true,
      phone,
    }),
  }),

  purchaseRoute('bet', {
    operationId: 'buyBet',
    summary: 'Fund a betting account',
    body: schemas.betBody,
    answers: schemas.purchaseAnswers('bet', 'Bet'),
    requestOf: ({ bettingPlatform, customerId, amount }) => ({
      biller: bettingPlatform,
      account: customerId,
      amountMinor: amount,
    }),
  }),
];

function verificationRoute<Body extends ZodType>(
  path: string,
  of: {
    readonly operationId: string;
    readonly summary: string;
    readonly body: Body;
    readonly answer: ZodType;
    readonly questionOf: (body: z.infer<Body>) => AccountQuestion;
    readonly present: (account: VerifiedAccount, body: z.infer<Body>) => RouteResponse['body'];
  },
): Route {
  return post(path, {
    operationId: of.operationId,
    permission: 'bills:read',
    summary: of.summary,
    description: SANDBOX_ACCOUNTS,
    body: of.body,
    invalidMessage: INVALID_VERIFICATION,
    responses: {
      200: { description: 'Whose it is.', schema: of.answer },
      422: UNKNOWN_ACCOUNT,
    },
    handle: async ({ caller, body }, dependencies) =>
      ok(of.present(await verifyAccount(dependencies, caller, of.questionOf(body)), body)),
  });
}

function purchaseRoute<Body extends ZodType<CommonFields>>(
  kind: BillKind,
  of: {
    readonly operationId: string;
    readonly summary: string;
    readonly body: Body;
    readonly answers: ReturnType<typeof schemas.purchaseAnswers>;
    readonly requestOf: (
      body: z.infer<Body>,
    ) => Omit<BillRequest, 'kind' | 'invalidMessage' | keyof CommonFields>;
  },
): Route {
  const invalidMessage = `invalid ${kind} details`;
  return post(`/bills/${kind}`, {
    operationId: of.operationId,
    summary: of.summary,
    description:
      'Live purchases are queued and answered with 202; poll GET /transactions/{transactionId}. In the ' +
      'sandbox the kobo of the amount, or of the plan’s price, select the outcome.',
    body: of.body,
    invalidMessage,
    responses: of.answers.documented,
    ...idempotentCreation({
      make: (dependencies, { body, ...request }: OrderRequest<z.infer<Body>>) => {
        const { metadata, merchantReference } = body;
        const bill = { ...of.requestOf(body), kind, invalidMessage, metadata, merchantReference };
        return purchaseBill(dependencies, { ...request, body: bill });
      },
      find: findPurchase,
      present: ({ token, units, ...purchase }: BillResult) =>
        of.answers.give({ ...purchase, brought: { token, units } }),
    }),
  });
}
