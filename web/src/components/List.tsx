import { Box, Button, Center, Stack, Text } from '@mantine/core';
import { SearchX } from 'lucide-react';
import { t } from '../i18n/index.ts';
import { LISTS } from '../i18n/lists.en.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { formatMoney } from './format.ts';
import { type Nothing, NothingYet, RowsLoading } from './Placeholders.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import type { ListFilters } from './useFilters.ts';
import { useListFocus } from './useListFocus.ts';

/** What a list needs to know of the pages that were read, as `usePages` answers it. */
interface PagesRead<Item> {
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
  readonly keyOf: (item: Item) => string;
  readonly first?: { readonly items: readonly unknown[]; readonly summary?: Summary | undefined } | undefined;
}

/** How many rows the filters leave, as the service answers it. */
interface Summary {
  readonly count: number | null;
  readonly amount: number | null;
  readonly moreThan: number | null;
}

/**
 * The rows of a list, or why there are none. Every list of the dashboard is made of these parts:
 *
 * - `usePages` reads it page by page, and keeps its first page current.
 * - `readFilters` makes `validateSearch` of its route, and `useFilters` reads and changes the filters in the address.
 * - `FilterFields` above the rows holds `StatusFilter`, `DayFilters` and the like. An `ExportButton` is among the actions of
 *   the heading where the API answers CSV.
 * - `List` draws `columns`. The cell that opens a row is a `RowLink` to a child route, whose component is a `DetailsDrawer`;
 *   the page draws an `Outlet` for it. Place and focus are kept, and Escape and Back close it.
 *
 * @param caption how the table is called to people who do not see it.
 * @param empty shown while there is nothing at all; when filters leave nothing, the list offers to clear them.
 */
export function List<Item>(list: ListOf<Item>) {
  const { frame, onFocus, goOn } = useListFocus(list.pages.items?.length ?? 0);
  return (
    <Box ref={frame} tabIndex={-1} onFocus={onFocus} data-list>
      <Rows {...list} goOn={goOn} />
    </Box>
  );
}

interface ListOf<Item> {
  readonly pages: PagesRead<Item>;
  readonly columns: readonly Column<Item>[];
  readonly caption: string;
  readonly empty: Nothing;
  readonly filters?: Pick<ListFilters<object>, 'isFiltered' | 'clear'>;
  /** Of the sum in its summary. */
  readonly currency?: string;
}

function Rows<Item>({
  pages,
  columns,
  caption,
  empty,
  filters,
  currency,
  goOn,
}: ListOf<Item> & { readonly goOn: () => void }) {
  const { items, error, keyOf } = pages;
  if (items === undefined && error) return <ProblemAlert error={error} onRetry={pages.refetch} />;
  if (items === undefined) return <RowsLoading />;
  if (items.length === 0)
    return filters?.isFiltered ? <NothingFits {...filters} /> : <NothingYet {...empty} />;
  return (
    <Stack style={{ opacity: pages.isPlaceholderData ? 0.6 : 1 }}>
      <ProblemAlert error={error} onRetry={pages.refetch} />
      {pages.first?.summary && <SummaryLine {...pages.first.summary} currency={currency} />}
      <DataTable columns={columns} items={items} keyOf={keyOf} caption={caption} />
      {pages.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => {
              goOn();
              void pages.fetchNextPage();
            }}
          >
            {t('list.more')}
          </Button>
        </Center>
      )}
    </Stack>
  );
}

const numbers = new Intl.NumberFormat('en-NG');

function SummaryLine({
  count,
  amount,
  moreThan,
  currency,
}: Summary & { readonly currency: string | undefined }) {
  const parts = [
    count !== null && LISTS.count(numbers.format(count)),
    moreThan !== null && LISTS.moreThan(numbers.format(moreThan)),
    amount !== null && currency !== undefined && LISTS.sum(formatMoney(amount, currency)),
  ];
  return (
    <Text role="status" size="sm" className="money">
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function NothingFits({ clear }: Pick<ListFilters<object>, 'clear'>) {
  const clearButton = (
    <Button variant="default" onClick={clear}>
      {t('list.clear')}
    </Button>
  );
  return (
    <NothingYet Icon={SearchX} title={t('list.noneFits')} lead={t('list.noneFitsLead')} next={clearButton} />
  );
}
