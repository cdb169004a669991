import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { OrderStatus } from '../domain/orderStatus.ts';
import type { CollectionStatus } from '../domain/orders/collection.ts';
import type { VendorCreditStatus } from '../domain/orders/vendorCredit.ts';
import type { ReviewReason, UsdtSessionFlowStatus, UsdtSessionStatus } from '../domain/usdt/usdtSession.ts';
import type { WebhookDeliveryStatus } from '../domain/webhooks/webhook.ts';
import type { HELD_KINDS, HeldKind } from './kinds.ts';

/** What can be asked of a running workflow and told to it: queries, signals and updates, with what they carry. */

/** Where a flow stands: for the merchant, for operators, and why a human is needed, when one is. */
export interface StateOf<Status extends string, Shown extends string = Status> {
  readonly status: Status;
  readonly flowStatus: Shown | 'NEEDS_ATTENTION';
  readonly attention: string | undefined;
}

/** A decision, and who made it. */
export interface MadeDecision {
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no account numbers, addresses or names. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
}

/** An order. */
export type FlowState = StateOf<OrderStatus>;

/** A collection, whose status says that it is under review. */
export type CollectionState = StateOf<CollectionStatus, OrderStatus>;
export const collectionStatusQuery = defineQuery<CollectionState>('status');

/** An order of any kind. */
export type OrderState = StateOf<
  OrderStatus | CollectionStatus | VendorCreditStatus,
  OrderStatus | VendorCreditStatus
>;

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

/** An announced payment. */
export type VendorCreditState = StateOf<VendorCreditStatus>;
export const vendorCreditStatusQuery = defineQuery<VendorCreditState>('status');

/** Operators: end an announced payment without a credit. To credit it, remove what is in the way and send `retryNow`. */
export interface Dismissal extends MadeDecision {
  readonly outcome: 'dismissed';
}
export const dismissUpdate = defineUpdate<VendorCreditState, [Dismissal]>('resolve');

/** Workflow types that a caller may await: they have the update `outcome` and the query `status`, which answer this. */
export type AwaitableStates = {
  [K in HeldKind as (typeof HELD_KINDS)[K]['workflow']]: FlowState;
};
export type AwaitableWorkflowType = keyof AwaitableStates;

/** What `GET` of a running flow is answered from. */
export const statusQuery = defineQuery<FlowState>('status');

/** Waits until the outcome is definitive, or known to take longer, and returns the status then. */
export const outcomeUpdate = defineUpdate<FlowState>('outcome');

/** A provider has an update: of an order, whose facts count it, or of an announced payment. */
export const PROVIDER_UPDATE = 'providerUpdate';
export const providerUpdateSignal = defineSignal(PROVIDER_UPDATE);

/** Operators: ask the provider, or send the webhook, now instead of at the next scheduled time. */
export const retryNowUpdate = defineUpdate<string>('retryNow');

/** Operators: end a flow whose outcome was found out by other means. */
export interface Resolution extends MadeDecision {
  readonly outcome: 'completed' | 'failed';
  /** Decides `failed` even though the provider was told and cannot be reached. The audit log says so. */
  readonly overridesUnreachable?: boolean;
}
export const resolveUpdate = defineUpdate<OrderState, [Resolution]>('resolve');

/** Where a USDT session stands. Amounts are micro-USDT as decimal text. */
export interface UsdtSessionState {
  readonly status: UsdtSessionStatus;
  readonly flowStatus: UsdtSessionFlowStatus;
  readonly amountReceivedMinor: string;
  readonly amountCreditedMinor: string;
  readonly txHash: string | undefined;
  readonly reviewReason: ReviewReason | undefined;
  /** Why a human is needed, when one is. */
  readonly attention: string | undefined;
}
export const usdtSessionStatusQuery = defineQuery<UsdtSessionState>('status');

/** The record changed, or the chain holds something new: look at it. */
export const DEPOSIT_NEWS = 'depositNews';
export const depositNewsSignal = defineSignal(DEPOSIT_NEWS);

/** Operators: decide a session that its policy leaves open. */
export interface SessionResolution extends MadeDecision {
  readonly action: 'credit_received' | 'credit_expected' | 'reject';
}
export const resolveUsdtSessionUpdate = defineUpdate<UsdtSessionState, [SessionResolution]>('resolve');

/**
 * A sweep. One that has ended and whose lent energy is not back yet has its `status`, and PENDING or NEEDS_ATTENTION as its
 * `flowStatus`.
 */
export type SweepState = StateOf<'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED'>;
export const sweepStatusQuery = defineQuery<SweepState>('status');
