import type { Database } from '../../db/core/database.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import {
  type ComparedBooks,
  type DailyScope,
  findBalanceBefore,
  listPayoutOrders,
  listUntoldPayments,
  listVendOrders,
} from '../../db/ledger/reconciliation.ts';
import { loadBillPurchase } from '../../db/orders/bills.ts';
import { findOrderHead, recordProviderUpdate } from '../../db/orders/updates.ts';
import { dayInLagos } from '../../domain/dayInLagos.ts';
import { invariant } from '../../domain/errors.ts';
import type { FeeTier } from '../../domain/ledger/pricing.ts';
import {
  compareOrder,
  compareTransfers,
  compareWallet,
  type Difference,
  type OurOrder,
  postedWithoutOrder,
  THEIR_STATUSES,
  type TheirStatus,
  unreadableDifference,
} from '../../domain/ledger/reconciliation.ts';
import type { Environment } from '../../domain/money.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import type { AccountAtProvider, ProviderAccounts } from '../../providers/accounts.ts';
import type { ComparableBank } from '../../providers/bank/port.ts';
import type { BillsProvider } from '../../providers/bills/port.ts';
import { UnreadableAnswerError } from '../../providers/errors.ts';
import { workerStops } from '../stopping.ts';

/** What comparing one day of one account works with. */
export interface ComparisonDependencies {
  /** The providers that made, or still make, payouts of an environment; none in the sandbox. */
  readonly comparableBanksOf: (environment: Environment) => ProviderAccounts<ComparableBank> | undefined;
  /** The providers that sell bills in an environment; none in the sandbox. */
  readonly billSellersOf: (environment: Environment) => ProviderAccounts<BillsProvider> | undefined;
  /** The fee that a provider agreed to for a transfer; undefined where it is not configured. */
  readonly feeTiersOf: (provider: string) => readonly FeeTier[] | undefined;
  /** Dispatches outbox messages now instead of at the relay's next round; never throws. */
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
  /** Told now and then while something goes on for long. */
  readonly heartbeat: () => void;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
}

/** What is compared, by which books of ours. */
interface Comparing extends ComparisonDependencies {
  readonly books: Database;
  readonly scope: DailyScope;
}

/** An account whose books are compared. `isOnly`: no other one of its provider is configured. */
interface ComparedAccount<Account> {
  readonly account: Account;
  readonly isOnly: boolean;
}

/** Orders told just before the last reading of a balance may not have been in it. */
const BALANCE_LAG_MS = 10 * MINUTE_MS;

/** Compares one day of one account: the books of its scope. */
export async function compareScope(comparing: Comparing): Promise<ComparedBooks> {
  const { books, scope, comparableBanksOf, billSellersOf } = comparing;
  const { environment } = scope;
  switch (scope.book) {
    case 'ledger': {
      const untold = await listUntoldPayments(books, environment, dayInLagos(scope.day));
      return { differences: untold.map(postedWithoutOrder), compared: untold.length, undecided: 0 };
    }
    case 'transfers':
      return compareBank(comparing, await accountOf(comparableBanksOf(environment), scope));
    case 'vends':
      return compareVends(comparing, await accountOf(billSellersOf(environment), scope));
    case 'wallet':
      return compareBalance(comparing, await accountOf(billSellersOf(environment), scope));
  }
}

async function accountOf<Account extends AccountAtProvider>(
  accounts: ProviderAccounts<Account> | undefined,
  { provider, account }: DailyScope,
): Promise<ComparedAccount<Account>> {
  invariant(accounts, 'No provider keeps such books in this environment.');
  return { account: await accounts.find(provider, account), isOnly: accounts.all(provider).length === 1 };
}

/** Compares a bank's list of a day with our records, and asks about what does not fit. */
async function compareBank(
  comparing: Comparing,
  { account: bank, isOnly: isOnlyAccount }: ComparedAccount<ComparableBank>,
): Promise<ComparedBooks> {
  const { books, scope, feeTiersOf } = comparing;
  const { transfers: theirs, unreadable } = await bank.listTransfers(scope.day);
  const references = [...new Set(theirs.map(({ reference }) => reference))];
  const span = dayInLagos(scope.day);
  const ours = await listPayoutOrders(books, scope, { span, references, isOnlyAccount });
  const listed = compareTransfers(theirs, ours, { nowMs: Date.now(), feeTiers: feeTiersOf(scope.provider) });
  for (const order of listed.returned) await noteReturn(comparing, order);
  const ask = ({ reference, amountMinor, toldAtMs }: OurOrder) =>
    bank.findTransfer({ reference, amountMinor, sentAtMs: toldAtMs });
  // A list may lack what was told at midnight, or just now: only the answer about the very reference is definitive.
  const asked = await compareEach(comparing, listed.unlisted, ask);
  // And a transfer may have ended, here and there, after the list was made and before our records were read.
  const inStatus = new Set(
    listed.differences.filter(({ kind }) => kind === 'status').map(({ subject }) => subject),
  );
  const doubted = ours.filter(
    (order) => !order.isGivenUp && inStatus.has(order.reference) && !listed.returned.includes(order),
  );
  const again = await compareEach(comparing, doubted, ask);
  const still = new Set(again.differences.map(({ subject }) => subject));
  const cleared = new Set(doubted.map(({ reference }) => reference).filter((each) => !still.has(each)));
  const certain = listed.differences.filter(
    ({ kind, subject }) => kind !== 'status' || !cleared.has(subject),
  );
  return {
    differences: [...certain, ...asked.differences, ...unreadable.map(unreadableOnList)],
    compared: theirs.length + listed.unlisted.length,
    undecided: listed.undecided + asked.undecided + again.undecided,
    totals: listed.totals,
  };
}

/**
 * Notes that the transfer of a completed order came back, as its lost callback would have: an update of the order, by which
 * its workflow checks it. The list decides nothing.
 */
async function noteReturn({ books, dispatch }: Comparing, { flowId }: OurOrder): Promise<void> {
  const order = await findOrderHead(books, flowId);
  const message = order && (await recordProviderUpdate(books, order));
  if (message) dispatch([message]);
}

function unreadableOnList(reference: string): Difference {
  return unreadableDifference(reference, 'The list of the provider has a transfer that cannot be read.');
}

/**
 * Asks about each order, one after the other, and compares the answer with ours. One whose answer cannot be read is a
 * difference, and the others are asked about; but where no answer of several can be read, nothing was compared.
 *
 * @throws UnreadableAnswerError then.
 */
async function compareEach(
  { stopping, heartbeat }: ComparisonDependencies,
  orders: readonly OurOrder[],
  ask: (order: OurOrder) => Promise<{ readonly status: string; readonly reason?: string | undefined }>,
): Promise<{ readonly differences: readonly Difference[]; readonly undecided: number }> {
  const differences: Difference[] = [];
  const unreadable: UnreadableAnswerError[] = [];
  let undecided = 0;
  for (const order of orders) {
    if (stopping.aborted) throw workerStops();
    heartbeat();
    try {
      const { status, reason } = await ask(order);
      const found = compareOrder(order, theirStatusOf(status), { nowMs: Date.now(), theirReason: reason });
      if (found === 'undecided') undecided += 1;
      else differences.push(...found);
    } catch (error) {
      if (!(error instanceof UnreadableAnswerError)) throw error;
      unreadable.push(error);
      differences.push(unreadableDifference(order.reference, error.message, order));
    }
  }
  const [first] = unreadable;
  if (first && orders.length > 1 && unreadable.length === orders.length) throw first;
  return { differences, undecided };
}

async function compareVends(
  comparing: Comparing,
  { account: seller, isOnly: isOnlyAccount }: ComparedAccount<BillsProvider>,
): Promise<ComparedBooks> {
  const { books, scope } = comparing;
  const orders = await listVendOrders(books, scope, { span: dayInLagos(scope.day), isOnlyAccount });
  const asked = await compareEach(comparing, orders, async ({ reference, flowId, toldAtMs }) => {
    const purchase = await loadBillPurchase(books, flowId);
    invariant(purchase, 'A vend has no record.');
    const { kind, account, meterType, amountMinor } = purchase;
    const vend = { requestId: reference, sentAtMs: toldAtMs };
    return seller.findPurchase({ ...vend, kind, account, meterType, amountMinor });
  });
  return { ...asked, compared: orders.length };
}

async function compareBalance(
  { books, scope }: Comparing,
  { account: seller, isOnly: isOnlyAccount }: ComparedAccount<BillsProvider>,
): Promise<ComparedBooks> {
  const balanceMinor = await seller.readBalanceMinor();
  const before = await findBalanceBefore(books, scope);
  if (balanceMinor === undefined || before === undefined) {
    return { differences: [], compared: 0, undecided: 0, balanceMinor };
  }
  const span = { fromMs: before.readAtMs - BALANCE_LAG_MS, toMs: Date.now() };
  const orders = await listVendOrders(books, scope, { span, isOnlyAccount });
  const spentMinor = orders
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const beforeMinor = before.balanceMinor;
  const differences = compareWallet({ beforeMinor, nowMinor: balanceMinor, spentMinor });
  return { differences, compared: 1, undecided: 0, balanceMinor };
}

/**
 * What a provider's answer about one order means here. `blocked` and `not_sent` are answers to an order, and to a question
 * no more than a word without a meaning.
 */
function theirStatusOf(status: string): TheirStatus {
  return THEIR_STATUSES.find((each) => each === status) ?? 'unknown';
}
