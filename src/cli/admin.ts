import { fileURLToPath } from 'node:url';
import { runAdmin } from './program.ts';

// A reader that has seen enough (`| head`) is not a reason to leave work undone; only the output is no longer read.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  dataDir: fileURLToPath(new URL('../../.data', import.meta.url)),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
