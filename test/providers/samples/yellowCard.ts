import { createHmac } from 'node:crypto';
import { isSourceCurrency, sourceMinorToNumber } from '../../../src/domain/currencies.ts';
import { scaledToDecimal } from '../../../src/domain/money.ts';
import { PERCENT_DECIMALS, rateToDecimal } from '../../../src/domain/orders/exchangeRate.ts';
import type { Corridor } from '../../../src/providers/collections/port.ts';
import { createYellowCard } from '../../../src/providers/collections/yellowCard.ts';
import { outcomeOf, type ProviderSamples, type Sample, type SampleAnswer, withAnswer } from './sample.ts';
import answers from './yellowCard.json' with { type: 'json' };

const SECRET_KEY = 'the secret key of nobody';

/** What is open beside a sample's own answer: a network on each channel that the samples name. */
const CHANNELS = [
  { id: 'c1', country: 'UG', currency: 'UGX', min: 100, max: 0 },
  { id: '79da4d6e-1c42-4aac-ae7d-422730528f96', country: 'CM', currency: 'XAF', min: 1_000, max: 1_000_000 },
  { id: '415ae56f-24f9-476a-9f18-6a656b952db2', country: 'GH', currency: 'GHS', min: 20, max: 0 },
].map((channel) => ({
  ...channel,
  channelType: 'momo',
  rampType: 'deposit',
  status: 'active',
  apiStatus: 'active',
}));
const recorded = answers.find(({ source }) => source.includes('recorded on'))?.body as {
  readonly channels: readonly { readonly id: string; readonly country: string }[];
};
const NETWORKS = [...recorded.channels, ...CHANNELS].map(({ id, country }) => ({
  id: `network of ${id}`,
  name: 'Mobile Money',
  country,
  status: 'active',
  channelIds: [id],
}));
/** A dollar brings 1,000 naira, and costs 100 of every other currency: 20,000 dollars are 2,000,000. */
const RATES = ['NGN', 'XAF', 'XOF', 'UGX', 'GHS', 'CDF'].map((code) => {
  const perDollar = code === 'NGN' ? 1_000 : 100;
  return { code, buy: perDollar, sell: perDollar, updatedAt: new Date().toISOString() };
});
const MARKET: Readonly<Record<string, unknown>> = {
  '/business/channels': { channels: CHANNELS },
  '/business/networks': { networks: NETWORKS },
  '/business/rates': { rates: RATES },
  '/business/fees/get-config': { serviceFee: { minFeeLocal: 0, feePercentage: 0, flatFeeLocal: 0 } },
};
/** What a look-up finds after a request was refused. */
const NOTHING: SampleAnswer = { httpStatus: 404, body: { code: 'CollectionNotFoundError', message: '' } };

function run(sample: Sample): Promise<string> {
  const { operation, request: asked = {} } = sample;
  const currency = String(asked.currency ?? 'GHS');
  if (!isSourceCurrency(currency)) throw new Error(`${currency} is not collected.`);
  const query = {
    reference: String(asked.reference ?? 'col_1'),
    providerReference: asked.providerReference === undefined ? undefined : String(asked.providerReference),
    sourceCurrency: currency,
    sourceMinor: BigInt(Number(asked.amount ?? 250)) * (currency === 'GHS' ? 100n : 1n),
    sentAtMs: 0,
    sandboxHundredths: 0,
  };
  const at = (baseUrl: string) =>
    createYellowCard({
      apiKey: 'nobody',
      secretKey: SECRET_KEY,
      baseUrl,
      timeoutMs: 60_000,
      approvalWindowMs: 900_000,
    });
  const market = (path: string) => (path in MARKET ? { httpStatus: 200, body: MARKET[path] } : undefined);
  const corridors = (word: (corridor: Corridor) => string) =>
    withAnswer(
      sample,
      (url) => outcomeOf(at(url).listCorridors(), (found) => found.map(word).join(', ') || 'none'),
      ({ path }) => (path.startsWith(`/business/${operation}`) ? undefined : market(path)),
    );
  switch (operation) {
    case 'channels':
      return corridors(
        ({ country, sourceCurrency, minSourceMinor, maxSourceMinor }) =>
          `${country} ${sourceCurrency} ${sourceMinorToNumber(minSourceMinor, sourceCurrency)}-` +
          `${sourceMinorToNumber(maxSourceMinor, sourceCurrency)}`,
      );
    case 'networks':
      return corridors(
        ({ country, sourceCurrency, paymentMethods }) =>
          `${country} ${sourceCurrency} by ${paymentMethods.join(' and ')}`,
      );
    case 'rates':
      return corridors(
        ({ country, sourceCurrency, providerRateScaled }) =>
          `${country} ${sourceCurrency} at ${rateToDecimal(providerRateScaled)}`,
      );
    case 'fees':
      return corridors(
        ({ country, fee }) =>
          `${country} ${scaledToDecimal(fee.percentScaled, PERCENT_DECIMALS)} % at least ${fee.leastMinor}`,
      );
    case 'requestCollection':
      return withAnswer(
        sample,
        (url) =>
          outcomeOf(
            at(url).requestCollection({
              ...query,
              country: String(asked.country ?? 'GH'),
              paymentMethod: 'Mobile Money',
              customer: { name: 'Kofi Mensah', phone: '+233241234567', email: undefined },
              merchant: {
                id: 'biz_1',
                name: 'Acme Stores',
                email: 'pay@acme.example',
                registrationNumber: 'RC1234567',
              },
              isFirstAttempt: true,
            }),
            ({ status }) => status,
          ),
        ({ path }) => (path === '/business/receive' ? undefined : (market(path) ?? NOTHING)),
      );
    case 'findCollection':
      return withAnswer(sample, (url) => outcomeOf(at(url).findCollection(query), ({ status }) => status));
    case 'verifyCallback': {
      const body = Buffer.from(JSON.stringify(sample.body));
      const signature = createHmac('sha256', SECRET_KEY).update(body).digest('base64');
      const callback = at('http://localhost').verifyCallback(body, { 'x-yc-signature': signature });
      return Promise.resolve(callback ? `news of ${callback.collectionReference}` : 'forged');
    }
    default:
      throw new Error(`There is no operation ${operation}.`);
  }
}

/**
 * Answers and callbacks of Yellow Card that stand in public: its documentation (version 1.0.36, as a public repository
 * keeps it), a recorded list of channels, recorded callbacks, and what public clients are tested with.
 */
export const samples: ProviderSamples = {
  provider: 'yellowCard',
  least: 30,
  run,
  samples: answers as readonly Sample[],
};
