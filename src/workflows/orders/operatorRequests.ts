import { ApplicationFailure, condition, currentUpdateInfo, setHandler } from '@temporalio/workflow';
import type { AnyStepNames } from '../../contract/kinds.ts';
import {
  type Dismissal,
  type OrderState,
  type Resolution,
  resolveUpdate,
  retryNowUpdate,
} from '../../contract/messages.ts';
import { uncancelled } from '../cancellation.ts';
import { refuseUnlessDismissal, refuseUnlessResolution } from '../decisions.ts';
import { type AnyProgress, isOpen } from './details.ts';
import type { OrderWords } from './words.ts';

/** The order that operators ask something of: how it stands, and what stores a request. */
interface RequestedOrder {
  status(): AnyProgress['status'];
  state(): OrderState;
  record(step: keyof AnyStepNames, more: object): Promise<unknown>;
  noteUpdate(): void;
}

/** What operators ask of an order by updates: to check its provider now, or to settle it by their decision. */
export class OperatorRequests {
  readonly #words: OrderWords;
  readonly #order: RequestedOrder;
  /** Why decisions were refused, by their ids. */
  readonly #refusals = new Map<string, string>();
  #decisionId: string | undefined;

  constructor(words: OrderWords, order: RequestedOrder) {
    this.#words = words;
    this.#order = order;
  }

  /** Answers the updates from now on. */
  takeMessages(): void {
    const { kind, steps } = this.#words;
    setHandler(
      retryNowUpdate,
      uncancelled(() => this.#retryNow()),
      {
        validator: () => this.#refuseUnlessOpen(),
        description:
          steps.send === undefined
            ? 'Checks the provider now.'
            : 'Checks the provider now, and sends the order if the provider does not know it.',
      },
    );
    setHandler(
      resolveUpdate,
      uncancelled((resolution: Resolution) => this.#resolve(resolution)),
      {
        validator: (resolution: Resolution | Dismissal) => {
          this.#refuseUnlessOpen();
          if (kind === 'vendor_credit') refuseUnlessDismissal(resolution);
          else refuseUnlessResolution(resolution);
          if (this.#decisionId !== undefined) this.#refuse('is being resolved already.');
        },
        description: 'Decides what the provider leaves open, after it was checked once more.',
      },
    );
  }

  /** The decision of that id was refused: the operator who waits for it is answered. */
  noteRefusal(decisionId: string, because: string): void {
    this.#refusals.set(decisionId, because);
  }

  async #retryNow(): Promise<string> {
    await this.#order.record('recordRequest', { isRetry: true });
    this.#order.noteUpdate();
    return 'The provider is asked now.';
  }

  /** The operator's decision is stored, then applied or refused by the steps that follow. */
  async #resolve({
    outcome,
    reason,
    operator,
    overridesUnreachable = false,
  }: Resolution): Promise<OrderState> {
    const id = currentUpdateInfo()?.id ?? '';
    this.#decisionId = id;
    try {
      const decision = { id, outcome, reason, operator, overridesUnreachable };
      await this.#order.record('recordRequest', { decision });
      this.#order.noteUpdate();
      await condition(() => this.#isSettled() || this.#refusals.has(id));
    } finally {
      this.#decisionId = undefined;
    }
    const refusal = this.#refusals.get(id);
    if (refusal !== undefined && !this.#isSettled()) throw ApplicationFailure.nonRetryable(refusal);
    return this.#order.state();
  }

  #refuseUnlessOpen(): void {
    if (this.#isSettled()) this.#refuse(`is ${this.#order.status()} already.`);
  }

  #isSettled(): boolean {
    return !isOpen(this.#order.status());
  }

  #refuse(why: string): never {
    throw ApplicationFailure.nonRetryable(`This ${this.#words.noun} ${why}`);
  }
}
