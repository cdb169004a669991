import { readdirSync, readFileSync } from 'node:fs';
import { html } from 'ghtml';
import { Marked } from 'marked';

/** Where the guides lie, in Markdown. */
const FOLDER = new URL('../../../docs/guides/', import.meta.url);
const EXTENSION = '.md';
/** The list of all guides. */
const INDEX = 'README';

/** The path of the page of a guide, by the name of its file. */
function pathOf(name: string): string {
  return name === INDEX ? '/docs/guides' : `/docs/guides/${name}`;
}

const markdown = new Marked({
  walkTokens(token) {
    // In the folder guides name each other's files; here each has a page.
    if (token.type === 'link')
      token.href = token.href.replace(/^([\w-]+)\.md$/, (_: string, name: string) => pathOf(name));
  },
});

/** A page: what is read at a path. */
export interface GuidePage {
  readonly path: string;
  readonly read: () => string;
}

/** Every guide as a page of its own. */
export function guidePages(): readonly GuidePage[] {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length));
  return names.map((name) => ({ path: pathOf(name), read: () => pageOf(name) }));
}

function pageOf(name: string): string {
  const text = readFileSync(new URL(`${name}${EXTENSION}`, FOLDER), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
  const content = markdown.parse(text, { async: false });
  // The content is our own Markdown; a title is text. What scrolls sideways can be scrolled by keyboard.
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Merchant Payments API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/guides.css" />
  </head>
  <body>
    <nav aria-label="Documentation"><a href="/docs">Reference</a> <a href="/docs/guides">Guides</a></nav>
    <main>!${content.replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">')}</main>
  </body>
</html>
`;
}

/** How guides look, light and dark, down to the width of a phone. */
export const GUIDES_STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1b1b1f, #e6e6ea);
  --page: light-dark(#ffffff, #131316);
  --soft: light-dark(#f3f3f6, #1e1e23);
  --line: light-dark(#d5d5dc, #3a3a42);
  --link: light-dark(#0b57d0, #8ab4f8);
}
body {
  margin: 0 auto;
  max-width: 50rem;
  padding: 1rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif;
}
nav a {
  margin-right: 1rem;
}
a {
  color: var(--link);
}
h1 {
  line-height: 1.2;
}
pre {
  overflow-x: auto;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--soft);
  font-size: 0.875rem;
  line-height: 1.45;
}
code {
  font-family: ui-monospace, monospace;
}
:not(pre) > code {
  padding: 0.1em 0.3em;
  border-radius: 0.25rem;
  background: var(--soft);
  overflow-wrap: anywhere;
}
table {
  display: block;
  overflow-x: auto;
  border-collapse: collapse;
}
th,
td {
  padding: 0.35rem 0.6rem;
  border: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
@media (max-width: 40rem) {
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  table {
    display: table;
    overflow-wrap: anywhere;
  }
}
`;
