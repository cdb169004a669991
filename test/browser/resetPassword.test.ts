import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { inBrowser } from '../support/browser.ts';
import { createMailFolder, linksIn, type MailFolder } from '../support/mailFolder.ts';
import { startTestService, type TestService } from '../support/service.ts';

const NEW_PASSWORD = 'another correct horse';

let mailFolder: MailFolder;
let service: TestService;

beforeAll(async () => {
  await buildPagesIfChanged();
  mailFolder = await createMailFolder();
  service = await startTestService({ role: 'api', env: { MAIL_URL: `file:${mailFolder.path}` } });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});

it('the link in the mail of a code leads to where the code is entered, and no request has the e-mail or the code', async () => {
  const email = 'ada@m.example';
  const merchant = await service.createMerchant('Acme Stores', { email, password: 'correct horse battery' });
  await service.post('/auth/forgot-password', { email }, { key: null });
  const code = await mailFolder.codeFor(email);
  const [mail] = await mailFolder.mailsTo(email);
  const [link = ''] = linksIn(mail?.message ?? '');
  await inBrowser({ origin: service.apiUrl }, async (context) => {
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url(), request.headers().referer ?? ''));
    await page.goto(link);
    await page.getByLabel('Code from the mail').fill(code);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Your password is changed').waitFor();
    // The browser's own list has the fragment, which is not sent.
    const sent = requested.map((url) => url.replace(/#.*/, ''));
    expect(sent.filter((url) => url.includes(code) || /m\.example/.test(url))).toEqual([]);
    expect(sent.length).toBeGreaterThan(2);
  });
  await service.logIn(merchant, NEW_PASSWORD);
});
