import type {
  CollectionInstruction,
  CollectionProvider,
  CollectionQuery,
  CollectionReport,
  Corridor,
} from '../../src/providers/collections/port.ts';
import type { NotFound } from '../../src/providers/reports.ts';
import {
  type Booked,
  type Habits,
  type Outcome,
  type ProviderParts,
  SimulatedProvider,
} from './providers.ts';

/** Those of customers who are asked to pay. What they paid does not come back, and many are slow. */
const HABITS: Habits = {
  fates: [
    ['paid', 20],
    ['pending_paid', 45],
    ['pending_failed', 18],
    ['refused', 10],
    ['unclear', 7],
  ],
  changesMeanwhile: 0.04,
};

const GHANA: Omit<Corridor, 'observedAtMs'> = {
  sourceCurrency: 'GHS',
  country: 'GH',
  paymentMethods: ['MTN Mobile Money'],
  providerRateScaled: 12_850_000_000n,
  fee: { percentScaled: 1_000_000n, leastMinor: 0n, flatMinor: 0n },
  minSourceMinor: 1_000n,
  maxSourceMinor: 5_000_000n,
  sourceStepMinor: 1n,
};

/** A provider that collects from customers abroad. Some of them approve only after their time. */
export class SimulatedCollector extends SimulatedProvider implements CollectionProvider {
  readonly approvalWindowMs = 4 * 60_000;
  readonly needsRegistrationNumber = false;

  constructor(parts: ProviderParts) {
    super(parts, HABITS);
  }

  listCorridors(): Promise<readonly Corridor[]> {
    return this.ask('list of corridors', () => [{ ...GHANA, observedAtMs: Date.now() }]);
  }

  requestCollection(instruction: CollectionInstruction): Promise<CollectionReport> {
    const { reference, sourceMinor: amountMinor, isFirstAttempt } = instruction;
    // A request that may repeat another one refuses nothing.
    const reportOf = (outcome: Outcome) =>
      this.#report(outcome === 'unknown' && !isFirstAttempt ? 'pending' : outcome, instruction);
    return this.request({ reference, subject: reference, amountMinor }, isFirstAttempt, reportOf);
  }

  findCollection({ reference }: CollectionQuery): Promise<CollectionReport | NotFound> {
    return this.find(reference, this.#report);
  }

  withdrawCollection({ reference }: CollectionQuery): Promise<CollectionReport | NotFound> {
    return this.find(reference, this.#report, (booked) => this.#takeBack(booked));
  }

  /** Most payment methods have nothing that takes a request back. */
  #takeBack(booked: Booked): void {
    if (booked.status !== 'pending' || this.random.chance(0.7)) return;
    booked.status = 'failed';
    booked.next = undefined;
  }

  protected override named(reference: string): { readonly collectionReference: string } {
    return { collectionReference: reference };
  }

  readonly #report = (outcome: Outcome, { reference }: { readonly reference: string }): CollectionReport =>
    this.report(STATUSES[outcome], outcome, reference);
}

const STATUSES = {
  paid: 'approved',
  pending: 'pending',
  failed: 'refused',
  reversed: 'review',
  not_sent: 'review',
  blocked: 'review',
  unknown: 'review',
} as const;
