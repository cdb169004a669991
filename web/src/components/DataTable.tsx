import { Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** A column of a table. */
export interface Column<Item> {
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  readonly isNumber?: boolean;
  /** Where it stands in the rows of a narrow page: numbers on the right, everything else on the left, if nothing is said. */
  readonly narrow?: 'left' | 'right' | 'none';
  /** Whether a narrow page, which has no row of headers, says the header in front of it. */
  readonly isLabelled?: boolean;
}

interface TableOf<Item> {
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly caption: string;
}

/**
 * A table whose rows may be opened. The opening link stands in a cell, so that the keyboard reaches it. On a telephone it is
 * a list, whose rows have two sides.
 */
export function DataTable<Item>(table: TableOf<Item>) {
  const isNarrow = useMediaQuery('screen and (max-width: 47.99em)', false, {
    getInitialValueInEffect: false,
  });
  return (
    <Paper withBorder style={{ overflow: 'clip' }}>
      {isNarrow ? <NarrowTable {...table} /> : <WideTable {...table} />}
    </Paper>
  );
}

function WideTable<Item>({ columns, items, keyOf, caption }: TableOf<Item>) {
  const align = (isNumber: boolean | undefined) => (isNumber ? { ta: 'right' as const } : {});
  return (
    <Table
      highlightOnHover
      stickyHeader
      stickyHeaderOffset="var(--app-shell-header-offset)"
      verticalSpacing="sm"
      horizontalSpacing="md"
      aria-label={caption}
    >
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ header, isNumber }) => (
            <Table.Th key={header} {...align(isNumber)}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={keyOf(item)} tabIndex={-1}>
            {columns.map(({ header, cell, isNumber }) => (
              <Table.Td key={header} {...align(isNumber)}>
                {cell(item)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function NarrowTable<Item>({ columns, items, keyOf, caption }: TableOf<Item>) {
  const sideOf = ({ narrow, isNumber }: Column<Item>) => narrow ?? (isNumber ? 'right' : 'left');
  const cells = (side: 'left' | 'right', item: Item) =>
    columns
      .filter((column) => sideOf(column) === side)
      .map(({ header, cell, isLabelled }, index) => (
        <Text key={header} component="div" {...(index === 0 ? { size: 'sm' } : { size: 'xs', c: 'dimmed' })}>
          {isLabelled && (
            <Text span inherit c="dimmed">
              {header}:{' '}
            </Text>
          )}
          {cell(item)}
        </Text>
      ));
  return (
    <ul className={classes.rows} aria-label={caption}>
      {items.map((item) => (
        <Group key={keyOf(item)} component="li" tabIndex={-1} className={classes.row}>
          <Stack gap={4} className={classes.left}>
            {cells('left', item)}
          </Stack>
          <Stack gap={4} align="flex-end">
            {cells('right', item)}
          </Stack>
        </Group>
      ))}
    </ul>
  );
}
