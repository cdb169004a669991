import fc from 'fast-check';
import { followed, type OpenApiDocument, type Schema } from './document.ts';
import { oddName, oddText, oddValue } from './hostile.ts';
import { Given, type Json, jsonOf, Members } from './json.ts';

/** What the example of an id looks like. */
const EXAMPLE_ID = /^([a-z]+)_[0-9a-z]{26}$/;

/** Fields that say something of one merchant alone: what stands there is marked, so that it is known wherever it shows. */
const MARKED_FIELDS = new Set([
  'externalPayerName',
  'merchantReference',
  'merchantCustomerId',
  'serviceType',
  'contactPersonName',
  'businessAddress',
  'registrationNumber',
  'taxId',
  'name',
]);

/** Fields whose values are the sender's own. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  email: 'email',
  password: 'password',
  currentPassword: 'password',
  cursor: 'cursor',
};

/** Amounts that are mostly within every limit, so that something is done. */
const plausibleNumber = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 20 }).map((each) => each * 50), weight: 4 },
  { arbitrary: fc.integer({ min: 100, max: 500_000 }).map((each) => each / 100), weight: 2 },
  { arbitrary: fc.constantFrom(0.01, 1, 10, 99.99, 100, 10_000_000, 10_000_000.01), weight: 1 },
);

const ownId = (what: string) =>
  fc
    .tuple(
      fc.oneof(
        { arbitrary: fc.constant('own' as const), weight: 4 },
        { arbitrary: fc.constant('other' as const), weight: 1 },
      ),
      fc.nat(1_000),
    )
    .map(([of, index]) => new Given(what, { of: what === 'biz' && index % 3 > 0 ? 'own' : of, index }));

/** What the fields of an object suffer: mostly nothing, or one thing. */
const mishaps = fc.oneof(
  { arbitrary: fc.constant([]), weight: 8 },
  {
    arbitrary: fc.array(
      fc.record({
        deed: fc.constantFrom('replace', 'replace', 'replace', 'leave out', 'repeat', 'add'),
        field: fc.nat(30),
        name: oddName,
        value: oddValue,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    weight: 4,
  },
);

/**
 * Values of a schema: mostly those that fit it, and those that nearly do.
 *
 * @param name the field that the value is for, which says whose it is.
 */
export function valueFor(given: Schema, name: string, document: OpenApiDocument): fc.Arbitrary<Json> {
  const schema = followed(given, document);
  const ownKind = OWN_FIELDS[name] ?? EXAMPLE_ID.exec(String(schema.example))?.[1];
  if (ownKind !== undefined) return ownId(ownKind);
  if (MARKED_FIELDS.has(name)) {
    return fc.nat(99).map((index) => new Given('mark', { suffix: ` ${index}` }));
  }
  if (schema.const !== undefined) return fc.constant(jsonOf(schema.const));
  if (schema.enum) return fc.constantFrom(...schema.enum.map(jsonOf));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => valueFor(each, name, document)));
  switch (schema.type) {
    case 'object':
      return schema.properties ? objectOf(schema, document) : freeObject;
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, '', document), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'integer':
      return numberFor(schema);
    case 'string':
      return textFor(schema);
    default:
      return oddValue;
  }
}

/** Objects of a schema, whose fields may be missing, repeated, of another type, or more than there should be. */
export function objectOf(given: Schema, document: OpenApiDocument): fc.Arbitrary<Members> {
  const { properties = {}, required = [], example } = followed(given, document);
  const names = Object.keys(properties);
  // Fields that exclude each other are those that the example of the whole does not have together.
  const inExample = new Set(Object.keys((example as object | undefined) ?? properties));
  const fields = names.map((name) =>
    fc.tuple(
      valueFor(properties[name] ?? {}, name, document),
      required.includes(name) ? fc.constant(true) : isThere(example !== undefined, inExample.has(name)),
    ),
  );
  return fc.tuple(fc.tuple(...fields), mishaps).map(([values, deeds]) => {
    const entries = values.flatMap(([value, has], index): [string, Json][] =>
      has ? [[names[index] ?? '', value]] : [],
    );
    for (const { deed, field, name, value } of deeds) {
      const at = field % Math.max(1, entries.length);
      const hit = entries[at];
      if (hit === undefined || deed === 'add') entries.push([name, value]);
      else if (deed === 'replace') entries[at] = [hit[0], value];
      else if (deed === 'repeat') entries.push([hit[0], value]);
      else entries.splice(at, 1);
    }
    return new Members(entries);
  });
}

/** Whether a field is there that need not be: as in the example of the whole, where there is one. */
function isThere(hasExample: boolean, isInExample: boolean): fc.Arbitrary<boolean> {
  return hasExample ? fc.nat(9).map((each) => (each === 0) !== isInExample) : fc.boolean();
}

/** Free-form objects, such as metadata, with the mark of their merchant. */
const freeObject: fc.Arbitrary<Members> = fc
  .tuple(fc.array(fc.tuple(oddName, oddValue), { maxLength: 2 }), fc.boolean())
  .map(
    ([odd, isOdd]) => new Members([['note', new Given('mark', { suffix: ' note' })], ...(isOdd ? odd : [])]),
  );

function numberFor({ minimum, maximum, example, type }: Schema): fc.Arbitrary<Json> {
  const edges = [minimum, maximum, example].filter((each) => typeof each === 'number');
  const beyond = [minimum, maximum].flatMap((each) =>
    each === undefined ? [] : [each - 1, each + 1, each + 0.5],
  );
  const number =
    type === 'integer' ? fc.integer({ min: minimum ?? 1, max: maximum ?? 1_000 }) : plausibleNumber;
  return fc.oneof(
    { arbitrary: number, weight: 8 },
    { arbitrary: fc.constantFrom(...edges, 1), weight: 2 },
    { arbitrary: fc.constantFrom(...beyond, 0), weight: 1 },
  );
}

function textFor(schema: Schema): fc.Arbitrary<Json> {
  const { pattern, example, minLength = 0, maxLength = 100 } = schema;
  const choices: { arbitrary: fc.Arbitrary<Json>; weight: number }[] = [
    { arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 60) }), weight: 1 },
    { arbitrary: fc.constantFrom(maxLength, maxLength + 1).map((length) => 'x'.repeat(length)), weight: 1 },
    { arbitrary: oddText, weight: 1 },
  ];
  if (example !== undefined) choices.push({ arbitrary: fc.constant(jsonOf(example)), weight: 12 });
  if (pattern !== undefined) choices.push({ arbitrary: fc.stringMatching(new RegExp(pattern)), weight: 3 });
  if (schema.format === 'date-time' || schema.allOf) {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    choices.push({ arbitrary: moment.map((date) => date.toISOString()), weight: 12 });
  }
  return fc.oneof(...choices);
}
