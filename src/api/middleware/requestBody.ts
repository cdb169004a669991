import { isUtf8 } from 'node:buffer';
import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { invalidField, ValidationError } from '../../domain/errors.ts';
import { inexactNumbers, LONG_NUMBER } from '../../domain/json.ts';
import { isDeeperThan } from '../schemas.ts';
import { HttpError } from './errors.ts';

const MAX_BODY_BYTES = 100 * 1024;
const DEEPEST_BODY = 32;

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: MAX_BODY_BYTES,
  encoding: 'utf-8',
  onError: (error) => {
    throw error;
  },
});

/**
 * Reads a JSON body.
 *
 * @returns the parsed value and the exact bytes.
 * @throws HttpError 413 and 415; ValidationError with `invalidMessage` when it is not JSON, or has numbers that JSON parsing
 * changes.
 */
export async function readJsonBody(
  ctx: Context,
  invalidMessage: string,
): Promise<{ readonly value: unknown; readonly raw: Buffer }> {
  refuseCoding(ctx.get('content-encoding'));
  if (ctx.request.length !== 0 && ctx.request.is('json') === false) {
    throw new HttpError(415, {
      code: 'unsupported_media_type',
      message: 'send the body as application/json',
    });
  }
  let isText: boolean;
  try {
    const parsing = parse(ctx as Parameters<typeof parse>[0], async () => {});
    isText = await hasOnlyUtf8(ctx, parsing);
  } catch (error) {
    // The parser leaves off where it is: what is left of the body would hold up the next request of the connection.
    ctx.req.resume();
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (status === 413) throw tooLarge();
    if (status === 415)
      throw new HttpError(415, { code: 'unsupported_media_type', message: 'send the body in UTF-8' });
    // The parser says so in its own words alone.
    if (error instanceof SyntaxError && error.message.includes('forbidden prototype property')) {
      throw invalidField(invalidMessage, '', 'must not have a field with the name __proto__');
    }
    // A body that breaks off, or stops being HTTP, is the client's doing, whatever the error is called.
    if (status === 400 || !ctx.req.complete) throw invalidField(invalidMessage, '', 'must be valid JSON');
    throw error;
  }
  if (!isText) throw invalidField(invalidMessage, '', 'must be valid UTF-8');
  const { body, rawBody } = ctx.request as { body?: unknown; rawBody?: string };
  if (isDeeperThan(body, DEEPEST_BODY)) {
    throw invalidField(invalidMessage, '', `must be nested at most ${DEEPEST_BODY} levels deep`);
  }
  if (rawBody !== undefined && LONG_NUMBER.test(rawBody)) refuseInexactNumbers(rawBody, invalidMessage);
  return { value: body ?? {}, raw: Buffer.from(rawBody ?? '') };
}

/** What was parsed has lost what was sent: an id would be another one, and two ids the same. */
function refuseInexactNumbers(rawBody: string, invalidMessage: string): void {
  const problems = inexactNumbers(rawBody).map(({ path }) => ({
    path: path.join('.'),
    message: 'changes in JSON parsers: send it as a string, or with at most 15 significant digits',
  }));
  if (problems.length > 0) throw new ValidationError(invalidMessage, problems);
}

/**
 * Reads a body as bytes, whatever they say they are: for callbacks, whose sender is known only by them.
 *
 * @throws HttpError 413 and 415 as readJsonBody; ValidationError with `invalidMessage` when it breaks off.
 */
export async function readRawBody(ctx: Context, invalidMessage: string): Promise<Buffer> {
  refuseCoding(ctx.get('content-encoding'));
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      // What is too long is read to its end all the same: what was left of it would hold up the next request.
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    throw invalidField(invalidMessage, '', 'must be sent to its end');
  }
  if (bytes > MAX_BODY_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new HttpError(413, { code: 'body_too_large', message: 'the body must have at most 100 kB' });

/**
 * Bodies are taken as they are: what is at most 100 kB needs no compression, and unpacking is work that a stranger could
 * ask for. A refusal names the codings that are taken (RFC 9110, section 12.5.3).
 */
function refuseCoding(coding: string): void {
  if (coding === '' || coding.toLowerCase() === 'identity') return;
  throw new HttpError(415, {
    code: 'unsupported_media_type',
    message: 'send the body uncompressed, without a content-encoding',
    headers: { 'accept-encoding': 'identity' },
  });
}

/**
 * Whether the bytes of a body that is being parsed are UTF-8: the parser reads whatever is not as U+FFFD, and says
 * nothing.
 */
async function hasOnlyUtf8(ctx: Context, parsing: Promise<unknown>): Promise<boolean> {
  const chunks: Buffer[] = [];
  const note = (chunk: Buffer) => void chunks.push(chunk);
  // The parser listens already, and the first bytes come later than this: both hear all of them.
  ctx.req.on('data', note);
  try {
    await parsing;
  } finally {
    ctx.req.off('data', note);
  }
  return isUtf8(Buffer.concat(chunks));
}
