import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { parseOptions } from '../../deploy/local-cluster/options.ts';
import { COMMANDS } from '../../deploy/local-cluster/release/commands.ts';
import { minorAfter, NEXT_PATCH } from '../../deploy/local-cluster/release/versions.ts';
import { temporalConfigOf } from '../../deploy/local-cluster/temporalConfig.ts';
import { POOL_SIZES, planTopology, TEMPORAL_SERVICES } from '../../deploy/local-cluster/topology.ts';
import { UsageError } from '../../drivers/arguments.ts';
import { ROLES } from '../../src/composition/start.ts';
import { loadConfig } from '../../src/config/config.ts';
import { TASK_QUEUES } from '../../src/contract/flows.ts';
import { TEST_KEYS } from '../support/keys.ts';

/** What the embedded server takes, less what it keeps for superusers. */
const MAX_CONNECTIONS = 197;

const root = fileURLToPath(new URL('../..', import.meta.url));
const topology = await planTopology();
const databases = {
  address: `127.0.0.1:${topology.postgresPort}`,
  user: 'temporal',
  password: 'secret',
  main: 'temporal',
  visibility: 'temporal_visibility',
};
const configs = topology.temporal.map((process) => ({
  ...process,
  config: temporalConfigOf(process, { topology, databases }),
}));

it('runs two of everything that may be there twice, and every role but the one that is all of them', () => {
  for (const service of TEMPORAL_SERVICES)
    expect(topology.temporal.filter((each) => each.service === service)).toHaveLength(2);
  const roles = topology.service.map(({ role }) => role);
  expect(new Set(roles)).toEqual(new Set(ROLES.filter((role) => role !== 'all')));
  expect(roles.filter((role) => role === 'api')).toHaveLength(2);
});

it('serves every task queue by two workers', () => {
  const served = topology.service.flatMap(({ env }) => env.TASK_QUEUES?.split(',') ?? []);
  expect(served.toSorted()).toEqual([...TASK_QUEUES, ...TASK_QUEUES].toSorted());
});

it('gives no port to two of them', () => {
  const ports = [
    topology.postgresPort,
    topology.temporalPort,
    ...topology.temporal.flatMap(({ grpcPort, membershipPort, metricsPort }) => [
      grpcPort,
      membershipPort,
      metricsPort,
    ]),
    ...topology.service.flatMap(({ env, metricsPort }) => [
      metricsPort,
      ...(env.PORT ? [Number(env.PORT)] : []),
    ]),
  ];
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.every((port) => port > 0)).toBe(true);
});

it('has settings that the service takes, for each of its processes', () => {
  for (const { env, metricsPort } of topology.service) {
    const config = loadConfig({
      ...TEST_KEYS,
      ...env,
      METRICS_PORT: String(metricsPort),
      DATABASE_POOL_SIZE: String(POOL_SIZES.service),
      DATABASE_URL: 'postgres://login@127.0.0.1/merchant_payments',
      TEMPORAL_ADDRESS: `127.0.0.1:${topology.temporalPort}`,
    });
    expect(config.metricsPort).toBe(metricsPort);
    expect(config.databasePoolSize).toBe(POOL_SIZES.service);
  }
});

it('opens fewer connections than the server of the databases takes', () => {
  const { service, temporal, temporalVisibility } = POOL_SIZES;
  const most = topology.service.length * service + topology.temporal.length * (temporal + temporalVisibility);
  expect(most).toBeLessThan(MAX_CONNECTIONS - 20);
});

it.each(configs)('tells $name its own ports, on this machine alone', ({ config, ...process }) => {
  expect(config).toMatchObject({
    global: { metrics: { prometheus: { listenAddress: `127.0.0.1:${process.metricsPort}` } } },
    services: {
      [process.service]: {
        rpc: {
          grpcPort: process.grpcPort,
          membershipPort: process.membershipPort,
          bindOnLocalHost: true,
        },
      },
    },
    clusterMetadata: {
      clusterInformation: { active: { rpcAddress: `127.0.0.1:${topology.temporalPort}` } },
    },
  });
});

describe('the drill of a release', () => {
  it('runs the commands of UPGRADING.md, in their order', () => {
    const document = readFileSync(new URL('../../UPGRADING.md', import.meta.url), 'utf8');
    const commandsUnder = (title: string) => {
      const [, section = ''] = document.split(`\n## ${title}\n`);
      const [ours = ''] = section.split('\n## ');
      const blocks = [...ours.matchAll(/^ *```bash\n(.*?)^ *```$/gms)].map(([, commands = '']) => commands);
      return blocks.flatMap((block) => block.trim().split(/\n */));
    };
    expect(commandsUnder('Going forward')).toEqual(Object.values(COMMANDS.forward).flat());
    expect(commandsUnder('Taking a release back')).toEqual(Object.values(COMMANDS.back).flat());
  });

  // When it does not, the comment of NEXT_PATCH says how it is corrected.
  it('has a patch of the next version that fits this one, with a column, an index and changed workflows', async () => {
    await promisify(execFile)('git', ['apply', '--check', NEXT_PATCH], { cwd: root });
    const files = [...readFileSync(NEXT_PATCH, 'utf8').matchAll(/^diff --git a\/(\S+)/gm)].map(
      ([, file]) => file,
    );
    expect(files).toEqual(
      expect.arrayContaining([
        'src/db/migrations/9001_accepted_by.sql',
        'src/db/migrations/9002_accepted_by_index.sql',
        'src/workflows/orders/order.ts',
        'src/workflows/usdt/usdtSession.ts',
        'src/workflows/webhooks/webhookDelivery.ts',
      ]),
    );
  });

  it('gives the next version the next minor number', () => {
    expect(minorAfter('0.1.0')).toBe('0.2.0');
    expect(minorAfter('1.9.3')).toBe('1.10.0');
  });

  it('takes longer than the check, at a lower rate, unless it is told otherwise', () => {
    expect(parseOptions(['check', '--seed', '7'])).toMatchObject({ isRelease: false, rate: 30, seconds: 60 });
    expect(parseOptions(['check', '--release'])).toMatchObject({ isRelease: true, rate: 20, seconds: 200 });
    expect(parseOptions(['check', '--release', '--seconds', '90'])).toMatchObject({
      seconds: 90,
      isRelease: true,
    });
    expect(() => parseOptions(['--release'])).toThrow(UsageError);
  });

  it('has workers of versions, unless it is told otherwise', () => {
    const without = '--without-worker-versions';
    expect(parseOptions(['check', '--release'])).toMatchObject({ hasWorkerVersions: true });
    expect(parseOptions(['check', '--release', without])).toMatchObject({ hasWorkerVersions: false });
    expect(parseOptions(['check'])).toMatchObject({ hasWorkerVersions: false });
    expect(() => parseOptions(['check', without])).toThrow('belongs to --release');
  });
});

it('has one database and one number of shards for all processes of Temporal', () => {
  const stores = configs.map(({ config }) => JSON.stringify((config as { persistence: object }).persistence));
  expect(new Set(stores).size).toBe(1);
});
