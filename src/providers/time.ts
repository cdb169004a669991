/** What a provider's time without a zone is meant in: Lagos, one hour ahead of UTC all year. */
const LAGOS_ZONE = '+01:00';

/**
 * Reads a time as a provider writes it: ISO 8601, also with a blank for the `T` and a zone such as `+0100`. A time without a
 * zone is Lagos time, as VTpass writes its own (vtpass.com/documentation: `transaction_date` with `Africa/Lagos`), and a day
 * alone is its first moment there. The zone of this process never counts.
 *
 * @returns milliseconds since 1970; undefined when it is not a time.
 */
export function providerTimeMs(text: string): number | undefined {
  const [, day, time = '00:00', zone = LAGOS_ZONE] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text.trim()) ??
    [];
  if (day === undefined) return undefined;
  const atMs = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2').toUpperCase()}`);
  return Number.isNaN(atMs) ? undefined : atMs;
}
