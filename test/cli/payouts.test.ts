import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { PAYSTACK_SECRET_KEY: 'sk_live_never_asked' },
  });
});
afterAll(() => service?.stop());

const admin = (...args: readonly string[]) =>
  runAdminOn(service, ['payouts', ...args], { PAYSTACK_SECRET_KEY: 'sk_live_never_asked' });
const by = ['--operator', 'ngozi'];

async function providers() {
  return JSON.parse((await admin('providers')).out) as { name: string; takesNewPayouts: boolean }[];
}

it('pauses a provider, once, and gives it payouts again, and both are audited', async () => {
  expect(await providers()).toContainEqual(
    expect.objectContaining({ name: 'paystack', takesNewPayouts: true }),
  );
  const pause = ['pause', 'paystack', '--reason', 'It answers nobody.', ...by];
  expect(await admin(...pause)).toMatchObject({ code: 0 });
  expect(await providers()).toContainEqual(
    expect.objectContaining({
      name: 'paystack',
      takesNewPayouts: false,
      paused: expect.objectContaining({ by: 'ngozi', reason: 'It answers nobody.' }),
    }),
  );
  expect(await admin(...pause)).toMatchObject({ code: 2, err: expect.stringContaining('paused already') });
  expect(await admin('resume', 'paystack', ...by)).toMatchObject({ code: 0 });
  expect(await admin('resume', 'paystack', ...by)).toMatchObject({
    code: 2,
    err: expect.stringContaining('not paused'),
  });
  const { rows } = await service.ownerSql(
    `select actor, action, subject from audit_log where action like 'payouts.%' order by id`,
    [],
  );
  expect(rows).toEqual([
    { actor: 'ngozi', action: 'payouts.pause', subject: 'paystack' },
    { actor: 'ngozi', action: 'payouts.resume', subject: 'paystack' },
  ]);
});

it.each([
  [['pause', 'nobody', '--reason', 'It answers nobody.'], 'There is no provider nobody'],
  [['pause', 'paystack', '--reason', 'so'], '--reason must say why'],
  [['resume', 'nobody'], 'There is no provider nobody'],
  [['attempts', 'wd_nothing'], 'No provider was told'],
])('refuses %j and changes nothing', async (args, sentence) => {
  expect(await admin(...args)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  expect(await providers()).toContainEqual(
    expect.objectContaining({ name: 'paystack', takesNewPayouts: true }),
  );
});

it('shows the attempts at a payout', async () => {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 10_000);
  const { businessId, apiKeys } = merchant;
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId, amount: 1_000 },
    { key: apiKeys.test },
  );
  const id: string = body.withdrawal.transactionId;
  expect(JSON.parse((await admin('attempts', id)).out)).toEqual([
    {
      attempt: 1,
      provider: 'simulator',
      account: 'simulator',
      reference: id,
      toldAt: expect.stringMatching(/^20\d\d-/),
      refusals: 0,
      outcome: 'as its record says',
    },
  ]);
});
