import type { ReactNode } from 'react';
import { LISTS } from '../i18n/lists.en.ts';
import { DECIMALS, parseAmount } from './amountText.ts';
import { DayFilters, FilterFields, SelectFilter, TextFilter } from './FilterFields.tsx';
import { SORTS } from './listFilters.ts';
import type { ListFilters } from './useFilters.ts';

interface CommonFilters {
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
  readonly minAmount?: number;
  readonly maxAmount?: number;
  readonly sort?: (typeof SORTS)[number];
}

/**
 * The fields above a list: its search, the filters of its own, days, amounts and order.
 *
 * @param asset of its amounts; absent where its rows have none of one asset.
 * @param searchExample what its search finds, where that is not the same as in most lists.
 * @param children the filters of its own.
 * @param actions buttons beside the fields.
 */
export function ListFilterFields<Filters extends CommonFilters>({
  of,
  asset,
  searchExample = asset ? LISTS.searchExample : LISTS.deliverySearchExample,
  children,
  actions,
}: {
  readonly of: ListFilters<Filters>;
  readonly asset?: keyof typeof DECIMALS;
  readonly searchExample?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  const sorts = asset ? SORTS : SORTS.slice(0, 2);
  return (
    <FilterFields>
      <TextFilter of={of} name="search" label={LISTS.search} placeholder={searchExample} />
      {children}
      <DayFilters of={of} />
      {asset && (
        <>
          <AmountFilter of={of} name="minAmount" asset={asset} />
          <AmountFilter of={of} name="maxAmount" asset={asset} />
        </>
      )}
      <SelectFilter
        of={of}
        name="sort"
        label={LISTS.sort}
        values={sorts}
        nameOf={(sort) => LISTS.sorts[sort as (typeof SORTS)[number]]}
        placeholder={LISTS.sorts.newest}
      />
      {actions}
    </FilterFields>
  );
}

function AmountFilter<Filters extends CommonFilters>({
  of,
  name,
  asset,
}: {
  readonly of: ListFilters<Filters>;
  readonly name: 'minAmount' | 'maxAmount';
  readonly asset: keyof typeof DECIMALS;
}) {
  return (
    <TextFilter
      of={of}
      name={name}
      label={LISTS[name]}
      isShort
      problemOf={(typed) =>
        typed.trim() !== '' && parseAmount(typed, DECIMALS[asset]) === undefined
          ? LISTS.amountProblem[asset]
          : undefined
      }
    />
  );
}
