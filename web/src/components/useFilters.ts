import { useTranslation } from 'react-i18next';

/**
 * The filters that an address names. The router leaves every parameter of the address in `search`, so a page must not send
 * them to the service as they are.
 *
 * @param read takes the values that a filter can have, and leaves out the others.
 * @returns the filters, and for a field the problem of a value that was left out.
 */
export function useFilters<Filters extends object>(
  search: object,
  read: (search: Record<string, unknown>) => Filters,
) {
  const { t } = useTranslation();
  const named: Record<string, unknown> = { ...search };
  const filters = read(named);
  const problemOf = (name: keyof Filters & string): string | undefined => {
    const isIgnored = named[name] !== undefined && named[name] !== '' && filters[name] === undefined;
    return isIgnored ? t('problem.ignoredFilter') : undefined;
  };
  return { filters, problemOf };
}
