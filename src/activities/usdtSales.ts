import { loadUsdtSale } from '../db/usdtSales.ts';
import { usdtSaleTransfers } from '../domain/ledger.ts';
import { createHeldOrderActivities, type HeldOrderDependencies } from './heldOrders.ts';

/** The side effects of USDT sales besides the payout itself, which payouts.ts makes. */
export const createUsdtSaleActivities = (dependencies: HeldOrderDependencies) =>
  createHeldOrderActivities('usdt_sale', { load: loadUsdtSale, transfers: usdtSaleTransfers }, dependencies);
