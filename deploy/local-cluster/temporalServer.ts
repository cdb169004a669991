import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { type Stops, startedWith } from '../../drivers/parts.ts';
import type { SupervisedProcess } from '../../drivers/supervision.ts';
import { findTemporalServer } from '../../src/embedded/temporal.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { createTemporalTables } from './databases.ts';
import { startFrontends } from './frontends.ts';
import type { TemporalDatabases } from './temporalConfig.ts';
import { startTemporalServices } from './temporalServices.ts';
import type { Topology } from './topology.ts';

export const NAMESPACE = 'default';

/** A Temporal server of many processes. */
export interface TemporalServer {
  /** Where its frontends are reached. */
  readonly address: string;
  readonly processes: readonly SupervisedProcess[];
}

/**
 * Starts every process of a Temporal server on its two databases, which are empty, and registers the namespace.
 *
 * @param options.stops receives what was started at once.
 */
export async function startTemporalServer(options: {
  readonly workDir: string;
  readonly topology: Topology;
  readonly databases: TemporalDatabases;
  readonly stops: Stops;
}): Promise<TemporalServer> {
  const { topology, databases, stops } = options;
  const { server, sqlTool } = await findTemporalServer();
  await createTemporalTables(sqlTool, databases);
  const processes = startTemporalServices({ ...options, server });
  stopTogether(stops, processes);
  const frontendPorts = topology.temporal
    .filter(({ service }) => service === 'frontend')
    .map(({ grpcPort }) => grpcPort);
  const { address } = await startedWith(stops, startFrontends(topology.temporalPort, frontendPorts));
  await untilReady(processes);
  await registerNamespace(address);
  return { address, processes };
}

/** Waits until each of them says that it is ready. */
export async function untilReady(processes: readonly SupervisedProcess[]): Promise<void> {
  await Promise.all(processes.map((each) => waitFor(`${each.name} to be ready`, () => each.isReady())));
}

export function stopTogether(stops: Stops, processes: readonly SupervisedProcess[]): void {
  stops.push(async () => {
    await Promise.all(processes.map((each) => each.stop()));
  });
}

/** What the people of the Temporal server do before they hand it over. */
async function registerNamespace(address: string): Promise<void> {
  const connection = await Connection.connect({ address });
  try {
    await waitFor('the namespace to be registered', async () => {
      try {
        await connection.workflowService.registerNamespace({
          namespace: NAMESPACE,
          workflowExecutionRetentionPeriod: msToTs('1 day'),
        });
        return true;
      } catch (error) {
        return /already/i.test((error as Error).message);
      }
    });
    await waitFor('the namespace to be known', async () => {
      try {
        await connection.workflowService.describeTaskQueue({
          namespace: NAMESPACE,
          taskQueue: { name: 'any' },
        });
        return true;
      } catch {
        return false;
      }
    });
  } finally {
    await connection.close();
  }
}
