import { html } from 'ghtml';
import type { CheckoutRecord } from '../../db/usdt/checkouts.ts';
import { type MicroUsdt, minorToDecimal } from '../../domain/money.ts';
import { ICON, STYLE } from './assets.ts';
import { type CheckoutTexts, fill, LANGUAGES } from './texts.ts';

/** What a page of a session is drawn for. */
export interface PageRequest {
  /** The page's own address, below which its picture and its news are. */
  readonly path: string;
  readonly language: string;
  /** Whether its address names the language, which the links on it then do too. */
  readonly namesLanguage: boolean;
}

/** The address of a page of a session, in the language that its viewer chose. */
export function pageAddress({ path, language, namesLanguage }: PageRequest, below = ''): string {
  return `${path}${below}${namesLanguage ? `?lang=${language}` : ''}`;
}

/** A page as HTML. What comes from the merchant is escaped wherever it stands. */
export function documentOf(page: {
  readonly language: string;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}): string {
  return html`<!doctype html>
<html lang="${page.language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="color-scheme" content="light dark" />
    <title>${page.title}</title>
    <link rel="icon" href="${ICON.href}" />
    <link rel="stylesheet" href="${STYLE.href}" />
    !${page.head}
  </head>
  <body>
    !${page.body}
  </body>
</html>
`;
}

/** What a customer reads in place of a page, by the HTTP status of the answer. */
export function problemPage(
  status: number,
  { language, problems }: { readonly language: string; readonly problems: CheckoutTexts['problems'] },
): string {
  const [heading, sentence] =
    status === 404 ? problems.notFound : status === 429 ? problems.tooMany : problems.unavailable;
  const body = html`<main class="card care"><h1>${heading}</h1><p>${sentence}</p></main>`;
  return documentOf({ language, title: heading, head: '', body });
}

/** The merchant, and what is to be known before anything else. */
export function headerOf(
  { merchantName, environment, hasLogo }: Pick<CheckoutRecord, 'merchantName' | 'environment' | 'hasLogo'>,
  texts: CheckoutTexts,
  { path }: PageRequest,
): string {
  return html`<header>
    !${hasLogo ? html`<img class="logo" src="${path}/logo" alt="" />` : ''}
    <p class="merchant">${fill(texts.payTo, { merchant: merchantName })}</p>
    !${environment === 'test' ? html`<p class="test">${texts.testMode}</p>` : ''}
  </header>`;
}

/** The style sheet of the merchant's color, where it chose one. */
export function brandLink({ color }: Pick<CheckoutRecord, 'color'>, { path }: PageRequest): string {
  return color === undefined ? '' : html`<link rel="stylesheet" href="${path}/brand.css" />`;
}

/** The support contact that the merchant chose; undefined where it chose none. */
export function contactOf({
  supportEmail,
  supportPhone,
}: Pick<CheckoutRecord, 'supportEmail' | 'supportPhone'>): string | undefined {
  const links = [
    supportEmail === undefined ? '' : html`<a href="mailto:${encodeURI(supportEmail)}">${supportEmail}</a>`,
    supportPhone === undefined
      ? ''
      : html`<a href="tel:${supportPhone.replace(/[^+0-9]/g, '')}">${supportPhone}</a>`,
  ].filter((link) => link !== '');
  return links.length === 0 ? undefined : links.join(' ');
}

/** The same page in the other languages that there are. */
export function languageLinks(request: PageRequest, texts: CheckoutTexts, below = ''): string {
  const others = [...LANGUAGES].filter(([tag]) => tag !== request.language);
  if (others.length === 0) return '';
  const links = others.map(([language, { name }]) => {
    const address = pageAddress({ ...request, language, namesLanguage: true }, below);
    return html`<a href="${address}" lang="${language}" hreflang="${language}">${name}</a>`;
  });
  return html`<nav aria-label="${texts.language}">!${links.join(' ')}</nav>`;
}

/** A row of a list of facts; nothing where there is no value. @param value as HTML. */
export function row(label: string, value: string | undefined): string {
  return value === undefined ? '' : html`<div><dt>${label}</dt><dd>!${value}</dd></div>`;
}

/** A price in naira, and the rate at which it is asked for in USDT; undefined where a session has none. */
export function priceText(
  { amountNgnMinor, rate }: CheckoutRecord,
  texts: CheckoutTexts,
  language: string,
): string | undefined {
  if (amountNgnMinor === undefined || rate === undefined) return undefined;
  return fill(texts.atRate, {
    price: nairaText(minorToDecimal(amountNgnMinor, 'NGN'), language),
    rate: nairaText(rate, language),
  });
}

/** An amount in naira as people write it. @param decimal formatted digit for digit. */
export function nairaText(decimal: string, language: string): string {
  const { format } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
  });
  return format(decimal as Intl.StringNumericLiteral);
}

/** A moment with its time zone. */
export function momentText(ms: number, language: string): string {
  const { format } = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  return format(ms);
}

/** An amount as it is typed into a wallet, in every language. */
export function usdtText(amountMinor: MicroUsdt): string {
  return `${minorToDecimal(amountMinor, 'USDT')} USDT`;
}
