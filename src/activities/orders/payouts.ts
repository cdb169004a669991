import { loadUsdtSale } from '../../db/orders/usdtSales.ts';
import { loadWithdrawal } from '../../db/orders/withdrawals.ts';
import type { Environment } from '../../domain/money.ts';
import { hasSameWords, isSameName } from '../../domain/orders/bankAccountName.ts';
import type { PayoutOrder } from '../../domain/orders/record.ts';
import { type UsdtSaleRecord, usdtSaleEvent } from '../../domain/orders/usdtSale.ts';
import { type WithdrawalRecord, withdrawalEvent } from '../../domain/orders/withdrawal.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type {
  AccountResolution,
  BankProvider,
  Payee,
  SandboxAmount,
  TransferReport,
} from '../../providers/bank/port.ts';
import type { PayoutRouting } from '../../providers/bank/routing.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../providers/errors.ts';
import type { NotFound } from '../../providers/reports.ts';
import { findAtBanks } from './lostPayouts.ts';
import type { OrderAccount, OrderPort, ProviderAnswer, Verification } from './port.ts';
import { toWalletOr, transferOfSale } from './usdtSales.ts';

/** What payouts work with. */
export interface PayoutDependencies {
  /** Who makes the payouts of an environment. */
  readonly payoutRoutings: Readonly<Record<Environment, PayoutRouting>>;
  readonly metrics?: Pick<Metrics, 'payoutAttempts'>;
}

/** What of a payout is its kind's own. */
interface Transfer {
  /** What the bank is to pay, in kobo. */
  readonly amountMinor: bigint;
  /** Shown on the receiver's statement. */
  readonly narration: string;
  /** The amount that the caller named, where it is not naira. */
  readonly sandboxAmount: SandboxAmount | undefined;
}

/** Withdrawals and sales of USDT as the engine carries them out: naira paid to the merchant's bank account. */
export function createPayoutPorts(dependencies: PayoutDependencies) {
  return {
    withdrawal: {
      ...payoutsThrough<WithdrawalRecord>(dependencies, ({ amountMinor }) => ({
        amountMinor,
        narration: 'Withdrawal',
        sandboxAmount: undefined,
      })),
      load: loadWithdrawal,
      isMadeByItself: ({ isAutomatic }) => isAutomatic,
      event: withdrawalEvent,
    } satisfies OrderPort<WithdrawalRecord>,
    usdt_sale: {
      ...toWalletOr(payoutsThrough(dependencies, transferOfSale)),
      load: loadUsdtSale,
      isMadeByItself: ({ paymentId }) => paymentId !== undefined,
      event: usdtSaleEvent,
    } satisfies OrderPort<UsdtSaleRecord>,
  };
}

/** The banks that make the payouts of one kind. */
function payoutsThrough<Payout extends PayoutOrder>(
  { payoutRoutings, metrics }: PayoutDependencies,
  transferOf: (payout: Payout) => Transfer,
): Pick<OrderPort<Payout>, 'candidates' | 'accountOf' | 'findAttempts'> {
  const routingOf = ({ environment }: Payout) => payoutRoutings[environment];
  const accountAt = (routing: PayoutRouting, bank: BankProvider): OrderAccount<Payout> => ({
    name: bank.name,
    identify: async (payout) => bank.identifyAccount(await payeeAt(routing, bank, payout)),
    verify: (payout) => notingFailures(routing, bank, () => verifyPayee(routing, bank, payout)),
    async send(payout, { reference, isFirst, isSentBefore }) {
      const payee = await payeeAt(routing, bank, payout);
      // The bank was verified to be known right before; its list of banks is remembered since.
      if (!payee) return { ...NOTHING_KNOWN, reason: `${bank.name} no longer lists ${payout.bankName}.` };
      const instruction = { ...transferOf(payout), ...payee, reference, isFirstAttempt: isFirst };
      const call = () => bank.sendTransfer(instruction);
      const observer = { routing, bank, metrics: isSentBefore ? undefined : metrics };
      return answerOf(isFirst ? await observed(observer, call) : await call());
    },
    async check(payout, { reference, sentAtMs }) {
      const { amountMinor, sandboxAmount } = transferOf(payout);
      return answerOf(await bank.findTransfer({ reference, amountMinor, sandboxAmount, sentAtMs }));
    },
  });
  return {
    async candidates(payout) {
      const routing = routingOf(payout);
      const banks = await routing.candidates(transferOf(payout).amountMinor);
      return banks.map((bank) => accountAt(routing, bank));
    },
    async accountOf(payout, { provider, account }) {
      const routing = routingOf(payout);
      return accountAt(routing, await routing.accounts.find(provider, account));
    },
    findAttempts: async (payout, sought) =>
      findAtBanks(routingOf(payout).accounts.all(), { ...sought, ...transferOf(payout) }),
  };
}

const NOTHING_KNOWN = { outcome: 'unknown', providerReference: undefined, nextCheckInMs: undefined } as const;

function answerOf(report: TransferReport | NotFound): ProviderAnswer {
  if (!('reason' in report)) return { ...NOTHING_KNOWN, outcome: report.status, reason: undefined };
  const { status: outcome, providerReference, reason, askAgainInMs: nextCheckInMs } = report;
  return { outcome, providerReference, reason, nextCheckInMs };
}

/** Sends, and notes how the provider took it: the routing prefers those that answer. */
async function observed(
  {
    routing,
    bank,
    metrics,
  }: { routing: PayoutRouting; bank: BankProvider; metrics: PayoutDependencies['metrics'] },
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

/** Verifies, and notes a provider that could not be asked. */
async function notingFailures(
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
async function payeeAt(
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
async function verifyPayee(
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
