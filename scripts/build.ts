import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPagesIfChanged } from '../src/embedded/pages.ts';
import { bundleWorkflows } from '../src/temporal/bundle.ts';

// Builds what a release has besides its sources: the dashboard's pages in web/dist, and the bundle of the workflows in
// dist/workflows.js, which WORKFLOW_BUNDLE names. An image needs no development packages then, and a worker starts at once.
const dist = fileURLToPath(new URL('../dist', import.meta.url));
await buildPagesIfChanged(() => console.log('Building the pages…'));
console.log('The pages are in web/dist.');
mkdirSync(dist, { recursive: true });
const file = join(dist, 'workflows.js');
const { code } = await bundleWorkflows();
// A worker that starts meanwhile reads a whole bundle, the old one or the new one.
writeFileSync(`${file}.new`, code);
renameSync(`${file}.new`, file);
console.log('The bundle of the workflows is in dist/workflows.js.');
