import { DomainError } from '../../domain/errors.ts';
import type { MeterType } from '../../domain/orders/bill.ts';
import type { BillAccountEnquiry, BillAccountResolution } from '../../providers/bills/port.ts';
import { configured } from '../acceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { countNameEnquiry } from '../pricing.ts';
import { findBiller } from './purchaseBill.ts';

export const INVALID_VERIFICATION = 'invalid verification details';

/** Whose account is asked about, as the merchant names it. */
export interface AccountQuestion {
  readonly kind: BillAccountEnquiry['kind'];
  readonly biller: string;
  readonly account: string;
  readonly meterType?: MeterType;
}

/** Whose account it is, by the id of its biller. */
export type VerifiedAccount = Extract<BillAccountResolution, { status: 'found' }> & {
  readonly billerId: string;
};

/**
 * Asks the biller whose meter, smart card or betting account this is.
 *
 * @throws DomainError `provider_not_configured`; `name_enquiry_limit_reached`; `bill_account_not_found`. ValidationError for an unknown biller.
 * @throws ProviderUnavailableError, ProviderRejectedError: nothing is known of the account.
 */
export async function verifyAccount(
  dependencies: Pick<ApiDependencies, 'background' | 'config' | 'database' | 'logger' | 'orderAccounts'>,
  caller: Caller,
  { kind, biller: named, account, meterType }: AccountQuestion,
): Promise<VerifiedAccount> {
  const provider = configured(dependencies.orderAccounts[caller.environment].bill.current, 'bills are');
  const invalidMessage = INVALID_VERIFICATION;
  const biller = await findBiller(dependencies, caller, { kind, biller: named, invalidMessage });
  await countNameEnquiry(dependencies, caller);
  const found = await provider.verifyAccount({ kind, serviceId: biller.serviceId, account, meterType });
  if (found.status === 'not_found') {
    throw new DomainError('bill_account_not_found', 'the biller does not have this account');
  }
  return { ...found, billerId: biller.id };
}
