import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runAdminOn } from '../../support/admin.ts';
import { startTestService, type TestService } from '../../support/service.ts';

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

it('says that a provider may only seem not configured, because its key is not set for the command', async () => {
  const { out } = await runAdminOn(service, ['payouts', 'providers']);
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({
      name: 'paystack',
      isConfigured: false,
      lacks: 'PAYSTACK_SECRET_KEY, which is not set for this command',
    }),
  );
  const [paystack] = await providers();
  expect(paystack).not.toHaveProperty('lacks');
});

it('compares the books of no provider without its key, and says which it is', async () => {
  const { code, out } = await runAdminOn(service, ['reconcile', '--day', '2026-01-31']);
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^compared {2}2026-01-31 {2}ledger: /),
    'no key    2026-01-31  paystack: PAYSTACK_SECRET_KEY is not set for this command; no record of 42 days names paystack.',
    'no key    2026-01-31  monnify: MONNIFY_API_KEY is not set for this command; no record of 42 days names monnify.',
    'no key    2026-01-31  vtpass: VTPASS_API_KEY is not set for this command; no record of 42 days names vtpass.',
    '',
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
      sentAt: expect.stringMatching(/^20\d\d-/),
      refusals: 0,
      outcome: 'succeeded',
    },
  ]);
});
