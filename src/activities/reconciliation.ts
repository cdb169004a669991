import type { Logger } from 'pino';
import type { ReconciliationInput, ReconciliationSummary } from '../contract/flows.ts';
import { loadBillPurchase } from '../db/bills.ts';
import type { Database } from '../db/database.ts';
import {
  type ComparedBooks,
  type DailyScope,
  findBalanceBefore,
  forgetUnidentified,
  listPayoutOrders,
  listReconciliations,
  listToldAccounts,
  listUntoldPayments,
  listVendOrders,
  type NamedAccount,
  noteUnasked,
  type ReconciliationState,
  recordComparison,
} from '../db/reconciliation.ts';
import { dayInLagos, dayInLagosOf } from '../domain/dayInLagos.ts';
import { invariant } from '../domain/errors.ts';
import type { FeeTier } from '../domain/fees.ts';
import type { Environment } from '../domain/money.ts';
import {
  compareOrder,
  compareTransfers,
  compareWallet,
  type Difference,
  type OurOrder,
  postedWithoutOrder,
  type TheirStatus,
  type Totals,
} from '../domain/reconciliation.ts';
import { DAY_MS, HOUR_MS } from '../domain/time.ts';
import {
  type AccountAtProvider,
  AccountNotConfiguredError,
  type ProviderAccounts,
} from '../providers/accounts.ts';
import type { ComparableBank } from '../providers/bank/port.ts';
import type { BillsProvider } from '../providers/bills/port.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../providers/errors.ts';
import { workerStops } from './stopping.ts';

/** A day counts as over when it has been for so long: what was told at its end is then known to both sides. */
const DAY_IS_OVER_AFTER_MS = HOUR_MS;

/** So many days that are over are compared again each day; older ones as long as something about them is open. */
const RECENT_DAYS = 3;
const OLDEST_DAYS = 30;

/** A day that was compared is not compared again before this. */
const COMPARED_AGAIN_AFTER_MS = 20 * HOUR_MS;

/** A provider that cannot be asked for so long needs a human. */
const UNASKED_FOR_MS = DAY_MS;

/** Orders told just before the last reading of a balance may not have been in it. */
const BALANCE_LAG_MS = 600_000;

/** What comparing one day of one account came to. */
export interface StepOutcome extends DailyScope {
  readonly compared: number;
  /** Of how many nothing can be said yet. */
  readonly undecided: number;
  /** How many differences wait for an explanation. */
  readonly found: number;
  /** Sums over what was compared, where the book has any. */
  readonly totals: Totals | undefined;
  /** Why it could not be compared, where it could not. */
  readonly unasked: string | undefined;
}

/** What comparing works with. */
export interface ReconciliationDependencies {
  readonly database: Database;
  /** Opens a database whose statements may take as long as they take; it is closed afterwards. */
  readonly openBooks: () => Promise<Database>;
  /** Who has made, or still makes, payouts of an environment; nobody in the sandbox. */
  readonly comparableBanksOf: (environment: Environment) => ProviderAccounts<ComparableBank> | undefined;
  /** Who sells bills in an environment; nobody in the sandbox. */
  readonly billSellersOf: (environment: Environment) => ProviderAccounts<BillsProvider> | undefined;
  /** What a provider agreed to take for a transfer; undefined where nobody said. */
  readonly feeTiersOf: (provider: string) => readonly FeeTier[] | undefined;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  /** Told now and then while something goes on for long. */
  readonly heartbeat: () => void;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  /** The present, ms since 1970. */
  readonly clock?: () => number;
}

export type ReconciliationActivities = ReturnType<typeof createReconciliationActivities>;

/** Compares our books with those of others, a day of an account at a time. */
export function createReconciliationActivities(dependencies: ReconciliationDependencies) {
  const { database, openBooks, comparableBanksOf, billSellersOf, feeTiersOf, logger, heartbeat, stopping } =
    dependencies;
  const clock = dependencies.clock ?? Date.now;

  /** Compares a bank's list of a day with our records, and asks about what does not fit. */
  async function compareBank(
    books: Database,
    scope: DailyScope,
    { account: bank, isOnly: isOnlyAccount }: ComparedAccount<ComparableBank>,
  ) {
    const theirs = await bank.listTransfers(scope.day);
    const references = [...new Set(theirs.map(({ reference }) => reference))];
    const ours = await listPayoutOrders(books, scope, {
      span: dayInLagos(scope.day),
      references,
      isOnlyAccount,
    });
    const nowMs = clock();
    const listed = compareTransfers(theirs, ours, { nowMs, feeTiers: feeTiersOf(scope.provider) });
    const ask = ({ reference, amountMinor, toldAtMs }: OurOrder) =>
      bank.findTransfer({ reference, amountMinor, sentAtMs: toldAtMs });
    // A list may lack what was told at midnight, or just now: only the answer about the very reference is definitive.
    const asked = await compareEach(listed.unlisted, ask);
    // And a transfer may have ended, here and there, after the list was made and before our records were read.
    const inStatus = new Set(
      listed.differences.filter(({ kind }) => kind === 'status').map(({ subject }) => subject),
    );
    const doubted = ours.filter(({ reference, isGivenUp }) => !isGivenUp && inStatus.has(reference));
    const again = await compareEach(doubted, ask);
    const still = new Set(again.differences.map(({ subject }) => subject));
    const cleared = new Set(doubted.map(({ reference }) => reference).filter((each) => !still.has(each)));
    const certain = listed.differences.filter(
      ({ kind, subject }) => kind !== 'status' || !cleared.has(subject),
    );
    return {
      differences: [...certain, ...asked.differences],
      compared: theirs.length + listed.unlisted.length,
      undecided: listed.undecided + asked.undecided + again.undecided,
      totals: listed.totals,
    };
  }

  /** Asks about each order, one after the other, and compares the answer with ours. */
  async function compareEach(
    orders: readonly OurOrder[],
    ask: (order: OurOrder) => Promise<{ readonly status: string; readonly reason?: string | undefined }>,
  ): Promise<{ readonly differences: readonly Difference[]; readonly undecided: number }> {
    const differences: Difference[] = [];
    let undecided = 0;
    for (const order of orders) {
      if (stopping.aborted) throw workerStops();
      heartbeat();
      const { status, reason } = await ask(order);
      const found = compareOrder(order, theirStatusOf(status), { nowMs: clock(), theirReason: reason });
      if (found === 'undecided') undecided += 1;
      else differences.push(...found);
    }
    return { differences, undecided };
  }

  async function compareVends(
    books: Database,
    scope: DailyScope,
    { account: seller, isOnly: isOnlyAccount }: ComparedAccount<BillsProvider>,
  ) {
    const orders = await listVendOrders(books, scope, { span: dayInLagos(scope.day), isOnlyAccount });
    const asked = await compareEach(orders, async ({ reference, flowId, toldAtMs }) => {
      const purchase = await loadBillPurchase(books, flowId);
      invariant(purchase, 'A vend has no record.');
      const { kind, account, meterType, amountMinor } = purchase;
      return seller.findPurchase({
        requestId: reference,
        kind,
        account,
        meterType,
        amountMinor,
        sentAtMs: toldAtMs,
      });
    });
    return { ...asked, compared: orders.length };
  }

  async function compareBalance(
    books: Database,
    scope: DailyScope,
    { account: seller, isOnly: isOnlyAccount }: ComparedAccount<BillsProvider>,
  ): Promise<ComparedBooks> {
    const balanceMinor = await seller.readBalanceMinor();
    const before = await findBalanceBefore(books, scope);
    if (balanceMinor === undefined || before === undefined) {
      return { differences: [], compared: 0, undecided: 0, balanceMinor };
    }
    const span = { fromMs: before.readAtMs - BALANCE_LAG_MS, toMs: clock() };
    const orders = await listVendOrders(books, scope, { span, isOnlyAccount });
    const spentMinor = orders
      .filter(({ status }) => status !== 'FAILED')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const differences = compareWallet({
      beforeMinor: before.balanceMinor,
      nowMinor: balanceMinor,
      spentMinor,
    });
    return { differences, compared: 1, undecided: 0, balanceMinor };
  }

  async function compareScope(books: Database, scope: DailyScope): Promise<ComparedBooks> {
    const { environment, book } = scope;
    switch (book) {
      case 'ledger': {
        const untold = await listUntoldPayments(books, environment, dayInLagos(scope.day));
        return { differences: untold.map(postedWithoutOrder), compared: untold.length, undecided: 0 };
      }
      case 'transfers':
        return compareBank(books, scope, await accountOf(comparableBanksOf(environment), scope));
      case 'vends':
        return compareVends(books, scope, await accountOf(billSellersOf(environment), scope));
      case 'wallet':
        return compareBalance(books, scope, await accountOf(billSellersOf(environment), scope));
    }
  }

  /**
   * What is to be compared now: each account, and the ledger, for every recent day that is over; older days as long as
   * something about them is open; and the balance of today.
   */
  async function plan(environment: Environment): Promise<readonly DailyScope[]> {
    const nowMs = clock();
    const lastDay = dayInLagosOf(nowMs - DAY_IS_OVER_AFTER_MS - DAY_MS);
    const recentDays = Array.from({ length: RECENT_DAYS }, (_, back) => daysBefore(lastDay, back));
    const { scopes, isConfigured } = await scopesOf(environment, recentDays, dayInLagosOf(nowMs));
    const states = await listReconciliations(database, environment, daysBefore(lastDay, OLDEST_DAYS));
    const known = new Map(states.map((state) => [keyOf(state), state]));
    for (const { environment: _, book, provider, account, day, ...state } of states) {
      const isOpen = state.undecided > 0 || state.found > 0 || state.unasked !== undefined;
      // A balance cannot be read of a day that is over.
      if (isOpen && book !== 'wallet' && !recentDays.includes(day)) {
        scopes.push({ environment, book, provider, account, day });
      }
    }
    return scopes.filter((scope) => {
      const state = known.get(keyOf(scope));
      // An account that was given up when all of its days had been compared is missed by nobody.
      return isDue(state, nowMs) && (isConfigured(scope) || state?.comparedAtMs === undefined);
    });
  }

  /** @param days those that are over, none of them twice. @param today whose balance is read; none unless given. */
  async function scopesOf(
    environment: Environment,
    days: readonly string[],
    today: string | undefined,
  ): Promise<{ readonly scopes: DailyScope[]; readonly isConfigured: (scope: DailyScope) => boolean }> {
    const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
    invariant(first !== undefined && last !== undefined, 'There is no day to compare.');
    const span = { fromMs: dayInLagos(first).fromMs, toMs: dayInLagos(last).toMs };
    const banks = await namedAccounts(
      { environment, book: 'transfers' },
      comparableBanksOf(environment),
      span,
    );
    const sellers = await namedAccounts({ environment, book: 'vends' }, billSellersOf(environment), span);
    const scopes = days.flatMap((day): DailyScope[] => [
      ...banks.named.map((named): DailyScope => ({ environment, book: 'transfers', ...named, day })),
      ...sellers.named.map((named): DailyScope => ({ environment, book: 'vends', ...named, day })),
      { environment, book: 'ledger', provider: '', account: '', day },
    ]);
    if (today !== undefined) {
      // Of an account that is not configured any more, nobody can read what is left.
      const readable = sellers.named.filter(sellers.isConfigured);
      scopes.push(
        ...readable.map((named): DailyScope => ({ environment, book: 'wallet', ...named, day: today })),
      );
    }
    const isConfigured = (scope: DailyScope) =>
      scope.book === 'ledger' || (scope.book === 'transfers' ? banks : sellers).isConfigured(scope);
    return { scopes, isConfigured };
  }

  /**
   * Compares one day of one account, and stores what differs. A provider that does not answer, or an account that is not
   * configured any more, is noted: that day is compared another time.
   */
  async function reconcile(scope: DailyScope): Promise<StepOutcome> {
    const books = await openBooks();
    // Long lists come page by page, and nobody hears of them meanwhile.
    const beating = setInterval(heartbeat, HEARTBEAT_MS);
    try {
      const compared = await compareScope(books, scope);
      const found = await recordComparison(books, scope, compared);
      if (found > 0) {
        logger.error(
          { ...scope, found },
          'Our books and those of others differ: see npm run admin -- reconcile list.',
        );
      }
      return {
        ...scope,
        compared: compared.compared,
        undecided: compared.undecided,
        found,
        totals: compared.totals,
        unasked: undefined,
      };
    } catch (error) {
      if (!isWordOfProvider(error)) throw error;
      await noteUnasked(books, scope, error.message);
      logger.warn({ ...scope, because: error.message }, 'Books could not be compared.');
      return { ...scope, compared: 0, undecided: 0, found: 0, totals: undefined, unasked: error.message };
    } finally {
      clearInterval(beating);
      await books.close();
    }
  }

  /** Compares each, whatever becomes of the others. @throws the first fault of our own, after all. */
  async function reconcileAll(scopes: readonly DailyScope[]): Promise<readonly StepOutcome[]> {
    const outcomes: StepOutcome[] = [];
    const faults: unknown[] = [];
    for (const scope of scopes) {
      if (stopping.aborted) throw workerStops();
      try {
        outcomes.push(await reconcile(scope));
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
    return outcomes;
  }

  /**
   * The accounts whose books are compared: those that are configured, and those that our records say were told, which are
   * missed where they are not configured any more. One of a provider that does not tell who we are may be configured.
   */
  async function namedAccounts(
    { environment, book }: { readonly environment: Environment; readonly book: 'transfers' | 'vends' },
    accounts: ProviderAccounts<AccountAtProvider> | undefined,
    span: { readonly fromMs: number; readonly toMs: number },
  ): Promise<{
    readonly named: readonly NamedAccount[];
    readonly isConfigured: (account: NamedAccount) => boolean;
  }> {
    const nameOf = ({ provider, account }: NamedAccount) => `${provider} ${account}`;
    const configured = new Map<string, NamedAccount>();
    const unidentified = new Set<string>();
    for (const each of accounts?.all() ?? []) {
      const provider = each.name;
      try {
        const account = await each.identifyAccount();
        // What has no name yet has begun nothing.
        if (account !== undefined) configured.set(nameOf({ provider, account }), { provider, account });
      } catch (error) {
        if (!isWordOfProvider(error)) throw error;
        unidentified.add(provider);
        configured.set(nameOf({ provider, account: '' }), { provider, account: '' });
      }
    }
    for (const { name } of accounts?.all() ?? []) {
      if (!unidentified.has(name)) await forgetUnidentified(database, environment, name);
    }
    const isConfigured = (named: NamedAccount) =>
      configured.has(nameOf(named)) || unidentified.has(named.provider);
    if (!accounts) return { named: [], isConfigured };
    const told = await listToldAccounts(database, { environment, book }, span);
    const others = told.filter((named) => !configured.has(nameOf(named)));
    return { named: [...configured.values(), ...others], isConfigured };
  }

  return {
    /**
     * Compares what is due. A run that was cut off is taken up by the next, because what was compared is not due any more.
     *
     * @returns figures only: accounts are named in the records, not in histories.
     */
    async reconcileDue({ environment }: ReconciliationInput): Promise<ReconciliationSummary> {
      const outcomes = await reconcileAll(await plan(environment));
      const since = dayInLagosOf(clock() - OLDEST_DAYS * DAY_MS);
      const states = await listReconciliations(database, environment, since);
      const overdueSinceMs = clock() - UNASKED_FOR_MS;
      return {
        compared: outcomes.filter(({ unasked }) => unasked === undefined).length,
        found: states.reduce((sum, { found }) => sum + found, 0),
        unasked: outcomes.filter(({ unasked }) => unasked !== undefined).length,
        overdue: states
          .filter(({ unasked }) => unasked !== undefined && unasked.sinceMs < overdueSinceMs)
          .map(({ book, provider, day }) => `${book} of ${provider} on ${day}`),
      };
    },

    /** Compares one day now, whatever was compared before, and with today the balances. */
    async reconcileDay({ environment, day }: ReconciliationInput & { readonly day: string }) {
      const today = dayInLagosOf(clock());
      return reconcileAll((await scopesOf(environment, [day], day === today ? today : undefined)).scopes);
    },
  };
}

const HEARTBEAT_MS = 5_000;

/** An account at a provider, and whether it is the only one there. */
interface ComparedAccount<Account> {
  readonly account: Account;
  readonly isOnly: boolean;
}

async function accountOf<Account extends AccountAtProvider>(
  accounts: ProviderAccounts<Account> | undefined,
  { provider, account }: DailyScope,
): Promise<ComparedAccount<Account>> {
  invariant(accounts, 'Nobody keeps such books in this environment.');
  return { account: await accounts.find(provider, account), isOnly: accounts.all(provider).length === 1 };
}

function isDue(state: ReconciliationState | undefined, nowMs: number): boolean {
  if (!state?.comparedAtMs || state.unasked) return true;
  return state.comparedAtMs < nowMs - COMPARED_AGAIN_AFTER_MS;
}

const keyOf = ({ book, provider, account, day }: DailyScope) => [book, provider, account, day].join(' ');

function daysBefore(day: string, days: number): string {
  return dayInLagosOf(dayInLagos(day).fromMs - days * DAY_MS);
}

/** What a provider's answer about one order means here. */
function theirStatusOf(status: string): TheirStatus {
  switch (status) {
    case 'succeeded':
    case 'failed':
    case 'pending':
    case 'reversed':
    case 'not_found':
      return status;
    // `blocked` and `not_sent` are answers to an order, and to a question no more than a word without a meaning.
    default:
      return 'unknown';
  }
}

function isWordOfProvider(error: unknown): error is Error {
  return (
    error instanceof ProviderUnavailableError ||
    error instanceof ProviderRejectedError ||
    error instanceof AccountNotConfiguredError
  );
}
