import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  type AutomaticPayoutTools,
  makeAutomaticPayouts,
} from '../../src/activities/orders/automaticPayouts.ts';
import { openDatabase } from '../../src/db/core/database.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { waitForLockWaits } from '../support/locks.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** Automatic payouts that are decided about while another transaction takes the money, or changes where it goes. */
let service: TestService;
let merchant: TestMerchant;
let options: object;
/** Each relay has connections of its own, so that one waits for the other. */
let first: AutomaticPayoutTools;
let second: AutomaticPayoutTools;
const log = createMemoryLog();
const closing: (() => Promise<void>)[] = [];
const PASSWORD = 'correct horse battery';
const [LEASED, DECIDED] = ['automaticPayout.leased', 'automaticPayout.decided'] as const;
const DAILY = { rule: 'daily', at: '17:00', reserve: 500 };

beforeAll(async () => {
  service = await startTestService({ role: 'api', queues: [], env: { OUTCOME_WAIT_MS: '300' } });
  const accounts = { withdrawal: { current: { name: 'simulator' } } };
  const tools = async (): Promise<AutomaticPayoutTools> => {
    const database = await openDatabase(service.config.databaseUrl ?? '', { poolSize: 2 });
    closing.push(() => database.close());
    return {
      ...{ database, ledger: service.ledger, logger: log.logger, config: service.config },
      providers: { orderAccounts: { prod: accounts, test: accounts } },
      dispatch: () => {},
    };
  };
  first = await tools();
  second = await tools();
});
afterAll(async () => {
  for (const close of closing) await close();
  await service?.stop();
});

beforeEach(async () => {
  await service.ownerSql(`update automatic_payouts set status = 'OFF', paused_because = null`);
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  const token = await service.logIn(merchant, PASSWORD);
  options = { token, headers: { 'x-business-env': 'test' } };
  await service.fund(merchant, 1_000);
  // The account that the sandbox brings was never verified: what replaces this one is a change.
  await verifyAccount('0123456789');
});

const verifyAccount = (accountNumber: string) =>
  service.post('/bank/verify', { accountNumber, bankCode: '058' }, options);
const turnOn = () => service.post('/automatic-payouts', DAILY, options);
const comes = () =>
  service.ownerSql(
    `update automatic_payouts set due_at = now() - interval '1 minute', look_at = now() where business_id = $1`,
    [merchant.businessId],
  );
const withdraw = (amount: number) =>
  service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount },
    { key: merchant.apiKeys.test },
  );
const setting = async () => (await service.get('/automatic-payouts', options)).body.automaticPayouts;
const balances = () => service.ledger.balances({ ...merchant, environment: 'test' } as never, 'NGN');

async function payouts() {
  const { rows } = await service.ownerSql(
    `select record.amount_minor::float8 / 100 as amount, account.account_number as account
      from automatic_payout_runs run join transactions record on record.id = run.transaction_id
        join withdrawals account on account.transaction_id = record.id
      where run.business_id = $1 order by record.created_at`,
    [merchant.businessId],
  );
  return rows;
}

/** A relay that stops at these places, one after the other, until it is told to go on. */
function stoppedAt(points: readonly string[], relay = first) {
  const stops = new Map(
    points.map((point) => [point, [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const]),
  );
  const ended = makeAutomaticPayouts({
    ...relay,
    faultPoint: async (name) => {
      const [reached, released] = stops.get(name) ?? [];
      reached?.resolve();
      await released?.promise;
    },
  });
  return {
    ended,
    /** Waits until it is there; fails when it ends without. */
    async at(point: string): Promise<void> {
      await Promise.race([
        stops.get(point)?.[0].promise,
        ended.then(() => Promise.reject(new Error(`never at ${point}`))),
      ]);
    },
    goOnFrom: (point: string) => stops.get(point)?.[1].resolve(),
  };
}

/** Waits until a connection waits for a lock that another has. */
const aLockIsWaitedFor = () => waitForLockWaits({ query: (text) => service.ownerSql(text) });

/** A transaction of another process that stays open. */
async function openTransaction(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: service.config.databaseUrl });
  await client.connect();
  closing.push(() => client.end());
  await client.query('begin');
  return client;
}

it('keeps the reserve when a withdrawal takes the money after it was decided how much to pay', async () => {
  await turnOn();
  await comes();
  const relay = stoppedAt([DECIDED]);
  await relay.at(DECIDED);
  expect((await withdraw(390)).status).toBe(202);
  relay.goOnFrom(DECIDED);
  await relay.ended;
  expect(await payouts()).toEqual([]);
  expect(await balances()).toEqual({ availableMinor: 60_000n, heldMinor: 40_000n });

  // The next look decides by what is left, and is of the same day.
  await service.fund(merchant, 100);
  await comes();
  await makeAutomaticPayouts(first);
  expect(await payouts()).toMatchObject([{ amount: 190 }]);
  expect(await balances()).toMatchObject({ availableMinor: 50_000n });
  await expectSoundLedger(service.database);
});

it('is looked at by one of two relays that come at the same time', async () => {
  await turnOn();
  await comes();
  const one = stoppedAt([LEASED]);
  await one.at(LEASED);
  await expect(stoppedAt([LEASED], second).at(LEASED)).rejects.toThrow('never at');
  expect(await payouts()).toEqual([]);
  one.goOnFrom(LEASED);
  await one.ended;
  expect(await payouts()).toMatchObject([{ amount: 490 }]);
});

it('is paid once by two relays that have leased it, of which one decides while the other does', async () => {
  await turnOn();
  await comes();
  const one = stoppedAt([LEASED, DECIDED]);
  await one.at(LEASED);
  // The lease of the first is over.
  await comes();
  const other = stoppedAt([LEASED], second);
  await other.at(LEASED);
  one.goOnFrom(LEASED);
  await one.at(DECIDED);
  other.goOnFrom(LEASED);
  await other.ended;
  expect(await payouts()).toEqual([]);
  one.goOnFrom(DECIDED);
  await one.ended;
  expect(await payouts()).toMatchObject([{ amount: 490 }]);
  expect(log.lines).toEqual([]);
  await expectSoundLedger(service.database);
});

describe('of a bank account that is changed at the same time', () => {
  it('goes to the account that was confirmed, and the change waits for it and pauses payouts', async () => {
    await turnOn();
    await comes();
    const relay = stoppedAt([DECIDED]);
    await relay.at(DECIDED);
    const changed = verifyAccount('0123456780');
    await aLockIsWaitedFor();
    relay.goOnFrom(DECIDED);
    await relay.ended;
    expect((await changed).status).toBe(200);
    expect(await payouts()).toMatchObject([{ amount: 490, account: '0123456789' }]);
    await service.ownerSql('update automatic_payout_runs set outcome = $1', ['COMPLETED']);
    await service.fund(merchant, 1_000);
    await comes();
    await makeAutomaticPayouts(first);
    expect(await payouts()).toHaveLength(1);
    expect(await setting()).toMatchObject({ status: 'PAUSED', pausedBecause: 'bank_account_changed' });
  });

  it.each([
    [
      'bank_account_changed',
      'update bank_accounts set account_number = $2, changed_at = now() where business_id = $1',
    ],
    ['access_changed', 'update businesses set name = $2, access_changed_at = now() where id = $1'],
  ])(
    'is not made after it, nor while it is under way, also where that began before payouts were turned on: %s',
    async (reason, change) => {
      const another = await openTransaction();
      // Its time is from here on; a clock would say that the merchant confirmed payouts after it.
      await another.query('select now()');
      await turnOn();
      await comes();
      await another.query(change, [merchant.businessId, '0123456780']);
      await makeAutomaticPayouts(first);
      expect(await payouts()).toEqual([]);
      await another.query('commit');
      await comes();
      await makeAutomaticPayouts(first);
      expect(await payouts()).toEqual([]);
      expect(await setting()).toMatchObject({ status: 'PAUSED', pausedBecause: reason });
    },
  );

  it('is not turned on for an account that is being replaced: the merchant waits, and is refused', async () => {
    const another = await openTransaction();
    await another.query(
      'update bank_accounts set account_number = $2, changed_at = now() where business_id = $1',
      [merchant.businessId, '0123456780'],
    );
    const set = turnOn();
    await aLockIsWaitedFor();
    await another.query('commit');
    expect(await set).toMatchObject({ status: 429, body: { code: 'payouts_on_hold' } });
    expect(await setting()).toMatchObject({ status: 'OFF' });
  });
});
