import { type Model, spent, Transitions } from './explore.ts';

/**
 * A model of how what was committed reaches a workflow: a session and its news, each with a message in the outbox, which
 * the process that commits dispatches at once and the relay later.
 *
 * It covers:
 * - processes that crash before and after every action, transactions that are rolled back, and answers of Temporal that
 *   are lost
 * - a message that process and relay dispatch at once
 * - a workflow that ends by itself while news of it are on their way, and is started again
 * - a Temporal server that has lost everything, and the recovery that follows
 *
 * It assumes:
 * - Temporal keeps one open workflow of an id, hands every signal to it, and starts one for a signal to none.
 * - A workflow that ends while a signal arrives has its end refused (WFT UnhandledCommand), and reads the signal.
 *
 * It leaves out:
 * - What the workflow does at a look: it counts the news in the rows, and ends when there is nothing to wait for.
 * - Priorities and turns of the relay; recovery but for what Temporal has lost, as it would find in hours what the other
 *   rules have done in moments.
 */

/** The rules of the protocol, each of which can be left out to see what it is for. */
export const RULES = {
  'a message is stored in the transaction of what it tells': true,
  'a message is dispatched only after its commit': true,
  'a message is removed only after Temporal has taken it': true,
  'news start a flow that has ended': true,
  'a flow ends only when it has looked after its last signal': true,
  'a flow that starts looks at its record': true,
  'recovery starts what Temporal has lost': true,
};
export type Rule = keyof typeof RULES;
export type Rules = Readonly<Record<Rule, boolean>>;

/** How much of what can go wrong, or can come from outside, happens in one run. */
export interface Bounds {
  /** News after the first fact. */
  readonly news: number;
  readonly crashes: number;
  readonly rollbacks: number;
  /** Answers of Temporal that are lost. */
  readonly losses: number;
  readonly wipes: number;
}

/** A fact by its number: 1 is the session, the others are news of it. */
type Fact = number;

/** Who has a message at hand: what is left to do with it. */
interface Dispatch {
  readonly fact: Fact;
  readonly next: 'store' | 'start' | 'remove' | 'start after removal';
}

export interface State {
  readonly committed: number;
  /** What the flow has looked at. */
  readonly seen: number;
  readonly outbox: readonly Fact[];
  /** What the process that commits has in memory. */
  readonly process: Dispatch | undefined;
  readonly relay: Dispatch | undefined;
  readonly flow: 'none' | 'open' | 'ended';
  readonly signals: number;
  readonly isLookDue: boolean;
  /** A fact that is dispatched and not committed yet. */
  readonly uncommitted: Fact | undefined;
  readonly isWiped: boolean;
  readonly left: Readonly<Record<'news' | 'crashes' | 'rollbacks' | 'losses' | 'wipes', number>>;
}

/** The model of the protocol with some of its rules. */
export function outboxModel(rules: Rules, bounds: Bounds): Model<State> {
  const initial: State = {
    committed: 0,
    seen: 0,
    outbox: [],
    process: undefined,
    relay: undefined,
    flow: 'none',
    signals: 0,
    isLookDue: false,
    uncommitted: undefined,
    isWiped: false,
    left: bounds,
  };
  return {
    initial,
    keyOf: (state) => JSON.stringify(state),
    transitionsFrom: (state) => new Step(rules, state).all().found,
    violationOf: ({ flow, committed, uncommitted }) =>
      flow !== 'none' && committed === 0 && uncommitted === undefined
        ? 'A flow runs for what was never committed.'
        : undefined,
    violationAtRest: ({ seen, committed }) =>
      seen < committed ? 'Something was committed, and no flow has looked at it.' : undefined,
  };
}

/** The transitions from one state. */
class Step extends Transitions<State> {
  readonly #rules: Rules;

  constructor(rules: Rules, state: State) {
    super(state);
    this.#rules = rules;
  }

  all(): this {
    const { process, relay, outbox } = this.state;
    this.#commit();
    if (process) this.#dispatch('the process', process, (next) => ({ process: next }));
    const [fact] = outbox;
    if (relay) this.#dispatch('the relay', relay, (next) => ({ relay: next }));
    else if (fact !== undefined)
      this.progress(`the relay reads the message of ${nameOf(fact)}`, {
        relay: { fact, next: this.#first() },
      });
    this.#flow();
    return this;
  }

  /** What is done first with a message that is in the outbox. */
  #first(): Dispatch['next'] {
    return this.#rules['a message is removed only after Temporal has taken it'] ? 'start' : 'remove';
  }

  #commit(): void {
    const { committed, process, uncommitted, left } = this.state;
    const fact = committed + 1;
    const isNews = fact > 1;
    if (uncommitted !== undefined) {
      this.progress(`${nameOf(fact)} is committed`, {
        ...this.#committed(fact),
        process: undefined,
        outbox: [],
      });
      if (left.rollbacks > 0)
        this.surprise(`${nameOf(fact)} is rolled back`, {
          uncommitted: undefined,
          ...spent(this.state, 'rollbacks'),
        });
      return;
    }
    if (process || (isNews && left.news === 0)) return;
    const oneLess = isNews ? spent(this.state, 'news') : {};
    const add = isNews ? this.surprise : this.progress;
    if (!this.#rules['a message is dispatched only after its commit'])
      add.call(this, `${nameOf(fact)} is dispatched before its commit`, {
        ...this.#started(fact),
        ...oneLess,
        uncommitted: fact,
      });
    else add.call(this, `${nameOf(fact)} is committed`, { ...this.#committed(fact), ...oneLess });
  }

  #committed(fact: Fact): Partial<State> {
    const { outbox } = this.state;
    const isStored = this.#rules['a message is stored in the transaction of what it tells'];
    return {
      committed: fact,
      uncommitted: undefined,
      outbox: isStored ? [...outbox, fact] : outbox,
      process: { fact, next: isStored ? this.#first() : 'store' },
    };
  }

  /** The next thing that is done with a message by who has it at hand. */
  #dispatch(
    who: string,
    { fact, next }: Dispatch,
    having: (next: Dispatch | undefined) => Partial<State>,
  ): void {
    const { outbox, left } = this.state;
    const removed = outbox.filter((each) => each !== fact);
    if (left.crashes > 0)
      this.surprise(`${who} crashes`, { ...having(undefined), ...spent(this.state, 'crashes') });
    if (next === 'store')
      this.progress(`${who} stores the message of ${nameOf(fact)}`, {
        outbox: [...outbox, fact],
        ...having({ fact, next: this.#first() }),
      });
    else if (next === 'remove') {
      const isFirst = !this.#rules['a message is removed only after Temporal has taken it'];
      const after = having(isFirst ? { fact, next: 'start after removal' } : undefined);
      this.progress(`${who} removes the message of ${nameOf(fact)}`, { outbox: removed, ...after });
    } else {
      const started = this.#started(fact);
      const after = having(next === 'start' ? { fact, next: 'remove' } : undefined);
      this.progress(`${who} tells Temporal of ${nameOf(fact)}`, { ...started, ...after });
      if (left.losses > 0)
        this.surprise(`${who} tells Temporal of ${nameOf(fact)}, and its answer is lost`, {
          ...started,
          ...having(undefined),
          ...spent(this.state, 'losses'),
        });
    }
  }

  /** A workflow is started for the session, and a signal with a start is sent for its news. */
  #started(fact: Fact): Partial<State> {
    const { flow, signals } = this.state;
    const isLookDue = this.#rules['a flow that starts looks at its record'];
    if (fact === 1) return flow === 'none' ? { flow: 'open', signals: 0, isLookDue } : {};
    if (flow === 'open') return { signals: signals + 1 };
    if (flow === 'ended' && !this.#rules['news start a flow that has ended']) return {};
    return { flow: 'open', signals: 1, isLookDue };
  }

  #flow(): void {
    const { flow, signals, isLookDue, committed, seen, outbox, process, relay, isWiped, left } = this.state;
    if (flow === 'open') {
      if (signals > 0 || isLookDue)
        this.progress('the flow looks at its record', {
          seen: committed,
          signals: isLookDue ? signals : signals - 1,
          isLookDue: false,
        });
      const mayEnd =
        signals === 0 || !this.#rules['a flow ends only when it has looked after its last signal'];
      if (mayEnd && !isLookDue && seen > 0) this.surprise('the flow ends', { flow: 'ended', signals: 0 });
    }
    if (left.wipes > 0 && flow !== 'none')
      this.surprise('Temporal loses everything', {
        flow: 'none',
        signals: 0,
        isLookDue: false,
        isWiped: true,
        ...spent(this.state, 'wipes'),
      });
    const isForgotten = flow !== 'open' && seen < committed && outbox.length === 0 && !process && !relay;
    if (isWiped && isForgotten && this.#rules['recovery starts what Temporal has lost'])
      this.progress('recovery starts the flow', {
        flow: 'open',
        isLookDue: this.#rules['a flow that starts looks at its record'],
      });
  }
}

const nameOf = (fact: Fact) => (fact === 1 ? 'the session' : fact === 2 ? 'the news' : 'further news');
