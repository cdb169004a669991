import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { callbackAbout, signedCallbacks } from '../../src/providers/callback.ts';

const BODY = Buffer.from('{"event":"transfer.success"}');
const verify = signedCallbacks(
  { secretKey: 'sk_1', header: 'x-signature', hash: 'sha512', encoding: 'hex' },
  (rawBody) => callbackAbout(rawBody, 'transfer.success'),
);
const signed = (key: string, body = BODY) => createHmac('sha512', key).update(body).digest('hex');

it('a callback is read by the signature of its body with our key, and by nothing else', () => {
  const verified = (signature: string | undefined) => verify(BODY, { 'x-signature': signature });
  expect(verified(signed('sk_1'))).toMatchObject({ eventType: 'transfer.success' });
  for (const signature of [
    undefined,
    '',
    signed('sk_2'),
    signed('sk_1', Buffer.from('{}')),
    signed('sk_1').slice(0, -2),
    `${signed('sk_1')}00`,
    // What follows a letter that is not hex is not read.
    `${signed('sk_1')}zz`,
  ]) {
    expect([signature, verified(signature)]).toEqual([signature, undefined]);
  }
});
