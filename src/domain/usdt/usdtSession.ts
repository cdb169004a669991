import { invariant } from '../errors.ts';
import { isWithinBasisPoints, type Kobo, type MicroUsdt } from '../money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import { shareOfTokenFee } from './sweep.ts';

/**
 * One USDT payment session, as rules. A session has a deposit address of its own; what counts is what solid blocks of
 * the chain say arrived there, judged by the time of the block and not by when we saw it.
 *
 * Units: micro-USDT as bigint, times in milliseconds since 1970.
 */

/** The contract's statuses. A session here never stops in INITIATED or ADDRESS_PENDING: it is born with its address. */
export const USDT_SESSION_STATUSES = [
  'INITIATED',
  'ADDRESS_PENDING',
  'AWAITING_DEPOSIT',
  'PENDING_CONFIRMATION',
  'SWEEP_PENDING',
  'SETTLED',
  'UNDERPAID',
  'OVERPAID',
  'EXPIRED',
  'MANUAL_REVIEW',
  'FAILED',
] as const;
export type UsdtSessionStatus = (typeof USDT_SESSION_STATUSES)[number];

/** What operators see: the merchant's status, or that a human must decide. */
export type UsdtSessionFlowStatus = UsdtSessionStatus | 'NEEDS_ATTENTION';

/** What was agreed with a business about its sessions. Each session keeps the policy it was born with. */
export interface SessionPolicy {
  /** How far from the expected amount still counts as exact, in basis points of it. */
  readonly toleranceBasisPoints: bigint;
  /** Whether more than expected is credited without asking; otherwise it waits as OVERPAID for a decision. */
  readonly creditsOverpayment: boolean;
  /** Whether less than expected is credited, when the grace is over, without asking. */
  readonly creditsUnderpayment: boolean;
  /** How long after expiry a session that was partly paid can be topped up. */
  readonly graceMs: number;
  /** How long after expiry a first deposit is taken as on time. */
  readonly lateWindowMs: number;
  /** `now` moves every deposit to the treasury; `later` leaves it to an operator. */
  readonly sweeps: 'now' | 'later';
  /** Less than this is credited without being swept. */
  readonly sweepFloorMinor: MicroUsdt;
  /** Whether the merchant is credited when the deposit is solid, or when it has reached the treasury. */
  readonly settlesOn: 'sweep' | 'deposit';
  /**
   * Who bears what the USDT contract keeps of the sweep, should its fee be on. A session that settles before its sweep is
   * credited what arrived on its address.
   */
  readonly tokenFeeBorneBy: 'platform' | 'merchant';
}

/** What a merchant who reads no manual expects: near enough is enough, more is more, and doubts are asked about. */
export const DEFAULT_SESSION_POLICY: SessionPolicy = {
  toleranceBasisPoints: 50n,
  creditsOverpayment: true,
  creditsUnderpayment: false,
  graceMs: HOUR_MS,
  lateWindowMs: 0,
  sweeps: 'now',
  sweepFloorMinor: 5_000_000n,
  settlesOn: 'sweep',
  tokenFeeBorneBy: 'platform',
};

/** How long a session may be open. The contract counts in minutes. */
export const MIN_EXPIRY_MINUTES = 1;
export const MAX_EXPIRY_MINUTES = 7 * 24 * 60;
export const DEFAULT_EXPIRY_MINUTES = 60;

const MAX_WINDOW_MS = 30 * DAY_MS;

/**
 * Asserts that a policy can be applied.
 *
 * @throws InvariantError whose message says what is wrong.
 */
export function assertSessionPolicy(policy: SessionPolicy): void {
  invariant(
    policy.toleranceBasisPoints >= 0n && policy.toleranceBasisPoints <= 1_000n,
    'A tolerance must be from 0 to 1,000 basis points.',
  );
  for (const windowMs of [policy.graceMs, policy.lateWindowMs]) {
    invariant(
      Number.isInteger(windowMs) && windowMs >= 0 && windowMs <= MAX_WINDOW_MS,
      'Grace and late window must be from 0 to 30 days.',
    );
  }
  invariant(policy.sweepFloorMinor >= 0n, 'The floor of a sweep must not be negative.');
}

/**
 * The price of a session in naira, and the rate at which its expected amount follows. The rate is locked with the session;
 * rates are NGN for one USDT, in units of 10^-8.
 */
export interface NairaPrice {
  readonly amountMinor: Kobo;
  /** What one USDT brought on the market. */
  readonly marketRateScaled: bigint;
  /** What the merchant got for one: the market's rate less our spread. */
  readonly rateScaled: bigint;
}

/**
 * A deposit of less, in micro-USDT, decides nothing: it opens no session's books, extends no window and is on no list, but
 * counted and summed per address. Senders without a payment in mind send dust to any address for next to nothing. A
 * constant, because a session expects 1 USDT or more, and a hundredth of that is within every tolerance.
 */
export const DUST_FLOOR_MINOR: MicroUsdt = 10_000n;

/** Where the expected amount places what came. */
export type PaymentBand = 'none' | 'under' | 'exact' | 'over';

/** Compares what came with what was expected; exactly at the tolerance is exact. */
export function paymentBand(
  receivedMinor: MicroUsdt,
  expectedMinor: MicroUsdt,
  toleranceBasisPoints: bigint,
): PaymentBand {
  invariant(expectedMinor > 0n && receivedMinor >= 0n, 'Amounts of a session must not be negative.');
  if (receivedMinor === 0n) return 'none';
  if (isWithinBasisPoints(receivedMinor, expectedMinor, toleranceBasisPoints)) return 'exact';
  return receivedMinor < expectedMinor ? 'under' : 'over';
}

/** A deposit in a solid block. */
export interface SolidDeposit {
  readonly amountMinor: MicroUsdt;
  readonly blockTimeMs: number;
}

/** The outcome of moving a session's money to the treasury. `skipped`: it costs more than it is worth. */
export type SweepProgress = 'none' | 'under_way' | 'done' | 'skipped' | 'failed';

/** What a human decided about a session that the policy leaves open. */
export const PAYMENT_RESOLUTIONS = ['credit_received', 'credit_expected', 'reject'] as const;
export type PaymentResolution = (typeof PAYMENT_RESOLUTIONS)[number];

/** Why a session needs a human. */
export type ReviewReason = 'underpaid' | 'late' | 'sweep_failed';

/** Everything that is known of a session. */
export interface UsdtSessionFacts {
  readonly expectedMinor: MicroUsdt;
  readonly expiresAtMs: number;
  readonly policy: SessionPolicy;
  readonly nowMs: number;
  /**
   * The time of the last block that was read: every deposit up to then is among `deposits`. Undefined when no block was
   * read yet.
   */
  readonly readUntilMs: number | undefined;
  /** In the order of the chain. */
  readonly deposits: readonly SolidDeposit[];
  /** Seen in blocks that may still be replaced. */
  readonly sightedMinor: MicroUsdt;
  readonly sweep: SweepProgress;
  /** What its sweeps took off the address, and what of that the USDT contract kept. */
  readonly swept?: { readonly sentMinor: MicroUsdt; readonly feeMinor: MicroUsdt } | undefined;
  readonly resolution:
    | {
        readonly action: PaymentResolution;
        /** Whether it was made knowing that the sweep had failed: then the money is credited where it is. */
        readonly acceptsUnswept: boolean;
      }
    | undefined;
}

/** What follows from the facts. */
export interface UsdtSessionVerdict {
  readonly status: UsdtSessionStatus;
  readonly receivedMinor: MicroUsdt;
  /** What the merchant is credited: > 0 exactly when SETTLED. */
  readonly creditedMinor: MicroUsdt;
  readonly reviewReason: ReviewReason | undefined;
  /** Whether a sweep has to begin now. */
  readonly startsSweep: boolean;
  /** When time alone changes the verdict; undefined when only news do. */
  readonly wakeAtMs: number | undefined;
}

/** How soon a session is looked at again that is late only because the chain has not been read so far yet. */
const MIN_LOOK_MS = 2_000;
const MAX_LOOK_MS = MINUTE_MS;

/**
 * When to look at a session again that waits for a moment, such as its expiry: at that moment, and from then on about as
 * soon as the chain can have been read up to it. The longer that takes, the more rarely: a watcher may be gone for hours.
 */
function nextLookMs(momentMs: number, { nowMs, readUntilMs }: UsdtSessionFacts): number {
  if (nowMs < momentMs) return momentMs;
  const unreadMs = readUntilMs === undefined ? 0 : momentMs - readUntilMs;
  const waitMs = Math.max(unreadMs, (nowMs - momentMs) / 8, MIN_LOOK_MS);
  return nowMs + Math.ceil(Math.min(waitMs, MAX_LOOK_MS));
}

/**
 * Decides where a session stands. A moment such as its expiry has passed only when the clock says so and every block up
 * to it was read: what was paid in time counts, however late it is read. A function of the facts alone: every caller gets
 * the same answer, in whatever order the facts came and however often it asks, so a restart or a late block changes nothing.
 */
export function decideUsdtSession(facts: UsdtSessionFacts): UsdtSessionVerdict {
  const { expectedMinor, expiresAtMs, policy, nowMs, readUntilMs, resolution } = facts;
  const knownUntilMs = Math.min(nowMs, readUntilMs ?? Number.NEGATIVE_INFINITY);
  const further = new Set(furtherDeposits(facts));
  const counted = facts.deposits.filter((deposit) => !further.has(deposit));
  const receivedMinor = counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const verdict = (
    status: UsdtSessionStatus,
    more: Partial<UsdtSessionVerdict> = {},
  ): UsdtSessionVerdict => ({
    status,
    receivedMinor,
    creditedMinor: 0n,
    reviewReason: undefined,
    startsSweep: false,
    wakeAtMs: undefined,
    ...more,
  });

  if (resolution?.action === 'reject') return verdict('FAILED');
  const band = paymentBand(receivedMinor, expectedMinor, policy.toleranceBasisPoints);
  if (band === 'none') {
    if (facts.sightedMinor > 0n) {
      // Whatever becomes of what was seen is news; the expiry alone changes nothing.
      const wakeAtMs = nowMs < expiresAtMs ? expiresAtMs : undefined;
      return verdict('PENDING_CONFIRMATION', { wakeAtMs });
    }
    if (knownUntilMs >= expiresAtMs) return verdict('EXPIRED');
    return verdict('AWAITING_DEPOSIT', { wakeAtMs: nextLookMs(expiresAtMs, facts) });
  }
  if (resolution === undefined) {
    if (further.size === 0 && lateDeposits(facts).length > 0)
      return verdict('MANUAL_REVIEW', { reviewReason: 'late' });
    if (band === 'over' && !policy.creditsOverpayment) return verdict('OVERPAID');
    if (band === 'under') {
      const graceEndsAtMs = topUpsEndAtMs(facts);
      if (knownUntilMs < graceEndsAtMs) {
        return verdict('UNDERPAID', { wakeAtMs: nextLookMs(graceEndsAtMs, facts) });
      }
      if (!policy.creditsUnderpayment) return verdict('MANUAL_REVIEW', { reviewReason: 'underpaid' });
    }
  }

  const waitsForSweep = policy.settlesOn === 'sweep' && policy.sweeps === 'now';
  const startsSweep = policy.sweeps === 'now' && facts.sweep === 'none';
  if (waitsForSweep && (facts.sweep === 'none' || facts.sweep === 'under_way')) {
    // Too much is shown as that until it is credited.
    return verdict(band === 'over' ? 'OVERPAID' : 'SWEEP_PENDING', { startsSweep });
  }
  // What cannot be moved may be frozen: only a human credits it all the same.
  if (waitsForSweep && facts.sweep === 'failed' && !resolution?.acceptsUnswept) {
    return verdict('MANUAL_REVIEW', { reviewReason: 'sweep_failed' });
  }
  const bearsFee = waitsForSweep && policy.tokenFeeBorneBy === 'merchant' && facts.sweep === 'done';
  const tokenFeeMinor = bearsFee && facts.swept ? shareOfTokenFee(receivedMinor, facts.swept) : 0n;
  const creditedMinor =
    resolution?.action === 'credit_expected' ? expectedMinor : receivedMinor - tokenFeeMinor;
  return verdict('SETTLED', { creditedMinor, startsSweep });
}

/** Until when a session that was partly paid takes the rest. */
function topUpsEndAtMs({ expiresAtMs, policy }: Pick<UsdtSessionFacts, 'expiresAtMs' | 'policy'>): number {
  return expiresAtMs + Math.max(policy.graceMs, policy.lateWindowMs);
}

/**
 * Until when the customer can pay what a session still misses; undefined where no payment is expected. Customer and merchant
 * read the same moment.
 */
export function payableUntilMs(
  session: Pick<UsdtSessionFacts, 'expiresAtMs' | 'policy'> & { readonly status: UsdtSessionStatus },
): number | undefined {
  switch (session.status) {
    case 'INITIATED':
    case 'ADDRESS_PENDING':
    case 'AWAITING_DEPOSIT':
      return session.expiresAtMs;
    case 'UNDERPAID':
      return topUpsEndAtMs(session);
    default:
      return undefined;
  }
}

/** The deposits that came too late to be taken without asking: all if the first one did, or top-ups of what was on time. */
function lateDeposits<Deposit extends SolidDeposit>({
  deposits,
  expiresAtMs,
  policy,
}: LatenessFacts<Deposit>): readonly Deposit[] {
  const [first, ...topUps] = deposits;
  if (first !== undefined && first.blockTimeMs > expiresAtMs + policy.lateWindowMs) return deposits;
  const topUpsUntilMs = topUpsEndAtMs({ expiresAtMs, policy });
  return topUps.filter(({ blockTimeMs }) => blockTimeMs > topUpsUntilMs);
}

type LatenessFacts<Deposit> = Pick<UsdtSessionFacts, 'expiresAtMs' | 'policy'> & {
  readonly deposits: readonly Deposit[];
};

/**
 * The deposits that are none of the session's: they came late, and what was in time is complete without them. They are
 * unexpected, and the session stays as it is. Where what was in time is not complete, late deposits count, and a human decides.
 */
export function furtherDeposits<Deposit extends SolidDeposit>(
  facts: LatenessFacts<Deposit> & Pick<UsdtSessionFacts, 'expectedMinor'>,
): readonly Deposit[] {
  const late = new Set(lateDeposits(facts));
  const inTimeMinor = facts.deposits
    .filter((deposit) => !late.has(deposit))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const band = paymentBand(inTimeMinor, facts.expectedMinor, facts.policy.toleranceBasisPoints);
  return band === 'exact' || band === 'over' ? [...late] : [];
}

/** A session no longer changes: it keeps its amounts, and further deposits are for operators. */
export function isOver(status: UsdtSessionStatus): boolean {
  return status === 'SETTLED' || status === 'FAILED';
}

/** Whether a session waits for news: its workflow has nothing to do once it is over, or expired with nothing paid. */
export function hasRunningFlow(status: UsdtSessionStatus): boolean {
  return !isOver(status) && status !== 'EXPIRED';
}

/**
 * Whether a human may decide now, and which human: a merchant may accept what came, but not money that cannot be moved.
 *
 * @param session.reviewReason why it is in MANUAL_REVIEW.
 */
export function mayResolve(
  by: 'merchant' | 'operator',
  session: {
    readonly status: UsdtSessionStatus;
    readonly reviewReason: ReviewReason | undefined;
    readonly sweep: SweepProgress;
  },
): boolean {
  const { status, reviewReason, sweep } = session;
  switch (status) {
    case 'UNDERPAID':
      return true;
    case 'OVERPAID':
      // One that is on its way to being credited is decided.
      return sweep === 'none';
    case 'MANUAL_REVIEW':
      return by === 'operator' || reviewReason !== 'sweep_failed';
    default:
      return false;
  }
}

/**
 * Whether a merchant may end a session now: while no payment to it was seen. What is in a block by then still counts, and what
 * comes later is late.
 */
export function mayEnd({
  status,
  deposits,
  sightedMinor,
}: Pick<UsdtSessionFacts, 'deposits' | 'sightedMinor'> & { readonly status: UsdtSessionStatus }): boolean {
  return status === 'AWAITING_DEPOSIT' && deposits.length === 0 && sightedMinor === 0n;
}

/** What operators see of a status. */
export function sessionFlowStatus(status: UsdtSessionStatus): UsdtSessionFlowStatus {
  return status === 'MANUAL_REVIEW' ? 'NEEDS_ATTENTION' : status;
}

/** The sentences for operators and merchants that the reasons for a review stand for. */
export const REVIEW_SENTENCES: Readonly<Record<ReviewReason, string>> = {
  underpaid: 'Less than expected came, and the time for topping up is over.',
  late: 'A deposit came after the session had expired.',
  sweep_failed: 'The deposit could not be moved to the treasury.',
};
