import type { Logger } from 'pino';
import { notifyOfLowBalances } from '../activities/merchants/lowBalances.ts';
import { type AutomaticPayoutTools, makeAutomaticPayouts } from '../activities/orders/automaticPayouts.ts';
import { type SessionSaleTools, sellSettledSessions } from '../activities/usdt/sessionSales.ts';
import type { Config } from '../config/config.ts';
import { runBatches } from '../db/core/batchDeletion.ts';
import type { Database } from '../db/core/database.ts';
import { forgetOldRequests } from '../db/core/idempotency.ts';
import { forgetOldNotices } from '../db/core/notices.ts';
import { forgetOldRequestLog } from '../db/core/requestLog.ts';
import type { LedgerStore } from '../db/ledger/ledgerStore.ts';
import { forgetOldLowBalances } from '../db/merchants/balanceAlerts.ts';
import { forgetOldDashboardSessions } from '../db/merchants/dashboardSessions.ts';
import { forgetOldPasskeyChallenges } from '../db/merchants/passkeys.ts';
import { forgetOldSecondFactorProofs } from '../db/merchants/secondFactors.ts';
import { forgetEndedLoginTokens, forgetOldAttempts } from '../db/merchants/sessions.ts';
import { endExpiredRequests } from '../db/orders/approvals/requests.ts';
import { eraseOldCallbackBodies } from '../db/orders/providerCallbacks.ts';
import { forgetOldUsdtQuotes } from '../db/orders/usdtQuotes.ts';
import { forgetOldWebhookAttempts } from '../db/webhooks/attempts.ts';
import { eraseOldEventBodies } from '../db/webhooks/erasedBodies.ts';
import { ENVIRONMENTS } from '../domain/money.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/time.ts';
import { createMailer } from '../mail/mailer.ts';
import { removeOldMails } from '../mail/mailFolder.ts';
import { type NoticeTools, sendDueNotices } from '../mail/noticeSender.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { FlowRecovery } from '../temporal/recovery.ts';
import { type Relay, startRelay } from '../temporal/relay.ts';
import { relayRound } from '../temporal/relayRound.ts';
import { startAskedForReplays } from '../temporal/replayRound.ts';
import type { WorkflowStarter } from '../temporal/starter.ts';
import type { Chains } from './chains.ts';

/** Starts everything that a relay sees to. */
export function composeRelay(dependencies: {
  readonly config: Pick<
    Config,
    'relayDelayMs' | 'flowRecoveryIntervalMs' | 'webhookReplayConcurrency' | 'mail' | 'publicUrl'
  > &
    SessionSaleTools['config'];
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly providers: SessionSaleTools['providers'] & AutomaticPayoutTools['providers'];
  readonly starter: WorkflowStarter;
  readonly recovery: FlowRecovery;
  readonly chains: Chains;
  /** Creates the Temporal Schedules that are missing. */
  readonly ensureSchedules: () => Promise<void>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly faultPoint: NoticeTools['faultPoint'];
}): Relay {
  const { config, database, starter, recovery, chains, logger } = dependencies;
  const mailer = createMailer(config.mail, logger);
  if (!mailer) logger.warn('MAIL_URL is not set: merchants get no notices by mail.');
  const noticeTools = { ...dependencies, mailer, pagesOrigin: config.publicUrl };
  return startRelay(
    [
      {
        name: 'outbox',
        everyMs: SECOND_MS,
        run: async (stopping) => (await relayRound(dependencies, config.relayDelayMs, stopping)).more,
      },
      {
        name: 'replays',
        everyMs: SECOND_MS,
        run: (stopping) => startAskedForReplays(dependencies, config.webhookReplayConcurrency, stopping),
      },
      {
        name: 'notices',
        everyMs: SECOND_MS,
        run: () => sendDueNotices(noticeTools),
      },
      {
        name: 'expired approval requests',
        everyMs: MINUTE_MS,
        run: () => endExpiredRequests(database),
      },
      {
        name: 'sales of settled sessions',
        everyMs: SECOND_MS,
        run: () => sellSettledSessions({ ...dependencies, dispatch: starter.dispatchSoon }),
      },
      {
        name: 'automatic payouts',
        everyMs: SECOND_MS,
        run: () => makeAutomaticPayouts({ ...dependencies, dispatch: starter.dispatchSoon }),
      },
      {
        name: 'low balances',
        everyMs: SECOND_MS,
        run: () => notifyOfLowBalances({ ...dependencies, dispatch: starter.dispatchSoon }),
      },
      {
        name: 'chain watchers',
        everyMs: 5 * SECOND_MS,
        run: async () => {
          for (const environment of ENVIRONMENTS)
            if (chains[environment]) await starter.startWatcher(environment);
          return false;
        },
      },
      {
        name: 'forgotten flows',
        everyMs: config.flowRecoveryIntervalMs,
        run: async (stopping) => {
          await recovery.round(() => stopping.aborted);
          return false;
        },
      },
      {
        name: 'schedules',
        everyMs: 60 * SECOND_MS,
        run: async () => {
          await dependencies.ensureSchedules();
          return false;
        },
      },
      {
        name: 'what may be forgotten',
        everyMs: HOUR_MS,
        run: async (stopping) => {
          const batches = [
            forgetOldRequests,
            forgetOldNotices,
            forgetOldRequestLog,
            forgetOldLowBalances,
            forgetOldAttempts,
            forgetOldDashboardSessions,
            forgetEndedLoginTokens,
            forgetOldSecondFactorProofs,
            forgetOldPasskeyChallenges,
            forgetOldUsdtQuotes,
            forgetOldWebhookAttempts,
            eraseOldEventBodies,
            eraseOldCallbackBodies,
          ].map((forget) => () => forget(database));
          const { folder } = config.mail;
          if (folder !== undefined) batches.push(() => removeOldMails(folder));
          await runBatches(batches, stopping);
          return false;
        },
      },
    ],
    logger,
  );
}
