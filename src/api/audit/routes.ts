import { z } from 'zod';
import { listMerchantAudit } from '../../db/core/auditLog.ts';
import type { PageRequest } from '../../db/core/page.ts';
import { invalidField } from '../../domain/errors.ts';
import { routeGroup } from '../route.ts';
import { listFile } from '../schemas.ts';
import { exportAudit } from './export.ts';
import { presentAuditEntry } from './present.ts';
import { auditAnswer, auditQuery } from './schema.ts';

const { get, list } = routeGroup('Audit log', 'audit', 'token');

export const auditRoutes = [
  list('/audit', {
    operationId: 'listAuditEntries',
    summary: 'List changes and sign-ins, newest first',
    query: auditQuery,
    name: 'entries',
    schema: auditAnswer,
    read: ({ caller, query, page }, { database }) => {
      requireOwnPlace(page);
      const { action, from, to } = query;
      return listMerchantAudit(database, caller.businessId, { action, from, to, page });
    },
    present: presentAuditEntry,
  }),

  get('/audit/export', {
    operationId: 'exportAuditEntries',
    summary: 'Download the audit log as CSV, newest first',
    description: 'The rows that the filters of the list leave. An answer that ends early is incomplete.',
    query: z.object(auditQuery),
    responses: { 200: { description: 'A file.', schema: listFile, mediaType: 'text/csv' } },
    handle: async ({ caller, query: { action, from, to } }, dependencies) => {
      const chunks = await exportAudit(dependencies, caller.businessId, { action, from, to });
      return { status: 200, body: {}, file: { name: 'audit-log.csv', mediaType: 'text/csv', chunks } };
    },
  }),
];

/** Ids of this list are numbers. @throws ValidationError for a cursor of another list. */
function requireOwnPlace({ after }: PageRequest): void {
  if (after === undefined || /^\d{1,18}$/.test(after.id)) return;
  throw invalidField('invalid request', 'cursor', 'must be the nextCursor of the page before');
}
