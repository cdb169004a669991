import type { TronNodeAddress } from './chain/nodeClient.ts';
import { camelCase } from './contract/kinds.ts';
import { DEFAULT_COMMISSION, DEFAULT_WITHDRAWAL_FEE_TIERS } from './domain/fees.ts';
import type { Pricing } from './domain/pricing.ts';
import type { RateBounds } from './domain/rateSanity.ts';
import type { SweepPolicy } from './domain/sweep.ts';
import { HOUR_MS, MINUTE_MS } from './domain/time.ts';
import {
  PLAIN_SETTING_NAMES,
  type PlainSettingName,
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
    // Of a list the variable is named once, however many of its parts are wrong.
    const problems = new Set(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
    throw invalid([...problems].join('; '));
  }
  const config = configOf(parsed.data, env);
  const missing = config.payoutProviders.filter((name) => config[name] === undefined);
  if (env.PAYOUT_PROVIDERS && missing.length > 0) {
    throw invalid(`PAYOUT_PROVIDERS names ${missing.join(', ')}, whose keys are not set`);
  }
  return config;
}

const invalid = (problem: string) => new ConfigError(`The configuration is not valid: ${problem}.`);

/** Settings, each with one by which it must be set too. */
const SET_TOGETHER = [
  ['TRON_NODE_URL', 'TRON_SOLIDITY_URL'],
  ['TRON_NODE_URL', 'TRON_JSONRPC_URL'],
  ['TRON_FALLBACK_NODE_URL', 'TRON_FALLBACK_SOLIDITY_URL'],
  ['TRON_FALLBACK_NODE_URL', 'TRON_FALLBACK_JSONRPC_URL'],
  ['TRON_XPUB', 'TRON_NODE_URL'],
  ['TRON_TREASURY_ADDRESS', 'TRON_NODE_URL'],
  ['TEMPORAL_DEPLOYMENT_NAME', 'TEMPORAL_WORKER_BUILD_ID'],
  ['TEMPORAL_WORKER_BUILD_ID', 'TEMPORAL_DEPLOYMENT_NAME'],
] as const;

/** Settings that are right alone and wrong together. */
const combinedSchema = settingsSchema.superRefine((values, context) => {
  const complain = (name: SettingName, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const { ENCRYPTION_KEY } = values;
  if (values.JWT_SECRET.equals(ENCRYPTION_KEY)) {
    complain('JWT_SECRET', 'must not be the same as ENCRYPTION_KEY');
  }
  if (values.ENCRYPTION_KEY_PREVIOUS?.equals(ENCRYPTION_KEY)) {
    complain('ENCRYPTION_KEY_PREVIOUS', 'must not be the same as ENCRYPTION_KEY');
  }
  if (values.HEADERS_TIMEOUT_MS > values.REQUEST_TIMEOUT_MS) {
    complain('HEADERS_TIMEOUT_MS', 'must not be longer than REQUEST_TIMEOUT_MS');
  }
  for (const [name, other] of SET_TOGETHER) {
    if (values[name] === undefined && values[other] !== undefined) {
      complain(name, `must be set where ${other} is`);
    }
  }
  if (values.TRON_NODE_URL === undefined) return;
  if (values.TRON_USDT_CONTRACT === undefined && values.TRON_NETWORK !== 'mainnet') {
    complain('TRON_USDT_CONTRACT', 'must be set on every network but mainnet');
  }
  if (values.TRON_ENERGY_BY === 'rental') {
    for (const name of ['ITRX_API_KEY', 'ITRX_API_SECRET'] as const) {
      if (values[name] === undefined) complain(name, 'must be set where TRON_ENERGY_BY is rental');
    }
  }
  for (const [name, other] of [
    ['TRON_WALLET_FILE', 'TRON_MNEMONIC_ENCRYPTED'],
    ['TRON_WALLET_PASSPHRASE', 'TRON_WALLET_PASSPHRASE_FILE'],
  ] as const) {
    if (values[name] !== undefined && values[other] !== undefined) {
      complain(name, `must not be set beside ${other}`);
    }
  }
});

/** A fleet of servers, or an office, has one address: it may do what this many busy businesses may. */
const BUSINESSES_BEHIND_ONE_ADDRESS = 5;

/** Settings of earlier versions, which do nothing any more, each with what to set instead. */
const RETIRED_SETTINGS: Readonly<Record<string, string>> = {
  WORKER_METRICS_PORT: 'set METRICS_PORT, which every role has',
};

function configOf(values: Values, env: NodeJS.ProcessEnv) {
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
    mail: { smtpUrl: values.SMTP_URL, folder: values.MAIL_FOLDER, from: values.MAIL_FROM },
    /** A sentence for each setting that is set and not read any more. */
    retiredSettings: Object.entries(RETIRED_SETTINGS)
      .filter(([name]) => env[name])
      .map(([name, instead]) => `${name} is not read any more: ${instead}.`),
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
    identifiedBy: 'apiKey',
  });
  const vtpass = accountsOf(values, {
    of: 'VTpass',
    names: { apiKey: 'VTPASS_API_KEY', publicKey: 'VTPASS_PUBLIC_KEY', secretKey: 'VTPASS_SECRET_KEY' },
    identifiedBy: 'apiKey',
  });
  return {
    /** What each agreed to take for a transfer; undefined where nobody said. */
    transferFees: { paystack: values.PAYSTACK_TRANSFER_FEES, monnify: values.MONNIFY_TRANSFER_FEES },
    paystack: paystack && {
      accounts: paystack,
      baseUrl: values.PAYSTACK_BASE_URL,
      /** The bank that issues vendor accounts, by Paystack's slug. */
      dedicatedAccountBank: values.PAYSTACK_DEDICATED_BANK,
    },
    monnify: monnify && {
      accounts: monnify,
      /** The contract under which vendor accounts are reserved; undefined reserves none. */
      contractCode: values.MONNIFY_CONTRACT_CODE,
      baseUrl: values.MONNIFY_BASE_URL,
    },
    /** Who sells bills. */
    vtpass: vtpass && { accounts: vtpass, baseUrl: values.VTPASS_BASE_URL },
    /** The collector abroad. */
    yellowCard: yellowCard && { accounts: yellowCard, baseUrl: values.YELLOWCARD_BASE_URL },
    /** The market of USDT. */
    quidax: values.USDT_RATE_PROVIDER && { baseUrl: values.QUIDAX_BASE_URL },
    /** A second source of what USDT is worth, by which rates are judged. */
    coinGecko: values.USDT_REFERENCE_PROVIDER && {
      baseUrl: values.COINGECKO_BASE_URL,
      apiKey: values.COINGECKO_API_KEY,
    },
  };
}

function termsOf(values: Values) {
  const rateBounds: RateBounds = {
    fromLastTradeBasisPoints: BigInt(values.RATE_LAST_TRADE_BASIS_POINTS),
    fromReferenceBasisPoints: BigInt(values.RATE_REFERENCE_BASIS_POINTS),
    jumpBasisPoints: BigInt(values.RATE_JUMP_BASIS_POINTS),
    jumpWindowMs: values.RATE_JUMP_MINUTES * MINUTE_MS,
  };
  const pricing: Pricing = {
    withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS,
    commission: DEFAULT_COMMISSION,
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
  };
  return {
    rateBounds,
    /** Fees and limits of a business with which nothing else was agreed. */
    pricing,
    /** How old an exchange rate may be when it is used. */
    rateMaxAgeMs: values.RATE_MAX_AGE_SECONDS * 1_000,
    /** How long the terms of a quote hold. */
    usdtQuoteMs: values.USDT_QUOTE_SECONDS * 1_000,
    /** How long a customer abroad may take to approve. */
    collectionApprovalMs: values.COLLECTION_APPROVAL_MINUTES * MINUTE_MS,
  };
}

/** A setting of an account that has a sibling for the account before: X_API_KEY, and X_PREVIOUS_API_KEY. */
type AccountSetting = {
  [Name in SettingName]: Name extends `${infer Provider}_${infer Rest}`
    ? `${Provider}_PREVIOUS_${Rest}` extends SettingName
      ? Name
      : never
    : never;
}[SettingName];

type Account<Key extends string> = Readonly<Record<Key, string>>;

/**
 * The accounts at a provider: the present one, then the one before, which may still have orders under way.
 *
 * @param provider.of who it is, for a human.
 * @param provider.names the settings of an account by what each is called here, the first of which every account has.
 * @param provider.identifiedBy what two accounts cannot share, where there is such a thing.
 * @returns undefined when there is none.
 * @throws ConfigError for half an account, one before none, or the same account twice.
 */
function accountsOf<Key extends string>(
  values: Values,
  provider: { of: string; names: Readonly<Record<Key, AccountSetting>>; identifiedBy?: NoInfer<Key> },
): readonly [Account<Key>, ...Account<Key>[]] | undefined {
  const { of, names, identifiedBy } = provider;
  const previousOf = (name: AccountSetting) => name.replace('_', '_PREVIOUS_') as SettingName;
  const keys = Object.entries<AccountSetting>(names);
  const previousNames = Object.fromEntries(keys.map(([key, name]) => [key, previousOf(name)]));
  const present = completeOrNone(values, of, names);
  const previous = completeOrNone(values, `${of}'s account before`, previousNames as typeof names);
  const [[, first]] = keys as [(typeof keys)[number]];
  if (previous && !present) throw invalid(`${previousOf(first)} must not be set without ${first}`);
  if (previous && identifiedBy && previous[identifiedBy] === present?.[identifiedBy]) {
    const name = names[identifiedBy];
    throw invalid(`${previousOf(name)} must be of another account than ${name}`);
  }
  return present && [present, ...(previous ? [previous] : [])];
}

/**
 * Settings none of which is of use alone.
 *
 * @param whose what they are the keys of, for a human.
 * @param names what each is called here, and in the environment.
 * @returns undefined when none of them is there.
 * @throws ConfigError when some are there and others not.
 */
function completeOrNone<Key extends string>(
  values: Values,
  whose: string,
  names: Readonly<Record<Key, SettingName>>,
): Readonly<Record<Key, string>> | undefined {
  const settings = Object.entries<SettingName>(names);
  const missing = settings.filter(([, name]) => values[name] === undefined).map(([, name]) => name);
  if (missing.length === settings.length) return undefined;
  if (missing.length === 0) {
    return Object.fromEntries(settings.map(([key, name]) => [key, values[name]])) as Record<Key, string>;
  }
  throw invalid(`${missing.join(', ')} must be set with the other keys of ${whose}`);
}

/** Tether's own contract on mainnet (tether.to, "Supported protocols"). */
const MAINNET_USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const SUN_PER_TRX = 1_000_000n;

/** Undefined: production takes no USDT. */
function tronOf(values: Values) {
  const { TRON_NODE_URL, TRON_FALLBACK_NODE_URL, TRON_XPUB, TRON_TREASURY_ADDRESS } = values;
  if (TRON_NODE_URL === undefined || TRON_XPUB === undefined || TRON_TREASURY_ADDRESS === undefined) {
    return undefined;
  }
  const { ITRX_API_KEY, ITRX_API_SECRET } = values;
  const isRented =
    values.TRON_ENERGY_BY === 'rental' && ITRX_API_KEY !== undefined && ITRX_API_SECRET !== undefined;
  const nodes: readonly [TronNodeAddress, ...TronNodeAddress[]] = [
    nodeOf(values, 'TRON', TRON_NODE_URL),
    ...(TRON_FALLBACK_NODE_URL === undefined
      ? []
      : [nodeOf(values, 'TRON_FALLBACK', TRON_FALLBACK_NODE_URL)]),
  ];
  const caps = {
    sweepMinor: BigInt(values.TRON_SWEEP_CAP_USDT) * 1_000_000n,
    feeLimitSun: BigInt(values.TRON_FEE_LIMIT_CAP_TRX) * SUN_PER_TRX,
    topUpSun: BigInt(values.TRON_TOP_UP_CAP_TRX) * SUN_PER_TRX,
    stakeSun: BigInt(values.TRON_STAKE_CAP_TRX) * SUN_PER_TRX,
  };
  const sweepPolicy: Omit<SweepPolicy, 'floorMinor'> = {
    energyBy: values.TRON_ENERGY_BY,
    // The contract's factor changes every six hours only; what is topped up too much stays behind on the address.
    energyMarginBasisPoints: 500n,
    feeLimitCapSun: caps.feeLimitSun,
    topUpCapSun: caps.topUpSun,
    stakeCapSun: caps.stakeSun,
    costCapBasisPoints: BigInt(values.TRON_SWEEP_COST_CAP_PERCENT) * 100n,
    trxPriceMinor: values.TRON_TRX_PRICE_USDT,
  };
  return {
    network: values.TRON_NETWORK,
    /** The first answers, the second stands in for it. */
    nodes,
    usdtContract: values.TRON_USDT_CONTRACT ?? MAINNET_USDT,
    extendedPublicKey: TRON_XPUB,
    treasuryAddress: TRON_TREASURY_ADDRESS,
    /** The gas account that the wallet must turn out to have; undefined takes whatever it has. */
    gasAddress: values.TRON_GAS_ACCOUNT,
    /** Only the worker opens it. */
    wallet: {
      file: values.TRON_WALLET_FILE,
      encrypted: values.TRON_MNEMONIC_ENCRYPTED,
      passphrase: values.TRON_WALLET_PASSPHRASE,
      passphraseFile: values.TRON_WALLET_PASSPHRASE_FILE,
    },
    caps,
    sweepPolicy,
    /** Where energy is rented; undefined unless it is. */
    rental: isRented
      ? { apiKey: ITRX_API_KEY, apiSecret: ITRX_API_SECRET, baseUrl: values.ITRX_BASE_URL }
      : undefined,
    timeoutMs: values.TRON_TIMEOUT_MS,
  };
}

function nodeOf(values: Values, prefix: 'TRON' | 'TRON_FALLBACK', url: string): TronNodeAddress {
  return {
    url,
    solidityUrl: values[`${prefix}_SOLIDITY_URL`],
    jsonRpcUrl: values[`${prefix}_JSONRPC_URL`],
    apiKey: values[`${prefix}_API_KEY`],
  };
}
