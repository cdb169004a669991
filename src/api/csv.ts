import { stringify } from 'csv-stringify/sync';
import type { Page, PageRequest } from '../db/core/page.ts';

/** How many rows of a file are read, and kept, at a time. */
const ROWS_AT_ONCE = 500;

/** A row by the names of its columns. An amount is a bigint, whose sign is not taken for a formula. */
type CsvRow<Column extends string> = Readonly<Partial<Record<Column, string | bigint | undefined>>>;

/**
 * Writes rows of a CSV file (RFC 4180) for spreadsheets.
 *
 * @param columns in their order.
 * @param options.isFirst whether they are the first of the file, which begins with the names of the columns.
 * @param options.amountText how an amount is written.
 */
export function csvRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
  options: { readonly isFirst: boolean; readonly amountText?: (minor: bigint) => string },
): string {
  const { isFirst, amountText } = options;
  const cast = { string: withoutHiddenCells, ...(amountText && { bigint: amountText }) };
  return stringify([...rows], {
    columns,
    header: isFirst,
    // By this mark spreadsheets know that texts are UTF-8.
    bom: isFirst,
    record_delimiter: 'windows',
    // Programs that count sheets must not take a text for a formula.
    escape_formulas: true,
    cast,
  });
}

/**
 * A list as a CSV file, some rows at a time: what is not asked for is not read. The first rows are read before it returns, so
 * that a database that is down refuses the request.
 *
 * @param of.read reads a page of the list.
 * @param of.rowOf what is written of an item.
 */
export async function csvOfPages<Item, Column extends string>(of: {
  readonly columns: readonly Column[];
  readonly read: (page: PageRequest) => Promise<Page<Item>>;
  readonly rowOf: (item: Item) => CsvRow<Column>;
}): Promise<AsyncIterable<string>> {
  const { columns, rowOf } = of;
  const read = (after: PageRequest['after']) => of.read({ after, limit: ROWS_AT_ONCE });
  const first = await read(undefined);
  return (async function* () {
    yield csvRows(columns, first.items.map(rowOf), { isFirst: true });
    for (let { next } = first; next !== undefined; ) {
      const page = await read(next);
      yield csvRows(columns, page.items.map(rowOf), { isFirst: false });
      ({ next } = page);
    }
  })();
}

/**
 * A row of what an answer shows of an item: nothing for null, and a list as its words.
 *
 * @param shown the item as it is answered, with a field for each column.
 */
export function rowOfAnswer<Column extends string>(
  columns: readonly Column[],
  shown: Readonly<Partial<Record<Column, unknown>>>,
): CsvRow<Column> {
  const texts = columns.map((column) => {
    const value = shown[column] ?? '';
    return [column, Array.isArray(value) ? value.join(' ') : String(value)];
  });
  return Object.fromEntries(texts);
}

/**
 * A text in which no formula begins after a separator. A spreadsheet that separates by semicolons or tabs does not see the
 * quotes of a text that stands after a comma, and begins cells within it
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
function withoutHiddenCells(text: string): string {
  return text.replaceAll(/[;\t\r\n][\s"]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$&'");
}
