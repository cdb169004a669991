import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { makeAutomaticPayouts } from '../../src/activities/orders/automaticPayouts.ts';
import { createBillPort } from '../../src/activities/orders/bills.ts';
import { createCollectionPort } from '../../src/activities/orders/collections.ts';
import { createOrderActivities } from '../../src/activities/orders/orders.ts';
import { createPayoutPorts } from '../../src/activities/orders/payouts.ts';
import { createVendorCreditActivities } from '../../src/activities/orders/vendorCredits.ts';
import { createChainWatcherActivities } from '../../src/activities/usdt/chainWatcher.ts';
import { sellSettledSessions } from '../../src/activities/usdt/sessionSales.ts';
import { createSweepActivities } from '../../src/activities/usdt/sweeps.ts';
import { createUsdtSessionActivities } from '../../src/activities/usdt/usdtSessions.ts';
import { FirstAttempts } from '../../src/activities/webhooks/firstAttempts.ts';
import { createWebhookSender } from '../../src/activities/webhooks/sender.ts';
import { createWebhookActivities } from '../../src/activities/webhooks/webhooks.ts';
import type { ApiDependencies } from '../../src/api/context.ts';
import { SANDBOX_SEED_BYTES } from '../../src/chain/simulator.ts';
// The simulated chain loads it when it is first used, which no seed decides.
import '../../src/chain/transactionEncoder.ts';
import { type Chains, createChains, openSweeping, pollMsOf } from '../../src/composition/chains.ts';
import type { Config } from '../../src/config/config.ts';
import type { Database } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import type { Environment } from '../../src/domain/money.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import { BankDirectory } from '../../src/providers/bank/directory.ts';
import type { BankProvider, DedicatedAccountProvider } from '../../src/providers/bank/port.ts';
import { PayoutRouting } from '../../src/providers/bank/routing.ts';
import type { BillsProvider } from '../../src/providers/bills/port.ts';
import type { CollectionProvider, Corridor } from '../../src/providers/collections/port.ts';
import { FreshRates } from '../../src/providers/rates/fresh.ts';
import { createRateSimulator } from '../../src/providers/rates/simulator.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { FlowRecovery } from '../../src/temporal/recovery.ts';
import { startRelay } from '../../src/temporal/relay.ts';
import { relayRound } from '../../src/temporal/relayRound.ts';
import { WorkflowStarter } from '../../src/temporal/starter.ts';
import type { SimulatedNodes } from './nodes.ts';
import type { SimulatedDatabase, SimulatedPostgres } from './postgres.ts';
import type { Receivers } from './receivers.ts';
import { currentOwner, type Owner, ownerNamed, type Scheduler } from './scheduler.ts';
import type { SimulatedTemporal } from './temporal/server.ts';

/** The processes of the service, each composed of what production composes it of, and killed and started again. */

/** What every process is made of. */
export interface Parts {
  readonly scheduler: Scheduler;
  readonly postgres: SimulatedPostgres;
  readonly temporal: SimulatedTemporal;
  readonly config: Config;
  readonly banks: readonly BankProvider[];
  readonly vendor: BillsProvider;
  readonly collector: CollectionProvider;
  readonly receivers: Receivers;
  readonly payers: DedicatedAccountProvider;
  /** Through which workers see the chain. */
  readonly nodes: SimulatedNodes;
}

/** What a process of any role has. */
interface Shared {
  readonly owner: Owner;
  readonly connections: SimulatedDatabase;
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly starter: WorkflowStarter;
  readonly client: Client;
}

const METRICS = createMetrics();
const noop = () => undefined;
const SILENT = { info: noop, warn: noop, error: noop, debug: noop } as unknown as Logger;
/** What the wallet of the sandbox's chain follows from. */
const sandboxSeed = Buffer.alloc(SANDBOX_SEED_BYTES, 'the wallet of a simulation');
export const SECRET_BOX = createSecretBox(new Uint8Array(32));

/** The chain of the sandbox, which is in the database. */
export function chainsOver({ config }: Pick<Parts, 'config'>, database: Database) {
  return createChains({ ...config, sandboxSeed }, database);
}

/** The same, seen through nodes. */
function chainsBehindNodes({ config, nodes }: Parts, database: Database): Chains {
  const chains = chainsOver({ config }, database);
  return { ...chains, test: chains.test && { ...chains.test, node: nodes.before(chains.test.node) } };
}

function share(parts: Parts, owner: Owner): Shared {
  const connections = parts.postgres.open(owner);
  const { database } = connections;
  const client = parts.temporal.client() as unknown as Client;
  const starter = new WorkflowStarter({ client, database, queuePrefix: '', logger: SILENT });
  return { owner, connections, database, ledger: new LedgerStore(database), starter, client };
}

/** How long a rate serves without another question. */
const RATE_REUSE_MS = 10_000;

/** The providers of a process that accepts orders: the same in both environments. */
function providersOf({ banks, vendor, collector, config }: Parts) {
  const accounts = {
    withdrawal: new ProviderAccounts(banks),
    usdt_sale: new ProviderAccounts(banks),
    bill: new ProviderAccounts([vendor]),
    collection: new ProviderAccounts([collector]),
  };
  const fresh = { maxAgeMs: config.rateMaxAgeMs, reuseMs: RATE_REUSE_MS, clock: Date.now };
  const market = createRateSimulator({ clock: Date.now });
  const usdtRates = new FreshRates({ ...fresh, ask: async () => [await market.usdtToNaira()] });
  const corridors = new FreshRates<Corridor>({ ...fresh, ask: () => collector.listCorridors() });
  return {
    orderAccounts: { prod: accounts, test: accounts },
    usdtRatesOf: () => usdtRates,
    corridorsOf: () => corridors,
  };
}

/** The provider of the live accounts of merchants. */
function dedicatedAccountsOver({ payers }: Parts) {
  return (environment: Environment, provider: string) =>
    environment === 'prod' && provider === payers.name ? payers : undefined;
}

/** A process that can be killed and starts again. */
export abstract class SimulatedProcess {
  readonly name: string;
  readonly parts: Parts;
  #starts = 0;
  #shared: Shared | undefined;

  constructor(name: string, parts: Parts) {
    this.name = name;
    this.parts = parts;
  }

  /** What it works with now. @throws while it is down. */
  get shared(): Shared {
    if (!this.#shared) throw new Error(`${this.name} is down.`);
    return this.#shared;
  }

  get isUp(): boolean {
    return this.#shared !== undefined;
  }

  start(): void {
    const owner = ownerNamed(`${this.name}.${++this.#starts}`);
    currentOwner.run(owner, () => {
      this.#shared = share(this.parts, owner);
      this.begin(this.#shared);
    });
  }

  /** Ends it as `kill -9` does: nothing of it runs on, and what it had open is rolled back. */
  async kill(): Promise<void> {
    const shared = this.#shared;
    if (!shared) return;
    this.#shared = undefined;
    shared.owner.isGone = true;
    await shared.connections.cut();
  }

  /** Pauses it, as a stopped process or a long garbage collection does. */
  pause(untilMs: number): void {
    if (this.#shared) this.#shared.owner.pausedUntilMs = untilMs;
  }

  protected abstract begin(shared: Shared): void;
}

/** Runs activities. */
export class WorkerProcess extends SimulatedProcess {
  protected begin({ owner, database, ledger, starter }: Shared): void {
    const { banks, vendor, collector, temporal, config, receivers } = this.parts;
    const billAccounts = new ProviderAccounts([vendor]);
    const collectionAccounts = new ProviderAccounts([collector]);
    const routing = new PayoutRouting({
      accounts: new ProviderAccounts(banks),
      banks: new BankDirectory(),
      paused: { names: async () => [] },
      avoidMs: 60_000,
    });
    const payoutRoutings = { prod: routing, test: routing };
    const sender = createWebhookSender({
      database,
      secretBox: SECRET_BOX,
      allowLoopback: false,
      send: (post) => receivers.take(post),
    });
    const attempts = new FirstAttempts({ sender, startSoon: starter.dispatchSoon, logger: SILENT });
    const shared = {
      database,
      ledger,
      dispatch: attempts.dispatch,
      stopping: new AbortController().signal,
      metrics: METRICS,
      logger: SILENT,
    };
    const chains = chainsBehindNodes(this.parts, database);
    const sweepingOf = openSweeping(chains, { ...config, sandboxSeed });
    const activities = Object.assign(
      {},
      createOrderActivities({
        ...shared,
        ports: {
          ...createPayoutPorts({ payoutRoutings }),
          bill: createBillPort({ database, billAccountsOf: () => billAccounts }),
          collection: createCollectionPort({ database, collectionAccountsOf: () => collectionAccounts }),
        },
      }),
      createVendorCreditActivities({
        ...shared,
        dedicatedAccountsOf: dedicatedAccountsOver(this.parts),
        pricing: config.pricing,
      }),
      createUsdtSessionActivities(shared),
      createSweepActivities({ ...shared, sweepingOf }),
      createWebhookActivities({ database, sender }),
      createChainWatcherActivities({
        ...shared,
        chainOf: (environment) => chains[environment]?.node,
        treasuryOf: (environment) => sweepingOf(environment)?.signer.treasuryAddress,
        pollMsOf: (environment) => pollMsOf(config, environment),
      }),
    );
    temporal.workers.push({ owner, activities: activities as never });
  }
}

/** How often the rounds of a relay are made. Production makes them every second, which costs a simulated hour too much. */
const RELAY_EVERY_MS = 60_000;
const RECOVERY_EVERY_MS = 5 * 60_000;

/** Sells settled sessions, makes automatic payouts, and dispatches what crashes left behind. */
export class RelayProcess extends SimulatedProcess {
  protected begin({ database, ledger, starter, client }: Shared): void {
    const { config } = this.parts;
    const tools = { database, ledger, logger: SILENT, config, dispatch: starter.dispatchSoon };
    const providers = providersOf(this.parts);
    const recovery = new FlowRecovery({ client, database, starter, logger: SILENT, youngestMs: 30_000 });
    startRelay(
      [
        {
          name: 'outbox',
          everyMs: RELAY_EVERY_MS,
          run: async () => (await relayRound({ starter, database, logger: SILENT }, 5_000)).more,
        },
        {
          name: 'sales of settled sessions',
          everyMs: RELAY_EVERY_MS,
          run: () => sellSettledSessions({ ...tools, providers }),
        },
        {
          name: 'automatic payouts',
          everyMs: RELAY_EVERY_MS,
          run: () => makeAutomaticPayouts({ ...tools, providers }),
        },
        {
          name: 'chain watchers',
          everyMs: RECOVERY_EVERY_MS,
          run: async () => {
            await starter.startWatcher('test');
            return false;
          },
        },
        {
          name: 'forgotten flows',
          everyMs: RECOVERY_EVERY_MS,
          run: async () => {
            await recovery.round(() => false);
            return false;
          },
        },
      ],
      SILENT,
    );
  }
}

/** Answers merchants and takes callbacks. */
export class ApiProcess extends SimulatedProcess {
  #dependencies: ApiDependencies | undefined;

  get dependencies(): ApiDependencies {
    if (!this.#dependencies || !this.isUp) throw new Error(`${this.name} is down.`);
    return this.#dependencies;
  }

  protected begin({ database, ledger, starter }: Shared): void {
    const { config } = this.parts;
    const { orderAccounts, usdtRatesOf, corridorsOf } = providersOf(this.parts);
    const dependencies: Partial<ApiDependencies> = {
      config,
      database,
      ledger,
      starter,
      secretBox: SECRET_BOX,
      metrics: METRICS,
      logger: SILENT,
      orderAccounts: orderAccounts as never,
      usdtRatesOf,
      corridorsOf,
      dedicatedAccountsOf: dedicatedAccountsOver(this.parts),
      chains: chainsOver(this.parts, database),
      background: (work) => void work.catch(noop),
    };
    this.#dependencies = dependencies as ApiDependencies;
  }

  /**
   * A request to it, which may find it down, and whose answer may be lost.
   *
   * @param work is done in the process.
   * @returns undefined when no answer came.
   */
  request<Answer>(
    what: string,
    work: (dependencies: ApiDependencies) => Promise<Answer>,
    losesAnswer: boolean,
  ): Promise<Answer | undefined> {
    const { scheduler } = this.parts;
    const waiting = currentOwner.getStore() ?? scheduler.outside;
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const answer = (given: Answer | undefined, how: string) =>
      scheduler.add(
        `${what}: ${how}`,
        () => {
          resolve(given);
          return undefined;
        },
        waiting,
      );
    if (!this.isUp) {
      answer(undefined, 'is refused');
      return promise;
    }
    const { owner } = this.shared;
    scheduler.add(
      what,
      () => {
        void work(this.dependencies).then(
          (given) => {
            if (losesAnswer) answer(undefined, 'has its answer lost');
            else answer(given, 'is answered');
          },
          (error: unknown) => {
            if (error instanceof TypeError || error instanceof ReferenceError) scheduler.fail(error);
            answer(undefined, `fails: ${(error as Error).message}`);
          },
        );
        return undefined;
      },
      owner,
    );
    // A client does not wait for ever; an answer that comes later is not read.
    scheduler.addLater(
      90_000,
      `${what}: is given up`,
      () => {
        resolve(undefined);
        return undefined;
      },
      waiting,
    );
    return promise;
  }
}
