import { describe, expect, it } from '@jest/globals';
import { plainSentenceOf } from '../../src/cli/errors.ts';

describe('a certificate of Postgres that is not accepted', () => {
  it.each([
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'CERT_HAS_EXPIRED',
  ])('is told in one sentence: %s', (code) => {
    const sentence = plainSentenceOf(Object.assign(new Error('said by Node'), { code }));
    expect(sentence).toContain(`(${code})`);
    expect(sentence).toContain('sslrootcert in DATABASE_URL');
  });
});
