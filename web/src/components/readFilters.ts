/** Reads a value that an address names; undefined where it is none. */
type ReadValue = (value: unknown) => unknown;

type FiltersOf<Readers extends Readonly<Record<string, ReadValue>>> = {
  readonly [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

/** Makes the function that reads filters from the parameters of an address. It leaves out the values that are not valid. */
export function readFilters<Readers extends Readonly<Record<string, ReadValue>>>(readers: Readers) {
  return (search: Readonly<Record<string, unknown>>): FiltersOf<Readers> => {
    const read = Object.entries(readers).map(([name, readValue]) => [name, readValue(search[name])]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  };
}

/** Reads one of these values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((known) => known === value);

/** Reads a text of at most so many characters, without blanks around it. The router gives one of digits as a number. */
export const shortText =
  (maxLength: number) =>
  (value: unknown): string | undefined => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const trimmed = String(value).trim();
    return trimmed !== '' && trimmed.length <= maxLength ? trimmed : undefined;
  };
