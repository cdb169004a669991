import { randomUUID } from 'node:crypto';
import { html } from 'ghtml';
import type { PaymentLinkPage } from '../../db/usdt/paymentLinks.ts';
import { isApproved } from '../../domain/merchants/liveApproval.ts';
import { minorToDecimal } from '../../domain/money.ts';
import {
  brandLink,
  contactOf,
  documentOf,
  headerOf,
  languageLinks,
  nairaText,
  type PageRequest,
  pageAddress,
  row,
} from '../checkout/document.ts';
import { type CheckoutTexts, fill, textsOf } from '../checkout/texts.ts';
import { AMOUNT_RANGE } from '../usdtSessions/schema.ts';

/** The longest text that a customer is asked for. */
export const MAX_REFERENCE_LENGTH = 100;

/** The path of a link's page, at the origin. */
export function linkPath(id: string): string {
  return `/pay/links/${id}`;
}

/** What a customer filled in. */
export interface FilledForm {
  readonly amount: string;
  readonly reference: string;
  /** The id of the page that was filled in. A form that is sent twice has the same one. */
  readonly pageId: string;
}

/** A form that is shown again with what was filled in, and why no session began with it. */
export type ShownForm = Pick<FilledForm, 'amount' | 'reference'> & {
  /** Undefined where nothing is wrong: the customer is asked to confirm it. */
  readonly problem?: LinkProblem | undefined;
};
export type LinkProblem = 'notAnAmount' | 'notAsked' | 'notPayable' | 'missing';

interface Drawing {
  readonly link: PaymentLinkPage;
  readonly request: PageRequest;
  readonly texts: CheckoutTexts;
  readonly form: ShownForm | undefined;
}

/** The page of a link as HTML: what it is for, and a form that begins a session. It needs no script. */
export function linkPage(link: PaymentLinkPage, request: PageRequest, form?: ShownForm): string {
  const { language } = request;
  const texts = textsOf(language);
  const drawing = { link, request, texts, form };
  return documentOf({
    language,
    title: `${link.title} · ${link.merchantName}`,
    head: brandLink(link, request),
    body: html`
      !${headerOf(link, { ...texts, testMode: texts.link.testMode }, request)}
      !${isOpen(link) ? openLink(drawing) : closedLink(drawing)}
      <footer>!${languageLinks(request, texts)}</footer>
    `,
  });
}

/** Whether sessions may begin by a link. */
export function isOpen(link: PaymentLinkPage): boolean {
  return link.isActive && link.isMerchantActive && isApproved(link);
}

function closedLink({ link, texts }: Drawing): string {
  const [heading, sentence] = texts.link.closed;
  return html`<main class="card care">
    <h1>${heading}</h1>
    <p>${fill(sentence, { merchant: link.merchantName })}</p>
    !${contactList(link, texts)}
  </main>`;
}

function openLink(drawing: Drawing): string {
  const { link, request, texts, form } = drawing;
  const fixed =
    link.amountMinor !== undefined &&
    html`<dl class="facts">
      !${row(texts.amount, html`<span class="amount">${amountText(drawing, link.amountMinor)}</span>`)}
    </dl>`;
  return html`<main class="card pay">
    <h1>${link.title}</h1>
    !${link.description ? html`<p class="lines">${link.description}</p>` : ''} !${fixed || ''}
    <form method="post" action="${pageAddress(request)}">
      <input type="hidden" name="pageId" value="${randomUUID()}" />
      !${form?.problem ? html`<p id="problem" class="result" role="alert">${problemText(drawing, form.problem)}</p>` : ''}
      !${fixed ? '' : amountField(drawing)} !${referenceField(drawing)}
      <button class="go">${texts.link.pay}</button>
    </form>
    <p>${link.currency === 'NGN' ? texts.link.inNaira : texts.link.inUsdt}</p>
    !${contactList(link, texts)}
  </main>`;
}

function contactList(link: PaymentLinkPage, texts: CheckoutTexts): string {
  const contact = contactOf(link);
  return contact === undefined ? '' : html`<dl class="facts small">!${row(texts.contact, contact)}</dl>`;
}

function amountField(drawing: Drawing): string {
  const { link, texts, form } = drawing;
  const { minMinor, maxMinor } = boundsOf(link);
  const decimal = (minor: bigint | undefined) =>
    minor === undefined ? undefined : minorToDecimal(minor, link.currency);
  const [least, most] = [decimal(minMinor), decimal(maxMinor)];
  const bounds = boundsText(drawing);
  const step = link.currency === 'NGN' ? '0.01' : '0.000001';
  return html`<label for="amount">${texts.link.amountIn[link.currency]}</label>
    !${bounds === undefined ? '' : html`<p id="bounds" class="hint">${bounds}</p>`}
    <input id="amount" name="amount" type="number" inputmode="decimal" required step="${step}"
      min="${least ?? step}" !${most === undefined ? '' : html`max="${most}"`}
      autocomplete="off" !${bounds === undefined ? '' : 'aria-describedby="bounds"'}
      value="${form?.amount ?? ''}" />`;
}

function referenceField({ link: { referenceLabel }, form }: Drawing): string {
  if (referenceLabel === undefined) return '';
  return html`<label for="reference">${referenceLabel}</label>
    <input id="reference" name="reference" required maxlength="${MAX_REFERENCE_LENGTH}" value="${form?.reference ?? ''}" />`;
}

/** The bounds of an amount that the customer names: the link's, and those of every session in USDT. */
function boundsOf({ currency, minAmountMinor, maxAmountMinor }: PaymentLinkPage) {
  const { minMinor, maxMinor } = currency === 'USDT' ? AMOUNT_RANGE : NO_RANGE;
  return { minMinor: minAmountMinor ?? minMinor, maxMinor: maxAmountMinor ?? maxMinor };
}
const NO_RANGE = { minMinor: undefined, maxMinor: undefined };

function boundsText(drawing: Drawing): string | undefined {
  const { atLeast, atMost, between } = drawing.texts.link;
  const { minMinor, maxMinor } = boundsOf(drawing.link);
  const facts = {
    ...(minMinor !== undefined && { least: amountText(drawing, minMinor) }),
    ...(maxMinor !== undefined && { most: amountText(drawing, maxMinor) }),
  };
  if (minMinor === undefined && maxMinor === undefined) return undefined;
  if (maxMinor === undefined) return fill(atLeast, facts);
  return fill(minMinor === undefined ? atMost : between, facts);
}

function amountText({ link: { currency }, request }: Drawing, amountMinor: bigint): string {
  const decimal = minorToDecimal(amountMinor, currency);
  return currency === 'NGN' ? nairaText(decimal, request.language) : `${decimal} USDT`;
}

function problemText(drawing: Drawing, problem: LinkProblem): string {
  const { link, texts } = drawing;
  switch (problem) {
    case 'missing':
      return fill(texts.link.missing, { label: link.referenceLabel ?? '' });
    case 'notAsked':
      return boundsText(drawing) ?? texts.link.notPayable;
    default:
      return texts.link[problem];
  }
}
