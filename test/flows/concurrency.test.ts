import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSoundLedger } from '../support/ledger.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'bills'] });
});
afterAll(() => service?.stop());

function times<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

async function merchantWith(netNaira: number): Promise<TestMerchant> {
  const merchant = await service.createMerchant();
  if (netNaira > 0) await service.fund(merchant, netNaira);
  return merchant;
}

/** How many transactions of a flow a merchant has, by status. */
async function transactionsOf(merchant: TestMerchant, flow: string): Promise<Record<string, number>> {
  const { rows } = await service.ownerSql(
    `select status, count(*)::int as count from transactions where business_id = $1 and flow = $2 group by status`,
    [merchant.businessId, flow],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

const balancesOf = (merchant: TestMerchant) =>
  service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN');
const isReplay = (answer: Answer) => answer.headers.get('idempotency-replayed') === 'true';

const requests = [
  {
    what: 'withdrawal',
    flow: 'withdrawal',
    path: '/withdrawal/request',
    netNaira: 10_000,
    bodyOf: (merchant: TestMerchant) => ({ businessId: merchant.businessId, amount: 1_000 }),
    idOf: (answer: Answer): string => answer.body.withdrawal.transactionId,
    availableAfterMinor: 899_000n,
  },
  {
    what: 'payment',
    flow: 'payment',
    path: '/payment/process',
    netNaira: 0,
    bodyOf: (merchant: TestMerchant) => ({
      businessId: merchant.businessId,
      amount: 1_000,
      serviceType: 'groceries',
    }),
    idOf: (answer: Answer): string => answer.body.transaction.transactionId,
    availableAfterMinor: 98_500n,
  },
];

describe.each(requests)('the same Idempotency-Key on a $what', (request) => {
  const { flow, path, bodyOf, idOf, availableAfterMinor } = request;

  it('50 times at once makes one; the rest are told to wait or get its answer', async () => {
    const merchant = await merchantWith(request.netNaira);
    const options = { key: merchant.apiKeys.test, headers: { 'idempotency-key': randomUUID() } };
    const answers = await times(50, () => service.post(path, bodyOf(merchant), options));

    const firsts = answers.filter((answer) => answer.status === 200 && !isReplay(answer));
    const replays = answers.filter((answer) => answer.status === 200 && isReplay(answer));
    const waiting = answers.filter((answer) => answer.status === 409);
    expect([firsts.length, replays.length + waiting.length]).toEqual([1, 49]);
    const [first] = firsts;
    for (const replay of replays) expect(replay.body).toEqual(first?.body);
    for (const answer of waiting) {
      expect(answer.body.code).toBe('idempotency_key_in_use');
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect(await transactionsOf(merchant, flow)).toEqual({ COMPLETED: 1 });
    expect(await balancesOf(merchant)).toEqual({ availableMinor: availableAfterMinor, heldMinor: 0n });

    const later = await service.post(path, bodyOf(merchant), options);
    expect([later.status, isReplay(later), later.body]).toEqual([200, true, first?.body]);
  });

  it('with another body is refused, whether before or after the answer, and counts nothing', async () => {
    const merchant = await merchantWith(request.netNaira);
    const options = { key: merchant.apiKeys.test, headers: { 'idempotency-key': randomUUID() } };
    const answers = await times(20, (index) =>
      service.post(path, { ...bodyOf(merchant), merchantReference: `order-${index % 2}` }, options),
    );
    const winner = answers.findIndex(
      ({ status, headers }) => status === 200 && !headers.get('idempotency-replayed'),
    );
    for (const [index, { status, body }] of answers.entries()) {
      if (index % 2 === winner % 2) expect([200, 409]).toContain(status);
      else expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await transactionsOf(merchant, flow)).toEqual({ COMPLETED: 1 });

    const refused = await service.post(path, { ...bodyOf(merchant), amount: 1_001 }, options);
    expect([refused.status, refused.body.code]).toEqual([422, 'idempotency_key_reused']);
    // The order of the fields and their spacing do not make it another body.
    const { businessId, ...rest } = { ...bodyOf(merchant), merchantReference: `order-${winner % 2}` };
    const same = await service.post(path, JSON.stringify({ ...rest, businessId }, null, 3), options);
    expect([same.status, isReplay(same)]).toEqual([200, true]);
  });

  it('means another request for another merchant', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const one = await merchantWith(request.netNaira);
    const other = await merchantWith(request.netNaira);
    const answers = [
      await service.post(path, bodyOf(one), { key: one.apiKeys.test, headers }),
      await service.post(path, bodyOf(other), { key: other.apiKeys.test, headers }),
    ];
    expect(answers.map((answer) => [answer.status, isReplay(answer)])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect(new Set(answers.map(idOf)).size).toBe(2);
  });
});

describe('a key whose first request died unanswered', () => {
  it('is answered with what became of the withdrawal, which is not made again', async () => {
    const merchant = await merchantWith(10_000);
    const body = { businessId: merchant.businessId, amount: 1_000 };
    const idempotencyKey = randomUUID();
    const options = { key: merchant.apiKeys.test, headers: { 'idempotency-key': idempotencyKey } };
    const first = await service.post('/withdrawal/request', body, options);
    // As if the process had died between deciding and answering.
    const forget = (age: string) =>
      service.ownerSql(
        `update idempotency_keys set response_status = null, response_body = null,
          created_at = now() - $2::interval where key = $1`,
        [idempotencyKey, age],
      );
    await forget('1 second');
    const early = await service.post('/withdrawal/request', body, options);
    expect([early.status, early.body.code]).toEqual([409, 'idempotency_key_in_use']);

    await forget('2 minutes');
    const recovered = await service.post('/withdrawal/request', body, options);
    expect([recovered.status, recovered.body]).toEqual([200, first.body]);
    const replayed = await service.post('/withdrawal/request', body, options);
    expect([replayed.status, isReplay(replayed), replayed.body]).toEqual([200, true, first.body]);
    expect(await transactionsOf(merchant, 'withdrawal')).toEqual({ COMPLETED: 1 });
    expect(await balancesOf(merchant)).toEqual({ availableMinor: 899_000n, heldMinor: 0n });
  });
});

describe('many withdrawals at once', () => {
  it('200 over a balance for exactly 37: exactly 37 succeed, and the others say what is required', async () => {
    // ₦1,000 and its fee of ₦10, 37 times.
    const merchant = await merchantWith(37 * 1_010);
    const answers = await times(200, () =>
      service.post(
        '/withdrawal/request',
        { businessId: merchant.businessId, amount: 1_000 },
        { key: merchant.apiKeys.test },
      ),
    );
    // On a busy machine one may be under way when its answer is given.
    const accepted = answers.filter(({ status }) => status === 200 || status === 202);
    const refused = answers.filter(({ status }) => status === 400);
    const others = answers.filter((answer) => !accepted.includes(answer) && !refused.includes(answer));
    expect([accepted.length, refused.length, others]).toEqual([37, 163, []]);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        success: false,
        code: 'insufficient_balance',
        msg: 'insufficient balance, 1010 naira required',
      });
    }
    await waitFor('every withdrawal', async () => {
      const { PROCESSING } = await transactionsOf(merchant, 'withdrawal');
      return PROCESSING === undefined;
    });
    expect(await transactionsOf(merchant, 'withdrawal')).toEqual({ COMPLETED: 37 });
    expect(await balancesOf(merchant)).toEqual({ availableMinor: 0n, heldMinor: 0n });
    await expectSoundLedger(service.database);
    const { rows } = await service.ownerSql(
      `select phase, count(*)::int as count, sum(entry.amount_minor)::bigint as amount_minor
        from ledger.transfers transfer join ledger.entries entry on entry.transfer_id = transfer.id
        join ledger.accounts account on account.id = entry.account_id
        where account.business_id = $1 and account.kind = 'held' group by phase order by phase`,
      [merchant.businessId],
    );
    expect(rows).toEqual([
      { phase: 'post', count: 37, amount_minor: '-3737000' },
      { phase: 'reserve', count: 37, amount_minor: '3737000' },
    ]);
  });

  it('one kobo short is refused with the amount and fee, in naira and kobo, and holds nothing', async () => {
    const merchant = await merchantWith(5_050.49);
    const options = { key: merchant.apiKeys.test };
    const { status, body } = await service.post(
      '/withdrawal/request',
      { businessId: merchant.businessId, amount: 5_025.5 },
      options,
    );
    expect([status, body.code, body.msg]).toEqual([
      400,
      'insufficient_balance',
      'insufficient balance, 5050.5 naira required',
    ]);
    expect(await balancesOf(merchant)).toEqual({ availableMinor: 505_049n, heldMinor: 0n });
    expect(await transactionsOf(merchant, 'withdrawal')).toEqual({});
  });
});
