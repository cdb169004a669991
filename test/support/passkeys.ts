import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { RequestOptions, TestService } from './service.ts';

/** The pages of a service whose passkeys are tested: `PUBLIC_URL`. */
export const PAGES = { origin: 'https://pay.example.com', rpId: 'pay.example.com' } as const;

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
const USER_PRESENT = 0x01;
const ATTESTED_CREDENTIAL = 0x40;

/** What an authenticator of a test does otherwise than a right one. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** In base64url. */
  readonly challenge?: string;
  readonly type?: string;
  readonly flags?: number;
  /** The counter that it sends; it sends none unless given. */
  readonly signCount?: number;
  readonly userHandle?: string;
  readonly credentialId?: Buffer;
  /** Whether the page stands in a frame of another site. */
  readonly crossOrigin?: boolean;
}

/** An answer to `navigator.credentials.get`, as a page sends it. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string;
  };
  readonly clientExtensionResults: object;
}

/** A passkey in software: ES256 without attestation, as in section 16 of WebAuthn Level 3. */
export interface TestPasskey {
  readonly credentialId: Buffer;
  readonly privateKey: KeyObject;
  readonly aaguid: Buffer;
}

export function newTestPasskey(): TestPasskey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { credentialId: randomBytes(32), privateKey, aaguid: Buffer.alloc(16) };
}

/** The private key of P-256 that is this number. */
export function privateKeyOf(number: Buffer): KeyObject {
  // RFC 5915, without the public key, which follows from it.
  const der = Buffer.concat([
    Buffer.from('30310201010420', 'hex'),
    number,
    Buffer.from('a00a06082a8648ce3d030107', 'hex'),
  ]);
  return createPrivateKey({ key: der, format: 'der', type: 'sec1' });
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** Hash of the relying party, flags and counter. */
export function authenticatorData(rpId: string, flags: number, signCount = 0): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(signCount);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
}

/** The authenticator data of a registration, in an attestation object without attestation (CBOR, RFC 8949). */
export function attestationObject({ credentialId, privateKey, aaguid }: TestPasskey, head: Buffer): Buffer {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  const data = Buffer.concat([
    ...[head, aaguid, length, credentialId],
    // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);
}

function clientData(
  type: string,
  challenge: string,
  { origin, crossOrigin }: Required<Pick<Deviation, 'origin' | 'crossOrigin'>>,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

/** What a browser answers to `navigator.credentials.create`. */
export function register(
  passkey: TestPasskey,
  options: { readonly challenge: string },
  deviation: Deviation = {},
) {
  const {
    origin = PAGES.origin,
    rpId = PAGES.rpId,
    challenge = options.challenge,
    type = 'webauthn.create',
    crossOrigin = false,
  } = deviation;
  const flags = deviation.flags ?? USER_PRESENT | ATTESTED_CREDENTIAL;
  const head = authenticatorData(rpId, flags, deviation.signCount);
  const id = passkey.credentialId.toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: clientData(type, challenge, { origin, crossOrigin }).toString('base64url'),
      attestationObject: attestationObject(passkey, head).toString('base64url'),
      transports: ['internal'],
    },
    clientExtensionResults: {},
  };
}

/** What a browser answers to `navigator.credentials.get`. */
export function answer(
  { credentialId, privateKey }: TestPasskey,
  options: { readonly challenge: string },
  deviation: Deviation = {},
): PasskeyAnswer {
  const {
    origin = PAGES.origin,
    rpId = PAGES.rpId,
    challenge = options.challenge,
    type = 'webauthn.get',
    crossOrigin = false,
  } = deviation;
  const data = authenticatorData(rpId, deviation.flags ?? USER_PRESENT, deviation.signCount);
  const client = clientData(type, challenge, { origin, crossOrigin });
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
  const id = (deviation.credentialId ?? credentialId).toString('base64url');
  const { userHandle } = deviation;
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString('base64url') }),
    },
    clientExtensionResults: {},
  };
}

/** Registers a passkey of a user who is signed in. @param by.code of the second factor of a user who has one. */
export async function addPasskey(
  service: TestService,
  by: {
    readonly cookie: string;
    readonly password: string;
    readonly code?: string;
    readonly name?: string;
    readonly passkey?: TestPasskey;
    readonly signCount?: number;
  },
): Promise<{
  readonly passkey: TestPasskey;
  readonly id: string;
  readonly recoveryCodes: readonly string[];
}> {
  const { cookie, password, code, name = 'Work laptop', passkey = newTestPasskey(), signCount = 0 } = by;
  const headers: Record<string, string> = code === undefined ? {} : { 'x-second-factor': code };
  const prepared = await service.post('/session/passkeys', { password }, { cookie, headers });
  if (prepared.status !== 200) throw new Error(`No passkey could be prepared: ${prepared.body.msg}`);
  const response = register(passkey, prepared.body.options, { signCount });
  const { status, body } = await service.post('/session/passkeys/confirm', { name, response }, { cookie });
  if (status !== 200) throw new Error(`The passkey could not be added: ${status} ${body.msg}`);
  return { passkey, id: body.passkey.id, recoveryCodes: body.recoveryCodes };
}

/** Has a passkey answer a challenge of a session. @returns what is sent in place of a code. */
export async function proofBy(
  service: TestService,
  passkey: TestPasskey,
  { deviation = {}, ...session }: RequestOptions & { readonly deviation?: Deviation },
): Promise<string> {
  const { status, body } = await service.post('/session/passkeys/challenge', undefined, session);
  if (status !== 200) throw new Error(`There is no challenge: ${status} ${body.msg}`);
  return JSON.stringify(answer(passkey, body.options, deviation));
}
