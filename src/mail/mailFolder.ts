import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../domain/time.ts';

/** How long mails that were written as files are kept, as long as the notices that they tell of. */
const MAILS_KEPT_DAYS = 30;

/** The mails in a folder, by their paths; none while there is no folder. */
async function mailsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** Removes the mails of a folder that are older than MAILS_KEPT_DAYS. Returns how many. */
export async function removeOldMails(folder: string, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const file of await mailsIn(folder)) {
    const { mtimeMs } = await stat(file);
    if (mtimeMs >= now - MAILS_KEPT_DAYS * DAY_MS) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/** Removes the mails of a folder to an address. Returns how many. */
export async function removeMailsTo(folder: string, address: string): Promise<number> {
  let removed = 0;
  for (const file of await mailsIn(folder)) {
    const [head = ''] = (await readFile(file, 'utf8')).split(/\r?\n\r?\n/);
    const [, to = ''] = /^To: (.*)$/im.exec(head) ?? [];
    if (to.trim().toLowerCase() !== address.toLowerCase()) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}
