import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPagesIfChanged } from '../src/embedded/pages.ts';
import { bundleWorkflows, tracedBundleOf } from '../src/temporal/bundle.ts';

// Builds what a release has besides its sources: the dashboard's pages in web/dist, and the bundles of the workflows: the one that
// WORKFLOW_BUNDLE names, and the one beside it that workers use while they are traced. An image needs no development packages then, and a worker starts at once.
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const WORKFLOW_BUNDLE = join(dist, 'workflows.js');
await buildPagesIfChanged(() => console.log('Building the pages…'));
console.log('The pages are in web/dist.');
mkdirSync(dist, { recursive: true });
for (const isTraced of [false, true]) {
  const file = isTraced ? tracedBundleOf(WORKFLOW_BUNDLE) : WORKFLOW_BUNDLE;
  const { code } = await bundleWorkflows({ isTraced });
  // A worker that starts meanwhile reads a whole bundle, the old one or the new one.
  writeFileSync(`${file}.new`, code);
  renameSync(`${file}.new`, file);
}
console.log('The bundles of the workflows, without and with tracing, are in dist/.');
