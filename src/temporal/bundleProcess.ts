import { type BundleOptions, bundleWorkflows } from './bundle.ts';

/** A process that writes the bundle that its argument describes to its standard output, and ends: see bundleApart. */
const options: BundleOptions = JSON.parse(process.argv[2] ?? '{}');
process.stdout.write((await bundleWorkflows(options)).code);
