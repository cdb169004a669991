import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAddress } from '../../../src/chain/addresses.ts';
import { runAdminOn } from '../../support/admin.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { type RequestOptions, startTestService, type TestService } from '../../support/service.ts';
import { addUser, signInUser } from '../../support/users.ts';
import { waitFor } from '../../support/waitFor.ts';

/** Deposits that go back to their payers, on the sandbox's chain. */
let service: TestService;
const PASSWORD = 'correct horse battery';

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain'],
    env: { SANDBOX_SOLID_AFTER_MS: '200', SANDBOX_POLL_MS: '100', OUTCOME_WAIT_MS: '200' },
  });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
});

const admin = (...args: string[]) =>
  runAdminOn(service, ['crypto', ...args], {
    ENCRYPTION_KEY: Buffer.from(service.config.encryptionKey).toString('base64'),
    SANDBOX_SOLID_AFTER_MS: String(service.config.sandboxSolidAfterMs),
    JWT_SECRET: Buffer.from(service.config.jwtSecret).toString('base64'),
  });
const refunds = (...args: string[]) => admin('refunds', ...args);
const ngozi = ['--operator', 'ngozi'];
const because = ['--reason', 'The customer called.', ...ngozi];

const payerAddress = () => encodeAddress(randomBytes(20).toString('hex'));

async function open(): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', {
    amount: 25,
    merchantReference: 'order-7',
  });
  return body.payment.paymentId;
}

async function pay(paymentId: string, amount: number): Promise<string> {
  const { body } = await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount });
  return body.deposit.txHash;
}

const sessionOf = async (paymentId: string) =>
  (await service.get(`/crypto/payments/${paymentId}`)).body.payment;

const isNow = (paymentId: string, status: string) =>
  waitFor(`${paymentId} to be ${status}`, async () => (await sessionOf(paymentId)).status === status);

async function settled(amount = 25): Promise<string> {
  const paymentId = await open();
  await pay(paymentId, amount);
  await isNow(paymentId, 'SETTLED');
  return paymentId;
}

const balances = async () => (await service.get('/crypto/balances')).body.balances;

const request = (body: Readonly<Record<string, unknown>>, key?: string) =>
  service.post(
    '/crypto/refunds',
    { reason: 'It was paid twice.', ...body },
    key ? { headers: { 'idempotency-key': key } } : {},
  );

const refundOf = async (refundId: string) => (await service.get(`/crypto/refunds/${refundId}`)).body.refund;

/** Pays a refund from the treasury of the sandbox. */
async function payFromTreasury(refundId: string): Promise<string> {
  const { out, err } = await refunds('pay', refundId, '--json', ...ngozi);
  if (out === '') throw new Error(err);
  return JSON.parse(out).txId;
}

const close = (refundId: string, txId: string) =>
  waitFor('the transaction to be solid', async () => {
    const closed = await refunds('close', refundId, '--tx', txId, ...ngozi);
    return !closed.err.includes('is not solid yet') && closed;
  });

/** The mails to the merchant that name a refund. */
const noticesAbout = async (refundId: string) =>
  (
    await service.ownerSql(
      `select name, facts from notices where facts -> 'after' ->> 'refund' = $1 order by id`,
      [refundId],
    )
  ).rows;

const booksAgree = () =>
  waitFor('books and chain to agree', async () => {
    const { code, out } = await admin('reconcile', '--environment', 'test', '--json');
    return code === 0 && JSON.parse(out);
  });

describe('a refund of a credited deposit', () => {
  it('is held, paid, closed by its transaction, and shown by session and statement', async () => {
    const paymentId = await settled(30);
    const before = await balances();
    const address = payerAddress();
    const body = { paymentId, amount: 5, address, merchantReference: 'return-7' };
    const recorded = await request(body, 'refund-1');
    expect([recorded.status, recorded.body]).toEqual([
      200,
      expect.objectContaining({ msg: 'refund recorded' }),
    ]);
    const { refundId } = recorded.body.refund;
    expect(recorded.body.refund).toMatchObject({
      paymentId,
      amount: 5,
      address,
      source: 'balance',
      status: 'PENDING',
      txHash: null,
      merchantReference: 'return-7',
    });
    expect((await request(body, 'refund-1')).body.refund.refundId).toBe(refundId);
    expect(await balances()).toEqual({
      usdtBalance: before.usdtBalance - 5,
      usdtPendingBalance: before.usdtPendingBalance + 5,
    });
    expect((await refunds('list')).out).toContain(`${refundId}\n`);

    const txId = await payFromTreasury(refundId);
    // A second time pays nothing.
    expect(await payFromTreasury(refundId)).toBe(txId);
    expect((await refundOf(refundId)).status).toBe('PROCESSING');
    expect((await close(refundId, txId)).out).toBe(
      `${refundId} is COMPLETED: 5 USDT to ${address} by ${txId}.\n`,
    );
    expect((await refunds('close', refundId, '--tx', txId, ...ngozi)).code).toBe(0);
    expect(await refundOf(refundId)).toMatchObject({ status: 'COMPLETED', txHash: txId });
    expect(await balances()).toEqual({
      usdtBalance: before.usdtBalance - 5,
      usdtPendingBalance: before.usdtPendingBalance,
    });
    expect((await sessionOf(paymentId)).refunds).toEqual([
      { refundId, status: 'COMPLETED', amount: 5, txHash: txId },
    ]);
    const { body: read } = await service.get('/statement?asset=USDT&limit=100');
    expect(read.statement.entries.filter(({ id }: { id: string }) => id.startsWith(refundId))).toMatchObject([
      {
        kind: 'crypto_refund_reserve',
        amount: -5,
        heldAmount: 5,
        reference: 'return-7',
        transactionId: paymentId,
        description: 'Refund: It was paid twice.',
      },
      { kind: 'crypto_refund_post', amount: 0, heldAmount: -5, balance: before.usdtBalance - 5 },
    ]);
    expect(await booksAgree()).toMatchObject({ difference: '0' });
    await expectSoundLedger(service.database);
    const { rows } = await service.ownerSql(
      `select action, proven_by from audit_log where subject = $1 order by id`,
      [refundId],
    );
    expect(rows).toEqual([
      { action: 'crypto_refund.record', proven_by: 'key' },
      { action: 'crypto_refund.pay', proven_by: 'operator' },
      { action: 'crypto_refund.complete', proven_by: 'operator' },
    ]);
    const after = { refund: refundId, payment: paymentId, amount: '5', currency: 'USDT' };
    expect(await noticesAbout(refundId)).toEqual([
      {
        name: 'crypto_refund.complete',
        facts: expect.objectContaining({
          environment: 'test',
          after: { ...after, paidTo: address, transaction: txId },
        }),
      },
    ]);
  });

  it('never exceeds the deposit, also when two are recorded at once', async () => {
    const paymentId = await settled(25);
    const address = payerAddress();
    const both = await Promise.all([20, 20].map((amount) => request({ paymentId, amount, address })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(refused?.body.errors).toEqual([
      { path: 'amount', message: 'must be at most 5 USDT, which is left of the deposit' },
    ]);
    expect((await request({ paymentId, amount: 5, address })).status).toBe(200);
    const full = await request({ paymentId, amount: 0.000001, address });
    expect([full.status, full.body.msg]).toEqual([409, 'this deposit is refunded in full already']);
  });

  it('is canceled before it is paid, and then the USDT is available again', async () => {
    const paymentId = await settled();
    const before = await balances();
    const { body } = await request({ paymentId, amount: 25, address: payerAddress() });
    const { refundId } = body.refund;
    expect((await refunds('cancel', refundId, ...because)).out).toBe(`${refundId} is CANCELED.\n`);
    expect(await balances()).toEqual(before);
    expect(await refundOf(refundId)).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'The customer called.',
    });
    expect((await sessionOf(paymentId)).refunds).toEqual([]);
    expect(await noticesAbout(refundId)).toMatchObject([
      { name: 'crypto_refund.cancel', facts: { reason: 'The customer called.' } },
    ]);
    expect((await refunds('pay', refundId, ...ngozi)).err).toBe(
      'Refused: this refund is CANCELED already.\n',
    );
    expect((await request({ paymentId, amount: 25, address: payerAddress() })).status).toBe(200);
  });

  it('is canceled by another operator alone once one pays it, and is closed by one transaction', async () => {
    const paymentId = await settled();
    const { body } = await request({ paymentId, amount: 3, address: payerAddress() });
    const { refundId } = body.refund;
    const txId = await payFromTreasury(refundId);
    expect((await refunds('cancel', refundId, ...because)).err).toContain('you are paying this refund');
    expect((await refunds('pay', refundId, '--operator', 'tunde')).err).toBe(
      'Refused: ngozi is paying this refund.\n',
    );
    expect((await close(refundId, txId)).code).toBe(0);
    expect((await refunds('cancel', refundId, '--reason', 'It is late.', '--operator', 'tunde')).err).toBe(
      'Refused: this refund is COMPLETED already.\n',
    );
  });

  it('is never more than the balance, with refunds of several deposits and a sale at once', async () => {
    const paymentIds = await Promise.all([settled(), settled()]);
    const { usdtBalance } = await balances();
    const asked = paymentIds.flatMap((paymentId) =>
      Array.from({ length: 6 }, () => request({ paymentId, amount: 10, address: payerAddress() })),
    );
    const { businessId } = service.merchant;
    const sale = service.post('/crypto/withdrawals/request', { businessId, amountUsdt: usdtBalance - 25 });
    const answers = await Promise.all(asked);
    const isSold = (await sale).status < 300;
    const recorded = answers.filter(({ status }) => status === 200);
    for (const paymentId of paymentIds) {
      const own = recorded.filter(({ body }) => body.refund.paymentId === paymentId);
      expect(own.length).toBeLessThanOrEqual(2);
    }
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refused.filter((code) => !['insufficient_balance', 'invalid_request'].includes(code))).toEqual([]);
    const left = (await balances()).usdtBalance;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeCloseTo(usdtBalance - 10 * recorded.length - (isSold ? usdtBalance - 25 : 0), 6);
    for (const { body } of recorded) await refunds('cancel', body.refund.refundId, ...because);
    await expectSoundLedger(service.database);
  });

  it('is at least 0.01 USDT, because an operator pays each', async () => {
    const paymentId = await settled();
    const refused = await request({ paymentId, amount: 0.009999, address: payerAddress() });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'amount', message: 'must be at least 0.01 USDT' }],
    ]);
    const byOperator = ['--amount', '0.009999', '--to', payerAddress(), ...because];
    expect((await refunds('record', paymentId, ...byOperator)).err).toBe(
      'Refused: --amount must be at least 0.01 USDT.\n',
    );
    const { body } = await request({ paymentId, amount: 0.01, address: payerAddress() });
    expect(body.refund.amount).toBe(0.01);
    await refunds('cancel', body.refund.refundId, ...because);
  });

  it('is refused when the balance is too low', async () => {
    const paymentId = await settled();
    const { usdtBalance } = await balances();
    await service.post('/crypto/withdrawals/request', {
      businessId: service.merchant.businessId,
      amountUsdt: usdtBalance,
    });
    const refused = await request({ paymentId, amount: 25, address: payerAddress() });
    expect([refused.status, refused.body.code]).toEqual([400, 'insufficient_balance']);
    const byOperator = await refunds(
      'record',
      paymentId,
      '--amount',
      '25',
      '--to',
      payerAddress(),
      ...because,
    );
    expect(byOperator.err).toBe('The business has less than 25 USDT.\n');
  });
});

describe('a refund of a deposit that nothing credited', () => {
  it('takes nothing from the merchant, and the deposit is credited no more', async () => {
    const paymentId = await settled();
    const depositTxId = await pay(paymentId, 7);
    await waitFor('it to be recorded', async () =>
      (await admin('deposits', 'unexpected', '--json')).out.includes(depositTxId),
    );
    const before = await balances();
    const to = payerAddress();
    const record = ['record', paymentId, '--amount', '7', '--to', to, ...because];
    expect((await refunds(...record)).err).toContain('--deposit must name one of the deposits');
    const { out } = await refunds(...record, '--deposit', depositTxId);
    const refundId = /^rfd_\w+/.exec(out)?.[0] ?? '';
    expect(await balances()).toEqual(before);
    expect((await admin('deposits', 'unexpected')).out).not.toContain(depositTxId);
    expect((await admin('deposits', 'credit', depositTxId, '0', ...because)).err).toBe(
      'It is being refunded; crypto refunds list shows it.\n',
    );
    await expect(
      service.ownerSql(`update chain_deposits set status = 'CREDITED' where tx_id = $1`, [depositTxId]),
    ).rejects.toMatchObject({ constraint: 'chain_deposit_not_refunded' });
    expect((await admin('sweep', paymentId)).code).toBe(0);
    const txId = await waitFor('the treasury to hold it', () =>
      payFromTreasury(refundId).catch(() => undefined),
    );
    expect((await close(refundId, txId)).code).toBe(0);
    expect((await refundOf(refundId)).source).toBe('deposit');
    expect(await balances()).toEqual(before);
    const { rows } = await service.ownerSql('select status from chain_deposits where tx_id = $1', [
      depositTxId,
    ]);
    expect(rows).toEqual([{ status: 'DISMISSED' }]);
    expect(await booksAgree()).toMatchObject({ difference: '0' });
  });

  it('is possible once the session is rejected, and not while it is undecided', async () => {
    const paymentId = await open();
    await pay(paymentId, 10);
    await isNow(paymentId, 'UNDERPAID');
    const body = { paymentId, amount: 10, address: payerAddress() };
    const early = await request(body);
    expect([early.status, early.body.msg]).toEqual([
      409,
      'this payment is not decided yet; accept or reject it first',
    ]);
    await service.ownerSql(
      `update crypto_payments set created_at = now() - interval '3 hours', expires_at = now() - interval '2 hours'
        where id = $1`,
      [paymentId],
    );
    await admin('retry', paymentId);
    await isNow(paymentId, 'MANUAL_REVIEW');
    await admin('resolve', paymentId, '--action', 'reject', ...because);
    const recorded = await request(body);
    expect(recorded.body.refund).toMatchObject({ source: 'deposit', status: 'PENDING' });
  });
});

describe('an address', () => {
  it('is a payer’s: valid, and none of this service', async () => {
    const paymentId = await settled();
    const { depositAddress } = await sessionOf(paymentId);
    const treasury = await treasuryAddress();
    const valid = payerAddress();
    const mistyped = `${valid.slice(0, -1)}${valid.endsWith('1') ? '2' : '1'}`;
    for (const [address, message] of [
      [mistyped, 'must be a TRON address: 34 characters that begin with T, with a valid checksum'],
      [
        '0x52908400098527886E0F7030069857D2E4169EE7',
        'must be a TRON address: 34 characters that begin with T, with a valid checksum',
      ],
      [treasury, "is one of this service's own, or the USDT contract"],
      [await usdtContract(), "is one of this service's own, or the USDT contract"],
      [depositAddress, 'is a deposit address of this service'],
      [encodeAddress('0'.repeat(40)), 'is the address without a key'],
    ] as const) {
      const refused = await request({ paymentId, amount: 1, address });
      expect([address, refused.status, refused.body.errors]).toEqual([
        address,
        400,
        [{ path: 'address', message }],
      ]);
      const byOperator = await refunds('record', paymentId, '--amount', '1', '--to', address, ...because);
      expect(byOperator.err).toContain(message);
    }
  });
});

const treasuryAddress = async () => {
  const paymentId = await settled();
  const { rows } = await service.ownerSql(
    `select to_address from simulated_chain_transactions where kind = 'usdt_transfer' and outcome = 'SUCCESS'
      and from_address = (select deposit_address from crypto_payments where id = $1)`,
    [paymentId],
  );
  return rows[0]?.to_address as string;
};

const usdtContract = async () => {
  const { rows } = await service.ownerSql(`select contract from chain_deposits where reason is null limit 1`);
  return rows[0]?.contract as string;
};

describe('a refund that a person requests', () => {
  const headers = { 'x-business-env': 'test' };
  let owner: RequestOptions;
  let finance: RequestOptions;
  beforeAll(async () => {
    const merchant = { ...service.merchant, password: PASSWORD };
    const { ownerId } = await service.createMerchant('Acme Stores', { password: PASSWORD });
    await service.ownerSql(
      'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
      [ownerId, merchant.ownerId],
    );
    owner = { cookie: await service.signIn(merchant), headers };
    const user = await addUser(service, merchant, 'finance');
    finance = { cookie: await signInUser(service, merchant, user), headers };
    await service.ownerSql(`update api_keys set created_at = now() - interval '30 days'`);
  });

  const ask = (as: RequestOptions, paymentId: string, amount = 1) =>
    service.post(
      '/crypto/refunds',
      { reason: 'It was paid twice.', address: payerAddress(), paymentId, amount },
      as,
    );
  const changeAccess = (ago: string) =>
    service.ownerSql('update businesses set access_changed_at = now() - $2::interval where id = $1', [
      service.merchant.businessId,
      ago,
    ]);
  const onHold = {
    status: 429,
    body: { code: 'payouts_on_hold', limit: 'payoutHold', limitEndsAt: expect.any(String) },
  };

  it('is refused while payouts are held for changed access, as one by a key that the hold includes', async () => {
    const paymentId = await settled();
    await changeAccess('1 hour');
    expect(await ask(owner, paymentId)).toMatchObject(onHold);
    expect((await ask({}, paymentId)).status).toBe(200);
    expect((await service.post('/payout-hold', { includesKeys: true }, owner)).status).toBe(200);
    expect(await ask({}, paymentId)).toMatchObject(onHold);
    await changeAccess('25 hours');
    expect((await ask(owner, paymentId)).status).toBe(200);
  });

  it('above the rule is made once a second person approves it, and not while payouts are held', async () => {
    const paymentId = await settled();
    const rule = { aboveNgn: null, aboveUsdt: 5, includesKeys: false };
    expect((await service.post('/approval-rule', rule, owner)).status).toBe(200);
    expect((await ask(finance, paymentId, 5)).status).toBe(200);
    const { status, body } = await ask(finance, paymentId, 6);
    expect([status, body.approval.kind, body.approval.status]).toEqual([202, 'usdt_refund', 'WAITING']);
    const approve = (as: RequestOptions) =>
      service.post(`/approvals/${body.approval.id}/approve`, undefined, as);
    expect((await approve(finance)).body.code).toBe('forbidden');
    await changeAccess('1 hour');
    expect(await approve(owner)).toMatchObject(onHold);
    await changeAccess('25 hours');
    const approved = (await approve(owner)).body.approval;
    expect(approved.status).toBe('APPROVED');
    expect(await refundOf(approved.transactionId)).toMatchObject({ amount: 6, status: 'PENDING', paymentId });
  });
});

describe('a transaction', () => {
  it('closes the refund that it paid, and no other', async () => {
    const [paymentId, other] = [await settled(), await settled()];
    const [one, same] = [payerAddress(), payerAddress()];
    const ids: string[] = [];
    for (const [session, amount, address] of [
      [paymentId, 2, one],
      [other, 2, same],
      [other, 3, one],
      [other, 2, one],
    ] as const) {
      ids.push((await request({ paymentId: session, amount, address })).body.refund.refundId);
    }
    const [refundId = '', elsewhere = '', more = '', equal = ''] = ids;
    const txId = await payFromTreasury(refundId);
    expect((await close(elsewhere, txId)).err).toBe(
      `Refused: the transaction pays ${one}, and not ${same}.\n`,
    );
    expect((await close(more, txId)).err).toBe('Refused: the transaction pays 2 USDT, and not 3 USDT.\n');
    expect((await close(refundId, 'f'.repeat(64))).err).toBe('Refused: no block has that transaction.\n');
    expect((await close(refundId, await pay(await open(), 25))).err).toContain(
      'the transaction moves no USDT out of the treasury',
    );
    expect((await close(refundId, txId)).code).toBe(0);
    expect((await close(equal, txId)).err).toBe('Refused: the transaction paid another refund.\n');
    expect((await admin('treasury', 'book', '--env', 'test', '--tx', txId, ...ngozi)).err).toBe(
      'Refused: the transaction paid a refund: the books have it already.\n',
    );
    for (const id of [elsewhere, more, equal]) expect((await refundOf(id)).status).toBe('PENDING');
  });

  it('that failed closes nothing, and one that pays is not booked as a movement of the treasury', async () => {
    const paymentId = await settled();
    const { body } = await request({ paymentId, amount: 4, address: payerAddress() });
    const { refundId } = body.refund;
    const txId = await payFromTreasury(refundId);
    await service.ownerSql(`update simulated_chain_transactions set outcome = 'REVERT' where tx_id = $1`, [
      txId,
    ]);
    expect((await close(refundId, txId)).err).toBe(
      'Refused: the transaction failed (REVERT) and moved nothing.\n',
    );
    await service.ownerSql(`update simulated_chain_transactions set outcome = 'SUCCESS' where tx_id = $1`, [
      txId,
    ]);
    expect((await admin('treasury', 'book', '--env', 'test', '--tx', txId, ...ngozi)).err).toBe(
      'Refused: the transaction pays an open refund: close that with crypto refunds close.\n',
    );
    expect((await close(refundId, txId)).code).toBe(0);
  });
});
