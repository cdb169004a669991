/** Numbers and dates as they are written in Nigeria, in English. */
const LOCALE = 'en-NG';

const usdt = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
const counts = new Intl.NumberFormat(LOCALE);
const rate = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
// Days and times are those of the books, wherever the reader is.
const timeZone = 'Africa/Lagos';
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const exactMoment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
// The days of the books are dates without a time, so no time zone may shift them.
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const countries = new Intl.DisplayNames(LOCALE, { type: 'region' });
const currencies = new Map<string, Intl.NumberFormat>();

/** An amount as people read it. Only for showing: nothing is computed with it. */
export function formatMoney(amount: number, currency: string): string {
  if (currency === 'USDT') return `${usdt.format(amount)} USDT`;
  let format = currencies.get(currency);
  if (format === undefined) {
    format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    currencies.set(currency, format);
  }
  return format.format(amount);
}

/** The name of a country by its two letters, or the letters where they are not a country's. */
export function formatCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}

/** A word of the service such as `limited_company` as people write it. */
export function formatWord(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** How many there are of something: 1,000. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A rate, such as naira for one USDT. */
export function formatRate(value: number): string {
  return rate.format(value);
}

/** A moment in Lagos, with its time zone: West Africa Time. */
export function formatMoment(at: string): string {
  return `${moment.format(new Date(at))} WAT`;
}

/** A moment in Lagos to the second, with its time zone. */
export function formatExactMoment(at: string): string {
  return `${exactMoment.format(new Date(at))} WAT`;
}

/** A day such as 2026-01-31. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** A day such as 2026-01-31, with its year. */
export function formatDate(value: string): string {
  return date.format(new Date(`${value}T00:00:00Z`));
}
