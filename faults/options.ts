import { randomInt } from 'node:crypto';
import { listOf, namesOf, numberOf, parsedValues, wholeNumberOf } from '../drivers/arguments.ts';

/** What the driver does to the service, each to be switched off by `--without`. */
export const FAULTS = {
  kills: 'kill -9 of every process, Postgres and Temporal included',
  wipe: 'the Temporal database is deleted',
  cancel: 'Request Cancellation of open workflows',
  terminate: 'Terminate of open workflows',
  wrong: 'operators call orders failed whose reply was lost',
  resolve: 'operators decide orders as the providers’ books say',
  retry: 'operators send retryNow',
  database: 'lost replies, delays and refusals between the service and Postgres',
  temporal: 'lost replies, delays and refusals between the service and Temporal',
  providers: 'lost replies, delays and refusals between the service and the providers',
  answers: 'lost replies, delays and refusals between merchants and the APIs',
  fates: 'providers that act late, refuse, fail, lose their reply, answer 500 or HTML',
  receivers: 'webhook receivers that hang or fail',
} as const;
export type Fault = keyof typeof FAULTS;

/** How one run goes. */
export interface Options {
  readonly seed: number;
  /** How long faults are made, not counting start and healing. */
  readonly minutes: number;
  readonly kills: number;
  readonly without: ReadonlySet<Fault>;
  /** Leaves the data behind for a look at the findings. */
  readonly keep: boolean;
  /** A folder that an earlier run kept, whose servers are started for a look; undefined for a run. */
  readonly look: string | undefined;
  /** How long healing goes on once nothing changes. */
  readonly patienceSeconds: number;
}

const KILLS_PER_MINUTE = 15;

export const USAGE = `npm run faults -- [OPTIONS]
npm run faults -- --look FOLDER

${listOf({
  '--seed N': 'draws the plan from N; a new number each time by default',
  '--minutes M': 'how long faults are injected, without start and healing; 2 by default',
  '--kills N': `how many processes are killed; ${KILLS_PER_MINUTE} a minute by default`,
  '--without A,B': 'leaves out faults; the rest of the plan stays the same',
  '--patience SECONDS': 'how long healing waits when nothing changes; 180 by default',
  '--keep': 'keeps data and logs, and prints their folder',
  '--look FOLDER': 'starts PostgreSQL, Temporal and its UI on the data of a kept run',
})}

Faults:
${listOf(FAULTS)}`;

const text = { type: 'string' } as const;
const ARGUMENTS = {
  seed: text,
  minutes: text,
  kills: text,
  without: text,
  patience: text,
  look: text,
  keep: { type: 'boolean' },
} as const;

/**
 * Reads the arguments of `npm run faults`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): Options {
  const values = parsedValues(args, ARGUMENTS);
  const minutes = numberOf('--minutes', values.minutes ?? '2', { least: 0.05, most: 240 });
  const kills = values.kills ?? String(Math.max(1, Math.round(minutes * KILLS_PER_MINUTE)));
  return {
    seed: wholeNumberOf('--seed', values.seed ?? String(randomInt(1, 1_000_000_000)), 2 ** 31),
    minutes,
    kills: wholeNumberOf('--kills', kills, 10_000),
    without: namesOf('--without', values.without ?? '', FAULTS),
    keep: values.keep ?? false,
    look: values.look,
    patienceSeconds: numberOf('--patience', values.patience ?? '180', { least: 1, most: 3_600 }),
  };
}
