import { describe, expect, it } from '@jest/globals';
import { anchorsOf, readArchitecture, readingOrderOf } from '../../scripts/architectureAnchors.ts';

/** `npm run docs` updates the line numbers and line counts of docs/ARCHITECTURE.md. */
const page = readArchitecture();

/** How far a definition may be from the line that the page states. */
const MAX_DISTANCE_LINES = 15;

/** What a new contributor reads in an afternoon. */
const MAX_FILES = 15;
const MAX_LINES = 2_500;

describe('docs/ARCHITECTURE.md', () => {
  it('links to lines that define what the links name', () => {
    const anchors = anchorsOf(page);
    expect(anchors.length).toBeGreaterThan(30);
    const wrong = anchors.flatMap(({ name, file, line, definedAt }) => {
      if (definedAt === undefined) return [`${name} is not defined in ${file}`];
      const isNear = Math.abs(definedAt - line) <= MAX_DISTANCE_LINES;
      return isNear
        ? []
        : [`${name} is defined at ${file}:${definedAt}, not near line ${line}: npm run docs`];
    });
    expect(wrong).toEqual([]);
  });

  it('states the lines of the files of its reading order', () => {
    const { steps, statedSum } = readingOrderOf(page);
    expect(steps.length).toBeGreaterThan(9);
    expect(steps.length).toBeLessThanOrEqual(MAX_FILES);
    expect(steps.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(MAX_LINES);
    const wrong = steps.flatMap(({ file, statedLines, lines }) =>
      Math.abs(lines - statedLines) <= lines / 10
        ? []
        : [`${file} has ${lines} lines, not ${statedLines}: npm run docs`],
    );
    expect(wrong).toEqual([]);
    expect(statedSum).toBe(steps.reduce((sum, { statedLines }) => sum + statedLines, 0));
  });

  it('answers ten questions, each with a link to the code that answers it', () => {
    const [, section = ''] = page.split('### Ten questions\n');
    const answers = (section.split('\n## ')[0] ?? '').split(/^\d+\. /m).slice(1);
    expect(answers.map((answer) => anchorsOf(answer).length > 0)).toEqual(Array(10).fill(true));
  });
});
