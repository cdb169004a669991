import {
  listMerchantAudit,
  type MerchantAuditEntry,
  type MerchantAuditFilter,
} from '../../db/core/auditLog.ts';
import type { Page } from '../../db/core/page.ts';
import type { ApiDependencies } from '../context.ts';
import { csvRows } from '../csv.ts';
import { presentAuditEntry } from './present.ts';

/** How many rows are read, and kept, at a time. */
const ROWS_AT_ONCE = 500;

const COLUMNS = [
  'createdAt',
  'action',
  'actor',
  'by',
  'credentialId',
  'address',
  'device',
  'environment',
  'subject',
  'before',
  'after',
  'reason',
  'id',
] as const;

/**
 * A merchant's audit log as CSV (RFC 4180), newest first, some rows at a time: what is not asked for is not read. The
 * first rows are read before it returns, so that a database that is down refuses the request.
 */
export async function exportAudit(
  { database }: Pick<ApiDependencies, 'database'>,
  businessId: string,
  filter: MerchantAuditFilter,
): Promise<AsyncIterable<string>> {
  const read = (after: Page<MerchantAuditEntry>['next']) =>
    listMerchantAudit(database, businessId, { ...filter, page: { after, limit: ROWS_AT_ONCE } });
  return csvOf(await read(undefined), read);
}

async function* csvOf(
  first: Page<MerchantAuditEntry>,
  read: (after: Page<MerchantAuditEntry>['next']) => Promise<Page<MerchantAuditEntry>>,
): AsyncIterable<string> {
  yield csvRows(COLUMNS, first.items.map(rowOf), { isFirst: true });
  for (let { next } = first; next !== undefined; ) {
    const page = await read(next);
    yield csvRows(COLUMNS, page.items.map(rowOf), { isFirst: false });
    ({ next } = page);
  }
}

function rowOf(entry: MerchantAuditEntry): Readonly<Record<(typeof COLUMNS)[number], string | undefined>> {
  const { before, after, ...shown } = presentAuditEntry(entry);
  const texts = Object.entries(shown).map(([name, value]) => [name, value ?? undefined]);
  return { ...Object.fromEntries(texts), before: fieldsInWords(before), after: fieldsInWords(after) };
}

/** Fields as one cell: `accountEnds: 4321; bank: Access Bank`. */
function fieldsInWords(fields: MerchantAuditEntry['before'] | null): string | undefined {
  if (!fields) return undefined;
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; ');
}
