import { Button, Center, EmptyState, Skeleton, Stack } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from './ProblemAlert.tsx';

/** What a list needs to know of the pages that were read, as `usePages` answers it. */
interface PagesRead<Item> {
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** What a list says that has nothing to show: why, and what to do next. */
interface Nothing {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly lead: string;
  /** One or more buttons. */
  readonly next?: ReactNode;
}

/** Where there is nothing yet. */
export function NothingYet({ Icon, title, lead, next }: Nothing) {
  return (
    <EmptyState icon={<Icon />} title={title} description={lead} py="xl">
      {next && <EmptyState.Actions>{next}</EmptyState.Actions>}
    </EmptyState>
  );
}

/** A list that is read page by page: its rows, or why there are none yet. */
export function ListOf<Item>({
  pages,
  empty,
  children,
}: {
  readonly pages: PagesRead<Item>;
  readonly empty: Nothing;
  readonly children: (items: readonly Item[]) => ReactNode;
}) {
  const { t } = useTranslation();
  const { items, error } = pages;
  if (items === undefined && error) return <ProblemAlert error={error} onRetry={pages.refetch} />;
  if (items === undefined) return <RowsLoading />;
  if (items.length === 0) return <NothingYet {...empty} />;
  return (
    <Stack style={{ opacity: pages.isPlaceholderData ? 0.6 : 1 }}>
      <ProblemAlert error={error} onRetry={pages.refetch} />
      {children(items)}
      {pages.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        </Center>
      )}
    </Stack>
  );
}

/** Where rows will be. */
export function RowsLoading({ rows = 6 }: { readonly rows?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs" role="status" aria-label={t('list.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never change places
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}
