import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  claimPayoutAttemptAgain,
  findPayoutAttempt,
  giveUpPayoutAttempt,
  listPayoutAttempts,
  type NewPayoutAttempt,
  openPayoutAttempt,
} from '../../src/db/payoutAttempts.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  // No worker: what is decided is decided here.
  service = await startTestService({ role: 'api', env: { OUTCOME_WAIT_MS: '0' } });
});
afterAll(() => service?.stop());

/** An accepted withdrawal of the sandbox, and its first attempt. */
async function payout() {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 10_000);
  const { businessId } = merchant;
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId, amount: 1_000 },
    { key: merchant.apiKeys.test },
  );
  const payoutId: string = body.withdrawal.transactionId;
  const attempt = (ordinal: number): NewPayoutAttempt => ({
    flow: 'withdrawal',
    payoutId,
    ordinal,
    provider: 'simulator',
    account: `account ${ordinal}`,
  });
  const { database } = service;
  return {
    payoutId,
    open: (ordinal: number) => openPayoutAttempt(database, attempt(ordinal)),
    again: (ordinal: number) => claimPayoutAttemptAgain(database, 'withdrawal', { payoutId, ordinal }),
    giveUp: (ordinal: number) =>
      giveUpPayoutAttempt(
        database,
        { payoutId, ordinal },
        { as: 'blocked', because: 'The balance is too low.' },
      ),
    decide: () => service.ownerSql(`update transactions set status = 'FAILED' where id = $1`, [payoutId]),
  };
}

describe('an attempt at a payout', () => {
  it('is opened by one of many, and notes when a provider was first told', async () => {
    const { payoutId, open } = await payout();
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(1)));
    expect(opened.filter((reference) => reference !== undefined)).toEqual([payoutId]);
    expect(await listPayoutAttempts(service.database, payoutId)).toMatchObject([
      {
        ordinal: 1,
        provider: 'simulator',
        account: 'account 1',
        reference: payoutId,
        claims: 1,
        givenUp: undefined,
      },
    ]);
    const { rows } = await service.ownerSql(
      'select sent_at is not null as is_sent from withdrawals where transaction_id = $1',
      [payoutId],
    );
    expect(rows).toEqual([{ is_sent: true }]);
  });

  it('makes way for another only when it is given up', async () => {
    const { payoutId, open, giveUp } = await payout();
    await open(1);
    expect(await open(2)).toBeUndefined();
    expect(await giveUp(1)).toBe(true);
    expect(await open(2)).toBe(`${payoutId}-2`);
    expect(await open(1)).toBeUndefined();
    expect(await findPayoutAttempt(service.database, 'simulator', `${payoutId}-2`)).toMatchObject({
      payoutId,
      ordinal: 2,
      givenUp: undefined,
    });
    expect(await findPayoutAttempt(service.database, 'other', payoutId)).toBeUndefined();
  });

  it('is not given up once somebody was about to tell the provider again', async () => {
    const { payoutId, open, again, giveUp } = await payout();
    await open(1);
    expect(await again(1)).toBe(true);
    expect(await giveUp(1)).toBe(false);
    expect(await open(2)).toBeUndefined();
    await expect(
      service.ownerSql(
        `update payout_attempts set given_up_at = now(), given_up_as = 'blocked', given_up_because = 'So.'
          where payout_id = $1`,
        [payoutId],
      ),
    ).rejects.toThrow('payout_attempt_given_up_untouched');
  });

  it('that was given up is opened again under its reference, by one of many, and then again definitive', async () => {
    const { payoutId, open, giveUp } = await payout();
    await open(1);
    await giveUp(1);
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(1)));
    expect(opened.filter((reference) => reference !== undefined)).toEqual([payoutId]);
    expect(await giveUp(1)).toBe(true);
    expect(await listPayoutAttempts(service.database, payoutId)).toMatchObject([{ refusals: 2 }]);
  });

  it('is neither opened nor told again of a payout that is decided', async () => {
    const [told, untold] = [await payout(), await payout()];
    await told.open(1);
    await told.decide();
    await untold.decide();
    expect([await told.again(1), await untold.open(1)]).toEqual([false, undefined]);
  });

  it('that was given up is told again by nobody', async () => {
    const { open, again, giveUp } = await payout();
    await open(1);
    await giveUp(1);
    expect(await again(1)).toBe(false);
  });

  it('is noted for a process of the version before, which knows only when it sent', async () => {
    const { payoutId } = await payout();
    await service.ownerSql('update withdrawals set sent_at = now() where transaction_id = $1', [payoutId]);
    // Whether it was told once or more is not known, so nothing about it is definitive.
    expect(await listPayoutAttempts(service.database, payoutId)).toMatchObject([
      { ordinal: 1, provider: 'simulator', account: undefined, reference: payoutId, claims: 2 },
    ]);
  });
});
