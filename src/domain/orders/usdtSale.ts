import type { Id } from '../money.ts';
import type { SaleTerms } from './exchangeRate.ts';
import type { PayoutOrder, SettlementAccount } from './record.ts';

/** A sale of USDT as its record holds it. */
export interface UsdtSaleRecord extends SaleTerms, PayoutOrder {
  readonly saleId: Id<'sale'>;
  /** The settled session that it sells; undefined of a sale that the merchant asked for. */
  readonly paymentId: Id<'cp'> | undefined;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
}

/** What a sale says in place of a bank account when its naira go to the merchant's wallet. */
export const WALLET_ACCOUNT: SettlementAccount = {
  accountNumber: 'wallet',
  bankCode: 'wallet',
  bankName: 'NGN wallet',
  accountName: 'NGN wallet',
  verifiedWith: undefined,
  nipCode: undefined,
};
