import { z } from 'zod';
import { type OtherToken, parseMeterTokens } from '../../../domain/orders/bill.ts';
import { minorOf } from '../../naira.ts';
import type { BillQuery, BillReport, BillValue } from '../port.ts';
import { codeSchema, reader } from './client.ts';

// The codes that decide something: vtpass.com/documentation/response-codes.
const PROCESSED = '000';
const QUERIED = '001';
const FAILED = '016';
export const KNOWN_REQUEST_ID = '014';
export const UNKNOWN_REQUEST_ID = '015';
export const LIKELY_DUPLICATE = '019';
const REVERSED = '040';
const RESOLVED = '044';
export const IMPROPER_REQUEST_ID = '085';
const NOT_PROCESSED = '091';

/** Codes that say that nothing was sold, or that it was taken back. */
const MONEY_BACK_CODES = new Set([FAILED, NOT_PROCESSED, REVERSED]);

/** Codes that state the outcome of a vend, in the answer to an order and to a question alike. */
const DECIDED_CODES = new Set([PROCESSED, QUERIED, RESOLVED, ...MONEY_BACK_CODES]);

/** Words inside that agree with a code that says that nothing was sold. */
const NOTHING_SOLD: ReadonlySet<string> = new Set(['failed', 'reversed']);

const TAKEN_BACK = ['reversed', 'VTpass took the purchase back.'] as const;

/** What the word inside means where the code leaves it to that; a delivery is looked at more closely. */
const WORDS = new Map<string | undefined, readonly [BillReport['status'], string]>([
  ['failed', ['failed', 'The biller did not deliver.']],
  ['reversed', TAKEN_BACK],
  ['resolved', ['unknown', 'VTpass resolved this by hand and does not say how: ask its support.']],
]);

/** What an answer about a vend says. */
export interface Reply {
  readonly code: string;
  /** VTpass's word for the vend, in lower case. */
  readonly status: string | undefined;
  readonly providerReference: string | undefined;
  /** Kobo; undefined when it is not told, null when it is not an amount of kobo. */
  readonly amountMinor: bigint | null | undefined;
  /** Of prepaid electricity only: another answer has none. */
  readonly value: BillValue;
}

const text = z.union([z.string(), z.number()]).nullish().catch(undefined);

const replySchema = z.looseObject({
  code: codeSchema,
  requestId: z.string().nullish().catch(undefined),
  content: z
    .object({
      transactions: z
        .object({
          status: z.string().nullish(),
          transactionId: z.union([z.string(), z.number()]).nullish(),
          amount: z.union([z.string(), z.number()]).nullish(),
          extras: text,
        })
        .nullish(),
    })
    .nullish()
    .catch(undefined),
});

// Each distributor's answer names token and units in its own way.
const TOKEN_FIELDS = ['token', 'Token', 'mainToken', 'purchased_code'];
const UNITS_FIELDS = ['units', 'Units', 'mainTokenUnits', 'PurchasedUnits'];
const OTHER_TOKEN_FIELDS: Readonly<Record<OtherToken, readonly string[]>> = {
  bonusToken: ['bonusToken'],
  kct1: ['kct1', 'KCT1'],
  kct2: ['kct2', 'KCT2'],
  resetToken: ['resetToken'],
  configureToken: ['configureToken'],
};

/** Reads an answer about a vend. @throws UnreadableAnswerError when it is that, or about another request. */
export function replyOf(
  answer: unknown,
  { requestId, meterType, account }: Pick<BillQuery, 'requestId' | 'meterType' | 'account'>,
): Reply {
  const reply = reader.read(replySchema, answer, 'answer about a vend');
  if (reply.requestId != null && reply.requestId !== requestId) {
    throw reader.unreadable('answer, which is about another vend than asked for,');
  }
  const vend = reply.content?.transactions;
  return {
    code: reply.code,
    status: vend?.status?.toLowerCase(),
    providerReference: vend?.transactionId == null ? undefined : String(vend.transactionId),
    amountMinor: vend?.amount == null ? undefined : (minorOf(vend.amount) ?? null),
    value: meterType === 'prepaid' ? deliveredValue(reply, account) : {},
  };
}

/**
 * What a prepaid customer bought. The codes next to the token itself are as documented on the pages of the distributors:
 * a meter may have to be given two key change tokens before it takes any other, and a free allowance comes as a token of
 * its own.
 */
function deliveredValue(reply: z.infer<typeof replySchema>, meterNumber: string): BillValue {
  const textsOf = (fields: readonly string[]) => fields.map((field) => text.parse(reply[field]));
  const others = new Map<OtherToken, string>();
  for (const [name, fields] of Object.entries(OTHER_TOKEN_FIELDS)) {
    const tokens = textsOf(fields).flatMap((each) => tokensIn(each, meterNumber));
    if (tokens.length > 0) others.set(name as OtherToken, joined(tokens));
  }
  const candidates = [...textsOf(TOKEN_FIELDS), reply.content?.transactions?.extras].map((each) =>
    tokensIn(each, meterNumber),
  );
  for (const { name, digits } of candidates.flat()) {
    if (name !== undefined && !others.has(name)) others.set(name, digits);
  }
  const known = new Set([...others.values()].flatMap((tokens) => tokens.split(' ')));
  const unnamed = candidates.map((tokens) =>
    tokens.filter(({ name, digits }) => name === undefined && !known.has(digits)),
  );
  // One field may have the token alone, and another all that has to be typed in.
  const fullest = unnamed.reduce((best, each) => (each.length > best.length ? each : best), []);
  return {
    token: fullest.length > 0 ? joined(fullest) : undefined,
    units: unitsIn(textsOf(UNITS_FIELDS)),
    ...(others.size > 0 && { otherTokens: Object.fromEntries(others) }),
  };
}

/** Whether a reply speaks of the vend itself. */
export function isAboutVend({ code, status }: Reply): boolean {
  return DECIDED_CODES.has(code) || status !== undefined;
}

/** Reports a vend as it was told, with what the answer brought, whatever the outcome: no later answer may bring it again. */
export function told(
  { providerReference, value }: Reply,
  status: BillReport['status'],
  reason: string | undefined,
): BillReport {
  return { ...value, status, providerReference, reason };
}

/**
 * What a vend has come to, by the code and, where the code says so, the word inside. The documentation asks for a
 * question whenever an answer is unclear (response-codes, "Important"), so a code that says that nothing was sold counts
 * only when the word inside does not say something else.
 */
export function reportOf(reply: Reply, expected: Pick<BillQuery, 'amountMinor' | 'meterType'>): BillReport {
  const { code, status } = reply;
  if (MONEY_BACK_CODES.has(code)) {
    if (status !== undefined && !NOTHING_SOLD.has(status)) {
      return told(reply, 'unknown', `VTpass contradicts itself: code ${code}${wordOf(reply)}.`);
    }
    return code === REVERSED
      ? told(reply, ...TAKEN_BACK)
      : told(reply, 'failed', `The biller did not deliver (code ${code}).`);
  }
  if (!DECIDED_CODES.has(code)) return pending(reply);
  if (status === 'delivered') return delivered(reply, expected);
  const word = WORDS.get(status);
  if (word) return told(reply, ...word);
  // initiated, pending, and every word that the documentation does not list.
  return code === RESOLVED
    ? told(
        reply,
        'unknown',
        `VTpass resolved this by hand and does not say how (code ${code}): ask its support.`,
      )
    : pending(reply);
}

function delivered(reply: Reply, expected: Pick<BillQuery, 'amountMinor' | 'meterType'>): BillReport {
  if (reply.amountMinor !== undefined && reply.amountMinor !== expected.amountMinor) {
    return told(reply, 'unknown', 'VTpass delivered, but for another amount than was ordered.');
  }
  if (expected.meterType === 'prepaid' && reply.value.token === undefined) {
    // What the customer paid for is the token: until it is there, the distributor has not delivered it.
    return told(reply, 'pending', 'VTpass calls it delivered, but has not told the token yet.');
  }
  return told(reply, 'succeeded', undefined);
}

/** The outcome is not known yet, or not told in words that the documentation has. */
export function pending(reply: Reply): BillReport {
  const code = /^\d{1,5}$/.test(reply.code) ? reply.code : 'unreadable';
  return told(reply, 'pending', `VTpass has not told the outcome (code ${code}${wordOf(reply)}).`);
}

/** VTpass's word for the vend, for messages, which hold no text of strangers. */
function wordOf({ status }: Reply): string {
  return status !== undefined && /^[a-z_ -]{1,30}$/.test(status) ? `, ${status}` : '';
}

/** A token in a text, and what the text calls it; undefined is the one that was bought. */
interface NamedToken {
  readonly name: OtherToken | undefined;
  readonly digits: string;
}

/** What stands before a token that is not the one that was bought. */
const TOKEN_NAMES: readonly (readonly [RegExp, OtherToken])[] = [
  [/^bonus/i, 'bonusToken'],
  [/^kct\s*1/i, 'kct1'],
  [/^kct\s*2/i, 'kct2'],
  [/^reset/i, 'resetToken'],
  [/^config/i, 'configureToken'],
];

/** The tokens of a text such as `Token : 2636 2054 0598 2757 7802 Bonus Token : 6288…`; none where it is not known yet. */
function tokensIn(candidate: string | number | null | undefined, meterNumber: string): readonly NamedToken[] {
  const found: NamedToken[] = [];
  let name: OtherToken | undefined;
  for (const [part, label] of String(candidate ?? '').matchAll(TOKEN_PARTS)) {
    if (label !== undefined) {
      name = TOKEN_NAMES.find(([pattern]) => pattern.test(label))?.[1];
      continue;
    }
    for (const digits of parseMeterTokens(part, meterNumber)) found.push({ name, digits });
    name = undefined;
  }
  return found;
}

/** A name of a token, or a run of digits. */
const TOKEN_PARTS = /(bonus|kct\s*[12]|reset|config)|\d[\d\s\p{Pd}]*/giu;

const joined = (tokens: readonly NamedToken[]) => [...new Set(tokens.map(({ digits }) => digits))].join(' ');

/** How much a token is worth. Where there is nothing to say, distributors say `N/A`. */
function unitsIn(candidates: readonly (string | number | null | undefined)[]): string | undefined {
  const found = candidates.find(
    (candidate) => candidate != null && !/^(n\/?a)?$/i.test(String(candidate).trim()),
  );
  return found == null ? undefined : String(found).trim().slice(0, 40);
}
