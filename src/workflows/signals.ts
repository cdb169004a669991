import type { WorkflowInterceptors } from '@temporalio/workflow';

/**
 * Drops what a signal carries. Ours carry nothing, so what one brings is a mistake made by hand; and bytes that cannot be
 * decoded would fail every task of the workflow, which then never ends.
 */
export const interceptors = (): WorkflowInterceptors => ({
  internals: [
    {
      activate(input, next) {
        for (const { signalWorkflow } of input.activation.jobs ?? []) {
          if (signalWorkflow) signalWorkflow.input = [];
        }
        next(input);
      },
    },
  ],
});
