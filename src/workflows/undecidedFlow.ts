import type { UpdateDefinition } from '@temporalio/common';
import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  patched,
  type QueryDefinition,
  setCurrentDetails,
  setHandler,
} from '@temporalio/workflow';
import { type MadeDecision, providerNewsSignal, retryNowUpdate, type StateOf } from '../contract/messages.ts';
import { atLeastAskedMs, STOP_ASKING_AFTER_MS } from '../domain/providerFlow.ts';
import { uncancelled, withoutCancellation } from './cancellation.ts';
import {
  attentionDetails,
  cancellationNotice,
  endDetails,
  showFlowStatus,
  TROUBLE_ADVICE,
  waitingDetails,
} from './details.ts';
import type { ShowTrouble } from './records.ts';

/** The types of one kind of flow. */
interface UndecidedTypes {
  /** What an exchange with the provider brings. */
  readonly News: { readonly reason: string | undefined; readonly askAgainInMs?: number | undefined };
  /** What ends the flow, whoever decides. */
  readonly Decision: unknown;
  /** A human's decision, as it is sent. */
  readonly Given: MadeDecision;
  readonly State: StateOf<string>;
}
type StatusOf<Types extends UndecidedTypes> = Types['State']['status'];

/** How a flow that has ended stands: for the merchant, and for operators. */
interface EndedStatus<Types extends UndecidedTypes> {
  readonly status: StatusOf<Types>;
  readonly flowStatus: string;
}

/** What follows from what is known of a flow. */
type Verdict<Types extends UndecidedTypes> =
  | { readonly is: 'decided'; readonly decision: Types['Decision'] }
  | {
      readonly is: 'open';
      /**
       * How long to wait before `next`: 0 does not wait. The wait is longer where the provider asked for that; when the flow
       * has been asked about for STOP_ASKING_AFTER_MS, it ends by news or a human only.
       */
      readonly waitMs: number;
      /** What to do then. `isRetryWanted`: an operator has removed what was in the way. */
      readonly next: (isRetryWanted: boolean) => Promise<Types['News']>;
      /** Why a human is needed. */
      readonly attention?: string | undefined;
    };

/** What has decided a flow. `given`: the human's decision, when it was a human's. */
interface EndOf<Types extends UndecidedTypes> {
  readonly decision: Types['Decision'];
  readonly news: Types['News'];
  readonly given: Types['Given'] | undefined;
}

/** What one kind of flow is about, and does at each step. */
interface UndecidedFlow<Types extends UndecidedTypes> {
  /** What a human calls the flow, such as `withdrawal`. */
  readonly noun: string;
  readonly statusQuery: QueryDefinition<Types['State']>;
  readonly resolveUpdate: UpdateDefinition<Types['State'], [Types['Given']]>;
  /** The merchant's status as long as nothing is decided, and what operators see when no human is needed. */
  readonly openStatus: (needsHuman: boolean) => StatusOf<Types>;
  readonly openFlowStatus: string;
  /** The first exchange with the provider. Runs again after a crash and does nothing twice. */
  readonly begin: () => Promise<Types['News']>;
  /** @param at.question how many times there was something to wait for, this time included; 1 at first. */
  readonly judge: (
    news: Types['News'],
    at: { readonly question: number; readonly sinceStartMs: number },
  ) => Verdict<Types>;
  /** Asks the provider, and tells it nothing. */
  readonly ask: () => Promise<Types['News']>;
  /** Whether the `begin` and `next` of this kind of flow only ask, so that they answer for `ask`. */
  readonly alwaysAsks?: boolean;
  /** Throws what is wrong with a human's decision, each problem by its field. */
  readonly validate: (given: Types['Given']) => void;
  /** Why a human's decision cannot be applied to what the provider said last; undefined when it can. */
  readonly refuse: (given: Types['Given'], news: Types['News']) => string | undefined;
  readonly decisionOf: (given: Types['Given']) => Types['Decision'];
  /** Puts the flow on the operators' list. */
  readonly noteAttention: (
    about: { readonly reason: string; readonly isFirst: boolean },
    showTrouble: ShowTrouble,
  ) => Promise<void>;
  /** Whether another reason for attention replaces the first. */
  readonly showsLatestReason?: boolean;
  /** Where the money is while nothing is decided: a sentence. */
  readonly whereMoneyIs: string;
  /** What operators can do, in words, after the reason and where the money is. */
  readonly advice: string;
  /** Records the end. Resolves to the status then. */
  readonly end: (end: EndOf<Types>, showTrouble: ShowTrouble) => Promise<StatusOf<Types>>;
  /** Present where a caller may wait for the outcome: it is answered with the end, or once that is known to take longer. */
  readonly outcomeUpdate?: UpdateDefinition<Types['State']>;
  /**
   * Looks at the flow that has ended again, because news came that nobody has asked about. Resolves to the status then.
   * Undefined where this workflow does not look, and leaves what is noted of the news to be looked at by another.
   *
   * @param isNoted whether a look is noted for the news.
   */
  readonly followUp?: (
    ended: EndedStatus<Types>,
    isNoted: boolean,
  ) => (() => Promise<EndedStatus<Types>>) | undefined;
  /** Forgets the look that was noted with some news, because the provider was asked after it. */
  readonly endLook?: (lookAtMs: number) => Promise<void>;
}

/**
 * A flow whose outcome somebody else decides: begin, find out what became of it, then record the end. What is not known
 * is asked again, then shown to a human, who may have it tried at once (`retryNow`) or decide it (`resolve`). A human's
 * decision is applied only after one more question, and only to what the provider leaves open.
 *
 * It does not end by cancellation: the request is a call for attention, and the flow goes on.
 */
export function driveUndecidedFlow<Types extends UndecidedTypes>(
  flow: UndecidedFlow<Types>,
): Promise<Types['State']> {
  const run = new UndecidedRun(flow);
  run.takeMessages();
  return withoutCancellation(
    () => run.requestCancellation(),
    () => run.toTheEnd(),
  );
}

/** What somebody said, as a sentence of its own. */
const sentence = (said: string) => (/[.!?]$/.test(said) ? said : `${said}.`);

/** One human's decision on its way: refused, or applied. */
interface PendingResolution<Given> {
  readonly given: Given;
  refusal?: string | undefined;
}

class UndecidedRun<Types extends UndecidedTypes> {
  readonly #flow: UndecidedFlow<Types>;
  readonly #startedAtMs = Date.now();
  #ended: EndedStatus<Types> | undefined;
  #attention: string | undefined;
  #trouble: string | undefined;
  #waiting = '';
  #isOutcomeLate = false;
  #isAwake = false;
  #isRetryWanted = false;
  /** News that came since the last question: each by the look that was noted for it, if one was. */
  #unansweredNews: (number | undefined)[] = [];
  /** The looks that were noted for news before it. */
  #answeredLooks: number[] = [];
  #isCancellationRequested = false;
  #isCancellationAnswered = false;
  #resolution: PendingResolution<Types['Given']> | undefined;

  constructor(flow: UndecidedFlow<Types>) {
    this.#flow = flow;
  }

  /** Answers queries, signals and updates from now on. */
  takeMessages(): void {
    const { noun, statusQuery, outcomeUpdate, resolveUpdate, validate } = this.#flow;
    const refuseUnlessOpen = () => {
      if (!this.#ended) return;
      throw ApplicationFailure.nonRetryable(`This ${noun} is ${this.#ended.status} already.`);
    };
    setHandler(statusQuery, () => this.#state());
    if (outcomeUpdate) {
      const outcome = async () => {
        await condition(() => this.#ended !== undefined || this.#isOutcomeLate);
        return this.#state();
      };
      setHandler(outcomeUpdate, uncancelled(outcome), {
        description: 'Answers with the outcome, or once that is known to take longer. For the API.',
      });
    }
    setHandler(
      providerNewsSignal,
      (lookAtMs) => {
        this.#isAwake = true;
        this.#unansweredNews.push(lookAtMs);
      },
      { description: 'The provider announced something: it is asked now.' },
    );
    setHandler(
      retryNowUpdate,
      () => {
        this.#isAwake = true;
        this.#isRetryWanted = true;
        return 'The provider is asked now.';
      },
      { validator: refuseUnlessOpen, description: 'Asks the provider now.' },
    );
    setHandler(
      resolveUpdate,
      uncancelled((given: Types['Given']) => this.#resolve(given)),
      {
        validator: (given) => {
          refuseUnlessOpen();
          validate(given);
          if (this.#resolution)
            throw ApplicationFailure.nonRetryable(`This ${noun} is being resolved already.`);
        },
        description: 'Decides what the provider leaves open, after it was asked once more.',
      },
    );
  }

  requestCancellation(): void {
    this.#isCancellationRequested = true;
    this.#isAwake = true;
  }

  async toTheEnd(): Promise<Types['State']> {
    const { decision, news, given } = await this.#askUntilDecided();
    const status = await this.#flow.end({ decision, news, given }, this.#showTrouble);
    const source = { source: 'the provider', reason: news.reason };
    this.#showEnd({ status, flowStatus: status }, endDetails(status, given, source));
    // Whoever waits for the outcome, or decided it, is answered before the workflow ends.
    await condition(allHandlersFinished);
    await this.#followUp();
    return this.#state();
  }

  async #askUntilDecided(): Promise<EndOf<Types>> {
    const { judge, begin, ask, refuse, decisionOf, alwaysAsks = false } = this.#flow;
    let news = await begin();
    // The resolution for which the provider was asked once more.
    let askedFor: PendingResolution<Types['Given']> | undefined;
    for (let question = 1; ; ) {
      const sinceStartMs = Date.now() - this.#startedAtMs;
      const verdict = judge(news, { question, sinceStartMs });
      if (verdict.is === 'decided') return { decision: verdict.decision, news, given: undefined };
      const resolution = this.#resolution;
      if (resolution && askedFor !== resolution && (alwaysAsks || patched('ask-before-resolving'))) {
        askedFor = resolution;
        news = await ask();
        continue;
      }
      if (resolution) {
        resolution.refusal = askedFor && refuse(resolution.given, news);
        const { given } = resolution;
        if (resolution.refusal === undefined) return { decision: decisionOf(given), news, given };
        this.#resolution = undefined;
      }
      await this.#answerCancellation();
      if (verdict.attention !== undefined) await this.#callForAttention(verdict.attention);
      this.#isOutcomeLate = true;
      if (verdict.waitMs !== 0) {
        const isOver = sinceStartMs >= STOP_ASKING_AFTER_MS;
        const waitMs = isOver ? undefined : atLeastAskedMs(verdict.waitMs, news);
        await this.#wait(waitMs, { question: question++, reason: news.reason });
      }
      const isRetryWanted = this.#isRetryWanted;
      this.#isAwake = this.#isRetryWanted = false;
      this.#answerNews();
      if (this.#resolution) continue;
      news = await verdict.next(isRetryWanted);
    }
  }

  async #wait(
    waitMs: number | undefined,
    { question, reason }: { readonly question: number; readonly reason: string | undefined },
  ): Promise<void> {
    const isAwake = () => this.#isAwake || this.#resolution !== undefined;
    if (waitMs === undefined) {
      await condition(isAwake);
      return;
    }
    const said =
      reason === undefined ? 'The outcome is not known yet.' : `Not known yet: ${sentence(reason)}`;
    const { whereMoneyIs } = this.#flow;
    this.#waiting = waitingDetails(
      `${said} The provider is asked again at`,
      Date.now() + waitMs,
      whereMoneyIs,
    );
    this.#showDetails();
    await condition(isAwake, waitMs, { summary: `Wait before question ${question}` });
  }

  async #resolve(given: Types['Given']): Promise<Types['State']> {
    const resolution: PendingResolution<Types['Given']> = { given };
    this.#resolution = resolution;
    await condition(() => this.#ended !== undefined || resolution.refusal !== undefined);
    if (resolution.refusal !== undefined) throw ApplicationFailure.nonRetryable(resolution.refusal);
    return this.#state();
  }

  async #answerCancellation(): Promise<void> {
    if (!this.#isCancellationRequested || this.#isCancellationAnswered) return;
    this.#isCancellationAnswered = true;
    await this.#callForAttention(cancellationNotice(this.#flow.noun));
  }

  async #callForAttention(reason: string): Promise<void> {
    const isFirst = this.#attention === undefined;
    if (!isFirst && (!this.#flow.showsLatestReason || reason === this.#attention)) return;
    await this.#flow.noteAttention({ reason, isFirst }, this.#showTrouble);
    this.#attention = reason;
    this.#showOpen();
  }

  readonly #showTrouble: ShowTrouble = (reason) => {
    this.#trouble = reason;
    this.#showOpen();
  };

  #showOpen(): void {
    showFlowStatus(this.#state().flowStatus);
    this.#showDetails();
  }

  #showDetails(): void {
    const { whereMoneyIs, advice } = this.#flow;
    const [reason, further] =
      this.#trouble === undefined
        ? [this.#attention, `${whereMoneyIs} ${advice}`]
        : [this.#trouble, TROUBLE_ADVICE];
    setCurrentDetails(reason === undefined ? this.#waiting : attentionDetails(reason, further));
  }

  #showEnd(ended: EndedStatus<Types>, details: string): void {
    this.#ended = ended;
    showFlowStatus(ended.flowStatus);
    setCurrentDetails(details);
  }

  /** The provider is asked now, so that what it announced before is part of its answer. */
  #answerNews(): void {
    this.#answeredLooks.push(...this.#unansweredNews.filter((lookAtMs) => lookAtMs !== undefined));
    this.#unansweredNews = [];
  }

  /** Looks again as long as there is news that came after the provider's last answer, and forgets what was asked about. */
  async #followUp(): Promise<void> {
    let isLookedAt = true;
    do {
      while (this.#unansweredNews.length > 0 && isLookedAt) isLookedAt = await this.#lookAgain();
      for (const lookAtMs of this.#answeredLooks.splice(0)) await this.#flow.endLook?.(lookAtMs);
    } while (this.#unansweredNews.length > 0 && isLookedAt);
  }

  /** Resolves to whether a flow that has ended so is looked at here. */
  async #lookAgain(): Promise<boolean> {
    const ended = this.#ended;
    const isNoted = this.#unansweredNews.some((lookAtMs) => lookAtMs !== undefined);
    const look = ended && this.#flow.followUp?.(ended, isNoted);
    if (!look) return false;
    this.#answerNews();
    const found = await look();
    if (found.flowStatus !== ended.flowStatus)
      this.#showEnd(found, `${found.flowStatus}, by what the provider said after the end.`);
    return true;
  }

  #state(): Types['State'] {
    const attention = this.#ended ? undefined : (this.#attention ?? this.#trouble);
    const open = {
      status: this.#flow.openStatus(this.#attention !== undefined),
      flowStatus: attention === undefined ? this.#flow.openFlowStatus : 'NEEDS_ATTENTION',
    };
    return { ...(this.#ended ?? open), attention };
  }
}
