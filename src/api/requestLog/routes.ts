import type { z } from 'zod';
import type { RequestFilter } from '../../db/core/requestLog.ts';
import { listRequests } from '../../db/core/requestLog.ts';
import { routeGroup } from '../route.ts';
import {
  EXPORTED_REQUEST_FIELDS,
  presentRequest,
  requestListAnswer,
  requestQuery,
  requestRow,
  statusesOf,
} from './schema.ts';

const { csv, list } = routeGroup('Request log', 'request_log', 'tokenOrKey');

export const requestLogRoutes = [
  list('/request-log', {
    operationId: 'listRequests',
    summary: 'List your API calls of the last 30 days, newest first',
    query: requestQuery,
    name: 'requests',
    schema: requestListAnswer,
    read: ({ caller, query, page }, { database }) =>
      listRequests(database, caller, { ...filterOf(query), page }),
    present: presentRequest,
  }),

  csv('/request-log/export', {
    operationId: 'exportRequests',
    summary: 'Download your API calls of the last 30 days as CSV, newest first',
    query: requestQuery,
    name: 'requests',
    columns: EXPORTED_REQUEST_FIELDS,
    read: ({ caller, query, page }, { database }) =>
      listRequests(database, caller, { ...filterOf(query), page }),
    present: requestRow,
  }),
];

function filterOf(query: z.infer<z.ZodObject<typeof requestQuery>>): RequestFilter {
  const { method, path, status, requestId, from, to } = query;
  return { method, path, requestId, from, to, statuses: statusesOf(status) };
}
