import { VERSION } from '../observability/version.ts';
import type { OpenFlows, ReplayResult } from '../temporal/replay.ts';
import { type AdminCommand, Report } from './command.ts';
import { AdminError } from './errors.ts';

/** How many flows of each type are replayed unless `--limit` says it. */
const DEFAULT_LIMIT = 1_000;
const MAX_LIMIT = 1_000_000;

/** Adds `replay`. It opens no database: UPGRADING.md runs it before `migrate`. */
export function addReplayCommand(program: AdminCommand): void {
  const { settings } = program.tools;
  program
    .command('replay')
    .description(
      'replay the histories of the flows that are open now with the workflows of this version, before its workers start',
    )
    .option('--limit <number>', `how many flows of each type at most, the newest (${DEFAULT_LIMIT})`, limitOf)
    .withJson()
    .runs(async ({ limit = DEFAULT_LIMIT }: { limit?: number }) => {
      // Temporal's client and worker are loaded only by commands that need them.
      const { connectClient, temporalSettings } = await import('../temporal/connection.ts');
      const { bundleFor } = await import('../temporal/worker.ts');
      const { installTemporalRuntime } = await import('../temporal/runtime.ts');
      const { replayOpenFlows } = await import('../temporal/replay.ts');
      const { createLogger } = await import('../observability/logger.ts');
      const { config, env } = settings();
      await installTemporalRuntime(createLogger('silent'));
      const client = await connectClient(temporalSettings(env, config.temporalAddress));
      try {
        const bundle = await bundleFor(config.workflowBundlePath, { isTraced: false });
        const result = await replayOpenFlows({ client, queuePrefix: config.taskQueuePrefix, bundle, limit });
        return reportOf(result);
      } finally {
        await client.connection.close();
      }
    });
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new AdminError(`--limit must be a whole number from 1 to ${MAX_LIMIT}.`);
}

function reportOf({ flows, problems }: ReplayResult): Report {
  const replayed = flows.reduce((sum, each) => sum + each.replayed, 0);
  const verdict =
    problems.length === 0
      ? `${countOf(replayed)} replayed with version ${VERSION}, and none fails.`
      : `${problems.length} of ${countOf(replayed)} cannot continue with version ${VERSION} and would wait.`;
  return new Report(
    { version: VERSION, replayed, flows, problems },
    [...flows.map(inWords), ...problems.map(({ workflowId, reason }) => `${workflowId}: ${reason}`), verdict],
    { isViolation: problems.length > 0 },
  );
}

const inWords = ({ type = 'types that this version does not have', open, replayed }: OpenFlows) =>
  `${type}: ${replayed} of ${open} open`;

const countOf = (replayed: number) => (replayed === 1 ? '1 open flow' : `${replayed} open flows`);
