import type { UsdtSaleInput } from '../contract/flows.ts';
import { noteAttention } from '../db/attention.ts';
import type { Database } from '../db/database.ts';
import type { FlowEnd } from '../db/flowEnd.ts';
import type { LedgerStore } from '../db/ledgerStore.ts';
import type { OutboxRow } from '../db/outbox.ts';
import { finishUsdtSale, loadUsdtSale } from '../db/usdtSales.ts';
import { invariant } from '../domain/errors.ts';
import { usdtSaleTransfers } from '../domain/ledger.ts';
import { decide, type FlowDecision, type FlowStatus, type ResolvedBy } from '../domain/providerFlow.ts';
import type { UsdtSaleRecord } from '../domain/usdtSale.ts';
import type { Metrics } from '../metrics.ts';
import type { AttentionInput } from './attention.ts';
import { laterLook } from './laterLooks.ts';
import type { TransferNews } from './payouts.ts';

export interface EndUsdtSaleInput extends UsdtSaleInput {
  readonly decision: FlowDecision;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
  /** When the provider will have later news about a completed transfer. */
  readonly askAgainInMs: number | undefined;
  readonly resolvedBy: ResolvedBy | undefined;
}

/** What the activities of USDT sales work with. */
export interface UsdtSaleActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** Starts promised workflows now instead of at the relay's next round; never throws. */
  readonly keepPromised: (rows: readonly OutboxRow[]) => void;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention'>;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type UsdtSaleActivities = ReturnType<typeof createUsdtSaleActivities>;

/** The side effects of USDT sales beside the payout itself, which payouts.ts makes. Each may run again harmlessly. */
export function createUsdtSaleActivities(dependencies: UsdtSaleActivityDependencies) {
  const { database, ledger, keepPromised } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  async function load({ saleId }: UsdtSaleInput): Promise<UsdtSaleRecord> {
    const sale = await loadUsdtSale(database, saleId);
    invariant(sale, 'A workflow of a USDT sale has no record.');
    return sale;
  }

  async function end(sale: UsdtSaleRecord, how: FlowEnd): Promise<boolean> {
    const promised = await finishUsdtSale(database, ledger, sale.saleId, how);
    if (!promised) return false;
    const { environment } = sale;
    dependencies.metrics?.flowsEnded.inc({ flow: 'usdt_sale', environment, status: how.to });
    keepPromised(promised);
    return true;
  }

  return {
    /** Puts the sale on the operators' list. */
    async noteUsdtSaleAttention(input: UsdtSaleInput & AttentionInput): Promise<void> {
      await noteAttention(database, 'usdt_sale', input.saleId, input);
      dependencies.metrics?.flowsNeedingAttention.inc({ flow: 'usdt_sale', environment: input.environment });
    },

    /** Posts or voids the held USDT and records the end. Returns the status. */
    async endUsdtSale(input: EndUsdtSaleInput): Promise<FlowStatus> {
      const sale = await load(input);
      // A retry after a crash finds the work done.
      if (sale.status !== 'PROCESSING') return sale.status;
      const status = decide(sale.status, input.decision);
      await faultPoint('usdtSale.beforeEnd');
      const isEnded = await end(sale, {
        from: 'PROCESSING',
        to: status,
        transfer: status === 'COMPLETED' ? usdtSaleTransfers.post(sale) : usdtSaleTransfers.void(sale),
        providerReference: input.providerReference,
        failureReason: input.failureReason,
        starts: [],
        look: laterLook({ ...sale, flow: 'usdt_sale', subjectId: sale.saleId }, input),
        resolvedBy: input.resolvedBy,
      });
      await faultPoint('usdtSale.afterEnd');
      return isEnded ? status : (await load(input)).status;
    },

    /** Gives the USDT of a completed sale back. Returns whether it is reversed now. */
    async reverseUsdtSale(input: UsdtSaleInput & Pick<TransferNews, 'reason'>): Promise<boolean> {
      const sale = await load(input);
      if (sale.status !== 'COMPLETED') return sale.status === 'REVERSED';
      await end(sale, {
        from: 'COMPLETED',
        to: 'REVERSED',
        transfer: usdtSaleTransfers.reverse(sale),
        providerReference: undefined,
        failureReason: input.reason ?? 'The bank returned the money.',
        starts: [],
        look: undefined,
        resolvedBy: undefined,
      });
      return true;
    },
  };
}
