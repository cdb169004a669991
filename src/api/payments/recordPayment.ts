import { DailyCapExceededError } from '../../db/orders/payments.ts';
import { DomainError, invalidField } from '../../domain/errors.ts';
import { paymentTransfer } from '../../domain/ledger/ledger.ts';
import { commissionRoundedDownMinor, effectivePricing } from '../../domain/ledger/pricing.ts';
import { noteCreated } from '../../observability/logger.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { requireApproval } from '../acceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { answerToStore, type OrderRequest, type RouteResponse } from '../route.ts';
import type { PaymentBody } from './schema.ts';

/** A payment as it was recorded. Amounts in kobo. */
export interface PaymentResult {
  readonly transactionId: string;
  readonly amountMinor: bigint;
  readonly commissionMinor: bigint;
  readonly caller: Caller;
}

export const INVALID_PAYMENT = 'invalid payment details';

/**
 * Records a payment that the merchant took, crediting its wallet with the net amount, and stores the answer that
 * `present` makes of it: all in one transaction.
 *
 * @throws ValidationError for an amount above the day's cap; DomainError `kyc_required`; KeyAlreadyUsedError when an
 * equal request was first.
 */
export async function recordPayment(
  dependencies: ApiDependencies,
  { caller, body, idempotency }: OrderRequest<PaymentBody>,
  present: (result: PaymentResult) => RouteResponse['body'],
): Promise<RouteResponse> {
  const { payments, config, metrics, starter, faultPoint } = dependencies;
  const { businessId, environment } = caller;
  requireApproval(caller, 'payments');

  const { commission, limits } = effectivePricing(config.pricing, caller.pricing);
  const transactionId = newIdentifier('txn');
  const commissionMinor = commissionRoundedDownMinor(body.amount, commission);
  const result = { transactionId, amountMinor: body.amount, commissionMinor, caller };
  const { response, stored } = answerToStore(caller, present(result));
  const payment = {
    transactionId,
    businessId,
    environment,
    amountMinor: body.amount,
    commissionMinor,
    serviceType: body.serviceType,
    description: body.description ?? '',
    payer: { name: body.externalPayerName, email: body.externalPayerEmail, phone: body.externalPayerPhone },
    metadata: body.metadata,
    merchantReference: body.merchantReference,
  };
  try {
    const messages = await payments.record({
      payment,
      transfer: paymentTransfer(payment),
      idempotency,
      response: stored,
      hasEndpoints: caller.hasWebhookEndpoints,
      perDayMinor: environment === 'prod' ? limits.paymentsPerDayMinor : undefined,
    });
    if (messages.length > 0) starter.dispatchSoon(messages);
  } catch (error) {
    if (!(error instanceof DailyCapExceededError)) throw error;
    const problem = 'would exceed the amount this business may record in a day';
    throw invalidField(INVALID_PAYMENT, 'amount', problem);
  }
  noteCreated(transactionId);
  metrics.moneyAcceptedMinor.inc({ flow: 'payment', environment, asset: 'NGN' }, Number(body.amount));
  await faultPoint?.('payment.recorded');
  return response;
}

/**
 * Payer data that /payment/process/external cannot do without: a name, and an e-mail or phone.
 *
 * @throws DomainError `payer_required`
 */
export function requirePayer(body: PaymentBody): void {
  if (
    body.externalPayerName === undefined ||
    (body.externalPayerEmail ?? body.externalPayerPhone) === undefined
  ) {
    throw new DomainError('payer_required', 'payer information required');
  }
}
