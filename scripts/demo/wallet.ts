import type { MerchantClient } from '../../packages/client/src/index.ts';
import { DemoFailure } from './failure.ts';
import { naira } from './page.ts';

/** How long a balance may take to be what a step made it. */
const PATIENCE_MS = 5_000;

/** Balances in major units: naira and USDT. */
interface Balances {
  readonly ngn: number;
  readonly ngnHeld: number;
  readonly usdt: number;
  readonly usdtHeld: number;
}

/** By how much a step changes balances, in major units; what is absent stays. */
export type Moves = Partial<Balances>;

/** The balances of the demo merchant, followed from step to step. */
export class Wallet {
  readonly #client: MerchantClient;
  readonly #pause: (ms: number) => Promise<void>;
  #balances: Balances;

  private constructor(client: MerchantClient, pause: (ms: number) => Promise<void>, balances: Balances) {
    this.#client = client;
    this.#pause = pause;
    this.#balances = balances;
  }

  /** @param pause waits some milliseconds, or throws when the demo is to end. */
  static async open(client: MerchantClient, pause: (ms: number) => Promise<void>): Promise<Wallet> {
    return new Wallet(client, pause, await readBalances(client));
  }

  /** The USDT that can be sold. */
  get usdt(): number {
    return this.#balances.usdt;
  }

  /**
   * Waits until the balances are as a step must have made them.
   *
   * @returns the balance of the asset that it changes as text, or undefined when nothing is said of any.
   * @throws DemoFailure when they are others.
   */
  async settle(moves: Moves): Promise<string | undefined> {
    if (Object.keys(moves).length === 0) return undefined;
    const wanted = added(this.#balances, moves);
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await readBalances(this.#client);
      if (isSame(found, wanted)) break;
      if (Date.now() > deadline) {
        throw new DemoFailure(
          `The balance is ${asText(found)} and must be ${asText(wanted)}: does somebody else use the demo merchant now?`,
        );
      }
      await this.#pause(100);
    }
    this.#balances = wanted;
    return moves.usdt === undefined ? nairaAsText(wanted) : usdtAsText(wanted);
  }

  toString(): string {
    return asText(this.#balances);
  }
}

async function readBalances(client: MerchantClient): Promise<Balances> {
  const { ngn, usdt } = (await client.getOverview({ query: { days: 1 } })).overview.balances;
  return { ngn: ngn.available, ngnHeld: ngn.held, usdt: usdt.available, usdtHeld: usdt.held };
}

function added(balances: Balances, moves: Moves): Balances {
  const sum = (name: keyof Balances) => rounded(balances[name] + (moves[name] ?? 0));
  return { ngn: sum('ngn'), ngnHeld: sum('ngnHeld'), usdt: sum('usdt'), usdtHeld: sum('usdtHeld') };
}

/** Both naira and USDT have at most six decimals; sums of numbers with decimals have more. */
function rounded(amount: number): number {
  return Math.round(amount * 1_000_000) / 1_000_000;
}

function isSame(one: Balances, other: Balances): boolean {
  return (Object.keys(one) as (keyof Balances)[]).every((name) => one[name] === other[name]);
}

function asText(balances: Balances): string {
  const hasUsdt = balances.usdt + balances.usdtHeld > 0;
  return hasUsdt ? `${nairaAsText(balances)}, ${usdtAsText(balances)}` : nairaAsText(balances);
}

function nairaAsText({ ngn, ngnHeld }: Balances): string {
  return ngnHeld === 0 ? naira(ngn) : `${naira(ngn)}, held ${naira(ngnHeld)}`;
}

function usdtAsText({ usdt, usdtHeld }: Balances): string {
  return usdtHeld === 0 ? `${usdt} USDT` : `${usdt} USDT, held ${usdtHeld}`;
}
