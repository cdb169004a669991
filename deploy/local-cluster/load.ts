import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '../../faults/load.ts';
import type { Order, OrderKind } from '../../faults/orders.ts';
import type { Random } from '../../faults/random.ts';
import type { Scene } from './scene.ts';

/**
 * What merchants do, each with how often among a hundred: they ask after an order once or twice, and most orders start a
 * workflow and another one for their webhook.
 */
const ACTIONS: readonly (readonly [OrderKind | 'read', number])[] = [
  ['read', 60],
  ['payment', 10],
  ['withdrawal', 14],
  ['bill', 6],
  ['sale', 4],
  ['collection', 3],
  ['session', 3],
];

const NAIRA = 100n;
const MICRO = 1_000_000n;

/** The decimals by which the sandbox's provider leaves an order open for seconds, and then carries it out. */
const PENDING_HUNDREDTHS = 2n;

/** How long the customer of a slow session waits before the deposit, in ms. */
const DEPOSIT_AFTER_MS = [2_000, 40_000] as const;

/**
 * An order that succeeds in either environment, with a key of its own.
 *
 * @param about.isSlow whether it stays open for some seconds, where it is of the sandbox.
 */
export function orderOf(
  { drawing, log, merchants }: Pick<Scene, 'drawing' | 'log' | 'merchants'>,
  about: {
    readonly kind: OrderKind;
    readonly environment: 'prod' | 'test';
    readonly isSlow?: boolean;
    readonly random: Random;
  },
): Order {
  const { kind, environment, isSlow = false, random } = about;
  const amount = BigInt(random.int(100, 900));
  const hundredths = isSlow && environment === 'test' && kind !== 'session' ? PENDING_HUNDREDTHS : 0n;
  const order = drawing.make(kind, {
    // The last merchant has too little to pay for everything.
    merchant: random.pick(merchants.slice(0, 2)),
    environment,
    amountMinor:
      kind === 'sale' || kind === 'session'
        ? (amount / 100n + 4n) * MICRO + hundredths * (MICRO / 100n)
        : amount * NAIRA + hundredths,
    hasKey: true,
  });
  log.add(order);
  return order;
}

/** Requests at a steady rate, whatever becomes of them. */
export interface Load {
  /** Sends no more, and waits for every answer. */
  stop(): Promise<void>;
}

/**
 * Sends orders and reads them.
 *
 * @param options.rate requests a second.
 * @param options.asksAgain whether merchants send an order again whose answer was lost.
 * @param options.slowShare how many orders, from 0 to 1, stay open for some seconds; none unless given.
 */
export function startLoad(
  scene: Scene,
  options: {
    readonly rate: number;
    readonly asksAgain: boolean;
    readonly slowShare?: number;
    readonly random: Random;
  },
): Load {
  const { rate, asksAgain, slowShare = 0, random } = options;
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const timer = setInterval(() => {
    const isSlow = random.chance(slowShare);
    const about = { asksAgain, isSlow, stopping: stopping.signal };
    const one: Promise<void> = act(scene, about, random).finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1_000 / rate);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

async function act(
  scene: Scene,
  about: { readonly asksAgain: boolean; readonly isSlow: boolean; readonly stopping: AbortSignal },
  random: Random,
): Promise<void> {
  const { sending } = scene;
  const action = random.weighted(ACTIONS);
  if (action === 'read') return read(scene, random);
  const environment = action === 'session' || random.chance(0.5) ? 'test' : 'prod';
  const { asksAgain, isSlow, stopping } = about;
  const order = orderOf(scene, { kind: action, environment, isSlow, random });
  const depositAfterMs = isSlow ? random.int(...DEPOSIT_AFTER_MS) : 0;
  if (asksAgain) await sending.send(order, random);
  else await sending.sendOnce(order, random);
  if (action !== 'session' || order.state !== 'acknowledged') return;
  // A customer whose time is cut short pays at once.
  await sleep(depositAfterMs, undefined, { signal: stopping }).catch(() => {});
  await sending.deposit(order, order.amountMinor, random);
}

async function read({ api, log }: Scene, random: Random): Promise<void> {
  const known = log.all.filter(({ state }) => state === 'acknowledged');
  const shown = random.pick(known);
  const apiKey = shown.merchant.keys[shown.environment];
  const answer = await api.request({ method: 'GET', path: pathOf(shown), apiKey }, random);
  if (answer.kind === 'answered' && answer.status === 404) shown.wasDenied = true;
}
