import type { SourceCurrency } from '../../domain/currencies.ts';
import { NOT_APPROVED_IN_TIME } from '../../domain/orders/collection.ts';
import { simulatedPrice } from '../rates/market.ts';
import {
  elapsedSinceMs,
  SANDBOX_APPROVAL_WINDOW_MS,
  SIMULATOR,
  sandboxCollectionOutcome,
  simulatedReference,
} from '../sandbox.ts';
import type { CollectionProvider, CollectionQuery, CollectionReport } from './port.ts';

/** A ten-thousandth of a naira: the step of the sandbox's rates. */
const RATE_STEP = 10_000n;

const MTN = 'MTN Mobile Money';
const AIRTEL = 'Airtel Money';

const CFA_FRANC = { base: 268_000_000n, least: 500n, most: 1_000_000n };

/** Corridors like those that exist, at rates around which the sandbox's market moves. */
const CORRIDORS = [
  corridor('XAF', 'CM', { via: [MTN, 'Orange Money'], ...CFA_FRANC }),
  corridor('XOF', 'CI', { via: [MTN, 'Orange Money', 'Wave'], ...CFA_FRANC }),
  corridor('GHS', 'GH', {
    via: [MTN, 'Telecel Cash', 'AirtelTigo Money'],
    base: 12_850_000_000n,
    least: 1_000n,
    most: 5_000_000n,
  }),
  corridor('KES', 'KE', { via: ['M-PESA', AIRTEL], base: 1_185_000_000n, least: 10_000n, most: 25_000_000n }),
  corridor('RWF', 'RW', { via: [MTN, AIRTEL], base: 105_500_000n, least: 1_000n, most: 5_000_000n }),
  corridor('TZS', 'TZ', {
    via: ['M-PESA', 'Tigo Pesa', AIRTEL],
    base: 59_800_000n,
    least: 200_000n,
    most: 500_000_000n,
  }),
  corridor('UGX', 'UG', { via: [MTN, AIRTEL], base: 42_650_000n, least: 5_000n, most: 5_000_000n }),
  corridor('ZMW', 'ZM', { via: [MTN, AIRTEL], base: 6_420_000_000n, least: 2_000n, most: 5_000_000n }),
];

/**
 * The sandbox's collector: calls no provider, keeps nothing, and derives every answer from the decimals of the amount and the
 * time since it was asked, so that it says the same after a restart and in every process.
 *
 * @param options.clock the present, in milliseconds since 1970, on the same clock as `CollectionQuery.sentAtMs`.
 * @param options.marketTimeMs which moment of the market the rates are of; tests move it. The present unless given.
 */
export function createCollectionSimulator(options: {
  readonly clock: () => number;
  readonly marketTimeMs?: (() => number) | undefined;
}): CollectionProvider {
  const { clock, marketTimeMs = clock } = options;
  const find = (query: CollectionQuery) => report(query, elapsedSinceMs(query.sentAtMs, clock));
  return {
    name: SIMULATOR,
    approvalWindowMs: SANDBOX_APPROVAL_WINDOW_MS,
    identifyAccount: async () => SIMULATOR,
    needsRegistrationNumber: false,
    async listCorridors() {
      return CORRIDORS.map(({ base, ...each }) => ({
        ...each,
        sourceStepMinor: 1n,
        fee: { percentScaled: 0n, leastMinor: 0n, flatMinor: 0n },
        providerRateScaled: simulatedPrice(base, RATE_STEP, marketTimeMs()),
        observedAtMs: clock(),
      }));
    },
    requestCollection: async (instruction) => report(instruction, 0),
    findCollection: async (query) => find(query),
    async withdrawCollection(query) {
      const found = find(query);
      return found.status === 'pending'
        ? { ...found, status: 'refused', reason: NOT_APPROVED_IN_TIME }
        : found;
    },
  };
}

function report(
  { reference, sandboxHundredths }: Pick<CollectionQuery, 'reference' | 'sandboxHundredths'>,
  elapsedMs: number,
): CollectionReport {
  const base = { providerReference: simulatedReference(reference), reason: undefined };
  const planned = sandboxCollectionOutcome(sandboxHundredths);
  switch (planned.outcome) {
    case 'review':
      return {
        ...base,
        status: 'review',
        reason: 'The sandbox leaves collections of amounts ending in .05 to a human.',
      };
    case 'never_approved':
      return { ...base, status: 'pending' };
    case 'approved':
    case 'refused':
      if (elapsedMs < planned.afterMs) return { ...base, status: 'pending' };
      return planned.outcome === 'approved'
        ? { ...base, status: 'approved' }
        : { ...base, status: 'refused', reason: 'The customer declined the payment request.' };
  }
}

function corridor(
  sourceCurrency: SourceCurrency,
  country: string,
  { via, base, least, most }: { via: readonly string[]; base: bigint; least: bigint; most: bigint },
) {
  return { sourceCurrency, country, paymentMethods: via, base, minSourceMinor: least, maxSourceMinor: most };
}
