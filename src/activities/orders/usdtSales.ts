import { WALLET_PROVIDER } from '../../domain/ledger/ledger.ts';
import type { OrderAtProvider } from '../../domain/orders/lostOrder.ts';
import type { UsdtSaleRecord } from '../../domain/orders/usdtSale.ts';
import type { OrderAccount, OrderPort, ProviderAnswer } from './port.ts';

/** What a bank is to pay of a sale. */
export function transferOfSale({ netMinor, amountMinor }: UsdtSaleRecord) {
  return {
    amountMinor: netMinor,
    narration: 'USDT sale',
    sandboxAmount: { amountMinor, asset: 'USDT' as const },
  };
}

type Payouts = Pick<OrderPort<UsdtSaleRecord>, 'candidates' | 'accountOf' | 'findAttempts'>;

/** Who pays sales of USDT: the given banks, except for those into the merchant's own wallet. */
export function toWalletOr(banks: Payouts): Payouts {
  return {
    candidates: async (sale) => (isToWallet(sale) ? [WALLET] : banks.candidates(sale)),
    accountOf: async (sale, attempt) => (isToWallet(sale) ? WALLET : banks.accountOf(sale, attempt)),
    findAttempts: async (sale, sought) => {
      const answers = (await banks.findAttempts?.(sale, sought)) ?? [];
      return isToWallet(sale) ? answers.map(besideWallet) : answers;
    },
  };
}

/**
 * What a bank's answer means for a sale into the wallet. Before a restore it may have been a sale to the bank account: what a bank
 * has paid is not credited as well.
 */
function besideWallet(answer: OrderAtProvider): OrderAtProvider {
  const { status } = answer;
  if (status === 'unasked') return answer;
  if (status === 'not_found' || status === 'failed' || status === 'reversed') {
    return { ...answer, status: 'not_found' };
  }
  const reason = 'It may have paid this sale, which would go to the wallet now. Settle it there first.';
  return { ...answer, status: 'unknown', reason };
}

/** Whether the naira of a sale stay here. */
function isToWallet({ provider }: UsdtSaleRecord): boolean {
  return provider === WALLET_PROVIDER;
}

const CREDITED: ProviderAnswer = {
  outcome: 'succeeded',
  providerReference: undefined,
  reason: undefined,
  nextCheckInMs: undefined,
};

/** The merchant's own wallet, as the account of a sale: settling the sale credits it, so there is nothing to send or check. */
const WALLET: OrderAccount<UsdtSaleRecord> = {
  name: WALLET_PROVIDER,
  identify: async () => undefined,
  verify: async () => ({ isVerified: true }),
  send: async () => CREDITED,
  check: async () => CREDITED,
};
