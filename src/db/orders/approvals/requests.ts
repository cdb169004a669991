import { KINDS } from '../../../contract/kinds.ts';
import { DomainError, invariant } from '../../../domain/errors.ts';
import type { Actor } from '../../../domain/merchants/actor.ts';
import {
  type ApprovalKind,
  type ApprovalStatus,
  type DecidingUser,
  type DecisionFacts,
  MAX_WAITING_REQUESTS,
  permissionToApprove,
  refusalOfDecision,
  rolesToApprove,
} from '../../../domain/merchants/approvals.ts';
import type { Role } from '../../../domain/merchants/roles.ts';
import { type Asset, type Environment, type Id, minorToDecimal, type Owner } from '../../../domain/money.ts';
import { newIdentifier } from '../../../security/identifiers.ts';
import { type AuditRecord, appendAudit } from '../../core/auditLog.ts';
import { brokenConstraint, type Database, type StatementRunner } from '../../core/database.ts';
import { type IdempotencyScope, storeIdempotencyKey } from '../../core/idempotency.ts';
import {
  type Page,
  type PageRequest,
  type Placed,
  pageBeforeSql,
  pageOf,
  placeSql,
} from '../../core/page.ts';
import { filterSql, insertSql, rawSql, sql, statement } from '../../core/sql.ts';

/**
 * What waits for a second person. A request ends once: a decision locks its row, reads what it depends on behind the lock,
 * and does in the same transaction what was approved.
 */

/** An order that waits: how it was called, and what it would do. */
export interface WaitingOrderFacts {
  /** The path of its route. */
  readonly operation: string;
  readonly amountMinor: bigint;
  /** Where its money goes, in words. */
  readonly destination: string;
}

/** A request that is made. Its environment, and the facts of its order, are absent for a change of the rule. */
export interface NewApprovalRequest extends Partial<WaitingOrderFacts> {
  readonly businessId: Id<'biz'>;
  readonly environment?: Environment;
  readonly kind: ApprovalKind;
  /** The body of the call, as it came. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The rule that a change of it was requested for, as a body of the call; undefined for an order. */
  readonly ruleBefore?: Readonly<Record<string, unknown>> | undefined;
  /** The user, or the API key, that makes it. */
  readonly maker: { readonly userId: string } | { readonly keyId: string };
  readonly actor: Actor;
}

/** A request as it is stored. */
export interface ApprovalRequest extends Partial<WaitingOrderFacts> {
  readonly id: Id<'apr'>;
  readonly businessId: Id<'biz'>;
  /** Undefined for a change of the rule, which is one for both. */
  readonly environment: Environment | undefined;
  readonly kind: ApprovalKind;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ruleBefore: Readonly<Record<string, unknown>> | undefined;
  /** As of now: one that waits has EXPIRED from its time on. */
  readonly status: ApprovalStatus;
  readonly madeByUser: string | undefined;
  readonly madeByKey: string | undefined;
  /** The e-mail address of the user who made it; undefined where an API key did. */
  readonly makerEmail: string | undefined;
  readonly makerRole: Role | undefined;
  /** The last characters of the API key that made it. */
  readonly makerKeyEnds: string | undefined;
  readonly decidedBy: string | undefined;
  readonly deciderEmail: string | undefined;
  readonly deciderRole: Role | undefined;
  /** Why it was refused. */
  readonly reason: string | undefined;
  /** The order that it became. */
  readonly orderId: string | undefined;
  /** ISO 8601, as all times here. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly decidedAt: string | undefined;
}

/** The asset of a request's amount; undefined for a change of the rule. */
export function assetOfApproval(kind: ApprovalKind): Asset | undefined {
  if (kind === 'approval_rule') return undefined;
  if (kind === 'payment_refund') return 'NGN';
  return kind === 'usdt_refund' ? 'USDT' : KINDS[kind].asset;
}

const CURRENT_STATUS = rawSql(
  `(case when request.status = 'WAITING' and request.expires_at <= now() then 'EXPIRED' else request.status end)`,
);

const SELECT_REQUEST = sql`select request.id, request.business_id, request.environment, request.kind, request.operation,
    request.body, request.rule_before, request.amount_minor, request.destination, ${CURRENT_STATUS} as status, request.made_by_user, request.made_by_key,
    maker.email as maker_email, maker.role as maker_role, key.last_four as maker_key_ends, request.decided_by,
    decider.email as decider_email, decider.role as decider_role, request.reason, request.order_id, request.created_at, request.expires_at, request.decided_at`;

const REQUESTS = rawSql(`approval_requests request
    left join users maker on maker.id = request.made_by_user
    left join api_keys key on key.id = request.made_by_key
    left join users decider on decider.id = request.decided_by`);

/**
 * Stores a request, on record and under its `Idempotency-Key`, and tells those who may decide about it.
 *
 * @param idempotency that of the call; undefined when it had no key.
 * @returns its id.
 * @throws DomainError `too_many_approvals` when MAX_WAITING_REQUESTS wait. @throws a Postgres error on `idempotency_key_once` when an equal call was first.
 */
export function storeApprovalRequest(
  database: Database,
  { actor, maker, ...request }: NewApprovalRequest,
  idempotency?: IdempotencyScope,
): Promise<Id<'apr'>> {
  const id = newIdentifier('apr');
  const { businessId, environment, kind, operation, body, ruleBefore, amountMinor, destination } = request;
  const [madeByUser, madeByKey] = 'userId' in maker ? [maker.userId, undefined] : [undefined, maker.keyId];
  const asked = { kind, operation, body, ruleBefore, amountMinor, destination };
  return database.transaction(async (runner) => {
    const row = { id, businessId, environment, ...asked, madeByUser, madeByKey };
    await runner
      .run(statement('approvals.store')`${insertSql('approval_requests', row)}`)
      .catch(throwWhenTooMany);
    if (idempotency) await storeIdempotencyKey(runner, idempotency, id);
    await appendAudit(runner, {
      ...auditOf({ id, businessId, environment, kind, amountMinor }),
      actor,
      action: 'approval.request',
      notifiedRoles: rolesToApprove(kind),
    });
    return id;
  });
}

function throwWhenTooMany(error: unknown): never {
  if (brokenConstraint(error) !== 'approvals_waiting_bounded') throw error;
  const message = `at most ${MAX_WAITING_REQUESTS} requests wait for approval at once; decide about some of them first`;
  throw new DomainError('too_many_approvals', message);
}

type AuditedRequest = Pick<ApprovalRequest, 'id' | 'businessId' | 'environment' | 'kind'> & {
  readonly amountMinor?: bigint | undefined;
};

/** What the audit log says of every step of a request. */
function auditOf({
  id,
  businessId,
  environment,
  kind,
  amountMinor,
}: AuditedRequest): Omit<AuditRecord, 'actor' | 'action'> {
  const asset = assetOfApproval(kind);
  const amount = asset &&
    amountMinor !== undefined && { amount: minorToDecimal(amountMinor, asset), currency: asset };
  const after = { request: id, kind, ...amount };
  return { subject: id, businessId, environment, details: { kind }, after };
}

/** A business's request of one environment that is of one of some kinds; undefined when it has none of that id. */
export function findApprovalRequest(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  { id, kinds }: { readonly id: string; readonly kinds: readonly ApprovalKind[] },
): Promise<ApprovalRequest | undefined> {
  return runner.first(
    statement<ApprovalRequest>('approvals.find')`${SELECT_REQUEST} from ${REQUESTS}
      where request.id = ${id} and request.business_id = ${businessId}
        and (request.environment = ${environment} or request.environment is null)
        and request.kind = any (${kinds}::text[])`,
  );
}

/** Which requests of a list. */
export interface ApprovalFilter {
  /** Those that the caller may read. */
  readonly kinds: readonly ApprovalKind[];
  readonly status: ApprovalStatus | undefined;
  readonly kind: ApprovalKind | undefined;
  /** Inclusive and exclusive bounds, ISO 8601. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * A business's requests of one environment, newest first, after a place. Changes of the rule are in both environments.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listApprovalRequests(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  filter: ApprovalFilter & { readonly page: PageRequest },
): Promise<Page<ApprovalRequest>> {
  const { kinds, status, kind, from = '-infinity', to = 'infinity', page } = filter;
  const { conditions, suffix } = filterSql({ kind });
  const rows = await runner.run(
    statement<ApprovalRequest & Placed>(`approvals.list${suffix}`)`
      ${SELECT_REQUEST}, ${placeSql('request')} from ${REQUESTS}
        where request.business_id = ${businessId} and (request.environment = ${environment} or request.environment is null)
          and request.kind = any (${kinds}::text[]) ${conditions}
          and (${status}::text is null or ${CURRENT_STATUS} = ${status}::text)
          and request.created_at >= ${from}::timestamptz and ${pageBeforeSql(to, page, 'request')}`,
  );
  return pageOf<ApprovalRequest, ApprovalRequest>(rows, page, (request) => request);
}

/** A user's decision about a request of the user's business. */
export interface ApprovalDecision {
  readonly request: ApprovalRequest;
  /** The user. */
  readonly actor: Actor;
}

/**
 * Approves a request and does what it asks for, in one transaction: of two decisions at once the second finds the request
 * ended, and a process that dies in between leaves it waiting.
 *
 * @param carryOut does it; what it throws leaves the request waiting.
 * @param orderId the order that it becomes; undefined for a change of the rule.
 * @returns what `carryOut` does.
 * @throws DomainError `forbidden`, `state_conflict`: see refusalOfDecision.
 */
export function approveRequest<Result>(
  database: Database,
  { request, actor }: ApprovalDecision,
  {
    orderId,
    carryOut,
  }: {
    readonly orderId: string | undefined;
    readonly carryOut: (runner: StatementRunner) => Promise<Result>;
  },
): Promise<Result> {
  return database.transaction(async (runner) => {
    await requireDecidable(runner, { request, actor }, 'approve');
    const result = await carryOut(runner);
    await end(runner, { request, actor }, { status: 'APPROVED', orderId });
    return result;
  });
}

/**
 * Refuses a request: nothing is done.
 *
 * @throws DomainError `forbidden`, `state_conflict`: see refusalOfDecision.
 */
export function refuseRequest(database: Database, decision: ApprovalDecision, reason: string): Promise<void> {
  return database.transaction(async (runner) => {
    await requireDecidable(runner, decision, 'refuse');
    await end(runner, decision, { status: 'REFUSED', reason });
  });
}

/** @throws DomainError `forbidden`, `state_conflict`. */
async function requireDecidable(
  runner: StatementRunner,
  { request: { id }, actor }: ApprovalDecision,
  decision: DecisionFacts['decision'],
): Promise<void> {
  await runner.run(statement('approvals.lock')`select id from approval_requests where id = ${id} for update`);
  // By a statement of its own, which sees what those committed that had the lock before.
  const facts = await readDecisionFacts(runner, id, actor.id);
  const refusal = refusalOfDecision({ ...facts, decision });
  if (refusal) throw new DomainError(refusal.code, refusal.message);
  if (!facts.isBusinessActive) throw new DomainError('business_inactive', 'this business is not active');
}

async function readDecisionFacts(
  runner: StatementRunner,
  id: string,
  deciderId: string,
): Promise<Omit<DecisionFacts, 'decision'> & { readonly isBusinessActive: boolean }> {
  const row = await runner.one(
    statement<
      Pick<DecisionFacts, 'kind' | 'status' | 'isKeyValid' | 'isKeyOfDecider'> & {
        readonly isBusinessActive: boolean;
        readonly decider: DecidingUser;
        readonly maker: DecidingUser | undefined;
        readonly keyScopes: readonly string[] | undefined;
      }
    >('approvals.readDecisionFacts')`
      select request.kind, ${CURRENT_STATUS} as status, business.is_active as is_business_active,
          jsonb_build_object('id', decider.id, 'role', decider.role, 'status', decider.status) as decider,
          case when maker.id is not null
            then jsonb_build_object('id', maker.id, 'role', maker.role, 'status', maker.status) end as maker,
          coalesce(key.expires_at > now(), key.id is not null) as is_key_valid, key.scopes as key_scopes,
          exists (select from audit_log where business_id = request.business_id and subject = request.made_by_key
            and action in ('api_key.create', 'api_key.rotate') and actor = decider.id) as is_key_of_decider
        from approval_requests request
          join businesses business on business.id = request.business_id
          join users decider on decider.id = ${deciderId} and decider.business_id = request.business_id
          left join users maker on maker.id = request.made_by_user
          left join api_keys key on key.id = request.made_by_key
        where request.id = ${id}`,
    'A request, or the user who decides about it, is gone.',
  );
  const { keyScopes, isKeyValid, ...facts } = row;
  const mayKey = keyScopes === undefined || keyScopes.includes(permissionToApprove(row.kind));
  return { ...facts, isKeyValid: isKeyValid && mayKey };
}

/** Ends a locked request by a decision, on record, and tells its maker. */
async function end(
  runner: StatementRunner,
  { request, actor }: ApprovalDecision,
  of: {
    readonly status: 'APPROVED' | 'REFUSED';
    readonly orderId?: string | undefined;
    readonly reason?: string;
  },
): Promise<void> {
  const { status, orderId, reason } = of;
  const isEnded = await runner.hasRow(
    statement('approvals.decide')`update approval_requests
      set status = ${status}, decided_by = ${actor.id}, decided_at = now(), reason = ${reason}, order_id = ${orderId}
      where id = ${request.id} and status = 'WAITING' and expires_at > now() returning id`,
  );
  invariant(isEnded, `Approval request ${request.id} was locked and changed all the same.`);
  const audit = auditOf(request);
  await appendAudit(runner, {
    ...audit,
    actor,
    action: status === 'APPROVED' ? 'approval.approve' : 'approval.refuse',
    userId: request.madeByUser,
    details: { ...audit.details, orderId, reason },
    after: { ...audit.after, ...(orderId !== undefined && { order: orderId }) },
  });
}

/** How many requests are ended at once. */
const EXPIRED_AT_ONCE = 100;

/**
 * Puts on record that requests have expired, and tells their makers. They count as expired from their time on, whether or
 * not this runs.
 *
 * @returns whether there may be more.
 */
export function endExpiredRequests(database: Database): Promise<boolean> {
  return database.transaction(async (runner) => {
    const expired = await runner.run(
      statement<AuditedRequest & { readonly madeByUser: string | undefined }>('approvals.endExpired')`
        update approval_requests set status = 'EXPIRED' where id in (
          select id from approval_requests where status = 'WAITING' and expires_at <= now()
            order by expires_at limit ${EXPIRED_AT_ONCE} for update skip locked)
        returning id, business_id, environment, kind, amount_minor, made_by_user`,
    );
    for (const { madeByUser, ...request } of expired) {
      const actor = { id: request.businessId, provenBy: 'system' } as const;
      const audit = auditOf(request);
      await appendAudit(runner, { ...audit, actor, action: 'approval.expire', userId: madeByUser });
    }
    return expired.length === EXPIRED_AT_ONCE;
  });
}
