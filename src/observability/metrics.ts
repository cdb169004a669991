import pTimeout from 'p-timeout';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PAYOUT_PROVIDER_NAMES } from '../config/settings.ts';
import { TASK_QUEUES } from '../contract/flows.ts';
import type { PoolFigures } from '../db/core/database.ts';
import type { NoticeFigures } from '../db/core/notices.ts';
import type { countWaitingStarts } from '../db/core/outbox.ts';
import type { BookFindings } from '../db/ledger/checkResults.ts';
import type { countTransfers } from '../db/ledger/ledgerStore.ts';
import type { KycFigures } from '../db/merchants/kyc.ts';
import type { countBlockedOrders } from '../db/orders/attemptLists.ts';
import type { countWaitingNews } from '../db/orders/providerCallbacks.ts';
import { type countUndecidedFlows, UNDECIDED_KINDS } from '../db/orders/undecidedFlows.ts';
import type { countChainAlarms } from '../db/usdt/chainAlarms.ts';
import type { ChainLag } from '../db/usdt/chainScan.ts';
import type { countUnexpectedDeposits } from '../db/usdt/deposits.ts';
import type { readOpenRefundFigures } from '../db/usdt/refunds.ts';
import { POLLER_KINDS, type QueuePollers } from '../temporal/taskQueues.ts';
import { VERSION } from './version.ts';

/** What a metric is called and says, and what it is split by. */
interface Description<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
}

function described<const Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): Description<Label> {
  return { name, help, labelNames };
}

const COUNTERS = {
  httpRequests: described('mp_http_requests_total', 'HTTP requests answered.', ['method', 'route', 'status']),
  requestLogDropped: described(
    'mp_request_log_dropped_total',
    'Calls of merchants that are missing in their log of requests, because Postgres was away or slow.',
    [],
  ),
  temporalRequestsExhausted: described(
    'mp_temporal_requests_exhausted_total',
    'Requests that Temporal refused because a limit is reached (RESOURCE_EXHAUSTED); those of a worker once it repeats them for long.',
    [],
  ),
  connectionsDropped: described(
    'mp_http_connections_dropped_total',
    'Connections that were closed at once, because MAX_CONNECTIONS were open.',
    [],
  ),
  moneyAcceptedMinor: described('mp_money_accepted_minor_total', 'Amounts accepted, in minor units.', [
    'flow',
    'environment',
    'asset',
  ]),
  flowsEnded: described('mp_flows_ended_total', 'Flows that reached a final status.', [
    'flow',
    'environment',
    'status',
  ]),
  flowsNeedingAttention: described('mp_flows_needing_attention_total', 'Flows handed to a human.', [
    'flow',
    'environment',
  ]),
  flowOrphans: described(
    'mp_flow_orphans_total',
    'Undecided flows that had no open workflow when they were looked for; each was started again.',
    ['flow'],
  ),
  webhookAttempts: described('mp_webhook_attempts_total', 'Webhook delivery attempts.', [
    'environment',
    'result',
  ]),
  notices: described(
    'mp_notices_total',
    'Attempts to mail a notice to a merchant, by outcome: sent, failed (it is tried again), given_up.',
    ['outcome'],
  ),
  providerCallbacks: described('mp_provider_callbacks_total', 'Callbacks of providers.', [
    'provider',
    'verdict',
  ]),
  providerBlocked: described(
    'mp_provider_blocked_total',
    'Orders that a provider refused because of our account there, such as a wallet that is too low; each once, however often it is retried.',
    ['provider', 'environment'],
  ),
  providerRequests: described(
    'mp_provider_requests_total',
    'Calls to providers and TRON nodes, by HTTP status; "key_refused" when the answer refuses our key, ' +
      '"none" without a complete answer in time.',
    ['provider', 'operation', 'status'],
  ),
  payoutAttempts: described(
    'mp_payout_attempts_total',
    'Payouts sent to a provider, by outcome of the first call: answered, unanswered, not_sent, blocked. Retries are not counted.',
    ['provider', 'outcome'],
  ),
  collectionsDearerThanAgreed: described(
    'mp_collections_dearer_than_agreed_total',
    'Collections abroad of which the provider keeps more than the fee that their rate was made with; counted when they are found paid.',
    ['provider'],
  ),
  chainScanFailures: described(
    'mp_chain_scan_failures_total',
    'Attempts to read blocks that came to nothing and are made again.',
    ['network', 'reason'],
  ),
  cryptoDeposits: described(
    'mp_crypto_deposits_total',
    'Deposits found in solid blocks: received by a session, or unexpected; one that a complete session sets aside later is counted as both.',
    ['environment', 'kind'],
  ),
  cryptoSweeps: described('mp_crypto_sweeps_total', 'Sweeps that ended.', ['environment', 'status']),
  cryptoSweepFeesSun: described(
    'mp_crypto_sweep_fees_sun_total',
    'What sweeps burnt, in sun (1 TRX = 1,000,000 sun).',
    ['environment'],
  ),
  cryptoTokenFeesMinor: described(
    'mp_crypto_token_fees_minor_total',
    'What the USDT contract kept of sweeps, in micro-USDT; nothing as long as its fee is off.',
    ['environment'],
  ),
  cryptoSweepReturnedSun: described(
    'mp_crypto_sweep_returned_sun_total',
    'TRX that sweeps brought from deposit addresses back to the gas account, in sun.',
    ['environment'],
  ),
  energyRentals: described(
    'mp_energy_rentals_total',
    'Orders for rented energy, by outcome: ordered, delivered, late or failed.',
    ['environment', 'provider', 'status'],
  ),
  energyRentalSun: described(
    'mp_energy_rental_sun_total',
    'What rented energy cost, in sun, before what was given back.',
    ['environment', 'provider'],
  ),
};

/** Gauges that are set when something happens. */
const GAUGES = {
  buildInfo: described(
    'mp_build_info',
    'Always 1; its labels are the version of this process and what it does: api, worker, relay or all.',
    ['version', 'role'],
  ),
  providerBalanceMinor: described(
    'mp_provider_balance_minor',
    'What is left of our money at a provider, in minor units, when it was read last.',
    ['provider', 'asset'],
  ),
  energyRentalBalanceSun: described(
    'mp_energy_rental_balance_sun',
    'What is left at the provider of rented energy after the last order of this process, in sun.',
    ['environment', 'provider'],
  ),
};

/** What is measured each time it happens, with the upper bounds of its buckets, in seconds. */
const HISTOGRAMS = {
  httpDurationSeconds: {
    ...described('mp_http_request_duration_seconds', 'Time from a request to its answer.', [
      'method',
      'route',
    ]),
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  },
  ledgerPostingSeconds: {
    ...described(
      'mp_ledger_posting_duration_seconds',
      'Time that statements take which post transfers, by the name of the statement. One may post many transfers, or find that none is to be posted.',
      ['statement'],
    ),
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  },
  providerRequestSeconds: {
    ...described(
      'mp_provider_request_duration_seconds',
      'Time from a call of a provider, or of a TRON node, to the last byte of its answer, or until there was none.',
      ['provider', 'operation'],
    ),
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
  },
  webhookAttemptSeconds: {
    ...described('mp_webhook_attempt_duration_seconds', 'Time that an attempt to deliver a webhook takes.', [
      'result',
    ]),
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
  },
};

type LabelOf<Described> = Described extends Description<infer Label> ? Label : never;

/** The process's own metrics, in a registry of their own so that several services can live in one process. */
export type Metrics = {
  readonly registry: Registry;
} & { readonly [Name in keyof typeof HISTOGRAMS]: Histogram<LabelOf<(typeof HISTOGRAMS)[Name]>> } & {
  readonly [Name in keyof typeof COUNTERS]: Counter<LabelOf<(typeof COUNTERS)[Name]>>;
} & {
  readonly [Name in keyof typeof GAUGES]: Gauge<LabelOf<(typeof GAUGES)[Name]>>;
};

/** What waits for an outcome or for operators. */
interface HumanQueues {
  readonly undecided: Awaited<ReturnType<typeof countUndecidedFlows>>;
  readonly blockedOrders: Awaited<ReturnType<typeof countBlockedOrders>>;
  readonly chainAlarms: Awaited<ReturnType<typeof countChainAlarms>>;
  readonly news: Awaited<ReturnType<typeof countWaitingNews>>;
  readonly deposits: Awaited<ReturnType<typeof countUnexpectedDeposits>>;
  readonly kyc: KycFigures;
  readonly notices: NoticeFigures;
  readonly refunds: Awaited<ReturnType<typeof readOpenRefundFigures>>;
}

/** What gauges show that is read at each scrape. A reader that rejects makes its gauges NaN, or absent: not known. */
export interface MetricReaders {
  readonly readOutbox: () => ReturnType<typeof countWaitingStarts>;
  readonly readPollers: () => Promise<readonly QueuePollers[]>;
  readonly readClockOffsets: () => Promise<readonly { readonly peer: string; readonly seconds: number }[]>;
  readonly readChainLags: () => Promise<readonly ChainLag[]>;
  readonly readHumanQueues: () => Promise<HumanQueues>;
  readonly readBookFindings: () => Promise<BookFindings>;
  readonly readPool: () => PoolFigures;
  readonly readTransfers: () => ReturnType<typeof countTransfers>;
}

/** The rows of each reading, one value of a gauge each; none of what has no reader. */
function readingsOf(readers: Partial<MetricReaders>) {
  const books = sharedRead(async () => readers.readBookFindings?.());
  const queues = sharedRead(async () => readers.readHumanQueues?.());
  return {
    outbox: async () => (readers.readOutbox ? [await readers.readOutbox()] : []),
    undecided: async () => ((await queues())?.undecided ?? []).map((row) => ({ ...row, flow: row.kind })),
    pollers: async () => (await readers.readPollers?.()) ?? [],
    clocks: async () => (await readers.readClockOffsets?.()) ?? [],
    waitingNews: async () => (await queues())?.news ?? [],
    blockedOrders: async () => (await queues())?.blockedOrders ?? [],
    unexpectedDeposits: async () => (await queues())?.deposits ?? [],
    chainAlarms: async () => (await queues())?.chainAlarms ?? [],
    chainLags: async () => (await readers.readChainLags?.()) ?? [],
    differences: async () => (await books())?.found ?? [],
    ledgerChecks: async () => (await books())?.ledger ?? [],
    custody: async () => (await books())?.custody ?? [],
    checkAges: async () => (await books())?.ages ?? [],
    rates: async () => (await books())?.rates ?? [],
    keys: async () => (await books())?.keys ?? [],
    unasked: async () => (await books())?.unasked ?? [],
    kyc: async () => [(await queues())?.kyc ?? []].flat(),
    notices: async () => [(await queues())?.notices ?? []].flat(),
    refunds: async () => (await queues())?.refunds ?? [],
    connections: async () => readers.readPool?.().connections ?? [],
    pool: async () => (readers.readPool ? [readers.readPool()] : []),
    transfers: async () => (readers.readTransfers ? [await readers.readTransfers()] : []),
  };
}

type Readings = ReturnType<typeof readingsOf>;
type RowOf<Reading extends keyof Readings> = Awaited<ReturnType<Readings[Reading]>>[number];
/** The fields of a row that are numbers, or text. */
type FieldsOf<Row, Kind> = { [Name in keyof Row]: Row[Name] extends Kind ? Name : never }[keyof Row] & string;

/**
 * Metrics that are read at each scrape, by their reading and the field of its rows that they show; the fields of their
 * labels have the names of the labels.
 */
const READ_METRICS: {
  readonly [Reading in keyof Readings]: {
    readonly [Field in FieldsOf<RowOf<Reading>, number>]: Description<FieldsOf<RowOf<Reading>, string>>;
  };
} = {
  // The first to be read, for the others ask the database, and those that wait are not to count themselves.
  connections: {
    count: described(
      'mp_database_connections',
      'Connections to Postgres that this process has, by whether they are in use.',
      ['state'],
    ),
  },
  pool: {
    waiting: described(
      'mp_database_connection_waiting',
      'Statements and transactions of this process that wait for a connection to Postgres.',
      [],
    ),
    largest: described(
      'mp_database_connections_max',
      'The most connections to Postgres that this process may have: DATABASE_POOL_SIZE.',
      [],
    ),
  },
  outbox: {
    oldestSeconds: described(
      'mp_outbox_oldest_seconds',
      'Age of the oldest outbox message that was not dispatched.',
      [],
    ),
    waiting: described('mp_outbox_waiting', 'Outbox messages that were not dispatched.', []),
  },
  undecided: {
    count: described(
      'mp_flows_undecided',
      'Flows that are not over, by kind and status: that of their record, or NEEDS_ATTENTION.',
      ['flow', 'environment', 'status'],
    ),
    oldestSeconds: described(
      'mp_flows_oldest_undecided_seconds',
      'Age of the oldest flow that is not over, by kind and status.',
      ['flow', 'environment', 'status'],
    ),
  },
  pollers: {
    pollers: described(
      'mp_task_queue_pollers',
      'Pollers that a task queue has had in the last two minutes; 0 when no worker serves it, NaN when Temporal does not answer.',
      ['queue', 'kind'],
    ),
    backlogSeconds: described(
      'mp_task_queue_backlog_age_seconds',
      'Age of the oldest task of a task queue that no worker has taken; 0 when none waits, NaN when Temporal does not answer.',
      ['queue', 'kind'],
    ),
  },
  clocks: {
    seconds: described(
      'mp_clock_offset_seconds',
      'How far the clock of this process is ahead of Postgres or Temporal, negative when behind; absent ' +
        'while the peer does not answer.',
      ['peer'],
    ),
  },
  waitingNews: {
    count: described(
      'mp_provider_news_waiting',
      'What providers announced and a human must look at: callbacks from which nothing can follow, and payments that are wanted back by refund or dispute.',
      ['provider', 'kind'],
    ),
  },
  blockedOrders: {
    count: described(
      'mp_orders_blocked',
      'Open orders that a provider refused last because of our account there, such as a wallet that is too low.',
      ['environment', 'provider'],
    ),
  },
  unexpectedDeposits: {
    waiting: described(
      'mp_crypto_deposits_waiting',
      'Deposits that no session expected and no operator has decided about, by asset: see npm run admin -- crypto deposits unexpected.',
      ['environment', 'asset'],
    ),
  },
  chainLags: {
    seconds: described(
      'mp_chain_lag_seconds',
      'Age of the last block that was read of a network, whether or not anybody reads; +Inf before the first. When all is well about a minute on TRON, whose blocks take so long to be solid.',
      ['network'],
    ),
  },
  differences: {
    count: described(
      'mp_reconciliation_differences',
      'Differences between our books and those of others that no operator has explained, by kind: see npm run admin -- reconcile list.',
      ['environment', 'book', 'provider', 'kind'],
    ),
  },
  unasked: {
    seconds: described(
      'mp_reconciliation_unasked_seconds',
      'For how long books of others could not be compared with ours, the oldest of the last 30 days.',
      ['environment', 'book', 'provider'],
    ),
  },
  kyc: {
    waiting: described(
      'mp_kyc_waiting',
      'Businesses that wait for a decision on their KYC: see npm run admin -- kyc list.',
      [],
    ),
    oldestSeconds: described(
      'mp_kyc_oldest_seconds',
      'How long the first business has waited for a KYC decision, counted Monday to Friday in Lagos; 0 when ' +
        'none waits.',
      [],
    ),
  },
  refunds: {
    oldestSeconds: described(
      'mp_crypto_refund_oldest_seconds',
      'For how long the first refund of USDT has waited to be paid: see npm run admin -- crypto refunds list; 0 when none waits.',
      ['environment'],
    ),
  },
  notices: {
    givenUp: described(
      'mp_notices_given_up',
      'Notices to merchants that the mail server did not take for a day and that were given up in the last 24 hours.',
      [],
    ),
  },
  ledgerChecks: {
    violations: described(
      'mp_ledger_violations',
      'Violations that the latest verification of the ledger found, by check, at most 20 each; 0 when all is well.',
      ['check'],
    ),
  },
  chainAlarms: {
    count: described(
      'mp_chain_alarms',
      'What stands in the way on a chain until an operator or the issuer acts: frozen_address, deprecated_token, lost_cursor or unfit_node.',
      ['environment', 'kind'],
    ),
  },
  custody: {
    differenceMinor: described(
      'mp_custody_difference_minor',
      'What the chain held less what the ledger and open deposits said it holds, in micro-USDT, at the latest comparison; 0 when all is well.',
      ['environment'],
    ),
  },
  checkAges: {
    seconds: described(
      'mp_check_age_seconds',
      'Age of the latest result of a check. Daily: ledger (the whole). Hourly: ledger_recent (its changes), ' +
        'reconciliation (what is due). Every 15 minutes: custody. Rate: how much older than the latest live ' +
        'quote. A check that never ended is as old as the installation, a ledger that was never verified +Inf.',
      ['check', 'environment'],
    ),
  },
  rates: {
    isDoubted: described(
      'mp_rates_needing_attention',
      'NEEDS_ATTENTION: 1 while the rates of a market are not used, by the latest check of any process within a day.',
      ['market', 'reason'],
    ),
  },
  keys: {
    operations: described(
      'mp_provider_key_refused',
      "Operations for which a provider or TRON node refuses our key, by the key's place in its setting; " +
        'absent once it accepts the key.',
      ['environment', 'provider', 'key'],
    ),
  },
  transfers: {
    posted: described(
      'mp_ledger_transfers_total',
      'Rows that were written to ledger.transfers, as Postgres counts them: those too whose transaction was rolled back.',
      [],
    ),
  },
};

/** Says of what is read at each scrape whether that came to nothing, for some of it has no series when all is well. */
const READING_FAILED = described(
  'mp_reading_failed',
  'Whether what this process reads at each scrape could not be read in time: 1, else 0. Its metrics are then NaN or absent.',
  ['reading'],
);

/** Who is told of orders that are paid from our account there, and who calls back about them. */
const TOLD_PROVIDERS = [...PAYOUT_PROVIDER_NAMES, 'vtpass'];

/**
 * Values of the labels that a counter shows as 0 from the start: every combination of them. How much a counter grew is
 * known to Prometheus from its second value on, so that an alert about the first time needs a 0 before it.
 */
const SHOWN_AT_ZERO: {
  readonly [Name in keyof typeof COUNTERS]?: Readonly<
    Record<LabelOf<(typeof COUNTERS)[Name]>, readonly string[]>
  >;
} = {
  flowOrphans: { flow: UNDECIDED_KINDS },
  webhookAttempts: { environment: ['prod', 'test'], result: ['delivered', 'failed', 'gone'] },
  providerCallbacks: {
    provider: [...TOLD_PROVIDERS, 'yellowcard'],
    verdict: ['new', 'repeated', 'unusable', 'forged'],
  },
  providerBlocked: { provider: TOLD_PROVIDERS, environment: ['prod'] },
  payoutAttempts: {
    provider: PAYOUT_PROVIDER_NAMES,
    outcome: ['answered', 'unanswered', 'not_sent', 'blocked'],
  },
  collectionsDearerThanAgreed: { provider: ['yellowcard'] },
  energyRentals: {
    environment: ['prod'],
    provider: ['itrx'],
    status: ['ORDERED', 'DELIVERED', 'LATE', 'FAILED'],
  },
};

/** Every combination of the values of labels. */
function combinationsOf(
  values: Readonly<Record<string, readonly string[]>>,
): readonly Readonly<Record<string, string>>[] {
  return Object.entries(values).reduce<readonly Readonly<Record<string, string>>[]>(
    (begun, [label, ofLabel]) =>
      begun.flatMap((labels) => ofLabel.map((value) => ({ ...labels, [label]: value }))),
    [{}],
  );
}

/** How long what was read stands: more scrapers than one ask the database no more often. */
const READING_STANDS_MS = 1_000;

/** How long a reading may take unless said otherwise: past it the other metrics are shown without it. Scrapers wait ten seconds. */
const READING_TIMEOUT_MS = 5_000;

/** What is shown when a reading fails: without the database the other metrics are wanted more than ever. */
const UNKNOWN: Readonly<Partial<Record<keyof Readings, readonly object[]>>> = {
  outbox: [{ waiting: Number.NaN, oldestSeconds: Number.NaN }],
  pollers: TASK_QUEUES.flatMap((queue) =>
    POLLER_KINDS.map((kind) => ({ queue, kind, pollers: Number.NaN, backlogSeconds: Number.NaN })),
  ),
};

/**
 * Registers every metric.
 *
 * @param readers what is read at each scrape; nothing unless given.
 * @param options.readingTimeoutMs how long a reading may take; 5 s unless given.
 * @param options.role what the process does, as `mp_build_info` shows it; all unless given.
 */
export function createMetrics(
  readers: Partial<MetricReaders> = {},
  {
    readingTimeoutMs = READING_TIMEOUT_MS,
    role = 'all',
  }: { readonly readingTimeoutMs?: number; readonly role?: string } = {},
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerReadMetrics(registry, { readings: readingsOf(readers), readingTimeoutMs });
  const counters = mapValues(COUNTERS, (description) => new Counter({ ...description, registers }));
  for (const [name, values] of Object.entries(SHOWN_AT_ZERO)) {
    for (const labels of combinationsOf(values)) counters[name]?.inc(labels, 0);
  }
  const gauges = mapValues(GAUGES, (description) => new Gauge({ ...description, registers }));
  gauges.buildInfo?.set({ version: VERSION, role }, 1);
  const histograms = mapValues(HISTOGRAMS, (description) => new Histogram({ ...description, registers }));
  // Which labels each has is known by its entry in the table, and lost on the way through it.
  return { ...counters, ...gauges, ...histograms, registry } as unknown as Metrics;
}

function mapValues<Value, Mapped>(table: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));
}

/** Registers the metrics that are read at each scrape. */
function registerReadMetrics(
  registry: Registry,
  { readings, readingTimeoutMs }: { readonly readings: Readings; readonly readingTimeoutMs: number },
): void {
  // A reading that takes longer than a scrape may wait for it goes on, and its result is dropped.
  const reads = (Object.keys(READ_METRICS) as (keyof Readings)[]).map((reading) => ({
    reading,
    read: sharedRead<readonly object[] | undefined>(() =>
      pTimeout<readonly object[]>(readings[reading](), { milliseconds: readingTimeoutMs }).catch(
        () => undefined,
      ),
    ),
  }));
  for (const { reading, read } of reads) {
    const descriptions: Readonly<Record<string, Description<string>>> = READ_METRICS[reading];
    for (const [field, description] of Object.entries(descriptions)) {
      const show = async (metric: Gauge | Counter, set: (labels: object, value: number) => void) => {
        const rows = (await read()) ?? UNKNOWN[reading] ?? [];
        metric.reset();
        // A metric without labels would be 0, which was never read.
        if (description.labelNames.length === 0) metric.remove();
        for (const row of rows) {
          const labels = description.labelNames.map((label) => [label, Reflect.get(row, label)]);
          set(Object.fromEntries(labels), Reflect.get(row, field));
        }
      };
      const options = { ...description, registers: [registry] };
      if (isCounter(description)) {
        new Counter({
          ...options,
          collect() {
            return show(this, (labels, value) => this.inc(labels, value));
          },
        });
      } else {
        new Gauge({
          ...options,
          collect() {
            return show(this, (labels, value) => this.set(labels, value));
          },
        });
      }
    }
  }
  registerFailures(registry, reads);
}

/** Registers what says which readings failed. The last to be read, so that those are under way. */
function registerFailures(
  registry: Registry,
  reads: readonly { readonly reading: string; readonly read: () => Promise<unknown> }[],
): void {
  new Gauge({
    ...READING_FAILED,
    registers: [registry],
    async collect() {
      for (const { reading, read } of reads) this.set({ reading }, (await read()) === undefined ? 1 : 0);
    },
  });
}

/** By the name, as Prometheus has it: what only grows ends with "_total". */
function isCounter({ name }: Description<string>): boolean {
  return name.endsWith('_total');
}

/** One reading for all gauges of a scrape, and for the scrapes of a second. */
function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let shared: Promise<Value> | undefined;
  let standsUntilMs = 0;
  return () => {
    if (shared === undefined || performance.now() > standsUntilMs) {
      standsUntilMs = Number.POSITIVE_INFINITY;
      shared = read().finally(() => {
        standsUntilMs = performance.now() + READING_STANDS_MS;
      });
    }
    return shared;
  };
}

/** A metric as the reference shows it. */
export interface DescribedMetric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Whether it is read at each scrape, so that it says the same whichever process that has it is asked. */
  readonly isRead: boolean;
}

/** Every metric of the service's own, by what it is about. */
export function describedMetrics(): readonly DescribedMetric[] {
  const list = (type: DescribedMetric['type'], table: Readonly<Record<string, Description<string>>>) =>
    Object.values(table).map(({ name, help, labelNames }) => ({
      name,
      type,
      help,
      labelNames,
      isRead: false,
    }));
  const read = Object.values(READ_METRICS).flatMap((fields) =>
    Object.values<Description<string>>(fields).map(({ name, help, labelNames }) => ({
      name,
      type: isCounter({ name, help, labelNames }) ? ('counter' as const) : ('gauge' as const),
      help,
      labelNames,
      isRead: true,
    })),
  );
  return [
    ...list('counter', COUNTERS),
    ...list('gauge', { ...GAUGES, READING_FAILED }),
    ...list('histogram', HISTOGRAMS),
    ...read,
  ];
}
