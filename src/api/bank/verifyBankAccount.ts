import { saveSettlementAccount } from '../../db/merchants/businesses.ts';
import { DomainError, invalidField } from '../../domain/errors.ts';
import { bankAccountNameFits } from '../../domain/orders/bankAccountName.ts';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import type { AccountEnquiry, AccountResolution, Bank, BankProvider } from '../../providers/bank/port.ts';
import { AccountUnresolvedError } from '../../providers/errors.ts';
import { configured } from '../acceptance.ts';
import { actorOf } from '../actor.ts';
import type { ApiDependencies, Caller, Visitor } from '../context.ts';
import { countNameEnquiry } from '../pricing.ts';
import type { RouteRequest } from '../route.ts';
import type { BankVerificationBody } from './schema.ts';

export const INVALID_BANK_DETAILS = 'invalid bank details';

type BankDependencies = Pick<
  ApiDependencies,
  'background' | 'banks' | 'config' | 'database' | 'logger' | 'orderAccounts'
>;

/**
 * Asks whose account it is and, when it is the business's own, makes it the one that payouts of the caller's
 * environment go to. Otherwise nothing is saved.
 *
 * @throws DomainError `provider_not_configured`; `name_enquiry_limit_reached`; `account_name_mismatch` with the name found; `bank_account_not_found`;
 * `bank_account_unresolved` when the bank could not find out.
 * @throws ValidationError for a code that no bank has.
 * @throws ProviderUnavailableError, ProviderRejectedError: nothing is known of the account.
 */
export async function verifyBankAccount(
  dependencies: BankDependencies,
  request: Pick<RouteRequest<BankVerificationBody, unknown, unknown>, 'caller' | 'body' | keyof Visitor>,
): Promise<SettlementAccount> {
  const { caller, body } = request;
  const { businessId, businessName, environment } = caller;
  const { accountNumber, bankCode } = body;
  const provider = bankProviderOf(dependencies, caller);
  const bank = (await dependencies.banks.list(provider)).find((each) => each.code === bankCode);
  if (!bank) {
    const problem = 'is not the code of a bank; GET /banks lists them';
    throw invalidField(INVALID_BANK_DETAILS, 'bankCode', problem);
  }
  await countNameEnquiry(dependencies, caller);
  const found = await resolve(provider, { accountNumber, bankCode, expectedName: businessName });
  if (found.status === 'not_found') {
    throw new DomainError(
      'bank_account_not_found',
      'the bank does not have this account; check the number and the bank',
    );
  }
  const { accountName } = found;
  if (!bankAccountNameFits(businessName, accountName)) {
    throw new DomainError('account_name_mismatch', 'account name does not match business name', {
      accountName,
    });
  }
  const account = {
    accountNumber,
    bankCode,
    bankName: bank.name,
    accountName,
    verifiedWith: provider.name,
    nipCode: bank.nipCode,
  };
  const owner = { businessId, environment };
  await saveSettlementAccount(dependencies.database, owner, { account, actor: actorOf(request) });
  return account;
}

/** The person who typed the number can see what is wrong with it; every other caller has to ask again. */
async function resolve(provider: BankProvider, enquiry: AccountEnquiry): Promise<AccountResolution> {
  try {
    return await provider.resolveAccount(enquiry);
  } catch (error) {
    if (!(error instanceof AccountUnresolvedError)) throw error;
    throw new DomainError(
      'bank_account_unresolved',
      'the bank could not resolve this account; check its number and bank, or try again',
    );
  }
}

/** The banks that payouts of the caller's environment can go to. @throws as verifyBankAccount. */
export function listBanks(dependencies: BankDependencies, caller: Caller): Promise<readonly Bank[]> {
  return dependencies.banks.list(bankProviderOf(dependencies, caller));
}

function bankProviderOf({ orderAccounts }: BankDependencies, { environment }: Caller): BankProvider {
  return configured(orderAccounts[environment].withdrawal.current, 'bank transfers are');
}
