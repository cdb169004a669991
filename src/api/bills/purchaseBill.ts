import { billTransfers } from '../../contract/kinds.ts';
import { statusQuery } from '../../contract/messages.ts';
import { changePlanPrice, listBillers } from '../../db/orders/billCatalogue.ts';
import {
  acceptBillPurchase,
  type BillPurchaseRecord,
  loadBillPurchase,
  type NewBillPurchase,
} from '../../db/orders/bills.ts';
import { DomainError, invalidField } from '../../domain/errors.ts';
import { type Environment, minorToDecimal, minorToNumber } from '../../domain/money.ts';
import {
  type Biller,
  type BillKind,
  type BillOrder,
  type BillPlan,
  billFacts,
  type MeterType,
  priceChangedSentence,
} from '../../domain/orders/bill.ts';
import type { BillsProvider } from '../../providers/bills/port.ts';
import { ProviderUnavailableError } from '../../providers/errors.ts';
import { acceptAndAwait, configured, newOrder, readAfterAcceptance, requireApproval } from '../acceptance.ts';
import type { WaitingOrder } from '../approvals/present.ts';
import { waitForApproval } from '../approvals/waiting.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { orderFinder } from '../currentState.ts';
import { feeOf, useOf } from '../pricing.ts';
import { mayHaveToWait, type OrderRequest } from '../route.ts';

/** The fields that name a biller in requests, by kind. */
const BILLER_FIELD = {
  airtime: 'network',
  data: 'network',
  electricity: 'electricity',
  tv: 'tv',
  bet: 'bettingPlatform',
} as const satisfies Record<BillKind, string>;

/** A biller as a request names it. */
export interface NamedBiller {
  readonly kind: BillKind;
  readonly biller: string;
  /** The `msg` of a request that names none. */
  readonly invalidMessage: string;
}

/**
 * The biller that a request names, by its id or by the provider's own name for it.
 *
 * @throws ValidationError naming the field when there is no such biller; DomainError `provider_unavailable` when the
 * catalogue was never read, so that nothing can be said.
 */
export async function findBiller(
  { database }: Pick<ApiDependencies, 'database'>,
  { environment }: Caller,
  { kind, biller: given, invalidMessage }: NamedBiller,
): Promise<Biller> {
  const billers = await listBillers(database, environment, kind);
  const wanted = given.toLowerCase();
  const biller =
    billers.find(({ id }) => id === wanted) ?? billers.find(({ serviceId }) => serviceId === wanted);
  if (biller) return biller;
  if (billers.length === 0 && (await listBillers(database, environment)).length === 0) {
    throw new DomainError('provider_unavailable', 'the list of billers is not available yet; try again');
  }
  const known = billers.map(({ id }) => id).join(', ');
  const problem =
    known === '' ? `there is no biller for ${kind}` : `is not a biller for ${kind}; one of ${known}`;
  throw invalidField(invalidMessage, BILLER_FIELD[kind], problem);
}

/** What a merchant wants to buy, as its request names it. */
export interface BillRequest extends NamedBiller {
  readonly account: string;
  readonly meterType?: MeterType;
  readonly phone?: string;
  /** Absent where a plan or a renewal has its price. */
  readonly amountMinor?: bigint;
  readonly planCode?: string | undefined;
  readonly isRenewal?: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

/** A purchase, how far it has come, and what it brought. */
export type BillResult = Pick<
  BillPurchaseRecord,
  | 'purchaseId'
  | 'environment'
  | 'amountMinor'
  | 'status'
  | 'failureReason'
  | 'merchantReference'
  | 'token'
  | 'units'
>;

/**
 * Accepts a purchase and starts its workflow. With a test key it waits a while for the outcome; live purchases are
 * queued. Or has it wait for a second person.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, then ValidationError for what the catalogue does not
 * have, then `price_changed`, `insufficient_balance`, in this order; then nothing is held.
 */
export async function purchaseBill(
  dependencies: ApiDependencies,
  order: OrderRequest<BillRequest>,
): Promise<BillResult | WaitingOrder> {
  const { caller, body: request, idempotency, approval } = order;
  const purchase = await prepare(dependencies, caller, request);
  const { environment, amountMinor, plan, billerName, account } = purchase;
  const destination = [plan?.name ?? billerName, account].join(', ');
  const uses = [useOf(dependencies, caller, { limit: 'bills', amountMinor })];
  const asked = {
    kind: 'bill',
    operation: `/bills/${request.kind}`,
    amountMinor,
    destination,
    uses,
  } as const;
  const waiting = mayHaveToWait(order) && (await waitForApproval(dependencies, order, asked));
  if (waiting) return waiting;
  const reservation = billTransfers.reserve(purchase);
  const { status } = await acceptAndAwait(dependencies, 'bill', {
    order: purchase,
    amountMinor,
    what: `${plan?.name ?? billerName}, NGN ${minorToDecimal(amountMinor, 'NGN')}`,
    store: (start, books) => acceptBillPurchase(books, purchase, { reservation, start, idempotency, uses }),
    approval,
    uses,
    whenShort: 'insufficient balance or concurrent operation',
    ...(environment === 'prod' && { waitMs: 0 }),
  });
  const undecided = { failureReason: undefined, token: undefined, units: undefined };
  const known = { ...purchase, ...undecided, status: 'PROCESSING' } as const;
  if (status === 'PROCESSING') return known;
  // What it brought does not travel through the workflow; its record has it before the flow tells of its end.
  return readAfterAcceptance<BillResult>(
    dependencies,
    () => loadBillPurchase(dependencies.database, purchase.purchaseId),
    known,
  );
}

/** A purchase that was accepted earlier, as it stands now; undefined when the owner has none of that id. */
export const findPurchase = orderFinder('bill', loadBillPurchase, statusQuery);

async function prepare(
  dependencies: ApiDependencies,
  caller: Caller,
  request: BillRequest,
): Promise<NewBillPurchase> {
  const { environment } = caller;
  requireApproval(caller, 'purchases');
  const provider = configured(dependencies.orderAccounts[environment].bill.current, 'bills are');
  const biller = await findBiller(dependencies, caller, request);
  const { plan, amountMinor } = await priceOf(dependencies, { request, provider, biller, environment });
  const order: BillOrder = {
    kind: request.kind,
    billerId: biller.id,
    serviceId: biller.serviceId,
    billerName: biller.name,
    account: request.account,
    meterType: request.meterType,
    plan: plan && { code: plan.code, name: plan.name },
    isRenewal: request.isRenewal ?? false,
    phone: request.phone,
    amountMinor,
    ...feeOf(dependencies, caller, { kind: 'bill', amountMinor }),
  };
  return {
    ...order,
    ...newOrder('bill', caller, { provider, body: request }),
    metadata: { ...request.metadata, bill: billFacts(order) },
  };
}

/** A request of a biller that there is, and who sells for it. */
interface Enquiry {
  readonly request: BillRequest;
  readonly provider: BillsProvider;
  readonly biller: Biller;
  readonly environment: Environment;
}

/**
 * What a request costs: the price of its plan, what renewing costs, or the amount that it names.
 *
 * @throws ValidationError for what the catalogue or the biller does not have; DomainError `price_changed`.
 */
async function priceOf(
  dependencies: ApiDependencies,
  enquiry: Enquiry,
): Promise<{ readonly plan?: BillPlan; readonly amountMinor: bigint }> {
  const { request, provider, biller } = enquiry;
  const { planCode, account } = request;
  if (planCode !== undefined) {
    const plan = biller.plans.find(({ code }) => code === planCode);
    if (!plan) {
      throw invalidField(
        request.invalidMessage,
        'planCode',
        `is not a plan of ${biller.name}; GET /bills/catalogue lists them`,
      );
    }
    await refuseChangedPrice(dependencies, enquiry, plan);
    return { plan, amountMinor: plan.priceMinor };
  }
  if (request.isRenewal) {
    const found = await provider.verifyAccount({ kind: 'tv', serviceId: biller.serviceId, account });
    if (found.status === 'not_found') {
      throw invalidField(request.invalidMessage, 'smartCardNumber', 'is not a card that the biller knows');
    }
    if (found.renewalAmountMinor === undefined) {
      const message = 'the biller does not say what this card costs to renew; send planCode';
      throw invalidField(request.invalidMessage, 'renew', message);
    }
    return { amountMinor: found.renewalAmountMinor };
  }
  const amountMinor = request.amountMinor ?? 0n;
  if (amountMinor < biller.smallestMinor || amountMinor > biller.largestMinor) {
    const [least, most] = [biller.smallestMinor, biller.largestMinor].map((minor) =>
      minorToDecimal(minor, 'NGN'),
    );
    throw invalidField(
      request.invalidMessage,
      'amount',
      `must be from ${least} to ${most} naira for ${biller.name}`,
    );
  }
  return { amountMinor };
}

/**
 * Refuses a plan that costs something else now than the catalogue says, and notes the new price there. A provider that
 * does not answer is asked again before anything is bought.
 */
async function refuseChangedPrice(
  { database, logger }: ApiDependencies,
  { request, provider, biller, environment }: Enquiry,
  plan: BillPlan,
): Promise<void> {
  let now: BillPlan | undefined;
  try {
    now = await provider.findPlan(biller.serviceId, plan.code);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    logger.warn({ err: error }, 'The price of a plan could not be checked; it is before the vend.');
    return;
  }
  if (!now) throw invalidField(request.invalidMessage, 'planCode', `${plan.name} is no longer sold`);
  if (now.priceMinor === plan.priceMinor) return;
  await changePlanPrice(database, environment, { biller, plan: now });
  const [price, oldPrice] = [now, plan].map(({ priceMinor }) => minorToDecimal(priceMinor, 'NGN'));
  throw new DomainError('price_changed', priceChangedSentence(plan.name, price ?? '', oldPrice ?? ''), {
    planCode: plan.code,
    price: minorToNumber(now.priceMinor, 'NGN'),
    previousPrice: minorToNumber(plan.priceMinor, 'NGN'),
  });
}
