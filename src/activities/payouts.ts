import { camelCase, type OrderInput } from '../contract/kinds.ts';
import type { Database } from '../db/database.ts';
import {
  claimPayoutAttemptAgain,
  giveUpPayoutAttempt,
  isClaimedOnce,
  listPayoutAttempts,
  openPayoutAttempt,
  type PayoutAttempt,
  type PayoutFlow,
} from '../db/payoutAttempts.ts';
import { loadUsdtSale } from '../db/usdtSales.ts';
import { loadWithdrawal } from '../db/withdrawals.ts';
import type { PayoutOrder } from '../domain/heldOrder.ts';
import type { Environment } from '../domain/money.ts';
import type { Metrics } from '../metrics.ts';
import type {
  AccountResolution,
  BankProvider,
  Payee,
  SandboxAmount,
  TransferReport,
} from '../providers/bank/port.ts';
import type { PayoutRouting, VerifiedAccount } from '../providers/bank/routing.ts';
import { ProviderUnavailableError } from '../providers/errors.ts';
import type { ActivityDependencies } from './dependencies.ts';
import {
  askOfRecord,
  type QuestionInput,
  recordReader,
  sendUndecided,
  type TellingActivities,
} from './heldOrders.ts';
import { askAbout, type Check, type Telling, tellOnce } from './tellOnce.ts';

/** What may end in a payout to a bank account. */
type PayoutInput = OrderInput<PayoutFlow>;

/** Naira on their way to a bank account, whatever kind of order they come from. */
interface Payout extends Omit<PayoutOrder, 'verifiedWith'>, VerifiedAccount {
  readonly flow: PayoutFlow;
  /** The id of the flow's record, and our reference of the first attempt. */
  readonly id: string;
  /** What the bank is to pay, in kobo. */
  readonly amountMinor: bigint;
  readonly sandboxAmount: SandboxAmount | undefined;
  /** Shown on the receiver's statement. */
  readonly narration: string;
}

/** What the payout activities work with. */
export interface PayoutActivityDependencies extends Pick<ActivityDependencies, 'database' | 'faultPoint'> {
  /** Who makes the payouts of an environment. */
  readonly payoutRoutingOf: (environment: Environment) => PayoutRouting;
  readonly metrics?: Pick<Metrics, 'payoutAttempts' | 'providerBlocked'>;
}

/**
 * Paying naira to a bank account and finding out what became of it: the same for every kind that ends in a payout. Each
 * may run again after a crash and then pays nothing twice.
 */
export function createPayoutActivities(
  dependencies: PayoutActivityDependencies,
): TellingActivities<'withdrawal'> & TellingActivities<'usdt_sale'> {
  const { database, payoutRoutingOf, metrics, faultPoint } = dependencies;

  /** How a payout is told: in attempts, of which each is in one account at one provider, under one reference. */
  async function tellingOf(payout: Payout) {
    const { flow, id: payoutId, amountMinor, sandboxAmount } = payout;
    const routing = payoutRoutingOf(payout.environment);
    // Nothing was sent as long as no attempt was noted.
    const attempts = payout.sentAtMs === undefined ? [] : await listPayoutAttempts(database, payoutId);
    let last = attempts.length;
    return {
      deed: 'transfer',
      attempt: attempts.find(({ givenUp }) => givenUp === undefined),
      accountOf: ({ provider, account }) => routing.accounts.find(provider, account),
      find: (bank, { reference, toldAtMs }) =>
        bank.findTransfer({ reference, amountMinor, sandboxAmount, sentAtMs: toldAtMs }),
      candidates: () => routing.candidates(amountMinor),
      nobody: 'No provider may be given payouts: none is configured, or all are paused.',
      check: (bank) => checkPayee(routing, bank, payout),
      identify: async (bank, payee) => payee && bank.identifyAccount(payee),
      async claim(told) {
        if (told.under) {
          const { ordinal, reference } = told.under;
          const isClaimed = await claimPayoutAttemptAgain(database, flow, { payoutId, ordinal });
          return isClaimed ? { reference, ordinal, isFirst: false } : undefined;
        }
        const { account } = told;
        const provider = told.provider.name;
        const known = attempts.find((each) => each.provider === provider && each.account === account);
        const ordinal = known?.ordinal ?? ++last;
        const attempt = { flow, payoutId, ordinal, provider, account };
        const reference = await openPayoutAttempt(database, attempt);
        return reference === undefined ? undefined : { reference, ordinal, isFirst: true };
      },
      async tell(bank, payee, { reference, isFirst }) {
        const { narration } = payout;
        const order = { ...payee, reference, amountMinor, sandboxAmount, narration, isFirstAttempt: isFirst };
        await faultPoint?.(`${camelCase(flow)}.beforeSend`);
        const report = isFirst
          ? await observed(routing, bank, () => bank.sendTransfer(order))
          : await bank.sendTransfer(order);
        await faultPoint?.(`${camelCase(flow)}.afterSend`);
        // Of an attempt that was told before nobody may say that nothing was sent.
        const isRefused = report.status === 'not_sent' || report.status === 'blocked';
        return isRefused && !isFirst ? { ...report, status: 'unknown' } : report;
      },
      isLatest: ({ ordinal }) => isClaimedOnce(database, { payoutId, ordinal }),
      giveUp: ({ ordinal }, refusal) => giveUpPayoutAttempt(database, { payoutId, ordinal }, refusal),
      noteFailedCheck(bank, status) {
        if (status !== 'unknown') routing.note(bank, status === 'blocked' ? 'blocked' : 'unavailable');
      },
      noteBlocked: (provider) => metrics?.providerBlocked.inc({ provider }),
    } satisfies Telling<
      BankProvider,
      PayoutAttempt,
      Payee,
      { readonly reference: string; readonly ordinal: number; readonly isFirst: boolean },
      TransferReport
    >;
  }

  /** Tells a provider, and takes note of how it is. */
  async function observed(
    routing: PayoutRouting,
    bank: BankProvider,
    call: () => Promise<TransferReport>,
  ): Promise<TransferReport> {
    const note = (outcome: string, health: Parameters<PayoutRouting['note']>[1]) => {
      metrics?.payoutAttempts.inc({ provider: bank.name, outcome });
      routing.note(bank, health);
    };
    try {
      const report = await call();
      if (report.status === 'not_sent') note('not_sent', 'unavailable');
      else if (report.status === 'blocked') note('blocked', 'blocked');
      else note('answered', 'answered');
      return report;
    } catch (error) {
      if (error instanceof ProviderUnavailableError) note('unanswered', 'unavailable');
      throw error;
    }
  }

  return {
    /** Has a provider make the payout: see tellOnce. */
    sendTransfer: async (input: PayoutInput) =>
      sendUndecided(await loadPayout(database, input), async (payout) => tellOnce(await tellingOf(payout))),

    /** Asks what became of the payout. */
    askProvider: async (input: PayoutInput & QuestionInput) =>
      askOfRecord(await loadPayout(database, input), input, async (told) => askAbout(await tellingOf(told))),
  };
}

const saleOf = recordReader('usdt_sale', loadUsdtSale);
const withdrawalOf = recordReader('withdrawal', loadWithdrawal);

/** The payout of a flow, from the flow's own record. */
async function loadPayout(database: Database, input: PayoutInput): Promise<Payout> {
  if ('saleId' in input) {
    const sale = await saleOf(database, input);
    const sandboxAmount = { amountMinor: sale.amountMinor, asset: 'USDT' } as const;
    const paid = { id: sale.saleId, amountMinor: sale.netMinor, sandboxAmount, narration: 'USDT sale' };
    return payoutOf('usdt_sale', sale, paid);
  }
  const withdrawal = await withdrawalOf(database, input);
  const { withdrawalId: id, amountMinor } = withdrawal;
  const paid = { id, amountMinor, sandboxAmount: undefined, narration: 'Withdrawal' };
  return payoutOf('withdrawal', withdrawal, paid);
}

function payoutOf(
  flow: PayoutFlow,
  order: PayoutOrder,
  paid: Pick<Payout, 'id' | 'amountMinor' | 'sandboxAmount' | 'narration'>,
): Payout {
  return { ...order, ...paid, flow, verifiedWith: order.verifiedWith ?? order.provider };
}

/**
 * The name enquiry that precedes a transfer, at the provider that is to make it: whom it may pay, or why nobody, which is
 * definitive only from the provider that verified the account.
 */
async function checkPayee(routing: PayoutRouting, bank: BankProvider, payout: Payout): Promise<Check<Payee>> {
  const { accountNumber, accountName } = payout;
  // The sandbox's accounts are not real: enquiring about them would only say what was asked.
  if (payout.environment === 'test') {
    return { cleared: { account: { accountNumber, bankCode: payout.bankCode }, accountName } };
  }
  const isDefinitive = bank.name === payout.verifiedWith;
  const bankCode = await routing.bankCodeAt(bank, payout);
  if (bankCode === undefined) {
    return {
      because: `${bank.name} has no code that is known to mean ${payout.bankName}.`,
      isDefinitive: false,
    };
  }
  const account = { accountNumber, bankCode };
  const resolution = await bank.resolveAccount({ ...account, expectedName: accountName });
  const because = whyNotTo(resolution, accountName, isDefinitive);
  return because === undefined ? { cleared: { account, accountName } } : { because, isDefinitive };
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
