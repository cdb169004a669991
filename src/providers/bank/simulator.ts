import { SANDBOX_PENDING_MS, sandboxOutcome } from '../../domain/sandbox.ts';
import { ProviderUnavailableError } from '../errors.ts';
import type {
  AccountEnquiry,
  AccountResolution,
  Bank,
  BankProvider,
  TransferInstruction,
  TransferQuery,
  TransferReport,
} from './port.ts';

const NAME = 'simulator';

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
 * The sandbox's bank: pays nobody, keeps nothing, and derives every answer from the amount and the time of sending,
 * so that it says the same after a restart and in every process.
 *
 * @param options.clock the present, in milliseconds since 1970, on the same clock as `TransferQuery.sentAtMs`.
 */
export function createBankSimulator(options: { readonly clock: () => number }): BankProvider {
  return {
    name: NAME,
    identifyAccount: async () => NAME,
    readBalanceMinor: async () => undefined,
    async resolveAccount(account) {
      return resolve(account);
    },
    async listBanks() {
      return BANKS;
    },
    async sendTransfer(instruction: TransferInstruction) {
      return report({ ...instruction, sentAtMs: options.clock() }, 0);
    },
    async findTransfer(query) {
      // A clock that is a little behind the sender's must not make the remaining wait longer than the whole one.
      return report(query, Math.max(0, options.clock() - query.sentAtMs));
    },
  };
}

function resolve(account: AccountEnquiry): AccountResolution {
  switch (account.accountNumber) {
    case NOT_FOUND_ACCOUNT:
      return { status: 'not_found', reason: 'The sandbox has no such account.' };
    case OTHER_NAME_ACCOUNT:
      return { status: 'found', accountName: OTHER_ACCOUNT_NAME };
    case TIMEOUT_ACCOUNT:
      throw new ProviderUnavailableError(NAME, 'The sandbox simulates a name enquiry that times out.');
    default:
      return { status: 'found', accountName: account.expectedName ?? UNNAMED_ACCOUNT_NAME };
  }
}

function report(query: TransferQuery, elapsedMs: number): TransferReport {
  const providerReference = `sim_${query.reference}`;
  const named = query.sandboxAmount ?? { amountMinor: query.amountMinor, asset: 'NGN' };
  const remainingMs = SANDBOX_PENDING_MS - elapsedMs;
  const later = remainingMs > 0 ? { askAgainInMs: remainingMs } : undefined;
  switch (sandboxOutcome(named.amountMinor, named.asset)) {
    case 'succeeds':
      return { status: 'succeeded', providerReference, reason: undefined };
    case 'fails':
      return { status: 'failed', providerReference, reason: 'The sandbox fails amounts ending in .01.' };
    case 'pending_then_succeeds':
      return later
        ? { status: 'pending', providerReference, reason: undefined, ...later }
        : { status: 'succeeded', providerReference, reason: undefined };
    case 'pending_then_fails':
      return later
        ? { status: 'pending', providerReference, reason: undefined, ...later }
        : { status: 'failed', providerReference, reason: 'The sandbox fails amounts ending in .03.' };
    case 'succeeds_then_reverses':
      return later
        ? { status: 'succeeded', providerReference, reason: undefined, ...later }
        : { status: 'reversed', providerReference, reason: 'The sandbox reverses amounts ending in .04.' };
    case 'unknown':
      return {
        status: 'unknown',
        providerReference,
        reason: 'The sandbox never tells the outcome of amounts ending in .05.',
      };
  }
}
