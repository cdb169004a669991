import type { Asset } from '../money.ts';
import type { Permission, Resource } from './permissions.ts';
import { ROLES, type Role, type UserStatus } from './roles.ts';

/** What may wait for a second person: orders, and a change of the rule that makes them wait. */
export const APPROVAL_KINDS = [
  'withdrawal',
  'payment_refund',
  'usdt_sale',
  'usdt_refund',
  'bill',
  'approval_rule',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** How far a request has come. Each but WAITING is final. */
export const APPROVAL_STATUSES = ['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** How many requests of a business may wait at once, in each environment. The database has the figure too. */
export const MAX_WAITING_REQUESTS = 1_000;

/** What a request of a kind is about: deciding it needs the permission that making it needs. */
export const APPROVAL_RESOURCES = {
  withdrawal: 'withdrawals',
  payment_refund: 'payment_refunds',
  usdt_sale: 'usdt_sales',
  usdt_refund: 'usdt_refunds',
  bill: 'bills',
  approval_rule: 'account',
} as const satisfies Readonly<Record<ApprovalKind, Resource>>;

/** The permission to make a request of a kind, and to decide about one. */
export function permissionToApprove(kind: ApprovalKind): Permission {
  return `${APPROVAL_RESOURCES[kind]}:write`;
}

/** The roles whose users may decide about a request of a kind. */
export function rolesToApprove(kind: ApprovalKind): readonly Role[] {
  const permission = permissionToApprove(kind);
  return (Object.keys(ROLES) as Role[]).filter((role) => ROLES[role].has(permission));
}

/** Which orders of a business wait for a second person. Amounts in minor units; undefined where none waits. */
export interface ApprovalRule {
  /** Withdrawals, bills and refunds of payments above this many kobo. */
  readonly approvalAboveNairaMinor: bigint | undefined;
  /** Sales and refunds of USDT above this many micro-USDT. */
  readonly approvalAboveUsdtMinor: bigint | undefined;
  /** Whether orders by API key wait too. */
  readonly approvalIncludesKeys: boolean;
}

/** Whether an order waits for a second person by a rule. The amount is without its fee. */
export function needsApproval(
  rule: ApprovalRule,
  order: { readonly asset: Asset; readonly amountMinor: bigint; readonly isByKey: boolean },
): boolean {
  if (order.isByKey && !rule.approvalIncludesKeys) return false;
  const aboveMinor = order.asset === 'NGN' ? rule.approvalAboveNairaMinor : rule.approvalAboveUsdtMinor;
  return aboveMinor !== undefined && order.amountMinor > aboveMinor;
}

/** Whether some order waits by the rule before and would not by the rule after. */
export function weakensRule(before: ApprovalRule, after: ApprovalRule): boolean {
  const amounts = ['approvalAboveNairaMinor', 'approvalAboveUsdtMinor'] as const;
  return amounts.some((name) => {
    const [was, becomes] = [before[name], after[name]];
    if (was === undefined) return false;
    const letsKeysGo = before.approvalIncludesKeys && !after.approvalIncludesKeys;
    return becomes === undefined || becomes > was || letsKeysGo;
  });
}

/** Whether two rules make the same orders wait. */
export function isSameRule(one: ApprovalRule, other: ApprovalRule): boolean {
  return (
    one.approvalAboveNairaMinor === other.approvalAboveNairaMinor &&
    one.approvalAboveUsdtMinor === other.approvalAboveUsdtMinor &&
    one.approvalIncludesKeys === other.approvalIncludesKeys
  );
}

/** A user as the database has it when a request is decided. */
export interface DecidingUser {
  readonly id: string;
  readonly role: Role;
  readonly status: UserStatus;
}

/** What is known of a request, of its maker and of the user who decides, all read behind the lock of the request. */
export interface DecisionFacts {
  readonly kind: ApprovalKind;
  readonly status: ApprovalStatus;
  readonly decision: 'approve' | 'refuse';
  readonly decider: DecidingUser;
  /** The user who made it; undefined where an API key did. */
  readonly maker: DecidingUser | undefined;
  /** Of a request by API key: whether the key may still make it, and whether the user who decides made the key. */
  readonly isKeyValid: boolean;
  readonly isKeyOfDecider: boolean;
}

/** Why a decision is refused. */
export interface DecisionRefusal {
  readonly code: 'forbidden' | 'state_conflict';
  readonly message: string;
}

const ENDED: Readonly<Record<Exclude<ApprovalStatus, 'WAITING'>, string>> = {
  APPROVED: 'this request was approved already',
  REFUSED: 'this request was refused already',
  EXPIRED: 'this request has expired; order again',
};

/**
 * Why a user may not decide about a request; undefined when the user may. A second person is one who did not make the
 * request, may make such orders, and still belongs to the business; a request whose maker no longer may make it can only be
 * refused.
 */
export function refusalOfDecision(facts: DecisionFacts): DecisionRefusal | undefined {
  const { kind, status, decision, decider, maker } = facts;
  const permission = permissionToApprove(kind);
  if (decider.status !== 'active' || !ROLES[decider.role].has(permission))
    return { code: 'forbidden', message: `this needs the permission ${permission}` };
  if (maker?.id === decider.id)
    return { code: 'forbidden', message: 'a second person decides: you made this request' };
  if (facts.isKeyOfDecider)
    return { code: 'forbidden', message: 'a second person decides: you made the API key of this request' };
  if (status !== 'WAITING') return { code: 'state_conflict', message: ENDED[status] };
  if (decision === 'refuse') return undefined;
  const isMakerThere = maker
    ? maker.status === 'active' && ROLES[maker.role].has(permission)
    : facts.isKeyValid;
  if (isMakerThere) return undefined;
  const message = `the ${maker ? 'user' : 'API key'} that made this request may no longer do so; refuse it`;
  return { code: 'state_conflict', message };
}
