/**
 * Judges whether a history of overlapping operations has an explanation: an order of single moments, each within its
 * operation, that a sequential object could have answered. The search is that of Wing and Gong with the memory of Lowe,
 * as in porcupine.
 */

/** One operation on an object whose states are `State`. */
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
const MAX_STEPS = 2_000_000;

/** A history is too entangled to be judged. */
export class TooEntangledError extends Error {
  override readonly name = 'TooEntangledError';
}

interface Frame<State> {
  readonly state: State;
  /** Operations that may come next, by number. */
  readonly candidates: readonly number[];
  /** How many of them were tried. */
  tried: number;
  /** The first operation without its moment, and the last one with one. */
  readonly first: number;
  readonly last: number;
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
  const sorted = operations.toSorted((left, right) => left.startMs - right.startMs);
  const isDone = sorted.map(() => false);
  let missing = sorted.filter(({ endMs }) => endMs !== Number.POSITIVE_INFINITY).length;
  const visited = new Set<string>();
  const taken: number[] = [];
  const frames: Frame<State>[] = [frameOf(sorted, { isDone, first: 0, last: -1, state: object.initial })];
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (missing === 0) return true;
    const frame = frames.at(-1);
    if (!frame) return false;
    const number = frame.candidates[frame.tried++];
    const operation = number === undefined ? undefined : sorted[number];
    if (number === undefined || !operation) {
      frames.pop();
      const last = taken.pop();
      if (last === undefined) return false;
      isDone[last] = false;
      if (sorted[last]?.endMs !== Number.POSITIVE_INFINITY) missing++;
      continue;
    }
    const state = operation.apply(frame.state);
    if (state === undefined) continue;
    isDone[number] = true;
    const next = frameOf(sorted, { isDone, state, first: frame.first, last: Math.max(frame.last, number) });
    const key = `${object.keyOf(state)} ${doneKey(isDone, next)}`;
    if (visited.has(key)) {
      isDone[number] = false;
      continue;
    }
    visited.add(key);
    taken.push(number);
    if (operation.endMs !== Number.POSITIVE_INFINITY) missing--;
    frames.push(next);
  }
  throw new TooEntangledError(`The search took more than ${MAX_STEPS} steps.`);
}

/** What may come next: what no other operation without its moment has ended before. */
function frameOf<State>(
  sorted: readonly Operation<State>[],
  at: Pick<Frame<State>, 'state' | 'first' | 'last'> & { readonly isDone: readonly boolean[] },
): Frame<State> {
  const { isDone, state, last } = at;
  let { first } = at;
  while (isDone[first]) first++;
  const candidates: number[] = [];
  let firstEndMs = Number.POSITIVE_INFINITY;
  for (let number = first; number < sorted.length; number++) {
    const operation = sorted[number];
    if (!operation || operation.startMs > firstEndMs) break;
    if (isDone[number]) continue;
    candidates.push(number);
    firstEndMs = Math.min(firstEndMs, operation.endMs);
  }
  const endOf = (number: number) => sorted[number]?.endMs ?? 0;
  candidates.sort((left, right) => (endOf(left) < endOf(right) ? -1 : left - right));
  // A read that changes nothing and is possible now is never better later, so nothing else is tried.
  const idle = candidates.find((number) => {
    const operation = sorted[number];
    return operation?.isRead && operation.apply(state) === state;
  });
  return { state, candidates: idle === undefined ? candidates : [idle], tried: 0, first, last };
}

/** Which operations have their moment: all before the first without, and these. */
function doneKey(
  isDone: readonly boolean[],
  { first, last }: { readonly first: number; readonly last: number },
): string {
  const done: number[] = [];
  for (let number = first + 1; number <= last; number++) if (isDone[number]) done.push(number);
  return `${first}:${done.join()}`;
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
  if (isLinearizable(object, operations)) return undefined;
  const ends = [...new Set(operations.map(({ endMs }) => endMs))]
    .filter((endMs) => endMs !== Number.POSITIVE_INFINITY)
    .sort((left, right) => left - right);
  // A beginning of a history with an explanation has one too, so the first moment without is found by halving.
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isLinearizable(object, untilMoment(operations, ends[middle] ?? 0))) low = middle + 1;
    else high = middle;
  }
  let rest = untilMoment(operations, ends[high] ?? 0);
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
    .toSorted((left, right) => left.endMs - right.endMs);
}
