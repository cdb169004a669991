import type { Owner } from './money.ts';
import type { FlowStatus } from './providerFlow.ts';

/** What the record of every order says whose money is held until a provider has done something, or definitively has not. */
export interface HeldOrder extends Owner {
  readonly status: FlowStatus;
  /**
   * The provider that was preferred when the order was accepted. A bill names the one that was told from its first attempt
   * on; of payouts their attempts say it.
   */
  readonly provider: string;
  /** When a provider was first told, ms since 1970; undefined as long as none was. */
  readonly sentAtMs: number | undefined;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** An order that one provider is told of, under one request id, and which has no row for each attempt. */
export interface RequestedOrder extends HeldOrder {
  /** The account at the provider that was told, as `identifyAccount` names it; undefined of older requests too. */
  readonly providerAccount: string | undefined;
  /** Present from the first attempt on, as `sentAtMs` is. */
  readonly requestId: string | undefined;
  readonly failureReason: string | undefined;
}

/** The settlement account a payout goes to. */
export interface SettlementAccount {
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountName: string;
  /** The provider whose code `bankCode` is, and which named the account; undefined of accounts from before this was kept. */
  readonly verifiedWith: string | undefined;
  /** The bank in the interbank scheme, by which other providers' codes are found; undefined where it was not told. */
  readonly nipCode: string | undefined;
}

/** An order that ends with naira on the merchant's bank account: a withdrawal, or a sale of USDT. */
export interface PayoutOrder extends HeldOrder, SettlementAccount {
  readonly attentionReason: string | undefined;
}
