import {
  ActivityCancellationType,
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  condition,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
} from '@temporalio/workflow';
import type { WebhookAttemptReport } from '../../activities/webhooks/sender.ts';
import type { WebhookActivities } from '../../activities/webhooks/webhooks.ts';
import type { WebhookDeliveryInput } from '../../contract/flows.ts';
import { retryNowUpdate, type WebhookFlowState, webhookStatusQuery } from '../../contract/messages.ts';
import { WEBHOOK_WAITS_MS, type WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import { uncancelled, withoutCancellation } from '../cancellation.ts';
import { showFlowStatus } from '../details.ts';

// One attempt takes at most 15 s and two short statements. Only our own database, or too many attempts of the business,
// can make it throw, so it is tried until that is over. One that is under way when cancellation is requested is waited
// for: what it records must not come after the delivery's end.
const { attemptWebhook, cancelWebhook } = proxyActivities<WebhookActivities>({
  startToCloseTimeout: '45 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
});

/** Number of attempts of a whole schedule. */
const LAST = WEBHOOK_WAITS_MS.length;

/** What ends a wait: its time, an operator who wants an attempt, or one who wants no more. */
type Next = 'due' | 'manual' | 'cancelled';

/**
 * Brings one event to one merchant: attempts on the schedule of domain/webhooks/webhook.ts until one succeeds, the receiver
 * wants no more (410), or the schedule is used up. The first attempt was mostly made before it, by the process that recorded
 * the event. A replay attempts once. Operators may attempt at any time between;
 * such an attempt takes none of the schedule's away, and the wait under way begins again after it. When cancellation is
 * requested the delivery ends, and its record says so.
 *
 * @returns how it ended: what operators see as FlowStatus.
 */
export function webhookDeliveryWorkflow(input: WebhookDeliveryInput): Promise<WebhookDeliveryStatus> {
  const delivery = new Delivery(input);
  return withoutCancellation(
    () => delivery.cancel(),
    () => delivery.run(),
  );
}

class Delivery {
  readonly #input: WebhookDeliveryInput;
  #flowStatus: WebhookDeliveryStatus = 'PENDING';
  /** How many attempts this schedule has made, an operator's included. */
  #attempts: number;
  /** Which attempt of the schedule was the latest. */
  #scheduledAttempt: number;
  #nextAttemptAtMs: number | undefined;
  #lastResult: string | undefined;
  #isWaiting = false;
  #isManualWanted = false;
  #isCancelled = false;
  #attempting: CancellationScope | undefined;

  constructor(input: WebhookDeliveryInput) {
    this.#input = input;
    this.#scheduledAttempt = input.schedule?.attempts ?? 0;
    this.#attempts = this.#scheduledAttempt;
    this.#lastResult = input.schedule?.lastResult;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#attempting?.cancel();
  }

  async run(): Promise<WebhookDeliveryStatus> {
    this.#answerMessages();
    const { schedule, isReplay } = this.#input;
    let report: WebhookAttemptReport | undefined;
    let next: Next = schedule
      ? await this.#wait(schedule.nextAttemptAtMs - Date.now(), this.#whyItWaits())
      : 'due';
    while (next !== 'cancelled') {
      report = await this.#attempt(next);
      this.#isManualWanted = false;
      if (report?.waitMs === undefined) break;
      next = await this.#wait(report.waitMs, this.#whyItWaits());
    }
    const ended = next === 'cancelled' ? undefined : report;
    this.#flowStatus = ended ? endOf(ended, isReplay) : await this.#endCancelled();
    const how = ended ? ended.summary : 'cancelled by an operator';
    setCurrentDetails(`${this.#flowStatus} after ${this.#attempts} attempts: ${how}`);
    showFlowStatus(this.#flowStatus);
    // An operator's update answers before the workflow ends.
    await condition(allHandlersFinished);
    return this.#flowStatus;
  }

  /** One attempt. Returns undefined when it was cancelled before it was made. */
  async #attempt(why: Exclude<Next, 'cancelled'>): Promise<WebhookAttemptReport | undefined> {
    const { deliveryId, isReplay, replayId } = this.#input;
    if (why === 'due') this.#scheduledAttempt++;
    const scheduled = isReplay ? 'Replay' : `Attempt ${this.#scheduledAttempt} of ${LAST}`;
    const attempted = {
      deliveryId,
      isForced: isReplay,
      scheduledAttempt: this.#scheduledAttempt,
      jitter: Math.random(),
      ...(replayId !== undefined && { replayId }),
    };
    const summary = why === 'manual' ? 'Attempt by an operator' : scheduled;
    const attempting = new CancellationScope();
    this.#attempting = attempting;
    try {
      const report = await attempting.run(() => attemptWebhook.executeWithOptions({ summary }, [attempted]));
      this.#attempts++;
      this.#lastResult = report.summary;
      return report;
    } catch (error) {
      if (!isCancellation(error)) throw error;
      this.#lastResult = 'cancelled before it was sent';
      return undefined;
    } finally {
      this.#attempting = undefined;
    }
  }

  /** Waits for the next attempt's time, or for an operator. */
  async #wait(waitMs: number, details: string): Promise<Next> {
    this.#nextAttemptAtMs = Date.now() + Math.max(0, waitMs);
    setCurrentDetails(
      `${details}\n\nThe next one is due at ${new Date(this.#nextAttemptAtMs).toISOString()}. ` +
        'Send the update `retryNow` to attempt now.',
    );
    this.#isWaiting = true;
    const isAskedFor = () => this.#isManualWanted || this.#isCancelled;
    if (waitMs > 0)
      await condition(isAskedFor, waitMs, {
        summary: `Wait before attempt ${this.#scheduledAttempt + 1} of ${LAST}`,
      });
    this.#isWaiting = false;
    this.#nextAttemptAtMs = undefined;
    if (this.#isManualWanted) return 'manual';
    return this.#isCancelled ? 'cancelled' : 'due';
  }

  #whyItWaits(): string {
    return this.#lastResult === undefined
      ? 'It goes on from its record.'
      : `Attempt ${this.#scheduledAttempt} of ${LAST} failed: ${this.#lastResult}`;
  }

  async #endCancelled(): Promise<WebhookDeliveryStatus> {
    const { deliveryId, isReplay, replayId } = this.#input;
    const cancelled = { deliveryId, isReplay, ...(replayId !== undefined && { replayId }) };
    const status = await cancelWebhook.executeWithOptions({ summary: 'Cancelled' }, [cancelled]);
    return isReplay ? 'FAILED' : status;
  }

  #answerMessages(): void {
    setHandler(
      webhookStatusQuery,
      (): WebhookFlowState => ({
        flowStatus: this.#flowStatus,
        attempts: this.#attempts,
        nextAttemptAt:
          this.#nextAttemptAtMs === undefined ? undefined : new Date(this.#nextAttemptAtMs).toISOString(),
        lastResult: this.#lastResult,
      }),
    );
    setHandler(
      retryNowUpdate,
      uncancelled(async () => {
        this.#isManualWanted = true;
        await condition(() => !this.#isManualWanted);
        return `Attempted: ${this.#lastResult}`;
      }),
      { validator: () => this.#refuseUnlessWaiting(), description: 'Sends the event now.' },
    );
  }

  #refuseUnlessWaiting(): void {
    if (this.#flowStatus !== 'PENDING')
      throw ApplicationFailure.nonRetryable(`This delivery is ${this.#flowStatus}.`);
    if (!this.#isWaiting || this.#isManualWanted) {
      throw ApplicationFailure.nonRetryable('An attempt is under way; look at its result first.');
    }
  }
}

/** The delivery's own end; a replay is judged by itself, as it may fail for an event that was delivered before. */
function endOf(report: WebhookAttemptReport, isReplay: boolean): WebhookDeliveryStatus {
  if (!isReplay) return report.status;
  if (report.result === 'stopped') return 'NO_ADDRESS';
  return report.result === 'delivered' ? 'DELIVERED' : 'FAILED';
}
