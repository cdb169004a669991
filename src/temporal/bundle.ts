import { fileURLToPath } from 'node:url';

const WORKFLOWS = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));

/**
 * Bundles the workflow code, once for all workers of a process.
 *
 * @param workflowsPath the module that exports every workflow; the service's own unless given.
 */
export async function bundleWorkflows(workflowsPath = WORKFLOWS): Promise<{ readonly code: string }> {
  // Loaded only here: a process with a prebuilt bundle need not load webpack.
  const { bundleWorkflowCode } = await import('@temporalio/worker');
  return bundleWorkflowCode({
    workflowsPath,
    // Left alone, each start of a workflow runs every module of the bundle again. Ours keep nothing from one workflow to
    // the next, as test/replay/sharedModules.test.ts checks, so that a thread runs them once for all its workflows.
    preloadModules: [workflowsPath],
    // Stack traces need lines and names, not the text: without it each worker's thread has a third less to read.
    webpackConfigHook: (config) => ({ ...config, devtool: 'inline-nosources-source-map' }),
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error: console.error },
  });
}
