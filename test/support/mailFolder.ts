import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from './waitFor.ts';

/** A mail that the service wrote as a file, for want of an SMTP server. */
export interface MailFile {
  readonly path: string;
  /** Permission bits. */
  readonly mode: number;
  /** Header and body. */
  readonly message: string;
}

/** A folder for MAIL_URL. */
export interface MailFolder {
  readonly path: string;
  /** Every mail to an address so far, oldest first. */
  mailsTo(address: string): Promise<readonly MailFile[]>;
  /** Waits for the mail with a code to an address after the first `known` of them, and reads the code. */
  codeFor(address: string, known?: number): Promise<string>;
  remove(): Promise<void>;
}

/** Makes an empty folder. Remove it when the test file ends. */
export async function createMailFolder(): Promise<MailFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'mails-'));
  // The service makes the folder itself, with rights of its own.
  const path = join(parent, 'mail');

  async function mailsTo(address: string): Promise<readonly MailFile[]> {
    const names = (await readdir(path).catch(() => [])).toSorted();
    const mails = await Promise.all(
      names.map(async (name) => {
        const file = join(path, name);
        return {
          path: file,
          mode: (await stat(file)).mode & 0o777,
          message: await readFile(file, 'utf8'),
        };
      }),
    );
    return mails.filter(({ message }) => new RegExp(`^To: ${address}\\r?$`, 'm').test(message));
  }

  return {
    path,
    mailsTo,
    codeFor: (address, known = 0) =>
      waitFor(`a mail to ${address}`, async () => {
        const codes = (await mailsTo(address)).map(({ message }) => codeIn(message));
        return codes.filter((code) => code !== undefined)[known];
      }),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** The code that a mail brings, or undefined when it brings none, or is not wholly there yet. */
export function codeIn(message: string): string | undefined {
  return /^Your code is ([0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{6})\./m.exec(message)?.[1];
}

/** The text of a mail, as a mail program without HTML shows it. */
export function textIn(message: string): string {
  const [, part = ''] = message.split('Content-Type: text/plain');
  const [head = '', ...body] = (part.split(/\r?\n----/)[0] ?? '').split(/\r?\n\r?\n/);
  const text = body.join('\n\n').replaceAll('\r\n', '\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The addresses in the text of a mail. */
export function linksIn(message: string): readonly string[] {
  return textIn(message).match(/https?:\S+/g) ?? [];
}

/** A code that differs from another in one character of its first half, which says of which mail it is. */
export function withOtherFirstHalf(code: string): string {
  return (code.startsWith('0') ? '1' : '0') + code.slice(1);
}

/** A code that differs from another in one character of its second half, which proves that the mail was read. */
export function withOtherSecondHalf(code: string): string {
  return code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
}
