import { type Stops, startedWith } from '../drivers/parts.ts';
import { startQuidaxServer } from '../test/support/quidaxServer.ts';
import { PURSES } from './merchants.ts';
import { startBank } from './providers/bank.ts';
import { startBiller } from './providers/biller.ts';
import { type Callbacks, createCallbacks } from './providers/callbacks.ts';
import { startCollector } from './providers/collector.ts';
import type { DrivenProvider } from './providers/provider.ts';
import type { Random } from './random.ts';
import { type Receiver, startReceiver } from './receivers.ts';

/** What is round the service: providers, the market, and the merchants' receivers of webhooks. */
export interface World {
  readonly providers: Readonly<Record<'bank' | 'biller' | 'collector', DrivenProvider>>;
  readonly market: Market;
  readonly callbacks: Callbacks;
  readonly receivers: readonly Receiver[];
}

/** Where USDT is traded. */
export interface Market {
  readonly port: number;
  /** From now on a USDT brings so many naira. */
  trade(rate: string): void;
}

export interface WorldOptions {
  readonly random: Random;
  /** False lets every provider do at once what it is asked. */
  readonly hasFates: boolean;
  /** A provider has acted on an order for this subject, and its answer is lost. */
  readonly onLostReply: (subject: string) => void;
  /** Where providers call the service back, without a path; may be filled in later. */
  readonly apiUrls: readonly string[];
  /** What was started is added at once, so that it ends whatever fails later. */
  readonly stops: Stops;
}

export async function startWorld(options: WorldOptions): Promise<World> {
  const { random, hasFates, onLostReply, apiUrls, stops } = options;
  const callbacks = createCallbacks(apiUrls, random.branch('callbacks'));
  stops.push(() => callbacks.stop());
  const providerOptions = (name: string) => ({
    random: random.branch(name),
    callbacks,
    hasFates,
    onLostReply,
  });
  const providers = {
    bank: await startedWith(stops, startBank(providerOptions('bank'))),
    biller: await startedWith(stops, startBiller(providerOptions('biller'))),
    collector: await startedWith(stops, startCollector(providerOptions('collector'))),
  };
  const quidax = await startedWith(stops, startQuidaxServer());
  const receivers = await Promise.all(PURSES.map(() => startedWith(stops, startReceiver())));
  const market = {
    port: Number(new URL(quidax.url).port),
    trade: (rate: string) => quidax.setTicker(rate),
  };
  return { providers, market, callbacks, receivers };
}

/**
 * The settings of a service that uses these providers.
 *
 * @param at where it reaches each of them: behind proxies, or directly.
 */
export function providerEnv(
  { bank, biller, collector }: World['providers'],
  at: Readonly<Record<'bank' | 'biller' | 'collector' | 'market', { readonly port: number }>>,
): Readonly<Record<string, string>> {
  const originOf = (name: keyof typeof at) => `http://127.0.0.1:${at[name].port}`;
  return {
    PROVIDER_URLS: [
      `paystack=${originOf('bank')}`,
      `vtpass=${originOf('biller')}/api`,
      `yellowcard=${originOf('collector')}`,
      `quidax=${originOf('market')}`,
    ].join(','),
    RATE_PROVIDERS: 'quidax',
    ...bank.env,
    ...biller.env,
    ...collector.env,
  };
}
