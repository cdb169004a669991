import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/api/routes.ts';
import { exampleId } from '../../src/api/schemas.ts';
import { EVENT_TYPES } from '../../src/domain/webhooks/eventTypes.ts';
import { expectNoSidewaysScroll, expectNoViolations, inBrowser, PHONE } from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

const PATHS = [
  '/docs/guides',
  '/docs/guides/first-withdrawal',
  '/docs/guides/first-usdt-payment',
  '/docs/guides/coming-from',
  '/docs/guides/webhooks',
  '/docs/guides/notices',
  '/docs/guides/errors',
  '/docs/guides/sandbox',
];

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

describe('the guides', () => {
  it('lead to each other, are fit for everybody and for phones', async () => {
    await inBrowser({ origin: service.apiUrl, ...PHONE }, async (context) => {
      const page = await context.newPage();
      for (const path of PATHS) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const link of links) expect(['/docs', ...PATHS]).toContain(link);
      }
    });
  });

  it('name calls, statuses and events that exist', () => {
    const known = new Set([
      ...routes.map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
      ...Object.keys(EVENT_TYPES),
    ]);
    const table = readFileSync(new URL('../../docs/guides/coming-from.md', import.meta.url), 'utf8');
    const here = table.split('\n').map((row) => row.split('|')[2] ?? '');
    const named = here.flatMap((cell) =>
      [...cell.matchAll(/`((?:GET|POST|PATCH) \/\S+|[a-z_]+\.[a-z]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('data.')),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are those that lie in docs/guides, and nothing else', async () => {
    for (const path of ['/docs/guides/unknown', '/docs/guides/..%2F..%2Fpackage', '/docs/guides/README.md'])
      expect((await fetch(`${service.apiUrl}${path}`)).status).toBe(404);
  });
});

describe('a request that is tried from the reference', () => {
  it("names one's own business in place of the example's", async () => {
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      const page = await context.newPage();
      await page.goto('/docs');
      await page.locator('h1').first().waitFor();
      const tried = await page.evaluate(
        async ({ key, businessId }) => {
          const headers = { 'x-api-key': key, 'content-type': 'application/json' };
          const body = JSON.stringify({ businessId, amount: 1_000, serviceType: 'school-fees' });
          const paid = await fetch('/v1/business/payment/process', { method: 'POST', headers, body });
          const list = await fetch(`/v1/business/cross-border/rates?businessId=${businessId}`, { headers });
          return [paid.status, await paid.text(), list.status];
        },
        { key: service.merchant.apiKeys.test, businessId: exampleId('biz') },
      );
      expect(tried).toEqual([200, expect.stringContaining(service.merchant.name), 200]);
    });
  });
});
