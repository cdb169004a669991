import { usdtSessionStatusQuery } from '../../contract/messages.ts';
import { usdtSessionStart, usdtSessionWorkflowId } from '../../contract/starts.ts';
import { type IdempotencyScope, storeIdempotencyKey } from '../../db/core/idempotency.ts';
import { advanceUsdtSession } from '../../db/usdt/sessionSettlement.ts';
import {
  createUsdtSession,
  findUsdtSession,
  type NewUsdtSession,
  nextAddressIndex,
  readSessionPolicy,
  type UsdtSessionRecord,
} from '../../db/usdt/usdtSessions.ts';
import { DomainError, invariant } from '../../domain/errors.ts';
import type { Id, MicroUsdt, Owner } from '../../domain/money.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { DEFAULT_SESSION_POLICY, hasRunningFlow, payableUntilMs } from '../../domain/usdt/usdtSession.ts';
import { noteCreated } from '../../observability/logger.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { configured, requireApproval } from '../acceptance.ts';
import { actorOf } from '../actor.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { answerToStore, type OrderRequest, type RouteResponse } from '../route.ts';
import { priceInNaira } from './nairaPrice.ts';
import { readPolicy } from './policy.ts';
import type { ResolvePaymentBody, SimulateDepositBody, UsdtSessionBody } from './schema.ts';

/** For which business a session is opened, and what its price and its approval follow from. */
type SessionOwner = Pick<Caller, 'businessId' | 'environment' | 'kycStatus' | 'pricing'>;

/** What a session is opened with. */
type SessionTerms = Pick<UsdtSessionBody, 'amount' | 'amountNgn' | 'expiresInMinutes' | 'policy'> &
  Pick<NewUsdtSession, 'description' | 'returnUrl' | 'metadata'> &
  Partial<
    Pick<NewUsdtSession, 'merchantCustomerId' | 'merchantReference' | 'paymentLinkId' | 'payerReference'>
  >;

/**
 * Creates a session with an address of its own, and stores the answer that `present` makes of it.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`; of a price in naira also `rate_unavailable`, and
 * ValidationError when it is worth too little or too much USDT. Then no address is used up.
 */
export async function createSession(
  dependencies: ApiDependencies,
  { caller, body, idempotency }: OrderRequest<UsdtSessionBody>,
  present: (payment: UsdtSessionRecord) => RouteResponse['body'],
): Promise<RouteResponse> {
  const payment = await newSession(dependencies, caller, body);
  const { response, stored } = answerToStore(caller, present(asRecord(payment)));
  await storeSession(dependencies, payment, { idempotency, response: stored });
  return response;
}

/**
 * Opens a session that a customer begins, who has no API key: see `createSession`.
 *
 * @returns its id.
 * @throws also a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function openSession(
  dependencies: ApiDependencies,
  owner: SessionOwner,
  { idempotency, ...terms }: SessionTerms & { readonly idempotency: IdempotencyScope | undefined },
): Promise<Id<'cp'>> {
  const payment = await newSession(dependencies, owner, terms);
  await storeSession(dependencies, payment, { idempotency, response: undefined });
  return payment.paymentId;
}

/** A session with an address of its own, about to be stored. */
async function newSession(
  dependencies: ApiDependencies,
  owner: SessionOwner,
  terms: SessionTerms,
): Promise<NewUsdtSession> {
  const { database, chains } = dependencies;
  const { businessId, environment } = owner;
  requireApproval(owner, 'payments');
  const { derivation } = configured(chains[environment], 'USDT payments are');
  const expected = await expectedOf(dependencies, owner, terms);
  const [policy, addressIndex] = await Promise.all([
    readSessionPolicy(database, businessId),
    nextAddressIndex(database, environment),
  ]);
  const createdAtMs = Date.now();
  return {
    paymentId: newIdentifier('cp'),
    businessId,
    environment,
    ...expected,
    addressIndex,
    depositAddress: derivation.addressOf(addressIndex),
    merchantCustomerId: terms.merchantCustomerId,
    merchantReference: terms.merchantReference,
    paymentLinkId: terms.paymentLinkId,
    payerReference: terms.payerReference,
    description: terms.description,
    returnUrl: terms.returnUrl,
    metadata: environment === 'test' ? { ...terms.metadata, simulated: true } : terms.metadata,
    policy: { ...(policy ?? DEFAULT_SESSION_POLICY), ...readPolicy(terms.policy ?? {}) },
    expiresAtMs: createdAtMs + terms.expiresInMinutes * MINUTE_MS,
    createdAtMs,
  };
}

async function storeSession(
  { database, starter, faultPoint }: ApiDependencies,
  payment: NewUsdtSession,
  request: Omit<Parameters<typeof createUsdtSession>[2], 'start'>,
): Promise<void> {
  const start = usdtSessionStart(payment);
  const messageId = await createUsdtSession(database, payment, { start, ...request });
  noteCreated(payment.paymentId);
  await faultPoint?.('session.created');
  starter.dispatchSoon([{ id: messageId, start }]);
}

/** What a session expects: the amount of USDT that is named, or what follows from a price in naira. */
async function expectedOf(
  dependencies: ApiDependencies,
  owner: SessionOwner,
  { amount, amountNgn }: Pick<SessionTerms, 'amount' | 'amountNgn'>,
): Promise<Pick<NewUsdtSession, 'expectedMinor' | 'nairaPrice'>> {
  if (amountNgn !== undefined)
    return priceInNaira(dependencies, owner, { nairaMinor: amountNgn, field: 'amountNgn' });
  invariant(amount !== undefined, 'A session that was validated names an amount.');
  return { expectedMinor: amount, nairaPrice: undefined };
}

function asRecord(payment: NewUsdtSession): UsdtSessionRecord {
  return {
    ...payment,
    status: 'AWAITING_DEPOSIT',
    sale: undefined,
    refunds: [],
    furtherDeposits: [],
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
  owner: Owner,
  paymentId: Id<'cp'>,
): Promise<UsdtSessionRecord> {
  const payment = await findOwnSession(dependencies, owner, paymentId);
  if (!hasRunningFlow(payment.status)) return payment;
  const state = await dependencies.starter.queryFlow(
    usdtSessionWorkflowId(payment.environment, paymentId),
    usdtSessionStatusQuery,
  );
  // What the row knows and the workflow has not heard yet is not taken back.
  if (!state || BigInt(state.amountReceivedMinor) < payment.receivedMinor) return payment;
  if (state.status !== payment.status) {
    // The workflow went on since the row was read, and the row with it: times of two moments are not mixed.
    const later = await findOwnSession(dependencies, owner, paymentId);
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
  owner: Owner,
  paymentId: Id<'cp'>,
): Promise<UsdtSessionRecord> {
  const payment = await findUsdtSession(database, paymentId);
  if (payment?.businessId !== owner.businessId || payment.environment !== owner.environment) {
    throw new DomainError('not_found', 'payment not found');
  }
  return payment;
}

/** What is asked for of one session. */
type SessionRequest<Body> = OrderRequest<Body> & { readonly params: { readonly paymentId: Id<'cp'> } };

/**
 * Credits what came, or rejects it, by the merchant's decision. What is rejected can be refunded to the payer.
 *
 * @throws DomainError `not_found`, `state_conflict`.
 */
export async function resolveSession(
  dependencies: ApiDependencies,
  request: SessionRequest<ResolvePaymentBody>,
): Promise<UsdtSessionRecord> {
  const { caller, params, body, idempotency } = request;
  const { paymentId } = params;
  await findOwnSession(dependencies, caller, paymentId);
  const { database, ledger, starter } = dependencies;
  const by = { by: 'merchant', actor: actorOf(request) } as const;
  const { payment, messages } = await advanceUsdtSession(database, ledger, {
    paymentId,
    nowMs: Date.now(),
    tellsFlow: true,
    idempotency,
    decision:
      body.action === 'accept'
        ? { ...by, action: 'credit_received', reason: 'The merchant accepts what came.' }
        : { ...by, action: 'reject', reason: 'The merchant rejects what came.' },
  });
  starter.dispatchSoon(messages);
  return payment;
}

/**
 * Lets a session expire now to which no payment was seen. It is EXPIRED once every block up to this moment was read.
 *
 * @throws DomainError `not_found`, `state_conflict`.
 */
export async function endSession(
  dependencies: ApiDependencies,
  request: SessionRequest<unknown>,
): Promise<UsdtSessionRecord> {
  const { caller, params, idempotency } = request;
  const { paymentId } = params;
  await findOwnSession(dependencies, caller, paymentId);
  const { database, ledger, starter } = dependencies;
  const { payment, messages } = await advanceUsdtSession(database, ledger, {
    paymentId,
    nowMs: Date.now(),
    tellsFlow: true,
    idempotency,
    endedBy: actorOf(request),
  });
  starter.dispatchSoon(messages);
  return payment;
}

/**
 * Lets USDT, or another token, arrive on the sandbox's chain, as a customer would send it.
 *
 * @throws DomainError `sandbox_only` for a live key; `not_found`; `state_conflict` when nothing is missing and no amount
 * is given.
 */
export async function simulateDeposit(
  dependencies: ApiDependencies,
  { caller, params, body, idempotency }: SessionRequest<SimulateDepositBody>,
): Promise<{
  readonly payment: UsdtSessionRecord;
  readonly txHash: string;
  readonly amountMinor: MicroUsdt;
}> {
  if (caller.environment !== 'test') {
    throw new DomainError('sandbox_only', 'deposits can be simulated in the sandbox only, with a test key');
  }
  const { paymentId } = params;
  const payment = await findOwnSession(dependencies, caller, paymentId);
  const missingMinor = payment.expectedMinor - payment.receivedMinor;
  const amountMinor = body.amount ?? missingMinor;
  if (amountMinor <= 0n) {
    throw new DomainError('state_conflict', 'nothing is missing; send an amount');
  }
  // Remembered first: an equal request that comes while this one is under way must not pay a second time.
  if (idempotency) await storeIdempotencyKey(dependencies.database, idempotency, paymentId);
  const { txId } = await dependencies.sandboxChain.simulateDeposit({
    to: payment.depositAddress,
    amountMinor,
    isUsdt: body.token !== 'OTHER',
  });
  noteCreated(txId);
  return { payment, txHash: txId, amountMinor };
}

/** Until when a session can be paid, as answers show it; null where no payment is expected. */
export function payableUntil(session: Parameters<typeof payableUntilMs>[0]): string | null {
  const untilMs = payableUntilMs(session);
  return untilMs === undefined ? null : new Date(untilMs).toISOString();
}
