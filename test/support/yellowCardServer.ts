import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  type FaultControls,
  type ProviderFault,
  type ProviderRequest,
  type Reply,
  type Routed,
  startProviderServer,
} from './providerServer.ts';

/** Where a request goes; faults are aimed at one of these. */
export type YellowCardEndpoint = 'channels' | 'networks' | 'rates' | 'fees' | 'submit' | 'lookup';

/** Answers with this refusal instead of doing anything. */
export function refusesWith(httpStatus: number, code: string): ProviderFault {
  return { kind: 'answer', ...refusal(httpStatus, code) };
}

export interface YellowCardRate {
  readonly code: string;
  readonly locale: string;
  readonly buy: number;
  readonly sell: number;
  readonly updatedAt: string;
}

/** As "Get Fee Config" shows it. */
export interface YellowCardFee {
  readonly minFeeLocal: number;
  readonly feePercentage: number;
  readonly flatFeeLocal: number;
}

/** A collection as Yellow Card keeps it, and what it was asked with. */
export interface YellowCardCollection {
  readonly id: string;
  readonly sequenceId: string;
  readonly channelId: string;
  readonly currency: string;
  readonly country: string;
  readonly convertedAmount: number;
  readonly rate: number;
  readonly recipient: Readonly<Record<string, unknown>>;
  readonly source: Readonly<Record<string, unknown>>;
  readonly serviceFeeAmountLocal?: number;
  readonly networkFeeAmountLocal?: number;
  status: string;
  errorCode?: string;
}

export interface YellowCardServer extends FaultControls<YellowCardEndpoint> {
  readonly url: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** The settings of a service that uses this server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Replaces the rate of one currency; `ageSeconds` makes it old, `updatedAt` is written as it is. */
  setRate(
    code: string,
    change: { buy?: number; sell?: number; ageSeconds?: number; updatedAt?: string },
  ): void;
  /** What is kept of collections in a country; nothing unless set. */
  setFee(country: string, fee: YellowCardFee): void;
  /** How far the clocks of those who ask may be ahead. */
  setLead(leadMs: number): void;
  addRate(rate: Omit<YellowCardRate, 'updatedAt'>): void;
  removeRate(code: string, locale: string): void;
  /** Closes or opens every channel of a country. */
  setChannelStatus(country: string, status: 'active' | 'inactive'): void;
  /** The status that collections have from the beginning; `pending` unless set. */
  planStatus(status: string): void;
  /** How many look-ups named Yellow Card's own identifier. */
  identifierLookups(): number;
  /** How many times a collection was submitted for a reference, refused and lost calls included. */
  submissions(reference: string): number;
  collection(reference: string): YellowCardCollection | undefined;
  /** Moves a collection to a status, and announces it when there is an address. */
  settle(reference: string, status: string, change?: Partial<YellowCardCollection>): Promise<void>;
  setCallbackUrl(url: string | undefined): void;
  /** Announces a collection as it is, or as claimed; answers the HTTP status. */
  announce(
    reference: string,
    options?: { forged?: boolean; status?: string; withoutSequenceId?: boolean },
  ): Promise<number>;
}

/** The code of a look-up that finds nothing (pages "Errors" and "Lookup Receive"). */
const NOT_FOUND = 'CollectionNotFoundError';

const CHANNELS = [
  channel('ch-gh-momo', 'GH', 'GHS', 'momo', 'deposit', 5, 20_000),
  channel('ch-gh-momo-2', 'GH', 'GHS', 'momo', 'deposit', 20_001, 60_000),
  channel('ch-gh-payout', 'GH', 'GHS', 'momo', 'withdraw', 5, 20_000),
  channel('ch-ke-momo', 'KE', 'KES', 'momo', 'deposit', 100, 250_000),
  channel('ch-ke-bank', 'KE', 'KES', 'bank', 'deposit', 100, 250_000),
  // No maximum, which is written 0.
  channel('ch-ug-momo', 'UG', 'UGX', 'momo', 'deposit', 5_000, 0),
  channel('ch-ng-momo', 'NG', 'NGN', 'momo', 'deposit', 100, 250_000),
  { ...channel('ch-tz-momo', 'TZ', 'TZS', 'momo', 'deposit', 1_000, 3_000_000), apiStatus: 'inactive' },
];

const NETWORKS = [
  network('nw-gh-mtn', 'MTN', 'GH', ['ch-gh-momo', 'ch-gh-momo-2', 'ch-gh-payout']),
  network('nw-gh-telecel', 'Telecel', 'GH', ['ch-gh-momo']),
  { ...network('nw-gh-old', 'Closed Network', 'GH', ['ch-gh-momo']), status: 'inactive' },
  network('nw-ke-mpesa', 'M-PESA', 'KE', ['ch-ke-momo']),
  network('nw-ug-mtn', 'MTN', 'UG', ['ch-ug-momo']),
];

/**
 * Yellow Card's Payments API as its documentation describes it (docs.yellowcard.engineering), over a real socket, as
 * far as collecting by mobile money needs it: signed requests, channels, networks, rates, collections looked up by id and
 * by sequenceId, and signed callbacks. Nothing can be cancelled: that exists for bank transfers in Nigeria alone.
 */
export async function startYellowCardServer(): Promise<YellowCardServer> {
  const apiKey = `yc_${randomUUID()}`;
  const secretKey = randomUUID();
  const channels = CHANNELS.map((each) => ({ ...each }));
  const rates = new Map<string, YellowCardRate>();
  const fees = new Map<string, YellowCardFee>();
  const collections = new Map<string, YellowCardCollection>();
  const submissions = new Map<string, number>();
  let plannedStatus = 'pending';
  let identifierLookups = 0;
  let leadMs = 0;
  let callbackUrl: string | undefined;

  // The rates live: unless a test makes one old, each was updated a moment ago.
  const rateOf = (code: string, locale: string, buy: number, sell: number) =>
    rates.set(code, { code, locale, buy, sell, updatedAt: '' });
  rateOf('NGN', 'NG', 1_620, 1_600);
  rateOf('GHS', 'GH', 12.5, 12.1);
  rateOf('KES', 'KE', 131.25, 128);
  rateOf('UGX', 'UG', 3_750.5, 3_650);
  rateOf('TZS', 'TZ', 2_700, 2_600);

  function isSigned({ route, url, authorization, headers, text }: ProviderRequest): boolean {
    const timestamp = headers['x-yc-timestamp'];
    if (typeof timestamp !== 'string') return false;
    if (Math.abs(Date.now() + leadMs - Date.parse(timestamp)) > 60_000) return false;
    const signature = createHmac('sha256', secretKey)
      .update(timestamp)
      .update(`${url.pathname}${url.search}`)
      .update(route.split(' ')[0] ?? '');
    if (text !== '') signature.update(createHash('sha256').update(text).digest('base64'));
    return authorization === `YcHmacV1 ${apiKey}:${signature.digest('base64')}`;
  }

  // biome-ignore lint/suspicious/noExplicitAny: what a client sends may be anything, and is looked at here.
  function submit(asked: any): Reply {
    const reference = String(asked.sequenceId);
    submissions.set(reference, (submissions.get(reference) ?? 0) + 1);
    const found = channels.find(({ id }) => id === asked.channelId);
    if (!found) return refusal(404, 'ChannelNotFoundError');
    if (collections.has(reference)) return refusal(400, 'DuplicateSequenceIdError');
    const { recipient, source } = asked;
    const isComplete =
      asked.customerType === 'institution' &&
      recipient?.businessName &&
      recipient?.businessId &&
      /^[^@\s]+@[^@\s]+$/.test(recipient?.email ?? '') &&
      asked.customerUID &&
      source?.accountType === 'momo' &&
      /^\+\d{7,15}$/.test(source?.accountNumber ?? '') &&
      NETWORKS.some(({ id, channelIds }) => id === source?.networkId && channelIds.includes(found.id));
    if (!isComplete || asked.forceAccept !== true) return refusal(400, 'PaymentValidationError');
    const isWithin =
      Number.isInteger(asked.localAmount) &&
      asked.localAmount >= found.min &&
      (found.max === 0 || asked.localAmount <= found.max);
    if (!isWithin || asked.amount !== undefined) return refusal(400, 'AmountOutOfRangeError');
    const collection: YellowCardCollection = {
      id: randomUUID(),
      sequenceId: reference,
      channelId: found.id,
      currency: found.currency,
      country: found.country,
      convertedAmount: asked.localAmount,
      rate: rates.get(found.currency)?.buy ?? 1,
      recipient,
      source,
      status: plannedStatus,
    };
    collections.set(reference, collection);
    return { httpStatus: 200, body: shown(collection) };
  }

  function shown(collection: YellowCardCollection): object {
    // A test may write the digits itself.
    const convertedAmount = Number(JSON.stringify(collection.convertedAmount));
    return {
      ...collection,
      amount: Math.round((convertedAmount / collection.rate) * 100) / 100,
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      requestSource: 'api',
      directSettlement: false,
    };
  }

  function endpointOf({ route, body }: ProviderRequest): Routed<YellowCardEndpoint> | undefined {
    const answered = (endpoint: YellowCardEndpoint, act: () => Reply) => ({ endpoint, act });
    switch (route) {
      case 'GET /business/channels':
        return answered('channels', () => ({ httpStatus: 200, body: { channels } }));
      case 'GET /business/networks':
        return answered('networks', () => ({ httpStatus: 200, body: { networks: NETWORKS } }));
      case 'GET /business/rates':
        return answered('rates', () => ({
          httpStatus: 200,
          body: {
            rates: [...rates.values()].map((rate) => ({
              ...rate,
              rateId: rate.code.toLowerCase(),
              updatedAt: rate.updatedAt || new Date().toISOString(),
            })),
          },
        }));
      case 'POST /business/fees/get-config':
        return answered('fees', () => {
          const { txType, country, currency, channelType, directSettlement } = body;
          const isWhole =
            txType === 'receive' && currency && channelType === 'momo' && directSettlement === false;
          const free = { minFeeLocal: 0, feePercentage: 0, flatFeeLocal: 0 };
          const serviceFee = fees.get(String(country)) ?? free;
          return isWhole ? { httpStatus: 200, body: { serviceFee } } : refusal(400, 'BadRequestError');
        });
      case 'POST /business/receive':
        return answered('submit', () => submit(body));
    }
    const byId = (id: string | undefined) => [...collections.values()].find((each) => each.id === id);
    const lookup = /^GET \/business\/receive\/(sequence-id\/)?([\w-]+)$/.exec(route);
    if (!lookup) return undefined;
    return answered('lookup', () => {
      const [, bySequence, id = ''] = lookup;
      if (bySequence === undefined) identifierLookups++;
      const collection = bySequence === undefined ? byId(id) : collections.get(id);
      return collection ? { httpStatus: 200, body: shown(collection) } : refusal(404, NOT_FOUND);
    });
  }

  const server = await startProviderServer<YellowCardEndpoint>({
    route(request) {
      const routed = endpointOf(request);
      if (!routed) return refusal(404, 'NotFound');
      return isSigned(request) ? routed : refusal(401, 'AuthenticationError');
    },
    controls: {},
    describeError: (httpStatus) =>
      refusal(httpStatus, httpStatus === 429 ? 'TooManyRequests' : 'InternalServerError').body,
  });

  async function announce(
    reference: string,
    {
      forged = false,
      status,
      withoutSequenceId = false,
    }: { forged?: boolean; status?: string; withoutSequenceId?: boolean } = {},
  ): Promise<number> {
    if (callbackUrl === undefined) throw new Error('There is no address to announce to.');
    const collection = collections.get(reference);
    const told = status ?? collection?.status ?? 'complete';
    const body = JSON.stringify({
      id: collection?.id ?? randomUUID(),
      ...(!withoutSequenceId && { sequenceId: reference }),
      status: told,
      apiKey,
      event: `RECEIVE.${told.toUpperCase()}`,
      executedAt: Date.now(),
    });
    const signature = createHmac('sha256', forged ? 'another key' : secretKey)
      .update(body)
      .digest('base64');
    const response = await fetch(callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-yc-signature': signature },
      body,
    });
    await response.body?.cancel();
    return response.status;
  }

  return {
    ...server,
    apiKey,
    secretKey,
    env: {
      YELLOWCARD_API_KEY: apiKey,
      YELLOWCARD_SECRET_KEY: secretKey,
      PROVIDER_URLS: `yellowcard=${server.url}`,
    },
    setRate(code, { buy, sell, ageSeconds, updatedAt = '' }) {
      const known = rates.get(code);
      if (!known) throw new Error(`There is no rate of ${code}.`);
      rates.set(code, {
        ...known,
        buy: buy ?? known.buy,
        sell: sell ?? known.sell,
        updatedAt:
          ageSeconds === undefined ? updatedAt : new Date(Date.now() - ageSeconds * 1_000).toISOString(),
      });
    },
    setFee(country, fee) {
      fees.set(country, fee);
    },
    setLead(given) {
      leadMs = given;
    },
    addRate(rate) {
      rates.set(`${rate.code} ${rate.locale}`, { ...rate, updatedAt: '' });
    },
    removeRate(code, locale) {
      for (const [key, rate] of rates) if (rate.code === code && rate.locale === locale) rates.delete(key);
    },
    setChannelStatus(country, status) {
      for (const each of channels) if (each.country === country) each.status = status;
    },
    planStatus(status) {
      plannedStatus = status;
    },
    identifierLookups: () => identifierLookups,
    submissions: (reference) => submissions.get(reference) ?? 0,
    collection: (reference) => collections.get(reference),
    async settle(reference, status, change = {}) {
      const collection = collections.get(reference);
      if (!collection) throw new Error(`There is no collection ${reference}.`);
      Object.assign(collection, change, { status });
      if (callbackUrl !== undefined) await announce(reference);
    },
    setCallbackUrl(url) {
      callbackUrl = url;
    },
    announce,
  };
}

function refusal(httpStatus: number, code: string): Reply {
  return { httpStatus, body: { code, message: `Refused: ${code}` } };
}

function channel(
  id: string,
  country: string,
  currency: string,
  channelType: string,
  rampType: string,
  min: number,
  max: number,
) {
  return {
    id,
    country,
    currency,
    countryCurrency: `${country}${currency}`,
    channelType,
    rampType,
    min,
    max,
    status: 'active',
    apiStatus: 'active',
    estimatedSettlementTime: 60,
    feeLocal: 0,
    feeUSD: 0,
  };
}

function network(id: string, name: string, country: string, channelIds: readonly string[]) {
  return {
    id,
    name,
    code: name.toUpperCase(),
    country,
    channelIds,
    status: 'active',
    accountNumberType: 'phone',
  };
}
