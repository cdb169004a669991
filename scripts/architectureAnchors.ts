import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Links of docs/ARCHITECTURE.md to the line that defines a name, such as
 * [`sendAs`](../src/activities/orders/orders.ts#L256), and the line counts of its reading order. `npm run docs` updates both;
 * a test fails when a name is gone or its line is far away.
 */

const root = new URL('../', import.meta.url);
const PAGE = 'docs/ARCHITECTURE.md';
const ANCHOR = /\[`([^`]+)`\]\(([^)#\s]+)#L(\d+)\)/g;
const READING_ROW = /^(\| \d+ +\| \[`[^`]+`\]\()([^)#]+)(\) +\| )( *\d+)( \|.*)$/gm;
const READING_SUM = /^(\| +\| sum +\| )( *[\d,]+)( \|.*)$/m;

export interface Anchor {
  readonly name: string;
  /** Path of the file, from the root. */
  readonly file: string;
  /** The line that the page states. */
  readonly line: number;
  /** The nearest line that defines the name; undefined when no line does. */
  readonly definedAt: number | undefined;
}

/** A file of the reading order. */
export interface ReadingStep {
  readonly file: string;
  /** The line count that the page states, and that of the file. */
  readonly statedLines: number;
  readonly lines: number;
}

export function readArchitecture(): string {
  return read(PAGE);
}

export function anchorsOf(text: string): readonly Anchor[] {
  return [...text.matchAll(ANCHOR)].map(([, name = '', path = '', line]) => {
    const file = pathFromRoot(path);
    return { name, file, line: Number(line), definedAt: definitionOf(name, file, Number(line)) };
  });
}

export function readingOrderOf(text: string): {
  readonly steps: readonly ReadingStep[];
  readonly statedSum: number;
} {
  const steps = [...text.matchAll(READING_ROW)].map(([, , path = '', , stated]) => {
    const file = pathFromRoot(path);
    return { file, statedLines: Number(stated), lines: linesOf(file).length };
  });
  const [, , sum = ''] = READING_SUM.exec(text) ?? [];
  return { steps, statedSum: Number(sum.replaceAll(',', '').trim()) };
}

/** The page with the lines and line counts as they are. */
export function architecturePage(): { readonly path: string; readonly text: string } {
  const page = readArchitecture();
  const { steps } = readingOrderOf(page);
  const sum = steps.reduce((total, { lines }) => total + lines, 0);
  const text = page
    .replaceAll(ANCHOR, (_, name: string, path: string, line: string) => {
      const definedAt = definitionOf(name, pathFromRoot(path), Number(line)) ?? line;
      return `[\`${name}\`](${path}#L${definedAt})`;
    })
    .replaceAll(
      READING_ROW,
      (_, before: string, path: string, between: string, stated: string, after: string) => {
        const lines = String(linesOf(pathFromRoot(path)).length);
        return `${before}${path}${between}${lines.padStart(stated.length)}${after}`;
      },
    )
    .replace(READING_SUM, (_, before: string, stated: string, after: string) => {
      return `${before}${sum.toLocaleString('en-US').padStart(stated.length)}${after}`;
    });
  return { path: PAGE, text };
}

function definitionOf(name: string, file: string, nearLine: number): number | undefined {
  const escaped = name.replaceAll(/[^\w]/g, '\\$&');
  const definition = new RegExp(
    file.endsWith('.sql')
      ? `\\b(?:table|function|trigger|index|constraint) ${escaped}\\b`
      : `(?:\\b(?:function|const|let|class|interface|type) ${escaped}\\b` +
          `|^\\s+(?:readonly |static |async |#)*${escaped}\\??(?:<[^>]*>)?(?:\\(|: ))`,
  );
  const found = linesOf(file).flatMap((line, index) => (definition.test(line) ? [index + 1] : []));
  return found.toSorted((left, right) => Math.abs(left - nearLine) - Math.abs(right - nearLine))[0];
}

function pathFromRoot(path: string): string {
  return posix.normalize(posix.join(posix.dirname(PAGE), path));
}

function linesOf(file: string): readonly string[] {
  return read(file).replace(/\n$/, '').split('\n');
}

function read(file: string): string {
  return readFileSync(new URL(file, root), 'utf8');
}
