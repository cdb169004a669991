import { invariant } from '../errors.ts';
import { BASIS_POINTS, divideRoundingUp, type MicroUsdt } from '../money.ts';
import { MINUTE_MS } from '../time.ts';
import type { TokenTransfer } from './tokenTransfer.ts';

/**
 * What moving USDT off a deposit address costs, and in which steps it is done. TRON's rules
 * (developers.tron.network, "Resource Model" and "Set FeeLimit"):
 *
 * - A contract call uses energy. What the sender's own and lent energy does not cover is burnt as TRX, at the price
 *   `getEnergyFee`. `fee_limit` caps the energy of a call even where staked energy pays for it; past it the call fails as
 *   OUT_OF_ENERGY and what it used is lost.
 * - A transaction uses as much bandwidth as it has bytes. Free or staked bandwidth pays for all of it or for none of it,
 *   then TRX is burnt, at the price `getTransactionFee`.
 * - An address exists on the chain only once it has received TRX: the sender of the first TRX pays for that.
 *
 * Units: sun (1 TRX = 1,000,000 sun), micro-USDT, bytes of bandwidth, all bigint.
 */
export interface TransferFacts {
  /** Energy that exactly this transfer would use now. */
  readonly energyNeeded: bigint;
  readonly energyPriceSun: bigint;
  /** Bytes of the signed transfer as the chain counts them. */
  readonly bandwidthNeeded: bigint;
  readonly bandwidthPriceSun: bigint;
  /** Energy that the deposit address has left, staked or lent. */
  readonly availableEnergy: bigint;
  /** The larger of its free and its staked bandwidth: one of them has to hold the whole transaction. */
  readonly availableBandwidth: bigint;
  readonly trxBalanceSun: bigint;
  /** Whether the deposit address exists on the chain. */
  readonly isActive: boolean;
}

/** The same, with what others can do for the address. */
export interface SweepFacts extends TransferFacts {
  /** What the first TRX to an address costs its sender beyond the amount. */
  readonly activationFeeSun: bigint;
  /** Staked sun that give one unit of energy, as a fraction: the stake of the whole chain over its energy. */
  readonly stakeSunPerEnergyNumerator: bigint;
  readonly stakeSunPerEnergyDenominator: bigint;
  /** The account that pays for top-ups and lends energy. */
  readonly gasAccount: {
    readonly trxBalanceSun: bigint;
    readonly availableBandwidth: bigint;
    /** Stake for energy that it can lend now. */
    readonly lendableStakeSun: bigint;
  };
}

export interface SweepPolicy {
  /**
   * How missing energy is made good: burning topped-up TRX; lending, with burning where too little can be lent; or whatever is
   * cheapest of lending, renting and burning.
   */
  readonly energyBy: 'top_up' | 'delegation' | 'rental';
  /** Energy added to what the transfer uses now, in basis points, because the contract's energy factor changes between blocks. */
  readonly energyMarginBasisPoints: bigint;
  /** The most `fee_limit` that may be signed. */
  readonly feeLimitCapSun: bigint;
  /** The most TRX that one top-up may move. */
  readonly topUpCapSun: bigint;
  /** The most USDT that one signature may move. */
  readonly sweepCapMinor: MicroUsdt;
  /** The most stake that may be lent or taken back at once; a sweep that needs more burns TRX instead. */
  readonly stakeCapSun: bigint;
  /** Less than this is never swept. */
  readonly floorMinor: MicroUsdt;
  /** A sweep may cost at most this part of what it moves, in basis points. */
  readonly costCapBasisPoints: bigint;
  /** What one TRX is worth, in micro-USDT. */
  readonly trxPriceMinor: MicroUsdt;
}

export type SweepStep =
  /** TRX from the gas account to the deposit address; the first one also activates it. */
  | { readonly kind: 'top_up'; readonly amountSun: bigint }
  | { readonly kind: 'delegate_energy'; readonly stakeSun: bigint }
  /** Energy from others, paid from a balance at the provider; it goes back by itself. */
  | { readonly kind: 'rent_energy'; readonly energy: bigint; readonly priceSun: bigint }
  | { readonly kind: 'transfer'; readonly feeLimitSun: bigint }
  | { readonly kind: 'reclaim_energy'; readonly stakeSun: bigint }
  /** TRX that is left, back to the gas account: planned by itself, when the transfer has landed. */
  | { readonly kind: 'return_trx'; readonly amountSun: bigint };

export interface SweepPlan {
  /**
   * `sweep`: take the steps in order, each after the one before is on the chain. `too_small`, `too_expensive`: not worth
   * it now; prices and further deposits may change that. `capped`: worth it, but the signer may not sign so much, as `cap`
   * says. `gas_account_empty`: worth it, but a human has to fill the gas account first.
   */
  readonly verdict: 'sweep' | 'too_small' | 'too_expensive' | 'capped' | 'gas_account_empty';
  /** Only of what is capped. */
  readonly cap?: SweepCap | undefined;
  readonly steps: readonly SweepStep[];
  /** The most that the steps burn, and what is paid for rented energy. */
  readonly costSun: bigint;
  /** The same in micro-USDT, rounded up. */
  readonly costMinor: MicroUsdt;
}

/**
 * A cap of the signer that is too low for a sweep: that of the amount, of the transfer's fee limit, or of the top-up.
 *
 * @property needed what the sweep needs: micro-USDT of an amount, sun of the others.
 */
export interface SweepCap {
  readonly of: 'amount' | 'fee_limit' | 'top_up';
  readonly needed: bigint;
}

/** Energy that a provider lends for TRX. */
export interface EnergyOffer {
  readonly energy: bigint;
  readonly priceSun: bigint;
}

/** Bytes of a signed TRX transfer or delegation, as the chain counts them: about 270, more with a large amount. */
const SMALL_TRANSACTION_BYTES = 300n;

/** The chain lends stake in no smaller pieces than 1 TRX. */
export const SUN_PER_TRX = 1_000_000n;

/** Orders to lend that came to nothing, after which a sweep burns TRX where that is worth it. */
const MAX_FAILED_LOANS = 2;

/**
 * Plans the sweep of an amount of USDT. TRX that the address already has is used before more is sent.
 *
 * @param amountMinor micro-USDT on the address, > 0.
 * @param facts.failedLoans how many orders of this sweep to lend energy failed or expired: a node may claim stake that
 *   cannot be lent, and the money must not wait for it for ever.
 * @param facts.offer energy that could be rented now, at least what `missingEnergy` says.
 */
export function planSweep(
  amountMinor: MicroUsdt,
  facts: SweepFacts & { readonly failedLoans?: number; readonly offer?: EnergyOffer | undefined },
  policy: SweepPolicy,
): SweepPlan {
  const { failedLoans = 0, offer } = facts;
  const planned = (way: EnergyWay) => planSweepOnce(way, { amountMinor, facts, policy });
  const burning = planned({ kind: 'burn' });
  const lending = policy.energyBy === 'top_up' ? burning : planned({ kind: 'lend' });
  const isLoanDoubtful = failedLoans >= MAX_FAILED_LOANS;
  if (policy.energyBy === 'rental') {
    const renting = offer && planned({ kind: 'rent', offer });
    const ways = [burning, ...(renting ? [renting] : []), ...(isLoanDoubtful ? [] : [lending])];
    return cheapestOf(ways);
  }
  const isBurningPossible = burning.verdict !== 'too_expensive' && burning.verdict !== 'capped';
  return isLoanDoubtful && isBurningPossible ? burning : lending;
}

/**
 * The energy that a sweep lacks, with the margin.
 *
 * @returns 0 where the address has enough.
 */
export function missingEnergy(
  facts: SweepFacts,
  policy: Pick<SweepPolicy, 'energyMarginBasisPoints'>,
): bigint {
  return atLeastZero(energyAllowed(facts, policy) - facts.availableEnergy);
}

function energyAllowed(
  { energyNeeded }: TransferFacts,
  { energyMarginBasisPoints }: Pick<SweepPolicy, 'energyMarginBasisPoints'>,
): bigint {
  return energyNeeded + divideRoundingUp(energyNeeded * energyMarginBasisPoints, BASIS_POINTS);
}

/** @throws InvariantError for facts by which it would be 0: a transfer takes energy, and energy has a price. */
function feeLimitOf(facts: TransferFacts, policy: Pick<SweepPolicy, 'energyMarginBasisPoints'>): bigint {
  const feeLimitSun = energyAllowed(facts, policy) * facts.energyPriceSun;
  invariant(feeLimitSun > 0n, 'A transfer takes energy, and energy has a price.');
  return feeLimitSun;
}

/**
 * The fee limit with which a planned transfer may be signed now. The margin of its plan covers small changes since.
 *
 * @param amountMinor micro-USDT that it moves.
 * @returns sun; undefined when the address can no longer pay for it, when it costs more than it is worth, or when the limit
 *   is above its cap. Then it has to be planned again.
 */
export function feeLimitNow(
  amountMinor: MicroUsdt,
  facts: TransferFacts,
  policy: Omit<SweepPolicy, 'floorMinor'>,
): bigint | undefined {
  const feeLimitSun = feeLimitOf(facts, policy);
  const burntSun =
    atLeastZero(facts.energyNeeded - facts.availableEnergy) * facts.energyPriceSun + burntForBytes(facts);
  const canPay = facts.isActive && burntSun <= facts.trxBalanceSun;
  const isWorthIt = isWorth(amountMinor, costInUsdt(burntSun, policy), policy);
  return canPay && isWorthIt && feeLimitSun <= policy.feeLimitCapSun ? feeLimitSun : undefined;
}

/** Of plans that can be carried out the cheapest, else the cheapest of all; of equal ones the first. */
function cheapestOf(plans: readonly SweepPlan[]): SweepPlan {
  const possible = plans.filter(({ verdict }) => verdict === 'sweep');
  const [first, ...others] = possible.length > 0 ? possible : plans;
  invariant(first, 'There is always a way to sweep: burning.');
  return others.reduce((best, plan) => (plan.costSun < best.costSun ? plan : best), first);
}

type EnergyWay =
  | { readonly kind: 'burn' }
  /** Where too little can be lent it is burning. */
  | { readonly kind: 'lend' }
  | { readonly kind: 'rent'; readonly offer: EnergyOffer };

/** What decides whether TRX that is left on a deposit address is brought home. */
export interface LeftoverFacts {
  readonly trxBalanceSun: bigint;
  /** Bytes of the signed transfer of all of it, as the chain counts them. */
  readonly bandwidthNeeded: bigint;
  readonly bandwidthPriceSun: bigint;
  /** As in `SweepFacts`; a day after its last transaction an address has all its free bandwidth again. */
  readonly availableBandwidth: bigint;
}

/** Less than this, in sun, is not worth a transaction even where it burns nothing: 0.1 TRX. */
const LEAST_RETURN_SUN = 100_000n;

/**
 * How much of the TRX that is left on a deposit address goes back to the gas account: all of it that is ours, where more
 * comes home than the transfer burns.
 *
 * @param ownSun what top-ups have left there by the books. What customers sent there by mistake stays.
 * @param capSun the most that one transaction may move.
 * @returns undefined when it is not worth it now.
 */
export function planReturn(
  facts: LeftoverFacts,
  { ownSun, capSun }: { readonly ownSun: bigint; readonly capSun: bigint },
): { readonly amountSun: bigint; readonly burntSun: bigint } | undefined {
  const burntSun = burntForBytes(facts);
  const leftSun = (ownSun < facts.trxBalanceSun ? ownSun : facts.trxBalanceSun) - burntSun;
  const amountSun = leftSun < capSun ? leftSun : capSun;
  return amountSun >= LEAST_RETURN_SUN && amountSun > burntSun ? { amountSun, burntSun } : undefined;
}

function planSweepOnce(
  way: EnergyWay,
  sweep: { readonly amountMinor: MicroUsdt; readonly facts: SweepFacts; readonly policy: SweepPolicy },
): SweepPlan {
  const { amountMinor, facts, policy } = sweep;
  invariant(amountMinor > 0n, 'A sweep must move something.');
  const missing = missingEnergy(facts, policy);
  const feeLimitSun = feeLimitOf(facts, policy);

  const stakeSun = stakeForEnergyRoundingUp(missing, facts);
  const lends =
    way.kind === 'lend' &&
    missing > 0n &&
    stakeSun <= facts.gasAccount.lendableStakeSun &&
    stakeSun <= policy.stakeCapSun;
  const rented = way.kind === 'rent' && missing > 0n && way.offer.energy >= missing ? way.offer : undefined;

  const burntForEnergySun = lends || rented ? 0n : missing * facts.energyPriceSun;
  const addressNeedsSun = burntForEnergySun + burntForBytes(facts);
  const lackingSun = atLeastZero(addressNeedsSun - facts.trxBalanceSun);
  // An address that was never active cannot send at all, however little its sending costs.
  const topUpSun = lackingSun === 0n && !facts.isActive ? 1n : lackingSun;

  const gasTransactions = (topUpSun > 0n ? 1n : 0n) + (lends ? 2n : 0n);
  const gasBytes = gasTransactions * SMALL_TRANSACTION_BYTES;
  const gasFeeSun =
    (facts.gasAccount.availableBandwidth >= gasBytes ? 0n : gasBytes * facts.bandwidthPriceSun) +
    (facts.isActive ? 0n : facts.activationFeeSun);

  const costSun = addressNeedsSun + gasFeeSun + (rented?.priceSun ?? 0n);
  const costMinor = costInUsdt(costSun, policy);
  const steps: SweepStep[] = [
    ...(topUpSun > 0n ? [{ kind: 'top_up', amountSun: topUpSun } as const] : []),
    ...(lends ? [{ kind: 'delegate_energy', stakeSun } as const] : []),
    ...(rented ? [{ kind: 'rent_energy', ...rented } as const] : []),
    { kind: 'transfer', feeLimitSun },
    ...(lends ? [{ kind: 'reclaim_energy', stakeSun } as const] : []),
  ];
  const cap = tooLowCap({ amountMinor, feeLimitSun, topUpSun }, policy);
  const verdict = ((): SweepPlan['verdict'] => {
    if (amountMinor < policy.floorMinor) return 'too_small';
    if (!isWorth(amountMinor, costMinor, policy)) return 'too_expensive';
    if (cap) return 'capped';
    if (topUpSun + gasFeeSun > facts.gasAccount.trxBalanceSun) return 'gas_account_empty';
    return 'sweep';
  })();
  return { verdict, steps, costSun, costMinor, ...(verdict === 'capped' && { cap }) };
}

/** TRX in sun that a transaction burns for its bytes. */
function burntForBytes(facts: LeftoverFacts): bigint {
  return facts.availableBandwidth >= facts.bandwidthNeeded
    ? 0n
    : facts.bandwidthNeeded * facts.bandwidthPriceSun;
}

/** What TRX is worth, in micro-USDT, rounded up. */
function costInUsdt(costSun: bigint, { trxPriceMinor }: Pick<SweepPolicy, 'trxPriceMinor'>): MicroUsdt {
  return divideRoundingUp(costSun * trxPriceMinor, SUN_PER_TRX);
}

function isWorth(
  amountMinor: MicroUsdt,
  costMinor: MicroUsdt,
  { costCapBasisPoints }: Pick<SweepPolicy, 'costCapBasisPoints'>,
): boolean {
  return costMinor * BASIS_POINTS <= amountMinor * costCapBasisPoints;
}

/** The cap that a sweep exceeds; undefined when the signer may sign all of it. */
function tooLowCap(
  sweep: { readonly amountMinor: MicroUsdt; readonly feeLimitSun: bigint; readonly topUpSun: bigint },
  { sweepCapMinor, feeLimitCapSun, topUpCapSun }: SweepPolicy,
): SweepCap | undefined {
  if (sweep.amountMinor > sweepCapMinor) return { of: 'amount', needed: sweep.amountMinor };
  if (sweep.feeLimitSun > feeLimitCapSun) return { of: 'fee_limit', needed: sweep.feeLimitSun };
  return sweep.topUpSun > topUpCapSun ? { of: 'top_up', needed: sweep.topUpSun } : undefined;
}

/** The stake, in sun and whole TRX, that gives at least this much energy. */
function stakeForEnergyRoundingUp(energy: bigint, facts: SweepFacts): bigint {
  const stakeSun = divideRoundingUp(
    energy * facts.stakeSunPerEnergyNumerator,
    facts.stakeSunPerEnergyDenominator,
  );
  return divideRoundingUp(stakeSun, SUN_PER_TRX) * SUN_PER_TRX;
}

/**
 * Blocks that one answer of a load-balanced node may be older than the next one. A minute of them is generous, and waiting
 * longer than needed costs nothing but time.
 */
const EXPIRY_MARGIN_MS = MINUTE_MS;

/**
 * Whether a transaction that is in no block may still get into one. A block takes no transaction whose expiry its parent
 * has passed, so one that a solid block has passed is dead; the margin covers nodes that answer from different heights.
 *
 * @param solidHeadTimestampMs time of the solid head, read before the transaction was looked for and not found.
 */
export function canStillLand(
  transaction: { readonly expiresAtMs: number },
  solidHeadTimestampMs: number,
): boolean {
  return solidHeadTimestampMs <= transaction.expiresAtMs + EXPIRY_MARGIN_MS;
}

/** A node's word that a transaction is in no block, with the time of its solid head, read before it was asked. */
export interface TransactionAbsence {
  readonly node: string;
  readonly solidTimeMs: number;
}

/** So many answers have to agree, and so far apart by the chain's clock. */
const MIN_ABSENCES = 3;
const MIN_ABSENCE_SPREAD_MS = 2 * MINUTE_MS;
/** As long as one of several nodes is alone in saying so; the others may be gone for good. */
const LONE_ABSENCE_SPREAD_MS = 30 * MINUTE_MS;

/**
 * Whether a transaction can be given up: it is in no block, and no block can take it now. One answer is not enough. A
 * node that comes back from an outage, or another one behind the same address, knows less than the chain for a while.
 *
 * @param absences every answer so far that it is in no block.
 * @param nodeCount how many nodes are configured.
 */
export function hasExpired(
  transaction: { readonly expiresAtMs: number },
  absences: readonly TransactionAbsence[],
  nodeCount: number,
): boolean {
  const late = absences.filter(({ solidTimeMs }) => !canStillLand(transaction, solidTimeMs));
  if (late.length < MIN_ABSENCES) return false;
  const timesMs = late.map(({ solidTimeMs }) => solidTimeMs);
  const spreadMs = Math.max(...timesMs) - Math.min(...timesMs);
  const isLone = nodeCount > 1 && new Set(late.map(({ node }) => node)).size === 1;
  return spreadMs >= (isLone ? LONE_ABSENCE_SPREAD_MS : MIN_ABSENCE_SPREAD_MS);
}

function atLeastZero(value: bigint): bigint {
  return value < 0n ? 0n : value;
}

/** One USDT Transfer log of a transaction. Amounts in micro-USDT. */
type TokenMove = Pick<TokenTransfer, 'from' | 'amountMinor'>;

/** The most that is believed to be a fee, in basis points of what was sent: the contract allows itself 20. */
const MAX_BASIS_POINTS = 100n;

/**
 * What the USDT contract has taken for itself of a transfer, in micro-USDT: 0n as long as its fee is off.
 *
 * With a fee the contract (TetherToken, `StandardTokenWithFees.transfer`) writes two Transfer logs from the sender: what is
 * left to the receiver, and then the fee to the contract's owner. Together they are what was sent.
 *
 * @param sentMinor what was ordered to be sent.
 * @param moves the transaction's USDT logs, in their order.
 * @returns undefined when the logs do not add up to that: then it is unknown what happened to the money.
 */
export function tokenFeeOf(sentMinor: MicroUsdt, moves: readonly TokenMove[]): bigint | undefined {
  const [arrived, ...taken] = moves;
  if (arrived === undefined || taken.length > 1) return undefined;
  const feeMinor = taken[0]?.amountMinor ?? 0n;
  const isOneSender = moves.every(({ from }) => from === arrived.from);
  const isFee = feeMinor * BASIS_POINTS <= sentMinor * MAX_BASIS_POINTS;
  return isOneSender && isFee && arrived.amountMinor + feeMinor === sentMinor ? feeMinor : undefined;
}

/**
 * What a session bears of the fee of the sweep that moved its deposits, rounded up: the address may have held other money,
 * too. Amounts in micro-USDT.
 *
 * @param receivedMinor what the session received, > 0.
 * @param sweep what its sweep took off the address, and how much of that the contract kept.
 * @returns less than `receivedMinor`.
 */
export function shareOfTokenFee(
  receivedMinor: MicroUsdt,
  { sentMinor, feeMinor }: { readonly sentMinor: MicroUsdt; readonly feeMinor: MicroUsdt },
): bigint {
  if (feeMinor === 0n) return 0n;
  const ofMinor = sentMinor > receivedMinor ? sentMinor : receivedMinor;
  const shareMinor = divideRoundingUp(feeMinor * receivedMinor, ofMinor);
  return shareMinor < receivedMinor ? shareMinor : receivedMinor - 1n;
}
