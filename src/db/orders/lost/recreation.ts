import type { VendorCreditInput } from '../../../contract/flows.ts';
import { billTransfers, KINDS, withdrawalTransfers } from '../../../contract/kinds.ts';
import { PROVIDER_UPDATE } from '../../../contract/messages.ts';
import { orderIdOf, orderStart, vendorCreditStart } from '../../../contract/starts.ts';
import { invariant } from '../../../domain/errors.ts';
import { usdtSaleTransfers } from '../../../domain/ledger/ledger.ts';
import { minorToDecimal } from '../../../domain/money.ts';
import { AUTOMATIC_PAYOUT } from '../../../domain/orders/automaticPayout.ts';
import { appendAudit } from '../../core/auditLog.ts';
import type { StatementRunner } from '../../core/database.ts';
import { insertSql, sql, statement } from '../../core/sql.ts';
import type { LedgerDatabase, LedgerStore } from '../../ledger/ledgerStore.ts';
import type { AttemptKey } from '../attempts.ts';
import { recordRunAgain } from '../automaticPayouts/payouts.ts';
import { acceptBillPurchase, type NewBillPurchase } from '../bills.ts';
import { acceptCollection, type NewCollection } from '../collections.ts';
import { acceptUsdtSale, type NewUsdtSale } from '../usdtSales.ts';
import { announceVendorCredit } from '../vendorCredits.ts';
import { acceptWithdrawal, type NewWithdrawal } from '../withdrawals.ts';

/** An order whose record is made again, as its kind accepts it. */
export type LostOrder =
  | { readonly kind: 'withdrawal'; readonly order: NewWithdrawal }
  | { readonly kind: 'bill'; readonly order: NewBillPurchase }
  | { readonly kind: 'usdt_sale'; readonly order: NewUsdtSale }
  | { readonly kind: 'collection'; readonly order: NewCollection };

/** Which record is made again, and by whose decision. */
interface Recreated {
  readonly operator: string;
  readonly reason: string;
  /** The second operator, where one was needed. */
  readonly confirmedBy?: string | undefined;
}

export interface RecreatedOrder extends Recreated {
  readonly lost: LostOrder;
  /** The attempt that a provider knows; undefined where every one says that it has nothing: then it is sent. */
  readonly attempt: Omit<AttemptKey, 'orderId'> | undefined;
  /** When its workflow began, ms since 1970. */
  readonly begunAtMs: number;
  /** Whether the business may owe what its wallet lacks. */
  readonly mayOwe: boolean;
}

/**
 * Makes the record of an order again: the same statement as one that the merchant asks for, so its money is on hold and
 * the ordinary engine settles it. Requests may exist under its reference, so a refusal of a further one proves nothing.
 *
 * @param runner that of a transaction.
 * @throws InsufficientFundsError when the wallet lacks some of it and the business may not owe that.
 */
export async function recreateOrder(
  runner: StatementRunner,
  ledger: LedgerStore,
  { lost, attempt, begunAtMs, mayOwe, operator, reason, confirmedBy }: RecreatedOrder,
): Promise<void> {
  const { businessId, environment } = lost.order;
  const id = orderIdOf(lost.kind, lost.order);
  // The trigger of transfers reads it.
  await runner.run(
    statement('lost.noteRecreation')`${insertSql('recreated_orders', {
      orderId: id,
      mayOwe,
      recreatedBy: operator,
      confirmedBy,
      reason,
    })}`,
  );
  await accept({ database: runner, ledger }, lost);
  if (lost.kind === 'withdrawal' && lost.order.isAutomatic)
    await recordRunAgain(runner, lost.order, { transactionId: lost.order.withdrawalId, begunAtMs });
  if (attempt) {
    const { ordinal, provider, account, reference } = attempt;
    await runner.run(
      statement('lost.noteAttempt')`
        insert into attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at)
          values (${id}, ${ordinal}::smallint, ${provider}, ${account}, ${reference}, 1, 2,
            ${sql`${new Date(begunAtMs)}`})`,
    );
  }
  await appendAudit(runner, {
    actor: operator,
    action: `${lost.kind}.recreate`,
    subject: id,
    details: {
      ...amountsOf(lost),
      attempt: attempt?.reference,
      provider: attempt?.provider,
      mayOwe,
      confirmedBy,
      reason,
    },
    businessId,
    environment,
  });
}

/** What its reservation takes from the wallet, in minor units; nothing of a collection. */
export function reservedMinor({ kind, order }: LostOrder): bigint {
  if (kind === 'collection') return 0n;
  return kind === 'usdt_sale' ? order.terms.amountMinor : order.amountMinor + order.feeMinor;
}

/** What is ordered, and for how much: see orderStart. */
function whatOf({ kind, order }: LostOrder): string {
  if (kind === 'usdt_sale')
    return `${KINDS[kind].title}, USDT ${minorToDecimal(order.terms.amountMinor, 'USDT')}`;
  const amountMinor = kind === 'collection' ? order.terms.targetMinor : order.amountMinor;
  const title = kind === 'withdrawal' && order.isAutomatic ? AUTOMATIC_PAYOUT : KINDS[kind].title;
  return `${title}, NGN ${minorToDecimal(amountMinor, 'NGN')}`;
}

async function accept(books: LedgerDatabase, lost: LostOrder): Promise<void> {
  const { kind, order } = lost;
  // Its provider may have it already, so it is checked at once.
  const start = { ...orderStart(kind, order, whatOf(lost)), signal: PROVIDER_UPDATE };
  const acceptance = { start, idempotency: undefined };
  switch (kind) {
    case 'withdrawal':
      await acceptWithdrawal(books, order, {
        ...acceptance,
        reservation: withdrawalTransfers.reserve(order),
      });
      break;
    case 'bill':
      await acceptBillPurchase(books, order, { ...acceptance, reservation: billTransfers.reserve(order) });
      break;
    case 'usdt_sale': {
      const reservation = usdtSaleTransfers.reserve({ ...order.terms, ...order });
      const accepted = await acceptUsdtSale(books, order, { ...acceptance, reservation });
      invariant(accepted, 'A sale without a quote cannot be too late.');
      break;
    }
    case 'collection':
      await acceptCollection(books, order, acceptance);
      break;
  }
}

/** The amounts of an order for the audit log, as decimal text. */
function amountsOf({ kind, order }: LostOrder): Readonly<Record<string, string>> {
  switch (kind) {
    case 'withdrawal':
    case 'bill':
      return { amountMinor: String(order.amountMinor), feeMinor: String(order.feeMinor) };
    case 'usdt_sale': {
      const { amountMinor, feeMinor, netMinor } = order.terms;
      return {
        amountMinor: String(amountMinor),
        feeMinor: String(feeMinor),
        netMinor: String(netMinor),
      };
    }
    case 'collection':
      return { amountMinor: String(order.terms.targetMinor), sourceMinor: String(order.terms.sourceMinor) };
  }
}

/**
 * Notes an announced payment again. Its workflow asks the provider, whose answer alone is credited.
 *
 * @param runner that of a transaction.
 * @returns false when it is noted already; then nothing was done.
 */
export async function recreateVendorCredit(
  runner: StatementRunner,
  credit: VendorCreditInput,
  { operator, reason, confirmedBy }: Recreated,
): Promise<boolean> {
  const start = { ...vendorCreditStart(credit), signal: PROVIDER_UPDATE };
  if ((await announceVendorCredit(runner, credit, start)) === undefined) return false;
  const { provider, providerReference, environment } = credit;
  await appendAudit(runner, {
    actor: operator,
    action: 'vendor_credit.recreate',
    subject: providerReference,
    details: { provider, environment, confirmedBy, reason },
  });
  return true;
}
