import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../i18n/index.ts';
import classes from './FilterFields.module.css';
import type { ListFilters } from './useFilters.ts';

/** Joins keys that come in a burst, and is short enough that a result follows the last one at once. */
const TYPING_PAUSE_MS = 100;

/** Stands above the rows of a list: the fields of its filters, and buttons beside them. */
export function FilterFields({ children }: { readonly children: ReactNode }) {
  return <div className={`${classes.fields} notPrinted`}>{children}</div>;
}

/** Which filter a field is for. */
interface FilterField<Filters extends object> {
  readonly of: ListFilters<Filters>;
  readonly name: keyof Filters & string;
  readonly label: string;
}

/** A filter by one of some values. @param nameOf how a value is called on the pages. */
export function SelectFilter<Filters extends object>({
  of,
  name,
  label,
  values,
  nameOf,
  placeholder,
}: FilterField<Filters> & {
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
  /** What the list shows when none is chosen; all of them unless said. */
  readonly placeholder?: string;
}) {
  const chosen = of.filters[name] as string | undefined;
  // An address can name a value that is not offered.
  const offered = chosen === undefined ? values : [...new Set([...values, chosen])];
  return (
    <Select
      label={label}
      placeholder={placeholder ?? t('any')}
      clearable
      data={offered.map((value) => ({ value, label: nameOf(value) }))}
      value={chosen ?? null}
      error={of.problemOf(name)}
      onChange={(value) => of.change({ [name]: value } as object)}
    />
  );
}

/** A filter by its status. */
export function StatusFilter<Filters extends { readonly status?: string }>({
  of,
  statuses,
}: {
  readonly of: ListFilters<Filters>;
  readonly statuses: readonly NonNullable<Filters['status']>[];
}) {
  return (
    <SelectFilter
      of={of}
      name="status"
      label={t('status.title')}
      values={statuses}
      nameOf={(status) => t(`status.${status}` as 'status.PROCESSING')}
    />
  );
}

/**
 * A filter by a text. It is applied when the typing pauses.
 *
 * @param problemOf what is wrong with a text, which is then not applied.
 */
export function TextFilter<Filters extends object>({
  of,
  name,
  label,
  placeholder,
  isShort = false,
  problemOf,
}: FilterField<Filters> & {
  readonly placeholder?: string;
  readonly isShort?: boolean;
  readonly problemOf?: (typed: string) => string | undefined;
}) {
  const value = String(of.filters[name] ?? '');
  const [typed, setTyped] = useState(value);
  const apply = useDebouncedCallback(
    (text: string) => of.change({ [name]: text } as object),
    TYPING_PAUSE_MS,
  );
  // The address may change by the back button or by a link.
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      {...(isShort
        ? { inputMode: 'decimal' }
        : { className: classes.wide, leftSection: <Search size={16} />, placeholder })}
      label={label}
      value={typed}
      error={problemOf?.(typed) ?? of.problemOf(name)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        apply(event.currentTarget.value);
      }}
    />
  );
}

/** Filters by the first and the last day, in Lagos. */
export function DayFilters<Filters extends { readonly from?: string; readonly to?: string }>({
  of,
}: {
  readonly of: ListFilters<Filters>;
}) {
  const { from, to } = of.filters;
  return (
    <>
      <TextInput
        type="date"
        label={t('list.from')}
        value={from ?? ''}
        error={of.problemOf('from')}
        max={to}
        onChange={(event) => of.change({ from: event.currentTarget.value } as Filters)}
      />
      <TextInput
        type="date"
        label={t('list.to')}
        value={to ?? ''}
        error={of.problemOf('to')}
        min={from}
        onChange={(event) => of.change({ to: event.currentTarget.value } as Filters)}
      />
    </>
  );
}
