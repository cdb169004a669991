import { z } from 'zod';
import type { Page, PageRequest, Place } from '../db/core/page.ts';
import { invalidField } from '../domain/errors.ts';

/** What a cursor of ours holds. Anything else is made up, and must not reach the database. */
const cursorPlace = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.string().regex(/^\w{1,100}$/)]);

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
  return next && Buffer.from(JSON.stringify([next.createdAt, next.id])).toString('base64url');
}

/**
 * The page that a query asks for.
 *
 * @throws ValidationError when its cursor is none of ours.
 */
export function pageRequest(query: {
  readonly limit: number;
  readonly cursor?: string | undefined;
}): PageRequest {
  return { after: query.cursor === undefined ? undefined : decodeCursor(query.cursor), limit: query.limit };
}

function decodeCursor(cursor: string): Place {
  try {
    const [createdAt, id] = cursorPlace.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt, id };
  } catch {
    // Falls through to the refusal.
  }
  throw invalidField('invalid request', 'cursor', 'must be the nextCursor of the page before');
}
