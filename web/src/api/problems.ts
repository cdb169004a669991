import { MerchantApiError } from '@merchant-payments/client';
import { t } from '../i18n/index.ts';

/** What went wrong, as a person reads it. */
export interface Problem {
  readonly message: string;
  /** What support finds the request by; undefined when the service was not reached. */
  readonly requestId: string | undefined;
  /** Whether it may pass by itself, so that trying again helps; a refusal stays one. */
  readonly canPass: boolean;
}

/** Whether the service refused because the user is not signed in, or the session is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof MerchantApiError && error.status === 401;
}

/** The stable code of a refusal; undefined when the service was not reached. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof MerchantApiError ? error.code : undefined;
}

/** What is said in place of a message that is written for programs; undefined for every other. */
function ownWords(code: string): string | undefined {
  if (code === 'invalid_credentials') return t('signIn.wrong');
  return code === 'forbidden' ? t('forbidden.message') : undefined;
}

/** Says what went wrong. The messages of the service are for people, so most of them are shown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof MerchantApiError && error.code !== 'connection_failed') {
    const message = ownWords(error.code) ?? sentence(error.message);
    const canPass = error.status >= 500 || error.status === 408 || error.status === 429;
    return { message, requestId: error.requestId, canPass };
  }
  return { message: t('problem.unreachable'), requestId: undefined, canPass: true };
}

/**
 * The problems of a request by field, for a form to show each where it belongs.
 *
 * @param names the fields of the form; a problem of any other field is left out, for the message of the whole to tell.
 */
export function fieldProblems(error: unknown, names: readonly string[]): Record<string, string> {
  const problems = error instanceof MerchantApiError ? (error.errors ?? []) : [];
  const found: Record<string, string> = {};
  for (const { path, message } of problems) {
    if (names.includes(path) && found[path] === undefined) found[path] = sentence(message);
  }
  return found;
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
