import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Page } from '../../scripts/demo/page.ts';
import { CHAPTERS } from '../../scripts/demo/story.ts';
import { tellStory } from '../../scripts/demo/tell.ts';
import { NO_DATA, serversOf } from '../support/admin.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PASSWORD = 'correct horse battery';
const ADDRESS = 'http://127.0.0.1:9/of-the-merchant';
const UI = 'http://127.0.0.1:8233';
const MAX_LINE_LENGTH = 100;

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  service = await startTestService({ env: { SANDBOX_POLL_MS: '50', SANDBOX_SOLID_AFTER_MS: '200' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Demo Merchant', { password: PASSWORD });
  const token = await service.logIn(merchant);
  await service.patch('/me', { webhookUrl: ADDRESS }, { token, headers: { 'x-business-env': 'test' } });
});

/** Runs the demo. @param until ends it early when this has been written. */
async function runDemo({
  isVerbose = false,
  password = PASSWORD,
  until,
}: {
  isVerbose?: boolean;
  password?: string;
  until?: string;
} = {}) {
  let out = '';
  const interruption = new AbortController();
  const write = (text: string) => {
    out += text;
    if (until !== undefined && out.includes(until)) interruption.abort();
  };
  const code = await tellStory({
    merchant: {
      ...merchant,
      password,
      baseUrl: service.baseUrl,
      dashboard: `${service.apiUrl}/dashboard`,
      docs: `${service.apiUrl}/docs`,
      temporalUi: UI,
    },
    admin: { env: serversOf(service), dataDir: NO_DATA },
    page: new Page({ write, style: (_, text) => text, isVerbose }),
    signal: interruption.signal,
  });
  return { code, out };
}

async function addressNow(): Promise<string | null> {
  const token = await service.logIn(merchant);
  return (await service.get('/me', { token, headers: { 'x-business-env': 'test' } })).body.business
    .webhookUrl;
}

describe('npm run demo', () => {
  it('walks every flow to the end that it tells of, in lines that fit, and puts the webhook address back', async () => {
    const { code, out } = await runDemo();
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('All went as told.') });
    for (const [title] of CHAPTERS) expect(out).toContain(title);
    for (const words of [
      /→ requestWithdrawal +422 +status FAILED, code transfer_failed +₦48,475\.00\n/,
      /→ requestWithdrawal +200 +idempotency-replayed true/,
      /→ requestWithdrawal +202 +status PROCESSING, totalDebit 1010\.02 +₦47,464\.98, held ₦1,010\.02\n/,
      /→ getTransaction +200 +status PROCESSING → COMPLETED +₦47,464\.98\n/,
      /⇠ withdrawal.failed +204 +status REVERSED/,
      /\$ npm run admin -- withdrawals resolve wd_\w+ --outcome completed/,
      /⇠ withdrawal.completed +500/,
      /→ getWebhookDelivery +200 +status PENDING → DELIVERED, attemptCount 1 → 2/,
      /SWEEP_PENDING → SETTLED, amountCredited 0 → 25 +25 USDT\n/,
    ]) {
      expect(out).toMatch(words);
    }
    const lines = out.split('\n');
    const links = lines.filter((line) => line.startsWith(`${UI}/namespaces/default/workflows/`));
    expect(links).toHaveLength(CHAPTERS.length - 1);
    const others = lines.filter((line) => !line.includes('http'));
    expect(others.filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([]);
    expect(await addressNow()).toBe(ADDRESS);
  });

  it('puts the webhook address back when it is interrupted, and shows no secret when it is verbose', async () => {
    const { code, out } = await runDemo({ isVerbose: true, until: '4. Pay out' });
    expect(code).toBe(130);
    expect(out).not.toContain('5. Pay out');
    expect(await addressNow()).toBe(ADDRESS);
    expect(out).toContain('→ POST /v1/business/withdrawal/request {');
    expect(out).toContain('webhook {');
    for (const secret of [PASSWORD, ...Object.values(merchant.apiKeys)]) expect(out).not.toContain(secret);
    expect(out).not.toMatch(/whsec_|eyJ/);
  });

  it('says in one sentence why it cannot begin', async () => {
    const { code, out } = await runDemo({ password: 'not the password' });
    expect(code).toBe(1);
    expect(out).toMatch(/^The demo failed\. The demo merchant cannot log in \(.+\): .+\n$/);
    expect(await addressNow()).toBe(ADDRESS);
  });
});
