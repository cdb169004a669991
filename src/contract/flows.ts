import type { Environment } from '../domain/money.ts';

/**
 * The workflows as every module may know them: queues, types, ids and inputs. Inputs are ids only: histories hold no
 * names, account numbers, addresses or secrets.
 */

/** One queue per kind of work, so that each scales, and stalls, alone. */
export const TASK_QUEUES = ['payouts', 'webhooks', 'bills', 'collections', 'chain'] as const;
export type TaskQueue = (typeof TASK_QUEUES)[number];

export interface WithdrawalInput {
  readonly withdrawalId: string;
  readonly environment: Environment;
}

/** What a look at a flow that has ended needs to know beside the flow. */
export interface LaterLookInput {
  /** How it ended; COMPLETED where absent. */
  readonly endedAs?: 'COMPLETED' | 'FAILED';
  /** When the look is due, ms since 1970: with the flow it names the look. */
  readonly lookAtMs?: number;
}

/** A withdrawal that is looked at again after its end. */
export interface WithdrawalReversalInput extends WithdrawalInput, LaterLookInput {}

export interface UsdtSaleInput {
  readonly saleId: string;
  readonly environment: Environment;
}

/** A sale that is looked at again after its end. */
export interface UsdtSaleReversalInput extends UsdtSaleInput, LaterLookInput {}

/** What may end in a payout to a bank account. */
export type PayoutInput = WithdrawalInput | UsdtSaleInput;

export interface CollectionInput {
  readonly collectionId: string;
  readonly environment: Environment;
}

/** A failed collection that is looked at again, because the provider announced news of it. */
export interface CollectionNewsInput extends CollectionInput, LaterLookInput {}

export interface WebhookDeliveryInput {
  readonly deliveryId: string;
  /**
   * Sends once, also when the delivery had succeeded, and leaves the schedule to the workflow that has it. A delivery
   * that had ended without success is set to PENDING first and then follows the whole schedule again: false.
   */
  readonly isReplay: boolean;
  /** The replay that was asked for; absent where the event itself began it. */
  readonly replayId?: string;
  /** Where the schedule stands, for a workflow that takes it over from one that is gone; absent at its beginning. */
  readonly schedule?: {
    /** How many of its attempts were made. */
    readonly attempts: number;
    /** When the next one is due, ms since 1970. */
    readonly nextAttemptAtMs: number;
  };
}

/** A payment that a provider announced, by the provider's own reference. */
export interface VendorCreditInput {
  readonly provider: string;
  readonly providerReference: string;
  readonly environment: Environment;
}

export interface BillPurchaseInput {
  readonly purchaseId: string;
  readonly environment: Environment;
}

/** A bill purchase that is looked at again after its end. */
export interface BillReversalInput extends BillPurchaseInput, LaterLookInput {}

/** Whose billers are asked about. */
export interface BillCatalogueInput {
  readonly environments: readonly Environment[];
}

/** A USDT payment session. */
export interface CryptoPaymentInput {
  readonly paymentId: string;
  readonly environment: Environment;
  /** When it expires, ms since 1970: until then only news change it. */
  readonly expiresAtMs: number;
  /** Whether the record is looked at before anything is waited for. */
  readonly beginsWithLook?: boolean;
}

/** The watcher of the chain that an environment uses. */
export interface ChainWatcherInput {
  readonly environment: Environment;
}

/** What a comparison of books and chain has found. */
export interface CustodyFindings {
  /** What the chain holds more than the books say, in micro-USDT as decimal text; negative: money is missing. */
  readonly differenceMinor: string;
  /** Addresses that hold another amount than the books say. */
  readonly deviating: number;
}

/** The comparison of an environment's books with its chain. */
export interface CustodyComparisonInput {
  readonly environment: Environment;
  /** What the runs before this one have found, and the session after which this one begins. */
  readonly soFar?: { readonly after: string | undefined; readonly found: CustodyFindings };
}

/** Whose books are compared with ours. */
export interface ReconciliationInput {
  readonly environment: Environment;
}

/** What comparing our books with those of others came to. */
export interface ReconciliationSummary {
  /** How many days of accounts were compared, and how many could not be. */
  readonly compared: number;
  readonly unasked: number;
  /** Differences of the last days that nobody has explained. */
  readonly found: number;
  /** What could not be compared for more than a day: which books of which provider, and which day. */
  readonly overdue: readonly string[];
}

/** Moving what a deposit address holds to the treasury. */
export interface CryptoSweepInput {
  readonly sweepId: string;
  readonly environment: Environment;
}

/** The input of every workflow type. */
export interface WorkflowInputs {
  withdrawalWorkflow: WithdrawalInput;
  withdrawalReversalWorkflow: WithdrawalReversalInput;
  webhookDeliveryWorkflow: WebhookDeliveryInput;
  vendorCreditWorkflow: VendorCreditInput;
  usdtSaleWorkflow: UsdtSaleInput;
  usdtSaleReversalWorkflow: UsdtSaleReversalInput;
  collectionWorkflow: CollectionInput;
  collectionNewsWorkflow: CollectionNewsInput;
  billPurchaseWorkflow: BillPurchaseInput;
  billReversalWorkflow: BillReversalInput;
  billCatalogueWorkflow: BillCatalogueInput;
  ledgerVerificationWorkflow: Readonly<Record<string, never>>;
  flowRecoveryWorkflow: Readonly<Record<string, never>>;
  reconciliationWorkflow: ReconciliationInput;
  cryptoPaymentWorkflow: CryptoPaymentInput;
  chainWatcherWorkflow: ChainWatcherInput;
  custodyComparisonWorkflow: CustodyComparisonInput;
  cryptoSweepWorkflow: CryptoSweepInput;
}
export type WorkflowType = keyof WorkflowInputs;

/** Every workflow type: whose queue it runs on, and the value of the search attribute `Flow`. */
export const WORKFLOWS: Readonly<Record<WorkflowType, { readonly queue: TaskQueue; readonly flow: string }>> =
  {
    withdrawalWorkflow: { queue: 'payouts', flow: 'withdrawal' },
    withdrawalReversalWorkflow: { queue: 'payouts', flow: 'withdrawal_reversal' },
    webhookDeliveryWorkflow: { queue: 'webhooks', flow: 'webhook' },
    vendorCreditWorkflow: { queue: 'payouts', flow: 'vendor_credit' },
    usdtSaleWorkflow: { queue: 'payouts', flow: 'usdt_sale' },
    usdtSaleReversalWorkflow: { queue: 'payouts', flow: 'usdt_sale_reversal' },
    collectionWorkflow: { queue: 'collections', flow: 'collection' },
    collectionNewsWorkflow: { queue: 'collections', flow: 'collection_news' },
    billPurchaseWorkflow: { queue: 'bills', flow: 'bill' },
    billReversalWorkflow: { queue: 'bills', flow: 'bill_reversal' },
    billCatalogueWorkflow: { queue: 'bills', flow: 'bill_catalogue' },
    ledgerVerificationWorkflow: { queue: 'payouts', flow: 'ledger_verification' },
    flowRecoveryWorkflow: { queue: 'payouts', flow: 'flow_recovery' },
    reconciliationWorkflow: { queue: 'payouts', flow: 'reconciliation' },
    cryptoPaymentWorkflow: { queue: 'chain', flow: 'crypto_payment' },
    chainWatcherWorkflow: { queue: 'chain', flow: 'chain_watcher' },
    custodyComparisonWorkflow: { queue: 'chain', flow: 'custody_comparison' },
    cryptoSweepWorkflow: { queue: 'chain', flow: 'crypto_sweep' },
  };

export function withdrawalWorkflowId(environment: Environment, withdrawalId: string): string {
  return `withdrawal/${environment}/${withdrawalId}`;
}

export function withdrawalReversalWorkflowId(
  environment: Environment,
  withdrawalId: string,
  lookAtMs: number,
): string {
  return `withdrawal-reversal/${environment}/${withdrawalId}/${lookAtMs}`;
}

export function usdtSaleWorkflowId(environment: Environment, saleId: string): string {
  return `usdt-sale/${environment}/${saleId}`;
}

export function usdtSaleReversalWorkflowId(
  environment: Environment,
  saleId: string,
  lookAtMs: number,
): string {
  return `usdt-sale-reversal/${environment}/${saleId}/${lookAtMs}`;
}

export function collectionWorkflowId(environment: Environment, collectionId: string): string {
  return `collection/${environment}/${collectionId}`;
}

export function collectionNewsWorkflowId(
  environment: Environment,
  collectionId: string,
  announcedAtMs: number,
): string {
  return `collection-news/${environment}/${collectionId}/${announcedAtMs}`;
}

export function billPurchaseWorkflowId(environment: Environment, purchaseId: string): string {
  return `bill/${environment}/${purchaseId}`;
}

export function billReversalWorkflowId(
  environment: Environment,
  purchaseId: string,
  lookAtMs: number,
): string {
  return `bill-reversal/${environment}/${purchaseId}/${lookAtMs}`;
}

/** @param occasion what the refresh follows from, so that one occasion refreshes once. */
export function billCatalogueWorkflowId(occasion: string): string {
  return `bill-catalogue/${occasion}`;
}

export function webhookWorkflowId(environment: Environment, deliveryId: string, replayId?: string): string {
  return `webhook/${environment}/${deliveryId}${replayId ? `/${replayId}` : ''}`;
}

export function vendorCreditWorkflowId({
  provider,
  providerReference,
  environment,
}: VendorCreditInput): string {
  return `vendor-credit/${environment}/${provider}/${providerReference}`;
}

export function cryptoPaymentWorkflowId(environment: Environment, paymentId: string): string {
  return `crypto-payment/${environment}/${paymentId}`;
}

export function cryptoSweepWorkflowId(environment: Environment, sweepId: string): string {
  return `crypto-sweep/${environment}/${sweepId}`;
}

/** @param queuePrefix what sets one installation apart from others of the same namespace: each has its own watchers. */
export function chainWatcherWorkflowId(queuePrefix: string, environment: Environment): string {
  return `${queuePrefix}chain-watcher/${environment}`;
}
