import { fileURLToPath } from 'node:url';
import { runAdmin } from './program.ts';

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  dataDir: fileURLToPath(new URL('../../.data', import.meta.url)),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
