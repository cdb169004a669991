import type { CompiledWorkerOptions } from '@temporalio/worker';
import type { Workflow, WorkflowCreator } from '@temporalio/worker/lib/workflow/interface.js';
import { runService, type Service } from '../../src/composition/service.ts';
import type { Bundle, ThreadSupply } from '../../src/temporal/worker.ts';

/** The bundles that this process has read, by their path. */
const bundles = new Map<string, Promise<Bundle | undefined>>();

/** Threads that run workflows, of any service of this process. */
interface KeptThreads {
  /** What they were started with; services that ask for the same may use them. */
  readonly key: string;
  readonly activityNames: ReadonlySet<string>;
  readonly creator: Promise<WorkflowCreator>;
  /** Which service each workflow in them belongs to, by the id of its run. A service is its view of the threads. */
  readonly owners: Map<string, WorkflowCreator>;
}

/** All threads that may take workflows. */
const kept: KeptThreads[] = [];

/** The activities that services of this process have named: threads know them all, so that they suit the next service too. */
const namedActivities = new Set<string>();

/**
 * Runs the workflows of all services of a process in the same threads, and keeps those when a service ends: starting a
 * thread and loading the workflows in it takes longer than most tests. Workflows of one thread see nothing of each other,
 * as in production. Where two services have the same run of a workflow, each has it in a thread of its own. Threads in
 * which a service leaves a workflow, such as one that never gives way, take no others, and end with their last workflow.
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
    const key = JSON.stringify([bundle.filename, options.workflowThreadPoolSize, options.reuseV8Context]);
    const needed = [...options.activities.keys()];
    for (const name of needed) namedActivities.add(name);
    /** Threads that know these activities and do not have this run: kept ones, or new ones. */
    const threadsWithout = (runId: string) => {
      const known = kept.find(
        (each) =>
          each.key === key && !each.owners.has(runId) && needed.every((name) => each.activityNames.has(name)),
      );
      if (known !== undefined) return known;
      const activities = new Map([...namedActivities].map((name) => [name, async () => {}]));
      const started: KeptThreads = {
        key,
        activityNames: new Set(namedActivities),
        creator: start(withoutTimeLimit({ ...options, activities })),
        owners: new Map(),
      };
      kept.push(started);
      return started;
    };
    return viewOf(threadsWithout);
  },
};

/** Runs a service in this process, as `runService` does, on the threads that it keeps. */
export function runOnKeptThreads({ overrides, ...rest }: Parameters<typeof runService>[0]): Promise<Service> {
  return runService({ ...rest, overrides: { threadSupply: keptThreads, ...overrides } });
}

/** One service's view of the threads. */
function viewOf(threadsWithout: (runId: string) => KeptThreads): WorkflowCreator {
  const used = new Set<KeptThreads>();
  const view: WorkflowCreator = {
    async createWorkflow(options) {
      const { runId } = options.info;
      const threads = threadsWithout(runId);
      used.add(threads);
      threads.owners.set(runId, view);
      const creator = await threads.creator;
      const workflow: Workflow = await creator.createWorkflow(options).catch((error: unknown) => {
        threads.owners.delete(runId);
        throw error;
      });
      return {
        activate: (activation) => workflow.activate(activation),
        getAndResetSinkCalls: () => workflow.getAndResetSinkCalls(),
        async dispose() {
          await workflow.dispose();
          threads.owners.delete(runId);
          await endIfLeft(threads);
        },
      };
    },
    async destroy() {
      for (const threads of used) {
        const left = [...threads.owners].filter(([, owner]) => owner === view);
        if (left.length === 0) continue;
        for (const [runId] of left) threads.owners.delete(runId);
        if (kept.includes(threads)) kept.splice(kept.indexOf(threads), 1);
        await endIfLeft(threads);
      }
    },
  };
  return view;
}

/** Ends threads that no longer take workflows, once they have none. */
async function endIfLeft(threads: KeptThreads): Promise<void> {
  if (threads.owners.size > 0 || kept.includes(threads)) return;
  await (await threads.creator).destroy();
}

/**
 * Node starts a thread of the operating system for every call into a workflow that has a time limit, which takes a hundred
 * times as long as the call. A workflow that never gives way is noticed by its test's own time limit.
 */
function withoutTimeLimit(options: CompiledWorkerOptions): CompiledWorkerOptions {
  const { isolateExecutionTimeoutMs: _, ...rest } = options;
  return rest as CompiledWorkerOptions;
}
