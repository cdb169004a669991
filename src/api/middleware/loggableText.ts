/** What stands in place of a secret. */
const MASK = '***';

/**
 * Texts that may be secrets or personal data, wherever they stand: keys, tokens, signing secrets, codes, anything random
 * and long, e-mail addresses, and numbers of accounts and phones.
 */
const PRIVATE = [
  /mp_(?:prod|test)_\w+/gi,
  /whsec_[\w+/=-]+/gi,
  /eyJ[\w-]*(?:\.[\w-]*)+/g,
  /[^\s"'<>?&=/:,;()]+(?:@|%40)[^\s"'<>?&=/:,;()]+/gi,
  /\b(?=[A-Z-]*\d)[0-9A-Z]{4,8}(?:-[0-9A-Z]{4,8})+\b/g,
  /[\w+=-]{40,}/g,
  /(?<!\w)\+?\d(?:[ -]?\d){9,}(?!\w)/g,
];

/** Parameters of queries whose values tell nothing private, if they have the form of one; others are masked. */
const SHOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'action',
  'asset',
  'businessId',
  'channel',
  'days',
  'environment',
  'eventType',
  'format',
  'from',
  'kind',
  'limit',
  'method',
  'paymentId',
  'role',
  'state',
  'status',
  'to',
  'type',
]);

/** An id of ours, a word of a list, or a number or moment. */
const SHOWN_VALUE = /^(?:[a-z]{2,4}_[0-9a-z]{26}|[A-Za-z][A-Za-z_.-]{0,39}|[\d:.TZ+ -]{1,40})$/;

const MAX_PATH_LENGTH = 300;
const MAX_MESSAGE_LENGTH = 300;
const MAX_PROBLEMS = 20;

/** A text without what may be private, as Postgres can store it, cut. */
export function withoutPrivateTexts(text: string): string {
  const masked = PRIVATE.reduce<string>((rest, pattern) => rest.replaceAll(pattern, MASK), text);
  return cut(masked.replaceAll('\u0000', ''), MAX_MESSAGE_LENGTH);
}

function cut(text: string, maxLength: number): string {
  return (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text).toWellFormed();
}

/** A path and its query without what may be private. @param query as it was sent, without the question mark. */
export function loggablePath(path: string, query: string): string {
  const parameters = [...new URLSearchParams(query.slice(0, 2 * MAX_PATH_LENGTH))].map(([name, value]) => {
    const isShown = SHOWN_PARAMETERS.has(name) && SHOWN_VALUE.test(value);
    return `${withoutPrivateTexts(name)}=${isShown ? withoutPrivateTexts(value) : MASK}`;
  });
  const shown = withoutPrivateTexts(decoded(path));
  return cut(parameters.length > 0 ? `${shown}?${parameters.join('&')}` : shown, MAX_PATH_LENGTH);
}

/**
 * The JSON of an error body without what may be private: its message, code and problems. Other fields describe an order, with
 * names and account numbers.
 *
 * @param body of the answer, as an object or as JSON.
 */
export function loggableError(body: unknown): string | undefined {
  const { msg, code, requestId, errors } = fieldsOf(body);
  if (typeof code !== 'string') return undefined;
  const problems = Array.isArray(errors) ? errors.slice(0, MAX_PROBLEMS).map(fieldsOf) : undefined;
  return JSON.stringify({
    success: false,
    msg: withoutPrivateTexts(String(msg)),
    code,
    requestId,
    errors: problems?.map(({ path, message }) => ({
      path: withoutPrivateTexts(String(path)),
      message: withoutPrivateTexts(String(message)),
    })),
  });
}

/** A path as people read it: what is encoded hides no secret. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
