import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../../src/db/core/database.ts';
import { bodySha256, findStoredRequest, KeyAlreadyUsedError } from '../../../src/db/core/idempotency.ts';
import { statement } from '../../../src/db/core/sql.ts';
import { AlreadyPostedError } from '../../../src/db/ledger/ledgerStore.ts';
import {
  DailyCapExceededError,
  type PaymentOrder,
  PaymentRecorder,
} from '../../../src/db/orders/payments.ts';
import { paymentTransfer } from '../../../src/domain/ledger/ledger.ts';
import type { Environment } from '../../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { expectSoundLedger } from '../../support/ledger.ts';

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 8 });
});
afterEach(() => expectSoundLedger(books.database));
afterAll(() => books?.close());

interface Wanted {
  readonly businessId: string;
  readonly amountMinor?: bigint;
  readonly perDayMinor?: bigint | undefined;
  readonly environment?: Environment;
  readonly key?: string | undefined;
  readonly transactionId?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

function orderOf(wanted: Wanted): PaymentOrder {
  const { businessId, environment = 'prod', amountMinor = 100n, key } = wanted;
  const payment = {
    transactionId: wanted.transactionId ?? `txn_${randomUUID()}`,
    businessId,
    environment,
    amountMinor,
    commissionMinor: 1n,
    serviceType: 'school-fees',
    description: 'Term 1',
    payer: { name: 'Ada "the {first}" Obi' },
    metadata: wanted.metadata ?? { class: 'JSS2' },
    merchantReference: undefined,
  };
  return {
    payment,
    transfer: paymentTransfer(payment),
    hasEndpoints: false,
    idempotency:
      key === undefined
        ? undefined
        : {
            businessId,
            environment,
            operation: '/payment/process',
            key,
            bodySha256: bodySha256({ amountMinor: String(amountMinor) }),
          },
    response: { status: 200, body: JSON.stringify({ transactionId: payment.transactionId, quoted: '"\\' }) },
    perDayMinor: wanted.perDayMinor,
  };
}

type Outcome = 'recorded' | 'above the cap' | 'remembered' | 'posted before';

async function outcomeOf(recording: Promise<unknown>): Promise<Outcome> {
  try {
    await recording;
    return 'recorded';
  } catch (error) {
    if (error instanceof DailyCapExceededError) return 'above the cap';
    if (error instanceof KeyAlreadyUsedError) return 'remembered';
    // Tried alone, one that another process was first with is refused by the constraint itself.
    if ((error as { constraint?: string }).constraint === 'idempotency_key_once') return 'remembered';
    if (error instanceof AlreadyPostedError) return 'posted before';
    throw error;
  }
}

/** The database, with how many statements of payments it was given. */
function counting(database: Database): Database & { readonly statements: () => number } {
  let statements = 0;
  return {
    ...database,
    statements: () => statements,
    run(query) {
      if ('name' in query && query.name === 'payments.recordAll') statements++;
      return database.run(query);
    },
  };
}

/** Records payments of which all but the first two go in one batch, because those two are under way. */
async function recordAsBatch(orders: readonly PaymentOrder[], database: Database = books.database) {
  const recorder = new PaymentRecorder({ ...books, database });
  const other = await books.createBusiness();
  await recorder.record(orderOf({ businessId: other }));
  // Accounts that are known are not looked up, which would let others pass.
  for (const { transfer } of orders) await books.ledger.legsOf(transfer);
  const ahead = [1, 2].map(() => recorder.record(orderOf({ businessId: other })));
  const outcomes = await Promise.all(orders.map((order) => outcomeOf(recorder.record(order))));
  await Promise.all(ahead);
  return outcomes;
}

async function recordedOf(businessId: string): Promise<readonly string[]> {
  const { rows } = await books.owner.query<{ id: string }>(
    'select id from transactions where business_id = $1 order by id',
    [businessId],
  );
  return rows.map(({ id }) => id);
}

it('payments of one moment are recorded with all that was said of them, in few statements', async () => {
  const businessId = await books.createBusiness();
  const database = counting(books.database);
  const orders = Array.from({ length: 40 }, (_, number) =>
    orderOf({
      businessId,
      amountMinor: 100n + BigInt(number),
      key: `key "${number}"`,
      metadata: { text: 'Ẹ kú ọjọ́ 🎓 \\ "{}', number, none: null, list: [{ a: [] }] },
    }),
  );
  expect(new Set(await recordAsBatch(orders, database))).toEqual(new Set(['recorded']));
  expect(database.statements()).toBeLessThanOrEqual(6);
  for (const { payment, idempotency, response } of orders) {
    const { rows } = await books.owner.query(
      `select business_id, environment, flow, status, amount_minor::int, fee_minor::int, channel, customer, description,
          payer, metadata, merchant_reference from transactions where id = $1`,
      [payment.transactionId],
    );
    expect(rows).toEqual([
      {
        business_id: businessId,
        environment: 'prod',
        flow: 'payment',
        status: 'COMPLETED',
        amount_minor: Number(payment.amountMinor),
        fee_minor: 1,
        channel: 'school-fees',
        customer: payment.payer.name,
        description: 'Term 1',
        payer: payment.payer,
        metadata: payment.metadata,
        merchant_reference: null,
      },
    ]);
    expect(idempotency && (await findStoredRequest(books.database, idempotency))).toMatchObject({
      sameBody: true,
      resourceId: payment.transactionId,
      response,
    });
  }
});

it('a cap that is reached in the middle refuses what exceeds it, and takes the smaller one after that', async () => {
  const businessId = await books.createBusiness();
  const otherId = await books.createBusiness();
  const amounts = [600n, 500n, 300n, 200n, 100n, 1n + 1n];
  const outcomes = await recordAsBatch([
    ...amounts.map((amountMinor) => orderOf({ businessId, amountMinor, perDayMinor: 1_000n })),
    ...amounts.map((amountMinor) =>
      orderOf({ businessId, amountMinor, perDayMinor: 1_000n, environment: 'test' }),
    ),
    ...amounts.map((amountMinor) => orderOf({ businessId: otherId, amountMinor })),
  ]);
  const capped = ['recorded', 'above the cap', 'recorded', 'above the cap', 'recorded', 'above the cap'];
  expect(outcomes).toEqual([...capped, ...capped, ...amounts.map(() => 'recorded')]);
});

it('of equal requests at one moment one is recorded, and where the first is above the cap so are the others', async () => {
  const businessId = await books.createBusiness();
  const equal = { businessId, key: 'equal', amountMinor: 100n };
  const inSandbox = orderOf({ ...equal, environment: 'test' });
  const outcomes = await recordAsBatch([orderOf(equal), orderOf(equal), inSandbox, orderOf(equal)]);
  expect(outcomes).toEqual(['recorded', 'remembered', 'recorded', 'remembered']);
  const above = { businessId, key: 'above', amountMinor: 2_000n, perDayMinor: 1_000n };
  expect(await recordAsBatch([orderOf(above), orderOf(above)])).toEqual(['above the cap', 'above the cap']);
});

it('any payments at one moment end as they would one after the other, through several processes', async () => {
  const merchants = await Promise.all([1, 2, 3].map(() => books.createBusiness()));
  const wanted = fc.record({
    merchant: fc.nat({ max: 2 }),
    amount: fc.bigInt({ min: 2n, max: 400n }),
    key: fc.option(fc.nat({ max: 5 })),
    reference: fc.option(fc.nat({ max: 60 }), { freq: 2 }),
    recorder: fc.nat({ max: 1 }),
  });
  const reached = new Set<Outcome>();
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 10, maxLength: 60 }), async (list) => {
      const run = `run${++runs}`;
      const recorders = [1, 2].map(() => new PaymentRecorder(books));
      const before = await Promise.all(merchants.map(totalOfToday));
      // Each run has room for a few more payments, whatever the runs before it recorded.
      const caps = before.slice(0, 2).map((total) => total + 900n);
      const orders = list.map(({ merchant, amount, key, reference }) =>
        orderOf({
          businessId: merchants[merchant] ?? '',
          amountMinor: amount,
          // The last merchant has no cap.
          perDayMinor: caps[merchant],
          key: key === null ? undefined : `${run}-${key}`,
          ...(reference !== null && { transactionId: `txn_${run}_${reference}` }),
        }),
      );
      const outcomes = await Promise.all(
        orders.map((order, index) =>
          outcomeOf((recorders[list[index]?.recorder ?? 0] as PaymentRecorder).record(order)),
        ),
      );
      for (const outcome of outcomes) reached.add(outcome);

      const ended = orders.map((order, index) => ({ ...order, outcome: outcomes[index] }));
      const recorded = ended.filter(({ outcome }) => outcome === 'recorded');
      const keyOf = ({ idempotency }: PaymentOrder) =>
        idempotency && `${idempotency.businessId}/${idempotency.key}`;
      const after = await Promise.all(merchants.map(totalOfToday));
      const afterOf = (order: PaymentOrder) => after[merchants.indexOf(order.payment.businessId)] ?? 0n;

      // What was recorded can be recorded in some order: it shares no key and no reference, and adds up.
      const keys = recorded.map(keyOf).filter((key) => key !== undefined);
      expect(new Set(keys).size).toBe(keys.length);
      const ids = recorded.map(({ payment }) => payment.transactionId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, businessId] of merchants.entries()) {
        const sum = recorded
          .filter(({ payment }) => payment.businessId === businessId)
          .reduce((total, { payment }) => total + payment.amountMinor, 0n);
        expect(after[index]).toBe((before[index] ?? 0n) + sum);
      }
      // Each refusal has its reason in what was recorded.
      for (const each of ended) {
        const { outcome, payment, perDayMinor } = each;
        if (outcome === 'above the cap') {
          expect(afterOf(each) + payment.amountMinor).toBeGreaterThan(perDayMinor ?? 0n);
        } else if (outcome === 'remembered') {
          expect(recorded.map(keyOf)).toContain(keyOf(each));
        } else if (outcome === 'posted before') {
          expect(ids).toContain(payment.transactionId);
        }
      }
    }),
    { numRuns: 30 },
  );
  expect([...reached].sort()).toEqual(['above the cap', 'posted before', 'recorded', 'remembered']);
}, 60_000);

async function totalOfToday(businessId: string): Promise<bigint> {
  const { total } = await books.database.one(
    statement<{ total: bigint }>('test.totalOfToday')`select coalesce(sum(amount_minor), 0)::bigint as total
      from daily_totals where business_id = ${businessId} and flow = 'payment'`,
  );
  return total;
}

it('one that the database cannot take is refused alone', async () => {
  const businessId = await books.createBusiness();
  const [known = ''] = await recordedAlone(businessId);
  const orders = [
    ...Array.from({ length: 10 }, () => orderOf({ businessId })),
    orderOf({ businessId, transactionId: known }),
    orderOf({ businessId, metadata: { text: 'a\u0000b' } }),
    orderOf({ businessId: 'biz_without_accounts' }),
  ];
  const recorder = new PaymentRecorder(books);
  const settled = await Promise.allSettled(orders.map((order) => recorder.record(order)));
  expect(settled.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
  expect(settled.slice(10).map((each) => each.status === 'rejected' && each.reason)).toEqual([
    expect.any(AlreadyPostedError),
    expect.objectContaining({ code: '22P05' }),
    expect.objectContaining({ message: 'A ledger account that a transfer names is not open.' }),
  ]);
});

async function recordedAlone(businessId: string): Promise<readonly string[]> {
  await new PaymentRecorder(books).record(orderOf({ businessId }));
  return recordedOf(businessId);
}

it('one whose row somebody else holds waits alone', async () => {
  const heldId = await books.createBusiness();
  const otherId = await books.createBusiness();
  const recorder = new PaymentRecorder(books);
  const record = (businessId: string) => recorder.record(orderOf({ businessId, perDayMinor: 10_000n }));
  await record(heldId);
  await books.owner.query('begin');
  await books.owner.query('select from daily_totals where business_id = $1 for update', [heldId]);
  const held = [record(heldId), record(heldId)];
  const others = Array.from({ length: 20 }, () => record(otherId));
  held.push(record(heldId));

  await Promise.all(others);
  expect(await recordedOf(heldId)).toHaveLength(1);
  await books.owner.query('rollback');
  await Promise.all(held);
  expect(await recordedOf(heldId)).toHaveLength(4);
});

it('when the connection is lost after the commit, nobody is told otherwise, and asking again records nothing', async () => {
  const businessId = await books.createBusiness();
  let lost = 0;
  const recorder = new PaymentRecorder({
    ...books,
    database: {
      ...books.database,
      async run(query) {
        const rows = await books.database.run(query);
        if ('name' in query && query.name === 'payments.recordAll') {
          lost++;
          throw new Error('Connection terminated unexpectedly');
        }
        return rows;
      },
    },
  });
  const orders = Array.from({ length: 12 }, (_, number) => orderOf({ businessId, key: `lost-${number}` }));
  const settled = await Promise.allSettled(orders.map((order) => recorder.record(order)));
  expect(settled.map((each) => each.status === 'rejected' && each.reason.message)).toEqual(
    Array(12).fill('Connection terminated unexpectedly'),
  );
  expect(lost).toBeLessThan(12);
  expect(await recordedOf(businessId)).toHaveLength(12);
  const again = new PaymentRecorder(books);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      outcomeOf(again.record(orderOf({ businessId, key: `lost-${number}` }))),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['remembered']));
  expect(await recordedOf(businessId)).toHaveLength(12);
});
