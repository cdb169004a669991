import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { type SupervisedProcess, supervise } from '../../drivers/supervision.ts';
import { notePid } from '../../drivers/workDir.ts';
import { endWithThisProcess } from '../../src/embedded/children.ts';
import { type TemporalDatabases, temporalConfigOf } from './temporalConfig.ts';
import type { TemporalProcess, TemporalService, Topology } from './topology.ts';

/** What answers gRPC's health protocol in each service; the worker answers no calls. */
const HEALTH_NAMES: Readonly<Record<TemporalService, string | undefined>> = {
  frontend: 'temporal.api.workflowservice.v1.WorkflowService',
  history: 'temporal.api.workflowservice.v1.HistoryService',
  matching: 'temporal.api.workflowservice.v1.MatchingService',
  worker: undefined,
};
const SERVING = 1;
const ASK_TIMEOUT_MS = 3_000;

/** The name of the file of a configuration, as the server's `--env` says it. */
const ENVIRONMENT = 'cluster';

/** Starts every process of a Temporal server, each with a configuration of its own, and keeps them running. */
export function startTemporalServices(options: {
  readonly workDir: string;
  /** The program. */
  readonly server: string;
  readonly topology: Topology;
  readonly databases: TemporalDatabases;
}): readonly SupervisedProcess[] {
  const { workDir, topology } = options;
  const folder = join(workDir, 'temporal');
  mkdirSync(folder, { recursive: true });
  return topology.temporal.map((each) => {
    const configDir = join(folder, each.name);
    mkdirSync(configDir);
    const config = temporalConfigOf(each, options);
    // JSON is YAML too.
    writeFileSync(join(configDir, `${ENVIRONMENT}.yaml`), JSON.stringify(config, null, 2), { mode: 0o600 });
    return supervise({
      name: each.name,
      spawn: () => spawnService(each, { ...options, configDir }),
      isReady: () => isReady(each),
    });
  });
}

function spawnService(
  { name, service }: TemporalProcess,
  options: { readonly workDir: string; readonly server: string; readonly configDir: string },
): ChildProcess {
  const { workDir, server, configDir } = options;
  const log = openSync(join(workDir, `${name}.log`), 'a', 0o600);
  const child = spawn(
    server,
    [
      '--root',
      '/',
      '--config',
      configDir,
      '--env',
      ENVIRONMENT,
      '--allow-no-auth',
      'start',
      '--service',
      service,
    ],
    {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
      stdio: ['ignore', log, log],
      // In a process group of its own, Ctrl-C does not end it before the service that still uses it.
      detached: true,
    },
  );
  closeSync(log);
  notePid(workDir, name, child.pid);
  endWithThisProcess(child, 'SIGKILL');
  child.once('error', () => {});
  return child;
}

async function isReady({ service, grpcPort, metricsPort }: TemporalProcess): Promise<boolean> {
  const healthName = HEALTH_NAMES[service];
  if (healthName === undefined) return answersAt(`http://127.0.0.1:${metricsPort}/metrics`);
  const connection = Connection.lazy({
    address: `127.0.0.1:${grpcPort}`,
    // Asked once and closed: left alone, what is below it would live on in a common pool and send pings.
    channelArgs: { 'grpc.use_local_subchannel_pool': 1, 'grpc.keepalive_time_ms': 2 ** 31 - 1 },
  });
  try {
    const { status } = await connection.withDeadline(Date.now() + ASK_TIMEOUT_MS, () =>
      connection.healthService.check({ service: healthName }),
    );
    return status === SERVING;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}

async function answersAt(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}
