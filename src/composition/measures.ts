import type { Logger } from 'pino';
import type { StatementMeasure } from '../db/core/database.ts';
import { postingStatements } from '../db/ledger/ledgerStore.ts';
import { RATE_DOUBTS } from '../domain/orders/rateSanity.ts';
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

/** Shows, by market and reason, which rates cannot be believed, and says so in the log. */
export function showDoubts(metrics: Metrics, logger: Logger): ReportDoubt {
  return (market, doubt) => {
    for (const reason of RATE_DOUBTS) {
      metrics.ratesNeedingAttention.set({ market, reason }, reason === doubt ? 1 : 0);
    }
    if (doubt !== undefined) logger.warn({ market, doubt }, 'NEEDS_ATTENTION: a rate cannot be believed.');
  };
}
