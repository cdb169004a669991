import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WORKFLOWS = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));
const BUNDLE_PROCESS = fileURLToPath(new URL('./bundleProcess.ts', import.meta.url));

const SIGNALS = fileURLToPath(new URL('../workflows/signals.ts', import.meta.url));

/** Temporal's own interceptors, which trace workflows by OpenTelemetry. */
const TRACING_INTERCEPTORS = '@temporalio/interceptors-opentelemetry/lib/workflow-interceptors';

/** Far more than a bundle has, which is about a megabyte. */
export const MAX_BUNDLE_BYTES = 64 * 1024 * 1024;

/** What a bundle is made of. */
export interface BundleOptions {
  /** The module that exports every workflow; the service's own unless given. */
  readonly workflowsPath?: string;
  /** Whether workflows say what they do to a trace: see tracing/tracing.ts. */
  readonly isTraced?: boolean;
}

/** Bundles the workflow code in a process of its own: webpack and its compiler would stay in the memory of this one. */
export async function bundleApart({ isTraced = false } = {}): Promise<{ readonly code: string }> {
  const options: BundleOptions = { isTraced };
  const { stdout: code } = await promisify(execFile)(
    process.execPath,
    [BUNDLE_PROCESS, JSON.stringify(options)],
    {
      maxBuffer: MAX_BUNDLE_BYTES,
    },
  );
  return { code };
}

/** Where the bundle with tracing is that was built with another one. */
export function tracedBundleOf(bundlePath: string): string {
  return bundlePath.replace(/\.js$/, '.traced.js');
}

/** Bundles the workflow code, in this process. */
export async function bundleWorkflows({
  workflowsPath = WORKFLOWS,
  isTraced = false,
}: BundleOptions = {}): Promise<{ readonly code: string }> {
  // Loaded only here: a process that has a bundle, or has it made apart, need not load webpack.
  const { bundleWorkflowCode } = await import('@temporalio/worker');
  return bundleWorkflowCode({
    workflowsPath,
    workflowInterceptorModules: [
      SIGNALS,
      ...(isTraced ? [fileURLToPath(import.meta.resolve(TRACING_INTERCEPTORS))] : []),
    ],
    // Left alone, each start of a workflow runs every module of the bundle again. Ours keep nothing from one workflow to
    // the next, as test/replay/sharedModules.test.ts checks, so that a thread runs them once for all its workflows.
    preloadModules: [workflowsPath],
    // Stack traces need lines and names, not the text: without it each worker's thread has a third less to read.
    webpackConfigHook: (config) => ({ ...config, devtool: 'inline-nosources-source-map' }),
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error: console.error },
  });
}
