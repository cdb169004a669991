import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { createDatabases } from '../deploy/local-cluster/databases.ts';
import { NAMESPACE, startTemporalServer, untilReady } from '../deploy/local-cluster/temporalServer.ts';
import { planTopology } from '../deploy/local-cluster/topology.ts';
import { type Stops, startedWith } from '../drivers/parts.ts';
import { startEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { startTemporalDevServer } from '../src/embedded/temporal.ts';
import { addSearchAttributes } from '../src/temporal/namespace.ts';

/** Which Temporal server a benchmark runs on: the development server, or that of `npm run cluster` with its Postgres. */
export type TemporalKind = 'development' | 'cluster';

/** A Temporal server that a benchmark started. */
export interface BenchTemporal {
  readonly address: string;
  /** Processes whose CPU time is the server's; those of its own Postgres too. */
  pids(): readonly number[];
  /** Ends the server, and starts it again on its data after `ms`: see BenchEnvironment.interruptTemporal. */
  interrupt(ms: number, onceAway: () => void): Promise<number>;
}

export const STARTS: Readonly<
  Record<TemporalKind, (workDir: string, stops: Stops) => Promise<BenchTemporal>>
> = { development: startDevelopment, cluster: startCluster };

async function startDevelopment(workDir: string, stops: Stops): Promise<BenchTemporal> {
  const start = (port?: number) =>
    startTemporalDevServer({
      dbFile: join(workDir, 'temporal.db'),
      headless: true,
      logFile: join(workDir, 'temporal.log'),
      ...(port !== undefined && { port }),
    });
  let server = await start();
  stops.push(() => server.stop());
  const { address } = server;
  return {
    address,
    pids: () => (server.pid === undefined ? [] : [server.pid]),
    async interrupt(ms, onceAway) {
      await server.stop();
      onceAway();
      await sleep(ms);
      const restartMs = performance.now();
      server = await start(Number(new URL(`http://${address}`).port));
      return restartMs;
    },
  };
}

/** On a Postgres of its own, so that its CPU time is not taken for that of the service's. */
async function startCluster(workDir: string, stops: Stops): Promise<BenchTemporal> {
  const topology = await planTopology();
  const postgres = await startedWith(
    stops,
    startEmbeddedPostgres({
      dataDir: join(workDir, 'temporal-postgres'),
      port: topology.postgresPort,
      fresh: true,
    }),
  );
  const { temporal: databases } = await createDatabases(postgres.ownerUrl);
  const { address, processes } = await startTemporalServer({ workDir, topology, databases, stops });
  const connection = await Connection.connect({ address });
  try {
    await addSearchAttributes(new Client({ connection, namespace: NAMESPACE }));
  } finally {
    await connection.close();
  }
  return {
    address,
    pids: () => [postgres.pid, ...processes.map((each) => each.pid())].filter((pid) => pid !== undefined),
    async interrupt(ms, onceAway) {
      const releases = await Promise.all(processes.map((each) => each.hold()));
      onceAway();
      await sleep(ms);
      const restartMs = performance.now();
      for (const release of releases) release();
      await untilReady(processes);
      return restartMs;
    },
  };
}
