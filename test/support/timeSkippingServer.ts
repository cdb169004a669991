import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ConnectionPlugin } from '@temporalio/client';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { requireTemporalAddress } from '../../src/embedded/reachability.ts';
import { freePort } from '../../src/temporal/runtime.ts';
import { waitFor } from './waitFor.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../scripts/time-skipping-server.sh', import.meta.url));
const downloadProbeTimeoutMs = 3_000;
// The SDK gives the server five seconds, which a machine busy with other tests may exceed; and a port that was free
// when it was looked for may be another's by the time a server has come up.
const startAttempts = 3;
const START_TIMEOUT_MS = 120_000;

// Once it has been quiet, this server closes a connection that is asked whether it still lives more than twice in five
// minutes, and the calls under way fail with it. The SDK asks every thirty seconds.
const withoutPings: ConnectionPlugin = {
  name: 'without-pings',
  configureConnection: (options) => ({
    ...options,
    channelArgs: { ...options.channelArgs, 'grpc.keepalive_time_ms': -1 },
  }),
};

// What this machine has is asked once for all test files of a process.
let isDownloadReachable: Promise<boolean> | undefined;
let hasJavaAndMaven: Promise<boolean> | undefined;

// The SDK's own download has no time-out, so whether its source can be reached is asked with one.
async function downloadIsReachable(): Promise<boolean> {
  try {
    await fetch('https://temporal.download/', {
      method: 'HEAD',
      signal: AbortSignal.timeout(downloadProbeTimeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}

async function hasPrograms(...names: readonly string[]): Promise<boolean> {
  try {
    for (const name of names) await run(name, ['-version']);
    return true;
  } catch {
    return false;
  }
}

async function withRetry<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      if (attempt === startAttempts || !/did not start within|ended with code/.test((error as Error).message))
        throw error;
    }
  }
}

/**
 * Starts the server from Maven. The SDK would give it five seconds, which a Java machine on a busy computer may exceed;
 * so it is started here, without hurry, and the SDK joins it.
 */
async function startFromMaven(): Promise<TestWorkflowEnvironment> {
  const port = await freePort();
  const server = spawn(script, [String(port)], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    await waitFor(
      'the time-skipping server',
      () => {
        if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}.`);
        return requireTemporalAddress(`127.0.0.1:${port}`).then(
          () => true,
          () => false,
        );
      },
      START_TIMEOUT_MS,
    );
    const environment = await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path: script }, port, extraArgs: ['--join'] },
      plugins: [withoutPings],
    });
    const teardown = environment.teardown.bind(environment);
    environment.teardown = () => teardown().finally(stop);
    return environment;
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts a Temporal server of its own that skips time, and connects to it. Its program is the SDK's download where
 * that can be reached, and otherwise comes from Maven. It knows no search attributes, no update-with-start and no
 * eager start: test those on the development server.
 * @returns the environment; call `teardown()` on it when done
 * @throws Error with one sentence when neither program can be had, so that such tests fail and are not skipped
 */
export async function createTimeSkippingEnvironment(): Promise<TestWorkflowEnvironment> {
  const problems: string[] = [];
  isDownloadReachable ??= downloadIsReachable();
  if (await isDownloadReachable) {
    try {
      return await withRetry(() => TestWorkflowEnvironment.createTimeSkipping({ plugins: [withoutPings] }));
    } catch (error) {
      problems.push(`the SDK's download failed (${(error as Error).message})`);
    }
  } else {
    problems.push('https://temporal.download cannot be reached');
  }

  hasJavaAndMaven ??= hasPrograms('java', 'mvn');
  if (await hasJavaAndMaven) {
    try {
      await run(script, ['--prepare']);
      return await withRetry(startFromMaven);
    } catch (error) {
      problems.push(`the one from Maven failed (${(error as Error).message.trim()})`);
    }
  } else {
    problems.push('java and mvn are not both installed');
  }
  throw new Error(`There is no time-skipping Temporal server: ${problems.join(', and ')}.`);
}
