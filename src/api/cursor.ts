import { z } from 'zod';
import type { Page, PageRequest, Place } from '../db/page.ts';
import { ValidationError } from '../domain/errors.ts';

/** What a cursor of ours holds. Anything else, which somebody made up, must not reach the database. */
const cursorPlace = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.string().regex(/^\w{1,100}$/)]);

/** What an answer tells of the pages after this one; its cursor is opaque. */
export function continuationOf(page: Page<unknown>): {
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
} {
  return { hasMore: page.next !== undefined, nextCursor: page.next ? encodeCursor(page.next) : null };
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

function encodeCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.createdAt, place.id])).toString('base64url');
}

function decodeCursor(cursor: string): Place {
  try {
    const [createdAt, id] = cursorPlace.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt, id };
  } catch {
    // Falls through to the refusal.
  }
  throw new ValidationError('invalid request', [
    { path: 'cursor', message: 'must be the nextCursor of the page before' },
  ]);
}
