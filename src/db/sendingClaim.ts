import type { Database, Statement } from './database.ts';

/**
 * What a caller who wants to tell a provider of an order is allowed: `first` to exactly one, before whom nobody can have
 * told the provider; `again` to every later one; `decided` when the order is over, and nothing may be sent.
 */
export type SendingClaim = 'first' | 'again' | 'decided';

/**
 * The statement by which one kind of order is claimed. The lock on the record keeps it undecided until the claim has
 * committed.
 *
 * @param kind.record the table with `id` and `status`.
 * @param kind.details the table with `sent_at`, which may be the same.
 * @param kind.detailsKey its column with the record's id.
 * @param kind.toldColumn its column for the account at the provider that is told.
 */
export function sendingClaimStatement(kind: {
  readonly name: string;
  readonly record: string;
  readonly details: string;
  readonly detailsKey: string;
  readonly toldColumn: string;
}): Statement {
  const { name, record, details, detailsKey, toldColumn } = kind;
  return {
    name,
    text: `with
      undecided as (select id from ${record} where id = $1 and status = 'PROCESSING'
        ${record === details ? 'for update' : 'for share'}),
      claimed as (
        update ${details} set sent_at = now(), ${toldColumn} = $2 from undecided
          where ${details}.${detailsKey} = undecided.id and sent_at is null returning ${details}.${detailsKey})
      select (select count(*) from undecided) as undecided, (select count(*) from claimed) as claimed`,
  };
}

/**
 * Claims the right to tell the provider of an order. From now on the provider may know of it.
 *
 * @param told the account at the provider, as `identifyAccount` tells it; the first claim keeps it.
 */
export async function claimSending(
  database: Database,
  statement: Statement,
  id: string,
  told: string | undefined,
): Promise<SendingClaim> {
  const [row] = await database.run<{ undecided: string; claimed: string }>(statement, [id, told ?? null]);
  if (row?.claimed === '1') return 'first';
  return row?.undecided === '1' ? 'again' : 'decided';
}
