import { bundleWorkflows } from './bundle.ts';

/** A process that writes the bundle of the workflows to its standard output, and ends: see bundleApart. */
process.stdout.write((await bundleWorkflows()).code);
