import type { StatementRunner } from '../../db/core/database.ts';
import { InsufficientFundsError, ledgerError } from '../../db/ledger/ledgerStore.ts';
import { approveRequest } from '../../db/orders/approvals/requests.ts';
import {
  checkPaymentRefund,
  findPaymentRefund,
  type NewPaymentRefund,
  type PaymentRefund,
  recordPaymentRefund,
} from '../../db/orders/returns/refunds.ts';
import { effectivePricing } from '../../domain/ledger/pricing.ts';
import { minorToDecimal, type Owner } from '../../domain/money.ts';
import { noteCreated } from '../../observability/logger.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { requireApproval } from '../acceptance.ts';
import { actorOf } from '../actor.ts';
import type { WaitingOrder } from '../approvals/present.ts';
import { waitForApproval } from '../approvals/waiting.ts';
import type { ApiDependencies } from '../context.ts';
import { refusalOfShortWallet } from '../debts.ts';
import { found, mayHaveToWait, type OrderRequest } from '../route.ts';
import type { RefundPaymentBody } from './schema.ts';

export const REFUND_PAYMENT_PATH = '/payment/{transactionId}/refund';

/**
 * Refunds a recorded payment in part or in full; or has the refund wait for a second person. The merchant gave the money back
 * outside, as it took it: nothing is sent, so neither a daily limit nor a hold on payouts counts.
 *
 * @throws DomainError `kyc_required`, `not_found`, `state_conflict`, `insufficient_balance`, `debt_outstanding`; ValidationError naming `amount`.
 */
export async function refundPayment(
  dependencies: ApiDependencies,
  request: OrderRequest<RefundPaymentBody> & { readonly params: { readonly transactionId: string } },
): Promise<PaymentRefund | WaitingOrder> {
  const { config, database, ledger, starter } = dependencies;
  const { caller, body, params, idempotency, approval } = request;
  const { businessId, environment } = caller;
  const { amount: amountMinor, reason } = body;
  requireApproval(caller, 'refunds');
  const { refunds } = effectivePricing(config.pricing, caller.pricing);
  const refund: NewPaymentRefund = {
    transactionId: newIdentifier('txn'),
    businessId,
    environment,
    paymentId: params.transactionId,
    amountMinor,
    reason,
    returnsCommission: refunds.returnsCommission,
    actor: actorOf(request),
  };
  if (mayHaveToWait(request)) {
    await database.transaction((runner) => checkPaymentRefund(runner, refund));
    const waiting = await waitForApproval(dependencies, request, {
      kind: 'payment_refund',
      operation: REFUND_PAYMENT_PATH,
      amountMinor,
      destination: `the payer of ${refund.paymentId}`,
      body: { ...(request.given as object), transactionId: refund.paymentId },
      uses: [],
    });
    if (waiting) return waiting;
  }
  const carryOut = (runner: StatementRunner) =>
    recordPaymentRefund({ database: runner, ledger }, refund, idempotency);
  const { transactionId: orderId } = refund;
  const recording = approval
    ? approveRequest(database, approval, { orderId, carryOut })
    : database.transaction(carryOut);
  const messages = await recording.catch(async (error: unknown) => {
    if (!(ledgerError(error) instanceof InsufficientFundsError)) throw error;
    const whenShort = `insufficient balance for a refund of ${minorToDecimal(amountMinor, 'NGN')} naira`;
    throw await refusalOfShortWallet(dependencies, caller, { asset: 'NGN', whenShort });
  });
  if (messages.length > 0) starter.dispatchSoon(messages);
  noteCreated(orderId);
  return found(await findOwnPaymentRefund(dependencies, caller, orderId), 'refund');
}

/** An owner's refund of a recorded payment; undefined when it has none of that id. */
export function findOwnPaymentRefund(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: Owner,
  transactionId: string,
): Promise<PaymentRefund | undefined> {
  return findPaymentRefund(database, owner, transactionId);
}
