import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, invite, logInUser, signInUser, type TestUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let token: string;
let second: TestUser;
let finance: TestUser;

beforeAll(async () => {
  // No relay runs here: notices stay where they are stored.
  service = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  await service.ownerSql('delete from attempt_counters');
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  token = await service.logIn(merchant);
  second = await addUser(service, merchant, 'owner');
  finance = await addUser(service, merchant, 'finance');
  await invite(service, token, 'owner');
});

/** Who gets the notice of an action, those of earlier ones left out. */
async function recipientsOf(name: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  await service.ownerSql('delete from notices');
  await work();
  const { rows } = await service.ownerSql('select recipient from notices where name = $1', [name]);
  return rows.map(({ recipient }) => recipient).toSorted();
}
const newestOf = async (action: string) =>
  (await service.get(`/audit?action=${action}&limit=1`, { token })).body.entries[0];
const makeKey = (by = token) => {
  const body = { name: 'Payroll', environment: 'test', scopes: ['withdrawals:write'] };
  return service.post('/api-keys', body, { token: by });
};

describe('an entry of the audit log names', () => {
  it('the user who did it: the owner by that word, others by e-mail', async () => {
    await service.patch('/me', { contactPersonName: 'Ada' }, { token });
    expect(await newestOf('profile.change')).toMatchObject({ actor: 'The owner' });
    const tokenOfSecond = await logInUser(service, merchant, second);
    await service.patch('/me', { contactPersonName: 'Obi' }, { token: tokenOfSecond });
    expect(await newestOf('profile.change')).toMatchObject({
      actor: second.email,
      before: { contactPersonName: 'Ada' },
      after: { contactPersonName: 'Obi' },
    });
  });

  it('who made a restricted key, and what it may do', async () => {
    const { key } = (await makeKey(await logInUser(service, merchant, second))).body.apiKey;
    expect(await newestOf('api_key.create')).toMatchObject({
      actor: second.email,
      after: { keyName: 'Payroll', keyEnds: key.slice(-4), scopes: 'withdrawals:write' },
    });
  });

  it('who lets a hold on payouts include keys, and what it was and is', async () => {
    const by = { token: await logInUser(service, merchant, second) };
    const changes = await recipientsOf('business.payout_hold', async () => {
      for (const includesKeys of [false, true, true]) {
        expect((await service.post('/payout-hold', { includesKeys }, by)).status).toBe(200);
      }
    });
    // What is saved again as it was does not change anything.
    expect(changes).toEqual([merchant.email, second.email].toSorted());
    expect(await newestOf('business.payout_hold')).toMatchObject({
      actor: second.email,
      before: { includesKeys: false },
      after: { includesKeys: true },
    });
  });
});

describe('a notice goes to', () => {
  const owners = () => [merchant.email, second.email].toSorted();

  it('every active owner, and no other user', async () => {
    expect(await recipientsOf('api_key.create', () => makeKey())).toEqual(owners());
    await service.post(`/users/${second.userId}/remove`, undefined, { token });
    expect(await recipientsOf('api_key.create', () => makeKey())).toEqual([merchant.email]);
  });

  it('the user too whose access it is about', async () => {
    const signIn = () => signInUser(service, merchant, finance);
    const all = [...owners(), finance.email].toSorted();
    expect(await recipientsOf('sign_in.new_network', signIn)).toEqual(all);
  });

  it('the user whose second factor our support removes', async () => {
    const cookie = await signInUser(service, merchant, finance);
    await turnOnSecondFactor(service, { cookie, password: finance.password });
    const removal = [
      ...['business', 'second-factor', 'remove', merchant.businessId, '--user', finance.email],
      ...['--operator', 'ada', '--reason', 'lost the telephone'],
    ];
    const recipients = await recipientsOf('second_factor.remove', () => runAdminOn(service, removal));
    expect(recipients).toEqual([...owners(), finance.email].toSorted());
    expect(await newestOf('second_factor.remove')).toMatchObject({
      actor: 'Our support',
      before: { user: finance.email },
    });
    const { rows } = await service.ownerSql(
      `select facts -> 'before' ->> 'user' as removed from notices where name = 'second_factor.remove'`,
    );
    expect(rows.map(({ removed }) => removed)).toEqual(recipients.map(() => finance.email));
  });
});
