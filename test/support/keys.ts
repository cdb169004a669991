import { createHash } from 'node:crypto';

/** A key of 32 bytes that looks random, and is the same in every process that names it alike. */
export function testKey(name: string): Buffer {
  return createHash('sha256').update(`a key of a test: ${name}`).digest();
}

/** The two keys of a service under test. */
export const TEST_KEYS = {
  ENCRYPTION_KEY: testKey('encryption').toString('base64'),
  JWT_SECRET: testKey('sessions').toString('base64'),
} as const;
