import { createHash } from 'node:crypto';
import type { Biller, BillKind, BillPlan } from '../../domain/bill.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { ProviderUnavailableError } from '../errors.ts';
import { elapsedSinceMs, SIMULATOR, simulatedReference, simulatedReport } from '../sandbox.ts';
import type { BillQuery, BillReport, BillsProvider, BillValue } from './port.ts';

/** Accounts of any length with a fixed answer: nobody's, and one whose biller does not answer. */
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

const airtime = (id: string, name: string) => biller('airtime', id, `${name} Airtime`, [50n, 50_000n]);
const data = (id: string, name: string, plans: readonly BillPlan[]) =>
  biller('data', id, `${name} Data`, [50n, 100_000n], plans);
const electricity = (id: string, name: string) => biller('electricity', id, name, [500n, 500_000n]);
const bet = (id: string, name: string) => biller('bet', id, name, [100n, 500_000n]);
const plan = (code: string, name: string, naira: bigint): BillPlan => ({
  code,
  name,
  priceMinor: naira * NAIRA,
});

/** The sandbox's billers: the usual ones, with names, plans and prices as they might be. */
const BILLERS: readonly Biller[] = [
  airtime('mtn', 'MTN'),
  airtime('airtel', 'Airtel'),
  airtime('glo', 'Glo'),
  airtime('9mobile', '9mobile'),
  data('mtn', 'MTN', [
    plan('mtn-100mb-100', '100MB, 1 day', 100n),
    plan('mtn-1gb-500', '1GB, 7 days', 500n),
    plan('mtn-3gb-1500', '3GB, 30 days', 1_500n),
  ]),
  data('airtel', 'Airtel', [
    plan('airtel-750mb-500', '750MB, 14 days', 500n),
    plan('airtel-3gb-1500', '3GB, 30 days', 1_500n),
  ]),
  data('glo', 'Glo', [
    plan('glo-1gb-500', '1.05GB, 14 days', 500n),
    plan('glo-4gb-1500', '4.1GB, 30 days', 1_500n),
  ]),
  data('9mobile', '9mobile', [
    plan('9mobile-1gb-1000', '1GB, 30 days', 1_000n),
    plan('9mobile-4gb-2000', '4.5GB, 30 days', 2_000n),
  ]),
  electricity('ikeja-electric', 'Ikeja Electric'),
  electricity('eko-electric', 'Eko Electric'),
  electricity('abuja-electric', 'Abuja Electric'),
  electricity('kano-electric', 'Kano Electric'),
  electricity('portharcourt-electric', 'Port Harcourt Electric'),
  electricity('jos-electric', 'Jos Electric'),
  electricity('ibadan-electric', 'Ibadan Electric'),
  electricity('kaduna-electric', 'Kaduna Electric'),
  electricity('enugu-electric', 'Enugu Electric'),
  electricity('benin-electric', 'Benin Electric'),
  electricity('aba-electric', 'Aba Electric'),
  electricity('yola-electric', 'Yola Electric'),
  biller(
    'tv',
    'dstv',
    'DStv',
    [500n, 200_000n],
    [
      plan('dstv-padi', 'DStv Padi', 4_400n),
      plan('dstv-yanga', 'DStv Yanga', 6_000n),
      plan('dstv-compact', 'DStv Compact', 19_000n),
    ],
  ),
  biller(
    'tv',
    'gotv',
    'GOtv',
    [500n, 100_000n],
    [plan('gotv-jinja', 'GOtv Jinja', 3_900n), plan('gotv-max', 'GOtv Max', 8_500n)],
  ),
  biller(
    'tv',
    'startimes',
    'StarTimes',
    [500n, 100_000n],
    [plan('nova', 'Nova, 1 month', 1_900n), plan('basic', 'Basic, 1 month', 3_700n)],
  ),
  bet('bet9ja', 'Bet9ja'),
  bet('betking', 'BetKing'),
  bet('sportybet', 'SportyBet'),
];

/**
 * The sandbox's billers: sell nothing, keep nothing, and derive every answer from the amount, the account and the time
 * of sending, so that they say the same after a restart and in every process. The kobo of what is paid pick the outcome
 * as they do for withdrawals; the account `0…01` is nobody's, and the biller of `0…03` does not answer.
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

function biller(
  kind: BillKind,
  id: string,
  name: string,
  [smallest, largest]: readonly [bigint, bigint],
  plans: readonly BillPlan[] = [],
): Biller {
  return {
    kind,
    id,
    serviceId: kind === 'data' ? `${id}-data` : id,
    name,
    smallestMinor: smallest * NAIRA,
    largestMinor: largest * NAIRA,
    plans: plans.length > 0 ? [...plans, ...OUTCOME_PLANS] : [],
  };
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
  const found = simulatedReport(requestId, amountMinor, 'NGN', elapsedMs);
  return found.status === 'succeeded' ? { ...found, ...deliveredValue(query) } : found;
}

/** A prepaid meter's token, always the same for one request id, and what it is worth. */
function deliveredValue({ requestId, meterType, amountMinor }: Omit<BillQuery, 'sentAtMs'>): BillValue {
  if (meterType !== 'prepaid') return {};
  const digest = createHash('sha256').update(requestId).digest();
  const token = Array.from(digest.subarray(0, 20), (byte) => byte % 10).join('');
  return { token, units: `${minorToDecimal((amountMinor * 100n) / UNIT_PRICE_MINOR, 'NGN')} kWh` };
}
