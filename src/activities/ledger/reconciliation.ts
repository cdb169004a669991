import type { Logger } from 'pino';
import type { ReconciliationInput, ReconciliationSummary } from '../../contract/flows.ts';
import type { Database } from '../../db/core/database.ts';
import { storeReconciliation } from '../../db/ledger/checkResults.ts';
import {
  type DailyScope,
  listReconciliations,
  noteUnasked,
  recordComparison,
} from '../../db/ledger/reconciliation.ts';
import { dayInLagosOf } from '../../domain/dayInLagos.ts';
import { MAX_COMPARED_DAYS, type Totals } from '../../domain/ledger/reconciliation.ts';
import { DAY_MS, SECOND_MS } from '../../domain/time.ts';
import { workerStops } from '../stopping.ts';
import { type ComparisonDependencies, compareScope } from './bookComparison.ts';
import { dueScopes, isWordOfProvider, returnableScopes, scopesOf } from './reconciliationPlans.ts';

/** A provider that cannot be asked for so long needs a human. */
const UNASKED_FOR_MS = DAY_MS;

const HEARTBEAT_MS = 5 * SECOND_MS;

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

/** What reconciling works with. */
interface ReconciliationDependencies extends ComparisonDependencies {
  readonly database: Database;
  /** Opens a database whose statements may take as long as they take; it is closed afterwards. */
  readonly openBooks: () => Promise<Database>;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

export type ReconciliationActivities = ReturnType<typeof createReconciliationActivities>;

/** Compares our books with those of others, a day of an account at a time. */
export function createReconciliationActivities(dependencies: ReconciliationDependencies) {
  return {
    /**
     * Compares what is due. A run that was cut off is taken up by the next, because what was compared is no longer due.
     *
     * @returns figures only: accounts are named in the records, not in histories.
     */
    async reconcileDue({ environment }: ReconciliationInput): Promise<ReconciliationSummary> {
      const outcomes = await reconcileAll(dependencies, await dueScopes(dependencies, environment));
      const since = dayInLagosOf(Date.now() - MAX_COMPARED_DAYS * DAY_MS);
      const states = await listReconciliations(dependencies.database, environment, since);
      const overdueSinceMs = Date.now() - UNASKED_FOR_MS;
      const found = states.reduce((sum, state) => sum + state.found, 0);
      // A run in which a comparison failed by a fault of ours has thrown: the age of the last one grows, which is an alert.
      await storeReconciliation(dependencies.database, environment, found);
      return {
        compared: outcomes.filter(({ unasked }) => unasked === undefined).length,
        found,
        unasked: outcomes.filter(({ unasked }) => unasked !== undefined).length,
        overdue: states
          .filter(({ unasked }) => unasked !== undefined && unasked.sinceMs < overdueSinceMs)
          .map(({ book, provider, day }) => `${book} of ${provider} on ${day}`),
      };
    },

    /**
     * Compares one day now, whatever was compared before, and with today the balances.
     *
     * @param except.keyless providers that this process has no key of, although others may: they are left out, and nothing
     * is noted of them.
     */
    async reconcileDay(
      { environment, day }: ReconciliationInput & { readonly day: string },
      { keyless }: { readonly keyless: readonly string[] } = { keyless: [] },
    ) {
      const today = day === dayInLagosOf(Date.now()) ? day : undefined;
      const { scopes } = await scopesOf(dependencies, environment, { days: [day], today });
      return reconcileAll(
        dependencies,
        scopes.filter(({ provider }) => !keyless.includes(provider)),
      );
    },

    /** Lists the transfers of every day again of which one may still come back, whenever they were listed last. */
    async reconcileReturns({ environment }: ReconciliationInput) {
      return reconcileAll(dependencies, await returnableScopes(dependencies, environment));
    },
  };
}

/** Compares each, whatever becomes of the others. @throws the first fault of our own, after all. */
async function reconcileAll(
  dependencies: ReconciliationDependencies,
  scopes: readonly DailyScope[],
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const faults: unknown[] = [];
  for (const scope of scopes) {
    if (dependencies.stopping.aborted) throw workerStops();
    try {
      outcomes.push(await reconcile(dependencies, scope));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return outcomes;
}

/**
 * Compares one day of one account, and stores what differs. A provider that does not answer, or an account that is not
 * no longer configured, is noted: that day is compared another time.
 */
async function reconcile(dependencies: ReconciliationDependencies, scope: DailyScope): Promise<StepOutcome> {
  const { openBooks, heartbeat, logger } = dependencies;
  const books = await openBooks();
  // Long lists come page by page, which operators cannot see meanwhile.
  const beating = setInterval(heartbeat, HEARTBEAT_MS);
  try {
    const done = await compareScope({ ...dependencies, books, scope });
    const found = await recordComparison(books, scope, done);
    if (found > 0) {
      logger.error(
        { ...scope, found },
        'Our books and those of others differ: see npm run admin -- reconcile list.',
      );
    }
    const { compared, undecided, totals } = done;
    return { ...scope, compared, undecided, found, totals, unasked: undefined };
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
