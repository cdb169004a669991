import type { Random } from '../../faults/random.ts';
import type {
  AccountResolution,
  Bank,
  BankProvider,
  TransferInstruction,
  TransferQuery,
  TransferReport,
} from '../../src/providers/bank/port.ts';
import { ProviderUnavailableError } from '../../src/providers/errors.ts';
import type { NotFound } from '../../src/providers/reports.ts';
import { Finding, ownerNamed, type Scheduler } from './scheduler.ts';

/** Banks that keep books of their own. What they do with a transfer follows from the seed, and their books are the truth. */

type BookedStatus = 'pending' | 'paid' | 'failed' | 'reversed';

/** A transfer in a bank's book. */
interface BookedTransfer {
  readonly reference: string;
  readonly amountMinor: bigint;
  status: BookedStatus;
  /** What it will be later; undefined once it is. */
  next: BookedStatus | undefined;
}

/** What a bank does with a transfer that it has not seen. */
type Fate =
  | 'paid'
  | 'pending_paid'
  | 'pending_failed'
  | 'refused'
  | 'not_sent'
  | 'blocked'
  | 'paid_reversed'
  | 'unclear';

const FATES: readonly (readonly [Fate, number])[] = [
  ['paid', 43],
  ['pending_paid', 16],
  ['pending_failed', 8],
  ['refused', 7],
  ['not_sent', 5],
  ['blocked', 2],
  ['paid_reversed', 16],
  ['unclear', 3],
];

/** How long a client waits for a bank's answer. */
const TIMEOUT_MS = 30_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How banks behave; healing makes them well. */
export interface BankMood {
  isWell: boolean;
}

/** The order that a reference is of: each attempt has the order's id, and a number after it where it is not the first. */
const orderOf = (reference: string): string => reference.split('-')[0] ?? reference;

/** All banks' books, which are compared with each other at each payment. */
export class BankBooks {
  readonly all: SimulatedBank[] = [];

  /** What banks have of an order, at any of them. */
  of(orderId: string): readonly BookedTransfer[] {
    return this.all.flatMap((bank) => bank.of(orderId));
  }

  /** Whether a request that a bank has not seen is still on its way there. */
  isOnItsWay(orderId: string): boolean {
    return this.all.some((bank) => bank.isAwaited(orderId));
  }
}

export class SimulatedBank implements BankProvider {
  readonly name: string;
  /** How many requests are on their way to it, by their references. */
  readonly #onTheirWay = new Map<string, number>();
  readonly #book = new Map<string, BookedTransfer>();
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #books: BankBooks;
  readonly #mood: BankMood;
  readonly #owner;
  /** Has news of a transfer; resolves to whether the service took it. */
  readonly #announce: (bank: SimulatedBank, reference: string) => Promise<boolean>;

  constructor(parts: {
    readonly name: string;
    readonly scheduler: Scheduler;
    readonly random: Random;
    readonly books: BankBooks;
    readonly mood: BankMood;
    readonly announce: (bank: SimulatedBank, reference: string) => Promise<boolean>;
  }) {
    this.name = parts.name;
    this.#scheduler = parts.scheduler;
    this.#random = parts.random;
    this.#books = parts.books;
    this.#mood = parts.mood;
    this.#announce = parts.announce;
    this.#owner = ownerNamed(parts.name);
    this.#books.all.push(this);
  }

  of(orderId: string): readonly BookedTransfer[] {
    return [...this.#book.values()].filter(({ reference }) => orderOf(reference) === orderId);
  }

  isAwaited(orderId: string): boolean {
    const references = [...this.#onTheirWay.keys()];
    return references.some((reference) => orderOf(reference) === orderId && !this.#book.has(reference));
  }

  identifyAccount(): Promise<string> {
    return Promise.resolve(`account of ${this.name}`);
  }

  readBalanceMinor(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  listBanks(): Promise<readonly Bank[]> {
    return Promise.resolve([{ code: '058', name: 'Guaranty Trust Bank', nipCode: '000013' }]);
  }

  resolveAccount({
    expectedName,
  }: {
    readonly expectedName?: string | undefined;
  }): Promise<AccountResolution> {
    return this.#exchange('name enquiry', undefined, () => ({
      status: 'found',
      accountName: expectedName ?? '',
    }));
  }

  sendTransfer(instruction: TransferInstruction): Promise<TransferReport> {
    const { reference } = instruction;
    return this.#exchange(`transfer ${reference}`, reference, () => this.#take(instruction));
  }

  findTransfer({ reference }: TransferQuery): Promise<TransferReport | NotFound> {
    return this.#exchange(`check of ${reference}`, undefined, () => {
      const booked = this.#book.get(reference);
      if (!booked) return { status: 'not_found' };
      const report = reportOf(booked);
      this.#changeMeanwhile(booked);
      return report;
    });
  }

  /**
   * A request and its answer, each of which takes its time or is lost. A request may also arrive after its client has given up.
   *
   * @param reference of a request that changes the book.
   */
  async #exchange<Answer>(what: string, reference: string | undefined, work: () => Answer): Promise<Answer> {
    const random = this.#random;
    const isIll = !this.#mood.isWell;
    const fate = isIll ? random.weighted(EXCHANGES) : 'answered';
    const answered = Promise.withResolvers<Answer>();
    const lost = () =>
      answered.reject(new ProviderUnavailableError(this.name, 'The simulated bank did not answer.'));
    const arrive = () => {
      this.#leave(reference);
      const answer = work();
      if (fate === 'answered') {
        this.#scheduler.addLater(random.pick([5, 50, 500, 3_000]), `answers the ${what}`, () => {
          answered.resolve(answer);
          return undefined;
        });
      }
      return undefined;
    };
    this.#setOut(reference);
    if (fate === 'request_lost') this.#leave(reference);
    else {
      const slowMs = random.chance(0.1) && isIll ? random.int(5 * SECOND, 25 * SECOND) : random.int(5, 800);
      const travelMs = fate === 'late' ? random.int(TIMEOUT_MS, 3 * MINUTE) : slowMs;
      this.#scheduler.addLater(travelMs, `gets the ${what}`, arrive, this.#owner);
    }
    if (fate !== 'answered') {
      this.#scheduler.addLater(TIMEOUT_MS, `${this.name} does not answer the ${what}`, () => {
        lost();
        return undefined;
      });
    }
    return answered.promise;
  }

  #setOut(reference: string | undefined): void {
    if (reference === undefined) return;
    this.#onTheirWay.set(reference, (this.#onTheirWay.get(reference) ?? 0) + 1);
  }

  #leave(reference: string | undefined): void {
    if (reference === undefined) return;
    const left = (this.#onTheirWay.get(reference) ?? 1) - 1;
    if (left === 0) this.#onTheirWay.delete(reference);
    else this.#onTheirWay.set(reference, left);
  }

  #take({ reference, amountMinor, isFirstAttempt }: TransferInstruction): TransferReport {
    const known = this.#book.get(reference);
    if (known) return reportOf(known);
    const fate = this.#mood.isWell ? 'paid' : this.#random.weighted(FATES);
    if (fate === 'not_sent' || fate === 'blocked') {
      return said(isFirstAttempt ? fate : 'unknown', `The simulated bank did nothing: ${fate}.`);
    }
    if (fate === 'refused') {
      this.#enter(reference, amountMinor, 'failed');
      return said(isFirstAttempt ? 'failed' : 'unknown', 'The simulated bank refuses the transfer.');
    }
    const isPending = fate.startsWith('pending') || fate === 'unclear';
    const booked = this.#enter(reference, amountMinor, isPending ? 'pending' : 'paid');
    if (isPending) {
      const isPaid = fate === 'pending_paid' || (fate === 'unclear' && this.#random.chance(0.5));
      this.#changeLater(booked, isPaid ? 'paid' : 'failed', this.#random.int(SECOND, 20 * MINUTE));
    } else if (fate === 'paid_reversed') {
      const soon = this.#random.chance(0.4);
      const afterMs = soon ? this.#random.int(SECOND, 30 * SECOND) : this.#random.int(MINUTE, 40 * MINUTE);
      this.#changeLater(booked, 'reversed', afterMs);
    }
    return fate === 'unclear' ? said('unknown', 'The simulated bank is unclear.') : reportOf(booked);
  }

  #enter(reference: string, amountMinor: bigint, status: BookedStatus): BookedTransfer {
    const others = this.#books.of(orderOf(reference)).filter((other) => other.status !== 'failed');
    const [other] = others;
    if (other && status !== 'failed') {
      this.#scheduler.fail(
        new Finding(
          `PAID TWICE ${orderOf(reference)}: ${other.reference} is ${other.status}, and ${this.name} got ${reference}`,
        ),
      );
    }
    const booked: BookedTransfer = { reference, amountMinor, status, next: undefined };
    this.#book.set(reference, booked);
    return booked;
  }

  /** A transfer may change right after its check was answered, while the answer is on its way: the hardest moment. */
  #changeMeanwhile(booked: BookedTransfer): void {
    const { next } = booked;
    if (this.#mood.isWell || next === undefined || !this.#random.chance(0.3)) return;
    booked.next = undefined;
    booked.status = next;
    this.#tell(booked, 1);
  }

  #changeLater(booked: BookedTransfer, status: BookedStatus, afterMs: number): void {
    booked.next = status;
    // Banks also announce what they have only just accepted.
    if (this.#random.chance(0.5)) this.#tellLater(booked);
    this.#scheduler.addLater(
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

  #tell(booked: BookedTransfer, afterMs?: number): void {
    const isDoubled = this.#random.chance(0.2);
    for (let each = 0; each < (isDoubled ? 2 : 1); each++) this.#tellLater(booked, { afterMs });
  }

  /** Sends a callback until the service has taken it. */
  #tellLater(
    booked: BookedTransfer,
    { isRepeated = false, afterMs }: { isRepeated?: boolean; afterMs?: number | undefined } = {},
  ): void {
    const random = this.#random;
    const soonMs = random.chance(0.5) ? random.int(1, 500) : random.int(SECOND, 2 * MINUTE);
    const waitMs = isRepeated ? random.int(20 * SECOND, 10 * MINUTE) : (afterMs ?? soonMs);
    this.#scheduler.addLater(
      waitMs,
      `sends a callback about ${booked.reference}`,
      () => {
        void this.#announce(this, booked.reference).then((wasTaken) => {
          if (!wasTaken) this.#tellLater(booked, { isRepeated: true });
        });
        return undefined;
      },
      this.#owner,
    );
  }
}

/** What happens to an exchange with a bank that is not well. */
const EXCHANGES = [
  ['answered', 86],
  ['request_lost', 4],
  ['answer_lost', 6],
  ['late', 4],
] as const;

const STATUSES = { pending: 'pending', paid: 'succeeded', failed: 'failed', reversed: 'reversed' } as const;

function reportOf({ reference, status }: BookedTransfer): TransferReport {
  return {
    status: STATUSES[status],
    providerReference: `bank-${reference}`,
    reason: `The simulated bank has it as ${status}.`,
  };
}

function said(status: TransferReport['status'], reason: string): TransferReport {
  return { status, providerReference: undefined, reason };
}
