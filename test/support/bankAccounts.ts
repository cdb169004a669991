import type { TestService } from './service.ts';

/** Saves a live settlement account at a real bank, as POST /bank/verify would; its holder is made up unless named. */
export async function saveBankAccount(
  { ownerSql }: Pick<TestService, 'ownerSql'>,
  businessId: string,
  accountNumber = '0123456789',
  accountName = `HOLDER OF ${accountNumber.slice(-4)}`,
): Promise<void> {
  await ownerSql(
    `insert into bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name,
        verified_with, nip_code)
      values ($1, 'prod', $2, '058', 'Guaranty Trust Bank', $3, 'paystack', '000013')`,
    [businessId, accountNumber, accountName],
  );
}
