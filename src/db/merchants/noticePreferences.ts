import { invariant } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import { OPTIONAL_TOPICS, type OptionalTopic } from '../../domain/merchants/notices.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { now, updateWhere } from '../core/tables.ts';
import { lockBusiness } from './businessLock.ts';

/** Whether a business gets the notices of each topic that it may switch off. */
export type NoticePreferences = Readonly<Record<OptionalTopic, boolean>>;

/** The preferences of a business. */
export async function readNoticePreferences(
  runner: StatementRunner,
  businessId: string,
): Promise<NoticePreferences> {
  const row = await runner.first(
    statement<{ mutedNotices: readonly OptionalTopic[] }>('noticePreferences.read')`
      select muted_notices from businesses where id = ${businessId}`,
  );
  invariant(row, 'A business that was just authenticated is gone.');
  return {
    webhooks: !row.mutedNotices.includes('webhooks'),
    limits: !row.mutedNotices.includes('limits'),
    balance: !row.mutedNotices.includes('balance'),
    payouts: !row.mutedNotices.includes('payouts'),
    usdt: !row.mutedNotices.includes('usdt'),
  };
}

/**
 * Changes preferences and puts that on record; topics that are not named stay as they are.
 *
 * @param how.actor who does it, for the audit log.
 * @returns the preferences since.
 */
export async function changeNoticePreferences(
  database: Database,
  businessId: string,
  { change, actor }: { readonly change: Partial<NoticePreferences>; readonly actor: Actor },
): Promise<NoticePreferences> {
  return database.transaction(async (runner) => {
    await lockBusiness(runner, businessId);
    const before = await readNoticePreferences(runner, businessId);
    const after = { ...before, ...change };
    if (OPTIONAL_TOPICS.every((topic) => before[topic] === after[topic])) return before;
    const mutedNotices = OPTIONAL_TOPICS.filter((topic) => !after[topic]);
    await runner.run(updateWhere('businesses', { id: businessId }).set({ mutedNotices, updatedAt: now }));
    await appendAudit(runner, {
      actor,
      action: 'notices.change',
      subject: businessId,
      details: {},
      businessId,
      before,
      after,
    });
    return after;
  });
}
