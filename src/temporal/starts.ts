import type { FlowSearchAttributes, WorkflowStart } from '../db/outbox.ts';
import type { Environment } from '../domain/money.ts';
import {
  type BillReversalInput,
  billCatalogueWorkflowId,
  billReversalWorkflowId,
  collectionNewsWorkflowId,
  type UsdtSaleReversalInput,
  usdtSaleReversalWorkflowId,
  type VendorCreditInput,
  vendorCreditWorkflowId,
  type WithdrawalReversalInput,
  type WorkflowInputs,
  withdrawalReversalWorkflowId,
} from '../workflows/contract.ts';

/** The search attributes every flow starts with, so that operators find all flows of a business or a reference. */
export function startSearchAttributes(
  businessId: string,
  environment: Environment,
  reference: string,
): FlowSearchAttributes {
  return { BusinessId: businessId, Environment: environment, Reference: reference };
}

/** When to look again at a flow that has ended, ms since 1970: each moment is one look. */
interface LookAgain {
  readonly lookAtMs: number;
  readonly nowMs?: number;
}

type ReversalWorkflowType =
  | 'withdrawalReversalWorkflow'
  | 'usdtSaleReversalWorkflow'
  | 'billReversalWorkflow';

function lookAgainStart<Type extends ReversalWorkflowType>(
  flow: {
    readonly workflowType: Type;
    readonly workflowId: string;
    readonly input: WorkflowInputs[Type];
    readonly businessId: string;
    readonly reference: string;
  },
  { lookAtMs, nowMs = lookAtMs }: LookAgain,
): WorkflowStart<Type> {
  const { workflowType, workflowId, input, businessId, reference } = flow;
  return {
    workflowType,
    workflowId,
    input,
    searchAttributes: startSearchAttributes(businessId, input.environment, reference),
    summary: `Later news about ${reference}`,
    startDelayMs: Math.max(0, lookAtMs - nowMs),
  };
}

/** The workflow that looks again at a withdrawal, because the provider announced news or will have some. */
export function reversalStart(
  withdrawal: Required<WithdrawalReversalInput> & { readonly businessId: string },
  when: LookAgain,
): WorkflowStart<'withdrawalReversalWorkflow'> {
  const { withdrawalId, businessId, environment, endedAs } = withdrawal;
  return lookAgainStart(
    {
      workflowType: 'withdrawalReversalWorkflow',
      workflowId: withdrawalReversalWorkflowId(environment, withdrawalId, when.lookAtMs),
      input: { withdrawalId, environment, endedAs },
      businessId,
      reference: withdrawalId,
    },
    when,
  );
}

/** The workflow that looks again at a sale of USDT: as reversalStart. */
export function usdtSaleReversalStart(
  sale: UsdtSaleReversalInput & { readonly businessId: string },
  when: LookAgain,
): WorkflowStart<'usdtSaleReversalWorkflow'> {
  const { saleId, businessId, environment, endedAs } = sale;
  return lookAgainStart(
    {
      workflowType: 'usdtSaleReversalWorkflow',
      workflowId: usdtSaleReversalWorkflowId(environment, saleId, when.lookAtMs),
      input: { saleId, environment, endedAs },
      businessId,
      reference: saleId,
    },
    when,
  );
}

/** The workflow that looks again at a bill purchase: as reversalStart. */
export function billReversalStart(
  purchase: BillReversalInput & { readonly businessId: string },
  when: LookAgain,
): WorkflowStart<'billReversalWorkflow'> {
  const { purchaseId, businessId, environment, endedAs } = purchase;
  return lookAgainStart(
    {
      workflowType: 'billReversalWorkflow',
      workflowId: billReversalWorkflowId(environment, purchaseId, when.lookAtMs),
      input: { purchaseId, environment, endedAs },
      businessId,
      reference: purchaseId,
    },
    when,
  );
}

/** The workflow that looks at a failed collection, because the provider announced news of it. */
export function collectionNewsStart(
  collection: {
    readonly collectionId: string;
    readonly businessId: string;
    readonly environment: Environment;
  },
  announcedAtMs: number,
): WorkflowStart<'collectionNewsWorkflow'> {
  const { collectionId, businessId, environment } = collection;
  return {
    workflowType: 'collectionNewsWorkflow',
    workflowId: collectionNewsWorkflowId(environment, collectionId, announcedAtMs),
    input: { collectionId, environment },
    searchAttributes: startSearchAttributes(businessId, environment, collectionId),
    summary: `Later news about ${collectionId}`,
  };
}

/** The workflow that credits an announced payment. Whose it is, it finds out itself: announcements are not believed. */
export function vendorCreditStart(input: VendorCreditInput): WorkflowStart<'vendorCreditWorkflow'> {
  return {
    workflowType: 'vendorCreditWorkflow',
    workflowId: vendorCreditWorkflowId(input),
    input,
    searchAttributes: startSearchAttributes('unknown', input.environment, input.providerReference),
    summary: `Payment ${input.providerReference} into a vendor account (${input.environment})`,
  };
}

/** The workflow that reads the live billers again, outside the schedule. */
export function billCatalogueStart(occasion: string): WorkflowStart<'billCatalogueWorkflow'> {
  return {
    workflowType: 'billCatalogueWorkflow',
    workflowId: billCatalogueWorkflowId(occasion),
    input: { environments: ['prod'] },
    searchAttributes: startSearchAttributes('platform', 'prod', 'bill_catalogue'),
    summary: 'Billers and plans as the provider announced',
  };
}
