import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { clientOf, readerOf } from '../answers.ts';
import type { ProviderUnavailableError } from '../errors.ts';
import { bodyTextOf, type ConnectionOptions, type ProviderAnswer } from '../exchange.ts';
import {
  EnergyOrderRefusedError,
  type EnergyOrderReport,
  type EnergyQuote,
  type EnergyRentalOrder,
  type EnergyRentalProvider,
  type PlacedEnergyOrder,
} from './port.ts';

const { name, title, unavailable } = readerOf({ name: 'itrx', title: 'iTRX' });

const ROOT = '/api/v1/frontend';

/** The shortest time on offer. What is used up goes back to its staker at once, the rest after an hour. */
const PERIOD = '1H';

/** Less is not sold (develop.itrx.io/api/order-price, `energy_amount`). */
const LEAST_ENERGY = 10_000n;

/** Nile's address is `https://nile.itrx.io`. */
export interface ItrxOptions extends ConnectionOptions {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The present in milliseconds, for signatures. */
  readonly clock?: (() => number) | undefined;
}

/**
 * Energy by iTRX (develop.itrx.io): `order/price`, `order` and `order/query`. Amounts are sun.
 *
 * An order carries our reference as `out_trade_no`, by which it is found again when its answer was lost.
 */
export function createItrx(options: ItrxOptions): EnergyRentalProvider {
  const { apiKey, apiSecret, clock = Date.now } = options;
  const ask = clientOf({ name, title }, options, {
    address: 'https://itrx.io',
    headersOf(call) {
      const body = bodyTextOf(call);
      if (body === undefined) return { 'API-KEY': apiKey };
      const timestamp = Math.floor(clock() / 1_000).toString();
      return {
        'API-KEY': apiKey,
        TIMESTAMP: timestamp,
        SIGNATURE: itrxSignature(apiSecret, timestamp, body),
      };
    },
    read: (answer) => answer,
  });

  return {
    name,

    async quote(energy): Promise<EnergyQuote> {
      const asked = energy < LEAST_ENERGY ? LEAST_ENERGY : energy;
      const answer = await ask({
        root: ROOT,
        path: '/order/price',
        query: { period: PERIOD, energy_amount: asked.toString() },
      });
      const quote = read(answer, priceSchema);
      if (quote === undefined || BigInt(quote.energy_amount) < asked) throw unusable('price', answer);
      // The page does not say whether the surcharge of small orders is part of the total: at worst it is not.
      return { energy: BigInt(quote.energy_amount), priceSun: BigInt(quote.total_price + quote.addition) };
    },

    async order({ reference, receiver, energy }: EnergyRentalOrder): Promise<PlacedEnergyOrder> {
      // In the order of its keys, as the signature wants it.
      const body = JSON.stringify({
        energy_amount: Number(energy),
        out_trade_no: reference,
        period: PERIOD,
        receive_address: receiver,
      });
      const answer = await ask({ root: ROOT, path: '/order', body });
      const placed = read(answer, placedSchema);
      if (placed !== undefined) {
        const { serial, amount, balance } = placed;
        return { orderId: serial, costSun: BigInt(amount), balanceSun: BigInt(balance) };
      }
      const refusal = refusalOf(answer);
      if (refusal === undefined) throw unusable('order', answer);
      throw new EnergyOrderRefusedError(name, `${title} takes no such order: ${refusal}`);
    },

    async findOrder(reference): Promise<EnergyOrderReport | undefined> {
      const answer = await ask({ root: ROOT, path: '/order/query', query: { out_trade_no: reference } });
      const found = read(answer, reportSchema);
      if (found !== undefined) {
        return {
          orderId: found.order_no,
          receiver: found.receive_address,
          status: STATUSES.get(found.status) ?? 'pending',
          costSun: BigInt(Math.max(0, found.amount - found.refund_amount)),
        };
      }
      if (read(answer, unknownOrderSchema) !== undefined) return undefined;
      throw unusable('order', answer);
    },
  };
}

/**
 * The signature of a POST: HMAC-SHA256, in hex, of the time in seconds, `&` and the body (develop.itrx.io/general/sign).
 *
 * @param body JSON with its keys in order and nothing between its tokens, as it is sent.
 */
export function itrxSignature(apiSecret: string, timestamp: string, body: string): string {
  return createHmac('sha256', apiSecret).update(`${timestamp}&${body}`).digest('hex');
}

const sun = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

const priceSchema = z.object({
  energy_amount: z.number().int().positive(),
  total_price: sun.refine((value) => value > 0),
  addition: sun.default(0),
});

const placedSchema = z.object({
  errno: z.literal(0),
  serial: z.string().min(1).max(100),
  amount: sun,
  balance: sun,
});

const reportSchema = z.object({
  errno: z.literal(0),
  order_no: z.string().min(1).max(100),
  receive_address: z.string(),
  status: z.number().int(),
  amount: sun,
  refund_amount: sun.default(0),
});

const unknownOrderSchema = z.object({ errno: z.literal(404) });

/** A refusal has a number and a message; what checks the fields of a request answers 400 with a `detail`. */
const refusalSchema = z.union([
  z
    .object({ errno: z.number().int(), message: z.string().default('') })
    .refine(({ errno }) => errno !== 0)
    .transform(({ errno, message }) => `${message} (${errno})`),
  z.object({ detail: z.string().min(1) }).transform(({ detail }) => detail),
]);

function refusalOf(answer: ProviderAnswer): string | undefined {
  return refusalSchema.safeParse(answer.data).data?.slice(0, 200);
}

/** What a status of 2xx or 4xx says, where it is what a schema describes. */
function read<Schema extends z.ZodType>(answer: ProviderAnswer, schema: Schema): z.infer<Schema> | undefined {
  return schema.safeParse(answer.data).data;
}

/**
 * develop.itrx.io/api/order-query, `status`. Of 30 the table says that it is being prepared and the example that it is done:
 * it is neither, and the chain is asked.
 */
const STATUSES: ReadonlyMap<number, EnergyOrderReport['status']> = new Map([
  [40, 'delivered'],
  [0, 'failed'],
  [41, 'failed'],
  [43, 'failed'],
]);

function unusable(what: string, { httpStatus }: ProviderAnswer): ProviderUnavailableError {
  return unavailable(`${title} gave no usable answer about an ${what} (HTTP ${httpStatus}).`);
}
