import { html } from 'ghtml';
import type { Mail } from './mailer.ts';

/** What a mail says, in the order of the one layout that all mails have. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** One or two sentences. */
  readonly text: string;
  /** Facts with their names, one a line. What comes from outside may be any text. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Where to go on. */
  readonly link?: { readonly text: string; readonly url: string } | undefined;
  /** What to do when it is unexpected. */
  readonly closing: string;
}

const SIGNATURE = 'Merchant Payments';
const BODY = 'margin:0;padding:24px;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;color:#1f2933;';
const CARD = 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;';
const FACT = 'padding:4px 12px 4px 0;vertical-align:top;';

/** The mail of a letter, as text and as HTML. No text of it becomes a header, a line of its own, or markup. */
export function mailOf({ to, subject, text, facts = [], link, closing }: Letter): Mail {
  const shown = facts.map(([name, value]) => [name, oneLine(value)] as const);
  // While no line has more than 76 characters, the text is sent as it stands, and can be read as a file too.
  const paragraphs = [
    text,
    shown.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link ? `${link.text}:\n${link.url}` : '',
    closing,
    SIGNATURE,
  ];
  return {
    to,
    subject,
    text: `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`,
    html: htmlOf({ subject, text, shown, link, closing }),
  };
}

function htmlOf({
  subject,
  text,
  shown,
  link,
  closing,
}: Pick<Letter, 'subject' | 'text' | 'link' | 'closing'> & { readonly shown: NonNullable<Letter['facts']> }) {
  const rows = shown.map(
    ([name, value]) =>
      html`<tr><td style="${FACT}color:#616e7c;">${name}</td><td style="${FACT}">${value}</td></tr>`,
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${BODY}">
<div style="${CARD}">
<h1 style="margin:0 0 16px;font-size:20px;">${subject}</h1>
<p style="margin:0 0 16px;">${text}</p>
!${rows.length > 0 ? html`<table role="presentation" style="margin:0 0 16px;border-collapse:collapse;">!${rows}</table>` : ''}
!${link ? html`<p style="margin:0 0 16px;"><a href="${link.url}">${link.text}</a></p>` : ''}
<p style="margin:0 0 16px;">${closing}</p>
<p style="margin:0;color:#616e7c;">${SIGNATURE}</p>
</div>
</body>
</html>
`;
}

const MAX_FACT_LENGTH = 300;

/** A text from outside on one line, without characters that are not seen or turn the reading direction round. */
function oneLine(value: string): string {
  return value
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_FACT_LENGTH);
}
