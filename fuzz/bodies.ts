import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { DraftBody } from './drafts.ts';
import { type Json, type Piece, writeJson } from './json.ts';

/** A body with the headers that say, rightly or not, what it is. */
export interface DrawnBody {
  readonly body: DraftBody;
  readonly headers: readonly (readonly [name: string, value: Piece])[];
}

type Change = (bytes: Buffer) => Uint8Array;

const JSON_TYPE = ['content-type', 'application/json'] as const;
const type = (value: string) => [['content-type', value]] as const;
const coded = (coding: string) => [JSON_TYPE, ['content-encoding', coding]] as const;

/** More than the service takes: 100 kB. */
const TOO_LONG = [102_401, 300_000];

const CONTENT_TYPES = [
  ...[
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;',
    'application/json; charset="utf-8"',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset=bogus',
  ],
  ...[
    'application/problem+json',
    'text/json',
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
  ],
  ...[
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    '',
    ';',
    '/',
    'json',
    'application/json, text/html',
  ],
  ...['application/json; __proto__=1', `application/json; a=${'b'.repeat(5_000)}`],
];

/** Texts that are nearly JSON, or JSON but no object. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\n',
    '{',
    '}',
    '[',
    '{}{}',
    '{"a":}',
    "{'a':1}",
    '{a:1}',
    '{"a":1,}',
    '[1,]',
    '// x\n{}',
    'NaN',
  ],
  ...[
    'undefined',
    'null',
    'true',
    '0',
    '""',
    '"a"',
    '[]',
    '[{}]',
    '\ufeff{}',
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
  ],
  ...[
    '{"a":"\n"}',
    '{"a":"\\x"}',
    '{"a":"\\u12"}',
    '{"__proto__":{"businessId":1}}',
    '-',
    '1e999',
    '\u0000',
    '{}\u0000',
  ],
  ...['[[[', '{"":""}', '{"amount":Infinity}', '<xml/>', 'businessId=1&amount=2', '--x\r\n\r\n--x--'],
];

/** Sequences that are not UTF-8: lone continuation, overlong NUL, half a surrogate, beyond U+10FFFF, cut off. */
const INVALID_UTF8 = [
  [0x80],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0xff, 0xfe],
];

function inserted(bytes: Buffer, sequence: readonly number[], at: number): Buffer {
  const place = bytes.length === 0 ? 0 : at % bytes.length;
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(sequence), bytes.subarray(place)]);
}

const damaged = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[at % copy.length] = (copy[at % copy.length] ?? 0) ^ 0xff;
  return copy;
};

/** What is done to the bytes of a body on their way, with the headers that go with it. */
const changes: fc.Arbitrary<{ readonly change: Change; readonly headers: DrawnBody['headers'] }> = fc.oneof(
  {
    arbitrary: fc
      .constantFrom(...CONTENT_TYPES)
      .map((value) => ({ change: (bytes: Buffer) => bytes, headers: type(value) })),
    weight: 3,
  },
  {
    arbitrary: fc.tuple(fc.constantFrom(...INVALID_UTF8), fc.nat(500)).map(([sequence, at]) => ({
      change: (bytes: Buffer) => inserted(bytes, sequence, at),
      headers: [JSON_TYPE],
    })),
    weight: 2,
  },
  {
    arbitrary: fc.nat(500).map((at) => ({
      change: (bytes: Buffer) => bytes.subarray(0, at % (bytes.length + 1)),
      headers: [JSON_TYPE],
    })),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom<readonly [string, Change]>(
          ['gzip', (bytes) => gzipSync(bytes)],
          ['deflate', (bytes) => deflateSync(bytes)],
          ['br', (bytes) => brotliCompressSync(bytes)],
          ['gzip, gzip', (bytes) => gzipSync(gzipSync(bytes))],
          ...['identity', 'gzip', 'compress', 'bogus', '', 'GZIP', 'identity, gzip'].map(
            (coding): readonly [string, Change] => [coding, (bytes) => bytes],
          ),
        ),
        fc.boolean(),
        fc.nat(500),
      )
      .map(([[coding, code], isDamaged, at]) => ({
        change: (bytes: Buffer) => (isDamaged ? damaged(Buffer.from(code(bytes)), at) : code(bytes)),
        headers: coded(coding),
      })),
    weight: 2,
  },
  {
    arbitrary: fc
      .constantFrom(...TEXTS)
      .map((text) => ({ change: () => Buffer.from(text), headers: [JSON_TYPE] })),
    weight: 3,
  },
  {
    arbitrary: fc
      .uint8Array({ maxLength: 60 })
      .map((bytes) => ({ change: () => bytes, headers: [JSON_TYPE] })),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...TOO_LONG), fc.constantFrom('{"a":"', ' ', '[', '9'))
      .map(([length, unit]) => ({
        change: () => Buffer.from(unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
        headers: [JSON_TYPE],
      })),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom<BufferEncoding>('utf16le', 'latin1').map((encoding) => ({
      change: (bytes: Buffer) => Buffer.from(bytes.toString('utf8'), encoding),
      headers: [JSON_TYPE],
    })),
    weight: 1,
  },
);

/**
 * Bodies that hold a value: mostly as JSON in UTF-8, and also cut off, damaged, compressed, mislabelled or too long.
 *
 * @param share how many of a hundred are not as they should be.
 */
export function bodyOf(value: fc.Arbitrary<Json>, share: number): fc.Arbitrary<DrawnBody> {
  const isChanged = fc.nat(99).map((each) => each < share);
  return fc.tuple(value, isChanged, changes).map(([json, changed, { change, headers }]) => {
    const write = (resolve: (piece: Piece) => string) => Buffer.from(writeJson(json, resolve));
    if (!changed) return { body: write, headers: [JSON_TYPE] };
    return { body: (resolve) => change(write(resolve)), headers };
  });
}
