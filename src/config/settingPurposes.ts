import type { SettingName } from './settings.ts';

/** How a key is rotated. */
const CURRENT_FIRST = 'the current one first, then previous ones while rotating';

type Purposes = Readonly<Partial<Record<SettingName, string>>>;

/** The purpose of each setting in one sentence, by subject and in the order of docs/CONFIGURATION.md. */
const PURPOSES = {
  HTTP: {
    HOST: 'Address on which the API and the metrics port listen.',
    PORT: 'Port of the API; 0 selects any free port.',
    PUBLIC_URL:
      'Public address of the API, for /openapi.json, checkout pages and links in mail; host and port unless set.',
    SECURITY_CONTACT:
      'Where vulnerabilities are reported, for /.well-known/security.txt; without it, that file is 404.',
    REQUEST_TIMEOUT_MS: 'Time limit for receiving a whole request; its headers must arrive in half of it.',
    MAX_CONNECTIONS: 'Open connections per port; the service closes further ones.',
    OUTCOME_WAIT_MS:
      'How long after its request a response waits for the outcome of a payment before it is 202.',
    RATE_LIMIT_PER_SECOND:
      'Requests of one business in one environment, counted over ten seconds by each process.',
    ADDRESS_RATE_LIMIT_PER_SECOND:
      'Requests from one network, counted in the same way; five times RATE_LIMIT_PER_SECOND unless set.',
    TRUST_PROXY:
      'Networks of your proxies, from which alone x-forwarded-for is believed, right to left; required behind a proxy.',
  },
  Processes: {
    TASK_QUEUES: 'Task queues that the workers of this process serve.',
    TASK_QUEUE_PREFIX: 'Prefix of all task queues, for installations that share a Temporal namespace.',
    WORKFLOW_BUNDLE: 'Path of a prebuilt workflow bundle; each worker builds one at startup unless set.',
    TEMPORAL_DEPLOYMENT_NAME:
      'Worker deployment of the workers; with it, Temporal routes workflows to the current version.',
    TEMPORAL_WORKER_BUILD_ID: 'Version of the workers in that deployment: a release, or a commit.',
    WORKFLOW_THREADS: 'Threads that run the workflows of all task queues of this process.',
    WORKFLOW_CACHE_SIZE:
      'Open workflows that the worker of each queue keeps in memory; it replays the others from history.',
    RELAY_DELAY_MS: 'How long the relay leaves an outbox message to the process that wrote it.',
    FLOW_RECOVERY_INTERVAL_MS:
      'How often the relay looks for orders without an open workflow; it skips orders younger than this.',
    SHUTDOWN_DELAY_MS: 'How long the API accepts requests after SIGTERM; 0 with `npm start`.',
    DRAIN_TIMEOUT_MS: 'Time limit for requests and activities in progress, after SHUTDOWN_DELAY_MS.',
  },
  'Logs and metrics': {
    LOG_LEVEL: 'Least severe level that is logged.',
    METRICS_PORT: 'Port of /healthz, /readyz and /metrics, for every role; 0 opens none.',
    METRICS_TOKEN:
      'Bearer token for /metrics on the port of the API; `public` requires none, and without it /metrics is 404.',
    OTEL_EXPORTER_OTLP_ENDPOINT:
      'Trace collector (OTLP over HTTP); no traces unless set. The OpenTelemetry SDK reads OTEL_TRACES_SAMPLER and others.',
    TEMPORAL_UI_URL: "Temporal's web interface, which `npm start` prints; its own server's unless set.",
  },
  'PostgreSQL and Temporal': {
    DATABASE_URL: 'PostgreSQL database; required in a deployment. `npm start` brings its own.',
    DATABASE_OWNER_URL:
      'The same database, as the role that owns the tables, for migrations; DATABASE_URL unless set.',
    DATABASE_POOL_SIZE: 'Connections of one process.',
    DATABASE_CONNECTION_TIMEOUT_MS: 'Time limit for getting a connection, new or from the pool.',
    DATABASE_STATEMENT_TIMEOUT_MS: 'Time limit for one SQL statement.',
    TEMPORAL_ADDRESS:
      "Host and port of Temporal; Temporal's SDK reads TEMPORAL_NAMESPACE, TEMPORAL_API_KEY and others.",
  },
  Keys: {
    ENCRYPTION_KEY: `Encrypts stored secrets; ${CURRENT_FIRST}. \`npm start\` generates one.`,
    JWT_SECRET:
      'Signs login tokens and password reset codes; not an ENCRYPTION_KEY. `npm start` generates one.',
  },
  'Webhooks to merchants': {
    WEBHOOK_ALLOW_LOOPBACK: "Allows sandbox webhooks to this computer's own addresses, as `npm start` does.",
    WEBHOOK_SECRET_OVERLAP_HOURS:
      'How long a rotated secret still signs beside the new one, unless the merchant sets another time.',
    WEBHOOK_CONCURRENCY_PER_BUSINESS:
      'Delivery attempts of one business that a worker makes at once; twice as many replays are in progress.',
    WEBHOOK_MAX_PENDING_REPLAYS: 'Replays that may wait, per business and environment.',
  },
  Mail: {
    MAIL_URL:
      'SMTP server, or `file:` and a folder to which mail is written; password reset and notices require it.',
    MAIL_FROM: 'Sender address of mail.',
  },
  'Limits and timeouts': {
    PAYMENT_DAILY_CAP_NAIRA:
      'Default limit of what a business may record as payments in production in a day.',
    EXCHANGE_SPREAD_BASIS_POINTS: 'Default spread that the service keeps of the rate of a USDT sale.',
    RATE_MAX_AGE_SECONDS: 'Maximum age of an exchange rate that is used.',
    USDT_QUOTE_SECONDS: 'How long a quote for a USDT sale is valid.',
    DAILY_LIMITS:
      'What a business may do on a day, and the hold on payouts after a change of account or access.',
    SECOND_FACTOR_PROOF_SECONDS:
      'How long a code of the second factor counts for the session that proved it; 0 asks each time.',
    SESSION_IDLE_MINUTES: 'How long a session of the dashboard may be left alone before it ends.',
    COLLECTION_APPROVAL_MINUTES: 'How long a customer abroad has to approve a collection.',
    PROVIDER_TIMEOUT_MS:
      'Time limit for one request to a provider; half of it for a TRON node, and for iTRX.',
    PROVIDER_URLS: 'Addresses of providers, by name, that replace their public ones.',
  },
  'Banks: Paystack and Monnify': {
    PAYOUT_PROVIDERS: 'Providers of new payouts, the preferred one first; without it, all that have keys.',
    PAYOUT_PROVIDER_COOLDOWN_MS: 'How long payouts prefer other providers after one fails or blocks us.',
    PAYSTACK_SECRET_KEY: `Secret key of the Paystack account that pays; ${CURRENT_FIRST}.`,
    PAYSTACK_TRANSFER_FEES: 'Agreed Paystack transfer fees, which reconciliation compares.',
    PAYSTACK_DEDICATED_BANK: 'Bank that issues vendor accounts, by its Paystack slug.',
    MONNIFY_API_KEY: `API key of the Monnify account that pays; ${CURRENT_FIRST}.`,
    MONNIFY_SECRET_KEY: 'Secret key for each MONNIFY_API_KEY, in the same order.',
    MONNIFY_WALLET_ACCOUNT: 'Account number of the wallet that pays, for each MONNIFY_API_KEY.',
    MONNIFY_CONTRACT_CODE:
      'Contract under which Monnify reserves vendor accounts; without it, it issues none.',
    MONNIFY_TRANSFER_FEES: 'Agreed Monnify transfer fees, which reconciliation compares.',
  },
  'Bills: VTpass': {
    VTPASS_API_KEY: `API key of the VTpass account that pays for bills; ${CURRENT_FIRST}.`,
    VTPASS_PUBLIC_KEY: 'Public key for each VTPASS_API_KEY, in the same order.',
    VTPASS_SECRET_KEY: 'Secret key for each VTPASS_API_KEY, in the same order.',
  },
  'Collections abroad: Yellow Card': {
    YELLOWCARD_API_KEY: `API key of the Yellow Card account that collects; ${CURRENT_FIRST}.`,
    YELLOWCARD_SECRET_KEY: 'Secret key for each YELLOWCARD_API_KEY, in the same order.',
  },
  'Exchange rates: Quidax and CoinGecko': {
    RATE_PROVIDERS: '`quidax` sets the rate of USDT sales in production; `coingecko` verifies rates.',
    COINGECKO_API_KEY: 'Key of a CoinGecko demo account; optional.',
    RATE_BOUNDS_BASIS_POINTS:
      'Maximum distance of a rate from its last trade, from CoinGecko, and from the rate before it.',
  },
  'TRON: nodes and wallet': {
    TRON_NODE_URLS:
      'Nodes that serve /wallet, /walletsolidity and /jsonrpc, the preferred first, each with its quota; required for live USDT.',
    TRON_SOLIDITY_URLS: 'Address of /walletsolidity for each node; empty where the node itself serves it.',
    TRON_JSONRPC_URLS: 'Address of /jsonrpc for each node; empty where the node itself serves it.',
    TRON_API_KEYS: 'API key for each node; empty where a node requires none.',
    TRON_NETWORK: 'Network of the nodes, which is verified at startup.',
    TRON_USDT_CONTRACT: "USDT contract; Tether's own on mainnet unless set, and required elsewhere.",
    TRON_XPUB: 'Extended public key of the deposit addresses; required with TRON_NODE_URLS.',
    TRON_TREASURY_ADDRESS: 'The only destination of swept USDT; required with TRON_NODE_URLS.',
    TRON_WALLET: 'The encrypted wallet; only for workers of `chain`.',
    TRON_WALLET_PASSPHRASE:
      'The passphrase of TRON_WALLET, or `file:` and the path of a file with it; only for workers of `chain`.',
    TRON_GAS_ACCOUNT: 'Expected gas account of the wallet; not verified unless set.',
    TRON_POLL_MS: 'How often the chain is polled.',
    CUSTODY_REQUESTS_PER_MINUTE: 'Requests to a node by the comparison of ledger and chain.',
  },
  'TRON: sweeps': {
    TRON_ENERGY_SOURCE:
      'Energy of sweeps: burnt TRX, delegated stake, or the cheapest of delegated, rented and burnt.',
    ITRX_API_KEY:
      'API key and secret of the iTRX account that pays for rented energy, `key:secret`; required for `rental`.',
    TRON_TRX_PRICE_USDT: 'Price of one TRX in USDT, for estimating the cost of a sweep.',
    TRON_SWEEP_COST_CAP_PERCENT: 'Maximum cost of a sweep, as a share of its amount.',
    TRON_SWEEP_CAP_USDT: 'Maximum USDT that one signature may move.',
    TRON_GAS_CAP_TRX:
      'Maximum TRX that one signature may burn as fees, or send to a deposit address for fees.',
    TRON_STAKE_CAP_TRX: 'Maximum stake, in TRX, that one signature may delegate or take back.',
  },
  Sandbox: {
    SANDBOX_POLL_MS: 'How often the simulated chain is polled.',
    SANDBOX_SOLID_AFTER_MS: 'How long after its block a simulated deposit is solid.',
  },
} as const satisfies Readonly<Record<string, Purposes>>;

/** The settings by subject, as documents show them; no setting is in two of them. */
export const SETTING_SUBJECTS = Object.entries<Purposes>(PURPOSES).map(([title, purposes]) => ({
  title,
  purposes,
}));

type Subjects = typeof PURPOSES;
type SettingWithPurpose = { [Title in keyof Subjects]: keyof Subjects[Title] }[keyof Subjects];

const purposes: Record<SettingWithPurpose, string> = Object.assign({}, ...Object.values(PURPOSES));

/** The purpose of each setting. A setting of the schema that is in no subject is an error of types here. */
export const SETTING_PURPOSES: Readonly<Record<SettingName, string>> = purposes;
