import type { TransactionDetails, TransactionRecord } from '../../db/orders/transactions.ts';
import { shownCharges } from '../../domain/ledger/charges.ts';
import { minorToNumber } from '../../domain/money.ts';
import { timelineOf } from '../../domain/orders/timeline.ts';
import { shown } from '../schemas.ts';
import { transaction } from './schema.ts';

/** What came in, or is available again, is debited nothing. */
const INCOMING: ReadonlySet<string> = new Set(['payment', 'vendor_credit', 'collection', 'hold_release']);

/**
 * What a transaction takes from the wallet, in minor units; undefined when it brings money. The commission that comes back lowers
 * what a refund takes.
 */
export function debitMinorOf({
  flow,
  amountMinor,
  feeMinor,
  isCredit,
}: Pick<TransactionRecord, 'flow' | 'amountMinor' | 'feeMinor' | 'isCredit'>): bigint | undefined {
  if (flow === 'refund') return amountMinor - feeMinor;
  return INCOMING.has(flow) || isCredit ? undefined : amountMinor + feeMinor;
}

/** A transaction as every answer shows it. */
export function presentTransaction(record: TransactionRecord) {
  const { asset } = record;
  const debitMinor = debitMinorOf(record);
  return shown(transaction, {
    ...record,
    type: record.flow,
    amount: minorToNumber(record.amountMinor, asset),
    fee: minorToNumber(record.feeMinor, asset),
    charges: shownCharges(record.charges),
    totalDebit: debitMinor === undefined ? null : minorToNumber(debitMinor, asset),
    currency: asset,
    reference: record.id,
    payer: { name: record.payer?.name ?? null, email: record.payer?.email ?? null },
  });
}

/** The same with what happened to it. */
export function presentDetails(record: TransactionDetails) {
  const { refundableMinor } = record;
  return {
    ...presentTransaction(record),
    refundableAmount: refundableMinor === undefined ? null : minorToNumber(refundableMinor, 'NGN'),
    timeline: timelineOf(record),
  };
}
