import type { Environment, Merchant, OperatorsKind, Order, OrderKind } from './orders.ts';
import type { Random } from './random.ts';

type DrawnKind = Exclude<OrderKind, 'refund' | OperatorsKind>;

/** What merchants ask for, each with how often among a hundred. */
const KINDS: readonly (readonly [DrawnKind, number])[] = [
  ['payment', 14],
  ['withdrawal', 38],
  ['bill', 17],
  ['sale', 10],
  ['collection', 11],
  ['session', 10],
];

/** Kobo that pick an outcome in the sandbox, the plain one more often. */
const SANDBOX_HUNDREDTHS = [0, 0, 0, 0, 1, 2, 3, 4, 5] as const;

const SHARE_WITH_KEY = 0.6;
const SHARE_OF_PRODUCTION = 0.5;

/** Numbers the orders of a run and draws what they are. */
export class OrderDrawing {
  #count = 0;
  readonly #prefix: string;

  /** @param seed is in every reference, so that two runs share none. */
  constructor(seed: number) {
    this.#prefix = `s${seed}`;
  }

  /** An order of any kind, or of this one, as the source says. */
  draw(random: Random, merchants: readonly Merchant[], of?: DrawnKind): Order {
    const kind = of ?? random.weighted(KINDS);
    const merchant = random.pick(merchants);
    const environment = random.chance(SHARE_OF_PRODUCTION) ? 'prod' : 'test';
    return this.make(kind, {
      merchant,
      environment,
      amountMinor: amountOf(kind, environment, random),
      hasKey: random.chance(SHARE_WITH_KEY),
    });
  }

  /** A refund of an acknowledged payment. The service keeps its reference as the reason. */
  refund(payment: Order, amountMinor: bigint, hasKey: boolean): Order {
    const { merchant, environment, id } = payment;
    const refund = this.make('refund', { merchant, environment, amountMinor, hasKey });
    const { businessId } = merchant;
    const body = { businessId, amount: Number(amountMinor) / 100, reason: refund.reference };
    return { ...refund, path: `/payment/${id}/refund`, body };
  }

  /** A chargeback of an acknowledged payment, or a hold on its wallet. The reference is the dispute, or the case. */
  act(kind: OperatorsKind, payment: Order, amountMinor: bigint): Order {
    const { merchant, environment, id } = payment;
    const order = this.make(kind, { merchant, environment, amountMinor, hasKey: false });
    const receivedId = kind === 'chargeback' ? id : undefined;
    return { ...order, act: { receivedId, end: undefined, releasedMinor: 0n } };
  }

  /** An order of this kind and amount. */
  make(
    kind: OrderKind,
    about: {
      readonly merchant: Merchant;
      readonly environment: Environment;
      readonly amountMinor: bigint;
      readonly hasKey: boolean;
    },
  ): Order {
    const { merchant, environment, amountMinor } = about;
    const number = ++this.#count;
    const reference = `${this.#prefix}-${kind}-${number}`;
    const phone = kind === 'bill' ? `080${String(number).padStart(8, '0')}` : undefined;
    const { path, fields } = requestOf(kind, { amountMinor, environment, phone });
    return {
      kind,
      reference,
      merchant,
      environment,
      amountMinor,
      path,
      body: { businessId: merchant.businessId, merchantReference: reference, ...fields },
      idempotencyKey: about.hasKey ? `key-${reference}` : undefined,
      phone,
      state: 'open',
      wasLost: false,
      id: undefined,
      furtherIds: [],
      wasDenied: false,
      deposits: [],
      saleIds: new Set(),
      act: undefined,
    };
  }
}

/** An amount in minor units that the service takes, in the sandbox with the decimals that pick an outcome. */
function amountOf(kind: DrawnKind, environment: Environment, random: Random): bigint {
  const hundredths = BigInt(environment === 'test' ? random.pick(SANDBOX_HUNDREDTHS) : random.int(0, 99));
  const major = (least: number, most: number) => BigInt(random.int(least, most));
  switch (kind) {
    case 'payment':
      return major(100, 200_000) * 100n + hundredths;
    case 'withdrawal':
      return major(100, 60_000) * 100n + hundredths;
    case 'bill':
      // VTpass is sent naira as JSON numbers, kobo included.
      return major(50, 5_000) * 100n + hundredths;
    case 'sale':
      return major(2, 60) * 1_000_000n + hundredths * 10_000n;
    case 'collection':
      // Yellow Card collects whole amounts only.
      return major(10, 500) * 100n + (environment === 'test' ? hundredths : 0n);
    case 'session':
      return major(5, 200) * 1_000_000n;
  }
}

function requestOf(
  kind: OrderKind,
  about: {
    readonly amountMinor: bigint;
    readonly environment: Environment;
    readonly phone: string | undefined;
  },
): { readonly path: string; readonly fields: Readonly<Record<string, unknown>> } {
  const naira = Number(about.amountMinor) / 100;
  const usdt = Number(about.amountMinor) / 1_000_000;
  switch (kind) {
    case 'refund':
    case 'chargeback':
    case 'hold':
      return { path: '/payment', fields: {} };
    case 'payment':
      return {
        path: '/payment/process/external',
        fields: {
          amount: naira,
          serviceType: 'invoice',
          description: 'An invoice',
          externalPayerName: 'Ada Obi',
          externalPayerEmail: 'ada@example.com',
        },
      };
    case 'withdrawal':
      return { path: '/withdrawal/request', fields: { amount: naira } };
    case 'bill':
      return { path: '/bills/airtime', fields: { network: 'mtn', phone: about.phone, amount: naira } };
    case 'sale':
      return { path: '/crypto/withdrawals/request', fields: { amountUsdt: usdt } };
    case 'collection':
      return {
        path: '/cross-border/collections',
        fields: {
          sourceAmount: naira,
          sourceCurrency: 'GHS',
          country: 'GH',
          // Each collector has its own name for it.
          paymentMethod: about.environment === 'prod' ? 'MTN' : 'MTN Mobile Money',
          customer: { name: 'Kofi Mensah', phone: '+233241234567' },
        },
      };
    case 'session':
      return { path: '/crypto/payments/create', fields: { amount: usdt } };
  }
}
