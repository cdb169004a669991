import { invariant } from '../errors.ts';
import {
  type Asset,
  assertStorable,
  type Environment,
  type Id,
  type Kobo,
  type MicroUsdt,
  type Minor,
  type Owner,
} from '../money.ts';
import { CHARGE_ACCOUNTS, type ItemizedFee, taxesOf } from './charges.ts';

/**
 * Accounts of the platform, one of each per environment and asset; cold storage only holds USDT, and taxes are naira. docs/ARCHITECTURE.md
 * shows the whole chart.
 */
export type PlatformAccountKind =
  | 'fees'
  | 'commission'
  | 'provider_clearing'
  | 'custody'
  | 'cold_storage'
  | 'conversion'
  | 'vat'
  | 'stamp_duty';
/** Accounts of a merchant: what it may spend, and what is set aside for payouts under way. The database alone moves `debt`. */
export type MerchantAccountKind = 'available' | 'held';

export type LedgerAccount =
  | { readonly businessId: Id<'biz'>; readonly asset: Asset; readonly kind: MerchantAccountKind }
  | { readonly businessId: null; readonly asset: Asset; readonly kind: PlatformAccountKind };

/** One side of a transfer. A positive amount raises the account's balance. */
export interface Leg {
  readonly account: LedgerAccount;
  readonly amountMinor: bigint;
}

/** What a transfer was for, kept with it for reading the books. */
export type TransferKind =
  /** Of an order whose money is held, by its kind: `withdrawal_reserve`. */
  | `${string}_${'reserve' | 'post' | 'void' | 'reversal'}`
  | 'payment'
  | 'payment_refund'
  | 'chargeback'
  | 'chargeback_won'
  | 'vendor_credit'
  | 'collection'
  | 'crypto_settlement'
  | 'crypto_deposit'
  | 'treasury_movement'
  | 'token_fee'
  | 'crypto_loss'
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

/** Naira that arrived with a provider for a merchant, and what of it the platform keeps. */
interface ProviderCredit extends Owner {
  readonly amountMinor: Kobo;
  readonly commissionMinor: Kobo;
}

/** The provider holds the money for us from now on; commission goes to the platform, the rest to the merchant. */
function creditThroughProvider(
  { businessId, environment, amountMinor, commissionMinor }: ProviderCredit,
  named: Pick<Transfer, 'reference' | 'kind'>,
): Transfer {
  const netMinor = amountMinor - commissionMinor;
  invariant(netMinor > 0n, 'A credit must leave the merchant something after commission.');
  return single({
    ...named,
    environment,
    legs: [
      leg(platform('NGN', 'provider_clearing'), -amountMinor),
      leg(platform('NGN', 'commission'), commissionMinor),
      leg(merchant(businessId, 'NGN', 'available'), netMinor),
    ],
  });
}

/** A recorded payment of a customer. */
export function paymentTransfer(payment: ProviderCredit & { readonly transactionId: string }): Transfer {
  return creditThroughProvider(payment, { reference: payment.transactionId, kind: 'payment' });
}

/** A refund of a recorded payment, in part or in full: the merchant gives back the net amount, and the platform its commission. */
export function paymentRefundTransfer(
  refund: ProviderCredit & { readonly transactionId: Id<'txn'> },
): Transfer {
  const { transactionId, businessId, environment, amountMinor, commissionMinor } = refund;
  invariant(amountMinor > 0n && commissionMinor >= 0n, 'A refund gives something back.');
  const netMinor = amountMinor - commissionMinor;
  invariant(netMinor >= 0n, 'A refund takes back no more commission than its amount.');
  return single({
    reference: transactionId,
    kind: 'payment_refund',
    environment,
    legs: [
      leg(platform('NGN', 'provider_clearing'), amountMinor),
      leg(platform('NGN', 'commission'), -commissionMinor),
      leg(merchant(businessId, 'NGN', 'available'), -netMinor),
    ],
  });
}

/** What a chargeback takes of money that arrived. Kobo. */
interface ChargebackMoney extends Owner {
  readonly chargebackId: string;
  readonly amountMinor: Kobo;
  readonly feeMinor: Kobo;
}

/**
 * A payer's bank, or a provider, takes money back. The wallet bears amount and fee, and the commission stays earned. What the
 * wallet lacks, the ledger lends: see ledger.incur_debt.
 */
export function chargebackTransfer(chargeback: ChargebackMoney): Transfer {
  const { chargebackId, businessId, environment, amountMinor, feeMinor } = chargeback;
  invariant(amountMinor > 0n && feeMinor >= 0n, 'A chargeback takes something.');
  return single({
    reference: chargebackId,
    kind: 'chargeback',
    environment,
    legs: [
      leg(platform('NGN', 'provider_clearing'), amountMinor),
      leg(platform('NGN', 'fees'), feeMinor),
      leg(merchant(businessId, 'NGN', 'available'), -(amountMinor + feeMinor)),
    ],
  });
}

/** The merchant won: the amount is back, and of the fee what the platform returns. */
export function chargebackWonTransfer(
  chargeback: ChargebackMoney & { readonly returnedFeeMinor: Kobo },
): Transfer {
  const { chargebackId, businessId, environment, amountMinor, feeMinor, returnedFeeMinor } = chargeback;
  invariant(
    returnedFeeMinor >= 0n && returnedFeeMinor <= feeMinor,
    'No more of a fee comes back than it was.',
  );
  return single({
    reference: `${chargebackId}:won`,
    kind: 'chargeback_won',
    environment,
    legs: [
      leg(platform('NGN', 'provider_clearing'), -amountMinor),
      leg(platform('NGN', 'fees'), -returnedFeeMinor),
      leg(merchant(businessId, 'NGN', 'available'), amountMinor + returnedFeeMinor),
    ],
  });
}

/**
 * Money that arrived on a business's vendor account. The reference follows from the provider's own, so one arrival posts
 * once, however many callers announce it and however often.
 */
export function vendorCreditTransfer(
  credit: ProviderCredit & { readonly provider: string; readonly providerReference: string },
): Transfer {
  const reference = `vendor_credit:${credit.provider}:${credit.providerReference}`;
  return creditThroughProvider(credit, { reference, kind: 'vendor_credit' });
}

/**
 * A customer abroad has paid: the provider owes us the value of it, of which the merchant gets the agreed amount and the
 * platform the rest. The reference follows from the collection's id, so one collection is credited once.
 */
export function collectionTransfer(
  collection: Owner & {
    readonly collectionId: Id<'col'>;
    readonly valueMinor: Kobo;
    readonly targetMinor: Kobo;
  },
): Transfer {
  const { collectionId, businessId, environment, valueMinor, targetMinor } = collection;
  const commissionMinor = valueMinor - targetMinor;
  invariant(commissionMinor >= 0n, 'A collection must bring what it credits.');
  return creditThroughProvider(
    { businessId, environment, amountMinor: valueMinor, commissionMinor },
    { reference: `${collectionId}:credit`, kind: 'collection' },
  );
}

/**
 * A USDT session is settled: what arrived on its address is in custody, and the merchant is credited, once. Where an
 * operator credits another amount than came, the platform's fees bear the difference, so that custody is always what
 * the chain holds.
 */
export function settleUsdtSession(
  settlement: Owner & {
    readonly paymentId: Id<'cp'>;
    readonly receivedMinor: MicroUsdt;
    readonly creditedMinor: MicroUsdt;
  },
): Transfer {
  const { paymentId, businessId, environment, receivedMinor, creditedMinor } = settlement;
  invariant(receivedMinor > 0n && creditedMinor > 0n, 'A settlement needs a deposit, and credits something.');
  return single({
    reference: paymentId,
    kind: 'crypto_settlement',
    environment,
    legs: [
      leg(platform('USDT', 'custody'), -receivedMinor),
      leg(platform('USDT', 'fees'), receivedMinor - creditedMinor),
      leg(merchant(businessId, 'USDT', 'available'), creditedMinor),
    ],
  });
}

/** An unexpected USDT deposit that an operator credits. The reference names the transfer on the chain: it posts once. */
export function creditUnexpectedDeposit(
  deposit: Owner & { readonly txId: string; readonly logIndex: number; readonly amountMinor: MicroUsdt },
): Transfer {
  return single({
    reference: `crypto_deposit:${deposit.txId}:${deposit.logIndex}`,
    kind: 'crypto_deposit',
    environment: deposit.environment,
    legs: moved(
      platform('USDT', 'custody'),
      merchant(deposit.businessId, 'USDT', 'available'),
      deposit.amountMinor,
    ),
  });
}

/** What the USDT contract took for itself of a sweep's or a refund's transfer: it left custody, and the platform's fees bear it. */
export function tokenFeeTransfer(fee: {
  readonly txId: string;
  readonly environment: Environment;
  readonly amountMinor: MicroUsdt;
}): Transfer {
  invariant(fee.amountMinor > 0n, 'A fee takes something.');
  return single({
    reference: `token_fee/${fee.txId}`,
    kind: 'token_fee',
    environment: fee.environment,
    legs: moved(platform('USDT', 'custody'), platform('USDT', 'fees'), -fee.amountMinor),
  });
}

/** USDT that an operator moved out of the hot treasury or into it, past the service: one Transfer log of one transaction. */
export interface TreasuryMovement {
  readonly txId: string;
  readonly logIndex: number;
  readonly environment: Environment;
  /**
   * `out`: from the treasury to cold storage. `in`: from there to the treasury. `treasury_fee`, `cold_storage_fee`: what the
   * USDT contract took for itself of such a movement, from its sender.
   */
  readonly direction: 'out' | 'in' | 'treasury_fee' | 'cold_storage_fee';
  readonly amountMinor: MicroUsdt;
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
  return single({
    reference: treasuryReference(movement),
    kind: 'treasury_movement',
    environment: movement.environment,
    legs: moved(platform('USDT', source), platform('USDT', destination), -movement.amountMinor),
  });
}

/**
 * USDT that an address of ours held and that is gone: an issuer can destroy what it has frozen. `payer`: it was credited to no
 * merchant, and its session is rejected, so no account has it.
 */
export interface CryptoLoss {
  readonly lossId: Id<'loss'>;
  readonly environment: Environment;
  /** Whose session the address is of; undefined for the treasury. */
  readonly businessId: Id<'biz'> | undefined;
  readonly borneBy: 'platform' | 'merchant' | 'payer';
  readonly amountMinor: MicroUsdt;
}

/**
 * What custody no longer holds, borne by the platform's fees or by the balance of the merchant.
 *
 * @returns undefined for what the payer bears: no account had it.
 */
export function cryptoLossTransfer(loss: CryptoLoss): Transfer | undefined {
  const { lossId, environment, businessId, borneBy, amountMinor } = loss;
  invariant(amountMinor > 0n, 'A loss takes something.');
  if (borneBy === 'payer') return undefined;
  invariant(borneBy === 'platform' || businessId !== undefined, "A loss of the treasury is the platform's.");
  return single({
    reference: `crypto_loss:${lossId}`,
    kind: 'crypto_loss',
    environment,
    legs: moved(
      platform('USDT', 'custody'),
      borneBy === 'merchant' && businessId !== undefined
        ? merchant(businessId, 'USDT', 'available')
        : platform('USDT', 'fees'),
      -amountMinor,
    ),
  });
}

/** A merchant's balance that an operator corrects by hand; a negative amount takes. */
export interface BalanceAdjustment extends Owner {
  readonly adjustmentId: Id<'adj'>;
  readonly asset: Asset;
  readonly amountMinor: bigint;
}

/** The correction of a balance, against what providers, or the chain, hold for us. */
export function adjustmentTransfer(adjustment: BalanceAdjustment): Transfer {
  const { adjustmentId, businessId, environment, asset, amountMinor } = adjustment;
  const source = platform(asset, asset === 'NGN' ? 'provider_clearing' : 'custody');
  return single({
    reference: adjustmentId,
    kind: 'adjustment',
    environment,
    legs: moved(source, merchant(businessId, asset, 'available'), amountMinor),
  });
}

/**
 * The four transfers of one kind of order whose money is held until a provider has done what it was told, or has not.
 * Exactly one of `post` and `void` ends a reservation; `reverse` undoes a `post`.
 */
export interface HeldOrderTransfers<Order> {
  /** Sets aside what the merchant pays. */
  reserve(order: Order): Transfer;
  /** The provider did it: what was held is shared out. */
  post(order: Order): Transfer;
  /** The provider definitively did not: what was held goes back to where it came from. */
  void(order: Order): Transfer;
  /** The provider took back what it had done: the merchant gets what it paid, and the platform's shares are undone. */
  reverse(order: Order): Transfer;
}

/** What is held for an order, and how it is shared out when the order completes. All transfers follow from it. */
interface HeldMoney {
  readonly orderId: string;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  /** Legs of the platform, and of the merchant's other asset. Together with the held amount leaving they sum to zero in every asset. */
  readonly sharedOut: readonly Leg[];
  /** Whether a reversal lists the merchant's leg before the platform's; the ledger store sorts legs by account anyway. */
  readonly isMerchantFirstInReversal?: true;
}

function heldOrderTransfers<Order extends Owner>(
  kind: string,
  moneyOf: (order: Order) => HeldMoney,
): HeldOrderTransfers<Order> {
  const transfer = (step: keyof ReturnType<typeof heldOrderLegs>) => (order: Order) => {
    const money = moneyOf(order);
    const { orderId } = money;
    const isResolving = step === 'post' || step === 'void';
    return assertTransfer({
      reference: `${orderId}:${step}`,
      kind: `${kind}_${step}`,
      phase: step === 'reversal' ? 'single' : step,
      environment: order.environment,
      ...(isResolving && { reservationReference: `${orderId}:reserve` }),
      legs: withoutZeros(heldOrderLegs(order.businessId, money)[step]),
    });
  };
  return {
    reserve: transfer('reserve'),
    post: transfer('post'),
    void: transfer('void'),
    reverse: transfer('reversal'),
  };
}

function heldOrderLegs(businessId: Id<'biz'>, money: HeldMoney) {
  const { asset, amountMinor, sharedOut } = money;
  const available = merchant(businessId, asset, 'available');
  const held = merchant(businessId, asset, 'held');
  const returned = { account: available, amountMinor };
  return {
    reserve: moved(available, held, amountMinor),
    post: [{ account: held, amountMinor: -amountMinor }, ...sharedOut],
    void: moved(held, available, amountMinor),
    reversal: money.isMerchantFirstInReversal
      ? [returned, ...undone(sharedOut)]
      : [...undone(sharedOut), returned],
  };
}

/** Naira that leaves through the provider once it has done what it was told, and the fee for it, which is earned. Kobo. */
export interface NairaPaidOut extends Owner, Partial<ItemizedFee> {
  readonly amountMinor: Kobo;
}

/**
 * The transfers of a kind whose naira leave through its provider: amount and fee are held; the amount leaves, the fee is
 * earned.
 */
export function paidOutTransfers<Order extends NairaPaidOut>(kind: string, idOf: (order: Order) => string) {
  return heldOrderTransfers<Order>(kind, (order) => {
    const { amountMinor, feeMinor = 0n, charges }: NairaPaidOut = order;
    return {
      orderId: idOf(order),
      asset: 'NGN',
      amountMinor: amountMinor + feeMinor,
      sharedOut: [leg(platform('NGN', 'provider_clearing'), amountMinor), ...feeLegs({ feeMinor, charges })],
    };
  });
}

/** A fee is shared out: each tax to its own account, and what is left to the platform's fees, which also bear what it pays. */
function feeLegs({ feeMinor, charges }: ItemizedFee): readonly Leg[] {
  const taxes = taxesOf(charges);
  const taxMinor = taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return [
    leg(platform('NGN', CHARGE_ACCOUNTS.fee), feeMinor - taxMinor),
    ...taxes.map(({ kind, amountMinor }) => leg(platform('NGN', CHARGE_ACCOUNTS[kind]), amountMinor)),
  ];
}

/** The provider of a sale whose naira stay here: they are credited to the merchant's wallet, and no bank is asked. */
export const WALLET_PROVIDER = 'wallet';

/**
 * The money of one sale of USDT: micro-USDT and kobo. `valueMinor` is what the USDT is worth to us, and is shared out in
 * full: net to the bank or the merchant's wallet, fee and margin to the platform.
 */
export interface UsdtSaleMoney extends Owner {
  /** WALLET_PROVIDER; any other is a bank's, which pays the naira. */
  readonly provider?: string | undefined;
  readonly saleId: Id<'sale'>;
  readonly amountMinor: MicroUsdt;
  readonly valueMinor: Kobo;
  readonly netMinor: Kobo;
  readonly feeMinor: Kobo;
  readonly charges?: ItemizedFee['charges'];
  readonly marginMinor: Kobo;
}

/** The USDT is held. Once the bank or the wallet has the naira it is ours, and the conversion accounts say what we gave for it. */
export const usdtSaleTransfers = heldOrderTransfers<UsdtSaleMoney>('usdt_sale', (sale) => {
  const { saleId, businessId, provider, amountMinor, valueMinor, netMinor, feeMinor, marginMinor } = sale;
  const { charges } = sale;
  invariant(amountMinor > 0n && netMinor > 0n, 'A sale must sell and pay something.');
  invariant(feeMinor >= 0n && marginMinor >= 0n, 'A sale cannot have a negative fee or margin.');
  return {
    orderId: saleId,
    asset: 'USDT',
    amountMinor,
    sharedOut: [
      leg(platform('USDT', 'conversion'), amountMinor),
      leg(platform('NGN', 'conversion'), -valueMinor),
      provider === WALLET_PROVIDER
        ? leg(merchant(businessId, 'NGN', 'available'), netMinor)
        : leg(platform('NGN', 'provider_clearing'), netMinor),
      ...feeLegs({ feeMinor, charges }),
      leg(platform('NGN', 'commission'), marginMinor),
    ],
    isMerchantFirstInReversal: true,
  };
});

/** The money of one refund of a credited deposit, in micro-USDT. */
export interface RefundMoney extends Owner {
  readonly refundId: Id<'rfd'>;
  readonly amountMinor: MicroUsdt;
}

/** The merchant's USDT is held until a refund ends. Once it is paid, it has left custody. */
export const refundTransfers = heldOrderTransfers<RefundMoney>('crypto_refund', (refund) => {
  invariant(refund.amountMinor > 0n, 'A refund must pay something.');
  return {
    orderId: refund.refundId,
    asset: 'USDT',
    amountMinor: refund.amountMinor,
    sharedOut: [leg(platform('USDT', 'custody'), refund.amountMinor)],
  };
});

/** One reservation of a wallet hold: the first holds all of it, and each release of a part ends one and begins the next. */
export interface WalletHoldPart extends Owner {
  readonly holdId: Id<'hld'>;
  readonly asset: Asset;
  /** From 1. */
  readonly part: number;
  readonly amountMinor: bigint;
}

const ofWalletHold = heldOrderTransfers<WalletHoldPart>('wallet_hold', ({ holdId, part, ...held }) => {
  invariant(held.amountMinor > 0n, 'A hold must hold something.');
  return { orderId: `${holdId}:${part}`, asset: held.asset, amountMinor: held.amountMinor, sharedOut: [] };
});

/** What an operator holds of a wallet for a case. It is never paid out: what is released goes back to where it came from. */
export const walletHoldTransfers = { reserve: ofWalletHold.reserve, void: ofWalletHold.void };

/** A transfer that reserves nothing and resolves nothing. */
function single(transfer: Pick<Transfer, 'reference' | 'kind' | 'environment' | 'legs'>): Transfer {
  return assertTransfer({ ...transfer, phase: 'single', legs: withoutZeros(transfer.legs) });
}

/** An account whose asset the compiler knows, so that it checks what is put there. */
type AccountOf<A extends Asset> = LedgerAccount & { readonly asset: A };

function leg<A extends Asset>(account: AccountOf<A>, amountMinor: Minor<A>): Leg {
  return { account, amountMinor };
}

function merchant<A extends Asset>(businessId: Id<'biz'>, asset: A, kind: MerchantAccountKind): AccountOf<A> {
  return { businessId, asset, kind };
}

function platform<A extends Asset>(asset: A, kind: PlatformAccountKind): AccountOf<A> {
  return { businessId: null, asset, kind };
}

function moved<A extends Asset>(from: AccountOf<A>, to: AccountOf<A>, amountMinor: Minor<A>): readonly Leg[] {
  const given = leg(to, amountMinor);
  return [{ account: from, amountMinor: -given.amountMinor }, given];
}

function undone(legs: readonly Leg[]): readonly Leg[] {
  return legs.map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor }));
}

function withoutZeros(legs: readonly Leg[]): readonly Leg[] {
  return legs.filter((leg) => leg.amountMinor !== 0n);
}
