import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustodyActivities, reconcileCustody } from '../../../src/activities/ledger/custody.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import { readCheckResults } from '../../../src/db/ledger/checkResults.ts';
import {
  listBookedAddresses,
  listBookedSessions,
  readBookedCustody,
} from '../../../src/db/ledger/custody.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** Books and chain side by side, in batches: which addresses are asked about, what is found, what it costs. */
const ADDRESSES = 120;
const TREASURY = 'treasury';
const EACH = 1_000_000n;

let books: TestBooks;
let businessId: string;
/** The chain: what each address holds, and what was asked. */
const held = new Map<string, bigint>();
let asked: string[] = [];
const node = {
  async tokenBalanceMinor(address: string) {
    asked.push(address);
    return held.get(address) ?? 0n;
  },
} as ChainNode;

const idOf = (index: number) => `cp_${String(index).padStart(4, '0')}`;

/** A session that was paid; its deposit lies on its address. */
async function deposit(index: number, amountMinor: bigint, reason: string | null = null): Promise<void> {
  const paymentId = idOf(index);
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
        metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'prod', 1000000, $3, $4, '{}', '{}', now() + interval '1 hour', now(), now())`,
    [paymentId, businessId, index, `address ${index}`],
  );
  await books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      values ('nile', md5($1) || md5($1), 0, 'prod', $1, $2, 7, now(), 'usdt', 'TX', $3, $4, $5)`,
    [paymentId, businessId, amountMinor, reason === null ? 'RECEIVED' : 'UNEXPECTED', reason],
  );
  if (reason === null) held.set(`address ${index}`, amountMinor);
}

/** A transfer of all that an address holds to the treasury, signed; `lands` says whether it is known to have landed. */
async function sweep(index: number, lands: boolean): Promise<void> {
  await books.owner.query(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, 'prod', $3, $4)`,
    [`swp_${index}`, idOf(index), index, `address ${index}`],
  );
  await books.owner.query(
    `insert into crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, signed_hex, expires_at, status, block_number)
      values (md5($1) || md5($1), $1, 'transfer', $2, 'ab', now() + interval '1 minute', $3, $4)`,
    [`swp_${index}`, EACH, lands ? 'SUCCEEDED' : 'SIGNED', lands ? 9 : null],
  );
}

/** The chain moves what an address holds to the treasury. */
function land(index: number): void {
  held.set(TREASURY, (held.get(TREASURY) ?? 0n) + (held.get(`address ${index}`) ?? 0n));
  held.delete(`address ${index}`);
}

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  businessId = await books.createBusiness();
  for (let index = 0; index < ADDRESSES; index++) await deposit(index, EACH);
  await deposit(900, EACH, 'wrong_token');
  // The first ten are in the treasury, and everybody knows.
  for (let index = 0; index < 10; index++) {
    await sweep(index, true);
    land(index);
  }
});
afterAll(() => books?.close());

const logged: object[] = [];
function activities(requestsPerMinute: number, stopping = new AbortController().signal) {
  return createCustodyActivities({
    database: books.database,
    custodyOf: (environment) => (environment === 'prod' ? { node, treasuryAddress: TREASURY } : undefined),
    requestsPerMinute,
    logger: { error: (about: object) => void logged.push(about) } as never,
    stopping,
  });
}

/** Takes every step of a comparison, as its workflow does. */
async function compareAll(requestsPerMinute: number) {
  asked = [];
  const { compareTreasury, compareAddresses } = activities(requestsPerMinute);
  const treasury = await compareTreasury({ environment: 'prod' });
  const batches = [];
  let after: string | undefined;
  do {
    const batch = await compareAddresses({ environment: 'prod', after });
    batches.push(batch);
    after = batch.next;
  } while (after !== undefined);
  return { treasury, batches };
}

describe('a comparison in batches', () => {
  it('asks about the treasury and each address with money once, within the budget', async () => {
    const { treasury, batches } = await compareAll(120);
    expect(treasury).toEqual({ differenceMinor: '0', deviating: 0, waitMs: 500 });
    expect(batches).toEqual([
      { differenceMinor: '0', deviating: 0, waitMs: 25_000, next: idOf(59) },
      { differenceMinor: '0', deviating: 0, waitMs: 25_000, next: idOf(109) },
      { differenceMinor: '0', deviating: 0, waitMs: 5_000, next: undefined },
    ]);
    expect(asked).toHaveLength(111);
    expect(new Set(asked).size).toBe(111);
    expect(asked).not.toContain('address 0');
    expect(asked).not.toContain('address 900');
    // A budget that is smaller than a batch makes batches smaller.
    expect((await compareAll(30)).batches.map(({ waitMs }) => waitMs)).toEqual([
      60_000, 60_000, 60_000, 40_000,
    ]);
  });

  it('takes no transfer on its way for a difference, landed or not, and asks about it with the treasury', async () => {
    await sweep(20, false);
    await sweep(30, false);
    land(30);
    const { treasury, batches } = await compareAll(120);
    expect(treasury).toEqual({ differenceMinor: '0', deviating: 0, waitMs: 1_500 });
    expect(batches.map(({ differenceMinor }) => differenceMinor)).toEqual(['0', '0', '0']);
    expect(asked.slice(0, 3)).toEqual([TREASURY, 'address 20', 'address 30']);
    expect(asked).toHaveLength(111);
    expect(await readBookedCustody(books.database, 'prod')).toMatchObject({ addressesMinor: 110n * EACH });
  });

  it('leaves an address out that something is on its way to', async () => {
    await books.owner.query(
      `insert into chain_sightings (network, tx_id, log_index, payment_id, block_number, amount_minor)
        values ('nile', repeat('ef', 32), 0, $1, 11, 5)`,
      [idOf(40)],
    );
    held.set('address 40', EACH + 5n);
    expect((await compareAll(120)).batches.map(({ deviating }) => deviating)).toEqual([0, 0, 0]);
    await books.owner.query('delete from chain_sightings');
    expect((await compareAll(120)).batches).toMatchObject([{ deviating: 1, differenceMinor: '5' }, {}, {}]);
    held.set('address 40', EACH);
  });

  it('finds what is missing from the treasury, and what two addresses hold wrongly though their sum is right', async () => {
    held.set(TREASURY, (held.get(TREASURY) ?? 0n) - 3n);
    held.set('address 50', EACH - 2n);
    held.set('address 110', EACH + 2n);
    const { treasury, batches } = await compareAll(120);
    expect(treasury.differenceMinor).toBe('-3');
    expect(batches).toMatchObject([
      { differenceMinor: '-2', deviating: 1 },
      { differenceMinor: '0', deviating: 0 },
      { differenceMinor: '2', deviating: 1 },
    ]);
    const report = await reconcileCustody(
      { database: books.database, environment: 'prod', node },
      TREASURY,
      1,
    );
    expect(report.differenceMinor).toBe(-3n);
    expect(report.deviating.map(({ address }) => address)).toEqual(['address 50', 'address 110']);
    expect(report.treasuryMinor + report.addressesMinor).toBe(
      report.ledgerMinor + report.uncreditedMinor + report.differenceMinor,
    );
  });

  it('stores what it found for every process, logs a difference, and makes way when its worker stops', async () => {
    const shown = async () => (await readCheckResults(books.database)).custody;
    const { noteCustody } = activities(120);
    await noteCustody({ environment: 'prod', differenceMinor: '-3', deviating: 2 });
    expect(await shown()).toEqual([{ environment: 'prod', differenceMinor: -3 }]);
    expect(logged).toEqual([{ environment: 'prod', differenceMinor: '-3', deviating: 2 }]);
    await noteCustody({ environment: 'prod', differenceMinor: '0', deviating: 0 });
    expect(await shown()).toEqual([{ environment: 'prod', differenceMinor: 0 }]);
    expect(logged).toHaveLength(1);
    asked = [];
    const stopped = activities(120, AbortSignal.abort());
    await expect(stopped.compareAddresses({ environment: 'prod' })).rejects.toMatchObject({
      type: 'Stopping',
    });
    expect(asked).toEqual([]);
    await expect(stopped.compareTreasury({ environment: 'test' })).rejects.toMatchObject({
      nonRetryable: true,
    });
  });

  it('goes on from its place whatever was paid or swept meanwhile', async () => {
    const first = await listBookedAddresses(books.database, 'prod', { limit: 50 });
    await sweep(60, true);
    land(60);
    const second = await listBookedAddresses(books.database, 'prod', {
      after: first.at(-1)?.paymentId,
      limit: 50,
    });
    expect(second[0]?.paymentId).toBe(idOf(61));
    const all = await listBookedSessions(books.database, 'prod');
    expect(all).toHaveLength(109);
    expect(all).toEqual(all.toSorted());
  });
});

describe('addresses on which the books have nothing', () => {
  const SWEPT = 'address 3';

  /** One comparison of them: what it found, and what was asked. */
  async function compareUnbooked(requestsPerMinute = 120) {
    asked = [];
    const { compareUnbooked: compare } = activities(requestsPerMinute);
    const { differenceMinor, deviating } = await compare({ environment: 'prod' });
    return { differenceMinor, deviating, asked };
  }

  /** As many as ask about each address once: 121 of them, ten at once, since the largest index is 900. */
  async function wholeRound() {
    const all = [];
    for (let comparison = 0; comparison < 13; comparison++) all.push(await compareUnbooked());
    return all;
  }

  beforeAll(async () => {
    for (let index = 0; index < ADDRESSES; index++) held.set(`address ${index}`, EACH);
    for (let index = 0; index < 10; index++) held.delete(`address ${index}`);
    for (const index of [20, 30, 60]) held.delete(`address ${index}`);
    await books.owner.query(`delete from crypto_sweep_transactions where status = 'SIGNED'`);
    for (const index of [20, 30]) held.set(`address ${index}`, EACH);
    await books.owner.query(`delete from custody_rounds`);
  });

  it('are asked about some at a time, each once in a round', async () => {
    const round = await wholeRound();
    expect(round.map(({ deviating }) => deviating)).toEqual(Array(13).fill(0));
    const swept = Array.from({ length: 10 }, (_, index) => `address ${index}`);
    expect(round.flatMap((each) => each.asked)).toEqual([...swept, 'address 60', 'address 900']);
    expect(Math.max(...round.map((each) => each.asked.length))).toBe(10);
    expect((await compareUnbooked(4)).asked).toEqual(swept.slice(0, 4));
    expect((await compareUnbooked(4)).asked).toEqual(swept.slice(4, 8));
  });

  it.each([SWEPT, 'address 900'])(
    'and that hold something are found, and asked about until they agree (%s)',
    async (address) => {
      held.set(address, 7n);
      const round = await wholeRound();
      const found = round.findIndex(({ deviating }) => deviating === 1);
      expect(found).toBeGreaterThanOrEqual(0);
      for (const each of round.slice(found))
        expect(each).toMatchObject({ differenceMinor: '7', deviating: 1 });
      for (const each of round)
        expect(each.asked.filter((one) => one === address).length).toBeLessThanOrEqual(1);
      held.delete(address);
      expect(await compareUnbooked()).toMatchObject({ differenceMinor: '0', deviating: 0 });
      const { rows } = await books.owner.query('select from custody_deviations');
      expect(rows).toEqual([]);
    },
  );

  it('are all asked about where that is ordered, with those that nothing was paid to', async () => {
    await books.owner.query(
      `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
          metadata, policy, expires_at, created_at, updated_at)
        values ('cp_9999', $1, 'prod', 1000000, 1000, 'address 1000', '{}', '{}', now() + interval '1 hour', now(), now())`,
      [businessId],
    );
    held.set('address 1000', 9n);
    held.set(SWEPT, 7n);
    asked = [];
    const source = { database: books.database, environment: 'prod', node } as const;
    const report = await reconcileCustody(source, TREASURY, 'all');
    expect(report.unbooked).toBe(13);
    expect(report.deviating).toEqual([
      { address: SWEPT, bookedMinor: 0n, heldMinor: 7n },
      { address: 'address 1000', bookedMinor: 0n, heldMinor: 9n },
    ]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(report.treasuryMinor + report.addressesMinor).toBe(
      report.ledgerMinor + report.uncreditedMinor + report.differenceMinor,
    );
    held.delete('address 1000');
    held.delete(SWEPT);
    expect(await compareUnbooked()).toMatchObject({ deviating: 0 });
  });

  it('are left out while something is on its way to them', async () => {
    await books.owner.query(`delete from custody_rounds`);
    await books.owner.query(
      `insert into chain_sightings (network, tx_id, log_index, payment_id, block_number, amount_minor)
        values ('nile', repeat('ef', 32), 0, $1, 11, 5)`,
      [idOf(3)],
    );
    held.set(SWEPT, 5n);
    expect((await compareUnbooked()).asked).not.toContain(SWEPT);
    await books.owner.query('delete from chain_sightings');
    held.delete(SWEPT);
  });

  it('are asked about each time where the successor of the token’s contract has logged there', async () => {
    held.set('address 900', EACH);
    await books.owner.query(
      `insert into chain_alarms (environment, kind, subject, note) values ('prod', 'deprecated_token', 'usdt', 'It moved.')`,
    );
    for (const each of [await compareUnbooked(1), await compareUnbooked(1)]) {
      expect(each).toMatchObject({ differenceMinor: EACH.toString(), deviating: 1 });
    }
    held.delete('address 900');
    await books.owner.query(`delete from chain_alarms`);
    await books.owner.query(`delete from custody_deviations`);
  });
});
