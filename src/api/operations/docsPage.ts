import { BASE_PATH } from '../baseUrl.ts';
import { exampleId } from '../schemas.ts';

/** The documentation page. Its scripts are files of this origin, so that no inline script need be allowed. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Merchant Payments API</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="app"></div>
    <noscript>This page needs JavaScript. The description itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/**
 * Draws the reference from /openapi.json, with fonts and requests that stay on this origin and without the buttons that
 * lead to services of its maker.
 */
export const docsScript = `// The page's policy forbids making code from text. The reference tries once whether it may, and takes this no for an
// answer, so that browsers have no violation to report.
window.Function = new Proxy(window.Function, {
  construct() {
    throw new EvalError('Code is not made from text here.');
  },
});
// The examples name a business and a quote that do not exist. A request that is tried from here names the business of its own
// credential in their place, and takes the rate of the moment.
const send = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.clone().text();
  const isOurs = request.url.startsWith(location.origin + '${BASE_PATH}/');
  if (!isOurs || !(request.url + body).includes('${exampleId('biz')}')) return send(request);
  const answer = await send('${BASE_PATH}/overview?days=1', { headers });
  if (!answer.ok) return send(request);
  const { businessId } = (await answer.json()).overview;
  const withOwn = (text) =>
    text.replaceAll('${exampleId('biz')}', businessId).replaceAll('"${exampleId('qte')}"', '""');
  return send(withOwn(request.url), { method, headers, ...(body && { body: withOwn(body) }) });
};
const reference = document.createElement('script');
reference.src = '/docs/scalar.js';
reference.onload = () =>
  Scalar.createApiReference('#app', {
    url: '/openapi.json',
    authentication: { preferredSecurityScheme: 'apiKey' },
    persistAuth: false,
    defaultOpenFirstTag: true,
    hideClientButton: true,
    showDeveloperTools: 'never',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
  });
document.head.append(reference);
`;
