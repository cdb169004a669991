import type { StatementRunner } from '../../db/core/database.ts';
import { adjustBalance } from '../../db/ledger/balanceAdjustments.ts';
import { InsufficientFundsError, type LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { recordEventForRelay } from '../../db/webhooks/deliveries.ts';
import { minorToDecimal, minorToNumber } from '../../domain/money.ts';
import { AdminError } from '../errors.ts';

/**
 * Posts an adjustment, with its event, which the relay dispatches.
 *
 * @param runner that of a transaction.
 * @throws AdminError when more is to be taken than there is.
 */
export async function postAdjustment(
  runner: StatementRunner,
  ledger: LedgerStore,
  adjustment: Parameters<typeof adjustBalance>[2],
): Promise<void> {
  try {
    await adjustBalance(runner, ledger, adjustment);
    const { adjustmentId, businessId, environment, asset, amountMinor } = adjustment;
    const data = { adjustmentId, amount: minorToNumber(amountMinor, asset), currency: asset };
    await recordEventForRelay(runner, { businessId, environment, type: 'adjustment.recorded', data });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    const { amountMinor, asset } = adjustment;
    throw new AdminError(`The business has less than ${minorToDecimal(-amountMinor, asset)} ${asset}.`);
  }
}
