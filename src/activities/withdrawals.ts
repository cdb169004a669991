import { webhookDeliveryStart } from '../contract/starts.ts';
import type { FlowEnd } from '../db/flowEnd.ts';
import { finishWithdrawal, loadWithdrawal } from '../db/withdrawals.ts';
import { withdrawalTransfers } from '../domain/ledger.ts';
import { type WithdrawalRecord, withdrawalEventBody, withdrawalEventType } from '../domain/withdrawal.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { createHeldOrderActivities, type HeldOrderDependencies } from './heldOrders.ts';

/** The side effects of withdrawals besides the payout itself, which payouts.ts makes. */
export const createWithdrawalActivities = (dependencies: HeldOrderDependencies) =>
  createHeldOrderActivities(
    'withdrawal',
    { load: loadWithdrawal, finish: finishWithEvent, transfers: withdrawalTransfers },
    dependencies,
  );

/** Ends a withdrawal, and promises the merchant its event. */
function finishWithEvent(
  { database, ledger }: Pick<HeldOrderDependencies, 'database' | 'ledger'>,
  withdrawal: WithdrawalRecord,
  end: FlowEnd,
) {
  const { withdrawalId, businessId, environment } = withdrawal;
  const deliveryId = newIdentifier('msg');
  const eventType = withdrawalEventType(end.to);
  return finishWithdrawal(database, ledger, {
    ...end,
    withdrawalId,
    event: {
      deliveryId,
      businessId,
      environment,
      eventType,
      transactionId: withdrawalId,
      body: withdrawalEventBody(withdrawal, {
        status: end.to,
        failureReason: end.failureReason,
        timestamp: new Date().toISOString(),
      }),
    },
    starts: [
      webhookDeliveryStart(
        { deliveryId, transactionId: withdrawalId, businessId, environment, isReplay: false },
        `${eventType} of ${withdrawalId}`,
      ),
    ],
  });
}
