import { invariant } from './errors.ts';
import { type Asset, assertStorable, type Environment } from './money.ts';

/**
 * Accounts of the platform, one of each per environment and asset; cold storage only holds USDT. docs/ARCHITECTURE.md
 * shows the whole chart.
 */
export type PlatformAccountKind =
  | 'fees'
  | 'commission'
  | 'provider_clearing'
  | 'custody'
  | 'cold_storage'
  | 'conversion';
/** Accounts of a merchant: what it may spend, and what is set aside for payouts under way. */
export type MerchantAccountKind = 'available' | 'held';

export type LedgerAccount =
  | { readonly businessId: string; readonly asset: Asset; readonly kind: MerchantAccountKind }
  | { readonly businessId: null; readonly asset: Asset; readonly kind: PlatformAccountKind };

/** One side of a transfer. A positive amount raises the account's balance. */
export interface Leg {
  readonly account: LedgerAccount;
  readonly amountMinor: bigint;
}

/** What a transfer was for, kept with it for reading the books. */
export type TransferKind =
  | 'payment'
  | 'withdrawal_reserve'
  | 'withdrawal_post'
  | 'withdrawal_void'
  | 'withdrawal_reversal'
  | 'vendor_credit'
  | 'usdt_sale_reserve'
  | 'usdt_sale_post'
  | 'usdt_sale_void'
  | 'usdt_sale_reversal'
  | 'collection'
  | 'bill_reserve'
  | 'bill_post'
  | 'bill_void'
  | 'bill_reversal'
  | 'crypto_settlement'
  | 'crypto_deposit'
  | 'treasury_movement'
  | 'token_fee'
  | 'adjustment';

/**
 * One movement of money. `reference` posts at most once, ever. A `reserve` moves available to held; exactly one
 * `post` or `void` releases what it held.
 */
export interface Transfer {
  readonly reference: string;
  readonly kind: TransferKind;
  readonly phase: 'single' | 'reserve' | 'post' | 'void';
  readonly environment: Environment;
  /** The reference of the reservation that a post or void resolves. */
  readonly reservationReference?: string;
  readonly legs: readonly Leg[];
}

/**
 * Checks what the database will check again: at least two legs, no zero amounts, sums of zero per asset, and that
 * only resolving transfers name a reservation.
 *
 * @throws InvariantError
 */
export function assertTransfer(transfer: Transfer): Transfer {
  invariant(transfer.legs.length >= 2, 'A transfer needs at least two legs.');
  const sums = new Map<Asset, bigint>();
  for (const { account, amountMinor } of transfer.legs) {
    invariant(amountMinor !== 0n, 'A leg must move money.');
    assertStorable(amountMinor);
    sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amountMinor);
  }
  for (const [asset, sum] of sums) invariant(sum === 0n, `The ${asset} legs of a transfer must sum to zero.`);
  const resolves = transfer.phase === 'post' || transfer.phase === 'void';
  invariant(
    resolves === (transfer.reservationReference !== undefined),
    'A post or void, and nothing else, names its reservation.',
  );
  return transfer;
}

/** A recorded payment: the customer's money arrives, commission goes to the platform, the rest to the merchant. */
export function paymentTransfer(payment: {
  readonly transactionId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  readonly commissionMinor: bigint;
}): Transfer {
  const netMinor = payment.amountMinor - payment.commissionMinor;
  invariant(netMinor > 0n, 'A payment must leave the merchant something after commission.');
  return assertTransfer({
    reference: payment.transactionId,
    kind: 'payment',
    phase: 'single',
    environment: payment.environment,
    legs: withoutZeros([
      { account: platform('NGN', 'provider_clearing'), amountMinor: -payment.amountMinor },
      { account: platform('NGN', 'commission'), amountMinor: payment.commissionMinor },
      { account: merchant(payment.businessId, 'NGN', 'available'), amountMinor: netMinor },
    ]),
  });
}

/**
 * Money that arrived on a business's vendor account: the provider holds it, commission goes to the platform, the rest
 * to the merchant. The reference follows from the provider's own, so one arrival posts once whoever announces it, and
 * however often.
 */
export function vendorCreditTransfer(credit: {
  readonly provider: string;
  readonly providerReference: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  readonly commissionMinor: bigint;
}): Transfer {
  const netMinor = credit.amountMinor - credit.commissionMinor;
  invariant(netMinor > 0n, 'A credit must leave the merchant something after commission.');
  return assertTransfer({
    reference: `vendor_credit:${credit.provider}:${credit.providerReference}`,
    kind: 'vendor_credit',
    phase: 'single',
    environment: credit.environment,
    legs: withoutZeros([
      { account: platform('NGN', 'provider_clearing'), amountMinor: -credit.amountMinor },
      { account: platform('NGN', 'commission'), amountMinor: credit.commissionMinor },
      { account: merchant(credit.businessId, 'NGN', 'available'), amountMinor: netMinor },
    ]),
  });
}

/**
 * A USDT session is settled: what arrived on its address is in custody, and the merchant is credited, once. Where an
 * operator credits another amount than came, the platform's fees bear the difference, so that custody is always what
 * the chain holds.
 */
export function settleCryptoPayment(settlement: {
  readonly paymentId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly receivedMinor: bigint;
  readonly creditedMinor: bigint;
}): Transfer {
  invariant(
    settlement.receivedMinor > 0n && settlement.creditedMinor > 0n,
    'A settlement needs a deposit, and credits something.',
  );
  return assertTransfer({
    reference: settlement.paymentId,
    kind: 'crypto_settlement',
    phase: 'single',
    environment: settlement.environment,
    legs: withoutZeros([
      { account: platform('USDT', 'custody'), amountMinor: -settlement.receivedMinor },
      { account: platform('USDT', 'fees'), amountMinor: settlement.receivedMinor - settlement.creditedMinor },
      {
        account: merchant(settlement.businessId, 'USDT', 'available'),
        amountMinor: settlement.creditedMinor,
      },
    ]),
  });
}

/** An unexpected USDT deposit that an operator credits. The reference names the transfer on the chain: it posts once. */
export function creditUnexpectedDeposit(deposit: {
  readonly txId: string;
  readonly logIndex: number;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
}): Transfer {
  return assertTransfer({
    reference: `crypto_deposit:${deposit.txId}:${deposit.logIndex}`,
    kind: 'crypto_deposit',
    phase: 'single',
    environment: deposit.environment,
    legs: [
      { account: platform('USDT', 'custody'), amountMinor: -deposit.amountMinor },
      { account: merchant(deposit.businessId, 'USDT', 'available'), amountMinor: deposit.amountMinor },
    ],
  });
}

/** What the USDT contract took for itself of a sweep's transfer: it left custody, and the platform's fees bear it. */
export function tokenFeeTransfer(fee: {
  readonly txId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
}): Transfer {
  invariant(fee.amountMinor > 0n, 'A fee takes something.');
  return assertTransfer({
    reference: `token_fee/${fee.txId}`,
    kind: 'token_fee',
    phase: 'single',
    environment: fee.environment,
    legs: [
      { account: platform('USDT', 'custody'), amountMinor: fee.amountMinor },
      { account: platform('USDT', 'fees'), amountMinor: -fee.amountMinor },
    ],
  });
}

/** USDT that somebody moved out of the hot treasury or into it, past the service: one Transfer log of one transaction. */
export interface TreasuryMovement {
  readonly txId: string;
  readonly logIndex: number;
  readonly environment: Environment;
  /**
   * `out`: from the treasury to cold storage. `in`: from there to the treasury. `treasury_fee`, `cold_storage_fee`: what the
   * USDT contract took for itself beside such a movement, from whoever sent it.
   */
  readonly direction: 'out' | 'in' | 'treasury_fee' | 'cold_storage_fee';
  readonly amountMinor: bigint;
}

/** Under which the ledger posts a treasury movement, once. */
export function treasuryReference({ txId, logIndex }: Pick<TreasuryMovement, 'txId' | 'logIndex'>): string {
  return `treasury/${txId}/${logIndex}`;
}

/** Which account a movement leaves, and which one takes it or bears it. */
const TREASURY_ROUTES: Readonly<
  Record<TreasuryMovement['direction'], readonly [PlatformAccountKind, PlatformAccountKind]>
> = {
  out: ['custody', 'cold_storage'],
  in: ['cold_storage', 'custody'],
  treasury_fee: ['custody', 'fees'],
  cold_storage_fee: ['cold_storage', 'fees'],
};

/**
 * Books a treasury movement. Custody and cold storage mirror what is held, minus it: what leaves custody raises the one and lowers
 * the other, and no merchant's balance is touched.
 */
export function treasuryMovementTransfer(movement: TreasuryMovement): Transfer {
  invariant(movement.amountMinor > 0n, 'A treasury movement moves something.');
  const [source, destination] = TREASURY_ROUTES[movement.direction];
  return assertTransfer({
    reference: treasuryReference(movement),
    kind: 'treasury_movement',
    phase: 'single',
    environment: movement.environment,
    legs: [
      { account: platform('USDT', source), amountMinor: movement.amountMinor },
      { account: platform('USDT', destination), amountMinor: -movement.amountMinor },
    ],
  });
}

/** A merchant's balance that an operator corrects by hand; a negative amount takes. */
export interface BalanceAdjustment {
  readonly adjustmentId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly asset: Asset;
  readonly amountMinor: bigint;
}

/** The correction of a balance, against what providers, or the chain, hold for us. */
export function adjustmentTransfer(adjustment: BalanceAdjustment): Transfer {
  const { adjustmentId, businessId, environment, asset, amountMinor } = adjustment;
  return assertTransfer({
    reference: adjustmentId,
    kind: 'adjustment',
    phase: 'single',
    environment,
    legs: [
      {
        account: platform(asset, asset === 'NGN' ? 'provider_clearing' : 'custody'),
        amountMinor: -amountMinor,
      },
      { account: merchant(businessId, asset, 'available'), amountMinor },
    ],
  });
}

/** The money of one NGN withdrawal, from which all its transfers follow. */
export interface WithdrawalMoney {
  readonly withdrawalId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
}

/** Sets amount and fee aside. */
export function reserveWithdrawal(money: WithdrawalMoney): Transfer {
  const totalMinor = money.amountMinor + money.feeMinor;
  return assertTransfer({
    reference: `${money.withdrawalId}:reserve`,
    kind: 'withdrawal_reserve',
    phase: 'reserve',
    environment: money.environment,
    legs: [
      { account: merchant(money.businessId, 'NGN', 'available'), amountMinor: -totalMinor },
      { account: merchant(money.businessId, 'NGN', 'held'), amountMinor: totalMinor },
    ],
  });
}

/** The payout reached the bank: what was held leaves, the fee is earned. */
export function postWithdrawal(money: WithdrawalMoney): Transfer {
  return assertTransfer({
    reference: `${money.withdrawalId}:post`,
    kind: 'withdrawal_post',
    phase: 'post',
    environment: money.environment,
    reservationReference: `${money.withdrawalId}:reserve`,
    legs: withoutZeros([
      {
        account: merchant(money.businessId, 'NGN', 'held'),
        amountMinor: -(money.amountMinor + money.feeMinor),
      },
      { account: platform('NGN', 'provider_clearing'), amountMinor: money.amountMinor },
      { account: platform('NGN', 'fees'), amountMinor: money.feeMinor },
    ]),
  });
}

/** The payout definitively failed: what was held goes back to where it came from. */
export function voidWithdrawal(money: WithdrawalMoney): Transfer {
  const totalMinor = money.amountMinor + money.feeMinor;
  return assertTransfer({
    reference: `${money.withdrawalId}:void`,
    kind: 'withdrawal_void',
    phase: 'void',
    environment: money.environment,
    reservationReference: `${money.withdrawalId}:reserve`,
    legs: [
      { account: merchant(money.businessId, 'NGN', 'held'), amountMinor: -totalMinor },
      { account: merchant(money.businessId, 'NGN', 'available'), amountMinor: totalMinor },
    ],
  });
}

/** The bank gave a completed payout back: amount and fee return to the merchant. */
export function reverseWithdrawal(money: WithdrawalMoney): Transfer {
  return assertTransfer({
    reference: `${money.withdrawalId}:reversal`,
    kind: 'withdrawal_reversal',
    phase: 'single',
    environment: money.environment,
    legs: withoutZeros([
      { account: platform('NGN', 'provider_clearing'), amountMinor: -money.amountMinor },
      { account: platform('NGN', 'fees'), amountMinor: -money.feeMinor },
      {
        account: merchant(money.businessId, 'NGN', 'available'),
        amountMinor: money.amountMinor + money.feeMinor,
      },
    ]),
  });
}

/**
 * The money of one sale of USDT, from which all its transfers follow: micro-USDT and kobo. `valueMinor` is what the
 * USDT is worth to us, and is shared out in full: net to the bank, fee and margin to the platform.
 */
export interface UsdtSaleMoney {
  readonly saleId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  readonly valueMinor: bigint;
  readonly netMinor: bigint;
  readonly feeMinor: bigint;
  readonly marginMinor: bigint;
}

/** Sets the USDT aside. */
export function reserveUsdtSale(money: UsdtSaleMoney): Transfer {
  assertSale(money);
  return assertTransfer({
    reference: `${money.saleId}:reserve`,
    kind: 'usdt_sale_reserve',
    phase: 'reserve',
    environment: money.environment,
    legs: [
      { account: merchant(money.businessId, 'USDT', 'available'), amountMinor: -money.amountMinor },
      { account: merchant(money.businessId, 'USDT', 'held'), amountMinor: money.amountMinor },
    ],
  });
}

/** The bank has the naira: the USDT is ours, and the conversion account says what we gave for it. */
export function postUsdtSale(money: UsdtSaleMoney): Transfer {
  assertSale(money);
  return assertTransfer({
    reference: `${money.saleId}:post`,
    kind: 'usdt_sale_post',
    phase: 'post',
    environment: money.environment,
    reservationReference: `${money.saleId}:reserve`,
    legs: withoutZeros([
      { account: merchant(money.businessId, 'USDT', 'held'), amountMinor: -money.amountMinor },
      { account: platform('USDT', 'conversion'), amountMinor: money.amountMinor },
      ...nairaOfSale(money, 1n),
    ]),
  });
}

/** The payout definitively failed: the USDT goes back, no naira moved. */
export function voidUsdtSale(money: UsdtSaleMoney): Transfer {
  return assertTransfer({
    reference: `${money.saleId}:void`,
    kind: 'usdt_sale_void',
    phase: 'void',
    environment: money.environment,
    reservationReference: `${money.saleId}:reserve`,
    legs: [
      { account: merchant(money.businessId, 'USDT', 'held'), amountMinor: -money.amountMinor },
      { account: merchant(money.businessId, 'USDT', 'available'), amountMinor: money.amountMinor },
    ],
  });
}

/** The bank gave the naira of a completed sale back: the merchant gets its USDT again, fee and margin are undone. */
export function reverseUsdtSale(money: UsdtSaleMoney): Transfer {
  assertSale(money);
  return assertTransfer({
    reference: `${money.saleId}:reversal`,
    kind: 'usdt_sale_reversal',
    phase: 'single',
    environment: money.environment,
    legs: withoutZeros([
      { account: merchant(money.businessId, 'USDT', 'available'), amountMinor: money.amountMinor },
      { account: platform('USDT', 'conversion'), amountMinor: -money.amountMinor },
      ...nairaOfSale(money, -1n),
    ]),
  });
}

function nairaOfSale(money: UsdtSaleMoney, sign: 1n | -1n): readonly Leg[] {
  return [
    { account: platform('NGN', 'conversion'), amountMinor: -sign * money.valueMinor },
    { account: platform('NGN', 'provider_clearing'), amountMinor: sign * money.netMinor },
    { account: platform('NGN', 'fees'), amountMinor: sign * money.feeMinor },
    { account: platform('NGN', 'commission'), amountMinor: sign * money.marginMinor },
  ];
}

function assertSale(money: UsdtSaleMoney): void {
  invariant(money.amountMinor > 0n && money.netMinor > 0n, 'A sale must sell and pay something.');
  invariant(money.feeMinor >= 0n && money.marginMinor >= 0n, 'A sale cannot have a negative fee or margin.');
}

/**
 * A customer abroad has paid: the provider owes us the value of it, of which the merchant gets the agreed amount and the
 * platform the rest. The reference follows from the collection's id, so one collection is credited once.
 */
export function collectionTransfer(collection: {
  readonly collectionId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly valueMinor: bigint;
  readonly targetMinor: bigint;
}): Transfer {
  const marginMinor = collection.valueMinor - collection.targetMinor;
  invariant(collection.targetMinor > 0n && marginMinor >= 0n, 'A collection must bring what it credits.');
  return assertTransfer({
    reference: `${collection.collectionId}:credit`,
    kind: 'collection',
    phase: 'single',
    environment: collection.environment,
    legs: withoutZeros([
      { account: platform('NGN', 'provider_clearing'), amountMinor: -collection.valueMinor },
      { account: platform('NGN', 'commission'), amountMinor: marginMinor },
      {
        account: merchant(collection.businessId, 'NGN', 'available'),
        amountMinor: collection.targetMinor,
      },
    ]),
  });
}

/** The money of one bill purchase, from which all its transfers follow. There is no fee. */
export interface BillMoney {
  readonly purchaseId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
}

/** Sets the price aside. */
export function reserveBill(money: BillMoney): Transfer {
  return assertTransfer({
    reference: `${money.purchaseId}:reserve`,
    kind: 'bill_reserve',
    phase: 'reserve',
    environment: money.environment,
    legs: [
      { account: merchant(money.businessId, 'NGN', 'available'), amountMinor: -money.amountMinor },
      { account: merchant(money.businessId, 'NGN', 'held'), amountMinor: money.amountMinor },
    ],
  });
}

/** The biller delivered: what was held leaves. */
export function postBill(money: BillMoney): Transfer {
  return assertTransfer({
    reference: `${money.purchaseId}:post`,
    kind: 'bill_post',
    phase: 'post',
    environment: money.environment,
    reservationReference: `${money.purchaseId}:reserve`,
    legs: [
      { account: merchant(money.businessId, 'NGN', 'held'), amountMinor: -money.amountMinor },
      { account: platform('NGN', 'provider_clearing'), amountMinor: money.amountMinor },
    ],
  });
}

/** Definitively nothing was delivered: what was held goes back to where it came from. */
export function voidBill(money: BillMoney): Transfer {
  return assertTransfer({
    reference: `${money.purchaseId}:void`,
    kind: 'bill_void',
    phase: 'void',
    environment: money.environment,
    reservationReference: `${money.purchaseId}:reserve`,
    legs: [
      { account: merchant(money.businessId, 'NGN', 'held'), amountMinor: -money.amountMinor },
      { account: merchant(money.businessId, 'NGN', 'available'), amountMinor: money.amountMinor },
    ],
  });
}

/** The provider took a completed purchase back: its price returns to the merchant. */
export function reverseBill(money: BillMoney): Transfer {
  return assertTransfer({
    reference: `${money.purchaseId}:reversal`,
    kind: 'bill_reversal',
    phase: 'single',
    environment: money.environment,
    legs: [
      { account: platform('NGN', 'provider_clearing'), amountMinor: -money.amountMinor },
      { account: merchant(money.businessId, 'NGN', 'available'), amountMinor: money.amountMinor },
    ],
  });
}

function merchant(businessId: string, asset: Asset, kind: MerchantAccountKind): LedgerAccount {
  return { businessId, asset, kind };
}

function platform(asset: Asset, kind: PlatformAccountKind): LedgerAccount {
  return { businessId: null, asset, kind };
}

function withoutZeros(legs: readonly Leg[]): readonly Leg[] {
  return legs.filter((leg) => leg.amountMinor !== 0n);
}
