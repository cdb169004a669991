import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HELD_KINDS, type HeldKind } from '../../src/contract/kinds.ts';
import { runAdminOn } from '../support/admin.ts';
import { ORDER_CALLS } from '../support/routeCalls.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let merchant: TestMerchant;
beforeAll(async () => {
  service = await startTestService({ env: { SANDBOX_POLL_MS: '100' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: 'a password here' });
});

const asMerchant = () => ({ key: merchant.apiKeys.test });
const read = (query = '') => service.get(`/statement${query}`, asMerchant());

interface Entry {
  readonly id: string;
  readonly createdAt: string;
  readonly kind: string;
  readonly amount: number;
  readonly heldAmount: number;
  readonly balance: number;
  readonly heldBalance: number;
  readonly transactionId: string;
  readonly reference: string | null;
  readonly description: string;
}

/** The whole statement of an asset, three entries a page. Fails unless every page names the same balances. */
async function readAll(asset: 'NGN' | 'USDT', more = '') {
  const first = await read(`?asset=${asset}&limit=3${more}`);
  expect(first.status).toBe(200);
  const { entries, ...balances } = first.body.statement;
  const all: Entry[] = [...entries];
  for (let page: Answer = first; page.body.hasMore; ) {
    page = await read(`?asset=${asset}&limit=3&cursor=${page.body.nextCursor}`);
    const { entries: next, ...same } = page.body.statement;
    expect(same).toEqual(balances);
    all.push(...next);
  }
  return { balances, entries: all };
}

/** When a statement was read, with microseconds. */
const A_MOMENT = expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

const inMillionths = (amount: number) => BigInt(Math.round(amount * 1_000_000));

/** Fails unless the entries lead from the opening balances to the closing ones. */
function expectToAddUp({ balances, entries }: Awaited<ReturnType<typeof readAll>>): void {
  let [balance, held] = [balances.openingBalance, balances.openingHeld].map(inMillionths);
  for (const entry of entries) {
    balance = (balance ?? 0n) + inMillionths(entry.amount);
    held = (held ?? 0n) + inMillionths(entry.heldAmount);
    expect([entry.id, balance, held]).toEqual([
      entry.id,
      inMillionths(entry.balance),
      inMillionths(entry.heldBalance),
    ]);
  }
  expect([balance, held]).toEqual([balances.closingBalance, balances.closingHeld].map(inMillionths));
}

async function order(kind: HeldKind, amount: number, status: string): Promise<string> {
  const { path, body, idIn } = ORDER_CALLS[kind];
  const made = await service.post(path, { businessId: merchant.businessId, ...body(amount) }, asMerchant());
  const id = idIn(made);
  const { record } = HELD_KINDS[kind];
  await waitFor(`${id} to be ${status}`, async () => {
    const { rows } = await service.ownerSql(`select status from ${record.table} where id = $1`, [id]);
    return rows[0]?.status === status;
  });
  return id;
}

async function settleSession(amount: number): Promise<string> {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount, merchantReference: 'basket-9' },
    asMerchant(),
  );
  const { paymentId } = body.payment;
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount }, asMerchant());
  await waitFor('the session to be settled', async () => {
    const found = await service.get(`/crypto/payments/${paymentId}`, asMerchant());
    return found.body.payment.status === 'SETTLED';
  });
  return paymentId;
}

/** Collects money from a customer abroad. Returns the id of the transaction. */
async function collect(): Promise<string> {
  const { body } = await service.post(
    '/cross-border/collections',
    {
      businessId: merchant.businessId,
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233 24 123 4567', email: 'kofi@example.com' },
      merchantReference: 'order-8',
    },
    asMerchant(),
  );
  const id = body.collection.reference;
  await waitFor(`${id} to be paid`, async () => {
    const { rows } = await service.ownerSql('select status from transactions where id = $1', [id]);
    return rows[0]?.status === 'COMPLETED';
  });
  return id;
}

/** Where the thing that an entry names is read. */
function pathOf(transactionId: string): string {
  if (transactionId.startsWith('cp_')) return `/crypto/payments/${transactionId}`;
  if (transactionId.startsWith('sale_')) return `/crypto/withdrawals/${transactionId}`;
  return `/transactions/${transactionId}`;
}

describe('GET /statement', () => {
  it('has every movement of every flow, adds up to the balances, and names what each is of', async () => {
    const paid = await service.post(
      '/payment/process',
      {
        businessId: merchant.businessId,
        amount: 200_000,
        serviceType: 'fees',
        description: 'Term 1',
        merchantReference: 'order-7',
      },
      asMerchant(),
    );
    const made: Record<string, string> = { payment: paid.body.transaction.transactionId };
    made.session = await settleSession(60.25);
    for (const kind of Object.keys(HELD_KINDS) as HeldKind[]) {
      const asked = kind === 'usdt_sale' ? 10 : 1_000;
      made[`${kind} paid`] = await order(kind, asked, 'COMPLETED');
      made[`${kind} refused`] = await order(kind, asked + 0.01, 'FAILED');
      made[`${kind} reversed`] = await order(kind, asked + 0.04, 'REVERSED');
      made[`${kind} open`] = await order(kind, asked + 0.05, 'PROCESSING');
    }
    made.collection = await collect();
    const adjust = (amount: string, asset: string) =>
      runAdminOn(service, [
        ...[
          'ledger',
          'adjust',
          merchant.businessId,
          '--amount',
          amount,
          '--asset',
          asset,
          '--environment',
          'test',
        ],
        ...['--reason', 'Chargeback of order-6', '--operator', 'ada'],
      ]);
    const adjusted = await adjust('-1234.56', 'NGN');
    expect(adjusted.err).toBe('');
    made.adjustment = adjusted.out.split(':')[0] ?? '';
    const { businessId } = merchant;
    const decided = ['--reason', 'Customer asks back', '--operator', 'ada'];
    const terms = ['--case', 'D-7', '--ground', 'dispute', '--amount', '500', '--env', 'test'];
    const placed = await runAdminOn(service, ['wallet', 'hold', businessId, ...terms, ...decided]);
    made.hold = placed.out.split(' ')[0] ?? '';
    const over = ['--reason', 'Settled in part', '--operator', 'ada'];
    await runAdminOn(service, ['wallet', 'release', made.hold, '--remaining', '300', ...over]);
    const inUsdt = await adjust('0.25', 'USDT');
    made['adjustment of USDT'] = inUsdt.out.split(':')[0] ?? '';
    const token = await service.logIn(merchant);
    const list = await service.get('/transactions', { token, headers: { 'x-business-env': 'test' } });
    const byOperators = list.body.transactions.slice(0, 3);
    made.release = byOperators[0].id;
    const ofOperators = {
      status: 'COMPLETED',
      fee: 0,
      currency: 'NGN',
      channel: 'wallet',
      customer: 'Acme Stores',
    };
    expect(byOperators).toMatchObject([
      {
        ...{ ...ofOperators, type: 'hold_release', amount: 200, totalDebit: null },
        description: 'Released: dispute, case D-7: Settled in part',
        metadata: { ground: 'dispute', caseNumber: 'D-7', holdId: made.hold },
      },
      {
        ...{ ...ofOperators, id: made.hold, type: 'hold', amount: 500, totalDebit: 500 },
        description: 'On hold: dispute, case D-7: Customer asks back',
        metadata: { ground: 'dispute', caseNumber: 'D-7' },
      },
      {
        ...{ ...ofOperators, id: made.adjustment, type: 'adjustment', amount: 1234.56, totalDebit: 1234.56 },
        description: 'Adjustment: Chargeback of order-6',
      },
    ]);
    const file = await service.get('/transactions/export', { token, headers: { 'x-business-env': 'test' } });
    expect(file.body).toContain(`\r\n${made.hold},hold,COMPLETED,`);
    expect(file.body).not.toContain(made['adjustment of USDT']);

    const [naira, usdt] = [await readAll('NGN'), await readAll('USDT')];
    for (const each of [naira, usdt]) expectToAddUp(each);
    const { body: me } = await service.get('/me', {
      token,
      headers: { 'x-business-env': 'test' },
    });
    expect(naira.balances).toEqual({
      asset: 'NGN',
      to: A_MOMENT,
      openingBalance: 0,
      openingHeld: 0,
      closingBalance: me.business.balances.balance,
      closingHeld: me.business.balances.pendingBalance,
      openingDebt: 0,
      closingDebt: 0,
    });
    expect(naira.balances.closingHeld).toBeGreaterThan(0);

    const entries = [...naira.entries, ...usdt.entries];
    expect(new Set(entries.map(({ transactionId }) => transactionId))).toEqual(new Set(Object.values(made)));
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set([
        ...Object.keys(HELD_KINDS).flatMap((kind) =>
          ['reserve', 'post', 'void', 'reversal'].map((step) => `${kind}_${step}`),
        ),
        'payment',
        'collection',
        'crypto_settlement',
        'adjustment',
        'wallet_hold_reserve',
        'wallet_hold_void',
      ]),
    );
    for (const { transactionId, reference, description } of entries) {
      expect(description.length).toBeGreaterThan(5);
      const found = await service.get(pathOf(transactionId), asMerchant());
      expect([transactionId, found.status]).toEqual([transactionId, 200]);
      const known =
        found.body.transaction?.merchantReference ?? found.body.payment?.merchantReference ?? null;
      expect([transactionId, reference]).toEqual([transactionId, known]);
    }
    expect(naira.entries[0]).toMatchObject({ kind: 'payment', description: 'Term 1', reference: 'order-7' });
    const [corrected, ...onHold] = naira.entries.slice(-4);
    expect(
      onHold.map(({ amount, heldAmount, transactionId, description }) => [
        ...[amount, heldAmount, transactionId, description],
      ]),
    ).toEqual([
      [-500, 500, made.hold, 'On hold: dispute, case D-7: Customer asks back'],
      [500, -500, made.release, 'Released: dispute, case D-7: Settled in part'],
      [-300, 300, made.release, 'Still on hold: dispute, case D-7: Settled in part'],
    ]);
    const { transaction } = (await service.get(`/transactions/${made['adjustment of USDT']}`, asMerchant()))
      .body;
    expect(transaction).toMatchObject({
      ...{ type: 'adjustment', amount: 0.25, currency: 'USDT', totalDebit: null, refundableAmount: null },
      timeline: [{ status: 'COMPLETED', text: 'Booked by our operations team.' }],
    });
    expect(corrected).toMatchObject({
      kind: 'adjustment',
      amount: -1234.56,
      heldAmount: 0,
      description: 'Adjustment: Chargeback of order-6',
    });
    expect(usdt.entries[0]).toMatchObject({
      kind: 'crypto_settlement',
      amount: 60.25,
      reference: 'basket-9',
    });
  });

  it('has the movements of a period, and what there was before and after it', async () => {
    for (const amount of [100, 20, 3]) {
      await service.fund(merchant, amount);
      const endedAtMs = Date.now();
      // Moments in answers have milliseconds.
      await waitFor('the next millisecond', () => Date.now() > endedAtMs);
    }
    const { entries } = await readAll('NGN');
    const [, second, third] = entries;
    const of = await readAll('NGN', `&from=${second?.createdAt}&to=${third?.createdAt}`);
    expect(of).toEqual({
      balances: {
        asset: 'NGN',
        to: third?.createdAt.replace('Z', '000Z'),
        openingBalance: 100,
        openingHeld: 0,
        openingDebt: 0,
        closingBalance: 120,
        closingHeld: 0,
        closingDebt: 0,
      },
      entries: [second],
    });
    expectToAddUp(of);
  });

  it('stays what it was while its pages are read, whatever happens meanwhile', async () => {
    for (let amount = 1; amount <= 4; amount++) await service.fund(merchant, amount);
    const first = await read('?limit=3');
    await service.fund(merchant, 500);
    const { body } = await read(`?limit=3&cursor=${first.body.nextCursor}`);
    expect(body).toMatchObject({ hasMore: false, nextCursor: null });
    expect(body.statement).toMatchObject({ closingBalance: 10, entries: [{ amount: 4, balance: 10 }] });
  });

  it('has nothing of the other environment, nor of another merchant', async () => {
    await service.fund(merchant, 100, 'prod');
    await service.fund(await service.createMerchant(), 100);
    const { body } = await read();
    expect(body.statement).toEqual({
      asset: 'NGN',
      to: A_MOMENT,
      openingBalance: 0,
      closingBalance: 0,
      openingHeld: 0,
      closingHeld: 0,
      openingDebt: 0,
      closingDebt: 0,
      entries: [],
    });
    const live = await service.get('/statement', { key: merchant.apiKeys.prod });
    expect(live.body.statement.entries).toMatchObject([{ amount: 100 }]);
  });

  it.each([
    ['asset=EUR', 'asset', 'must be one of NGN, USDT'],
    ['format=pdf', 'format', 'must be json or csv'],
    ['from=yesterday', 'from', 'must be a date-time such as 2026-01-31T00:00:00Z'],
    ['cursor=made-up', 'cursor', 'must be the nextCursor of the page before'],
    ...[
      ['USDT', '0', '0', '9', '0', '0', '0', '2026-01-31T23:00:00Z'],
      ['NGN', '0', '0', '-9', '0', '0', '0', '2026-01-31T23:00:00Z'],
      ['NGN', '0', '0', '9', '0', '0', '0', 'today'],
    ].map((places) => [`cursor=${cursorOf(places)}`, 'cursor', 'must be the nextCursor of the page before']),
  ])('refuses %s', async (query, path, message) => {
    const { status, body } = await read(`?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid_request', errors: [{ path, message }] });
  });
});

describe('the statement as a file', () => {
  it('has the balances before, each movement and the balances after, and no formula', async () => {
    await service.post(
      '/payment/process',
      {
        businessId: merchant.businessId,
        amount: 1_000,
        serviceType: 'fees',
        description: '=1+1',
        merchantReference: 'a,b',
      },
      asMerchant(),
    );
    const id = await order('withdrawal', 500, 'COMPLETED');
    const answers = [
      await service.get('/statement/export', asMerchant()),
      await service.get('/statement?format=csv', asMerchant()),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="statement-NGN-test.csv"');
    }
    // The end of each is when it was read.
    const readAt = /[^,\n]+(?=,closing_balance,)/;
    expect(answers[1]?.body.replace(readAt, '')).toBe(answers[0]?.body.replace(readAt, ''));
    const [head, opening, payment, reserve, post, closing, end] = answers[0]?.body.split('\r\n') ?? [];
    expect(head).toBe(
      'createdAt,kind,description,amount,heldAmount,balance,heldBalance,currency,transactionId,reference,id,debtAmount,debt',
    );
    expect(opening).toBe(',opening_balance,,,,0,0,NGN,,,,,0');
    expect(payment).toMatch(/^2[^,]+Z,payment,'=1\+1,985,0,985,0,NGN,(txn_\w+),"a,b",\1,0,0$/);
    expect(reserve).toMatch(/Z,withdrawal_reserve,[^,]+,-510,510,475,510,NGN,/);
    expect(post).toMatch(new RegExp(`Z,withdrawal_post,[^,]+,0,-510,475,0,NGN,${id},,${id}:post,0,0$`));
    expect(closing).toMatch(/^2[^,]+\.\d{6}Z,closing_balance,,,,475,0,NGN,,,,,0$/);
    expect(end).toBe('');
  });

  it('is read a part at a time, whatever its length', async () => {
    const { businessId } = merchant;
    const legs = `select (select id from ledger.accounts where business_id is null and environment = 'test' and asset = 'NGN'
        and kind = 'provider_clearing' and shard = 0) as source, (select id from ledger.accounts where business_id = $1
        and environment = 'test' and asset = 'NGN' and kind = 'available') as wallet`;
    await service.ownerSql(
      `insert into ledger.transfers (reference, kind, environment, leg_accounts, leg_amounts)
        select 'many:' || number, 'adjustment', 'test', array[source, wallet], array[-100, 100]
          from (${legs}) legs, generate_series(1, 1200) number`,
      [businessId],
    );
    const { body } = await service.get('/statement/export', asMerchant());
    const rows = body.trimEnd().split('\r\n');
    expect(rows).toHaveLength(1_203);
    expect(rows.at(-1)).toMatch(/Z,closing_balance,,,,1200,0,NGN,,,,,0$/);
  });
});

function cursorOf(places: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(places)).toString('base64url');
}
