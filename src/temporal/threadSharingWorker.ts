import { type CompiledWorkerOptions, type Logger, Worker } from '@temporalio/worker';
import type { WorkflowCreator } from '@temporalio/worker/lib/workflow/interface.js';
import type { WorkflowBundleWithSourceMapAndFilename } from '@temporalio/worker/lib/workflow/workflow-worker-thread/input.js';

type Bundle = WorkflowBundleWithSourceMapAndFilename;

/**
 * The SDK's worker, but for one thing: all workers that are made by one of these classes run their workflows in the same
 * threads. Each thread takes some 50 MB, and workflows do so little in it that a thread for each queue stands idle. What
 * makes and ends threads is protected in the SDK's worker, so that other workers can be made of it.
 *
 * @param activities the activities of each of the workers: the threads know the names of all.
 */
export function threadSharingWorker(activities: readonly object[]): typeof Worker {
  const known = new Map(activities.flatMap((each) => Object.entries(each)));
  let bundle: Promise<Bundle | undefined> | undefined;
  let threads: Promise<WorkflowCreator> | undefined;
  let workers = 0;
  return class ThreadSharingWorker extends Worker {
    protected static override getOrCreateBundle(options: CompiledWorkerOptions, logger: Logger) {
      bundle ??= Worker.getOrCreateBundle(options, logger);
      return bundle;
    }

    protected static override async createWorkflowCreator(
      code: Bundle,
      options: CompiledWorkerOptions,
      logger: Logger,
    ): Promise<WorkflowCreator> {
      workers++;
      threads ??= Worker.createWorkflowCreator(code, { ...options, activities: known }, logger);
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
