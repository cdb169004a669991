import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { NOT_APPROVED_IN_TIME } from '../../domain/collection.ts';
import {
  type CollectionFee,
  crossRateRoundedDown,
  PERCENT_DECIMALS,
  parseRateRoundedDown,
  RATE_SCALE,
} from '../../domain/conversion.ts';
import { isSourceCurrency, SOURCE_CURRENCIES, type SourceCurrency } from '../../domain/currencies.ts';
import { decimalToScaled, plainDecimal, scaledToDecimal } from '../../domain/money.ts';
import type { CallbackVerifier, ProviderCallback } from '../bank/port.ts';
import { unreadableCallback } from '../callback.ts';
import { ProviderUnavailableError } from '../errors.ts';
import { type ConnectionOptions, connectionTo, exchange, parseJson } from '../exchange.ts';
import type {
  CollectionInstruction,
  CollectionQuery,
  CollectionReport,
  Corridor,
  CrossBorderProvider,
} from './port.ts';

const IDENTITY = { name: 'yellowcard', title: 'Yellow Card' } as const;

/** A request for a collection makes up to four exchanges. */
export interface YellowCardOptions extends ConnectionOptions {
  readonly apiKey: string;
  /** Signs our requests and Yellow Card's callbacks. */
  readonly secretKey: string;
  /** How long a customer may take before the request is cancelled. */
  readonly approvalWindowMs: number;
  readonly clock?: (() => number) | undefined;
}

/**
 * What amounts can be: whole ones in the customer's currency, written as a 32-bit integer (Submit Receive Request,
 * `localAmount`), and where a channel names no maximum (`max: 0`) up to 20,000 dollars (page "Channels").
 */
const LARGEST_LOCAL_AMOUNT = 2_147_483_647n;
const LARGEST_DOLLARS = 20_000n;

/**
 * Collections by mobile money in African countries, by Yellow Card's Payments API (docs.yellowcard.engineering:
 * Authentication, Errors, Get Channels, Get Networks, Get Rates, Get Fee Config, Submit Receive Request, Lookup Receive, Lookup Receive
 * by sequenceId, Cancellation & Refunds, KYC Metadata, Events, Webhooks).
 *
 * - Requests are signed with HMAC-SHA256 over time, path, method and the hash of the body (`YcHmacV1`).
 * - `sequenceId` is our reference; a collection can be looked up by it, and by the `id` that Yellow Card gives it. A
 *   refused request is therefore followed by a look at the reference, and only when nothing is there, and nothing was
 *   sent before, was nothing asked.
 * - Only the documented code says that nothing is there: a 404 without it comes from whoever stands before the API.
 * - Collections are asked for in the customer's currency (`localAmount`), which fixes what the customer pays. Yellow
 *   Card keeps them in dollars; a rate in naira is what a dollar brings in naira over what a dollar costs in the
 *   customer's currency. It is as old as the older of the two.
 * - It keeps a service fee of what the customer pays and converts the rest (Get Fee Config; in the answer shown by "Convert
 *   Currencies" 1 % of `convertedAmount` is `serviceFeeAmountLocal`, and is missing from what is paid out). A place whose
 *   fee is not known is not offered.
 * - Taking a request back exists for bank transfers in Nigeria alone (Cancellation & Refunds), which is not collected
 *   from: a request for mobile money ends when the customer refuses it, or does nothing, and Yellow Card says so.
 * - Only `complete` says that the money is there. `failed`, `expired`, `cancelled` and `refunded` are final too:
 *   a cancelled collection that is paid all the same is refunded by Yellow Card. Whatever is not listed is for a human.
 */
export function createYellowCard(options: YellowCardOptions): CrossBorderProvider & CallbackVerifier {
  const connection = connectionTo(IDENTITY, 'https://api.yellowcard.io', options);
  const clock = options.clock ?? Date.now;
  const fees = new Map<string, { readonly fee: ServiceFee; readonly atMs: number }>();

  async function ask(call: Call): Promise<Answer> {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const timestamp = new Date(clock()).toISOString();
    const signature = createHmac('sha256', options.secretKey)
      .update(timestamp)
      .update(call.path)
      .update(call.method);
    if (body !== undefined) signature.update(createHash('sha256').update(body).digest('base64'));
    const { httpStatus, text } = await exchange(connection, {
      method: call.method,
      path: call.path,
      label: call.label,
      headers: {
        accept: 'application/json',
        'x-yc-timestamp': timestamp,
        authorization: `YcHmacV1 ${options.apiKey}:${signature.digest('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body,
    });
    const data = parseJson(text);
    if (httpStatus < 300) return { isRefusal: false, data };
    const code = refusalSchema.safeParse(data).data?.code;
    if (code === undefined) {
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `${IDENTITY.title} answered ${call.method} ${call.label} with HTTP ${httpStatus} and no code of its own.`,
      );
    }
    return { isRefusal: true, httpStatus, code };
  }

  /**
   * Reads a list, which is documented as an array and is answered as an object with one. An element that lacks what is
   * needed of it, as rates of crypto currencies do, is left out.
   */
  async function read<Schema extends z.ZodType>(
    name: 'channels' | 'networks' | 'rates',
    schema: Schema,
  ): Promise<readonly z.infer<Schema>[]> {
    const path = `/business/${name}`;
    const answer = await ask({ method: 'GET', label: path, path });
    const data = answer.isRefusal ? undefined : answer.data;
    const list = Array.isArray(data) ? data : (data as Partial<Record<typeof name, unknown>> | null)?.[name];
    if (!Array.isArray(list))
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `${IDENTITY.title}'s answer to ${path} is unreadable.`,
      );
    return list.flatMap((element) => {
      const parsed = schema.safeParse(element);
      return parsed.success ? [parsed.data] : [];
    });
  }

  async function readMarket(): Promise<{
    channels: readonly Channel[];
    networks: readonly Network[];
  }> {
    const [channels, networks] = await Promise.all([
      read('channels', channelSchema),
      read('networks', networkSchema),
    ]);
    return {
      channels: channels.filter(isOpenForMobileMoney),
      networks: networks.filter(({ status }) => status === 'active'),
    };
  }

  /** The fees of channels by country and currency, without those that could not be read for a day. */
  async function readFees(channels: readonly Channel[]): Promise<Fees> {
    const ageMs = (place: string) => clock() - (fees.get(place)?.atMs ?? Number.NEGATIVE_INFINITY);
    const places = new Map(channels.map((channel) => [placeOf(channel), channel]));
    await Promise.all(
      [...places].map(async ([place, channel]) => {
        if (ageMs(place) < FEES_REUSE_MS) return;
        try {
          fees.set(place, { fee: await askFee(channel), atMs: clock() });
        } catch (error) {
          if (!(error instanceof ProviderUnavailableError)) throw error;
          if (ageMs(place) >= FEES_MAX_AGE_MS) fees.delete(place);
        }
      }),
    );
    return new Map([...fees].map(([place, { fee }]) => [place, fee]));
  }

  async function askFee({ country, currency, channelType }: Channel): Promise<ServiceFee> {
    const path = '/business/fees/get-config';
    const answer = await ask({
      method: 'POST',
      label: path,
      path,
      body: { txType: 'receive', country, currency, channelType, directSettlement: false },
    });
    const parsed = answer.isRefusal ? undefined : feeSchema.safeParse(answer.data);
    if (!parsed?.success) {
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `${IDENTITY.title} tells no fee of ${country} ${currency}.`,
      );
    }
    return parsed.data.serviceFee;
  }

  async function find(
    query: Asked & Pick<CollectionQuery, 'providerReference'>,
  ): Promise<CollectionReport | { readonly status: 'not_found' }> {
    const { reference, providerReference } = query;
    const place = providerReference === undefined ? '/business/receive/sequence-id' : '/business/receive';
    const answer = await ask({
      method: 'GET',
      label: place,
      path: `${place}/${encodeURIComponent(providerReference ?? reference)}`,
    });
    if (!answer.isRefusal) return reportOf(answer.data, query);
    // What it has given an identifier it cannot have forgotten: then it contradicts itself, and nothing follows.
    if (answer.httpStatus === 404 && answer.code === NOT_FOUND && providerReference === undefined) {
      return { status: 'not_found' };
    }
    throw new ProviderUnavailableError(
      IDENTITY.name,
      `${IDENTITY.title} could not look up a collection (HTTP ${answer.httpStatus}, ${answer.code}).`,
    );
  }

  return {
    name: IDENTITY.name,
    approvalWindowMs: options.approvalWindowMs,
    needsRegistrationNumber: true,

    // Its answers say whose they are only by an identifier that no request of ours can ask for beforehand: a fingerprint of
    // the API key tells accounts apart and tells nobody the key.
    async identifyAccount() {
      return createHash('sha256').update(`yellowcard:${options.apiKey}`).digest('hex').slice(0, 16);
    },

    async listCorridors() {
      const [{ channels, networks }, rates] = await Promise.all([readMarket(), read('rates', rateSchema)]);
      return corridorsOf(channels, networks, rates, await readFees(channels));
    },

    async requestCollection(instruction) {
      const { merchant } = instruction;
      if (merchant.registrationNumber === undefined) {
        return {
          status: 'review',
          providerReference: undefined,
          reason:
            'The merchant has no registration number any more, without which nothing is collected for it.',
        };
      }
      const { channels, networks } = await readMarket();
      const route = routeOf(instruction, channels, networks);
      if (!route) {
        // Nothing was sent: the corridor closed between the merchant's request and now.
        return {
          status: instruction.isFirstAttempt ? 'refused' : 'pending',
          providerReference: undefined,
          reason: 'The payment method is not available at the moment.',
        };
      }
      const answer = await ask({
        method: 'POST',
        label: '/business/receive',
        path: '/business/receive',
        body: {
          sequenceId: instruction.reference,
          channelId: route.channel.id,
          currency: instruction.sourceCurrency,
          country: instruction.country,
          localAmount: Number(
            scaledToDecimal(instruction.sourceMinor, SOURCE_CURRENCIES[instruction.sourceCurrency]),
          ),
          reason: 'other',
          // Without it we would have to accept the rate within minutes by a second call.
          forceAccept: true,
          // The merchant is whom the money is for; the customer is who pays it.
          customerType: 'institution',
          customerUID: merchant.id,
          recipient: {
            businessName: merchant.name,
            businessId: merchant.registrationNumber,
            email: merchant.email,
          },
          source: {
            accountType: 'momo',
            accountNumber: instruction.customer.phone,
            networkId: route.network.id,
          },
        },
      });
      if (!answer.isRefusal) return reportOf(answer.data, instruction);
      const existing = await find({ ...instruction, providerReference: undefined });
      if (existing.status !== 'not_found') return existing;
      return {
        status: instruction.isFirstAttempt ? 'refused' : 'pending',
        providerReference: undefined,
        reason: `The provider refused the payment request (HTTP ${answer.httpStatus}, ${answer.code}).`,
      };
    },

    findCollection: find,

    withdrawCollection: find,

    verifyCallback(rawBody, headers) {
      const signature = headers['x-yc-signature'];
      if (signature === undefined) return undefined;
      const given = Buffer.from(signature, 'base64');
      const expected = createHmac('sha256', options.secretKey).update(rawBody).digest();
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return callbackOf(rawBody);
    },
  };
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly label: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

type Answer =
  | { readonly isRefusal: false; readonly data: unknown }
  | { readonly isRefusal: true; readonly httpStatus: number; readonly code: string };

/** What was asked of the customer: an answer about anything else is no answer. */
type Asked = Pick<CollectionQuery, 'reference' | 'sourceCurrency' | 'sourceMinor'>;

/** The page on errors, and the reference of both look-ups. */
const NOT_FOUND = 'CollectionNotFoundError';

const refusalSchema = z.object({ code: z.string().min(1).max(100) });

const channelSchema = z.object({
  id: z.string(),
  country: z.string(),
  currency: z.string(),
  channelType: z.string(),
  rampType: z.string(),
  status: z.string(),
  apiStatus: z.string().nullish(),
  min: z.number(),
  max: z.number(),
  /** Besides what the fee configuration says, in the channel's currency. */
  feeLocal: z.number().nonnegative().nullish(),
});
type Channel = z.infer<typeof channelSchema>;

/** Get Fee Config: amounts in the local currency, of which the percentage is at least `minFeeLocal`. */
const feeSchema = z.object({
  serviceFee: z.object({
    minFeeLocal: z.number().nonnegative().nullish(),
    feePercentage: z.number().nonnegative().lt(100).nullish(),
    flatFeeLocal: z.number().nonnegative().nullish(),
  }),
});
type ServiceFee = z.infer<typeof feeSchema>['serviceFee'];
type Fees = ReadonlyMap<string, ServiceFee>;

/** Fees are agreed with partners, and change rarely; a question for each country every few seconds would be too many. */
const FEES_REUSE_MS = 3_600_000;
const FEES_MAX_AGE_MS = 24 * FEES_REUSE_MS;

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
  buy: z.number().nullish(),
  sell: z.number().nullish(),
  /** The country, as a rule. */
  locale: z.string().nullish(),
  updatedAt: z.string(),
});
type Rate = z.infer<typeof rateSchema>;

const collectionSchema = z.object({
  id: z.string().min(1),
  sequenceId: z.string().nullish(),
  currency: z.string(),
  convertedAmount: z.number().nullish(),
  status: z.string(),
  errorCode: z.string().max(100).nullish(),
  /** What is missing from what is paid out; the partner's own fee is ours, and is none. */
  serviceFeeAmountLocal: z.number().nonnegative().nullish(),
  networkFeeAmountLocal: z.number().nonnegative().nullish(),
});

const callbackSchema = z.object({
  id: z.string(),
  sequenceId: z.string().nullish(),
  status: z.string().nullish(),
  event: z.string(),
  executedAt: z.union([z.number(), z.string()]).nullish(),
});

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
  channels: readonly Channel[],
  networks: readonly Network[],
  rates: readonly Rate[],
  fees: Fees,
): readonly Corridor[] {
  const naira = priceOf(rates, 'NGN', 'NG');
  if (!naira) {
    throw new ProviderUnavailableError(IDENTITY.name, `${IDENTITY.title} tells no rate of the naira.`);
  }
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
    const bounds = boundsOf(channel, currency, (LARGEST_DOLLARS * price.least) / RATE_SCALE);
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
  const observedAtMs = Date.parse(rate?.updatedAt ?? '');
  if (buy === undefined || sell === undefined || Number.isNaN(observedAtMs)) return undefined;
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
  unlimited = LARGEST_LOCAL_AMOUNT,
): { readonly min: bigint; readonly max: bigint } | undefined {
  const [least, most] = [Math.max(1, Math.ceil(channel.min)), Math.floor(channel.max)];
  if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most)) return undefined;
  const named = channel.max === 0 ? unlimited : BigInt(most);
  const max = named < LARGEST_LOCAL_AMOUNT ? named : LARGEST_LOCAL_AMOUNT;
  const step = stepOf(currency);
  return BigInt(least) <= max ? { min: BigInt(least) * step, max: max * step } : undefined;
}

/** A fee in minor units and units of 10^-6 percent, each part rounded up: what is kept is never more than we count on. */
function feeOf(serviceFee: ServiceFee, feeLocal: number, currency: SourceCurrency): CollectionFee {
  const minor = (amount: number) => roundedUpScaled(amount, SOURCE_CURRENCIES[currency]);
  return {
    percentScaled: roundedUpScaled(serviceFee.feePercentage ?? 0, PERCENT_DECIMALS),
    leastMinor: minor(serviceFee.minFeeLocal ?? 0),
    flatMinor: minor(serviceFee.flatFeeLocal ?? 0) + minor(feeLocal),
  };
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

function routeOf(
  instruction: CollectionInstruction,
  channels: readonly Channel[],
  networks: readonly Network[],
): { readonly channel: Channel; readonly network: Network } | undefined {
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

/** States on the way to an end, by Yellow Card's page on events. */
const PENDING_STATUSES = new Set(['created', 'pending_approval', 'process', 'processing', 'pending']);
/** States after which no money of this collection comes to us, and why. */
const REFUSED_STATUSES = new Map([
  ['failed', 'The payment failed at the customer’s provider.'],
  ['expired', NOT_APPROVED_IN_TIME],
  ['cancelled', 'The payment request was cancelled.'],
  ['denied', 'The payment request was cancelled.'],
  ['refunded', 'The payment was refunded to the customer.'],
]);

/** What Yellow Card keeps of a collection, in minor units; undefined when it does not say. */
function keptOf(
  { serviceFeeAmountLocal, networkFeeAmountLocal }: z.infer<typeof collectionSchema>,
  currency: SourceCurrency,
): bigint | undefined {
  if (serviceFeeAmountLocal == null && networkFeeAmountLocal == null) return undefined;
  const minor = (amount: number) => roundedUpScaled(amount, SOURCE_CURRENCIES[currency]);
  return minor(serviceFeeAmountLocal ?? 0) + minor(networkFeeAmountLocal ?? 0);
}

/** Codes of failures by which the customer did nothing, or refused (page "Send and Receive Error Codes"). */
const NOT_APPROVED_CODES = new Set(['EXPIRED', 'REFUSED']);

function reportOf(
  data: unknown,
  asked: Asked & { readonly providerReference?: string | undefined },
): CollectionReport {
  const parsed = collectionSchema.safeParse(data);
  if (!parsed.success)
    throw new ProviderUnavailableError(IDENTITY.name, `${IDENTITY.title} described a collection unreadably.`);
  const collection = parsed.data;
  // Some are shown without a sequenceId; one that was asked for by its identifier is known by that.
  const { reference, providerReference } = asked;
  const isAsked =
    providerReference === undefined
      ? collection.sequenceId === reference
      : collection.id === providerReference && (collection.sequenceId ?? reference) === reference;
  if (!isAsked) {
    throw new ProviderUnavailableError(
      IDENTITY.name,
      `${IDENTITY.title} described another collection than the one asked for.`,
    );
  }
  const status = collection.status.toLowerCase();
  const base = {
    providerReference: collection.id,
    feeMinor:
      collection.currency === asked.sourceCurrency ? keptOf(collection, asked.sourceCurrency) : undefined,
    reason: undefined,
  };
  const amountMinor = decimalToScaled(
    plainDecimal(collection.convertedAmount ?? 0),
    SOURCE_CURRENCIES[asked.sourceCurrency],
  );
  if (status === 'complete') {
    return collection.currency === asked.sourceCurrency && amountMinor === asked.sourceMinor
      ? { ...base, status: 'approved' }
      : { ...base, status: 'review', reason: 'The provider collected another amount than was asked for.' };
  }
  if (PENDING_STATUSES.has(status)) return { ...base, status: 'pending' };
  const refusal = REFUSED_STATUSES.get(status);
  if (refusal !== undefined) {
    const code = collection.errorCode ? ` (${collection.errorCode})` : '';
    const isNotApproved = NOT_APPROVED_CODES.has(collection.errorCode ?? '');
    return { ...base, status: 'refused', reason: `${isNotApproved ? NOT_APPROVED_IN_TIME : refusal}${code}` };
  }
  return {
    ...base,
    status: 'review',
    reason: `The provider calls the collection "${status.slice(0, 40)}".`,
  };
}

function callbackOf(rawBody: Uint8Array): ProviderCallback {
  const parsed = callbackSchema.safeParse(parseJson(Buffer.from(rawBody).toString('utf8')));
  if (!parsed.success) return unreadableCallback(rawBody);
  const { id, sequenceId, event, status, executedAt } = parsed.data;
  return {
    eventKey: [event, id, status ?? '', executedAt ?? ''].join(':'),
    eventType: event,
    transferReference: undefined,
    // Payments and other products announce themselves at the same address; theirs are not ours to follow.
    ...(/^(COLLECTION|RECEIVE)\./i.test(event) && {
      collectionReference: sequenceId ?? undefined,
      collectionProviderReference: id,
    }),
  };
}
