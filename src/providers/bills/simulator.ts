import { createHash } from 'node:crypto';
import { minorToDecimal } from '../../domain/money.ts';
import type { Biller, BillKind, BillPlan } from '../../domain/orders/bill.ts';
import { ProviderUnavailableError } from '../errors.ts';
import { elapsedSinceMs, SIMULATOR, simulatedReference, simulatedReport } from '../sandbox.ts';
import type { BillQuery, BillReport, BillsProvider, BillValue } from './port.ts';

/** Accounts of any length with a fixed answer: one that does not exist, and one whose biller does not answer. */
const NOT_FOUND_ACCOUNT = /^0+1$/;
const TIMEOUT_ACCOUNT = /^0+3$/;

const CUSTOMER_NAME = 'ADAEZE NGOZI OKONKWO';

/** What a sandbox card's bouquet costs to renew: DStv Padi. */
const RENEWAL_AMOUNT_MINOR = 440_000n;

/** What a kilowatt-hour costs in the sandbox, in kobo. */
const UNIT_PRICE_MINOR = 6_800n;

const NAIRA = 100n;

/** Plans whose prices carry the kobo that pick an outcome, one for each; every biller with plans has them. */
const OUTCOME_PLANS: readonly BillPlan[] = [
  ['01', 'fails'],
  ['02', 'pending, then succeeds'],
  ['03', 'pending, then fails'],
  ['04', 'succeeds, then is reversed'],
  ['05', 'stays unknown'],
].map(([kobo, outcome]) => ({
  code: `sandbox-${kobo}`,
  name: `Sandbox: ${outcome}`,
  priceMinor: 500n * NAIRA + BigInt(kobo ?? '0'),
}));

const DISTRIBUTORS =
  'Ikeja, Eko, Abuja, Kano, Port Harcourt, Jos, Ibadan, Kaduna, Enugu, Benin, Aba, Yola'.split(', ');

/** The sandbox's billers: the usual ones, with names, plans in naira and prices as they might be. */
const BILLERS: readonly Biller[] = [
  ...['MTN', 'Airtel', 'Glo', '9mobile'].map((name) =>
    biller('airtime', idOf(name), { name: `${name} Airtime`, naira: [50n, 50_000n] }),
  ),
  data('MTN', {
    'mtn-100mb-100': ['100MB, 1 day', 100n],
    'mtn-1gb-500': ['1GB, 7 days', 500n],
    'mtn-3gb-1500': ['3GB, 30 days', 1_500n],
  }),
  data('Airtel', {
    'airtel-750mb-500': ['750MB, 14 days', 500n],
    'airtel-3gb-1500': ['3GB, 30 days', 1_500n],
  }),
  data('Glo', { 'glo-1gb-500': ['1.05GB, 14 days', 500n], 'glo-4gb-1500': ['4.1GB, 30 days', 1_500n] }),
  data('9mobile', {
    '9mobile-1gb-1000': ['1GB, 30 days', 1_000n],
    '9mobile-4gb-2000': ['4.5GB, 30 days', 2_000n],
  }),
  ...DISTRIBUTORS.map((place) =>
    biller('electricity', `${idOf(place)}-electric`, { name: `${place} Electric`, naira: [500n, 500_000n] }),
  ),
  tv('DStv', 200_000n, {
    'dstv-padi': ['DStv Padi', 4_400n],
    'dstv-yanga': ['DStv Yanga', 6_000n],
    'dstv-compact': ['DStv Compact', 19_000n],
  }),
  tv('GOtv', 100_000n, { 'gotv-jinja': ['GOtv Jinja', 3_900n], 'gotv-max': ['GOtv Max', 8_500n] }),
  tv('StarTimes', 100_000n, { nova: ['Nova, 1 month', 1_900n], basic: ['Basic, 1 month', 3_700n] }),
  ...['Bet9ja', 'BetKing', 'SportyBet'].map((name) =>
    biller('bet', idOf(name), { name, naira: [100n, 500_000n] }),
  ),
];

/**
 * The sandbox's billers: sell nothing, keep nothing, and derive every answer from the amount, the account and the time
 * of sending, so that they say the same after a restart and in every process. The kobo of what is paid pick the outcome
 * as they do for withdrawals; the account `0…01` does not exist, and the biller of `0…03` does not answer.
 *
 * @param clock the present, in milliseconds since 1970, on the same clock as `BillQuery.sentAtMs`.
 */
export function createBillsSimulator({ clock }: { readonly clock: () => number }): BillsProvider {
  return {
    name: SIMULATOR,
    identifyAccount: async () => SIMULATOR,
    readBalanceMinor: async () => undefined,
    listBillers: async () => BILLERS,
    purchase: async (instruction) => report(instruction, 0),
    findPurchase: async (query) => report(query, elapsedSinceMs(query.sentAtMs, clock)),
    async verifyAccount({ kind, account }) {
      refuseToAnswer(account);
      if (NOT_FOUND_ACCOUNT.test(account)) {
        return { status: 'not_found', reason: 'The sandbox has no such account.' };
      }
      return {
        status: 'found',
        customerName: CUSTOMER_NAME,
        renewalAmountMinor: kind === 'tv' ? RENEWAL_AMOUNT_MINOR : undefined,
      };
    },
    async findPlan(serviceId, planCode) {
      const found = BILLERS.find((each) => each.serviceId === serviceId);
      return found?.plans.find(({ code }) => code === planCode);
    },
  };
}

/** Names and prices in naira by code. */
type Plans = Readonly<Record<string, readonly [name: string, naira: bigint]>>;

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}

function data(name: string, plans: Plans): Biller {
  return biller('data', idOf(name), { name: `${name} Data`, naira: [50n, 100_000n], plans });
}

function tv(name: string, largest: bigint, plans: Plans): Biller {
  return biller('tv', idOf(name), { name, naira: [500n, largest], plans });
}

function biller(
  kind: BillKind,
  id: string,
  given: { readonly name: string; readonly naira: readonly [bigint, bigint]; readonly plans?: Plans },
): Biller {
  const [smallestMinor, largestMinor] = given.naira.map((naira) => naira * NAIRA) as [bigint, bigint];
  const own = Object.entries(given.plans ?? {}).map(([code, [name, naira]]) => ({
    code,
    name,
    priceMinor: naira * NAIRA,
  }));
  const plans = given.plans ? [...own, ...OUTCOME_PLANS] : [];
  const serviceId = kind === 'data' ? `${id}-data` : id;
  return { kind, id, serviceId, name: given.name, smallestMinor, largestMinor, plans };
}

function refuseToAnswer(account: string): void {
  if (TIMEOUT_ACCOUNT.test(account)) {
    throw new ProviderUnavailableError(SIMULATOR, 'The sandbox simulates a biller that does not answer.');
  }
}

function report(query: Omit<BillQuery, 'sentAtMs'>, elapsedMs: number): BillReport {
  refuseToAnswer(query.account);
  const { requestId, amountMinor } = query;
  if (NOT_FOUND_ACCOUNT.test(query.account)) {
    const providerReference = simulatedReference(requestId);
    return { status: 'failed', providerReference, reason: 'The sandbox has no such account.' };
  }
  const found = simulatedReport({ reference: requestId, amountMinor, asset: 'NGN' }, elapsedMs);
  return found.status === 'succeeded' ? { ...found, ...deliveredValue(query) } : found;
}

/** A prepaid meter's token, always the same for one request id, and what it is worth. */
function deliveredValue({ requestId, meterType, amountMinor }: Omit<BillQuery, 'sentAtMs'>): BillValue {
  if (meterType !== 'prepaid') return {};
  const digest = createHash('sha256').update(requestId).digest();
  const token = Array.from(digest.subarray(0, 20), (byte) => byte % 10).join('');
  return { token, units: `${minorToDecimal((amountMinor * 100n) / UNIT_PRICE_MINOR, 'NGN')} kWh` };
}
