import { billPurchaseWorkflowId } from '../../contract/flows.ts';
import { statusQuery } from '../../contract/messages.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import { billPurchaseStart } from '../../contract/starts.ts';
import { changePlanPrice } from '../../db/billCatalogue.ts';
import { acceptBillPurchase, loadBillPurchase, type NewBillPurchase } from '../../db/bills.ts';
import type { IdempotencyScope } from '../../db/idempotency.ts';
import { InsufficientFundsError } from '../../db/ledgerStore.ts';
import { findTransaction } from '../../db/transactions.ts';
import {
  type Biller,
  type BillKind,
  type BillOrder,
  type BillPlan,
  describeOrder,
  type MeterType,
  networkHint,
  priceChangedSentence,
} from '../../domain/bill.ts';
import { DomainError, InvariantError, ValidationError } from '../../domain/errors.ts';
import { billTransfers } from '../../domain/ledger.ts';
import { type Environment, minorToDecimal, minorToNumber } from '../../domain/money.ts';
import type { FlowStatus } from '../../domain/providerFlow.ts';
import type { BillsProvider } from '../../providers/bills/port.ts';
import { ProviderUnavailableError } from '../../providers/errors.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { readAfterAcceptance } from '../afterAcceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { asItStandsNow } from '../standsNow.ts';
import { billsProviderOf, findBiller } from './billers.ts';

/** What a merchant wants to buy, as its request names it. */
export interface BillRequest {
  readonly kind: BillKind;
  readonly biller: string;
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

/** A purchase and how far it has come. */
export interface BillResult {
  readonly purchaseId: string;
  readonly environment: Environment;
  readonly kind: BillKind;
  readonly status: FlowStatus;
  /** Why it failed, when it did. */
  readonly reason: string | undefined;
  /** What a completed purchase of prepaid electricity brought. */
  readonly token: string | undefined;
  readonly units: string | undefined;
}

/**
 * Accepts a purchase and starts its workflow. With a test key it waits a while for the outcome; live purchases are
 * queued.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, then ValidationError for what the catalogue does not
 * have, then `price_changed`, `insufficient_balance`, in this order; then nothing is held.
 */
export async function purchaseBill(
  dependencies: ApiDependencies,
  caller: Caller,
  request: BillRequest,
  invalidMessage: string,
  idempotency: IdempotencyScope | undefined,
): Promise<BillResult> {
  const { config, metrics, starter, faultPoint } = dependencies;
  const purchase = await prepare(dependencies, caller, request, invalidMessage);
  const what = purchase.plan?.name ?? purchase.billerName;
  const start = billPurchaseStart(purchase, `${what}, NGN ${minorToDecimal(purchase.amountMinor, 'NGN')}`);
  const promiseId = await accept(dependencies, purchase, start, idempotency);
  metrics.moneyAcceptedMinor.inc(
    { flow: 'bill', environment: caller.environment, asset: 'NGN' },
    Number(purchase.amountMinor),
  );
  await faultPoint('bill.accepted');
  const state = await starter.keepAndAwaitOutcome(
    { id: promiseId, start },
    purchase.environment === 'test' ? config.outcomeWaitMs : 0,
  );
  const known = {
    ...purchase,
    status: 'PROCESSING',
    reason: undefined,
    token: undefined,
    units: undefined,
  } as const;
  return readAfterAcceptance(
    dependencies,
    () => resultOf(dependencies, purchase, state?.status ?? 'PROCESSING'),
    known,
  );
}

/** A purchase that was accepted earlier, as it stands now. */
export async function findPurchase(dependencies: ApiDependencies, purchaseId: string): Promise<BillResult> {
  const purchase = await loadBillPurchase(dependencies.database, purchaseId);
  if (!purchase) throw new InvariantError('A remembered purchase has no record.');
  const { status } = await asItStandsNow(purchase, {
    askFlow: () =>
      dependencies.starter.queryFlow(billPurchaseWorkflowId(purchase.environment, purchaseId), statusQuery),
    readAgain: () => loadBillPurchase(dependencies.database, purchaseId),
  });
  return resultOf(dependencies, purchase, status);
}

/** What is told of a purchase that ended comes from its record: it does not travel through the workflow. */
async function resultOf(
  { database }: ApiDependencies,
  {
    purchaseId,
    businessId,
    environment,
    kind,
  }: Pick<NewBillPurchase, 'purchaseId' | 'businessId' | 'environment' | 'kind'>,
  status: FlowStatus,
): Promise<BillResult> {
  const plain = { purchaseId, environment, kind, status };
  const isTold = status === 'FAILED' || status === 'REVERSED' || kind === 'electricity';
  const record = isTold ? await findTransaction(database, purchaseId, businessId, environment) : undefined;
  const { failureReason, token, units } = record?.metadata ?? {};
  return {
    ...plain,
    reason: textOf(failureReason),
    token: status === 'COMPLETED' ? textOf(token) : undefined,
    units: status === 'COMPLETED' ? textOf(units) : undefined,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

async function prepare(
  dependencies: ApiDependencies,
  caller: Caller,
  request: BillRequest,
  invalidMessage: string,
): Promise<NewBillPurchase> {
  const { businessId, environment } = caller;
  if (environment === 'prod' && caller.kycStatus !== 'APPROVED') {
    throw new DomainError('kyc_required', 'this business is not approved for live purchases yet');
  }
  const provider = billsProviderOf(dependencies, caller);
  const biller = await findBiller(dependencies, caller, request.kind, request.biller, invalidMessage);
  const refuse = (path: string, message: string) => new ValidationError(invalidMessage, [{ path, message }]);
  const { account, meterType, phone, isRenewal = false } = request;
  let plan: BillPlan | undefined;
  let amountMinor: bigint;
  if (request.planCode !== undefined) {
    plan = biller.plans.find(({ code }) => code === request.planCode);
    if (!plan) throw refuse('planCode', `is not a plan of ${biller.name}; GET /bills/catalogue lists them`);
    await refuseChangedPrice(dependencies, caller, provider, biller, plan, refuse);
    amountMinor = plan.priceMinor;
  } else if (isRenewal) {
    const found = await provider.verifyAccount({ kind: 'tv', serviceId: biller.serviceId, account });
    if (found.status === 'not_found') throw refuse('smartCardNumber', 'is not a card that the biller knows');
    if (found.renewalAmountMinor === undefined) {
      throw refuse('renew', 'the biller does not say what this card costs to renew; send planCode');
    }
    amountMinor = found.renewalAmountMinor;
  } else {
    amountMinor = request.amountMinor ?? 0n;
    if (amountMinor < biller.smallestMinor || amountMinor > biller.largestMinor) {
      const least = minorToDecimal(biller.smallestMinor, 'NGN');
      const most = minorToDecimal(biller.largestMinor, 'NGN');
      throw refuse('amount', `must be from ${least} to ${most} naira for ${biller.name}`);
    }
  }
  const order: BillOrder = {
    kind: request.kind,
    billerId: biller.id,
    serviceId: biller.serviceId,
    billerName: biller.name,
    account,
    meterType,
    plan: plan && { code: plan.code, name: plan.name },
    isRenewal,
    phone,
    amountMinor,
  };
  return {
    ...order,
    purchaseId: newIdentifier('bill'),
    businessId,
    environment,
    provider: provider.name,
    metadata: { ...request.metadata, bill: factsOf(order) },
    merchantReference: request.merchantReference,
  };
}

/** What the transaction's metadata says of the order. A network by its number's prefix is a hint, not a fact. */
function factsOf(order: BillOrder): Readonly<Record<string, unknown>> {
  const isForPhone = order.kind === 'airtime' || order.kind === 'data';
  return {
    kind: order.kind,
    biller: order.billerId,
    billerName: order.billerName,
    account: order.account,
    description: describeOrder(order),
    ...(order.meterType !== undefined && { meterType: order.meterType }),
    ...(order.plan && { planCode: order.plan.code, planName: order.plan.name }),
    ...(order.isRenewal && { renew: true }),
    ...(isForPhone && { networkHint: networkHint(order.account) ?? null }),
  };
}

/**
 * Refuses a plan that costs something else now than the catalogue says, and notes the new price there. A provider that
 * does not answer is asked again before anything is bought.
 */
async function refuseChangedPrice(
  { database, logger }: ApiDependencies,
  { environment }: Caller,
  provider: BillsProvider,
  biller: Biller,
  plan: BillPlan,
  refuse: (path: string, message: string) => ValidationError,
): Promise<void> {
  let now: BillPlan | undefined;
  try {
    now = await provider.findPlan(biller.serviceId, plan.code);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    logger.warn({ err: error }, 'The price of a plan could not be checked; it is before the vend.');
    return;
  }
  if (!now) throw refuse('planCode', `${plan.name} is not sold any more`);
  if (now.priceMinor === plan.priceMinor) return;
  await changePlanPrice(database, environment, biller, now);
  const [price, oldPrice] = [now, plan].map(({ priceMinor }) => minorToDecimal(priceMinor, 'NGN'));
  throw new DomainError('price_changed', priceChangedSentence(plan.name, price ?? '', oldPrice ?? ''), {
    planCode: plan.code,
    price: minorToNumber(now.priceMinor, 'NGN'),
    previousPrice: minorToNumber(plan.priceMinor, 'NGN'),
  });
}

async function accept(
  { database, ledger }: ApiDependencies,
  purchase: NewBillPurchase,
  start: WorkflowStart<'billPurchaseWorkflow'>,
  idempotency: IdempotencyScope | undefined,
): Promise<string> {
  try {
    return await acceptBillPurchase(
      database,
      ledger,
      purchase,
      billTransfers.reserve(purchase),
      start,
      idempotency,
    );
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    throw new DomainError('insufficient_balance', 'insufficient balance or concurrent operation');
  }
}
