import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { InvariantError } from '../domain/errors.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals small secrets (API keys, webhook secrets) for the database with AES-256-GCM. */
export interface SecretBox {
  /** @param purpose binds the ciphertext to its place: it opens only with the same purpose. */
  seal(plaintext: string, purpose: string): Buffer;
  /** @throws InvariantError when the ciphertext was changed, moved, or sealed with another key. */
  open(sealed: Uint8Array, purpose: string): string;
}

/** @param key 32 bytes. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(plaintext, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      return Buffer.concat([nonce, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, purpose) {
      try {
        const bytes = Buffer.from(sealed);
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return (
          decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new InvariantError('A stored secret does not open with the configured ENCRYPTION_KEY.');
      }
    },
  };
}
