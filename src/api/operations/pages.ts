import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Middleware } from 'koa';
import { answerPublicFile, etagOf, type PublicFile } from './publicFile.ts';

/** Where the build puts the pages: `npm start` makes them. */
const BUILT_PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const BASE = '/dashboard';
const INDEX = `${BASE}/index.html`;
/** The build names files below this folder by a hash of what is in them. */
const HASHED = `${BASE}/assets/`;
/** What stands in the page where the nonce of each answer belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** What the build adds to the name of a file for the compressed copy that it puts at its side. */
const COMPRESSED = '.br';

/** The files of one build, by the paths that they are asked for. */
interface Build {
  readonly index: string;
  readonly files: ReadonlyMap<string, PublicFile>;
  /** When the page was built. */
  readonly modifiedMs: number;
}

/**
 * Serves the dashboard's built pages below `/dashboard`: files as they are, and for any other path the one page, which
 * finds out by the path what to show. Only what was found in the folder is served, out of memory, so that no path leads
 * anywhere else; a new build is found by the time of its page. While nothing is built, the answer is 503.
 */
export function servePages(folder = BUILT_PAGES): Middleware {
  let build: Build | undefined;
  const current = async (): Promise<Build | undefined> => {
    const found = await stat(join(folder, 'index.html')).catch(() => undefined);
    if (!found) return undefined;
    if (build?.modifiedMs !== found.mtimeMs) build = await readBuild(folder, found.mtimeMs);
    return build;
  };
  return async (ctx, next) => {
    const isPage = ctx.path === BASE || ctx.path.startsWith(`${BASE}/`);
    if (!isPage || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.routePath = BASE;
    const pages = await current();
    if (!pages) return answerUnbuilt(ctx);
    const file = ctx.path === INDEX ? undefined : pages.files.get(ctx.path);
    const isHashed = ctx.path.startsWith(HASHED);
    if (file)
      return answerPublicFile(ctx, file, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    // A file that is not there must not be answered by a page: its script would be HTML.
    if (isHashed) return next();
    return answerPage(ctx, pages.index);
  };
}

async function readBuild(folder: string, modifiedMs: number): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, PublicFile>();
  for (const entry of entries) {
    // Links are left out: they may lead out of the folder. A leading dot marks what the build keeps for itself.
    if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith(COMPRESSED)) continue;
    const place = join(entry.parentPath, entry.name);
    const body = await readFile(place);
    files.set(`${BASE}/${relative(folder, place).split(sep).join('/')}`, {
      type: extname(entry.name) || 'application/octet-stream',
      body,
      compressed: await readFile(`${place}${COMPRESSED}`).catch(() => undefined),
      etag: etagOf(body),
    });
  }
  return { index: files.get(INDEX)?.body.toString() ?? '', files, modifiedMs };
}

function answerUnbuilt(ctx: Context): void {
  ctx.status = 503;
  ctx.set('retry-after', '30');
  ctx.type = 'text/plain';
  ctx.body = 'The pages are not built. Start the service by npm start, which builds them.\n';
}

/** Answers the page under a policy of its own: what it runs and how it looks comes from here, or carries this nonce. */
function answerPage(ctx: Context, index: string): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.set(
    'content-security-policy',
    [
      `default-src 'none'`,
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: blob:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `manifest-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ].join('; '),
  );
  ctx.type = 'html';
  ctx.body = index.replaceAll(NONCE_PLACEHOLDER, nonce);
}
