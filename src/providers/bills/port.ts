import type { Biller, BillKind, BillPlan, MeterType, OtherTokens } from '../../domain/orders/bill.ts';
import type { AccountAtProvider } from '../accounts.ts';
import type { NotFound, RequestReport } from '../reports.ts';

/**
 * What the service needs of a provider of bill payments. One simulator and one adapter per real provider implement it.
 * Amounts are kobo (bigint). Every call may throw ProviderUnavailableError, which always means "nothing is known":
 * after it a vend is asked about by its request id, never repeated blindly; or ProviderRejectedError, which means that
 * our credentials are refused. Of an order that says nothing about others under the same request id, which an earlier
 * answer may have lost.
 */
export interface BillsProvider extends AccountAtProvider {
  /** Whose meter, smart card or betting account this is. */
  verifyAccount(enquiry: BillAccountEnquiry): Promise<BillAccountResolution>;

  /** Every biller that can be paid, with its plans as they are now. */
  listBillers(): Promise<readonly Biller[]>;

  /** One plan as it is now, or undefined when the biller no longer has it. */
  findPlan(serviceId: string, planCode: string): Promise<BillPlan | undefined>;

  /**
   * Asks the provider to sell. Called with the same request id on every attempt that may follow one under way; the
   * provider sells at most once under one id.
   */
  purchase(instruction: BillInstruction): Promise<BillReport>;

  /** Checks the outcome of a vend. `not_found` only when the provider definitively has no such request id. */
  findPurchase(query: BillQuery): Promise<BillReport | NotFound>;

  /** What is left of our money at the provider, in kobo; undefined where there is no such thing. */
  readBalanceMinor(): Promise<bigint | undefined>;
}

/** Who sells and who gets it, as the provider names them. */
export interface BillAccountEnquiry {
  readonly kind: Extract<BillKind, 'electricity' | 'tv' | 'bet'>;
  readonly serviceId: string;
  readonly account: string;
  readonly meterType?: MeterType | undefined;
}

export type BillAccountResolution =
  | {
      readonly status: 'found';
      readonly customerName: string;
      /** What renewing the present bouquet costs, in kobo; tv only, and only where the provider tells. */
      readonly renewalAmountMinor: bigint | undefined;
    }
  | { readonly status: 'not_found'; readonly reason: string };

export interface BillInstruction {
  readonly requestId: string;
  readonly kind: BillKind;
  readonly serviceId: string;
  readonly account: string;
  readonly meterType: MeterType | undefined;
  readonly planCode: string | undefined;
  readonly isRenewal: boolean;
  readonly phone: string;
  readonly amountMinor: bigint;
  /**
   * True only when no earlier attempt with this request id can have reached the provider. A refusal then proves that
   * nothing was sold; otherwise it speaks of this attempt alone.
   */
  readonly isFirstAttempt: boolean;
}

export interface BillQuery {
  readonly requestId: string;
  /** What a simulator derives its answer from, and what a real provider's answer is compared with. */
  readonly kind: BillKind;
  readonly account: string;
  readonly meterType: MeterType | undefined;
  readonly amountMinor: bigint;
  readonly sentAtMs: number;
}

/** What a vend of prepaid electricity brought. */
export interface BillValue {
  /** What the customer types into the meter, and how much it is worth, such as `79.9 kWh`. */
  readonly token?: string | undefined;
  readonly units?: string | undefined;
  readonly otherTokens?: OtherTokens | undefined;
}

/** What the provider told of a vend, with what it brought. */
export interface BillReport extends BillValue, RequestReport {}
