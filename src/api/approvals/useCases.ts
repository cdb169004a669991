import {
  type ApprovalRequest,
  approveRequest,
  findApprovalRequest,
  refuseRequest,
  storeApprovalRequest,
} from '../../db/orders/approvals/requests.ts';
import { applyApprovalRule, changeApprovalRule } from '../../db/orders/approvals/rule.ts';
import { invariant, ValidationError } from '../../domain/errors.ts';
import { effectivePricing, type Pricing } from '../../domain/ledger/pricing.ts';
import {
  APPROVAL_KINDS,
  APPROVAL_RESOURCES,
  type ApprovalKind,
  type ApprovalRule,
  permissionToApprove,
} from '../../domain/merchants/approvals.ts';
import { minorToNumber } from '../../domain/money.ts';
import { noteCreated } from '../../observability/logger.ts';
import { actorOf } from '../actor.ts';
import { billRoutes } from '../bills/routes.ts';
import { type ApiDependencies, type Caller, userOf } from '../context.ts';
import { requireAnyPermission } from '../middleware/authenticate.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { found, type Route, type RouteRequest } from '../route.ts';
import { usdtRefundRoutes } from '../usdtRefunds/routes.ts';
import { usdtSaleRoutes } from '../usdtSales/routes.ts';
import { withdrawalRoutes } from '../withdrawals/routes.ts';
import { readRequest } from './present.ts';
import { approvalRuleBody } from './schema.ts';

/** The routes of the orders that may wait, by their paths: a list may have the path of its orders. */
const ORDER_ROUTES: ReadonlyMap<string, Route> = new Map(
  [...withdrawalRoutes, ...paymentRoutes, ...usdtSaleRoutes, ...usdtRefundRoutes, ...billRoutes]
    .filter(({ method }) => method === 'post')
    .map((route) => [route.path, route]),
);

/** The kinds of request that a caller may read. */
export function readableKinds({ permissions }: Pick<Caller, 'permissions'>): readonly ApprovalKind[] {
  return APPROVAL_KINDS.filter((kind) => permissions.has(`${APPROVAL_RESOURCES[kind]}:read`));
}

/** A request that the caller may read. @throws DomainError `not_found`. */
export async function requestOf(
  { database }: Pick<ApiDependencies, 'database'>,
  caller: Caller,
  id: string,
): Promise<ApprovalRequest> {
  const kinds = readableKinds(caller);
  return found(await findApprovalRequest(database, caller, { id, kinds }), 'approval request');
}

/**
 * Approves a request: its order is made as if it were called now, with every check, and exists together with the approval
 * or not at all. An order that is refused leaves the request waiting.
 *
 * @returns the request since. A user who approved it before gets it again.
 * @throws DomainError `not_found`, `forbidden`, `state_conflict`, and those of the order.
 */
export async function approve(
  dependencies: ApiDependencies,
  request: RouteRequest<unknown, unknown, { readonly id: string }>,
): Promise<ApprovalRequest> {
  const { caller, params } = request;
  const { database } = dependencies;
  const waiting = await requestOf(dependencies, caller, params.id);
  const { id, kind, status, body } = waiting;
  if (status === 'APPROVED' && waiting.decidedBy === userOf(caller).userId) return waiting;
  requireAnyPermission(caller, permissionToApprove(kind));
  const decision = { request: waiting, actor: actorOf(request) };
  if (kind === 'approval_rule') {
    const [rule, requestedFor] = [body, waiting.ruleBefore].map((each) =>
      ruleOf(approvalRuleBody.parse(each)),
    );
    invariant(rule && requestedFor, 'A change of the rule has no rule.');
    const change = { businessId: caller.businessId, rule, actor: decision.actor };
    await approveRequest(database, decision, {
      orderId: undefined,
      carryOut: (runner) => applyApprovalRule(runner, change, requestedFor),
    });
  } else {
    const route = ORDER_ROUTES.get(waiting.operation ?? '');
    invariant(route, `No route makes the order of request ${id}.`);
    const order = {
      body: readAgain(route, body, effectivePricing(dependencies.config.pricing, caller.pricing)),
      given: body,
      query: {},
      // What the path of its route names is kept in the body.
      params: body,
    };
    // One request makes one order, whatever key this call has.
    await route.handle({ ...request, ...order, idempotency: undefined, approval: decision }, dependencies);
  }
  return readRequest(database, caller, id);
}

/** The body of an order that waits, by the schema and the limits of now. @throws ValidationError. */
function readAgain(
  { body: schema, furtherProblems, invalidMessage = 'invalid request' }: Route,
  body: unknown,
  pricing: Pricing,
): unknown {
  const parsed = schema?.safeParse(body);
  const issues = parsed?.error?.issues ?? [];
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const further = furtherProblems?.(body, pricing) ?? [];
  if (problems.length + further.length > 0)
    throw new ValidationError(invalidMessage, [...problems, ...further]);
  return parsed?.data;
}

/**
 * Refuses a request.
 *
 * @returns the request since. A user who refused it before gets it again.
 * @throws DomainError `not_found`, `forbidden`, `state_conflict`.
 */
export async function refuse(
  dependencies: ApiDependencies,
  request: RouteRequest<{ readonly reason: string }, unknown, { readonly id: string }>,
): Promise<ApprovalRequest> {
  const { caller, params, body } = request;
  const waiting = await requestOf(dependencies, caller, params.id);
  if (waiting.status === 'REFUSED' && waiting.decidedBy === userOf(caller).userId) return waiting;
  requireAnyPermission(caller, permissionToApprove(waiting.kind));
  const decision = { request: waiting, actor: actorOf(request) };
  await refuseRequest(dependencies.database, decision, body.reason);
  return readRequest(dependencies.database, caller, waiting.id);
}

/** The rule of a caller's business, as it is answered. */
export function presentRule(rule: ApprovalRule) {
  const { approvalAboveNairaMinor: naira, approvalAboveUsdtMinor: usdt } = rule;
  return {
    aboveNgn: naira === undefined ? null : minorToNumber(naira, 'NGN'),
    aboveUsdt: usdt === undefined ? null : minorToNumber(usdt, 'USDT'),
    includesKeys: rule.approvalIncludesKeys,
  };
}

/** A rule as a body brings it, read. */
export interface GivenRule {
  readonly aboveNgn: bigint | null;
  readonly aboveUsdt: bigint | null;
  readonly includesKeys: boolean;
}

function ruleOf({ aboveNgn, aboveUsdt, includesKeys }: GivenRule): ApprovalRule {
  return {
    approvalAboveNairaMinor: aboveNgn ?? undefined,
    approvalAboveUsdtMinor: aboveUsdt ?? undefined,
    approvalIncludesKeys: includesKeys,
  };
}

/**
 * Changes the rule, or has a change that weakens it wait for a second person.
 *
 * @returns the rule since, and the request where the change waits.
 * @throws DomainError `state_conflict` when no second person could approve an order, `too_many_approvals`.
 */
export async function changeRule(
  { database }: Pick<ApiDependencies, 'database'>,
  request: RouteRequest<GivenRule, unknown, unknown>,
): Promise<{ readonly rule: ApprovalRule; readonly waiting: ApprovalRequest | undefined }> {
  const { caller } = request;
  const { businessId } = caller;
  const [actor, asked] = [actorOf(request), ruleOf(request.body)];
  const { needsSecond, before } = await changeApprovalRule(database, { businessId, rule: asked, actor });
  if (!needsSecond) return { rule: asked, waiting: undefined };
  const maker = { userId: userOf(caller).userId };
  const [body, ruleBefore] = [presentRule(asked), presentRule(before)];
  const change = { businessId, kind: 'approval_rule', body, ruleBefore } as const;
  const id = await storeApprovalRequest(database, { ...change, maker, actor });
  noteCreated(id);
  return { rule: before, waiting: await readRequest(database, caller, id) };
}
