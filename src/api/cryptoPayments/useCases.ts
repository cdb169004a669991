import { cryptoPaymentWorkflowId } from '../../contract/flows.ts';
import { cryptoPaymentStatusQuery } from '../../contract/messages.ts';
import { cryptoPaymentStart } from '../../contract/starts.ts';
import {
  type CryptoPaymentRecord,
  createCryptoPayment,
  findCryptoPayment,
  type NewCryptoPayment,
  nextAddressIndex,
} from '../../db/cryptoPayments.ts';
import { readCryptoPolicy } from '../../db/cryptoPolicy.ts';
import { advanceCryptoPayment } from '../../db/cryptoSettlement.ts';
import { type IdempotencyScope, rememberRequest } from '../../db/idempotency.ts';
import { DEFAULT_CRYPTO_POLICY, hasRunningFlow } from '../../domain/cryptoPayment.ts';
import { DomainError } from '../../domain/errors.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { type ApiDependencies, type Caller, isTestKeyCall } from '../context.ts';
import { responseText } from '../responseText.ts';
import type { RouteResponse } from '../route.ts';
import type { CryptoPaymentBody, SimulateDepositBody } from './schema.ts';

const MINUTE_MS = 60_000;

/**
 * Creates a session with an address of its own, and stores the answer that `present` makes of it.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`; then no address is used up.
 */
export async function createSession(
  dependencies: ApiDependencies,
  caller: Caller,
  body: CryptoPaymentBody,
  idempotency: IdempotencyScope | undefined,
  present: (payment: CryptoPaymentRecord) => RouteResponse['body'],
): Promise<RouteResponse> {
  const { database, starter, faultPoint, depositAddressesOf } = dependencies;
  const { businessId, environment } = caller;
  if (environment === 'prod' && caller.kycStatus !== 'APPROVED') {
    throw new DomainError('kyc_required', 'this business is not approved for live payments yet');
  }
  const addresses = depositAddressesOf(environment);
  if (!addresses) {
    throw new DomainError('provider_not_configured', 'USDT payments are not available in this environment');
  }
  const [policy, addressIndex] = await Promise.all([
    readCryptoPolicy(database, businessId),
    nextAddressIndex(database, environment),
  ]);
  const createdAtMs = Date.now();
  const payment: NewCryptoPayment = {
    paymentId: newIdentifier('cp'),
    businessId,
    environment,
    expectedMinor: body.amount,
    addressIndex,
    depositAddress: addresses.addressOf(addressIndex),
    merchantCustomerId: body.merchantCustomerId,
    merchantReference: body.merchantReference,
    metadata: environment === 'test' ? { ...body.metadata, simulated: true } : body.metadata,
    policy: policy ?? DEFAULT_CRYPTO_POLICY,
    expiresAtMs: createdAtMs + body.expiresInMinutes * MINUTE_MS,
    createdAtMs,
  };
  const response: RouteResponse = { status: 200, body: present(asRecord(payment)), isStored: true };
  const start = cryptoPaymentStart(payment);
  const promiseId = await createCryptoPayment(database, payment, start, idempotency, {
    status: response.status,
    body: responseText(response, isTestKeyCall(caller), ''),
  });
  await faultPoint('session.created');
  starter.keepSoon([{ id: promiseId, start }]);
  return response;
}

function asRecord(payment: NewCryptoPayment): CryptoPaymentRecord {
  return {
    ...payment,
    status: 'AWAITING_DEPOSIT',
    receivedMinor: 0n,
    creditedMinor: 0n,
    txHash: undefined,
    reviewReason: undefined,
    resolution: undefined,
    acceptsUnswept: false,
    updatedAtMs: payment.createdAtMs,
  };
}

/**
 * A session of the caller. One that waits is answered by its workflow, or by its row when that does not answer in time.
 *
 * @throws DomainError `not_found`, also for another's.
 */
export async function readSession(
  dependencies: ApiDependencies,
  caller: Caller,
  paymentId: string,
): Promise<CryptoPaymentRecord> {
  const payment = await findOwnSession(dependencies, caller, paymentId);
  if (!hasRunningFlow(payment.status)) return payment;
  const state = await dependencies.starter.queryFlow(
    cryptoPaymentWorkflowId(payment.environment, paymentId),
    cryptoPaymentStatusQuery,
  );
  // What the row knows and the workflow has not heard yet is not taken back.
  if (!state || BigInt(state.amountReceivedMinor) < payment.receivedMinor) return payment;
  if (state.status !== payment.status) {
    // The workflow went on since the row was read, and the row with it: times of two moments are not mixed.
    const later = await findOwnSession(dependencies, caller, paymentId);
    if (later.status === state.status) return later;
  }
  return {
    ...payment,
    status: state.status,
    receivedMinor: BigInt(state.amountReceivedMinor),
    creditedMinor: BigInt(state.amountCreditedMinor),
    txHash: state.txHash ?? payment.txHash,
    reviewReason: state.reviewReason,
  };
}

async function findOwnSession(
  { database }: ApiDependencies,
  caller: Caller,
  paymentId: string,
): Promise<CryptoPaymentRecord> {
  const payment = await findCryptoPayment(database, paymentId);
  if (payment?.businessId !== caller.businessId || payment.environment !== caller.environment) {
    throw new DomainError('not_found', 'payment not found');
  }
  return payment;
}

/** Credits what came, by the merchant's decision. @throws DomainError `not_found`, `state_conflict`. */
export async function acceptReceived(
  dependencies: ApiDependencies,
  caller: Caller,
  paymentId: string,
  idempotency: IdempotencyScope | undefined,
): Promise<CryptoPaymentRecord> {
  await findOwnSession(dependencies, caller, paymentId);
  const { database, ledger, starter } = dependencies;
  const { payment, promised } = await advanceCryptoPayment(database, ledger, paymentId, {
    nowMs: Date.now(),
    tellsFlow: true,
    idempotency,
    decision: {
      by: 'merchant',
      action: 'credit_received',
      actor: `business:${caller.businessId}`,
      reason: 'The merchant accepts what came.',
    },
  });
  starter.keepSoon(promised);
  return payment;
}

/**
 * Lets USDT arrive on the sandbox's chain, as a customer would send it.
 *
 * @throws DomainError `sandbox_only` for a live key; `not_found`; `state_conflict` when nothing is missing and no amount
 * is given.
 */
export async function simulateDeposit(
  dependencies: ApiDependencies,
  caller: Caller,
  paymentId: string,
  body: SimulateDepositBody,
  idempotency: IdempotencyScope | undefined,
): Promise<{ readonly payment: CryptoPaymentRecord; readonly txHash: string; readonly amountMinor: bigint }> {
  if (caller.environment !== 'test') {
    throw new DomainError('sandbox_only', 'deposits can be simulated in the sandbox only, with a test key');
  }
  const payment = await findOwnSession(dependencies, caller, paymentId);
  const missingMinor = payment.expectedMinor - payment.receivedMinor;
  const amountMinor = body.amount ?? missingMinor;
  if (amountMinor <= 0n) {
    throw new DomainError('state_conflict', 'nothing is missing; say which amount arrives');
  }
  // Remembered first: an equal request that comes while this one is under way must not pay a second time.
  if (idempotency) await rememberRequest(dependencies.database, idempotency, paymentId);
  const { txId } = await dependencies.sandboxChain.simulateDeposit({
    to: payment.depositAddress,
    amountMinor,
  });
  return { payment, txHash: txId, amountMinor };
}
