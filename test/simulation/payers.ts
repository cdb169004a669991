import type { ProviderCallback } from '../../src/domain/orders/providerCallback.ts';
import type {
  DedicatedAccount,
  DedicatedAccountHolder,
  DedicatedAccountProvider,
  IncomingPayment,
} from '../../src/providers/bank/port.ts';
import type { NotFound } from '../../src/providers/reports.ts';
import type { SimulatedPostgres } from './postgres.ts';
import { PAYOUT_HABITS, type ProviderParts, SimulatedProvider } from './providers.ts';
import { Finding, ownerNamed, type Scheduler } from './scheduler.ts';

/** Customers who pay into the bank accounts of merchants, the provider of those accounts, and the judgement by its book. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A payment in the provider's book. */
interface Payment
  extends Pick<IncomingPayment, 'currency' | 'amountMinor' | 'accountNumber' | 'holderReference'> {
  readonly reference: string;
  status: 'pending' | 'succeeded' | 'failed' | 'reversed';
  /** Whether it ever succeeded. */
  hasArrived: boolean;
}

const WAYS = [
  ['succeeds', 64],
  ['succeeds_late', 14],
  ['fails_late', 5],
  ['is_reversed', 12],
  ['is_in_dollars', 3],
  ['goes_astray', 2],
] as const;

export class SimulatedPayers extends SimulatedProvider implements DedicatedAccountProvider {
  readonly #payments = new Map<string, Payment>();
  readonly #accounts: DedicatedAccount[] = [];
  readonly #scheduler: Scheduler;

  constructor(parts: ProviderParts) {
    super(parts, PAYOUT_HABITS);
    this.#scheduler = parts.scheduler;
  }

  issueDedicatedAccount({ businessName: accountName }: DedicatedAccountHolder): Promise<DedicatedAccount> {
    const number = this.#accounts.length + 1;
    const account: DedicatedAccount = {
      accountNumber: String(9_900_000_000 + number),
      accountName,
      accountType: 'static',
      bankName: 'Wema Bank',
      providerReference: `CUS_${number}`,
    };
    this.#accounts.push(account);
    return Promise.resolve(account);
  }

  findIncomingPayment(reference: string): Promise<IncomingPayment | NotFound> {
    return this.ask(`check of ${reference}`, () => {
      const payment = this.#payments.get(reference);
      if (!payment) return { status: 'not_found' };
      const unsaid = { payerName: undefined, payerBank: undefined, narration: undefined };
      return { ...payment, ...unsaid, isIntoDedicatedAccount: true };
    });
  }

  /** Whether a payment is not decided, and whether its merchant is to have it. */
  standing(reference: string): { readonly isOpen: boolean; readonly isOwed: boolean } {
    const payment = this.#payments.get(reference);
    return { isOpen: payment?.status === 'pending', isOwed: payment !== undefined && this.#isOwed(payment) };
  }

  /** Customers pay until they are told to stop. */
  begin(isOver: () => boolean, meanWaitMs: () => number): void {
    const waitMs = () => this.random.int(1, 5 * meanWaitMs());
    this.#scheduler.keepDoing(ownerNamed('payers'), { waitMs, isOver }, () => this.#pay());
  }

  #pay(): void {
    const { random } = this;
    const way = random.weighted(WAYS);
    const isAstray = way === 'goes_astray';
    const account = random.pick(this.#accounts);
    const isLate = way.endsWith('late');
    const payment: Payment = {
      reference: `payment_${this.#payments.size + 1}`,
      currency: way === 'is_in_dollars' ? 'USD' : 'NGN',
      amountMinor: BigInt(random.int(1, 400)) * 12_345n,
      accountNumber: isAstray ? '9999999999' : account.accountNumber,
      holderReference: isAstray ? undefined : account.providerReference,
      status: isLate ? 'pending' : 'succeeded',
      hasArrived: !isLate,
    };
    this.#payments.set(payment.reference, payment);
    this.#announce(payment, { incomingPaymentReference: payment.reference });
    if (isLate) this.#changeLater(payment, way === 'succeeds_late' ? 'succeeded' : 'failed');
    if (way === 'is_reversed') this.#changeLater(payment, 'reversed');
  }

  #changeLater(payment: Payment, status: Payment['status']): void {
    const { reference, amountMinor, currency } = payment;
    const afterMs = this.random.chance(0.4)
      ? this.random.int(1, 20 * SECOND)
      : this.random.int(MINUTE, 50 * MINUTE);
    this.later(afterMs, `${reference} changes`, () => {
      payment.status = status;
      payment.hasArrived ||= status === 'succeeded';
      const claim = { paymentReference: reference, status, amountMinor, currency, dueAtMs: undefined };
      this.#announce(
        payment,
        status === 'reversed'
          ? { claim: { kind: 'refund', ...claim } }
          : { incomingPaymentReference: reference },
      );
      return `and is ${status}`;
    });
  }

  #announce({ reference, status }: Payment, news: Partial<ProviderCallback>): void {
    this.tell({ eventKey: `${reference}/${status}`, ...news });
  }

  #isOwed({ status, currency, holderReference }: Payment): boolean {
    return status === 'succeeded' && currency === 'NGN' && holderReference !== undefined;
  }

  /** What must be true at every moment: no more is credited than arrived, to the merchant whose account it is. @throws Finding. */
  async judge(postgres: SimulatedPostgres): Promise<readonly CreditRow[]> {
    const rows = await postgres.look<CreditRow>(CREDITS_SQL);
    for (const { reference, status, amount, account } of rows) {
      const payment = this.#payments.get(reference);
      if (!payment) throw new Finding(`UNKNOWN PAYMENT: ${reference} is on record, and none was made`);
      if (status !== 'CREDITED') continue;
      const { amountMinor, accountNumber, currency, hasArrived } = payment;
      if (!hasArrived || currency !== 'NGN' || amount !== String(amountMinor) || account !== accountNumber) {
        throw new Finding(
          `CREDITED WRONGLY: ${reference} of ${amountMinor} ${currency} to ${accountNumber} is ${amount} of ${account}`,
        );
      }
    }
    return rows;
  }

  /** What must be true once everything is well again. @throws Finding. */
  async judgeEnd(postgres: SimulatedPostgres): Promise<void> {
    const rows = new Map((await this.judge(postgres)).map((row) => [row.reference, row]));
    for (const payment of this.#payments.values()) {
      const { reference, status } = payment;
      const row = rows.get(reference);
      if (!row) throw new Finding(`FORGOTTEN: ${reference} was announced and is not there`);
      if (row.status === 'PENDING')
        throw new Finding(`UNDECIDED: ${reference} ${status}, ${row.review ?? ''}`);
      if (this.#isOwed(payment) !== (row.status === 'CREDITED') && status !== 'reversed') {
        throw new Finding(`PAYMENT LEFT: ${reference} ${status} and is ${row.status} ${row.review ?? ''}`);
      }
      if (status === 'reversed' && row.status === 'CREDITED' && !row.is_taken_back && !row.is_claimed) {
        throw new Finding(`REVERSAL FORGOTTEN: ${reference} is credited, and no operator has its reversal`);
      }
    }
  }
}

interface CreditRow {
  readonly reference: string;
  readonly status: string;
  readonly review: string | null;
  readonly amount: string | null;
  /** The account of the merchant that was credited. */
  readonly account: string | null;
  readonly is_taken_back: boolean;
  /** Whether it is on the operators' list of payments that are wanted back. */
  readonly is_claimed: boolean;
}

const CREDITS_SQL = `select credit.provider_reference as reference, credit.status, review_reason as review,
    transactions.amount_minor::text as amount, account.account_number as account,
    exists (select from public.chargebacks where received_id = credit.transaction_id) as is_taken_back,
    exists (select from public.payment_claims claim
      where claim.payment_reference = credit.provider_reference and settled_at is null) as is_claimed
  from public.vendor_credits credit left join public.transactions on transactions.id = credit.transaction_id
  left join public.vendor_accounts account
    on account.business_id = transactions.business_id and account.environment = credit.environment
  order by credit.provider_reference`;
