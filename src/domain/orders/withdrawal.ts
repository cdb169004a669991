import { type ItemizedFee, shownCharges } from '../ledger/charges.ts';
import { type Id, type Kobo, minorToNumber } from '../money.ts';
import type { OrderEvent } from '../webhooks/webhook.ts';
import type { PayoutOrder } from './record.ts';

/** A withdrawal as its record holds it. Amounts in kobo. */
export interface WithdrawalRecord extends PayoutOrder, ItemizedFee {
  readonly withdrawalId: Id<'wd'>;
  readonly amountMinor: Kobo;
  readonly failureReason: string | undefined;
  /** Whether it was made by itself, as its merchant set up. */
  readonly isAutomatic: boolean;
}

/** What was agreed, as answers and events show it: amounts in naira. */
export function withdrawalTerms({
  amountMinor,
  feeMinor,
  charges,
  accountNumber,
  bankName,
}: Pick<WithdrawalRecord, 'amountMinor' | 'feeMinor' | 'charges' | 'accountNumber' | 'bankName'>) {
  return {
    amount: minorToNumber(amountMinor, 'NGN'),
    fee: minorToNumber(feeMinor, 'NGN'),
    charges: shownCharges(charges),
    totalDebit: minorToNumber(amountMinor + feeMinor, 'NGN'),
    currency: 'NGN',
    bankAccount: accountNumber,
    bankName,
  } as const;
}

/** A withdrawal as its event shows it. */
export function withdrawalEvent(withdrawal: WithdrawalRecord): OrderEvent {
  const { isAutomatic } = withdrawal;
  const terms = { ...withdrawalTerms(withdrawal), ...(isAutomatic && { isAutomatic }) };
  return { ...withdrawal, transactionId: withdrawal.withdrawalId, terms };
}
