import { z } from 'zod';
import { type Ask, dataOf } from '../../answers.ts';
import type { AccountResolution, Bank, BankAccountNumber } from '../port.ts';
import { reader } from './client.ts';

/** Name enquiry. */
export async function resolveAccount(
  ask: Ask,
  { accountNumber, bankCode }: BankAccountNumber,
): Promise<AccountResolution> {
  const query = { accountNumber, bankCode };
  const answer = await ask({ root: '/api/v1', path: '/disbursements/account/validate', query });
  // Documented of this call is code 99 alone, "Invalid account details supplied", which is also every unexpected error.
  // What it means is in the message; seen: "Invalid account number", "… Name inquiry failed. … Invalid Account". Of one
  // message Error Codes says that the account is invalid or its bank unavailable.
  return reader.resolutionOf(answer, query, {
    read: (data) => resolutionSchema.safeParse(data).data,
    isUnresolved: ({ message }) => /could not be validated/i.test(message),
    isNotFound: ({ message }) =>
      /invalid (account|bank)|could not find specified bank|unknown .*bank/i.test(message),
  });
}

/** All banks that Monnify pays. */
export async function listBanks(ask: Ask): Promise<readonly Bank[]> {
  const answer = await ask({ root: '/api/v1', path: '/banks' });
  return reader
    .read(banksSchema, dataOf(answer), 'answer about banks')
    .map(({ code, name, nipBankCode }) => ({
      code,
      name,
      ...(nipBankCode != null && NIP_CODE.test(nipBankCode) && { nipCode: nipBankCode }),
    }));
}

/** The code of a bank in the interbank scheme. */
const NIP_CODE = /^[0-9]{6}$/;

const resolutionSchema = z.object({ accountNumber: z.string(), accountName: z.string().min(1) });
const banksSchema = z.array(
  z.object({ code: z.string().min(1), name: z.string().min(1), nipBankCode: z.string().nullish() }),
);
