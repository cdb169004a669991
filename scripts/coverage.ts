// Runs the tests as `npm test` does, and then says how much of `src` ran, also in processes that tests start. Nothing
// is counted that was killed by force, nor src/workflows, which runs as a bundle in Temporal's sandbox.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = spawn(
  process.execPath,
  [
    'node_modules/c8/bin/c8.js',
    ...['--all', '--src', 'src', '--include', 'src/**/*.ts', '--exclude', 'src/workflows/**'],
    ...['--merge-async', '--reporter', 'text-summary', '--reporter', 'html'],
    process.execPath,
    'test/run.ts',
    ...process.argv.slice(2),
  ],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
);
// A Ctrl-C reaches the tests as well, which stop what they have started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
console.log('Line by line: coverage/index.html');
process.exitCode = code ?? 1;
