import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { SCRIPT, STYLE } from '../../src/api/checkout/assets.ts';
import { inkOn, luminanceOf } from '../../src/api/checkout/brand.ts';
import { checkoutPage as checkoutHtml } from '../../src/api/checkout/page.ts';
import { receiptPage as receiptHtml } from '../../src/api/checkout/receipt.ts';
import { LANGUAGES, parseTexts, textsOf } from '../../src/api/checkout/texts.ts';
import { CHECKOUT_STATES } from '../../src/api/checkout/view.ts';
import type { CheckoutRecord } from '../../src/db/usdt/checkouts.ts';
import { DEFAULT_SESSION_POLICY } from '../../src/domain/usdt/usdtSession.ts';

/** The customer's page as HTML, without a service: what needs a public network, and every language. */
const NOW_MS = Date.UTC(2026, 0, 31, 8);
const TX = 'b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee';
const ADDRESS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';

const session: CheckoutRecord = {
  paymentId: 'cp_01kb4z7v1q8m3c5n6p7r8s9t0v',
  merchantName: 'Acme Stores',
  isMerchantActive: true,
  environment: 'prod',
  status: 'AWAITING_DEPOSIT',
  expectedMinor: 25_500_000n,
  amountNgnMinor: 1_500_000n,
  rate: '1522.86',
  receivedMinor: 0n,
  depositAddress: ADDRESS,
  reviewReason: undefined,
  txHash: undefined,
  returnUrl: 'https://shop.example.com/orders/1042',
  description: 'Two tickets',
  merchantReference: 'order-1042',
  thankYouText: undefined,
  businessId: 'biz_1',
  supportEmail: 'help@shop.example.com',
  supportPhone: '+234 803 123 4567',
  color: '#aa3300',
  hasLogo: true,
  policy: DEFAULT_SESSION_POLICY,
  expiresAtMs: NOW_MS + 3_600_000,
  updatedAtMs: NOW_MS,
};
const paid: CheckoutRecord = { ...session, status: 'SETTLED', receivedMinor: 25_500_000n, txHash: TX };

const chainOf = (networkName: string) => ({
  networkName,
  usdtContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
});
const at = (networkName: string, language = 'en') => ({
  path: '/pay/token',
  language,
  namesLanguage: language !== 'en',
  nowMs: NOW_MS,
  chain: chainOf(networkName),
});

/** HTML with its characters as they are read. */
const read = (page: string) =>
  page.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const checkoutPage = (...drawn: Parameters<typeof checkoutHtml>) => read(checkoutHtml(...drawn));
const receiptPage = (...drawn: Parameters<typeof receiptHtml>) => read(receiptHtml(...drawn));

describe('the page of a session', () => {
  it('thanks in the merchant’s words once it is paid, whatever signs are in them', () => {
    const thankYouText = 'See you <b>soon</b> & "thanks"';
    expect(checkoutPage({ ...session, thankYouText }, at('mainnet'))).not.toContain('See you');
    const page = checkoutHtml({ ...paid, thankYouText }, at('mainnet'));
    expect(page).toContain('See you');
    expect(page).not.toContain('<b>soon');
    expect(read(page)).toContain(thankYouText);
  });

  it('says that the full amount must arrive, what it is for, its price, and where the shop is', () => {
    const page = checkoutPage(session, at('mainnet'));
    for (const words of [
      "The full amount must arrive; add your exchange's fee.",
      'Two tickets',
      'order-1042',
      '₦15,000.00 at ₦1,522.86 for 1 USDT',
      'Back to Acme Stores',
      'I have paid',
    ]) {
      expect(page).toContain(words);
    }
    const copied = [...page.matchAll(/data-copy="([^"]+)"/g)].map(([, text]) => text);
    expect(copied).toEqual(['25.5', ADDRESS, 'order-1042', session.paymentId]);
  });

  it('opens a wallet on the main network only, where real USDT is', () => {
    const link = `https://link.trustwallet.com/send?asset=c195_tTR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t&address=${ADDRESS}&amount=25.5`;
    expect(checkoutPage(session, at('mainnet'))).toContain(link);
    for (const network of ['nile', 'simulated']) {
      expect(checkoutPage(session, at(network))).not.toContain('trustwallet');
    }
  });

  it.each([
    ['mainnet', 'https://tronscan.org/#/transaction/'],
    ['nile', 'https://nile.tronscan.org/#/transaction/'],
    ['shasta', 'https://shasta.tronscan.org/#/transaction/'],
  ])('links to the transaction on the explorer of %s', (network, explorer) => {
    expect(checkoutPage(paid, at(network))).toContain(`href="${explorer}${TX}"`);
    expect(receiptPage(paid, at(network))).toContain(`href="${explorer}${TX}"`);
  });

  it('links to no explorer in the sandbox', () => {
    expect(checkoutPage(paid, at('simulated'))).not.toContain('tronscan');
  });

  it('has a receipt, to print or to send by mail, once it is paid', () => {
    expect(checkoutPage(session, at('mainnet'))).not.toContain('/receipt');
    expect(checkoutPage(paid, at('mainnet'))).toContain('href="/pay/token/receipt"');
    const receipt = receiptPage(paid, at('mainnet'));
    for (const words of ['Acme Stores', 'Two tickets', '25.5 USDT', '₦15,000.00', 'Jan 31, 2026', TX]) {
      expect(receipt).toContain(words);
    }
    const [, mail = ''] = /href="(mailto:\?[^"]+)"/.exec(receipt) ?? [];
    const query = new URL(mail).searchParams;
    expect(query.get('subject')).toBe('Receipt · Acme Stores');
    expect(query.get('body')).toContain(`Payment number: ${session.paymentId}`);
  });

  it('stays small: page, style and script together, as they are compressed', () => {
    const page = checkoutPage(session, at('mainnet'));
    const bytes = [page, STYLE.body, SCRIPT.body].map((file) => gzipSync(file).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(7_000);
  });
});

describe('the languages of the page', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

  /** Each text by its place, with the facts that it names. */
  function factsByPlace(texts: unknown, place = ''): Readonly<Record<string, readonly string[]>> {
    if (typeof texts === 'string') return { [place]: namesIn(texts) };
    const entries = Object.entries(texts as object).map(([name, each]) =>
      factsByPlace(each, `${place}/${name}`),
    );
    return Object.assign({}, ...entries);
  }

  it('are the files of their folder', () => {
    const files = readdirSync(new URL('../../src/api/checkout/languages', import.meta.url));
    expect([...LANGUAGES.keys()].sort()).toEqual(files.map((name) => name.replace('.json', '')).sort());
    expect([...LANGUAGES.keys()].slice(0, 1)).toEqual(['en']);
    expect([...LANGUAGES.keys()]).toContain('fr');
  });

  it.each([...LANGUAGES.keys()])('have every text in %s, which names the same facts', (language) => {
    expect(factsByPlace(textsOf(language))).toEqual(factsByPlace(textsOf('en')));
    expect(() => new Intl.DateTimeFormat(language)).not.toThrow();
  });

  it('refuse a file that lacks a text, or has one too many', () => {
    const english = readFileSync(
      new URL('../../src/api/checkout/languages/en.json', import.meta.url),
      'utf8',
    );
    const { copied: _, ...rest } = JSON.parse(english) as Record<string, unknown>;
    expect(() => parseTexts(JSON.stringify(rest))).toThrow('copied');
    expect(() => parseTexts(JSON.stringify({ ...JSON.parse(english), more: 'text' }))).toThrow('more');
    const { headings } = JSON.parse(english);
    delete headings.paid;
    expect(() => parseTexts(JSON.stringify({ ...JSON.parse(english), headings }))).toThrow('paid');
  });

  it.each([...LANGUAGES.keys()])('say every state in %s', (language) => {
    const statuses = [
      'AWAITING_DEPOSIT',
      'UNDERPAID',
      'PENDING_CONFIRMATION',
      'SWEEP_PENDING',
      'OVERPAID',
      'SETTLED',
      'EXPIRED',
      'MANUAL_REVIEW',
      'FAILED',
    ] as const;
    for (const status of statuses) {
      const page = checkoutPage({ ...session, status, receivedMinor: 60_000_000n }, at('mainnet', language));
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(CHECKOUT_STATES.length).toBeGreaterThan(statuses.length);
  });

  it('lead to each other, and keep the one that was chosen', () => {
    expect(checkoutPage(paid, at('mainnet'))).toContain('href="/pay/token?lang=fr" lang="fr"');
    const french = checkoutPage(paid, at('mainnet', 'fr'));
    expect(french).toContain('data-page="/pay/token?lang=fr"');
    expect(french).toContain('href="/pay/token/receipt?lang=fr"');
    expect(french).toContain('href="/pay/token?lang=en" lang="en"');
    expect(receiptPage(paid, at('mainnet', 'fr'))).toContain('href="/pay/token/receipt?lang=en"');
  });
});

describe('the look of a merchant', () => {
  it('is its color with letters that can be read on it, its logo, and whom to ask', () => {
    const page = checkoutPage(session, at('mainnet'));
    expect(page).toContain('href="/pay/token/brand.css"');
    expect(page).toContain('src="/pay/token/logo"');
    expect(page).toContain('href="tel:+2348031234567"');
    const plain = {
      ...session,
      color: undefined,
      hasLogo: false,
      supportEmail: undefined,
      supportPhone: undefined,
    };
    expect(checkoutPage(plain, at('mainnet'))).not.toMatch(/brand\.css|\/logo|Questions/);
  });

  it('has at least 4.5:1 between letters and any color', () => {
    for (let value = 0; value < 0xffffff; value += 4_099) {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const [ink, ground] = [luminanceOf(inkOn(color)), luminanceOf(color)];
      const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  });
});
