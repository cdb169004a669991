import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { DemoMerchant } from '../src/composition/demoMerchant.ts';
import { findChromium } from '../test/support/chromium.ts';

/**
 * Measures how soon the pages that people see first can be used, and how large they are, beside a service that `npm start`
 * started: `node scripts/pageSpeed.ts`. Folders of other checkouts, each with its own `npm start`, are measured by turns with it:
 * `node scripts/pageSpeed.ts ../older`. It stands for a slow phone: the CPU is slowed four times, the network is that of a slow 4G,
 * and nothing is in the browser's cache. A page can be used from the moment that what people come for is shown, or, where
 * tasks of more than 50 ms follow, from the end of the last one.
 */
const RUNS = 5;
const SLOWED = 4;
/** What Lighthouse calls a slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How long a page must have no long task and ask for nothing before it counts as loaded. */
const QUIET_MS = 1_500;

interface Measurement {
  /** From the navigation until what people come for is shown. */
  readonly shownMs: number;
  /** From the navigation until input is answered, with no long task after it. */
  readonly interactiveMs: number;
  readonly longestTaskMs: number;
  /** Everything as it was transferred, answers of the API and headers too, and script alone. */
  readonly kb: number;
  readonly scriptKb: number;
  readonly requests: number;
}

/** What a page notes about itself, in its own milliseconds since the navigation. */
interface Notes {
  readonly shownMs: number | undefined;
  readonly tasks: readonly { readonly startMs: number; readonly durationMs: number }[];
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A service that is measured. */
interface Side {
  readonly folder: string;
  readonly merchant: DemoMerchant;
  readonly origin: string;
  readonly session: StorageState;
  readonly checkoutUrl: string;
}

/** A page, by what people come for. */
const PAGES = [
  {
    what: 'Sign-in form, for who is not signed in',
    selector: 'input[type="password"]',
    addressOf: ({ origin }: Side) => `${origin}/dashboard`,
    isSignedIn: false,
  },
  {
    what: 'Balances of the overview, for who is signed in',
    selector: 'section[aria-label="Naira balance"] .tabular',
    addressOf: ({ origin }: Side) => `${origin}/dashboard`,
    isSignedIn: true,
  },
  {
    what: 'Checkout page of a payment',
    selector: 'img[src$="qr.svg"]',
    addressOf: ({ checkoutUrl }: Side) => checkoutUrl,
    isSignedIn: false,
  },
] as const;

const { path, env } = await findChromium();
const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env } });

try {
  const folders = [fileURLToPath(new URL('..', import.meta.url)), ...process.argv.slice(2)];
  const sides: Side[] = [];
  for (const folder of folders) sides.push(await sideOf(folder));
  for (const page of PAGES) await report(page, sides);
} finally {
  await browser.close();
}

async function sideOf(folder: string): Promise<Side> {
  const merchant: DemoMerchant = JSON.parse(readFileSync(join(folder, '.data/demo-merchant.json'), 'utf8'));
  const origin = new URL(merchant.baseUrl).origin;
  const answer = await fetch(`${merchant.baseUrl}/crypto/payments/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': merchant.apiKeys.test },
    body: JSON.stringify({ businessId: merchant.businessId, amount: 25 }),
  });
  const { payment } = (await answer.json()) as { payment: { checkoutUrl: string } };
  return {
    folder,
    merchant,
    origin,
    session: await signIn(origin, merchant),
    checkoutUrl: payment.checkoutUrl,
  };
}

async function report(page: (typeof PAGES)[number], sides: readonly Side[]): Promise<void> {
  const measured = sides.map(() => [] as Measurement[]);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, side] of sides.entries()) {
      const context = await browser.newContext(page.isSignedIn ? { storageState: side.session } : {});
      measured[index]?.push(await measure(context, page.addressOf(side), page.selector));
      await context.close();
    }
  }
  console.log(`\n${page.what}: median of ${RUNS} runs, slow 4G, CPU slowed ${SLOWED} times`);
  for (const [index, { folder }] of sides.entries()) {
    if (sides.length > 1) console.log(` ${folder}`);
    const runs = measured[index] ?? [];
    for (const name of Object.keys(runs[0] ?? {}) as (keyof Measurement)[]) {
      const values = runs.map((each) => each[name]).sort((one, other) => one - other);
      console.log(`  ${name.padEnd(20)} ${values[Math.floor(RUNS / 2)]}   (${values.join(', ')})`);
    }
  }
}

async function measure(context: BrowserContext, address: string, selector: string): Promise<Measurement> {
  const page = await context.newPage();
  await page.addInitScript(noteProgress(selector));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  let requests = 0;
  let ended = 0;
  devTools.on('Network.requestWillBeSent', ({ type, requestId }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended += 1;
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForSelector(selector);
  const notes = await untilQuiet(page, () => ended);
  const shownMs = notes.shownMs ?? Number.NaN;
  const lastTaskEndMs = Math.max(0, ...notes.tasks.map(({ startMs, durationMs }) => startMs + durationMs));
  return {
    shownMs: Math.round(shownMs),
    interactiveMs: Math.round(Math.max(shownMs, lastTaskEndMs)),
    longestTaskMs: Math.round(Math.max(0, ...notes.tasks.map(({ durationMs }) => durationMs))),
    kb: Math.round(bytes / 100) / 10,
    scriptKb: Math.round(scriptBytes / 100) / 10,
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

/** Waits until a page has no long task and ends no request for a while. The stream of a checkout page never ends. */
async function untilQuiet(page: Page, requestsEnded: () => number): Promise<Notes> {
  let seen = '';
  for (;;) {
    const notes = (await page.evaluate('globalThis.pageSpeed')) as Notes;
    const soFar = `${notes.tasks.length} ${requestsEnded()}`;
    if (soFar === seen) return notes;
    seen = soFar;
    await page.waitForTimeout(QUIET_MS);
  }
}

async function signIn(origin: string, merchant: DemoMerchant): Promise<StorageState> {
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
