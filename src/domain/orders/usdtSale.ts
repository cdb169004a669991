import { shownCharges } from '../ledger/charges.ts';
import { type Id, minorToNumber } from '../money.ts';
import type { OrderEvent } from '../webhooks/webhook.ts';
import { rateToNumber, type SaleTerms } from './exchangeRate.ts';
import type { PayoutOrder, SettlementAccount } from './record.ts';

/** A sale of USDT as its record holds it. */
export interface UsdtSaleRecord extends SaleTerms, PayoutOrder {
  readonly saleId: Id<'sale'>;
  /** The settled session that it sells; undefined of a sale that the merchant asked for. */
  readonly paymentId: Id<'cp'> | undefined;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
}

/** A sale as its event shows it: amounts in USDT and naira, as answers show them. */
export function usdtSaleEvent(sale: UsdtSaleRecord): OrderEvent {
  const terms = {
    amountUsdt: minorToNumber(sale.amountMinor, 'USDT'),
    conversionRate: rateToNumber(sale.rateScaled),
    grossAmountNgn: minorToNumber(sale.grossMinor, 'NGN'),
    withdrawalFeeNgn: minorToNumber(sale.feeMinor, 'NGN'),
    charges: shownCharges(sale.charges),
    netAmountNgn: minorToNumber(sale.netMinor, 'NGN'),
    bankAccount: sale.accountNumber,
    bankName: sale.bankName,
    paymentId: sale.paymentId ?? null,
  };
  return { ...sale, transactionId: sale.saleId, terms };
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
