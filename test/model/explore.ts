/** A breadth-first search through all states of a model, so that the first violation found has a shortest trace. */

export interface Transition<State> {
  readonly name: string;
  readonly to: State;
  /** Whether it happens in the end, unless something else does: false for crashes, operators and other surprises. */
  readonly isProgress: boolean;
  /** What the transition itself violates. */
  readonly violation?: string | undefined;
}

/** Collects the transitions from a state, each by what it changes. */
export class Transitions<State extends object> {
  readonly state: State;
  readonly found: Transition<State>[] = [];

  constructor(state: State) {
    this.state = state;
  }

  progress(name: string, change: Partial<State>): void {
    this.found.push({ name, to: { ...this.state, ...change }, isProgress: true });
  }

  surprise(name: string, change: Partial<State>): void {
    this.found.push({ name, to: { ...this.state, ...change }, isProgress: false });
  }
}

/** What is left of a budget of surprises after one of them. */
export function spent<Left extends Readonly<Record<string, number>>>(
  { left }: { readonly left: Left },
  what: keyof Left & string,
): { readonly left: Left } {
  return { left: { ...left, [what]: (left[what] ?? 0) - 1 } };
}

export interface Model<State> {
  readonly initial: State;
  /** Equal for states that need not be told apart. */
  readonly keyOf: (state: State) => string;
  readonly transitionsFrom: (state: State) => readonly Transition<State>[];
  /** What a state violates, whatever follows. */
  readonly violationOf: (state: State) => string | undefined;
  /** What a state of rest, in which no progress is left, violates. */
  readonly violationAtRest: (state: State) => string | undefined;
}

export interface Exploration {
  readonly states: number;
  /** States in which no progress is left. */
  readonly atRest: number;
  /** The first violation found, and the shortest way to it. */
  readonly violation: { readonly because: string; readonly trace: readonly string[] } | undefined;
}

/**
 * Visits every state until one violates something. Without a violation, it also proves that progress alone leads from
 * every state to a state of rest: under fairness, each run then reaches one.
 */
export function explore<State>(model: Model<State>): Exploration {
  const { initial, keyOf, transitionsFrom, violationOf, violationAtRest } = model;
  const ids = new Map([[keyOf(initial), 0]]);
  const parents = [-1];
  const names = [''];
  const progress: number[] = [];
  const atRest: number[] = [];
  let frontier: State[] = [initial];

  const traceTo = (id: number): string[] => {
    const trace: string[] = [];
    for (let at = id; at > 0; at = parents[at] ?? 0) trace.unshift(names[at] ?? '');
    return trace;
  };
  const violated = (because: string, trace: readonly string[]): Exploration => ({
    states: ids.size,
    atRest: atRest.length,
    violation: { because, trace },
  });

  // The ids of a frontier follow one another: its states were found in that order.
  let from = 0;
  while (frontier.length > 0) {
    const found: State[] = [];
    for (const state of frontier) {
      let isAtRest = true;
      for (const { name, to, isProgress, violation } of transitionsFrom(state)) {
        if (violation !== undefined) return violated(violation, [...traceTo(from), name]);
        const key = keyOf(to);
        let id = ids.get(key);
        if (id === undefined) {
          id = ids.size;
          ids.set(key, id);
          parents.push(from);
          names.push(name);
          found.push(to);
          const because = violationOf(to);
          if (because !== undefined) return violated(because, traceTo(id));
        }
        if (isProgress) {
          isAtRest = false;
          progress.push(id, from);
        }
      }
      if (isAtRest) {
        atRest.push(from);
        const because = violationAtRest(state);
        if (because !== undefined) return violated(because, traceTo(from));
      }
      from++;
    }
    frontier = found;
  }
  const endless = firstWithoutRest(ids.size, { progress, atRest });
  if (endless !== undefined) return violated('No progress leads to rest.', traceTo(endless));
  return { states: ids.size, atRest: atRest.length, violation: undefined };
}

/**
 * The first state from which progress leads to no state of rest.
 *
 * @param edges.progress pairs: the state that progress leads to, and the one that it leads from.
 */
function firstWithoutRest(
  count: number,
  { progress, atRest }: { readonly progress: readonly number[]; readonly atRest: readonly number[] },
): number | undefined {
  const sources: number[][] = Array.from({ length: count }, () => []);
  for (let at = 0; at < progress.length; at += 2) sources[progress[at] ?? 0]?.push(progress[at + 1] ?? 0);
  const reaches = new Uint8Array(count);
  for (const id of atRest) reaches[id] = 1;
  const open = [...atRest];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const source of sources[id] ?? []) {
      if (reaches[source]) continue;
      reaches[source] = 1;
      open.push(source);
    }
  }
  const first = reaches.indexOf(0);
  return first === -1 ? undefined : first;
}
