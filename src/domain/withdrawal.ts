import type { PayoutOrder } from './heldOrder.ts';
import { type Id, type Kobo, minorToNumber } from './money.ts';
import type { OrderEvent } from './webhook.ts';

/** A withdrawal as its record holds it. Amounts in kobo. */
export interface WithdrawalRecord extends PayoutOrder {
  readonly withdrawalId: Id<'wd'>;
  readonly amountMinor: Kobo;
  readonly feeMinor: Kobo;
}

/** A withdrawal as its event shows it: amounts in naira. */
export function withdrawalEvent(withdrawal: WithdrawalRecord): OrderEvent {
  const { withdrawalId: transactionId, amountMinor, feeMinor } = withdrawal;
  return {
    ...withdrawal,
    transactionId,
    terms: {
      amount: minorToNumber(amountMinor, 'NGN'),
      fee: minorToNumber(feeMinor, 'NGN'),
      totalDebit: minorToNumber(amountMinor + feeMinor, 'NGN'),
      currency: 'NGN',
      bankAccount: withdrawal.accountNumber,
      bankName: withdrawal.bankName,
    },
  };
}
