import { expect, test } from '@jest/globals';
import { waitFor } from './waitFor.ts';

test('a question that is never answered is named like one that is answered with no', async () => {
  const message = 'Waited 50 ms in vain for the deposit.';
  await expect(waitFor('the deposit', () => new Promise<boolean>(() => {}), 50)).rejects.toThrow(message);
  await expect(waitFor('the deposit', () => false, 50)).rejects.toThrow(message);
});
