import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** A key of 32 bytes that looks random, and is the same in every process that names it alike. */
export function testKey(name: string): Buffer {
  return createHash('sha256').update(`a key of a test: ${name}`).digest();
}

/** The two keys of a service under test. */
export const TEST_KEYS = {
  ENCRYPTION_KEY: testKey('encryption').toString('base64'),
  JWT_SECRET: testKey('sessions').toString('base64'),
} as const;

/** Seals as versions did whose values named no key: nonce, ciphertext, tag. */
export function sealWithoutKeyId(
  key: Uint8Array,
  { plaintext, purpose, nonce = randomBytes(12) }: { plaintext: string; purpose: string; nonce?: Uint8Array },
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}
