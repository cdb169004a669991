import { type Kobo, type MicroUsdt, minorToDecimal } from '../money.ts';
import type { OrderStatus } from '../orderStatus.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import { type FeeTier, withdrawalFeeMinor } from './pricing.ts';

/**
 * Comparing three books about the same money: what a provider says it did, what our records say, and what the ledger
 * moved on `provider_clearing`. Everything is compared by reference and never by when it was posted: a payout that was sent
 * at 23:59 and posted at 00:01 is one payout. Amounts are kobo.
 */

/**
 * What may differ:
 * - `given_up_but_paid`: a provider paid an attempt that we gave up, so that another may have paid as well;
 * - `unknown_to_us`: a provider moved money that we did not ask for under this reference;
 * - `unknown_to_them`: we hold for paid what the provider does not know;
 * - `amount`, `status`, `fee`: both know it, and say otherwise;
 * - `unreadable`: the provider's answer about this one cannot be read, so nothing can be compared;
 * - `ledger`: the ledger moved another sum on its clearing account than the provider paid, or it was never sent to be paid;
 * - `wallet`: more of our money left the provider than our orders there cost;
 * - `custody`: the chain does not hold what the books say.
 */
export const DIFFERENCE_KINDS = [
  'given_up_but_paid',
  'unknown_to_us',
  'unknown_to_them',
  'amount',
  'status',
  'fee',
  'unreadable',
  'ledger',
  'wallet',
  'custody',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One difference. `kind` and `subject` name it: found again, it is the same one. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** What it is about: a reference, or what it is called where there is none. */
  readonly subject: string;
  /** The flow it is about, where we know one. */
  readonly flowId?: string | undefined;
  /** The two figures in minor units: what our books say, and what the others say; undefined where there is none. */
  readonly oursMinor: bigint | undefined;
  readonly theirsMinor: bigint | undefined;
  /** A sentence for operators; no names, account numbers or tokens. */
  readonly detail: string;
}

/** What a provider says became of an order. `not_found`: it has none under that reference. */
export const THEIR_STATUSES = ['succeeded', 'failed', 'pending', 'reversed', 'unknown', 'not_found'] as const;
export type TheirStatus = (typeof THEIR_STATUSES)[number];

/** A transfer as its provider's books show it. */
export interface ListedTransfer {
  /** The reference that it was asked for with, or the provider's own where it was asked for without. */
  readonly reference: string;
  readonly providerReference: string;
  readonly status: Exclude<TheirStatus, 'not_found'>;
  readonly amountMinor: Kobo;
  /** What the provider took for it besides the amount, in kobo. */
  readonly feeMinor: Kobo;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
}

/** What a provider lists of a day. */
export interface TransferList {
  readonly transfers: readonly ListedTransfer[];
  /** What else stands on the list and cannot be read, by its reference, or by its place where that is unreadable too. */
  readonly unreadable: readonly string[];
}

/** An order that a provider was told of, as our books have it. */
export interface OurOrder {
  /** Under which the provider was told. */
  readonly reference: string;
  readonly flowId: string;
  /** What was to be paid. */
  readonly amountMinor: Kobo;
  /** ms since 1970. */
  readonly toldAtMs: number;
  /** Whether we gave this attempt up; then another one may have been made at the same payout. */
  readonly isGivenUp: boolean;
  readonly status: OrderStatus;
  /** What the ledger moved on `provider_clearing` for the flow, all its transfers together; positive: money left. */
  readonly bookedMinor: Kobo;
}

/** What comparing has shown. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Orders of which nothing can be said yet: they are looked at again. */
  readonly undecided: number;
  /** Orders of ours that the provider did not list: it must be asked about each by its reference. */
  readonly unlisted: readonly OurOrder[];
  /** Orders that are completed here and whose transfer came back: each is checked, and reversed by that. */
  readonly returned: readonly OurOrder[];
  readonly totals: Totals;
}

/** Sums over what was compared. */
export interface Totals {
  /** What the provider says it paid. */
  readonly paidMinor: bigint;
  /** What it took for that. */
  readonly feesMinor: bigint;
  /** What the ledger moved for the orders that the provider listed. */
  readonly bookedMinor: bigint;
}

/**
 * For so many days after its own a transfer may come back. Paystack names no end: "A successfully processed transfer doesn't
 * equate to instant credit to the customer" (its page How Transfers Work), and neither does Monnify, whose event is
 * `REVERSED_DISBURSEMENT`. The Central Bank does, in the Regulation on Instant (Inter-Bank) Electronic Funds Transfer
 * Services (2018): a return is requested within 14 working days and made within one more, or within 7 days where the
 * receiver has to pay in first. With the weekends and a week of public holidays these are five weeks.
 */
export const RETURNABLE_DAYS = 35;

/**
 * A day of transfers is listed again each time it is so many days older, until none of them may come back. A return whose
 * callback was lost is found a week later at most, for five more lists of each day; listing all of them every day takes 35.
 */
const LISTED_AGAIN_EVERY_DAYS = 7;

/** Days are compared for so long: one more list than the last, should that one fail. */
export const MAX_COMPARED_DAYS = RETURNABLE_DAYS + LISTED_AGAIN_EVERY_DAYS;

/**
 * Whether the transfers of a day are to be listed again, because one may have come back since.
 *
 * @param dayEndMs the end of the day, ms since 1970.
 * @param listedAtMs when they were listed last.
 */
export function isListedAgain(dayEndMs: number, listedAtMs: number, nowMs: number): boolean {
  const ageDays = Math.min(Math.floor((nowMs - dayEndMs) / DAY_MS), RETURNABLE_DAYS);
  return listedAtMs < dayEndMs + (ageDays - (ageDays % LISTED_AGAIN_EVERY_DAYS)) * DAY_MS;
}

/** What happened so lately may be known to one side alone. */
const SETTLING_MS = 10 * MINUTE_MS;

/** For so long a flow may be undecided while its provider has decided: it asks by itself. */
const UNDECIDED_FOR_MS = DAY_MS;

/**
 * Compares a provider's list of transfers with our orders.
 *
 * @param theirs what the provider lists for a day.
 * @param ours every order told within that day, and every order whose reference is in the list, whenever it was told: so
 * midnight, which the two clocks may see at other moments, divides nothing.
 * @param feeTiers the fee that the provider agreed to for a transfer; undefined where it is not set.
 */
export function compareTransfers(
  theirs: readonly ListedTransfer[],
  ours: readonly OurOrder[],
  { nowMs, feeTiers }: { readonly nowMs: number; readonly feeTiers: readonly FeeTier[] | undefined },
): Comparison {
  const orders = new Map(ours.map((order) => [order.reference, order]));
  const differences: Difference[] = [];
  const returned: OurOrder[] = [];
  const listed = new Set<string>();
  let undecided = 0;
  const totals = { paidMinor: 0n, feesMinor: 0n, bookedMinor: 0n };
  // Should a provider show one reference twice, the one that was paid is the one we ask about; the other is unknown to us.
  for (const transfer of theirs.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (transfer.status === 'succeeded') {
      totals.paidMinor += transfer.amountMinor;
      totals.feesMinor += transfer.feeMinor;
    }
    const isAgain = listed.has(transfer.reference);
    const order = isAgain ? undefined : orders.get(transfer.reference);
    listed.add(transfer.reference);
    if (order && !order.isGivenUp) totals.bookedMinor += order.bookedMinor;
    if (order && isReturned(order, transfer.status)) returned.push(order);
    if (isSettling(Math.max(transfer.createdAtMs, order?.toldAtMs ?? 0), nowMs)) {
      undecided += 1;
      continue;
    }
    if (!order) {
      if (transfer.status !== 'failed') differences.push(unknownToUs(transfer, isAgain));
      continue;
    }
    const found = differencesOf(order, transfer, { nowMs, feeTiers });
    if (found === 'undecided') undecided += 1;
    else differences.push(...found);
  }
  const unlisted = ours.filter(({ reference, isGivenUp }) => !isGivenUp && !listed.has(reference));
  return { differences, undecided, unlisted, returned, totals };
}

/** Whether an order is completed here and its transfer came back. */
function isReturned({ isGivenUp, status }: OurOrder, theirs: TheirStatus): boolean {
  return !isGivenUp && status === 'COMPLETED' && theirs === 'reversed';
}

/**
 * Compares one order of ours with what its provider answered when it was asked about it.
 *
 * @param theirReason why the provider's answer is what it is, in words for operators.
 * @returns `undecided` as long as nothing follows: it happened just now, or the flow is still finding out.
 */
export function compareOrder(
  order: OurOrder,
  theirStatus: TheirStatus,
  { nowMs, theirReason }: { readonly nowMs: number; readonly theirReason?: string | undefined },
): readonly Difference[] | 'undecided' {
  if (isSettling(order.toldAtMs, nowMs)) return 'undecided';
  const verdict = verdictOn(order, theirStatus, nowMs);
  if (verdict === 'undecided') return 'undecided';
  if (verdict === 'differs') return [statusDifference(order, theirStatus, { theirReason })];
  return ledgerDifferences(order, theirStatus === 'succeeded' ? order.amountMinor : 0n);
}

/** The order in which transfers of one reference are taken: paid first, those that moved no money last. */
function rankOf({ status }: ListedTransfer): number {
  return ['succeeded', 'pending', 'unknown', 'reversed', 'failed'].indexOf(status);
}

function isSettling(atMs: number, nowMs: number): boolean {
  return atMs > nowMs - SETTLING_MS;
}

function differencesOf(
  order: OurOrder,
  transfer: ListedTransfer,
  { nowMs, feeTiers }: { readonly nowMs: number; readonly feeTiers: readonly FeeTier[] | undefined },
): readonly Difference[] | 'undecided' {
  if (order.isGivenUp) return differencesOfGivenUp(order, transfer);
  const differences: Difference[] = [];
  const verdict = verdictOn(order, transfer.status, nowMs);
  const isOtherAmount = transfer.status !== 'failed' && transfer.amountMinor !== order.amountMinor;
  if (isOtherAmount) {
    differences.push({
      ...subjectOf(order),
      kind: 'amount',
      oursMinor: order.amountMinor,
      theirsMinor: transfer.amountMinor,
      detail: `We asked for ${naira(order.amountMinor)}, and the provider has ${naira(transfer.amountMinor)} (${transfer.status}).`,
    });
  }
  if (verdict === 'differs')
    differences.push(statusDifference(order, transfer.status, { theirsMinor: transfer.amountMinor }));
  if (verdict === 'agrees' && !isOtherAmount) {
    differences.push(
      ...ledgerDifferences(order, transfer.status === 'succeeded' ? transfer.amountMinor : 0n),
    );
  }
  if (feeTiers && transfer.status === 'succeeded') {
    const agreedMinor = withdrawalFeeMinor(transfer.amountMinor, feeTiers);
    if (transfer.feeMinor !== agreedMinor) {
      differences.push({
        ...subjectOf(order),
        kind: 'fee',
        oursMinor: agreedMinor,
        theirsMinor: transfer.feeMinor,
        detail: `The provider took ${naira(transfer.feeMinor)} for it, and ${naira(agreedMinor)} is agreed.`,
      });
    }
  }
  return verdict === 'undecided' && differences.length === 0 ? 'undecided' : differences;
}

/** What follows from a provider knowing an attempt that was given up, which must have paid nothing. */
function differencesOfGivenUp(order: OurOrder, transfer: ListedTransfer): readonly Difference[] {
  const { status, amountMinor } = transfer;
  // It did what it said, or took the money back.
  if (status === 'failed' || status === 'reversed') return [];
  const isPaid = status === 'succeeded';
  return [
    {
      ...subjectOf(order),
      kind: isPaid ? 'given_up_but_paid' : 'status',
      oursMinor: 0n,
      theirsMinor: amountMinor,
      detail: isPaid
        ? `We gave this attempt up because the provider said that it did nothing, and it has paid ${naira(amountMinor)}; ` +
          `the payout is ${order.status}` +
          `${order.status === 'COMPLETED' ? ', so the money may have been paid twice' : ''}.`
        : `We gave this attempt up, and the provider calls it ${status}: it may still pay, and the payout is ${order.status}.`,
    },
  ];
}

function unknownToUs(
  { reference, providerReference, status, amountMinor }: ListedTransfer,
  isAgain: boolean,
) {
  return {
    kind: 'unknown_to_us',
    subject: isAgain ? `${reference} ${providerReference}` : reference,
    oursMinor: undefined,
    theirsMinor: amountMinor,
    detail: isAgain
      ? `The provider has a second transfer under this reference, of ${naira(amountMinor)} (${status}).`
      : `The provider has a transfer of ${naira(amountMinor)} (${status}) out of our account, and we have no record of it.`,
  } satisfies Difference;
}

/** Whether what the provider says fits how our record stands. */
function verdictOn(
  { status, toldAtMs }: OurOrder,
  theirs: TheirStatus,
  nowMs: number,
): 'agrees' | 'differs' | 'undecided' {
  if (status === 'PROCESSING') {
    const isConclusive = theirs === 'succeeded' || theirs === 'failed' || theirs === 'reversed';
    // The flow asks by itself, and calls a human when that does not help; after a day it should have known.
    return isConclusive && toldAtMs <= nowMs - UNDECIDED_FOR_MS ? 'differs' : 'undecided';
  }
  switch (theirs) {
    case 'succeeded':
      return status === 'COMPLETED' ? 'agrees' : 'differs';
    // A refusal that left nothing behind is as good as a failed transfer.
    case 'failed':
    case 'reversed':
    case 'not_found':
      return status === 'COMPLETED' || (theirs === 'not_found' && status === 'REVERSED')
        ? 'differs'
        : 'agrees';
    // We have decided what the provider has not: money that we gave back may still be paid.
    case 'pending':
    case 'unknown':
      return 'differs';
  }
}

function statusDifference(
  order: OurOrder,
  theirs: TheirStatus,
  { theirsMinor, theirReason }: { theirsMinor?: Kobo; theirReason?: string | undefined },
): Difference {
  const isUnknown = theirs === 'not_found';
  const why = theirReason === undefined ? '' : ` (${theirReason.replace(/\.$/, '')})`;
  const isGivenBack = theirs === 'succeeded' && (order.status === 'FAILED' || order.status === 'REVERSED');
  return {
    ...subjectOf(order),
    kind: isUnknown ? 'unknown_to_them' : 'status',
    oursMinor: order.amountMinor,
    theirsMinor: isUnknown ? undefined : (theirsMinor ?? (theirs === 'succeeded' ? order.amountMinor : 0n)),
    detail: isUnknown
      ? `Our record is ${order.status}, and the provider knows nothing under this reference.`
      : `Our record is ${order.status}, and the provider calls it ${theirs}${why}` +
        `${isGivenBack ? ': the merchant has the money back, and the receiver was paid' : ''}.` +
        `${isReturned(order, theirs) ? ' It is checked now, and reversed if the provider confirms this.' : ''}`,
  };
}

/** @param paidMinor what left the provider for good. */
function ledgerDifferences(order: OurOrder, paidMinor: Kobo): readonly Difference[] {
  if (order.bookedMinor === paidMinor) return [];
  return [
    {
      ...subjectOf(order),
      kind: 'ledger',
      oursMinor: order.bookedMinor,
      theirsMinor: paidMinor,
      detail: `The ledger moved ${naira(order.bookedMinor)} on provider_clearing, and the provider paid ${naira(paidMinor)}.`,
    },
  ];
}

/**
 * What is compared with nothing, because the provider's answer about it cannot be read.
 *
 * @param subject its reference.
 * @param why a sentence.
 */
export function unreadableDifference(subject: string, why: string, order?: OurOrder): Difference {
  return {
    kind: 'unreadable',
    subject,
    flowId: order?.flowId,
    oursMinor: order?.amountMinor,
    theirsMinor: undefined,
    detail: `${why} Look it up at the provider by its reference.`,
  };
}

/** A payout or purchase that ended as paid although no provider was told of it, in one difference. */
export function postedWithoutOrder(order: {
  readonly flowId: string;
  readonly bookedMinor: bigint;
}): Difference {
  return {
    kind: 'ledger',
    subject: order.flowId,
    flowId: order.flowId,
    oursMinor: order.bookedMinor,
    theirsMinor: 0n,
    detail: `The ledger moved ${naira(order.bookedMinor)} on provider_clearing, and no provider was ever told to pay it.`,
  };
}

/**
 * Compares what is left of our money at a provider with what was left before.
 *
 * @param spentMinor the most that our orders between the two readings can have cost. Money that we pay in hides what is
 * missing, so this finds what it can, and proves nothing when it finds nothing.
 */
export function compareWallet({
  beforeMinor,
  nowMinor,
  spentMinor,
}: {
  readonly beforeMinor: Kobo;
  readonly nowMinor: Kobo;
  readonly spentMinor: Kobo;
}): readonly Difference[] {
  const fellMinor = beforeMinor - nowMinor;
  if (fellMinor <= spentMinor) return [];
  return [
    {
      kind: 'wallet',
      subject: 'balance',
      oursMinor: spentMinor,
      theirsMinor: fellMinor,
      detail: `The balance fell by ${naira(fellMinor)}, and our orders of that time cost ${naira(spentMinor)} at most.`,
    },
  ];
}

/**
 * What a comparison of books and chain has found, as a difference.
 *
 * @param differenceMinor what the chain holds more than the books say, in micro-USDT.
 * @param deviating how many addresses hold another amount than the books say.
 */
export function custodyDifferences(differenceMinor: MicroUsdt, deviating: number): readonly Difference[] {
  if (differenceMinor === 0n && deviating === 0) return [];
  return [
    {
      kind: 'custody',
      subject: 'custody',
      oursMinor: 0n,
      theirsMinor: differenceMinor,
      detail:
        `The chain holds ${minorToDecimal(differenceMinor, 'USDT')} USDT more than the books say, and ${deviating} ` +
        'addresses deviate: see npm run admin -- crypto reconcile.',
    },
  ];
}

function subjectOf({ reference, flowId }: OurOrder): { readonly subject: string; readonly flowId: string } {
  return { subject: reference, flowId };
}

function naira(amountMinor: Kobo): string {
  return `${minorToDecimal(amountMinor, 'NGN')} naira`;
}
