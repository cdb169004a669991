import { html } from 'ghtml';
import type { CheckoutRecord } from '../../db/usdt/checkouts.ts';
import { PRINT } from './assets.ts';
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
import { explorerAddress, type SessionChain } from './links.ts';
import { textsOf } from './texts.ts';

/** What a customer keeps of a payment that is paid: to print, or to send by mail. */
export function receiptPage(
  session: CheckoutRecord,
  at: PageRequest & { readonly chain: SessionChain | undefined },
): string {
  const { language } = at;
  const texts = textsOf(language);
  const { receipt } = texts;
  const facts = [
    [receipt.from, session.merchantName],
    [texts.description, session.description],
    [texts.reference, session.merchantReference],
    [texts.received, usdtText(session.receivedMinor)],
    [texts.price, priceText(session, texts, language)],
    [receipt.date, momentText(session.updatedAtMs, language)],
    [texts.network, texts.networkName],
    [texts.payment, session.paymentId],
    [texts.transaction, session.txHash],
  ] as const;
  const known = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
  const title = `${receipt.title} · ${session.merchantName}`;
  const mail = new URLSearchParams({
    subject: title,
    body: known.map(([label, value]) => `${label}: ${value}`).join('\n'),
  });
  // A mail's address takes %20 for a space, and + as itself (RFC 6068).
  const mailAddress = `mailto:?${mail.toString().replaceAll('+', '%20')}`;
  const explorer = session.txHash && explorerAddress(at.chain, session.txHash);
  const body = html`
    !${headerOf(session, texts, at)}
    <main class="card good">
      <h1>${receipt.title}</h1>
      <dl class="facts">!${known.map(([label, value]) => row(label, html`<span>${value}</span>`)).join('')}
        !${row(texts.contact, contactOf(session))}</dl>
      !${explorer ? html`<p><a href="${explorer}" rel="noreferrer">${texts.explorer}</a></p>` : ''}
      <p class="actions">
        <button type="button" hidden data-print>${receipt.print}</button>
        <a href="${mailAddress}">${receipt.mail}</a>
        <a href="${pageAddress(at)}">${receipt.close}</a>
      </p>
    </main>
    <footer>!${languageLinks(at, texts, '/receipt')}</footer>
  `;
  const head = html`!${brandLink(session, at)}<script type="module" src="${PRINT.href}"></script>`;
  return documentOf({ language, title, head, body });
}
