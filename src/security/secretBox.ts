import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { InvariantError } from '../domain/errors.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 8;

/** What a sealed value begins with, before the id of its key. */
const MAGIC = Buffer.from('mps1', 'latin1');

/** Seals small secrets (API keys, webhook secrets) for the database with AES-256-GCM. */
export interface SecretBox {
  /** Names the key that seals, by 16 hexadecimal digits from which the key does not follow. */
  readonly keyId: string;
  /** What every value begins with that this key sealed. */
  readonly header: Buffer;
  /** @param purpose binds the ciphertext to its place: it opens only with the same purpose. */
  seal(plaintext: string, purpose: string): Buffer;
  /** @throws InvariantError when the ciphertext was changed, moved, or sealed with a key that is not ours. */
  open(sealed: Uint8Array, purpose: string): string;
}

interface SealingKey {
  readonly key: Uint8Array;
  readonly header: Buffer;
}

/**
 * @param key 32 bytes, with which values are sealed.
 * @param previousKeys 32 bytes each, with which values may still be sealed; they only open.
 */
export function createSecretBox(key: Uint8Array, ...previousKeys: readonly Uint8Array[]): SecretBox {
  const current = sealingKey(key);
  const keys = [current, ...previousKeys.map(sealingKey)];
  const { header } = current;
  return {
    keyId: header.toString('hex', MAGIC.length),
    header,
    seal(plaintext, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(header, purpose));
      const ciphertext = [cipher.update(plaintext, 'utf8'), cipher.final()];
      return Buffer.concat([header, nonce, ...ciphertext, cipher.getAuthTag()]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const named = keys.find((each) => bytes.subarray(0, each.header.length).equals(each.header));
      const plaintext =
        named &&
        decrypt(named.key, bytes.subarray(named.header.length), associatedData(named.header, purpose));
      if (plaintext === undefined) {
        throw new InvariantError('A stored secret does not open with any key of ENCRYPTION_KEY.');
      }
      return plaintext;
    },
  };
}

/** What binds the sealed API keys of a business to it. */
export function apiKeyPurpose(businessId: string): string {
  return `api_key/${businessId}`;
}

/** What binds the sealed webhook secrets of a business to it. */
export function webhookSecretPurpose(businessId: string): string {
  return `webhook_secret/${businessId}`;
}

/** What binds the sealed secret of a business's second factor to it. */
export function secondFactorPurpose(userId: string): string {
  return `second_factor/${userId}`;
}

/** What binds a sealed secret of the installation itself to its name. */
export function installationSecretPurpose(name: string): string {
  return `installation_secret/${name}`;
}

function sealingKey(key: Uint8Array): SealingKey {
  const id = Buffer.from(hkdfSync('sha256', key, '', 'merchant-payments key id', KEY_ID_BYTES));
  return { key, header: Buffer.concat([MAGIC, id]) };
}

function associatedData(header: Buffer, purpose: string): Buffer {
  return Buffer.concat([header, Buffer.from(purpose)]);
}

/** @param sealed nonce, ciphertext and tag. @returns undefined when the tag does not fit. */
function decrypt(key: Uint8Array, sealed: Buffer, associated: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      .setAAD(associated)
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return (
      decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}
