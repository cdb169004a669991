import type { Logger } from 'pino';
import { createReconciliationActivities } from '../activities/ledger/reconciliation.ts';
import { OLDEST_DAYS, providersInRecords } from '../activities/ledger/reconciliationPlans.ts';
import type { Config } from '../config/config.ts';
import { KEY_OF_PROVIDER, type PayoutProviderName, type SettingName } from '../config/settings.ts';
import { type Database, openDatabase } from '../db/core/database.ts';
import { dayInLagosOf } from '../domain/dayInLagos.ts';
import { DAY_MS } from '../domain/time.ts';
import { createProviders } from './providers.ts';

/** What comparing works with. */
export interface ReconciliationParts {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
}

/** The activities that compare our books with those of others, of these providers. */
export function composeReconciliation(
  { config, database, logger }: ReconciliationParts,
  {
    comparableBanksOf,
    accountsOf,
  }: Pick<ReturnType<typeof createProviders>, 'comparableBanksOf' | 'accountsOf'>,
  { heartbeat, stopping }: { readonly heartbeat: () => void; readonly stopping: AbortSignal },
) {
  return createReconciliationActivities({
    database,
    openBooks: () => openBooks(config),
    comparableBanksOf,
    billSellersOf: (environment) => (environment === 'prod' ? accountsOf('bill')(environment) : undefined),
    feeTiersOf: (provider) => config.transferFees[provider as PayoutProviderName],
    logger,
    heartbeat,
    stopping,
  });
}

/** Opens the database for what goes through all of it: statements may take as long as they take. */
export function openBooks({ databaseUrl = '' }: Pick<Config, 'databaseUrl'>): Promise<Database> {
  return openDatabase(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 });
}

/** A provider whose books were not asked for, because this process has no key of it. */
export interface ProviderWithoutKey {
  readonly provider: string;
  /** The setting that would have it. */
  readonly setting: SettingName;
  /** Whether our records of the last 30 days, or since the day asked for, name it: then others have a key. */
  readonly isNamedByRecords: boolean;
}

/**
 * Compares a day of production at once, in this process.
 *
 * @returns what takes a day in Lagos, and returns what came of each account, and which providers were left out.
 */
export function createDayReconciliation(parts: ReconciliationParts) {
  const providers = createProviders(parts.config, parts.database, { reportDoubt: async () => {} });
  const context = { heartbeat: () => {}, stopping: new AbortController().signal };
  const { reconcileDay } = composeReconciliation(parts, providers, context);
  const configured = [
    ...(providers.comparableBanksOf('prod')?.all() ?? []),
    ...providers.accountsOf('bill')('prod').all(),
  ].map(({ name }) => name);
  const keyless = Object.entries(KEY_OF_PROVIDER).filter(([provider]) => !configured.includes(provider));
  return async (day: string) => {
    const outcomes = await reconcileDay(
      { environment: 'prod', day },
      { keyless: keyless.map(([provider]) => provider) },
    );
    const named = await providersInRecords(parts.database, 'prod', oldestOf(day));
    const withoutKey = keyless.map(
      ([provider, setting]): ProviderWithoutKey => ({
        provider,
        setting,
        isNamedByRecords: named.has(provider),
      }),
    );
    return { outcomes, withoutKey };
  };
}

/** The earlier of a day and the first of those that are compared. */
function oldestOf(day: string): string {
  const first = dayInLagosOf(Date.now() - OLDEST_DAYS * DAY_MS);
  return day < first ? day : first;
}
