import { isNativeError } from 'node:util/types';
import { ConfigError } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { DomainError } from '../domain/errors.ts';

/** A mistake that the person at the terminal can fix. Its message is one sentence, shown as it stands. */
export class AdminError extends Error {
  override readonly name: string = 'AdminError';
}

/** A flow did not answer in time: no worker serves it, or its provider takes long. */
export class NoAnswerError extends AdminError {
  override readonly name = 'NoAnswerError';
}

/** Errors of other modules whose message is such a sentence, by name: importing Temporal's would load all of it. */
const PLAIN_ERRORS = new Set([
  AdminError.name,
  NoAnswerError.name,
  ConfigError.name,
  'AccountUnresolvedError',
  'PayoutsHeldError',
  'ProviderRejectedError',
  'ProviderUnavailableError',
  'NodeUnavailableError',
  'NodeBehindError',
  'IncompleteBlockError',
  'WrongChainError',
  'SigningRefusedError',
]);

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/** Codes of Node's TLS for a certificate that was not signed by an authority we trust, is not in time, or names another host. */
const CERTIFICATE_REFUSED = /CERT|UNABLE_TO_(GET|VERIFY)/;
const MIGRATE = 'run npm run admin -- migrate first';

/** The sentence for a foreseeable mistake, or undefined for what must be a fault of our own. */
export function plainSentenceOf(error: unknown): string | undefined {
  if (!isNativeError(error)) return undefined;
  if (error instanceof StartError || PLAIN_ERRORS.has(error.name)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNREACHABLE.has(code)) return `The database cannot be reached (${code}): check DATABASE_URL.`;
  if (CERTIFICATE_REFUSED.test(code)) {
    return `The certificate of the database is not accepted (${code}): check its name, sslmode and sslrootcert in DATABASE_URL.`;
  }
  switch (code) {
    case '28P01':
    case '28000':
      return 'The database refuses the user or password in DATABASE_URL.';
    case '3D000':
      return 'The database that DATABASE_URL names does not exist.';
    case '53300':
      return 'The database has no connection left: try again.';
    case '22023':
      return /role/.test(error.message) ? `The database lacks the service's role: ${MIGRATE}.` : undefined;
    case '42P01':
    case '3F000':
      return `The database lacks the service's tables: ${MIGRATE}.`;
    case '42501':
      return `The database user lacks a right: ${error.message}.`;
    default:
      return undefined;
  }
}

/** What is printed of an error: the sentence for a foreseeable mistake; else the error and the calls that led to it. */
export function linesOfError(error: unknown): readonly string[] {
  const sentence = plainSentenceOf(error);
  if (sentence !== undefined) return [sentence];
  if (!isNativeError(error)) return [String(error)];
  const { name, message, stack = '' } = error;
  // The message may have line breaks of its own, so the calls begin behind it.
  const [, ...calls] = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return [`${name}: ${message}`, ...calls];
}

/** What was looked for, or that something was done. @throws AdminError with the sentence when it was not. */
export function required<Found>(found: Found, otherwise: string): Exclude<Found, undefined | false> {
  if (found === undefined || found === false) throw new AdminError(otherwise);
  return found as Exclude<Found, undefined | false>;
}

/**
 * @param found the business, or whether there is one.
 * @throws AdminError when there is none.
 */
export function requireBusiness<Found>(found: Found, id: string): Exclude<Found, undefined | false> {
  return required(found, `There is no business ${id}.`);
}

/** What the domain refuses, as a command says it. */
export async function inPlainWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DomainError ? new AdminError(`Refused: ${error.message}.`) : error;
  }
}
