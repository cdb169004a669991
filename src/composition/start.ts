import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Lookup } from '../security/outboundAddress.ts';
import type { ThreadSupply } from '../temporal/worker.ts';
import type { FailureWatch } from './failureWatch.ts';

/** What a process does: answer HTTP, run workflows and activities, dispatch outbox messages, or all of it. */
export const ROLES = ['api', 'worker', 'relay', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** Parts that tests replace. */
export interface ServiceOverrides {
  readonly logger?: Logger;
  readonly faultPoint?: (name: string) => Promise<void>;
  readonly env?: NodeJS.ProcessEnv;
  /** Resolves the names in webhook addresses, when they are saved and when they are called. */
  readonly lookup?: Lookup;
  /** Which moment of the sandbox's market is shown, ms since 1970. */
  readonly marketTimeMs?: () => number;
  /** Where workers get the threads that run workflows. */
  readonly threadSupply?: ThreadSupply;
  /** False creates no Temporal Schedules, unless the catalogue must be read at once. */
  readonly hasSchedules?: boolean;
}

/** A part that has been started, and how it ends. */
export interface Part {
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/** A process on its way up: what it is to be, and what of it runs already. */
export interface Start {
  readonly config: Config;
  readonly role: Role;
  readonly overrides: ServiceOverrides;
  readonly logger: Logger;
  readonly faultPoint: ServiceOverrides['faultPoint'];
  readonly lookup: Lookup;
  /** In the order of their starts; they stop in the opposite one. */
  readonly parts: Part[];
  readonly failure: FailureWatch;
  readonly isStopping: () => boolean;
  /** How long an API that is to end goes on taking requests. */
  readonly shutdownDelayMs: () => number;
  /** Aborted when that time is over. */
  readonly closing: AbortController;
}

export function hasWorkers(role: Role): boolean {
  return role === 'worker' || role === 'all';
}

/** Whether the process has workers for what has to do with chains, their watchers among it. */
export function readsChains({ role, config }: Start): boolean {
  return hasWorkers(role) && config.taskQueues.includes('chain');
}

export function hasApi(role: Role): boolean {
  return role === 'api' || role === 'all';
}

export function hasRelay(role: Role): boolean {
  return role === 'relay' || role === 'all';
}
