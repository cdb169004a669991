import { p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

/** A function that describes any number of columns of one kind by the names of their properties. */
function columns<Column>(describe: () => Column) {
  return <Name extends string>(...names: readonly Name[]): Record<Name, Column> =>
    Object.fromEntries(names.map((name) => [name, describe()])) as Record<Name, Column>;
}

/** Columns of 64-bit integers. */
export const bigints = columns(() => p.bigint());
/** Columns of true or false. */
export const booleans = columns(() => p.boolean());
/** Columns of true or false that are false unless said otherwise. */
export const flags = columns(() => p.boolean().default(false));
/** Columns of integers. */
export const integers = columns(() => p.integer());
/** Columns of 64-bit integers that may hold nothing. */
export const optionalBigints = columns(() => p.bigint().nullable());
/** Columns of integers that may hold nothing. */
export const optionalIntegers = columns(() => p.integer().nullable());
/** Text columns that may hold nothing. */
export const optionalTexts = columns(() => p.text().nullable());
/** Times that may be missing. */
export const optionalTimes = columns(() => p.datetime().nullable());
/** Text columns that always hold something. */
export const texts = columns(() => p.text());
/** Times. */
export const times = columns(() => p.datetime());
/** Times that are those of the insert unless said otherwise. */
export const timesOfInsert = columns(() => p.datetime().defaultRaw('now()'));

/** Whose a row is: a business's, in an environment. */
export const owner = () => ({ businessId: p.text(), environment: p.text().$type<Environment>() });
/** The account that a payout goes to. */
export const settlementAccount = () => ({
  ...texts('accountNumber', 'bankCode', 'bankName', 'accountName'),
  ...optionalTexts('verifiedWith', 'nipCode'),
});
