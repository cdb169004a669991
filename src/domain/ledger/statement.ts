/**
 * A statement of a wallet: what the entries of its two accounts say, in the order in which they took effect. The ledger
 * has an order for each account; a statement joins the two.
 */

/** One entry of one of the two accounts of a wallet, with the transfer that it belongs to. Minor units. */
export interface WalletEntry {
  /** The entry's place in its account, from 1 without a gap. */
  readonly sequence: bigint;
  readonly transferId: bigint;
  /** The transfer's own reference, which posts once. */
  readonly reference: string;
  readonly kind: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
  /** Whether the transfer has an entry in the other account as well. */
  readonly isOfBoth: boolean;
}

/** How far a wallet's two accounts were read: the sequences of their last entries; 0 before the first. */
export interface WalletPlace {
  readonly available: bigint;
  readonly held: bigint;
}

/** What a merchant has in one environment and asset, in minor units. */
export interface WalletBalances {
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/**
 * The transfers by which the ledger keeps a wallet at zero or above: it lends what a transfer takes beyond the balance, and what
 * arrives repays that first. Both move the wallet and the debt by the same amount.
 */
const DEBT_KINDS: ReadonlySet<string> = new Set(['debt_incurred', 'debt_repayment']);

/** What one transfer changed in a wallet, and what the wallet had then. Minor units, signed. */
export interface WalletMovement {
  readonly reference: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly amountMinor: bigint;
  readonly heldAmountMinor: bigint;
  /** What it changed in what the merchant owes. */
  readonly debtAmountMinor: bigint;
  readonly balanceMinor: bigint;
  readonly heldBalanceMinor: bigint;
}

/** The movements after a place, and how far they go. */
export interface WalletMovements {
  readonly movements: readonly WalletMovement[];
  readonly place: WalletPlace;
  /** Whether entries that were given come after them. */
  readonly hasMore: boolean;
}

/**
 * Joins the entries of a wallet's two accounts to movements, one for each transfer. Both accounts have the transfers of
 * both in the same order, so a transfer of both waits until all before it in either account are told. Of two that meet in
 * neither account, the one that was begun first is told first.
 *
 * @param entries those after `start.place`, in order, at least `limit + 1` of each account that has as many.
 * @param start where to begin, with the balances there.
 * @param limit how many movements, at most.
 */
export function joinEntries(
  entries: { readonly available: readonly WalletEntry[]; readonly held: readonly WalletEntry[] },
  start: { readonly place: WalletPlace; readonly balances: WalletBalances },
  limit: number,
): WalletMovements {
  const movements: WalletMovement[] = [];
  let { availableMinor: balanceMinor, heldMinor: heldBalanceMinor } = start.balances;
  let { available, held } = start.place;
  let [availableTold, heldTold] = [0, 0];
  const nextTwo = () => nextEntries(entries.available[availableTold], entries.held[heldTold]);
  for (let [inAvailable, inHeld] = nextTwo(); movements.length < limit; [inAvailable, inHeld] = nextTwo()) {
    const entry = inAvailable ?? inHeld;
    if (!entry) break;
    if (inAvailable) {
      ({ balanceMinor, sequence: available } = inAvailable);
      availableTold++;
    }
    if (inHeld) {
      ({ balanceMinor: heldBalanceMinor, sequence: held } = inHeld);
      heldTold++;
    }
    movements.push({
      reference: entry.reference,
      kind: entry.kind,
      createdAt: entry.createdAt,
      amountMinor: inAvailable?.amountMinor ?? 0n,
      heldAmountMinor: inHeld?.amountMinor ?? 0n,
      debtAmountMinor: DEBT_KINDS.has(entry.kind) ? entry.amountMinor : 0n,
      balanceMinor,
      heldBalanceMinor,
    });
  }
  const hasMore = availableTold < entries.available.length || heldTold < entries.held.length;
  return { movements, place: { available, held }, hasMore };
}

/** Which of the two next entries make the next movement: one of them, or both where they are of one transfer. */
function nextEntries(
  ofAvailable: WalletEntry | undefined,
  ofHeld: WalletEntry | undefined,
): readonly [WalletEntry | undefined, WalletEntry | undefined] {
  if (!ofAvailable || !ofHeld || ofAvailable.transferId === ofHeld.transferId) return [ofAvailable, ofHeld];
  const isAvailableFirst =
    ofHeld.isOfBoth || (!ofAvailable.isOfBoth && ofAvailable.transferId < ofHeld.transferId);
  return isAvailableFirst ? [ofAvailable, undefined] : [undefined, ofHeld];
}
