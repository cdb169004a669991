import { amountOf } from '../oracle/looks.ts';
import type { Operation, SequentialObject } from './linearizability.ts';

/** What a merchant reads of one wallet, as a history beside what the ledger moved. Amounts in minor units. */

export const ACCOUNTS = ['available', 'held', 'debt'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** An entry of the ledger on an account of a wallet. */
export interface LedgerEntry {
  readonly account: Account;
  /** The first of an account is 1. The order of an account's entries is that of their commits. */
  readonly sequence: number;
  readonly balanceMinor: bigint;
  readonly reference: string;
  /** Equal for entries that one transaction of the database committed. */
  readonly transaction: string;
  /** When the ledger took the lock, which is before the commit. */
  readonly atMs: number;
}

/** What is known of one wallet. */
export interface WalletHistory {
  readonly asset: 'NGN' | 'USDT';
  readonly entries: readonly LedgerEntry[];
  readonly reads: readonly WalletRead[];
  /** When an answer had shown that a transfer was made, by its reference: each later read has it. */
  readonly knownByMs: ReadonlyMap<string, number>;
}

/** An answer that shows accounts of a wallet as they were at one moment. */
export interface WalletRead {
  readonly startMs: number;
  readonly endMs: number;
  readonly balances: Readonly<Partial<Record<Account, bigint>>>;
  /** Whether it may be of a moment between two transfers that were committed together. */
  readonly isBetween?: true;
}

/** How many entries of each account have been committed. */
type Place = Readonly<Record<Account, number>>;

/** Equal places are one value. */
class Places {
  readonly #known = new Map<string, Place>();

  of(place: Place): Place {
    const key = keyOf(place);
    const known = this.#known.get(key) ?? place;
    this.#known.set(key, known);
    return known;
  }
}

function keyOf({ available, held, debt }: Place): string {
  return `${available},${held},${debt}`;
}

const START: Place = { available: 0, held: 0, debt: 0 };

/** A wallet before its first entry. A state is how many entries of each account there are. */
export const EMPTY_WALLET: SequentialObject<Place> = { initial: START, keyOf };

/** The operations that entries and reads of one wallet are. */
export function walletOperations(wallet: WalletHistory): readonly Operation<Place>[] {
  const { entries, reads, knownByMs } = wallet;
  const places = new Places();
  const balances = balancesOf(entries);
  const postings = [...Map.groupBy(entries, ({ transaction }) => transaction).values()];
  // The state that every place is compared with must be the one that EMPTY_WALLET begins with.
  places.of(START);
  return [
    ...postings.map((posting) => postingOf(posting, places, knownByMs)),
    ...reads.map((read) => readOf(read, wallet, balances)),
  ];
}

/** An account after some of its entries. */
interface Balance {
  readonly balance: bigint;
  /** What it was on the way there, within the transaction of its last entry. */
  readonly inside: readonly bigint[];
}

const NOTHING: Balance = { balance: 0n, inside: [] };

/** Each account after so many entries. */
function balancesOf(entries: readonly LedgerEntry[]): Readonly<Record<Account, readonly Balance[]>> {
  const of = (account: Account) => {
    const balances = [NOTHING];
    let last: LedgerEntry | undefined;
    for (const entry of entries) {
      if (entry.account !== account) continue;
      const before = balances[entry.sequence - 1] ?? NOTHING;
      const isSame = last?.transaction === entry.transaction;
      const inside = isSame ? [...before.inside, before.balance] : [];
      balances[entry.sequence] = { balance: entry.balanceMinor, inside };
      last = entry;
    }
    return balances;
  };
  return { available: of('available'), held: of('held'), debt: of('debt') };
}

/** All that one transaction of the database moved on a wallet, which no read may see a part of. */
function postingOf(
  entries: readonly LedgerEntry[],
  places: Places,
  knownByMs: ReadonlyMap<string, number>,
): Operation<Place> {
  const moved = new Map<Account, { readonly before: number; readonly after: number }>();
  for (const { account, sequence } of entries) {
    const { before = sequence - 1, after = 0 } = moved.get(account) ?? {};
    moved.set(account, { before: Math.min(before, sequence - 1), after: Math.max(after, sequence) });
  }
  const references = [...new Set(entries.map(({ reference }) => reference))];
  const known = references.flatMap((reference) => knownByMs.get(reference) ?? []);
  const unknown: Operation<Place> = {
    says: `the ledger has ${references.join(', ')}`,
    startMs: Math.max(...entries.map(({ atMs }) => atMs)),
    endMs: Number.POSITIVE_INFINITY,
    isRead: false,
    apply(place) {
      const next: Record<Account, number> = { ...place };
      for (const [account, { before, after }] of moved) {
        if (place[account] !== before) return undefined;
        next[account] = after;
      }
      return places.of(next);
    },
  };
  if (known.length === 0) return unknown;
  const endMs = Math.max(Math.min(...known), unknown.startMs);
  return { ...unknown, says: `an answer shows ${references.join(', ')}`, endMs, weaker: unknown };
}

function readOf(
  { startMs, endMs, balances: shown, isBetween }: WalletRead,
  { asset, entries }: WalletHistory,
  balances: Readonly<Record<Account, readonly Balance[]>>,
): Operation<Place> {
  const accounts = ACCOUNTS.filter((account) => shown[account] !== undefined);
  return {
    get says() {
      const amounts = accounts.map((account) => {
        const after = entries.findLast(
          (entry) =>
            entry.account === account && entry.balanceMinor === shown[account] && entry.atMs <= endMs,
        );
        const where = after === undefined ? '' : ` (as after ${after.reference})`;
        return `${account} ${amountOf(shown[account] ?? 0n, asset)}${where}`;
      });
      return `a read shows ${amounts.join(', ')}`;
    },
    startMs,
    endMs,
    isRead: true,
    apply(place) {
      const isShown = accounts.every((account) => {
        const { balance, inside } = balances[account][place[account]] ?? NOTHING;
        return balance === shown[account] || (isBetween && inside.some((each) => each === shown[account]));
      });
      return isShown ? place : undefined;
    },
  };
}
