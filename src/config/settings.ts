import { existsSync } from 'node:fs';
import proxyaddr from 'proxy-addr';
import { z } from 'zod';
import { createAddressDerivation, isTronAddress } from '../chain/addresses.ts';
import { TRON_NETWORKS } from '../chain/networks.ts';
import { TASK_QUEUES } from '../contract/flows.ts';
import type { FeeTier } from '../domain/ledger/pricing.ts';
import { DECIMALS, decimalToMinor, roundHalfUp } from '../domain/money.ts';

// The kinds of values that settings have. Each reads the text of an environment variable; an empty one counts as absent.
// No kind needs a character that a shell would need quoted: lists have commas, and `name=value` where they have names.

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

const file = textThat(existsSync, 'must be the path of an existing file');

/** The parts of a list, which commas separate; an empty text has none. */
function partsOf(value: unknown): readonly string[] {
  return value
    ? String(value)
        .trim()
        .split(/\s*,\s*/)
    : [];
}

/** A list with commas between its values. */
function list<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(partsOf, z.array(schema));
}

/** A key of a provider: the current one, then previous ones, whose orders may still be in progress. */
const keys = (schema = z.string()) => list(schema.min(1, 'must not have an empty value between commas'));

/** A list of values by name, such as `quidax=5,coingecko=10`. `fallback` has the values of the names it does not contain. */
function valuesByName<
  const Name extends string,
  Schema extends z.ZodType,
  Fallback extends Partial<Record<Name, z.output<Schema>>>,
>(
  names: readonly Name[],
  {
    schema,
    expectation,
    fallback,
  }: { readonly schema: Schema; readonly expectation: string; readonly fallback: Fallback },
) {
  return z.preprocess(
    (value) => partsOf(value).map((part) => [part.split('=', 1)[0], part.slice(part.indexOf('=') + 1)]),
    z
      .array(z.tuple([z.enum(names, expectation), schema]))
      .refine(
        (given) => new Set(given.map(([name]) => name)).size === given.length,
        'must not contain a name twice',
      )
      .transform(
        (given) =>
          ({ ...fallback, ...Object.fromEntries(given) }) as Fallback &
            Partial<Record<Name, z.output<Schema>>>,
      ),
  );
}

/** A secret: its text, or the file that contains it. */
export type SecretSource = { readonly text: string } | { readonly file: string };

const FILE_PREFIX = 'file:';
const pathOf = (value: string) =>
  value.startsWith(FILE_PREFIX) ? value.slice(FILE_PREFIX.length) : undefined;

/** A secret as its text, which `textOf` reads, or as `file:` and a path. */
function secret(expectation: string, textOf: (value: string) => string | undefined) {
  return text.transform((value, context): SecretSource | undefined => {
    if (value === undefined) return undefined;
    const path = pathOf(value);
    if (path !== undefined && existsSync(path)) return { file: path };
    const secretText = path === undefined ? textOf(value) : undefined;
    if (secretText !== undefined) return { text: secretText };
    context.addIssue(expectation);
    return z.NEVER;
  });
}

const flag = z.preprocess(
  (value) => value ?? '',
  z
    .enum(['', 'true', 'false', '1', '0'], 'must be true or false')
    .transform((each) => each === 'true' || each === '1'),
);

const url = (protocols: RegExp, expectation: string) =>
  optional(z.url({ protocol: protocols, error: `must be ${expectation}` }));
const httpUrl = url(/^https?$/, 'an http or https address');
const httpUrlInList = z.url({
  protocol: /^https?$/,
  error: 'must be http or https addresses, separated by commas',
});

/** Where mail goes. */
const mailUrl = text.transform((value, context): { readonly smtpUrl?: string; readonly folder?: string } => {
  if (value === undefined) return {};
  const folder = pathOf(value);
  if (folder) return { folder };
  if (/^smtps?:$/.test(URL.parse(value)?.protocol ?? '')) return { smtpUrl: value };
  context.addIssue(
    'must be the address of an SMTP server such as smtps://user:password@host:465, or a folder such as file:/var/mail',
  );
  return z.NEVER;
});

/** An address, without a slash at its end. */
const ownUrl = httpUrl.transform((value) => value?.replace(/\/$/, ''));

/** A key of a provider with its secret, which are one credential. */
const keyAndSecret = text.transform((value, context) => {
  if (value === undefined) return undefined;
  const [, apiKey, apiSecret] = /^([^\s:]+):([^\s:]+)$/.exec(value) ?? [];
  if (apiKey !== undefined && apiSecret !== undefined) return { apiKey, apiSecret };
  context.addIssue('must be a key and its secret with a colon between them');
  return z.NEVER;
});

const CONTACT_EXPECTATION =
  'must be an address such as mailto:security@example.com or https://example.com/security';
/** Where finders of vulnerabilities report them: an address as RFC 9116 wants it. */
const contact = optional(
  z.url({ protocol: /^(https|mailto)$/, error: CONTACT_EXPECTATION }).regex(/^\S+$/, CONTACT_EXPECTATION),
);

/** The providers whose addresses may be changed. */
const PROVIDERS_WITH_ADDRESS = [
  'paystack',
  'monnify',
  'vtpass',
  'yellowcard',
  'quidax',
  'coingecko',
  'itrx',
] as const;

/** A provider's address. Live orders move money, and a provider's sandbox would report payments that were never received. */
const providerUrls = valuesByName(PROVIDERS_WITH_ADDRESS, {
  schema: z
    .url({ protocol: /^https?$/, error: 'must contain http or https addresses', abort: true })
    .refine(
      (value) => !new URL(value).hostname.includes('sandbox'),
      "must not contain the address of a provider's sandbox: this service simulates its own",
    ),
  expectation: `must be addresses by provider, such as paystack=https://bank.example,itrx=https://nile.itrx.io, of ${PROVIDERS_WITH_ADDRESS.join(', ')}`,
  fallback: {},
});

/** A provider's keys that begin with `prefix` when they are of a live account. */
const liveKeys = (prefix: string) =>
  keys(
    z
      .string()
      .startsWith(
        prefix,
        `must be live keys, ${prefix}…: with a test key transfers succeed without paying, and the sandbox of this service needs none`,
      ),
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

/** The current key, then previous ones. A previous key may be weak: it only opens, and otherwise no operator could leave it. */
const encryptionKeys = z.preprocess(
  (value) => (value ? partsOf(value) : [value]),
  z
    .tuple([randomKey], key32)
    .refine(
      (given) => new Set(given.map((key) => key.toString('base64'))).size === given.length,
      'must not contain a key twice',
    ),
);

/**
 * Whether bytes may have come from a generator of random ones. It finds what people write when a key is asked for: one
 * byte again and again, a short text repeated, bytes that count. Of 32 random bytes about 30 differ from each other; fewer
 * than 16 do once in 10^10 keys.
 */
function looksRandom(bytes: Buffer): boolean {
  const steps = new Set(bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0)));
  return new Set(bytes).size >= LEAST_DIFFERENT_BYTES && steps.size > 1;
}

/** Networks of proxies, as the package `proxy-addr` reads them. It refuses a network that has every address. */
const proxyNetworks = list(z.string()).refine((networks) => {
  try {
    proxyaddr.compile(networks);
    return true;
  } catch {
    return false;
  }
}, 'must be the networks of your proxies, such as 10.0.0.0/8,fd00::/8, or loopback, linklocal, uniquelocal, separated by commas');

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

const WALLET_EXPECTATION =
  'must be file: and the path of an encrypted wallet, or the contents of that file in base64';
const encryptedWallet = secret(WALLET_EXPECTATION, (value) =>
  /^[A-Za-z0-9+/]{2,}={0,2}$/.test(value) ? Buffer.from(value, 'base64').toString('utf8') : undefined,
);
const passphrase = secret('must be a passphrase, or file: and the path of a file with one', (value) => value);

const RATE_BOUND_NAMES = ['last_trade', 'reference', 'jump'] as const;
const RATE_BOUNDS_EXPECTATION =
  'must be whole numbers from 1 to 100000 by name, such as last_trade=500,reference=1000,jump=1000';
const rateBounds = valuesByName(RATE_BOUND_NAMES, {
  schema: z.coerce
    .number(RATE_BOUNDS_EXPECTATION)
    .int(RATE_BOUNDS_EXPECTATION)
    .min(1, RATE_BOUNDS_EXPECTATION)
    .max(100_000, RATE_BOUNDS_EXPECTATION),
  expectation: RATE_BOUNDS_EXPECTATION,
  fallback: { last_trade: 500, reference: 1_000, jump: 1_000 },
});

const limitCount = z.int().min(0).max(1_000_000_000).transform(BigInt);
const limitNaira = z
  .int()
  .min(0)
  .max(10_000_000_000)
  .transform((naira) => BigInt(naira) * 100n);
const orderLimit = z.strictObject({ naira: limitNaira, count: limitCount }).partial();

const DAILY_LIMITS_EXPECTATION =
  'must be JSON with what differs from {"withdrawals":{"naira":5000000000,"count":100000},"sales":{"naira":5000000000,"count":100000},"bills":{"naira":1000000000,"count":100000},"nameEnquiries":{"count":20000},"payoutHold":{"hours":24,"naira":20000}}';

/** The daily limits of businesses and the hold on payouts, each with what differs from its default. */
const dailyLimits = withDefault('{}', z.string()).transform((value, context) => {
  const parsed = z
    .strictObject({
      withdrawals: orderLimit,
      sales: orderLimit,
      bills: orderLimit,
      nameEnquiries: z.strictObject({ count: limitCount }).partial(),
      payoutHold: z.strictObject({ hours: z.int().min(0).max(720), naira: limitNaira }).partial(),
    })
    .partial()
    .safeParse(jsonOf(value));
  if (parsed.success) return parsed.data;
  context.addIssue(DAILY_LIMITS_EXPECTATION);
  return z.NEVER;
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const METRICS_TOKEN_MIN_LENGTH = 16;

/** Where rates come from, by the names of their providers. */
const RATE_PROVIDER_NAMES = ['quidax', 'coingecko'] as const;

/** Nodes beyond the first stand in for it. */
const MAX_NODES = 5;
const NODE_URLS =
  'must be http or https addresses, separated by commas, each with @15/s behind it where 15 requests a second are allowed';
/** An address of a node, with what its plan allows. */
const nodeUrl = z.string().transform((value, context) => {
  const [, url = value, perSecond] = /^(.*)@([1-9]\d{0,3})\/s$/.exec(value) ?? [];
  // No credentials are sent that an address holds: what looks like them is a limit that is not written as one.
  if (httpUrlInList.safeParse(url).success && !url.includes('@')) {
    return { url, requestsPerSecond: perSecond === undefined ? undefined : Number(perSecond) };
  }
  context.addIssue(NODE_URLS);
  return z.NEVER;
});
const nodeUrls = list(nodeUrl).refine(
  (urls) => urls.length <= MAX_NODES,
  `must list at most ${MAX_NODES} nodes`,
);
/** A list with one value for each node, which is empty where a node needs none. */
const forEachNode = <Schema extends z.ZodType>(schema: Schema) => list(optional(schema));

/** What a provider agreed to take for a transfer, by its amount, in naira: `5000=10,50000=25,above=50`. */
const transferFees = text.transform((value, context): readonly FeeTier[] | undefined => {
  if (value === undefined) return undefined;
  const tiers = value.split(',').map((tier) => {
    const [upTo = '', fee = ''] = tier.trim().split('=');
    const upToMinor = upTo === 'above' ? null : decimalToMinor(upTo, 'NGN');
    // Providers agree to fees with parts of a kobo, such as 26.875, and reconciliation compares what is rounded.
    return { upToMinor, feeMinor: roundHalfUp(fee, DECIMALS.NGN) };
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

/** A list of some of the names, with commas between; `fallback` unless given. */
function nameList<const Name extends string>(names: readonly Name[], fallback: readonly Name[] = names) {
  return z.preprocess(
    (value) => (value ? partsOf(value) : fallback),
    z
      .array(z.enum(names, `must be one or more of ${names.join(', ')}, separated by commas`))
      .transform((given) => [...new Set(given)]),
  );
}

/** The providers of live payouts, by the names that records keep, in the order in which payouts prefer them. */
export const PAYOUT_PROVIDER_NAMES = ['paystack', 'monnify'] as const;
export type PayoutProviderName = (typeof PAYOUT_PROVIDER_NAMES)[number];

/** Opens the metrics of the public port to every client, in place of a token. */
export const PUBLIC_METRICS = 'public';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

// Each setting alone: what it may be, and what it is unless it is set. `settingPurposes.ts` says what each is for.

/** The settings that the configuration has as they are, under their names in camel case. */
const PLAIN_SETTINGS = {
  HOST: withDefault('127.0.0.1', z.string()),
  PORT: integer(8080, 0, 65_535),
  REQUEST_TIMEOUT_MS: integer(30_000, 100, 600_000),
  MAX_CONNECTIONS: integer(5_000, 1, 1_000_000),
  PUBLIC_URL: ownUrl,
  SECURITY_CONTACT: contact,
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
  METRICS_PORT: integer(0, 0, 65_535),
  OUTCOME_WAIT_MS: integer(10_000, 0, 55_000),
  RATE_LIMIT_PER_SECOND: integer(100, 1, 1_000_000),
  TRUST_PROXY: proxyNetworks,
  WEBHOOK_ALLOW_LOOPBACK: flag,
  WEBHOOK_MAX_PENDING_REPLAYS: integer(10_000, 1, 1_000_000),
  WEBHOOK_CONCURRENCY_PER_BUSINESS: integer(10, 1, 200),
  // A provider that is configured and not named keeps what it has.
  PAYOUT_PROVIDERS: nameList(PAYOUT_PROVIDER_NAMES),
  PAYOUT_PROVIDER_COOLDOWN_MS: integer(60_000, 0, 3_600_000),
  TRON_POLL_MS: integer(1_500, 10, 60_000),
  CUSTODY_REQUESTS_PER_MINUTE: integer(120, 1, 100_000),
  // Long enough for a client that polls to see a deposit on its way.
  SANDBOX_SOLID_AFTER_MS: integer(2_000, 0, 60_000),
  SANDBOX_POLL_MS: integer(300, 10, 60_000),
  PROVIDER_TIMEOUT_MS: integer(20_000, 100, 60_000),
  RELAY_DELAY_MS: integer(2_000, 0, 60_000),
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
  METRICS_TOKEN: textThat(
    (value) => value === PUBLIC_METRICS || value.length >= METRICS_TOKEN_MIN_LENGTH,
    `must be ${PUBLIC_METRICS}, or have at least ${METRICS_TOKEN_MIN_LENGTH} characters`,
  ),
  ENCRYPTION_KEY: encryptionKeys,
  JWT_SECRET: randomKey,
  WEBHOOK_SECRET_OVERLAP_HOURS: integer(24, 0, 24 * 30),
  MAIL_URL: mailUrl,
  MAIL_FROM: withDefault(
    'no-reply@localhost',
    z
      .string()
      .regex(
        /^[^\s<>"'@]+@[^\s<>"'@]+$/,
        'must be an email address without a name, such as no-reply@localhost',
      ),
  ),
  PROVIDER_URLS: providerUrls,
  PAYSTACK_SECRET_KEY: liveKeys('sk_live_'),
  PAYSTACK_TRANSFER_FEES: transferFees,
  PAYSTACK_DEDICATED_BANK: withDefault(
    'titan-paystack',
    z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be a slug such as wema-bank'),
  ),
  MONNIFY_API_KEY: liveKeys('MK_PROD_'),
  MONNIFY_SECRET_KEY: keys(),
  MONNIFY_WALLET_ACCOUNT: keys(
    z.string().regex(/^[0-9]{10}$/, 'must be account numbers of wallets that pay, ten digits each'),
  ),
  MONNIFY_CONTRACT_CODE: textThat(
    (value) => /^[0-9]{6,20}$/.test(value),
    'must be the code of a contract, digits alone',
  ),
  MONNIFY_TRANSFER_FEES: transferFees,
  TRON_NODE_URLS: nodeUrls,
  TRON_SOLIDITY_URLS: forEachNode(httpUrlInList),
  TRON_JSONRPC_URLS: forEachNode(httpUrlInList),
  TRON_API_KEYS: forEachNode(z.string()),
  TRON_NETWORK: tronNetwork,
  TRON_USDT_CONTRACT: tronAddress,
  TRON_XPUB: extendedPublicKey,
  TRON_TREASURY_ADDRESS: tronAddress,
  TRON_WALLET: encryptedWallet,
  TRON_WALLET_PASSPHRASE: passphrase,
  TRON_GAS_ACCOUNT: tronAddress,
  TRON_ENERGY_SOURCE: withDefault(
    'top_up',
    z.enum(['top_up', 'delegation', 'rental'], 'must be top_up, delegation or rental'),
  ),
  ITRX_API_KEY: keyAndSecret,
  TRON_TRX_PRICE_USDT: usdtPrice,
  TRON_SWEEP_COST_CAP_PERCENT: integer(10, 1, 100),
  TRON_SWEEP_CAP_USDT: integer(1_000_000, 1, 1_000_000_000),
  TRON_GAS_CAP_TRX: integer(50, 1, 15_000),
  TRON_STAKE_CAP_TRX: integer(50_000, 1, 100_000_000),
  RATE_PROVIDERS: nameList(RATE_PROVIDER_NAMES, []),
  COINGECKO_API_KEY: text,
  RATE_BOUNDS_BASIS_POINTS: rateBounds,
  YELLOWCARD_API_KEY: keys(),
  YELLOWCARD_SECRET_KEY: keys(),
  COLLECTION_APPROVAL_MINUTES: integer(15, 1, 24 * 60),
  RATE_MAX_AGE_SECONDS: integer(300, 5, 86_400),
  USDT_QUOTE_SECONDS: integer(60, 1, 3_600),
  DAILY_LIMITS: dailyLimits,
  SECOND_FACTOR_PROOF_SECONDS: integer(300, 0, 12 * 3_600),
  SESSION_IDLE_MINUTES: integer(30, 2, 12 * 60),
  EXCHANGE_SPREAD_BASIS_POINTS: integer(100, 0, 5_000),
  VTPASS_API_KEY: keys(),
  VTPASS_PUBLIC_KEY: keys(),
  VTPASS_SECRET_KEY: keys(),
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
