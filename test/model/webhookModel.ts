import type { WebhookDeliveryStatus } from '../../src/domain/webhooks/webhook.ts';
import { type Model, spent, Transitions } from './explore.ts';

/**
 * A model of how an event is delivered: its first attempt in the process that has recorded it, the rest of its schedule in
 * a workflow, and replays that the merchant asks for.
 *
 * It covers:
 * - processes and workers that crash before and after every action, and requests that arrive though their sender is gone
 * - an attempt that is made by two executions, as when Temporal gives up on one that goes on
 * - receivers that refuse, and replays while the schedule runs, after it, and one after the other
 * - a relay that is interrupted between starting a replay and noting that
 *
 * It assumes:
 * - The executions of a scheduled attempt have ended before the next one is due: a request takes seconds, the wait minutes.
 * - What was committed for a workflow starts it in the end (outboxModel.ts).
 *
 * It leaves out:
 * - The recovery of forgotten deliveries, which starts a workflow of what still waits; it is what this protocol does without.
 * - Addresses that are missing or gone, and deliveries that operators cancel.
 */

/** The rules of the protocol, each of which can be left out to see what it is for. */
export const RULES = {
  'a message stays until the first attempt is recorded': true,
  'the message of a failed first attempt stays for the rest of the schedule': true,
  'the relay leaves a message alone while its first attempt may be under way': true,
  'what is delivered stays delivered': true,
  'a replay that fails leaves the schedule as it is': true,
  'an attempt ends no other replay than its own': true,
  'that a replay has started is noted of no other': true,
};
export type Rule = keyof typeof RULES;
export type Rules = Readonly<Record<Rule, boolean>>;

/** How much of what can go wrong, or can come from outside, happens in one run. */
export interface Bounds {
  /** Crashes of the process or of a worker. */
  readonly crashes: number;
  /** Attempts that Temporal gave up on and that go on. */
  readonly delays: number;
  /** Requests that the receiver refuses. */
  readonly refusals: number;
  readonly replays: number;
}

/** One attempt that is being made. */
interface Execution {
  /** `first`: by the process that has recorded the event. A number: of that replay. */
  readonly of: 'first' | 'schedule' | number;
  /** Which attempt of the schedule it is; 0 of a replay. */
  readonly attempt: number;
  readonly answer: 'taken' | 'refused' | undefined;
}

export interface State {
  readonly status: WebhookDeliveryStatus;
  /** Attempts of the schedule that were recorded. */
  readonly attempts: number;
  readonly hasArrived: boolean;
  /** The outbox message; `leased` while the relay leaves it alone. */
  readonly message: 'leased' | 'due' | undefined;
  readonly process: 'about to attempt' | 'attempting' | 'done';
  /** Attempts that the workflow of the schedule knows of; undefined when there is none open. */
  readonly workflow: number | undefined;
  readonly executions: readonly Execution[];
  /** The replay that the delivery is marked with. */
  readonly replay: { readonly id: number; readonly isStarted: boolean } | undefined;
  /** The replay that the relay has started and not noted yet. */
  readonly unnoted: number | undefined;
  /** Replays whose workflow was started. */
  readonly started: readonly number[];
  /** Replays that were attempted. */
  readonly attempted: readonly number[];
  readonly asked: number;
  readonly left: Readonly<Record<'crashes' | 'delays' | 'refusals' | 'replays', number>>;
}

/** The schedule: the first attempt, and one by the workflow. */
const LAST = 2;

/** The model of the protocol with some of its rules. */
export function webhookModel(rules: Rules, bounds: Bounds): Model<State> {
  const initial: State = {
    status: 'PENDING',
    attempts: 0,
    hasArrived: false,
    message: rules['the relay leaves a message alone while its first attempt may be under way']
      ? 'leased'
      : 'due',
    process: 'about to attempt',
    workflow: undefined,
    executions: [],
    replay: undefined,
    unnoted: undefined,
    started: [],
    attempted: [],
    asked: 0,
    left: bounds,
  };
  return {
    initial,
    keyOf: ({ executions, ...rest }) =>
      JSON.stringify([rest, executions.map((each) => JSON.stringify(each)).sort()]),
    transitionsFrom: (state) => new Step(rules, state).all().found,
    violationOf: (state) => violationOf(state, bounds),
    violationAtRest,
  };
}

function violationOf({ status, hasArrived, executions, left }: State, bounds: Bounds): string | undefined {
  if (status === 'DELIVERED' && !hasArrived) return 'The event is DELIVERED, and has not arrived.';
  const isCalm = left.crashes === bounds.crashes && left.delays === bounds.delays;
  if (isCalm && executions.filter(({ of }) => typeof of === 'string').length > 1)
    return 'The schedule makes two attempts at once.';
  return undefined;
}

function violationAtRest({ status, attempts, attempted, asked }: State): string | undefined {
  if (status === 'PENDING') return 'The event waits for ever.';
  if (status === 'FAILED' && attempts < LAST) return 'The event is given up before its last attempt.';
  if (attempted.length < asked) return 'A replay that was asked for is never sent.';
  return undefined;
}

/** The transitions from one state. */
class Step extends Transitions<State> {
  readonly #rules: Rules;

  constructor(rules: Rules, state: State) {
    super(state);
    this.#rules = rules;
  }

  all(): this {
    this.#process();
    this.#relay();
    this.#workflow();
    this.#replays();
    for (const [index, execution] of this.state.executions.entries()) this.#execution(execution, index);
    return this;
  }

  /** The process that has recorded the event. */
  #process(): void {
    const { process, message, left } = this.state;
    if (process === 'about to attempt') {
      const begun = this.#with({ of: 'first', attempt: 1, answer: undefined });
      const isKept = this.#rules['a message stays until the first attempt is recorded'];
      this.progress('the process begins the first attempt', {
        ...begun,
        process: 'attempting',
        message: isKept ? message : undefined,
      });
      if (left.crashes > 0)
        this.surprise('the process crashes', { process: 'done', ...spent(this.state, 'crashes') });
    }
  }

  /** The relay starts the workflow of a message, in time only when no attempt is under way. */
  #relay(): void {
    const { message, process, attempts, executions, left } = this.state;
    const isUnderWay = process === 'about to attempt' || executions.some(({ of }) => of === 'first');
    if (message === 'leased') {
      if (!isUnderWay) this.progress('the message is due', { message: 'due' });
      else if (left.delays > 0)
        this.surprise('the message is due early', { message: 'due', ...spent(this.state, 'delays') });
    }
    if (message === 'due')
      this.progress('the relay starts the workflow', { message: undefined, workflow: attempts });
  }

  #workflow(): void {
    const { workflow, status, executions, left } = this.state;
    if (workflow === undefined) return;
    const own = executions.filter(({ of }) => of === 'schedule');
    if (own.length > 0) {
      if (own.length === 1 && left.delays > 0)
        this.surprise('Temporal gives up on an attempt, and has it made again', {
          ...this.#with({ of: 'schedule', attempt: workflow + 1, answer: undefined }),
          ...spent(this.state, 'delays'),
        });
    } else if (status !== 'PENDING' || workflow >= LAST)
      this.progress('the workflow ends', { workflow: undefined });
    else
      this.progress(`the workflow begins attempt ${workflow + 1}`, {
        ...this.#with({ of: 'schedule', attempt: workflow + 1, answer: undefined }),
      });
  }

  #replays(): void {
    const { replay, unnoted, started, asked, left, executions } = this.state;
    if (!replay && left.replays > 0)
      this.surprise(`the merchant asks for replay ${asked + 1}`, {
        replay: { id: asked + 1, isStarted: false },
        asked: asked + 1,
        ...spent(this.state, 'replays'),
      });
    if (replay && !replay.isStarted && unnoted === undefined)
      this.progress(`the relay starts replay ${replay.id}`, {
        ...this.#with({ of: replay.id, attempt: 0, answer: undefined }),
        unnoted: replay.id,
        started: [...started, replay.id],
      });
    if (unnoted !== undefined) {
      const isOwn = replay?.id === unnoted || !this.#rules['that a replay has started is noted of no other'];
      const noted = replay && isOwn ? { replay: { ...replay, isStarted: true } } : {};
      this.progress(`the relay notes that replay ${unnoted} has started`, { ...noted, unnoted: undefined });
    }
    // The workflow of a replay has its attempt made again when its worker is gone.
    const isLost = replay && started.includes(replay.id) && !executions.some(({ of }) => of === replay.id);
    if (isLost)
      this.progress(`replay ${replay.id} is attempted again`, {
        ...this.#with({ of: replay.id, attempt: 0, answer: undefined }),
      });
    const running = executions.find(({ of }) => typeof of === 'number');
    const isDoubled = executions.filter(({ of }) => of === running?.of).length > 1;
    if (running && !isDoubled && left.delays > 0)
      this.surprise(`Temporal has replay ${running.of} attempted a second time`, {
        ...this.#with({ ...running, answer: undefined }),
        ...spent(this.state, 'delays'),
      });
  }

  #execution(execution: Execution, index: number): void {
    const { of, answer } = execution;
    const { left, executions, process } = this.state;
    const name =
      typeof of === 'number' ? `replay ${of}` : of === 'first' ? 'the first attempt' : 'the attempt';
    const others = executions.filter((_, at) => at !== index);
    if (left.crashes > 0) {
      const gone = { executions: others, process: of === 'first' ? ('done' as const) : process };
      this.surprise(`who makes ${name} crashes`, { ...gone, ...spent(this.state, 'crashes') });
    }
    if (answer) {
      this.#record(name, execution, others);
      return;
    }
    const answered = (known: 'taken' | 'refused') =>
      executions.map((each, at) => (at === index ? { ...each, answer: known } : each));
    this.progress(`the receiver takes ${name}`, { executions: answered('taken'), hasArrived: true });
    if (left.refusals > 0)
      this.surprise(`the receiver refuses ${name}`, {
        executions: answered('refused'),
        ...spent(this.state, 'refusals'),
      });
  }

  /** Records an attempt and what it makes of its delivery, in one statement. */
  #record(name: string, { of, attempt, answer }: Execution, executions: readonly Execution[]): void {
    const { status, attempts, message, workflow, replay, attempted, process } = this.state;
    const isForced = typeof of === 'number';
    const isOver = attempt >= LAST;
    const leaves = isForced && this.#rules['a replay that fails leaves the schedule as it is'];
    const failed = leaves ? status : isForced || isOver ? 'FAILED' : 'PENDING';
    const isKept = status === 'DELIVERED' && this.#rules['what is delivered stays delivered'];
    const after = answer === 'taken' || isKept ? 'DELIVERED' : failed;
    const isRest =
      after === 'PENDING' &&
      this.#rules['the message of a failed first attempt stays for the rest of the schedule'];
    const isOwn = replay?.id === of || !this.#rules['an attempt ends no other replay than its own'];
    this.progress(`${name} is recorded: ${answer}`, {
      executions,
      status: after,
      attempts: isForced ? attempts : Math.max(attempts, attempt),
      message: of === 'first' ? (message && isRest ? 'due' : undefined) : message,
      process: of === 'first' ? 'done' : process,
      workflow: of === 'schedule' && workflow !== undefined ? Math.max(workflow, attempt) : workflow,
      replay: isForced && isOwn ? undefined : replay,
      attempted: isForced && !attempted.includes(of) ? [...attempted, of] : attempted,
    });
  }

  #with(execution: Execution): Pick<State, 'executions'> {
    return { executions: [...this.state.executions, execution] };
  }
}
