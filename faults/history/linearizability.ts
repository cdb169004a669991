/**
 * Judges whether a history of overlapping operations has an explanation: an order of single moments, each within its
 * operation, that a sequential object could have answered. The search is that of Wing and Gong, done as the answers come (Lowe:
 * just-in-time linearization), so that it ends at the first answer without an explanation.
 */
export interface Operation<State> {
  /** What was done and answered, in words. */
  readonly says: string;
  /** Times in ms of one clock. Two operations of which one ends as the other starts overlap. */
  readonly startMs: number;
  /** Infinity for an operation that was not seen to end: it may have happened at any time since its start, or never. */
  readonly endMs: number;
  /** Whether every other operation is as possible without it. */
  readonly isRead: boolean;
  /** The state after the operation; undefined where a state does not allow it. Equal states are one value. */
  apply(state: State): State | undefined;
  /** The operation with less known about it, which every history allows that allows this; undefined for none at all. */
  readonly weaker?: Operation<State> | undefined;
}

/** An object before its first operation. */
export interface SequentialObject<State> {
  readonly initial: State;
  /** A text that equal states share. */
  keyOf(state: State): string;
}

/** No history of a run comes near it. */
const MAX_STEPS = 5_000_000;

/** A history is too entangled to be judged. */
export class TooEntangledError extends Error {
  override readonly name = 'TooEntangledError';
}

/** A way to explain the answers so far. Operations are numbered in the order of their starts. */
interface Explanation<State> {
  readonly state: State;
  /** Every operation before this one has its moment. This one has none yet. */
  readonly first: number;
  /** The later ones that have their moment, in order. */
  readonly others: readonly number[];
}

/**
 * The first answer that contradicts earlier ones; undefined where a history has an explanation.
 *
 * @throws TooEntangledError when the search takes too long.
 */
function firstContradiction<State>(
  object: SequentialObject<State>,
  operations: readonly Operation<State>[],
): Operation<State> | undefined {
  const sorted = operations.toSorted((left, right) => compare(left.startMs, right.startMs));
  const answers = [...sorted.entries()]
    .filter(([, { endMs }]) => endMs !== Number.POSITIVE_INFINITY)
    .sort(([, left], [, right]) => compare(left.endMs, right.endMs));
  let steps = 0;
  let explanations: readonly Explanation<State>[] = [{ state: object.initial, first: 0, others: [] }];
  for (const [number, answer] of answers) {
    const complete: Explanation<State>[] = [];
    const seen = new Set<string>();
    const waiting = [...explanations];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (isExplained(each, number)) {
        complete.push(each);
        continue;
      }
      for (const next of nextMoments(sorted, each, answer.endMs)) {
        if (++steps > MAX_STEPS) throw new TooEntangledError(`The search took ${MAX_STEPS} steps.`);
        const key = `${object.keyOf(next.state)} ${next.first}:${next.others.join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push(next);
      }
    }
    if (complete.length === 0) return answer;
    explanations = complete;
  }
  return undefined;
}

/** Infinite times have no difference. */
function compare(leftMs: number, rightMs: number): number {
  return leftMs === rightMs ? 0 : leftMs - rightMs;
}

function isExplained({ first, others }: Explanation<unknown>, number: number): boolean {
  return number < first || others.includes(number);
}

/** What may come next, of the operations that started by the end of the one that is to be explained. */
function nextMoments<State>(
  sorted: readonly Operation<State>[],
  explanation: Explanation<State>,
  endMs: number,
): readonly Explanation<State>[] {
  const { state, first } = explanation;
  const found: Explanation<State>[] = [];
  for (let number = first; number < sorted.length; number++) {
    const operation = sorted[number];
    if (!operation || operation.startMs > endMs) break;
    if (isExplained(explanation, number)) continue;
    const next = operation.apply(state);
    if (next === undefined) continue;
    // A read that changes nothing and is possible now is never better later, so nothing else is tried.
    if (operation.isRead && next === state) return [withMoment(explanation, number, state)];
    found.push(withMoment(explanation, number, next));
  }
  return found;
}

function withMoment<State>(
  { first, others }: Explanation<State>,
  number: number,
  state: State,
): Explanation<State> {
  if (number !== first) {
    return { state, first, others: [...others, number].sort((left, right) => left - right) };
  }
  let done = first + 1;
  let used = 0;
  while (others[used] === done) {
    done++;
    used++;
  }
  return { state, first: done, others: others.slice(used) };
}

/**
 * Whether a history has an explanation.
 *
 * @throws TooEntangledError when the search takes too long.
 */
export function isLinearizable<State>(
  object: SequentialObject<State>,
  operations: readonly Operation<State>[],
): boolean {
  return firstContradiction(object, operations) === undefined;
}

/** What was known at a moment: what had started by then, and of it what had ended. */
function untilMoment<State>(
  operations: readonly Operation<State>[],
  momentMs: number,
): readonly Operation<State>[] {
  return operations.flatMap((operation) => {
    if (operation.startMs > momentMs) return [];
    return operation.endMs <= momentMs ? [operation] : weakened(operation);
  });
}

/** An operation with less known about it, as often as its end is known. */
function weakened<State>(operation: Operation<State>): readonly Operation<State>[] {
  let weaker: Operation<State> | undefined = operation;
  while (weaker && weaker.endMs !== Number.POSITIVE_INFINITY) weaker = weaker.weaker;
  return weaker ? [weaker] : [];
}

/**
 * The shortest part of a history that has no explanation: up to the first answer that contradicts earlier ones, without
 * every answer that does not matter.
 *
 * @returns the operations whose ends contradict each other, in the order of their ends; undefined where there is an
 *   explanation.
 * @throws TooEntangledError when the search takes too long.
 */
export function shortestOffence<State>(
  object: SequentialObject<State>,
  operations: readonly Operation<State>[],
): readonly Operation<State>[] | undefined {
  const contradiction = firstContradiction(object, operations);
  if (!contradiction) return undefined;
  let rest = untilMoment(operations, contradiction.endMs);
  for (let size = rest.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < rest.length; from += size) {
      if (rest.slice(from, from + size).every(({ endMs }) => endMs === Number.POSITIVE_INFINITY)) continue;
      const less = rest.flatMap((operation, number) =>
        number >= from && number < from + size ? weakened(operation) : [operation],
      );
      if (!isLinearizable(object, less)) {
        from -= rest.length - less.length;
        rest = less;
      }
    }
  }
  return rest
    .filter(({ endMs }) => endMs !== Number.POSITIVE_INFINITY)
    .toSorted((left, right) => compare(left.endMs, right.endMs));
}
