import { html } from 'ghtml';
import type { CheckoutRecord } from '../../db/usdt/checkouts.ts';
import { minorToDecimal } from '../../domain/money.ts';
import type { PaymentCheckResult } from '../../domain/usdt/paymentCheck.ts';
import { SCRIPT } from './assets.ts';
import {
  brandLink,
  contactOf,
  documentOf,
  headerOf,
  languageLinks,
  momentText,
  type PageRequest,
  pageAddress,
  priceText,
  row,
  usdtText,
} from './document.ts';
import { explorerAddress, type SessionChain, walletAddresses } from './links.ts';
import { type CheckoutTexts, fill, type TextFacts, textsOf } from './texts.ts';
import { type CheckoutState, type CheckoutView, checkoutView, returnAddress } from './view.ts';

/** How often the page loads again by itself where scripts are off. */
const RELOAD_SECONDS = 15;

/** The step of three at which a state is; undefined where the way has ended before the last. */
const STEPS: Readonly<Record<CheckoutState, 0 | 1 | 2 | undefined>> = {
  awaiting: 0,
  underpaid: 0,
  unpayable: undefined,
  closing: 0,
  confirming: 1,
  received: 1,
  overpaid: 1,
  paid: 2,
  expired: undefined,
  review: 1,
  rejected: undefined,
};

/** How a state looks: something to do, to wait for, to be glad about, or to be careful with. */
const MOODS: Readonly<Record<CheckoutState, 'pay' | 'wait' | 'good' | 'care'>> = {
  awaiting: 'pay',
  underpaid: 'care',
  unpayable: 'care',
  closing: 'care',
  confirming: 'wait',
  received: 'good',
  overpaid: 'care',
  paid: 'good',
  expired: 'care',
  review: 'care',
  rejected: 'care',
};

/** The states in which a customer may have paid what the page does not show. */
const CHECKED: ReadonlySet<CheckoutState> = new Set([
  'awaiting',
  'underpaid',
  'unpayable',
  'closing',
  'expired',
]);

/** A hash that the customer pasted, and what it is told of it. */
export interface PaymentCheck {
  readonly pasted: string;
  readonly result: PaymentCheckResult;
}

/** What a page is drawn for, besides its session. */
interface CheckoutRequest extends PageRequest {
  readonly nowMs: number;
  /** Undefined where no chain is configured any longer. */
  readonly chain: SessionChain | undefined;
  readonly check?: PaymentCheck | undefined;
}

/** What a page is drawn from. */
interface Drawing extends CheckoutRequest {
  readonly session: CheckoutRecord;
  readonly view: CheckoutView;
  readonly texts: CheckoutTexts;
  readonly facts: TextFacts;
}

/** The page of a session as HTML. */
export function checkoutPage(session: CheckoutRecord, request: CheckoutRequest): string {
  const { language } = request;
  const view = checkoutView(session, request.nowMs);
  const texts = textsOf(language);
  const facts: TextFacts = {
    merchant: session.merchantName,
    expected: usdtText(session.expectedMinor),
    received: usdtText(session.receivedMinor),
    missing: usdtText(view.missingMinor),
    excess: usdtText(view.excessMinor),
  };
  return documentOf({
    language,
    title: `${fill(texts.headings[view.state], facts)} · ${session.merchantName}`,
    head: html`!${brandLink(session, request)}!${view.isFinal ? '' : html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}" /></noscript>`}
          <script type="module" src="${SCRIPT.href}"></script>`,
    body: bodyOf({ ...request, session, view, texts, facts }),
  });
}

function bodyOf(drawing: Drawing): string {
  const { session, view, texts, path } = drawing;
  return html`
    !${headerOf(session, texts, drawing)}
    <main
      class="card ${MOODS[view.state]}"
      data-path="${path}"
      data-page="${pageAddress(drawing)}"
      data-version="${view.version}"
      data-final="${view.isFinal}"
    >
      !${stepsOf(drawing)} !${statementOf(drawing)} !${view.payUntilMs === undefined ? '' : paymentOf(drawing)}
      !${amountsOf(drawing)} !${checkOf(drawing)} !${detailsOf(drawing)} !${linksOf(drawing)}
    </main>
    <footer>
      !${languageLinks(drawing, texts)}
      !${view.isFinal ? '' : html`<noscript><p>${texts.withoutScripts}</p></noscript>`}
    </footer>
    <p id="said" class="unseen" role="status"></p>
    <p id="offline" class="offline" role="status" data-text="${texts.connectionLost}"></p>
  `;
}

function stepsOf({ view, texts }: Drawing): string {
  const present = STEPS[view.state];
  if (present === undefined) return '';
  const items = texts.steps.map((step, index) => {
    const isDone = index < present || view.state === 'paid';
    const isNow = index === present;
    return html`<li class="${isDone ? 'done' : ''}" !${isNow ? 'aria-current="step"' : ''}>${step}</li>`;
  });
  return html`<ol class="steps" aria-label="${texts.progress}">!${items}</ol>`;
}

function statementOf(drawing: Drawing): string {
  const { session, view, texts, facts } = drawing;
  const thanks = view.state === 'paid' && session.thankYouText;
  return html`<h1 tabindex="-1">${fill(texts.headings[view.state], facts)}</h1>
    !${sentencesOf(drawing).map((sentence) => html`<p>${fill(sentence, facts)}</p>`)}
    !${thanks ? html`<p class="lines">${thanks}</p>` : ''}`;
}

function sentencesOf({ session, view, texts }: Drawing): readonly string[] {
  const { state, excessMinor, missingMinor } = view;
  const sentences = texts.sentences[state];
  if (state === 'review') return [texts.reviewReasons[session.reviewReason ?? 'none'], ...sentences];
  if (state !== 'paid') return sentences;
  if (excessMinor > 0n) return [...sentences, ...texts.paidMore];
  return missingMinor > 0n ? [...sentences, ...texts.paidLess] : sentences;
}

/** Everything that is needed to send money. */
function paymentOf(drawing: Drawing): string {
  const { session, view, texts, path, language, nowMs, chain } = drawing;
  const { depositAddress } = session;
  const amount = minorToDecimal(view.missingMinor, 'USDT');
  const untilMs = view.payUntilMs ?? nowMs;
  const wallets = walletAddresses(chain, { address: depositAddress, amount }).map(
    ([wallet, address]) => html`<a href="${address}" rel="noreferrer">${fill(texts.openIn, { wallet })}</a>`,
  );
  const time = html`<time datetime="${new Date(untilMs).toISOString()}" data-left-ms="${untilMs - nowMs}"
    >${fill(texts.sendBefore, { time: momentText(untilMs, language) })}</time
  >`;
  return html`
    <p class="warning">${texts.networkWarning}</p>
    <img class="qr" src="${path}/qr.svg" width="220" height="220" alt="${texts.qr}" />
    !${wallets.length === 0 ? '' : html`<p class="actions">!${wallets}</p>`}
    <dl class="facts">
      !${row(
        view.state === 'underpaid' ? texts.amountMissing : texts.amount,
        html`<span class="amount">${usdtText(view.missingMinor)}</span>!${copyButton(texts, amount, texts.copyAmount)}`,
      )}
      !${priceRow(drawing)}
      !${codeRow(texts, texts.address, { code: depositAddress, copyLabel: texts.copyAddress })}
      !${row(texts.timeLeft, time)} !${row(texts.network, html`${texts.networkName}`)}
    </dl>
  `;
}

/** What was asked for and what came, once something has, where it is not a detail of the payment itself. */
function amountsOf(drawing: Drawing): string {
  const { session, texts, facts, view } = drawing;
  if (session.receivedMinor === 0n || view.state === 'underpaid') return '';
  return html`<dl class="facts">
    !${row(texts.asked, html`${facts.expected}`)} !${priceRow(drawing)}
    !${row(texts.received, html`${facts.received}`)}
  </dl>`;
}

/** Where a customer asks about a payment that it does not see. */
function checkOf({ view, texts, facts, check, ...request }: Drawing): string {
  if (!CHECKED.has(view.state) && !check) return '';
  const { title, lead, hash, submit, results } = texts.check;
  const result = check && html`<p class="result" role="status">${fill(results[check.result], facts)}</p>`;
  return html`<details !${check ? 'open' : ''}>
    <summary>${title}</summary>
    !${result ?? ''}
    <form method="post" action="${pageAddress(request)}">
      <p id="lead">${lead}</p>
      <label for="hash">${hash}</label>
      <input id="hash" name="hash" required maxlength="300" autocomplete="off" autocapitalize="off" spellcheck="false"
        aria-describedby="lead" value="${check?.pasted ?? ''}" />
      <button>${submit}</button>
    </form>
  </details>`;
}

/** What the payment is for, and what names it. */
function detailsOf(drawing: Drawing): string {
  const { session, texts, chain } = drawing;
  const { description, merchantReference, paymentId, txHash } = session;
  const explorer = txHash && explorerAddress(chain, txHash);
  return html`<dl class="facts small">
    !${row(texts.description, description && html`<span>${description}</span>`)}
    !${codeRow(texts, texts.reference, { code: merchantReference, copyLabel: texts.copyReference })}
    !${codeRow(texts, texts.payment, { code: paymentId, copyLabel: texts.copyPayment })}
    !${row(texts.contact, contactOf(session))}
    !${codeRow(texts, texts.transaction, { code: txHash, copyLabel: texts.copyTransaction })}
  </dl>
  !${explorer ? html`<p><a href="${explorer}" rel="noreferrer">${texts.explorer}</a></p>` : ''}`;
}

/** Where the page leads: to the receipt, and back to the shop. */
function linksOf(drawing: Drawing): string {
  const { session, view, texts, facts } = drawing;
  const shop = returnAddress(session);
  const receipt =
    view.state === 'paid'
      ? html`<p class="actions"><a href="${pageAddress(drawing, '/receipt')}">${texts.receipt.open}</a></p>`
      : '';
  const back =
    shop &&
    html`<p><a class="${view.isOver ? 'back' : ''}" href="${shop}">${fill(texts.back, facts)}</a></p>`;
  return html`!${receipt}!${back ?? ''}`;
}

function priceRow({ session, texts, language }: Drawing): string {
  const price = priceText(session, texts, language);
  return row(texts.price, price && html`${price}`);
}

function codeRow(
  texts: CheckoutTexts,
  label: string,
  { code, copyLabel }: { readonly code: string | undefined; readonly copyLabel: string },
): string {
  return row(label, code && html`<span class="code">${code}</span>!${copyButton(texts, code, copyLabel)}`);
}

function copyButton({ copy, copied }: CheckoutTexts, text: string, label: string): string {
  return html`<button type="button" hidden data-copy="${text}" data-copied="${copied}" aria-label="${label}">
    ${copy}
  </button>`;
}
