import type { PayoutOrder } from './heldOrder.ts';
import { minorToNumber } from './money.ts';
import type { FlowStatus } from './providerFlow.ts';
import type { WebhookEventType } from './webhook.ts';

/** A withdrawal as its record holds it. Amounts in kobo. */
export interface WithdrawalRecord extends PayoutOrder {
  readonly withdrawalId: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
}

/** The event that follows from a withdrawal's final status; a reversal is a failure that came late. */
export function withdrawalEventType(status: Exclude<FlowStatus, 'PROCESSING'>): WebhookEventType {
  return status === 'COMPLETED' ? 'withdrawal.completed' : 'withdrawal.failed';
}

/** How a withdrawal ended, for its event. */
interface WithdrawalOutcome {
  readonly status: Exclude<FlowStatus, 'PROCESSING'>;
  readonly failureReason: string | undefined;
  /** When, as ISO 8601. */
  readonly timestamp: string;
}

/** The JSON body of a withdrawal's event, as the merchant receives it: amounts are numbers in naira. */
export function withdrawalEventBody(
  withdrawal: WithdrawalRecord,
  { status, failureReason, timestamp }: WithdrawalOutcome,
): string {
  return JSON.stringify({
    type: withdrawalEventType(status),
    timestamp,
    data: {
      transactionId: withdrawal.withdrawalId,
      amount: minorToNumber(withdrawal.amountMinor, 'NGN'),
      fee: minorToNumber(withdrawal.feeMinor, 'NGN'),
      totalDebit: minorToNumber(withdrawal.amountMinor + withdrawal.feeMinor, 'NGN'),
      currency: 'NGN',
      bankAccount: withdrawal.accountNumber,
      bankName: withdrawal.bankName,
      status,
      failureReason: failureReason ?? null,
      merchantReference: withdrawal.merchantReference ?? null,
      metadata: withdrawal.metadata,
      environment: withdrawal.environment,
      simulated: withdrawal.environment === 'test',
      createdAt: withdrawal.createdAt,
    },
  });
}
