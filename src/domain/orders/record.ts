import type { Owner } from '../money.ts';
import type { OrderStatus } from '../orderStatus.ts';

/** What the record of every order says whose money is held until a provider has done something, or definitively has not. */
export interface HeldOrder extends Owner {
  readonly status: OrderStatus;
  /** The provider that was preferred when the order was accepted. */
  readonly provider: string;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly createdAt: string;
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
  readonly reviewReason: string | undefined;
}
