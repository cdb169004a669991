import type { Operation, SequentialObject } from './linearizability.ts';

/** What a merchant learns of one order, as a history: whether it is there, and how it stands. */

/** One thing that a merchant did with an order, or heard of it. */
export interface OrderStep {
  readonly kind:
    | 'create'
    | 'read'
    /** Something that was true once: a webhook, or the stored answer to an earlier request. */
    | 'heard';
  /** Whose request it was, in which environment. */
  readonly caller: string;
  readonly startMs: number;
  /** Infinity of a request without an answer. */
  readonly endMs: number;
  /** What the answer shows; undefined of a creation without an answer, and of a read that does not find the order. */
  readonly status: string | undefined;
}

/** The statuses that may follow a status at once. What no line names is final. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  PROCESSING: ['PENDING_REVIEW', 'COMPLETED', 'FAILED'],
  PENDING_REVIEW: ['PROCESSING', 'COMPLETED', 'FAILED'],
  // A return, a chargeback that is won, or a refund of a payment.
  COMPLETED: ['REVERSED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  AWAITING_DEPOSIT: ['PENDING_CONFIRMATION', 'EXPIRED', 'UNDERPAID', 'FAILED'],
  // What was seen may be in a block that is replaced.
  PENDING_CONFIRMATION: ['AWAITING_DEPOSIT', 'EXPIRED', 'UNDERPAID', 'FAILED'],
  // A deposit that was made in time may be read later.
  EXPIRED: ['PENDING_CONFIRMATION', 'UNDERPAID', 'FAILED'],
  UNDERPAID: ['OVERPAID', 'SWEEP_PENDING', 'MANUAL_REVIEW', 'SETTLED', 'FAILED'],
  OVERPAID: ['SWEEP_PENDING', 'MANUAL_REVIEW', 'SETTLED', 'FAILED'],
  SWEEP_PENDING: ['OVERPAID', 'MANUAL_REVIEW', 'SETTLED', 'FAILED'],
  MANUAL_REVIEW: ['OVERPAID', 'SWEEP_PENDING', 'SETTLED', 'FAILED'],
};

const reached = new Map<string, ReadonlySet<string>>();

/** The statuses that a status leads to, itself included. */
function reachedFrom(status: string): ReadonlySet<string> {
  const known = reached.get(status);
  if (known) return known;
  const found = new Set([status]);
  for (const each of found) for (const next of NEXT[each] ?? []) found.add(next);
  reached.set(status, found);
  return found;
}

/** There is no such order yet. */
const ABSENT = 'absent';
/** It is there, and no answer has shown its status. */
const UNSEEN = 'unseen';

/** Before its creation. A state is the last status that an answer showed. */
export const ABSENT_ORDER: SequentialObject<string> = { initial: ABSENT, keyOf: (state) => state };

/** The state in which an order shows a status; undefined where it no longer can, or never could. */
function showing(state: string, status: string): string | undefined {
  if (state === status) return state;
  return state === UNSEEN || reachedFrom(state).has(status) ? status : undefined;
}

/**
 * The operations that the steps of one order are.
 *
 * @param steps those that a caller made, or others about its order. An order that no step creates, such as an automatic
 *   payout, may have been created at any time.
 */
export function orderOperations(steps: readonly OrderStep[]): readonly Operation<string>[] {
  const creations = steps.filter(({ kind }) => kind === 'create');
  const owner = (creations[0] ?? steps.find(({ status }) => status !== undefined))?.caller;
  const starts = creations.length > 0 ? creations : [{ startMs: Number.NEGATIVE_INFINITY }];
  return [
    // The answer to a creation shows a later moment than that of the creation.
    ...starts.map(({ startMs }) => creationAfter(startMs)),
    ...steps.filter(({ endMs }) => endMs !== Number.POSITIVE_INFINITY).map((step) => readOf(step, owner)),
  ];
}

/** A creation, of which its answer alone shows whether it happened. */
function creationAfter(startMs: number): Operation<string> {
  return {
    says: 'a creation',
    startMs,
    endMs: Number.POSITIVE_INFINITY,
    isRead: false,
    apply: (state) => (state === ABSENT ? UNSEEN : undefined),
  };
}

function readOf(
  { kind, caller, startMs, endMs, status }: OrderStep,
  owner: string | undefined,
): Operation<string> {
  const by = caller === owner ? '' : ` for ${caller}, whose order it is not`;
  const at = { startMs: kind === 'heard' ? Number.NEGATIVE_INFINITY : startMs, endMs, isRead: true };
  if (status === undefined) {
    const isHidden = caller !== owner;
    return {
      ...at,
      says: `a read does not find it${by}`,
      apply: (state) => (isHidden || state === ABSENT ? state : undefined),
    };
  }
  return {
    ...at,
    says: `${SAYS[kind]} ${status}${by}`,
    apply: (state) => (caller === owner && state !== ABSENT ? showing(state, status) : undefined),
  };
}

const SAYS: Readonly<Record<OrderStep['kind'], string>> = {
  create: 'the answer to its creation shows',
  read: 'a read shows',
  heard: 'an event or an old answer shows',
};

/** What kind of contradiction the shortest part of an order's history is. */
export function kindOfOffence(offence: readonly Operation<string>[]): string {
  const last = offence.at(-1)?.says ?? '';
  if (offence.some(({ says }) => says.includes('whose order it is not'))) return 'ORDER OF ANOTHER';
  return last.startsWith('a read does not find it') ? 'CREATION NOT VISIBLE' : 'STATUS WENT BACK';
}
