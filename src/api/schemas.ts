import { z } from 'zod';
import 'zod-openapi';
import { DomainError, type FieldProblem } from '../domain/errors.ts';
import { type Asset, parseAmountMinor } from '../domain/money.ts';

const LARGEST_METADATA_BYTES = 16_384;
const DEEPEST_METADATA = 8;

/** An amount as the caller sends it, before it is read by the rules of its asset or currency. */
export const jsonAmount = z.number({
  error: (issue) => (issue.input === undefined ? 'is required' : 'must be a finite number'),
});

function amountOf(asset: Asset) {
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

/** An amount in naira as the caller sends it, read into kobo. Bounds are checked where the limits are known. */
export const nairaAmount = amountOf('NGN').meta({
  description: 'Naira, with at most two decimal places.',
  example: 50_000,
});

/** An amount of USDT as the caller sends it, read into micro-USDT. Bounds are checked where the limits are known. */
export const usdtAmount = amountOf('USDT').meta({
  description: 'USDT, with at most six decimal places.',
  example: 100,
});

export const businessId = requiredText(64).meta({
  description: "The business of the API key; another one's is refused with 403.",
  example: 'biz_01kb4z7v1q8m3c5n6p7r8s9t0v',
});

/** The business in a request that need not name it: every GET may, in its query. */
export const ownBusiness = optionalText(64).meta({
  description: 'When sent, the business of the credential.',
  example: 'biz_01kb4z7v1q8m3c5n6p7r8s9t0v',
});

/** Text that must be there and not be blank. */
export function requiredText(longest: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`);
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

export const merchantReference = optionalText(100).meta({
  description: "The merchant's own reference, stored with the transaction and carried by its events.",
  example: 'order-1042',
});

export const metadata = z
  .record(z.string(), z.unknown(), 'must be an object')
  .default({})
  .superRefine((value, context) => {
    if (isDeeperThan(value, DEEPEST_METADATA)) {
      context.addIssue({ code: 'custom', message: `must be nested at most ${DEEPEST_METADATA} levels deep` });
    } else if (Buffer.byteLength(JSON.stringify(value)) > LARGEST_METADATA_BYTES) {
      context.addIssue({ code: 'custom', message: 'must have at most 16 kB as JSON' });
    }
  })
  .meta({
    description: 'Free-form, at most 16 kB and 8 levels; carried by events.',
    example: { orderId: 1042 },
  });

export const environment = z.enum(['prod', 'test']).meta({ example: 'test' });

export const pageQuery = {
  limit: z
    .string()
    // Number() alone would read 0x10, 1e1 and blanks.
    .regex(/^\d+$/, 'must be a whole number from 1 to 100')
    .default('20')
    .transform(Number)
    .pipe(z.int().min(1, 'must be at least 1').max(100, 'must be at most 100'))
    .meta({
      description: 'How many, 1 to 100.',
      example: 20,
      // A query holds text, but whoever writes a client thinks of a number.
      override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: 100, default: 20 });
      },
    }),
  cursor: z.string().max(500).optional().meta({ description: '`nextCursor` of the page before.' }),
};

export const pageFields = {
  hasMore: z.boolean().meta({ example: false }),
  nextCursor: z.string().nullable().meta({ example: null }),
};

/** Marks that every body of a test-key call carries. */
export const testMarks = {
  simulated: z.literal(true).optional().meta({ description: 'Test keys only.' }),
  environment: environment.optional().meta({ description: 'Test keys only.' }),
};

export const errorBody = z
  .object({
    success: z.literal(false),
    msg: z.string().meta({ example: 'invalid payment details' }),
    code: z.string().meta({ description: 'Stable and machine-readable.', example: 'invalid_request' }),
    requestId: z.string().meta({ example: 'req_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
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

/**
 * Names every text of a value that Postgres cannot store: it has no U+0000, and half of a surrogate pair is no
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
