import { ApplicationFailure } from '@temporalio/common';
import type { UsdtSessionInput } from '../../contract/flows.ts';
import type { SessionResolution, UsdtSessionState } from '../../contract/messages.ts';
import type { Database } from '../../db/core/database.ts';
import { type AdvancedPayment, advanceUsdtSession } from '../../db/usdt/sessionSettlement.ts';
import { findDecider, type UsdtSessionRecord } from '../../db/usdt/usdtSessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { isOver, REVIEW_SENTENCES, sessionFlowStatus } from '../../domain/usdt/usdtSession.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ActivityDependencies } from '../dependencies.ts';

/** A session after it was looked at, as its workflow needs it. */
export interface UsdtSessionNews extends UsdtSessionState {
  /** When time alone changes it, ms since 1970. */
  readonly wakeAtMs: number | undefined;
  /** The decision of an operator or the merchant, and who made it; undefined until then. */
  readonly decision: { readonly operator: string; readonly reason: string } | undefined;
}

export interface AdvanceInput extends Pick<UsdtSessionInput, 'paymentId' | 'environment'> {
  /** The workflow's time, by which expiry and grace are judged. */
  readonly nowMs: number;
  readonly resolution?: SessionResolution | undefined;
  readonly retriesSweep?: boolean;
}

/** What the session activities work with. */
interface UsdtSessionActivityDependencies extends Omit<ActivityDependencies, 'stopping'> {
  readonly metrics?: Pick<
    Metrics,
    'cryptoDeposits' | 'flowsEnded' | 'flowsNeedingAttention' | 'moneyAcceptedMinor'
  >;
}

export type UsdtSessionActivities = ReturnType<typeof createUsdtSessionActivities>;

/** The side effects of sessions. Each may run again after a crash and then changes nothing twice. */
export function createUsdtSessionActivities(dependencies: UsdtSessionActivityDependencies) {
  const { database, ledger, dispatch, metrics, faultPoint } = dependencies;
  return {
    /** Looks at a session and does what follows: its status, its sweep, the merchant's credit. */
    async advanceCryptoPayment(input: AdvanceInput): Promise<UsdtSessionNews> {
      await faultPoint?.('session.beforeAdvance');
      try {
        const advanced = await advanceUsdtSession(database, ledger, {
          paymentId: input.paymentId,
          nowMs: input.nowMs,
          retriesSweep: input.retriesSweep ?? false,
          decision: input.resolution && {
            by: 'operator',
            action: input.resolution.action,
            actor: input.resolution.operator,
            reason: input.resolution.reason,
            isUnverified: true,
          },
        });
        await faultPoint?.('session.afterAdvance');
        dispatch(advanced.messages);
        count(metrics, advanced);
        return newsOf(advanced, await decisionOf(database, advanced.payment));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        throw ApplicationFailure.nonRetryable(error.message, error.code);
      }
    },
  };
}

async function decisionOf(
  database: Database,
  { paymentId, resolution }: UsdtSessionRecord,
): Promise<UsdtSessionNews['decision']> {
  if (resolution === undefined) return undefined;
  return { operator: await findDecider(database, paymentId), reason: resolution };
}

function count(
  metrics: UsdtSessionActivityDependencies['metrics'],
  { payment, hasChanged, setAside }: AdvancedPayment,
): void {
  if (!metrics) return;
  const { environment, status } = payment;
  if (setAside > 0) metrics.cryptoDeposits.inc({ environment, kind: 'unexpected' }, setAside);
  if (!hasChanged) return;
  const labels = { flow: 'crypto_payment', environment };
  if (isOver(status) || status === 'EXPIRED') metrics.flowsEnded.inc({ ...labels, status });
  if (status === 'MANUAL_REVIEW') metrics.flowsNeedingAttention.inc(labels);
  if (status === 'SETTLED') {
    metrics.moneyAcceptedMinor.inc({ ...labels, asset: 'USDT' }, Number(payment.creditedMinor));
  }
}

function newsOf(
  { payment, verdict }: AdvancedPayment,
  decision: UsdtSessionNews['decision'],
): UsdtSessionNews {
  return {
    status: payment.status,
    flowStatus: sessionFlowStatus(payment.status),
    amountReceivedMinor: payment.receivedMinor.toString(),
    amountCreditedMinor: payment.creditedMinor.toString(),
    txHash: payment.txHash,
    reviewReason: payment.reviewReason,
    attention: payment.reviewReason && REVIEW_SENTENCES[payment.reviewReason],
    wakeAtMs: verdict?.wakeAtMs,
    decision,
  };
}
