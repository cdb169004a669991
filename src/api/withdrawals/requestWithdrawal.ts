import { statusQuery } from '../../contract/messages.ts';
import { acceptWithdrawal, loadWithdrawal, type NewWithdrawal } from '../../db/withdrawals.ts';
import { withdrawalFeeMinor } from '../../domain/fees.ts';
import { withdrawalTransfers } from '../../domain/ledger.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { effectivePricing } from '../../domain/pricing.ts';
import type { FlowStatus } from '../../domain/providerFlow.ts';
import { acceptAndAwait, configured, newOrder, requireApproval, settlementAccountOf } from '../acceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import type { OrderRequest } from '../route.ts';
import { orderFinder } from '../standsNow.ts';
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
  { caller, body, idempotency }: OrderRequest<WithdrawalBody>,
): Promise<WithdrawalResult> {
  const withdrawal = await prepare(dependencies, caller, body);
  const { amountMinor, feeMinor, account } = withdrawal;
  const reservation = withdrawalTransfers.reserve(withdrawal);
  const status = await acceptAndAwait(dependencies, 'withdrawal', {
    order: withdrawal,
    amountMinor,
    store: (start) => acceptWithdrawal(dependencies, withdrawal, { reservation, start, idempotency }),
    whenShort: `insufficient balance, ${minorToDecimal(amountMinor + feeMinor, 'NGN')} naira required`,
  });
  return { ...withdrawal, accountNumber: account.accountNumber, status };
}

/** A withdrawal that was accepted earlier, as it stands now; undefined when the owner has none of that id. */
export const findWithdrawal = orderFinder('withdrawal', loadWithdrawal, statusQuery);

async function prepare(
  dependencies: ApiDependencies,
  caller: Caller,
  body: WithdrawalBody,
): Promise<NewWithdrawal> {
  requireApproval(caller, 'withdrawals');
  const provider = configured(
    dependencies.providerOf('withdrawal', caller.environment),
    'bank transfers are',
  );
  const account = await settlementAccountOf(dependencies, caller);
  const { withdrawalFeeTiers } = effectivePricing(dependencies.config.pricing, caller.pricing);
  return {
    ...newOrder('withdrawal', caller, { provider, body }),
    amountMinor: body.amount,
    feeMinor: withdrawalFeeMinor(body.amount, withdrawalFeeTiers),
    account,
  };
}
