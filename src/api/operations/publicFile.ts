import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Context } from 'koa';

/** A file that everybody may read and keep. */
export interface PublicFile {
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
  /** The same by Brotli, for clients that accept it. */
  readonly compressed?: Buffer | undefined;
}

/** Makes a file of what is in it. */
export function publicFile(type: string, body: string | Buffer): PublicFile {
  return { type, body, etag: etagOf(body) };
}

/** The same with its compressed copy. Compressing takes long: only for what is small and made once. */
export function compressedFile(type: string, body: string | Buffer): PublicFile {
  return { ...publicFile(type, body), compressed: brotliCompressSync(body) };
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
export function answerPublicFile(
  ctx: Context,
  { type, body, etag, compressed }: PublicFile,
  cacheControl: string,
): void {
  ctx.set('cache-control', cacheControl);
  if (compressed) ctx.vary('accept-encoding');
  const isCompressed = compressed !== undefined && ctx.acceptsEncodings('br', 'identity') === 'br';
  ctx.etag = isCompressed ? `${etag}-br` : etag;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  if (isCompressed) ctx.set('content-encoding', 'br');
  ctx.body = isCompressed ? compressed : body;
}
