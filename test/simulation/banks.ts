import type {
  AccountResolution,
  Bank,
  BankProvider,
  TransferInstruction,
  TransferQuery,
  TransferReport,
} from '../../src/providers/bank/port.ts';
import type { NotFound } from '../../src/providers/reports.ts';
import { type Outcome, PAYOUT_HABITS, type ProviderParts, SimulatedProvider } from './providers.ts';

/** The order that a reference is of: each attempt has the order's id, and a number after it where it is not the first. */
const orderOf = (reference: string): string => reference.split('-')[0] ?? reference;

/** A bank, which knows transfers by the order's id. */
export class SimulatedBank extends SimulatedProvider implements BankProvider {
  constructor(parts: ProviderParts) {
    super(parts, PAYOUT_HABITS);
  }

  listBanks(): Promise<readonly Bank[]> {
    return Promise.resolve([{ code: '058', name: 'Guaranty Trust Bank', nipCode: '000013' }]);
  }

  resolveAccount({
    expectedName,
  }: {
    readonly expectedName?: string | undefined;
  }): Promise<AccountResolution> {
    return this.ask('name enquiry', () => ({ status: 'found', accountName: expectedName ?? '' }));
  }

  sendTransfer({ reference, amountMinor, isFirstAttempt }: TransferInstruction): Promise<TransferReport> {
    return this.request(
      { reference, subject: orderOf(reference), amountMinor },
      isFirstAttempt,
      this.#report,
    );
  }

  findTransfer({ reference }: TransferQuery): Promise<TransferReport | NotFound> {
    return this.find(reference, this.#report);
  }

  readonly #report = (outcome: Outcome, { reference }: { readonly reference: string }): TransferReport =>
    this.report(outcome === 'paid' ? 'succeeded' : outcome, outcome, reference);
}
