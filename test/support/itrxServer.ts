import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalChain } from './tronNode/chain.ts';

/** What is wrong with the market; every field may be changed at any time. */
export interface ItrxFaults {
  /** Connections are cut before anything is read. */
  isDown: boolean;
  /** Orders are taken and not answered. */
  losesOrderReplies: boolean;
  /** Takes orders, and delivers nothing. */
  deliversNothing: boolean;
  /** Refuses orders with this `detail` and HTTP 400. */
  refusesWith: string | undefined;
  /** Closes orders with this status instead of delivering. */
  closesWith: number | undefined;
}

export interface ItrxServer {
  readonly url: string;
  readonly faults: ItrxFaults;
  /** Sun for one unit of energy. */
  priceSun: number;
  readonly orders: readonly ItrxOrder[];
  /** Delivers what was held back. */
  deliver(): void;
  heal(): void;
  stop(): Promise<void>;
}

interface ItrxOrder {
  readonly serial: string;
  readonly outTradeNo: string;
  readonly receiver: string;
  readonly energy: number;
  readonly amountSun: number;
  status: number;
  refundSun: number;
}

export const ITRX_KEY = 'B433BFF1CDE7450AA38A56BEAC690DD4';
export const ITRX_SECRET = '0285A2741D0E76E2E187260EB23E51851D48403A756333E7D0CF845406ABF3E8';

const HEALTHY: ItrxFaults = {
  isDown: false,
  losesOrderReplies: false,
  deliversNothing: false,
  refusesWith: undefined,
  closesWith: undefined,
};

/**
 * The market of iTRX on a socket of its own, from develop.itrx.io (general/sign, api/order-price, api/order-create,
 * api/order-query): what is ordered appears on the local chain as energy of the receiver.
 */
export async function startItrxServer(chain: LocalChain): Promise<ItrxServer> {
  const faults: ItrxFaults = { ...HEALTHY };
  const orders: ItrxOrder[] = [];
  let balanceSun = 1_000_000_000;
  let counter = 0;

  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (faults.isDown) {
        request.socket.destroy();
        return;
      }
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const isOrder = request.method === 'POST' && pathname === '/api/v1/frontend/order';
      const { status = 200, body } = answerTo(request, pathname, searchParams, text);
      if (isOrder && faults.losesOrderReplies) {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function answerTo(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    text: string,
  ): { readonly status?: number; readonly body: unknown } {
    if (request.headers['api-key'] !== ITRX_KEY)
      return { status: 403, body: { detail: 'Authentication failed.' } };
    switch (`${request.method} ${path}`) {
      case 'GET /api/v1/frontend/order/price': {
        const energy = Number(query.get('energy_amount'));
        return {
          body: {
            period: query.get('period'),
            energy_amount: energy,
            price: itrx.priceSun,
            total_price: energy * itrx.priceSun,
            addition: energy < 50_000 ? 600_000 : 0,
          },
        };
      }
      case 'GET /api/v1/frontend/order/query': {
        const order = orders.find(
          ({ serial, outTradeNo }) =>
            serial === query.get('serial') || outTradeNo === query.get('out_trade_no'),
        );
        return { body: order ? shown(order) : { errno: 404, message: 'Order not found' } };
      }
      case 'POST /api/v1/frontend/order':
        return take(request, text);
      default:
        return { status: 404, body: { detail: 'Not found.' } };
    }
  }

  function take(request: IncomingMessage, text: string) {
    const signature = createHmac('sha256', ITRX_SECRET)
      .update(`${request.headers.timestamp}&${text}`)
      .digest('hex');
    if (request.headers.signature !== signature)
      return { status: 403, body: { detail: 'Invalid signature.' } };
    const fields = JSON.parse(text) as Record<string, unknown>;
    const receiver = String(fields.receive_address);
    const energy = Number(fields.energy_amount);
    const detail =
      faults.refusesWith ?? (chain.isActive(receiver) ? undefined : `${receiver} is the inactive address.`);
    if (detail !== undefined) return { status: 400, body: { detail } };
    const amountSun = energy * itrx.priceSun;
    counter += 1;
    const order: ItrxOrder = {
      serial: counter.toString(16).padStart(32, '0'),
      outTradeNo: String(fields.out_trade_no),
      receiver,
      energy,
      amountSun,
      status: 30,
      refundSun: 0,
    };
    orders.push(order);
    balanceSun -= amountSun;
    if (faults.closesWith !== undefined) {
      order.status = faults.closesWith;
      order.refundSun = amountSun;
      balanceSun += amountSun;
    } else if (!faults.deliversNothing) deliver(order);
    return { body: { errno: 0, serial: order.serial, amount: amountSun, balance: balanceSun } };
  }

  function deliver(order: ItrxOrder): void {
    order.status = 40;
    chain.giveEnergy(order.receiver, order.energy);
  }

  function shown({ serial, receiver, energy, amountSun, status, refundSun }: ItrxOrder): unknown {
    return {
      errno: 0,
      receive_address: receiver,
      order_no: serial,
      energy_amount: energy,
      pay_amount: status === 40 ? energy : 0,
      amount: amountSun,
      details: [],
      create_time: new Date().toISOString(),
      api_name: 'MY API',
      period: 0,
      status,
      refund_amount: refundSun,
    };
  }

  const itrx: ItrxServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    priceSun: 50,
    orders,
    deliver: () => orders.filter(({ status }) => status === 30).forEach(deliver),
    heal: () => Object.assign(faults, HEALTHY),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return itrx;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
