export type FlowRecoveryActivities = ReturnType<typeof createFlowRecoveryActivities>;

/** What the activity works with: temporal/recovery.ts, which it may not know. */
export function createFlowRecoveryActivities(dependencies: {
  readonly recoverAll: (onBatch: () => void) => Promise<{
    readonly examined: number;
    readonly orphans: readonly unknown[];
  }>;
  /** Tells Temporal that the activity is alive. */
  readonly heartbeat: () => void;
}) {
  return {
    /** Looks at every undecided flow and starts those again that have no open workflow. */
    async recoverFlows(): Promise<{ readonly examined: number; readonly orphans: number }> {
      const { examined, orphans } = await dependencies.recoverAll(dependencies.heartbeat);
      return { examined, orphans: orphans.length };
    },
  };
}
