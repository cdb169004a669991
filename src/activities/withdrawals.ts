import type { WithdrawalInput } from '../contract/flows.ts';
import type { WorkflowStart } from '../contract/starts.ts';
import { webhookDeliveryStart } from '../contract/starts.ts';
import { noteAttention } from '../db/attention.ts';
import type { Database } from '../db/database.ts';
import type { FlowEnd } from '../db/flowEnd.ts';
import type { LedgerStore } from '../db/ledgerStore.ts';
import type { OutboxRow } from '../db/outbox.ts';
import { finishWithdrawal, loadWithdrawal } from '../db/withdrawals.ts';
import { invariant } from '../domain/errors.ts';
import { withdrawalTransfers } from '../domain/ledger.ts';
import { decide, type FlowDecision, type FlowStatus, type ResolvedBy } from '../domain/providerFlow.ts';
import { type WithdrawalRecord, withdrawalEventBody, withdrawalEventType } from '../domain/withdrawal.ts';
import type { Metrics } from '../metrics.ts';
import { newIdentifier } from '../security/identifiers.ts';
import type { AttentionInput } from './attention.ts';
import { laterLook } from './laterLooks.ts';
import type { TransferNews } from './payouts.ts';

export interface EndWithdrawalInput extends WithdrawalInput {
  readonly decision: FlowDecision;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
  /** When the provider will have later news about a completed transfer. */
  readonly askAgainInMs: number | undefined;
  readonly resolvedBy: ResolvedBy | undefined;
}

/** What the withdrawal activities work with. */
export interface WithdrawalActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** Starts promised workflows now instead of at the relay's next round; never throws. */
  readonly keepPromised: (rows: readonly OutboxRow[]) => void;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention'>;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type WithdrawalActivities = ReturnType<typeof createWithdrawalActivities>;

/** The side effects of withdrawals beside the payout itself, which payouts.ts makes. Each may run again after a crash and then changes nothing twice. */
export function createWithdrawalActivities(dependencies: WithdrawalActivityDependencies) {
  const { database, ledger, keepPromised } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  async function load(input: WithdrawalInput): Promise<WithdrawalRecord> {
    const withdrawal = await loadWithdrawal(database, input.withdrawalId);
    invariant(withdrawal, 'A withdrawal workflow has no record.');
    return withdrawal;
  }

  return {
    /** Puts the withdrawal on the operators' list. */
    async noteAttention(input: WithdrawalInput & AttentionInput): Promise<void> {
      await noteAttention(database, 'withdrawal', input.withdrawalId, input);
      dependencies.metrics?.flowsNeedingAttention.inc({ flow: 'withdrawal', environment: input.environment });
    },

    /** Posts or voids the held money, records the end, and promises the merchant's event. Returns the status. */
    async endWithdrawal(input: EndWithdrawalInput): Promise<FlowStatus> {
      const withdrawal = await load(input);
      // A retry after a crash finds the work done.
      if (withdrawal.status !== 'PROCESSING') return withdrawal.status;
      const status = decide(withdrawal.status, input.decision);
      await faultPoint('withdrawal.beforeEnd');
      const isEnded = await end(withdrawal, {
        from: 'PROCESSING',
        to: status,
        transfer:
          status === 'COMPLETED'
            ? withdrawalTransfers.post(withdrawal)
            : withdrawalTransfers.void(withdrawal),
        providerReference: input.providerReference,
        failureReason: input.failureReason,
        look: laterLook({ ...withdrawal, flow: 'withdrawal', subjectId: withdrawal.withdrawalId }, input),
        resolvedBy: input.resolvedBy,
      });
      await faultPoint('withdrawal.afterEnd');
      return isEnded ? status : (await load(input)).status;
    },

    /** Gives the money of a completed withdrawal back. Returns whether it is reversed now. */
    async reverseWithdrawal(input: WithdrawalInput & Pick<TransferNews, 'reason'>): Promise<boolean> {
      const withdrawal = await load(input);
      if (withdrawal.status !== 'COMPLETED') return withdrawal.status === 'REVERSED';
      await end(withdrawal, {
        from: 'COMPLETED',
        to: 'REVERSED',
        transfer: withdrawalTransfers.reverse(withdrawal),
        providerReference: undefined,
        failureReason: input.reason ?? 'The bank returned the money.',
        look: undefined,
        resolvedBy: undefined,
      });
      return true;
    },
  };

  /** Ends the withdrawal as told. Returns false when somebody else ended it before. */
  async function end(withdrawal: WithdrawalRecord, how: Omit<FlowEnd, 'starts'>): Promise<boolean> {
    const { withdrawalId, businessId, environment } = withdrawal;
    const deliveryId = newIdentifier('msg');
    const starts: readonly WorkflowStart[] = [
      webhookDeliveryStart(
        { deliveryId, transactionId: withdrawalId, businessId, environment, isReplay: false },
        `${withdrawalEventType(how.to)} of ${withdrawalId}`,
      ),
    ];
    const promised = await finishWithdrawal(database, ledger, {
      ...how,
      withdrawalId,
      event: {
        deliveryId,
        businessId,
        environment,
        eventType: withdrawalEventType(how.to),
        transactionId: withdrawalId,
        body: withdrawalEventBody(withdrawal, {
          status: how.to,
          failureReason: how.failureReason,
          timestamp: new Date().toISOString(),
        }),
      },
      starts,
    });
    if (!promised) return false;
    dependencies.metrics?.flowsEnded.inc({ flow: 'withdrawal', environment, status: how.to });
    keepPromised(promised);
    return true;
  }
}
