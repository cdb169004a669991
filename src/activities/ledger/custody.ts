import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { ChainNode } from '../../chain/port.ts';
import type { ChainWatcherInput, CustodyFindings } from '../../contract/flows.ts';
import type { Database } from '../../db/core/database.ts';
import { storeCustodyDifference } from '../../db/ledger/checkResults.ts';
import {
  type BookedAddress,
  bookedTreasuryMinor,
  listAddressesFrom,
  listBookedAddresses,
  listDeviatingAddresses,
  noteUnbooked,
  readBookedCustody,
  readCustodyRound,
  type UnbookedAddress,
} from '../../db/ledger/custody.ts';
import { recordCustodyDifferences } from '../../db/ledger/reconciliation.ts';
import { custodyDifferences } from '../../domain/ledger/reconciliation.ts';
import type { Environment, MicroUsdt } from '../../domain/money.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { workerStops } from '../stopping.ts';

/** Addresses that are compared in one batch, at most. */
const BATCH_ADDRESSES = 50;

/** The books and the chain. Amounts in micro-USDT. */
export interface CustodyReport {
  readonly ledgerMinor: MicroUsdt;
  readonly uncreditedMinor: MicroUsdt;
  readonly treasuryMinor: MicroUsdt;
  readonly addressesMinor: MicroUsdt;
  /** What the books have in cold storage. The service does not read it, and does not compare it. */
  readonly coldStorageMinor: MicroUsdt;
  /** What the USDT contract has kept, as booked: it is in custody no more. */
  readonly tokenFeesMinor: MicroUsdt;
  /** What was destroyed, as booked: it is in custody no more. */
  readonly lostMinor: MicroUsdt;
  /** What the chain holds more than the books say; 0 when all is well. Negative: money is missing. */
  readonly differenceMinor: MicroUsdt;
  /** How many addresses were asked about on which the books have nothing. */
  readonly unbooked: number;
  /** Addresses that hold another amount than the books say. */
  readonly deviating: readonly DeviatingAddress[];
}

/** An address that holds another amount than the books say, in micro-USDT. */
interface DeviatingAddress {
  readonly address: string;
  readonly bookedMinor: MicroUsdt;
  readonly heldMinor: MicroUsdt;
}

/** What a comparison of some addresses, or of the treasury, has found. Amounts in micro-USDT. */
interface Compared {
  /** What the chain holds more there than the books say. */
  readonly differenceMinor: MicroUsdt;
  readonly heldMinor: MicroUsdt;
  readonly deviating: readonly DeviatingAddress[];
  /** How many requests to the node it took. */
  readonly asked: number;
}

/** What is asked, and where. */
interface CustodySource {
  readonly database: Database;
  readonly environment: Environment;
  readonly node: Pick<ChainNode, 'tokenBalanceMinor'>;
  /** Called before each request. What it throws ends the comparison. */
  readonly beforeRequest?: () => void;
}

/** Asks the chain what addresses hold, right after the books said what they should hold. */
async function compareAddresses(
  { node, beforeRequest }: CustodySource,
  addresses: readonly BookedAddress[],
): Promise<Compared> {
  const deviating: DeviatingAddress[] = [];
  let differenceMinor = 0n;
  let sumMinor = 0n;
  for (const { address, holdsMinor } of addresses) {
    beforeRequest?.();
    const heldMinor = await node.tokenBalanceMinor(address);
    sumMinor += heldMinor;
    differenceMinor += heldMinor - holdsMinor;
    if (heldMinor !== holdsMinor) deviating.push({ address, bookedMinor: holdsMinor, heldMinor });
  }
  return { differenceMinor, heldMinor: sumMinor, deviating, asked: addresses.length };
}

/**
 * Compares a batch of addresses that hold something by the books. One that something may just have come to, or gone
 * from, is left out: what is between head and solid block would be taken for a difference.
 *
 * @param after the session after which the batch begins; the first one unless given.
 * @returns `next`: after which session the next batch begins; undefined when there is none.
 */
async function compareBatch(
  source: CustodySource,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Compared & { readonly next: string | undefined }> {
  const page = await listBookedAddresses(source.database, source.environment, { after, limit });
  const compared = await compareAddresses(
    source,
    page.filter(({ isMoving }) => !isMoving),
  );
  return { ...compared, next: page.length < limit ? undefined : page.at(-1)?.paymentId };
}

/** Each address is asked about once in so many comparisons, a day, where the budget of requests is enough for that. */
const COMPARISONS_PER_DAY = 96;

/** Addresses on which the books have nothing that are compared at once, where all are. */
const PAGE_UNBOOKED = 500;

/**
 * Compares addresses on which the books have nothing: swept ones, and those that nothing was paid to. What deviates is stored, and
 * compared each time from then on; of the others the next share is, in the order of their indexes, round after round.
 *
 * @param requestsPerMinute the largest share.
 */
async function compareUnbooked(source: CustodySource, requestsPerMinute: number): Promise<Compared> {
  const { database, environment } = source;
  const known = await compareAndNote(source, await listDeviatingAddresses(database, environment));
  const { nextIndex: from, addresses } = await readCustodyRound(database, environment);
  const limit = Math.max(1, Math.min(requestsPerMinute, Math.ceil(addresses / COMPARISONS_PER_DAY)));
  const page = await listAddressesFrom(database, environment, { from, limit });
  const next = page.length < limit ? 0 : (page.at(-1)?.addressIndex ?? 0) + 1;
  return sumOf([known, await compareAndNote(source, page, next)]);
}

/** The same, of every address that there is. */
async function compareAllUnbooked(source: CustodySource): Promise<Compared> {
  const { database, environment } = source;
  const compared = [await compareAndNote(source, await listDeviatingAddresses(database, environment))];
  for (let from = 0; ; ) {
    const page = await listAddressesFrom(database, environment, { from, limit: PAGE_UNBOOKED });
    compared.push(await compareAndNote(source, page));
    const last = page.at(-1);
    if (last === undefined) return sumOf(compared);
    from = last.addressIndex + 1;
  }
}

async function compareAndNote(
  source: CustodySource,
  listed: readonly UnbookedAddress[],
  nextIndex?: number,
): Promise<Compared> {
  // What the books have something on is compared with the others of that kind.
  const unbooked = listed.filter(({ holdsMinor, isMoving }) => holdsMinor === 0n && !isMoving);
  const compared = await compareAddresses(source, unbooked);
  const addresses = new Set(compared.deviating.map(({ address }) => address));
  const idsOf = (isDeviating: boolean) =>
    unbooked
      .filter(({ address }) => addresses.has(address) === isDeviating)
      .map(({ paymentId }) => paymentId);
  const booked = listed.filter(({ holdsMinor }) => holdsMinor !== 0n).map(({ paymentId }) => paymentId);
  await noteUnbooked(source.database, source.environment, {
    deviating: idsOf(true),
    agreeing: [...idsOf(false), ...booked],
    nextIndex,
  });
  return compared;
}

function sumOf(parts: readonly Compared[]): Compared {
  return {
    differenceMinor: parts.reduce((sum, each) => sum + each.differenceMinor, 0n),
    heldMinor: parts.reduce((sum, each) => sum + each.heldMinor, 0n),
    deviating: parts.flatMap(({ deviating }) => deviating),
    asked: parts.reduce((sum, { asked }) => sum + asked, 0),
  };
}

/**
 * Compares the treasury, together with the addresses whose transfer to it may have landed or not: their sum stays the
 * same.
 */
export async function compareTreasury(source: CustodySource, treasuryAddress: string) {
  const booked = await readBookedCustody(source.database, source.environment);
  const bookedMinor = bookedTreasuryMinor(booked);
  source.beforeRequest?.();
  const treasuryMinor = await source.node.tokenBalanceMinor(treasuryAddress);
  const moving = await compareAddresses(source, booked.moving);
  const differenceMinor = treasuryMinor - bookedMinor + moving.differenceMinor;
  return {
    booked,
    bookedMinor,
    treasuryMinor,
    movingMinor: moving.heldMinor,
    differenceMinor,
    asked: moving.asked + 1,
  };
}

/**
 * Compares what the chain holds with what the books say it holds: the treasury, every address with money by the books, and of the
 * others those that deviated before. While a deposit is between head and solid block the two may differ for a minute.
 *
 * @param unbooked which of the other addresses: as many as this, or all.
 */
export async function reconcileCustody(
  source: CustodySource,
  treasuryAddress: string,
  unbooked: number | 'all',
): Promise<CustodyReport> {
  const { booked, ...treasury } = await compareTreasury(source, treasuryAddress);
  const compared: Compared[] = [];
  let after: string | undefined;
  do {
    const batch = await compareBatch(source, { after, limit: BATCH_ADDRESSES });
    compared.push(batch);
    after = batch.next;
  } while (after !== undefined);
  const others =
    unbooked === 'all' ? await compareAllUnbooked(source) : await compareUnbooked(source, unbooked);
  const addresses = sumOf([...compared, others]);
  return {
    unbooked: others.asked,
    ledgerMinor: booked.ledgerMinor,
    uncreditedMinor: booked.uncreditedMinor,
    treasuryMinor: treasury.treasuryMinor,
    addressesMinor: treasury.movingMinor + addresses.heldMinor,
    coldStorageMinor: booked.coldStorageMinor,
    tokenFeesMinor: booked.tokenFeesMinor,
    lostMinor: booked.lostMinor,
    differenceMinor: treasury.differenceMinor + addresses.differenceMinor,
    deviating: addresses.deviating,
  };
}

/** Stores what a whole comparison found, for alerts and for the list of differences. */
export async function storeCustodyFindings(
  database: Database,
  environment: Environment,
  found: { readonly differenceMinor: MicroUsdt; readonly deviating: number },
): Promise<void> {
  const differences = custodyDifferences(found.differenceMinor, found.deviating);
  await recordCustodyDifferences(database, environment, differences);
  await storeCustodyDifference(database, environment, found.differenceMinor);
}

/** What one step of a comparison has found. */
export interface CustodyStep extends CustodyFindings {
  /** How long to wait before the next step, in ms, so that the node is not asked too often. */
  readonly waitMs: number;
}

export type CustodyActivities = ReturnType<typeof createCustodyActivities>;

/** What the activities work with. */
export interface CustodyDependencies {
  readonly database: Database;
  readonly custodyOf: (
    environment: Environment,
  ) => { readonly node: ChainNode; readonly treasuryAddress: string } | undefined;
  /** How many requests a comparison may make of a node, which has other work too. */
  readonly requestsPerMinute: number;
  readonly logger: Pick<Logger, 'error'>;
  /** Aborted when the process stops: a comparison then makes way. */
  readonly stopping: AbortSignal;
}

/** Compares books and chain step by step, stores the result, and logs a difference. */
export function createCustodyActivities(dependencies: CustodyDependencies) {
  const { database, requestsPerMinute, logger, stopping } = dependencies;

  function sourceOf(environment: Environment) {
    const custody = dependencies.custodyOf(environment);
    if (!custody) throw ApplicationFailure.nonRetryable('No chain is configured for this environment.');
    const beforeRequest = () => {
      if (stopping.aborted) throw workerStops();
    };
    return { database, environment, beforeRequest, ...custody };
  }

  function stepOf(differenceMinor: MicroUsdt, deviating: number, asked: number): CustodyStep {
    const waitMs = Math.ceil((asked * MINUTE_MS) / requestsPerMinute);
    return { differenceMinor: differenceMinor.toString(), deviating, waitMs };
  }

  return {
    /** Compares the treasury. */
    async compareTreasury({ environment }: ChainWatcherInput): Promise<CustodyStep> {
      const source = sourceOf(environment);
      const { differenceMinor, asked } = await compareTreasury(source, source.treasuryAddress);
      return stepOf(differenceMinor, 0, asked);
    },

    /** Compares a batch of addresses. `next` is where the next one begins; undefined when there is none. */
    async compareAddresses({
      environment,
      after,
    }: ChainWatcherInput & { readonly after?: string | undefined }): Promise<
      CustodyStep & { readonly next: string | undefined }
    > {
      const limit = Math.min(BATCH_ADDRESSES, requestsPerMinute);
      const batch = await compareBatch(sourceOf(environment), { after, limit });
      return { ...stepOf(batch.differenceMinor, batch.deviating.length, batch.asked), next: batch.next };
    },

    /** Compares a share of the addresses on which the books have nothing, and all of them that deviated before. */
    async compareUnbooked({ environment }: ChainWatcherInput): Promise<CustodyStep> {
      const compared = await compareUnbooked(sourceOf(environment), requestsPerMinute);
      return stepOf(compared.differenceMinor, compared.deviating.length, compared.asked);
    },

    /** Stores what a whole comparison has found. */
    async noteCustody(found: ChainWatcherInput & CustodyFindings): Promise<void> {
      const { environment, differenceMinor, deviating } = found;
      await storeCustodyFindings(database, environment, {
        differenceMinor: BigInt(differenceMinor),
        deviating,
      });
      if (differenceMinor === '0' && deviating === 0) return;
      logger.error(
        { environment, differenceMinor, deviating },
        'The chain does not hold what the books say: see npm run admin -- crypto reconcile.',
      );
    },
  };
}
