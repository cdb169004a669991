import type { Page } from 'playwright-core';

/**
 * Runs in a page: a line for each box that is painted, and one for each text, with its place and size in whole pixels from the
 * corner of the page. What is cut away or cannot be seen has none.
 */
const BOXES = `(() => {
  const isReplaced = (element) => /^(img|svg|canvas|input|textarea|select)$/.test(element.localName);
  const isClear = (color) => /^transparent$|[,/] *0\\)$/.test(color);
  const isPainted = (element, style) =>
    isReplaced(element) || style.backgroundImage !== 'none' || !isClear(style.backgroundColor) ||
    ['top', 'right', 'bottom', 'left'].some((side) =>
      parseFloat(style['border-' + side + '-width']) > 0 && !isClear(style['border-' + side + '-color']));
  const placed = ({ x, y, width, height }) =>
    [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
  const isSeen = ({ width, height }) => width > 1 && height > 1;
  const lines = [];
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.parentElement.closest('svg')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (isSeen(box) && isPainted(element, getComputedStyle(element)))
      lines.push(placed(box) + ' ' + element.localName + (element.value ? ' ' + JSON.stringify(element.value) : ''));
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (isSeen(rect)) lines.push(placed(rect) + ' ' + JSON.stringify(node.textContent.trim().replace(/\\s+/g, ' ')));
    }
  }
  return lines;
})()`;

/** Every box and text of a page that can be seen, in the order of the document: `x y width height "text"`. */
export function boxesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(BOXES);
}

/** The lines that stand in one list alone, with a sign before each: `-` of what was stored, `+` of what is there now. */
export function changedBoxes(stored: readonly string[], present: readonly string[]): readonly string[] {
  const [before, after] = [new Set(stored), new Set(present)];
  return [
    ...stored.filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...present.filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
}
