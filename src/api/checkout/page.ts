import { html } from 'ghtml';
import type { CheckoutRecord } from '../../db/usdt/checkouts.ts';
import { type MicroUsdt, minorToDecimal } from '../../domain/money.ts';
import { ICON, SCRIPT, STYLE } from './assets.ts';
import { CHECKOUT_TEXTS, type CheckoutLanguage, type CheckoutTexts, type TextFacts } from './texts.ts';
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

/** What a page is drawn from. */
interface Drawing {
  readonly session: CheckoutRecord;
  readonly view: CheckoutView;
  readonly texts: CheckoutTexts;
  readonly language: CheckoutLanguage;
  readonly facts: TextFacts;
  /** The page's own address, below which its picture and its news are. */
  readonly path: string;
  readonly nowMs: number;
}

/** The page of a session as HTML. What comes from the merchant is escaped wherever it stands. */
export function checkoutPage(
  session: CheckoutRecord,
  at: { readonly path: string; readonly language: CheckoutLanguage; readonly nowMs: number },
): string {
  const view = checkoutView(session, at.nowMs);
  const texts = CHECKOUT_TEXTS[at.language];
  const facts: TextFacts = {
    merchant: session.merchantName,
    expected: usdt(session.expectedMinor),
    received: usdt(session.receivedMinor),
    missing: usdt(view.missingMinor),
    excess: usdt(view.excessMinor),
    difference: view.excessMinor > 0n ? 'more' : view.missingMinor > 0n ? 'less' : 'none',
    reviewReason: session.reviewReason,
  };
  const drawing: Drawing = { session, view, texts, facts, ...at };
  return documentOf({
    language: at.language,
    title: `${texts.headings[view.state](facts)} · ${session.merchantName}`,
    head: view.isFinal
      ? ''
      : html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}" /></noscript>
          <script type="module" src="${SCRIPT.href}"></script>`,
    body: bodyOf(drawing),
  });
}

/** What a customer reads in place of a page, by the HTTP status of the answer. */
export function problemPage(status: number, language: CheckoutLanguage): string {
  const { problems } = CHECKOUT_TEXTS[language];
  const [heading, sentence] =
    status === 404 ? problems.notFound : status === 429 ? problems.tooMany : problems.unavailable;
  const body = html`<main class="card care"><h1>${heading}</h1><p>${sentence}</p></main>`;
  return documentOf({ language, title: heading, head: '', body });
}

function documentOf(page: {
  readonly language: CheckoutLanguage;
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

function bodyOf(drawing: Drawing): string {
  const { session, view, texts, path } = drawing;
  const { merchantName, environment, paymentId, txHash } = session;
  return html`
    <header>
      <p class="merchant">${texts.payTo(merchantName)}</p>
      !${environment === 'test' ? html`<p class="test">${texts.testMode}</p>` : ''}
    </header>
    <main
      class="card ${MOODS[view.state]}"
      data-path="${path}"
      data-version="${view.version}"
      data-final="${view.isFinal}"
    >
      !${stepsOf(drawing)} !${statementOf(drawing)} !${view.payUntilMs === undefined ? '' : paymentOf(drawing)}
      !${amountsOf(drawing)} !${backLink(drawing)}
    </main>
    <footer>
      <dl>
        <div><dt>${texts.payment}</dt><dd class="code">${paymentId}</dd></div>
        !${
          txHash === undefined
            ? ''
            : html`<div><dt>${texts.transaction}</dt><dd class="code">${txHash}</dd></div>`
        }
      </dl>
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

function statementOf({ view, texts, facts }: Drawing): string {
  return html`<h1 tabindex="-1">${texts.headings[view.state](facts)}</h1>
    !${texts.sentences[view.state](facts).map((sentence) => html`<p>${sentence}</p>`)}`;
}

/** Everything that is needed to send money. */
function paymentOf(drawing: Drawing): string {
  const { session, view, texts, path, language, nowMs } = drawing;
  const { depositAddress } = session;
  const amount = minorToDecimal(view.missingMinor, 'USDT');
  const until = new Date(view.payUntilMs ?? nowMs);
  const shown = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  const copy = (text: string, label: string) =>
    html`<button type="button" hidden data-copy="${text}" data-copied="${texts.copied}" aria-label="${label}">
      ${texts.copy}
    </button>`;
  return html`
    <p class="warning">${texts.networkWarning}</p>
    <img class="qr" src="${path}/qr.svg" width="220" height="220" alt="${texts.qr}" />
    <dl class="facts">
      <div>
        <dt>${view.state === 'underpaid' ? texts.amountMissing : texts.amount}</dt>
        <dd><span class="amount">${usdt(view.missingMinor)}</span>!${copy(amount, texts.copyAmount)}</dd>
      </div>
      !${priceOf(drawing)}
      <div>
        <dt>${texts.address}</dt>
        <dd><span class="code">${depositAddress}</span>!${copy(depositAddress, texts.copyAddress)}</dd>
      </div>
      <div>
        <dt>${texts.timeLeft}</dt>
        <dd>
          <time datetime="${until.toISOString()}" data-left-ms="${until.getTime() - nowMs}"
            >${texts.sendBefore(shown.format(until))}</time
          >
        </dd>
      </div>
      <div><dt>${texts.network}</dt><dd>${texts.networkName}</dd></div>
    </dl>
  `;
}

/** What was asked for and what came, once something has, where it is not a detail of the payment itself. */
function amountsOf(drawing: Drawing): string {
  const { session, texts, facts, view } = drawing;
  if (session.receivedMinor === 0n || view.state === 'underpaid') return '';
  return html`<dl class="facts">
    <div><dt>${texts.asked}</dt><dd>${facts.expected}</dd></div>
    !${priceOf(drawing)}
    <div><dt>${texts.received}</dt><dd>${facts.received}</dd></div>
  </dl>`;
}

/** The price in naira, and the rate at which it is asked for in USDT, of a session that has one. */
function priceOf({ session, texts, language }: Drawing): string {
  const { amountNgnMinor, rate } = session;
  if (amountNgnMinor === undefined || rate === undefined) return '';
  const { format } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
  });
  // A decimal as text is formatted digit for digit.
  const naira = (decimal: string) => format(decimal as Intl.StringNumericLiteral);
  const price = texts.atRate(naira(minorToDecimal(amountNgnMinor, 'NGN')), naira(rate));
  return html`<div><dt>${texts.price}</dt><dd>${price}</dd></div>`;
}

function backLink({ session, view, texts }: Drawing): string {
  const address = view.isOver ? returnAddress(session) : undefined;
  if (address === undefined) return '';
  return html`<p><a class="back" href="${address}">${texts.back(session.merchantName)}</a></p>`;
}

function usdt(amountMinor: MicroUsdt): string {
  return `${minorToDecimal(amountMinor, 'USDT')} USDT`;
}
