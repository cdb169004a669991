import type { Environment, Id } from '../domain/money.ts';
import { ALL_KINDS, KINDS, type Kind, type OrderInput, type TaskQueue } from './kinds.ts';

export { TASK_QUEUES, type TaskQueue } from './kinds.ts';

/**
 * The workflows as every module may know them: queues, types, ids and inputs. Inputs are ids only: histories hold no
 * names, account numbers, addresses or secrets.
 */

export interface WebhookDeliveryInput {
  readonly deliveryId: Id<'msg'>;
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
    /** What the latest came to, for the Temporal UI, where it was made right before. */
    readonly lastResult?: string;
  };
}

/** A payment that a provider announced, by the provider's own reference. */
export interface VendorCreditInput {
  readonly provider: string;
  readonly providerReference: string;
  readonly environment: Environment;
}

/** Whose billers are asked about. */
export interface BillCatalogueInput {
  readonly environments: readonly Environment[];
}

/** A USDT payment session. */
export interface UsdtSessionInput {
  readonly paymentId: Id<'cp'>;
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
  /** Differences of the last days that no operator has explained. */
  readonly found: number;
  /** What could not be compared for more than a day: which books of which provider, and which day. */
  readonly overdue: readonly string[];
}

/** Moving what a deposit address holds to the treasury. */
export interface SweepInput {
  readonly sweepId: Id<'swp'>;
  readonly environment: Environment;
}

type OrderWorkflowInputs = {
  [K in Kind as (typeof KINDS)[K]['workflow']]: OrderInput<K>;
};

/** The input of every workflow type. */
export interface WorkflowInputs extends OrderWorkflowInputs {
  webhookDeliveryWorkflow: WebhookDeliveryInput;
  vendorCreditWorkflow: VendorCreditInput;
  billCatalogueWorkflow: BillCatalogueInput;
  ledgerVerificationWorkflow: Readonly<Record<string, never>>;
  flowRecoveryWorkflow: Readonly<Record<string, never>>;
  reconciliationWorkflow: ReconciliationInput;
  cryptoPaymentWorkflow: UsdtSessionInput;
  chainWatcherWorkflow: ChainWatcherInput;
  custodyComparisonWorkflow: CustodyComparisonInput;
  cryptoSweepWorkflow: SweepInput;
}
export type WorkflowType = keyof WorkflowInputs;

/** Whose queue a workflow type runs on, and the value of the search attribute `Flow`. */
interface WorkflowPlace {
  readonly queue: TaskQueue;
  readonly flow: string;
}

const ORDER_WORKFLOWS = Object.fromEntries(
  ALL_KINDS.map((flow) => [KINDS[flow].workflow, { queue: KINDS[flow].queue, flow }]),
) as Readonly<Record<keyof OrderWorkflowInputs, WorkflowPlace>>;

/** Every workflow type. */
export const WORKFLOWS: Readonly<Record<WorkflowType, WorkflowPlace>> = {
  ...ORDER_WORKFLOWS,
  webhookDeliveryWorkflow: { queue: 'webhooks', flow: 'webhook' },
  vendorCreditWorkflow: { queue: 'payouts', flow: 'vendor_credit' },
  billCatalogueWorkflow: { queue: 'bills', flow: 'bill_catalogue' },
  ledgerVerificationWorkflow: { queue: 'payouts', flow: 'ledger_verification' },
  flowRecoveryWorkflow: { queue: 'payouts', flow: 'flow_recovery' },
  reconciliationWorkflow: { queue: 'payouts', flow: 'reconciliation' },
  cryptoPaymentWorkflow: { queue: 'chain', flow: 'crypto_payment' },
  chainWatcherWorkflow: { queue: 'chain', flow: 'chain_watcher' },
  custodyComparisonWorkflow: { queue: 'chain', flow: 'custody_comparison' },
  cryptoSweepWorkflow: { queue: 'chain', flow: 'crypto_sweep' },
};
