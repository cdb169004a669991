import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createOrderActivities } from '../../src/activities/orders/orders.ts';
import { NOTICES } from '../../src/domain/merchants/notices.ts';
import type { Role } from '../../src/domain/merchants/roles.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { runAdminOn } from '../support/admin.ts';
import { createMailFolder, type MailFolder, textIn } from '../support/mailFolder.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver } from '../support/webhookReceiver.ts';

/** Mails about withdrawals and USDT payments that need the merchant, and what the overview says needs a decision. */
const PASSWORD = 'correct horse battery';

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;
let byToken: RequestOptions;
let key: RequestOptions;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    queues: ['payouts', 'webhooks', 'chain'],
    env: {
      SANDBOX_SOLID_AFTER_MS: '200',
      SANDBOX_POLL_MS: '100',
      MAIL_URL: `file:${mailFolder.path}`,
      PUBLIC_URL: 'https://pay.example.com',
    },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  byToken = { token: await service.logIn(merchant, PASSWORD), headers: { 'x-business-env': 'test' } };
  key = { key: merchant.apiKeys.test };
  await service.fund(merchant, 10_000);
});

const withdraw = async (amount: number): Promise<string> => {
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount },
    key,
  );
  return body.withdrawal.transactionId;
};
const admin = (...args: readonly string[]) => runAdminOn(service, [...args, '--operator', 'ngozi']);

/** The texts of the mails of a notice, once everything that is stored was sent, and there are this many. */
function mails(name: keyof typeof NOTICES, count: number): Promise<readonly string[]> {
  return waitFor(
    `${count} mails of ${name}`,
    async () => {
      const { rows } = await service.ownerSql(
        'select count(*)::int as waiting from notices where business_id = $1 and ended_at is null',
        [merchant.businessId],
      );
      const texts = (await mailFolder.mailsTo(merchant.email))
        .filter(({ message }) => message.includes(`Subject: ${NOTICES[name].subject}`))
        .map(({ message }) => textIn(message));
      return rows[0].waiting === 0 && texts.length === count && texts;
    },
    60_000,
  );
}

const inStatus = (id: string, status: string) =>
  waitFor(
    `${id} to be ${status}`,
    async () => {
      const { rows } = await service.ownerSql('select 1 from transactions where id = $1 and status = $2', [
        id,
        status,
      ]);
      return rows.length > 0;
    },
    60_000,
  );
const isFlagged = (id: string) =>
  waitFor(
    `${id} to be flagged`,
    async () => {
      const { rows } = await service.ownerSql('select review_reason from orders where id = $1', [id]);
      return rows[0]?.review_reason !== null;
    },
    60_000,
  );

describe('a withdrawal is mailed about when it', () => {
  it('is under review, once, and when it failed by a decision', async () => {
    const id = await withdraw(1_000.05);
    await isFlagged(id);
    const [text] = await mails('withdrawal.under_review', 1);
    expect(text).toContain(NOTICES['withdrawal.under_review'].text);
    for (const line of [`Transaction: ${id}`, 'Amount: 1000.05 NGN', 'Environment: sandbox'])
      expect(text).toContain(`${line}\n`);
    expect(text).toContain(`https://pay.example.com/dashboard/withdrawals/${id}?environment=test\n`);

    expect((await admin('withdrawals', 'retry', id)).err).toBe('');
    const resolved = await admin(
      'withdrawals',
      'resolve',
      id,
      '--outcome',
      'failed',
      '--reason',
      'The bank says so',
    );
    expect(resolved.err).toBe('');
    await inStatus(id, 'FAILED');
    const [failed] = await mails('withdrawal.failed', 1);
    for (const line of [`Transaction: ${id}`, 'Amount: 1000.05 NGN', 'Status: FAILED'])
      expect(failed).toContain(`${line}\n`);
    expect(failed).not.toContain('The bank says so');
    await mails('withdrawal.under_review', 1);
  });

  it('is under review, however often it is flagged', async () => {
    const id = await withdraw(1_000.05);
    await isFlagged(id);
    const { database, ledger } = service;
    const engine = createOrderActivities({
      ports: { withdrawal: {} as never },
      database,
      ledger,
      dispatch: () => {},
    });
    await engine.flagWithdrawal?.({ orderId: id, nowMs: Date.now(), reason: 'Once more' } as never);
    await mails('withdrawal.under_review', 1);
    const { rows } = await service.ownerSql('select review_reason from orders where id = $1', [id]);
    expect(rows[0].review_reason).not.toBe('Once more');
  });

  it('is of a sale of USDT under review, once', async () => {
    await service.fund(merchant, 100, 'test', 'USDT');
    const sale = { businessId: merchant.businessId, amountUsdt: 10.05 };
    const { body } = await service.post('/crypto/withdrawals/request', sale, key);
    const id = body.withdrawal.withdrawalId;
    await isFlagged(id);
    const [text] = await mails('usdt_sale.under_review', 1);
    for (const line of [`Transaction: ${id}`, 'Amount: 10.05 USDT', 'Environment: sandbox'])
      expect(text).toContain(`${line}\n`);
    expect(text).toContain(`https://pay.example.com/dashboard/sales/${id}?environment=test\n`);
    expect((await admin('usdt-sales', 'retry', id)).err).toBe('');
    await mails('usdt_sale.under_review', 1);
    await mails('withdrawal.under_review', 0);
  });

  it('is refused by the bank, or taken back by it, and not when it is paid', async () => {
    await withdraw(1_000);
    const refused = await withdraw(1_000.01);
    const returned = await withdraw(1_000.04);
    await inStatus(refused, 'FAILED');
    await inStatus(returned, 'REVERSED');
    const texts = (await mails('withdrawal.failed', 2)).toSorted();
    expect(texts.find((text) => text.includes(refused))).toContain('Status: FAILED\nWhy: ');
    expect(texts.find((text) => text.includes(returned))).toContain('Status: REVERSED\nWhy: ');
  });

  it('unless mails about payouts are switched off', async () => {
    await service.patch('/notices/preferences', { payouts: false }, byToken);
    const id = await withdraw(1_000.05);
    const refused = await withdraw(1_000.01);
    await isFlagged(id);
    await inStatus(refused, 'FAILED');
    await mails('withdrawal.under_review', 0);
    await mails('withdrawal.failed', 0);
  });
});

/** A session of 25 USDT that got this much. Returns its id. */
async function paid(amount: number): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', { amount: 25 }, key);
  const { paymentId } = body.payment;
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount }, key);
  return paymentId;
}
const inSessionStatus = (id: string, status: string) =>
  waitFor(
    `${id} to be ${status}`,
    async () => {
      const { payment } = (await service.get(`/crypto/payments/${id}`, key)).body;
      return payment.status === status;
    },
    60_000,
  );
const agreeOn = (policy: object) =>
  admin(
    'crypto',
    'policy',
    merchant.businessId,
    JSON.stringify({ sweeps: 'later', settlesOn: 'deposit', ...policy }),
  );

describe('a USDT payment is mailed about when it', () => {
  it('needs the decision of the merchant: too little for good, or too much; and not when more may come', async () => {
    expect((await agreeOn({ creditsOverpayment: false })).err).toBe('');
    const less = await paid(10);
    await inSessionStatus(less, 'UNDERPAID');
    await mails('usdt_payment.needs_review', 0);
    const more = await paid(40);
    await inSessionStatus(more, 'OVERPAID');
    const [text] = await mails('usdt_payment.needs_review', 1);
    for (const line of [
      `Payment: ${more}`,
      'Expected: 25 USDT',
      'Received: 40 USDT',
      'Why: More than expected came.',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toContain(`https://pay.example.com/dashboard/usdt/${more}?environment=test\n`);

    await agreeOn({ graceMs: 0 });
    const { body } = await service.post('/crypto/payments/create', { amount: 25 }, key);
    const { paymentId } = body.payment;
    await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount: 10 }, key);
    await inSessionStatus(paymentId, 'UNDERPAID');
    await service.ownerSql('update crypto_payments set expires_at = now() where id = $1', [paymentId]);
    await admin('crypto', 'retry', paymentId);
    await inSessionStatus(paymentId, 'MANUAL_REVIEW');
    const texts = await mails('usdt_payment.needs_review', 2);
    expect(texts.find((each) => each.includes(paymentId))).toContain('Why: Less than expected came');
  });

  it('unless mails about USDT payments are switched off', async () => {
    await service.patch('/notices/preferences', { usdt: false }, byToken);
    await agreeOn({ creditsOverpayment: false });
    await inSessionStatus(await paid(40), 'OVERPAID');
    await mails('usdt_payment.needs_review', 0);
  });
});

/** The options of a user of the merchant with a role. */
async function as(role: Role, headers = { 'x-business-env': 'test' }): Promise<RequestOptions> {
  const id = newIdentifier('usr');
  await service.ownerSql(
    `insert into users (id, business_id, email, role, status, password_hash, joined_at)
      select $2, business_id, $2 || '@merchant.example', $3, 'active', password_hash, now() from users where id = $1`,
    [merchant.ownerId, id, role],
  );
  return { cookie: await service.signIn({ ...merchant, email: `${id}@merchant.example` }), headers };
}
const decisions = async (options: RequestOptions) =>
  (await service.get('/overview?days=1', options)).body.overview.needsDecision;

describe('what the overview says needs a decision', () => {
  it('is nothing where nothing does, and else what the user may decide, in its environment', async () => {
    expect(await decisions(byToken)).toEqual([]);
    const finance = await as('finance');
    const { businessId } = merchant;

    // A request that waits for another user.
    await service.post('/approval-rule', { aboveNgn: 5_000, aboveUsdt: null, includesKeys: false }, byToken);
    const waiting = await service.post('/withdrawal/request', { businessId, amount: 6_000 }, finance);
    expect(waiting.status).toBe(202);
    // A USDT payment.
    await agreeOn({ creditsOverpayment: false });
    await inSessionStatus(await paid(40), 'OVERPAID');
    // Automatic payouts that are paused.
    await service.post('/automatic-payouts', { rule: 'amount', above: 9_000_000 }, byToken);
    await service.ownerSql(
      "update businesses set access_changed_at = now() + $2::int * interval '1 second' where id = $1",
      [businessId, 1],
    );
    await waitFor(
      'the pause',
      async () => {
        const { body } = await service.get('/automatic-payouts', byToken);
        return body.automaticPayouts.status === 'PAUSED';
      },
      60_000,
    );
    // An endpoint that is gone.
    const gone = await startWebhookReceiver();
    gone.answerWith(410);
    const endpoint = await service.post(
      '/webhooks/endpoints',
      { url: gone.url, eventTypes: ['payment.recorded'] },
      key,
    );
    expect(endpoint.status).toBe(200);
    await service.post('/payment/process', { businessId, amount: 100, serviceType: 'cakes' }, key);
    const [text] = await mails('webhook_endpoint.disable', 1);
    expect(text).toContain('Why: It answered 410 Gone\n');
    await gone.stop();
    // A low balance.
    await service.patch('/balance-alerts', { ngn: 50_000 }, byToken);

    const kinds = async (options: RequestOptions) =>
      (await decisions(options)).map(
        ({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`,
      );
    const all = [
      'approvals 1',
      'usdt_payments_overpaid 1',
      'automatic_payouts 1',
      'webhook_endpoints 1',
      'low_balance 1',
    ];
    expect(await kinds(byToken)).toEqual(all);
    // The finance user made the request, and may change neither payouts nor webhooks.
    expect(await kinds(finance)).toEqual(['usdt_payments_overpaid 1', 'low_balance 1']);
    expect(await kinds(await as('developer'))).toEqual(['webhook_endpoints 1']);
    expect(await kinds(await as('viewer'))).toEqual([]);
    // Keys do not approve.
    expect(await kinds(key)).toEqual(all.slice(1));
    expect(await kinds({ ...byToken, headers: { 'x-business-env': 'prod' } })).toEqual([]);
    const stranger = await service.createMerchant('Other Stores', { password: PASSWORD });
    expect(await kinds({ key: stranger.apiKeys.test })).toEqual([]);
  });

  it('is a withdrawal that failed, for three days, and a limit of today of which 80 % is used', async () => {
    const { businessId } = merchant;
    await admin('business', 'limits', businessId, '{"withdrawals":{"count":"5"}}');
    const failed = await withdraw(1_000.01);
    for (const amount of [1_000, 1_001]) await withdraw(amount);
    expect(await decisions(byToken)).toEqual([{ kind: 'failed_withdrawals', count: 1, currency: null }]);
    await withdraw(1_002);
    expect(await decisions(byToken)).toEqual([
      { kind: 'failed_withdrawals', count: 1, currency: null },
      { kind: 'withdrawal_limit', count: 1, currency: null },
    ]);
    expect(await decisions({ ...byToken, headers: { 'x-business-env': 'prod' } })).toEqual([]);
    // Only who may withdraw can do something about either.
    expect(await decisions(await as('developer'))).toEqual([]);
    await service.ownerSql(
      "update transactions set created_at = created_at - interval '73 hours' where id = $1",
      [failed],
    );
    await service.ownerSql('update daily_uses set day = day - 1 where business_id = $1', [businessId]);
    expect(await decisions(byToken)).toEqual([]);
  });

  it('is a debt, whose currency it names, until it is repaid', async () => {
    const { businessId } = merchant;
    const { body } = await service.post(
      '/payment/process',
      { businessId, amount: 1_000, serviceType: 'cakes' },
      key,
    );
    const book = [
      '--amount',
      '900',
      '--fee',
      '20000',
      '--dispute',
      'dp_1',
      '--reason',
      'the card was stolen',
    ];
    const { err } = await admin('payments', 'chargeback', 'open', body.transaction.transactionId, ...book);
    expect(err).toBe('');
    expect(await decisions(byToken)).toEqual([{ kind: 'debt', count: 1, currency: 'NGN' }]);
    await service.fund(merchant, 20_000);
    expect(await decisions(byToken)).toEqual([]);
  });
});
