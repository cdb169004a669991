import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { CollectionFlowStatus, CollectionStatus } from '../domain/collection.ts';
import type { FlowStatus, OperatorFlowStatus } from '../domain/providerFlow.ts';
import type { ReviewReason, UsdtSessionFlowStatus, UsdtSessionStatus } from '../domain/usdtSession.ts';
import type { VendorCreditFlowStatus, VendorCreditStatus } from '../domain/vendorCredit.ts';
import type { WebhookDeliveryStatus } from '../domain/webhook.ts';
import type { HELD_KINDS, HeldKind } from './kinds.ts';

/** What can be asked of a running workflow and told to it: queries, signals and updates, with what they carry. */

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

/** Operators: end an announced payment without a credit. To credit it, remove what is in the way and send `retryNow`. */
export interface Dismissal {
  readonly outcome: 'dismissed';
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no account numbers or names. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
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

/**
 * The provider announced something: ask it now. `lookAtMs` names the look at the flow that is noted until the provider
 * was asked.
 */
export const providerNewsSignal = defineSignal<[lookAtMs?: number]>('providerNews');

/** Operators: ask the provider, or send the webhook, now instead of at the next scheduled time. */
export const retryNowUpdate = defineUpdate<string>('retryNow');

/** Operators: end a flow whose outcome was found out by other means. */
export interface Resolution {
  readonly outcome: 'completed' | 'failed';
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no account numbers or names. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
  /** Decides `failed` even though the provider was told and cannot be reached. The audit log says so. */
  readonly overridesUnreachable?: boolean;
}
export const resolveUpdate = defineUpdate<FlowState, [Resolution]>('resolve');

/** Operators: end a collection that the provider leaves open. */
export const resolveCollectionUpdate = defineUpdate<CollectionState, [Resolution]>('resolve');

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
export interface SessionResolution {
  readonly action: 'credit_received' | 'credit_expected' | 'reject';
  /** Why, for the audit log. At least 5 characters; it is kept for good, so no names or addresses. */
  readonly reason: string;
  /** Who decided. */
  readonly operator: string;
}
export const resolveUsdtSessionUpdate = defineUpdate<UsdtSessionState, [SessionResolution]>('resolve');

/**
 * Where a sweep stands; `attention` says why a human is needed, when one is. A sweep that has ended and whose lent energy
 * is not back yet has its `status`, and PENDING or NEEDS_ATTENTION as its `flowStatus`.
 */
export interface SweepState {
  readonly status: 'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED';
  readonly flowStatus: 'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED' | 'NEEDS_ATTENTION';
  readonly attention: string | undefined;
}
export const sweepStatusQuery = defineQuery<SweepState>('status');
