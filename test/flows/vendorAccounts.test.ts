import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dismissUpdate, retryNowUpdate, vendorCreditStatusQuery } from '../../src/contract/messages.ts';
import { vendorCreditWorkflowId } from '../../src/contract/starts.ts';
import { issueVendorAccount, type VendorAccount } from '../../src/db/merchants/vendorAccounts.ts';
import { createPaystack } from '../../src/providers/bank/paystack.ts';
import { ProviderUnavailableError } from '../../src/providers/errors.ts';
import { issueSessionToken } from '../../src/security/sessionToken.ts';
import { samples as paystackSamples } from '../providers/samples/paystack.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import {
  type IncomingPaymentOrder,
  type PaystackServer,
  startPaystackServer,
} from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let paystack: PaystackServer;
let flows: FlowInspection;
/** Places at which the process fails once. */
const armedFaults = new Set<string>();
afterEach(() => armedFaults.clear());

beforeAll(async () => {
  paystack = await startPaystackServer();
  service = await startTestService({
    queues: ['payouts'],
    env: {
      ...paystack.env,
      PROVIDER_TIMEOUT_MS: '60000',
    },
    overrides: {
      faultPoint: async (name) => {
        if (armedFaults.delete(name)) throw new Error(`A fault at ${name}.`);
      },
    },
  });
  paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await paystack?.stop();
});
beforeEach(() => paystack.reset());

function issue(merchant: TestMerchant): Promise<VendorAccount> {
  const issuer = createPaystack({
    secretKey: paystack.secretKey,
    baseUrl: paystack.url,
    timeoutMs: 60_000,
  });
  return issueVendorAccount(service.database, issuer, {
    businessId: merchant.businessId,
    actor: 'operator:ngozi',
  });
}

async function tokenHeader({ ownerId }: TestMerchant): Promise<Record<string, string>> {
  const token = await issueSessionToken(service.config.jwtSecret, { userId: ownerId, sessionsVersion: 1 });
  return { authorization: `Bearer ${token}` };
}

function newReference(): string {
  return randomBytes(10).toString('hex');
}

function workflowIdOf(reference: string): string {
  return vendorCreditWorkflowId({
    provider: 'paystack',
    providerReference: reference,
    environment: 'prod',
  });
}

/** A merchant with a live vendor account, and what can be seen of it. */
async function merchantWithAccount() {
  const merchant = await service.createMerchant();
  const account = await issue(merchant);
  return {
    ...merchant,
    account,
    /** Makes money arrive on the account, and returns its reference. */
    receive(amountMinor: bigint, order: Partial<IncomingPaymentOrder> = {}): string {
      const reference = newReference();
      paystack.receivePayment({ reference, amountMinor, accountNumber: account.accountNumber, ...order });
      return reference;
    },
    async availableMinor(): Promise<bigint> {
      return (await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'))
        .availableMinor;
    },
    async transactions(): Promise<readonly { id: string; fee_minor: string; amount_minor: string }[]> {
      const { rows } = await service.ownerSql(
        `select id, amount_minor, fee_minor from transactions
          where business_id = $1 and environment = 'prod' and flow = 'vendor_credit' order by created_at`,
        [merchant.businessId],
      );
      return rows;
    },
  };
}

async function recordOf(reference: string) {
  const { rows } = await service.ownerSql(
    'select status, business_id, transaction_id, review_reason, checks from vendor_credits where provider_reference = $1',
    [reference],
  );
  return rows[0];
}

function credited(reference: string) {
  return waitFor(`the credit of ${reference}`, async () => {
    const record = await recordOf(reference);
    return record?.status === 'CREDITED' && record;
  });
}

function needingAttention(reference: string) {
  return waitFor(`attention to ${reference}`, async () => {
    const record = await recordOf(reference);
    return record?.review_reason !== null && record;
  });
}

/**
 * Keeps the second question about a payment waiting for its answer. The flow asks by itself too, so only what the
 * provider learns while that question is under way is surely told after an operator has spoken.
 */
function holdSecondQuestion(reference: string) {
  paystack.addFault({ endpoint: 'verifyPayment', reference, fault: { kind: 'slow', delayMs: 0 } });
  paystack.addFault({ endpoint: 'verifyPayment', reference, fault: { kind: 'hold' } });
  return {
    isUnderWay: () => waitFor('the question to be under way', () => paystack.heldRequests() === 1),
    release: () => paystack.releaseHeld(),
  };
}

/** A payment that the provider does not confirm and operators are shown; the next question about it is held. */
async function unconfirmedPayment() {
  const merchant = await merchantWithAccount();
  const reference = merchant.receive(1_000_000n, { status: 'failed' });
  const question = holdSecondQuestion(reference);
  await paystack.announcePayment({ reference });
  await needingAttention(reference);
  return { merchant, reference, question };
}

/** Has an operator dismiss a payment. Returns what comes of it, once the flow has taken the word. */
function beginDismissal(reference: string) {
  return flows.client.workflow.getHandle(workflowIdOf(reference)).startUpdate(dismissUpdate, {
    args: [{ outcome: 'dismissed', operator: 'ngozi', reason: 'seems to be nothing' }],
    waitForStage: 'ACCEPTED',
  });
}

describe('GET /{id}/vendor-account', () => {
  it('shows the simulated account that a business is born with, by key and by token', async () => {
    const merchant = await service.createMerchant('Ọlámidé Foods');
    const path = `/${merchant.businessId}/vendor-account`;
    const byKey = await service.get(path, { key: merchant.apiKeys.test });
    expect(byKey.status).toBe(200);
    expect(byKey.body).toEqual({
      success: true,
      simulated: true,
      environment: 'test',
      vendorAccount: {
        accountNumber: expect.stringMatching(/^[0-9]{10}$/),
        accountName: 'ỌLÁMIDÉ FOODS',
        accountType: 'static',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
    const headers = { ...(await tokenHeader(merchant)), 'x-business-env': 'test' };
    const byToken = await service.get(path, { key: null, headers });
    expect(byToken.body.vendorAccount).toEqual(byKey.body.vendorAccount);
  });

  it('has another number for every business', async () => {
    await Promise.all(Array.from({ length: 8 }, () => service.createMerchant()));
    const { rows } = await service.ownerSql(
      `select count(*)::int as accounts, count(distinct account_number)::int as numbers,
        (select count(*)::int from businesses) as businesses from vendor_accounts where environment = 'test'`,
    );
    expect(rows[0].accounts).toBeGreaterThan(8);
    expect([rows[0].numbers, rows[0].businesses]).toEqual([rows[0].accounts, rows[0].accounts]);
  });

  it('answers 404 as long as none was issued', async () => {
    const merchant = await service.createMerchant();
    const answer = await service.get(`/${merchant.businessId}/vendor-account`, {
      key: merchant.apiKeys.prod,
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      success: false,
      msg: 'account not found',
      code: 'account_not_found',
    });
  });

  it("refuses another's id, and one that nobody has, alike", async () => {
    const merchant = await service.createMerchant();
    const other = await service.createMerchant();
    for (const id of [other.businessId, 'biz_00000000000000000000000000']) {
      const answer = await service.get(`/${id}/vendor-account`, { key: merchant.apiKeys.test });
      expect([answer.status, answer.body.code]).toEqual([403, 'business_mismatch']);
    }
  });
});

describe('issuing a live account', () => {
  it('opens it at the provider under the name of the business, and logs who ordered it', async () => {
    const merchant = await service.createMerchant('Lagos Traders Limited');
    const account = await issue(merchant);
    expect(account).toMatchObject({
      accountName: 'KAROKART / LAGOS TRADERS LIMITED',
      accountType: 'static',
      bankName: 'Paystack-Titan',
    });
    const shown = await service.get(`/${merchant.businessId}/vendor-account`, {
      key: merchant.apiKeys.prod,
    });
    expect(shown.body.vendorAccount).toEqual({
      accountNumber: account.accountNumber,
      accountName: account.accountName,
      accountType: 'static',
      createdAt: account.createdAt,
    });
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action = 'vendor_account.issue' and subject = $1`,
      [merchant.businessId],
    );
    expect(rows).toEqual([
      {
        actor: 'operator:ngozi',
        details: { environment: 'prod', provider: 'paystack', accountEnds: account.accountNumber.slice(-4) },
      },
    ]);
  });

  it('opens one, however often and at once it is ordered', async () => {
    const merchant = await service.createMerchant();
    const accounts = await Promise.all(Array.from({ length: 4 }, () => issue(merchant)));
    accounts.push(await issue(merchant));
    expect(new Set(accounts.map(({ accountNumber }) => accountNumber)).size).toBe(1);
    expect(paystack.accountsOpened()).toBe(1);
  });

  it('holds no connection to the database while the provider takes its time', async () => {
    const merchant = await service.createMerchant();
    paystack.addFault({ endpoint: 'dedicatedAccount', fault: { kind: 'hold' } });
    const issuing = issue(merchant);
    await waitFor('the provider to be asked', async () => paystack.heldRequests() === 1);
    const { rows } = await service.ownerSql(
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    paystack.releaseHeld();
    await issuing;
  });

  it('finds the account again when the answer was lost', async () => {
    const merchant = await service.createMerchant();
    paystack.addFault({ endpoint: 'dedicatedAccount', fault: { kind: 'reset', accepted: true } });
    await expect(issue(merchant)).rejects.toBeInstanceOf(ProviderUnavailableError);
    const path = `/${merchant.businessId}/vendor-account`;
    expect((await service.get(path, { key: merchant.apiKeys.prod })).status).toBe(404);
    await issue(merchant);
    expect((await service.get(path, { key: merchant.apiKeys.prod })).status).toBe(200);
    expect(paystack.accountsOpened()).toBe(1);
  });

  it.each([
    ['is not approved', `kyc_status = 'PENDING'`, 'kyc_required'],
    ['is not active', 'is_active = false', 'business_inactive'],
  ])('is refused to a business that %s', async (_name, change, code) => {
    const merchant = await service.createMerchant();
    await service.ownerSql(`update businesses set ${change} where id = $1`, [merchant.businessId]);
    await expect(issue(merchant)).rejects.toMatchObject({ code });
    expect(paystack.accountsOpened()).toBe(0);
  });
});

describe('money arriving on a live account', () => {
  it('is credited less commission and shown as a transaction, counted as earned', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(5_000_000n, { senderName: 'ADA OBI' });
    expect(await paystack.announcePayment({ reference })).toBe(200);
    const { transaction_id: transactionId, business_id: businessId } = await credited(reference);
    expect(businessId).toBe(merchant.businessId);
    expect(await merchant.availableMinor()).toBe(4_925_000n);

    const headers = await tokenHeader(merchant);
    const { body } = await service.get(`/transactions/${transactionId}`, { key: null, headers });
    expect(body.transaction).toMatchObject({
      id: transactionId,
      reference: transactionId,
      amount: 50_000,
      status: 'COMPLETED',
      channel: 'dedicated_account',
      customer: 'ADA OBI',
      description: `Transfer to account ${merchant.account.accountNumber}`,
      payer: { name: 'ADA OBI', email: null },
      environment: 'prod',
      metadata: {
        commission: 750,
        netAmount: 49_250,
        provider: 'paystack',
        providerReference: reference,
        payerBank: 'First City Monument Bank',
        narration: 'NIP: RANDALL HORTON -1123344343/44343231232',
      },
    });
    const me = await service.get('/me', { key: null, headers });
    expect(me.body.business.balances).toMatchObject({ balance: 49_250, totalEarned: 49_250 });
  });

  it('is credited once, when it is announced 20 times at once and once more later', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        // Every other announcement differs from the one before, so that they are not one callback repeated.
        paystack.announcePayment({ reference, claims: { ip_address: `10.0.0.${index >> 1}` } }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await credited(reference);
    expect(await paystack.announcePayment({ reference })).toBe(200);
    const { transaction_id: transactionId } = await credited(reference);
    expect(await merchant.transactions()).toEqual([
      { id: transactionId, amount_minor: '1000000', fee_minor: '15000' },
    ]);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is credited once, when the worker fails before and after the credit', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    armedFaults.add('vendorCredit.beforeCredit');
    armedFaults.add('vendorCredit.afterCredit');
    await paystack.announcePayment({ reference });
    expect(await flows.resultOf(workflowIdOf(reference))).toMatchObject({ status: 'CREDITED' });
    expect(armedFaults.size).toBe(0);
    expect(await merchant.transactions()).toHaveLength(1);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is not credited by a forged announcement', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    expect(await paystack.announcePayment({ reference, forged: true })).toBe(401);
    expect(await recordOf(reference)).toBeUndefined();
    expect(paystack.requests('verifyPayment')).toBe(0);
    expect(await merchant.availableMinor()).toBe(0n);
  });

  it('is what the provider says when asked, not what it announced', async () => {
    const merchant = await merchantWithAccount();
    const other = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n, { senderName: 'ADA OBI' });
    await paystack.announcePayment({
      reference,
      claims: {
        amount: 99_000_000,
        authorization: {
          channel: 'dedicated_nuban',
          sender_name: 'SOMEBODY ELSE',
          receiver_bank_account_number: other.account.accountNumber,
        },
      },
    });
    await credited(reference);
    expect(await merchant.availableMinor()).toBe(985_000n);
    expect(await other.availableMinor()).toBe(0n);
  });

  it.each([
    ['one naira', 100n, 1n],
    ['one kobo', 1n, 0n],
    ['more than a payment may be', 200_000_000_000n, 200_000n],
  ])('is credited whatever its amount: %s', async (_name, amountMinor, commissionMinor) => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(amountMinor);
    await paystack.announcePayment({ reference });
    await credited(reference);
    expect(await merchant.availableMinor()).toBe(amountMinor - commissionMinor);
  });

  it('is credited less the commission that was agreed with the business', async () => {
    const merchant = await merchantWithAccount();
    const agreed = JSON.stringify({ commission: { basisPoints: '50', capMinor: '3000' } });
    await service.ownerSql('update businesses set pricing = $2 where id = $1', [merchant.businessId, agreed]);
    const reference = merchant.receive(1_000_000n);
    await paystack.announcePayment({ reference });
    await credited(reference);
    expect(await merchant.availableMinor()).toBe(997_000n);
  });

  it('is credited to a business that was deactivated', async () => {
    const merchant = await merchantWithAccount();
    await service.ownerSql('update businesses set is_active = false where id = $1', [merchant.businessId]);
    const reference = merchant.receive(1_000_000n);
    await paystack.announcePayment({ reference });
    await credited(reference);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is credited later when the provider is down', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    const fault = { kind: 'error', accepted: false, httpStatus: 503 } as const;
    paystack.addFault({ endpoint: 'verifyPayment', fault, times: 2, reference });
    expect(await paystack.announcePayment({ reference })).toBe(200);
    await credited(reference);
    expect(paystack.requests('verifyPayment')).toBe(3);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is credited later when the provider does not show it yet', async () => {
    const merchant = await merchantWithAccount();
    const reference = newReference();
    await paystack.announcePayment({ reference });
    await waitFor('the first question', async () => paystack.requests('verifyPayment') > 0);
    expect(await recordOf(reference)).toMatchObject({ status: 'PENDING', review_reason: null });
    paystack.receivePayment({
      reference,
      amountMinor: 1_000_000n,
      accountNumber: merchant.account.accountNumber,
    });
    await credited(reference);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is announced in vain, and again, while we cannot keep it', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    await service.ownerSql('alter table vendor_credits rename to vendor_credits_away');
    try {
      expect(await paystack.announcePayment({ reference })).toBe(500);
    } finally {
      await service.ownerSql('alter table vendor_credits_away rename to vendor_credits');
    }
    expect(await paystack.announcePayment({ reference })).toBe(200);
    await credited(reference);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('leaves no name and no account number in the history of its flow, and says whose it is', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n, { senderName: 'ADA OBI' });
    await paystack.announcePayment({ reference });
    await flows.resultOf(workflowIdOf(reference));
    const history = await flows.history(workflowIdOf(reference));
    expect(history).toContain(reference);
    for (const secret of ['ADA OBI', 'RANDALL', merchant.account.accountNumber, 'Acme']) {
      expect(history).not.toContain(secret);
    }
    expect(await flows.searchAttributes(workflowIdOf(reference))).toMatchObject({
      BusinessId: merchant.businessId,
      Environment: 'prod',
      Flow: 'vendor_credit',
      FlowStatus: 'CREDITED',
      Reference: reference,
    });
  });
});

describe('an announcement that the provider does not confirm', () => {
  it.each([
    ['calls it failed', { status: 'failed' }, /calls failed/],
    ['calls it abandoned', { status: 'abandoned' }, /calls failed/],
    ['calls it reversed', { status: 'reversed' }, /calls reversed/],
    ['gives it a status nobody knows', { status: 'paused' }, /does not list/],
    ['has it in another currency', { currency: 'GHS' }, /not in naira/],
    ['has it as a card payment', { channel: 'card' }, /not come by transfer/],
    ['has it on an account of nobody', { accountNumber: '1234567890' }, /no business of ours/],
    ['names another customer', { customerCode: 'CUS_somebody_else' }, /not of one business/],
  ] as const)('because it %s credits nothing and is shown to operators', async (_name, order, reason) => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n, order);
    await paystack.announcePayment({
      reference,
      claims: { status: 'success', currency: 'NGN', channel: 'dedicated_nuban' },
    });
    const record = await needingAttention(reference);
    expect(record).toMatchObject({ status: 'PENDING', business_id: null, transaction_id: null });
    expect(record.review_reason).toMatch(reason);
    await waitFor('the flow to say so', async () => {
      const handle = flows.client.workflow.getHandle(workflowIdOf(reference));
      return (await handle.query(vendorCreditStatusQuery)).flowStatus === 'NEEDS_ATTENTION';
    });
    await waitFor('the flow in the list of operators', async () => {
      const found = await flows.list(`FlowStatus = "NEEDS_ATTENTION" and Reference = "${reference}"`);
      return found.length === 1;
    });
    expect(await merchant.availableMinor()).toBe(0n);
    expect(await merchant.transactions()).toEqual([]);
  });

  it('is not even asked about when it is no transfer to an account of ours', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n, { channel: 'card' });
    expect(await paystack.announcePayment({ reference })).toBe(200);
    expect(await recordOf(reference)).toBeUndefined();
  });

  it('is credited when the provider changes its mind and an operator asks again', async () => {
    const { merchant, reference, question } = await unconfirmedPayment();
    await flows.client.workflow.getHandle(workflowIdOf(reference)).executeUpdate(retryNowUpdate);
    await question.isUnderWay();
    paystack.receivePayment({
      reference,
      amountMinor: 1_000_000n,
      accountNumber: merchant.account.accountNumber,
    });
    question.release();
    expect(await credited(reference)).toMatchObject({ review_reason: null });
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is dismissed by an operator, with a reason, for good', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n, { currency: 'GHS' });
    await paystack.announcePayment({ reference });
    await needingAttention(reference);
    const handle = flows.client.workflow.getHandle(workflowIdOf(reference));
    const dismiss = (dismissal: object) =>
      handle.executeUpdate(dismissUpdate, { args: [{ outcome: 'dismissed', ...dismissal } as never] });
    await expect(dismiss({ operator: 'ngozi', reason: 'no' })).rejects.toThrow();
    await expect(dismiss({ operator: ' ', reason: 'refunded by the provider' })).rejects.toThrow();
    await expect(
      dismiss({ operator: 'ngozi', reason: 'refunded by the provider', outcome: 'credited' }),
    ).rejects.toThrow();
    const state = await dismiss({ operator: 'ngozi', reason: 'refunded by the provider' });
    expect(state).toMatchObject({ status: 'DISMISSED', flowStatus: 'DISMISSED' });
    expect(await recordOf(reference)).toMatchObject({ status: 'DISMISSED', review_reason: null });
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action = 'vendor_credit.dismiss' and subject = $1`,
      [reference],
    );
    expect(rows).toEqual([
      {
        actor: 'ngozi',
        details: {
          provider: 'paystack',
          environment: 'prod',
          reason: 'refunded by the provider',
          unverified: true,
        },
      },
    ]);
    expect(await paystack.announcePayment({ reference })).toBe(200);
    expect(await recordOf(reference)).toMatchObject({ status: 'DISMISSED' });
    expect(await merchant.availableMinor()).toBe(0n);
  });

  it('is asked about once more before it is dismissed, also when the word came during a question', async () => {
    const { reference, question } = await unconfirmedPayment();
    const handle = flows.client.workflow.getHandle(workflowIdOf(reference));
    await handle.executeUpdate(retryNowUpdate);
    await question.isUnderWay();
    const dismissal = await beginDismissal(reference);
    question.release();
    expect((await dismissal.result()).status).toBe('DISMISSED');
    expect(await recordOf(reference)).toMatchObject({ checks: 3 });
  });

  it('is credited, not dismissed, when the provider confirms it to the last question', async () => {
    const { merchant, reference, question } = await unconfirmedPayment();
    const dismissal = await beginDismissal(reference);
    await question.isUnderWay();
    paystack.receivePayment({
      reference,
      amountMinor: 1_000_000n,
      accountNumber: merchant.account.accountNumber,
    });
    question.release();
    expect((await dismissal.result()).status).toBe('CREDITED');
    expect(await merchant.availableMinor()).toBe(985_000n);
  });
});

describe('a flow that is lost', () => {
  const lose = (reference: string) => flows.client.workflow.getHandle(workflowIdOf(reference)).terminate();

  it('is started again by the next announcement', async () => {
    const { merchant, reference, question } = await unconfirmedPayment();
    await question.isUnderWay();
    await lose(reference);
    question.release();
    paystack.receivePayment({
      reference,
      amountMinor: 1_000_000n,
      accountNumber: merchant.account.accountNumber,
    });
    expect(await paystack.announcePayment({ reference, claims: { ip_address: '10.0.0.9' } })).toBe(200);
    expect(await flows.resultOf(workflowIdOf(reference))).toMatchObject({ status: 'CREDITED' });
    expect(await merchant.availableMinor()).toBe(985_000n);
  });

  it('is recovered from its record, with a dismissal that it had not applied', async () => {
    const { reference, question } = await unconfirmedPayment();
    await question.isUnderWay();
    await beginDismissal(reference);
    await waitFor('the dismissal to be stored', async () => {
      const { rows } = await service.ownerSql(
        'select decision_id from vendor_credits where provider_reference = $1',
        [reference],
      );
      return rows[0].decision_id !== null;
    });
    await lose(reference);
    question.release();
    await service.ownerSql(
      `update vendor_credits set created_at = created_at - interval '1 hour' where provider_reference = $1`,
      [reference],
    );
    await runAdminOn(service, ['flows', 'recover', '--operator', 'ngozi']);
    await waitFor('the dismissal', async () => (await recordOf(reference))?.status === 'DISMISSED');
    const { rows } = await service.ownerSql(
      `select actor from audit_log where action = 'vendor_credit.dismiss' and subject = $1`,
      [reference],
    );
    expect(rows).toEqual([{ actor: 'ngozi' }]);
  });
});

describe('the admin command', () => {
  const admin = (...args: readonly string[]) => runAdminOn(service, ['vendor-credits', ...args]);

  it('lists the announced payments that need a human, has one asked about again and dismisses another', async () => {
    const merchant = await merchantWithAccount();
    const corrected = merchant.receive(1_000_000n, { status: 'failed' });
    const nothing = merchant.receive(1_000_000n, { currency: 'GHS' });
    const question = holdSecondQuestion(corrected);
    for (const reference of [corrected, nothing]) {
      await paystack.announcePayment({ reference });
      await needingAttention(reference);
    }
    const { vendorCredits } = JSON.parse((await admin('attention', '--json')).out);
    expect(vendorCredits).toContainEqual({
      provider: 'paystack',
      providerReference: nothing,
      environment: 'prod',
      announcedAt: expect.stringMatching(/^\d{4}-/),
      reason: 'The payment is not in naira.',
      workflowId: workflowIdOf(nothing),
    });
    expect((await admin('attention')).out).toContain(`${corrected}\n  from      paystack, announced at `);

    expect(await admin('retry', corrected, '--operator', 'ada')).toEqual({
      code: 0,
      out: 'The provider is asked now.\n',
      err: '',
    });
    await question.isUnderWay();
    paystack.receivePayment({
      reference: corrected,
      amountMinor: 1_000_000n,
      accountNumber: merchant.account.accountNumber,
    });
    question.release();
    await credited(corrected);
    const decision = ['--reason', 'Sent back by the provider', '--operator', 'ada'];
    expect((await admin('dismiss', nothing, ...decision)).out).toBe(`${nothing} is DISMISSED.\n`);
    await flows.resultOf(workflowIdOf(nothing));
    expect((await admin('dismiss', nothing, ...decision)).err).toBe(
      `${nothing} is DISMISSED and has no running workflow.\n`,
    );
    expect((await admin('retry', 'unheard_of')).err).toBe('No payment unheard_of was announced.\n');
    const { rows } = await service.ownerSql(
      `select actor, action, subject from audit_log where subject = any($1) order by id`,
      [[corrected, nothing]],
    );
    expect(rows).toEqual([
      { actor: 'ada', action: 'vendor_credit.retry', subject: corrected },
      { actor: 'ada', action: 'vendor_credit.dismiss', subject: nothing },
    ]);
    // No business has the money before it is credited.
    const audited = await runAdminOn(service, ['audit', nothing]);
    expect(audited.out).toMatch(
      new RegExp(
        `^\\S+  ada  vendor_credit.dismiss  ${nothing}  no business  \\{.*"environment":"(prod|test)"`,
      ),
    );
    const { out } = await runAdminOn(service, ['audit', nothing, '--json']);
    expect(JSON.parse(out).entries).toMatchObject([{ action: 'vendor_credit.dismiss', businessId: null }]);
    expect(await merchant.availableMinor()).toBe(985_000n);
  });
});

describe('a payment that is wanted back', () => {
  const admin = (...args: readonly string[]) => runAdminOn(service, ['vendor-credits', ...args]);
  /** An event as PaystackOSS/doc-code-snippets shows it, of another payment. */
  const eventOf = (name: string, reference: string) => {
    const sample = paystackSamples.samples.find(({ source }) =>
      source.endsWith(`webhooks/events/${name}.json`),
    );
    if (!sample) throw new Error(`There is no sample of ${name}.`);
    const { event, data } = sample.body as { event: string; data: Record<string, unknown> };
    return event.startsWith('refund.')
      ? { event, data: { ...data, transaction_reference: reference } }
      : { event, data: { ...data, transaction: { ...(data.transaction as object), reference } } };
  };

  it('is shown to operators with what was announced, and takes nothing from the merchant by itself', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    await paystack.announcePayment({ reference });
    await credited(reference);
    const [credit] = await merchant.transactions();
    const before = await merchant.availableMinor();
    for (const name of [
      'charge-dispute-create',
      'charge-dispute-resolve',
      'refund-pending',
      'refund-processed',
    ]) {
      expect(await paystack.sendEvent(eventOf(name, reference))).toBe(200);
    }
    const { claims } = JSON.parse((await admin('claims', '--json')).out);
    const announcedAt = expect.stringMatching(/^\d{4}-/);
    expect(claims).toEqual([
      {
        provider: 'paystack',
        paymentReference: reference,
        businessId: merchant.businessId,
        transactionId: credit?.id,
        creditedMinor: '1000000',
        announcements: [
          {
            kind: 'dispute',
            status: 'awaiting-merchant-feedback',
            amountMinor: '5800',
            currency: 'NGN',
            announcedAt,
            dueAt: '2020-11-25T18:00:00.000Z',
          },
          {
            kind: 'dispute',
            status: 'resolved',
            amountMinor: '5700',
            currency: 'NGN',
            announcedAt,
            dueAt: '2020-11-24T14:00:00.000Z',
          },
          { kind: 'refund', status: 'pending', amountMinor: '10000', currency: 'NGN', announcedAt },
          { kind: 'refund', status: 'processed', amountMinor: '5000', currency: 'NGN', announcedAt },
        ],
      },
    ]);
    const listed = (await admin('claims')).out;
    expect(listed).toContain(
      `${reference}\n  of        paystack, NGN 10000 credited to ${merchant.businessId} as ${credit?.id}\n`,
    );
    expect(listed).toContain('refund processed, NGN 50\n');
    expect(await merchant.availableMinor()).toBe(before);
    const metrics = async () => (await fetch(`${service.apiUrl}/metrics`)).text();
    expect(await metrics()).toContain('mp_provider_news_waiting{provider="paystack",kind="dispute"} 1');
    expect(await metrics()).toContain('mp_provider_news_waiting{provider="paystack",kind="refund"} 1');

    const decision = ['--operator', 'ada', '--reason', 'Taken from the merchant by an adjustment.'];
    expect((await admin('dismiss-claims', reference, ...decision)).out).toBe(
      `${reference} is off the list.\n`,
    );
    expect((await admin('dismiss-claims', reference, ...decision)).err).toBe(
      `No payment ${reference} is on the list.\n`,
    );
    expect((await admin('claims')).out).toBe('No payment is wanted back.\n');
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action = 'payment_claim.dismiss' and subject = $1`,
      [reference],
    );
    expect(rows).toMatchObject([{ actor: 'ada', details: { provider: 'paystack', announcements: 4 } }]);
  });

  it('is shown although nobody of ours was credited with it, once for an event that is sent again', async () => {
    const reference = newReference();
    const event = eventOf('refund-processed', reference);
    expect([await paystack.sendEvent(event), await paystack.sendEvent(event)]).toEqual([200, 200]);
    const { out } = await admin('claims');
    expect(out).toContain(`${reference}\n  of        paystack, not credited to anybody\n`);
    expect(out.match(/refund processed/g)).toHaveLength(1);
  });
});

describe('a credited payment that the provider calls reversed', () => {
  const refundOf = (reference: string, status: string) => ({
    event: `refund.${status}`,
    data: { status, transaction_reference: reference, amount: '1000000', currency: 'NGN', domain: 'live' },
  });
  const chargebacksOf = async (receivedId: string) => {
    const { rows } = await service.ownerSql(
      `select record.amount_minor, record.fee_minor, its.dispute, its.opened_by, its.status, record.description
        from chargebacks its join transactions record on record.id = its.transaction_id where its.received_id = $1
        order by its.created_at`,
      [receivedId],
    );
    return rows;
  };

  it('is a chargeback once, whatever it announces, and what the wallet lacks is a debt; the claim is off the list', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    await paystack.announcePayment({ reference });
    await credited(reference);
    const [credit] = await merchant.transactions();
    const receivedId = credit?.id ?? '';
    // Announced, and not reversed: nothing moves.
    expect(await paystack.sendEvent(refundOf(reference, 'pending'))).toBe(200);
    expect(await chargebacksOf(receivedId)).toEqual([]);
    // Paystack does not answer: it sends the event again.
    const { accountNumber } = merchant.account;
    const amountMinor = 1_000_000n;
    paystack.receivePayment({ reference, amountMinor, accountNumber, status: 'reversed' });
    paystack.addFault({
      endpoint: 'verifyPayment',
      reference,
      fault: { kind: 'error', accepted: false, httpStatus: 500 },
    });
    expect(await paystack.sendEvent(refundOf(reference, 'processed'))).toBe(503);
    expect(await chargebacksOf(receivedId)).toEqual([]);
    expect(
      await Promise.all([
        paystack.sendEvent(refundOf(reference, 'processed')),
        paystack.sendEvent(refundOf(reference, 'processed')),
      ]),
    ).toEqual([200, 200]);
    expect(await paystack.sendEvent(refundOf(reference, 'processed'))).toBe(200);
    expect(await chargebacksOf(receivedId)).toEqual([
      {
        ...{
          amount_minor: '1000000',
          fee_minor: '0',
          dispute: `${reference}/reversed`,
          opened_by: 'paystack',
        },
        ...{ status: 'OPEN', description: 'Chargeback: the provider reversed the payment' },
      },
    ]);
    expect(await merchant.availableMinor()).toBe(0n);
    expect(
      await service.ledger.debtMinor({
        businessId: merchant.businessId as `biz_${string}`,
        environment: 'prod',
      }),
    ).toBe(15_000n);
    expect((await runAdminOn(service, ['vendor-credits', 'claims'])).out).not.toContain(reference);
    const { rows } = await service.ownerSql(
      `select actor, proven_by from audit_log where action = 'chargeback.open' and business_id = $1`,
      [merchant.businessId],
    );
    expect(rows).toEqual([{ actor: 'paystack', proven_by: 'system' }]);
    await expectSoundLedger(service.database);
  });

  it('takes only what an operator has not booked before, who finds the command in the list', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    await paystack.announcePayment({ reference });
    await credited(reference);
    const [credit] = await merchant.transactions();
    const receivedId = credit?.id ?? '';
    await paystack.sendEvent(refundOf(reference, 'pending'));
    expect((await runAdminOn(service, ['vendor-credits', 'claims'])).out).toContain(
      `payments chargeback open ${receivedId} --amount … --dispute ${reference} --reason …`,
    );
    const booked = await runAdminOn(service, [
      ...['payments', 'chargeback', 'open', receivedId, '--amount', '4000', '--dispute', reference],
      ...['--reason', 'a part was sent back', '--operator', 'ada'],
    ]);
    expect(booked.code).toBe(0);
    const { accountNumber } = merchant.account;
    paystack.receivePayment({ reference, amountMinor: 1_000_000n, accountNumber, status: 'reversed' });
    await paystack.sendEvent(refundOf(reference, 'processed'));
    expect((await chargebacksOf(receivedId)).map(({ amount_minor }) => amount_minor)).toEqual([
      '400000',
      '600000',
    ]);
    await expectSoundLedger(service.database);
  });
});

describe('the database itself', () => {
  it('keeps a decided credit as it was decided', async () => {
    const merchant = await merchantWithAccount();
    const reference = merchant.receive(1_000_000n);
    await paystack.announcePayment({ reference });
    await credited(reference);
    await expect(
      service.ownerSql(
        `update vendor_credits set status = 'PENDING', transaction_id = null, business_id = null
          where provider_reference = $1`,
        [reference],
      ),
    ).rejects.toMatchObject({ constraint: 'vendor_credit_decided_once' });
  });

  it('posts a provider reference once', async () => {
    const { rows } = await service.ownerSql(
      `select count(*)::int as transfers, count(distinct reference)::int as references from ledger.transfers
        where kind = 'vendor_credit'`,
    );
    const { rows: records } = await service.ownerSql(
      `select count(*)::int as credits from vendor_credits where status = 'CREDITED'`,
    );
    expect(rows[0].transfers).toBeGreaterThan(0);
    expect([rows[0].transfers, rows[0].references]).toEqual([records[0].credits, records[0].credits]);
  });
});
