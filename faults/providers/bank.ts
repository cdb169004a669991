import { type PaystackServer, startPaystackServer } from '../../test/support/paystackServer.ts';
import { type BookEntry, Books } from './books.ts';
import type { ProviderReply, ProviderRequest } from './front.ts';
import {
  type ArrivingOrder,
  type DrivenProvider,
  Fates,
  LaterDeeds,
  type ProviderBehaviour,
  type ProviderOptions,
  startDriven,
} from './provider.ts';

/** What becomes of a transfer, each with how often it happens among a hundred. */
const FATES = [
  ['pays', 46],
  ['pays_late', 19],
  ['fails_late', 11],
  ['fails', 4],
  ['refuses', 9],
  ['pays_and_returns', 11],
] as const;
type Fate = (typeof FATES)[number][0];

/** The status, as Paystack calls it, that a transfer begins with, by its fate. */
const FIRST_STATUS: Readonly<Record<Exclude<Fate, 'refuses'>, string>> = {
  pays: 'success',
  pays_late: 'pending',
  fails_late: 'pending',
  fails: 'failed',
  pays_and_returns: 'success',
};
const STATE_OF_STATUS: Readonly<Record<string, BookEntry['state']>> = {
  success: 'paid',
  pending: 'pending',
  failed: 'failed',
  reversed: 'returned',
};

/** A refusal that is about the receiver alone, as Paystack puts it. */
const REFUSAL: ProviderReply = {
  status: 400,
  body: JSON.stringify({
    status: false,
    message: 'Recipient specified is invalid',
    type: 'validation_error',
    code: 'invalid_transfer_recipient',
    meta: { nextStep: '' },
  }),
};

/** More kobo than all orders of the longest run together. */
const BALANCE_MINOR = 1_000_000_000_000_000n;
const CALLBACK_TIMEOUT_MS = 10_000;

type Conclusion = 'success' | 'failed' | 'reversed';

/** Starts the bank: Paystack's protocol, with fates that the seed draws and books of its own. */
export async function startBank(options: ProviderOptions): Promise<DrivenProvider> {
  const paystack = await startPaystackServer({ balanceMinor: BALANCE_MINOR });
  return startDriven(new Bank(paystack, options), options);
}

class Bank implements ProviderBehaviour {
  readonly name = 'bank';
  readonly env: Readonly<Record<string, string>>;
  readonly protocolOrigin: string;
  readonly books = new Books();
  readonly #paystack: PaystackServer;
  readonly #options: ProviderOptions;
  readonly #fates: Fates<Fate>;
  readonly #later: LaterDeeds;

  constructor(paystack: PaystackServer, options: ProviderOptions) {
    this.env = { PAYSTACK_SECRET_KEY: paystack.secretKey };
    this.protocolOrigin = paystack.url;
    this.#paystack = paystack;
    this.#options = options;
    this.#fates = new Fates(options, FATES, 'pays');
    this.#later = new LaterDeeds(options.random);
  }

  isOrder({ method, path }: ProviderRequest): boolean {
    return method === 'POST' && path === '/transfer';
  }

  async order({ asked, forward }: ArrivingOrder): Promise<ProviderReply> {
    const { reference, amount } = JSON.parse(asked.body) as { reference: string; amount: number };
    const entry = this.books.entryOf({ reference, subject: reference, amountMinor: BigInt(amount) });
    entry.requests++;
    const fate = this.#fates.of(reference);
    if (fate === 'refuses') {
      entry.state = 'refused';
      return REFUSAL;
    }
    this.#paystack.planTransfer({ status: FIRST_STATUS[fate] }, reference);
    const reply = await forward();
    if (reply.status === 200) {
      const { data } = JSON.parse(reply.body) as { data: { amount: number } };
      entry.timesMade++;
      entry.amountMinor = BigInt(data.amount);
      entry.state = STATE_OF_STATUS[FIRST_STATUS[fate]] ?? 'pending';
      this.#goOn(entry, fate);
    }
    return reply;
  }

  paidSubjectOf({ body }: ProviderRequest): string | undefined {
    const { reference } = JSON.parse(body) as { reference: string };
    return this.books.find(reference)?.state === 'paid' ? reference : undefined;
  }

  heal(): void {
    this.#later.heal();
  }

  stop(): void {
    this.#later.stop();
  }

  stopProtocol(): Promise<void> {
    return this.#paystack.stop();
  }

  #goOn(entry: BookEntry, fate: Fate): void {
    if (fate === 'pays_late') this.#later.add(() => this.#settle(entry, 'success'));
    else if (fate === 'fails_late') this.#later.add(() => this.#settle(entry, 'failed'));
    else if (fate === 'pays_and_returns') this.#later.add(() => this.#settle(entry, 'reversed'));
    else this.#announce(entry.reference, fate === 'fails' ? 'failed' : 'success');
  }

  #settle(entry: BookEntry, status: Conclusion): void {
    void this.#paystack.settle(entry.reference, status);
    entry.state = STATE_OF_STATUS[status] ?? entry.state;
    this.#announce(entry.reference, status);
  }

  #announce(reference: string, status: Conclusion): void {
    const { body, headers } = this.#paystack.signedCallback({ event: `transfer.${status}`, reference });
    const post = async (apiUrl: string) => {
      const response = await fetch(`${apiUrl}/providers/paystack/callback`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    };
    // The service asks about what is under way; a return of what was paid it learns from this alone.
    this.#options.callbacks.send(post, status !== 'reversed');
  }
}
