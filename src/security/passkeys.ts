import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

/** What authenticators show beside the name of the user. */
const RELYING_PARTY_NAME = 'Merchant Payments';

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812): what every authenticator of today has one of. */
const ALGORITHMS = [-8, -7, -257];

/**
 * A passkey comes after the password, so it need not verify its user to be the second factor: NIST SP 800-63B-4, section
 * 2.2.1, takes a password with a single-factor cryptographic authenticator. Appendix B.3 asks for verification to be preferred.
 */
const USER_VERIFICATION = 'preferred';

/** Who asks for passkeys, as browsers know it. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  readonly id: string;
  /** Where the pages are that may use them. */
  readonly origin: string;
}

/**
 * The relying party of pages at an address; undefined where browsers have no passkeys: by http, save localhost, and at IP
 * addresses (WebAuthn Level 3, section 13.4.9; its API is for secure contexts, and its ids are domains).
 */
export function relyingPartyOf(pages: string): RelyingParty | undefined {
  const { origin, protocol, hostname } = new URL(pages);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return isSecure && !isAddress ? { id: hostname, origin } : undefined;
}

/** A new challenge: 32 random bytes, twice what WebAuthn Level 3, section 13.4.3, asks for. */
export function newChallenge(): Buffer {
  return randomBytes(32);
}

/** A passkey as a browser is told of it. */
interface Descriptor {
  readonly credentialId: Buffer;
  readonly transports: readonly string[];
}

function descriptorOf({ credentialId, transports }: Descriptor) {
  return {
    id: credentialId.toString('base64url'),
    transports: [...transports] as Transport[],
  };
}

/** What a browser makes a passkey by. @param of.existing those that the user has, of which no authenticator makes a second. */
export function passkeyCreationOptions(of: {
  readonly relyingParty: RelyingParty;
  readonly challenge: Buffer;
  readonly userId: string;
  readonly email: string;
  readonly existing: readonly Descriptor[];
  readonly timeoutMs: number;
}): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: of.relyingParty.id,
    userName: of.email,
    userDisplayName: of.email,
    userID: userHandleOf(of.userId),
    challenge: new Uint8Array(of.challenge),
    timeout: of.timeoutMs,
    attestationType: 'none',
    excludeCredentials: of.existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** What a browser asks a passkey by. @param of.allowed those of the user, one of which has to answer. */
export function passkeyRequestOptions(of: {
  readonly relyingParty: RelyingParty;
  readonly challenge: Buffer;
  readonly allowed: readonly Descriptor[];
  readonly timeoutMs: number;
}): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: of.relyingParty.id,
    challenge: new Uint8Array(of.challenge),
    allowCredentials: of.allowed.map(descriptorOf),
    timeout: of.timeoutMs,
    userVerification: USER_VERIFICATION,
  });
}

/** Reads the answer of a passkey where a code of the second factor is asked for: JSON. Undefined for every other text. */
export function parsePasskeyAnswer(typed: string): AuthenticationResponseJSON | undefined {
  if (!typed.startsWith('{')) return undefined;
  try {
    const answer = JSON.parse(typed);
    return typeof answer.id === 'string' && typeof answer.response === 'object' ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge that an answer says it answers, before any of it is verified; undefined when it says none. */
export function challengeOf({
  response,
}: Pick<AuthenticationResponseJSON | RegistrationResponseJSON, 'response'>): Buffer | undefined {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Refuses an answer from a page in a frame of another site: the dashboard is in none (WebAuthn Level 3, sections 7.1 and 7.2). The
 * library leaves that to its caller.
 */
function requireOwnFrame({ clientDataJSON }: { readonly clientDataJSON: string }): void {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  if (crossOrigin || topOrigin !== undefined) throw new Error('The page is in a frame of another site.');
}

/**
 * Refuses an attestation with certificates. None is asked for, and browsers leave at most that of the passkey itself (WebAuthn Level
 * 3, section 5.1.3). To verify one, the library would call addresses that the certificates name.
 */
function requireNoAttestation({ attestationObject }: { readonly attestationObject: string }): void {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isOfItself = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
  if (attestation.get('fmt') !== 'none' && !isOfItself) throw new Error('An attestation was not asked for.');
}

/** What a registration is verified against. */
interface Expected {
  readonly relyingParty: RelyingParty;
  readonly challenge: Buffer;
}

/**
 * Verifies that a passkey was made by these pages for this challenge (WebAuthn Level 3, section 7.1).
 *
 * @throws an Error that says which rule it breaks.
 */
export async function verifyNewPasskey(
  answer: RegistrationResponseJSON,
  { relyingParty, challenge }: Expected,
): Promise<Descriptor & { readonly publicKey: Buffer; readonly signCount: number }> {
  requireOwnFrame(answer.response);
  requireNoAttestation(answer.response);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The attestation does not verify.');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: answer.response.transports ?? [],
  };
}

/**
 * Verifies that a passkey answered these pages for this challenge (WebAuthn Level 3, section 7.2), all but its counter,
 * which is compared where it is stored.
 *
 * @returns the counter.
 * @throws an Error that says which rule it breaks.
 */
export async function verifyPasskeyAnswer(
  answer: AuthenticationResponseJSON,
  {
    relyingParty,
    challenge,
    userId,
    publicKey,
  }: Expected & { readonly userId: string; readonly publicKey: Buffer },
): Promise<number> {
  requireOwnFrame(answer.response);
  const { userHandle } = answer.response;
  if (userHandle !== undefined && !userHandleOf(userId).equals(Buffer.from(userHandle, 'base64url')))
    throw new Error('The user handle is that of another user.');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: false,
  });
  if (!verified) throw new Error('The signature does not verify.');
  return authenticationInfo.newCounter;
}

/** What authenticators know a user by. An id of ours is random and says nothing of the person. */
function userHandleOf(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId);
}
