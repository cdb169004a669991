import type { TronNodeAddress } from '../chain/nodeClient.ts';
import { camelCase } from '../contract/starts.ts';
import {
  type DailyLimit,
  DEFAULT_CHARGES,
  DEFAULT_COMMISSION,
  DEFAULT_DAILY_LIMITS,
  DEFAULT_REFUND_RULE,
  DEFAULT_WITHDRAWAL_FEE_TIERS,
  type Pricing,
} from '../domain/ledger/pricing.ts';
import type { RateBounds } from '../domain/orders/rateSanity.ts';
import { HOUR_MS, MINUTE_MS } from '../domain/time.ts';
import type { SweepPolicy } from '../domain/usdt/sweep.ts';
import {
  PLAIN_SETTING_NAMES,
  type PlainSettingName,
  PUBLIC_METRICS,
  type SettingName,
  settingsSchema,
  type SettingValues as Values,
} from './settings.ts';

/** What is never changed, in all its parts. */
type Constant<Part> = Part extends bigint | boolean | number | string | undefined | Uint8Array
  ? Part
  : { readonly [Key in keyof Part]: Constant<Part[Key]> };

/** The settings of one process. Times in milliseconds, amounts in kobo. */
export type Config = Constant<ReturnType<typeof configOf>>;

/** A TRON network, and the wallet whose deposit addresses live on it. Amounts in sun and micro-USDT. */
export type TronConfig = NonNullable<Config['tron']>;

/** A setting that stops the start. The message names every one that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables: the only place that does.
 *
 * @throws ConfigError naming each variable and what was expected of it; never its value, which may be a secret.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = combinedSchema.safeParse(env);
  if (!parsed.success) {
    // A list may have several wrong values, and the message names it once.
    const problems = new Set(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
    throw invalid([...problems].join('; '));
  }
  const config = configOf(parsed.data);
  const missing = config.payoutProviders.filter((name) => config[name] === undefined);
  if (env.PAYOUT_PROVIDERS && missing.length > 0) {
    throw invalid(`PAYOUT_PROVIDERS names ${missing.join(', ')}, whose keys are not set`);
  }
  return config;
}

const invalid = (problem: string) => new ConfigError(`The configuration is not valid: ${problem}.`);

/** Settings, each with one by which it must be set too. */
const SET_TOGETHER = [
  ['TRON_NODE_URLS', 'TRON_SOLIDITY_URLS'],
  ['TRON_NODE_URLS', 'TRON_JSONRPC_URLS'],
  ['TRON_NODE_URLS', 'TRON_API_KEYS'],
  ['TRON_XPUB', 'TRON_NODE_URLS'],
  ['TRON_TREASURY_ADDRESS', 'TRON_NODE_URLS'],
  ['TEMPORAL_DEPLOYMENT_NAME', 'TEMPORAL_WORKER_BUILD_ID'],
  ['TEMPORAL_WORKER_BUILD_ID', 'TEMPORAL_DEPLOYMENT_NAME'],
] as const;

/** Lists whose values belong together by position: each account, or node, has one value in each. */
const PARALLEL_LISTS = [
  ['MONNIFY_API_KEY', ['MONNIFY_SECRET_KEY', 'MONNIFY_WALLET_ACCOUNT']],
  ['VTPASS_API_KEY', ['VTPASS_PUBLIC_KEY', 'VTPASS_SECRET_KEY']],
  ['YELLOWCARD_API_KEY', ['YELLOWCARD_SECRET_KEY']],
  ['TRON_NODE_URLS', ['TRON_SOLIDITY_URLS', 'TRON_JSONRPC_URLS', 'TRON_API_KEYS']],
] as const;

/** Lists in which a repeated value would be one account, or one node, twice. */
const DISTINCT_LISTS = [
  'PAYSTACK_SECRET_KEY',
  'VTPASS_API_KEY',
  'YELLOWCARD_API_KEY',
  'TRON_NODE_URLS',
] as const;

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Settings that are right alone and wrong together. */
const combinedSchema = settingsSchema.superRefine((values, context) => {
  const complain = (name: SettingName, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (values.ENCRYPTION_KEY.some((key) => values.JWT_SECRET.equals(key))) {
    complain('JWT_SECRET', 'must not be the same as ENCRYPTION_KEY');
  }
  for (const [name, other] of SET_TOGETHER) {
    if (!isSet(values[name]) && isSet(values[other])) complain(name, `must be set where ${other} is`);
  }
  for (const [first, others] of PARALLEL_LISTS) {
    for (const other of others) {
      const [count, expected] = [values[other].length, values[first].length];
      if (count > 0 && expected > 0 && count !== expected) {
        complain(other, `must list as many values as ${first}, in the same order: ${expected}, not ${count}`);
      }
    }
  }
  for (const name of DISTINCT_LISTS) {
    const distinct = new Set(values[name].map((each) => (typeof each === 'string' ? each : each.url)));
    if (distinct.size < values[name].length) complain(name, 'must not contain a value twice');
  }
  if (!isSet(values.TRON_NODE_URLS)) return;
  if (values.TRON_USDT_CONTRACT === undefined && values.TRON_NETWORK !== 'mainnet') {
    complain('TRON_USDT_CONTRACT', 'must be set on every network but mainnet');
  }
  if (values.TRON_ENERGY_SOURCE === 'rental' && values.ITRX_API_KEY === undefined) {
    complain('ITRX_API_KEY', 'must be set where TRON_ENERGY_SOURCE is rental');
  }
});

/** A fleet of servers, or an office, has one address: it may do what this many busy businesses may. */
const BUSINESSES_BEHIND_ONE_ADDRESS = 5;

/** A replay mostly waits for its attempt, so more replays than attempts may be in progress. */
const REPLAYS_PER_ATTEMPT = 2;

/** The share of the request timeout in which the headers must arrive. */
const HEADERS_PART = 0.5;

function configOf(values: Values) {
  const [encryptionKey, ...previousEncryptionKeys] = values.ENCRYPTION_KEY;
  const hasPublicMetrics = values.METRICS_TOKEN === PUBLIC_METRICS;
  return {
    ...plainOf(values),
    ...providersOf(values),
    ...termsOf(values),
    tron: tronOf(values),
    /** Requests from one address, behind which many businesses may be. */
    addressRateLimitPerSecond:
      values.ADDRESS_RATE_LIMIT_PER_SECOND ?? values.RATE_LIMIT_PER_SECOND * BUSINESSES_BEHIND_ONE_ADDRESS,
    /** Connection of the role that owns the tables, for migrations; the same as databaseUrl unless set. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
    /** A prebuilt workflow bundle; undefined bundles at start. */
    workflowBundlePath: values.WORKFLOW_BUNDLE,
    workerVersion: workerVersionOf(values),
    /** Where traces go; undefined traces nothing. */
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    webhookSecretOverlapMs: values.WEBHOOK_SECRET_OVERLAP_HOURS * HOUR_MS,
    /** Where mail goes: an SMTP server, or files in a folder; without either there is none. */
    mail: { smtpUrl: values.MAIL_URL.smtpUrl, folder: values.MAIL_URL.folder, from: values.MAIL_FROM },
    encryptionKey,
    /** They open what was encrypted before the current key; nothing new is encrypted with them. */
    previousEncryptionKeys,
    jwtSecret: values.JWT_SECRET,
    headersTimeoutMs: Math.trunc(values.REQUEST_TIMEOUT_MS * HEADERS_PART),
    /** Whether every client may read the metrics of the public port. Metrics show the volume of business. */
    metricsOnPublicPort: hasPublicMetrics,
    metricsToken: hasPublicMetrics ? undefined : values.METRICS_TOKEN,
    webhookReplayConcurrency: values.WEBHOOK_CONCURRENCY_PER_BUSINESS * REPLAYS_PER_ATTEMPT,
  };
}

/** Which version of a worker deployment the workers say they are; undefined where Temporal tells versions not apart. */
function workerVersionOf({
  TEMPORAL_DEPLOYMENT_NAME: deploymentName,
  TEMPORAL_WORKER_BUILD_ID: buildId,
}: Values) {
  return deploymentName === undefined || buildId === undefined ? undefined : { deploymentName, buildId };
}

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The settings that are as they were given, `databaseUrl` for DATABASE_URL; `settingPurposes.ts` says what each is for. */
function plainOf(values: Values) {
  const plain = PLAIN_SETTING_NAMES.map((name) => [camelCase(name.toLowerCase()), values[name]]);
  return Object.fromEntries(plain) as { [Name in PlainSettingName as CamelCase<Name>]: Values[Name] };
}

/** Each provider is undefined where production does without it. */
function providersOf(values: Values) {
  const paystack = accountsOf(values, { of: 'Paystack', names: { secretKey: 'PAYSTACK_SECRET_KEY' } });
  const monnify = accountsOf(values, {
    of: 'Monnify',
    names: {
      apiKey: 'MONNIFY_API_KEY',
      secretKey: 'MONNIFY_SECRET_KEY',
      walletAccountNumber: 'MONNIFY_WALLET_ACCOUNT',
    },
  });
  const yellowCard = accountsOf(values, {
    of: 'Yellow Card',
    names: { apiKey: 'YELLOWCARD_API_KEY', secretKey: 'YELLOWCARD_SECRET_KEY' },
  });
  const vtpass = accountsOf(values, {
    of: 'VTpass',
    names: { apiKey: 'VTPASS_API_KEY', publicKey: 'VTPASS_PUBLIC_KEY', secretKey: 'VTPASS_SECRET_KEY' },
  });
  const urls = values.PROVIDER_URLS;
  const rateProviders = new Set(values.RATE_PROVIDERS);
  return {
    /** The fee that each agreed to for a transfer; undefined where it is not set. */
    transferFees: { paystack: values.PAYSTACK_TRANSFER_FEES, monnify: values.MONNIFY_TRANSFER_FEES },
    paystack: paystack && {
      accounts: paystack,
      baseUrl: urls.paystack,
      /** The bank that issues vendor accounts, by Paystack's slug. */
      dedicatedAccountBank: values.PAYSTACK_DEDICATED_BANK,
    },
    monnify: monnify && {
      accounts: monnify,
      /** The contract under which vendor accounts are reserved; undefined reserves none. */
      contractCode: values.MONNIFY_CONTRACT_CODE,
      baseUrl: urls.monnify,
    },
    /** Who sells bills. */
    vtpass: vtpass && { accounts: vtpass, baseUrl: urls.vtpass },
    /** The collector abroad. */
    yellowCard: yellowCard && { accounts: yellowCard, baseUrl: urls.yellowcard },
    /** The market of USDT. */
    quidax: rateProviders.has('quidax') ? { baseUrl: urls.quidax } : undefined,
    /** A second source of what USDT is worth, by which rates are judged. */
    coinGecko: rateProviders.has('coingecko')
      ? { baseUrl: urls.coingecko, apiKey: values.COINGECKO_API_KEY }
      : undefined,
  };
}

/** A market may move for good: after this time a rate is no longer compared with the one before it. */
const RATE_JUMP_WINDOW_MS = 30 * MINUTE_MS;

function termsOf(values: Values) {
  const bounds = values.RATE_BOUNDS_BASIS_POINTS;
  const rateBounds: RateBounds = {
    fromLastTradeBasisPoints: BigInt(bounds.last_trade),
    fromReferenceBasisPoints: BigInt(bounds.reference),
    jumpBasisPoints: BigInt(bounds.jump),
    jumpWindowMs: RATE_JUMP_WINDOW_MS,
  };
  const pricing: Pricing = {
    withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS,
    charges: DEFAULT_CHARGES,
    commission: DEFAULT_COMMISSION,
    refunds: DEFAULT_REFUND_RULE,
    limits: {
      smallestMinor: 10_000n,
      largestMinor: 1_000_000_000n,
      paymentsPerDayMinor: BigInt(values.PAYMENT_DAILY_CAP_NAIRA) * 100n,
    },
    exchange: {
      spreadBasisPoints: BigInt(values.EXCHANGE_SPREAD_BASIS_POINTS),
      smallestUsdtMinor: 1_000_000n,
      largestUsdtMinor: 1_000_000_000_000n,
    },
    dailyLimits: {
      withdrawals: limitOf(values.DAILY_LIMITS.withdrawals, DEFAULT_DAILY_LIMITS.withdrawals),
      sales: limitOf(values.DAILY_LIMITS.sales, DEFAULT_DAILY_LIMITS.sales),
      bills: limitOf(values.DAILY_LIMITS.bills, DEFAULT_DAILY_LIMITS.bills),
      nameEnquiries: limitOf(values.DAILY_LIMITS.nameEnquiries, DEFAULT_DAILY_LIMITS.nameEnquiries),
    },
  };
  const { hours = 24, naira: heldPerDayMinor = 2_000_000n } = values.DAILY_LIMITS.payoutHold ?? {};
  return {
    rateBounds,
    /** Fees and limits of a business with which nothing else was agreed. */
    pricing,
    /** How long payouts from the dashboard are held after a change of access, and how much a day may have meanwhile. */
    payoutHold: { holdMs: hours * HOUR_MS, perDayMinor: heldPerDayMinor },
    /** How old an exchange rate may be when it is used. */
    rateMaxAgeMs: values.RATE_MAX_AGE_SECONDS * 1_000,
    /** How long the terms of a quote hold. */
    usdtQuoteMs: values.USDT_QUOTE_SECONDS * 1_000,
    secondFactorProofMs: values.SECOND_FACTOR_PROOF_SECONDS * 1_000,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    /** How long a customer abroad may take to approve. */
    collectionApprovalMs: values.COLLECTION_APPROVAL_MINUTES * MINUTE_MS,
  };
}

/** The daily limit that a setting changes in part. */
function limitOf(
  given: { readonly naira?: bigint | undefined; readonly count?: bigint | undefined } | undefined,
  usual: DailyLimit,
): DailyLimit {
  return { count: given?.count ?? usual.count, amountMinor: given?.naira ?? usual.amountMinor };
}

/** A setting that lists a key of each account. */
type AccountSetting = {
  [Name in SettingName]: Values[Name] extends readonly string[] ? Name : never;
}[SettingName];

type Account<Key extends string> = Readonly<Record<Key, string>>;

/**
 * The accounts at a provider: the current one, then previous ones, which may still have orders in progress.
 *
 * @param provider.of the provider's name, for messages.
 * @param provider.names the settings that list the keys of the accounts, by the name of the key in an account.
 * @returns undefined when none of the settings is set.
 * @throws ConfigError when some are set and others are not.
 */
function accountsOf<Key extends string>(
  values: Values,
  { of, names }: { of: string; names: Readonly<Record<Key, AccountSetting>> },
): readonly [Account<Key>, ...Account<Key>[]] | undefined {
  const settings = Object.entries<AccountSetting>(names);
  const missing = settings.map(([, name]) => name).filter((name) => !isSet(values[name]));
  if (missing.length === settings.length) return undefined;
  if (missing.length > 0) throw invalid(`${missing.join(', ')} must be set with the other keys of ${of}`);
  const accountAt = (index: number) =>
    Object.fromEntries(settings.map(([key, name]) => [key, values[name][index]])) as Account<Key>;
  const [[, first]] = settings as [(typeof settings)[number]];
  const [current, ...previous] = values[first].map((_, index) => accountAt(index));
  return current && [current, ...previous];
}

/** Tether's own contract on mainnet (tether.to, "Supported protocols"). */
const MAINNET_USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const SUN_PER_TRX = 1_000_000n;

const NODE_TIMEOUT_PART = 0.5;

/** Undefined: production takes no USDT. */
function tronOf(values: Values) {
  const { TRON_XPUB, TRON_TREASURY_ADDRESS, ITRX_API_KEY } = values;
  const [first, ...others] = values.TRON_NODE_URLS.map(
    (node, index): TronNodeAddress => ({
      ...node,
      solidityUrl: values.TRON_SOLIDITY_URLS[index],
      jsonRpcUrl: values.TRON_JSONRPC_URLS[index],
      apiKey: values.TRON_API_KEYS[index],
    }),
  );
  if (first === undefined || TRON_XPUB === undefined || TRON_TREASURY_ADDRESS === undefined) return undefined;
  const nodes: readonly [TronNodeAddress, ...TronNodeAddress[]] = [first, ...others];
  const isRented = values.TRON_ENERGY_SOURCE === 'rental' && ITRX_API_KEY !== undefined;
  const caps = {
    sweepMinor: BigInt(values.TRON_SWEEP_CAP_USDT) * 1_000_000n,
    feeLimitSun: BigInt(values.TRON_GAS_CAP_TRX) * SUN_PER_TRX,
    topUpSun: BigInt(values.TRON_GAS_CAP_TRX) * SUN_PER_TRX,
    stakeSun: BigInt(values.TRON_STAKE_CAP_TRX) * SUN_PER_TRX,
  };
  const sweepPolicy: Omit<SweepPolicy, 'floorMinor'> = {
    energyBy: values.TRON_ENERGY_SOURCE,
    // The contract's factor changes every six hours only; what is topped up too much stays behind on the address.
    energyMarginBasisPoints: 500n,
    feeLimitCapSun: caps.feeLimitSun,
    topUpCapSun: caps.topUpSun,
    sweepCapMinor: caps.sweepMinor,
    stakeCapSun: caps.stakeSun,
    costCapBasisPoints: BigInt(values.TRON_SWEEP_COST_CAP_PERCENT) * 100n,
    trxPriceMinor: values.TRON_TRX_PRICE_USDT,
  };
  return {
    network: values.TRON_NETWORK,
    /** The first answers; the others stand in for it. */
    nodes,
    usdtContract: values.TRON_USDT_CONTRACT ?? MAINNET_USDT,
    extendedPublicKey: TRON_XPUB,
    treasuryAddress: TRON_TREASURY_ADDRESS,
    /** The gas account that the wallet must turn out to have; undefined takes whatever it has. */
    gasAddress: values.TRON_GAS_ACCOUNT,
    /** Only the worker opens it. */
    wallet: { encrypted: values.TRON_WALLET, passphrase: values.TRON_WALLET_PASSPHRASE },
    caps,
    sweepPolicy,
    /** Where energy is rented; undefined unless it is. */
    rental: isRented ? { ...ITRX_API_KEY, baseUrl: values.PROVIDER_URLS.itrx } : undefined,
    /** Half of what other providers have: another node may stand in. */
    timeoutMs: Math.trunc(values.PROVIDER_TIMEOUT_MS * NODE_TIMEOUT_PART),
  };
}
