import { randomInt } from 'node:crypto';
import { listOf, namesOf, numberOf, parsedValues, wholeNumberOf } from '../../drivers/arguments.ts';

/** What goes wrong with the chain and its nodes, each to be switched off by `--without`. */
export const CHAIN_FAULTS = {
  outages: 'nodes that cut connections, time out, or answer with an HTTP error',
  answers: 'nodes that answer with the body of an error, with another block, or without receipts',
  stale: 'nodes that lag behind, whose solid head stands still, or that forget transactions',
  broadcasts: 'broadcasts that are refused, or whose reply is lost',
  limits: 'nodes that answer 429',
  wrong_chain: 'a node that serves another chain',
  forks: 'blocks that are replaced by others',
  pauses: 'the issuer pauses the USDT contract',
  freezes: 'the issuer freezes deposit addresses',
} as const;
export type ChainFault = keyof typeof CHAIN_FAULTS;

export const USAGE = `npm run faults:chain -- [OPTIONS]

${listOf({
  '--seed N': 'draws the plan from N; a new number each time by default',
  '--sessions N': 'how many sessions customers pay; 300 by default',
  '--minutes M': 'how long faults are injected, without start and healing; 6 by default',
  '--without A,B': 'leaves out faults; the rest of the plan stays the same',
  '--patience SECONDS': 'how long healing waits when nothing changes; 300 by default',
  '--keep': 'keeps data and logs, and prints their folder',
})}

Faults:
${listOf(CHAIN_FAULTS)}`;

/** How one run goes. */
export interface ChainOptions {
  readonly seed: number;
  readonly sessions: number;
  /** How long sessions are created and faults are made, not counting start and healing. */
  readonly minutes: number;
  readonly without: ReadonlySet<ChainFault>;
  /** Leaves the data behind for a look at the findings. */
  readonly keep: boolean;
  /** How long healing goes on once nothing changes. */
  readonly patienceSeconds: number;
}

const text = { type: 'string' } as const;
const ARGUMENTS = {
  seed: text,
  sessions: text,
  minutes: text,
  without: text,
  patience: text,
  keep: { type: 'boolean' },
} as const;

/**
 * Reads the arguments of `npm run faults:chain`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): ChainOptions {
  const values = parsedValues(args, ARGUMENTS);
  return {
    seed: wholeNumberOf('--seed', values.seed ?? String(randomInt(1, 1_000_000_000)), 2 ** 31),
    sessions: wholeNumberOf('--sessions', values.sessions ?? '300', 5_000),
    minutes: numberOf('--minutes', values.minutes ?? '6', { least: 0.1, most: 240 }),
    without: namesOf('--without', values.without ?? '', CHAIN_FAULTS),
    keep: values.keep ?? false,
    patienceSeconds: numberOf('--patience', values.patience ?? '300', { least: 1, most: 3_600 }),
  };
}
