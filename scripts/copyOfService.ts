import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Makes a copy of the files that git knows or would add, with the packages that are installed.
 *
 * @param parent the folder in which the copy gets one.
 * @returns the folder of the copy.
 */
export function copyOfService(parent = tmpdir()): string {
  const copy = mkdtempSync(join(parent, 'merchant-payments-copy-'));
  const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of listing.stdout.toString().split('\0').filter(Boolean)) {
    // One that was deleted and not yet committed is listed as well.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
