import type { SettingName } from './settings.ts';

type Purposes = Readonly<Partial<Record<SettingName, string>>>;

/** What a setting is for, in one sentence, by subject and in the order of docs/CONFIGURATION.md. */
const PURPOSES = {
  HTTP: {
    HOST: 'Address on which the API and the metrics port listen.',
    PORT: 'Port of the API; 0 takes any free one.',
    PUBLIC_URL:
      'How the outside reaches the API, for /openapi.json, checkout pages and links in mails; by host and port unless set.',
    HEADERS_TIMEOUT_MS:
      'How long the headers of a request may take to arrive; not longer than REQUEST_TIMEOUT_MS.',
    REQUEST_TIMEOUT_MS: 'How long a whole request may take to arrive.',
    MAX_CONNECTIONS: 'How many connections a port takes at once; those beyond are closed.',
    OUTCOME_WAIT_MS: 'How long an answer waits for the outcome of a payment before it is 202.',
    RATE_LIMIT_PER_SECOND:
      'Requests of one business in one environment, counted over ten seconds by each process.',
    ADDRESS_RATE_LIMIT_PER_SECOND:
      'Requests from one network, counted likewise; five times RATE_LIMIT_PER_SECOND unless set.',
    TRUST_PROXY:
      'Takes the network of a caller from the last entry of x-forwarded-for: needed behind a proxy.',
  },
  Processes: {
    TASK_QUEUES: 'Queues that the workers of this process serve.',
    TASK_QUEUE_PREFIX: 'Begins the names of all queues, for installations that share a Temporal namespace.',
    WORKFLOW_BUNDLE: 'A prebuilt bundle of the workflows; a worker bundles them at its start unless set.',
    TEMPORAL_DEPLOYMENT_NAME:
      'Worker deployment to which the workers belong: with it Temporal gives flows to the version that is current.',
    TEMPORAL_WORKER_BUILD_ID: 'Which version of it these workers are: a release, or a commit.',
    WORKFLOW_THREADS: 'Threads that run the workflows of all queues of this process.',
    WORKFLOW_CACHE_SIZE:
      'Open workflows that the worker of each queue keeps in memory; the rest are made again from their histories.',
    RELAY_PATIENCE_MS: 'How long the relay leaves a promised start to the process that made the promise.',
    FLOW_RECOVERY_INTERVAL_MS:
      'How often the relay looks for flows whose workflow is not open any more; younger flows are left alone.',
    SHUTDOWN_DELAY_MS: 'How long an API goes on taking requests after SIGTERM; 0 with `npm start`.',
    DRAIN_TIMEOUT_MS: 'How long what is under way may take after SHUTDOWN_DELAY_MS.',
  },
  'Logs and metrics': {
    LOG_LEVEL: 'What is less important than this is not logged.',
    METRICS_PORT: 'Port of /healthz, /readyz and /metrics of the process, whatever its role; 0 means none.',
    METRICS_TOKEN: 'Opens /metrics of the public port to whoever sends it as Bearer; 404 there otherwise.',
    METRICS_ON_PUBLIC_PORT: 'Opens /metrics of the public port to everybody, as `npm start` does.',
    OTEL_EXPORTER_OTLP_ENDPOINT:
      "Collector of traces by OTLP over HTTP; none unless set. OpenTelemetry's SDK reads the siblings, such as OTEL_TRACES_SAMPLER.",
    TEMPORAL_UI_URL:
      "Address of Temporal's web interface, which `npm start` shows; its own server's unless set.",
  },
  'PostgreSQL and Temporal': {
    DATABASE_URL: 'PostgreSQL; needed in a deployment, while `npm start` brings its own.',
    DATABASE_OWNER_URL:
      'Connection of the role that owns the tables, for migrations; DATABASE_URL unless set.',
    DATABASE_POOL_SIZE: 'Connections of one process.',
    DATABASE_CONNECTION_TIMEOUT_MS: 'How long to wait for a connection, also for a free one of the pool.',
    DATABASE_STATEMENT_TIMEOUT_MS: 'How long one SQL statement may take.',
    TEMPORAL_ADDRESS:
      "Temporal's host and port; Temporal's SDK reads the siblings, such as TEMPORAL_NAMESPACE and TEMPORAL_API_KEY.",
  },
  Keys: {
    ENCRYPTION_KEY: 'What stored secrets are sealed with; `npm start` makes one.',
    ENCRYPTION_KEY_PREVIOUS: 'What stored secrets may still be sealed with, while the key is replaced.',
    JWT_SECRET:
      'What signs tokens of logins and makes codes for new passwords; not ENCRYPTION_KEY again; `npm start` makes one.',
  },
  'Webhooks to merchants': {
    WEBHOOK_ALLOW_LOOPBACK:
      "Lets webhooks of the sandbox go to this computer's own addresses, as `npm start` does.",
    WEBHOOK_SECRET_OVERLAP_HOURS:
      'How long an old secret still signs beside a new one, unless the merchant names another time.',
    WEBHOOK_ATTEMPTS_AT_ONCE: 'How many attempts of one business a worker makes at once.',
    WEBHOOK_REPLAYS_AT_ONCE: 'How many replays of one business are under way at once.',
    WEBHOOK_REPLAYS_OUTSTANDING: 'How many replays of one business and environment may wait to be sent.',
  },
  Mail: {
    SMTP_URL: 'Server that sends mail; without it or MAIL_FOLDER no password can be reset.',
    MAIL_FROM: 'Sender of mail.',
    MAIL_FOLDER: 'Folder to which mail is written instead, `.data/mail` with `npm start`.',
  },
  'Terms and time-outs': {
    PAYMENT_DAILY_CAP_NAIRA:
      'What a business may record as payments in production a day, unless agreed otherwise.',
    EXCHANGE_SPREAD_BASIS_POINTS: 'What is kept of the rate of a sale of USDT, unless agreed otherwise.',
    RATE_MAX_AGE_SECONDS: 'How old an exchange rate may be when it is used.',
    USDT_QUOTE_SECONDS: 'How long the terms of a quote hold.',
    COLLECTION_APPROVAL_MINUTES: 'How long a customer abroad may take to approve.',
    PROVIDER_TIMEOUT_MS: 'How long one exchange with a provider may take.',
  },
  'Banks: Paystack and Monnify': {
    PAYOUT_PROVIDERS: 'Who gets new payouts, the preferred one first; all that have keys unless set.',
    PAYOUT_AVOID_PROVIDER_MS:
      'How long a provider that does not answer, or blocks us, is tried after the others.',
    PAYSTACK_SECRET_KEY: 'The account at Paystack that pays.',
    PAYSTACK_PREVIOUS_SECRET_KEY:
      'The account at Paystack before the present one, while its payouts are under way.',
    PAYSTACK_BASE_URL: "Paystack's address; `https://api.paystack.co` unless set.",
    PAYSTACK_TRANSFER_FEES:
      'What Paystack agreed to take for a transfer, against which its books are compared.',
    PAYSTACK_DEDICATED_BANK: "The bank that issues vendor accounts, by Paystack's slug.",
    MONNIFY_API_KEY: 'The account at Monnify that pays; set with its secret key and wallet.',
    MONNIFY_SECRET_KEY: "The secret of Monnify's API key.",
    MONNIFY_WALLET_ACCOUNT: 'The wallet at Monnify that pays, by its account number.',
    MONNIFY_PREVIOUS_API_KEY:
      'The account at Monnify before the present one, while its payouts are under way.',
    MONNIFY_PREVIOUS_SECRET_KEY: 'The secret of the API key of that account.',
    MONNIFY_PREVIOUS_WALLET_ACCOUNT: 'The wallet of that account, by its account number.',
    MONNIFY_CONTRACT_CODE: 'The contract under which Monnify reserves vendor accounts; none are unless set.',
    MONNIFY_BASE_URL: "Monnify's address; `https://api.monnify.com` unless set.",
    MONNIFY_TRANSFER_FEES:
      'What Monnify agreed to take for a transfer, against which its books are compared.',
  },
  'Bills: VTpass': {
    VTPASS_API_KEY: 'The account at VTpass whose wallet pays for bills; set with its two other keys.',
    VTPASS_PUBLIC_KEY: 'The public key of the account at VTpass.',
    VTPASS_SECRET_KEY: 'The secret key of the account at VTpass.',
    VTPASS_PREVIOUS_API_KEY: 'The account at VTpass before the present one, while its bills are under way.',
    VTPASS_PREVIOUS_PUBLIC_KEY: 'The public key of the account at VTpass before.',
    VTPASS_PREVIOUS_SECRET_KEY: 'The secret key of the account at VTpass before.',
    VTPASS_BASE_URL: "VTpass's address with its path; `https://vtpass.com/api` unless set.",
  },
  'Collections abroad: Yellow Card': {
    YELLOWCARD_API_KEY: 'The account at Yellow Card that collects; set with its secret key.',
    YELLOWCARD_SECRET_KEY: 'The secret key of the account at Yellow Card.',
    YELLOWCARD_PREVIOUS_API_KEY:
      'The account at Yellow Card before the present one, while its collections are under way.',
    YELLOWCARD_PREVIOUS_SECRET_KEY: 'The secret key of the account at Yellow Card before.',
    YELLOWCARD_BASE_URL: "Yellow Card's address; `https://api.yellowcard.io` unless set.",
  },
  'Exchange rates: Quidax and CoinGecko': {
    USDT_RATE_PROVIDER:
      'The market by whose rates USDT is sold in production; none is sold there unless set.',
    QUIDAX_BASE_URL: "Quidax's address; `https://app.quidax.io` unless set.",
    USDT_REFERENCE_PROVIDER: 'A second source by which rates are judged.',
    COINGECKO_BASE_URL: "CoinGecko's address with its path; `https://api.coingecko.com/api/v3` unless set.",
    COINGECKO_API_KEY: 'The key of a demo account at CoinGecko, which answers without one too.',
    RATE_LAST_TRADE_BASIS_POINTS: 'How far a rate may be from the last trade of its market.',
    RATE_REFERENCE_BASIS_POINTS: 'How far a rate may be from the second source.',
    RATE_JUMP_BASIS_POINTS: 'How far a rate may be from the one before it.',
    RATE_JUMP_MINUTES: 'For how long after a rate was believed the next one is compared with it.',
  },
  'TRON: nodes and wallet': {
    TRON_NODE_URL:
      'A node that serves /wallet, /walletsolidity and /jsonrpc; production takes no USDT without.',
    TRON_SOLIDITY_URL: 'Where the node serves /walletsolidity, when not at TRON_NODE_URL.',
    TRON_JSONRPC_URL: 'Where the node serves /jsonrpc, when not at TRON_NODE_URL.',
    TRON_API_KEY: 'What the node asks of its users.',
    TRON_FALLBACK_NODE_URL: 'A second node, which stands in for the first.',
    TRON_FALLBACK_SOLIDITY_URL:
      'Where the second node serves /walletsolidity, when not at TRON_FALLBACK_NODE_URL.',
    TRON_FALLBACK_JSONRPC_URL: 'Where the second node serves /jsonrpc, when not at TRON_FALLBACK_NODE_URL.',
    TRON_FALLBACK_API_KEY: 'What the second node asks of its users.',
    TRON_NETWORK: 'The network, which the nodes are held against when a process starts.',
    TRON_USDT_CONTRACT: "The contract of USDT; Tether's own on mainnet unless set, and needed elsewhere.",
    TRON_XPUB: 'From which deposit addresses derive; needed with TRON_NODE_URL.',
    TRON_TREASURY_ADDRESS: 'Where sweeps go, and USDT nowhere else; needed with TRON_NODE_URL.',
    TRON_WALLET_FILE: 'File with the encrypted mnemonic; for workers of `chain` alone.',
    TRON_MNEMONIC_ENCRYPTED:
      'The encrypted mnemonic itself, instead of its file; for workers of `chain` alone.',
    TRON_WALLET_PASSPHRASE: 'What opens the mnemonic; for workers of `chain` alone.',
    TRON_WALLET_PASSPHRASE_FILE: 'File with what opens the mnemonic, instead; for workers of `chain` alone.',
    TRON_GAS_ACCOUNT: 'The gas account that the wallet must turn out to have; not compared unless set.',
    TRON_POLL_MS: 'How often the chain is asked for news.',
    TRON_TIMEOUT_MS: 'How long one exchange with a node may take.',
    CUSTODY_REQUESTS_PER_MINUTE: 'How many requests the comparison of books and chain makes of a node.',
  },
  'TRON: sweeps': {
    TRON_ENERGY_BY:
      'How a sweep gets energy: burning TRX, lending staked energy, or the cheapest of lending, renting and burning.',
    ITRX_API_KEY: 'The account at iTRX whose balance pays for rented energy; needed where energy is rented.',
    ITRX_API_SECRET: 'The secret of the account at iTRX.',
    ITRX_BASE_URL: "iTRX's address; `https://itrx.io` unless set, Nile's is `https://nile.itrx.io`.",
    TRON_TRX_PRICE_USDT: 'What one TRX is worth in USDT, when the cost of a sweep is judged.',
    TRON_SWEEP_COST_CAP_PERCENT: 'How much of what it moves a sweep may cost.',
    TRON_SWEEP_CAP_USDT: 'The most USDT that one signature may move.',
    TRON_FEE_LIMIT_CAP_TRX: 'The most TRX that one signature may let a contract call burn.',
    TRON_TOP_UP_CAP_TRX: 'The most TRX that one signature may send to a deposit address.',
    TRON_STAKE_CAP_TRX: 'The most stake, in TRX, that one signature may lend or take back.',
  },
  Sandbox: {
    SANDBOX_POLL_MS: 'How often the simulated chain is asked for news.',
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

/** What each setting is for. A setting of the schema that is in no subject is an error of types here. */
export const SETTING_PURPOSES: Readonly<Record<SettingName, string>> = purposes;
