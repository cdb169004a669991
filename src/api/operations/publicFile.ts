import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** A file that everybody may read and keep. */
export interface PublicFile {
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
}

/** Makes a file of what is in it. */
export function publicFile(type: string, body: string | Buffer): PublicFile {
  return { type, body, etag: etagOf(body) };
}

/** The ETag of what is answered, without quotes. */
export function etagOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/**
 * Answers a file, or 304 to who has it already.
 *
 * @param cacheControl how long it may be kept without asking again.
 */
export function answerPublicFile(ctx: Context, { type, body, etag }: PublicFile, cacheControl: string): void {
  ctx.set('cache-control', cacheControl);
  ctx.etag = etag;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = body;
}
