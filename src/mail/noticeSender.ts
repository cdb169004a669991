import type { Logger } from 'pino';
import type { Database } from '../db/core/database.ts';
import {
  type DueNotice,
  endNotice,
  giveUpWaitingNotices,
  leaseDueNotices,
  postponeNotice,
} from '../db/core/notices.ts';
import { waitAfterFailedNoticeMs } from '../domain/merchants/notices.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Mailer } from './mailer.ts';
import { noticeMail } from './noticeMail.ts';

/** How many notices are mailed at once. */
const NOTICES_AT_ONCE = 10;

/** What sends notices. */
export interface NoticeTools {
  readonly database: Database;
  /** Undefined where no mail can be sent: then notices that wait are given up, so that they do not pile up. */
  readonly mailer: Mailer | undefined;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'notices'>;
  /** The origin of the dashboard, for links; undefined where it is not known. */
  readonly pagesOrigin: string | undefined;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/**
 * Mails the notices that are due. One that cannot be sent is tried again after a minute, then after longer waits, for a
 * day. Several processes may do this at once: each notice is leased to one. A process that dies after its mail was
 * taken and before that is stored has it sent again.
 *
 * @returns whether there may be more to do at once.
 */
export async function sendDueNotices(tools: NoticeTools): Promise<boolean> {
  const { database, mailer, logger, metrics } = tools;
  if (!mailer) {
    const givenUp = await giveUpWaitingNotices(database);
    if (givenUp > 0) logger.warn({ givenUp }, 'Notices to merchants were given up: MAIL_URL is not set.');
    metrics.notices.inc({ outcome: 'given_up' }, givenUp);
    return false;
  }
  const due = await leaseDueNotices(database, NOTICES_AT_ONCE);
  await Promise.all(due.map((notice) => sendNotice({ ...tools, mailer }, notice)));
  return due.length === NOTICES_AT_ONCE;
}

async function sendNotice(
  { database, mailer, logger, metrics, pagesOrigin, faultPoint }: NoticeTools & { readonly mailer: Mailer },
  notice: DueNotice,
): Promise<void> {
  const { id, name, businessId, attempts, createdAt } = notice;
  await faultPoint?.('notice.leased');
  try {
    await mailer.send(noticeMail(notice, pagesOrigin));
  } catch (error) {
    const waitMs = waitAfterFailedNoticeMs(attempts, Date.now() - Date.parse(createdAt));
    const text = String(error).slice(0, 500);
    if (waitMs === undefined) {
      await endNotice(database, id, { outcome: 'GIVEN_UP', error: text });
      metrics.notices.inc({ outcome: 'given_up' });
      logger.error(
        { err: error, businessId, notice: name, attempts },
        'A notice to a merchant was given up.',
      );
      return;
    }
    await postponeNotice(database, id, { waitMs, error: text });
    metrics.notices.inc({ outcome: 'failed' });
    logger.warn({ err: error, businessId, notice: name, attempts, waitMs }, 'A notice could not be mailed.');
    return;
  }
  await endNotice(database, id, { outcome: 'SENT' });
  metrics.notices.inc({ outcome: 'sent' });
  logger.info({ businessId, notice: name }, 'A notice was mailed.');
}
