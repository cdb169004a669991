import { withdrawalWorkflowId } from '../../contract/flows.ts';
import { statusQuery } from '../../contract/messages.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import { withdrawalStart } from '../../contract/starts.ts';
import { findSettlementAccount } from '../../db/businesses.ts';
import type { IdempotencyScope } from '../../db/idempotency.ts';
import { InsufficientFundsError } from '../../db/ledgerStore.ts';
import { acceptWithdrawal, loadWithdrawal, type NewWithdrawal } from '../../db/withdrawals.ts';
import { DomainError, InvariantError } from '../../domain/errors.ts';
import { withdrawalFeeMinor } from '../../domain/fees.ts';
import { withdrawalTransfers } from '../../domain/ledger.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { effectivePricing } from '../../domain/pricing.ts';
import type { FlowStatus } from '../../domain/providerFlow.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { asItStandsNow } from '../standsNow.ts';
import type { WithdrawalBody } from './schema.ts';

export const INVALID_WITHDRAWAL = 'invalid withdrawal details';

/** A withdrawal and how far it has come. */
export type WithdrawalResult = Pick<
  NewWithdrawal,
  'withdrawalId' | 'environment' | 'amountMinor' | 'feeMinor'
> & { readonly accountNumber: string; readonly status: FlowStatus };

/**
 * Accepts a withdrawal, starts its workflow, and waits a while for the outcome.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `bank_account_missing`, `insufficient_balance`, in
 * this order; then nothing is held.
 */
export async function requestWithdrawal(
  dependencies: ApiDependencies,
  caller: Caller,
  body: WithdrawalBody,
  idempotency: IdempotencyScope | undefined,
): Promise<WithdrawalResult> {
  const { config, metrics, starter, faultPoint } = dependencies;
  const withdrawal = await prepare(dependencies, caller, body);
  const start = withdrawalStart(withdrawal);
  const promiseId = await accept(dependencies, withdrawal, start, idempotency);
  metrics.moneyAcceptedMinor.inc(
    { flow: 'withdrawal', environment: caller.environment, asset: 'NGN' },
    Number(body.amount),
  );
  await faultPoint('withdrawal.accepted');
  const state = await starter.keepAndAwaitOutcome({ id: promiseId, start }, config.outcomeWaitMs);
  return {
    ...withdrawal,
    accountNumber: withdrawal.account.accountNumber,
    status: state?.status ?? 'PROCESSING',
  };
}

/** A withdrawal that was accepted earlier, as it stands now. */
export async function findWithdrawal(
  { database, starter }: ApiDependencies,
  withdrawalId: string,
): Promise<WithdrawalResult> {
  const withdrawal = await loadWithdrawal(database, withdrawalId);
  if (!withdrawal) throw new InvariantError('A remembered withdrawal has no record.');
  return asItStandsNow(withdrawal, {
    askFlow: () => starter.queryFlow(withdrawalWorkflowId(withdrawal.environment, withdrawalId), statusQuery),
    readAgain: () => loadWithdrawal(database, withdrawalId),
  });
}

async function prepare(
  { bankOf, config, database }: ApiDependencies,
  caller: Caller,
  body: WithdrawalBody,
): Promise<NewWithdrawal> {
  const { businessId, environment } = caller;
  if (environment === 'prod' && caller.kycStatus !== 'APPROVED') {
    throw new DomainError('kyc_required', 'this business is not approved for live withdrawals yet');
  }
  const bank = bankOf(environment);
  if (!bank)
    throw new DomainError('provider_not_configured', 'bank transfers are not available in this environment');
  const account = await findSettlementAccount(database, businessId, environment);
  if (!account) throw new DomainError('bank_account_missing', 'verify a settlement bank account first');
  return {
    withdrawalId: newIdentifier('wd'),
    businessId,
    environment,
    amountMinor: body.amount,
    feeMinor: withdrawalFeeMinor(
      body.amount,
      effectivePricing(config.pricing, caller.pricing).withdrawalFeeTiers,
    ),
    account,
    provider: bank.name,
    metadata: body.metadata,
    merchantReference: body.merchantReference,
  };
}

async function accept(
  { database, ledger }: ApiDependencies,
  withdrawal: NewWithdrawal,
  start: WorkflowStart<'withdrawalWorkflow'>,
  idempotency: IdempotencyScope | undefined,
): Promise<string> {
  try {
    return await acceptWithdrawal(
      database,
      ledger,
      withdrawal,
      withdrawalTransfers.reserve(withdrawal),
      start,
      idempotency,
    );
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    const required = minorToDecimal(withdrawal.amountMinor + withdrawal.feeMinor, 'NGN');
    throw new DomainError('insufficient_balance', `insufficient balance, ${required} naira required`);
  }
}
