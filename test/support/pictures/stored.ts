import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { boxesOf, changedBoxes } from './boxes.ts';
import { comparePictures, reduceColors } from './pixels.ts';

/** Where pictures are stored: of each page and width one, and a file with its boxes and texts. */
const STORED = fileURLToPath(new URL('../../browser/pictures', import.meta.url));

/** Where the pictures of a page that differs are written. */
const WRITTEN = fileURLToPath(new URL('../../../.data/pictures', import.meta.url));

/** How many lines of a difference a message has. */
const LINES_SHOWN = 12;

/**
 * What is done with a page: its boxes and texts are compared, or its pixels too, or all are stored again. Chromium and its fonts
 * come with npm, so all are the same on each Linux on x64; only the drawing of letters may differ a little.
 */
const mode = process.env.PICTURES_OF_PAGES as 'compare' | 'renew' | undefined;

/**
 * Expects that a page looks as it is stored.
 *
 * @param name of the page and its width, which names its files.
 * @throws Error that says what differs, and where three pictures of it are: as stored, as it is now, and the difference.
 */
export async function expectAsStored(page: Page, name: string): Promise<void> {
  const files = { boxes: `${STORED}/${name}.txt`, picture: `${STORED}/${name}.png` };
  const boxes = await boxesOf(page);
  // A dialog covers the window, and not what is below it.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  const draw = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  if (mode === 'renew') {
    mkdirSync(STORED, { recursive: true });
    writeFileSync(files.boxes, `${boxes.join('\n')}\n`);
    writeFileSync(files.picture, reduceColors(await draw()));
    return;
  }
  if (!existsSync(files.boxes))
    throw new Error(`There is no picture of ${name}: npm run pictures stores it.`);
  const changed = changedBoxes(readFileSync(files.boxes, 'utf8').trimEnd().split('\n'), boxes);
  if (changed.length === 0 && mode !== 'compare') return;
  const present = await draw();
  const stored = readFileSync(files.picture);
  const { isAlike, percent, picture } = comparePictures(stored, present);
  if (changed.length === 0 && isAlike) return;
  mkdirSync(WRITTEN, { recursive: true });
  const written = Object.entries({ stored, now: present, difference: picture }).map(([which, content]) => {
    const path = `${WRITTEN}/${name}-${which}.png`;
    writeFileSync(path, content);
    return `  ${path}`;
  });
  const more = changed.length - LINES_SHOWN;
  throw new Error(
    [
      `${name} px does not look as it is stored: ${changed.length} lines of boxes and texts, ${percent} % of the pixels.`,
      ...changed.slice(0, LINES_SHOWN).map((line) => `  ${line}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
      'The pictures:',
      ...written,
      'If it is meant to look like that: npm run pictures',
    ].join('\n'),
  );
}
