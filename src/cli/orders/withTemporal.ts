import type { Client } from '@temporalio/client';
import type { FlowRecovery } from '../../temporal/recovery.ts';
import type { WorkflowStarter } from '../../temporal/starter.ts';
import type { Opened } from '../tools.ts';

/** What commands work with that are about workflows. */
interface TemporalTools {
  readonly client: Client;
  readonly queuePrefix: string;
  readonly recovery: FlowRecovery;
  readonly starter: WorkflowStarter;
}

/** Connects to Temporal for a command, whose client is loaded only by those that need it. */
export async function withTemporal<Result>(
  { database, settings: { config, env } }: Opened,
  work: (tools: TemporalTools) => Promise<Result>,
): Promise<Result> {
  const { connectClient, temporalSettings } = await import('../../temporal/connection.ts');
  const { FlowRecovery } = await import('../../temporal/recovery.ts');
  const { WorkflowStarter } = await import('../../temporal/starter.ts');
  const { createLogger } = await import('../../observability/logger.ts');
  const client = await connectClient(temporalSettings(env, config.temporalAddress));
  try {
    const logger = createLogger('silent');
    const queuePrefix = config.taskQueuePrefix;
    const starter = new WorkflowStarter({ client, database, queuePrefix, logger });
    const youngestMs = config.flowRecoveryIntervalMs;
    const recovery = new FlowRecovery({ client, database, starter, logger, youngestMs });
    return await work({ client, queuePrefix, starter, recovery });
  } finally {
    await client.connection.close();
  }
}
