import { freePorts } from '../../drivers/parts.ts';
import { QUEUE_GROUPS } from '../../drivers/roles.ts';

/** The services of a Temporal server, each of which runs in processes of its own. */
export const TEMPORAL_SERVICES = ['frontend', 'history', 'matching', 'worker'] as const;
export type TemporalService = (typeof TEMPORAL_SERVICES)[number];

/** One process of a Temporal service, and the ports of 127.0.0.1 that it listens on. */
export interface TemporalProcess {
  readonly name: string;
  readonly service: TemporalService;
  readonly grpcPort: number;
  /** Where the processes of the Temporal server find out about each other. */
  readonly membershipPort: number;
  readonly metricsPort: number;
}

/** One process of our service. */
export interface ServiceProcess {
  readonly name: string;
  readonly role: 'api' | 'worker' | 'relay';
  /** Settings that the others of its role may have otherwise. */
  readonly env: Readonly<Record<string, string>>;
  /** Of health and metrics. */
  readonly metricsPort: number;
}

/** What runs where. Every port is one of 127.0.0.1, and no two are the same. */
export interface Topology {
  readonly postgresPort: number;
  /** Behind which the frontends of Temporal are. */
  readonly temporalPort: number;
  readonly temporal: readonly TemporalProcess[];
  readonly service: readonly ServiceProcess[];
}

/** How many processes there are of everything that may be there more than once. */
const COPIES = 2;

/** Connections to Postgres that one process keeps at most: together they are fewer than the server takes. */
export const POOL_SIZES = { service: 8, temporal: 8, temporalVisibility: 2 };

const copiesOf = (name: string) => Array.from({ length: COPIES }, (_, index) => `${name}-${index + 1}`);

/** Every process with ports that are free now. */
export async function planTopology(): Promise<Topology> {
  const temporal = TEMPORAL_SERVICES.flatMap((service) =>
    copiesOf(`temporal-${service}`).map((name) => ({ name, service })),
  );
  const service = [
    ...copiesOf('api').map((name) => ({ name, role: 'api' as const, queues: undefined })),
    ...Object.entries(QUEUE_GROUPS).flatMap(([group, queues]) =>
      copiesOf(`worker-${group}`).map((name) => ({ name, role: 'worker' as const, queues })),
    ),
    { name: 'relay', role: 'relay' as const, queues: undefined },
  ];
  const apis = service.filter(({ role }) => role === 'api').length;
  const ports = [...(await freePorts(2 + 3 * temporal.length + service.length + apis))];
  const next = () => ports.pop() ?? 0;
  return {
    postgresPort: next(),
    temporalPort: next(),
    temporal: temporal.map((each) => ({
      ...each,
      grpcPort: next(),
      membershipPort: next(),
      metricsPort: next(),
    })),
    service: service.map(({ name, role, queues }) => ({
      name,
      role,
      env: {
        ...(role === 'api' && { PORT: String(next()) }),
        ...(queues !== undefined && { TASK_QUEUES: queues }),
      },
      metricsPort: next(),
    })),
  };
}
