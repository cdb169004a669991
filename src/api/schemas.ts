import 'zod-openapi';
import { z } from 'zod';
import { DomainError, type FieldProblem } from '../domain/errors.ts';
import { CHARGE_KINDS, CHARGE_PAYERS } from '../domain/ledger/charges.ts';
import type { Pricing } from '../domain/ledger/pricing.ts';
import {
  type Asset,
  MAX_JSON_MINOR,
  minorToDecimal,
  minorToNumber,
  parseAmountMinor,
} from '../domain/money.ts';
import { ERROR_CODES, type ErrorCode } from './errorCodes.ts';

const MAX_METADATA_BYTES = 16_384;
const DEEPEST_METADATA = 8;

/** The id that examples show, of a kind that its prefix names: `exampleId('wd')` of withdrawals. */
export function exampleId(prefix: string): string {
  return `${prefix}_01kb4z7v1q8m3c5n6p7r8s9t0v`;
}

/** What is wrong with a value that is missing, or that is something else than its schema wants. */
export function requiredOr(otherwise: string) {
  return {
    error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'is required' : otherwise),
  };
}

/** An amount as the caller sends it, before it is read by the rules of its asset or currency. */
export const jsonAmount = z.number(requiredOr('must be a finite number'));

function amountOf<A extends Asset>(asset: A) {
  return jsonAmount.transform((value, context) => {
    try {
      return parseAmountMinor(value, asset);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
}

/** What an amount of an asset can be at all, as JSON schema; the limits of a business are narrower. */
function boundsOf(asset: Asset) {
  const step = minorToNumber(1n, asset);
  return { minimum: step, maximum: minorToNumber(MAX_JSON_MINOR, asset), multipleOf: step };
}

/** An amount in naira as the caller sends it, read into kobo. Bounds are checked where the limits are known. */
export const nairaAmount = amountOf('NGN').meta({
  description: 'Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.',
  example: 50_000,
  ...boundsOf('NGN'),
});

/** An amount of USDT as the caller sends it, read into micro-USDT. Bounds are checked where the limits are known. */
export const usdtAmount = amountOf('USDT').meta({
  description: 'USDT, with at most six decimal places: 1 to 1,000,000 unless agreed otherwise.',
  example: 100,
  ...boundsOf('USDT'),
});

export const businessId = requiredText(64).meta({
  description: "The business of the API key; another one's is refused with 403.",
  example: exampleId('biz'),
});

/** The business in the query of a GET that the contract asks to name it. */
export const requiredBusiness = requiredText(64).meta({
  example: exampleId('biz'),
  param: { id: 'requiredBusinessId' },
});

/** The business in a request that need not name it: every GET may, in its query. */
export const ownBusiness = optionalText(64).meta({
  description: 'When sent, the business of the credential.',
  example: exampleId('biz'),
  param: { id: 'businessId' },
});

/** Text that must be there and not be blank. */
export function requiredText(longest: number) {
  return (
    z
      .string(requiredOr('must be text'))
      .trim()
      .min(1, 'must not be empty')
      .max(longest, `must have at most ${longest} characters`)
      // Blanks alone are not enough.
      .meta({ pattern: '\\S' })
  );
}

/** Text without the blanks and hyphens that group digits for people. */
function withoutGrouping(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/**
 * A number of digits as text, which blanks and hyphens may group. Read into the digits alone.
 *
 * @param least how many digits it has at least, and `most` at most.
 */
export function digitsText(least: number, most: number, notDigits: string) {
  const count = least === most ? `{${least - 1}}` : `{${least - 1},${most - 1}}`;
  const pattern = `^\\s*[0-9]([\\s-]*[0-9])${count}[\\s-]*$`;
  return z
    .string(requiredOr(`${notDigits} as text`))
    .regex(new RegExp(pattern), notDigits)
    .overwrite(withoutGrouping)
    .meta({ pattern });
}

/** Text that may be absent; empty text counts as absent. */
export function optionalText(longest: number) {
  return z
    .string('must be text')
    .trim()
    .max(longest, `must have at most ${longest} characters`)
    .optional()
    .transform((value) => (value === '' ? undefined : value));
}

/** An e-mail address that may be absent; empty text counts as absent. */
export function optionalEmail(example: string) {
  return z
    .union([z.literal(''), z.email('must be an e-mail address').max(320)], 'must be an e-mail address')
    .optional()
    .transform((value) => (value === '' ? undefined : value))
    .meta({ example });
}

/** How long older keys or secrets stay valid beside a new one, in hours. */
export function overlapHours(longest: number, notANumber: string) {
  return z.number(notANumber).min(0, 'must be at least 0').max(longest, `must be at most ${longest}`);
}

export const merchantReference = optionalText(100).meta({
  description: 'Your own reference; the transaction and its events have it.',
  example: 'order-1042',
});

export const metadata = z
  .record(z.string(), z.unknown(), 'must be an object')
  .default({})
  .superRefine((value, context) => {
    if (isDeeperThan(value, DEEPEST_METADATA)) {
      context.addIssue({ code: 'custom', message: `must be nested at most ${DEEPEST_METADATA} levels deep` });
    } else if (Buffer.byteLength(JSON.stringify(value)) > MAX_METADATA_BYTES) {
      context.addIssue({ code: 'custom', message: 'must have at most 16 kB as JSON' });
    }
  })
  .meta({
    id: 'MetadataRequest',
    description:
      'Free-form, at most 16 kB and 8 levels; events have it. Send ids of more than 15 digits as strings.',
    example: { orderId: 1042 },
  });

export const environment = z.enum(['prod', 'test']).meta({ example: 'test' });

/**
 * A whole number in a query, where it is text.
 *
 * @param bounds.otherwise what it is when it is not given.
 */
export function wholeNumberText(bounds: {
  readonly least: number;
  readonly most: number;
  readonly otherwise: number;
}) {
  const { least, most, otherwise } = bounds;
  return (
    z
      .string()
      // Number() alone would read 0x10, 1e1 and blanks.
      .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
      .default(String(otherwise))
      .transform(Number)
      .pipe(z.int().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))
      .meta({
        // A query holds text, but the author of a client thinks of a number.
        override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
          delete jsonSchema.pattern;
          delete jsonSchema.default;
          Object.assign(jsonSchema, { type: 'integer', minimum: least, maximum: most });
        },
      })
  );
}

/**
 * A filter of a list by its status, in any case of letters.
 *
 * @param id what the parameter is called in /openapi.json.
 */
export function statusFilter<const Status extends string>(statuses: readonly Status[], id: string) {
  return z
    .string()
    .toUpperCase()
    .pipe(z.enum(statuses, `must be one of ${statuses.join(', ')}`))
    .meta({ enum: [...statuses] })
    .optional()
    .meta({ param: { id } });
}

export const pageQuery = {
  limit: wholeNumberText({ least: 1, most: 100, otherwise: 20 }).meta({
    description: 'How many, 1 to 100; 20 when absent.',
    example: 20,
    param: { id: 'limit' },
  }),
  cursor: z
    .string()
    .max(500)
    .optional()
    .meta({ description: '`nextCursor` of the page before.', param: { id: 'cursor' } }),
};

/** What the answer to a list says of the pages after this one. */
export const pageFields = {
  hasMore: z.boolean().meta({ example: false }),
  nextCursor: z.string().nullable().meta({ example: null }),
};

/** What a record must have to be shown: where an answer has null, it may have nothing. */
type Shown<Shape extends z.ZodRawShape> = {
  readonly [Name in keyof Shape]: null extends z.output<Shape[Name]>
    ? z.output<Shape[Name]> | undefined
    : z.output<Shape[Name]>;
};

/** The fields of a record that an answer documents, by its schema; null for those that may be null and are not there. */
export function shown<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  record: NoInfer<Shown<Shape>>,
) {
  const fields: Record<string, unknown> = {};
  for (const name in shape) {
    fields[name] = shape[name] instanceof z.ZodNullable ? (record[name] ?? null) : record[name];
  }
  return fields as z.output<z.ZodObject<Shape>>;
}

/** Marks that every body of a test-key call carries. */
export const testMarks = {
  simulated: z.literal(true).meta({ id: 'SimulatedMark', description: 'Test keys only.' }).optional(),
  environment: environment.meta({ id: 'EnvironmentMark', description: 'Test keys only.' }).optional(),
};

/**
 * Fields of answers, and of paths, as they are documented: by an example and, where the name does not tell all, by what
 * they are.
 */
export const field = {
  text: (example: string, description?: string) => z.string().meta(documented(example, description)),
  textOrNull: (example: string | null, description?: string) =>
    z.string().nullable().meta(documented(example, description)),
  number: (example: number, description?: string) => z.number().meta(documented(example, description)),
};

function documented(example: unknown, description: string | undefined) {
  return { ...(description !== undefined && { description }), example };
}

/**
 * The body of an answer that tells of success, under its name in /openapi.json. Where the contract names the marks among
 * the fields, those are the marks.
 */
export function answer<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return z.object({ success: z.literal(true), ...fields, ...testMarks, ...fields }).meta({ id });
}

/** The body of an answer of a route that is called by token alone, and therefore without marks. */
export function answerToToken<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return z.object({ success: z.literal(true), ...fields }).meta({ id });
}

/** What the body of every failure has, by examples. @param code the one code that it has, or what codes it can have. */
export function failureFields(msg: string, code: ErrorCode | z.ZodType) {
  return {
    success: z.literal(false),
    msg: field.text(msg),
    code: typeof code === 'string' ? z.literal(code) : code,
    requestId: field.text(exampleId('req')),
  };
}

const errorCode = z.enum(ERROR_CODES).meta({
  id: 'ErrorCode',
  description: 'Stable and machine-readable. More may be added.',
  example: 'invalid_request',
});

export const errorBody = z
  .object({
    ...failureFields('invalid payment details', errorCode),
    errors: z
      .array(
        z.object({
          path: z.string().meta({ example: 'amount' }),
          message: z.string().meta({ example: 'must have at most 2 decimal places' }),
        }),
      )
      .optional()
      .meta({ description: 'Every problem found in the request.' }),
    ...testMarks,
  })
  .loose()
  .meta({ id: 'Error' });

/** An example of what a schema describes, made of the examples of its parts. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const { example } = z.globalRegistry.get(schema) ?? {};
  if (example !== undefined) return example;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as z.ZodRawShape);
    return Object.fromEntries(fields.map(([name, each]) => [name, exampleOf(each)]));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return exampleOf(schema.unwrap());
  if (schema instanceof z.ZodLiteral) return schema.value;
  return schema instanceof z.ZodEnum ? schema.options[0] : undefined;
}

/**
 * Names every text of a value that Postgres cannot store: it has no U+0000, and half of a surrogate pair is not a
 * character.
 *
 * @param path where the value stands in the request.
 */
export function unstorableTexts(value: unknown, path: readonly string[] = []): readonly FieldProblem[] {
  if (typeof value === 'string') {
    if (isStorable(value)) return [];
    return [{ path: path.join('.'), message: 'must not have U+0000 or half of a surrogate pair' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    isStorable(name)
      ? unstorableTexts(each, [...path, name])
      : [{ path: path.join('.'), message: 'must not have names with U+0000 or half of a surrogate pair' }],
  );
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether a JSON value has more than `levels` levels of objects and arrays; looks no deeper than that. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1));
}

/** How bodies name an amount of each asset, and messages its unit. */
const AMOUNTS = {
  NGN: { field: 'amount', unit: 'naira', schema: nairaAmount },
  USDT: { field: 'amountUsdt', unit: 'USDT', schema: usdtAmount },
};

/** What is wrong with a body's amount of naira besides its form: that it is outside the limits. Names both bounds. */
export function nairaLimitProblems(body: unknown, { limits }: Pricing): readonly FieldProblem[] {
  return limitProblems(body, 'NGN', [limits.smallestMinor, limits.largestMinor]);
}

/** What is wrong with a body's amount of USDT besides its form, likewise. */
export function usdtLimitProblems(body: unknown, { exchange }: Pricing): readonly FieldProblem[] {
  return limitProblems(body, 'USDT', [exchange.smallestUsdtMinor, exchange.largestUsdtMinor]);
}

function limitProblems(
  body: unknown,
  asset: keyof typeof AMOUNTS,
  [smallestMinor, largestMinor]: readonly [bigint, bigint],
): readonly FieldProblem[] {
  const { field, unit, schema } = AMOUNTS[asset];
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  const amount = schema.safeParse(given);
  // An amount that cannot be read is a problem of the schema, and named by it.
  if (!amount.success) return [];
  if (amount.data >= smallestMinor && amount.data <= largestMinor) return [];
  const [least, most] = [smallestMinor, largestMinor].map((minor) => minorToDecimal(minor, asset));
  return [{ path: field, message: `must be from ${least} to ${most} ${unit}` }];
}

/** Any list as a file. */
export const listFile = z.string().meta({
  id: 'ListFileText',
  description:
    'The rows that the filters leave, below the names of the columns. A text that a spreadsheet would ' +
    'take for a formula begins with an apostrophe.',
  example: 'id,status\r\ncp_01kb4z7v1q8m3c5n6p7r8s9t0v,SETTLED\r\n',
});

/** The items of a fee wherever one is answered. */
export const charges = z
  .array(
    z.object({
      kind: z.enum(CHARGE_KINDS).meta({ example: 'vat' }),
      amount: field.number(1.88, 'In naira.'),
      payer: z.enum(CHARGE_PAYERS).meta({ example: 'merchant' }),
    }),
  )
  .meta({
    id: 'Charges',
    description:
      'The items of the fee, where taxes are charged; those that the merchant pays sum to the fee. A ' +
      'statement has them with the `post`, below 0 with the `reversal`.',
  })
  .optional();
