import {
  type ApprovalRequest,
  assetOfApproval,
  findApprovalRequest,
} from '../../db/orders/approvals/requests.ts';
import { DomainError, invariant } from '../../domain/errors.ts';
import { APPROVAL_KINDS } from '../../domain/merchants/approvals.ts';
import type { Role } from '../../domain/merchants/roles.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { approvalRule } from './schema.ts';

/** An order that waits for a second person: no order yet, and no money on hold. */
export class WaitingOrder {
  readonly request: ApprovalRequest;

  constructor(request: ApprovalRequest) {
    this.request = request;
  }
}

/** A request that is there. */
export async function readRequest(
  database: ApiDependencies['database'],
  caller: Caller,
  id: string,
): Promise<ApprovalRequest> {
  const request = await findApprovalRequest(database, caller, { id, kinds: APPROVAL_KINDS });
  invariant(request, 'An approval request that was stored is gone.');
  return request;
}

/**
 * Answers an order that waits, now and when its call comes again under the same `Idempotency-Key`.
 *
 * @throws DomainError `approval_refused`, `approval_expired` for one that will not be carried out.
 */
export function answerWaiting({ request }: WaitingOrder, caller: Caller) {
  const approval = presentApproval(request, caller);
  if (request.status === 'REFUSED')
    throw new DomainError('approval_refused', `a second person refused this order: ${request.reason}`, {
      approval,
    });
  if (request.status === 'EXPIRED')
    throw new DomainError('approval_expired', 'no second person approved this order in time', { approval });
  const msg = 'waiting for approval by a second person';
  // Its outcome is not known yet, so an equal call is answered by its record as it is then.
  return { status: 202, body: { msg, approval }, isProvisional: true };
}

const NO_RULE = { aboveNgn: null, aboveUsdt: null, includesKeys: null };

/** A request as its business sees it. */
export function presentApproval(request: ApprovalRequest, { user, apiKey, permissions }: Caller) {
  const { id, kind, status, amountMinor, body, ruleBefore } = request;
  const asset = assetOfApproval(kind);
  const before = ruleBefore ? approvalRule.parse(ruleBefore) : NO_RULE;
  const isByUser = request.madeByUser !== undefined;
  // An e-mail address is personal: keys, and roles that may not read users, see the role.
  const nameOf = (email: string | undefined, role: Role | undefined) =>
    user && permissions.has('users:read') ? (email ?? '') : `A user with the role ${role}`;
  return {
    id,
    kind,
    status,
    amount: asset && amountMinor !== undefined ? minorToNumber(amountMinor, asset) : null,
    currency: asset ?? null,
    destination: request.destination ?? null,
    ...(kind === 'approval_rule' ? approvalRule.parse(body) : NO_RULE),
    previousAboveNgn: before.aboveNgn,
    previousAboveUsdt: before.aboveUsdt,
    previousIncludesKeys: before.includesKeys,
    merchantReference: typeof body.merchantReference === 'string' ? body.merchantReference : null,
    madeBy: isByUser
      ? nameOf(request.makerEmail, request.makerRole)
      : `API key that ends in ${request.makerKeyEnds ?? '…'}`,
    isYours: isByUser ? request.madeByUser === user?.userId : request.madeByKey === apiKey?.id,
    createdAt: request.createdAt,
    expiresAt: request.expiresAt,
    decidedBy: request.decidedBy === undefined ? null : nameOf(request.deciderEmail, request.deciderRole),
    decidedAt: request.decidedAt ?? null,
    reason: request.reason ?? null,
    transactionId: request.orderId ?? null,
    environment: request.environment ?? null,
  };
}
