import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { TASK_QUEUES } from './contract/flows.ts';
import type { ChainLag } from './db/chainScan.ts';
import type { ReconciliationFigures } from './db/reconciliation.ts';
import { POLLER_KINDS, type QueuePollers } from './temporal/taskQueues.ts';

/** The process's own metrics, in a registry of their own so that several services can live in one process. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpRequests: Counter<'method' | 'route' | 'status'>;
  readonly httpDurationSeconds: Histogram<'method' | 'route'>;
  readonly connectionsDropped: Counter;
  readonly moneyAcceptedMinor: Counter<'flow' | 'environment' | 'asset'>;
  readonly flowsEnded: Counter<'flow' | 'environment' | 'status'>;
  readonly flowsNeedingAttention: Counter<'flow' | 'environment'>;
  readonly webhookAttempts: Counter<'result'>;
  readonly flowOrphans: Counter<'flow'>;
  readonly outboxWaiting: Gauge;
  readonly outboxOldestSeconds: Gauge;
  readonly taskQueuePollers: Gauge<'queue' | 'kind'>;
  readonly providerCallbacks: Counter<'provider' | 'verdict'>;
  readonly providerNewsWaiting: Gauge<'provider' | 'kind'>;
  readonly providerBlocked: Counter<'provider'>;
  readonly ratesNeedingAttention: Gauge<'market' | 'reason'>;
  readonly payoutAttempts: Counter<'provider' | 'outcome'>;
  readonly collectionsDearerThanAgreed: Counter<'provider'>;
  readonly providerBalanceMinor: Gauge<'provider' | 'asset'>;
  readonly chainLagSeconds: Gauge<'network'>;
  readonly chainScanFailures: Counter<'network' | 'reason'>;
  readonly cryptoDeposits: Counter<'environment' | 'kind'>;
  readonly cryptoSweeps: Counter<'environment' | 'status'>;
  readonly cryptoSweepFeesSun: Counter<'environment'>;
  readonly cryptoTokenFeesMinor: Counter<'environment'>;
  readonly cryptoSweepReturnedSun: Counter<'environment'>;
  readonly energyRentals: Counter<'environment' | 'provider' | 'status'>;
  readonly energyRentalSun: Counter<'environment' | 'provider'>;
  readonly energyRentalBalanceSun: Gauge<'environment' | 'provider'>;
  readonly custodyDifferenceMinor: Gauge<'environment'>;
  readonly ledgerViolations: Gauge<'check'>;
  readonly reconciliationDifferences: Gauge<'environment' | 'book' | 'provider' | 'kind'>;
  readonly reconciliationUnaskedSeconds: Gauge<'environment' | 'book' | 'provider'>;
}

/** What gauges show that is read at each scrape. A reader that rejects makes its gauges NaN, or absent: not known. */
export interface MetricReaders {
  readonly readOutbox: () => Promise<{ readonly waiting: number; readonly oldestSeconds: number }>;
  readonly readUndecidedFlows: () => Promise<
    readonly {
      readonly kind: string;
      readonly environment: string;
      readonly status: string;
      readonly count: number;
      readonly oldestSeconds: number;
    }[]
  >;
  readonly readPollers: () => Promise<readonly QueuePollers[]>;
  readonly readChainLags: () => Promise<readonly ChainLag[]>;
  readonly readWaitingNews: () => Promise<
    readonly { readonly provider: string; readonly kind: string; readonly count: number }[]
  >;
  readonly readReconciliation: () => Promise<ReconciliationFigures>;
}

const NOTHING_RECONCILED: ReconciliationFigures = { found: [], unasked: [] };

/** Nothing to read: what is counted is all there is. */
const NO_READERS: MetricReaders = {
  readOutbox: async () => ({ waiting: 0, oldestSeconds: 0 }),
  readUndecidedFlows: async () => [],
  readPollers: async () => [],
  readChainLags: async () => [],
  readWaitingNews: async () => [],
  readReconciliation: async () => NOTHING_RECONCILED,
};

export function createMetrics(readers: Partial<MetricReaders> = {}): Metrics {
  const { readOutbox, readUndecidedFlows, readPollers, readChainLags, readWaitingNews, readReconciliation } =
    {
      ...NO_READERS,
      ...readers,
    };
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Without the database there is no number to tell; the other metrics are wanted then more than ever.
  const unknownOutbox = { waiting: Number.NaN, oldestSeconds: Number.NaN };
  const outbox = sharedRead(() => readOutbox().catch(() => unknownOutbox));
  const undecided = sharedRead(() => readUndecidedFlows().catch(() => []));
  const reconciliation = sharedRead(() => readReconciliation().catch(() => NOTHING_RECONCILED));
  const undecidedGauge = (
    name: string,
    help: string,
    figureOf: (counted: Awaited<ReturnType<typeof undecided>>[number]) => number,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['flow', 'environment', 'status'],
      registers,
      async collect() {
        this.reset();
        for (const counted of await undecided()) {
          const { kind, environment, status } = counted;
          this.set({ flow: kind, environment, status }, figureOf(counted));
        }
      },
    });
  undecidedGauge(
    'mp_flows_undecided',
    'Flows that are not over, by kind and status: that of their record, or NEEDS_ATTENTION.',
    ({ count }) => count,
  );
  undecidedGauge(
    'mp_flows_oldest_undecided_seconds',
    'Age of the oldest flow that is not over, by kind and status.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  return {
    registry,
    flowOrphans: new Counter({
      name: 'mp_flow_orphans_total',
      help: 'Undecided flows that had no open workflow when they were looked for; each was started again.',
      labelNames: ['flow'],
      registers,
    }),
    outboxOldestSeconds: new Gauge({
      name: 'mp_outbox_oldest_seconds',
      help: 'Age of the oldest workflow start that was promised and has not happened.',
      registers,
      async collect() {
        this.set((await outbox()).oldestSeconds);
      },
    }),
    outboxWaiting: new Gauge({
      name: 'mp_outbox_waiting',
      help: 'Workflow starts that were promised and have not happened.',
      registers,
      async collect() {
        this.set((await outbox()).waiting);
      },
    }),
    taskQueuePollers: new Gauge({
      name: 'mp_task_queue_pollers',
      help: 'Pollers that a task queue has had in the last two minutes; 0 when no worker serves it, NaN when Temporal does not answer.',
      labelNames: ['queue', 'kind'],
      registers,
      async collect() {
        const unknown = TASK_QUEUES.flatMap((queue) =>
          POLLER_KINDS.map((kind) => ({ queue, kind, pollers: Number.NaN })),
        );
        for (const { queue, kind, pollers } of await readPollers().catch(() => unknown)) {
          this.set({ queue, kind }, pollers);
        }
      },
    }),
    httpRequests: new Counter({
      name: 'mp_http_requests_total',
      help: 'HTTP requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    httpDurationSeconds: new Histogram({
      name: 'mp_http_request_duration_seconds',
      help: 'Time from a request to its answer.',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers,
    }),
    connectionsDropped: new Counter({
      name: 'mp_http_connections_dropped_total',
      help: 'Connections that were closed at once, because MAX_CONNECTIONS were open.',
      registers,
    }),
    moneyAcceptedMinor: new Counter({
      name: 'mp_money_accepted_minor_total',
      help: 'Amounts accepted, in minor units.',
      labelNames: ['flow', 'environment', 'asset'],
      registers,
    }),
    flowsEnded: new Counter({
      name: 'mp_flows_ended_total',
      help: 'Flows that reached a final status.',
      labelNames: ['flow', 'environment', 'status'],
      registers,
    }),
    flowsNeedingAttention: new Counter({
      name: 'mp_flows_needing_attention_total',
      help: 'Flows handed to a human.',
      labelNames: ['flow', 'environment'],
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'mp_webhook_attempts_total',
      help: 'Webhook delivery attempts.',
      labelNames: ['result'],
      registers,
    }),
    providerBlocked: new Counter({
      name: 'mp_provider_blocked_total',
      help: 'Orders that a provider refused because of our account there, such as a wallet that is too low.',
      labelNames: ['provider'],
      registers,
    }),
    ratesNeedingAttention: new Gauge({
      name: 'mp_rates_needing_attention',
      help: 'NEEDS_ATTENTION: 1 while rates of a market are not used because of what it told when it was asked last, which cannot be true.',
      labelNames: ['market', 'reason'],
      registers,
    }),
    payoutAttempts: new Counter({
      name: 'mp_payout_attempts_total',
      help: 'Attempts to have a payout made, by provider and what became of the call: answered, unanswered, not_sent, blocked.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    collectionsDearerThanAgreed: new Counter({
      name: 'mp_collections_dearer_than_agreed_total',
      help: 'Collections abroad of which the provider keeps more than the fee that their rate was made with; counted when they are found paid.',
      labelNames: ['provider'],
      registers,
    }),
    providerBalanceMinor: new Gauge({
      name: 'mp_provider_balance_minor',
      help: 'What is left of our money at a provider, in minor units, when it was read last.',
      labelNames: ['provider', 'asset'],
      registers,
    }),
    providerCallbacks: new Counter({
      name: 'mp_provider_callbacks_total',
      help: 'Callbacks of providers.',
      labelNames: ['provider', 'verdict'],
      registers,
    }),
    providerNewsWaiting: new Gauge({
      name: 'mp_provider_news_waiting',
      help: 'What providers announced and a human must look at: callbacks from which nothing can follow, and payments that are wanted back by refund or dispute.',
      labelNames: ['provider', 'kind'],
      registers,
      async collect() {
        this.reset();
        for (const { provider, kind, count } of await readWaitingNews().catch(() => [])) {
          this.set({ provider, kind }, count);
        }
      },
    }),
    chainLagSeconds: new Gauge({
      name: 'mp_chain_lag_seconds',
      help: 'Age of the last block that was read of a network, whether or not anybody reads; +Inf before the first. When all is well about a minute on TRON, whose blocks take so long to be solid.',
      labelNames: ['network'],
      registers,
      async collect() {
        this.reset();
        for (const { network, seconds } of await readChainLags().catch(() => [])) {
          this.set({ network }, seconds);
        }
      },
    }),
    chainScanFailures: new Counter({
      name: 'mp_chain_scan_failures_total',
      help: 'Attempts to read blocks that came to nothing and are made again.',
      labelNames: ['network', 'reason'],
      registers,
    }),
    cryptoDeposits: new Counter({
      name: 'mp_crypto_deposits_total',
      help: 'Deposits found in solid blocks: received by a session, or unexpected.',
      labelNames: ['environment', 'kind'],
      registers,
    }),
    cryptoSweeps: new Counter({
      name: 'mp_crypto_sweeps_total',
      help: 'Sweeps that ended.',
      labelNames: ['environment', 'status'],
      registers,
    }),
    cryptoSweepFeesSun: new Counter({
      name: 'mp_crypto_sweep_fees_sun_total',
      help: 'What sweeps burnt, in sun (1 TRX = 1,000,000 sun).',
      labelNames: ['environment'],
      registers,
    }),
    cryptoTokenFeesMinor: new Counter({
      name: 'mp_crypto_token_fees_minor_total',
      help: 'What the USDT contract kept of sweeps, in micro-USDT; nothing as long as its fee is off.',
      labelNames: ['environment'],
      registers,
    }),
    cryptoSweepReturnedSun: new Counter({
      name: 'mp_crypto_sweep_returned_sun_total',
      help: 'TRX that sweeps brought from deposit addresses back to the gas account, in sun.',
      labelNames: ['environment'],
      registers,
    }),
    energyRentals: new Counter({
      name: 'mp_energy_rentals_total',
      help: 'Orders for rented energy, by what became of them: ordered, delivered, late or failed.',
      labelNames: ['environment', 'provider', 'status'],
      registers,
    }),
    energyRentalSun: new Counter({
      name: 'mp_energy_rental_sun_total',
      help: 'What rented energy cost, in sun, before what was given back.',
      labelNames: ['environment', 'provider'],
      registers,
    }),
    energyRentalBalanceSun: new Gauge({
      name: 'mp_energy_rental_balance_sun',
      help: 'What is left at the provider of rented energy after the last order of this process, in sun.',
      labelNames: ['environment', 'provider'],
      registers,
    }),
    custodyDifferenceMinor: new Gauge({
      name: 'mp_custody_difference_minor',
      help: 'What the chain holds less what the ledger and open deposits say it holds, in micro-USDT; 0 when all is well.',
      labelNames: ['environment'],
      registers,
    }),
    ledgerViolations: new Gauge({
      name: 'mp_ledger_violations',
      help: 'What the latest verification of the whole ledger found wrong, by check, at most 20 each; 0 when all is well.',
      labelNames: ['check'],
      registers,
    }),
    reconciliationDifferences: new Gauge({
      name: 'mp_reconciliation_differences',
      help: 'Differences between our books and those of others that nobody has explained, by kind: see npm run admin -- reconcile list.',
      labelNames: ['environment', 'book', 'provider', 'kind'],
      registers,
      async collect() {
        this.reset();
        for (const { environment, book, provider, kind, count } of (await reconciliation()).found) {
          this.set({ environment, book, provider, kind }, count);
        }
      },
    }),
    reconciliationUnaskedSeconds: new Gauge({
      name: 'mp_reconciliation_unasked_seconds',
      help: 'For how long books of others could not be compared with ours, the oldest of the last 30 days.',
      labelNames: ['environment', 'book', 'provider'],
      registers,
      async collect() {
        this.reset();
        for (const { environment, book, provider, seconds } of (await reconciliation()).unasked) {
          this.set({ environment, book, provider }, seconds);
        }
      },
    }),
  };
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
