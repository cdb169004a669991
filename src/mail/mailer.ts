import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { newIdentifier } from '../security/identifiers.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Throws when the server does not take it. */
  send(mail: Mail): Promise<void>;
}

const SENDER_NAME = 'Merchant Payments';

/** A stop waits for mails under way, so a server that hangs must not hold them for the minutes nodemailer allows. */
const PATIENCE_MS = 10_000;

/**
 * Mail by SMTP; without an SMTP server each mail becomes a file of mode 600, and the log tells where, not what.
 *
 * @param patienceMs the longest silence of an SMTP server.
 * @returns undefined when neither a server nor a folder is set: then no mail can be sent.
 */
export function createMailer(
  config: Config['mail'],
  logger: Logger,
  patienceMs = PATIENCE_MS,
): Mailer | undefined {
  const { smtpUrl, folder } = config;
  const from = { name: SENDER_NAME, address: config.from };
  if (smtpUrl !== undefined) {
    const transport = createTransport(withPatience(smtpUrl, patienceMs));
    return {
      async send(mail) {
        await transport.sendMail({ from, ...mail });
      },
    };
  }
  if (folder === undefined) return undefined;
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${newIdentifier('mail')}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      logger.info({ file }, 'MAIL_URL is a folder; the mail is a file.');
    },
  };
}

/** nodemailer takes its settings from the address when it is given one, and from nowhere else. */
function withPatience(smtpUrl: string, patienceMs: number): string {
  const url = new URL(smtpUrl);
  for (const name of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(patienceMs));
  }
  return url.href;
}
