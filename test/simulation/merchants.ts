import type { Random } from '../../faults/random.ts';
import { idempotent } from '../../src/api/app.ts';
import type { ApiDependencies, Caller } from '../../src/api/context.ts';
import { ReplayedResponse } from '../../src/api/middleware/errors.ts';
import type { OrderRequest } from '../../src/api/route.ts';
import { bodySha256 } from '../../src/db/core/idempotency.ts';
import { statement } from '../../src/db/core/sql.ts';
import { adjustBalance } from '../../src/db/ledger/balanceAdjustments.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness, saveSettlementAccount } from '../../src/db/merchants/businesses.ts';
import { issueVendorAccount } from '../../src/db/merchants/vendorAccounts.ts';
import { setAutomaticPayouts } from '../../src/db/orders/automaticPayouts/settings.ts';
import { setSessionSales } from '../../src/db/usdt/sessionSales.ts';
import { createEndpoint } from '../../src/db/webhooks/endpoints.ts';
import { DomainError } from '../../src/domain/errors.ts';
import { ENVIRONMENTS, type Id } from '../../src/domain/money.ts';
import type { SessionSaleDestination } from '../../src/domain/orders/sessionSale.ts';
import type { EndpointEventType } from '../../src/domain/webhooks/eventTypes.ts';
import { withLogIds } from '../../src/observability/logger.ts';
import type { DedicatedAccountProvider } from '../../src/providers/bank/port.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import type { SimulatedDatabase } from './postgres.ts';
import { type ApiProcess, SECRET_BOX } from './processes.ts';
import { Finding, type Owner, ownerNamed, type Scheduler } from './scheduler.ts';
import { type Draft, type Shown, shownOf, WARES, type Ware } from './wares.ts';

/** Merchants, who place orders, repeat what was not answered, and read how their orders stand. */

/** What a merchant knows of one of its orders. */
interface KnownOrder extends Draft {
  readonly key: string;
  readonly ware: Ware;
  /** Undefined until it was answered. */
  id: string | undefined;
  /** What it was told last. */
  status: string;
  isRefused: boolean;
}

/** How long a merchant looks at a quote before it sells. */
const QUOTE_LOOKED_AT_MS = 40_000;

/** Statuses that may follow a status, as a merchant reads them. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  PROCESSING: ['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED'],
  COMPLETED: ['COMPLETED', 'REVERSED'],
  FAILED: ['FAILED'],
  REVERSED: ['REVERSED'],
};

/** What every merchant begins with, in kobo and in micro-USDT. */
export const PURSES_MINOR = { NGN: 50_000_000n, USDT: 2_000_000_000n } as const;

export class Merchant {
  readonly businessId: Id<'biz'>;
  readonly name: string;
  readonly orders: KnownOrder[] = [];
  #drafts = 0;
  readonly #owner: Owner;
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #api: () => ApiProcess;
  readonly #losesAnswer: () => boolean;

  constructor(parts: {
    readonly businessId: Id<'biz'>;
    readonly name: string;
    readonly scheduler: Scheduler;
    readonly random: Random;
    readonly api: () => ApiProcess;
    readonly losesAnswer: () => boolean;
  }) {
    this.businessId = parts.businessId;
    this.name = parts.name;
    this.#owner = ownerNamed(parts.name);
    this.#scheduler = parts.scheduler;
    this.#random = parts.random;
    this.#api = parts.api;
    this.#losesAnswer = parts.losesAnswer;
  }

  /** Orders and reads until it is told to stop. */
  begin(isOver: () => boolean, meanWaitMs: () => number): void {
    const waitMs = () => this.#random.int(1, 2 * meanWaitMs());
    this.#scheduler.keepDoing(this.#owner, { waitMs, isOver }, () => this.#orderOrRead());
  }

  #orderOrRead(): void {
    const known = this.orders.filter(({ id }) => id !== undefined);
    if (known.length > 0 && this.#random.chance(0.4))
      this.#watched(this.#read(this.#random.pick(known.slice(-6))));
    else this.#watched(this.#order());
  }

  #watched(work: Promise<void>): void {
    void work.catch((error: unknown) => this.#scheduler.fail(error));
  }

  async #order(): Promise<void> {
    const number = ++this.#drafts;
    const ware = this.#random.weighted(WARES);
    const unique = this.name.at(-1) + String(number).padStart(8, '0');
    const order: KnownOrder = {
      key: `${this.name}-${number}`,
      ware,
      ...(await this.#quoted(ware, ware.draft(this.#random, unique))),
      id: undefined,
      status: 'PROCESSING',
      isRefused: false,
    };
    this.orders.push(order);
    if (this.#random.chance(0.1)) this.#watched(this.#request(order));
    for (let attempt = 1; attempt <= 12 && order.id === undefined && !order.isRefused; attempt++) {
      await this.#request(order);
      await this.#scheduler.sleep(this.#random.int(500, 20_000) * attempt);
    }
  }

  /** An order by the terms of a quote, if its ware has quotes and the merchant asks for one. */
  async #quoted({ quoteRoute }: Ware, draft: Draft): Promise<Draft> {
    if (!quoteRoute || this.#random.chance(0.3)) return draft;
    const request = { caller: callerOf(this.businessId, this.name), body: draft.body };
    const answered = await this.#api().request(
      `${this.name} asks for a quote`,
      (dependencies) => quoteRoute.handle(request as never, dependencies),
      this.#losesAnswer(),
    );
    if (!answered) return draft;
    // Markets move meanwhile, and a quote may expire.
    await this.#scheduler.sleep(this.#random.int(1, QUOTE_LOOKED_AT_MS));
    const { quoteId, netAmountNgn } = answered.body.quote as { quoteId: string; netAmountNgn: number };
    return { body: { ...draft.body, quoteId }, promisedMinor: BigInt(Math.round(netAmountNgn * 100)) };
  }

  async #request(order: KnownOrder): Promise<void> {
    const { key, ware, body } = order;
    const operation = ware.route.path;
    const caller = callerOf(this.businessId, this.name);
    const scope = { businessId: this.businessId, environment: 'prod', operation, key } as const;
    const idempotency = { ...scope, bodySha256: bodySha256(key) };
    const request = { caller, body, given: body, idempotency } as unknown as OrderRequest<never>;
    const before = order.status;
    const answered = await this.#api().request(
      `${this.name} orders ${ware.name} ${key}`,
      (dependencies) => answer(dependencies, ware, request),
      this.#losesAnswer(),
    );
    if (!answered) return;
    if (answered === 'refused') order.isRefused = true;
    else if (answered !== 'in_use') this.#note(order, answered, before);
  }

  async #read(order: KnownOrder): Promise<void> {
    const request = { caller: callerOf(this.businessId, this.name) } as unknown as OrderRequest<never>;
    const before = order.status;
    const answered = await this.#api().request(
      `${this.name} reads ${order.key}`,
      async (dependencies) =>
        shownOf((await order.ware.route.recover?.(order.id ?? '', request as never, dependencies))?.body),
      this.#losesAnswer(),
    );
    if (answered) this.#note(order, answered, before);
  }

  /** @param before what was known when the request was made: two may be under way at once. */
  #note(order: KnownOrder, { id, status }: Shown, before: string): void {
    if (order.id !== undefined && order.id !== id) {
      throw new Finding(`TWO ORDERS of one key ${order.key}: ${order.id} and ${id}`);
    }
    order.id = id;
    if (!AFTER[before]?.includes(status)) {
      throw new Finding(`READ WENT BACK: ${id} was ${before} and is ${status}`);
    }
    if (AFTER[order.status]?.includes(status)) order.status = status;
  }
}

/** What the API answers to an order, as its middleware does it for a key that was proven. */
function answer(
  dependencies: ApiDependencies,
  { route }: Ware,
  request: OrderRequest<never>,
): Promise<Shown | 'refused' | 'in_use' | undefined> {
  return withLogIds({ requestId: newIdentifier('req') }, async () => {
    try {
      const response = await idempotent(dependencies, request.idempotency, {
        work: () => route.handle(request as never, dependencies),
        recover: async (id) => {
          const recovered = await route.recover?.(id, request as never, dependencies);
          if (!recovered) throw new Finding(`FORGOTTEN: ${id} was accepted and is not there`);
          return recovered;
        },
      });
      return shownOf(response.body);
    } catch (error) {
      if (error instanceof ReplayedResponse) return undefined;
      if (!(error instanceof DomainError)) throw error;
      return error.code === 'idempotency_key_in_use' ? 'in_use' : 'refused';
    }
  });
}

/** A merchant as the API knows a caller whose key was proven. */
export function callerOf(businessId: Id<'biz'>, businessName: string): Caller {
  return {
    businessId,
    businessName,
    environment: 'prod',
    kycStatus: 'APPROVED',
    isActive: true,
    pricing: {},
    provenBy: 'key',
    permissions: new Set(['withdrawals:write', 'withdrawals:read']),
    hasTestMarks: false,
    requiresIdempotencyKey: false,
    accessChangedAtMs: undefined,
    holdsKeyPayouts: false,
    approvalAboveNairaMinor: undefined,
    approvalAboveUsdtMinor: undefined,
  } as unknown as Caller;
}

/** Naira of sold sessions are paid out as soon as there are more than a few. */
const PAYOUT_TERMS = {
  rule: 'amount',
  atMinute: undefined,
  aboveMinor: 500_000n,
  reserveMinor: 100_000n,
} as const;

/**
 * Creates a merchant that may order, with money. Returns its id.
 *
 * @param issuer of its live account.
 * @param merchant.sellTo where the naira of its settled sessions go; undefined leaves them in USDT.
 */
export async function admitMerchant(
  { database }: Pick<SimulatedDatabase, 'database'>,
  issuer: DedicatedAccountProvider,
  { name, sellTo }: { readonly name: string; readonly sellTo: SessionSaleDestination | undefined },
): Promise<Id<'biz'>> {
  const ledger = new LedgerStore(database);
  const { businessId } = await createBusiness(
    database,
    { ledger, secretBox: SECRET_BOX },
    {
      name,
      email: `${name}@merchant.example`,
      phone: '+2348012345678',
      type: 'limited_company',
      category: 'retail',
      kycStatus: 'APPROVED',
      passwordHash: 'none',
    },
  );
  const owner = { businessId, environment: 'prod' } as const;
  const account = {
    accountNumber: '0123456789',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: name.toUpperCase(),
    verifiedWith: 'paystack',
    nipCode: '000013',
  };
  const actor = { id: businessId, provenBy: 'system' } as const;
  await issueVendorAccount(database, issuer, { businessId, actor: 'simulation' });
  for (const environment of ENVIRONMENTS) {
    await saveSettlementAccount(database, { businessId, environment }, { account, actor });
  }
  if (sellTo) {
    const sandbox = { businessId, environment: 'test' } as const;
    await setSessionSales(database, sandbox, { to: sellTo, actor });
    if (sellTo === 'wallet')
      await setAutomaticPayouts(database, sandbox, { terms: PAYOUT_TERMS, actor, holdMs: 0 });
  }
  await database.run(
    statement('simulation.setWebhookUrl')`update businesses
      set webhook_url_prod = ${`https://receiver.example/${name}`} where id = ${businessId}`,
  );
  // The address above gets the events of withdrawals alone.
  await createEndpoint(database, SECRET_BOX, {
    ...owner,
    url: `https://receiver.example/${name}/others`,
    eventTypes: [
      'vendor_credit.received',
      ...['bill', 'usdt_sale', 'collection'].flatMap((kind) => [
        `${kind}.completed` as EndpointEventType,
        `${kind}.failed` as EndpointEventType,
      ]),
    ],
    description: undefined,
    actor,
  });
  for (const asset of ['NGN', 'USDT'] as const) {
    await adjustBalance(database, ledger, {
      ...owner,
      adjustmentId: newIdentifier('adj'),
      asset,
      amountMinor: PURSES_MINOR[asset],
      reason: 'The purse of a simulated merchant',
      operator: 'simulation',
    });
  }
  return businessId;
}
