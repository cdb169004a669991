import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../src/embedded/pages.ts';

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url));
const ASSETS = join(DIST, 'assets');

/** Mantine's style sheets, one for each component. */
const SHEETS = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');

/** The classes of Mantine in these files. */
function classesIn(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => readFileSync(path, 'utf8').match(/\bm_[0-9a-f]{6,8}\b/g) ?? []));
}

const assets = (name: RegExp) =>
  readdirSync(ASSETS)
    .filter((each) => name.test(each))
    .map((each) => join(ASSETS, each));

/** The style sheets of components that these scripts use, and these styles lack. */
function missingSheets(scripts: readonly string[], styles: readonly string[]): string[] {
  const used = classesIn(scripts);
  const present = classesIn(styles);
  return readdirSync(SHEETS)
    .filter((sheet) => !sheet.endsWith('.layer.css'))
    .filter((sheet) =>
      [...classesIn([join(SHEETS, sheet)])].some((each) => used.has(each) && !present.has(each)),
    );
}

describe('the styles of the dashboard', () => {
  beforeAll(() => buildPagesIfChanged());

  it('have those of every component of Mantine that a page uses', () => {
    const scripts = assets(/\.js$/);
    expect(classesIn(scripts).size).toBeGreaterThan(100);
    expect(missingSheets(scripts, assets(/\.css$/))).toEqual([]);
  });

  it('have those of the sign-in pages at the first load', () => {
    const linked = readFileSync(join(DIST, 'index.html'), 'utf8').match(/assets\/[^"]+/g) ?? [];
    const ofSignIn = [
      ...linked.map((each) => join(DIST, each)),
      ...assets(/^(ResetPassword|Invitation)Page-.*\.js$/),
    ];
    const scripts = ofSignIn.filter((each) => each.endsWith('.js'));
    const styles = ofSignIn.filter((each) => each.endsWith('.css'));
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(missingSheets(scripts, styles)).toEqual([]);
  });
});
