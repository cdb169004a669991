import { Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ReactNode } from 'react';
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

const align = (isNumber: boolean | undefined) => (isNumber ? { ta: 'right' as const } : {});

interface RowOf<Item> {
  readonly columns: readonly Column<Item>[];
  readonly item: Item;
}

function WideTable<Item>({ columns, items, keyOf, caption }: TableOf<Item>) {
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
          <WideRow key={keyOf(item)} columns={columns} item={item} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Drawn again only when its item or the columns change: a filter is typed above rows that stay until the answer comes. */
const WideRow = memo(function Row<Item>({ columns, item }: RowOf<Item>) {
  return (
    <Table.Tr tabIndex={-1}>
      {columns.map(({ header, cell, isNumber }) => (
        <Table.Td key={header} {...align(isNumber)}>
          {cell(item)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}) as <Item>(row: RowOf<Item>) => ReactNode;

function NarrowTable<Item>({ columns, items, keyOf, caption }: TableOf<Item>) {
  return (
    <ul className={classes.rows} aria-label={caption}>
      {items.map((item) => (
        <NarrowRow key={keyOf(item)} columns={columns} item={item} />
      ))}
    </ul>
  );
}

const NarrowRow = memo(function Row<Item>({ columns, item }: RowOf<Item>) {
  const sideOf = ({ narrow, isNumber }: Column<Item>) => narrow ?? (isNumber ? 'right' : 'left');
  const cells = (side: 'left' | 'right') =>
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
    <Group component="li" tabIndex={-1} className={classes.row}>
      <Stack gap={4} className={classes.left}>
        {cells('left')}
      </Stack>
      <Stack gap={4} align="flex-end">
        {cells('right')}
      </Stack>
    </Group>
  );
}) as <Item>(row: RowOf<Item>) => ReactNode;
