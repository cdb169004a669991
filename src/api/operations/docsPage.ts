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
