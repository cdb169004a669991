import fc from 'fast-check';
import { Given, type Json, Members, Verbatim } from './json.ts';

/** Prefixes of ids, which are drawn where ids are not expected, too. */
export const ID_PREFIXES = [
  'biz',
  'txn',
  'wd',
  'bill',
  'sale',
  'col',
  'cp',
  'msg',
  'key',
  'qte',
  'whs',
  'usr',
  'apr',
] as const;

const LONE_SURROGATES = ['\ud800', '\udfff', 'a\ud83db', '\udc00\ud800'];
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

/** Texts that are known to be misread by one program or another; none looks like what an answer must not have. */
const ODD_TEXTS = [
  ...[
    '',
    ' ',
    '\t',
    '\n',
    '\r\nx-injected: 1',
    '\u0000',
    'a\u0000b',
    '\\u0000',
    '\ufeff',
    '\u202egnp',
    '\u00a0',
  ],
  ...LONE_SURROGATES,
  ...PROTOTYPE_NAMES,
  ...['İ', 'ß', 'ﬃ', 'é', 'e\u0301', '👩‍👩‍👧‍👦', 'Ω≈ç', '٣', '１００'],
  ...[
    "' or '1'='1",
    '"; drop table x; --',
    '$1',
    '%s%n',
    '%00',
    '{{7*7}}',
    '$'.concat('{7*7}'),
    '<script>',
    '&amp;',
  ],
  ...['../../etc', '..\\..', '/', '//', '?a=b', '#', 'a/b', '-', '--help', '*', '|id', '`id`'],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    'true',
    '0',
    '-1',
    '1e3',
    '0x10',
    '1_000',
    '1,000',
    '٠',
    '[]',
    '{}',
  ],
  ...['0000-00-00T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00+99:99', '9999-12-31T23:59:59Z'],
  ...['http://', 'javascript:alert(1)', 'http://127.0.0.1:1/', 'http://169.254.169.254/', 'http://[::1]/'],
  ...[
    'ftp://files.example/',
    'https://user:word@shop.example/',
    'a@b',
    '@',
    'a@b@c.example',
    '"a b"@c.example',
  ],
];

/** Numbers at the edges of what is read exactly, and beyond. */
const ODD_NUMBERS: readonly Json[] = [
  ...[0, -1, 1, 0.1, 0.001, 1e-7, 99.995, 100.005, 1e9, 1e15, 1e21, -1e21],
  ...[2 ** 31, 2 ** 53, 2 ** 53 + 2, Number.MAX_VALUE, Number.MIN_VALUE, -0.01],
  ...['-0', '-0.0', '1e400', '-1e400', '1e-400', '9007199254740993', '1.0', '1E2', '0.1e1'].map(
    (text) => new Verbatim(text),
  ),
  new Verbatim('9'.repeat(400)),
  new Verbatim(`0.${'3'.repeat(400)}`),
];

/** Lengths round the limits that the schemas have, and beyond all of them. */
const LENGTHS = [41, 65, 101, 201, 256, 321, 501, 2_001, 9_000, 20_000];

/** Texts that are hardly meant. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...LENGTHS), fc.constantFrom('a', '0', ' ', 'é', '\u0000', '😀'))
      .map(([length, unit]) => unit.repeat(length).slice(0, length)),
    weight: 1,
  },
);

/** An id that the service gave to the sender or to the other merchant. */
export const someId: fc.Arbitrary<Given> = fc
  .tuple(fc.constantFrom(...ID_PREFIXES), fc.constantFrom('own', 'other', 'other'), fc.nat(1_000))
  .map(([what, of, index]) => new Given(what, { of, index }));

const nested = (open: string, close: string) =>
  fc
    .constantFrom(8, 9, 31, 32, 33, 64, 1_000, 5_000)
    .map((depth) => new Verbatim(open.repeat(depth) + (open.endsWith(':') ? '1' : '') + close.repeat(depth)));

/** Names of members that have a meaning to JavaScript or to the service's records. */
export const oddName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES, 'businessId', 'status', 'environment', 'isAdmin', 'id', 'fee', ''),
  oddText,
);

const oddObject: fc.Arbitrary<Json> = fc
  .array(fc.tuple(oddName, fc.oneof(oddText, fc.constantFrom<Json>(null, 1, true, new Members([])))), {
    maxLength: 4,
  })
  .map((entries) => new Members(entries));

/** Values of every type, hardly any of which is meant. */
export const oddValue: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: oddText, weight: 6 },
  { arbitrary: fc.constantFrom(...ODD_NUMBERS), weight: 5 },
  { arbitrary: fc.constantFrom<Json>(null, true, false, [], new Members([]), [null], [[]]), weight: 3 },
  { arbitrary: someId, weight: 2 },
  { arbitrary: oddObject, weight: 2 },
  { arbitrary: fc.array(oddText, { maxLength: 3 }), weight: 1 },
  { arbitrary: fc.oneof(nested('[', ']'), nested('{"a":', '}')), weight: 1 },
);
