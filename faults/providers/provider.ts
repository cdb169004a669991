import type { Random } from '../random.ts';
import type { Books } from './books.ts';
import type { Callbacks } from './callbacks.ts';
import { drawMishap, type ProviderReply, type ProviderRequest, startProviderFront } from './front.ts';

/** A provider of the driver's own, behind a port of 127.0.0.1. */
export interface DrivenProvider {
  readonly name: string;
  readonly port: number;
  /** The settings of a service that uses it, but for its address. */
  readonly env: Readonly<Record<string, string>>;
  readonly books: Books;
  /** From now on requests and answers go astray; before, every request is answered. */
  beginMishaps(): void;
  /** From now on every request is answered, and what is under way ends at once as it was going to. */
  heal(): void;
  /** How often each mishap was made. */
  mishaps(): Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** What the providers of a run are given. */
export interface ProviderOptions {
  readonly random: Random;
  readonly callbacks: Callbacks;
  /** False lets every request succeed at once. */
  readonly hasFates: boolean;
  /** The provider has acted on an order for this subject, and its answer is lost. */
  readonly onLostReply: (subject: string) => void;
}

/** An order as it arrives at a provider. */
export interface ArrivingOrder {
  readonly asked: ProviderRequest;
  /** Hands the request to the server that speaks the provider's protocol. */
  readonly forward: () => Promise<ProviderReply>;
}

/** What one provider does, by its protocol and its fates. */
export interface ProviderBehaviour {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where the server listens that speaks the protocol, without a path. */
  readonly protocolOrigin: string;
  readonly stopProtocol: () => Promise<void>;
  readonly books: Books;
  /** Whether a request makes the provider act. */
  isOrder(asked: ProviderRequest): boolean;
  /** Acts on an order and answers it. */
  order(arriving: ArrivingOrder): Promise<ProviderReply>;
  /** Answers a question; hands it to the protocol's server unless it is given. */
  readonly question?: (arriving: ArrivingOrder) => Promise<ProviderReply>;
  /** Who the order is for, once it was acted on. */
  paidSubjectOf(asked: ProviderRequest): string | undefined;
  heal(): void;
  stop(): void;
}

/** Puts a provider behind its front, where requests and answers go astray as the seed draws it. */
export async function startDriven(
  behaviour: ProviderBehaviour,
  { random, hasFates, onLostReply }: ProviderOptions,
): Promise<DrivenProvider> {
  let hasMishaps = false;
  const front = await startProviderFront(behaviour.protocolOrigin, {
    mishapOf: (asked) =>
      hasMishaps ? drawMishap(random, behaviour.isOrder(asked) ? 'order' : 'question') : 'none',
    async act(asked, forward, isReplyLost) {
      if (!behaviour.isOrder(asked)) return behaviour.question?.({ asked, forward }) ?? forward();
      const reply = await behaviour.order({ asked, forward });
      const paidSubject = behaviour.paidSubjectOf(asked);
      if (isReplyLost && paidSubject !== undefined) onLostReply(paidSubject);
      return reply;
    },
  });
  return {
    name: behaviour.name,
    port: front.port,
    env: behaviour.env,
    books: behaviour.books,
    beginMishaps() {
      hasMishaps = hasFates;
    },
    heal() {
      hasMishaps = false;
      behaviour.heal();
    },
    mishaps: front.mishaps,
    async stop() {
      behaviour.stop();
      await front.stop();
      await behaviour.stopProtocol();
    },
  };
}

/** What becomes of orders, drawn once for each subject. */
export class Fates<Fate extends string> {
  readonly #fates = new Map<string, Fate>();
  readonly #draw: () => Fate;

  /**
   * @param weights each fate with how often it happens among a hundred.
   * @param plain the fate of every order when there are to be none.
   */
  constructor(
    { random, hasFates }: ProviderOptions,
    weights: readonly (readonly [Fate, number])[],
    plain: Fate,
  ) {
    this.#draw = () => (hasFates ? random.weighted(weights) : plain);
  }

  of(subject: string): Fate {
    const fate = this.#fates.get(subject) ?? this.#draw();
    this.#fates.set(subject, fate);
    return fate;
  }

  change(subject: string, fate: Fate): void {
    this.#fates.set(subject, fate);
  }
}

/** How long "late" is: minutes at a real provider, seconds here. */
const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15_000;

/** What providers do later, at times that the seed draws; healing does it at once. */
export class LaterDeeds {
  readonly #random: Random;
  readonly #timers = new Map<NodeJS.Timeout, () => void>();
  #isHealed = false;

  constructor(random: Random) {
    this.#random = random;
  }

  add(deed: () => void): void {
    const delayMs = this.#random.int(MIN_DELAY_MS, MAX_DELAY_MS);
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        deed();
      },
      this.#isHealed ? 0 : delayMs,
    );
    this.#timers.set(timer, deed);
  }

  heal(): void {
    this.#isHealed = true;
    const deeds = [...this.#timers];
    this.#timers.clear();
    for (const [timer, deed] of deeds) {
      clearTimeout(timer);
      deed();
    }
  }

  stop(): void {
    for (const timer of this.#timers.keys()) clearTimeout(timer);
    this.#timers.clear();
  }
}
