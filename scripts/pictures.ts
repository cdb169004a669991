import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The entry of `npm run pictures`: stores the pictures of pages again, in test/browser/pictures. With --compare it compares them pixel
// by pixel, which `npm test` does with boxes and texts alone.
const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option !== undefined && option !== '--compare')) {
  console.log(
    'npm run pictures [-- --compare]: store the pictures of pages again, or compare them by pixels.',
  );
  process.exit(option === '--help' ? 0 : 2);
}
const run = fileURLToPath(new URL('../test/run.ts', import.meta.url));
const child = spawn(process.execPath, [run, 'test/browser/dashboard.test.ts', '-t', 'the pictures of'], {
  stdio: 'inherit',
  env: { ...process.env, PICTURES_OF_PAGES: option === '--compare' ? 'compare' : 'renew' },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
