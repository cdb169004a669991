import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { ChainNode } from '../chain/port.ts';
import type { ChainWatcherInput } from '../contract/flows.ts';
import { readBookedCustody } from '../db/cryptoCustody.ts';
import type { Database } from '../db/database.ts';
import type { Environment } from '../domain/money.ts';
import type { Metrics } from '../metrics.ts';

/** The books beside the chain. Amounts in micro-USDT. */
export interface CustodyReport {
  readonly ledgerMinor: bigint;
  readonly uncreditedMinor: bigint;
  readonly treasuryMinor: bigint;
  readonly addressesMinor: bigint;
  /** What the books have in cold storage. Nobody looks there, and it is no part of the comparison. */
  readonly coldStorageMinor: bigint;
  /** What the chain holds more than the books say; 0 when all is well. Negative: money is missing. */
  readonly differenceMinor: bigint;
  /** Addresses that hold another amount than the books say. */
  readonly deviating: readonly {
    readonly address: string;
    readonly bookedMinor: bigint;
    readonly heldMinor: bigint;
  }[];
}

/**
 * Compares what the chain holds with what the books say it holds: the treasury, and every address that was paid to and
 * not swept. While a sweep or a deposit is between head and solid block the two may differ for a minute.
 */
export async function reconcileCustody(
  database: Database,
  environment: Environment,
  node: Pick<ChainNode, 'tokenBalanceMinor'>,
  treasuryAddress: string,
): Promise<CustodyReport> {
  const booked = await readBookedCustody(database, environment);
  const treasuryMinor = await node.tokenBalanceMinor(treasuryAddress);
  let addressesMinor = 0n;
  const deviating: CustodyReport['deviating'][number][] = [];
  for (const { address, holdsMinor } of booked.addresses) {
    const heldMinor = await node.tokenBalanceMinor(address);
    addressesMinor += heldMinor;
    if (heldMinor !== holdsMinor) deviating.push({ address, bookedMinor: holdsMinor, heldMinor });
  }
  return {
    ledgerMinor: booked.ledgerMinor,
    uncreditedMinor: booked.uncreditedMinor,
    treasuryMinor,
    addressesMinor,
    coldStorageMinor: booked.coldStorageMinor,
    differenceMinor: treasuryMinor + addressesMinor - booked.ledgerMinor - booked.uncreditedMinor,
    deviating,
  };
}

export type CustodyActivities = ReturnType<typeof createCustodyActivities>;

/** Compares books and chain now and then, and makes a difference a metric and a line in the log. */
export function createCustodyActivities(dependencies: {
  readonly database: Database;
  readonly custodyOf: (
    environment: Environment,
  ) => { readonly node: ChainNode; readonly treasuryAddress: string } | undefined;
  readonly metrics: Pick<Metrics, 'custodyDifferenceMinor'>;
  readonly logger: Pick<Logger, 'error'>;
}) {
  return {
    /** @returns the difference in micro-USDT as decimal text. */
    async reconcileCustody({ environment }: ChainWatcherInput): Promise<string> {
      const custody = dependencies.custodyOf(environment);
      if (!custody) throw ApplicationFailure.nonRetryable('No chain is configured for this environment.');
      const { database, metrics, logger } = dependencies;
      const report = await reconcileCustody(database, environment, custody.node, custody.treasuryAddress);
      metrics.custodyDifferenceMinor.set({ environment }, Number(report.differenceMinor));
      if (report.differenceMinor !== 0n) {
        logger.error(
          { environment, differenceMinor: report.differenceMinor.toString() },
          'The chain does not hold what the books say.',
        );
      }
      return report.differenceMinor.toString();
    },
  };
}
