import { ApplicationFailure } from '@temporalio/common';
import type { VendorCreditInput } from '../../contract/flows.ts';
import { VENDOR_CREDIT } from '../../contract/kinds.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import { AlreadyPostedError } from '../../db/ledger/ledgerStore.ts';
import { findVendorAccountHolders, type VendorAccountHolder } from '../../db/merchants/businesses.ts';
import type { NewTransaction } from '../../db/orders/orders.ts';
import {
  creditVendorAccount,
  dismissVendorCredit,
  flagVendorCredit,
  lockVendorCredit,
  readVendorCredit,
  recordVendorCreditRequest,
  storeVendorCreditAnswer,
  type VendorCredit,
  type VendorCreditRequest,
} from '../../db/orders/vendorCredits.ts';
import { invariant } from '../../domain/errors.ts';
import { vendorCreditTransfer } from '../../domain/ledger/ledger.ts';
import { commissionRoundedDownMinor, effectivePricing, type Pricing } from '../../domain/ledger/pricing.ts';
import { type Environment, type Id, minorToNumber } from '../../domain/money.ts';
import type { AttemptFacts, Outcome } from '../../domain/orders/decideOrder.ts';
import { decideVendorCredit, type VendorCreditStep } from '../../domain/orders/decideVendorCredit.ts';
import { announcedPaymentOutcome, type VendorCreditStatus } from '../../domain/orders/vendorCredit.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { DedicatedAccountProvider, IncomingPayment } from '../../providers/bank/port.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { shortened } from './attempts.ts';
import { clockFrom, type Progress, type StepInput, shownFacts } from './engine.ts';
import { failureOf } from './providerFailures.ts';

/**
 * The steps of a vendor credit. Each locks its row, decides again, and acts only if that is still its step. The provider has
 * the payment already, so there is no lease and no fencing token: nothing is sent.
 */

/** Where a vendor credit stands after a step. It travels in the workflow's history: no personal data. */
export interface VendorCreditProgress extends Progress<VendorCreditStatus, VendorCreditStep> {
  /** The business that was credited. */
  readonly businessId: Id<'biz'> | undefined;
}

/** What every step is given. */
type CreditStepInput = VendorCreditInput & Pick<StepInput, 'nowMs'>;

/** What the vendor credit activities work with. */
interface VendorCreditDependencies
  extends Pick<ActivityDependencies, 'database' | 'ledger' | 'dispatch' | 'faultPoint'> {
  /** The provider of an environment's vendor accounts; undefined when none is configured. */
  readonly dedicatedAccountsOf: (
    environment: Environment,
    provider: string,
  ) => DedicatedAccountProvider | undefined;
  /** The pricing of a business with which nothing else was agreed. */
  readonly pricing: Pricing;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention' | 'moneyAcceptedMinor'>;
}

/** The activities of vendor credits: the steps under the names that operators read. */
export function createVendorCreditActivities(dependencies: VendorCreditDependencies) {
  const names = VENDOR_CREDIT.activities;
  const check = (input: CreditStepInput) => checkVendorCredit(dependencies, input);
  return {
    [names.begin]: check,
    [names.check]: check,
    [names.flag]: (input: CreditStepInput & FlagInput) => flagForReview(dependencies, input),
    [names.dismiss]: (input: CreditStepInput) => dismiss(dependencies, input),
    [names.recordRequest]: (input: CreditStepInput & VendorCreditRequest) =>
      recordRequest(dependencies, input),
  };
}

/** What the provider answered about an announced payment. */
interface Checked {
  readonly outcome: Outcome;
  /** Why it is so, in words an operator can act on; no personal data. */
  readonly reason: string | undefined;
  readonly nextCheckInMs?: number | undefined;
  /** What is credited, and to which merchant, of a payment that the provider confirmed. */
  readonly confirmed?: Confirmed;
}

interface Confirmed {
  readonly payment: IncomingPayment;
  readonly holder: VendorAccountHolder;
}

/**
 * Checks an announced payment, and credits it when the provider confirms it. Amount, currency, account and payer come from
 * this answer, never from the announcement. One activity does both: names and account numbers on their way between two
 * would stay in the workflow's history.
 */
async function checkVendorCredit(
  dependencies: VendorCreditDependencies,
  input: CreditStepInput,
): Promise<VendorCreditProgress> {
  const { database, faultPoint } = dependencies;
  const clock = clockFrom(input);
  const before = await readVendorCredit(database, input);
  if (decideVendorCredit(before, input.nowMs).do !== 'check') return progressOf(before, input.nowMs);
  const checked = await askProvider(dependencies, input);
  if (checked.confirmed) await faultPoint?.('vendorCredit.beforeCredit');
  const exchange = { ...input, nowMs: clock(), before };
  try {
    return await store(dependencies, exchange, checked);
  } catch (error) {
    // Ledger and record commit together, so this breaks an invariant: an operator must compare the two.
    if (!(error instanceof AlreadyPostedError)) throw error;
    const reason = 'The ledger has this payment, and its record does not say so.';
    return store(dependencies, exchange, { outcome: 'unknown', reason });
  }
}

async function askProvider(
  { database, dedicatedAccountsOf }: VendorCreditDependencies,
  input: VendorCreditInput,
): Promise<Checked> {
  const provider = dedicatedAccountsOf(input.environment, input.provider);
  if (provider?.name !== input.provider) {
    const reason = 'The provider that announced the payment is no longer configured.';
    return { outcome: 'not_configured', reason };
  }
  const payment = await provider
    .findIncomingPayment(input.providerReference)
    .catch((error: unknown) => failureOf(error, { isSent: true }));
  if ('outcome' in payment) return payment;
  const { outcome, reason } = announcedPaymentOutcome(payment);
  if (outcome !== 'succeeded') return { outcome, reason };
  // A payment that succeeded was found; the type system cannot follow that.
  invariant(payment.status !== 'not_found', 'A payment that is not there cannot be credited.');
  const holders = await findVendorAccountHolders(database, { ...payment, ...input });
  const holder = soleHolder(holders, payment);
  if (typeof holder === 'string') return { outcome: 'unknown', reason: holder };
  return { outcome, reason, confirmed: { payment, holder } };
}

/** Stores the answer of a check that began with the facts `before`, and credits the payment where that follows. */
async function store(
  dependencies: VendorCreditDependencies,
  { before, nowMs, ...key }: CreditStepInput & { readonly before: VendorCredit },
  { outcome, reason, nextCheckInMs, confirmed }: Checked,
): Promise<VendorCreditProgress> {
  const { database, dispatch, faultPoint } = dependencies;
  let credited: NewTransaction | undefined;
  let messages: readonly OutboxRow[] = [];
  const progress = await database.transaction(async (runner) => {
    const credit = await lockVendorCredit(runner, key);
    const [attempt] = credit.attempts;
    const isOutdated = before.updatesReceived < attempt.updatesRead;
    if (credit.status !== 'PENDING' || (isOutdated && !confirmed)) return progressOf(credit, nowMs);
    const answer: AttemptFacts = {
      ...attempt,
      outcome,
      reason: shortened(reason),
      answeredAtMs: nowMs,
      checks: attempt.checks + 1,
      unreachable: attempt.unreachable + (outcome === 'unreachable' ? 1 : 0),
      updatesRead: Math.max(attempt.updatesRead, before.updatesReceived),
      nextCheckAtMs: nextCheckInMs === undefined ? undefined : nowMs + nextCheckInMs,
    };
    const answered: VendorCredit = { ...credit, attempts: [answer] };
    if (confirmed && decideVendorCredit(answered, nowMs).do === 'settle') {
      credited = transactionOf(dependencies, key, confirmed);
      const settled = await settle(dependencies, { runner, credit: answered }, credited);
      messages = settled.messages;
      return progressOf(settled.credit, nowMs);
    }
    await storeVendorCreditAnswer(runner, key, answer);
    return progressOf(answered, nowMs);
  });
  if (credited) {
    dispatch(messages);
    countCredit(dependencies, credited);
    await faultPoint?.('vendorCredit.afterCredit');
  }
  return progress;
}

/** Credits a locked payment. @returns it as it is since, with the outbox messages of its event. */
async function settle(
  { ledger }: VendorCreditDependencies,
  { runner, credit }: { readonly runner: StatementRunner; readonly credit: VendorCredit },
  transaction: NewTransaction,
): Promise<{ readonly credit: VendorCredit; readonly messages: readonly OutboxRow[] }> {
  const { id: transactionId, businessId, amountMinor, feeMinor } = transaction;
  const [answer] = credit.attempts;
  const transfer = vendorCreditTransfer({ ...credit, businessId, amountMinor, commissionMinor: feeMinor });
  const messages = await creditVendorAccount({ runner, ledger }, credit, { transaction, transfer, answer });
  const credited = { status: 'CREDITED', businessId, transactionId } as const;
  return { messages, credit: { ...credit, ...credited, reviewReason: undefined, decision: undefined } };
}

/**
 * What is credited: what arrived less commission. The commission is that of recorded payments, with what was
 * agreed with the business: both are a customer's naira reaching its wallet, and the schedule knows one commission on
 * such money. If this way were free, no merchant would record payments; and of each arrival the provider keeps a part itself
 * (paystack.com/pricing: 1 %, at most ₦300), which the commission covers. No limits apply, because money that has
 * arrived is the merchant's, little or much; nor does it matter whether the business is active. Commission and net
 * amount are shown in the transaction's metadata.
 */
function transactionOf(
  { pricing }: VendorCreditDependencies,
  { environment, provider, providerReference }: VendorCreditInput,
  { payment, holder }: Confirmed,
): NewTransaction {
  const { amountMinor, payerName, payerBank, narration } = payment;
  const { commission } = effectivePricing(pricing, holder.pricing);
  const commissionMinor = commissionRoundedDownMinor(amountMinor, commission);
  return {
    id: newIdentifier('txn'),
    businessId: holder.businessId,
    environment,
    flow: 'vendor_credit',
    status: 'COMPLETED',
    amountMinor,
    feeMinor: commissionMinor,
    channel: 'dedicated_account',
    customer: payerName ?? '',
    description: `Transfer to account ${holder.accountNumber}`,
    payer: payerName === undefined ? undefined : { name: payerName },
    metadata: {
      commission: minorToNumber(commissionMinor, 'NGN'),
      netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
      provider,
      providerReference,
      ...(payerBank !== undefined && { payerBank }),
      ...(narration !== undefined && { narration }),
    },
    merchantReference: undefined,
  };
}

function countCredit(
  { metrics }: VendorCreditDependencies,
  { environment, amountMinor }: NewTransaction,
): void {
  const labels = { flow: 'vendor_credit', environment };
  metrics?.flowsEnded.inc({ ...labels, status: 'CREDITED' });
  metrics?.moneyAcceptedMinor.inc({ ...labels, asset: 'NGN' }, Number(amountMinor));
}

interface FlagInput {
  /** Overrides the reason that follows from the facts. */
  readonly reason?: string;
}

/** Flags a payment for review: puts it on the operators' list, or replaces the reason there. */
function flagForReview(
  { database, metrics }: VendorCreditDependencies,
  { nowMs, reason: given, ...key }: CreditStepInput & FlagInput,
): Promise<VendorCreditProgress> {
  return database.transaction(async (runner) => {
    const credit = await lockVendorCredit(runner, key);
    const step = decideVendorCredit(credit, nowMs);
    const isFirst = credit.reviewReason === undefined;
    const reason = step.do === 'flag' ? step.reason : isFirst ? given : undefined;
    if (credit.status !== 'PENDING' || reason === undefined) return progressOf(credit, nowMs);
    await flagVendorCredit(runner, key, reason);
    if (isFirst) metrics?.flowsNeedingAttention.inc({ flow: 'vendor_credit', environment: key.environment });
    return progressOf({ ...credit, reviewReason: reason }, nowMs);
  });
}

/** Applies an operator's dismissal. The provider was checked after it, and did not confirm the payment. */
async function dismiss(
  { database, metrics }: VendorCreditDependencies,
  { nowMs, ...key }: CreditStepInput,
): Promise<VendorCreditProgress> {
  let isDismissed = false;
  const progress = await database.transaction(async (runner) => {
    const credit = await lockVendorCredit(runner, key);
    const { decision } = credit;
    if (!decision || decideVendorCredit(credit, nowMs).do !== 'dismiss') return progressOf(credit, nowMs);
    await dismissVendorCredit(runner, key, decision);
    isDismissed = true;
    return progressOf({ ...credit, status: 'DISMISSED', reviewReason: undefined }, nowMs);
  });
  const { environment } = key;
  if (isDismissed) metrics?.flowsEnded.inc({ flow: 'vendor_credit', environment, status: 'DISMISSED' });
  return progress;
}

/**
 * Stores what an operator asks of the payment, as an update that is still to be read.
 *
 * @throws ApplicationFailure, not to be retried, when another dismissal waits to be applied.
 */
function recordRequest(
  { database }: VendorCreditDependencies,
  { nowMs, ...input }: CreditStepInput & VendorCreditRequest,
): Promise<VendorCreditProgress> {
  return database.transaction(async (runner) => {
    const credit = await lockVendorCredit(runner, input);
    if (!(await recordVendorCreditRequest(runner, credit, input))) {
      throw ApplicationFailure.nonRetryable(`This ${VENDOR_CREDIT.noun} is being resolved already.`);
    }
    return progressOf(await readVendorCredit(runner, input), nowMs);
  });
}

function progressOf(credit: VendorCredit, nowMs: number): VendorCreditProgress {
  const { status, businessId } = credit;
  return { status, step: decideVendorCredit(credit, nowMs), ...shownFacts(credit), businessId };
}

/**
 * The one business that the account number and the holder's name both point to, or why there is none. Money that may be
 * another's is not credited.
 */
function soleHolder(
  holders: readonly VendorAccountHolder[],
  payment: Pick<IncomingPayment, 'accountNumber' | 'holderReference'>,
): VendorAccountHolder | string {
  const [holder] = holders;
  if (!holder) return 'The payment arrived on an account that belongs to no business of ours.';
  const contradicts =
    holders.length > 1 ||
    (payment.accountNumber !== undefined && payment.accountNumber !== holder.accountNumber) ||
    (payment.holderReference !== undefined && payment.holderReference !== holder.providerReference);
  return contradicts
    ? 'The account that the payment arrived on and the customer that the provider names are not of one business.'
    : holder;
}
