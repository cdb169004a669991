import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPayoutActivities } from '../../src/activities/payouts.ts';
import { createWithdrawalActivities } from '../../src/activities/withdrawals.ts';
import type { AccountResolution, BankProvider, TransferReport } from '../../src/providers/bank/port.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { routingOver } from '../support/payoutRouting.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/**
 * An attempt whose worker lost its connection to Temporal goes on working while Temporal gives the activity to another
 * worker. These tests run two attempts at one transfer against one database, in the worst orders.
 */
let service: TestService;

beforeAll(async () => {
  // No worker runs, so that the attempts here are the only ones; and no workflow decides in between.
  service = await startTestService({
    role: 'api',
    env: { PAYSTACK_SECRET_KEY: 'sk_live_never_asked', OUTCOME_WAIT_MS: '0' },
  });
});
afterAll(() => service?.stop());

const NAME = 'ADA OBI';
const FOUND: AccountResolution = { status: 'found', accountName: NAME };
const UNRESOLVABLE: AccountResolution = { status: 'not_found', reason: 'The bank does not answer.' };

/** A bank that answers when the test lets it, and keeps the references it was told of. */
interface HeldBank {
  readonly bank: BankProvider;
  readonly told: string[];
  /** How many calls wait for an answer. */
  waiting(): number;
  /** Answers the longest-waiting call. */
  answer(value: AccountResolution | TransferReport): void;
}

function heldBank(): HeldBank {
  const told: string[] = [];
  const calls: ((value: never) => void)[] = [];
  const held = <Value>() =>
    new Promise<Value>((resolve) => {
      calls.push(resolve as (value: never) => void);
    });
  return {
    told,
    waiting: () => calls.length,
    answer: (value) => calls.shift()?.(value as never),
    bank: {
      name: 'paystack',
      identifyAccount: async () => '100032',
      readBalanceMinor: async () => undefined,
      resolveAccount: () => held<AccountResolution>(),
      listBanks: async () => [],
      sendTransfer: ({ reference, isFirstAttempt }) => {
        told.push(`${reference} ${isFirstAttempt ? 'first' : 'again'}`);
        return held<TransferReport>();
      },
      findTransfer: async () => ({ status: 'not_found' }),
    },
  };
}

/** An accepted live withdrawal, and one attempt at it per bank given. */
async function attempts(...banks: readonly HeldBank[]) {
  const merchant = await service.createMerchant();
  const { businessId } = merchant;
  await service.fund(merchant, 10_000, 'prod');
  await saveBankAccount(service, businessId, '2012345678', NAME);
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId, amount: 1_000 },
    { key: merchant.apiKeys.prod },
  );
  const withdrawalId: string = body.withdrawal.transactionId;
  const started = banks.map(async (held) => {
    const { sendTransfer } = createPayoutActivities({
      database: service.database,
      payoutRoutingOf: () => routingOver(held.bank),
    });
    return sendTransfer({ withdrawalId, environment: 'prod' });
  });
  for (const held of banks) await waitFor('the name enquiry', async () => held.waiting() === 1);
  return { withdrawalId, started };
}

const SUCCEEDED: TransferReport = { status: 'succeeded', providerReference: 'TRF_1', reason: undefined };
const REFUSED: TransferReport = { status: 'unknown', providerReference: undefined, reason: 'Refused.' };

it('of two attempts that found the account, one sends and the other steps back', async () => {
  const [slow, quick] = [heldBank(), heldBank()];
  const { withdrawalId, started } = await attempts(slow, quick);
  quick.answer(FOUND);
  await waitFor('the transfer', async () => quick.told.length === 1);
  slow.answer(FOUND);
  await expect(started[0]).rejects.toThrow('faster');
  quick.answer(SUCCEEDED);
  expect(await started[1]).toMatchObject({ knowledge: 'succeeded' });
  expect([slow.told, quick.told]).toEqual([[], [`${withdrawalId} first`]]);
});

it('an attempt that finds no account fails nothing while another has the transfer under way', async () => {
  const [sending, doubting] = [heldBank(), heldBank()];
  const { started } = await attempts(sending, doubting);
  sending.answer(FOUND);
  await waitFor('the transfer', async () => sending.told.length === 1);
  doubting.answer(UNRESOLVABLE);
  await expect(started[1]).rejects.toThrow('faster');
  sending.answer(SUCCEEDED);
  expect(await started[0]).toMatchObject({ knowledge: 'succeeded' });
});

it('an attempt that was overtaken by a failure sends nothing', async () => {
  const [late, refusing] = [heldBank(), heldBank()];
  const { started } = await attempts(late, refusing);
  refusing.answer(UNRESOLVABLE);
  expect(await started[1]).toMatchObject({ knowledge: 'failed' });
  late.answer(FOUND);
  await expect(started[0]).rejects.toThrow('faster');
  expect(late.told).toEqual([]);
});

it('a repeated attempt asks first, and tells nobody again what the bank knows', async () => {
  const lost = heldBank();
  const { withdrawalId, started } = await attempts(lost);
  lost.answer(FOUND);
  await waitFor('the transfer', async () => lost.told.length === 1);

  const asked: string[] = [];
  const told: string[] = [];
  const bank: BankProvider = {
    ...lost.bank,
    resolveAccount: async () => FOUND,
    async findTransfer({ reference }) {
      asked.push(reference);
      return { status: 'pending', providerReference: 'TRF_1', reason: undefined };
    },
    async sendTransfer({ reference }) {
      told.push(reference);
      return SUCCEEDED;
    },
  };
  const { database } = service;
  const payouts = createPayoutActivities({ database, payoutRoutingOf: () => routingOver(bank) });
  expect(await payouts.sendTransfer({ withdrawalId, environment: 'prod' })).toMatchObject({
    knowledge: 'pending',
    providerReference: 'TRF_1',
  });
  expect({ asked, told }).toEqual({ asked: [withdrawalId], told: [] });
  lost.answer(SUCCEEDED);
  expect(await started[0]).toMatchObject({ knowledge: 'succeeded' });
});

it('a refusal of a repeated attempt is not definitive, whatever is refused', async () => {
  const [lost, repeated, doubting] = [heldBank(), heldBank(), heldBank()];
  const { withdrawalId, started } = await attempts(lost);
  lost.answer(FOUND);
  await waitFor('the transfer', async () => lost.told.length === 1);

  const again = (held: HeldBank) =>
    createPayoutActivities({
      database: service.database,
      payoutRoutingOf: () => routingOver(held.bank),
    }).sendTransfer({
      withdrawalId,
      environment: 'prod',
    });
  const second = again(repeated);
  await waitFor('the name enquiry', async () => repeated.waiting() === 1);
  repeated.answer(FOUND);
  await waitFor('the repeated transfer', async () => repeated.told.length === 1);
  expect(repeated.told).toEqual([`${withdrawalId} again`]);
  repeated.answer(REFUSED);
  expect(await second).toMatchObject({ knowledge: 'unknown' });

  const third = again(doubting);
  await waitFor('the name enquiry', async () => doubting.waiting() === 1);
  doubting.answer(UNRESOLVABLE);
  expect(await third).toMatchObject({ knowledge: 'unknown' });
  expect(doubting.told).toEqual([]);
  lost.answer(SUCCEEDED);
  expect(await started[0]).toMatchObject({ knowledge: 'succeeded' });
});

it('nothing is sent for a withdrawal that was decided meanwhile, or before', async () => {
  const held = heldBank();
  const { withdrawalId, started } = await attempts(held);
  const { database, ledger } = service;
  const payouts = createPayoutActivities({ database, payoutRoutingOf: () => routingOver(held.bank) });
  const withdrawals = createWithdrawalActivities({ database, ledger, keepPromised: () => {} });
  const input = { withdrawalId, environment: 'prod' } as const;
  const end = {
    ...input,
    decision: 'failed',
    providerReference: undefined,
    failureReason: 'Decided by an operator.',
    askAgainInMs: undefined,
    resolvedBy: undefined,
  } as const;
  expect(await withdrawals.endWithdrawal(end)).toBe('FAILED');
  held.answer(FOUND);
  await expect(started[0]).rejects.toThrow('faster');
  expect(await payouts.sendTransfer(input)).toMatchObject({ knowledge: 'failed' });
  expect(held.told).toEqual([]);
});
