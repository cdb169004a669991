import { z } from 'zod';
import { listApprovalRequests } from '../../db/orders/approvals/requests.ts';
import { APPROVAL_RESOURCES } from '../../domain/merchants/approvals.ts';
import type { Permission } from '../../domain/merchants/permissions.ts';
import { ok, routeGroup } from '../route.ts';
import { listFile } from '../schemas.ts';
import { exportApprovals } from './export.ts';
import { presentApproval } from './present.ts';
import * as schemas from './schema.ts';
import { approve, changeRule, presentRule, readableKinds, refuse, requestOf } from './useCases.ts';

const { get, list, post } = routeGroup('Approvals', 'account', 'token');

/** One is enough to call a route; what it answers, and what it decides, is of the kinds that the caller may. */
const permissionsTo = (what: 'read' | 'write') =>
  Object.values(APPROVAL_RESOURCES).map((resource): Permission => `${resource}:${what}`);
const READ = permissionsTo('read');
const DECIDE = permissionsTo('write');

export const approvalRoutes = [
  list('/approvals', {
    operationId: 'listApprovals',
    authentication: 'tokenOrKey',
    permission: READ,
    summary: 'List requests for approval, newest first',
    query: schemas.approvalQuery,
    name: 'approvals',
    schema: schemas.approvalListAnswer,
    read: async ({ caller, query, page }, { database }) => {
      const { status, kind, from, to } = query;
      const filter = { kinds: readableKinds(caller), status, kind, from, to };
      const { items, next } = await listApprovalRequests(database, caller, { ...filter, page });
      return { items: items.map((request) => presentApproval(request, caller)), next };
    },
    present: (shown) => shown,
  }),

  // Before the route of one request, whose id could be any text.
  get('/approvals/export', {
    operationId: 'exportApprovals',
    permission: READ,
    summary: 'Download requests for approval as CSV, newest first',
    description: 'The rows that the filters of the list leave. An answer that ends early is incomplete.',
    query: z.object(schemas.approvalQuery),
    responses: { 200: { description: 'A file.', schema: listFile, mediaType: 'text/csv' } },
    handle: async ({ caller, query }, dependencies) => {
      const { status, kind, from, to } = query;
      const filter = { kinds: readableKinds(caller), status, kind, from, to };
      const chunks = await exportApprovals(dependencies, caller, filter);
      return { status: 200, body: {}, file: { name: 'approvals.csv', mediaType: 'text/csv', chunks } };
    },
  }),

  get('/approvals/{id}', {
    operationId: 'getApproval',
    authentication: 'tokenOrKey',
    permission: READ,
    summary: 'Read one request for approval',
    params: schemas.approvalParams,
    responses: { 200: { description: 'The request.', schema: schemas.approvalAnswer } },
    handle: async ({ caller, params }, dependencies) =>
      ok({ approval: presentApproval(await requestOf(dependencies, caller, params.id), caller) }),
  }),

  post('/approvals/{id}/approve', {
    operationId: 'approveRequest',
    permission: DECIDE,
    summary: 'Approve a request, as a second person',
    description:
      'Makes the order now, with all its checks. If it is refused, such as for its balance, the request ' +
      'goes on waiting. The approver needs the permission of the order and must not have made the request.',
    params: schemas.approvalParams,
    responses: {
      200: { description: 'It is approved, and its order is in progress.', schema: schemas.decidedAnswer },
    },
    errors: [409, 422],
    handle: async (request, dependencies) =>
      ok({ approval: presentApproval(await approve(dependencies, request), request.caller) }),
  }),

  post('/approvals/{id}/refuse', {
    operationId: 'refuseRequest',
    permission: DECIDE,
    summary: 'Refuse a request, as a second person',
    description:
      'Nothing is ordered. The user needs the permission of the order and must not have made the request.',
    params: schemas.approvalParams,
    body: schemas.refusalBody,
    responses: { 200: { description: 'It is refused.', schema: schemas.decidedAnswer } },
    errors: [409],
    handle: async (request, dependencies) =>
      ok({ approval: presentApproval(await refuse(dependencies, request), request.caller) }),
  }),

  get('/approval-rule', {
    operationId: 'getApprovalRule',
    summary: 'Read which orders wait for a second person',
    responses: { 200: { description: 'The rule.', schema: schemas.ruleAnswer } },
    handle: async ({ caller }) => ok({ rule: presentRule(caller) }),
  }),

  post('/approval-rule', {
    operationId: 'setApprovalRule',
    summary: 'Change which orders wait for a second person',
    description:
      'Orders above an amount wait until a second person with the permission of the order approves them. A ' +
      'change that would release waiting orders itself waits for another user who may make it, if there is ' +
      'one: `approval` is its request.',
    body: schemas.approvalRuleBody,
    responses: {
      200: { description: 'It is stored, or waits for a second person.', schema: schemas.ruleChangeAnswer },
    },
    errors: [409],
    handle: async (request, dependencies) => {
      const { rule, waiting } = await changeRule(dependencies, request);
      const approval = waiting ? presentApproval(waiting, request.caller) : null;
      return ok({ rule: presentRule(rule), approval });
    },
  }),
];
