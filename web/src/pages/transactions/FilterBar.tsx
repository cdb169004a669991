import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../components/DayRange.tsx';
import { CHANNELS, useChannelName } from './channels.ts';
import classes from './FilterBar.module.css';
import { TRANSACTION_STATUSES, type TransactionFilters, transactionFilters } from './filters.ts';

const TYPING_PAUSE_MS = 300;

/** The filters of the list. Each change is applied at once; text when the typing pauses. */
export function FilterBar({
  filters,
  problemOf,
  onChange,
}: {
  readonly filters: TransactionFilters;
  /** What to say beside a field about the value that the address has for it. */
  readonly problemOf: (name: keyof TransactionFilters) => string | undefined;
  readonly onChange: (filters: TransactionFilters) => void;
}) {
  const { t } = useTranslation();
  const channelName = useChannelName();
  const { channel: chosen } = filters;
  // An address can name a channel of the merchant's own.
  const channels = chosen === undefined ? CHANNELS : [...new Set([...CHANNELS, chosen])];
  const change = (changed: Record<string, unknown>) =>
    onChange(transactionFilters({ ...filters, ...changed }));
  return (
    <SimpleGrid mb="md" cols={{ base: 2, md: 5 }} spacing="sm">
      <ReferenceField
        value={filters.reference ?? ''}
        error={problemOf('reference')}
        onChange={(reference) => change({ reference })}
      />
      <Select
        label={t('status.title')}
        placeholder={t('any')}
        clearable
        data={TRANSACTION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filters.status ?? null}
        error={problemOf('status')}
        onChange={(status) => change({ status })}
      />
      <Select
        label={t('transactions.channel')}
        placeholder={t('any')}
        clearable
        data={channels.map((value) => ({ value, label: channelName(value) }))}
        value={filters.channel ?? null}
        error={problemOf('channel')}
        onChange={(channel) => change({ channel })}
      />
      <DayRange from={filters.from} to={filters.to} problemOf={problemOf} onChange={change} />
    </SimpleGrid>
  );
}

function ReferenceField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (reference: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const apply = useDebouncedCallback(onChange, TYPING_PAUSE_MS);
  // The address may change by the back button or by a link.
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      label={t('transactions.reference')}
      className={classes.reference}
      placeholder={t('transactions.referenceExample')}
      leftSection={<Search size={16} />}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        apply(event.currentTarget.value);
      }}
    />
  );
}
