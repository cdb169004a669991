import type { Environment } from '../domain/money.ts';
import {
  type BillReversalInput,
  billCatalogueWorkflowId,
  billPurchaseWorkflowId,
  billReversalWorkflowId,
  chainWatcherWorkflowId,
  collectionNewsWorkflowId,
  collectionWorkflowId,
  cryptoPaymentWorkflowId,
  cryptoSweepWorkflowId,
  type UsdtSaleReversalInput,
  usdtSaleReversalWorkflowId,
  usdtSaleWorkflowId,
  type VendorCreditInput,
  vendorCreditWorkflowId,
  type WebhookDeliveryInput,
  type WithdrawalReversalInput,
  type WorkflowInputs,
  type WorkflowType,
  webhookWorkflowId,
  withdrawalReversalWorkflowId,
  withdrawalWorkflowId,
} from './flows.ts';
import { DEPOSIT_NEWS } from './messages.ts';

/** What must be said to start each kind of workflow; the outbox keeps such promises. */

/** A promise, committed with the decision it follows from, that a workflow will be started. */
export interface WorkflowStart<Type extends WorkflowType = WorkflowType> {
  readonly workflowType: Type;
  readonly workflowId: string;
  readonly input: WorkflowInputs[Type];
  readonly searchAttributes: FlowSearchAttributes;
  /** One line for the Temporal UI, without personal data. */
  readonly summary: string;
  readonly startDelayMs?: number;
  /** A signal that the flow gets, whether it runs, has ended and starts again, or has not started yet. */
  readonly signal?: string | undefined;
}

/** What operators find flows by. */
export interface FlowSearchAttributes {
  readonly BusinessId: string;
  readonly Environment: string;
  readonly Reference: string;
}

/** A business in one of the two environments. */
interface Owner {
  readonly businessId: string;
  readonly environment: Environment;
}

/** Stands for a business where a flow is the platform's own. */
export const PLATFORM = 'platform';

function start<Type extends WorkflowType>(
  workflowType: Type,
  workflowId: string,
  input: WorkflowInputs[Type],
  { businessId, environment }: Owner,
  about: { readonly reference: string; readonly summary: string; readonly startDelayMs?: number },
): WorkflowStart<Type> {
  const { reference, summary, startDelayMs } = about;
  return {
    workflowType,
    workflowId,
    input,
    searchAttributes: { BusinessId: businessId, Environment: environment, Reference: reference },
    summary,
    ...(startDelayMs !== undefined && { startDelayMs }),
  };
}

export function withdrawalStart(
  withdrawal: Owner & { readonly withdrawalId: string },
): WorkflowStart<'withdrawalWorkflow'> {
  const { withdrawalId, environment } = withdrawal;
  const id = withdrawalWorkflowId(environment, withdrawalId);
  return start('withdrawalWorkflow', id, { withdrawalId, environment }, withdrawal, {
    reference: withdrawalId,
    summary: `Withdrawal ${withdrawalId} (${environment})`,
  });
}

/** @param what says what is bought, and for how much, without whom it is for. */
export function billPurchaseStart(
  purchase: Owner & { readonly purchaseId: string },
  what: string,
): WorkflowStart<'billPurchaseWorkflow'> {
  const { purchaseId, environment } = purchase;
  const id = billPurchaseWorkflowId(environment, purchaseId);
  return start('billPurchaseWorkflow', id, { purchaseId, environment }, purchase, {
    reference: purchaseId,
    summary: `${what}: ${purchaseId} (${environment})`,
  });
}

export function usdtSaleStart(sale: Owner & { readonly saleId: string }): WorkflowStart<'usdtSaleWorkflow'> {
  const { saleId, environment } = sale;
  const id = usdtSaleWorkflowId(environment, saleId);
  return start('usdtSaleWorkflow', id, { saleId, environment }, sale, {
    reference: saleId,
    summary: `Sale of USDT ${saleId} (${environment})`,
  });
}

export function collectionStart(
  collection: Owner & { readonly collectionId: string },
): WorkflowStart<'collectionWorkflow'> {
  const { collectionId, environment } = collection;
  const id = collectionWorkflowId(environment, collectionId);
  return start('collectionWorkflow', id, { collectionId, environment }, collection, {
    reference: collectionId,
    summary: `Collection ${collectionId} (${environment})`,
  });
}

/**
 * The workflow that brings an event to a merchant.
 *
 * @param delivery.replayId sets a replay apart from the deliveries before it.
 * @param about what the event tells, such as `withdrawal.completed`, or that it is a replay.
 */
export function webhookDeliveryStart(
  delivery: Owner & WebhookDeliveryInput & { readonly transactionId: string; readonly replayId?: string },
  about: { readonly summary: string; readonly startDelayMs?: number },
): WorkflowStart<'webhookDeliveryWorkflow'> {
  const { deliveryId, transactionId, isReplay, environment, replayId } = delivery;
  const id = webhookWorkflowId(environment, deliveryId, replayId);
  return start('webhookDeliveryWorkflow', id, { deliveryId, isReplay }, delivery, {
    reference: transactionId,
    ...about,
  });
}

/** The workflow of a USDT session. */
export function cryptoPaymentStart(
  payment: Owner & { readonly paymentId: string; readonly expiresAtMs: number },
): WorkflowStart<'cryptoPaymentWorkflow'> {
  const { paymentId, environment, expiresAtMs } = payment;
  const id = cryptoPaymentWorkflowId(environment, paymentId);
  return start('cryptoPaymentWorkflow', id, { paymentId, environment, expiresAtMs }, payment, {
    reference: paymentId,
    summary: `USDT session ${paymentId} (${environment})`,
  });
}

/** The promise that a session's workflow looks at its record, which has something new. */
export function cryptoPaymentNews(
  payment: Parameters<typeof cryptoPaymentStart>[0],
): WorkflowStart<'cryptoPaymentWorkflow'> {
  const promised = cryptoPaymentStart(payment);
  return { ...promised, input: { ...promised.input, beginsWithLook: true }, signal: DEPOSIT_NEWS };
}

export function cryptoSweepStart(
  sweep: Owner & { readonly sweepId: string; readonly paymentId: string },
): WorkflowStart<'cryptoSweepWorkflow'> {
  const { sweepId, paymentId, environment } = sweep;
  const id = cryptoSweepWorkflowId(environment, sweepId);
  return start('cryptoSweepWorkflow', id, { sweepId, environment }, sweep, {
    reference: paymentId,
    summary: `Sweep ${sweepId} of session ${paymentId} (${environment})`,
  });
}

/** The workflow that watches the chain of an environment. */
export function chainWatcherStart(
  queuePrefix: string,
  environment: Environment,
): WorkflowStart<'chainWatcherWorkflow'> {
  const id = chainWatcherWorkflowId(queuePrefix, environment);
  const owner = { businessId: PLATFORM, environment };
  return start('chainWatcherWorkflow', id, { environment }, owner, {
    reference: 'chain',
    summary: `Watches the chain of ${environment}`,
  });
}

/** When to look again at a flow that has ended, ms since 1970: each moment is one look. */
interface LookAgain {
  readonly lookAtMs: number;
  readonly nowMs?: number;
}

/** What operators see of a later look, and how long it waits. */
function laterNews(reference: string, { lookAtMs, nowMs = lookAtMs }: LookAgain) {
  return {
    reference,
    summary: `Later news about ${reference}`,
    startDelayMs: Math.max(0, lookAtMs - nowMs),
  };
}

/** The workflow that looks again at a withdrawal, because the provider announced news or will have some. */
export function reversalStart(
  withdrawal: Required<WithdrawalReversalInput> & Owner,
  when: LookAgain,
): WorkflowStart<'withdrawalReversalWorkflow'> {
  const { withdrawalId, environment, endedAs } = withdrawal;
  const id = withdrawalReversalWorkflowId(environment, withdrawalId, when.lookAtMs);
  const input = { withdrawalId, environment, endedAs };
  return start('withdrawalReversalWorkflow', id, input, withdrawal, laterNews(withdrawalId, when));
}

/** The workflow that looks again at a sale of USDT: as reversalStart. */
export function usdtSaleReversalStart(
  sale: UsdtSaleReversalInput & Owner,
  when: LookAgain,
): WorkflowStart<'usdtSaleReversalWorkflow'> {
  const { saleId, environment, endedAs } = sale;
  const id = usdtSaleReversalWorkflowId(environment, saleId, when.lookAtMs);
  const input = { saleId, environment, endedAs };
  return start('usdtSaleReversalWorkflow', id, input, sale, laterNews(saleId, when));
}

/** The workflow that looks again at a bill purchase: as reversalStart. */
export function billReversalStart(
  purchase: BillReversalInput & Owner,
  when: LookAgain,
): WorkflowStart<'billReversalWorkflow'> {
  const { purchaseId, environment, endedAs } = purchase;
  const id = billReversalWorkflowId(environment, purchaseId, when.lookAtMs);
  const input = { purchaseId, environment, endedAs };
  return start('billReversalWorkflow', id, input, purchase, laterNews(purchaseId, when));
}

/** The workflow that looks at a failed collection, because the provider announced news of it. */
export function collectionNewsStart(
  collection: Owner & { readonly collectionId: string },
  announcedAtMs: number,
): WorkflowStart<'collectionNewsWorkflow'> {
  const { collectionId, environment } = collection;
  const id = collectionNewsWorkflowId(environment, collectionId, announcedAtMs);
  return start('collectionNewsWorkflow', id, { collectionId, environment }, collection, {
    reference: collectionId,
    summary: `Later news about ${collectionId}`,
  });
}

/** The workflow that credits an announced payment. Whose it is, it finds out itself: announcements are not believed. */
export function vendorCreditStart(input: VendorCreditInput): WorkflowStart<'vendorCreditWorkflow'> {
  const { providerReference, environment } = input;
  const owner = { businessId: 'unknown', environment };
  return start('vendorCreditWorkflow', vendorCreditWorkflowId(input), input, owner, {
    reference: providerReference,
    summary: `Payment ${providerReference} into a vendor account (${environment})`,
  });
}

/** The workflow that reads the live billers again, outside the schedule. */
export function billCatalogueStart(occasion: string): WorkflowStart<'billCatalogueWorkflow'> {
  const owner = { businessId: PLATFORM, environment: 'prod' } as const;
  const input = { environments: ['prod'] } as const;
  return start('billCatalogueWorkflow', billCatalogueWorkflowId(occasion), input, owner, {
    reference: 'bill_catalogue',
    summary: 'Billers and plans as the provider announced',
  });
}
