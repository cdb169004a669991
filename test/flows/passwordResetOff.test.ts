import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runService } from '../../src/composition/service.ts';
import { loadConfig } from '../../src/config/config.ts';
import { TEST_KEYS } from '../support/keys.ts';
import { createMailFolder } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestService, testConfig } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const SENTENCE = 'MAIL_URL is not set: password reset is off, and POST /auth/forgot-password answers 503.';

const log = createMemoryLog();
let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    role: 'api',
    env: { MAIL_URL: '' },
    overrides: { logger: log.logger },
  });
});
afterAll(() => service?.stop());

const warningsOf = ({ records }: typeof log) => records().filter(({ level }) => level === 'warn');
const forget = (of: TestService, email: string) => of.post('/auth/forgot-password', { email }, { key: null });

describe('a service that cannot send mail', () => {
  it('says at its start that password reset is off', () => {
    expect(warningsOf(log)).toEqual([expect.objectContaining({ msg: SENTENCE })]);
  });

  it('answers so, whether the account exists or not, and makes no code', async () => {
    for (const email of [service.merchant.email, 'nobody@merchant.example']) {
      const { status, headers, body } = await forget(service, email);
      expect(status).toBe(503);
      expect(body).toEqual({
        success: false,
        msg: 'password reset is off: this service sends no mail',
        code: 'password_reset_unavailable',
        requestId: expect.stringMatching(/^req_/),
      });
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
    }
    const { rows } = await service.ownerSql('select count(*)::integer as codes from password_resets');
    expect(rows).toEqual([{ codes: 0 }]);
  });

  it('still says what is wrong with a request', async () => {
    expect((await service.post('/auth/forgot-password', {}, { key: null })).status).toBe(400);
  });

  it('says of a process that answers no merchant only that it mails no notices', async () => {
    const relayLog = createMemoryLog();
    const relay = await runService({
      config: testConfig(service.config.databaseUrl ?? '', { MAIL_URL: '' }),
      role: 'relay',
      overrides: { logger: relayLog.logger },
    });
    await relay.stop();
    expect(warningsOf(relayLog)).toMatchObject([
      { msg: 'MAIL_URL is not set: merchants get no notices by mail.' },
    ]);
  });
});

describe('a service that writes mail into a folder, because MAIL_URL names it', () => {
  it('takes requests for a code, and says nothing of it', async () => {
    const folder = await createMailFolder();
    const folderLog = createMemoryLog();
    const other = await startTestService({
      role: 'api',
      env: { MAIL_URL: `file:${folder.path}` },
      overrides: { logger: folderLog.logger },
    });
    try {
      expect((await forget(other, other.merchant.email)).status).toBe(200);
      await waitFor('the mail', async () => (await folder.mailsTo(other.merchant.email)).length === 1);
      expect(warningsOf(folderLog)).toEqual([]);
    } finally {
      await other.stop();
      await folder.remove();
    }
  });

  it('is none that a deployment is by default', () => {
    expect(loadConfig(TEST_KEYS).mail).toMatchObject({ smtpUrl: undefined, folder: undefined });
  });
});
