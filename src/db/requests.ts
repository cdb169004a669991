import { HELD_KINDS, type HeldKind, type OrderInput, orderIdOf } from '../contract/kinds.ts';
import type { RequestedOrder } from '../domain/heldOrder.ts';
import type { Database } from './database.ts';
import { columnName, millisecondsSql, rawSql, type Sql, sql, statement } from './sql.ts';
import { selectWhere, type Tables, updateWhere } from './tables.ts';

/**
 * Requests to providers that are kept with their order: one at a time, in one account, under an id that the provider
 * accepts at most once.
 */

/** The kinds whose details hold the request. */
export type RequestedKind = {
  [K in HeldKind]: (typeof HELD_KINDS)[K]['record']['details'] extends infer Details extends keyof Tables
    ? 'requestId' extends keyof Tables[Details]
      ? K
      : never
    : never;
}[HeldKind];

/** Selects the records of a kind from its `details`, each with its transaction as `record`; `own` are its own columns. */
export function requestedOrdersSql(kind: RequestedKind, own: Sql): Sql {
  const { idField, record } = HELD_KINDS[kind];
  return sql`select record.id as ${rawSql(columnName(idField))}, record.business_id, record.environment, record.status,
      record.amount_minor, record.merchant_reference, record.metadata, record.created_at, details.provider,
      details.provider_account, details.request_id, ${millisecondsSql('details.sent_at')}, details.failure_reason, ${own}
    from transactions record join ${rawSql(`${record.details} details on details.${record.key}`)} = record.id`;
}

/** The right to tell the provider of a request. */
export interface RequestClaim {
  readonly requestId: string;
  /** How often the right was given under this request id, this time included. */
  readonly sends: number;
  readonly isFirst: boolean;
}

/**
 * Claims the right to tell a provider of an order. From now on it may know of it.
 *
 * @param order as it was read: under which request id it is told already, if it is.
 * @param told under which id which account is told now; those of the order where it has them.
 * @returns undefined when the order is over, or somebody else claimed or released it meanwhile: nothing may be sent.
 */
export async function claimRequest<K extends RequestedKind>(
  database: Database,
  { kind, order }: { readonly kind: K; readonly order: ReadRequest<K> },
  told: { readonly requestId: string; readonly provider: string; readonly account: string | undefined },
): Promise<RequestClaim | undefined> {
  const { details, key } = HELD_KINDS[kind].record;
  const { requestId, provider, account } = told;
  // The lock on the transaction keeps it undecided until the claim has committed.
  const row = await database.first(
    statement<{ sends: number }>(`requests.claim.${kind}`)`with undecided as (
        select id from transactions where id = ${orderIdOf(kind, order)} and status = 'PROCESSING' for share)
      update ${rawSql(details)} set request_id = ${requestId}, sent_at = coalesce(sent_at, now()), sends = sends + 1,
          provider = ${provider}, provider_account = ${account}
        from undecided where ${rawSql(key)} = undecided.id and request_id is not distinct from ${order.requestId}
          and (request_id is null or provider = ${provider} and provider_account is not distinct from ${account})
        returning sends`,
  );
  return row && { requestId, sends: row.sends, isFirst: row.sends === 1 };
}

type ReadRequest<K extends RequestedKind> = OrderInput<K> & Pick<RequestedOrder, 'requestId'>;

/** Whether nobody has claimed the right to tell the provider since this claim. */
export function isLatestRequest(
  database: Database,
  { kind, id }: { readonly kind: RequestedKind; readonly id: string },
  { requestId, sends }: RequestClaim,
): Promise<boolean> {
  const { details } = HELD_KINDS[kind].record;
  return database.hasRow(
    selectWhere(details, { transactionId: id, requestId, sends }).select('transactionId'),
  );
}

/**
 * Takes a claim back after the provider refused the one attempt that was made under it, or can take none under it any
 * more, so that the next attempt is a first one again.
 *
 * @returns false when another attempt claimed meanwhile: then nothing changed.
 */
export function releaseRequest(
  database: Database,
  { kind, id }: { readonly kind: RequestedKind; readonly id: string },
  { requestId, sends }: RequestClaim,
): Promise<boolean> {
  return database.hasRow(
    updateWhere(HELD_KINDS[kind].record.details, { transactionId: id, requestId, sends })
      .set({ requestId: null, sentAt: null, sends: 0, providerAccount: null })
      .where('finishedAt', 'is', null)
      .returning('transactionId'),
  );
}
