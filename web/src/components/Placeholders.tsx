import { EmptyState, Skeleton, Stack } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';

/** What a list says that has nothing to show: why, and what to do next. */
export interface Nothing {
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

/** Where rows will be. */
export function RowsLoading({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Stack gap="xs" role="status" aria-label={t('list.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never change places
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}
