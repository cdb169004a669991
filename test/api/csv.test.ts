import { describe, expect, it } from '@jest/globals';
import { csvRows } from '../../src/api/csv.ts';

const written = (text: string) => csvRows(['text'], [{ text }], { isFirst: false }).slice(0, -2);

/** The cells of a line as a spreadsheet finds them that separates by semicolons: quotes count at the start of a cell alone. */
function cellsBySemicolon(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|[;\n])("(?:[^"]|"")*"?[^;\n]*|[^;\n]*)/g)].map(([, cell = '']) => cell);
}

describe('a text in a CSV file', () => {
  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1', 'a; "\'=1+1'],
    ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
    ['a\t\uff0d1', "a\t'\uff0d1"],
    ['a;;+1;-1', "a;;'+1;'-1"],
    ['a; b=1', 'a; b=1'],
    ['a,=1', 'a,=1'],
    ['1-2; 3', '1-2; 3'],
  ])('has no formula after a separator within %j', (text, safe) => {
    const line = written(text);
    expect(line.replace(/^"|"$/g, '').replaceAll('""', '"')).toBe(safe);
    for (const cell of cellsBySemicolon(`"a","x",${line}`)) {
      expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@]/);
    }
  });

  it('leaves amounts as they are', () => {
    const rows = csvRows(['amount'], [{ amount: -5n }], {
      isFirst: false,
      amountText: (minor) => `${minor}.00`,
    });
    expect(rows).toBe('-5.00\r\n');
  });
});
