import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isTronAddress } from '../../src/chain/addresses.ts';
import { resolveUsdtSessionUpdate, retryNowUpdate } from '../../src/contract/messages.ts';
import { usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** USDT sessions in the sandbox, as a merchant sees them over HTTP. */
let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({ queues: ['chain'], env: { SANDBOX_POLL_MS: '300' } });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
  await flows?.close();
});

/** The merchant that asks, and the service that is asked: the one that most tests share unless another is given. */
type Options = { readonly key: string; readonly of?: TestService };
const optionsOf = (merchant: TestMerchant): Options => ({ key: merchant.apiKeys.test });

async function create(options: Options, more: object = {}) {
  const { of = service } = options;
  const { status, body } = await of.post('/crypto/payments/create', { amount: 25, ...more }, options);
  expect([status, body.msg]).toEqual([200, 'payment session created']);
  return body.payment;
}

async function read(paymentId: string, options: Options) {
  const { of = service } = options;
  const { status, body } = await of.get(`/crypto/payments/${paymentId}`, options);
  expect(status).toBe(200);
  return body.payment;
}

/** Waits for a status in which a session stays until something new happens; others may pass unseen. */
async function follow(paymentId: string, options: Options, until: string) {
  return waitFor(`${paymentId} to be ${until}`, async () => {
    const found = await read(paymentId, options);
    return found.status === until && found;
  });
}

async function deposit(paymentId: string, options: Options, amount?: number) {
  const { of = service } = options;
  const { status, body } = await of.post(
    `/crypto/payments/${paymentId}/simulate-deposit`,
    amount === undefined ? {} : { amount },
    options,
  );
  expect([status, body.msg]).toEqual([200, 'deposit simulated']);
  return body.deposit.txHash as string;
}

async function balanceOf(options: Options): Promise<number> {
  const { of = service } = options;
  const { body } = await of.get('/crypto/balances', options);
  expect(body.balances.usdtPendingBalance).toBe(0);
  return body.balances.usdtBalance;
}

describe('a session on a chain that stands still between its steps', () => {
  /** Its blocks become solid when a test says so, and else not for a minute: every status stays until it was seen. */
  let still: TestService;

  beforeAll(async () => {
    still = await startTestService({
      queues: ['chain'],
      env: { SANDBOX_POLL_MS: '300', SANDBOX_SOLID_AFTER_MS: '60000' },
    });
  });
  afterAll(async () => {
    await expectSoundLedger(still.database);
    await still?.stop();
  });

  const newMerchant = async (): Promise<Options> => ({
    ...optionsOf(await still.createMerchant()),
    of: still,
  });
  /** Lets a minute pass for the blocks that there are. */
  const solidify = () =>
    still.ownerSql('update simulated_chain_blocks set timestamp_ms = timestamp_ms - 60000');
  /** Lets one step of the sweep after the other become solid, until the session is credited. */
  const settle = (paymentId: string, options: Options) =>
    waitFor(`${paymentId} to be SETTLED`, async () => {
      await solidify();
      const found = await read(paymentId, options);
      return found.status === 'SETTLED' && found;
    });
  /** Every status that its workflow went through to its end. */
  const statusesOf = async (paymentId: string) => {
    const workflowId = usdtSessionWorkflowId('test', paymentId);
    await flows.resultOf(workflowId);
    return flows.statusesOf(workflowId);
  };

  it('goes from its creation to a credit, once, through every status between', async () => {
    const options = await newMerchant();
    const created = await create(options, {
      merchantCustomerId: 'cust-77',
      merchantReference: 'order-1042',
      currency: 'usdt',
      network: 'trc20',
      expiresInMinutes: 30,
      metadata: { orderId: 1042 },
    });
    expect(created).toMatchObject({
      merchantCustomerId: 'cust-77',
      merchantReference: 'order-1042',
      currency: 'usdt',
      network: 'trc20',
      amountExpected: 25,
      amountReceived: 0,
      amountCredited: 0,
      status: 'AWAITING_DEPOSIT',
      txHash: null,
      environment: 'test',
      metadata: { orderId: 1042, simulated: true },
    });
    expect(Date.parse(created.expiresAt) - Date.parse(created.createdAt)).toBe(30 * 60_000);
    expect(isTronAddress(created.depositAddress)).toBe(true);
    expect((await create(options)).depositAddress).not.toBe(created.depositAddress);
    expect(await read(created.paymentId, options)).toEqual(created);

    const txHash = await deposit(created.paymentId, options);
    expect(await follow(created.paymentId, options, 'PENDING_CONFIRMATION')).toMatchObject({
      amountReceived: 0,
      amountCredited: 0,
    });
    await solidify();
    expect(await follow(created.paymentId, options, 'SWEEP_PENDING')).toMatchObject({
      amountReceived: 25,
      amountCredited: 0,
    });
    const payment = await settle(created.paymentId, options);
    expect(await statusesOf(created.paymentId)).toEqual([
      'AWAITING_DEPOSIT',
      'PENDING_CONFIRMATION',
      'SWEEP_PENDING',
      'SETTLED',
    ]);
    expect(payment).toMatchObject({ amountReceived: 25, amountCredited: 25, txHash });
    expect(await balanceOf(options)).toBe(25);
    const { rows } = await still.ownerSql('select kind from ledger.transfers where reference = $1', [
      created.paymentId,
    ]);
    expect(rows).toEqual([{ kind: 'crypto_settlement' }]);
  });

  it('that got more is OVERPAID, and then settled with all that came', async () => {
    const options = await newMerchant();
    const { paymentId } = await create(options);
    await deposit(paymentId, options, 30.5);
    await follow(paymentId, options, 'PENDING_CONFIRMATION');
    await solidify();
    await follow(paymentId, options, 'OVERPAID');
    expect(await settle(paymentId, options)).toMatchObject({
      amountExpected: 25,
      amountReceived: 30.5,
      amountCredited: 30.5,
    });
    expect(await statusesOf(paymentId)).toEqual([
      'AWAITING_DEPOSIT',
      'PENDING_CONFIRMATION',
      'OVERPAID',
      'SETTLED',
    ]);
    expect(await balanceOf(options)).toBe(30.5);
  });
});

describe('a session', () => {
  it.concurrent('that got less is topped up, or accepted by the merchant', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const [toppedUp, accepted] = [await create(options), await create(options)];
    for (const { paymentId } of [toppedUp, accepted]) await deposit(paymentId, options, 10);
    await follow(toppedUp.paymentId, options, 'UNDERPAID');
    expect((await follow(accepted.paymentId, options, 'UNDERPAID')).amountReceived).toBe(10);

    // Without an amount, what is missing arrives.
    await deposit(toppedUp.paymentId, options);
    const resolved = await service.post(
      `/crypto/payments/${accepted.paymentId}/resolve`,
      { action: 'accept' },
      options,
    );
    expect([resolved.status, resolved.body.payment.status]).toEqual([200, 'SWEEP_PENDING']);
    const first = await follow(toppedUp.paymentId, options, 'SETTLED');
    expect(first).toMatchObject({ amountReceived: 25, amountCredited: 25 });
    const second = await follow(accepted.paymentId, options, 'SETTLED');
    expect(second).toMatchObject({ amountExpected: 25, amountReceived: 10, amountCredited: 10 });
    expect(await balanceOf(options)).toBe(35);
    const { rows } = await service.ownerSql(
      'select actor, action, details from audit_log where subject = $1',
      [accepted.paymentId],
    );
    expect(rows).toMatchObject([
      {
        actor: merchant.businessId,
        action: 'crypto_payment.accept',
        details: { from: 'UNDERPAID' },
      },
    ]);
  });

  it.concurrent('is rejected and refunded, or ended, by its merchant', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const [short, silent] = [await create(options), await create(options)];
    await deposit(short.paymentId, options, 10);
    await follow(short.paymentId, options, 'UNDERPAID');
    const act = (paymentId: string, path: string, body?: object) =>
      service.post(`/crypto/payments/${paymentId}/${path}`, body, options);
    expect((await act(short.paymentId, 'end')).body).toMatchObject({
      code: 'state_conflict',
      msg: 'this payment cannot be ended: it is UNDERPAID',
    });
    const rejected = await act(short.paymentId, 'resolve', { action: 'reject' });
    expect(rejected.body).toMatchObject({
      msg: 'what was received is rejected',
      payment: { status: 'FAILED' },
    });
    const refund = await service.post(
      '/crypto/refunds',
      {
        paymentId: short.paymentId,
        amount: 10,
        address: 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS',
        reason: 'It is sold out.',
      },
      options,
    );
    expect(refund.body).toMatchObject({ success: true, refund: { status: 'PENDING', amount: 10 } });

    const ended = await act(silent.paymentId, 'end');
    expect(ended.status).toBe(200);
    expect(Date.parse(ended.body.payment.expiresAt)).toBeLessThanOrEqual(Date.now());
    const expired = await follow(silent.paymentId, options, 'EXPIRED');
    expect(expired.expiresAt).toBe(ended.body.payment.expiresAt);
    expect((await act(silent.paymentId, 'end')).body).toMatchObject({ payment: { status: 'EXPIRED' } });
    await deposit(silent.paymentId, options);
    const review = await follow(silent.paymentId, options, 'MANUAL_REVIEW');
    expect(review).toMatchObject({ reviewReason: 'late', amountCredited: 0 });
    expect(await balanceOf(options)).toBe(0);
  });

  it.concurrent('takes no other token, as its customer is told, and a deposit right after its end is late', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const [open, ended] = [await create(options), await create(options)];
    const path = `/crypto/payments/${open.paymentId}/simulate-deposit`;
    const wrong = await service.post(path, { token: 'BTC' }, options);
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ path: 'token', message: 'must be USDT or OTHER' }],
    ]);
    const { txHash, amount } = (await service.post(path, { token: 'OTHER' }, options)).body.deposit;
    expect(amount).toBe(25);
    await waitFor('the deposit to be recorded', async () => {
      const { rows } = await service.ownerSql('select status, reason from chain_deposits where tx_id = $1', [
        txHash,
      ]);
      return rows[0]?.status === 'UNEXPECTED' && rows[0].reason === 'wrong_token';
    });
    const answer = await fetch(open.checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ hash: txHash }),
    });
    expect(await answer.text()).toContain('Another token.');

    await service.post(`/crypto/payments/${ended.paymentId}/end`, undefined, options);
    await deposit(ended.paymentId, options);
    expect(await follow(ended.paymentId, options, 'MANUAL_REVIEW')).toMatchObject({ reviewReason: 'late' });
    // Another token is nothing to the session, which can still be paid.
    expect(await read(open.paymentId, options)).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      amountReceived: 0,
    });
    await deposit(open.paymentId, options);
    await follow(open.paymentId, options, 'SETTLED');
    expect(await balanceOf(options)).toBe(25);
  });

  it.concurrent('that got nothing expires on time; what comes later is for an operator', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const [silent, late] = [await create(options), await create(options)];
    for (const { paymentId } of [silent, late]) {
      await service.ownerSql(
        `update crypto_payments set expires_at = now() + interval '5 seconds' where id = $1`,
        [paymentId],
      );
      const session = await flows.started(usdtSessionWorkflowId('test', paymentId));
      await session.executeUpdate(retryNowUpdate);
    }
    const payment = await follow(silent.paymentId, options, 'EXPIRED');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(payment.expiresAt));
    await follow(late.paymentId, options, 'EXPIRED');

    await deposit(late.paymentId, options);
    const review = await follow(late.paymentId, options, 'MANUAL_REVIEW');
    expect(review).toMatchObject({ amountReceived: 25, amountCredited: 0, reviewReason: 'late' });
    expect(await balanceOf(options)).toBe(0);
    const handle = flows.client.workflow.getHandle(usdtSessionWorkflowId('test', late.paymentId));
    await handle.executeUpdate(resolveUsdtSessionUpdate, {
      args: [{ action: 'credit_received', reason: 'The customer was told to.', operator: 'ngozi' }],
    });
    expect((await follow(late.paymentId, options, 'SETTLED')).amountCredited).toBe(25);
    expect(await balanceOf(options)).toBe(25);
    expect((await read(silent.paymentId, options)).status).toBe('EXPIRED');
  });

  it.concurrent('keeps what it was when more comes after its end', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const { paymentId } = await create(options);
    await deposit(paymentId, options);
    const payment = await follow(paymentId, options, 'SETTLED');
    const missing = await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, {}, options);
    expect([missing.status, missing.body.code]).toEqual([409, 'state_conflict']);
    const txHash = await deposit(paymentId, options, 5);
    await waitFor('the deposit to be recorded', async () => {
      const { rows } = await service.ownerSql('select status, reason from chain_deposits where tx_id = $1', [
        txHash,
      ]);
      return rows[0]?.status === 'UNEXPECTED' && rows[0].reason === 'session_over';
    });
    // But for what came: an operator decides about it.
    const further = { amount: 5, status: 'IN_REVIEW' };
    const { furtherDeposits, ...known } = await read(paymentId, options);
    expect({ ...known, furtherDeposits: [] }).toEqual(payment);
    expect(furtherDeposits).toEqual([expect.objectContaining(further)]);
    expect(await balanceOf(options)).toBe(25);
  });

  it.concurrent('is answered by its workflow while one runs, and by its row while no worker does', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const { paymentId } = await create(options);
    await flows.started(usdtSessionWorkflowId('test', paymentId));
    // The row is made to say something else, so that the answer tells where it comes from.
    const tamper = (of: TestService, id: string) =>
      of.ownerSql(`update crypto_payments set status = 'PENDING_CONFIRMATION' where id = $1`, [id]);
    await tamper(service, paymentId);
    // Only the workflow says so; a read that it does not answer in time is answered by the row.
    await follow(paymentId, options, 'AWAITING_DEPOSIT');

    const alone = await startTestService({ role: 'api' });
    try {
      const created = await alone.post('/crypto/payments/create', { amount: 25 });
      const id = created.body.payment.paymentId;
      await tamper(alone, id);
      expect((await alone.get(`/crypto/payments/${id}`)).body.payment.status).toBe('PENDING_CONFIRMATION');
    } finally {
      await alone.stop();
    }
  });
});

describe('a request that is not valid', () => {
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });

  it.each([
    ['expiresInMinutes', { expiresInMinutes: 0 }],
    ['expiresInMinutes', { expiresInMinutes: -5 }],
    ['expiresInMinutes', { expiresInMinutes: 1.5 }],
    ['expiresInMinutes', { expiresInMinutes: 1_000_000_000 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 0.0000001 }],
    ['amount', { amount: 1_000_000_000_000 }],
    ['amount', { amount: '25' }],
    ['amount', { amount: 0.5 }],
    ['currency', { currency: 'btc' }],
    ['network', { network: 'erc20' }],
    ['metadata', { metadata: { text: 'x'.repeat(16_384) } }],
    ['metadata', { metadata: deep(9) }],
  ])('is refused for its %s: %j', async (path, more) => {
    const before = await traces();
    const { status, body } = await service.post('/crypto/payments/create', { amount: 25, ...more });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.errors.map((each: { path: string }) => each.path)).toEqual([path]);
    expect(await traces()).toEqual(before);
  });

  /** Sessions, promised workflows and addresses given out. */
  async function traces() {
    const merchant = service.merchant.businessId;
    const sessions = await service.ownerSql('select count(*) from crypto_payments where business_id = $1', [
      merchant,
    ]);
    const index = await service.ownerSql('select last_value, is_called from crypto_address_index_prod');
    return [sessions.rows, index.rows];
  }

  it('is refused where production has no chain', async () => {
    const { status, body } = await service.post(
      '/crypto/payments/create',
      { amount: 25 },
      { key: service.merchant.apiKeys.prod },
    );
    expect([status, body.code]).toEqual([503, 'provider_not_configured']);
  });

  it('is refused for deposits simulated with a live key, and for strange sessions', async () => {
    const other = await service.createMerchant();
    const { paymentId } = await create(optionsOf(other));
    for (const [path, body] of [
      [`/crypto/payments/${paymentId}/simulate-deposit`, {}],
      [`/crypto/payments/${paymentId}/resolve`, { action: 'accept' }],
    ] as const) {
      expect((await service.post(path, body)).status).toBe(404);
    }
    expect((await service.get(`/crypto/payments/${paymentId}`)).status).toBe(404);
    for (const live of [{}, { token: 'OTHER' }]) {
      const { status, body } = await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, live, {
        key: other.apiKeys.prod,
      });
      expect([status, body.code]).toEqual([403, 'sandbox_only']);
    }
    const early = await service.post(
      `/crypto/payments/${paymentId}/resolve`,
      { action: 'accept' },
      optionsOf(other),
    );
    expect([early.status, early.body.code]).toEqual([409, 'state_conflict']);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one session, one deposit and one decision of equal requests', async () => {
    const merchant = await service.createMerchant();
    const options = { ...optionsOf(merchant), headers: { 'idempotency-key': 'order-7' } };
    const [first, second] = [
      await service.post('/crypto/payments/create', { amount: 25 }, options),
      await service.post('/crypto/payments/create', { amount: 25 }, options),
    ];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    const { paymentId } = first.body.payment;
    const path = `/crypto/payments/${paymentId}/simulate-deposit`;
    const paid = await service.post(path, { amount: 10 }, options);
    expect((await service.post(path, { amount: 10 }, options)).body).toEqual(paid.body);
    expect((await service.post(path, { amount: 11 }, options)).status).toBe(422);
    const payment = await follow(paymentId, optionsOf(merchant), 'UNDERPAID');
    expect(payment.amountReceived).toBe(10);
    const accept = `/crypto/payments/${paymentId}/resolve`;
    const accepted = await service.post(accept, { action: 'accept' }, options);
    expect((await service.post(accept, { action: 'accept' }, options)).body).toEqual(accepted.body);
    await follow(paymentId, optionsOf(merchant), 'SETTLED');
    expect(await balanceOf(optionsOf(merchant))).toBe(10);
  });
});

describe('the list', () => {
  it('is filtered, and paged without a gap', async () => {
    const merchant = await service.createMerchant();
    const options = optionsOf(merchant);
    const ids: string[] = [];
    for (let number = 0; number < 5; number++) {
      const { paymentId } = await create(options, {
        merchantReference: `order-${number % 2}`,
        merchantCustomerId: `cust-${number}`,
      });
      ids.unshift(paymentId);
    }
    const listed: string[] = [];
    let cursor = '';
    for (;;) {
      const { body } = await service.get(`/crypto/payments?limit=2${cursor}`, options);
      listed.push(...body.payments.map((each: { paymentId: string }) => each.paymentId));
      if (!body.hasMore) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(listed).toEqual(ids);
    const count = async (query: string) =>
      (await service.get(`/crypto/payments?${query}`, options)).body.payments.length;
    expect(await count('merchantReference=order-1')).toBe(2);
    expect(await count('merchantCustomerId=cust-3')).toBe(1);
    expect(await count('status=awaiting_deposit')).toBe(5);
    expect(await count('status=SETTLED')).toBe(0);
    expect((await service.get('/crypto/payments?status=PAID', options)).status).toBe(400);
    expect((await service.get('/crypto/payments?limit=101', options)).status).toBe(400);
  });
});
