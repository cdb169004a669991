import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRunningService } from '../composition/runningService.ts';
import { type Config, ConfigError, loadConfig } from '../config/config.ts';

/** Stands in for a key that a command does not use, so that verifying a ledger needs no secret of the service. */
const noKey = () => randomBytes(32).toString('base64');

/** What a command works with. */
export interface AdminSettings {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The role that owns the tables. */
  readonly ownerUrl: string;
  /** The variables that Temporal's own settings are read from. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The settings of a command: from the environment or, where DATABASE_URL is not set, those of the service that runs
 * on a data folder.
 *
 * @param options.dataDir the folder in which `npm start` keeps its data and `service.json`.
 * @param options.needsKeys whether ENCRYPTION_KEY and JWT_SECRET must be known.
 * @throws ConfigError when there is no database, or a setting is wrong.
 */
export function loadAdminSettings(options: {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly needsKeys: boolean;
}): AdminSettings {
  const { dataDir, needsKeys } = options;
  const given = Object.fromEntries(Object.entries(options.env).filter(([, value]) => value !== ''));
  const known = given.DATABASE_URL === undefined ? settingsOfRunningService(dataDir) : {};
  const env: NodeJS.ProcessEnv = {
    ...(!needsKeys && { ENCRYPTION_KEY: noKey(), JWT_SECRET: noKey() }),
    ...known,
    ...given,
  };
  const config = loadConfig(env);
  if (config.databaseUrl === undefined) {
    throw new ConfigError(
      'There is no database to work on: set DATABASE_URL, or start the service here first (npm start).',
    );
  }
  return {
    config,
    databaseUrl: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
    env,
  };
}

function settingsOfRunningService(dataDir: string): NodeJS.ProcessEnv {
  const service = findRunningService(dataDir);
  if (!service) return {};
  return {
    ...readSecrets(join(dataDir, 'secrets.json')),
    DATABASE_URL: service.databaseUrl,
    TEMPORAL_ADDRESS: service.temporalAddress,
    TASK_QUEUE_PREFIX: service.taskQueuePrefix,
    ...(service.mailUrl !== undefined && { MAIL_URL: service.mailUrl }),
    ...(service.temporalUiUrl !== undefined && { TEMPORAL_UI_URL: service.temporalUiUrl }),
  };
}

// A service that was given its keys by the environment has no such file; then they must be given here as well.
function readSecrets(file: string): NodeJS.ProcessEnv {
  try {
    const { encryptionKey, jwtSecret } = JSON.parse(readFileSync(file, 'utf8'));
    return { ENCRYPTION_KEY: encryptionKey, JWT_SECRET: jwtSecret };
  } catch {
    return {};
  }
}
