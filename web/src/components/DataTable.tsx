import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Item> {
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  readonly isNumber?: boolean;
  /** Left out where the page is narrow. */
  readonly isMinor?: boolean;
}

/** A table whose rows may be opened. The opening link stands in a cell, so that the keyboard reaches it. */
export function DataTable<Item>({
  columns,
  items,
  keyOf,
  caption,
}: {
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly caption: string;
}) {
  const visibleFrom = (isMinor: boolean | undefined) => (isMinor ? { visibleFrom: 'sm' as const } : {});
  const align = (isNumber: boolean | undefined) => (isNumber ? { ta: 'right' as const } : {});
  return (
    <Paper withBorder style={{ overflow: 'hidden' }}>
      <Table.ScrollContainer
        minWidth={320}
        scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': caption } }}
      >
        <Table highlightOnHover verticalSpacing="sm" horizontalSpacing="md" aria-label={caption}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ header, isNumber, isMinor }) => (
                <Table.Th key={header} {...align(isNumber)} {...visibleFrom(isMinor)}>
                  {header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={keyOf(item)}>
                {columns.map(({ header, cell, isNumber, isMinor }) => (
                  <Table.Td key={header} {...align(isNumber)} {...visibleFrom(isMinor)}>
                    {cell(item)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}
