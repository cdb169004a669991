import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import type { Config } from '../../config/config.ts';
import { BASE_PATH } from '../baseUrl.ts';
import type { ApiDependencies } from '../context.ts';
import { createOpenApiDocument } from '../openapi.ts';
import { routes } from '../routes.ts';
import { docsPage, docsScript } from './docsPage.ts';
import { GUIDES_SCRIPT, GUIDES_STYLE } from './guideFiles.ts';
import { guidePages } from './guides.ts';
import { answerPublicFile, type PublicFile, publicFile } from './publicFile.ts';

// The same file is in @scalar/api-reference, with the 260 packages that it is made of. This package has the file alone, and
// exports its plugin for Fastify, in whose folder the file is.
const SCALAR_BUNDLE = fileURLToPath(
  new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference')),
);

const COLLECTION = fileURLToPath(new URL('../../../docs/collection.json', import.meta.url));
/** The origin that the requests of the collection have in the repository. */
const COLLECTION_ORIGIN = 'http://127.0.0.1:8080';

/** The descriptions made in this process, by the base URL in them: making one takes a third of a second. */
const descriptions = new Map<string, string>();

/** The description of the API as JSON. */
function descriptionOf(serverUrl: string): string {
  let description = descriptions.get(serverUrl);
  if (description === undefined) {
    description = JSON.stringify(createOpenApiDocument(routes, serverUrl));
    descriptions.set(serverUrl, description);
  }
  return description;
}

/** Serves the collection of requests as a download, with the address of this service in place of that in the repository. */
function serveCollection(router: Router, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const path = '/docs/collection.json';
  let collection: string | undefined;
  router.get(path, (ctx) => {
    ctx.state.routePath = path;
    collection ??= readFileSync(COLLECTION, 'utf8');
    // The host is the caller's own text, which may have quotes.
    const origin = JSON.stringify(publicUrl ?? `${ctx.protocol}://${ctx.host}`).slice(1, -1);
    const text = collection.replaceAll(COLLECTION_ORIGIN, () => origin);
    ctx.set('content-disposition', 'attachment; filename="merchant-payments.postman_collection.json"');
    answerPublicFile(ctx, publicFile('application/json', text), 'no-cache');
  });
}

/** What developers read, at the origin: the description of the API, as JSON and as a page, guides and catalogues. */
export function docsRouter({ config }: ApiDependencies): Router {
  const router = new Router();
  const description = descriptionOf(`${config.publicUrl ?? ''}${BASE_PATH}`);

  const serve = (path: string, type: string, read: () => string | Buffer) => {
    let file: PublicFile | undefined;
    router.get(path, (ctx) => {
      ctx.state.routePath = path;
      file ??= publicFile(type, read());
      answerPublicFile(ctx, file, 'no-cache');
    });
  };
  serve('/openapi.json', 'application/json', () => description);
  serve('/docs', 'text/html', () => docsPage);
  serve('/docs/start.js', 'text/javascript', () => docsScript);
  serve('/docs/guides.css', 'text/css', () => GUIDES_STYLE);
  serve('/docs/guides.js', 'text/javascript', () => GUIDES_SCRIPT);
  serveCollection(router, config);
  for (const { path, read } of guidePages()) serve(path, 'text/html', read);
  serve('/docs/scalar.js', 'text/javascript', () => readFileSync(SCALAR_BUNDLE));
  return router;
}
