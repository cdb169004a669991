import { SECOND_MS } from '../../src/domain/time.ts';
import { canStillLand, hasExpired, type TransactionAbsence } from '../../src/domain/usdt/sweep.ts';
import { type Model, Transitions } from './explore.ts';

/**
 * A model of how a sweep moves the USDT of an address once, around the real rules of expiry.
 *
 * It covers:
 * - several executions of one step, each of which may be interrupted for any time between any two of its actions: an
 *   activity that Temporal gave up on, and the one that it started instead
 * - crashes before and after every action, blocks that are replaced, and transactions that get into no block
 * - nodes that know less than the chain, and answer that a transaction is in no block though it is
 *
 * It assumes:
 * - A block takes no transaction after its expiry, and a block that is solid stays.
 * - A node's answer that a transaction is in a block is true, and so is its answer whether that block is solid. A node that
 *   is behind has caught up half an hour after the expiry of what it does not know.
 *
 * It leaves out:
 * - How long it takes until the answers are enough that a transaction is in no block, where they are true.
 * - Prices, gas, energy and plans: the only step is the transfer, and it is always possible.
 * - The index `crypto_sweep_one_signed`, which refuses what the count of transactions refuses first.
 * - Transfers that revert.
 */

/** The rules of the protocol, each of which can be left out to see what it is for. */
export const RULES = {
  'a transaction is stored before a node gets it': true,
  'a transaction is stored only if none was stored since it was decided on': true,
  'a transaction is stored only if none that was given up was found since': true,
  'a stored transaction is followed to its outcome before another is signed': true,
  'a transaction is given up only when several answers agree': true,
  'one of several nodes is not believed alone': true,
  'what was given up is looked for before another is signed': true,
  'only a solid block is an outcome': true,
  'what was given up is recorded when it is found': true,
  'what has landed is not given up': true,
};
export type Rule = keyof typeof RULES;
export type Rules = Readonly<Record<Rule, boolean>>;

/** How much of what can go wrong happens in one run. */
export interface Bounds {
  readonly executions: number;
  /** How many answers of each node are false: that a transaction is in no block. */
  readonly lies: readonly number[];
  /** Blocks that are replaced after a transaction was in them. */
  readonly forks: number;
  /** How many transactions are signed at most. */
  readonly transactions: number;
}

/** `waiting`: handed to the network. `dead`: it can no longer get into a block. */
type OnChain = 'unknown' | 'waiting' | 'in a block' | 'solid' | 'dead';

interface Transaction {
  readonly onChain: OnChain;
  /** Undefined until it is stored. */
  readonly status: 'SIGNED' | 'SUCCEEDED' | 'EXPIRED' | undefined;
  /** How far the solid head is past its expiry: an index of HEAD_TIMES_MS. */
  readonly time: number;
  /** For each node, the times of its solid head at which it said falsely that the transaction is in no block. */
  readonly absences: readonly (readonly number[])[];
}

/** How many transactions were stored when one was decided on, and how many of them were given up. */
interface Known {
  readonly stored: number;
  readonly givenUp: number;
}

/** What an execution is doing. `looked`: it found nothing that was given up in a block. */
type Execution =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'decided' } & Known)
  | ({ readonly phase: 'looked' } & Known)
  /** It has signed a transaction that a node has and the database has not. */
  | ({ readonly phase: 'sent'; readonly at: number } & Known)
  | { readonly phase: 'following'; readonly at: number }
  | { readonly phase: 'answered'; readonly at: number; readonly outcome: 'SUCCEEDED' | 'EXPIRED' };

export interface State {
  readonly sweep: 'PENDING' | 'DONE';
  readonly transactions: readonly Transaction[];
  readonly executions: readonly Execution[];
  readonly lies: readonly number[];
  readonly forks: number;
}

/** Before the expiry, and then each time at which a node's answer counts once more. */
const HEAD_TIMES_MS = [0, 90 * SECOND_MS, 150 * SECOND_MS, 210 * SECOND_MS];
const EXPIRY = { expiresAtMs: 0 };

const IDLE: Execution = { phase: 'idle' };
const EXECUTIONS = 'AB';
const NODES = ['the first node', 'the second node'];

/** The model of the protocol with some of its rules. */
export function sweepModel(rules: Rules, bounds: Bounds): Model<State> {
  const initial: State = {
    sweep: 'PENDING',
    transactions: [],
    executions: Array.from({ length: bounds.executions }, () => IDLE),
    lies: bounds.lies,
    forks: bounds.forks,
  };
  return {
    initial,
    // Which execution does what makes no difference.
    keyOf: ({ executions, ...rest }) =>
      JSON.stringify([rest, executions.map((each) => JSON.stringify(each)).sort()]),
    transitionsFrom: (state) => new Step(rules, bounds, state).all().found,
    violationOf,
    violationAtRest,
  };
}

function violationOf({ transactions, sweep }: State): string | undefined {
  if (transactions.filter(isInBlock).length > 1) return 'The USDT is moved twice.';
  if (transactions.some(({ status, onChain }) => status === 'SUCCEEDED' && onChain === 'dead'))
    return 'A transaction counts as landed, and is in no block.';
  if (sweep === 'DONE' && !transactions.some(({ onChain }) => onChain === 'solid'))
    return 'The sweep is DONE, and nothing has moved for good.';
  return undefined;
}

function violationAtRest({ transactions, sweep }: State): string | undefined {
  if (transactions.some(({ status, onChain }) => onChain === 'solid' && status !== 'SUCCEEDED'))
    return 'The USDT has moved, and the books do not know.';
  const isForHumans = transactions.every(({ status }) => status === 'EXPIRED');
  return sweep === 'PENDING' && !isForHumans ? 'The sweep never ends.' : undefined;
}

const isInBlock = ({ onChain }: Transaction) => onChain === 'in a block' || onChain === 'solid';

/** The transitions from one state. */
class Step extends Transitions<State> {
  readonly #rules: Rules;
  readonly #bounds: Bounds;

  constructor(rules: Rules, bounds: Bounds, state: State) {
    super(state);
    this.#rules = rules;
    this.#bounds = bounds;
  }

  all(): this {
    const { transactions, executions, sweep } = this.state;
    for (const at of transactions.keys()) this.#chain(at);
    if (sweep === 'PENDING' && transactions.some(({ status }) => status === 'SUCCEEDED'))
      this.progress('the sweep is DONE', { sweep: 'DONE' });
    executions.forEach((execution, index) => {
      const name = EXECUTIONS[index] ?? '';
      if (execution.phase === 'idle') this.#begin(name, index);
      else if (execution.phase === 'decided') this.#lookAgain(name, index, execution);
      else if (execution.phase === 'looked') this.#sign(name, index, execution);
      else {
        this.surprise(`${name} crashes`, this.#doing(index, IDLE));
        if (execution.phase === 'sent') this.#storeWhatWasSent(name, index, execution);
        else if (execution.phase === 'following') this.#follow(name, index, execution.at);
        else this.#record(name, index, execution);
      }
    });
    return this;
  }

  /** What the network does with a transaction, and how its time passes. */
  #chain(at: number): void {
    const { onChain, time } = this.#transaction(at);
    const name = nameOf(at);
    if (onChain === 'waiting' && time === 0)
      this.progress(`${name} gets into a block`, this.#having(at, { onChain: 'in a block' }));
    if (onChain === 'in a block') {
      this.progress(`the block of ${name} is solid`, this.#having(at, { onChain: 'solid' }));
      if (this.state.forks > 0)
        this.surprise(`the block of ${name} is replaced`, {
          ...this.#having(at, { onChain: 'waiting' }),
          forks: this.state.forks - 1,
        });
      return;
    }
    // A block behind the solid head is solid: what is in one that may be replaced is younger.
    if (onChain === 'solid' && time < HEAD_TIMES_MS.length - 1)
      this.progress(`time passes after ${name}`, this.#having(at, { time: time + 1 }));
    if (onChain === 'waiting' || onChain === 'unknown')
      this.surprise(`${name} expires`, this.#having(at, { onChain: 'dead' }));
  }

  /** Reads what is stored: goes on with what is on its way, or decides to sign another. */
  #begin(name: string, index: number): void {
    const { transactions, sweep } = this.state;
    const stored = transactions.filter(({ status }) => status !== undefined);
    const live = transactions.findIndex(({ status }) => status === 'SIGNED');
    if (
      live !== -1 &&
      this.#rules['a stored transaction is followed to its outcome before another is signed']
    ) {
      this.progress(`${name} follows ${nameOf(live)}`, this.#doing(index, { phase: 'following', at: live }));
      return;
    }
    const isOver = sweep === 'DONE' || stored.some(({ status }) => status === 'SUCCEEDED');
    const hasWork = transactions.length < this.#bounds.transactions || transactions.some(isInBlock);
    if (isOver || !hasWork) return;
    const decided = this.#doing(index, { phase: 'decided', ...this.#known() });
    this.progress(`${name} decides to sign a transaction`, decided);
  }

  #known(): Known {
    const stored = this.state.transactions.filter(({ status }) => status !== undefined);
    return { stored: stored.length, givenUp: stored.filter(({ status }) => status === 'EXPIRED').length };
  }

  #lookAgain(name: string, index: number, { stored, givenUp }: Known): void {
    const looked = this.#doing(index, { phase: 'looked', stored, givenUp });
    const { transactions } = this.state;
    const isLookedFor = this.#rules['what was given up is looked for before another is signed'];
    const at = transactions.findIndex((each) => each.status === 'EXPIRED' && isInBlock(each));
    if (at === -1 || !isLookedFor) {
      this.progress(`${name} finds nothing that was given up in a block`, looked);
      return;
    }
    const isRecorded = this.#rules['what was given up is recorded when it is found'];
    const found = isRecorded ? this.#having(at, { status: 'SUCCEEDED' }) : {};
    this.progress(`${name} finds ${nameOf(at)} in a block`, { ...found, ...this.#doing(index, IDLE) });
    this.#lie(`${name} asks for ${nameOf(at)}`, () => looked);
  }

  #sign(name: string, index: number, { stored, givenUp }: Known): void {
    const { transactions } = this.state;
    const at = transactions.length;
    const signed = (onChain: OnChain, status: 'SIGNED' | undefined): Partial<State> => ({
      transactions: [
        ...transactions,
        { onChain, status, time: 0, absences: this.#bounds.lies.map(() => []) },
      ],
    });
    if (at < this.#bounds.transactions && !this.#rules['a transaction is stored before a node gets it']) {
      const sent = this.#doing(index, { phase: 'sent', stored, givenUp, at });
      this.progress(`${name} signs ${nameOf(at)} and sends it`, {
        ...sent,
        ...signed('waiting', undefined),
      });
    } else if (at < this.#bounds.transactions && this.#mayStore({ stored, givenUp })) {
      const following = this.#doing(index, { phase: 'following', at });
      this.progress(`${name} signs ${nameOf(at)} and stores it`, {
        ...following,
        ...signed('unknown', 'SIGNED'),
      });
    } else this.progress(`${name} stores nothing: another was first`, this.#doing(index, IDLE));
  }

  #mayStore({ stored, givenUp }: Known): boolean {
    const now = this.#known();
    const isNone = stored === now.stored;
    const isGivenUp = givenUp === now.givenUp;
    return (
      this.state.sweep === 'PENDING' &&
      (isNone || !this.#rules['a transaction is stored only if none was stored since it was decided on']) &&
      (isGivenUp || !this.#rules['a transaction is stored only if none that was given up was found since'])
    );
  }

  #storeWhatWasSent(name: string, index: number, { at, ...known }: Known & { readonly at: number }): void {
    if (this.#mayStore(known)) {
      const stored = this.#having(at, { status: 'SIGNED' });
      this.progress(`${name} stores ${nameOf(at)}`, {
        ...stored,
        ...this.#doing(index, { phase: 'following', at }),
      });
    } else this.progress(`${name} stores nothing: another was first`, this.#doing(index, IDLE));
  }

  /** Sends a transaction, and asks each node for it, until a block has it or none can. */
  #follow(name: string, index: number, at: number): void {
    const { onChain, time } = this.#transaction(at);
    if (onChain === 'unknown')
      this.progress(`${name} sends ${nameOf(at)}`, this.#having(at, { onChain: 'waiting' }));
    const counts = onChain === 'solid' || !this.#rules['only a solid block is an outcome'];
    const answered = (outcome: 'SUCCEEDED' | 'EXPIRED') =>
      this.#doing(index, { phase: 'answered', at, outcome });
    if (isInBlock(this.#transaction(at)) && counts)
      this.progress(`${name} finds ${nameOf(at)} in a block`, answered('SUCCEEDED'));
    if (onChain === 'dead')
      this.progress(`${name} is told that ${nameOf(at)} is in no block`, answered('EXPIRED'));
    const solidTimeMs = HEAD_TIMES_MS[time] ?? 0;
    if (onChain !== 'solid' || canStillLand(EXPIRY, solidTimeMs)) return;
    this.#lie(`${name} asks for ${nameOf(at)}`, (liar) => {
      const absences = this.#transaction(at).absences.map((times, node) =>
        node === liar ? [...new Set([...times, solidTimeMs])] : times,
      );
      const noted = this.#having(at, { absences });
      return this.#isGivenUp(absences) ? { ...noted, ...answered('EXPIRED') } : noted;
    });
  }

  #isGivenUp(absences: Transaction['absences']): boolean {
    const said = absences.flatMap((times, node) =>
      times.map((solidTimeMs): TransactionAbsence => ({ node: String(node), solidTimeMs })),
    );
    if (!this.#rules['a transaction is given up only when several answers agree']) return said.length > 0;
    const nodeCount = this.#rules['one of several nodes is not believed alone'] ? absences.length : 1;
    return hasExpired(EXPIRY, said, nodeCount);
  }

  #record(
    name: string,
    index: number,
    { at, outcome }: { readonly at: number; readonly outcome: 'SUCCEEDED' | 'EXPIRED' },
  ): void {
    const { status } = this.#transaction(at);
    const isKept = status === 'SUCCEEDED' && this.#rules['what has landed is not given up'];
    const recorded = isKept ? {} : this.#having(at, { status: outcome });
    this.progress(`${name} records ${nameOf(at)} as ${outcome}`, {
      ...recorded,
      ...this.#doing(index, IDLE),
    });
  }

  /** A node says falsely that a transaction is in no block. */
  #lie(name: string, next: (node: number) => Partial<State>): void {
    this.state.lies.forEach((left, node) => {
      if (left === 0) return;
      const lies = this.state.lies.map((each, of) => (of === node ? each - 1 : each));
      this.surprise(`${name}, and ${NODES[node]} says falsely: in no block`, { ...next(node), lies });
    });
  }

  #transaction(at: number): Transaction {
    const transaction = this.state.transactions[at];
    if (!transaction) throw new Error(`There is no transaction ${at}.`);
    return transaction;
  }

  #having(at: number, change: Partial<Transaction>): Partial<State> {
    const { transactions } = this.state;
    return {
      transactions: transactions.map((each, index) => (index === at ? { ...each, ...change } : each)),
    };
  }

  #doing(index: number, execution: Execution): Partial<State> {
    return { executions: this.state.executions.map((each, at) => (at === index ? execution : each)) };
  }
}

const nameOf = (at: number) => `transaction ${at + 1}`;
