import { z } from 'zod';
import { isSourceCurrency, SOURCE_CURRENCIES, type SourceCurrency } from '../../../domain/currencies.ts';
import { plainDecimal } from '../../../domain/money.ts';
import {
  type CollectionFee,
  crossRateRoundedDown,
  PERCENT_DECIMALS,
  parseRateRoundedDown,
  RATE_SCALE,
} from '../../../domain/orders/exchangeRate.ts';
import { DAY_MS, HOUR_MS } from '../../../domain/time.ts';
import { type Ask, dataOf } from '../../answers.ts';
import { ProviderUnavailableError } from '../../errors.ts';
import { nearestNumber } from '../../json.ts';
import { Remembered } from '../../remembered.ts';
import { providerTimeMs } from '../../time.ts';
import type { CollectionInstruction, Corridor } from '../port.ts';
import { reader } from './client.ts';

/**
 * What amounts can be: whole ones in the customer's currency, written as a 32-bit integer (Submit Receive Request,
 * `localAmount`), and where a channel names no maximum (`max: 0`) up to 20,000 dollars (page "Channels").
 */
const MAX_LOCAL_AMOUNT = 2_147_483_647n;
const MAX_DOLLARS = 20_000n;

/** Where Yellow Card collects, and what it costs. */
export class YellowCardMarket {
  readonly #ask: Ask;
  readonly #fees: Remembered<string, ServiceFee>;

  /** @param clock the present, in milliseconds since 1970. */
  constructor(ask: Ask, clock?: () => number) {
    this.#ask = ask;
    this.#fees = new Remembered(clock);
  }

  async listCorridors(): Promise<readonly Corridor[]> {
    const [places, rates] = await Promise.all([this.#readPlaces(), this.#read('rates', rateSchema)]);
    return corridorsOf(places, rates, await this.#readFees(places.channels));
  }

  /** By which channel and network the customer can be asked for this; undefined when there is none at the moment. */
  async findRoute(instruction: CollectionInstruction): Promise<Route | undefined> {
    const { channels, networks } = await this.#readPlaces();
    return routeOf(instruction, channels, networks);
  }

  /**
   * Reads a list, which is documented as an array and is answered as an object with one. An element that lacks what is
   * needed of it, as rates of crypto currencies do, is left out.
   */
  async #read<Schema extends z.ZodType>(
    name: 'channels' | 'networks' | 'rates',
    schema: Schema,
  ): Promise<readonly z.infer<Schema>[]> {
    const path = `/business/${name}`;
    const data = dataOf(await this.#ask({ path }));
    const list = Array.isArray(data) ? data : (data as Partial<Record<typeof name, unknown>> | null)?.[name];
    if (!Array.isArray(list)) throw reader.unreadable(`answer to ${path}`);
    return list.flatMap((element) => {
      const parsed = schema.safeParse(element);
      return parsed.success ? [parsed.data] : [];
    });
  }

  async #readPlaces(): Promise<{
    readonly channels: readonly Channel[];
    readonly networks: readonly Network[];
  }> {
    const [channels, networks] = await Promise.all([
      this.#read('channels', channelSchema),
      this.#read('networks', networkSchema),
    ]);
    return {
      channels: channels.filter(isOpenForMobileMoney),
      networks: networks.filter(({ status }) => status === 'active'),
    };
  }

  /** The fees of channels by country and currency, without those that could not be read for a day. */
  async #readFees(channels: readonly Channel[]): Promise<Fees> {
    const places = new Map(channels.map((channel) => [placeOf(channel), channel]));
    const fees = [...places].map(async ([place, channel]) => {
      try {
        return [place, await this.#fees.recentOr(place, FEES_REUSE_MS, () => this.#askFee(channel))] as const;
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError)) throw error;
        return [place, this.#fees.recent(place, FEES_MAX_AGE_MS)] as const;
      }
    });
    return new Map(await Promise.all(fees));
  }

  async #askFee({ country, currency, channelType }: Channel): Promise<ServiceFee> {
    const answer = await this.#ask({
      path: '/business/fees/get-config',
      body: { txType: 'receive', country, currency, channelType, directSettlement: false },
    });
    const found = feeSchema.safeParse(dataOf(answer)).data;
    if (!found) throw reader.unavailable(`${reader.title} tells no fee of ${country} ${currency}.`);
    return found.serviceFee;
  }
}

const figure = nearestNumber.pipe(z.number().nonnegative());

const channelSchema = z.object({
  id: z.string(),
  country: z.string(),
  currency: z.string(),
  channelType: z.string(),
  rampType: z.string(),
  status: z.string(),
  apiStatus: z.string().nullish(),
  min: nearestNumber,
  max: nearestNumber,
  /** Besides what the fee configuration says, in the channel's currency. */
  feeLocal: figure.nullish(),
});
type Channel = z.infer<typeof channelSchema>;

/** Get Fee Config: amounts in the local currency, of which the percentage is at least `minFeeLocal`. */
const feeSchema = z.object({
  serviceFee: z.object({
    minFeeLocal: figure.nullish(),
    feePercentage: figure.pipe(z.number().lt(100)).nullish(),
    flatFeeLocal: figure.nullish(),
  }),
});
type ServiceFee = z.infer<typeof feeSchema>['serviceFee'];
type Fees = ReadonlyMap<string, ServiceFee | undefined>;

/** Fees are agreed with partners, and change rarely; a question for each country every few seconds would be too many. */
const FEES_REUSE_MS = HOUR_MS;
const FEES_MAX_AGE_MS = DAY_MS;

const placeOf = ({ country, currency }: Pick<Channel, 'country' | 'currency'>) => `${country} ${currency}`;

const networkSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  status: z.string(),
  channelIds: z.array(z.string()),
});
type Network = z.infer<typeof networkSchema>;

const rateSchema = z.object({
  code: z.string(),
  buy: nearestNumber.nullish(),
  sell: nearestNumber.nullish(),
  /** The country, as a rule. */
  locale: z.string().nullish(),
  updatedAt: z.string(),
});
type Rate = z.infer<typeof rateSchema>;

/** `apiStatus` is the one for partners' requests; older channels have the general status alone. */
function isOpenForMobileMoney(channel: Channel): boolean {
  return (
    channel.rampType === 'deposit' &&
    channel.channelType === 'momo' &&
    channel.status === 'active' &&
    (channel.apiStatus ?? 'active') === 'active' &&
    isSourceCurrency(channel.currency)
  );
}

function corridorsOf(
  { channels, networks }: { readonly channels: readonly Channel[]; readonly networks: readonly Network[] },
  rates: readonly Rate[],
  fees: Fees,
): readonly Corridor[] {
  const naira = priceOf(rates, 'NGN', 'NG');
  if (!naira) throw reader.unavailable(`${reader.title} tells no rate of the naira.`);
  return channels.flatMap((channel): readonly Corridor[] => {
    const { currency, country } = channel;
    const price = priceOf(rates, currency, country);
    const providerRateScaled = price && crossRateRoundedDown(naira.least, price.most);
    const paymentMethods = networks
      .filter((network) => network.country === country && network.channelIds.includes(channel.id))
      .map(({ name }) => name);
    if (!isSourceCurrency(currency) || paymentMethods.length === 0) return [];
    const serviceFee = fees.get(placeOf(channel));
    if (!price || !providerRateScaled || !serviceFee) return [];
    const bounds = boundsOf(channel, currency, (MAX_DOLLARS * price.least) / RATE_SCALE);
    if (!bounds) return [];
    return [
      {
        sourceCurrency: currency,
        country,
        paymentMethods: [...new Set(paymentMethods)],
        providerRateScaled,
        fee: feeOf(serviceFee, channel.feeLocal ?? 0, currency),
        nairaPerDollarScaled: naira.least,
        minSourceMinor: bounds.min,
        maxSourceMinor: bounds.max,
        sourceStepMinor: stepOf(currency),
        observedAtMs: Math.min(price.observedAtMs, naira.observedAtMs),
      },
    ];
  });
}

/** What a dollar costs and brings in a currency, in units of 10^-8, and since when. */
interface DollarPrice {
  readonly least: bigint;
  readonly most: bigint;
  readonly observedAtMs: number;
}

/** A price that is further above the other than half of it is a mistake in one of them. */
const isPlausible = ({ least, most }: DollarPrice) => most * 2n <= least * 3n;

/**
 * What a dollar costs and brings in a country's currency. Where a currency has prices of several countries, it is the
 * country's own, and none where that is not told: francs of two countries are one currency and two markets.
 *
 * Which of the two prices is whose is told differently by the pages "Using Rates Data" and "Get Rates", and `buy` is the
 * higher one in the second and the lower one in the first; so each is taken for whatever is worse for us.
 */
function priceOf(rates: readonly Rate[], currency: string, country: string): DollarPrice | undefined {
  const ofCurrency = rates.filter(({ code }) => code === currency);
  const rate =
    ofCurrency.length === 1
      ? ofCurrency[0]
      : ofCurrency.find(({ locale }) => locale?.toUpperCase() === country);
  const [buy, sell] = [parseRateRoundedDown(rate?.buy ?? 0), parseRateRoundedDown(rate?.sell ?? 0)];
  const observedAtMs = providerTimeMs(rate?.updatedAt ?? '');
  if (buy === undefined || sell === undefined || observedAtMs === undefined) return undefined;
  const price = buy < sell ? { least: buy, most: sell } : { least: sell, most: buy };
  return isPlausible({ ...price, observedAtMs }) ? { ...price, observedAtMs } : undefined;
}

/**
 * A channel's bounds, which are in its own currency, in minor units of whole amounts: the lower rounded up, the upper
 * rounded down.
 *
 * @param unlimited the upper one, in major units, of a channel that names none.
 */
function boundsOf(
  channel: Channel,
  currency: SourceCurrency,
  unlimited = MAX_LOCAL_AMOUNT,
): { readonly min: bigint; readonly max: bigint } | undefined {
  const [least, most] = [Math.max(1, Math.ceil(channel.min)), Math.floor(channel.max)];
  if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most)) return undefined;
  const named = channel.max === 0 ? unlimited : BigInt(most);
  const max = named < MAX_LOCAL_AMOUNT ? named : MAX_LOCAL_AMOUNT;
  const step = stepOf(currency);
  return BigInt(least) <= max ? { min: BigInt(least) * step, max: max * step } : undefined;
}

/** A fee in minor units and units of 10^-6 percent, each part rounded up: what is kept is never more than we count on. */
function feeOf(serviceFee: ServiceFee, feeLocal: number, currency: SourceCurrency): CollectionFee {
  const minor = (amount: number | null | undefined) => minorRoundedUp(amount, currency);
  return {
    percentScaled: roundedUpScaled(serviceFee.feePercentage ?? 0, PERCENT_DECIMALS),
    leastMinor: minor(serviceFee.minFeeLocal),
    flatMinor: minor(serviceFee.flatFeeLocal) + minor(feeLocal),
  };
}

/** An amount of a currency in its minor units, rounded up; none is none. */
export function minorRoundedUp(amount: number | null | undefined, currency: SourceCurrency): bigint {
  return roundedUpScaled(amount ?? 0, SOURCE_CURRENCIES[currency]);
}

/** A JSON number in units of so many decimals, rounded up. */
function roundedUpScaled(amount: number, decimals: number): bigint {
  const [whole = '0', fraction = ''] = plainDecimal(amount).split('.');
  const kept = BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return /[1-9]/.test(fraction.slice(decimals)) ? kept + 1n : kept;
}

/** One major unit of a currency in its minor ones. */
function stepOf(currency: SourceCurrency): bigint {
  return 10n ** BigInt(SOURCE_CURRENCIES[currency]);
}

/** How a customer is asked for money. */
interface Route {
  readonly channel: Channel;
  readonly network: Network;
}

function routeOf(
  instruction: CollectionInstruction,
  channels: readonly Channel[],
  networks: readonly Network[],
): Route | undefined {
  for (const channel of channels) {
    if (channel.country !== instruction.country || channel.currency !== instruction.sourceCurrency) continue;
    const bounds = boundsOf(channel, instruction.sourceCurrency);
    if (!bounds || instruction.sourceMinor < bounds.min || instruction.sourceMinor > bounds.max) continue;
    const network = networks.find(
      ({ name, country, channelIds }) =>
        name === instruction.paymentMethod &&
        country === instruction.country &&
        channelIds.includes(channel.id),
    );
    if (network) return { channel, network };
  }
  return undefined;
}
