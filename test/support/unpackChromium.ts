// A process of its own for the one thing that can be said to the package only by the environment: it unpacks into the
// folder for temporary files, which chromium.ts names as TMPDIR.
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const folder = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
await Promise.all(
  ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) =>
    inflate(fileURLToPath(new URL(name, folder))),
  ),
);
