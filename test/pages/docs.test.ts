import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { guidePages } from '../../src/api/operations/guides.ts';
import { routes } from '../../src/api/routes.ts';
import { exampleId } from '../../src/api/schemas.ts';
import { EVENT_TYPES } from '../../src/domain/webhooks/eventTypes.ts';
import { expectNoSidewaysScroll, expectNoViolations, inBrowser, PHONE } from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

const PATHS = guidePages().map(({ path }) => path);

const expectHidden = async (part: Locator) => expect(await part.isVisible()).toBe(false);

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

describe('the guides', () => {
  it('lead from each to the next, are fit for everybody and for phones', async () => {
    await inBrowser({ origin: service.apiUrl, ...PHONE }, async (context) => {
      const page = await context.newPage();
      await page.goto('/docs/guides');
      for (const path of PATHS) {
        expect(new URL(page.url()).pathname).toBe(path);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        // On a phone the contents are folded.
        await expectHidden(page.getByRole('navigation', { name: 'Contents' }));
        const next = page.locator('a[rel=next]');
        if (path === PATHS.at(-1)) continue;
        const href = await next.getAttribute('href');
        await next.click();
        await page.waitForURL(`**${href}`);
      }
      await page.getByText('Contents').press('Enter');
      await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
      await page.waitForURL('**/docs/guides/webhooks');
    });
  });

  it('show their contents beside them, and samples are copied by keyboard', async () => {
    await inBrowser(
      { origin: service.apiUrl, permissions: ['clipboard-read', 'clipboard-write'] },
      async (context) => {
        const page = await context.newPage();
        await page.goto('/docs/guides/first-withdrawal');
        await expectNoViolations(page);
        const contents = page.getByRole('navigation', { name: 'Contents' });
        expect(await contents.getByRole('link').count()).toBe(PATHS.length - 1);
        expect(await contents.locator('[aria-current=page]').textContent()).toBe('The first withdrawal');
        const sample = page.locator('pre').first();
        expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(
          await page.locator('pre').count(),
        );
        await page.getByRole('button', { name: 'Copy' }).first().press('Enter');
        await page.getByRole('status').getByText('Copied').waitFor();
        expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
          (await sample.textContent())?.trimEnd(),
        );
      },
    );
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
