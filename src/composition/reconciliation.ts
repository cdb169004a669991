import type { Logger } from 'pino';
import { createReconciliationActivities } from '../activities/reconciliation.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { listPayoutPauses } from '../db/payoutPauses.ts';
import type { PayoutProviderName } from '../settings.ts';
import { createProviders } from './providers.ts';

/** What comparing works with, whoever asks for it. */
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
export function openBooks({ databaseUrl = '' }: Config): Promise<Database> {
  return openDatabase(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 });
}

/** Compares a day of production at once, in this process. */
export function createDayReconciliation(parts: ReconciliationParts) {
  const providers = createProviders(parts.config, {
    reportDoubt: () => {},
    readPausedPayouts: async () => (await listPayoutPauses(parts.database)).map(({ provider }) => provider),
  });
  const context = { heartbeat: () => {}, stopping: new AbortController().signal };
  const { reconcileDay } = composeReconciliation(parts, providers, context);
  return (day: string) => reconcileDay({ environment: 'prod', day });
}
