import { LAGOS_OFFSET_MS } from '../dayInLagos.ts';
import { type ItemizedFee, shownCharges } from '../ledger/charges.ts';
import { type Kobo, minorToNumber } from '../money.ts';
import { MINUTE_MS } from '../time.ts';
import type { OrderEvent } from '../webhooks/webhook.ts';
import type { HeldOrder } from './record.ts';

/** What can be bought. Each kind has a route, billers and, for data and tv, plans. */
export const BILL_KINDS = ['airtime', 'data', 'electricity', 'tv', 'bet'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** Prepaid meters get a token to type in; postpaid accounts are simply paid. */
export const METER_TYPES = ['prepaid', 'postpaid'] as const;
export type MeterType = (typeof METER_TYPES)[number];

/**
 * Codes that a distributor may give with the token that was bought: a free allowance; the two key change tokens (KCT)
 * that a meter wants first when its tariff or key has changed; and those that reset and configure it.
 */
export type OtherToken = 'bonusToken' | 'kct1' | 'kct2' | 'resetToken' | 'configureToken';
export type OtherTokens = Readonly<Partial<Record<OtherToken, string>>>;

/** A plan or bouquet with its price in kobo. */
export interface BillPlan {
  readonly code: string;
  readonly name: string;
  readonly priceMinor: Kobo;
}

/** Who sells something of one kind. Limits in kobo, both included. */
export interface Biller {
  readonly kind: BillKind;
  /** How merchants name it: unique within its kind. */
  readonly id: string;
  /** How the provider names it. */
  readonly serviceId: string;
  readonly name: string;
  readonly smallestMinor: Kobo;
  readonly largestMinor: Kobo;
  /** Empty where an amount is paid instead. */
  readonly plans: readonly BillPlan[];
}

/** What is bought, from which biller, and for which account there. Amount in kobo; the fee consists of taxes alone. */
export interface BillOrder extends ItemizedFee {
  readonly kind: BillKind;
  readonly billerId: string;
  readonly serviceId: string;
  readonly billerName: string;
  /** The phone, meter, smart card or betting customer that gets it. */
  readonly account: string;
  /** Electricity only. */
  readonly meterType: MeterType | undefined;
  /** Data, and tv unless it is a renewal. */
  readonly plan: { readonly code: string; readonly name: string } | undefined;
  /** Tv only: the bouquet that the card has now, once more. */
  readonly isRenewal: boolean;
  /** The number that the biller may call, in the form of parseNigerianPhone. */
  readonly phone: string | undefined;
  readonly amountMinor: Kobo;
}

/** A purchase as its event shows it: amounts in naira. Its token is in GET /transactions/{transactionId} alone. */
export function billEvent(
  purchase: Pick<
    BillOrder,
    'kind' | 'billerId' | 'billerName' | 'account' | 'plan' | 'amountMinor' | 'charges'
  > &
    Pick<HeldOrder, 'environment' | 'merchantReference' | 'metadata' | 'createdAt'> & {
      readonly purchaseId: string;
    },
): OrderEvent {
  const { purchaseId, kind, billerId, billerName, account, plan, amountMinor } = purchase;
  const terms = {
    amount: minorToNumber(amountMinor, 'NGN'),
    charges: shownCharges(purchase.charges),
    currency: 'NGN',
    kind,
    biller: billerId,
    billerName,
    account,
    planCode: plan?.code ?? null,
  };
  return { ...purchase, transactionId: purchaseId, terms };
}

/** One line about an order for people: `MTN Airtime for 08031234567`. */
export function describeOrder(
  order: Pick<BillOrder, 'billerName' | 'plan' | 'isRenewal' | 'account'>,
): string {
  const what = order.isRenewal ? `${order.billerName} renewal` : (order.plan?.name ?? order.billerName);
  return `${what} for ${order.account}`;
}

/**
 * The first four digits of mobile numbers by the network they were given to (Nigerian Communications Commission,
 * National Numbering Plan). Numbers are taken along to other networks, so this is a hint and never a reason to refuse.
 */
const NETWORK_OF_PREFIX: Readonly<Record<string, readonly string[]>> = {
  mtn: [
    ...['0703', '0704', '0706', '0707', '0803', '0806', '0810', '0813', '0814', '0816'],
    ...['0903', '0906', '0913', '0916'],
  ],
  airtel: [...['0701', '0708', '0802', '0808', '0812', '0901', '0902', '0904', '0907'], ...['0911', '0912']],
  glo: ['0705', '0805', '0807', '0811', '0815', '0905', '0915'],
  '9mobile': ['0809', '0817', '0818', '0908', '0909'],
};

/**
 * Reads a Nigerian mobile number: `08031234567`, `+2348031234567`, `2348031234567`, also with spaces and hyphens.
 *
 * @returns the national form, 11 digits from 0, or undefined when it is none.
 */
export function parseNigerianPhone(text: string): string | undefined {
  const digits = text.trim().replace(/[\s-]/g, '');
  const found = /^(?:\+?234|0)([789][01]\d{8})$/.exec(digits)?.[1];
  return found === undefined ? undefined : `0${found}`;
}

/** The network that a number was first given to, as a hint; undefined when the prefix is not known. */
export function networkHint(phone: string): string | undefined {
  const prefix = phone.slice(0, 4);
  return Object.keys(NETWORK_OF_PREFIX).find((network) => NETWORK_OF_PREFIX[network]?.includes(prefix));
}

/** What the transaction's metadata says of the order. A network by its number's prefix is a hint, not a fact. */
export function billFacts(order: BillOrder): Readonly<Record<string, unknown>> {
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
 * Reads the number of a meter: prepaid meters have 11 or 13 digits (STS), which blanks and hyphens may group; postpaid
 * accounts have 6 to 20 digits, and where a distributor groups them with hyphens and slashes, those are part of the account.
 *
 * @returns the number as billers know it, or undefined when it is none.
 */
export function parseMeterNumber(text: string, type: MeterType): string | undefined {
  const number = text.replace(type === 'prepaid' ? /[\s-]/g : /\s/g, '');
  const form = type === 'prepaid' ? /^(\d{11}|\d{13})$/ : /^\d[\d/-]{4,18}\d$/;
  return form.test(number) ? number : undefined;
}

/** How many digits a token for a prepaid meter has (IEC 62055-41, the Standard Transfer Specification). */
const TOKEN_DIGITS = 20;

/**
 * Reads the tokens for a prepaid meter that a text consists of, one after another. Blanks and hyphens may stand between and
 * within them.
 *
 * @param meterNumber the meter's digits: where a text begins with them, it is not a token.
 * @returns the 20 digits of each, in the order of the text; none when the text has more or fewer digits, other letters, or a
 * group of zeros.
 */
export function parseMeterTokens(text: string, meterNumber: string): readonly string[] {
  const tokens: string[] = [];
  let digits = '';
  for (const group of text.split(/[\s\p{Pd}]+/u)) {
    digits += group;
    if (digits.length < TOKEN_DIGITS) continue;
    if (!isMeterToken(digits, meterNumber)) return [];
    tokens.push(digits);
    digits = '';
  }
  return digits === '' ? tokens : [];
}

function isMeterToken(text: string, meterNumber: string): boolean {
  return /^\d{20}$/.test(text) && /[1-9]/.test(text) && !text.startsWith(meterNumber);
}

/** Betting customers are numbers or user names. */
export function isBettingCustomer(text: string): boolean {
  return /^[A-Za-z0-9@._-]{3,50}$/.test(text);
}

/**
 * The id under which a vend is known to the provider: the present in Lagos as YYYYMMDDHHMM and something unique, which
 * is VTpass's rule (vtpass.com/documentation/buying-services: today's date, at least 12 characters).
 *
 * @param unique digits and lower-case letters that no other vend has.
 */
export function billRequestId(nowMs: number, unique: string): string {
  return `${minuteInLagos(nowMs)}${unique}`;
}

/** For how long after midnight an order that was sent before it may still be on its way, or be recorded. */
const LATE_ORDER_MS = 10 * MINUTE_MS;

/**
 * Whether the day of a request id is over, and has been for long enough: an order under it that the provider does not
 * know now will never be known to it, for it takes ids of its own day only.
 */
export function isRequestIdOver(requestId: string, nowMs: number): boolean {
  return requestId.slice(0, DAY_DIGITS) < minuteInLagos(nowMs - LATE_ORDER_MS).slice(0, DAY_DIGITS);
}

/** Whether a request id is of the present day in Lagos. */
export function isRequestIdOfToday(requestId: string, nowMs: number): boolean {
  return requestId.slice(0, DAY_DIGITS) === minuteInLagos(nowMs).slice(0, DAY_DIGITS);
}

const DAY_DIGITS = 8;

/** A moment as YYYYMMDDHHMM in Lagos. */
function minuteInLagos(atMs: number): string {
  return new Date(atMs + LAGOS_OFFSET_MS).toISOString().slice(0, 16).replace(/[-T:]/g, '');
}

/** The message about a changed price of a plan for the merchant who asked for the old one. Amounts in kobo, decimals in naira. */
export function priceChangedSentence(planName: string, priceNaira: string, oldPriceNaira: string): string {
  return `the price of ${planName} is now ${priceNaira} naira, no longer ${oldPriceNaira}; nothing was bought`;
}
