import type { Logger } from 'pino';
import type { Database, StatementMeasure } from '../db/core/database.ts';
import { storeRateCheck } from '../db/ledger/checkResults.ts';
import { postingStatements } from '../db/ledger/ledgerStore.ts';
import { SECOND_MS } from '../domain/time.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ReportDoubt } from '../providers/rates/guard.ts';
import type { OnExchange } from '../security/outboundHttp.ts';

/** Counts and times what is asked of providers and nodes. */
export function countExchanges(metrics: Metrics): OnExchange {
  return ({ provider, operation, status, durationMs }) => {
    metrics.providerRequests.inc({ provider, operation, status });
    metrics.providerRequestSeconds.observe({ provider, operation }, durationMs / SECOND_MS);
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
