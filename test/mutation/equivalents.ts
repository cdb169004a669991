/** A mutant that no test can find, because the rules do the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The line of the source on which the mutated part begins, without indentation. */
  readonly line: string;
  /** The mutated part, and what takes its place; white space counts as one space. */
  readonly original: string;
  readonly replacement: string;
  readonly because: string;
}

const ORDER = { file: 'src/domain/orders/decideOrder.ts' };
const LEDGER = { file: 'src/domain/ledger/ledger.ts' };
const PRICING = { file: 'src/domain/ledger/pricing.ts' };
const SESSION = { file: 'src/domain/usdt/usdtSession.ts' };

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    ...ORDER,
    line: 'const isTimeUp = facts.approveByMs !== undefined && nowMs >= facts.approveByMs;',
    original: 'facts.approveByMs !== undefined',
    replacement: 'true',
    because: 'no number is at least undefined',
  },
  {
    ...ORDER,
    line: "if (hasUnreadUpdates(facts, attempt) || (dueMs !== undefined && dueMs <= nowMs)) return { do: 'check' };",
    original: 'dueMs !== undefined',
    replacement: 'true',
    because: 'undefined is not at most a number',
  },
  {
    ...ORDER,
    line: "return { outcome: soonest?.outcome, reason: refused.map(({ reason }) => reason).join(' ') };",
    original: 'soonest?.outcome',
    replacement: 'soonest.outcome',
    because: 'it is called with the attempts of an order that has one, so there is a soonest',
  },
  {
    ...SESSION,
    line: "return receivedMinor < expectedMinor ? 'under' : 'over';",
    original: 'receivedMinor < expectedMinor',
    replacement: 'receivedMinor <= expectedMinor',
    because: 'what equals the expected amount is exact, which was returned above',
  },
  {
    ...SESSION,
    line: 'default:',
    original: 'default: return undefined;',
    replacement: 'default:',
    because: 'a function that ends without a value returns undefined',
  },
  {
    ...PRICING,
    line: 'return commissionMinor < rule.capMinor ? commissionMinor : rule.capMinor;',
    original: 'commissionMinor < rule.capMinor',
    replacement: 'commissionMinor <= rule.capMinor',
    because: 'where they are equal, either is the same amount',
  },
  {
    ...PRICING,
    line: 'limit !== undefined && limit > 0n && is * 100n >= limit * NEAR_PERCENT;',
    original: 'limit !== undefined',
    replacement: 'true',
    because: 'undefined is not above a number',
  },
  {
    ...LEDGER,
    line: 'sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amountMinor);',
    original: '(sums.get(account.asset) ?? 0n) + amountMinor',
    replacement: '(sums.get(account.asset) ?? 0n) - amountMinor',
    because: 'a sum is zero exactly where its negative is',
  },
  {
    ...LEDGER,
    line: "borneBy === 'merchant' && businessId !== undefined",
    original: 'businessId !== undefined',
    replacement: 'true',
    because: 'a merchant without an id was refused above',
  },
  {
    ...LEDGER,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a line of source.
    line: 'return { orderId: `${holdId}:${part}`, asset: held.asset, amountMinor: held.amountMinor, sharedOut: [] };',
    original: '[]',
    replacement: '["Stryker was here"]',
    because: 'a hold is never posted or reversed, and reserve and void share out nothing',
  },
  {
    file: 'src/domain/ledger/walletHold.ts',
    line: 'if (remainingMinor > heldMinor)',
    original: 'remainingMinor > heldMinor',
    replacement: 'remainingMinor >= heldMinor',
    because: 'what equals the held amount was refused above',
  },
  {
    file: 'src/domain/ledger/statement.ts',
    line: 'ofHeld.isOfBoth || (!ofAvailable.isOfBoth && ofAvailable.transferId < ofHeld.transferId);',
    original: 'ofAvailable.transferId < ofHeld.transferId',
    replacement: 'ofAvailable.transferId <= ofHeld.transferId',
    because: 'entries of one transfer were paired above',
  },
];
