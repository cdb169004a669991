import { z } from 'zod';
import { SORTS } from '../../db/core/page.ts';
import { type ListFilter, type ListSummary, MAX_COUNTED_ROWS } from '../../db/core/searchedList.ts';
import { type Asset, decimalToMinor, type Minor, minorToNumber } from '../../domain/money.ts';
import { optionalText, shown } from '../schemas.ts';

/** A moment in a query, as ISO 8601. @param id the name of the parameter in /openapi.json. */
export const moment = (id: string, description: string) =>
  z
    .string()
    // An unencoded plus in a query means a blank, and an offset has no other.
    .overwrite((text) => text.replace(/ (?=\d\d:\d\d$)/, '+'))
    .check(z.iso.datetime({ offset: true, error: 'must be a date-time such as 2026-01-31T00:00:00Z' }))
    .regex(/^(?!0000)/, 'must be of the year 1 or later')
    // No place on earth is further off, and Postgres reads no more than 15 hours.
    .regex(/^(?!.*[+-](1[5-9]|2\d):\d\d$)/, 'must have an offset of less than 15 hours')
    .optional()
    .meta({ description, param: { id } });

/** An amount in a query, where it is text. Read into minor units. */
const amountText = (asset: Asset, decimals: number, id: string) =>
  z
    .string()
    .transform((text, context) => {
      const minor = /^\d{1,12}(\.\d+)?$/.test(text) ? decimalToMinor(text, asset) : undefined;
      if (minor !== undefined) return minor;
      context.addIssue({ code: 'custom', message: `must be an amount with at most ${decimals} decimals` });
      return z.NEVER;
    })
    .optional()
    .meta({ override: { type: 'number', format: 'double', minimum: 0 }, param: { id } });

const amounts = {
  NGN: { minAmount: amountText('NGN', 2, 'minNaira'), maxAmount: amountText('NGN', 2, 'maxNaira') },
  USDT: { minAmount: amountText('USDT', 6, 'minUsdt'), maxAmount: amountText('USDT', 6, 'maxUsdt') },
};

const sort = z
  .enum(SORTS, `must be one of ${SORTS.join(', ')}`)
  .optional()
  .meta({ description: 'newest when absent.', param: { id: 'sort' } });

const sought = {
  search: optionalText(100).meta({ description: 'Finds rows: see Lists.', param: { id: 'search' } }),
  from: moment('createdFrom', 'Created at or after this moment.'),
  to: moment('createdTo', 'Created before this moment.'),
  sort,
};

/** What a list whose rows have amounts can be asked for, besides the filters of its own. */
export const listQuery = <A extends Asset>(asset: A) => ({ ...sought, ...amounts[asset] });

/** What a list without amounts of its own can be asked for. */
export const listQueryWithoutAmounts = {
  ...sought,
  sort: z
    .enum(['newest', 'oldest'], 'must be one of newest, oldest')
    .optional()
    .meta({ description: 'newest when absent.', param: { id: 'timeSort' } }),
};

/** What a query asks of a list, as the database reads it. */
export function listFilter(query: {
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly minAmount?: bigint | undefined;
  readonly maxAmount?: bigint | undefined;
}): ListFilter {
  const { search, from, to, minAmount, maxAmount } = query;
  return { search, from, to, minMinor: minAmount, maxMinor: maxAmount };
}

/** Whether a list is asked for its summary. */
export const summaryQuery = {
  summary: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .optional()
    .meta({ param: { id: 'summary' } }),
};

const summary = z
  .object({
    count: z.int().nullable().meta({ example: 12 }),
    amount: z.number().nullable().meta({ description: 'The sum of their amounts.', example: 60_500 }),
    moreThan: z
      .int()
      .nullable()
      .meta({
        description: `${MAX_COUNTED_ROWS} where there are more, which are not counted.`,
        example: null,
      }),
  })
  .meta({ id: 'ListSummary', description: 'Of all that the filters leave.' });

/** What the answer to a list has where `summary=true` asks for it. */
export const summaryField = { summary: summary.optional() };

/** A summary as an answer shows it. @param asset of the amounts; undefined where the rows have none of one asset. */
export function presentSummary(counted: ListSummary, asset: Asset | undefined) {
  if (counted === undefined)
    return shown(summary, { count: undefined, amount: undefined, moreThan: MAX_COUNTED_ROWS });
  const { count, amountMinor } = counted;
  const amount = asset && minorToNumber(amountMinor as Minor<Asset>, asset);
  return shown(summary, { count, amount, moreThan: undefined });
}
