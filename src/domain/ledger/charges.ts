import { dayInLagos } from '../dayInLagos.ts';
import { invariant } from '../errors.ts';
import { BASIS_POINTS, type Kobo, minorToNumber } from '../money.ts';

/** The taxes that the platform collects with its fee. */
export const TAX_KINDS = ['vat', 'stamp_duty'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
/** What a fee can consist of: the platform's own fee, and taxes. */
export const CHARGE_KINDS = ['fee', ...TAX_KINDS] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Who pays an item. What the merchant pays is on top of the platform's fee; what the platform pays is taken from it. */
export const CHARGE_PAYERS = ['merchant', 'platform'] as const;
export type ChargePayer = (typeof CHARGE_PAYERS)[number];

/** The orders whose fees can be itemized. */
export const CHARGED_KINDS = ['withdrawal', 'usdt_sale', 'bill'] as const;
export type ChargedKind = (typeof CHARGED_KINDS)[number];

/** One item of a fee, in kobo. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly payer: ChargePayer;
  readonly amountMinor: Kobo;
}

/** The account of the platform that earns, or owes, an item. */
export const CHARGE_ACCOUNTS = {
  fee: 'fees',
  vat: 'vat',
  stamp_duty: 'stamp_duty',
} as const satisfies Record<ChargeKind, string>;

/** A fee, in kobo: what the merchant pays on top of an amount, or what is taken off it. */
export interface ItemizedFee {
  readonly feeMinor: Kobo;
  /** What it consists of; undefined where the pricing of the business names no charges. What the merchant pays of them sums to the fee. */
  readonly charges?: readonly Charge[] | undefined;
}

/** A tax that a business's fees have, and who pays it. */
export interface ChargeRule {
  readonly kind: TaxKind;
  readonly payer: ChargePayer;
  /** On which orders; those of CHARGED_BY_DEFAULT unless given. */
  readonly of?: readonly ChargedKind[] | undefined;
}

/** A bill is paid to a biller and not transferred to an account, so a duty on it has to be asked for by name. */
const CHARGED_BY_DEFAULT: Readonly<Record<TaxKind, readonly ChargedKind[]>> = {
  vat: CHARGED_KINDS,
  stamp_duty: ['withdrawal', 'usdt_sale'],
};

/** VAT on the platform's own fee, from a day in Lagos on until the next rate. */
interface VatRate {
  readonly from: string;
  readonly basisPoints: bigint;
}

/** Stamp duty on a transfer of at least so much, in kobo, from a day in Lagos on until the next rate. */
interface StampDutyRate {
  readonly from: string;
  readonly dutyMinor: Kobo;
  readonly atLeastMinor: Kobo;
}

// The rates, the oldest first. Where each stands, and what to check before a business is charged:
// docs/decisions/0038-charges-itemized.md.

/** 7.5 %: Finance Act 2019, from 1 February 2020; kept by the Nigeria Tax Act 2025. */
export const VAT_RATES: readonly VatRate[] = [{ from: '2020-02-01', basisPoints: 750n }];

/** ₦50 on a transfer of ₦10,000 or more, paid by its sender: Nigeria Tax Act 2025, from 1 January 2026. */
export const STAMP_DUTY_RATES: readonly StampDutyRate[] = [
  { from: '2026-01-01', dutyMinor: 5_000n, atLeastMinor: 1_000_000n },
];

/** An order whose fee is charged. Amounts in kobo. */
interface ChargedOrder {
  readonly kind: ChargedKind;
  /** The platform's own fee. */
  readonly ownFeeMinor: Kobo;
  readonly amountMinor: Kobo;
  /** Whether the fee is taken off the amount, as a sale's, and not paid on top of it. */
  readonly isTakenOff?: boolean;
  /** When it is made, ms since 1970: the rates of that day in Lagos apply. */
  readonly atMs: number;
}

/**
 * The fee of an order with its taxes. A sale's stamp duty depends on what would be transferred without it, so that no
 * transfer of ₦10,000 or more is without its duty.
 *
 * @param rules none: the fee is the platform's own and is not itemized.
 */
export function itemizedFee(order: ChargedOrder, rules: readonly ChargeRule[]): ItemizedFee {
  const { ownFeeMinor, amountMinor, isTakenOff = false, atMs } = order;
  if (rules.length === 0) return { feeMinor: ownFeeMinor, charges: undefined };
  const charges: Charge[] = [];
  const add = (charge: Charge) => charge.amountMinor > 0n && charges.push(charge);
  add({ kind: 'fee', payer: 'merchant', amountMinor: ownFeeMinor });
  const vat = ruleFor(order, rules, 'vat');
  const vatRate = rateAt(VAT_RATES, atMs);
  if (vat && vatRate) add({ ...vat, amountMinor: vatRoundedHalfUpMinor(ownFeeMinor, vatRate.basisPoints) });
  const duty = ruleFor(order, rules, 'stamp_duty');
  const dutyRate = rateAt(STAMP_DUTY_RATES, atMs);
  const transferredMinor = isTakenOff ? amountMinor - paidByMerchantMinor(charges) : amountMinor;
  if (duty && dutyRate && transferredMinor >= dutyRate.atLeastMinor) {
    add({ ...duty, amountMinor: dutyRate.dutyMinor });
  }
  return { feeMinor: paidByMerchantMinor(charges), charges };
}

/** The tax that the rules put on an order, and who pays it; undefined where they put none. */
function ruleFor(
  { kind: orderKind }: ChargedOrder,
  rules: readonly ChargeRule[],
  kind: TaxKind,
): Pick<Charge, 'kind' | 'payer'> | undefined {
  const rule = rules.find((each) => each.kind === kind);
  return rule && (rule.of ?? CHARGED_BY_DEFAULT[kind]).includes(orderKind)
    ? { kind, payer: rule.payer }
    : undefined;
}

/** The rate of a moment; undefined before the first. */
function rateAt<Rate extends VatRate | StampDutyRate>(
  rates: readonly Rate[],
  atMs: number,
): Rate | undefined {
  return rates.findLast(({ from }) => dayInLagos(from).fromMs <= atMs);
}

/** VAT on a fee, rounded half up to the kobo, as banks show it: of ₦25.00 it is ₦1.88. */
export function vatRoundedHalfUpMinor(feeMinor: Kobo, basisPoints: bigint): Kobo {
  return (2n * feeMinor * basisPoints + BASIS_POINTS) / (2n * BASIS_POINTS);
}

/** What the merchant pays of the items, in kobo. */
export function paidByMerchantMinor(charges: readonly Charge[]): Kobo {
  return charges.reduce(
    (sum, { payer, amountMinor }) => (payer === 'merchant' ? sum + amountMinor : sum),
    0n,
  );
}

/** The taxes among the items. */
export function taxesOf(charges: readonly Charge[] = []): readonly (Charge & { readonly kind: TaxKind })[] {
  return charges.filter((charge): charge is Charge & { kind: TaxKind } => charge.kind !== 'fee');
}

/** The amounts of withdrawals, in kobo, above which a tax is another than up to them. */
export function chargeStepsMinor(rules: readonly ChargeRule[], atMs: number): readonly Kobo[] {
  const rate = rateAt(STAMP_DUTY_RATES, atMs);
  return rate && rules.some(({ kind }) => kind === 'stamp_duty') ? [rate.atLeastMinor - 1n] : [];
}

/** Asserts that rules can be applied: each tax once, and on some orders. @throws InvariantError that says what is wrong. */
export function assertChargeRules(rules: readonly ChargeRule[]): void {
  const kinds = new Set(rules.map(({ kind }) => kind));
  invariant(kinds.size === rules.length, 'A tax must be charged once.');
  invariant(
    rules.every((rule) => rule.of === undefined || rule.of.length > 0),
    'A tax must be charged on some orders.',
  );
}

/**
 * The items of an order's fee that one of its movements charges: all where it is paid out, and below zero where that is reversed, so
 * that the items of a statement add up. Undefined of every other movement, which puts the whole on hold or releases it.
 */
export function chargesOfMovement(
  kind: string,
  charges: readonly Charge[] | undefined,
): readonly Charge[] | undefined {
  if (kind.endsWith('_post')) return charges;
  if (!kind.endsWith('_reversal')) return undefined;
  return charges?.map((charge) => ({ ...charge, amountMinor: -charge.amountMinor }));
}

/** The items of a fee as answers and events show them, amounts in naira. */
export function shownCharges(charges: readonly Charge[] | undefined) {
  return charges?.map(({ kind, amountMinor, payer }) => ({
    kind,
    amount: minorToNumber(amountMinor, 'NGN'),
    payer,
  }));
}

/** Items as a column of JSON holds them, by their kind; numbers are text there. */
export type StoredCharges = Readonly<
  Partial<Record<ChargeKind, { readonly payer: ChargePayer; readonly amountMinor: string }>>
>;

export function storedCharges(charges: readonly Charge[] | undefined): StoredCharges | undefined {
  return (
    charges &&
    Object.fromEntries(
      charges.map(({ kind, payer, amountMinor }) => [kind, { payer, amountMinor: amountMinor.toString() }]),
    )
  );
}

/** Reads what `storedCharges` wrote. */
export function readCharges(stored: StoredCharges | undefined): readonly Charge[] | undefined {
  return (
    stored &&
    CHARGE_KINDS.flatMap((kind) => {
      const item = stored[kind];
      return item ? [{ kind, payer: item.payer, amountMinor: BigInt(item.amountMinor) }] : [];
    })
  );
}
