import type { Biller, BillPlan } from '../../src/domain/orders/bill.ts';
import { isRequestIdOfToday, isRequestIdOver } from '../../src/domain/orders/bill.ts';
import type {
  BillAccountResolution,
  BillInstruction,
  BillQuery,
  BillReport,
  BillsProvider,
} from '../../src/providers/bills/port.ts';
import type { NotFound } from '../../src/providers/reports.ts';
import { type Outcome, PAYOUT_HABITS, type ProviderParts, SimulatedProvider } from './providers.ts';

/** What is sold: airtime and electricity by amount, data by plans whose prices change. */
export const BILLERS: readonly Biller[] = [
  biller('airtime', 'mtn', []),
  biller('electricity', 'ikeja-electric', []),
  biller('data', 'mtn', [{ code: 'mtn-1gb', name: 'MTN 1 GB', priceMinor: 80_000n }]),
];

function biller(kind: Biller['kind'], id: string, plans: readonly BillPlan[]): Biller {
  const limits = { smallestMinor: 5_000n, largestMinor: 100_000_000n };
  return { kind, id, serviceId: `${id}-${kind}`, name: id, plans, ...limits };
}

/** The token that a prepaid meter gets. */
export const tokenOf = (meter: string): string => meter.padEnd(20, '7');

/** How often a plan has another price when it is asked for. */
const CHANGES_PRICE = 0.02;

/** A vendor of bills, which takes request ids of the present day alone. It knows a purchase by its phone or meter. */
export class SimulatedVendor extends SimulatedProvider implements BillsProvider {
  #planMinor = 80_000n;
  readonly #meters = new Set<string>();

  constructor(parts: ProviderParts) {
    super(parts, PAYOUT_HABITS);
  }

  verifyAccount(): Promise<BillAccountResolution> {
    return this.ask('account enquiry', () => ({
      status: 'found',
      customerName: 'ADAEZE OKONKWO',
      renewalAmountMinor: undefined,
    }));
  }

  listBillers(): Promise<readonly Biller[]> {
    return this.ask('list of billers', () => BILLERS);
  }

  findPlan(serviceId: string, code: string): Promise<BillPlan | undefined> {
    return this.ask('price enquiry', () => {
      if (this.isIll && this.random.chance(CHANGES_PRICE)) this.#planMinor += 1_000n;
      const plan = BILLERS.find((each) => each.serviceId === serviceId)?.plans.find(
        (each) => each.code === code,
      );
      return plan && { ...plan, priceMinor: this.#planMinor };
    });
  }

  purchase(instruction: BillInstruction): Promise<BillReport> {
    const { requestId: reference, account: subject, amountMinor, isFirstAttempt } = instruction;
    if (instruction.meterType === 'prepaid') this.#meters.add(subject);
    return this.request({ reference, subject, amountMinor }, isFirstAttempt, this.#report);
  }

  findPurchase({ requestId }: BillQuery): Promise<BillReport | NotFound> {
    return this.find(requestId, this.#report);
  }

  protected override named(reference: string): { readonly billRequestId: string } {
    return { billRequestId: reference };
  }

  protected override refusalOf({ reference }: { readonly reference: string }): Outcome | undefined {
    return isRequestIdOfToday(reference, Date.now()) ? undefined : 'not_sent';
  }

  readonly #report = (
    outcome: Outcome,
    { reference, subject }: { readonly reference: string; readonly subject: string },
  ): BillReport => {
    const report = this.report(STATUSES[outcome], outcome, reference);
    if (outcome === 'paid' && this.#meters.has(subject)) {
      return { ...report, token: tokenOf(subject), units: '79.9 kWh' };
    }
    return outcome === 'not_sent'
      ? { ...report, isRequestIdOver: isRequestIdOver(reference, Date.now()) }
      : report;
  };
}

const STATUSES = {
  paid: 'succeeded',
  pending: 'pending',
  failed: 'failed',
  reversed: 'reversed',
  not_sent: 'not_found',
  blocked: 'blocked',
  unknown: 'unknown',
} as const;
