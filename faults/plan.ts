import type { Fault, Options } from './options.ts';
import type { Random } from './random.ts';
import { drawConduct, type ReceiverConduct } from './receivers.ts';
import type { ProxyConduct } from './tcpProxy.ts';

/** What is killed: every process of the service, and the two servers it stands on. */
export const KILL_TARGETS = [
  'api-1',
  'api-2',
  'worker-payouts',
  'worker-others',
  'relay',
  'relay-2',
  'postgres',
  'temporal',
] as const;
export type KillTarget = (typeof KILL_TARGETS)[number];

/** The proxies, and which fault they belong to. */
export const PROXIES = {
  postgres: 'database',
  temporal: 'temporal',
  bank: 'providers',
  biller: 'providers',
  collector: 'providers',
  market: 'providers',
  'api-1': 'answers',
  'api-2': 'answers',
} as const satisfies Readonly<Record<string, Fault>>;
export type ProxyName = keyof typeof PROXIES;

/** How often each is struck among a hundred: the two servers that everything goes through most. */
const STRUCK: readonly (readonly [ProxyName, number])[] = [
  ['postgres', 26],
  ['temporal', 22],
  ['bank', 14],
  ['biller', 9],
  ['collector', 9],
  ['market', 4],
  ['api-1', 8],
  ['api-2', 8],
];

/** What is done at one moment. */
export type Deed =
  | { readonly kind: 'kill'; readonly target: KillTarget; readonly downMs: number }
  | { readonly kind: 'wipe'; readonly downMs: number }
  | {
      readonly kind: 'proxy';
      readonly proxy: ProxyName;
      readonly conduct: ProxyConduct;
      readonly durationMs: number;
    }
  | { readonly kind: 'receiver'; readonly receiver: number; readonly conduct: ReceiverConduct }
  /** Which open workflow, or which of the latest orders: a share of the list, from 0 to 1. */
  | { readonly kind: 'cancel' | 'terminate' | 'retry' | 'resolve'; readonly share: number };

export interface PlannedDeed {
  /** After the start of the load. */
  readonly atMs: number;
  readonly fault: Fault;
  readonly deed: Deed;
}

/** How often things are done in a minute; kills are counted by the options. */
const PER_MINUTE = { proxy: 12, receiver: 4, cancel: 5, terminate: 4, retry: 6, resolve: 5 };
const MINUTES_PER_WIPE = 3;
const MAX_DOWN_MS = 2_500;

/** What happens at a proxy, each with how often among a hundred. */
const CONDUCTS = [
  ['lose_replies', 40],
  ['refuse', 30],
  ['delay', 30],
] as const;

/**
 * Draws everything that will be done, from the seed alone. What is switched off is left out afterwards, so that the
 * rest stays the same.
 *
 * @param receivers how many there are.
 */
export function drawPlan(options: Options, random: Random, receivers: number): readonly PlannedDeed[] {
  const { minutes, kills } = options;
  const durationMs = minutes * 60_000;
  const times = (perMinute: number) => Math.max(1, Math.round(perMinute * minutes));
  const planned: PlannedDeed[] = [];
  // A source of its own for each fault: changing how often one is made leaves the others as they are.
  const add = (fault: string, count: number, draw: (source: Random) => Omit<PlannedDeed, 'atMs'>) => {
    const source = random.branch(fault);
    for (let done = 0; done < count; done++)
      planned.push({ atMs: source.next() * durationMs, ...draw(source) });
  };

  const victims = drawVictims(random.branch('victims'), kills);
  add('kills', kills, (source) => ({
    fault: 'kills',
    deed: { kind: 'kill', target: victims.pop() ?? 'relay', downMs: source.int(0, MAX_DOWN_MS) },
  }));
  add('wipe', Math.max(1, Math.round(minutes / MINUTES_PER_WIPE)), (source) => ({
    fault: 'wipe',
    deed: { kind: 'wipe', downMs: source.int(0, MAX_DOWN_MS) },
  }));
  add('proxies', times(PER_MINUTE.proxy), drawProxyDeed);
  add('receivers', times(PER_MINUTE.receiver), (source) => ({
    fault: 'receivers',
    deed: { kind: 'receiver', receiver: source.int(0, receivers - 1), conduct: drawConduct(source) },
  }));
  for (const kind of ['cancel', 'terminate', 'retry', 'resolve'] as const)
    add(kind, times(PER_MINUTE[kind]), (source) => ({ fault: kind, deed: { kind, share: source.next() } }));

  return planned
    .filter(({ fault }) => !options.without.has(fault))
    .toSorted((left, right) => left.atMs - right.atMs);
}

/** Every target in turn, each round in another order, so that all are killed about equally often. */
function drawVictims(random: Random, count: number): KillTarget[] {
  const victims: KillTarget[] = [];
  while (victims.length < count) {
    const round = KILL_TARGETS.map((target) => ({ target, order: random.next() }));
    victims.push(...round.toSorted((left, right) => left.order - right.order).map(({ target }) => target));
  }
  return victims.slice(0, count);
}

function drawProxyDeed(random: Random): Omit<PlannedDeed, 'atMs'> {
  const proxy = random.weighted(STRUCK);
  const kind = random.weighted(CONDUCTS);
  const delayMs = random.int(50, 800);
  const durationMs = random.int(300, 4_000);
  const conduct = kind === 'delay' ? { kind, delayMs } : { kind };
  return { fault: PROXIES[proxy], deed: { kind: 'proxy', proxy, conduct, durationMs } };
}
