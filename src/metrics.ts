import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { TASK_QUEUES } from './contract/flows.ts';
import type { ChainLag } from './db/chainScan.ts';
import type { countWaitingStarts } from './db/outbox.ts';
import type { countWaitingNews } from './db/providerCallbacks.ts';
import type { ReconciliationFigures } from './db/reconciliation.ts';
import type { countUndecidedFlows } from './db/undecidedFlows.ts';
import { POLLER_KINDS, type QueuePollers } from './temporal/taskQueues.ts';

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
  webhookAttempts: described('mp_webhook_attempts_total', 'Webhook delivery attempts.', ['result']),
  providerCallbacks: described('mp_provider_callbacks_total', 'Callbacks of providers.', [
    'provider',
    'verdict',
  ]),
  providerBlocked: described(
    'mp_provider_blocked_total',
    'Orders that a provider refused because of our account there, such as a wallet that is too low.',
    ['provider'],
  ),
  payoutAttempts: described(
    'mp_payout_attempts_total',
    'Attempts to have a payout made, by provider and what became of the call: answered, unanswered, not_sent, blocked.',
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
    'Deposits found in solid blocks: received by a session, or unexpected.',
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
    'Orders for rented energy, by what became of them: ordered, delivered, late or failed.',
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
  ratesNeedingAttention: described(
    'mp_rates_needing_attention',
    'NEEDS_ATTENTION: 1 while rates of a market are not used because of what it told when it was asked last, which cannot be true.',
    ['market', 'reason'],
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
  custodyDifferenceMinor: described(
    'mp_custody_difference_minor',
    'What the chain holds less what the ledger and open deposits say it holds, in micro-USDT; 0 when all is well.',
    ['environment'],
  ),
  ledgerViolations: described(
    'mp_ledger_violations',
    'What the latest verification of the whole ledger found wrong, by check, at most 20 each; 0 when all is well.',
    ['check'],
  ),
};

type LabelOf<Described> = Described extends Description<infer Label> ? Label : never;

/** The process's own metrics, in a registry of their own so that several services can live in one process. */
export type Metrics = {
  readonly registry: Registry;
  readonly httpDurationSeconds: Histogram<'method' | 'route'>;
} & { readonly [Name in keyof typeof COUNTERS]: Counter<LabelOf<(typeof COUNTERS)[Name]>> } & {
  readonly [Name in keyof typeof GAUGES]: Gauge<LabelOf<(typeof GAUGES)[Name]>>;
};

/** What gauges show that is read at each scrape. A reader that rejects makes its gauges NaN, or absent: not known. */
export interface MetricReaders {
  readonly readOutbox: () => ReturnType<typeof countWaitingStarts>;
  readonly readUndecidedFlows: () => ReturnType<typeof countUndecidedFlows>;
  readonly readPollers: () => Promise<readonly QueuePollers[]>;
  readonly readChainLags: () => Promise<readonly ChainLag[]>;
  readonly readWaitingNews: () => ReturnType<typeof countWaitingNews>;
  readonly readReconciliation: () => Promise<ReconciliationFigures>;
}

/** The rows of each reading, one value of a gauge each; none of what has no reader. */
function readingsOf(readers: Partial<MetricReaders>) {
  const reconciliation = sharedRead(async () => readers.readReconciliation?.());
  return {
    outbox: async () => (readers.readOutbox ? [await readers.readOutbox()] : []),
    undecided: async () =>
      ((await readers.readUndecidedFlows?.()) ?? []).map((row) => ({ ...row, flow: row.kind })),
    pollers: async () => (await readers.readPollers?.()) ?? [],
    waitingNews: async () => (await readers.readWaitingNews?.()) ?? [],
    chainLags: async () => (await readers.readChainLags?.()) ?? [],
    differences: async () => (await reconciliation())?.found ?? [],
    unasked: async () => (await reconciliation())?.unasked ?? [],
  };
}

type Readings = ReturnType<typeof readingsOf>;
type RowOf<Reading extends keyof Readings> = Awaited<ReturnType<Readings[Reading]>>[number];
/** The fields of a row that are numbers, or text. */
type FieldsOf<Row, Kind> = { [Name in keyof Row]: Row[Name] extends Kind ? Name : never }[keyof Row] & string;

/**
 * Gauges that are read at each scrape, by their reading and the field of its rows that they show; the fields of their
 * labels have the names of the labels.
 */
const READ_GAUGES: {
  readonly [Reading in keyof Readings]: {
    readonly [Field in FieldsOf<RowOf<Reading>, number>]: Description<FieldsOf<RowOf<Reading>, string>>;
  };
} = {
  outbox: {
    oldestSeconds: described(
      'mp_outbox_oldest_seconds',
      'Age of the oldest workflow start that was promised and has not happened.',
      [],
    ),
    waiting: described('mp_outbox_waiting', 'Workflow starts that were promised and have not happened.', []),
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
  },
  waitingNews: {
    count: described(
      'mp_provider_news_waiting',
      'What providers announced and a human must look at: callbacks from which nothing can follow, and payments that are wanted back by refund or dispute.',
      ['provider', 'kind'],
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
      'Differences between our books and those of others that nobody has explained, by kind: see npm run admin -- reconcile list.',
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
};

/** What is shown when a reading fails: without the database the other metrics are wanted more than ever. */
const UNKNOWN: Readonly<Partial<Record<keyof Readings, readonly object[]>>> = {
  outbox: [{ waiting: Number.NaN, oldestSeconds: Number.NaN }],
  pollers: TASK_QUEUES.flatMap((queue) => POLLER_KINDS.map((kind) => ({ queue, kind, pollers: Number.NaN }))),
};

/**
 * Registers every metric.
 *
 * @param readers what is read at each scrape; nothing unless given.
 */
export function createMetrics(readers: Partial<MetricReaders> = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerReadGauges(registry, readingsOf(readers));
  const counters = mapValues(COUNTERS, (description) => new Counter({ ...description, registers }));
  const gauges = mapValues(GAUGES, (description) => new Gauge({ ...description, registers }));
  const httpDurationSeconds = new Histogram({
    name: 'mp_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  // Which labels each has is known by its entry in the table, and lost on the way through it.
  return { ...counters, ...gauges, registry, httpDurationSeconds } as unknown as Metrics;
}

function mapValues<Value, Mapped>(table: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));
}

/** Registers the gauges that are read at each scrape. */
function registerReadGauges(registry: Registry, readings: Readings): void {
  for (const reading of Object.keys(READ_GAUGES) as (keyof Readings)[]) {
    const read = sharedRead<readonly object[]>(() => readings[reading]().catch(() => UNKNOWN[reading] ?? []));
    const gauges: Readonly<Record<string, Description<string>>> = READ_GAUGES[reading];
    for (const [field, description] of Object.entries(gauges)) {
      new Gauge({
        ...description,
        registers: [registry],
        async collect() {
          const rows = await read();
          this.reset();
          for (const row of rows) {
            const labels = description.labelNames.map((label) => [label, Reflect.get(row, label)]);
            this.set(Object.fromEntries(labels), Reflect.get(row, field));
          }
        },
      });
    }
  }
}

/** One reading for all gauges of a scrape: those that ask while it is under way share its answer. */
function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | undefined;
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
