import type { Asset, Environment, Id } from '../domain/money.ts';

/**
 * The kinds of payment whose outcome a provider decides: what each is called, where it is kept and who works on it.
 * Queues, workflow types and ids, verification, attention, recovery and operators' commands are derived from this table.
 * CONTRIBUTING says what else a new kind needs.
 */

/** One queue per kind of work, so that each scales, and stalls, alone. */
export const TASK_QUEUES = ['payouts', 'webhooks', 'bills', 'collections', 'chain'] as const;
export type TaskQueue = (typeof TASK_QUEUES)[number];

/** What the table says of every kind. The kind's own name is its flow, and begins its actions in the audit log. */
interface KindFacts {
  /** Begins its ids, such as `wd_…`. */
  readonly idPrefix: string;
  /** In which asset its orders are counted. */
  readonly asset: Asset;
  /** The field that names an order in the inputs of workflows and activities; stored histories hold it. */
  readonly idField: string;
  readonly queue: TaskQueue;
  readonly workflow: string;
  /** The workflow that looks at an order again after its end, and the flow under which operators find it. */
  readonly laterLook: { readonly workflow: string; readonly flow: string };
  /** The table with its status, and the one with its details: which column has its id, which why a human is needed. */
  readonly record: {
    readonly table: 'transactions' | 'usdt_sales';
    readonly details: string;
    readonly key: string;
    readonly attention: string;
  };
  /** What its workflow calls it in messages, such as `withdrawal`, and what the line in the Temporal UI begins with. */
  readonly noun: string;
  readonly title: string;
  /** The operators' command, and what it calls the kind. */
  readonly command: { readonly name: string; readonly noun: string; readonly description: string };
}

/** What the table says of a kind whose money is held until the provider has decided. */
interface HeldKindFacts extends KindFacts {
  /** What the provider is asked to do, in messages, such as `transfer`. */
  readonly deed: string;
  /** Why the money of a completed order came back, where the provider does not say. */
  readonly returned: string;
  /** The merchant gets an event when one of its orders ends; such an order is a transaction. */
  readonly hasEvents?: true;
  /** The names of its activities; stored histories hold them. */
  readonly activities: {
    readonly send: string;
    /** Sends, and ends the order where the provider has done it. */
    readonly settle: string;
    readonly ask: string;
    readonly end: string;
    readonly reverse: string;
    readonly noteAttention: string;
  };
}

/** The record of an order whose money is held and that is a transaction, with its table of details. */
function transactionWith<const Details extends string>(details: Details) {
  return { table: 'transactions', details, key: 'transaction_id', attention: 'attention_reason' } as const;
}

/** The kinds whose money is held, the most urgent first. */
export const HELD_KINDS = {
  withdrawal: {
    idPrefix: 'wd',
    asset: 'NGN',
    idField: 'withdrawalId',
    queue: 'payouts',
    workflow: 'withdrawalWorkflow',
    laterLook: { workflow: 'withdrawalReversalWorkflow', flow: 'withdrawal_reversal' },
    record: transactionWith('withdrawals'),
    noun: 'withdrawal',
    title: 'Withdrawal',
    command: { name: 'withdrawals', noun: 'withdrawal', description: 'payouts' },
    deed: 'transfer',
    returned: 'The bank returned the money.',
    hasEvents: true,
    activities: {
      send: 'sendTransfer',
      settle: 'settleWithdrawal',
      ask: 'askProvider',
      end: 'endWithdrawal',
      reverse: 'reverseWithdrawal',
      noteAttention: 'noteAttention',
    },
  },
  bill: {
    idPrefix: 'bill',
    asset: 'NGN',
    idField: 'purchaseId',
    queue: 'bills',
    workflow: 'billPurchaseWorkflow',
    laterLook: { workflow: 'billReversalWorkflow', flow: 'bill_reversal' },
    record: transactionWith('bill_purchases'),
    noun: 'purchase',
    title: 'Bill',
    command: { name: 'bills', noun: 'bill purchase', description: 'bill purchases' },
    deed: 'purchase',
    returned: 'The biller took the purchase back.',
    activities: {
      send: 'vend',
      settle: 'settleBillPurchase',
      ask: 'askAboutVend',
      end: 'endBillPurchase',
      reverse: 'reverseBillPurchase',
      noteAttention: 'noteBillAttention',
    },
  },
  usdt_sale: {
    idPrefix: 'sale',
    asset: 'USDT',
    idField: 'saleId',
    queue: 'payouts',
    workflow: 'usdtSaleWorkflow',
    laterLook: { workflow: 'usdtSaleReversalWorkflow', flow: 'usdt_sale_reversal' },
    record: { table: 'usdt_sales', details: 'usdt_sales', key: 'id', attention: 'attention_reason' },
    noun: 'sale of USDT',
    title: 'Sale of USDT',
    command: { name: 'usdt-sales', noun: 'sale of USDT', description: 'sales of USDT for naira' },
    deed: 'transfer',
    returned: 'The bank returned the money.',
    activities: {
      send: 'sendTransfer',
      settle: 'settleUsdtSale',
      ask: 'askProvider',
      end: 'endUsdtSale',
      reverse: 'reverseUsdtSale',
      noteAttention: 'noteUsdtSaleAttention',
    },
  },
} as const satisfies Record<string, HeldKindFacts>;
export type HeldKind = keyof typeof HELD_KINDS;
export type HeldActivityNames<K extends HeldKind = HeldKind> = (typeof HELD_KINDS)[K]['activities'];

/** The kinds of whose ends merchants hear by an event, and the types of these events, such as `withdrawal.failed`. */
export type EventKind = {
  [K in HeldKind]: (typeof HELD_KINDS)[K] extends { readonly hasEvents: true } ? K : never;
}[HeldKind];
export const ORDER_EVENT_TYPES = (Object.keys(HELD_KINDS) as readonly HeldKind[])
  .filter((kind): kind is EventKind => 'hasEvents' in HELD_KINDS[kind])
  .flatMap((kind) => [`${kind}.completed`, `${kind}.failed`] as const);

/** The event by which a merchant tries its webhook address. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** The types of all events. */
export const WEBHOOK_EVENT_TYPES = [...ORDER_EVENT_TYPES, TEST_EVENT_TYPE] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Every kind; a collection holds nothing, and credits what has arrived. */
export const KINDS = {
  ...HELD_KINDS,
  collection: {
    idPrefix: 'col',
    asset: 'NGN',
    idField: 'collectionId',
    queue: 'collections',
    workflow: 'collectionWorkflow',
    laterLook: { workflow: 'collectionNewsWorkflow', flow: 'collection_news' },
    record: {
      table: 'transactions',
      details: 'collections',
      key: 'transaction_id',
      attention: 'review_reason',
    },
    noun: 'collection',
    title: 'Collection',
    command: {
      name: 'collections',
      noun: 'collection',
      description: 'collections from customers abroad',
    },
  },
} as const satisfies Record<string, KindFacts>;
export type Kind = keyof typeof KINDS;
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/** The kinds whose record is a transaction of the naira wallet. */
export type TransactionKind = {
  [K in Kind]: (typeof KINDS)[K]['record']['table'] extends 'transactions' ? K : never;
}[Kind];
export const TRANSACTION_KINDS = ALL_KINDS.filter(
  (kind): kind is TransactionKind => KINDS[kind].record.table === 'transactions',
);

/** What a transaction may come from: such a kind, or money that has arrived. */
export const TRANSACTION_FLOWS = ['payment', 'vendor_credit', ...TRANSACTION_KINDS] as const;
export type TransactionFlow = (typeof TRANSACTION_FLOWS)[number];

/** The activities by which providers are told of orders. */
export const TELLING_ACTIVITIES: ReadonlySet<string> = new Set([
  ...Object.values(HELD_KINDS).flatMap(({ activities: { send, settle } }) => [send, settle]),
  'requestCollection',
]);

/** Whether a flow is of a kind whose money is held. */
export function isHeldKind(flow: string): flow is HeldKind {
  return flow in HELD_KINDS;
}

/** The id of an order, which no order of another kind has: its prefix is the kind's. */
export type OrderId<K extends Kind> = Id<(typeof KINDS)[K]['idPrefix']>;

/** What names an order in the inputs of its workflows and activities, such as `{withdrawalId, environment}`. */
export type OrderInput<K extends Kind> = K extends Kind
  ? { readonly [Field in (typeof KINDS)[K]['idField']]: OrderId<K> } & { readonly environment: Environment }
  : never;

export function orderInput<K extends Kind>(kind: K, id: OrderId<K>, environment: Environment): OrderInput<K> {
  return { [KINDS[kind].idField]: id, environment } as unknown as OrderInput<K>;
}

/** What the workflow of an order is started with. */
export type OrderFlowInput<K extends Kind> = OrderInput<K> & {
  /** The first attempt is made as workflows/firstLocally.ts says; absent where the start was promised before it said so. */
  readonly beginsLocally?: true;
};

/** The id of the order that an input names. */
export function orderIdOf<K extends Kind>(kind: K, input: OrderInput<K>): OrderId<K> {
  return (input as Readonly<Record<string, string>>)[KINDS[kind].idField] ?? '';
}

/** A kind's name as code spells it, such as `usdtSale`: it begins the names of places where tests stop a process. */
export function camelCase(name: string): string {
  return name.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
