import { describe, expect, it } from '@jest/globals';
import { relyingPartyOf, verifyNewPasskey, verifyPasskeyAnswer } from '../../src/security/passkeys.ts';
import { attestationObject, authenticatorData, privateKeyOf } from '../support/passkeys.ts';

/**
 * Section 16.2 of Web Authentication Level 3 (https://www.w3.org/TR/webauthn-3/#sctn-test-vectors-none-es256): an ES256
 * credential without attestation, of https://example.org.
 */
const VECTOR = {
  rpId: 'example.org',
  origin: 'https://example.org',
  privateKey: '6e68e7a58484a3264f66b77f5d6dc5bc36a47085b615c9727ab334e8c369c2ee',
  aaguid: '8446ccb9ab1db374750b2367ff6f3a1f',
  credentialId: 'f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4',
  registration: {
    challenge: '00c30fb78531c464d2b6771dab8d7b603c01162f2fa486bea70f283ae556e130',
    clientDataJSON:
      '7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a22414d4d507434557878475453746e63647134313759447742466938767049612d7077386f4f755657345441222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a20426b5165446a646354427258426941774a544c453551227d',
    attestationObject:
      'a363666d74646e6f6e656761747453746d74a068617574684461746158a4bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b559000000008446ccb9ab1db374750b2367ff6f3a1f0020f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4a5010203262001215820afefa16f97ca9b2d23eb86ccb64098d20db90856062eb249c33a9b672f26df61225820930a56b87a2fca66334b03458abf879717c12cc68ed73290af2e2664796b9220',
  },
  authentication: {
    challenge: '39c0e7521417ba54d43e8dc95174f423dee9bf3cd804ff6d65c857c9abf4d408',
    authenticatorData: 'bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000',
    clientDataJSON:
      '7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224f63446e55685158756c5455506f334a5558543049393770767a7a59425039745a63685879617630314167222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d',
    signature:
      '3046022100f50a4e2e4409249c4a853ba361282f09841df4dd4547a13a87780218deffcd380221008480ac0f0b93538174f575bf11a1dd5d78c6e486013f937295ea13653e331e87',
  },
} as const;

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const base64url = (hex: string) => bytes(hex).toString('base64url');

const RELYING_PARTY = { id: VECTOR.rpId, origin: VECTOR.origin };
const REGISTRATION = {
  id: base64url(VECTOR.credentialId),
  rawId: base64url(VECTOR.credentialId),
  type: 'public-key',
  response: {
    clientDataJSON: base64url(VECTOR.registration.clientDataJSON),
    attestationObject: base64url(VECTOR.registration.attestationObject),
  },
  clientExtensionResults: {},
} as const;
const ANSWER = {
  ...REGISTRATION,
  response: {
    clientDataJSON: base64url(VECTOR.authentication.clientDataJSON),
    authenticatorData: base64url(VECTOR.authentication.authenticatorData),
    signature: base64url(VECTOR.authentication.signature),
  },
} as const;
const AT_REGISTRATION = { relyingParty: RELYING_PARTY, challenge: bytes(VECTOR.registration.challenge) };
const AT_AUTHENTICATION = { relyingParty: RELYING_PARTY, challenge: bytes(VECTOR.authentication.challenge) };

describe('the test vectors of WebAuthn', () => {
  it('are accepted: a registration, and an answer by its key', async () => {
    const passkey = await verifyNewPasskey(REGISTRATION, AT_REGISTRATION);
    expect(passkey.credentialId.toString('hex')).toBe(VECTOR.credentialId);
    expect(passkey.signCount).toBe(0);
    const { publicKey } = passkey;
    const by = { ...AT_AUTHENTICATION, userId: 'usr_1', publicKey };
    expect(await verifyPasskeyAnswer(ANSWER, by)).toBe(0);
  });

  const others = [
    ['another challenge', { challenge: Buffer.alloc(32) }, /challenge/],
    ['another origin', { relyingParty: { ...RELYING_PARTY, origin: 'https://example.com' } }, /origin/],
    ['another relying party', { relyingParty: { ...RELYING_PARTY, id: 'example.com' } }, /RP ID/],
  ] as const;
  it.each(others)('are refused for %s', async (_, other, reason) => {
    await expect(verifyNewPasskey(REGISTRATION, { ...AT_REGISTRATION, ...other })).rejects.toThrow(reason);
    const { publicKey } = await verifyNewPasskey(REGISTRATION, AT_REGISTRATION);
    const by = { ...AT_AUTHENTICATION, userId: 'usr_1', publicKey, ...other };
    await expect(verifyPasskeyAnswer(ANSWER, by)).rejects.toThrow(reason);
  });

  it('are refused with an attestation, which was not asked for', async () => {
    const none = VECTOR.registration.attestationObject;
    const named = (format: string, statement: string) =>
      `a363666d74${format}6761747453746d74${statement}${none.slice(none.indexOf('68617574684461746158'))}`;
    const [packed, apple] = ['667061636b6564', '656170706c65'];
    // A statement with a list of one certificate: x5c.
    const certified = 'a163783563814100';
    for (const object of [named(packed, certified), named(apple, certified), named(apple, 'a0')]) {
      const response = { ...REGISTRATION.response, attestationObject: base64url(object) };
      await expect(verifyNewPasskey({ ...REGISTRATION, response }, AT_REGISTRATION)).rejects.toThrow(
        'An attestation was not asked for.',
      );
    }
  });

  it('are refused for the handle of another user', async () => {
    const { publicKey } = await verifyNewPasskey(REGISTRATION, AT_REGISTRATION);
    const by = { ...AT_AUTHENTICATION, userId: 'usr_1', publicKey };
    const ofUser = (userHandle: string) => ({
      ...ANSWER,
      response: { ...ANSWER.response, userHandle: Buffer.from(userHandle).toString('base64url') },
    });
    expect(await verifyPasskeyAnswer(ofUser('usr_1'), by)).toBe(0);
    await expect(verifyPasskeyAnswer(ofUser('usr_2'), by)).rejects.toThrow(/another user/);
  });

  it('are what the authenticator of our tests makes of the same key', () => {
    const passkey = {
      credentialId: bytes(VECTOR.credentialId),
      aaguid: bytes(VECTOR.aaguid),
      privateKey: privateKeyOf(bytes(VECTOR.privateKey)),
    };
    // Present, backup eligible, backed up, and with a credential.
    const head = authenticatorData(VECTOR.rpId, 0x59);
    expect(attestationObject(passkey, head).toString('hex')).toBe(VECTOR.registration.attestationObject);
    const data = authenticatorData(VECTOR.rpId, 0x19);
    expect(data.toString('hex')).toBe(VECTOR.authentication.authenticatorData);
  });
});

describe('the relying party', () => {
  it.each([
    ['https://pay.example.com/', { id: 'pay.example.com', origin: 'https://pay.example.com' }],
    ['https://pay.example.com:8443', { id: 'pay.example.com', origin: 'https://pay.example.com:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://pay.example.com', undefined],
    ['http://127.0.0.1:3000', undefined],
    ['https://10.0.0.1', undefined],
    ['https://[2001:db8::1]', undefined],
  ])('of pages at %s is %j', (pages, expected) => {
    expect(relyingPartyOf(pages)).toEqual(expected);
  });
});
