import { startYellowCardServer, type YellowCardServer } from '../../test/support/yellowCardServer.ts';
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

/** What becomes of a collection, each with how often it happens among a hundred. */
const FATES = [
  ['paid', 14],
  ['paid_late', 44],
  ['fails_late', 15],
  ['never_approved', 10],
  ['on_hold_and_paid', 5],
  ['on_hold_and_failed', 4],
  ['refuses', 8],
] as const;
type Fate = (typeof FATES)[number][0];

const REFUSAL: ProviderReply = {
  status: 400,
  body: JSON.stringify({ code: 'PaymentValidationError', message: 'Refused: PaymentValidationError' }),
};

/** A status that Yellow Card's documentation does not list: the service must leave it to a human. */
const ON_HOLD = 'on_hold';

/** Starts the collector abroad: Yellow Card's protocol, with fates that the seed draws and books of its own. */
export async function startCollector(options: ProviderOptions): Promise<DrivenProvider> {
  return startDriven(new Collector(await startYellowCardServer(), options), options);
}

class Collector implements ProviderBehaviour {
  readonly name = 'collector';
  readonly env: Readonly<Record<string, string>>;
  readonly protocolOrigin: string;
  readonly books = new Books();
  readonly #yellowCard: YellowCardServer;
  readonly #options: ProviderOptions;
  readonly #fates: Fates<Fate>;
  readonly #later: LaterDeeds;
  readonly #neverApproved: BookEntry[] = [];
  #isHealed = false;

  constructor(yellowCard: YellowCardServer, options: ProviderOptions) {
    this.env = { YELLOWCARD_API_KEY: yellowCard.apiKey, YELLOWCARD_SECRET_KEY: yellowCard.secretKey };
    this.protocolOrigin = yellowCard.url;
    this.#yellowCard = yellowCard;
    this.#options = options;
    this.#fates = new Fates(options, FATES, 'paid_late');
    this.#later = new LaterDeeds(options.random);
  }

  isOrder({ method, path }: ProviderRequest): boolean {
    return method === 'POST' && path === '/business/receive';
  }

  async order({ asked, forward }: ArrivingOrder): Promise<ProviderReply> {
    const { sequenceId, localAmount } = JSON.parse(asked.body) as {
      sequenceId: string;
      localAmount: number;
    };
    const entry = this.books.entryOf({
      reference: sequenceId,
      subject: sequenceId,
      amountMinor: BigInt(Math.round(localAmount * 100)),
    });
    entry.requests++;
    const fate = this.#fates.of(sequenceId);
    if (fate === 'refuses') {
      entry.state = 'refused';
      return REFUSAL;
    }
    const reply = await forward();
    if (reply.status === 200) {
      entry.timesMade++;
      entry.state = 'pending';
      this.#goOn(entry, fate);
    }
    return reply;
  }

  question({ forward }: ArrivingOrder): Promise<ProviderReply> {
    return forward();
  }

  paidSubjectOf({ body }: ProviderRequest): string | undefined {
    const { sequenceId } = JSON.parse(body) as { sequenceId: string };
    return this.books.find(sequenceId)?.state === 'paid' ? sequenceId : undefined;
  }

  heal(): void {
    this.#isHealed = true;
    this.#later.heal();
    this.#expireNeverApproved();
  }

  stop(): void {
    this.#later.stop();
  }

  stopProtocol(): Promise<void> {
    return this.#yellowCard.stop();
  }

  #goOn(entry: BookEntry, fate: Fate): void {
    if (fate.startsWith('on_hold')) void this.#yellowCard.settle(entry.reference, ON_HOLD);
    if (fate === 'paid') this.#settle(entry, 'complete');
    else if (fate === 'never_approved') this.#neverApproved.push(entry);
    else if (fate === 'paid_late' || fate === 'on_hold_and_paid')
      this.#later.add(() => this.#settle(entry, 'complete'));
    else this.#later.add(() => this.#settle(entry, 'failed'));
    if (this.#isHealed) this.#expireNeverApproved();
  }

  /** Yellow Card ends what a customer never approves; the service cannot take it back. */
  #expireNeverApproved(): void {
    for (const entry of this.#neverApproved.splice(0)) this.#settle(entry, 'expired');
  }

  #settle(entry: BookEntry, status: 'complete' | 'failed' | 'expired'): void {
    if (entry.state !== 'pending') return;
    void this.#yellowCard.settle(entry.reference, status);
    entry.state = status === 'complete' ? 'paid' : 'failed';
    this.#announce(entry.reference);
  }

  #announce(reference: string): void {
    this.#options.callbacks.send((apiUrl) => {
      // The address is read before the first wait, so that no other announcement takes this one's.
      this.#yellowCard.setCallbackUrl(`${apiUrl}/providers/yellowcard/callback`);
      const announced = this.#yellowCard.announce(reference);
      this.#yellowCard.setCallbackUrl(undefined);
      return announced;
    }, true);
  }
}
