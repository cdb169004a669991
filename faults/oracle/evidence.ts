import type { Environment, Merchant, Order, OrderKind } from '../orders.ts';
import type { BookEntry } from '../providers/books.ts';
import type { ReceivedWebhook } from '../receivers.ts';

/** Everything the oracle judges by: what the driver knows itself, and what the service's tables say. */
export interface Evidence {
  readonly orders: readonly Order[];
  readonly merchants: readonly Merchant[];
  /** What the driver put into the ledger before the run. */
  readonly fundings: readonly Funding[];
  /** The books of the providers, all of production. */
  readonly books: Readonly<Record<'bank' | 'biller' | 'collector', readonly BookEntry[]>>;
  /** What the driver's operators decide about an order that only a human can decide. */
  readonly verdictOf: (reference: string) => 'COMPLETED' | 'FAILED';
  readonly received: readonly ReceivedWebhook[];
  readonly tables: Tables;
  /** What merchants were shown of their wallets, once all was over. */
  readonly statements: readonly StatementEvidence[];
  /** Flows that have an open workflow, among those that were asked about by id. */
  readonly openWorkflows: ReadonlySet<string>;
}

/** Money that came to a merchant out of nothing but the platform's custody account. Micro-USDT. */
export interface Funding {
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMicro: bigint;
}

/** What the service's tables say, as the driver calls things. */
export interface Tables {
  readonly records: readonly RecordRow[];
  /** Transactions that follow from what is known: nothing of the run asked for them by a reference. */
  readonly consequences: readonly ConsequenceRow[];
  readonly sessions: readonly SessionRow[];
  readonly sessionSales: readonly SessionSaleRow[];
  readonly payoutRuns: readonly PayoutRunRow[];
  readonly sweeps: readonly SweepRow[];
  readonly deliveries: readonly DeliveryRow[];
  readonly deposits: readonly DepositRow[];
  readonly chainDeposits: readonly ChainDepositRow[];
  readonly postings: readonly PostingRow[];
  readonly accounts: readonly AccountRow[];
  /** Outbox messages that were not dispatched. */
  readonly promises: readonly string[];
}

/** A record of money: a transaction of the naira wallet, or a sale of USDT. */
export interface RecordRow {
  readonly id: string;
  readonly kind: Exclude<OrderKind, 'session'>;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: 'PROCESSING' | 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'FAILED' | 'REVERSED';
  /** Of a refund or chargeback: the payment that it is of. */
  readonly paymentId: string | undefined;
  /** Kobo; micro-USDT of a sale. */
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly merchantReference: string | undefined;
  /** Why a human is called, when one is. */
  readonly attention: string | undefined;
  /** How long the customer of a collection had left when it was asked; undefined when it never was. */
  readonly secondsToApprove: number | undefined;
  /** The account a bill is for. */
  readonly phone: string | undefined;
  /** The market's rate of a sale, the provider's rate of a collection, as a decimal. */
  readonly rate: string | undefined;
  /** What the customer of a collection pays, in the source currency's minor unit. */
  readonly sourceMinor: bigint | undefined;
  /** What a sale pays to the bank. */
  readonly netMinor: bigint | undefined;
  /** Whether a withdrawal was made by itself. */
  readonly isAutomatic: boolean;
  /** Whether the naira of a sale stay in the wallet of its merchant. */
  readonly isToWallet: boolean;
  /** Whether a restore had lost it and it was made again by what its provider has. */
  readonly isRecreated: boolean;
}

/** How the USDT of a settled session are to be sold, or were sold. */
export interface SessionSaleRow {
  readonly sessionId: string;
  readonly status: string;
  readonly saleId: string | undefined;
}

/** A withdrawal that was made by itself. */
export interface PayoutRunRow {
  readonly recordId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly rule: string;
  readonly day: string;
}

/** An adjustment, a release of a hold or a repayment of a debt. */
export interface ConsequenceRow {
  readonly id: string;
  readonly kind: 'adjustment' | 'hold_release' | 'debt_repayment';
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  /** Of a release: its hold. */
  readonly holdId: string | undefined;
}

export interface SessionRow {
  readonly id: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: string;
  readonly expectedMinor: bigint;
  readonly receivedMinor: bigint;
  readonly creditedMinor: bigint;
  readonly address: string;
  readonly merchantReference: string | undefined;
  readonly hasExpired: boolean;
}

export interface SweepRow {
  readonly id: string;
  readonly sessionId: string;
  readonly environment: Environment;
  readonly status: string;
}

export interface DeliveryRow {
  readonly id: string;
  readonly transactionId: string;
  readonly type: string;
  readonly environment: Environment;
  readonly status: string;
}

/** A deposit as the service noted it. */
export interface DepositRow {
  readonly txHash: string;
  readonly sessionId: string;
  readonly amountMinor: bigint;
  readonly status: string;
}

/** A deposit as the sandbox's chain has it: the outside world of the sandbox. */
export interface ChainDepositRow {
  readonly txHash: string;
  readonly address: string;
  readonly amountMinor: bigint;
}

/** What the ledger moved on the clearing account, by the transfer's reference. */
export interface PostingRow {
  readonly reference: string;
  readonly phase: 'single' | 'reserve' | 'post' | 'void';
  readonly environment: Environment;
  readonly clearingMinor: bigint;
}

/** One account, its shards together. */
export interface AccountRow {
  /** Undefined for the platform. */
  readonly businessId: string | undefined;
  readonly environment: Environment;
  readonly asset: 'NGN' | 'USDT';
  readonly kind: string;
  readonly balanceMinor: bigint;
  /** What its entries sum to. */
  readonly entriesMinor: bigint;
}

/** What is available, what is on hold and what is owed, in minor units. */
interface WalletMinor {
  readonly available: bigint;
  readonly held: bigint;
  readonly owed: bigint;
}

/** A whole statement as a merchant read it. */
export interface StatementEvidence extends Pick<AccountRow, 'environment' | 'asset'> {
  readonly businessId: string;
  readonly opening: WalletMinor;
  readonly closing: WalletMinor;
  /** The oldest first; undefined where it could not be read. */
  readonly entries:
    | readonly {
        readonly id: string;
        readonly recordId: string;
        readonly amounts: WalletMinor;
        readonly balances: WalletMinor;
      }[]
    | undefined;
}

/** Something that is not as it must be. */
export interface Finding {
  /** What kind of thing it is, in capitals. */
  readonly kind: string;
  /** What is wrong, with ids, in one sentence. */
  readonly says: string;
  /** How to look at it. */
  readonly look: string;
  /** The workflow that it is about; undefined where it is about none. */
  readonly workflowId?: string;
}

/** The evidence about one order that the checks share. */
export interface KnownOrder {
  readonly order: Order;
  readonly records: readonly RecordRow[];
  readonly session: SessionRow | undefined;
}
