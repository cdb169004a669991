import { refusalOfRefundAddress } from '../../chain/refundAddress.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import { InsufficientFundsError, ledgerError } from '../../db/ledger/ledgerStore.ts';
import { approveRequest } from '../../db/orders/approvals/requests.ts';
import {
  checkRefund,
  findRefund,
  INVALID_REFUND,
  type NewRefund,
  recordRefund,
} from '../../db/usdt/refunds.ts';
import { DomainError, invalidField } from '../../domain/errors.ts';
import { minorToDecimal, type Owner } from '../../domain/money.ts';
import type { Refund } from '../../domain/usdt/refund.ts';
import { noteCreated } from '../../observability/logger.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { configured, requireApproval } from '../acceptance.ts';
import { actorOf } from '../actor.ts';
import type { WaitingOrder } from '../approvals/present.ts';
import { waitForApproval } from '../approvals/waiting.ts';
import type { ApiDependencies } from '../context.ts';
import { requireNoHold } from '../pricing.ts';
import { found, mayHaveToWait, type OrderRequest } from '../route.ts';
import type { RefundBody } from './schema.ts';

export const REFUND_PATH = '/crypto/refunds';

/**
 * Records a refund, which our operators pay; or has it wait for a second person.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `not_found`, `state_conflict`, `insufficient_balance`;
 * RetryLaterError `payouts_on_hold`; ValidationError naming the field. Then nothing is held.
 */
export async function requestRefund(
  dependencies: ApiDependencies,
  request: OrderRequest<RefundBody>,
): Promise<Refund | WaitingOrder> {
  const { database, ledger, chains } = dependencies;
  const { caller, body, idempotency, approval } = request;
  const { businessId, environment } = caller;
  requireApproval(caller, 'refunds');
  requireNoHold(dependencies, caller);
  const { platformAddresses: ours } = configured(chains[environment], 'USDT payments are');
  const { paymentId, amount: amountMinor, address } = body;
  const refusal = refusalOfRefundAddress(address, ours);
  if (refusal !== undefined) throw invalidField(INVALID_REFUND, 'address', refusal);
  const refund: NewRefund = {
    refundId: newIdentifier('rfd'),
    businessId,
    environment,
    paymentId,
    depositTxId: body.depositTxHash,
    amountMinor,
    address,
    reason: body.reason,
    merchantReference: body.merchantReference,
    actor: actorOf(request),
  };
  if (mayHaveToWait(request)) {
    await database.transaction((runner) => checkRefund(runner, refund));
    const asked = {
      kind: 'usdt_refund',
      operation: REFUND_PATH,
      amountMinor,
      destination: address,
      // No daily limit is on refunds: an operator pays each, and never more than the deposit. A hold was looked at above.
      uses: [],
    } as const;
    const waiting = await waitForApproval(dependencies, request, asked);
    if (waiting) return waiting;
  }
  const carryOut = (runner: StatementRunner) =>
    recordRefund({ database: runner, ledger }, refund, idempotency);
  const { refundId: orderId } = refund;
  const recording = approval
    ? approveRequest(database, approval, { orderId, carryOut })
    : database.transaction(carryOut);
  await recording.catch((error: unknown) => {
    if (!(ledgerError(error) instanceof InsufficientFundsError)) throw error;
    const needed = minorToDecimal(amountMinor, 'USDT');
    throw new DomainError('insufficient_balance', `insufficient balance, ${needed} USDT required`);
  });
  noteCreated(orderId);
  return found(await findOwnRefund(dependencies, caller, orderId), 'refund');
}

/** An owner's refund; undefined when it has none of that id. */
export async function findOwnRefund(
  { database }: Pick<ApiDependencies, 'database'>,
  { businessId, environment }: Owner,
  refundId: string,
): Promise<Refund | undefined> {
  const refund = await findRefund(database, refundId);
  return refund?.businessId === businessId && refund.environment === environment ? refund : undefined;
}
