import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '../i18n/index.ts';

/** The filters of a list, as its fields and its rows use them. */
export interface ListFilters<Filters extends object> {
  readonly filters: Filters;
  /** Whether clearing them may show more. */
  readonly isFiltered: boolean;
  /** What to say beside a field whose value in the address is not valid, and was left out. */
  readonly problemOf: (name: keyof Filters & string) => string | undefined;
  /** Puts other values into the address; an empty one removes the filter. */
  readonly change: (changed: { readonly [Name in keyof Filters]?: unknown }) => void;
  readonly clear: () => void;
}

/**
 * The filters that stand in the address of a list. The router leaves every parameter of the address in `search`, so a page
 * must not send them to the service as they are.
 *
 * @param read made by `readFilters`: takes the values that a filter can have, and leaves out the others.
 * @param kept what `read` takes that says which list it is: not counted as a filter, and not cleared.
 */
export function useFilters<Filters extends object>(
  read: (search: Readonly<Record<string, unknown>>) => Filters,
  kept: readonly (keyof Filters)[] = [],
): ListFilters<Filters> {
  const navigate = useNavigate();
  const named: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const filters = read(named);
  const names = Object.keys(filters) as (keyof Filters)[];
  // A list may stand below a form: what is looked at stays where it is.
  const show = (shown: Filters) =>
    void navigate({ to: '.', search: () => shown, replace: true, resetScroll: false });
  return {
    filters,
    isFiltered: names.some((name) => !kept.includes(name)),
    problemOf: (name) => {
      const isIgnored = named[name] !== undefined && named[name] !== '' && filters[name] === undefined;
      return isIgnored ? t('problem.ignoredFilter') : undefined;
    },
    change: (changed) => show(read({ ...filters, ...changed })),
    clear: () => show(read(Object.fromEntries(kept.map((name) => [name, filters[name]])))),
  };
}
