import { createItrx } from '../../../src/providers/energy/itrx.ts';
import { EnergyOrderRefusedError, type EnergyRentalProvider } from '../../../src/providers/energy/port.ts';
import { outcomeOf, type ProviderSamples, type Sample, withAnswer } from './sample.ts';

const RECEIVER = 'TExWKszFWYTKZH8LYiovAPKzS3L9MLZ4kw';
const DELEGATION = {
  delegate_hash: 'e2e71df638a9e01492a50bebba072a39eb75f673e91d5374ccf517f44e113f3',
  delegate_time: '2023-10-09T10:21:07.840478Z',
  reclaim_hash: 'f4672a9563947cf78e5534b4025451dfd75efa5481a67b20ee55b9be368c900',
  reclaim_time: '2023-10-12T10:21:07.840478Z',
  reclaim_time_real: '2023-10-09T10:26:12.617456Z',
  status: 30,
};
const ORDER = {
  errno: 0,
  receive_address: RECEIVER,
  order_no: '58b451473d290f92443eabf0322b9907',
  energy_amount: 32_000,
  pay_amount: 0.0,
  amount: 3_800_000,
  details: [DELEGATION],
  create_time: '2023-06-15T21:42:13.200565+08:00',
  api_name: 'MY API',
  period: 0,
  status: 30,
  refund_amount: 0,
};
const PLACED = {
  errno: 0,
  serial: '7297a8a2a9e39b86fc5bad0d2e9edda2',
  amount: 3_120_000,
  balance: 813_900_029_257,
};

/** The statuses of the page's table; its example shows one of them. */
const statuses: readonly Sample[] = (
  [
    [0, 'failed'],
    [10, 'pending'],
    [20, 'pending'],
    [31, 'pending'],
    [32, 'pending'],
    [40, 'delivered'],
    [41, 'failed'],
    [43, 'failed'],
    [99, 'pending'],
  ] as const
).map(([status, expected]) => ({
  source: 'develop.itrx.io/api/order-query, Return parameters, status',
  operation: 'findOrder',
  httpStatus: 200,
  body: { ...ORDER, status },
  expected,
  derived: true,
}));

const answers: readonly Sample[] = [
  {
    source: 'develop.itrx.io/api/order-create, Return parameters',
    operation: 'order',
    httpStatus: 200,
    body: PLACED,
    expected: 'ordered for 3120000',
  },
  {
    source: 'develop.itrx.io/api/order-query, Return parameters, normal return',
    operation: 'findOrder',
    httpStatus: 200,
    body: ORDER,
    // The table calls 30 "in preparation", a comment in the example calls it successful.
    expected: 'pending',
    isAmbiguous: true,
  },
  {
    source: 'develop.itrx.io/api/order-query, Return parameters, exception return',
    operation: 'findOrder',
    httpStatus: 200,
    body: { errno: 404, message: 'Order not found' },
    expected: 'not_found',
  },
  {
    source: 'develop.itrx.io/zh/api/order-query, 异常返回',
    operation: 'findOrder',
    httpStatus: 200,
    body: { errno: 404, message: '找不到订单' },
    expected: 'not_found',
  },
  {
    source: 'develop.itrx.io/api/order-price, Return parameters',
    operation: 'quote',
    httpStatus: 200,
    body: { period: '3D', energy_amount: 32_000, price: 100, total_price: 10_192_000, addition: 600_000 },
    expected: '32000 for 10792000',
  },
  {
    source: 'develop.itrx.io/api/order-query, Return parameters, normal return',
    operation: 'order',
    httpStatus: 200,
    body: ORDER,
    expected: 'unavailable',
    derived: true,
  },
  {
    source: 'develop.itrx.io/api/order-query, Return parameters, exception return',
    operation: 'order',
    httpStatus: 200,
    body: { errno: 404, message: 'Order not found' },
    expected: 'refused',
    derived: true,
  },
  {
    source: 'develop.itrx.io/api/order-query, Return parameters, exception return',
    operation: 'findOrder',
    httpStatus: 404,
    body: '<html><head><title>404 Not Found</title></head></html>',
    expected: 'unavailable',
    derived: true,
  },
  {
    source: 'org.ipan.nrgyrent, itrx/RestClient.java, placeOrder: `detail` of an inactive address',
    operation: 'order',
    httpStatus: 400,
    body: { detail: `${RECEIVER} is the inactive address.` },
    expected: 'refused',
    derived: true,
  },
  {
    source: 'org.ipan.nrgyrent, itrx/RestClient.java, placeOrder: `detail` of an empty balance',
    operation: 'order',
    httpStatus: 400,
    body: { detail: 'Insufficient funds' },
    expected: 'refused',
    derived: true,
  },
];

async function use(itrx: EnergyRentalProvider, operation: string): Promise<string> {
  switch (operation) {
    case 'quote':
      return outcomeOf(itrx.quote(32_000n), ({ energy, priceSun }) => `${energy} for ${priceSun}`);
    case 'findOrder':
      return outcomeOf(itrx.findOrder('rnt_1'), (report) => report?.status ?? 'not_found');
    case 'order':
      try {
        return await outcomeOf(
          itrx.order({ reference: 'rnt_1', receiver: RECEIVER, energy: 32_000n }),
          ({ costSun }) => `ordered for ${costSun}`,
        );
      } catch (error) {
        if (error instanceof EnergyOrderRefusedError) return 'refused';
        throw error;
      }
    default:
      throw new Error(`There is no operation ${operation}.`);
  }
}

export const samples: ProviderSamples = {
  provider: 'itrx',
  least: 5,
  samples: [...answers, ...statuses],
  run: (sample) =>
    withAnswer(sample, (baseUrl) =>
      use(
        createItrx({ apiKey: 'KEY_OF_NOBODY', apiSecret: 'SECRET_OF_NOBODY', baseUrl, timeoutMs: 60_000 }),
        sample.operation,
      ),
    ),
};
