import { z } from 'zod';
import type { Ask } from '../../answers.ts';
import type { AccountResolution, Bank, BankAccountNumber } from '../port.ts';
import { reader } from './client.ts';

/** Name enquiry. */
export async function resolveAccount(ask: Ask, account: BankAccountNumber): Promise<AccountResolution> {
  const query = { account_number: account.accountNumber, bank_code: account.bankCode };
  return reader.resolutionOf(await ask({ path: '/bank/resolve', query }), account, {
    read: (data) => resolutionSchema.safeParse(data).data,
    // The documentation of this call lists no error. Seen: 422 "Could not resolve account name. Check parameters or try
    // again.", with the code invalid_bank_code or none, also for accounts that exist; and 400 "Unknown bank code: 059" with
    // the code invalid_params.
    isUnresolved: ({ message }) => /could not resolve|try again/i.test(message),
    isNotFound: ({ code, message }) => UNRESOLVABLE_CODES.has(code) || /^unknown bank code/i.test(message),
  });
}

/** All banks that Paystack pays. */
export async function listBanks(ask: Ask): Promise<readonly Bank[]> {
  const banks = new Map<string, Bank>();
  let cursor: string | undefined;
  for (let page = 0; page < MAX_BANK_PAGES; page += 1) {
    const answer = await ask({
      path: '/bank',
      query: {
        country: 'nigeria',
        currency: 'NGN',
        use_cursor: 'true',
        include_nip_sort_code: 'true',
        perPage: '100',
        ...(cursor !== undefined && { next: cursor }),
      },
    });
    const { data, meta } = reader.read(bankPageSchema, answer, 'list of banks');
    for (const bank of data) {
      // Paystack lists some codes twice, and banks that it does not pay, or no longer.
      const isPayable = bank.active !== false && bank.is_deleted !== true && bank.supports_transfer !== false;
      if (!isPayable || banks.has(bank.code)) continue;
      const { code, name, nip_sort_code: nipCode } = bank;
      banks.set(code, { code, name, ...(nipCode != null && { nipCode }) });
    }
    cursor = meta?.next ?? undefined;
    if (cursor === undefined) return [...banks.values()];
  }
  throw reader.unavailable(`Paystack lists more than ${MAX_BANK_PAGES} pages of banks.`);
}

/** Paystack lists about 250 Nigerian banks, 100 a page; a cursor that never ends must not keep us asking. */
const MAX_BANK_PAGES = 20;

const UNRESOLVABLE_CODES = new Set(['invalid_bank_code', 'invalid_account_number']);

const resolutionSchema = z
  .object({ account_number: z.string(), account_name: z.string().min(1) })
  .transform(({ account_number: accountNumber, account_name: accountName }) => ({
    accountNumber,
    accountName,
  }));
const bankPageSchema = z.object({
  data: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      active: z.boolean().nullish(),
      is_deleted: z.boolean().nullish(),
      supports_transfer: z.boolean().nullish(),
      nip_sort_code: z
        .string()
        .regex(/^[0-9]{6}$/)
        .nullish()
        .catch(undefined),
    }),
  ),
  meta: z
    .object({ next: z.string().min(1).nullish() })
    .nullish()
    .catch(undefined),
});
