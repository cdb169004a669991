import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run check` runs this: it has commitlint judge the messages of the commits since this rule was made. */
const root = fileURLToPath(new URL('../', import.meta.url));
const RULED_SINCE = '8d32197d5ce88d46b6b2a840ba7081d204271ff8';

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

if (git('rev-parse', '--verify', '--quiet', `${RULED_SINCE}^{commit}`).status !== 0) {
  // A shallow clone, or sources without a history.
  console.log('There is no history to judge.');
} else {
  const commitlint = fileURLToPath(new URL('../node_modules/@commitlint/cli/cli.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [commitlint, '--from', RULED_SINCE], {
    cwd: root,
    encoding: 'utf8',
  });
  process.stdout.write(`${stdout}${stderr}`);
  process.exitCode = status ?? 1;
}
