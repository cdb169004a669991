import { camelCase, HELD_KINDS, type OrderInput, orderIdOf } from '../contract/kinds.ts';
import {
  claimRequest,
  isLatestRequest,
  type RequestClaim,
  type RequestedKind,
  releaseRequest,
} from '../db/requests.ts';
import type { RequestedOrder } from '../domain/heldOrder.ts';
import type { Environment } from '../domain/money.ts';
import type { Metrics } from '../metrics.ts';
import type { AccountAtProvider, ProviderAccounts } from '../providers/accounts.ts';
import type { NotFound, RequestReport } from '../providers/reports.ts';
import {
  type ActivitiesOfAnyKind,
  askOfRecord,
  createHeldOrderActivities,
  type HeldOrderActivities,
  type HeldOrderDependencies,
  type HeldOrderRecords,
  type QuestionInput,
  recordReader,
  type SettlingActivity,
  sendUndecided,
  type TellingActivities,
} from './heldOrders.ts';
import { createSettlingActivity } from './settling.ts';
import { askAbout, type Check, type Telling, tellOnce } from './tellOnce.ts';

/** What an attempt is known by to the provider that was told of it. */
interface Request {
  readonly requestId: string;
  readonly sentAtMs: number;
}

/** What a provider says of an order; `not_sent` of a first telling that it did nothing for a reason that passes. */
type Said = Omit<RequestReport, 'status'> & { readonly status: RequestReport['status'] | 'not_sent' };

/** How the orders of a kind are told, as far as it is the kind's own. */
export interface RequestTelling<
  Provider extends AccountAtProvider,
  Order,
  Reported extends RequestReport = RequestReport,
> {
  /** The accounts at the providers of an environment; none when none is configured. */
  readonly accountsOf: (environment: Environment) => ProviderAccounts<Provider>;
  /** What the provider is to do, where the kind's row calls it otherwise. */
  readonly deed?: string;
  /** Makes a request id that no other order has; the order's own id is the request id where this is absent. */
  readonly newRequestId?: () => string;
  /** Finds out right before it is told whether the provider may be; it may where this is absent. */
  readonly check?: (provider: Provider, order: Order) => Promise<Check<true>>;
  readonly find: (provider: Provider, order: Order, request: Request) => Promise<Reported | NotFound>;
  readonly tell: (provider: Provider, order: Order, claim: RequestClaim) => Promise<Reported>;
  /** Keeps what the provider told besides the outcome, whether it was told or asked. */
  readonly keep?: (order: Order, report: Reported) => Promise<void>;
}

/** What such kinds work with. */
export interface RequestedOrderDependencies extends HeldOrderDependencies {
  readonly metrics?: HeldOrderDependencies['metrics'] & Pick<Metrics, 'providerBlocked'>;
}

/**
 * Everything that a kind of order does of which one provider is told under one request id, which a refusal of its one
 * attempt takes back. Each activity may run again after a crash and then changes nothing twice.
 */
export function createRequestedOrderActivities<
  K extends RequestedKind,
  Order extends RequestedOrder & OrderInput<K>,
  Provider extends AccountAtProvider,
  Reported extends RequestReport,
>(
  kind: K,
  records: HeldOrderRecords<K, Order> & {
    readonly telling: RequestTelling<Provider, NoInfer<Order>, Reported>;
  },
  dependencies: RequestedOrderDependencies,
): HeldOrderActivities<K> & TellingActivities<K> & SettlingActivity<K> {
  const { database, metrics, faultPoint } = dependencies;
  const { activities: names, deed } = HELD_KINDS[kind];
  const { load, telling: own } = records;
  const orderOf = recordReader(kind, load);

  function tellingOf(order: Order) {
    const { environment, provider: name, providerAccount, requestId, sentAtMs }: RequestedOrder = order;
    const id = orderIdOf(kind, order);
    const accounts = own.accountsOf(environment);
    return {
      deed: own.deed ?? deed,
      // Nothing was sent as long as the provider was never reached: then it is told, not asked.
      attempt: requestId === undefined || sentAtMs === undefined ? undefined : { requestId, sentAtMs },
      accountOf: () => accounts.find(name, providerAccount),
      async find(provider, request) {
        const found = await own.find(provider, order, request);
        if ('reason' in found) await own.keep?.(order, found);
        return found;
      },
      candidates: async () => accounts.inOrder.slice(0, 1),
      nobody: `No ${kind.replaceAll('_', ' ')} provider is configured for this environment any more.`,
      check: async (provider) => (own.check ? own.check(provider, order) : { cleared: true }),
      identify: (provider) => provider.identifyAccount(),
      claim: ({ under, account, provider }) =>
        claimRequest(
          database,
          { kind, order },
          under
            ? { requestId: under.requestId, provider: name, account: providerAccount }
            : { requestId: own.newRequestId?.() ?? id, provider: provider.name, account },
        ),
      async tell(provider, _, claim): Promise<Said> {
        await faultPoint?.(`${camelCase(kind)}.beforeSend`);
        const report = await own.tell(provider, order, claim);
        await faultPoint?.(`${camelCase(kind)}.afterSend`);
        await own.keep?.(order, report);
        // Nothing can be done under this id any more, so the next attempt needs another one.
        if (report.isRequestIdOver === true) await releaseRequest(database, { kind, id }, claim);
        const isOpenAgain = report.status === 'not_found' && claim.isFirst && !report.isRequestIdOver;
        return isOpenAgain ? { ...report, status: 'not_sent' } : report;
      },
      isLatest: (claim) => isLatestRequest(database, { kind, id }, claim),
      giveUp: (claim) => releaseRequest(database, { kind, id }, claim),
      noteBlocked: (provider) => metrics?.providerBlocked.inc({ provider }),
    } satisfies Telling<Provider, Request, true, RequestClaim, Said>;
  }

  /** Has the provider carry the order out: see tellOnce. */
  const send = async (input: OrderInput<K>) =>
    sendUndecided(await orderOf(database, input), (order) => tellOnce(tellingOf(order)));
  const held = createHeldOrderActivities(kind, records, dependencies);
  const activities = {
    [names.send]: send,

    /** Asks what became of it. */
    [names.ask]: async (input: OrderInput<K> & QuestionInput) =>
      askOfRecord(await orderOf(database, input), input, (order) => askAbout(tellingOf(order))),
  };
  return {
    ...held,
    ...(activities as unknown as TellingActivities<K>),
    ...createSettlingActivity(kind, {
      send,
      end: (input) => (held as unknown as ActivitiesOfAnyKind)[names.end](input),
    }),
  };
}
