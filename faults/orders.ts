/** What merchants asked for, as the driver knows it. Amounts are in minor units: kobo, micro-USDT, hundredths of a cedi. */

export const ENVIRONMENTS = ['prod', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export type OrderKind =
  | 'payment'
  | 'refund'
  | 'withdrawal'
  | 'bill'
  | 'sale'
  | 'collection'
  | 'session'
  | OperatorsKind;
/** What operators do with a wallet, and not its merchant. */
export type OperatorsKind = 'chargeback' | 'hold';

/** A merchant of the run. */
export interface Merchant {
  readonly businessId: string;
  readonly name: string;
  readonly keys: Readonly<Record<Environment, string>>;
  /** Signs its webhooks of the sandbox. */
  readonly webhookSecret: string;
  /** How its naira are paid to its bank account by themselves, in both environments; undefined where they are not. */
  readonly payouts: PayoutTerms | undefined;
  /** Whether its settled sessions are sold to its bank account, in both environments. */
  readonly sellsSessions: boolean;
}

/** When a merchant is paid by itself, and what stays in its wallet. Kobo. */
export type PayoutTerms = { readonly reserveMinor: bigint } & (
  | { readonly rule: 'daily' }
  | { readonly rule: 'amount'; readonly aboveMinor: bigint }
);

/** A deposit that a merchant let arrive on the address of a session. */
export interface Deposit {
  readonly idempotencyKey: string;
  readonly amountMinor: bigint;
  /** The transaction on the sandbox's chain, once it was answered. */
  txHash: string | undefined;
}

/** What operators do about a chargeback or a hold, as far as it is certain. */
export interface OperatorsAct {
  /** The payment that a chargeback is of. */
  readonly receivedId: string | undefined;
  /** How a chargeback ended, and whether its fee came back. */
  end: { readonly as: 'WON' | 'LOST'; readonly returnsFee: boolean } | undefined;
  /** What of a hold was released, in kobo. */
  releasedMinor: bigint;
}

/** One thing that a merchant asked for, once, or repeatedly under one key; or that an operator did with a wallet. */
export interface Order {
  readonly kind: OrderKind;
  /** The merchant's own reference, which no other order has. */
  readonly reference: string;
  readonly merchant: Merchant;
  readonly environment: Environment;
  /** What was asked for, in minor units of NGN; of USDT in sales and sessions; of the source currency in collections. */
  readonly amountMinor: bigint;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** The phone that a bill is for, which no other order has. */
  readonly phone: string | undefined;
  /**
   * `open`: no answer yet, and it is asked again under its key. `uncertain`: an answer was lost, and none will come.
   */
  state: 'open' | 'uncertain' | 'refused' | 'acknowledged';
  /** Whether an attempt may have been served without its answer arriving. */
  wasLost: boolean;
  /** The id of the record, from the first answer that named one. */
  id: string | undefined;
  /** Other ids that later answers to the same order named, which must not be. */
  readonly furtherIds: string[];
  /** Whether the service once said that it knows no such record, after it had acknowledged it. */
  wasDenied: boolean;
  /** Of a session. */
  readonly deposits: Deposit[];
  /** Of a session: the sales by which its merchant saw it sold. */
  readonly saleIds: Set<string>;
  /** Of a chargeback or hold. */
  readonly act: OperatorsAct | undefined;
}

/** Every order of a run. */
export class OrderLog {
  readonly #orders: Order[] = [];
  readonly #byPhone = new Map<string, Order>();
  readonly #byReference = new Map<string, Order>();

  get all(): readonly Order[] {
    return this.#orders;
  }

  add(order: Order): void {
    this.#orders.push(order);
    this.#byReference.set(order.reference, order);
    if (order.phone !== undefined) this.#byPhone.set(order.phone, order);
  }

  /** Notes that an answer named the record of an order. */
  acknowledge(order: Order, id: string): void {
    order.state = 'acknowledged';
    order.id ??= id;
    if (order.id !== id) order.furtherIds.push(id);
  }

  byReference(reference: string): Order | undefined {
    return this.#byReference.get(reference);
  }

  byPhone(phone: string): Order | undefined {
    return this.#byPhone.get(phone);
  }
}
