import {
  listMerchantAudit,
  type MerchantAuditEntry,
  type MerchantAuditFilter,
} from '../../db/core/auditLog.ts';
import type { ApiDependencies } from '../context.ts';
import { csvOfPages } from '../csv.ts';
import { presentAuditEntry } from './present.ts';

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
 * A merchant's audit log as CSV (RFC 4180), newest first: see `csvOfPages`.
 */
export async function exportAudit(
  { database }: Pick<ApiDependencies, 'database'>,
  businessId: string,
  filter: MerchantAuditFilter,
): Promise<AsyncIterable<string>> {
  return csvOfPages({
    columns: COLUMNS,
    read: (page) => listMerchantAudit(database, businessId, { ...filter, page }),
    rowOf,
  });
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
