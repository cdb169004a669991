import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The entry of `npm run deploy-drill`: types the commands of docs/deploy/systemd.md, up to the first live payment. They find an
 * empty /opt, and an /etc and /usr/local that are this drill's own. All that it starts ends with it, and what it writes is removed.
 */
if (process.argv.length > 2) {
  console.log(
    'npm run deploy-drill: types the commands of docs/deploy/systemd.md, as root. It has no options.',
  );
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The drill needs Linux and root, for folders and a network of its own.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'deploy-drill-'));
const programs = fileURLToPath(new URL('programs.ts', import.meta.url));
try {
  const { status } = spawnSync(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath, programs, folder],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
