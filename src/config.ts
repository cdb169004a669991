import { existsSync } from 'node:fs';
import { z } from 'zod';
import { createAddressDerivation, isTronAddress } from './chain/addresses.ts';
import { TRON_NETWORKS } from './chain/networks.ts';
import type { TronNodeAddress } from './chain/nodeClient.ts';
import type { HttpLimits } from './composition/httpServer.ts';
import { TASK_QUEUES, type TaskQueue } from './contract/flows.ts';
import { DEFAULT_COMMISSION, DEFAULT_WITHDRAWAL_FEE_TIERS, type FeeTier } from './domain/fees.ts';
import { decimalToMinor } from './domain/money.ts';
import type { Pricing } from './domain/pricing.ts';
import type { RateBounds } from './domain/rateSanity.ts';
import type { SweepPolicy } from './domain/sweep.ts';

/** Text that must be set to something when it is set at all; an empty variable counts as absent. */
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());
const integer = (fallback: number, least: number, most: number) => {
  const expectation = `must be a whole number from ${least} to ${most}`;
  return z.preprocess(
    (value) => (value === undefined || value === '' ? fallback : Number(value)),
    z.int(expectation).min(least, expectation).max(most, expectation),
  );
};
const optionalInteger = (least: number, most: number) => {
  const expectation = `must be a whole number from ${least} to ${most}`;
  return z.preprocess(
    (value) => (value === undefined || value === '' ? undefined : Number(value)),
    z.int(expectation).min(least, expectation).max(most, expectation).optional(),
  );
};
const file = text.refine((path) => path === undefined || existsSync(path), 'must name a file that is there');
const flag = z.preprocess(
  (value) => value ?? '',
  z
    .enum(['', 'true', 'false', '1', '0'], 'must be true or false')
    .transform((each) => each === 'true' || each === '1'),
);
const url = (protocols: RegExp, expectation: string) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: protocols, error: `must be ${expectation}` }).optional(),
  );
/** A provider's address. Production's money is real, and a provider's own sandbox would report payments nobody got. */
const providerUrl = url(/^https?$/, 'an http or https address').refine(
  (value) => value === undefined || !URL.parse(value)?.hostname.includes('sandbox'),
  "must not be a provider's sandbox: this service simulates its own",
);
/** Paystack's test mode and live mode share an address; the key decides. */
const paystackKey = text.refine(
  (value) => value === undefined || value.startsWith('sk_live_'),
  'must be a live key, sk_live_…: with a test key transfers succeed without paying, and the sandbox of this service needs none',
);
/** Monnify's answers do not say whether they are of its sandbox; its keys do. */
const monnifyKey = text.refine(
  (value) => value === undefined || value.startsWith('MK_PROD_'),
  'must be a live key, MK_PROD_…: with a test key transfers succeed without paying, and the sandbox of this service needs none',
);
const monnifyWallet = text.refine(
  (value) => value === undefined || /^[0-9]{10}$/.test(value),
  'must be the account number of the wallet that pays, ten digits',
);
const monnifyContract = text.refine(
  (value) => value === undefined || /^[0-9]{6,20}$/.test(value),
  'must be the code of a contract, digits alone',
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

const tronAddress = text.refine(
  (value) => value === undefined || isTronAddress(value),
  'must be a TRON address, T and 33 more characters',
);
const extendedPublicKey = text.refine(
  (value) => value === undefined || isExtendedPublicKey(value),
  "must be the extended public key of m/44'/195'/0'/0, as \"npm run admin -- wallet xpub\" prints it",
);
function isExtendedPublicKey(value: string): boolean {
  try {
    createAddressDerivation(value);
    return true;
  } catch {
    return false;
  }
}
const tronNetwork = z.preprocess(
  (value) => value || 'mainnet',
  z
    .string()
    .refine(
      (value) => value in TRON_NETWORKS || /^0x[0-9a-f]{1,16}$/.test(value),
      `must be one of ${Object.keys(TRON_NETWORKS).join(', ')}, or a chain id such as 0x2b6653dc`,
    ),
);
const usdtPrice = z
  .preprocess((value) => value || '0.35', z.string())
  .transform((value) => decimalToMinor(value, 'USDT') ?? 0n)
  .refine((minor) => minor > 0n && minor <= 1_000_000_000n, 'must be an amount of USDT such as 0.35');

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

const payoutProviders = nameList(PAYOUT_PROVIDER_NAMES);
const taskQueues = nameList(TASK_QUEUES);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Each setting alone: what it may be, and what it is unless it is set. `settingPurposes.ts` says what each is for. */
export const settingsSchema = z.object({
  HOST: z.preprocess((value) => value || '127.0.0.1', z.string()),
  PORT: integer(8080, 0, 65_535),
  HEADERS_TIMEOUT_MS: integer(15_000, 100, 600_000),
  REQUEST_TIMEOUT_MS: integer(30_000, 100, 600_000),
  MAX_CONNECTIONS: integer(5_000, 1, 1_000_000),
  PUBLIC_URL: url(/^https?$/, 'an http or https address'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'an address such as postgres://user:password@host:5432/name'),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'an address such as postgres://owner:password@host:5432/name'),
  DATABASE_POOL_SIZE: integer(20, 2, 500),
  DATABASE_CONNECTION_TIMEOUT_MS: integer(10_000, 100, 600_000),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(30_000, 100, 600_000),
  TEMPORAL_ADDRESS: text,
  TEMPORAL_UI_URL: url(/^https?$/, 'an http or https address'),
  TASK_QUEUE_PREFIX: z.preprocess(
    (value) => value ?? '',
    z.string().regex(/^[a-z0-9-]{0,40}$/, 'must be at most 40 of a-z, 0-9 and -'),
  ),
  TASK_QUEUES: taskQueues,
  WORKFLOW_BUNDLE: file,
  METRICS_PORT: integer(0, 0, 65_535),
  METRICS_TOKEN: text.refine(
    (value) => value === undefined || value.length >= 16,
    'must have at least 16 characters',
  ),
  METRICS_ON_PUBLIC_PORT: flag,
  ENCRYPTION_KEY: randomKey,
  // Weak or not, it is on its way out.
  ENCRYPTION_KEY_PREVIOUS: z.preprocess((value) => value || undefined, key32.optional()),
  JWT_SECRET: randomKey,
  OUTCOME_WAIT_MS: integer(10_000, 0, 55_000),
  RATE_LIMIT_PER_SECOND: integer(100, 1, 1_000_000),
  ADDRESS_RATE_LIMIT_PER_SECOND: optionalInteger(1, 10_000_000),
  TRUST_PROXY: flag,
  WEBHOOK_ALLOW_LOOPBACK: flag,
  WEBHOOK_SECRET_OVERLAP_HOURS: integer(24, 0, 24 * 30),
  WEBHOOK_REPLAYS_OUTSTANDING: integer(10_000, 1, 1_000_000),
  WEBHOOK_REPLAYS_AT_ONCE: integer(20, 1, 1_000),
  WEBHOOK_ATTEMPTS_AT_ONCE: integer(10, 1, 200),
  SMTP_URL: url(/^smtps?$/, 'an address such as smtps://user:password@host:465'),
  MAIL_FROM: z.preprocess((value) => value || 'Merchant Payments <no-reply@localhost>', z.string()),
  MAIL_FOLDER: text,
  PAYOUT_PROVIDERS: payoutProviders,
  PAYOUT_AVOID_PROVIDER_MS: integer(60_000, 0, 3_600_000),
  PAYSTACK_SECRET_KEY: paystackKey,
  PAYSTACK_PREVIOUS_SECRET_KEY: paystackKey,
  PAYSTACK_BASE_URL: providerUrl,
  PAYSTACK_TRANSFER_FEES: transferFees,
  PAYSTACK_DEDICATED_BANK: z.preprocess(
    (value) => value || 'titan-paystack',
    z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be a slug such as wema-bank'),
  ),
  MONNIFY_API_KEY: monnifyKey,
  MONNIFY_SECRET_KEY: text,
  MONNIFY_WALLET_ACCOUNT: monnifyWallet,
  MONNIFY_PREVIOUS_API_KEY: monnifyKey,
  MONNIFY_PREVIOUS_SECRET_KEY: text,
  MONNIFY_PREVIOUS_WALLET_ACCOUNT: monnifyWallet,
  MONNIFY_CONTRACT_CODE: monnifyContract,
  MONNIFY_BASE_URL: providerUrl,
  MONNIFY_TRANSFER_FEES: transferFees,
  TRON_NODE_URL: url(/^https?$/, 'an http or https address'),
  TRON_SOLIDITY_URL: url(/^https?$/, 'an http or https address'),
  TRON_JSONRPC_URL: url(/^https?$/, 'an http or https address'),
  TRON_FALLBACK_NODE_URL: url(/^https?$/, 'an http or https address'),
  TRON_FALLBACK_SOLIDITY_URL: url(/^https?$/, 'an http or https address'),
  TRON_FALLBACK_JSONRPC_URL: url(/^https?$/, 'an http or https address'),
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
  TRON_ENERGY_BY: z.preprocess(
    (value) => value || 'top_up',
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
  TRON_POLL_MS: integer(1_500, 10, 60_000),
  CUSTODY_REQUESTS_PER_MINUTE: integer(120, 1, 100_000),
  SANDBOX_SOLID_AFTER_MS: integer(2_000, 0, 60_000),
  USDT_RATE_PROVIDER: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['quidax'], 'must be quidax').optional(),
  ),
  QUIDAX_BASE_URL: providerUrl,
  USDT_REFERENCE_PROVIDER: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['coingecko'], 'must be coingecko').optional(),
  ),
  COINGECKO_BASE_URL: url(/^https?$/, 'an http or https address'),
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
  SANDBOX_POLL_MS: integer(300, 10, 60_000),
  PROVIDER_TIMEOUT_MS: integer(20_000, 100, 60_000),
  PAYMENT_DAILY_CAP_NAIRA: integer(100_000_000, 100, 1_000_000_000),
  RELAY_PATIENCE_MS: integer(2_000, 0, 60_000),
  FLOW_RECOVERY_INTERVAL_MS: integer(30_000, 100, 3_600_000),
  SHUTDOWN_DELAY_MS: integer(5_000, 0, 300_000),
  DRAIN_TIMEOUT_MS: integer(20_000, 0, 300_000),
  LOG_LEVEL: z.preprocess(
    (value) => value || 'info',
    z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
  ),
});

type Values = z.output<typeof settingsSchema>;

/** Settings that are right alone and wrong together. */
const combinedSchema = settingsSchema.superRefine((values, context) => {
  const complain = (name: keyof Values, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const { ENCRYPTION_KEY } = values;
  if (values.JWT_SECRET.equals(ENCRYPTION_KEY)) {
    complain('JWT_SECRET', 'must not be the same as ENCRYPTION_KEY');
  }
  if (values.ENCRYPTION_KEY_PREVIOUS?.equals(ENCRYPTION_KEY)) {
    complain('ENCRYPTION_KEY_PREVIOUS', 'must not be the same as ENCRYPTION_KEY');
  }
  if (values.PAYSTACK_PREVIOUS_SECRET_KEY !== undefined && values.PAYSTACK_SECRET_KEY === undefined) {
    complain('PAYSTACK_PREVIOUS_SECRET_KEY', 'must not be set without PAYSTACK_SECRET_KEY');
  }
  if (values.HEADERS_TIMEOUT_MS > values.REQUEST_TIMEOUT_MS) {
    complain('HEADERS_TIMEOUT_MS', 'must not be longer than REQUEST_TIMEOUT_MS');
  }
  for (const [parts, whole] of [
    [['TRON_SOLIDITY_URL', 'TRON_JSONRPC_URL'], 'TRON_NODE_URL'],
    [['TRON_FALLBACK_SOLIDITY_URL', 'TRON_FALLBACK_JSONRPC_URL'], 'TRON_FALLBACK_NODE_URL'],
  ] as const) {
    for (const part of parts) {
      if (values[part] !== undefined && values[whole] === undefined) {
        complain(whole, `must be set where ${part} is`);
      }
    }
  }
  if (values.TRON_NODE_URL === undefined) return;
  if (values.TRON_XPUB === undefined) complain('TRON_XPUB', 'must be set where TRON_NODE_URL is');
  if (values.TRON_TREASURY_ADDRESS === undefined) {
    complain('TRON_TREASURY_ADDRESS', 'must be set where TRON_NODE_URL is');
  }
  if (values.TRON_USDT_CONTRACT === undefined && values.TRON_NETWORK !== 'mainnet') {
    complain('TRON_USDT_CONTRACT', 'must be set on every network but mainnet');
  }
  if (values.TRON_ENERGY_BY === 'rental') {
    for (const name of ['ITRX_API_KEY', 'ITRX_API_SECRET'] as const) {
      if (values[name] === undefined) complain(name, 'must be set where TRON_ENERGY_BY is rental');
    }
  }
  if (values.TRON_WALLET_FILE !== undefined && values.TRON_MNEMONIC_ENCRYPTED !== undefined) {
    complain('TRON_WALLET_FILE', 'must not be set beside TRON_MNEMONIC_ENCRYPTED');
  }
  if (values.TRON_WALLET_PASSPHRASE !== undefined && values.TRON_WALLET_PASSPHRASE_FILE !== undefined) {
    complain('TRON_WALLET_PASSPHRASE', 'must not be set beside TRON_WALLET_PASSPHRASE_FILE');
  }
});

/** Tether's own contract on mainnet (tether.to, "Supported protocols"). */
const MAINNET_USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** A fleet of servers, or an office, has one address: it may do what this many busy businesses may. */
const BUSINESSES_BEHIND_ONE_ADDRESS = 5;

const SUN_PER_TRX = 1_000_000n;

/** A TRON network, and the wallet whose deposit addresses live on it. Amounts in sun and micro-USDT. */
export interface TronConfig {
  readonly network: string;
  /** The first answers, the second stands in for it. */
  readonly nodes: readonly [TronNodeAddress, ...TronNodeAddress[]];
  readonly usdtContract: string;
  readonly extendedPublicKey: string;
  readonly treasuryAddress: string;
  /** The gas account that the wallet must turn out to have; undefined takes whatever it has. */
  readonly gasAddress: string | undefined;
  /** Only the worker opens it. */
  readonly wallet: {
    readonly file: string | undefined;
    readonly encrypted: string | undefined;
    readonly passphrase: string | undefined;
    readonly passphraseFile: string | undefined;
  };
  readonly caps: {
    readonly sweepMinor: bigint;
    readonly feeLimitSun: bigint;
    readonly topUpSun: bigint;
    readonly stakeSun: bigint;
  };
  readonly sweepPolicy: Omit<SweepPolicy, 'floorMinor'>;
  /** Where energy is rented; undefined unless it is. */
  readonly rental:
    | { readonly apiKey: string; readonly apiSecret: string; readonly baseUrl: string | undefined }
    | undefined;
  readonly timeoutMs: number;
}

function rentalOf({
  TRON_ENERGY_BY,
  ITRX_API_KEY,
  ITRX_API_SECRET,
  ITRX_BASE_URL,
}: Values): TronConfig['rental'] {
  if (TRON_ENERGY_BY !== 'rental' || ITRX_API_KEY === undefined || ITRX_API_SECRET === undefined)
    return undefined;
  return { apiKey: ITRX_API_KEY, apiSecret: ITRX_API_SECRET, baseUrl: ITRX_BASE_URL };
}

function tronOf(values: Values): TronConfig | undefined {
  const { TRON_NODE_URL, TRON_XPUB, TRON_TREASURY_ADDRESS } = values;
  if (TRON_NODE_URL === undefined || TRON_XPUB === undefined || TRON_TREASURY_ADDRESS === undefined) {
    return undefined;
  }
  const feeLimitSun = BigInt(values.TRON_FEE_LIMIT_CAP_TRX) * SUN_PER_TRX;
  const topUpSun = BigInt(values.TRON_TOP_UP_CAP_TRX) * SUN_PER_TRX;
  const stakeSun = BigInt(values.TRON_STAKE_CAP_TRX) * SUN_PER_TRX;
  return {
    network: values.TRON_NETWORK,
    nodes: [
      {
        url: TRON_NODE_URL,
        solidityUrl: values.TRON_SOLIDITY_URL,
        jsonRpcUrl: values.TRON_JSONRPC_URL,
        apiKey: values.TRON_API_KEY,
      },
      ...(values.TRON_FALLBACK_NODE_URL === undefined
        ? []
        : [
            {
              url: values.TRON_FALLBACK_NODE_URL,
              solidityUrl: values.TRON_FALLBACK_SOLIDITY_URL,
              jsonRpcUrl: values.TRON_FALLBACK_JSONRPC_URL,
              apiKey: values.TRON_FALLBACK_API_KEY,
            },
          ]),
    ],
    usdtContract: values.TRON_USDT_CONTRACT ?? MAINNET_USDT,
    extendedPublicKey: TRON_XPUB,
    treasuryAddress: TRON_TREASURY_ADDRESS,
    gasAddress: values.TRON_GAS_ACCOUNT,
    wallet: {
      file: values.TRON_WALLET_FILE,
      encrypted: values.TRON_MNEMONIC_ENCRYPTED,
      passphrase: values.TRON_WALLET_PASSPHRASE,
      passphraseFile: values.TRON_WALLET_PASSPHRASE_FILE,
    },
    caps: {
      sweepMinor: BigInt(values.TRON_SWEEP_CAP_USDT) * 1_000_000n,
      feeLimitSun,
      topUpSun,
      stakeSun,
    },
    sweepPolicy: {
      energyBy: values.TRON_ENERGY_BY,
      // The contract's factor changes every six hours only; what is topped up too much stays behind on the address.
      energyMarginBasisPoints: 500n,
      feeLimitCapSun: feeLimitSun,
      topUpCapSun: topUpSun,
      stakeCapSun: stakeSun,
      costCapBasisPoints: BigInt(values.TRON_SWEEP_COST_CAP_PERCENT) * 100n,
      trxPriceMinor: values.TRON_TRX_PRICE_USDT,
    },
    rental: rentalOf(values),
    timeoutMs: values.TRON_TIMEOUT_MS,
  };
}

/** Where the metrics of a process are, which tell how much business is done. */
export interface MetricsConfig {
  /** Port of the process' own /metrics, /healthz and /readyz, whatever its role; 0 means none. */
  readonly port: number;
  /** Opens /metrics of the public port to whoever sends it as Bearer. */
  readonly token: string | undefined;
  /** Whether /metrics of the public port is open to everybody. */
  readonly isOnPublicPort: boolean;
}

/** Settings of earlier versions, which do nothing any more, each with what to set instead. */
const RETIRED_SETTINGS: Readonly<Record<string, string>> = {
  WORKER_METRICS_PORT: 'set METRICS_PORT, which every role has',
};

/** An account at Monnify: its keys, and the wallet that pays, by its account number. */
interface MonnifyAccount {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly walletAccountNumber: string;
}

/** What proves that requests to Yellow Card are of one of our accounts. */
interface YellowCardKeys {
  readonly apiKey: string;
  readonly secretKey: string;
}

/** What proves that requests to VTpass are of one of our accounts. */
interface VtpassKeys {
  readonly apiKey: string;
  readonly publicKey: string;
  readonly secretKey: string;
}

/** The settings of one process. Times in milliseconds, amounts in kobo. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** How long a client may take to send a request, and how many may be connected. */
  readonly httpLimits: HttpLimits;
  /** How the outside reaches the API; undefined means by host and port. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Connection of the role that owns the tables, for migrations; the same as databaseUrl unless set. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databasePoolSize: number;
  /** How long to wait for a connection, also a free one of the pool. */
  readonly databaseConnectionTimeoutMs: number;
  readonly databaseStatementTimeoutMs: number;
  readonly temporalAddress: string | undefined;
  readonly temporalUiUrl: string | undefined;
  readonly taskQueuePrefix: string;
  /** The queues that this process' workers serve. */
  readonly taskQueues: readonly TaskQueue[];
  /** A prebuilt workflow bundle; undefined bundles at start. */
  readonly workflowBundlePath: string | undefined;
  readonly metrics: MetricsConfig;
  readonly encryptionKey: Uint8Array;
  /** A key with which stored secrets may still be sealed; it only opens. */
  readonly encryptionKeyPrevious: Uint8Array | undefined;
  readonly jwtSecret: Uint8Array;
  readonly outcomeWaitMs: number;
  /** Requests of one business in one environment. */
  readonly rateLimitPerSecond: number;
  /** Requests from one address, behind which many businesses may be. */
  readonly addressRateLimitPerSecond: number;
  readonly trustProxy: boolean;
  readonly webhookAllowLoopback: boolean;
  readonly webhookSecretOverlapMs: number;
  /** How many replays of one business and environment may be asked for and not sent yet. */
  readonly webhookReplaysOutstanding: number;
  /** How many replays of one business are started at once. */
  readonly webhookReplaysAtOnce: number;
  /** How many attempts of one business a worker makes at once. */
  readonly webhookAttemptsAtOnce: number;
  /** Where mail goes: an SMTP server, or files in a folder; without either there is none. */
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly folder: string | undefined;
    readonly from: string;
  };
  /** Who gets new live payouts, the preferred one first. One that is configured and not named keeps what it has. */
  readonly payoutProviders: readonly PayoutProviderName[];
  /** How long one that does not answer, or blocks us, is tried after the others. */
  readonly payoutAvoidProviderMs: number;
  /** What each agreed to take for a transfer; undefined where nobody said. */
  readonly transferFees: Readonly<Record<PayoutProviderName, readonly FeeTier[] | undefined>>;
  readonly paystack:
    | {
        /** Of the present account, then of the one before, which may still have orders under way. */
        readonly secretKeys: readonly [string, ...string[]];
        readonly baseUrl: string | undefined;
        /** The bank that issues vendor accounts, by Paystack's slug. */
        readonly dedicatedAccountBank: string;
      }
    | undefined;
  readonly monnify:
    | {
        /** The present account, then the one before, which may still have payouts under way. */
        readonly accounts: readonly [MonnifyAccount, ...MonnifyAccount[]];
        /** The contract under which vendor accounts are reserved; undefined reserves none. */
        readonly contractCode: string | undefined;
        readonly baseUrl: string | undefined;
      }
    | undefined;
  /** The market of USDT in production; undefined sells none there. */
  readonly quidax: { readonly baseUrl: string | undefined } | undefined;
  /** A second source of what USDT is worth, by which rates are judged; undefined does without. */
  readonly coinGecko:
    | { readonly baseUrl: string | undefined; readonly apiKey: string | undefined }
    | undefined;
  readonly rateBounds: RateBounds;
  /** The collector abroad in production; undefined collects nothing there. */
  readonly yellowCard:
    | {
        /** The present account, then the one before, which may still have collections under way. */
        readonly accounts: readonly [YellowCardKeys, ...YellowCardKeys[]];
        readonly baseUrl: string | undefined;
      }
    | undefined;
  /** How long a customer abroad may take to approve. */
  readonly collectionApprovalMs: number;
  /** How old an exchange rate may be when it is used. */
  readonly rateMaxAgeMs: number;
  /** How long the terms of a quote hold. */
  readonly usdtQuoteMs: number;
  /** Who sells bills in production; undefined sells none there. */
  readonly vtpass:
    | {
        /** The present account, then the one before, which may still have vends under way. */
        readonly accounts: readonly [VtpassKeys, ...VtpassKeys[]];
        readonly baseUrl: string | undefined;
      }
    | undefined;
  readonly providerTimeoutMs: number;
  /** Undefined: production takes no USDT. */
  readonly tron: TronConfig | undefined;
  /** How long after its block a deposit of the sandbox is solid: long enough to be seen on its way by whoever polls. */
  readonly sandboxSolidAfterMs: number;
  /** How many requests the comparison of books and chain may make of a node. */
  readonly custodyRequestsPerMinute: number;
  /** How often the chains are asked for news. */
  readonly tronPollMs: number;
  readonly sandboxPollMs: number;
  /** Fees and limits of a business with which nothing else was agreed. */
  readonly pricing: Pricing;
  /** How long the relay leaves a promised start to the process that made the promise. */
  readonly relayPatienceMs: number;
  /** How often the relay looks for flows whose workflow is not open any more; younger flows are left alone. */
  readonly flowRecoveryIntervalMs: number;
  /** How long an API that is to end goes on taking requests, so that balancers notice first. */
  readonly shutdownDelayMs: number;
  readonly drainTimeoutMs: number;
  readonly logLevel: string;
  /** A sentence for each setting that is set and not read any more. */
  readonly retiredSettings: readonly string[];
}

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
    throw new ConfigError(`The configuration is not valid: ${[...problems].join('; ')}.`);
  }
  const values = parsed.data;
  const monnify = monnifyOf(values);
  const isConfigured = { paystack: values.PAYSTACK_SECRET_KEY !== undefined, monnify: monnify !== undefined };
  if (env.PAYOUT_PROVIDERS) {
    const missing = values.PAYOUT_PROVIDERS.filter((name) => !isConfigured[name]);
    if (missing.length > 0) {
      throw new ConfigError(
        `The configuration is not valid: PAYOUT_PROVIDERS names ${missing.join(', ')}, whose keys are not set.`,
      );
    }
  }
  return {
    host: values.HOST,
    port: values.PORT,
    httpLimits: {
      headersTimeoutMs: values.HEADERS_TIMEOUT_MS,
      requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
      maxConnections: values.MAX_CONNECTIONS,
    },
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseConnectionTimeoutMs: values.DATABASE_CONNECTION_TIMEOUT_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    temporalAddress: values.TEMPORAL_ADDRESS,
    temporalUiUrl: values.TEMPORAL_UI_URL?.replace(/\/$/, ''),
    taskQueuePrefix: values.TASK_QUEUE_PREFIX,
    taskQueues: values.TASK_QUEUES,
    workflowBundlePath: values.WORKFLOW_BUNDLE,
    metrics: {
      port: values.METRICS_PORT,
      token: values.METRICS_TOKEN,
      isOnPublicPort: values.METRICS_ON_PUBLIC_PORT,
    },
    encryptionKey: values.ENCRYPTION_KEY,
    encryptionKeyPrevious: values.ENCRYPTION_KEY_PREVIOUS,
    jwtSecret: values.JWT_SECRET,
    outcomeWaitMs: values.OUTCOME_WAIT_MS,
    rateLimitPerSecond: values.RATE_LIMIT_PER_SECOND,
    addressRateLimitPerSecond:
      values.ADDRESS_RATE_LIMIT_PER_SECOND ?? values.RATE_LIMIT_PER_SECOND * BUSINESSES_BEHIND_ONE_ADDRESS,
    trustProxy: values.TRUST_PROXY,
    webhookAllowLoopback: values.WEBHOOK_ALLOW_LOOPBACK,
    webhookSecretOverlapMs: values.WEBHOOK_SECRET_OVERLAP_HOURS * 3_600_000,
    webhookReplaysOutstanding: values.WEBHOOK_REPLAYS_OUTSTANDING,
    webhookReplaysAtOnce: values.WEBHOOK_REPLAYS_AT_ONCE,
    webhookAttemptsAtOnce: values.WEBHOOK_ATTEMPTS_AT_ONCE,
    mail: { smtpUrl: values.SMTP_URL, folder: values.MAIL_FOLDER, from: values.MAIL_FROM },
    payoutProviders: values.PAYOUT_PROVIDERS,
    payoutAvoidProviderMs: values.PAYOUT_AVOID_PROVIDER_MS,
    transferFees: { paystack: values.PAYSTACK_TRANSFER_FEES, monnify: values.MONNIFY_TRANSFER_FEES },
    paystack:
      values.PAYSTACK_SECRET_KEY === undefined
        ? undefined
        : {
            secretKeys: [
              values.PAYSTACK_SECRET_KEY,
              ...(values.PAYSTACK_PREVIOUS_SECRET_KEY === undefined
                ? []
                : [values.PAYSTACK_PREVIOUS_SECRET_KEY]),
            ],
            baseUrl: values.PAYSTACK_BASE_URL,
            dedicatedAccountBank: values.PAYSTACK_DEDICATED_BANK,
          },
    monnify,
    quidax: values.USDT_RATE_PROVIDER === undefined ? undefined : { baseUrl: values.QUIDAX_BASE_URL },
    coinGecko:
      values.USDT_REFERENCE_PROVIDER === undefined
        ? undefined
        : { baseUrl: values.COINGECKO_BASE_URL, apiKey: values.COINGECKO_API_KEY },
    rateBounds: {
      fromLastTradeBasisPoints: BigInt(values.RATE_LAST_TRADE_BASIS_POINTS),
      fromReferenceBasisPoints: BigInt(values.RATE_REFERENCE_BASIS_POINTS),
      jumpBasisPoints: BigInt(values.RATE_JUMP_BASIS_POINTS),
      jumpWindowMs: values.RATE_JUMP_MINUTES * 60_000,
    },
    yellowCard: yellowCardOf(values),
    collectionApprovalMs: values.COLLECTION_APPROVAL_MINUTES * 60_000,
    rateMaxAgeMs: values.RATE_MAX_AGE_SECONDS * 1_000,
    usdtQuoteMs: values.USDT_QUOTE_SECONDS * 1_000,
    vtpass: vtpassOf(values),
    providerTimeoutMs: values.PROVIDER_TIMEOUT_MS,
    tron: tronOf(values),
    custodyRequestsPerMinute: values.CUSTODY_REQUESTS_PER_MINUTE,
    tronPollMs: values.TRON_POLL_MS,
    sandboxSolidAfterMs: values.SANDBOX_SOLID_AFTER_MS,
    sandboxPollMs: values.SANDBOX_POLL_MS,
    pricing: {
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
    },
    relayPatienceMs: values.RELAY_PATIENCE_MS,
    flowRecoveryIntervalMs: values.FLOW_RECOVERY_INTERVAL_MS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    drainTimeoutMs: values.DRAIN_TIMEOUT_MS,
    logLevel: values.LOG_LEVEL,
    retiredSettings: Object.entries(RETIRED_SETTINGS)
      .filter(([name]) => env[name])
      .map(([name, instead]) => `${name} is not read any more: ${instead}.`),
  };
}

/** @throws ConfigError for half an account, one before none, or the same account twice. */
function yellowCardOf(values: Values): Config['yellowCard'] {
  const present = completeOrNone(values, 'Yellow Card', {
    apiKey: 'YELLOWCARD_API_KEY',
    secretKey: 'YELLOWCARD_SECRET_KEY',
  });
  const previous = completeOrNone(values, "Yellow Card's account before", {
    apiKey: 'YELLOWCARD_PREVIOUS_API_KEY',
    secretKey: 'YELLOWCARD_PREVIOUS_SECRET_KEY',
  });
  if (previous && !present) {
    throw new ConfigError(
      'The configuration is not valid: YELLOWCARD_PREVIOUS_API_KEY must not be set without YELLOWCARD_API_KEY.',
    );
  }
  if (previous && previous.apiKey === present?.apiKey) {
    throw new ConfigError(
      'The configuration is not valid: YELLOWCARD_PREVIOUS_API_KEY must be of another account than YELLOWCARD_API_KEY.',
    );
  }
  return (
    present && { accounts: [present, ...(previous ? [previous] : [])], baseUrl: values.YELLOWCARD_BASE_URL }
  );
}

/** @throws ConfigError when some settings of an account are there and others not, or only those of the one before. */
function monnifyOf(values: Values): Config['monnify'] {
  const present = completeOrNone(values, 'Monnify', {
    apiKey: 'MONNIFY_API_KEY',
    secretKey: 'MONNIFY_SECRET_KEY',
    walletAccountNumber: 'MONNIFY_WALLET_ACCOUNT',
  });
  const previous = completeOrNone(values, "Monnify's account before", {
    apiKey: 'MONNIFY_PREVIOUS_API_KEY',
    secretKey: 'MONNIFY_PREVIOUS_SECRET_KEY',
    walletAccountNumber: 'MONNIFY_PREVIOUS_WALLET_ACCOUNT',
  });
  if (previous && !present) {
    throw new ConfigError(
      'The configuration is not valid: MONNIFY_PREVIOUS_API_KEY must not be set without MONNIFY_API_KEY.',
    );
  }
  return (
    present && {
      accounts: [present, ...(previous ? [previous] : [])],
      contractCode: values.MONNIFY_CONTRACT_CODE,
      baseUrl: values.MONNIFY_BASE_URL,
    }
  );
}

/** @throws ConfigError for half an account, one before none, or the same account twice. */
function vtpassOf(values: Values): Config['vtpass'] {
  const present = completeOrNone(values, 'VTpass', {
    apiKey: 'VTPASS_API_KEY',
    publicKey: 'VTPASS_PUBLIC_KEY',
    secretKey: 'VTPASS_SECRET_KEY',
  });
  const previous = completeOrNone(values, "VTpass's account before", {
    apiKey: 'VTPASS_PREVIOUS_API_KEY',
    publicKey: 'VTPASS_PREVIOUS_PUBLIC_KEY',
    secretKey: 'VTPASS_PREVIOUS_SECRET_KEY',
  });
  if (previous && !present) {
    throw new ConfigError(
      'The configuration is not valid: VTPASS_PREVIOUS_API_KEY must not be set without VTPASS_API_KEY.',
    );
  }
  if (previous && previous.apiKey === present?.apiKey) {
    throw new ConfigError(
      'The configuration is not valid: VTPASS_PREVIOUS_API_KEY must be of another account than VTPASS_API_KEY.',
    );
  }
  return present && { accounts: [present, ...(previous ? [previous] : [])], baseUrl: values.VTPASS_BASE_URL };
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
  names: Readonly<Record<Key, keyof typeof values>>,
): Readonly<Record<Key, string>> | undefined {
  const settings = Object.entries<keyof typeof values>(names);
  const missing = settings.filter(([, name]) => values[name] === undefined).map(([, name]) => name);
  if (missing.length === settings.length) return undefined;
  if (missing.length === 0) {
    return Object.fromEntries(settings.map(([key, name]) => [key, values[name]])) as Record<Key, string>;
  }
  throw new ConfigError(
    `The configuration is not valid: ${missing.join(', ')} must be set with the other keys of ${whose}.`,
  );
}
