import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { ApiDependencies } from '../context.ts';
import { createOpenApiDocument } from '../openapi.ts';
import { BASE_PATH, routes } from '../routes.ts';
import { docsPage, docsScript } from './docsPage.ts';

// The package exports its modules, not its browser bundle, which is in its folder next to them.
const SCALAR_BUNDLE = fileURLToPath(
  new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')),
);

/** What developers read, at the origin: the description of the API, as JSON and as a page. */
export function docsRouter({ config }: ApiDependencies): Router {
  const router = new Router();
  const document = JSON.stringify(createOpenApiDocument(routes, `${config.publicUrl ?? ''}${BASE_PATH}`));

  const serve = (path: string, type: string, bodyOf: (ctx: Context) => unknown) =>
    router.get(path, (ctx) => {
      ctx.state.routePath = path;
      ctx.type = type;
      ctx.body = bodyOf(ctx);
    });
  serve('/openapi.json', 'application/json', () => document);
  serve('/docs', 'text/html', () => docsPage);
  serve('/docs/start.js', 'text/javascript', () => docsScript);
  serve('/docs/scalar.js', 'text/javascript', (ctx) => {
    ctx.set('cache-control', 'public, max-age=86400');
    return createReadStream(SCALAR_BUNDLE);
  });
  return router;
}
