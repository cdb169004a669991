import type { Random } from '../../faults/random.ts';
import type { ProviderCallback } from '../../src/domain/orders/providerCallback.ts';
import { ProviderUnavailableError } from '../../src/providers/errors.ts';
import { Finding, type Owner, ownerNamed, type Scheduler } from './scheduler.ts';

/** Providers that keep books of their own. What they do with a request follows from the seed, and their books are the truth. */

type BookedStatus = 'pending' | 'paid' | 'failed' | 'reversed';

/** A request to a provider. */
interface SentRequest {
  readonly reference: string;
  /** What it is for, as the provider can know it: an order, or the phone or meter that it sells to. */
  readonly subject: string;
  /** In minor units of what the provider counts in. */
  readonly amountMinor: bigint;
}

/** A request in a provider's book. */
export interface Booked extends SentRequest {
  /** When it arrived, ms since 1970. */
  readonly atMs: number;
  status: BookedStatus;
  /** What it will be later; undefined once it is. */
  next: BookedStatus | undefined;
}

/** What a provider answers about a request. */
export type Outcome = BookedStatus | 'not_sent' | 'blocked' | 'unknown';

/** What a provider does with a request that it has not seen. */
export type Fate =
  | 'paid'
  | 'pending_paid'
  | 'pending_failed'
  | 'refused'
  | 'not_sent'
  | 'blocked'
  | 'paid_reversed'
  | 'unclear';

/** How often something happens. */
export interface Habits {
  readonly fates: readonly (readonly [Fate, number])[];
  /** The share of checks during which a request changes. */
  readonly changesMeanwhile: number;
}

/** Those of banks and vendors. */
export const PAYOUT_HABITS: Habits = {
  fates: [
    ['paid', 43],
    ['pending_paid', 16],
    ['pending_failed', 8],
    ['refused', 7],
    ['not_sent', 5],
    ['blocked', 2],
    ['paid_reversed', 16],
    ['unclear', 3],
  ],
  changesMeanwhile: 0.3,
};

/** How long a client waits for a provider's answer. */
const TIMEOUT_MS = 30_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How providers and receivers behave; healing makes them well. */
export interface Mood {
  isWell: boolean;
}

/** All providers' books, which are compared with each other at each payment. */
export class Books {
  readonly all: SimulatedProvider[] = [];

  /** What providers have of a subject, at any of them. */
  of(subject: string): readonly Booked[] {
    return this.all.flatMap((provider) => provider.of(subject));
  }

  /** Whether a request that a provider has not seen is still on its way there. */
  isOnItsWay(subject: string): boolean {
    return this.all.some((provider) => provider.isAwaited(subject));
  }
}

export interface ProviderParts {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly books: Books;
  readonly mood: Mood;
  /** Sends a callback; resolves to whether the service took it. */
  readonly announce: (provider: string, callback: Announcement) => Promise<boolean>;
}

/** What a callback says. */
export type Announcement = Pick<ProviderCallback, 'eventKey'> & Partial<ProviderCallback>;

export abstract class SimulatedProvider {
  readonly name: string;
  /** How many requests are on their way to it, by their references. */
  readonly #onTheirWay = new Map<string, { readonly subject: string; count: number }>();
  readonly #book = new Map<string, Booked>();
  readonly #parts: ProviderParts;
  readonly #habits: Habits;
  readonly #owner: Owner;

  constructor(parts: ProviderParts, habits: Habits) {
    this.name = parts.name;
    this.#parts = parts;
    this.#habits = habits;
    this.#owner = ownerNamed(parts.name);
    parts.books.all.push(this);
  }

  protected get random(): Random {
    return this.#parts.random;
  }

  protected get isIll(): boolean {
    return !this.#parts.mood.isWell;
  }

  of(subject: string): readonly Booked[] {
    return [...this.#book.values()].filter((booked) => booked.subject === subject);
  }

  isAwaited(subject: string): boolean {
    return [...this.#onTheirWay].some(
      ([reference, request]) => request.subject === subject && !this.#book.has(reference),
    );
  }

  identifyAccount(): Promise<string> {
    return Promise.resolve(`account of ${this.name}`);
  }

  readBalanceMinor(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Takes a request, once for each reference. */
  protected request<Report>(
    request: SentRequest,
    isFirst: boolean | undefined,
    reportOf: (outcome: Outcome, request: SentRequest) => Report,
  ): Promise<Report> {
    const what = `request ${request.reference}`;
    return this.#exchange(what, request, () => reportOf(this.#take(request, isFirst), request));
  }

  /** Answers what it has under a reference. @param settle what it does with that before it answers. */
  protected find<Report>(
    reference: string,
    reportOf: (outcome: Outcome, booked: Booked) => Report,
    settle: (booked: Booked) => void = () => undefined,
  ): Promise<Report | { readonly status: 'not_found' }> {
    return this.#exchange<Report | { readonly status: 'not_found' }>(
      `check of ${reference}`,
      undefined,
      () => {
        const booked = this.#book.get(reference);
        if (!booked) return { status: 'not_found' };
        settle(booked);
        const report = reportOf(booked.status, booked);
        this.#changeMeanwhile(booked);
        return report;
      },
    );
  }

  /** Answers a question that changes nothing. */
  protected ask<Answer>(what: string, work: () => Answer): Promise<Answer> {
    return this.#exchange(what, undefined, work);
  }

  /** Why it does nothing with a request that it has not seen; undefined when it may take it. */
  protected refusalOf(_request: SentRequest): Outcome | undefined {
    return undefined;
  }

  /** A report about a request, in the words of the provider's port. */
  protected report<Status extends string>(status: Status, outcome: Outcome, reference: string) {
    const isBooked = this.#book.has(reference);
    return {
      status,
      providerReference: isBooked ? `${this.name}-${reference}` : undefined,
      reason: `The simulated ${this.name} has it as ${outcome}.`,
    };
  }

  /**
   * A request and its answer, each of which takes its time or is lost. A request may also arrive after its client has given up.
   *
   * @param request what changes the book.
   */
  async #exchange<Answer>(
    what: string,
    request: SentRequest | undefined,
    work: () => Answer,
  ): Promise<Answer> {
    const { random, scheduler } = this.#parts;
    const fate = this.isIll ? random.weighted(EXCHANGES) : 'answered';
    const answered = Promise.withResolvers<Answer>();
    const lost = () =>
      answered.reject(new ProviderUnavailableError(this.name, `The simulated ${this.name} did not answer.`));
    const arrive = () => {
      this.#leave(request);
      const answer = work();
      if (fate === 'answered') {
        scheduler.addLater(random.pick([5, 50, 500, 3_000]), `answers the ${what}`, () => {
          answered.resolve(answer);
          return undefined;
        });
      }
      return undefined;
    };
    this.#setOut(request);
    if (fate === 'request_lost') this.#leave(request);
    else {
      const slowMs =
        random.chance(0.1) && this.isIll ? random.int(5 * SECOND, 25 * SECOND) : random.int(5, 800);
      const travelMs = fate === 'late' ? random.int(TIMEOUT_MS, 3 * MINUTE) : slowMs;
      scheduler.addLater(travelMs, `gets the ${what}`, arrive, this.#owner);
    }
    if (fate !== 'answered') {
      scheduler.addLater(TIMEOUT_MS, `${this.name} does not answer the ${what}`, () => {
        lost();
        return undefined;
      });
    }
    return answered.promise;
  }

  #setOut(request: SentRequest | undefined): void {
    if (request === undefined) return;
    const { reference, subject } = request;
    const count = this.#onTheirWay.get(reference)?.count ?? 0;
    this.#onTheirWay.set(reference, { subject, count: count + 1 });
  }

  #leave(request: SentRequest | undefined): void {
    const waiting = request && this.#onTheirWay.get(request.reference);
    if (waiting && --waiting.count === 0) this.#onTheirWay.delete(request.reference);
  }

  #take(request: SentRequest, isFirst: boolean | undefined): Outcome {
    const { random } = this.#parts;
    const known = this.#book.get(request.reference);
    if (known) return known.status;
    const refusal = this.refusalOf(request);
    if (refusal) return refusal;
    const fate = this.isIll ? random.weighted(this.#habits.fates) : 'paid';
    if (fate === 'not_sent' || fate === 'blocked') return isFirst ? fate : 'unknown';
    if (fate === 'refused') {
      this.#enter(request, 'failed');
      return isFirst ? 'failed' : 'unknown';
    }
    const isPending = fate.startsWith('pending') || fate === 'unclear';
    const booked = this.#enter(request, isPending ? 'pending' : 'paid');
    if (isPending) {
      const isPaid = fate === 'pending_paid' || (fate === 'unclear' && random.chance(0.5));
      this.#changeLater(booked, isPaid ? 'paid' : 'failed', random.int(SECOND, 20 * MINUTE));
    } else if (fate === 'paid_reversed') {
      const soon = random.chance(0.4);
      const afterMs = soon ? random.int(SECOND, 30 * SECOND) : random.int(MINUTE, 40 * MINUTE);
      this.#changeLater(booked, 'reversed', afterMs);
    }
    return fate === 'unclear' ? 'unknown' : booked.status;
  }

  #enter(request: SentRequest, status: BookedStatus): Booked {
    const { books, scheduler } = this.#parts;
    const { reference, subject } = request;
    const [other] = books.of(subject).filter((each) => each.status !== 'failed');
    if (other && status !== 'failed') {
      scheduler.fail(
        new Finding(
          `PAID TWICE ${subject}: ${other.reference} is ${other.status}, and ${this.name} got ${reference}`,
        ),
      );
    }
    const booked: Booked = { ...request, atMs: scheduler.clock.nowMs, status, next: undefined };
    this.#book.set(reference, booked);
    return booked;
  }

  /** How a callback names a request. */
  protected named(reference: string): Partial<ProviderCallback> {
    return { transferReference: reference };
  }

  /** A request may change right after its check was answered, while the answer is on its way: the hardest moment. */
  #changeMeanwhile(booked: Booked): void {
    const { next } = booked;
    if (!this.isIll || next === undefined || !this.random.chance(this.#habits.changesMeanwhile)) return;
    booked.next = undefined;
    booked.status = next;
    this.#tell(booked, 1);
  }

  #changeLater(booked: Booked, status: BookedStatus, afterMs: number): void {
    booked.next = status;
    // Providers also announce what they have only just accepted.
    if (this.random.chance(0.5)) this.#tellLater(this.#callbackAbout(booked));
    this.#parts.scheduler.addLater(
      afterMs,
      `${booked.reference} changes`,
      () => {
        if (booked.next === undefined) return 'no longer';
        booked.next = undefined;
        booked.status = status;
        this.#tell(booked);
        return `and is ${status}`;
      },
      this.#owner,
    );
  }

  #tell(booked: Booked, afterMs?: number): void {
    this.tell(this.#callbackAbout(booked), afterMs);
  }

  #callbackAbout({ reference, status }: Booked): Announcement {
    return { eventKey: `${reference}/${status}`, ...this.named(reference) };
  }

  /** Sends a callback, or the same one twice. */
  protected tell(callback: Announcement, afterMs?: number): void {
    const isDoubled = this.random.chance(0.2);
    for (let each = 0; each < (isDoubled ? 2 : 1); each++) this.#tellLater(callback, { afterMs });
  }

  /** Sends a callback until the service has taken it. */
  #tellLater(
    callback: Announcement,
    { isRepeated = false, afterMs }: { isRepeated?: boolean; afterMs?: number | undefined } = {},
  ): void {
    const { random, scheduler, announce } = this.#parts;
    const soonMs = random.chance(0.5) ? random.int(1, 500) : random.int(SECOND, 2 * MINUTE);
    const waitMs = isRepeated ? random.int(20 * SECOND, 10 * MINUTE) : (afterMs ?? soonMs);
    scheduler.addLater(
      waitMs,
      `sends the callback ${callback.eventKey}`,
      () => {
        void announce(this.name, callback).then((wasTaken) => {
          if (!wasTaken) this.#tellLater(callback, { isRepeated: true });
        });
        return undefined;
      },
      this.#owner,
    );
  }

  /** Does something later, as this provider. */
  protected later(afterMs: number, what: string, work: () => string | undefined): void {
    this.#parts.scheduler.addLater(afterMs, what, work, this.#owner);
  }
}

/** What happens to an exchange with a provider that is not well. */
const EXCHANGES = [
  ['answered', 86],
  ['request_lost', 4],
  ['answer_lost', 6],
  ['late', 4],
] as const;
