import type { SaleTerms } from './conversion.ts';
import type { Environment } from './money.ts';
import type { FlowStatus } from './providerFlow.ts';

/** A sale of USDT as its record holds it. Times as ISO 8601. */
export interface UsdtSaleRecord extends SaleTerms {
  readonly saleId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: FlowStatus;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountName: string;
  /** The provider that was preferred when it was accepted; the attempts at its payout say who was told. */
  readonly provider: string;
  /** As in the settlement account that it goes to. */
  readonly verifiedWith: string | undefined;
  readonly nipCode: string | undefined;
  readonly providerReference: string | undefined;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly sentAtMs: number | undefined;
  readonly failureReason: string | undefined;
  readonly attentionReason: string | undefined;
  readonly createdAt: string;
}
