import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

/** The process that runs bare workflows, with the settings of the service's own workers. */

Runtime.install({ logger: new DefaultLogger('WARN'), shutdownSignals: [] });
const connection = await NativeConnection.connect({ address: process.env.TEMPORAL_ADDRESS ?? '' });
const worker = await Worker.create({
  connection,
  taskQueue: process.env.TASK_QUEUE ?? '',
  workflowsPath: fileURLToPath(new URL('./bareWorkflow.ts', import.meta.url)),
  activities: { echo: async (text: string) => text },
  maxConcurrentWorkflowTaskExecutions: 100,
  maxConcurrentActivityTaskExecutions: 200,
});
process.once('SIGTERM', () => worker.shutdown());
const running = worker.run();
process.send?.('ready');
await running;
await connection.close();
process.disconnect?.();
