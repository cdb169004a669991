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

/** An order of whole amounts, which succeeds in either environment, with a key of its own. */
export function orderOf(
  { drawing, log, merchants }: Pick<Scene, 'drawing' | 'log' | 'merchants'>,
  about: { readonly kind: OrderKind; readonly environment: 'prod' | 'test'; readonly random: Random },
): Order {
  const { kind, environment, random } = about;
  const amount = BigInt(random.int(100, 900));
  const order = drawing.make(kind, {
    // The last merchant has too little to pay for everything.
    merchant: random.pick(merchants.slice(0, 2)),
    environment,
    amountMinor: kind === 'sale' || kind === 'session' ? (amount / 100n + 4n) * MICRO : amount * NAIRA,
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
 */
export function startLoad(
  scene: Scene,
  options: { readonly rate: number; readonly asksAgain: boolean; readonly random: Random },
): Load {
  const { rate, random } = options;
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one: Promise<void> = act(scene, options, random).finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1_000 / rate);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

async function act(
  scene: Scene,
  { asksAgain }: { readonly asksAgain: boolean },
  random: Random,
): Promise<void> {
  const { sending } = scene;
  const action = random.weighted(ACTIONS);
  if (action === 'read') return read(scene, random);
  const environment = action === 'session' || random.chance(0.5) ? 'test' : 'prod';
  const order = orderOf(scene, { kind: action, environment, random });
  if (asksAgain) await sending.send(order, random);
  else await sending.sendOnce(order, random);
  if (action === 'session' && order.state === 'acknowledged')
    await sending.deposit(order, order.amountMinor, random);
}

async function read({ api, log }: Scene, random: Random): Promise<void> {
  const known = log.all.filter(({ state }) => state === 'acknowledged');
  const shown = random.pick(known);
  const apiKey = shown.merchant.keys[shown.environment];
  const answer = await api.request({ method: 'GET', path: pathOf(shown), apiKey }, random);
  if (answer.kind === 'answered' && answer.status === 404) shown.wasDenied = true;
}
