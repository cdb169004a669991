import { describe, expect, it } from '@jest/globals';
import { passwordProblem } from '../../src/security/passwordStrength.ts';

const OWN = { email: 'demo@merchant.example', businessName: 'Acme Stores', phone: '+2348012345678' };
const OWN_WORDS = 'must not be made of the e-mail address, the business name or the phone number';
const TOO_COMMON = 'is too easy to guess; use several words that have nothing to do with each other';

describe('a new password', () => {
  it.each([
    'demo@merchant.example',
    'DEMO@Merchant.Example1',
    'acme stores',
    'Acme-Stores-2026',
    'storesacmestores',
    '+2348012345678',
    '2348012345678',
    '08012345678',
    '080 1234 5678!',
    // Full-width letters are the same letters.
    '\uff41\uff43\uff4d\uff45\uff53\uff54\uff4f\uff52\uff45\uff53',
  ])('is not made of words of its account: %j', async (password) => {
    expect(await passwordProblem(password, OWN)).toBe(OWN_WORDS);
  });

  it.each([
    '1234567890',
    'password123',
    'Password1234',
    'p@ssw0rd2024',
    'qwertyuiop12',
    'iloveyou12',
    'aaaaaaaaaaaaaaaa',
    'passwordpassword',
    '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10',
    'a'.repeat(200),
  ])('is not a common one or a pattern: %j', async (password) => {
    expect(await passwordProblem(password, OWN)).toBe(TOO_COMMON);
  });

  it.each([
    'correct horse battery',
    'another correct horse',
    'xK9!sd8Kq2',
    'acme sells yams on tuesdays',
    'Zq3vJ8mX0aLp4Tn9Rb2u',
  ])('is accepted when it is neither: %j', async (password) => {
    expect(await passwordProblem(password, OWN)).toBeUndefined();
  });

  it('is judged in a moment, however long it is', async () => {
    await passwordProblem('p4ssw0rd@1', OWN);
    const beganAt = performance.now();
    await passwordProblem('p4ssw0rd@1'.repeat(20), OWN);
    expect(performance.now() - beganAt).toBeLessThan(1_000);
  });
});
