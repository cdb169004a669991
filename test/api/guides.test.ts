import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { guidePages } from '../../src/api/operations/guides.ts';
import { routes } from '../../src/api/routes.ts';
import { DOCUMENTED_ROUTES } from '../contract/interface/table.ts';

const pages = guidePages().map(({ path, read }) => ({ path, text: read() }));
const DOCUMENTS = new URL('../../docs/', import.meta.url);

describe('the pages below /docs', () => {
  it('are every guide and the catalogues', () => {
    const guides = readdirSync(new URL('guides/', DOCUMENTS)).map((file) => file.replace(/\.md$/, ''));
    const paths = guides.map((name) => (name === 'README' ? '/docs/guides' : `/docs/guides/${name}`));
    const catalogues = ['/docs/changelog', '/docs/deprecation', '/docs/errors', '/docs/events'];
    expect(pages.map(({ path }) => path).sort()).toEqual([...catalogues, ...paths].sort());
  });

  it('link to pages and headings that exist', () => {
    const anchors = new Map(
      pages.map(({ path, text }) => [path, [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]),
    );
    for (const file of ['/docs', '/docs/collection.json']) anchors.set(file, []);
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/<a [^>]*href="([^"]+)"/g)]
        .map(([, href = '']) => new URL(href, `http://here${path}`))
        .filter(({ host }) => host === 'here')
        .map(({ pathname, hash }) => ({ pathname, anchor: hash.slice(1) })),
    );
    expect(links.filter(({ anchor }) => anchor === 'endpoints').length).toBeGreaterThan(1);
    const dead = links.filter(({ pathname, anchor }) => {
      const known = anchors.get(pathname);
      return known === undefined || (anchor !== '' && !known.includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  it('name each page in the sidebar, mark their own, and lead to the next', () => {
    const [index, ...others] = pages;
    for (const [number, { path, text }] of pages.entries()) {
      const sidebar = /<nav aria-label="Contents">.*?<\/nav>/s.exec(text)?.[0] ?? '';
      const listed = [...sidebar.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(listed).toEqual(others.map((each) => each.path));
      const marked = /href="([^"]+)" aria-current="page"/.exec(sidebar)?.[1];
      expect(marked).toBe(path === index?.path ? undefined : path);
      expect(/rel="next" href="([^"]+)"/.exec(text)?.[1]).toBe(pages[number + 1]?.path);
      expect(/rel="prev" href="([^"]+)"/.exec(text)?.[1]).toBe(pages[number - 1]?.path);
    }
  });
});

describe('the changelog of the API', () => {
  const changelog = readFileSync(new URL('API_CHANGELOG.md', DOCUMENTS), 'utf8');
  const lines = [...changelog.matchAll(/^- `([A-Z]+ \/\S*)`: /gm)].map(([, operation = '']) => operation);
  const operations = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  // The first version: the interface document, as a stored list.
  const first = new Set(DOCUMENTED_ROUTES.map(({ method, path }) => `${method} ${path}`));

  it('has a line for each operation that was added since the first version', () => {
    expect(changelog).toContain(`the ${first.size} operations`);
    const added = operations.filter((operation) => !first.has(operation));
    expect(added.filter((operation) => !lines.includes(operation))).toEqual([]);
  });

  it('names only operations that exist, each once', () => {
    expect(lines.filter((operation) => !operations.includes(operation))).toEqual([]);
    expect(lines.length).toBe(new Set(lines).size);
  });

  it('has its dates in order, the newest first', () => {
    const dates = [...changelog.matchAll(/^## (.+)$/gm)].map(([, date = '']) => date);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
  });
});
