import { describe, expect, test } from '@jest/globals';
import { itrxSignature } from '../../../src/providers/energy/itrx.ts';

describe('a signature', () => {
  // develop.itrx.io/general/sign, steps 2 and 3, with the page's own secret.
  test('is that of the documentation', () => {
    const body =
      '{"callback_url":"http://{mydomain}/callback","energy_amount":32000,"out_trade_no":"123456",' +
      '"period":"1D","receive_address":"TExWKszFWYTKZH8LYiovAPKzS3L9MLZ4kw"}';
    expect(
      itrxSignature('0285A2741D0E76E2E187260EB23E51851D48403A756333E7D0CF845406ABF3E8', '1686796826', body),
    ).toBe('07c125cabfe006614a02131f927cca9e7a654f7644a817b155fad591e1c50f7b');
  });
});
