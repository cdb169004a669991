import type { MeterType } from '../../domain/bill.ts';
import { DomainError } from '../../domain/errors.ts';
import type { BillAccountEnquiry, BillAccountResolution } from '../../providers/bills/port.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { billsProviderOf, findBiller } from './billers.ts';

/** Whose account is asked about, as the merchant names it. */
export interface AccountQuestion {
  readonly kind: BillAccountEnquiry['kind'];
  readonly biller: string;
  readonly account: string;
  readonly meterType?: MeterType;
}

/**
 * Asks the biller whose meter, smart card or betting account this is.
 *
 * @throws DomainError `provider_not_configured`; `bill_account_not_found`. ValidationError for an unknown biller.
 * @throws ProviderUnavailableError, ProviderRejectedError: nothing is known of the account.
 */
export async function verifyAccount(
  dependencies: Pick<ApiDependencies, 'billsOf' | 'database'>,
  caller: Caller,
  { kind, biller: given, account, meterType }: AccountQuestion,
  invalidMessage: string,
): Promise<Extract<BillAccountResolution, { status: 'found' }> & { readonly billerId: string }> {
  const provider = billsProviderOf(dependencies, caller);
  const biller = await findBiller(dependencies, caller, kind, given, invalidMessage);
  const found = await provider.verifyAccount({ kind, serviceId: biller.serviceId, account, meterType });
  if (found.status === 'not_found') {
    throw new DomainError('bill_account_not_found', 'the biller knows no such account');
  }
  return { ...found, billerId: biller.id };
}
