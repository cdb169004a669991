import type { Id } from '../money.ts';
import type { SaleTerms } from './exchangeRate.ts';
import type { PayoutOrder } from './record.ts';

/** A sale of USDT as its record holds it. */
export interface UsdtSaleRecord extends SaleTerms, PayoutOrder {
  readonly saleId: Id<'sale'>;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
}
