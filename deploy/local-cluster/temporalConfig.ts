import { fileURLToPath } from 'node:url';
import { POOL_SIZES, TEMPORAL_SERVICES, type TemporalProcess, type Topology } from './topology.ts';

/** How a Temporal server reaches its two databases. */
export interface TemporalDatabases {
  /** `host:port` of Postgres. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly main: string;
  readonly visibility: string;
}

/** Settings that may change while the server runs: the same file as deploy/compose.yaml gives it. */
const DYNAMIC_CONFIG_FILE = fileURLToPath(new URL('../temporal/dynamic-config.yaml', import.meta.url));

/** Fixed for as long as the database lives: each shard is served by one history process at a time. */
const HISTORY_SHARDS = 16;

/**
 * The configuration of one process of a Temporal server, in the form of config/development-postgres12.yaml of
 * go.temporal.io/server: every process is told the ports of its own service.
 */
export function temporalConfigOf(
  process: TemporalProcess,
  about: {
    readonly topology: Topology;
    readonly databases: TemporalDatabases;
  },
): object {
  const { topology, databases } = about;
  const store = (databaseName: string, maxConns: number) => ({
    sql: {
      pluginName: 'postgres12',
      databaseName,
      connectAddr: databases.address,
      connectProtocol: 'tcp',
      user: databases.user,
      password: databases.password,
      maxConns,
      maxIdleConns: maxConns,
      maxConnLifetime: '1h',
    },
  });
  const servicesOf = TEMPORAL_SERVICES.map((service) => {
    const { grpcPort, membershipPort } = service === process.service ? process : firstOf(topology, service);
    return [service, { rpc: { grpcPort, membershipPort, bindOnLocalHost: true } }] as const;
  });
  return {
    log: { stdout: true, level: 'warn' },
    persistence: {
      defaultStore: 'main',
      visibilityStore: 'visibility',
      numHistoryShards: HISTORY_SHARDS,
      datastores: {
        main: store(databases.main, POOL_SIZES.temporal),
        visibility: store(databases.visibility, POOL_SIZES.temporalVisibility),
      },
    },
    global: {
      membership: { maxJoinDuration: '30s', broadcastAddress: '127.0.0.1' },
      metrics: {
        prometheus: { timerType: 'histogram', listenAddress: `127.0.0.1:${process.metricsPort}` },
      },
    },
    services: Object.fromEntries(servicesOf),
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: {
          enabled: true,
          initialFailoverVersion: 1,
          rpcName: 'frontend',
          rpcAddress: `127.0.0.1:${topology.temporalPort}`,
        },
      },
    },
    dcRedirectionPolicy: { policy: 'noop' },
    archival: { history: { state: 'disabled' }, visibility: { state: 'disabled' } },
    namespaceDefaults: {
      archival: { history: { state: 'disabled' }, visibility: { state: 'disabled' } },
    },
    dynamicConfigClient: { filepath: DYNAMIC_CONFIG_FILE, pollInterval: '60s' },
  };
}

function firstOf({ temporal }: Topology, service: string): TemporalProcess {
  const found = temporal.find((each) => each.service === service);
  if (!found) throw new Error(`No process serves ${service}.`);
  return found;
}
