import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { DemoMerchant } from '../src/composition/demoMerchant.ts';
import { findChromium } from '../test/support/chromium.ts';

/**
 * Measures how soon the first page of the dashboard can be used, beside a service that `npm start` started:
 * `node scripts/pageSpeed.ts`. The CPU is slowed four times, and nothing is in the browser's cache. A page can be used from
 * the moment that what people come for is shown, or, where tasks of more than 50 ms follow, from the end of the last one.
 */
const RUNS = 5;
const SLOWED = 4;
/** How long a page must have no long task and ask for nothing before it counts as loaded. */
const QUIET_MS = 1_500;

interface Measurement {
  /** From the navigation until what people come for is shown. */
  readonly shownMs: number;
  /** From the navigation until input is answered, with no long task after it. */
  readonly interactiveMs: number;
  readonly longestTaskMs: number;
  /** Script as it was transferred: all of it, and what came before the page was shown. */
  readonly scriptKb: number;
  readonly scriptBeforeShownKb: number;
  readonly requests: number;
}

/** What a page notes about itself, in its own milliseconds since the navigation. */
interface Notes {
  readonly shownMs: number | undefined;
  readonly tasks: readonly { readonly startMs: number; readonly durationMs: number }[];
}

const merchant: DemoMerchant = JSON.parse(
  readFileSync(fileURLToPath(new URL('../.data/demo-merchant.json', import.meta.url)), 'utf8'),
);
const origin = new URL(merchant.baseUrl).origin;
const { path, env } = await findChromium();
const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env } });

try {
  const session = await signIn();
  await report('Sign-in form, for who is not signed in', 'input[type="password"]', undefined);
  await report(
    'Balances of the overview, for who is signed in',
    'section[aria-label="Naira balance"] .tabular',
    session,
  );
} finally {
  await browser.close();
}

async function report(
  what: string,
  selector: string,
  storageState: Awaited<ReturnType<typeof signIn>> | undefined,
): Promise<void> {
  const measured: Measurement[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ baseURL: origin, ...(storageState && { storageState }) });
    measured.push(await measure(context, selector));
    await context.close();
  }
  console.log(`\n${what}: median of ${RUNS} runs, CPU slowed ${SLOWED} times`);
  const names = Object.keys(measured[0] ?? {}) as (keyof Measurement)[];
  for (const name of names) {
    const values = measured.map((each) => each[name]).sort((one, other) => one - other);
    console.log(`  ${name.padEnd(20)} ${values[Math.floor(RUNS / 2)]}   (${values.join(', ')})`);
  }
}

async function measure(context: BrowserContext, selector: string): Promise<Measurement> {
  const page = await context.newPage();
  await page.addInitScript(noteProgress(selector));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const scripts = new Map<string, number>();
  let scriptBytes = 0;
  let bytesBeforeShown = 0;
  let requests = 0;
  let isShown = false;
  devTools.on('Network.requestWillBeSent', ({ type, requestId }) => {
    requests += 1;
    if (type === 'Script') scripts.set(requestId, 0);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    scriptBytes += encodedDataLength;
    if (!isShown) bytesBeforeShown += encodedDataLength;
  });
  await page.goto('/dashboard');
  await page.waitForSelector(selector);
  isShown = true;
  const notes = await untilQuiet(page);
  const shownMs = notes.shownMs ?? Number.NaN;
  const lastTaskEndMs = Math.max(0, ...notes.tasks.map(({ startMs, durationMs }) => startMs + durationMs));
  return {
    shownMs: Math.round(shownMs),
    interactiveMs: Math.round(Math.max(shownMs, lastTaskEndMs)),
    longestTaskMs: Math.round(Math.max(0, ...notes.tasks.map(({ durationMs }) => durationMs))),
    scriptKb: Math.round(scriptBytes / 1_000),
    scriptBeforeShownKb: Math.round(bytesBeforeShown / 1_000),
    requests,
  };
}

/** Runs in the page from its beginning: notes when the selector first matches, and every long task. */
function noteProgress(selector: string): string {
  return `{
  const notes = globalThis.pageSpeed = { shownMs: undefined, tasks: [] };
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)})) notes.shownMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ startMs: startTime, durationMs: duration });
  }).observe({ type: 'longtask', buffered: true });
}`;
}

async function untilQuiet(page: Page): Promise<Notes> {
  await page.waitForLoadState('networkidle');
  let seen = -1;
  for (;;) {
    const notes = (await page.evaluate('globalThis.pageSpeed')) as Notes;
    if (notes.tasks.length === seen) return notes;
    seen = notes.tasks.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

async function signIn() {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/dashboard/sign-in');
  await page.getByLabel('E-mail address').fill(merchant.email);
  await page.getByLabel(/^Password/).fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
