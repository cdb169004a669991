import { DomainError } from '../../../domain/errors.ts';
import type { Actor, AuditFields } from '../../../domain/merchants/actor.ts';
import {
  type ApprovalRule,
  isSameRule,
  rolesToApprove,
  weakensRule,
} from '../../../domain/merchants/approvals.ts';
import { type Id, minorToDecimal } from '../../../domain/money.ts';
import { appendAudit } from '../../core/auditLog.ts';
import type { Database, StatementRunner } from '../../core/database.ts';
import { statement } from '../../core/sql.ts';
import { now, updateWhere } from '../../core/tables.ts';
import { lockBusiness } from '../../merchants/businessLock.ts';

/** A change of the rule that a user makes. */
export interface RuleChange {
  readonly businessId: Id<'biz'>;
  readonly rule: ApprovalRule;
  readonly actor: Actor;
}

/** The roles of which a business needs two users, so that an order that waits can be approved. */
const APPROVING_ROLES = rolesToApprove('withdrawal');

/**
 * Changes which orders of a business wait for a second person. A change that lets some order go that waits now is not made
 * while another user may decide about it: otherwise one person could take the protection away.
 *
 * @returns whether it needs a second person: then nothing was changed; and the rule as it was before.
 * @throws DomainError `state_conflict` when no second person could approve an order, or when the last one who could approve
 * this change was made unable to within a day.
 */
export function changeApprovalRule(
  database: Database,
  change: RuleChange,
): Promise<{ readonly needsSecond: boolean; readonly before: ApprovalRule }> {
  const { businessId, rule, actor } = change;
  return database.transaction(async (runner) => {
    // Users who are removed meanwhile, and other changes of the rule, wait.
    await lockBusiness(runner, businessId);
    const before = await readRule(runner, businessId);
    if (weakensRule(before, rule)) {
      const needsSecond = await hasOtherUser(runner, businessId, actor.id);
      if (needsSecond) return { needsSecond, before };
      if (await hasLostUser(runner, businessId)) {
        const why =
          'a user who could approve this change was removed, or has another role, since less than a day';
        throw new DomainError('state_conflict', `${why}; try again later`);
      }
    }
    const isOn = rule.approvalAboveNairaMinor !== undefined || rule.approvalAboveUsdtMinor !== undefined;
    if (isOn && (await countApprovers(runner, businessId)) < 2) {
      const roles = APPROVING_ROLES.join(', ');
      throw new DomainError('state_conflict', `invite a second person first, as one of: ${roles}`);
    }
    await storeApprovalRule(runner, change, before);
    return { needsSecond: false, before };
  });
}

/**
 * Applies a change of the rule that a second person approves, as part of the transaction of the approval.
 *
 * @param requestedFor the rule as it was when the change was requested.
 * @throws DomainError `state_conflict` when it is another one by now, which the change must not overwrite.
 */
export async function applyApprovalRule(
  runner: StatementRunner,
  change: RuleChange,
  requestedFor: ApprovalRule,
): Promise<void> {
  await lockBusiness(runner, change.businessId);
  const before = await readRule(runner, change.businessId);
  if (!isSameRule(before, requestedFor)) {
    const message = 'the rule has changed since this request was made; refuse it and change the rule again';
    throw new DomainError('state_conflict', message);
  }
  await storeApprovalRule(runner, change, before);
}

function readRule(runner: StatementRunner, businessId: string): Promise<ApprovalRule> {
  return runner.one(
    statement<ApprovalRule>('approvals.readRule')`
      select approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys
        from businesses where id = ${businessId}`,
    'A business whose rule is changed is gone.',
  );
}

/** Whether another active user may change the rule. */
function hasOtherUser(runner: StatementRunner, businessId: string, userId: string): Promise<boolean> {
  return runner.hasRow(
    statement('approvals.findOtherUser')`
      select id from users where business_id = ${businessId} and status = 'active' and id <> ${userId}
        and role = any (${rolesToApprove('approval_rule')}::text[]) limit 1`,
  );
}

/** Whether a user who might change the rule was removed, or got a role that may not, within a day. */
function hasLostUser(runner: StatementRunner, businessId: string): Promise<boolean> {
  return runner.hasRow(
    statement('approvals.findLostUser')`
      select id from audit_log where business_id = ${businessId} and at > now() - interval '1 day'
        and action in ('user.change_role', 'user.remove')
        and before ->> 'role' = any (${rolesToApprove('approval_rule')}::text[]) limit 1`,
  );
}

async function countApprovers(runner: StatementRunner, businessId: string): Promise<number> {
  const { users } = await runner.one(
    statement<{ users: number }>('approvals.countApprovers')`
      select count(*)::int as users from users
        where business_id = ${businessId} and status = 'active' and role = any (${APPROVING_ROLES}::text[])`,
  );
  return users;
}

async function storeApprovalRule(
  runner: StatementRunner,
  { businessId, rule, actor }: RuleChange,
  before: ApprovalRule,
): Promise<void> {
  const [was, becomes] = [shownRule(before), shownRule(rule)];
  if (JSON.stringify(was) === JSON.stringify(becomes)) return;
  await runner.run(
    updateWhere('businesses', { id: businessId }).set({
      approvalAboveNairaMinor: rule.approvalAboveNairaMinor ?? null,
      approvalAboveUsdtMinor: rule.approvalAboveUsdtMinor ?? null,
      approvalIncludesKeys: rule.approvalIncludesKeys,
      updatedAt: now,
    }),
  );
  await appendAudit(runner, {
    actor,
    action: 'business.approval_rule',
    subject: businessId,
    details: {},
    businessId,
    before: was,
    after: becomes,
  });
}

/** A rule as the audit log and its notice show it. */
function shownRule(rule: ApprovalRule): AuditFields {
  const { approvalAboveNairaMinor: naira, approvalAboveUsdtMinor: usdt, approvalIncludesKeys } = rule;
  return {
    approvalAboveNgn: naira === undefined ? null : minorToDecimal(naira, 'NGN'),
    approvalAboveUsdt: usdt === undefined ? null : minorToDecimal(usdt, 'USDT'),
    approvalIncludesKeys,
  };
}
