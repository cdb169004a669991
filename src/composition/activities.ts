import { Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { createBillActivities } from '../activities/bills.ts';
import { createChainWatcherActivities } from '../activities/chainWatcher.ts';
import { createCollectionActivities } from '../activities/collections.ts';
import { createCustodyActivities } from '../activities/custody.ts';
import { createFlowRecoveryActivities } from '../activities/flowRecovery.ts';
import type { HeldOrderActivities, SettlingActivity, TellingActivities } from '../activities/heldOrders.ts';
import { createLaterLookActivities } from '../activities/laterLooks.ts';
import { createLedgerActivities } from '../activities/ledger.ts';
import { createPayoutActivities } from '../activities/payouts.ts';
import { createSettlingActivity } from '../activities/settling.ts';
import { createSweepActivities } from '../activities/sweeps.ts';
import { createUsdtSaleActivities } from '../activities/usdtSales.ts';
import { createUsdtSessionActivities } from '../activities/usdtSessions.ts';
import { createVendorCreditActivities } from '../activities/vendorCredits.ts';
import { createWebhookActivities } from '../activities/webhooks.ts';
import { createWithdrawalActivities } from '../activities/withdrawals.ts';
import type { Config } from '../config/config.ts';
import type { HELD_KINDS, HeldKind, TaskQueue } from '../contract/kinds.ts';
import type { Database } from '../db/database.ts';
import type { LedgerStore } from '../db/ledgerStore.ts';
import type { OutboxRow } from '../db/outbox.ts';
import type { Environment } from '../domain/money.ts';
import { SECOND_MS } from '../domain/time.ts';
import type { Metrics } from '../metrics.ts';
import type { Lookup } from '../security/outboundAddress.ts';
import type { OnExchange } from '../security/outboundHttp.ts';
import type { SecretBox } from '../security/secretBox.ts';
import type { FlowRecovery } from '../temporal/recovery.ts';
import type { WorkflowStarter } from '../temporal/starter.ts';
import { type Chains, openSigning } from './chains.ts';
import { type AllOf, oneQueue } from './oneQueue.ts';
import type { createProviders } from './providers.ts';
import { composeReconciliation, openBooks } from './reconciliation.ts';

/** What the activities of a worker work with. */
interface WorkerDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly starter: WorkflowStarter;
  readonly recovery: FlowRecovery;
  readonly secretBox: SecretBox;
  readonly sandboxSeed: Uint8Array;
  readonly providers: ReturnType<typeof createProviders>;
  readonly chains: Chains;
  readonly metrics: Metrics;
  readonly onExchange: OnExchange;
  readonly logger: Logger;
  readonly lookup: Lookup;
  /** Aborted when the process stops: what goes on for long then makes way. */
  readonly stopping: AbortSignal;
  readonly faultPoint: (name: string) => Promise<void>;
}

/** The activities that a kind's workflows call on its queue: a kind whose own are missing there does not compile. */
type ActivitiesOfQueues = Readonly<Record<TaskQueue, object>> &
  AllOf<
    {
      readonly [K in HeldKind]: Readonly<
        Record<
          (typeof HELD_KINDS)[K]['queue'],
          HeldOrderActivities<K> & TellingActivities<K> & SettlingActivity<K>
        >
      >;
    }[HeldKind]
  >;

/** The activities of every queue. Opens the wallets that sign, so only a worker calls it. */
export function createActivities(dependencies: WorkerDependencies): ActivitiesOfQueues {
  const { config, database, starter, recovery, providers, chains, metrics } = dependencies;
  const { payoutRoutingOf, accountsOf, dedicatedAccountsOf } = providers;
  const heartbeat = () => Context.current().heartbeat();
  const signingOf = openSigning(
    { ...config, sandboxSeed: dependencies.sandboxSeed },
    { onExchange: dependencies.onExchange },
  );
  const pollMsOf = (environment: Environment) =>
    environment === 'test' ? config.sandboxPollMs : config.tronPollMs;
  const sweepingOf = (environment: Environment) => {
    const node = chains.chainOf(environment)?.node;
    const signing = signingOf(environment);
    return (
      node && signing && { node, ...signing, policy: signing.sweepPolicy, pollMs: pollMsOf(environment) }
    );
  };
  const shared = { ...dependencies, keepPromised: (rows: readonly OutboxRow[]) => starter.keepSoon(rows) };
  const laterLooks = createLaterLookActivities({ database });
  const payouts = createPayoutActivities({ ...shared, payoutRoutingOf });
  const withdrawals = createWithdrawalActivities(shared);
  const usdtSales = createUsdtSaleActivities(shared);
  const send = payouts.sendTransfer;
  return {
    payouts: oneQueue(
      laterLooks,
      createFlowRecoveryActivities({
        recoverAll: (onBatch) => recovery.all({ isDryRun: false, onBatch }),
        heartbeat,
      }),
      payouts,
      withdrawals,
      createSettlingActivity('withdrawal', { send, end: withdrawals.endWithdrawal }),
      usdtSales,
      createSettlingActivity('usdt_sale', { send, end: usdtSales.endUsdtSale }),
      createLedgerActivities({ ...shared, openBooks: () => openBooks(config) }),
      composeReconciliation(shared, providers, { heartbeat, stopping: dependencies.stopping }),
      createVendorCreditActivities({ ...shared, dedicatedAccountsOf, pricing: config.pricing }),
    ),
    collections: oneQueue(
      laterLooks,
      createCollectionActivities({ ...shared, collectionAccountsOf: accountsOf('collection') }),
    ),
    webhooks: createWebhookActivities({
      ...shared,
      allowLoopback: config.webhookAllowLoopback,
      onAttempt: ({ result, durationMs }) => {
        metrics.webhookAttempts.inc({ result });
        metrics.webhookAttemptSeconds.observe({ result }, durationMs / SECOND_MS);
      },
      mostAtOnce: config.webhookConcurrencyPerBusiness,
      tries: () => Context.current().info.attempt,
    }),
    bills: oneQueue(laterLooks, createBillActivities({ ...shared, billAccountsOf: accountsOf('bill') })),
    chain: oneQueue(
      createUsdtSessionActivities(shared),
      createSweepActivities({ ...shared, sweepingOf }),
      createCustodyActivities({
        ...shared,
        custodyOf: (environment) => {
          const sweeping = sweepingOf(environment);
          return sweeping && { node: sweeping.node, treasuryAddress: sweeping.signer.treasuryAddress };
        },
        requestsPerMinute: config.custodyRequestsPerMinute,
      }),
      createChainWatcherActivities({
        ...shared,
        chainOf: (environment) => chains.chainOf(environment)?.node,
        pollMsOf,
      }),
    ),
  };
}
