import type { Finding } from '../oracle/evidence.ts';
import { finding } from '../oracle/looks.ts';
import type { Order } from '../orders.ts';
import type { ReceivedWebhook } from '../receivers.ts';
import {
  type Operation,
  type SequentialObject,
  shortestOffence,
  TooEntangledError,
} from './linearizability.ts';
import type { Caller, Observation } from './observations.ts';
import { ABSENT_ORDER, kindOfOffence, type OrderStep, orderOperations } from './orders.ts';
import type { WalletEntry } from './postings.ts';
import { EMPTY_WALLET, type WalletRead, walletOperations } from './wallets.ts';

/** What merchants were shown during a run, and what it is judged by. */
export interface HistoryEvidence {
  readonly observations: readonly Observation[];
  readonly orders: readonly Pick<
    Order,
    'id' | 'reference' | 'kind' | 'merchant' | 'environment' | 'furtherIds'
  >[];
  readonly received: readonly Pick<ReceivedWebhook, 'transactionId' | 'status' | 'firstAtMs'>[];
  readonly entries: readonly WalletEntry[];
}

/** The clocks of Postgres and the driver are those of one machine, but one of them may be set during a run. */
const CLOCK_TOLERANCE_MS = 250;

/** Every order and wallet that was shown to its merchant as no order of the calls explains. */
export function judgeHistory(evidence: HistoryEvidence): readonly Finding[] {
  const steps = stepsOf(evidence);
  return [...judgeOrders(steps), ...judgeWallets(evidence, steps)];
}

/** The steps of each order, by its id, or by its reference where no answer has named the id. */
function stepsOf({ observations, orders, received }: HistoryEvidence): ReadonlyMap<string, OrderStep[]> {
  const ids = new Map<string, string>();
  for (const { reference, id } of orders) if (id !== undefined) ids.set(reference, id);
  for (const each of observations)
    if (each.of === 'order' && each.reference !== undefined && each.id !== undefined)
      if (!ids.has(each.reference)) ids.set(each.reference, each.id);
  const steps = new Map<string, OrderStep[]>();
  const add = (name: string, step: OrderStep) => {
    const known = steps.get(name);
    if (known) known.push(step);
    else steps.set(name, [step]);
  };
  for (const each of observations) {
    const { startMs, endMs } = each;
    const caller = nameOf(each);
    if (each.of === 'order') {
      const { kind, status, id, reference = '' } = each;
      add(id ?? ids.get(reference) ?? reference, { kind, caller, startMs, endMs, status });
    } else if (each.of === 'list') {
      for (const { id, kind, merchant, environment } of orders) {
        const isListed =
          kind === each.kind && caller === nameOf({ businessId: merchant.businessId, environment });
        if (isListed && id !== undefined && !each.ids.includes(id))
          add(id, { kind: 'read', caller, startMs, endMs, status: undefined });
      }
    }
  }
  for (const { transactionId, status, firstAtMs } of received) {
    const [first] = steps.get(transactionId) ?? [];
    if (!first || status === undefined) continue;
    const { caller } = first;
    add(transactionId, { kind: 'heard', caller, startMs: firstAtMs, endMs: firstAtMs, status });
  }
  return steps;
}

function nameOf({ businessId, environment }: Caller): string {
  return `${businessId} in ${environment}`;
}

function judgeOrders(steps: ReadonlyMap<string, readonly OrderStep[]>): readonly Finding[] {
  return [...steps].flatMap(([name, each]) =>
    judge(ABSENT_ORDER, orderOperations(each), { what: `order ${name}`, word: name, kindOf: kindOfOffence }),
  );
}

/** The transfers that an order has made, at the latest, once it shows a status. */
const TRANSFERS: Readonly<Record<string, readonly string[]>> = {
  PROCESSING: [':reserve'],
  PENDING_REVIEW: [':reserve'],
  COMPLETED: ['', ':reserve', ':post', ':credit'],
  PARTIALLY_REFUNDED: [''],
  REFUNDED: [''],
  FAILED: [':reserve', ':void'],
  REVERSED: ['', ':reserve', ':post', ':reversal', ':won'],
  SETTLED: [''],
};

function judgeWallets(
  { observations, entries }: HistoryEvidence,
  steps: ReadonlyMap<string, readonly OrderStep[]>,
): readonly Finding[] {
  const knownByMs = new Map<string, number>();
  for (const [id, each] of steps) {
    for (const { status = '', endMs } of each) {
      for (const transfer of TRANSFERS[status] ?? []) {
        const reference = `${id}${transfer}`;
        knownByMs.set(reference, Math.min(endMs, knownByMs.get(reference) ?? Number.POSITIVE_INFINITY));
      }
    }
  }
  const walletOf = (of: Caller & { readonly asset: string }) => `${nameOf(of)} in ${of.asset}`;
  const byWallet = Map.groupBy(entries, walletOf);
  const reads = new Map<string, (Caller & WalletRead & { asset: 'NGN' | 'USDT' })[]>();
  for (const each of observations) {
    if (each.of !== 'wallet') continue;
    const wallet = walletOf(each);
    reads.set(wallet, [...(reads.get(wallet) ?? []), each]);
  }
  return [...reads].flatMap(([wallet, its]) => {
    const [{ asset = 'NGN', businessId = '' } = {}] = its;
    const posted = (byWallet.get(wallet) ?? []).map((entry) => ({
      ...entry,
      atMs: entry.atMs - CLOCK_TOLERANCE_MS,
    }));
    return judge(EMPTY_WALLET, walletOperations({ asset, entries: posted, reads: its, knownByMs }), {
      what: `the wallet of ${wallet}`,
      word: businessId,
      kindOf: (offence) => (offence.length === 1 ? 'BALANCE NEVER THERE' : 'BALANCE WENT BACK'),
    });
  });
}

function judge<State>(
  object: SequentialObject<State>,
  operations: readonly Operation<State>[],
  about: {
    readonly what: string;
    /** What to search the history for. */
    readonly word: string;
    readonly kindOf: (offence: readonly Operation<State>[]) => string;
  },
): readonly Finding[] {
  const { what, word, kindOf } = about;
  const look = `grep ${word} history.jsonl, in the folder that --keep leaves`;
  try {
    const offence = shortestOffence(object, operations);
    if (!offence) return [];
    const says = `${what} cannot have been as merchants were shown it: ${offence.map(lineOf).join('; ')}`;
    return [finding(kindOf(offence), says, look)];
  } catch (error) {
    if (!(error instanceof TooEntangledError)) throw error;
    return [finding('HISTORY UNJUDGED', `${what} has a history of too many overlapping calls`, look)];
  }
}

function lineOf({ says, startMs, endMs }: Operation<unknown>): string {
  const from = startMs === Number.NEGATIVE_INFINITY ? '' : timeOf(startMs);
  return `${from}–${timeOf(endMs)} ${says}`;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
