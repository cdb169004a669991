import { ProviderUnavailableError } from '../errors.ts';
import { elapsedSinceMs, SIMULATOR, simulatedReport } from '../sandbox.ts';
import type {
  AccountEnquiry,
  AccountResolution,
  Bank,
  BankProvider,
  TransferQuery,
  TransferReport,
} from './port.ts';

/** Account numbers with a fixed answer to the name enquiry; every other number belongs to the asking business. */
const NOT_FOUND_ACCOUNT = '0000000001';
const OTHER_NAME_ACCOUNT = '0000000002';
const TIMEOUT_ACCOUNT = '0000000003';

/** Shares no word with a likely business name, so that every way of comparing names sees a mismatch. */
const OTHER_ACCOUNT_NAME = 'ADAEZE NGOZI OKONKWO';

/** Shown when the caller did not say which business asks. */
const UNNAMED_ACCOUNT_NAME = 'SANDBOX ACCOUNT';

/**
 * Nigerian banks with the codes that Paystack's `GET /bank?country=nigeria&currency=NGN` lists: the Central Bank's
 * 3 digits for the older banks, 5 or 6 digits for the newer ones.
 */
const BANKS: readonly Bank[] = [
  { code: '044', name: 'Access Bank' },
  { code: '023', name: 'Citibank Nigeria' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '00103', name: 'Globus Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '301', name: 'Jaiz Bank' },
  { code: '082', name: 'Keystone Bank' },
  { code: '303', name: 'Lotus Bank' },
  { code: '526', name: 'Parallex Bank' },
  { code: '076', name: 'Polaris Bank' },
  { code: '101', name: 'Providus Bank' },
  { code: '106', name: 'Signature Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '068', name: 'Standard Chartered Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '100', name: 'Suntrust Bank' },
  { code: '302', name: 'TAJ Bank' },
  { code: '102', name: 'Titan Bank' },
  { code: '032', name: 'Union Bank of Nigeria' },
  { code: '033', name: 'United Bank For Africa' },
  { code: '215', name: 'Unity Bank' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
  { code: '559', name: 'Coronation Merchant Bank' },
  { code: '50211', name: 'Kuda Bank' },
  { code: '50515', name: 'Moniepoint MFB' },
  { code: '51310', name: 'Sparkle Microfinance Bank' },
  { code: '566', name: 'VFD Microfinance Bank' },
  { code: '120001', name: '9mobile 9Payment Service Bank' },
  { code: '120002', name: 'HopePSB' },
  { code: '120003', name: 'MTN Momo PSB' },
  { code: '999991', name: 'PalmPay' },
  { code: '999992', name: 'OPay Digital Services Limited (OPay)' },
];

/**
 * The sandbox's bank: pays nothing, keeps nothing, and derives every answer from the amount and the time of sending,
 * so that it says the same after a restart and in every process.
 *
 * @param clock the present, in milliseconds since 1970, on the same clock as `TransferQuery.sentAtMs`.
 */
export function createBankSimulator({ clock }: { readonly clock: () => number }): BankProvider {
  return {
    name: SIMULATOR,
    identifyAccount: async () => SIMULATOR,
    readBalanceMinor: async () => undefined,
    resolveAccount: async (account) => resolve(account),
    listBanks: async () => BANKS,
    sendTransfer: async (instruction) => report(instruction, 0),
    findTransfer: async (query) => report(query, elapsedSinceMs(query.sentAtMs, clock)),
  };
}

function resolve(account: AccountEnquiry): AccountResolution {
  switch (account.accountNumber) {
    case NOT_FOUND_ACCOUNT:
      return { status: 'not_found', reason: 'The sandbox has no such account.' };
    case OTHER_NAME_ACCOUNT:
      return { status: 'found', accountName: OTHER_ACCOUNT_NAME };
    case TIMEOUT_ACCOUNT:
      throw new ProviderUnavailableError(SIMULATOR, 'The sandbox simulates a name enquiry that times out.');
    default:
      return { status: 'found', accountName: account.expectedName ?? UNNAMED_ACCOUNT_NAME };
  }
}

function report(query: Omit<TransferQuery, 'sentAtMs'>, elapsedMs: number): TransferReport {
  const { amountMinor, asset } = query.sandboxAmount ?? { amountMinor: query.amountMinor, asset: 'NGN' };
  return simulatedReport({ reference: query.reference, amountMinor, asset }, elapsedMs);
}
