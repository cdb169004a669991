import {
  type ApprovalFilter,
  type ApprovalRequest,
  assetOfApproval,
  listApprovalRequests,
} from '../../db/orders/approvals/requests.ts';
import { minorToDecimal } from '../../domain/money.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { csvOfPages } from '../csv.ts';
import { presentApproval } from './present.ts';

const COLUMNS = [
  'id',
  'kind',
  'status',
  'amount',
  'currency',
  'destination',
  'merchantReference',
  'madeBy',
  'createdAt',
  'expiresAt',
  'decidedBy',
  'decidedAt',
  'reason',
  'transactionId',
  'environment',
] as const;

/**
 * What waits, or waited, for a second person as CSV (RFC 4180), newest first: see `csvOfPages`.
 */
export function exportApprovals(
  { database }: Pick<ApiDependencies, 'database'>,
  caller: Caller,
  filter: ApprovalFilter,
): Promise<AsyncIterable<string>> {
  return csvOfPages({
    columns: COLUMNS,
    read: (page) => listApprovalRequests(database, caller, { ...filter, page }),
    rowOf: (request) => rowOf(request, caller),
  });
}

/** Amounts are decimals to the minor unit. */
function rowOf(
  request: ApprovalRequest,
  caller: Caller,
): Readonly<Record<(typeof COLUMNS)[number], string | undefined>> {
  const shown = presentApproval(request, caller);
  const asset = assetOfApproval(request.kind);
  const { amountMinor } = request;
  const texts = COLUMNS.map((name) => [name, shown[name] ?? undefined]);
  return {
    ...Object.fromEntries(texts),
    amount: asset && amountMinor !== undefined ? minorToDecimal(amountMinor, asset) : undefined,
  };
}
