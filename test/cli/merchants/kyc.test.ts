import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countWaitingKyc } from '../../../src/db/merchants/kyc.ts';
import { createMetrics } from '../../../src/observability/metrics.ts';
import { type AdminRun, runAdminOn } from '../../support/admin.ts';
import { createMailFolder, type MailFolder } from '../../support/mailFolder.ts';
import { startTestService, type TestMerchant, type TestService } from '../../support/service.ts';

const PASSWORD = 'correct horse battery';
const SUBMITTED = { registrationNumber: 'RC1234567', documentUrl: 'https://files.example/cac.pdf' };
const byAda = ['--operator', 'ada'];

let service: TestService;
let mails: MailFolder;
beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'] });
  mails = await createMailFolder();
});
afterAll(async () => {
  await service?.stop();
  await mails?.remove();
});

const kyc = (...args: readonly string[]): Promise<AdminRun> =>
  runAdminOn(service, ['kyc', ...args], { MAIL_URL: `file:${mails.path}` });

/** A merchant that signed up and has submitted nothing. */
async function newMerchant(name?: string): Promise<TestMerchant & { readonly token: string }> {
  const merchant = await service.createMerchant(name, { password: PASSWORD });
  await service.ownerSql(
    `update businesses set kyc_status = 'PENDING', registration_number = null, document_url = null where id = $1`,
    [merchant.businessId],
  );
  return { ...merchant, token: await service.logIn(merchant) };
}

const change = ({ token }: { readonly token: string }, body: object) => service.patch('/me', body, { token });
async function stateOf({ token }: { readonly token: string }) {
  const { kycStatus, kycReason } = (await service.get('/me', { token })).body.business;
  return { kycStatus, kycReason };
}

async function waitingIds(): Promise<readonly string[]> {
  return JSON.parse((await kyc('list', '--json')).out).waiting.map(({ id }: { id: string }) => id);
}

describe('a business waits for its KYC', () => {
  it('from the moment at which number and document are both there, until one is cleared', async () => {
    const merchant = await newMerchant();
    const { businessId } = merchant;
    await change(merchant, { registrationNumber: SUBMITTED.registrationNumber });
    expect(await waitingIds()).not.toContain(businessId);
    await change(merchant, { documentUrl: SUBMITTED.documentUrl });
    expect(await waitingIds()).toContain(businessId);
    await change(merchant, { registrationNumber: '  ' });
    expect(await waitingIds()).not.toContain(businessId);
    await change(merchant, { contactPersonName: 'Ada Obi', registrationNumber: 'RC7' });
    expect(await waitingIds()).toContain(businessId);
    await change(merchant, { documentUrl: '' });
    expect(await waitingIds()).not.toContain(businessId);
  });

  it('and keeps its place when it changes what it submitted', async () => {
    const [first, second] = [await newMerchant(), await newMerchant()];
    await change(first, SUBMITTED);
    await change(second, SUBMITTED);
    await change(first, { documentUrl: 'https://files.example/better.pdf' });
    const ids = await waitingIds();
    expect(ids.indexOf(first.businessId)).toBeLessThan(ids.indexOf(second.businessId));
    expect(ids.indexOf(first.businessId)).toBeGreaterThanOrEqual(0);
  });

  it('not when it is approved', async () => {
    const merchant = await service.createMerchant('Approved', { password: PASSWORD });
    const token = await service.logIn(merchant);
    await change({ token }, SUBMITTED);
    expect(await stateOf({ token })).toEqual({ kycStatus: 'APPROVED', kycReason: null });
    expect(await waitingIds()).not.toContain(merchant.businessId);
  });

  it('and again when it submits after a rejection, at the end of the queue', async () => {
    const [rejected, other] = [await newMerchant(), await newMerchant()];
    await change(rejected, SUBMITTED);
    await change(other, SUBMITTED);
    await kyc('reject', rejected.businessId, '--reason', 'The document is blank.', ...byAda);
    expect(await waitingIds()).not.toContain(rejected.businessId);
    await change(rejected, { contactPersonName: 'Ada Obi' });
    expect((await stateOf(rejected)).kycStatus).toBe('REJECTED');
    await change(rejected, { documentUrl: 'https://files.example/again.pdf' });
    expect(await stateOf(rejected)).toEqual({ kycStatus: 'PENDING', kycReason: null });
    const ids = await waitingIds();
    expect(ids.indexOf(rejected.businessId)).toBeGreaterThan(ids.indexOf(other.businessId));
  });
});

describe('admin kyc', () => {
  it('lists what is waited for in attention too, and shows what was submitted', async () => {
    const merchant = await newMerchant('Zuma\u202eRock');
    await change(merchant, {
      ...SUBMITTED,
      documentUrl: 'https://files.example/a\u202efdp.exe',
      taxId: 'T-1',
    });
    const { businessId, email } = merchant;
    const lines =
      `  business  Zuma\\u202eRock <${email}>\n  number    RC1234567\n  taxId     T-1\n` +
      '  document  https://files.example/a\\u202efdp.exe\n';
    expect((await kyc('list')).out).toContain(`${businessId}\n${lines}  next      kyc show ${businessId}\n`);
    const attention = await runAdminOn(service, ['attention', '--env', 'prod']);
    expect(attention.out).toMatch(new RegExp(`^KYC, since \\S+: ${businessId}$`, 'm'));
    const shown = await kyc('show', businessId);
    expect(shown.out).toContain(`${businessId}\n${lines}`);
    expect(shown.out).toMatch(/^ {2}status {4}PENDING\n {2}waiting {3}since 20/m);
  });

  it('rejects and approves for a reason that the merchant reads and gets by mail, and keeps the history', async () => {
    const merchant = await newMerchant();
    const { businessId, email } = merchant;
    const live = () =>
      service.post('/withdrawal/request', { businessId, amount: 1_000 }, { key: merchant.apiKeys.prod });
    await change(merchant, SUBMITTED);
    const rejected = await kyc('reject', businessId, '--reason', 'The document is blank.', ...byAda);
    expect(rejected).toEqual({
      code: 0,
      out: `The KYC status of ${businessId} is REJECTED now. A mail was sent to ${email}.\n`,
      err: '',
    });
    expect(await stateOf(merchant)).toEqual({ kycStatus: 'REJECTED', kycReason: 'The document is blank.' });
    expect(await live()).toMatchObject({ status: 403, body: { code: 'kyc_required' } });
    await change(merchant, SUBMITTED);
    await kyc('approve', businessId, '--reason', 'All papers are in order.', '--operator', 'bola');
    expect(await stateOf(merchant)).toEqual({ kycStatus: 'APPROVED', kycReason: 'All papers are in order.' });
    expect(await live()).toMatchObject({ status: 503, body: { code: 'provider_not_configured' } });

    const sent = (await mails.mailsTo(email)).map(({ message }) => message.replaceAll(/=\r?\n/g, ''));
    expect(sent).toHaveLength(2);
    expect(sent.find((message) => message.includes('Subject: Your business is not approved yet'))).toContain(
      'Reason: The document is blank.',
    );
    expect(sent.find((message) => message.includes('Subject: Your business is approved'))).toContain(
      'Reason: All papers are in order.',
    );
    expect((await kyc('show', businessId)).out).toMatch(
      /history {3}\S+ {2}APPROVED by bola: All papers are in order\.\n {12}\S+ {2}REJECTED by ada: The document is blank\.\n/,
    );
    const { rows } = await service.ownerSql(
      `select actor, details ->> 'status' as status, details ->> 'submittedAt' is not null as was_submitted
        from audit_log where subject = $1 and action = 'business.kyc' order by id`,
      [businessId],
    );
    expect(rows).toEqual([
      { actor: 'ada', status: 'REJECTED', was_submitted: true },
      { actor: 'bola', status: 'APPROVED', was_submitted: true },
    ]);
  });

  it('says so when no mail can be sent, and the decision stands', async () => {
    const merchant = await newMerchant();
    const { businessId } = merchant;
    const approve = ['kyc', 'approve', businessId, '--reason', 'All papers are in order.', ...byAda];
    const unset = await runAdminOn(service, approve);
    expect(unset.out).toContain('APPROVED now. No mail was sent: MAIL_URL is not set for this command.');
    const reject = ['kyc', 'reject', businessId, '--reason', 'It was withdrawn.', ...byAda];
    const refused = await runAdminOn(service, reject, { MAIL_URL: 'smtp://127.0.0.1:1' });
    expect(refused.out).toMatch(/REJECTED now\. No mail was sent: .*ECONNREFUSED/);
    expect((await stateOf(merchant)).kycStatus).toBe('REJECTED');
  });

  it('refuses the same decision twice, one without a reason, and a business that is not there', async () => {
    const { businessId } = await newMerchant();
    const reason = ['--reason', 'All papers are in order.'];
    await kyc('approve', businessId, ...reason, ...byAda);
    expect((await kyc('approve', businessId, ...reason, ...byAda)).err).toBe(
      'Refused: this business is APPROVED already.\n',
    );
    expect((await kyc('reject', businessId, ...byAda)).err).toContain("required option '--reason <words>'");
    expect((await kyc('approve', 'biz_none', ...reason)).err).toBe('There is no business biz_none.\n');
    expect((await kyc('show', 'biz_none')).err).toBe('There is no business biz_none.\n');
  });

  it('is measured in working days', async () => {
    await service.ownerSql(`update businesses set kyc_submitted_at = null`);
    expect(await countWaitingKyc(service.database)).toEqual({ waiting: 0, oldestSeconds: 0 });
    const merchant = await newMerchant();
    await change(merchant, SUBMITTED);
    // A week has five working days, whenever it begins.
    await service.ownerSql(
      `update businesses set kyc_submitted_at = now() - interval '7 days' where id = $1`,
      [merchant.businessId],
    );
    const { waiting, oldestSeconds } = await countWaitingKyc(service.database);
    expect(waiting).toBe(1);
    expect(oldestSeconds).toBeGreaterThanOrEqual(5 * 86_400);
    expect(oldestSeconds).toBeLessThan(5 * 86_400 + 600);
    const { registry } = createMetrics({
      readHumanQueues: async () => ({
        undecided: [],
        blockedOrders: [],
        news: [],
        deposits: [],
        kyc: await countWaitingKyc(service.database),
        notices: { givenUp: 0 },
        chainAlarms: [],
        refunds: [],
      }),
    });
    expect(await registry.metrics()).toMatch(/^mp_kyc_oldest_seconds 43[2-9]\d{3}/m);
  });
});

describe('the database', () => {
  it.each([
    ['an approved business that waits', `kyc_submitted_at = now()`, 'kyc_waits_while_pending'],
    [
      'a rejection without a reason',
      `kyc_status = 'REJECTED', kyc_reason = ' no '`,
      'kyc_rejection_says_why',
    ],
  ])('refuses %s', async (_, set, constraint) => {
    const { businessId } = await service.createMerchant();
    await expect(
      service.ownerSql(`update businesses set ${set} where id = $1`, [businessId]),
    ).rejects.toMatchObject({ constraint });
  });
});
