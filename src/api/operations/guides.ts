import { readFileSync } from 'node:fs';
import { html } from 'ghtml';
import { Marked } from 'marked';

/** Where the guides lie, in Markdown. Documents name each other's files as seen from here. */
const FOLDER = new URL('../../../docs/guides/', import.meta.url);
/** The list of all pages, in their order, under the headings of the sidebar. */
const INDEX = 'README.md';

/** The paths of the files that are served from the folder above. */
const REFERENCES: Readonly<Record<string, string>> = {
  'EVENTS.md': '/docs/events',
  'ERRORS.md': '/docs/errors',
  'API_CHANGELOG.md': '/docs/changelog',
  'DEPRECATION.md': '/docs/deprecation',
  'collection.json': '/docs/collection.json',
};

/** A page: what is read at a path. */
export interface GuidePage {
  readonly path: string;
  readonly read: () => string;
}

/** A line of the sidebar. */
interface Entry {
  readonly title: string;
  readonly file: string;
}
interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The path that a file is served at, such as `/docs/guides/webhooks`; undefined for a file that is not served. */
function pathOf(file: string): string | undefined {
  if (file === INDEX) return '/docs/guides';
  // A document of either folder names the other's files by its path, or its own by name alone.
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (REFERENCES[name]) return REFERENCES[name];
  const [, guide] = /^(?:guides\/)?([a-z-]+)\.md$/.exec(file) ?? [];
  return guide && `/docs/guides/${guide}`;
}

/** Every page that the index lists, and the index itself. */
export function guidePages(): readonly GuidePage[] {
  const sections = sectionsOf(readDocument(INDEX));
  const files = [INDEX, ...sections.flatMap(({ entries }) => entries.map(({ file }) => file))];
  return files.map((file) => {
    const path = pathOf(file);
    if (path === undefined) throw new Error(`docs/guides/${INDEX} lists ${file}, which has no path.`);
    return { path, read: () => pageOf(file, sections) };
  });
}

function readDocument(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** The sections of the index: its headings, each with the links of its list. */
function sectionsOf(index: string): readonly Section[] {
  return index
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      entries: [...section.matchAll(/^- \[(.+?)\]\((.+?)\)/gm)].map(([, title = '', file = '']) => ({
        title,
        file,
      })),
    }));
}

/** The anchor of a heading, as GitHub makes it, so that a link leads to it here and in the repository. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The address of a link on a page; undefined where it leads to a file that is not served. */
function addressOf(href: string): string | undefined {
  if (/^(https?:|\/|#)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const path = pathOf(file);
  return path && (anchor === undefined ? path : `${path}#${anchor}`);
}

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const address = addressOf(href);
      return address === undefined ? text : html`<a href="${address}">!${text}</a>`;
    },
  },
});

function pageOf(file: string, sections: readonly Section[]): string {
  const text = readDocument(file);
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
    <a class="skip" href="#content">Skip to content</a>
    <nav class="top" aria-label="Documentation"><a href="/docs">Reference</a> <a href="/docs/guides">Guides</a></nav>
    <div class="columns">
      <details id="contents" open>
        <summary>Contents</summary>
        <nav aria-label="Contents">!${sidebarOf(file, sections)}</nav>
      </details>
      <main id="content" tabindex="-1">
        !${content.replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">')}
        !${neighborsOf(file, sections)}
      </main>
    </div>
    <p id="status" role="status"></p>
    <script src="/docs/guides.js"></script>
  </body>
</html>
`;
}

function sidebarOf(file: string, sections: readonly Section[]): string {
  const itemOf = (entry: Entry) =>
    html`<li><a href="${pathOf(entry.file) ?? ''}"!${entry.file === file ? ' aria-current="page"' : ''}>${entry.title}</a></li>`;
  return sections
    .map(({ title, entries }) => html`<p>${title}</p><ul>!${entries.map(itemOf).join('')}</ul>`)
    .join('');
}

/** The links to the previous and the next page. The index is before the first. */
function neighborsOf(file: string, sections: readonly Section[]): string {
  const all = [{ title: 'Guides', file: INDEX }, ...sections.flatMap(({ entries }) => entries)];
  const index = all.findIndex((entry) => entry.file === file);
  const [previous, next] = [all[index - 1], all[index + 1]];
  const linkOf = (rel: 'prev' | 'next', label: string, entry: Entry | undefined) =>
    entry === undefined
      ? ''
      : html`<a rel="${rel}" href="${pathOf(entry.file) ?? ''}"><small>${label}</small> ${entry.title}</a>`;
  return html`<nav class="neighbors" aria-label="Previous and next page">!${linkOf('prev', 'Previous', previous)}!${linkOf('next', 'Next', next)}</nav>`;
}
