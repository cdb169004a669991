import type { AnswerOf, InputOf } from '@merchant-payments/client';

type CreationOptions = AnswerOf<'preparePasskey'>['options'];
type RequestOptions = AnswerOf<'challengePasskeys'>['options'];
type Registration = InputOf<'confirmPasskey'>['body']['response'];

/** What speaks WebAuthn with the browser. It is loaded when it is needed, so that no page waits for it. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys at this address: it has none by http, nor at IP addresses. */
export const hasPasskeys = typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

/** Has the browser make a passkey. @throws when the person cancels, or the authenticator has one of the user already. */
export async function createPasskey(options: CreationOptions): Promise<Registration> {
  const { startRegistration } = await loadWebAuthn();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return (await startRegistration({ optionsJSON })) as unknown as Registration;
}

/**
 * Has one of the person's passkeys answer a challenge.
 *
 * @returns what the service takes in place of a code of the second factor.
 * @throws when the person cancels.
 */
export async function provePasskey(options: RequestOptions): Promise<string> {
  const { startAuthentication } = await loadWebAuthn();
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  // What extensions say is left out: a header takes ASCII alone.
  return JSON.stringify({ id, rawId, type, response, clientExtensionResults: {} });
}

/** Whether the browser ended its prompt without an answer, because the person cancelled it or waited for too long. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** Whether the authenticator has a passkey of the user already. */
export function isKnownPasskey(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
