import { createHash } from 'node:crypto';
import type { Biller, BillKind, BillPlan } from '../../domain/bill.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { SANDBOX_PENDING_MS, sandboxOutcome } from '../../domain/sandbox.ts';
import { ProviderUnavailableError } from '../errors.ts';
import type { BillQuery, BillReport, BillsProvider } from './port.ts';

const NAME = 'simulator';

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
 * @param options.clock the present, in milliseconds since 1970, on the same clock as `BillQuery.sentAtMs`.
 */
export function createBillsSimulator(options: { readonly clock: () => number }): BillsProvider {
  return {
    name: NAME,
    async identifyAccount() {
      return NAME;
    },
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
    async listBillers() {
      return BILLERS;
    },
    async findPlan(serviceId, planCode) {
      const found = BILLERS.find((each) => each.serviceId === serviceId);
      return found?.plans.find(({ code }) => code === planCode);
    },
    async purchase(instruction) {
      return report({ ...instruction, sentAtMs: options.clock() }, 0);
    },
    async findPurchase(query) {
      // A clock that is a little behind the sender's must not make the remaining wait longer than the whole one.
      return report(query, Math.max(0, options.clock() - query.sentAtMs));
    },
    async readBalanceMinor() {
      return undefined;
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
    throw new ProviderUnavailableError(NAME, 'The sandbox simulates a biller that does not answer.');
  }
}

function report(query: BillQuery, elapsedMs: number): BillReport {
  refuseToAnswer(query.account);
  const providerReference = `sim_${query.requestId}`;
  if (NOT_FOUND_ACCOUNT.test(query.account)) {
    return { status: 'failed', providerReference, reason: 'The sandbox has no such account.' };
  }
  const remainingMs = SANDBOX_PENDING_MS - elapsedMs;
  const later = remainingMs > 0 ? { askAgainInMs: remainingMs } : undefined;
  const plain = { providerReference, reason: undefined };
  const delivered: BillReport = { status: 'succeeded', ...plain, ...deliveredValue(query) };
  switch (sandboxOutcome(query.amountMinor, 'NGN')) {
    case 'succeeds':
      return delivered;
    case 'fails':
      return { status: 'failed', providerReference, reason: 'The sandbox fails amounts ending in .01.' };
    case 'pending_then_succeeds':
      return later ? { status: 'pending', ...plain, ...later } : delivered;
    case 'pending_then_fails':
      return later
        ? { status: 'pending', ...plain, ...later }
        : { status: 'failed', providerReference, reason: 'The sandbox fails amounts ending in .03.' };
    case 'succeeds_then_reverses':
      return later
        ? { ...delivered, ...later }
        : { status: 'reversed', providerReference, reason: 'The sandbox reverses amounts ending in .04.' };
    case 'unknown':
      return {
        status: 'unknown',
        providerReference,
        reason: 'The sandbox never tells the outcome of amounts ending in .05.',
      };
  }
}

/** A prepaid meter's token, always the same for one request id, and what it is worth. */
function deliveredValue({
  requestId,
  meterType,
  amountMinor,
}: BillQuery): Pick<BillReport, 'token' | 'units'> {
  if (meterType !== 'prepaid') return {};
  const digest = createHash('sha256').update(requestId).digest();
  const token = Array.from(digest.subarray(0, 20), (byte) => byte % 10).join('');
  return { token, units: `${minorToDecimal((amountMinor * 100n) / UNIT_PRICE_MINOR, 'NGN')} kWh` };
}
