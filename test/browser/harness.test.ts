import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  inBrowser,
  launchChromium,
  PHONE,
} from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';

/** That a browser test fails for what no user would see: each page has one thing wrong with it. */
const PAGES: Readonly<Record<string, { readonly body: string; readonly policy?: string }>> = {
  '/clean': { body: '<main><h1>Clean</h1><p>Nothing is wrong here.</p></main>' },
  '/console': { body: '<script>console.error("something broke")</script>' },
  '/thrown': { body: '<script>undefinedFunction()</script>' },
  '/rejected': { body: '<script>Promise.reject(new Error("nobody caught this"))</script>' },
  '/inline': { body: '<script>document.title = "inline"</script>', policy: "script-src 'self'" },
  '/reported': { body: '<script>eval("1")</script>', policy: "script-src 'unsafe-inline'" },
  '/elsewhere': { body: '<img alt="" src="http://tracker.example/pixel.png">' },
  '/elsewhere-by-address': { body: '<script>fetch("http://127.0.0.2:9/").catch(() => {})</script>' },
  '/missing': { body: '<script src="/no-such-file.js"></script>' },
  '/unusable': { body: '<main><img src="data:," width="9" height="9"><button></button></main>' },
  '/wide': { body: '<main><p style="width: 600px">Wider than a phone</p></main>' },
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    response.statusCode = page ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page?.policy) response.setHeader('content-security-policy', page.policy);
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,">${page?.body ?? ''}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const visit = (path: string, options: object = {}) =>
  inBrowser({ origin, ...options }, async (context) => {
    const page = await context.newPage();
    await page.goto(path);
  });

describe('a test in the browser', () => {
  it('passes when nothing is wrong', async () => {
    await visit('/clean');
  });

  it.each([
    ['/console', /console error: something broke/],
    ['/thrown', /error thrown: .*undefinedFunction/],
    ['/rejected', /error thrown: nobody caught this/],
    ['/inline', /CSP violation: script-src-elem inline/],
    ['/reported', /CSP violation: script-src eval/],
    ['/elsewhere', /request to another host: http:\/\/tracker\.example\/pixel\.png/],
    ['/elsewhere-by-address', /request to another host: http:\/\/127\.0\.0\.2:9\//],
    ['/missing', /console error: Failed to load resource.*404/],
  ])('fails on %s', async (path, problem) => {
    await expect(visit(path)).rejects.toThrow(problem);
  });

  it('lets happen what it expects', async () => {
    await visit('/missing', { expected: [/404/] });
  });

  it('says what failed in the test itself and in the page', async () => {
    const broken = inBrowser({ origin }, async (context) => {
      const page = await context.newPage();
      await page.goto('/console');
      throw new Error('the test went wrong');
    });
    await expect(broken).rejects.toThrow(/something broke[\s\S]*the test went wrong/);
  });

  it('shares nothing with another one', async () => {
    await inBrowser({ origin }, async (context) => {
      await context.addCookies([{ name: 'left', value: 'behind', url: origin }]);
    });
    await inBrowser({ origin }, async (context) => expect(await context.cookies()).toEqual([]));
  });

  it('finds what some people cannot use, and what does not fit', async () => {
    await inBrowser({ origin, ...PHONE }, async (context) => {
      const page = await context.newPage();
      await page.goto('/unusable');
      await expect(expectNoViolations(page)).rejects.toThrow(
        /image-alt[\s\S]*button-name|button-name[\s\S]*image-alt/,
      );
      await page.goto('/wide');
      await expect(expectNoSidewaysScroll(page)).rejects.toThrow(/Wider than a phone/);
      await page.goto('/clean');
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });
});

describe('the Chromium of the tests', () => {
  it('runs with the libraries of its package, for machines that lack them', async () => {
    const program = await findChromium();
    const browser = await launchChromium(program, 'bundled');
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/clean`);
      expect(await page.title()).toBe('Page');
    } finally {
      await browser.close();
    }
  });
});
