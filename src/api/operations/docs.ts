import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import type { ApiDependencies } from '../context.ts';
import { createOpenApiDocument } from '../openapi.ts';
import { BASE_PATH, routes } from '../routes.ts';
import { docsPage, docsScript } from './docsPage.ts';

// The package exports its modules, not its browser bundle, which stands in its folder beside them.
const SCALAR_BUNDLE = fileURLToPath(
  new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')),
);

/** What developers read, at the origin: the description of the API, as JSON and as a page. */
export function docsRouter({ config }: ApiDependencies): Router {
  const router = new Router();
  const document = JSON.stringify(createOpenApiDocument(routes, `${config.publicUrl ?? ''}${BASE_PATH}`));

  router.get('/openapi.json', (ctx) => {
    ctx.state.routePath = '/openapi.json';
    ctx.type = 'application/json';
    ctx.body = document;
  });
  router.get('/docs', (ctx) => {
    ctx.state.routePath = '/docs';
    ctx.type = 'text/html';
    ctx.body = docsPage;
  });
  router.get('/docs/start.js', (ctx) => {
    ctx.state.routePath = '/docs/start.js';
    ctx.type = 'text/javascript';
    ctx.body = docsScript;
  });
  router.get('/docs/scalar.js', (ctx) => {
    ctx.state.routePath = '/docs/scalar.js';
    ctx.type = 'text/javascript';
    ctx.set('cache-control', 'public, max-age=86400');
    ctx.body = createReadStream(SCALAR_BUNDLE);
  });
  return router;
}
