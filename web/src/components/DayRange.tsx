import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The first and the last day that a list shows, in Lagos. Each change is applied at once. */
export function DayRange({
  from,
  to,
  problemOf,
  onChange,
}: {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** What to say beside a field about the value that the address has for it. */
  readonly problemOf: (name: 'from' | 'to') => string | undefined;
  readonly onChange: (changed: { readonly from: string } | { readonly to: string }) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        type="date"
        label={t('transactions.from')}
        value={from ?? ''}
        error={problemOf('from')}
        max={to}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('transactions.to')}
        value={to ?? ''}
        error={problemOf('to')}
        min={from}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </>
  );
}
