import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { WebhookActivities, WebhookAttemptReport } from '../activities/webhooks.ts';
import type { WebhookDeliveryInput } from '../contract/flows.ts';
import { retryNowUpdate, type WebhookFlowState, webhookStatusQuery } from '../contract/messages.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import { WEBHOOK_WAITS_MS, type WebhookDeliveryStatus } from '../domain/webhook.ts';

// One attempt takes at most 15 s and two short statements. Only our own database can make it throw, so it is tried
// until the database is back.
const { attemptWebhook } = proxyActivities<WebhookActivities>({
  startToCloseTimeout: '45 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

/**
 * Brings one event to one merchant: attempts on the schedule of domain/webhook.ts until one succeeds, the receiver
 * wants no more (410), or the schedule is used up. A replay attempts once. Operators may attempt at any time between;
 * such an attempt takes none of the schedule's away, and the wait under way begins anew after it.
 *
 * @returns how it ended: what operators see as FlowStatus.
 */
export async function webhookDeliveryWorkflow(input: WebhookDeliveryInput): Promise<WebhookDeliveryStatus> {
  let flowStatus: WebhookDeliveryStatus = 'PENDING';
  let attempts = 0;
  let nextAttemptAtMs: number | undefined;
  let lastResult: string | undefined;
  let isWaiting = false;
  let isManualWanted = false;

  setHandler(
    webhookStatusQuery,
    (): WebhookFlowState => ({
      flowStatus,
      attempts,
      nextAttemptAt: nextAttemptAtMs === undefined ? undefined : new Date(nextAttemptAtMs).toISOString(),
      lastResult,
    }),
  );
  setHandler(
    retryNowUpdate,
    async () => {
      isManualWanted = true;
      const attemptsBefore = attempts;
      await condition(() => attempts > attemptsBefore);
      return `Attempted: ${lastResult}`;
    },
    {
      validator: () => {
        if (flowStatus !== 'PENDING')
          throw ApplicationFailure.nonRetryable(`This delivery is ${flowStatus}.`);
        if (!isWaiting || isManualWanted) {
          throw ApplicationFailure.nonRetryable('An attempt is under way; look at its result first.');
        }
      },
    },
  );

  const attempt = async (scheduledAttempt: number, summary: string): Promise<WebhookAttemptReport> => {
    const report = await attemptWebhook.executeWithOptions({ summary }, [
      {
        deliveryId: input.deliveryId,
        isForced: input.isReplay,
        scheduledAttempt,
        jitter: Math.random(),
        ...(input.replayId !== undefined && { replayId: input.replayId }),
      },
    ]);
    attempts++;
    lastResult = report.summary;
    return report;
  };

  upsertSearchAttributes([{ key: FLOW_STATUS, value: 'PENDING' }]);
  const last = WEBHOOK_WAITS_MS.length;
  let scheduledAttempt = 1;
  let report = await attempt(1, input.isReplay ? 'Replay' : `Attempt 1 of ${last}`);
  while (report.waitMs !== undefined) {
    nextAttemptAtMs = Date.now() + report.waitMs;
    setCurrentDetails(
      `Attempt ${scheduledAttempt} of ${last} failed: ${report.summary}\n\nThe next one is due at ` +
        `${new Date(nextAttemptAtMs).toISOString()}. Send the update \`retryNow\` to attempt now.`,
    );
    isWaiting = true;
    const isManual = await condition(() => isManualWanted, report.waitMs, {
      summary: `Wait before attempt ${scheduledAttempt + 1} of ${last}`,
    });
    isWaiting = false;
    nextAttemptAtMs = undefined;
    if (!isManual) scheduledAttempt++;
    report = await attempt(
      scheduledAttempt,
      isManual ? 'Attempt by an operator' : `Attempt ${scheduledAttempt} of ${last}`,
    );
    isManualWanted = false;
  }

  flowStatus = endOf(report, input.isReplay);
  setCurrentDetails(`${flowStatus} after ${attempts} attempts: ${report.summary}`);
  upsertSearchAttributes([{ key: FLOW_STATUS, value: flowStatus }]);
  // An operator's update answers before the workflow ends.
  await condition(allHandlersFinished);
  return flowStatus;
}

/** The delivery's own end; a replay is judged by itself, as it may fail for an event that was delivered before. */
function endOf(report: WebhookAttemptReport, isReplay: boolean): WebhookDeliveryStatus {
  if (!isReplay) return report.status;
  if (report.result === 'stopped') return 'NO_ADDRESS';
  return report.result === 'delivered' ? 'DELIVERED' : 'FAILED';
}
