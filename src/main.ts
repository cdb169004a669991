import { parseArgs } from 'node:util';
import { ROLES, type Role } from './composition/start.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { StartError } from './config/startError.ts';
import { createLogger } from './observability/logger.ts';

/**
 * The entry of one process of a real deployment: `--role api|worker|relay|all` (default all), with DATABASE_URL and
 * TEMPORAL_ADDRESS set. Migrations are a step of their own: `npm run admin -- migrate`.
 */
async function main(): Promise<void> {
  const role = readRole();
  const config = loadConfig(process.env);
  const logger = createLogger(config.logLevel);
  // Loading the service takes a second, and bad settings are told of before it.
  const { runService } = await import('./composition/service.ts');
  const service = await runService({ config, role, overrides: { logger } });
  let isStopping = false;
  void service.failed.then(() => {
    if (isStopping) return;
    isStopping = true;
    void service.stop().then(() => process.exit(1));
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      logger.info({ signal }, 'Stopping: what is under way is finished first; a second signal ends at once.');
      void service.stop().then(() => process.exit(0));
    });
  }
  // A reader of this line may send a signal at once, so it is written last.
  logger.info(
    { role, url: service.apiUrl },
    service.apiUrl ? `Listening on ${service.apiUrl}` : `The ${role} runs.`,
  );
}

function readRole(): Role {
  const expectation = `The only argument is --role, one of ${ROLES.join(', ')}.`;
  try {
    const { values } = parseArgs({ options: { role: { type: 'string', default: 'all' } } });
    const role = ROLES.find((each) => each === values.role);
    if (role) return role;
  } catch {
    // An argument that is not known, or a role without its value.
  }
  throw new ConfigError(expectation);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof StartError || error instanceof ConfigError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
