import type { PayoutOrder } from '../../domain/orders/record.ts';
import type { AccountResolution, BankProvider, Payee } from '../../providers/bank/port.ts';
import type { PayoutRouting } from '../../providers/bank/routing.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../providers/errors.ts';
import type { Verification } from './port.ts';

/** Verifies, and notes a provider that could not be asked. */
export async function notingFailures(
  routing: PayoutRouting,
  bank: BankProvider,
  verify: () => Promise<Verification>,
): Promise<Verification> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof ProviderRejectedError) routing.note(bank, 'blocked');
    else if (error instanceof ProviderUnavailableError && error.name === 'ProviderUnavailableError') {
      routing.note(bank, 'unavailable');
    }
    throw error;
  }
}

/** The payee in the bank's own words; undefined when it has no code that is known to mean the payee's bank. */
export async function payeeAt(
  routing: PayoutRouting,
  bank: BankProvider,
  payout: PayoutOrder,
): Promise<Payee | undefined> {
  const { accountNumber, accountName, environment } = payout;
  // The sandbox's accounts are not real, and its simulator knows every bank.
  const bankCode =
    environment === 'test'
      ? payout.bankCode
      : await routing.bankCodeAt(bank, { ...payout, verifiedWith: verifierOf(payout) });
  return bankCode === undefined ? undefined : { account: { accountNumber, bankCode }, accountName };
}

const verifierOf = ({ verifiedWith, provider }: PayoutOrder): string => verifiedWith ?? provider;

/**
 * The name enquiry that precedes a transfer, at the provider that is to make it. Its refusal is definitive only from the
 * provider that verified the account.
 */
export async function verifyPayee(
  routing: PayoutRouting,
  bank: BankProvider,
  payout: PayoutOrder,
): Promise<Verification> {
  if (payout.environment === 'test') return { isVerified: true };
  const isVerifier = bank.name === verifierOf(payout);
  const payee = await payeeAt(routing, bank, payout);
  if (!payee) {
    const because = `${bank.name} has no code that is known to mean ${payout.bankName}.`;
    return { isVerified: false, because, isDefinitive: false };
  }
  const expectedName = payout.accountName;
  const resolution = await bank.resolveAccount({ ...payee.account, expectedName });
  const because = whyNotTo(resolution, expectedName, isVerifier);
  if (because === undefined) return { isVerified: true };
  return { isVerified: false, because, isDefinitive: isVerifier };
}

function whyNotTo(
  resolution: AccountResolution,
  accountName: string,
  isVerifier: boolean,
): string | undefined {
  if (resolution.status !== 'found') {
    return 'The bank does not know the settlement account; verify the bank account again.';
  }
  const isSame = isVerifier ? isSameName : hasSameWords;
  if (isSame(resolution.accountName, accountName)) return undefined;
  return 'The settlement account now has another name; verify the bank account again.';
}

/** The same name at the same bank: only spacing and case may differ from what was verified. */
function isSameName(left: string, right: string): boolean {
  const plain = (name: string) => name.toUpperCase().replace(/\s+/g, ' ').trim();
  return plain(left) === plain(right);
}

/** The same name told by another provider, which may put surname and first names in another order. */
function hasSameWords(left: string, right: string): boolean {
  const words = (name: string) => (name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
  return words(left) === words(right);
}
