import { randomUUID } from 'node:crypto';
import { createBillPort } from '../../src/activities/orders/bills.ts';
import { createCollectionPort } from '../../src/activities/orders/collections.ts';
import { createOrderActivities, type OrderProgress } from '../../src/activities/orders/orders.ts';
import { createPayoutPorts } from '../../src/activities/orders/payouts.ts';
import type { OrderAccount, OrderPort, ProviderAnswer } from '../../src/activities/orders/port.ts';
import {
  billTransfers,
  isHeldKind,
  KINDS,
  type Kind,
  type OrderStepNames,
} from '../../src/contract/kinds.ts';
import type { Database } from '../../src/db/core/database.ts';
import { readOrder } from '../../src/db/orders/orders.ts';
import { orderLoader } from '../../src/db/orders/transactions.ts';
import type { OperatorRequest } from '../../src/db/orders/updates.ts';
import type { Owner } from '../../src/domain/money.ts';
import type { HeldOrder } from '../../src/domain/orders/record.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import type { BankProvider } from '../../src/providers/bank/port.ts';
import type { BillsProvider } from '../../src/providers/bills/port.ts';
import { createBillsSimulator } from '../../src/providers/bills/simulator.ts';
import type { CollectionProvider } from '../../src/providers/collections/port.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { routingsOver } from '../support/payoutRouting.ts';
import { ORDER_CALLS } from '../support/routeCalls.ts';
import type { TestMerchant, TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/**
 * Orders of every kind on which several executions of their steps work at once, against one database. No worker runs:
 * the executions of a test are the only ones, and its providers answer when it lets them.
 */

/** What a provider answers, in words that every kind's provider knows. */
type Answer =
  | 'succeeded'
  | 'failed'
  | 'pending'
  | 'unknown'
  | 'blocked'
  | 'not_sent'
  | 'reversed'
  | 'not_found';

interface Report {
  readonly status: Exclude<Answer, 'not_found'>;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
}

const reportOf = (status: Report['status']): Report => ({
  status,
  // A collector's identifier is of one collection alone.
  providerReference: status === 'succeeded' ? randomUUID() : undefined,
  reason: status === 'succeeded' ? undefined : `It is ${status}.`,
});

/** A provider that answers when the test lets it, and remembers its requests. */
export class HeldProvider {
  readonly name: string;
  readonly requests: { readonly reference: string; readonly isFirst: boolean }[] = [];
  /** What it answers to checks. */
  knows: Answer = 'not_found';
  /** How many checks it has answered. */
  checks = 0;
  /** Whether checks wait as well until the test answers them. */
  holdsChecks = false;
  readonly #waiting: ((value: never) => void)[] = [];
  readonly #sent = Promise.withResolvers<'sent'>();
  readonly #verified = Promise.withResolvers<'verified'>();

  constructor(name = 'paystack') {
    this.name = name;
  }

  /** Resolves when the first request comes. */
  get wasSent(): Promise<'sent'> {
    return this.#sent.promise;
  }

  /** Resolves when the first payee is to be verified. */
  get wasVerified(): Promise<'verified'> {
    return this.#verified.promise;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Answers the verification that waits longest. */
  verified(isVerified: boolean): void {
    this.#waiting.shift()?.(isVerified as never);
  }

  /** Answers the request, or the check, that waits longest. */
  answer(answer: Exclude<Answer, 'not_found'>): void {
    this.#waiting.shift()?.(reportOf(answer) as never);
  }

  async verify(): Promise<boolean> {
    this.#verified.resolve('verified');
    return this.#hold();
  }

  async send(reference: string, isFirst: boolean): Promise<Report> {
    this.requests.push({ reference, isFirst });
    this.#sent.resolve('sent');
    return this.#hold();
  }

  async check(): Promise<Report | { readonly status: 'not_found' }> {
    this.checks += 1;
    if (this.holdsChecks) return this.#hold();
    return this.knows === 'not_found' ? { status: 'not_found' } : reportOf(this.knows);
  }

  #hold<Value>(): Promise<Value> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve as (value: never) => void);
    });
  }
}

type FaultPoint = (name: string) => Promise<void>;

/** Makes the execution wait at a place until it is opened. */
export function holdsAt(place: string) {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const faultPoint: FaultPoint = async (name) => {
    if (name !== place) return;
    reach();
    await opened;
  };
  return { faultPoint, reached, open };
}

interface KindScene {
  /** An accepted order. Returns its id. */
  readonly accept: (service: TestService, merchant: TestMerchant) => Promise<string>;
  /** The kind as the engine sees it, over these providers, the preferred one first. */
  readonly port: (database: Database, providers: readonly HeldProvider[]) => OrderPort<never>;
}

const bankOf = (held: HeldProvider): BankProvider => ({
  name: held.name,
  identifyAccount: async () => '100032',
  readBalanceMinor: async () => undefined,
  resolveAccount: async () =>
    (await held.verify())
      ? { status: 'found', accountName: 'ADA OBI' }
      : { status: 'not_found', reason: 'The bank does not know the account.' },
  listBanks: async () => [{ code: '058', name: 'Guaranty Trust Bank', nipCode: '000013' }],
  sendTransfer: ({ reference, isFirstAttempt }) => held.send(reference, isFirstAttempt === true),
  findTransfer: () => held.check(),
});

const payoutPort =
  (kind: 'withdrawal' | 'usdt_sale'): KindScene['port'] =>
  (_, providers) =>
    createPayoutPorts({ payoutRoutings: routingsOver(...providers.map(bankOf)) })[kind] as OrderPort<never>;

const PRICE_MINOR = 50_000n;

function billsOf(held: HeldProvider): BillsProvider {
  return {
    ...createBillsSimulator({ clock: Date.now }),
    findPlan: async () =>
      (await held.verify()) ? { code: 'gb-1', name: '1 GB', priceMinor: PRICE_MINOR } : undefined,
    purchase: ({ requestId, isFirstAttempt }) => held.send(requestId, isFirstAttempt) as never,
    findPurchase: () => held.check() as never,
  };
}

const COLLECTION_STATUS = { succeeded: 'approved', failed: 'refused', unknown: 'review' } as Readonly<
  Record<string, string>
>;

function collectorOf(held: HeldProvider): CollectionProvider {
  const translated = async (report: Promise<{ readonly status: Answer }>) => {
    const { status, ...rest } = await report;
    return { ...rest, status: COLLECTION_STATUS[status] ?? status } as never;
  };
  return {
    name: 'simulator',
    approvalWindowMs: 600_000,
    needsRegistrationNumber: false,
    identifyAccount: async () => 'simulator',
    listCorridors: async () => [],
    requestCollection: ({ reference, isFirstAttempt }) => translated(held.send(reference, isFirstAttempt)),
    findCollection: () => translated(held.check()),
    withdrawCollection: () => translated(held.check()),
  };
}

/** Lets the test decide whether an account may be sent an order, which is never the question of a collection. */
function verifying<Record extends Owner>(port: OrderPort<Record>, held: HeldProvider): OrderPort<Record> {
  const withVerification = (account: OrderAccount<Record>): OrderAccount<Record> => ({
    ...account,
    verify: async () =>
      (await held.verify())
        ? { isVerified: true }
        : { isVerified: false, because: 'The customer is not known.', isDefinitive: true },
  });
  return {
    ...port,
    candidates: async (record) => (await port.candidates(record)).map(withVerification),
    accountOf: async (record, attempt) => withVerification(await port.accountOf(record, attempt)),
  };
}

async function post(service: TestService, merchant: TestMerchant, path: string, order: object) {
  await saveBankAccount(service, merchant.businessId, '2012345678', 'ADA OBI');
  const body = { businessId: merchant.businessId, ...order };
  return (await service.post(path, body, { key: merchant.apiKeys.prod })).body;
}

async function acceptBill({ ledger, ownerSql }: TestService, { businessId }: TestMerchant): Promise<string> {
  const purchaseId = `bill_${randomUUID()}`;
  await ledger.post(
    billTransfers.reserve({ purchaseId, businessId, environment: 'prod', amountMinor: PRICE_MINOR }),
  );
  await ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
        customer, description, metadata)
      values ($1, $2, 'prod', 'bill', 'PROCESSING', $3, 0, 'data', '08060000001', '', '{}')`,
    [purchaseId, businessId, PRICE_MINOR],
  );
  await ownerSql(
    `insert into orders (id, kind, business_id, environment, provider, summary) values ($1, 'bill', $2, 'prod', 'simulator', 'Airtime')`,
    [purchaseId, businessId],
  );
  await ownerSql(
    `insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, is_renewal,
        plan_code, plan_name)
      values ($1, 'data', 'mtn', 'mtn', 'MTN Data', '08060000001', false, 'gb-1', '1 GB')`,
    [purchaseId],
  );
  return purchaseId;
}

/** The kinds whose providers have words of their own. */
const SCENES: Readonly<Partial<Record<Kind, KindScene>>> = {
  withdrawal: {
    accept: async (service, merchant) =>
      (await post(service, merchant, '/withdrawal/request', { amount: 1_000 })).withdrawal.transactionId,
    port: payoutPort('withdrawal'),
  },
  usdt_sale: {
    accept: async (service, merchant) =>
      (await post(service, merchant, '/crypto/withdrawals/request', { amountUsdt: 10 })).withdrawal
        .withdrawalId,
    port: payoutPort('usdt_sale'),
  },
  bill: {
    accept: acceptBill,
    port: (database, providers) =>
      createBillPort({
        database,
        billAccountsOf: () => new ProviderAccounts(providers.map(billsOf)),
      }) as OrderPort<never>,
  },
  collection: {
    async accept(service, { businessId, apiKeys }) {
      const { body } = await service.post(
        '/cross-border/collections',
        {
          businessId,
          sourceAmount: 100,
          sourceCurrency: 'GHS',
          country: 'GH',
          paymentMethod: 'MTN Mobile Money',
          customer: { name: 'Kofi Mensah', phone: '+233241234567' },
        },
        { key: apiKeys.test },
      );
      return body.collection.transactionId;
    },
    port(database, providers) {
      const accounts = new ProviderAccounts(providers.map(collectorOf));
      const port = createCollectionPort({ database, collectionAccountsOf: () => accounts });
      return verifying(port, providers[0] ?? new HeldProvider()) as OrderPort<never>;
    },
  },
};

/** The scene of a kind: its own, or one in which the providers answer the engine in its own words. */
function sceneOf(kind: Kind): KindScene {
  const scene = SCENES[kind];
  if (scene) return scene;
  if (!isHeldKind(kind) || kind === 'usdt_sale') throw new Error(`The kind ${kind} has no scene.`);
  const { path, body, idIn } = ORDER_CALLS[kind];
  const accountOf = (held: HeldProvider): OrderAccount<HeldOrder> => ({
    name: held.name,
    identify: async () => undefined,
    verify: async () =>
      (await held.verify())
        ? { isVerified: true }
        : { isVerified: false, because: 'The customer is not known.', isDefinitive: true },
    send: async (_, { reference, isFirst }) => answerOf(await held.send(reference, isFirst)),
    check: async () => answerOf(await held.check()),
  });
  return {
    async accept(service, merchant) {
      await service.fund(merchant, 10_000);
      const { businessId, apiKeys } = merchant;
      return idIn(await service.post(path, { businessId, ...body(1_000) }, { key: apiKeys.test }));
    },
    port(_, providers) {
      const accounts = providers.map(accountOf);
      const port: OrderPort<HeldOrder> = {
        load: orderLoader(kind),
        candidates: async () => accounts,
        async accountOf(_order, { provider }) {
          const account = accounts.find(({ name }) => name === provider);
          if (!account) throw new Error(`There is no provider ${provider}.`);
          return account;
        },
      };
      return port as OrderPort<never>;
    },
  };
}

function answerOf(report: Report | { readonly status: 'not_found' }): ProviderAnswer {
  const { status: outcome, ...told } = report;
  return { providerReference: undefined, reason: undefined, ...told, outcome, nextCheckInMs: undefined };
}

/** A database in which no lease is renewed, as for a process that is stopped while its request is under way. */
const withoutRenewals = (database: Database): Database => ({
  ...database,
  transaction: (work, options) => database.transaction(work, options),
  first: (query) => database.first(query),
  one: (query, missing) => database.one(query, missing),
  run: async (query) => {
    if ('name' in query && query.name === 'attempts.renewLease') throw new Error('The process is stopped.');
    return database.run(query);
  },
});

/** An accepted order, and executions of its steps. */
export class OverlapOrder {
  readonly kind: Kind;
  readonly id: string;
  readonly merchant: TestMerchant;
  readonly #service: TestService;
  readonly #names: OrderStepNames;

  private constructor(
    service: TestService,
    kind: Kind,
    { id, merchant }: { id: string; merchant: TestMerchant },
  ) {
    this.#service = service;
    this.kind = kind;
    this.id = id;
    this.merchant = merchant;
    this.#names = KINDS[kind].activities;
  }

  static async accept(service: TestService, kind: Kind): Promise<OverlapOrder> {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 10_000, 'prod');
    await service.fund(merchant, 100, 'prod', 'USDT');
    return new OverlapOrder(service, kind, { id: await sceneOf(kind).accept(service, merchant), merchant });
  }

  /**
   * Executes one of its steps.
   *
   * @param more.laterMs how much later the workflow's clock is.
   * @param more.isRenewing whether the execution renews its leases.
   */
  execute(
    step: keyof OrderStepNames,
    providers: HeldProvider | readonly HeldProvider[],
    more: {
      readonly faultPoint?: FaultPoint | undefined;
      readonly laterMs?: number;
      readonly isRenewing?: boolean;
      readonly request?: OperatorRequest | { readonly reason: string };
    } = {},
  ): Promise<OrderProgress> {
    const { faultPoint = async () => {}, laterMs = 0, isRenewing = false, request } = more;
    const { database, ledger } = this.#service;
    const held = Array.isArray(providers) ? providers : [providers];
    const activities = createOrderActivities({
      ports: { [this.kind]: sceneOf(this.kind).port(database, held) },
      database: isRenewing ? database : withoutRenewals(database),
      ledger,
      dispatch: () => {},
      faultPoint,
    });
    const activity = activities[this.#names[step] ?? ''];
    if (!activity) throw new Error(`There is no step ${step} of a ${this.kind}.`);
    const execution = activity({ orderId: this.id, nowMs: Date.now() + laterMs, ...request });
    // Its outcome is judged later.
    execution.catch(() => {});
    return execution;
  }

  /** Begins to send: resolves once the payee is to be verified, to the execution. */
  async beginSend(
    held: HeldProvider,
    more: Parameters<OverlapOrder['execute']>[2] & {
      readonly by?: 'send' | 'begin' | 'failOver';
      readonly providers?: readonly HeldProvider[];
    } = {},
  ): Promise<{ readonly execution: Promise<OrderProgress> }> {
    const { by = 'send', providers = [held] } = more;
    const execution = this.execute(by, providers, more);
    const isOver = await Promise.race([held.wasVerified.then(() => false), execution.then(() => true)]);
    if (isOver) throw new Error(`Nothing was to be sent: ${JSON.stringify(await execution)}`);
    return { execution };
  }

  /** Sends: resolves once the provider has the request, to the execution. */
  async sendTo(
    held: HeldProvider,
    more: Parameters<OverlapOrder['beginSend']>[1] = {},
  ): Promise<{ readonly execution: Promise<OrderProgress> }> {
    const { execution } = await this.beginSend(held, more);
    await letSend(held);
    return { execution };
  }

  /** Sends the order, and the provider answers. */
  async exchange(
    held: HeldProvider,
    answer: Exclude<Answer, 'not_found'>,
    more: Parameters<OverlapOrder['beginSend']>[1] = {},
  ): Promise<OrderProgress> {
    const { execution } = await this.sendTo(held, more);
    held.answer(answer);
    return execution;
  }

  /** Stores an operator's decision, as the update `resolve` does. */
  decide(outcome: 'completed' | 'failed', id = 'the-decision'): Promise<OrderProgress> {
    const decision = {
      id,
      outcome,
      reason: 'The bank wrote so.',
      operator: 'ngozi',
      overridesUnreachable: false,
    };
    return this.execute('recordRequest', new HeldProvider(), { request: { decision } });
  }

  /** Counts an update, as a callback of the provider does. */
  async receiveUpdate(): Promise<void> {
    await this.#sql('update orders set updates_received = updates_received + 1 where id = $1');
  }

  /** Lets the lease of the current attempt expire, as the lease of a process that is stopped. */
  async expireLease(): Promise<void> {
    await this.#sql(
      `update attempts set leased_at = leased_at - interval '1 minute', send_by = send_by - interval '1 minute'
        where order_id = $1 and send_by is not null`,
    );
  }

  /** Its facts. */
  read() {
    return readOrder(this.#service.database, this.id);
  }

  /** When it is checked after the end; null when it is not. */
  async nextCheckAt(): Promise<Date | null> {
    const { rows } = await this.#service.ownerSql('select next_check_at from orders where id = $1', [
      this.id,
    ]);
    return rows[0].next_check_at;
  }

  /** The phases of its transfers in the ledger, in their order. */
  async phases(): Promise<readonly string[]> {
    const { rows } = await this.#service.ownerSql(
      'select phase from ledger.transfers where reference like $1 order by id',
      [`${this.id}:%`],
    );
    return rows.map(({ phase }) => phase);
  }

  async #sql(text: string): Promise<void> {
    await this.#service.ownerSql(text, [this.id]);
  }
}

/** Waits until executions wait for the verification of their payee. */
export async function atVerification(...providers: readonly HeldProvider[]): Promise<void> {
  for (const held of providers) await waitFor('the verification of the payee', () => held.waiting === 1);
}

/** Lets an execution pass the verification: resolves once the provider has its request. */
export async function letSend(held: HeldProvider): Promise<void> {
  const before = held.requests.length;
  held.verified(true);
  await waitFor('the request', () => held.requests.length === before + 1);
}
