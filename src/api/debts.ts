import { DomainError } from '../domain/errors.ts';
import { type Asset, minorToDecimal, type Owner } from '../domain/money.ts';
import type { ApiDependencies } from './context.ts';

/**
 * Why a wallet does not cover an order: while it repays a debt first, it has nothing, whatever arrives.
 *
 * @param whenShort the message where there is no such debt.
 */
export async function refusalOfShortWallet(
  { ledger }: Pick<ApiDependencies, 'ledger'>,
  owner: Owner,
  { asset, whenShort }: { readonly asset: Asset; readonly whenShort: string },
): Promise<DomainError> {
  const refusal = asset === 'NGN' ? await refusalOfDebt({ ledger }, owner) : undefined;
  return refusal ?? new DomainError('insufficient_balance', whenShort);
}

/** Why naira do not leave a business while it owes something that what arrives repays first; undefined when it does not. */
export async function refusalOfDebt(
  { ledger }: Pick<ApiDependencies, 'ledger'>,
  owner: Owner,
): Promise<DomainError | undefined> {
  const debtMinor = await ledger.outstandingDebtMinor(owner);
  if (debtMinor === 0n) return undefined;
  const owed = minorToDecimal(debtMinor, 'NGN');
  return new DomainError('debt_outstanding', `a debt of ${owed} naira is repaid first by what arrives`);
}
