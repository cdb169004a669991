import { describe, expect, it } from '@jest/globals';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { testKey } from '../support/keys.ts';

const KEY = testKey('one');
const OTHER = testKey('another');
const PURPOSE = 'webhook_secret/biz_1';

describe('a sealed value', () => {
  it('opens with its key, for its purpose', () => {
    const box = createSecretBox(KEY);
    for (const plaintext of ['', 'whsec_x', 'é'.repeat(10_000)]) {
      expect(box.open(box.seal(plaintext, PURPOSE), PURPOSE)).toBe(plaintext);
    }
    const sealed = box.seal('whsec_x', PURPOSE);
    expect(() => box.open(sealed, 'webhook_secret/biz_2')).toThrow(/does not open/);
    expect(() => createSecretBox(OTHER).open(sealed, PURPOSE)).toThrow(/does not open/);
  });

  it('opens no more when any of its bytes is another, its name of the key included', () => {
    const box = createSecretBox(KEY, OTHER);
    const sealed = box.seal('whsec_x', PURPOSE);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((sealed[index] ?? 0) ^ 1, index);
      expect(() => box.open(changed, PURPOSE)).toThrow(/does not open/);
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => box.open(sealed.subarray(0, length), PURPOSE)).toThrow(/does not open/);
    }
  });

  it('names the key that sealed it, by an id that every process finds alike and that is no part of the key', () => {
    const box = createSecretBox(KEY);
    expect(box.keyId).toMatch(/^[0-9a-f]{16}$/);
    expect(createSecretBox(KEY, OTHER).keyId).toBe(box.keyId);
    expect(createSecretBox(OTHER).keyId).not.toBe(box.keyId);
    expect(KEY.toString('hex')).not.toContain(box.keyId);
    expect(box.header.toString('hex')).toContain(box.keyId);
    expect(box.seal('x', PURPOSE).subarray(0, box.header.length)).toEqual(box.header);
  });

  it('of the key before is opened, and new ones are of the present key', () => {
    const before = createSecretBox(OTHER);
    const box = createSecretBox(KEY, OTHER);
    expect(box.open(before.seal('whsec_x', PURPOSE), PURPOSE)).toBe('whsec_x');
    expect(() => before.open(box.seal('whsec_x', PURPOSE), PURPOSE)).toThrow(/does not open/);
  });
});
