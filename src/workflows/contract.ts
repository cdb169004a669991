import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { CollectionFlowStatus, CollectionStatus } from '../domain/collection.ts';
import type { CryptoPaymentFlowStatus, CryptoPaymentStatus, ReviewReason } from '../domain/cryptoPayment.ts';
import type { Environment } from '../domain/money.ts';
import type { FlowStatus, OperatorFlowStatus } from '../domain/providerFlow.ts';
import type { VendorCreditFlowStatus, VendorCreditStatus } from '../domain/vendorCredit.ts';
import type { WebhookDeliveryStatus } from '../domain/webhook.ts';

/**
 * All that code outside workflows/ may know of them: queues, workflow types and ids, messages and inputs. It pulls in
 * no workflow body. Inputs are ids only: histories hold no names, account numbers, addresses or secrets.
 */

/** One queue per kind of work, so that each scales, and stalls, alone. */
export const TASK_QUEUES = ['payouts', 'webhooks', 'bills', 'collections', 'chain'] as const;
export type TaskQueue = (typeof TASK_QUEUES)[number];

export interface WithdrawalInput {
  readonly withdrawalId: string;
  readonly environment: Environment;
}

/** A withdrawal that is looked at again after its end. */
export interface WithdrawalReversalInput extends WithdrawalInput {
  /** How it ended; COMPLETED where absent. */
  readonly endedAs?: 'COMPLETED' | 'FAILED';
}

export interface UsdtSaleInput {
  readonly saleId: string;
  readonly environment: Environment;
}

/** A sale that is looked at again after its end. */
export interface UsdtSaleReversalInput extends UsdtSaleInput {
  readonly endedAs: 'COMPLETED' | 'FAILED';
}

/** What may end in a payout to a bank account. */
export type PayoutInput = WithdrawalInput | UsdtSaleInput;

export interface CollectionInput {
  readonly collectionId: string;
  readonly environment: Environment;
}

export interface WebhookDeliveryInput {
  readonly deliveryId: string;
  /**
   * Sends once, also when the delivery had succeeded, and leaves the schedule to the workflow that has it. A delivery
   * that had ended without success is set to PENDING first and then follows the whole schedule again: false.
   */
  readonly isReplay: boolean;
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
export interface BillReversalInput extends BillPurchaseInput {
  readonly endedAs: 'COMPLETED' | 'FAILED';
}

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

/** Moving what a deposit address holds to the treasury. */
export interface CryptoSweepInput {
  readonly sweepId: string;
  readonly environment: Environment;
}

/** The input type and queue of every workflow type. */
export interface WorkflowInputs {
  withdrawalWorkflow: WithdrawalInput;
  withdrawalReversalWorkflow: WithdrawalReversalInput;
  webhookDeliveryWorkflow: WebhookDeliveryInput;
  vendorCreditWorkflow: VendorCreditInput;
  usdtSaleWorkflow: UsdtSaleInput;
  usdtSaleReversalWorkflow: UsdtSaleReversalInput;
  collectionWorkflow: CollectionInput;
  collectionNewsWorkflow: CollectionInput;
  billPurchaseWorkflow: BillPurchaseInput;
  billReversalWorkflow: BillReversalInput;
  billCatalogueWorkflow: BillCatalogueInput;
  ledgerVerificationWorkflow: Readonly<Record<string, never>>;
  cryptoPaymentWorkflow: CryptoPaymentInput;
  chainWatcherWorkflow: ChainWatcherInput;
  cryptoSweepWorkflow: CryptoSweepInput;
}
export type WorkflowType = keyof WorkflowInputs;

export const QUEUE_OF_WORKFLOW: Readonly<Record<WorkflowType, TaskQueue>> = {
  withdrawalWorkflow: 'payouts',
  withdrawalReversalWorkflow: 'payouts',
  webhookDeliveryWorkflow: 'webhooks',
  vendorCreditWorkflow: 'payouts',
  usdtSaleWorkflow: 'payouts',
  usdtSaleReversalWorkflow: 'payouts',
  collectionWorkflow: 'collections',
  collectionNewsWorkflow: 'collections',
  billPurchaseWorkflow: 'bills',
  billReversalWorkflow: 'bills',
  billCatalogueWorkflow: 'bills',
  ledgerVerificationWorkflow: 'payouts',
  cryptoPaymentWorkflow: 'chain',
  chainWatcherWorkflow: 'chain',
  cryptoSweepWorkflow: 'chain',
};

/** Workflow types that a caller may await: they have the update `outcome` and the query `status`, which answer this. */
export interface AwaitableStates {
  withdrawalWorkflow: FlowState;
  usdtSaleWorkflow: FlowState;
  billPurchaseWorkflow: FlowState;
}
export type AwaitableWorkflowType = keyof AwaitableStates;

/** The value of the search attribute `Flow`. */
export const FLOW_OF_WORKFLOW: Readonly<Record<WorkflowType, string>> = {
  withdrawalWorkflow: 'withdrawal',
  withdrawalReversalWorkflow: 'withdrawal_reversal',
  webhookDeliveryWorkflow: 'webhook',
  vendorCreditWorkflow: 'vendor_credit',
  usdtSaleWorkflow: 'usdt_sale',
  usdtSaleReversalWorkflow: 'usdt_sale_reversal',
  collectionWorkflow: 'collection',
  collectionNewsWorkflow: 'collection_news',
  billPurchaseWorkflow: 'bill',
  billReversalWorkflow: 'bill_reversal',
  billCatalogueWorkflow: 'bill_catalogue',
  ledgerVerificationWorkflow: 'ledger_verification',
  cryptoPaymentWorkflow: 'crypto_payment',
  chainWatcherWorkflow: 'chain_watcher',
  cryptoSweepWorkflow: 'crypto_sweep',
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

/** The merchant's status of a flow that a provider decides; `attention` says why a human is needed, when one is. */
export interface FlowState {
  readonly status: FlowStatus;
  readonly flowStatus: OperatorFlowStatus;
  readonly attention: string | undefined;
}

/** The merchant's status of a collection; `attention` says why a human is needed, when one is. */
export interface CollectionState {
  readonly status: CollectionStatus;
  readonly flowStatus: CollectionFlowStatus;
  readonly attention: string | undefined;
}
export const collectionStatusQuery = defineQuery<CollectionState>('status');

/** Where one webhook delivery workflow stands. `nextAttemptAt` is ISO 8601. */
export interface WebhookFlowState {
  readonly flowStatus: WebhookDeliveryStatus;
  /** Attempts of this workflow, manual ones included. */
  readonly attempts: number;
  readonly nextAttemptAt: string | undefined;
  /** What the last attempt came to, in words. */
  readonly lastResult: string | undefined;
}
export const webhookStatusQuery = defineQuery<WebhookFlowState>('status');

/** Where an announced payment stands; `attention` says why a human is needed, when one is. */
export interface VendorCreditState {
  readonly status: VendorCreditStatus;
  readonly flowStatus: VendorCreditFlowStatus;
  readonly attention: string | undefined;
}
export const vendorCreditStatusQuery = defineQuery<VendorCreditState>('status');

/** Operators: end an announced payment without a credit. To credit it, mend what is in the way and send `retryNow`. */
export interface Dismissal {
  readonly outcome: 'dismissed';
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no account numbers or names. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
}
export const dismissUpdate = defineUpdate<VendorCreditState, [Dismissal]>('resolve');

/** What `GET` of a running flow is answered from. */
export const statusQuery = defineQuery<FlowState>('status');

/** Waits until the outcome is definitive, or known to take longer, and returns the status then. */
export const outcomeUpdate = defineUpdate<FlowState>('outcome');

/** The provider announced something: ask it now. */
export const providerNewsSignal = defineSignal('providerNews');

/** Operators: ask the provider, or send the webhook, now instead of at the next scheduled time. */
export const retryNowUpdate = defineUpdate<string>('retryNow');

/** Operators: end a flow whose outcome was found out by other means. */
export interface Resolution {
  readonly outcome: 'completed' | 'failed';
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no account numbers or names. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
}
export const resolveUpdate = defineUpdate<FlowState, [Resolution]>('resolve');

/** Operators: end a collection that the provider leaves open. */
export const resolveCollectionUpdate = defineUpdate<CollectionState, [Resolution]>('resolve');

/** Where a USDT session stands. Amounts are micro-USDT as decimal text. */
export interface CryptoPaymentState {
  readonly status: CryptoPaymentStatus;
  readonly flowStatus: CryptoPaymentFlowStatus;
  readonly amountReceivedMinor: string;
  readonly amountCreditedMinor: string;
  readonly txHash: string | undefined;
  readonly reviewReason: ReviewReason | undefined;
  /** Why a human is needed, when one is. */
  readonly attention: string | undefined;
}
export const cryptoPaymentStatusQuery = defineQuery<CryptoPaymentState>('status');

/** The record changed, or the chain holds something new: look at it. */
export const DEPOSIT_NEWS = 'depositNews';
export const depositNewsSignal = defineSignal(DEPOSIT_NEWS);

/** Operators: decide a session that its policy leaves open. */
export interface CryptoResolution {
  readonly action: 'credit_received' | 'credit_expected' | 'reject';
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no names or addresses. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
}
export const resolveCryptoPaymentUpdate = defineUpdate<CryptoPaymentState, [CryptoResolution]>('resolve');

/**
 * Where a sweep stands; `attention` says why a human is needed, when one is. A sweep that has ended and whose lent energy
 * is not back yet has its `status`, and PENDING or NEEDS_ATTENTION as its `flowStatus`.
 */
export interface CryptoSweepState {
  readonly status: 'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED';
  readonly flowStatus: 'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED' | 'NEEDS_ATTENTION';
  readonly attention: string | undefined;
}
export const cryptoSweepStatusQuery = defineQuery<CryptoSweepState>('status');
