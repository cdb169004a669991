import { type Environment, minorToNumber } from './money.ts';
import type { FlowStatus } from './providerFlow.ts';
import type { WebhookEventType } from './webhook.ts';

/** A withdrawal as its record holds it. Amounts in kobo, times as ISO 8601. */
export interface WithdrawalRecord {
  readonly withdrawalId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: FlowStatus;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountName: string;
  /** The provider that was preferred when it was accepted; the attempts say who was told. */
  readonly provider: string;
  /** As in the settlement account that it goes to. */
  readonly verifiedWith: string | undefined;
  readonly nipCode: string | undefined;
  /** When a provider was first told; undefined as long as none was. */
  readonly sentAtMs: number | undefined;
  readonly attentionReason: string | undefined;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
}

/** The event that follows from a withdrawal's final status; a reversal is a failure that came late. */
export function withdrawalEventType(status: Exclude<FlowStatus, 'PROCESSING'>): WebhookEventType {
  return status === 'COMPLETED' ? 'withdrawal.completed' : 'withdrawal.failed';
}

/** The JSON body of a withdrawal's event, as the merchant receives it: amounts are numbers in naira. */
export function withdrawalEventBody(
  withdrawal: WithdrawalRecord,
  status: Exclude<FlowStatus, 'PROCESSING'>,
  failureReason: string | undefined,
  timestamp: string,
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
