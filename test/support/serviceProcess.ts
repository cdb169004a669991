import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Role } from '../../src/composition/start.ts';
import type { Config } from '../../src/config/config.ts';
import { hasEnded, waitForExit } from '../../src/embedded/children.ts';
import { INHERITED_ENVIRONMENT } from './inheritedEnvironment.ts';
import { waitFor } from './waitFor.ts';

const nodeBinary = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
const entry = fileURLToPath(new URL('./faultyService.ts', import.meta.url));

/** A process of the service, of the operating system, that a test can kill. */
export interface ServiceProcess {
  /** Where its API listens; empty for roles without one. */
  readonly apiUrl: string;
  /** Waits until it has stopped at a fault point this many times. */
  reaches(faultPoint: string, count?: number): Promise<void>;
  /** Whether it has ended, by a kill or by itself. */
  hasEnded(): boolean;
  /** Ends it as `kill -9` does: nothing is cleaned up or announced. */
  kill(): Promise<void>;
}

export interface ServiceProcessOptions {
  /** Where it stops for ever, once for each time a place is named. */
  readonly faultPoints?: readonly string[];
  /** Settings that differ from those of the service it belongs to. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts another process of a service that a test runs: on its database, its task queues and its keys.
 *
 * @throws with what it wrote when it ends before it is ready.
 */
export async function startServiceProcess(
  config: Config,
  role: Role,
  { faultPoints = [], env = {} }: ServiceProcessOptions = {},
): Promise<ServiceProcess> {
  const child = spawn(
    nodeBinary,
    [entry, '--role', role, ...faultPoints.flatMap((name) => ['--fault-point', name])],
    { stdio: ['pipe', 'pipe', 'pipe'], env: { ...INHERITED_ENVIRONMENT, ...environmentOf(config), ...env } },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-10_000);
  });
  // A pipe to a process that was killed breaks, which is what it is killed for.
  child.stdin.on('error', () => {});
  let apiUrl: string | undefined;
  const reached = new Map<string, number>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const news = JSON.parse(line) as { readonly ready?: string; readonly reached?: string };
    if (news.ready !== undefined) apiUrl = news.ready;
    if (news.reached !== undefined) reached.set(news.reached, (reached.get(news.reached) ?? 0) + 1);
  });
  const refuseEnded = () => {
    if (hasEnded(child)) throw new Error(`The ${role} process ended by itself: ${errors}`);
  };

  await waitFor(`the ${role} process to be ready`, async () => {
    refuseEnded();
    return apiUrl !== undefined;
  });
  return {
    apiUrl: apiUrl ?? '',
    async reaches(faultPoint, count = 1) {
      await waitFor(`the ${role} process to reach ${faultPoint} ${count} times`, async () => {
        refuseEnded();
        return (reached.get(faultPoint) ?? 0) >= count;
      });
    },
    hasEnded: () => hasEnded(child),
    async kill() {
      child.kill('SIGKILL');
      await waitForExit(child, 10_000);
    },
  };
}

/** The environment variables that make a process work for the same service. */
function environmentOf(config: Config): Record<string, string> {
  return {
    DATABASE_URL: config.databaseUrl ?? '',
    DATABASE_POOL_SIZE: '5',
    TEMPORAL_ADDRESS: config.temporalAddress ?? '',
    WORKFLOW_BUNDLE: config.workflowBundlePath ?? '',
    TASK_QUEUE_PREFIX: config.taskQueuePrefix,
    TASK_QUEUES: config.taskQueues.join(','),
    ENCRYPTION_KEY: Buffer.from(config.encryptionKey).toString('base64'),
    JWT_SECRET: Buffer.from(config.jwtSecret).toString('base64'),
    PORT: '0',
    RATE_LIMIT_PER_SECOND: '100000',
    WEBHOOK_ALLOW_LOOPBACK: String(config.webhookAllowLoopback),
    OUTCOME_WAIT_MS: String(config.outcomeWaitMs),
    RELAY_DELAY_MS: String(config.relayDelayMs),
    FLOW_RECOVERY_INTERVAL_MS: String(config.flowRecoveryIntervalMs),
    PAYSTACK_SECRET_KEY: config.paystack?.accounts.map(({ secretKey }) => secretKey).join(',') ?? '',
    PROVIDER_URLS: config.paystack?.baseUrl ? `paystack=${config.paystack.baseUrl}` : '',
    PROVIDER_TIMEOUT_MS: String(config.providerTimeoutMs),
    LOG_LEVEL: config.logLevel,
  };
}
