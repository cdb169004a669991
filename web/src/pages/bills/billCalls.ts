import type { MerchantClient } from '@merchant-payments/client';
import type { BillForm, BillKind } from './billKinds.ts';

/** A purchase as it was confirmed. */
export interface BillOrder extends Omit<BillForm, 'amount'> {
  readonly kind: BillKind;
  /** Naira; the price of the plan where there is one. */
  readonly amount: number;
}

/** Buys what the form says. */
export function buyBill(client: MerchantClient, order: BillOrder, idempotencyKey: string) {
  const { kind, biller, account, planCode, amount, phone, meterType } = order;
  const reference = order.merchantReference.trim();
  const common = reference === '' ? {} : { merchantReference: reference };
  switch (kind) {
    case 'airtime':
      return client.buyAirtime({
        body: { ...common, network: biller, phone: account, amount },
        idempotencyKey,
      });
    case 'data':
      return client.buyData({
        body: { ...common, network: biller, phone: account, planCode },
        idempotencyKey,
      });
    case 'electricity': {
      const body = { ...common, electricity: biller, meterNumber: account, type: meterType, amount, phone };
      return client.buyElectricity({ body, idempotencyKey });
    }
    case 'tv':
      return client.buyTv({
        body: { ...common, tv: biller, smartCardNumber: account, planCode, phone },
        idempotencyKey,
      });
    case 'bet':
      return client.buyBet({
        body: { ...common, bettingPlatform: biller, customerId: account, amount },
        idempotencyKey,
      });
  }
}

/** Asks the biller whose account it is. Only for kinds whose accounts can be looked up. */
export async function verifyBillAccount(
  client: MerchantClient,
  { kind, biller, account, meterType }: Pick<BillOrder, 'kind' | 'biller' | 'account' | 'meterType'>,
): Promise<string> {
  if (kind === 'electricity') {
    const body = { electricity: biller, meterNumber: account, type: meterType };
    return (await client.verifyMeter({ body })).accountName;
  }
  if (kind === 'tv') {
    const answer = await client.verifySmartCard({ body: { tv: biller, smartCardNumber: account } });
    return answer.smartCardInfo.customerName;
  }
  const answer = await client.verifyBet({ body: { bettingPlatform: biller, customerId: account } });
  return answer.data.customerName;
}
