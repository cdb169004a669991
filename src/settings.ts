import { existsSync } from 'node:fs';
import { z } from 'zod';
import { createAddressDerivation, isTronAddress } from './chain/addresses.ts';
import { TRON_NETWORKS } from './chain/networks.ts';
import { TASK_QUEUES } from './contract/flows.ts';
import type { FeeTier } from './domain/fees.ts';
import { decimalToMinor } from './domain/money.ts';

// The kinds of values that settings have. Each reads the text of an environment variable; an empty one counts as absent.

/** A setting that is what `fallback` says unless it is set. */
function withDefault<Schema extends z.ZodType>(fallback: string, schema: Schema) {
  return z.preprocess((value) => value || fallback, schema);
}

/** A setting that need not be set. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const text = optional(z.string());

/** Text that is `expectation`, such as "must be a TRON address", when it is set. */
const textThat = (isFit: (value: string) => boolean, expectation: string) =>
  text.refine((value) => value === undefined || isFit(value), expectation);

const wholeNumber = (least: number, most: number) => {
  const expectation = `must be a whole number from ${least} to ${most}`;
  return z.int(expectation).min(least, expectation).max(most, expectation);
};
const integer = (fallback: number, least: number, most: number) =>
  z.preprocess((value) => Number(value || fallback), wholeNumber(least, most));
const optionalInteger = (least: number, most: number) =>
  z.preprocess((value) => (value ? Number(value) : undefined), wholeNumber(least, most).optional());

const file = textThat(existsSync, 'must name a file that is there');

const flag = z.preprocess(
  (value) => value ?? '',
  z
    .enum(['', 'true', 'false', '1', '0'], 'must be true or false')
    .transform((each) => each === 'true' || each === '1'),
);

const url = (protocols: RegExp, expectation: string) =>
  optional(z.url({ protocol: protocols, error: `must be ${expectation}` }));
const httpUrl = url(/^https?$/, 'an http or https address');

/** An address, without a slash at its end. */
const ownUrl = httpUrl.transform((value) => value?.replace(/\/$/, ''));

/** A provider's address. Production's money is real, and a provider's own sandbox would report payments nobody got. */
const providerUrl = httpUrl.refine(
  (value) => value === undefined || !URL.parse(value)?.hostname.includes('sandbox'),
  "must not be a provider's sandbox: this service simulates its own",
);

/** A provider's key that begins with `prefix` when it is of a live account. */
const liveKey = (prefix: string) =>
  textThat(
    (value) => value.startsWith(prefix),
    `must be a live key, ${prefix}…: with a test key transfers succeed without paying, and the sandbox of this service needs none`,
  );

const KEY_EXPECTATION = 'must be 32 random bytes in base64';
const LEAST_DIFFERENT_BYTES = 16;
const key32 = z.preprocess(
  (value) => (typeof value === 'string' ? Buffer.from(value, 'base64') : undefined),
  z
    .instanceof(Buffer, { error: 'must be set to 32 random bytes in base64' })
    .refine((bytes) => bytes.length === 32, { error: KEY_EXPECTATION, abort: true }),
);
const randomKey = key32.refine(looksRandom, `${KEY_EXPECTATION}, and these are not random`);

/**
 * Whether bytes may have come from a generator of random ones. It finds what people write when a key is asked for: one
 * byte again and again, a short text repeated, bytes that count. Of 32 random bytes about 30 differ from each other; fewer
 * than 16 do once in 10^10 keys.
 */
function looksRandom(bytes: Buffer): boolean {
  const steps = new Set(bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0)));
  return new Set(bytes).size >= LEAST_DIFFERENT_BYTES && steps.size > 1;
}

/** Temporal writes a version as `name.build id`, so that a name has no dot. */
const deploymentName = textThat((value) => !value.includes('.'), 'must not contain a dot');

const tronAddress = textThat(isTronAddress, 'must be a TRON address, T and 33 more characters');

const extendedPublicKey = textThat((value) => {
  try {
    createAddressDerivation(value);
    return true;
  } catch {
    return false;
  }
}, "must be the extended public key of m/44'/195'/0'/0, as \"npm run admin -- wallet xpub\" prints it");

const tronNetwork = withDefault(
  'mainnet',
  z
    .string()
    .refine(
      (value) => value in TRON_NETWORKS || /^0x[0-9a-f]{1,16}$/.test(value),
      `must be one of ${Object.keys(TRON_NETWORKS).join(', ')}, or a chain id such as 0x2b6653dc`,
    ),
);

const usdtPrice = withDefault('0.35', z.string())
  .transform((value) => decimalToMinor(value, 'USDT') ?? 0n)
  .refine((minor) => minor > 0n && minor <= 1_000_000_000n, 'must be an amount of USDT such as 0.35');

const monnifyWallet = textThat(
  (value) => /^[0-9]{10}$/.test(value),
  'must be the account number of the wallet that pays, ten digits',
);

/** What a provider agreed to take for a transfer, by its amount, in naira: `5000=10,50000=25,above=50`. */
const transferFees = text.transform((value, context): readonly FeeTier[] | undefined => {
  if (value === undefined) return undefined;
  const tiers = value.split(',').map((tier) => {
    const [upTo = '', fee = ''] = tier.trim().split('=');
    const upToMinor = upTo === 'above' ? null : decimalToMinor(upTo, 'NGN');
    return { upToMinor, feeMinor: decimalToMinor(fee, 'NGN') };
  });
  const isTier = (tier: (typeof tiers)[number], index: number): tier is FeeTier => {
    const isLast = index === tiers.length - 1;
    const beforeMinor = tiers[index - 1]?.upToMinor ?? -1n;
    const isAscending = tier.upToMinor === null ? isLast : !isLast && (tier.upToMinor ?? -1n) > beforeMinor;
    return isAscending && tier.upToMinor !== undefined && (tier.feeMinor ?? -1n) >= 0n;
  };
  if (tiers.every(isTier)) return tiers;
  context.addIssue('must be fees by amount in naira, ascending, such as 5000=10,50000=25,above=50');
  return z.NEVER;
});

/** A list of some of the names, with commas between; all of them unless given. */
function nameList<const Name extends string>(names: readonly Name[]) {
  return z.preprocess(
    (value) =>
      value
        ? String(value)
            .trim()
            .split(/\s*,\s*/)
        : names,
    z
      .array(z.enum(names, `must be one or more of ${names.join(', ')}, with commas between`))
      .transform((given) => [...new Set(given)]),
  );
}

/** The providers of live payouts, by the names that records keep, in the order in which payouts prefer them. */
export const PAYOUT_PROVIDER_NAMES = ['paystack', 'monnify'] as const;
export type PayoutProviderName = (typeof PAYOUT_PROVIDER_NAMES)[number];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

// Each setting alone: what it may be, and what it is unless it is set. `settingPurposes.ts` says what each is for.

/** The settings that the configuration has as they are, under their names in camel case. */
const PLAIN_SETTINGS = {
  HOST: withDefault('127.0.0.1', z.string()),
  PORT: integer(8080, 0, 65_535),
  HEADERS_TIMEOUT_MS: integer(15_000, 100, 600_000),
  REQUEST_TIMEOUT_MS: integer(30_000, 100, 600_000),
  MAX_CONNECTIONS: integer(5_000, 1, 1_000_000),
  PUBLIC_URL: ownUrl,
  DATABASE_URL: url(/^postgres(ql)?$/, 'an address such as postgres://user:password@host:5432/name'),
  DATABASE_POOL_SIZE: integer(20, 2, 500),
  DATABASE_CONNECTION_TIMEOUT_MS: integer(10_000, 100, 600_000),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(30_000, 100, 600_000),
  TEMPORAL_ADDRESS: text,
  TEMPORAL_UI_URL: ownUrl,
  TASK_QUEUE_PREFIX: z.preprocess(
    (value) => value ?? '',
    z.string().regex(/^[a-z0-9-]{0,40}$/, 'must be at most 40 of a-z, 0-9 and -'),
  ),
  TASK_QUEUES: nameList(TASK_QUEUES),
  WORKFLOW_THREADS: integer(1, 1, 64),
  // Not fewer than a queue's worker works on at once: see temporal/worker.ts.
  WORKFLOW_CACHE_SIZE: integer(200, 100, 100_000),
  // Metrics tell how much business is done.
  METRICS_PORT: integer(0, 0, 65_535),
  METRICS_TOKEN: textThat((value) => value.length >= 16, 'must have at least 16 characters'),
  METRICS_ON_PUBLIC_PORT: flag,
  ENCRYPTION_KEY: randomKey,
  // Weak or not, it is on its way out: it only opens.
  ENCRYPTION_KEY_PREVIOUS: optional(key32),
  JWT_SECRET: randomKey,
  OUTCOME_WAIT_MS: integer(10_000, 0, 55_000),
  RATE_LIMIT_PER_SECOND: integer(100, 1, 1_000_000),
  TRUST_PROXY: flag,
  WEBHOOK_ALLOW_LOOPBACK: flag,
  WEBHOOK_REPLAYS_OUTSTANDING: integer(10_000, 1, 1_000_000),
  WEBHOOK_REPLAYS_AT_ONCE: integer(20, 1, 1_000),
  WEBHOOK_ATTEMPTS_AT_ONCE: integer(10, 1, 200),
  // A provider that is configured and not named keeps what it has.
  PAYOUT_PROVIDERS: nameList(PAYOUT_PROVIDER_NAMES),
  PAYOUT_AVOID_PROVIDER_MS: integer(60_000, 0, 3_600_000),
  TRON_POLL_MS: integer(1_500, 10, 60_000),
  CUSTODY_REQUESTS_PER_MINUTE: integer(120, 1, 100_000),
  // Long enough for a deposit to be seen on its way by whoever polls.
  SANDBOX_SOLID_AFTER_MS: integer(2_000, 0, 60_000),
  SANDBOX_POLL_MS: integer(300, 10, 60_000),
  PROVIDER_TIMEOUT_MS: integer(20_000, 100, 60_000),
  RELAY_PATIENCE_MS: integer(2_000, 0, 60_000),
  FLOW_RECOVERY_INTERVAL_MS: integer(30_000, 100, 3_600_000),
  // An API that is to end goes on taking requests, so that balancers notice first.
  SHUTDOWN_DELAY_MS: integer(5_000, 0, 300_000),
  DRAIN_TIMEOUT_MS: integer(20_000, 0, 300_000),
  LOG_LEVEL: withDefault('info', z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
};
export type PlainSettingName = keyof typeof PLAIN_SETTINGS;
export const PLAIN_SETTING_NAMES = Object.keys(PLAIN_SETTINGS) as readonly PlainSettingName[];

/** Every setting: those, and the ones of which the configuration makes something else. */
export const settingsSchema = z.object({
  ...PLAIN_SETTINGS,
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'an address such as postgres://owner:password@host:5432/name'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  WORKFLOW_BUNDLE: file,
  TEMPORAL_DEPLOYMENT_NAME: deploymentName,
  TEMPORAL_WORKER_BUILD_ID: text,
  ADDRESS_RATE_LIMIT_PER_SECOND: optionalInteger(1, 10_000_000),
  WEBHOOK_SECRET_OVERLAP_HOURS: integer(24, 0, 24 * 30),
  SMTP_URL: url(/^smtps?$/, 'an address such as smtps://user:password@host:465'),
  MAIL_FROM: withDefault('Merchant Payments <no-reply@localhost>', z.string()),
  MAIL_FOLDER: text,
  PAYSTACK_SECRET_KEY: liveKey('sk_live_'),
  PAYSTACK_PREVIOUS_SECRET_KEY: liveKey('sk_live_'),
  PAYSTACK_BASE_URL: providerUrl,
  PAYSTACK_TRANSFER_FEES: transferFees,
  PAYSTACK_DEDICATED_BANK: withDefault(
    'titan-paystack',
    z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be a slug such as wema-bank'),
  ),
  MONNIFY_API_KEY: liveKey('MK_PROD_'),
  MONNIFY_SECRET_KEY: text,
  MONNIFY_WALLET_ACCOUNT: monnifyWallet,
  MONNIFY_PREVIOUS_API_KEY: liveKey('MK_PROD_'),
  MONNIFY_PREVIOUS_SECRET_KEY: text,
  MONNIFY_PREVIOUS_WALLET_ACCOUNT: monnifyWallet,
  MONNIFY_CONTRACT_CODE: textThat(
    (value) => /^[0-9]{6,20}$/.test(value),
    'must be the code of a contract, digits alone',
  ),
  MONNIFY_BASE_URL: providerUrl,
  MONNIFY_TRANSFER_FEES: transferFees,
  TRON_NODE_URL: httpUrl,
  TRON_SOLIDITY_URL: httpUrl,
  TRON_JSONRPC_URL: httpUrl,
  TRON_FALLBACK_NODE_URL: httpUrl,
  TRON_FALLBACK_SOLIDITY_URL: httpUrl,
  TRON_FALLBACK_JSONRPC_URL: httpUrl,
  TRON_API_KEY: text,
  TRON_FALLBACK_API_KEY: text,
  TRON_NETWORK: tronNetwork,
  TRON_USDT_CONTRACT: tronAddress,
  TRON_XPUB: extendedPublicKey,
  TRON_TREASURY_ADDRESS: tronAddress,
  TRON_WALLET_FILE: file,
  TRON_MNEMONIC_ENCRYPTED: text,
  TRON_WALLET_PASSPHRASE: text,
  TRON_WALLET_PASSPHRASE_FILE: file,
  TRON_GAS_ACCOUNT: tronAddress,
  TRON_ENERGY_BY: withDefault(
    'top_up',
    z.enum(['top_up', 'delegation', 'rental'], 'must be top_up, delegation or rental'),
  ),
  ITRX_API_KEY: text,
  ITRX_API_SECRET: text,
  ITRX_BASE_URL: providerUrl,
  TRON_TRX_PRICE_USDT: usdtPrice,
  TRON_SWEEP_COST_CAP_PERCENT: integer(10, 1, 100),
  TRON_SWEEP_CAP_USDT: integer(1_000_000, 1, 1_000_000_000),
  TRON_FEE_LIMIT_CAP_TRX: integer(50, 1, 15_000),
  TRON_TOP_UP_CAP_TRX: integer(50, 1, 15_000),
  TRON_STAKE_CAP_TRX: integer(50_000, 1, 100_000_000),
  TRON_TIMEOUT_MS: integer(10_000, 100, 60_000),
  USDT_RATE_PROVIDER: optional(z.enum(['quidax'], 'must be quidax')),
  QUIDAX_BASE_URL: providerUrl,
  USDT_REFERENCE_PROVIDER: optional(z.enum(['coingecko'], 'must be coingecko')),
  COINGECKO_BASE_URL: httpUrl,
  COINGECKO_API_KEY: text,
  RATE_LAST_TRADE_BASIS_POINTS: integer(500, 1, 10_000),
  RATE_REFERENCE_BASIS_POINTS: integer(1_000, 1, 100_000),
  RATE_JUMP_BASIS_POINTS: integer(1_000, 1, 100_000),
  RATE_JUMP_MINUTES: integer(30, 1, 1_440),
  YELLOWCARD_API_KEY: text,
  YELLOWCARD_SECRET_KEY: text,
  YELLOWCARD_PREVIOUS_API_KEY: text,
  YELLOWCARD_PREVIOUS_SECRET_KEY: text,
  YELLOWCARD_BASE_URL: providerUrl,
  COLLECTION_APPROVAL_MINUTES: integer(15, 1, 24 * 60),
  RATE_MAX_AGE_SECONDS: integer(300, 5, 86_400),
  USDT_QUOTE_SECONDS: integer(60, 1, 3_600),
  EXCHANGE_SPREAD_BASIS_POINTS: integer(100, 0, 5_000),
  VTPASS_API_KEY: text,
  VTPASS_PUBLIC_KEY: text,
  VTPASS_SECRET_KEY: text,
  VTPASS_PREVIOUS_API_KEY: text,
  VTPASS_PREVIOUS_PUBLIC_KEY: text,
  VTPASS_PREVIOUS_SECRET_KEY: text,
  VTPASS_BASE_URL: providerUrl,
  PAYMENT_DAILY_CAP_NAIRA: integer(100_000_000, 100, 1_000_000_000),
});

/** The name of an environment variable that the service reads. */
export type SettingName = keyof typeof settingsSchema.shape;

/** What must be set for the books of a provider to be asked for; not all that its account needs. */
export const KEY_OF_PROVIDER = {
  paystack: 'PAYSTACK_SECRET_KEY',
  monnify: 'MONNIFY_API_KEY',
  vtpass: 'VTPASS_API_KEY',
} as const satisfies Readonly<Record<PayoutProviderName | 'vtpass', SettingName>>;

/** What the environment variables say, each by its schema. */
export type SettingValues = z.output<typeof settingsSchema>;
