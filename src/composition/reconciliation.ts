import type { Logger } from 'pino';
import { createReconciliationActivities, type StepOutcome } from '../activities/ledger/reconciliation.ts';
import { providersInRecords } from '../activities/ledger/reconciliationPlans.ts';
import type { Config } from '../config/config.ts';
import { KEY_OF_PROVIDER, type PayoutProviderName, type SettingName } from '../config/settings.ts';
import { type Database, openDatabase } from '../db/core/database.ts';
import type { OutboxRow } from '../db/core/outbox.ts';
import { dayInLagosOf } from '../domain/dayInLagos.ts';
import { MAX_COMPARED_DAYS } from '../domain/ledger/reconciliation.ts';
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
  context: {
    readonly dispatch: (rows: readonly OutboxRow[]) => void;
    readonly heartbeat: () => void;
    readonly stopping: AbortSignal;
  },
) {
  return createReconciliationActivities({
    database,
    openBooks: () => openBooks(config),
    comparableBanksOf,
    billSellersOf: (environment) => (environment === 'prod' ? accountsOf('bill')(environment) : undefined),
    feeTiersOf: (provider) => config.transferFees[provider as PayoutProviderName],
    logger,
    ...context,
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
  /** Whether our records of the days that are compared, or since the day asked for, name it: then others have a key. */
  readonly isNamedByRecords: boolean;
}

/** What comparing in this process came to. */
export interface ComparedNow {
  readonly outcomes: readonly StepOutcome[];
  readonly withoutKey: readonly ProviderWithoutKey[];
}

/** Compares production at once, in this process: a day, or every day of which a transfer may still come back. */
export function createReconciliationNow(parts: ReconciliationParts) {
  const providers = createProviders(parts.config, parts.database, { reportDoubt: async () => {} });
  // The relay dispatches what is stored.
  const context = { dispatch: () => {}, heartbeat: () => {}, stopping: new AbortController().signal };
  const { reconcileDay, reconcileReturns } = composeReconciliation(parts, providers, context);
  const configured = [
    ...(providers.comparableBanksOf('prod')?.all() ?? []),
    ...providers.accountsOf('bill')('prod').all(),
  ].map(({ name }) => name);
  const keyless = Object.entries(KEY_OF_PROVIDER).filter(([provider]) => !configured.includes(provider));
  const withoutKeySince = async (day: string): Promise<readonly ProviderWithoutKey[]> => {
    const named = await providersInRecords(parts.database, 'prod', day);
    return keyless.map(([provider, setting]) => ({
      provider,
      setting,
      isNamedByRecords: named.has(provider),
    }));
  };
  return {
    async day(day: string): Promise<ComparedNow> {
      const outcomes = await reconcileDay(
        { environment: 'prod', day },
        { keyless: keyless.map(([provider]) => provider) },
      );
      return { outcomes, withoutKey: await withoutKeySince(oldestOf(day)) };
    },
    async returns(): Promise<ComparedNow> {
      const outcomes = await reconcileReturns({ environment: 'prod' });
      return { outcomes, withoutKey: await withoutKeySince(oldestOf(dayInLagosOf(Date.now()))) };
    },
  };
}

/** The earlier of a day and the first of those that are compared. */
function oldestOf(day: string): string {
  const first = dayInLagosOf(Date.now() - MAX_COMPARED_DAYS * DAY_MS);
  return day < first ? day : first;
}
