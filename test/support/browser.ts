import { expect } from '@jest/globals';
import axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { type ChromiumProgram, findChromium } from './chromium.ts';
import { waitFor } from './waitFor.ts';

/** The machine may be busy with other tests: what waits here ends only what would never come. */
const PATIENCE_MS = 120_000;

/** How long an unused browser stays, in case the next test of the file wants one. */
const IDLE_MS = 3_000;

const FLAGS = [
  // Nothing but this machine has a name or an address.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Playwright turns off most of what Chromium does in the background by itself; these it leaves.
  '--disable-domain-reliability',
  '--no-pings',
  // Letters are drawn alike on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** A phone that shows as much as small ones do. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** What a test lets happen, and which user it browses as. */
export interface BrowserOptions extends BrowserContextOptions {
  /** The only origin that pages may ask: `http://127.0.0.1:1234`. */
  readonly origin: string;
  /** Messages of the console that are not a failure, such as that of an address that is not found. */
  readonly expected?: readonly RegExp[];
}

let running: Promise<Browser> | undefined;
let users = 0;
let idle: NodeJS.Timeout | undefined;

/**
 * Gives a test a browser of its own, as far as pages can tell: cookies, storage and windows are shared with no other test.
 * The process that runs them is one for all, and ends when it was not used for some seconds.
 *
 * @param use what the test does; paths are below the origin.
 * @throws when it fails; and when, whether it fails or not, a page wrote an error to its console, threw one, broke its
 * Content-Security-Policy, or asked another host than the origin.
 */
export async function inBrowser(
  { origin, expected = [], ...contextOptions }: BrowserOptions,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  users += 1;
  clearTimeout(idle);
  running ??= findChromium().then((program) => launchChromium(program));
  try {
    const browser = await running;
    // What fades in or out is too pale to read for a moment, which axe-core would find now and then.
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...contextOptions });
    await watched(context, { origin, expected }, use);
  } finally {
    users -= 1;
    if (users === 0) idle = setTimeout(end, IDLE_MS);
  }
}

function end(): void {
  const ended = running;
  running = undefined;
  void ended?.then((browser) => browser.close()).catch(() => {});
}

/**
 * Starts Chromium. Where the machine lacks libraries that it needs, it starts with those of its package.
 *
 * @param libraries 'bundled' starts it with those in any case.
 */
export async function launchChromium(
  { path, env, libraries }: ChromiumProgram,
  which: 'bundled' | 'as needed' = 'as needed',
): Promise<Browser> {
  const launch = (more: Readonly<Record<string, string>> = {}) =>
    chromium.launch({
      executablePath: path,
      args: FLAGS,
      env: { ...process.env, ...env, ...more },
      timeout: PATIENCE_MS,
      // The runner of the tests ends its processes; the browser of one ends with it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  const bundled = {
    LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter((each) => each).join(':'),
  };
  if (which === 'bundled') return launch(bundled);
  try {
    return await launch();
  } catch (error) {
    if (!/error while loading shared libraries/.test(String(error))) throw error;
    return launch(bundled);
  }
}

async function watched(
  context: BrowserContext,
  { origin, expected }: Required<Pick<BrowserOptions, 'origin' | 'expected'>>,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  context.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  const complain = (page: Page | null, problem: string) =>
    problems.push(`${page?.url() ?? 'a worker'}: ${problem}`);
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !expected.some((each) => each.test(text))) {
      complain(message.page(), `console error: ${text}`);
    }
  });
  context.on('weberror', (thrown) => complain(thrown.page(), `error thrown: ${thrown.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    const isOwn = asked === origin || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) complain(request.frame().page(), `request to another host: ${request.url()}`);
  });
  // Whether or not it is written to the console, as a violation that is only reported need not be.
  await context.addInitScript(`addEventListener('securitypolicyviolation', (violation) =>
    console.error('CSP violation:', violation.violatedDirective, violation.blockedURI))`);
  let failure: unknown;
  try {
    await use(context);
    // What pages have said until now has arrived when they answer.
    await Promise.all(context.pages().map((page) => page.evaluate('0')));
  } catch (error) {
    failure = error;
  }
  await context.close();
  if (problems.length > 0) {
    const also = failure === undefined ? [] : [`In the test: ${failure}`];
    throw new Error([`In the browser:`, ...problems, ...also].join('\n'), { cause: failure });
  }
  if (failure !== undefined) throw failure;
}

const STANDS_STILL = `document.getAnimations().every(
  ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;

const untilStill = (page: Page) =>
  waitFor('what moves to stand still', () => page.evaluate<boolean>(STANDS_STILL));

const AXE_FINDINGS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => [id + ': ' + help, ...nodes.map(({ html }) => '    ' + html)].join('\\n')))`;

/** Expects that axe-core finds nothing in a page that people with a disability could not use. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What fades in has less contrast on its way.
  await untilStill(page);
  // It stays in a page until the next is loaded. Asked this way it answers with what is wrong alone, which is quick.
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(axe.source);
  const found = await page.evaluate<string[]>(AXE_FINDINGS);
  expect(found).toEqual([]);
}

/** Expects that nothing of a page is wider than its window, so that users need not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await untilStill(page);
  const tooWide = await page.evaluate(`[...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((each) => each.outerHTML.slice(0, 120))`);
  expect(tooWide).toEqual([]);
}

/** Keeps a picture of a whole page in the folder that the variable PICTURES names, if it names one. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
}
