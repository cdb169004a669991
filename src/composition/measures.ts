import type { Logger } from 'pino';
import type { Database, StatementMeasure } from '../db/core/database.ts';
import { storeRateCheck } from '../db/ledger/checkResults.ts';
import { storeKeyVerdict } from '../db/ledger/keyVerdicts.ts';
import { postingStatements } from '../db/ledger/ledgerStore.ts';
import { SECOND_MS } from '../domain/time.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ReportDoubt } from '../providers/rates/guard.ts';
import type { OnExchange } from '../security/outboundHttp.ts';

/** Counts and times what is asked of providers and nodes, and stores whether they accept our keys. */
export function measureExchanges(
  metrics: Metrics,
  database: Database,
  logger: Pick<Logger, 'error'>,
): OnExchange {
  const count = countExchanges(metrics);
  const report = reportKeyVerdicts(database, logger);
  return (measure) => {
    count(measure);
    report(measure);
  };
}

/** A refusal of our key is not a failure of the provider. */
function countExchanges(metrics: Metrics): OnExchange {
  return ({ provider, operation, status, durationMs, keyVerdict }) => {
    metrics.providerRequests.inc({
      provider,
      operation,
      status: keyVerdict === 'refused' ? 'key_refused' : status,
    });
    metrics.providerRequestSeconds.observe({ provider, operation }, durationMs / SECOND_MS);
  };
}

/** How often a process stores the same word of a provider about a key: a refused key is refused at every call. */
const KEY_VERDICT_STANDS_MS = 30 * SECOND_MS;

/**
 * Stores whether providers and nodes accept our keys. The sandbox calls none, so that all of it is about production. A failure
 * to store it does not stop a call.
 */
function reportKeyVerdicts(database: Database, logger: Pick<Logger, 'error'>): OnExchange {
  let storing = Promise.resolve();
  const stored = new Map<string, { readonly verdict: string; readonly atMs: number }>();
  return ({ provider, operation, key = 1, keyVerdict: verdict }) => {
    if (verdict === undefined) return;
    const name = `${provider} ${key} ${operation}`;
    const last = stored.get(name);
    const atMs = performance.now();
    if (last?.verdict === verdict && atMs - last.atMs < KEY_VERDICT_STANDS_MS) return;
    stored.set(name, { verdict, atMs });
    // One after the other: what was said last stays.
    storing = storing
      .then(() => storeKeyVerdict(database, { environment: 'prod', provider, key, operation }, verdict))
      .catch((error) =>
        logger.error(
          { err: error, provider, key },
          'Whether a provider accepts our key could not be stored.',
        ),
      );
  };
}

/** Times the statements that post transfers. */
export function timePostings(metrics: Metrics): (measure: StatementMeasure) => void {
  const isPosting = postingStatements();
  return (measure) => {
    if (!isPosting(measure)) return;
    metrics.ledgerPostingSeconds.observe(
      { statement: measure.name ?? 'other' },
      measure.durationMs / SECOND_MS,
    );
  };
}

/** Stores whether the rates of a market may be used, and logs why not. A failure to store it does not stop an order. */
export function reportRateChecks(database: Database, logger: Pick<Logger, 'warn' | 'error'>): ReportDoubt {
  return async (market, doubt) => {
    if (doubt !== undefined) logger.warn({ market, doubt }, 'NEEDS_ATTENTION: a rate cannot be believed.');
    try {
      await storeRateCheck(database, market, doubt);
    } catch (error) {
      logger.error({ err: error, market }, 'The result of a rate check could not be stored.');
    }
  };
}
