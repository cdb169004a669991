import {
  collectionTransfer,
  type HeldOrderTransfers,
  type NairaPaidOut,
  paidOutTransfers,
  usdtSaleTransfers,
} from '../domain/ledger/ledger.ts';
import type { Asset, Environment, Id, Kobo, Owner } from '../domain/money.ts';
import type { EndpointEventType } from '../domain/webhooks/eventTypes.ts';

/**
 * The kinds of payment whose outcome a provider decides: what each is called, where it is kept and who works on it.
 * Queues, workflow types and ids, verification, attention, recovery and operators' commands are derived from this table.
 * docs/contributing/kinds.md lists what else a new kind needs.
 */

/** One queue per kind of work, so that each scales, and stalls, alone. */
export const TASK_QUEUES = ['payouts', 'webhooks', 'bills', 'collections', 'chain'] as const;
export type TaskQueue = (typeof TASK_QUEUES)[number];

/** The transfers of a kind; only its own code knows what its orders have. */
export type OrderTransfers<Order extends Owner = Owner> = Pick<HeldOrderTransfers<Order>, 'post'> &
  Partial<HeldOrderTransfers<Order>>;

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
  /** The table with its status, and the one with its details, whose column `key` has its id. */
  readonly record: {
    readonly table: 'transactions' | 'usdt_sales';
    readonly details: string;
    readonly key: string;
  };
  /** What its orders move in the ledger; only `post` of a kind that holds no money. */
  readonly transfers: OrderTransfers;
  /** What its workflow calls it in messages, such as `withdrawal`, and what the line in the Temporal UI begins with. */
  readonly noun: string;
  readonly title: string;
  /** The operators' command, and what it calls the kind. */
  readonly command: { readonly name: string; readonly noun: string; readonly description: string };
  /** What the provider is asked to do, in messages, such as `transfer`. */
  readonly operation: string;
  /** Where the money is while the order is open: a sentence. */
  readonly meanwhile: string;
  /** Why the money of a completed order came back, where the provider does not say. */
  readonly returned: string;
  /** What the merchant is told of an order that an operator decided to be failed. */
  readonly failedByOperator: string;
  /** The names of its steps, as operators read them in the Temporal UI. */
  readonly activities: OrderStepNames;
}

/** The names of an order's steps. */
export interface OrderStepNames {
  /** The first steps at once, inside the workflow's task. */
  readonly begin: string;
  readonly send: string;
  readonly check: string;
  readonly failOver: string;
  /** Of collections alone. */
  readonly takeBack?: string;
  readonly settle: string;
  readonly flag: string;
  readonly refuseDecision: string;
  readonly recordRequest: string;
}

/** The names of a vendor credit's steps. */
interface VendorCreditStepNames extends Pick<OrderStepNames, 'begin' | 'check' | 'flag' | 'recordRequest'> {
  readonly dismiss: string;
}

/** The names of those steps that an order of some kind has. */
export type AnyStepNames = Partial<OrderStepNames & VendorCreditStepNames>;

/** The record of an order whose money is held and that is a transaction, with its table of details. */
function transactionWith<const Details extends string>(details: Details) {
  return { table: 'transactions', details, key: 'transaction_id' } as const;
}

/** The steps of every payout to a bank account. */
const TRANSFER_STEPS = {
  send: 'sendTransfer',
  check: 'checkTransfer',
  failOver: 'failOverTransfer',
  refuseDecision: 'refuseDecision',
  recordRequest: 'recordRequest',
} as const;

/** The money of one NGN withdrawal, in kobo. */
export interface WithdrawalMoney extends NairaPaidOut {
  readonly withdrawalId: Id<'wd'>;
  readonly feeMinor: Kobo;
}

export const withdrawalTransfers = paidOutTransfers<WithdrawalMoney>(
  'withdrawal',
  ({ withdrawalId }) => withdrawalId,
);

/** The money of one bill purchase, in kobo. Its fee consists of taxes alone. */
export interface BillMoney extends NairaPaidOut {
  readonly purchaseId: Id<'bill'>;
}

export const billTransfers = paidOutTransfers<BillMoney>('bill', ({ purchaseId }) => purchaseId);

/** The kinds whose money is held, the most urgent first. */
export const HELD_KINDS = {
  withdrawal: {
    idPrefix: 'wd',
    asset: 'NGN',
    idField: 'withdrawalId',
    queue: 'payouts',
    workflow: 'withdrawalWorkflow',
    record: transactionWith('withdrawals'),
    transfers: withdrawalTransfers,
    noun: 'withdrawal',
    title: 'Withdrawal',
    command: { name: 'withdrawals', noun: 'withdrawal', description: 'payouts' },
    operation: 'transfer',
    meanwhile: 'The money stays on hold.',
    returned: 'The bank returned the money.',
    failedByOperator: 'Our operations team found that the transfer failed.',
    activities: {
      ...TRANSFER_STEPS,
      begin: 'beginWithdrawal',
      settle: 'settleWithdrawal',
      flag: 'flagWithdrawal',
    },
  },
  bill: {
    idPrefix: 'bill',
    asset: 'NGN',
    idField: 'purchaseId',
    queue: 'bills',
    workflow: 'billPurchaseWorkflow',
    record: transactionWith('bill_purchases'),
    transfers: billTransfers,
    noun: 'purchase',
    title: 'Bill',
    command: { name: 'bills', noun: 'bill purchase', description: 'bill purchases' },
    operation: 'purchase',
    meanwhile: 'The money stays on hold.',
    returned: 'The biller took the purchase back.',
    failedByOperator: 'Our operations team found that the purchase failed.',
    activities: {
      begin: 'beginBillPurchase',
      send: 'purchaseBill',
      check: 'checkBillPurchase',
      failOver: 'failOverBillPurchase',
      settle: 'settleBillPurchase',
      flag: 'flagBillPurchase',
      refuseDecision: 'refuseDecision',
      recordRequest: 'recordRequest',
    },
  },
  usdt_sale: {
    idPrefix: 'sale',
    asset: 'USDT',
    idField: 'saleId',
    queue: 'payouts',
    workflow: 'usdtSaleWorkflow',
    record: { table: 'usdt_sales', details: 'usdt_sales', key: 'id' },
    transfers: usdtSaleTransfers,
    noun: 'sale of USDT',
    title: 'Sale of USDT',
    command: { name: 'usdt-sales', noun: 'sale of USDT', description: 'sales of USDT for naira' },
    operation: 'transfer',
    meanwhile: 'The money stays on hold.',
    returned: 'The bank returned the money.',
    failedByOperator: 'Our operations team found that the transfer failed.',
    activities: { ...TRANSFER_STEPS, begin: 'beginUsdtSale', settle: 'settleUsdtSale', flag: 'flagUsdtSale' },
  },
} as const satisfies Record<string, KindFacts>;
export type HeldKind = keyof typeof HELD_KINDS;

/** Every kind; a collection holds nothing, and credits what has arrived. */
export const KINDS = {
  ...HELD_KINDS,
  collection: {
    idPrefix: 'col',
    asset: 'NGN',
    idField: 'collectionId',
    queue: 'collections',
    workflow: 'collectionWorkflow',
    record: {
      table: 'transactions',
      details: 'collections',
      key: 'transaction_id',
    },
    transfers: { post: collectionTransfer },
    noun: 'collection',
    title: 'Collection',
    command: {
      name: 'collections',
      noun: 'collection',
      description: 'collections from customers abroad',
    },
    operation: 'collection',
    meanwhile: 'Nothing is credited before the customer has paid.',
    returned: 'The provider took the payment back.',
    failedByOperator: 'Our operations team found that the customer did not pay.',
    activities: {
      begin: 'beginCollection',
      send: 'requestCollection',
      check: 'checkCollection',
      failOver: 'failOverCollection',
      takeBack: 'takeBackCollection',
      settle: 'settleCollection',
      flag: 'flagCollection',
      refuseDecision: 'refuseDecision',
      recordRequest: 'recordRequest',
    },
  },
} as const satisfies Record<string, KindFacts>;
export type Kind = keyof typeof KINDS;
/** The kinds of whose ends merchants hear by events, such as `withdrawal.failed`. */
export type EventKind = { [K in Kind]: `${K}.completed` extends EndpointEventType ? K : never }[Kind];
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/**
 * Vendor credits: money that arrived on a merchant's dedicated account. The same function and workflow decide about them.
 * They are not a kind of the table: nothing is sent, and neither owner nor amount is known before they are credited.
 */
export const VENDOR_CREDIT = {
  noun: 'payment',
  meanwhile: 'Nothing is credited before the provider confirms it.',
  activities: {
    begin: 'beginVendorCredit',
    check: 'creditVendorPayment',
    flag: 'flagVendorCredit',
    recordRequest: 'recordVendorCreditRequest',
    dismiss: 'dismissVendorCredit',
  },
} as const satisfies Pick<KindFacts, 'noun' | 'meanwhile'> & { readonly activities: VendorCreditStepNames };

/** The kinds whose record is a transaction of the naira wallet. */
export type TransactionKind = {
  [K in Kind]: (typeof KINDS)[K]['record']['table'] extends 'transactions' ? K : never;
}[Kind];
const TRANSACTION_KINDS = ALL_KINDS.filter(
  (kind): kind is TransactionKind => KINDS[kind].record.table === 'transactions',
);

/** What a transaction may come from: such a kind, money that has arrived, or that was taken back. */
export const TRANSACTION_FLOWS = [
  'payment',
  'refund',
  'chargeback',
  'debt_repayment',
  'vendor_credit',
  ...TRANSACTION_KINDS,
] as const;
export type TransactionFlow = (typeof TRANSACTION_FLOWS)[number];

/** The activities by which providers are told of orders. */
export const SENDING_ACTIVITIES: ReadonlySet<string> = new Set([
  ...Object.values(KINDS).flatMap(({ activities: { begin, send } }) => [begin, send]),
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
