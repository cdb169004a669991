import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { countNoticesGivenUp, storeNotice } from '../../src/db/core/notices.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;
const relays: ServiceProcess[] = [];

beforeAll(async () => {
  mailFolder = await createMailFolder();
  // No relay runs in this process: what it commits waits for those that a test starts.
  service = await startTestService({ role: 'api' });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
});
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.kill();
});

async function startRelay(MAIL_URL = `file:${mailFolder.path}`, faultPoints: readonly string[] = []) {
  const relay = await startServiceProcess(service.config, 'relay', { faultPoints, env: { MAIL_URL } });
  relays.push(relay);
  return relay;
}
const mails = async () => (await mailFolder.mailsTo(merchant.email)).length;

async function notices(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await service.ownerSql(
    `select name, outcome, attempts, last_error, due_at - now() as wait from notices where business_id = $1 order by id`,
    [merchant.businessId],
  );
  return rows;
}
const haveEnded = () =>
  waitFor('the notices to end', async () => (await notices()).every(({ outcome }) => outcome !== null));
/** Lets the time pass until a notice may be tried again. */
const passWait = () =>
  service.ownerSql('update notices set due_at = now() where business_id = $1 and ended_at is null', [
    merchant.businessId,
  ]);

it('a process killed between the commit and the mail leaves the notice to another, after its lease', async () => {
  const { businessId } = merchant;
  await service.signIn(merchant);
  const doomed = await startRelay(undefined, ['notice.leased']);
  await doomed.reaches('notice.leased');
  await startRelay();
  // While the first process may still send its notice, the other sends the next one alone.
  await storeNotice(service.database, { businessId, name: 'limit.near', facts: {} });
  await waitFor('the other notice', async () => (await notices())[1]?.outcome === 'SENT');
  expect((await notices())[0]).toMatchObject({ outcome: null, attempts: 1 });
  await doomed.kill();
  expect(await mails()).toBe(1);
  await passWait();
  await haveEnded();
  expect((await notices())[0]).toMatchObject({ name: 'sign_in.new_network', outcome: 'SENT', attempts: 2 });
  expect(await mails()).toBe(2);
});

it('a change that is rolled back leaves no notice', async () => {
  const { businessId } = merchant;
  const change = service.database.transaction(async (runner) => {
    await storeNotice(runner, { businessId, name: 'limit.near', facts: {} });
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  expect(await notices()).toEqual([]);
});

it('two processes send each notice once', async () => {
  await startRelay();
  await startRelay();
  const { businessId } = merchant;
  const store = () => storeNotice(service.database, { businessId, name: 'limit.near', facts: {} });
  await Promise.all(Array.from({ length: 15 }, store));
  await haveEnded();
  expect(await mails()).toBe(15);
});

it('a server that refuses is asked again after longer waits, and given up after a day', async () => {
  const smtp = await startSmtpServer({ refusesRecipients: true });
  try {
    await service.signIn(merchant);
    await startRelay(smtp.url);
    const failed = (attempts: number) =>
      waitFor(`attempt ${attempts} to fail`, async () => {
        const [notice] = await notices();
        return notice?.attempts === attempts && String(notice.last_error).includes('550')
          ? notice
          : undefined;
      });
    await failed(1);
    const minutesToWait = async () => {
      const { rows } = await service.ownerSql(
        'select extract(epoch from due_at - now()) / 60 as minutes from notices where business_id = $1',
        [merchant.businessId],
      );
      return Number(rows[0].minutes);
    };
    expect(await waitFor('a wait of a minute', async () => (await minutesToWait()) < 1.1)).toBe(true);
    await passWait();
    await waitFor('a second failure', async () => {
      const [notice] = await notices();
      return notice?.attempts === 2 && (await minutesToWait()) > 1.1 && (await minutesToWait()) < 2.1;
    });
    await service.ownerSql(
      `update notices set created_at = now() - interval '1 day' where business_id = $1`,
      [merchant.businessId],
    );
    expect(await countNoticesGivenUp(service.database)).toEqual({ givenUp: 0 });
    await passWait();
    await haveEnded();
    expect(await notices()).toMatchObject([{ outcome: 'GIVEN_UP', attempts: 3 }]);
    expect(await countNoticesGivenUp(service.database)).toEqual({ givenUp: 1 });
    await service.ownerSql(
      `update notices set ended_at = ended_at - interval '1 day' where outcome = 'GIVEN_UP'`,
    );
    expect(await countNoticesGivenUp(service.database)).toEqual({ givenUp: 0 });
    expect(smtp.received).toEqual([]);
  } finally {
    await smtp.stop();
  }
});

it('a mail by SMTP has a text and an HTML part, and the right recipient', async () => {
  const smtp = await startSmtpServer();
  try {
    await service.signIn(merchant);
    await startRelay(smtp.url);
    await haveEnded();
    const [mail, ...others] = smtp.received;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([merchant.email]);
    expect(mail?.message).toContain('Content-Type: multipart/alternative');
    expect(mail?.message).toContain('Subject: New sign-in to your account');
  } finally {
    await smtp.stop();
  }
});

it('nothing piles up where no mail is configured', async () => {
  await service.signIn(merchant);
  await startRelay('');
  await haveEnded();
  expect(await notices()).toMatchObject([{ outcome: 'GIVEN_UP', last_error: 'no mail is configured' }]);
  // That is how the installation is set up, and nothing for operators to repair.
  expect(await countNoticesGivenUp(service.database)).toEqual({ givenUp: 0 });
});
