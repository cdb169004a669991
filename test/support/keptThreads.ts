import type { CompiledWorkerOptions } from '@temporalio/worker';
import type { WorkflowCreator } from '@temporalio/worker/lib/workflow/interface.js';
import type { Bundle, ThreadSupply } from '../../src/temporal/threadSharingWorker.ts';

/** How many threads wait for another service: each takes some 50 MB. */
const MOST_IDLE = 3;

/** The bundles that this process has read, by their path. */
const bundles = new Map<string, Promise<Bundle | undefined>>();

/** The threads that nobody uses at this moment, with what they were started with; the last used come last. */
const idle: { readonly key: string; readonly threads: WorkflowCreator }[] = [];

/**
 * Keeps the threads of one service for the next one of the process: starting a thread and loading the workflows in it takes
 * longer than most tests. Workflows of one thread see nothing of each other, as in production. Threads in which a workflow
 * is left, such as one that never gives way, are ended.
 */
export const keptThreads: ThreadSupply = {
  bundle({ workflowBundle }, read) {
    if (!workflowBundle || !('codePath' in workflowBundle)) return read();
    const { codePath } = workflowBundle;
    const bundle = bundles.get(codePath) ?? read();
    bundles.set(codePath, bundle);
    return bundle;
  },

  async threads({ bundle, options }, start) {
    const { activities, workflowThreadPoolSize, reuseV8Context } = options;
    const names = [...activities.keys()].sort();
    const key = JSON.stringify([bundle.filename, workflowThreadPoolSize, reuseV8Context, names]);
    const index = idle.findLastIndex((each) => each.key === key);
    const threads = idle[index]?.threads;
    if (threads === undefined) return keepAfterUse(key, await start(withoutTimeLimit(options)));
    idle.splice(index, 1);
    return keepAfterUse(key, threads);
  },
};

/**
 * Node starts a thread of the operating system for every call into a workflow that has a time limit, which takes a hundred
 * times as long as the call. A workflow that never gives way is noticed by its test's own time limit.
 */
function withoutTimeLimit(options: CompiledWorkerOptions): CompiledWorkerOptions {
  const { isolateExecutionTimeoutMs: _, ...rest } = options;
  return rest as CompiledWorkerOptions;
}

function keepAfterUse(key: string, threads: WorkflowCreator): WorkflowCreator {
  let workflows = 0;
  return {
    async createWorkflow(options) {
      const workflow = await threads.createWorkflow(options);
      workflows++;
      return {
        activate: (activation) => workflow.activate(activation),
        getAndResetSinkCalls: () => workflow.getAndResetSinkCalls(),
        async dispose() {
          await workflow.dispose();
          workflows--;
        },
      };
    },
    async destroy() {
      if (workflows > 0) return threads.destroy();
      idle.push({ key, threads });
      if (idle.length > MOST_IDLE) await idle.shift()?.threads.destroy();
    },
  };
}
