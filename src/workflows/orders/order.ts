import {
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  TemporalFailure,
  type UntypedActivities,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { AnyStepNames } from '../../contract/kinds.ts';
import {
  type FlowState,
  type OrderState,
  outcomeUpdate,
  providerUpdateSignal,
  statusQuery,
} from '../../contract/messages.ts';
import { BUSINESS_ID } from '../../contract/searchAttributes.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { collectionStatus } from '../../domain/orders/collection.ts';
import { uncancelled, withoutCancellation } from '../cancellation.ts';
import { showFlowStatus } from '../details.ts';
import { hasLongHistory } from '../history.ts';
import { recordSteps } from '../records.ts';
import { assertWorkflowId } from '../workflowId.ts';
import { type AnyKind, type AnyProgress, detailsOf, isOpen } from './details.ts';
import { OperatorRequests } from './operatorRequests.ts';
import { type InputOf, type OrderWords, wordsOf } from './words.ts';

// One exchange with a provider may be several requests, each bounded by PROVIDER_TIMEOUT_MS (at most 60 s). A worker that
// died is noticed by its heartbeats, long before.
const EXCHANGE = {
  startToCloseTimeout: '330 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
} as const;

/**
 * How long the first steps may take inside the workflow's task: well below the ten seconds after which Temporal gives a
 * task to another worker. What takes longer continues as an activity that operators see.
 */
const AT_ONCE = { scheduleToCloseTimeout: '4 seconds', retry: { maximumAttempts: 1 } } as const;

const local = proxyLocalActivities<UntypedActivities>(AT_ONCE);
const recordStep = recordSteps<Record<string, (input: object) => Promise<AnyProgress>>>();

/** An order that takes more steps than this without a wait does not settle: an operator is asked. */
const MAX_STEPS_WITHOUT_WAIT = 20;

/** How long such an order rests before its next step. */
const REST_MS = 60_000;

/** A settled order whose next check is later than this is started again for it, by the relay. */
const MAX_OPEN_AFTER_END_MS = 5 * 60_000;

/**
 * The workflow of one kind of order, or of vendor credits. It keeps the time: it does the step that follows from the order's
 * facts, then the next, and waits in between. What the step is, `decideOrder` says; see activities/orders.
 */
export function orderWorkflow<K extends AnyKind>(kind: K) {
  return (input: InputOf<K>): Promise<OrderState> => {
    assertWorkflowId(input);
    const order = new OrderRun(wordsOf(kind, input));
    order.takeMessages();
    return withoutCancellation(
      () => order.requestCancellation(),
      () => order.run(),
    );
  };
}

class OrderRun {
  readonly #words: OrderWords;
  #progress: AnyProgress | undefined;
  #trouble: string | undefined;
  #shownStatus: string | undefined;
  #shownBusinessId: string | undefined;
  /** Whether an update was received that no step has read. */
  #hasUpdate = false;
  #isOutcomeLate = false;
  #isCancellationRequested = false;
  readonly #requests: OperatorRequests;

  constructor(words: OrderWords) {
    this.#words = words;
    this.#requests = new OperatorRequests(words, this);
  }

  /** Does one step after the other until the order is settled and nothing is left to learn. */
  async run(): Promise<OrderState> {
    let progress = await this.#begin();
    for (let steps = 1; ; steps++) {
      this.#show(progress);
      if (steps > MAX_STEPS_WITHOUT_WAIT) {
        await this.#flag('The order takes step after step and does not settle.');
        await condition(() => this.#hasUpdate, REST_MS, { summary: 'Rest before the next step' });
        steps = 0;
      }
      const { step } = progress;
      switch (step.do) {
        case 'send':
          progress = await this.#exchange('send', `Send to ${this.#providerName('a provider')}`);
          break;
        case 'check':
          progress = await this.#exchange('check', this.#checkSummary());
          break;
        case 'fail_over':
          progress = await this.#exchange('failOver', 'Send to another provider');
          break;
        case 'take_back':
          progress = await this.#exchange('takeBack', 'Take the request back');
          break;
        case 'settle':
          progress = await this.record('settle');
          break;
        case 'flag':
          progress = await this.record('flag');
          break;
        case 'refuse_decision':
          this.#requests.noteRefusal(step.decisionId, step.because);
          progress = await this.record('refuseDecision');
          break;
        case 'dismiss':
          progress = await this.record('dismiss');
          break;
        case 'wait':
          this.#isOutcomeLate = true;
          if (this.#isOver(step.untilMs)) {
            await condition(allHandlersFinished);
            if (!this.#hasUpdate) return this.state();
          }
          if (hasLongHistory()) await this.#continueAsNew();
          await this.#wait(step.untilMs);
          progress = await this.#exchange('check', this.#checkSummary());
          steps = 0;
          break;
        default:
          // A newer version of the service knows this step: its worker takes the task.
          throw new Error(`This worker does not know the step ${(step as { do: string }).do}.`);
      }
    }
  }

  /** Answers queries, signals and updates from now on. */
  takeMessages(): void {
    // The kinds that the API waits for have no status of their own.
    setHandler(statusQuery, () => this.state() as FlowState);
    setHandler(providerUpdateSignal, () => this.noteUpdate(), {
      description: 'The provider has an update: it is checked now.',
    });
    const outcome = async () => {
      await condition(() => this.#isSettled() || this.#isOutcomeLate);
      return this.state() as FlowState;
    };
    setHandler(outcomeUpdate, uncancelled(outcome), {
      description: 'Answers with the outcome, or once that is known to take longer. For the API.',
    });
    this.#requests.takeMessages();
  }

  requestCancellation(): void {
    this.#isCancellationRequested = true;
    this.noteUpdate();
  }

  /** An update was received that no step has read. */
  noteUpdate(): void {
    this.#hasUpdate = true;
  }

  /**
   * The first steps, inside the workflow's task: a provider mostly answers within milliseconds. When that fails or takes
   * longer, an activity continues that operators see.
   */
  async #begin(): Promise<AnyProgress> {
    try {
      return (await local[this.#nameOf('begin')]?.(this.#at())) as AnyProgress;
    } catch (error) {
      // Anything else is a fault of the workflow's own code.
      if (!(error instanceof TemporalFailure)) throw error;
      const { steps } = this.#words;
      return steps.send === undefined
        ? this.#exchange('check', this.#checkSummary())
        : this.#exchange('send', 'Send, or continue what was begun');
    }
  }

  /** A step that calls a provider. */
  async #exchange(step: keyof AnyStepNames, summary: string): Promise<AnyProgress> {
    await this.#recordCancellation();
    this.#hasUpdate = false;
    const activities = proxyActivities<UntypedActivities>({ ...EXCHANGE, summary });
    return (await activities[this.#nameOf(step)]?.(this.#at())) as AnyProgress;
  }

  async #recordCancellation(): Promise<void> {
    if (!this.#isCancellationRequested) return;
    this.#isCancellationRequested = false;
    await this.record('recordRequest', { isCancellation: true });
  }

  /** A step that changes the record alone. */
  record(step: keyof AnyStepNames, more: object = {}): Promise<AnyProgress> {
    return recordStep(this.#nameOf(step), { ...this.#at(), ...more }, (trouble) => {
      this.#trouble = trouble;
      if (this.#progress) this.#show(this.#progress);
    });
  }

  async #flag(reason: string): Promise<void> {
    await this.record('flag', { reason });
  }

  async #wait(untilMs: number | undefined): Promise<void> {
    const hasUpdate = () => this.#hasUpdate;
    if (untilMs === undefined) await condition(hasUpdate);
    else {
      const waitMs = Math.max(1, untilMs - Date.now());
      await condition(hasUpdate, waitMs, { summary: `Wait before ${this.#checkSummary().toLowerCase()}` });
    }
  }

  /** The activity of a step. A step that the kind does not have fails the workflow's task, until a version has it. */
  #nameOf(step: keyof AnyStepNames): string {
    const { steps, noun } = this.#words;
    const name = steps[step];
    if (name === undefined) throw new Error(`A ${noun} does not have the step ${step}.`);
    return name;
  }

  #at(): object {
    return { ...this.#words.subject, nowMs: Date.now() };
  }

  /** Whether the order is settled and its next check is not soon. */
  #isOver(untilMs: number | undefined): boolean {
    return this.#isSettled() && (untilMs === undefined || untilMs - Date.now() > MAX_OPEN_AFTER_END_MS);
  }

  status(): AnyProgress['status'] {
    return this.#progress?.status ?? this.#words.openStatus;
  }

  #isSettled(): boolean {
    return !isOpen(this.status());
  }

  async #continueAsNew(): Promise<void> {
    await condition(allHandlersFinished);
    await this.#recordCancellation();
    await continueAsNew(this.#words.input);
  }

  #show(progress: AnyProgress): void {
    this.#progress = progress;
    const { flowStatus } = this.state();
    if (
      flowStatus !== this.#shownStatus &&
      !(this.#shownStatus === undefined && flowStatus === this.#words.openStatus)
    ) {
      showFlowStatus(flowStatus);
    }
    this.#shownStatus = flowStatus;
    if ('businessId' in progress) this.#showOwner(progress.businessId);
    setCurrentDetails(detailsOf(this.#words.kind, progress, this.#trouble));
  }

  /** The owner of a vendor credit is not known before it is credited. */
  #showOwner(businessId: string | undefined): void {
    if (businessId === undefined || businessId === this.#shownBusinessId) return;
    this.#shownBusinessId = businessId;
    upsertSearchAttributes([{ key: BUSINESS_ID, value: businessId }]);
  }

  /** How the order stands, for queries and updates. */
  state(): OrderState {
    const status = this.status();
    const review = this.#progress?.review;
    const attention = review ?? this.#trouble;
    const isCollection = this.#words.kind === 'collection';
    return {
      status: isCollection ? collectionStatus(status as OrderStatus, review !== undefined) : status,
      flowStatus: attention === undefined ? status : 'NEEDS_ATTENTION',
      attention: isOpen(status) ? attention : undefined,
    };
  }

  #providerName(otherwise: string): string {
    return this.#progress?.attempt?.provider ?? otherwise;
  }

  #checkSummary(): string {
    const checks = this.#progress?.attempt?.checks ?? 1;
    return `Check ${checks} at ${this.#providerName('the provider')}`;
  }
}
