import { hash } from 'node:crypto';
import { type CompiledWorkerOptions, type Logger, Worker } from '@temporalio/worker';
import type { WorkflowCreator } from '@temporalio/worker/lib/workflow/interface.js';
import type { WorkflowBundleWithSourceMapAndFilename } from '@temporalio/worker/lib/workflow/workflow-worker-thread/input.js';

export type Bundle = WorkflowBundleWithSourceMapAndFilename;

/** Where workers get their bundle and the threads that run it: what the SDK makes anew, or what was made before. */
export interface ThreadSupply {
  /** @param read reads and parses the bundle that the options name. */
  bundle(
    options: CompiledWorkerOptions,
    read: () => Promise<Bundle | undefined>,
  ): Promise<Bundle | undefined>;
  /**
   * @param options those of the threads, with the names of all activities of their workers.
   * @param start starts new threads, with these options or changed ones.
   * @returns threads that no other worker uses until they are destroyed.
   */
  threads(
    about: { readonly bundle: Bundle; readonly options: CompiledWorkerOptions },
    start: (options: CompiledWorkerOptions) => Promise<WorkflowCreator>,
  ): Promise<WorkflowCreator>;
}

const buildIds = new WeakMap<Bundle, string>();

/** What Temporal shows as the build of a worker: the hash of its workflows. */
function buildIdOf(bundle: Bundle): string {
  const buildId = buildIds.get(bundle) ?? hash('sha256', bundle.code);
  buildIds.set(bundle, buildId);
  return buildId;
}

const newThreads: ThreadSupply = {
  bundle: (_, read) => read(),
  threads: ({ options }, start) => start(options),
};

/**
 * The SDK's worker, but for one thing: all workers that are made by one of these classes run their workflows in the same
 * threads. Each thread takes some 50 MB, and workflows do so little in it that a thread for each queue stands idle. What
 * makes and ends threads is protected in the SDK's worker, so that other workers can be made of it.
 *
 * @param activities the activities of each of the workers: the threads know the names of all.
 * @param supply where the threads come from; each class starts its own unless given.
 */
export function threadSharingWorker(activities: readonly object[], supply = newThreads): typeof Worker {
  const known = new Map(activities.flatMap((each) => Object.entries(each)));
  let bundle: Promise<Bundle | undefined> | undefined;
  let threads: Promise<WorkflowCreator> | undefined;
  let workers = 0;
  return class ThreadSharingWorker extends Worker {
    protected static override async getOrCreateBundle(options: CompiledWorkerOptions, logger: Logger) {
      bundle ??= supply.bundle(options, () => Worker.getOrCreateBundle(options, logger));
      const found = await bundle;
      // Left alone, the SDK hashes the whole bundle again for each worker.
      if (found !== undefined) options.buildId ??= buildIdOf(found);
      return found;
    }

    protected static override async createWorkflowCreator(
      code: Bundle,
      ownOptions: CompiledWorkerOptions,
      logger: Logger,
    ): Promise<WorkflowCreator> {
      workers++;
      const options = { ...ownOptions, activities: known };
      threads ??= supply.threads({ bundle: code, options }, (chosen) =>
        Worker.createWorkflowCreator(code, chosen, logger),
      );
      const creator = await threads;
      return {
        createWorkflow: (about) => creator.createWorkflow(about),
        async destroy() {
          // The last one ends them.
          if (--workers === 0) await creator.destroy();
        },
      };
    }
  };
}
