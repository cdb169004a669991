import {
  DEFAULT_SESSION_POLICY,
  decideUsdtSession,
  furtherDeposits,
  isOver,
  type SessionPolicy,
  type SolidDeposit,
  type UsdtSessionFacts,
  type UsdtSessionStatus,
} from '../../src/domain/usdt/usdtSession.ts';
import { type Model, spent, Transitions } from './explore.ts';

/**
 * A model of how blocks are read and a session is settled by them, around the real `decideUsdtSession`.
 *
 * It covers:
 * - several scanners of one chain, each of which may be interrupted for any time between reading and storing, and may crash
 * - blocks that cannot be read for a while, and blocks at the head that are replaced
 * - deposits of the whole amount and of half of it, in any block before and after the expiry
 * - looks at the session at any time, and blocks that an operator has read again
 *
 * It assumes:
 * - A solid block stays, and the blocks of a chain have the times of their numbers.
 * - Who has stored something makes the session look again: that is the outbox's (outboxModel.ts).
 *
 * It leaves out:
 * - Sweeps: the session settles on its deposit. Dust, other tokens, and top-ups after the expiry.
 */

/** The rules of the protocol, each of which can be left out to see what it is for. */
export const RULES = {
  'deposits are stored in the statement that moves the cursor': true,
  'the cursor is moved only from where the blocks were read': true,
  'a deposit is stored once': true,
  'a deposit is judged by the status of its session under the lock': true,
  'a look holds the lock of its session': true,
  'a moment has passed only when every block up to it was read': true,
  'a batch ends before the first block that cannot be read': true,
  'only what a solid block holds is a deposit': true,
  'a session that is over stays as it is': true,
};
export type Rule = keyof typeof RULES;
export type Rules = Readonly<Record<Rule, boolean>>;

/** How much of what can go wrong, or can come from outside, happens in one run. */
export interface Bounds {
  readonly scanners: number;
  readonly deposits: number;
  /** Times that a block cannot be read. */
  readonly outages: number;
  /** Blocks at the head that are replaced. */
  readonly forks: number;
  /** Blocks that an operator has read again. */
  readonly rereads: number;
}

type Content = 'nothing' | 'half' | 'whole';

/** A deposit in the books, by the number of its block. */
interface Booked {
  readonly block: number;
  readonly content: Content;
  readonly status: 'RECEIVED' | 'CREDITED' | 'UNEXPECTED';
}

/** What a look at the session decides. */
interface Verdict {
  readonly status: UsdtSessionStatus;
  readonly creditedMinor: number;
  /** The blocks of the deposits that it knows, and of those that it sets aside. */
  readonly known: readonly number[];
  readonly setAside: readonly number[];
}

/** What a scanner has read and not stored yet. */
interface Batch {
  readonly from: number;
  readonly to: number;
  readonly blocks: readonly number[];
  readonly statusThen: UsdtSessionStatus;
  /** Whether it has moved the cursor, where that is a step of its own. */
  readonly hasMoved: boolean;
}

export interface State {
  /** What each solid block holds; the first has the number 1. */
  readonly solid: readonly Content[];
  /** What the next block holds for now. */
  readonly head: Content | undefined;
  readonly isExpired: boolean;
  readonly cursor: number;
  readonly books: readonly Booked[];
  readonly isSighted: boolean;
  readonly status: UsdtSessionStatus;
  readonly creditedMinor: number;
  /** A verdict that is not written yet, where a look does not hold the lock. */
  readonly verdict: Verdict | undefined;
  readonly scanners: readonly (Batch | undefined)[];
  readonly left: Readonly<Record<'deposits' | 'outages' | 'forks' | 'rereads', number>>;
}

const BLOCKS = 3;
const BLOCK_MS = 1_000;
/** Between the second block and the third. */
const EXPIRES_AT_MS = 2.5 * BLOCK_MS;
const EXPECTED_MINOR = 20_000_000n;
const AMOUNTS: Readonly<Record<Content, bigint>> = { nothing: 0n, half: 10_000_000n, whole: EXPECTED_MINOR };
const POLICY: SessionPolicy = {
  ...DEFAULT_SESSION_POLICY,
  graceMs: 0,
  sweeps: 'later',
  settlesOn: 'deposit',
};

/** The model of the protocol with some of its rules. */
export function chainScanModel(rules: Rules, { scanners, ...left }: Bounds): Model<State> {
  const initial: State = {
    solid: [],
    head: undefined,
    isExpired: false,
    cursor: 0,
    books: [],
    isSighted: false,
    status: 'AWAITING_DEPOSIT',
    creditedMinor: 0,
    verdict: undefined,
    scanners: Array.from({ length: scanners }, () => undefined),
    left,
  };
  return {
    initial,
    keyOf: (state) => JSON.stringify(state),
    transitionsFrom: (state) => new Step(rules, state).all().found,
    violationOf,
    violationAtRest,
  };
}

const paidMinor = ({ solid }: State) => solid.reduce((sum, content) => sum + Number(AMOUNTS[content]), 0);

function violationOf(state: State): string | undefined {
  const { status, solid, creditedMinor } = state;
  if (creditedMinor > paidMinor(state)) return 'More is credited than was paid.';
  if (status === 'EXPIRED' && solid.slice(0, 2).some((content) => content !== 'nothing'))
    return 'The session is EXPIRED, and was paid in time.';
  return undefined;
}

function violationAtRest({ solid, books, status }: State): string | undefined {
  const isBooked = (number: number) => books.some(({ block }) => block === number);
  if (solid.some((content, index) => content !== 'nothing' && !isBooked(index + 1)))
    return 'A deposit is in no book.';
  if (isOver(status) && books.some((booked) => booked.status === 'RECEIVED'))
    return 'A deposit is neither credited nor on a list.';
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
    this.#chain();
    this.#look();
    this.state.scanners.forEach((batch, index) => {
      const name = `scanner ${index + 1}`;
      if (!batch) this.#read(name, index);
      else {
        this.surprise(`${name} crashes`, this.#doing(index, undefined));
        this.#store(name, index, batch);
      }
    });
    const { solid, left } = this.state;
    if (left.rereads > 0)
      for (let number = 1; number <= solid.length; number++) {
        const stored = this.#stored([number], this.state.status);
        this.surprise(`an operator has block ${number} read again`, {
          ...stored,
          ...spent(this.state, 'rereads'),
        });
      }
    return this;
  }

  /** New blocks, blocks that are replaced, and the time. */
  #chain(): void {
    const { solid, head, isExpired, left, status } = this.state;
    if (head === undefined && solid.length < BLOCKS) {
      this.progress(`block ${solid.length + 1} holds nothing`, { head: 'nothing' });
      if (left.deposits > 0)
        for (const content of ['half', 'whole'] as const)
          this.surprise(`block ${solid.length + 1} holds ${content} of the amount`, {
            head: content,
            ...spent(this.state, 'deposits'),
          });
    }
    if (head !== undefined) {
      this.progress(`block ${solid.length + 1} is solid`, { solid: [...solid, head], head: undefined });
      if (left.forks > 0)
        this.surprise(`block ${solid.length + 1} is replaced`, {
          head: undefined,
          ...spent(this.state, 'forks'),
        });
      if (head !== 'nothing' && !isOver(status)) this.#sight(solid.length + 1, head);
    }
    if (!isExpired) this.progress('the expiry passes', { isExpired: true });
  }

  #sight(block: number, content: Content): void {
    const { books, isSighted } = this.state;
    const name = `block ${block} is seen at the head`;
    if (this.#rules['only what a solid block holds is a deposit']) {
      if (!isSighted) this.surprise(name, { isSighted: true });
    } else if (!books.some((booked) => booked.block === block))
      this.surprise(name, { books: [...books, { block, content, status: 'RECEIVED' }] });
  }

  #read(name: string, index: number): void {
    const { solid, cursor, left, status: statusThen } = this.state;
    if (solid.length === cursor) return;
    const blocks = Array.from({ length: solid.length - cursor }, (_, offset) => cursor + 1 + offset);
    const batch = { from: cursor, to: solid.length, blocks, statusThen, hasMoved: false };
    this.progress(`${name} reads up to block ${solid.length}`, this.#doing(index, batch));
    if (left.outages === 0) return;
    for (const lost of blocks) {
      const name2 = `${name} cannot read block ${lost}`;
      const before = blocks.filter((number) => number < lost);
      const others = blocks.filter((number) => number !== lost);
      if (!this.#rules['a batch ends before the first block that cannot be read'])
        this.surprise(name2, {
          ...this.#doing(index, { ...batch, blocks: others }),
          ...spent(this.state, 'outages'),
        });
      else if (before.length > 0)
        this.surprise(name2, {
          ...this.#doing(index, { ...batch, blocks: before, to: lost - 1 }),
          ...spent(this.state, 'outages'),
        });
    }
  }

  #store(name: string, index: number, batch: Batch): void {
    const { from, to, blocks, statusThen, hasMoved } = batch;
    const { cursor, status } = this.state;
    const isSame =
      cursor === from || !this.#rules['the cursor is moved only from where the blocks were read'];
    if (!isSame && !hasMoved) {
      this.progress(`${name} stores nothing: another was faster`, this.#doing(index, undefined));
      return;
    }
    const isLocked = this.#rules['a deposit is judged by the status of its session under the lock'];
    const stored = this.#stored(blocks, isLocked ? status : statusThen);
    if (this.#rules['deposits are stored in the statement that moves the cursor'])
      this.progress(`${name} stores up to block ${to}`, {
        ...stored,
        cursor: to,
        ...this.#doing(index, undefined),
      });
    else if (!hasMoved)
      this.progress(`${name} moves the cursor to block ${to}`, {
        cursor: to,
        ...this.#doing(index, { ...batch, hasMoved: true }),
      });
    else this.progress(`${name} stores the deposits`, { ...stored, ...this.#doing(index, undefined) });
  }

  #stored(blocks: readonly number[], status: UsdtSessionStatus): Partial<State> {
    const { solid, books } = this.state;
    const isOnce = this.#rules['a deposit is stored once'];
    const added = blocks.flatMap((block): readonly Booked[] => {
      const content = solid[block - 1] ?? 'nothing';
      const isKnown = isOnce && books.some((booked) => booked.block === block);
      if (content === 'nothing' || isKnown) return [];
      return [{ block, content, status: isOver(status) ? 'UNEXPECTED' : 'RECEIVED' }];
    });
    return { books: [...books, ...added], isSighted: added.length === 0 && this.state.isSighted };
  }

  /** Decides, and writes the verdict in the same transaction where the rules are kept. */
  #look(): void {
    const { status, verdict, creditedMinor } = this.state;
    if (verdict) {
      this.progress(`the verdict is written: ${verdict.status}`, this.#written(verdict));
      return;
    }
    if (isOver(status) && this.#rules['a session that is over stays as it is']) return;
    const next = this.#decide();
    if (next.status === status && (status !== 'SETTLED' || creditedMinor > paidMinor(this.state))) return;
    if (this.#rules['a look holds the lock of its session'])
      this.progress(`a look at the session: ${next.status}`, this.#written(next));
    else this.progress(`a look decides: ${next.status}`, { verdict: next });
  }

  #decide(): Verdict {
    const facts = this.#facts();
    const { status, creditedMinor } = decideUsdtSession(facts);
    const blockOf = ({ blockTimeMs }: SolidDeposit) => blockTimeMs / BLOCK_MS;
    const setAside = furtherDeposits(facts).map(blockOf);
    return { status, creditedMinor: Number(creditedMinor), known: facts.deposits.map(blockOf), setAside };
  }

  #written({ status, creditedMinor, known, setAside }: Verdict): Partial<State> {
    const after = (booked: Booked): Booked['status'] => {
      if (booked.status !== 'RECEIVED' || !known.includes(booked.block)) return booked.status;
      if (setAside.includes(booked.block)) return 'UNEXPECTED';
      return status === 'SETTLED' ? 'CREDITED' : 'RECEIVED';
    };
    return {
      status,
      creditedMinor: this.state.creditedMinor + creditedMinor,
      books: this.state.books.map((booked) => ({ ...booked, status: after(booked) })),
      verdict: undefined,
    };
  }

  #facts(): UsdtSessionFacts {
    const { books, cursor, isExpired, isSighted } = this.state;
    const nowMs = isExpired ? (BLOCKS + 1) * BLOCK_MS : 0;
    const deposits = books
      .filter(({ status }) => status !== 'UNEXPECTED')
      .sort((one, another) => one.block - another.block)
      .map(
        ({ block, content }): SolidDeposit => ({
          amountMinor: AMOUNTS[content],
          blockTimeMs: block * BLOCK_MS,
        }),
      );
    return {
      expectedMinor: EXPECTED_MINOR,
      expiresAtMs: EXPIRES_AT_MS,
      policy: POLICY,
      nowMs,
      readUntilMs: this.#rules['a moment has passed only when every block up to it was read']
        ? cursor * BLOCK_MS
        : nowMs,
      deposits,
      sightedMinor: isSighted ? 1n : 0n,
      sweep: 'none',
      resolution: undefined,
    };
  }

  #doing(index: number, batch: Batch | undefined): Partial<State> {
    return { scanners: this.state.scanners.map((each, at) => (at === index ? batch : each)) };
  }
}
