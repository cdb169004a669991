import type { OrderStatus } from '../../src/domain/orderStatus.ts';
import {
  type AttemptFacts,
  decideOrder,
  isDefinitive,
  isUnderWay,
  type OperatorDecision,
  type OrderFacts,
  OUTCOMES,
  type Outcome,
  type Step,
} from '../../src/domain/orders/decideOrder.ts';
import { HOUR_MS } from '../../src/domain/time.ts';
import type { Model, Transition } from './explore.ts';

/**
 * A model of how an order is sent once and settled, around the real `decideOrder`.
 *
 * It covers:
 * - several executions of one order, each of which may be interrupted for any time between any two of its actions: an
 *   activity that Temporal gave up on, and the one that it started instead
 * - two providers with one reference each, which may refuse, fail, take their time, or reverse
 * - requests and replies that are lost or delivered late, a lease that expires under its holder, and one that is renewed
 *   after it expired
 * - crashes before and after every action, and a settlement that fails while the answer is stored
 * - an operator's decision, provider updates, the check an hour after it, and the workflow that ends and is started again
 *
 * It assumes:
 * - A provider pays one reference at most once. What it reports of a reference is true, and what it recorded as failed
 *   stays failed.
 * - A request is delivered or lost, and its sender stopped or done, before the check an hour after the end.
 * - A provider announces a reversal by an update, in the end.
 *
 * It leaves out:
 * - The length of waits: a wait of an open order is always over, so a check may come at any time. The seven days after which
 *   nothing is checked on schedule are left out too.
 * - Collections, which have a deadline and are taken back; cancellation; dismissed contradictions; reviews of open orders.
 * - More accounts than two, and an account that can no longer be verified while its attempt is under way.
 */

/** The rules of the protocol, each of which can be left out to see what it is for. */
export const RULES = {
  'a lease is taken only if sending is still the step': true,
  'a lease is taken only with the newest fencing token': true,
  'an outcome other than succeeded is stored only with the newest fencing token': true,
  'a live lease excludes checks and sends': true,
  'a new lease clears the outcome': true,
  "only the first send's refusal is definitive": true,
  'a request without an answer is checked before it is sent again': true,
  'a second provider is used only after the first attempt is abandoned': true,
  'an update counts as read only by an exchange that began after it': true,
  'an answer is stored with the count of updates received when its exchange began, even if that is lower': true,
  "an operator's FAILED is checked an hour later": true,
  "an operator's COMPLETED is checked an hour later if the last check was not answered": true,
  'an earlier check leaves that check scheduled': true,
  'an outcome other than succeeded is stored only if no other was stored since its check began': true,
  'storing an answer after the end starts the workflow again if a step follows': true,
};
export type Rule = keyof typeof RULES;
export type Rules = Readonly<Record<Rule, boolean>>;

/** How much of what can go wrong, or can come from outside, happens in one run. */
export interface Bounds {
  readonly executions: number;
  /** Crashes, lost requests, lost replies, and settlements that fail. */
  readonly faults: number;
  /** Requests delivered late, leases that expire under their holder, payments that the provider makes later. */
  readonly delays: number;
  /** Requests that a provider refuses or fails, and payees that it cannot verify. */
  readonly refusals: number;
  /** Provider updates of which nothing follows. */
  readonly updates: number;
  readonly reversals: number;
  readonly decisions: readonly OperatorDecision[];
}

/** What a provider knows of the reference there. `refused` requests leave it at `none`. */
type Money = 'none' | 'pending' | 'paid' | 'failed' | 'reversed';

/** A provider: 0 is the preferred one. */
type Place = 0 | 1;
const PLACES: readonly Place[] = [0, 1];
const other = (place: Place): Place => (place === 0 ? 1 : 0);

interface Attempt {
  /** Requests that may exist under the reference; 2 stands for two and more. */
  readonly sends: 0 | 1 | 2;
  readonly isLeased: boolean;
  readonly outcome: Outcome | undefined;
  readonly isAbandoned: boolean;
  readonly updatesRead: number;
  readonly refusals: number;
  readonly canFailOver: boolean;
}

/** What an execution is doing. */
interface Execution {
  /**
   * `decided`: it has read the facts. `leased`: it has the lease and has written nothing. `sent`: its request is on the way.
   * `answered`: it has an outcome to store.
   */
  readonly phase: 'idle' | 'decided' | 'leased' | 'sent' | 'answered';
  readonly step: 'send' | 'fail_over' | 'check';
  readonly place: Place;
  /** Of a send that is decided: whether no token of the order is newer. Otherwise: whether none of the attempt is. */
  readonly isNewest: boolean;
  readonly isFirst: boolean;
  readonly updates: number;
  /** Whether nothing was stored of the attempt since it began. */
  readonly isFresh: boolean;
  readonly outcome: Outcome | undefined;
}

export interface State {
  readonly status: OrderStatus;
  readonly settledBy: 'provider' | 'operator' | 'operator who overrides' | undefined;
  readonly attempts: readonly [Attempt | undefined, Attempt | undefined];
  /** The attempt with the newest token. */
  readonly current: Place;
  readonly money: readonly [Money, Money];
  /** Requests on the way whose execution no longer waits for the reply. */
  readonly astray: readonly [number, number];
  readonly updates: number;
  /** A reversal that the provider has yet to announce. */
  readonly isAnnouncementDue: boolean;
  readonly decision: OperatorDecision | undefined;
  readonly isFlagged: boolean;
  /** How many checks after the end left it in doubt. */
  readonly doubts: 'none' | 'some' | 'many';
  /** The check an hour after the end. */
  readonly lateCheck: 'none' | 'later' | 'due';
  /** The workflow: running, ended until the check an hour after the end, or ended. */
  readonly workflow: 'running' | 'until late check' | 'ended';
  readonly executions: readonly Execution[];
  readonly left: Readonly<
    Record<'faults' | 'delays' | 'refusals' | 'updates' | 'reversals' | 'decisions', number>
  >;
}

const IDLE: Execution = {
  phase: 'idle',
  step: 'send',
  place: 0,
  isNewest: false,
  isFirst: false,
  updates: 0,
  isFresh: false,
  outcome: undefined,
};

const UNSENT: Attempt = {
  sends: 0,
  isLeased: false,
  outcome: undefined,
  isAbandoned: false,
  updatesRead: 0,
  refusals: 0,
  canFailOver: false,
};

/** What a second request under one reference does not prove. */
const NEGATIVE: ReadonlySet<Outcome | undefined> = new Set(['failed', 'blocked', 'not_sent', 'not_found']);

const NAMES = ['the first provider', 'the second provider'] as const;
const EXECUTIONS = 'ABC';

/** What each state of a provider's reference is reported as. */
const REPORTED = {
  none: 'not_found',
  pending: 'pending',
  paid: 'succeeded',
  failed: 'failed',
  reversed: 'reversed',
} as const satisfies Record<Money, Outcome>;

const NOW_MS = 1_800_000_000_000;

/** The model of the protocol with some of its rules. */
export function sendOnceModel(rules: Rules, bounds: Bounds): Model<State> {
  const { faults, delays, refusals, updates, reversals, decisions } = bounds;
  const initial: State = {
    status: 'PROCESSING',
    settledBy: undefined,
    attempts: [undefined, undefined],
    current: 0,
    money: ['none', 'none'],
    astray: [0, 0],
    updates: 0,
    isAnnouncementDue: false,
    decision: undefined,
    isFlagged: false,
    doubts: 'none',
    lateCheck: 'none',
    workflow: 'running',
    executions: Array.from({ length: bounds.executions }, () => IDLE),
    left: { faults, delays, refusals, updates, reversals, decisions: decisions.length > 0 ? 1 : 0 },
  };
  const protocol = new Protocol(rules, bounds);
  return {
    initial,
    keyOf,
    transitionsFrom: (state) => protocol.transitionsFrom(state),
    violationOf: (state) => violationOf(state, bounds),
    violationAtRest,
  };
}

function violationOf({ status, settledBy, money, left }: State, { delays }: Bounds): string | undefined {
  const isPaid = money.includes('paid');
  const wasPaid = isPaid || money.includes('reversed');
  if (money.every((each) => each === 'paid' || each === 'reversed')) return 'Both references are paid.';
  if (status === 'FAILED' && settledBy === 'provider' && isPaid) {
    return 'The provider paid, and the order is FAILED by what the provider said.';
  }
  if (status === 'FAILED' && settledBy === 'operator' && isPaid && left.delays === delays) {
    return 'The provider paid in time, and the order is FAILED by an operator.';
  }
  if (status === 'COMPLETED' && settledBy === 'provider' && !wasPaid) {
    return 'No provider paid, and the order is COMPLETED.';
  }
  return undefined;
}

function violationAtRest({ status, money, isFlagged }: State): string | undefined {
  if (status === 'PROCESSING') return 'The order is forgotten while it is PROCESSING.';
  if (status === 'FAILED' && money.includes('paid') && !isFlagged) {
    return 'The provider paid, and the FAILED order is never flagged.';
  }
  if (status === 'COMPLETED' && money.includes('reversed') && !money.includes('paid') && !isFlagged) {
    return 'The reversal is lost.';
  }
  return undefined;
}

/** The transitions between states. */
class Protocol {
  readonly #rules: Rules;
  readonly #bounds: Bounds;
  readonly #steps = new Map<string, Step>();

  constructor(rules: Rules, bounds: Bounds) {
    this.#rules = rules;
    this.#bounds = bounds;
  }

  transitionsFrom(state: State): Transition<State>[] {
    const found: Transition<State>[] = [];
    const add = (isProgress: boolean) => (name: string, to: State, violation?: string) =>
      found.push({ name, to: this.#reduced(to), isProgress, violation });
    const progress = add(true);
    const surprise = add(false);
    this.#fromOutside(state, progress, surprise);
    this.#atOnce(state, progress);
    const idle = state.executions.findIndex(({ phase }) => phase === 'idle');
    if (idle !== -1) this.#decide(state, idle, state.workflow === 'running' ? progress : surprise);
    state.executions.forEach((execution, index) => {
      if (execution.phase === 'idle') return;
      const name = EXECUTIONS[index] ?? '';
      this.#crash(state, index, surprise);
      if (execution.phase === 'decided' && execution.step === 'check')
        this.#ask(state, index, progress, surprise);
      else if (execution.phase === 'decided') this.#takeLease(state, index, progress, surprise);
      else if (execution.phase === 'leased') {
        progress(
          `${name} writes the request to ${NAMES[execution.place]}`,
          withExecution(state, index, { phase: 'sent' }),
        );
      } else if (execution.phase === 'sent') this.#deliver(state, index, progress, surprise);
      else {
        progress(...this.#store(state, index, true));
        if (state.left.faults > 0) surprise(...this.#store(spend(state, 'faults'), index, false));
      }
    });
    return found;
  }

  /** What operators, providers and time do. */
  #fromOutside(state: State, progress: Add, surprise: Add): void {
    const { status, left, money, astray, updates } = state;
    const isOpen = status === 'PROCESSING';
    if (isOpen && left.decisions > 0 && !state.decision) {
      for (const decision of this.#bounds.decisions) {
        const override = decision.overridesUnreachable ? ', even if no provider answers' : '';
        const decided = { ...spend(state, 'decisions'), decision, updates: updates + 1 };
        surprise(`an operator decides: ${decision.outcome}${override}`, decided);
      }
    }
    if (left.updates > 0) {
      surprise('an update is received', received(spend(state, 'updates')));
    }
    if (state.isAnnouncementDue) {
      progress('the update of the reversal is received', received({ ...state, isAnnouncementDue: false }));
    }
    for (const place of PLACES) {
      const provider = NAMES[place];
      const known = money[place];
      if (known === 'pending') {
        progress(`${provider} pays what was pending`, withMoney(state, place, 'paid'));
        surprise(`${provider} fails what was pending`, withMoney(state, place, 'failed'));
      }
      if (known === 'paid' && left.reversals > 0) {
        const reversed = withMoney(spend(state, 'reversals'), place, 'reversed');
        surprise(`${provider} reverses`, { ...reversed, isAnnouncementDue: true });
      }
      if (astray[place] > 0) {
        const arrived = withAstray(state, place, -1);
        surprise(`a late request to ${provider} is lost`, arrived);
        for (const { name, to, isPaid, violation } of this.#arrivals(arrived, place)) {
          (isPaid ? progress : surprise)(`a late request arrives: ${name}`, to, violation);
        }
      }
      this.#expire(state, place, progress, surprise);
    }
    if (state.doubts === 'some')
      progress('the provider leaves it in doubt for a day', { ...state, doubts: 'many' });
    const isQuiet =
      astray[0] + astray[1] === 0 &&
      state.executions.every(({ phase }) => phase !== 'leased' && phase !== 'sent');
    if (state.workflow === 'until late check' && isQuiet) {
      const lateCheck = state.lateCheck === 'later' ? 'due' : state.lateCheck;
      const started: State = { ...state, workflow: 'running', lateCheck };
      progress('an hour passes, the workflow starts again', started);
    }
  }

  /** A lease ends by itself, in time only after its holder has crashed and its request has arrived or is lost. */
  #expire(state: State, place: Place, progress: Add, surprise: Add): void {
    const attempt = state.attempts[place];
    const holder = state.executions.findIndex((each) => isHolder(each, place));
    if (attempt?.isLeased) {
      const expired = withAttempt(state, place, { isLeased: false });
      if (holder === -1 && state.astray[place] === 0) progress('the lease expires', expired);
      else if (state.left.delays > 0) surprise('the lease expires early', spend(expired, 'delays'));
    } else if (attempt && attempt.outcome === undefined && state.executions[holder]?.phase === 'sent') {
      surprise(`${EXECUTIONS[holder]} renews the lease`, withAttempt(state, place, { isLeased: true }));
    }
  }

  /** Steps of one transaction, which reads the facts it acts on. */
  #atOnce(state: State, progress: Add): void {
    if (state.workflow !== 'running') return;
    const step = this.#stepOf(state);
    if (step.do === 'settle')
      progress(`the order is ${step.as}, by the ${step.by}`, this.#settled(state, step));
    else if (step.do === 'flag') progress('the order is flagged', { ...state, isFlagged: true });
    else if (step.do === 'refuse_decision')
      progress('the decision is refused', { ...state, decision: undefined });
    else if (step.do === 'wait' && state.status !== 'PROCESSING' && !this.#isLeased(state)) {
      const workflow = step.untilMs === undefined ? 'ended' : 'until late check';
      progress('the workflow ends', { ...state, workflow });
    }
  }

  #isLeased({ attempts, current }: State): boolean {
    return this.#rules['a live lease excludes checks and sends'] && (attempts[current]?.isLeased ?? false);
  }

  /** An execution reads the facts and starts a step that calls a provider. */
  #decide(state: State, index: number, add: Add): void {
    const step = this.#stepOf(state);
    if (step.do !== 'send' && step.do !== 'fail_over' && step.do !== 'check') return;
    const place = step.do === 'check' ? state.current : this.#placeOf(state);
    const { updates } = state;
    const begun = {
      phase: 'decided',
      step: step.do,
      place,
      updates: step.do === 'check' ? updates : 0,
      isNewest: true,
      isFresh: step.do === 'check',
      isFirst: false,
      outcome: undefined,
    } as const;
    const what = step.do === 'check' ? 'starts a check at' : 'decides to send to';
    add(`${EXECUTIONS[index]} ${what} ${NAMES[place]}`, withExecution(state, index, begun));
  }

  /** The provider of the attempt under way, or the one that refused least. */
  #placeOf({ attempts, current }: State): Place {
    const attempt = attempts[current];
    const rule = 'a second provider is used only after the first attempt is abandoned';
    if (attempt && isUnderWay(factsOf(attempt, current))) return this.#rules[rule] ? current : other(current);
    return refusalsAt(attempts, 0) <= refusalsAt(attempts, 1) ? 0 : 1;
  }

  #takeLease(state: State, index: number, progress: Add, surprise: Add): void {
    const { step, place, isNewest } = executionOf(state, index);
    const name = EXECUTIONS[index];
    const isStep = this.#stepOf(state).do === step;
    if (
      (!isStep && this.#rules['a lease is taken only if sending is still the step']) ||
      (!isNewest && this.#rules['a lease is taken only with the newest fencing token'])
    ) {
      progress(`${name} sends nothing: another execution was first`, withExecution(state, index, IDLE));
      return;
    }
    const attempt = state.attempts[place] ?? UNSENT;
    const isReopened = attempt.sends === 0 || attempt.isAbandoned;
    const sends = isReopened ? 1 : 2;
    const clears = this.#rules['a new lease clears the outcome'];
    const outcome = clears ? undefined : attempt.outcome;
    const opened = { sends, isLeased: true, outcome, isAbandoned: false, canFailOver: false } as const;
    const leased = { phase: 'leased', isNewest: true, isFirst: isReopened, updates: state.updates } as const;
    const next = withExecution(newToken(withAttempt(state, place, opened), place), index, leased);
    progress(`${name} takes the lease at ${NAMES[place]}${isReopened ? '' : ' to send again'}`, next);
    if (state.left.refusals === 0 || (attempt.sends > 0 && !attempt.isAbandoned)) return;
    for (const refusal of ['failed', 'unknown'] as const) {
      const refused = { ...attempt, outcome: refusal, isAbandoned: true, refusals: attempt.refusals + 1 };
      const canFailOver = refusalsAt(state.attempts, other(place)) < refused.refusals;
      const stored = { ...refused, canFailOver, updatesRead: state.updates };
      const to = newToken(withAttempt(spend(state, 'refusals'), place, stored), place);
      surprise(`${NAMES[place]} does not verify the payee: ${refusal}`, withExecution(to, index, IDLE));
    }
  }

  /** The provider of a check reports what it knows, or is not reached. */
  #ask(state: State, index: number, progress: Add, surprise: Add): void {
    const { place } = executionOf(state, index);
    const outcome = REPORTED[state.money[place]];
    const asked = (known: Outcome) => withExecution(state, index, { phase: 'answered', outcome: known });
    progress(`${NAMES[place]} answers ${EXECUTIONS[index]}: ${outcome}`, asked(outcome));
    if (state.left.faults > 0) {
      surprise(`${NAMES[place]} does not answer ${EXECUTIONS[index]}`, spend(asked('unreachable'), 'faults'));
    }
  }

  /** A request reaches the provider or is lost; its reply reaches the execution or is lost. */
  #deliver(state: State, index: number, progress: Add, surprise: Add): void {
    const { place } = executionOf(state, index);
    const name = EXECUTIONS[index];
    const replied = (to: State, outcome: Outcome) => withExecution(to, index, { phase: 'answered', outcome });
    for (const arrival of this.#arrivals(state, place)) {
      const { name: what, to, outcome, isPaid, violation } = arrival;
      (isPaid ? progress : surprise)(
        `${what} and replies ${outcome} to ${name}`,
        replied(to, outcome),
        violation,
      );
      if (to.left.faults > 0) {
        surprise(
          `${what}, its reply to ${name} is lost`,
          spend(replied(to, 'unreachable'), 'faults'),
          violation,
        );
      }
    }
    if (state.left.faults > 0) {
      surprise(`the request of ${name} is lost`, spend(replied(state, 'unreachable'), 'faults'));
    }
    if (state.left.delays > 0) {
      const late = withAstray(spend(state, 'delays'), place, 1);
      surprise(`${name} stops waiting for a reply, its request is on the way`, replied(late, 'unreachable'));
    }
  }

  /** What a provider may do with a request, and what it replies. */
  #arrivals(state: State, place: Place): readonly Arrival[] {
    const provider = NAMES[place];
    const known = state.money[place];
    const reported = REPORTED[known === 'none' ? 'paid' : known];
    const isRepeated =
      (known === 'paid' || known === 'reversed') && state.left.delays === this.#bounds.delays;
    const violation = isRepeated ? 'A request was repeated that was paid in time.' : undefined;
    const arrivals: Arrival[] =
      known === 'none'
        ? [
            {
              name: `${provider} pays it`,
              to: withMoney(state, place, 'paid'),
              outcome: reported,
              isPaid: true,
              violation,
            },
          ]
        : [{ name: `${provider} has it already`, to: state, outcome: reported, isPaid: true, violation }];
    if (state.left.refusals > 0) {
      const refused = spend(state, 'refusals');
      for (const outcome of ['failed', 'not_sent'] as const) {
        arrivals.push({ name: `${provider} refuses it`, to: refused, outcome, isPaid: false, violation });
      }
      if (known === 'none') {
        const to = withMoney(refused, place, 'failed');
        arrivals.push({ name: `${provider} fails it`, to, outcome: 'failed', isPaid: false, violation });
      }
    }
    if (known === 'none' && state.left.delays > 0) {
      const to = withMoney(spend(state, 'delays'), place, 'pending');
      arrivals.push({
        name: `${provider} accepts it for later`,
        to,
        outcome: 'pending',
        isPaid: false,
        violation,
      });
    }
    return arrivals;
  }

  #crash(state: State, index: number, surprise: Add): void {
    const { phase, step, place } = executionOf(state, index);
    const crashed = withExecution(state, index, IDLE);
    const name = `${EXECUTIONS[index]} crashes`;
    // Of these nothing is left, so they are as if they had never begun.
    if (phase === 'decided' || step === 'check') surprise(name, crashed);
    else if (state.left.faults > 0) {
      surprise(name, spend(phase === 'sent' ? withAstray(crashed, place, 1) : crashed, 'faults'));
    }
  }

  /** Stores an answer, and settles the order by it in the same transaction unless that fails. */
  #store(state: State, index: number, settles: boolean): [string, State] {
    const execution = executionOf(state, index);
    const { step, place, isFirst, isNewest, updates } = execution;
    const attempt = state.attempts[place] ?? UNSENT;
    const isOpen = state.status === 'PROCESSING';
    const isCheck = step === 'check';
    const isProof = isCheck || isFirst || !this.#rules["only the first send's refusal is definitive"];
    const outcome = NEGATIVE.has(execution.outcome) && !isProof ? 'unknown' : execution.outcome;
    const done = withExecution(state, index, IDLE);
    if (this.#isDropped(state, execution, outcome)) return [`${EXECUTIONS[index]} drops ${outcome}`, done];
    const isRefused = !isCheck && outcome === 'not_sent';
    const refusals = attempt.refusals + (isRefused ? 1 : 0);
    const counts = this.#rules['an update counts as read only by an exchange that began after it'];
    const lowers =
      this.#rules[
        'an answer is stored with the count of updates received when its exchange began, even if that is lower'
      ];
    const read = lowers ? updates : Math.max(attempt.updatesRead, updates);
    const stored = withAttempt(done, place, {
      outcome,
      updatesRead: counts ? read : state.updates,
      refusals,
      isAbandoned: isRefused || (attempt.isAbandoned && outcome !== 'succeeded'),
      canFailOver: isRefused && refusalsAt(state.attempts, other(place)) < refusals,
      isLeased: attempt.isLeased && !isNewest && outcome !== 'succeeded',
    });
    const isKept = this.#rules['an earlier check leaves that check scheduled'] && state.lateCheck === 'later';
    const isInDoubt =
      !isOpen && !isDefinitive(outcome) && !(state.status === 'FAILED' && outcome === 'not_found');
    const answered: State = {
      ...stored,
      doubts: !isInDoubt ? 'none' : state.doubts === 'none' ? 'some' : state.doubts,
      lateCheck: isKept ? 'later' : 'none',
      executions: stored.executions.map((each) =>
        each.place === place && each.isFresh ? { ...each, isFresh: false } : each,
      ),
    };
    const name = `${EXECUTIONS[index]} stores ${outcome}`;
    const next = this.#stepOf(answered);
    if (next.do === 'settle' && next.by !== 'operator') {
      return settles
        ? [`${name}, the order is ${next.as}`, this.#settled(answered, next)]
        : [`${name}, the settlement fails`, answered];
    }
    return [name, answered.workflow === 'running' ? answered : this.#scheduled(answered, next)];
  }

  /** Whether an answer comes too late to be stored. */
  #isDropped(
    state: State,
    { step, place, isNewest, isFresh }: Execution,
    outcome: Outcome | undefined,
  ): boolean {
    const known = state.attempts[place]?.outcome;
    const rules = this.#rules;
    if (outcome === 'succeeded') return false;
    if (!isNewest && rules['an outcome other than succeeded is stored only with the newest fencing token'])
      return true;
    if (state.status === 'PROCESSING' ? isDefinitive(known) : step !== 'check') return true;
    const rule =
      'an outcome other than succeeded is stored only if no other was stored since its check began';
    return step === 'check' && !isFresh && rules[rule];
  }

  #settled(state: State, { as, by }: Extract<Step, { readonly do: 'settle' }>): State {
    const attempt = state.attempts[state.current];
    const isOpenThere = attempt !== undefined && isUnderWay(factsOf(attempt, state.current));
    const rule =
      as === 'FAILED'
        ? "an operator's FAILED is checked an hour later"
        : "an operator's COMPLETED is checked an hour later if the last check was not answered";
    const isUnsure = as === 'FAILED' || attempt?.outcome === 'unreachable';
    const overrides = by === 'operator' && state.decision?.overridesUnreachable;
    return {
      ...state,
      status: as,
      settledBy: by === 'operator' ? (overrides ? 'operator who overrides' : 'operator') : 'provider',
      decision: undefined,
      isFlagged: false,
      doubts: 'none',
      lateCheck: by === 'operator' && isOpenThere && isUnsure && this.#rules[rule] ? 'later' : 'none',
    };
  }

  /** When the workflow of a settled order starts again after an answer was stored without it. */
  #scheduled(state: State, step: Step): State {
    const starts = this.#rules['storing an answer after the end starts the workflow again if a step follows'];
    if (step.do === 'check') return { ...state, workflow: 'running' };
    if (step.do === 'wait')
      return { ...state, workflow: step.untilMs === undefined ? 'ended' : 'until late check' };
    return { ...state, workflow: starts ? 'running' : 'ended' };
  }

  /** The step of `decideOrder`, without the rules that are left out. */
  #stepOf(state: State): Step {
    const key = factsKey(state);
    const known = this.#steps.get(key);
    if (known) return known;
    const step = decideOrder(this.#factsOf(state), NOW_MS);
    this.#steps.set(key, step);
    return step;
  }

  #factsOf(state: State): OrderFacts {
    const { attempts, current, updates, status, decision, isFlagged, doubts, lateCheck } = state;
    const facts: AttemptFacts[] = [];
    const before = attempts[other(current)];
    if (before) facts.push(factsOf(before, other(current)));
    const attempt = attempts[current];
    if (attempt) {
      const isUnanswered = attempt.sends > 0 && !attempt.isLeased && attempt.outcome === undefined;
      const checks = this.#rules['a request without an answer is checked before it is sent again'];
      facts.push({
        ...factsOf(attempt, current),
        ...(isUnanswered && !checks && { outcome: 'not_found' }),
        ...(this.#isLeased(state) && { leasedForMs: 0 }),
        ...(status !== 'PROCESSING' && {
          checks: DOUBTS[doubts],
          nextCheckAtMs: LATE_CHECK_AT_MS[lateCheck],
        }),
      });
    }
    return {
      status,
      createdAtMs: NOW_MS - 3 * HOUR_MS,
      settledAtMs: status === 'PROCESSING' ? undefined : NOW_MS - 2 * HOUR_MS,
      approveByMs: undefined,
      attempts: facts,
      updatesReceived: updates,
      decision,
      isCancellationRequested: false,
      reviewReason: isFlagged ? 'It is flagged.' : undefined,
      dismissedOutcome: undefined,
    };
  }

  /** Leaves out what makes no difference: an execution that can only drop what it has, and numbers that no one reads. */
  #reduced(state: State): State {
    const tokenOnLease = this.#rules['a lease is taken only with the newest fencing token'];
    const isOver = (each: Execution): boolean => {
      if (each.phase === 'decided') return each.step !== 'check' && !each.isNewest && tokenOnLease;
      return (
        each.phase === 'answered' &&
        each.outcome !== 'succeeded' &&
        this.#isDropped(state, each, each.outcome)
      );
    };
    const { status, executions, left } = state;
    const hasNoUse = status !== 'PROCESSING' && left.decisions > 0;
    if (!hasNoUse && !executions.some(isOver)) return state;
    return {
      ...state,
      executions: executions.map((each) => (isOver(each) ? IDLE : each)),
      left: hasNoUse ? { ...left, decisions: 0 } : left,
    };
  }
}

/** Answers are old enough for every wait of an open order to be over. */
function factsOf({ sends, isLeased: _, ...attempt }: Attempt, place: Place): AttemptFacts {
  return {
    ...attempt,
    provider: NAMES[place],
    isSent: sends > 0,
    leasedForMs: undefined,
    reason: undefined,
    answeredAtMs: NOW_MS - 2 * HOUR_MS,
    checks: 1,
    unreachable: 0,
    nextCheckAtMs: undefined,
  };
}

const LATE_CHECK_AT_MS = { none: undefined, later: NOW_MS + HOUR_MS, due: NOW_MS } as const;

/** Answers after the end that leave it in doubt; an operator is asked after 33. */
const DOUBTS = { none: 0, some: 1, many: 34 } as const;

type Add = (name: string, to: State, violation?: string) => void;

interface Arrival {
  readonly name: string;
  readonly to: State;
  readonly outcome: Outcome;
  /** Whether the provider neither refuses nor delays. */
  readonly isPaid: boolean;
  readonly violation: string | undefined;
}

function executionOf({ executions }: State, index: number): Execution {
  return executions[index] ?? IDLE;
}

/** Whether an execution has the lease of a provider's attempt, or had it until it expired. */
function isHolder({ phase, step, place, isNewest }: Execution, of: Place): boolean {
  return step !== 'check' && place === of && isNewest && phase !== 'idle' && phase !== 'decided';
}

const refusalsAt = (attempts: State['attempts'], place: Place): number => attempts[place]?.refusals ?? 0;

const spend = (state: State, what: keyof State['left']): State => ({
  ...state,
  left: { ...state.left, [what]: state.left[what] - 1 },
});

/** An update is counted and, by its outbox message, starts the workflow. */
const received = (state: State): State => ({ ...state, updates: state.updates + 1, workflow: 'running' });

function withPlace<Value>(
  [first, second]: readonly [Value, Value],
  place: Place,
  value: Value,
): [Value, Value] {
  return place === 0 ? [value, second] : [first, value];
}

const withMoney = (state: State, place: Place, money: Money): State => ({
  ...state,
  money: withPlace(state.money, place, money),
});

const withAstray = (state: State, place: Place, change: number): State => ({
  ...state,
  astray: withPlace(state.astray, place, state.astray[place] + change),
});

function withAttempt(state: State, place: Place, change: Partial<Attempt>): State {
  const attempt = { ...(state.attempts[place] ?? UNSENT), ...change };
  return { ...state, attempts: withPlace<Attempt | undefined>(state.attempts, place, attempt) };
}

const withExecution = (state: State, index: number, change: Partial<Execution>): State => ({
  ...state,
  executions: state.executions.with(index, { ...executionOf(state, index), ...change }),
});

/** A token that is newer than all others of the order is stored with a provider's attempt. */
function newToken(state: State, place: Place): State {
  const executions = state.executions.map((each) => {
    const isSuperseded = each.place === place || (each.phase === 'decided' && each.step !== 'check');
    return each.isNewest && isSuperseded ? { ...each, isNewest: false } : each;
  });
  return { ...state, current: place, executions };
}

const OUTCOME_CODES: ReadonlyMap<Outcome | undefined, number> = new Map(
  [undefined, ...OUTCOMES].map((outcome, index) => [outcome, index]),
);
const PHASE_CODES = { idle: 0, decided: 1, leased: 2, sent: 3, answered: 4 };
const STEP_CODES = { send: 0, fail_over: 1, check: 2 };
const MONEY_CODES = { none: 0, pending: 1, paid: 2, failed: 3, reversed: 4 };
const STATUS_CODES = { PROCESSING: 0, COMPLETED: 1, FAILED: 2, REVERSED: 3 };
const SETTLED_BY_CODES = { 'no one': 0, provider: 1, operator: 2, 'operator who overrides': 3 };
const DOUBTS_CODES = { none: 0, some: 1, many: 2 };
const LATE_CHECK_CODES = { none: 0, later: 1, due: 2 };
const WORKFLOW_CODES = { running: 0, 'until late check': 1, ended: 2 };

/** Numbers that are counted here stay below this. */
const COUNTED = 5;

function attemptCode(attempt: Attempt | undefined): number {
  if (!attempt) return 0;
  const { sends, isLeased, outcome, isAbandoned, updatesRead, refusals, canFailOver } = attempt;
  const code = (sends * COUNTED + updatesRead) * COUNTED + refusals;
  const flags = Number(isLeased) * 4 + Number(isAbandoned) * 2 + Number(canFailOver);
  return 1 + (code * 8 + flags) * 11 + (OUTCOME_CODES.get(outcome) ?? 0);
}

function executionCode({
  phase,
  step,
  place,
  isNewest,
  isFirst,
  updates,
  isFresh,
  outcome,
}: Execution): number {
  if (phase === 'idle') return 0;
  const code = (PHASE_CODES[phase] * 3 + STEP_CODES[step]) * COUNTED + updates;
  const flags = place * 8 + Number(isNewest) * 4 + Number(isFirst) * 2 + Number(isFresh);
  return (code * 16 + flags) * 11 + (OUTCOME_CODES.get(outcome) ?? 0);
}

function decisionCode(decision: OperatorDecision | undefined): number {
  return decision ? (decision.outcome === 'completed' ? 1 : decision.overridesUnreachable ? 2 : 3) : 0;
}

/** What `decideOrder` reads, as characters. */
function factsKey(state: State): string {
  const { attempts, current, updates, status, decision, isFlagged, doubts, lateCheck } = state;
  let order = (STATUS_CODES[status] * 4 + decisionCode(decision)) * COUNTED + updates;
  order = (order * 3 + DOUBTS_CODES[doubts]) * 3 + LATE_CHECK_CODES[lateCheck];
  return String.fromCharCode(
    order * 4 + current * 2 + Number(isFlagged),
    attemptCode(attempts[0]),
    attemptCode(attempts[1]),
  );
}

/** Equal for states that differ only in which execution does what. */
function keyOf(state: State): string {
  const { settledBy = 'no one', money, astray, isAnnouncementDue, left, executions } = state;
  let outside = (MONEY_CODES[money[0]] * 5 + MONEY_CODES[money[1]]) * COUNTED * COUNTED;
  outside = (outside + astray[0] * COUNTED + astray[1]) * 2 + Number(isAnnouncementDue);
  outside = (outside * 4 + SETTLED_BY_CODES[settledBy]) * 3 + WORKFLOW_CODES[state.workflow];
  let budget = (left.faults * COUNTED + left.delays) * COUNTED + left.refusals;
  budget = ((budget * COUNTED + left.updates) * COUNTED + left.reversals) * 2 + left.decisions;
  const codes = executions.map(executionCode).sort((one, another) => one - another);
  return factsKey(state) + String.fromCharCode(outside, budget, ...codes);
}
