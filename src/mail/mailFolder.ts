import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptPattern } from '../domain/merchants/erasure.ts';
import { DAY_MS } from '../domain/time.ts';

/** How long mails that were written as files are kept, as long as the notices that they tell of. */
const MAILS_KEPT_DAYS = 30;

/** What is read of a file; undefined where another process has removed it. */
async function ifThere<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The mails in a folder, by their paths; none while there is no folder. */
async function mailsIn(folder: string): Promise<readonly string[]> {
  const names = (await ifThere(readdir(folder))) ?? [];
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** Removes the mails of a folder that are older than MAILS_KEPT_DAYS. Returns how many. */
export async function removeOldMails(folder: string, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const file of await mailsIn(folder)) {
    const found = await ifThere(stat(file));
    if (!found || found.mtimeMs >= now - MAILS_KEPT_DAYS * DAY_MS) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/**
 * Removes the mails of a folder that name a person, in whichever field.
 *
 * @param pattern of `emailPattern` or `valuesPattern`.
 * @returns how many.
 */
export async function removeMailsNaming(folder: string, pattern: string): Promise<number> {
  const names = scriptPattern(pattern);
  let removed = 0;
  for (const file of await mailsIn(folder)) {
    const mail = await ifThere(readFile(file, 'utf8'));
    if (mail === undefined || !names.test(`${withoutQuotedPrintable(mail)} ${withoutBase64(mail)}`)) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/** RFC 2045, section 6.7: `=3D` is a byte, and `=` at the end of a line joins it with the next. */
function withoutQuotedPrintable(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The parts of a mail that are written as base64: section 6.8. */
function withoutBase64(mail: string): string {
  const parts = mail.matchAll(
    /^content-transfer-encoding: base64\r?\n(?:.+\r?\n)*\r?\n((?:[\w+/=]+\r?\n?)+)/gim,
  );
  return [...parts].map(([, body = '']) => Buffer.from(body, 'base64').toString('utf8')).join(' ');
}
