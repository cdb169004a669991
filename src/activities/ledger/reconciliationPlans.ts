import type { Database } from '../../db/core/database.ts';
import {
  type DailyScope,
  forgetUnidentified,
  listReconciliations,
  listToldAccounts,
  type NamedAccount,
  type ReconciliationState,
} from '../../db/ledger/reconciliation.ts';
import { dayInLagos, dayInLagosOf } from '../../domain/dayInLagos.ts';
import { invariant } from '../../domain/errors.ts';
import { isListedAgain, MAX_COMPARED_DAYS, RETURNABLE_DAYS } from '../../domain/ledger/reconciliation.ts';
import type { Environment } from '../../domain/money.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import {
  type AccountAtProvider,
  AccountNotConfiguredError,
  type ProviderAccounts,
} from '../../providers/accounts.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../providers/errors.ts';
import type { ComparisonDependencies } from './bookComparison.ts';

/** What planning comparisons works with. */
interface PlanningDependencies extends Pick<ComparisonDependencies, 'comparableBanksOf' | 'billSellersOf'> {
  readonly database: Database;
}

/** A day counts as over when it has been for so long: what was told at its end is then known to both sides. */
const DAY_IS_OVER_AFTER_MS = HOUR_MS;

/** So many days that are over are compared again each day. */
const RECENT_DAYS = 3;

/** A day that was compared is not compared again before this. */
const COMPARED_AGAIN_AFTER_MS = 20 * HOUR_MS;

/** What may be compared, and which accounts of it can be asked. */
interface KnownScopes {
  readonly scopes: readonly DailyScope[];
  readonly isConfigured: (scope: DailyScope) => boolean;
}

/**
 * What is to be compared now: each account, and the ledger, for every recent day that is over; older days as long as
 * something about them is open, where a restore lost their comparison, and where a transfer may have come back since they
 * were listed; and the balance of today.
 */
export async function dueScopes(
  dependencies: PlanningDependencies,
  environment: Environment,
): Promise<readonly DailyScope[]> {
  const nowMs = Date.now();
  const lastDay = lastDayOver(nowMs);
  const recentDays = daysUntil(lastDay, RECENT_DAYS);
  const today = dayInLagosOf(nowMs);
  const { scopes, isConfigured } = await scopesOf(dependencies, environment, { days: recentDays, today });
  const since = daysBefore(lastDay, MAX_COMPARED_DAYS);
  const states = await listReconciliations(dependencies.database, environment, since);
  const known = new Map(states.map((state) => [keyOf(state), state]));
  const older = olderScopes(states, lastDay).filter((scope) => {
    if (recentDays.includes(scope.day)) return false;
    const state = known.get(keyOf(scope));
    return state ? isOpen(state) || mayHaveReturned(state, nowMs) : isConfigured(scope);
  });
  return [...scopes, ...older].filter((scope) => {
    const state = known.get(keyOf(scope));
    // An account that was given up when all of its days had been compared is not missing.
    return isDue(state, nowMs) && (isConfigured(scope) || state?.comparedAtMs === undefined);
  });
}

/** Of a bank: every day of which a transfer may still come back, and the one that is not over. */
export async function returnableScopes(
  dependencies: PlanningDependencies,
  environment: Environment,
): Promise<readonly DailyScope[]> {
  const days = daysUntil(dayInLagosOf(Date.now()), RETURNABLE_DAYS + 1);
  const { scopes, isConfigured } = await scopesOf(dependencies, environment, { days, today: undefined });
  return scopes.filter((scope) => scope.book === 'transfers' && isConfigured(scope));
}

/** Each day from the first that was compared of an account on. A balance cannot be read of a day that is over. */
function olderScopes(states: readonly ReconciliationState[], lastDay: string): readonly DailyScope[] {
  const firsts = new Map<string, DailyScope>();
  for (const { environment, book, provider, account, day } of states) {
    if (book === 'wallet') continue;
    const key = keyOf({ environment, book, provider, account, day: '' });
    if (!firsts.has(key)) firsts.set(key, { environment, book, provider, account, day });
  }
  return [...firsts.values()].flatMap((first) => {
    const count = Math.round((dayInLagos(lastDay).fromMs - dayInLagos(first.day).fromMs) / DAY_MS) + 1;
    return daysUntil(lastDay, Math.max(count, 0)).map((day) => ({ ...first, day }));
  });
}

function isOpen({ undecided, found, unasked }: ReconciliationState): boolean {
  return undecided > 0 || found > 0 || unasked !== undefined;
}

function mayHaveReturned({ book, day, comparedAtMs }: ReconciliationState, nowMs: number): boolean {
  return (
    book === 'transfers' &&
    comparedAtMs !== undefined &&
    isListedAgain(dayInLagos(day).toMs, comparedAtMs, nowMs)
  );
}

function isDue(state: ReconciliationState | undefined, nowMs: number): boolean {
  if (!state?.comparedAtMs || state.unasked) return true;
  return state.comparedAtMs < nowMs - COMPARED_AGAIN_AFTER_MS;
}

const keyOf = ({ book, provider, account, day }: DailyScope) => [book, provider, account, day].join(' ');

/** The last day that counts as over. */
function lastDayOver(nowMs: number): string {
  return dayInLagosOf(nowMs - DAY_IS_OVER_AFTER_MS - DAY_MS);
}

/** So many days, the last of them first. */
function daysUntil(lastDay: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, back) => daysBefore(lastDay, back));
}

function daysBefore(day: string, days: number): string {
  return dayInLagosOf(dayInLagos(day).fromMs - days * DAY_MS);
}

/** @param at.days those that are over, none of them twice. @param at.today whose balance is read; none unless given. */
export async function scopesOf(
  dependencies: PlanningDependencies,
  environment: Environment,
  { days, today }: { readonly days: readonly string[]; readonly today: string | undefined },
): Promise<KnownScopes> {
  const { comparableBanksOf, billSellersOf, database } = dependencies;
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  invariant(first !== undefined && last !== undefined, 'There is no day to compare.');
  const span = { fromMs: dayInLagos(first).fromMs, toMs: dayInLagos(last).toMs };
  const transfers = { environment, book: 'transfers' } as const;
  const vends = { environment, book: 'vends' } as const;
  const banks = await namedAccounts(database, { ...transfers, span }, comparableBanksOf(environment));
  const sellers = await namedAccounts(database, { ...vends, span }, billSellersOf(environment));
  const scopes = days.flatMap((day): DailyScope[] => [
    ...banks.named.map((named) => ({ ...transfers, ...named, day })),
    ...sellers.named.map((named) => ({ ...vends, ...named, day })),
    { environment, book: 'ledger', provider: '', account: '', day },
  ]);
  if (today !== undefined) {
    // The rest of an account that is no longer configured cannot be read.
    const readable = sellers.named.filter(sellers.isConfigured);
    scopes.push(...readable.map((named) => ({ ...vends, book: 'wallet' as const, ...named, day: today })));
  }
  return {
    scopes,
    isConfigured: (scope) =>
      scope.book === 'ledger' || (scope.book === 'transfers' ? banks : sellers).isConfigured(scope),
  };
}

/** The providers that were told of orders since a day, or whose books were to be compared. @param sinceDay in Lagos. */
export async function providersInRecords(
  database: Database,
  environment: Environment,
  sinceDay: string,
): Promise<ReadonlySet<string>> {
  const span = { fromMs: dayInLagos(sinceDay).fromMs, toMs: Date.now() };
  const named = await Promise.all([
    listReconciliations(database, environment, sinceDay),
    listToldAccounts(database, { environment, book: 'transfers' }, span),
    listToldAccounts(database, { environment, book: 'vends' }, span),
  ]);
  return new Set(named.flat().map(({ provider }) => provider));
}

/**
 * The accounts whose books are compared: those that are configured, and those that our records say were told, which are
 * missing where they are no longer configured. One of a provider that does not tell who we are may be configured.
 */
async function namedAccounts(
  database: Database,
  {
    span,
    ...told
  }: Parameters<typeof listToldAccounts>[1] & { readonly span: Parameters<typeof listToldAccounts>[2] },
  accounts: ProviderAccounts<AccountAtProvider> | undefined,
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
    if (!unidentified.has(name)) await forgetUnidentified(database, told.environment, name);
  }
  const isConfigured = (named: NamedAccount) =>
    configured.has(nameOf(named)) || unidentified.has(named.provider);
  if (!accounts) return { named: [], isConfigured };
  const others = (await listToldAccounts(database, told, span)).filter(
    (named) => !configured.has(nameOf(named)),
  );
  return { named: [...configured.values(), ...others], isConfigured };
}

/** Whether an error is what a provider said, or did not say, and no fault of our own. */
export function isWordOfProvider(error: unknown): error is Error {
  return (
    error instanceof ProviderUnavailableError ||
    error instanceof ProviderRejectedError ||
    error instanceof AccountNotConfiguredError
  );
}
