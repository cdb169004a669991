import { type Environment, type Id, type MicroUsdt, minorToDecimal, type Owner } from '../domain/money.ts';
import type {
  ChainWatcherInput,
  SweepInput,
  UsdtSessionInput,
  VendorCreditInput,
  WebhookDeliveryInput,
  WorkflowInputs,
  WorkflowType,
} from './flows.ts';
import { ALL_KINDS, KINDS, type Kind, type OrderId, type OrderInput } from './kinds.ts';
import { DEPOSIT_NEWS } from './messages.ts';

/** The ids and inputs of workflows, and what must be said to start each kind of them; outbox messages hold it. */

/** An outbox message, committed with the decision it follows from: a workflow is to be started. */
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
  /** The status that the record has, of a workflow that starts again after the end; PROCESSING where absent. */
  readonly flowStatus?: string | undefined;
}

/** What operators find flows by. */
export interface FlowSearchAttributes {
  readonly BusinessId: string;
  readonly Environment: string;
  readonly Reference: string;
}

/**
 * What is served first when much waits, 1 before 2: money, then events, then events that are sent again. The outbox is
 * read by it, and Temporal's own queues are.
 */
export function priorityOf({ workflowType, input }: WorkflowStart): 1 | 2 | 3 {
  if (workflowType !== 'webhookDeliveryWorkflow') return 1;
  const { isReplay, replayId } = input as WebhookDeliveryInput;
  return isReplay || replayId !== undefined ? 3 : 2;
}

/** Stands for a business where a flow is the platform's own. */
export const PLATFORM = 'platform';

function start<Type extends WorkflowType>(
  workflowType: Type,
  { businessId, environment }: Owner,
  {
    reference,
    ...about
  }: Omit<WorkflowStart<Type>, 'workflowType' | 'searchAttributes'> & { reference: string },
): WorkflowStart<Type> {
  const searchAttributes = { BusinessId: businessId, Environment: environment, Reference: reference };
  return { workflowType, searchAttributes, ...about };
}

/**
 * The workflow of an order.
 *
 * @param order what names it, such as its record.
 * @param what says what is bought, and for how much, without its recipient; the kind alone where absent.
 */
export function orderStart<K extends Kind>(
  kind: K,
  order: OrderInput<K> & { readonly businessId: Id<'biz'> },
  what?: string,
): WorkflowStart<(typeof KINDS)[K]['workflow']> {
  const { environment }: Owner = order;
  const id = orderIdOf(kind, order);
  const { workflow, title }: { workflow: (typeof KINDS)[K]['workflow']; title: string } = KINDS[kind];
  const named: OrderInput<K> = orderInput(kind, id, environment);
  const input = named as WorkflowInputs[typeof workflow];
  return start(workflow, order, {
    workflowId: orderWorkflowId(kind, environment, id),
    input,
    reference: id,
    summary: `${what === undefined ? title : `${what}:`} ${id} (${environment})`,
  });
}

/**
 * The workflow that brings an event to a merchant.
 *
 * @param delivery.replayId sets a replay apart from the deliveries before it.
 * @param summary what the event tells, such as `withdrawal.completed`, or that it is a replay.
 */
export function webhookDeliveryStart(
  delivery: Owner & WebhookDeliveryInput & { readonly transactionId: string | undefined },
  summary: string,
): WorkflowStart<'webhookDeliveryWorkflow'> {
  const { businessId: _, environment, transactionId, ...input } = delivery;
  return start('webhookDeliveryWorkflow', delivery, {
    workflowId: webhookWorkflowId(environment, input.deliveryId, input.replayId),
    input,
    // An event that is about no transaction is found by its own id.
    reference: transactionId ?? input.deliveryId,
    summary,
    flowStatus: 'PENDING',
  });
}

/** A replay that was asked for. `isReopened`: its delivery had ended without success, and has its schedule from it. */
export interface AskedForReplay extends Owner {
  readonly deliveryId: Id<'msg'>;
  readonly transactionId: string | undefined;
  readonly replayId: string;
  readonly isReopened: boolean;
}

/** The workflow that sends an event again. */
export function webhookReplayStart({
  isReopened,
  ...replay
}: AskedForReplay): WorkflowStart<'webhookDeliveryWorkflow'> {
  const { deliveryId, transactionId } = replay;
  return webhookDeliveryStart(
    { ...replay, isReplay: !isReopened },
    `Replay of ${deliveryId}${transactionId === undefined ? '' : ` for ${transactionId}`}`,
  );
}

/** The workflow of a USDT session. */
export function usdtSessionStart(
  payment: Owner & {
    readonly paymentId: Id<'cp'>;
    readonly expiresAtMs: number;
    readonly expectedMinor?: MicroUsdt;
  },
): WorkflowStart<'cryptoPaymentWorkflow'> {
  const { paymentId, environment, expiresAtMs, expectedMinor } = payment;
  const amount = expectedMinor === undefined ? '' : `, USDT ${minorToDecimal(expectedMinor, 'USDT')}:`;
  return start('cryptoPaymentWorkflow', payment, {
    workflowId: usdtSessionWorkflowId(environment, paymentId),
    input: { paymentId, environment, expiresAtMs },
    reference: paymentId,
    summary: `USDT session${amount} ${paymentId} (${environment})`,
  });
}

/** The message that a session's workflow reads its record, which has changed. */
export function usdtSessionNews(
  payment: Parameters<typeof usdtSessionStart>[0],
): WorkflowStart<'cryptoPaymentWorkflow'> {
  return { ...beginningWithLook(usdtSessionStart(payment)), signal: DEPOSIT_NEWS };
}

/**
 * The start of a message that is dispatched later than at once. A session's deposit may have been noted since, and the news of it kept
 * by a Temporal server that has lost them with its data: so the session begins with a look at its record.
 *
 * @returns what to start instead; other flows begin with their record anyway.
 */
export function lateStart(start: WorkflowStart): WorkflowStart {
  return isUsdtSession(start) ? beginningWithLook(start) : start;
}

function beginningWithLook(
  start: WorkflowStart<'cryptoPaymentWorkflow'>,
): WorkflowStart<'cryptoPaymentWorkflow'> {
  return { ...start, input: { ...start.input, beginsWithLook: true } };
}

function isUsdtSession(start: WorkflowStart): start is WorkflowStart<'cryptoPaymentWorkflow'> {
  return start.workflowType === 'cryptoPaymentWorkflow';
}

export function sweepStart(
  sweep: Owner & { readonly sweepId: Id<'swp'>; readonly paymentId: Id<'cp'> },
): WorkflowStart<'cryptoSweepWorkflow'> {
  const { sweepId, paymentId, environment } = sweep;
  return start('cryptoSweepWorkflow', sweep, {
    workflowId: sweepWorkflowId(environment, sweepId),
    input: { sweepId, environment },
    reference: paymentId,
    summary: `Sweep ${sweepId} of session ${paymentId} (${environment})`,
  });
}

/** The workflow that watches the chain of an environment. */
export function chainWatcherStart(
  queuePrefix: string,
  environment: Environment,
): WorkflowStart<'chainWatcherWorkflow'> {
  const owner = { businessId: PLATFORM, environment };
  return start('chainWatcherWorkflow', owner, {
    workflowId: chainWatcherWorkflowId(queuePrefix, environment),
    input: { environment },
    reference: 'chain',
    summary: `Watches the chain of ${environment}`,
  });
}

/** The workflow that credits an announced payment. Whose it is, it finds out itself: announcements are not believed. */
export function vendorCreditStart(input: VendorCreditInput): WorkflowStart<'vendorCreditWorkflow'> {
  const { providerReference, environment } = input;
  const owner = { businessId: 'unknown', environment };
  return start('vendorCreditWorkflow', owner, {
    workflowId: vendorCreditWorkflowId(input),
    input,
    reference: providerReference,
    flowStatus: 'PENDING',
    summary: `Payment ${providerReference} into a vendor account (${environment})`,
  });
}

/** The workflow that reads the live billers again, outside the schedule. */
export function billCatalogueStart(occasion: string): WorkflowStart<'billCatalogueWorkflow'> {
  const owner = { businessId: PLATFORM, environment: 'prod' } as const;
  const input = { environments: ['prod'] } as const;
  return start('billCatalogueWorkflow', owner, {
    workflowId: workflowId('bill_catalogue', occasion),
    input,
    reference: 'bill_catalogue',
    summary: 'Billers and plans as the provider announced',
  });
}

/** Workflow ids begin with the flow, such as `usdt-sale/test/sale_…`. */
function workflowId(flow: string, ...parts: readonly (string | number)[]): string {
  return [flow.replaceAll('_', '-'), ...parts].join('/');
}

/** The id of the workflow of an order. */
export function orderWorkflowId(kind: Kind, environment: Environment, id: string): string {
  return workflowId(kind, environment, id);
}

export function webhookWorkflowId(
  environment: Environment,
  deliveryId: Id<'msg'>,
  replayId?: string,
): string {
  return workflowId('webhook', environment, deliveryId, ...(replayId ? [replayId] : []));
}

export function vendorCreditWorkflowId({
  provider,
  providerReference,
  environment,
}: VendorCreditInput): string {
  return workflowId('vendor_credit', environment, provider, providerReference);
}

export function usdtSessionWorkflowId(environment: Environment, paymentId: Id<'cp'>): string {
  return workflowId('crypto_payment', environment, paymentId);
}

export function sweepWorkflowId(environment: Environment, sweepId: Id<'swp'>): string {
  return workflowId('crypto_sweep', environment, sweepId);
}

const ORDER_IDS = Object.fromEntries(
  ALL_KINDS.map((kind) => [
    KINDS[kind].workflow,
    (input: OrderInput<Kind>) => orderWorkflowId(kind, input.environment, orderIdOf(kind, input)),
  ]),
) as { readonly [K in Kind as (typeof KINDS)[K]['workflow']]: (input: OrderInput<K>) => string };

/** The types of which two workflows must never work on one record, and under which id the one runs. */
const ONLY_IDS = {
  ...ORDER_IDS,
  vendorCreditWorkflow: vendorCreditWorkflowId,
  cryptoPaymentWorkflow: ({ environment, paymentId }: UsdtSessionInput) =>
    usdtSessionWorkflowId(environment, paymentId),
  cryptoSweepWorkflow: ({ environment, sweepId }: SweepInput) => sweepWorkflowId(environment, sweepId),
  // An installation has its own prefix, which the workflow does not know.
  chainWatcherWorkflow: ({ environment }: ChainWatcherInput, workflowId: string) => {
    const only = chainWatcherWorkflowId('', environment);
    return workflowId.endsWith(only) ? workflowId : only;
  },
} satisfies { readonly [Type in WorkflowType]?: (input: WorkflowInputs[Type], workflowId: string) => string };

/**
 * @param workflowId the one that it has, or is to have; empty where that is not known.
 * @returns the only id under which a workflow of this type and input may run; undefined where it may have any.
 */
export function onlyWorkflowId(workflowType: string, input: unknown, workflowId = ''): string | undefined {
  const ids: Readonly<Record<string, (input: never, workflowId: string) => string>> = ONLY_IDS;
  return ids[workflowType]?.(input as never, workflowId);
}

/** @param queuePrefix what sets one installation apart from others of the same namespace: each has its own watchers. */
export function chainWatcherWorkflowId(queuePrefix: string, environment: Environment): string {
  return `${queuePrefix}${workflowId('chain_watcher', environment)}`;
}

/** What names an order in the inputs of its workflow and activities. */
export function orderInput<K extends Kind>(kind: K, id: OrderId<K>, environment: Environment): OrderInput<K>;
export function orderInput(kind: Kind, id: string, environment: Environment): object {
  return { [KINDS[kind].idField]: id, environment };
}

/** The id of the order that an input names. */
export function orderIdOf<K extends Kind>(kind: K, input: OrderInput<K>): OrderId<K> {
  return (input as Readonly<Record<string, string>>)[KINDS[kind].idField] ?? '';
}

/** A kind's name as code spells it, such as `usdtSale`: it begins the names of places where tests stop a process. */
export function camelCase(name: string): string {
  return name.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
