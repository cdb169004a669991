import { Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { createFlowRecoveryActivities } from '../activities/flowRecovery.ts';
import { createCustodyActivities } from '../activities/ledger/custody.ts';
import { createLedgerActivities } from '../activities/ledger/ledger.ts';
import { createBillActivities } from '../activities/orders/billCatalogue.ts';
import { createBillPort } from '../activities/orders/bills.ts';
import { createCollectionPort } from '../activities/orders/collections.ts';
import { createOrderActivities } from '../activities/orders/orders.ts';
import { createPayoutPorts } from '../activities/orders/payouts.ts';
import { createVendorCreditActivities } from '../activities/orders/vendorCredits.ts';
import { createChainWatcherActivities } from '../activities/usdt/chainWatcher.ts';
import { createSweepActivities } from '../activities/usdt/sweeps.ts';
import { createUsdtSessionActivities } from '../activities/usdt/usdtSessions.ts';
import { createWebhookSender, type WebhookSender } from '../activities/webhooks/sender.ts';
import { createWebhookActivities } from '../activities/webhooks/webhooks.ts';
import type { Config } from '../config/config.ts';
import type { TaskQueue } from '../contract/kinds.ts';
import type { Database } from '../db/core/database.ts';
import type { OutboxRow } from '../db/core/outbox.ts';
import type { LedgerStore } from '../db/ledger/ledgerStore.ts';
import { invariant } from '../domain/errors.ts';
import { SECOND_MS } from '../domain/time.ts';
import type { Metrics } from '../observability/metrics.ts';
import { VERSION } from '../observability/version.ts';
import type { Lookup } from '../security/outboundAddress.ts';
import type { OnExchange } from '../security/outboundHttp.ts';
import type { SecretBox } from '../security/secretBox.ts';
import type { FlowRecovery } from '../temporal/recovery.ts';
import { type Chains, openSweeping, pollMsOf } from './chains.ts';
import type { createProviders } from './providers.ts';
import { composeReconciliation, openBooks } from './reconciliation.ts';

/** What the activities of a worker work with. */
interface WorkerDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly recovery: FlowRecovery;
  readonly secretBox: SecretBox;
  readonly sandboxSeed: Uint8Array;
  readonly providers: ReturnType<typeof createProviders>;
  readonly chains: Chains;
  readonly metrics: Metrics;
  readonly onExchange: OnExchange;
  readonly logger: Logger;
  readonly webhookSender: WebhookSender;
  /** Dispatches outbox messages now instead of at the relay's next round; never throws. */
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
  /** Aborted when the process stops: what goes on for long then makes way. */
  readonly stopping: AbortSignal;
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/** What sends webhooks in a worker, whether a workflow asks for it or an event has just been recorded. */
export function composeWebhookSender(
  dependencies: Pick<
    WorkerDependencies,
    'config' | 'database' | 'secretBox' | 'metrics' | 'logger' | 'faultPoint'
  > & {
    readonly lookup: Lookup;
  },
): WebhookSender {
  const { config, metrics, logger } = dependencies;
  return createWebhookSender({
    ...dependencies,
    allowLoopback: config.webhookAllowLoopback,
    onAttempt: ({ environment, deliveryId, transactionId: orderId, result, status, durationMs }) => {
      const attempt = {
        orderId,
        deliveryId,
        environment,
        step: 'webhook',
        outcome: result,
        status,
        durationMs,
      };
      logger.info(attempt, 'order step');
      metrics.webhookAttempts.inc({ environment, result });
      metrics.webhookAttemptSeconds.observe({ result }, durationMs / SECOND_MS);
    },
    mostAtOnce: config.webhookConcurrencyPerBusiness,
  });
}

/** The activities of one queue. Of two under one name the later would replace the earlier: that ends the start. */
function oneQueue(...parts: readonly object[]): object {
  const joined: object = {};
  for (const part of parts) {
    const twice = Object.keys(part).find((name) => name in joined);
    invariant(twice === undefined, `Two activities of one queue are called ${twice}.`);
    Object.assign(joined, part);
  }
  return joined;
}

/** The activities of every queue. Opens the wallets that sign, so only a worker calls it. */
export function createActivities(dependencies: WorkerDependencies): Readonly<Record<TaskQueue, object>> {
  const { config, recovery, providers, chains, webhookSender } = dependencies;
  const { payoutRoutings, accountsOf, dedicatedAccountsOf } = providers;
  const heartbeat = () => Context.current().heartbeat();
  const sweepingOf = openSweeping(
    chains,
    { ...config, sandboxSeed: dependencies.sandboxSeed },
    { onExchange: dependencies.onExchange },
  );
  const shared = dependencies;
  return {
    payouts: oneQueue(
      createFlowRecoveryActivities({
        recoverAll: (onBatch) => recovery.all({ isDryRun: false, onBatch }),
        heartbeat,
      }),
      createOrderActivities({ ...shared, ports: createPayoutPorts({ ...shared, payoutRoutings }) }),
      createLedgerActivities({ ...shared, openBooks: () => openBooks(config), version: VERSION }),
      composeReconciliation(shared, providers, { ...shared, heartbeat }),
      createVendorCreditActivities({ ...shared, dedicatedAccountsOf, pricing: config.pricing }),
    ),
    collections: createOrderActivities({
      ...shared,
      ports: {
        collection: createCollectionPort({ ...shared, collectionAccountsOf: accountsOf('collection') }),
      },
    }),
    webhooks: createWebhookActivities({
      ...shared,
      sender: webhookSender,
      tries: () => Context.current().info.attempt,
    }),
    bills: oneQueue(
      createBillActivities({ ...shared, billAccountsOf: accountsOf('bill') }),
      createOrderActivities({
        ...shared,
        ports: { bill: createBillPort({ ...shared, billAccountsOf: accountsOf('bill') }) },
      }),
    ),
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
        chainOf: (environment) => chains[environment]?.node,
        treasuryOf: (environment) => sweepingOf(environment)?.signer.treasuryAddress,
        pollMsOf: (environment) => pollMsOf(config, environment),
      }),
    ),
  };
}
