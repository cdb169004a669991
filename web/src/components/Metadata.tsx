import { Title } from '@mantine/core';
import { t } from '../i18n/index.ts';
import { Facts } from './Facts.tsx';

/** The metadata of something, as rows of key and value. Shows nothing where there is none. */
export function Metadata({ metadata }: { readonly metadata: Readonly<Record<string, unknown>> }) {
  const rows = rowsOf(metadata);
  if (rows.length === 0) return null;
  return (
    <>
      <Title order={3} size="h5">
        {t('metadata')}
      </Title>
      <Facts facts={rows} />
    </>
  );
}

/** A row for every value, however deep: `customer.name`, `items.2.price`. Arrays count from 1. */
function rowsOf(value: object, path = ''): readonly { readonly label: string; readonly value: string }[] {
  return Object.entries(value).flatMap(([key, each]) => {
    const label = `${path}${Array.isArray(value) ? Number(key) + 1 : key}`;
    const isNested = typeof each === 'object' && each !== null && Object.keys(each).length > 0;
    return isNested ? rowsOf(each, `${label}.`) : [{ label, value: textOf(each) }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === '' || typeof value === 'object') return '—';
  return String(value);
}
