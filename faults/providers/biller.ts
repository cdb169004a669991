import { vtpassCallbackToken } from '../../src/providers/bills/vtpass.ts';
import { startVtpassServer, type VtpassServer } from '../../test/support/vtpassServer.ts';
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

/** What becomes of a vend, each with how often it happens among a hundred. */
const FATES = [
  ['delivers', 50],
  ['delivers_late', 17],
  ['fails_late', 10],
  ['fails', 5],
  ['refuses', 8],
  ['blocked_at_first', 4],
  ['delivers_and_returns', 6],
] as const;
type Fate = (typeof FATES)[number][0];

/** The status, as VTpass calls it, that a vend begins with, by its fate. */
const FIRST_STATUS: Readonly<Record<Exclude<Fate, 'refuses'>, string>> = {
  delivers: 'delivered',
  delivers_late: 'pending',
  fails_late: 'pending',
  fails: 'failed',
  blocked_at_first: 'delivered',
  delivers_and_returns: 'delivered',
};
const STATE_OF_STATUS: Readonly<Record<string, BookEntry['state']>> = {
  delivered: 'paid',
  pending: 'pending',
  failed: 'failed',
  reversed: 'returned',
};

// Codes of vtpass.com/documentation/response-codes.
const REFUSAL = refusal('035', 'SERVICE INACTIVE');
const LOW_WALLET = refusal('018', 'LOW WALLET BALANCE');
const PROCESSED = '000';

function refusal(code: string, description: string): ProviderReply {
  const body = { code, content: { errors: description }, response_description: description };
  return { status: 200, body: JSON.stringify(body) };
}

/** More naira than all orders of the longest run together. */
const BALANCE_NAIRA = 1_000_000_000_000;

/** Starts the seller of bills: VTpass's protocol, with fates that the seed draws and books of its own. */
export async function startBiller(options: ProviderOptions): Promise<DrivenProvider> {
  const vtpass = await startVtpassServer();
  vtpass.setBalance(BALANCE_NAIRA);
  return startDriven(new Biller(vtpass, options), options);
}

class Biller implements ProviderBehaviour {
  readonly name = 'biller';
  readonly env: Readonly<Record<string, string>>;
  readonly protocolOrigin: string;
  readonly books = new Books();
  readonly #vtpass: VtpassServer;
  readonly #options: ProviderOptions;
  /** By the phone: a request that was refused for our wallet comes again under another id. */
  readonly #fates: Fates<Fate>;
  readonly #later: LaterDeeds;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(vtpass: VtpassServer, options: ProviderOptions) {
    this.env = {
      VTPASS_API_KEY: vtpass.keys.apiKey,
      VTPASS_PUBLIC_KEY: vtpass.keys.publicKey,
      VTPASS_SECRET_KEY: vtpass.keys.secretKey,
    };
    this.protocolOrigin = new URL(vtpass.url).origin;
    this.#vtpass = vtpass;
    this.#options = options;
    this.#fates = new Fates(options, FATES, 'delivers');
    this.#later = new LaterDeeds(options.random);
  }

  isOrder({ path }: ProviderRequest): boolean {
    return path === '/api/pay';
  }

  /** The protocol's server is given the plan of its next vend, so vends come one after the other. */
  order(arriving: ArrivingOrder): Promise<ProviderReply> {
    const mine = this.#turn.then(() => this.#vend(arriving));
    this.#turn = mine.catch(() => {});
    return mine;
  }

  paidSubjectOf({ body }: ProviderRequest): string | undefined {
    const { request_id: reference } = JSON.parse(body) as { request_id: string };
    const entry = this.books.find(reference);
    return entry?.state === 'paid' ? entry.subject : undefined;
  }

  heal(): void {
    this.#later.heal();
  }

  stop(): void {
    this.#later.stop();
  }

  stopProtocol(): Promise<void> {
    return this.#vtpass.stop();
  }

  async #vend({ asked, forward }: ArrivingOrder): Promise<ProviderReply> {
    const order = JSON.parse(asked.body) as Record<string, unknown>;
    const entry = this.books.entryOf({
      reference: String(order.request_id),
      subject: String(order.billersCode ?? order.phone),
      amountMinor: koboOf(order.amount),
    });
    entry.requests++;
    const fate = this.#fates.of(entry.subject);
    if (fate === 'refuses') {
      entry.state = 'refused';
      return REFUSAL;
    }
    if (fate === 'blocked_at_first') {
      this.#fates.change(entry.subject, 'delivers');
      return LOW_WALLET;
    }
    this.#vtpass.planVend({ status: FIRST_STATUS[fate] });
    const reply = await forward();
    const { code, amount } = JSON.parse(reply.body) as { code: string; amount?: number };
    if (code === PROCESSED) {
      entry.timesMade++;
      entry.amountMinor = koboOf(amount);
      entry.state = STATE_OF_STATUS[FIRST_STATUS[fate]] ?? 'pending';
      this.#goOn(entry, fate);
    }
    return reply;
  }

  #goOn(entry: BookEntry, fate: Fate): void {
    if (fate === 'delivers_late') this.#later.add(() => this.#settle(entry, 'delivered'));
    else if (fate === 'fails_late') this.#later.add(() => this.#settle(entry, 'failed'));
    else if (fate === 'delivers_and_returns') this.#later.add(() => this.#settle(entry, 'reversed'));
  }

  #settle(entry: BookEntry, status: 'delivered' | 'failed' | 'reversed'): void {
    this.#vtpass.settle(entry.reference, status);
    entry.state = STATE_OF_STATUS[status] ?? entry.state;
    const token = vtpassCallbackToken(this.#vtpass.keys.secretKey);
    this.#options.callbacks.send(
      async (apiUrl) => {
        const address = `${apiUrl}/providers/vtpass/callback?token=${token}`;
        return (await this.#vtpass.sendCallback(address, entry.reference)).httpStatus;
      },
      // The service asks about what is under way; a return of what was delivered it learns from this alone.
      status !== 'reversed',
    );
  }
}

/** Naira as VTpass writes them, in kobo. */
function koboOf(naira: unknown): bigint {
  return BigInt(Math.round(Number(naira) * 100));
}
