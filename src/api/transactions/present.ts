import type { TransactionDetails, TransactionRecord } from '../../db/orders/transactions.ts';
import { shownCharges } from '../../domain/ledger/charges.ts';
import { minorToNumber } from '../../domain/money.ts';
import { timelineOf } from '../../domain/orders/timeline.ts';
import { shown } from '../schemas.ts';
import { transaction } from './schema.ts';

/** What came in is debited nothing. */
const INCOMING: ReadonlySet<string> = new Set(['payment', 'vendor_credit', 'collection']);

/**
 * What a transaction takes from the wallet, in kobo; undefined when it brings money. The commission that comes back lowers
 * what a refund takes.
 */
export function debitMinorOf({
  flow,
  amountMinor,
  feeMinor,
}: Pick<TransactionRecord, 'flow' | 'amountMinor' | 'feeMinor'>): bigint | undefined {
  if (flow === 'refund') return amountMinor - feeMinor;
  return INCOMING.has(flow) ? undefined : amountMinor + feeMinor;
}

/** A transaction as every answer shows it. */
export function presentTransaction(record: TransactionRecord) {
  const debitMinor = debitMinorOf(record);
  return shown(transaction, {
    ...record,
    type: record.flow,
    amount: minorToNumber(record.amountMinor, 'NGN'),
    fee: minorToNumber(record.feeMinor, 'NGN'),
    charges: shownCharges(record.charges),
    totalDebit: debitMinor === undefined ? null : minorToNumber(debitMinor, 'NGN'),
    currency: 'NGN',
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
