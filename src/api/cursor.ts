import { z } from 'zod';
import { type Page, type PageRequest, type Place, SORTS, type Sort } from '../db/core/page.ts';
import { invalidField } from '../domain/errors.ts';

const place = [z.iso.datetime().regex(/^(?!0000)/), z.string().regex(/^\w{1,100}$/)] as const;
/** What a cursor of ours holds. Anything else is made up, and must not reach the database. */
const cursorPlace = z.union([
  z.tuple(place),
  // Of a list that is not the newest first.
  z.tuple([
    ...place,
    z.enum(SORTS),
    z
      .string()
      .regex(/^\d{1,18}$/)
      .nullable(),
  ]),
]);

/**
 * What an answer shows of a list: one page of it.
 *
 * @param name the field that holds its items, as they are shown.
 * @param nextCursor where the next page begins; undefined on the last one. Clients hand it back and do not read it.
 */
export function pageBody(name: string, items: readonly object[], nextCursor: string | undefined) {
  return { [name]: items, ...continuation(nextCursor) };
}

/** What an answer tells of the pages after this one. */
export interface Continuation {
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export function continuation(nextCursor: string | undefined): Continuation {
  return { hasMore: nextCursor !== undefined, nextCursor: nextCursor ?? null };
}

/** The cursor of the page after this one; undefined when this is the last. */
export function cursorAfter({ next }: Page<unknown>): string | undefined {
  if (next === undefined) return undefined;
  const { createdAt, id, sort = 'newest', amountMinor } = next;
  const further = sort === 'newest' ? [] : [sort, amountMinor?.toString() ?? null];
  return Buffer.from(JSON.stringify([createdAt, id, ...further])).toString('base64url');
}

/**
 * The page that a query asks for.
 *
 * @throws ValidationError when its cursor is none of ours, or of another order of the list.
 */
export function pageRequest(query: {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly sort?: Sort | undefined;
}): PageRequest {
  const { limit, cursor, sort = 'newest' } = query;
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  if (after && (after.sort ?? 'newest') !== sort) {
    throw invalidField('invalid request', 'cursor', 'must be the nextCursor of a page in the same order');
  }
  return { after, limit, ...(sort !== 'newest' && { sort }) };
}

function decodeCursor(cursor: string): Place {
  try {
    const [createdAt, id, sort, amount] = cursorPlace.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    const hasAmount = sort === 'largest' || sort === 'smallest';
    if (!hasAmount || typeof amount === 'string') {
      return { createdAt, id, ...(sort && { sort }), ...(amount && { amountMinor: BigInt(amount) }) };
    }
  } catch {
    // Falls through to the refusal.
  }
  throw invalidField('invalid request', 'cursor', 'must be the nextCursor of the page before');
}
