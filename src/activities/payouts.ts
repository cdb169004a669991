import { ApplicationFailure } from '@temporalio/common';
import type { PayoutInput } from '../contract/flows.ts';
import type { Database } from '../db/database.ts';
import {
  claimPayoutAttemptAgain,
  giveUpPayoutAttempt,
  listPayoutAttempts,
  openPayoutAttempt,
  type PayoutAttempt,
  type PayoutFlow,
} from '../db/payoutAttempts.ts';
import { loadUsdtSale } from '../db/usdtSales.ts';
import { loadWithdrawal } from '../db/withdrawals.ts';
import { invariant } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import { type FlowStatus, KNOWLEDGE_OF_STATUS, type ProviderKnowledge } from '../domain/providerFlow.ts';
import type { Metrics } from '../metrics.ts';
import { AccountNotConfiguredError } from '../providers/accounts.ts';
import type {
  AccountResolution,
  BankProvider,
  Payee,
  SandboxAmount,
  TransferReport,
} from '../providers/bank/port.ts';
import type { PayoutRouting, VerifiedAccount } from '../providers/bank/routing.ts';
import {
  AccountUnresolvedError,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../providers/errors.ts';

/** What an activity learned of a transfer. It travels in the workflow's history: no personal data. */
export interface TransferNews {
  readonly knowledge: ProviderKnowledge;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  readonly askAgainInMs: number | undefined;
}

/** Naira on their way to a bank account, whatever flow they come from. */
interface Payout extends VerifiedAccount {
  readonly flow: PayoutFlow;
  /** The id of the flow's record, and our reference of the first attempt. */
  readonly id: string;
  readonly environment: Environment;
  readonly status: FlowStatus;
  /** What the bank is to pay, in kobo. */
  readonly amountMinor: bigint;
  readonly sandboxAmount: SandboxAmount | undefined;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly accountName: string;
  /** Shown on the receiver's statement. */
  readonly narration: string;
  /** When a provider was first told; undefined as long as there is no attempt. */
  readonly sentAtMs: number | undefined;
  /** Names the flow's own places where tests kill the process. */
  readonly faultPrefix: string;
}

/** What the payout activities work with. */
export interface PayoutActivityDependencies {
  readonly database: Database;
  /** Who makes the payouts of an environment. */
  readonly payoutRoutingOf: (environment: Environment) => PayoutRouting;
  readonly metrics?: Pick<Metrics, 'payoutAttempts' | 'providerBlocked'>;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type PayoutActivities = ReturnType<typeof createPayoutActivities>;

type Found = TransferReport | { readonly status: 'not_found' };

/** Why a provider was passed over: nothing was sent to it, or nothing that it acted on. */
interface PassedOver {
  readonly provider: string;
  /** `blocked` until a human acts, `unreachable` for now, `unusable` for this payout. */
  readonly as: 'blocked' | 'unreachable' | 'unusable';
  readonly because: string;
  /** How long the provider wants to be left alone. */
  readonly askAgainInMs?: number | undefined;
}

/** How long one execution goes on asking further providers; each may take three exchanges at most 60 s long. */
const NO_FURTHER_PROVIDER_AFTER_MS = 100_000;

/**
 * Paying naira to a bank account and finding out what became of it: the same for every flow that ends in a payout. Each
 * may run again after a crash and then pays nothing twice.
 */
export function createPayoutActivities(dependencies: PayoutActivityDependencies) {
  const { database, payoutRoutingOf, metrics } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  /** Asks the provider of an attempt what became of it. */
  async function find(bank: BankProvider, payout: Payout, attempt: PayoutAttempt): Promise<Found> {
    const { amountMinor, sandboxAmount } = payout;
    const { reference, toldAtMs } = attempt;
    return bank.findTransfer({ reference, amountMinor, sandboxAmount, sentAtMs: toldAtMs });
  }

  /** Tells a provider of an attempt that was claimed. */
  async function tell(
    bank: BankProvider,
    payout: Payout,
    payee: Payee,
    attempt: { readonly reference: string; readonly isFirst: boolean },
  ): Promise<TransferReport> {
    await faultPoint(`${payout.faultPrefix}.beforeSend`);
    const report = await bank.sendTransfer({
      ...payee,
      reference: attempt.reference,
      amountMinor: payout.amountMinor,
      sandboxAmount: payout.sandboxAmount,
      narration: payout.narration,
      isFirstAttempt: attempt.isFirst,
    });
    await faultPoint(`${payout.faultPrefix}.afterSend`);
    return report;
  }

  /** Goes on with the attempt that is under way, with the account at the provider where it began and nowhere else. */
  async function goOn(routing: PayoutRouting, payout: Payout, attempt: PayoutAttempt): Promise<Found> {
    const bank = await routing.accounts.find(attempt.provider, attempt.account);
    const found = await find(bank, payout, attempt);
    if (found.status !== 'not_found') return found;
    const check = await checkPayee(routing, bank, payout);
    if (!(await claimPayoutAttemptAgain(database, payout.flow, payout.id, attempt.ordinal)))
      throw overtaken();
    if (!check.payee) {
      const reason = `${check.because} An earlier attempt may be under way.`;
      return { status: 'unknown', providerReference: undefined, reason };
    }
    return tell(bank, payout, check.payee, { reference: attempt.reference, isFirst: false });
  }

  /** Opens an attempt with the first provider that takes it; those that provably did nothing are passed over. */
  async function begin(
    routing: PayoutRouting,
    payout: Payout,
    attempts: readonly PayoutAttempt[],
  ): Promise<TransferReport | PassedOver> {
    const startedAtMs = Date.now();
    const passedOver: PassedOver[] = [];
    let last = attempts.length;
    for (const bank of await routing.candidates(payout.amountMinor)) {
      if (Date.now() - startedAtMs > NO_FURTHER_PROVIDER_AFTER_MS) break;
      const passOver = (how: Omit<PassedOver, 'provider'>) => {
        if (how.as === 'blocked') metrics?.providerBlocked.inc({ provider: bank.name });
        passedOver.push({ provider: bank.name, ...how });
      };
      let check: PayeeCheck;
      let account: string | undefined;
      try {
        check = await checkPayee(routing, bank, payout);
        if (check.payee) account = await bank.identifyAccount(check.payee);
      } catch (error) {
        const failed = failureOf(error);
        if (!failed) throw error;
        if (failed.as !== 'unusable') routing.note(bank, failed.as === 'blocked' ? 'blocked' : 'unavailable');
        passOver(failed);
        continue;
      }
      if (!check.payee && !check.isDefinitive) {
        passOver({ as: 'unusable', because: check.because });
        continue;
      }
      const known = attempts.find((each) => each.provider === bank.name && each.account === account);
      const ordinal = known?.ordinal ?? ++last;
      const reference = await openPayoutAttempt(database, {
        flow: payout.flow,
        payoutId: payout.id,
        ordinal,
        provider: bank.name,
        account,
      });
      if (reference === undefined) throw overtaken();
      if (!check.payee) return { status: 'failed', providerReference: undefined, reason: check.because };
      const report = await observed(routing, bank, () =>
        tell(bank, payout, check.payee, { reference, isFirst: true }),
      );
      if (report.status !== 'not_sent' && report.status !== 'blocked') return report;
      const because = report.reason ?? `${bank.name} did nothing, and did not say why.`;
      if (!(await giveUpPayoutAttempt(database, payout.id, ordinal, { as: report.status, because }))) {
        throw overtaken();
      }
      const as = report.status === 'blocked' ? 'blocked' : 'unreachable';
      passOver({ as, because, askAgainInMs: report.askAgainInMs });
    }
    return summaryOf(passedOver);
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
    /**
     * Has a provider make the payout. After a crash or time-out the provider may know of the attempt already, so it is
     * asked first and told again, with the same reference, only when it does not. As long as no attempt is under way, a
     * provider is chosen; one that provably did nothing is given up for the next.
     *
     * An execution whose worker lost its connection to Temporal may still be at work when the next one begins. So only
     * the one that opened the attempt may call a refusal definitive, nobody may once it was claimed again, and one that
     * was overtaken sends nothing.
     */
    async sendTransfer(input: PayoutInput): Promise<TransferNews> {
      const payout = await loadPayout(database, input);
      if (payout.status !== 'PROCESSING') return news(KNOWLEDGE_OF_STATUS[payout.status]);
      return learn(async () => {
        const routing = payoutRoutingOf(input.environment);
        const attempts = payout.sentAtMs === undefined ? [] : await listPayoutAttempts(database, payout.id);
        const underWay = attempts.find(isUnderWay);
        return underWay ? goOn(routing, payout, underWay) : begin(routing, payout, attempts);
      });
    },

    /** Asks what became of the payout. */
    async askProvider(input: PayoutInput): Promise<TransferNews> {
      const payout = await loadPayout(database, input);
      // Nothing was sent as long as no attempt is under way: then a provider is told, not asked.
      if (payout.sentAtMs === undefined) return news('not_found');
      return learn(async () => {
        const underWay = (await listPayoutAttempts(database, payout.id)).find(isUnderWay);
        if (!underWay) return { status: 'not_found' };
        const { accounts } = payoutRoutingOf(input.environment);
        return find(await accounts.find(underWay.provider, underWay.account), payout, underWay);
      });
    },
  };
}

/** The payout of a flow, from the flow's own record. */
async function loadPayout(database: Database, input: PayoutInput): Promise<Payout> {
  if ('saleId' in input) {
    const sale = await loadUsdtSale(database, input.saleId);
    invariant(sale, 'A workflow of a USDT sale has no record.');
    return {
      ...sale,
      flow: 'usdt_sale',
      id: sale.saleId,
      amountMinor: sale.netMinor,
      verifiedWith: sale.verifiedWith ?? sale.provider,
      sandboxAmount: { amountMinor: sale.amountMinor, asset: 'USDT' },
      narration: 'USDT sale',
      faultPrefix: 'usdtSale',
    };
  }
  const withdrawal = await loadWithdrawal(database, input.withdrawalId);
  invariant(withdrawal, 'A withdrawal workflow has no record.');
  return {
    ...withdrawal,
    flow: 'withdrawal',
    id: withdrawal.withdrawalId,
    verifiedWith: withdrawal.verifiedWith ?? withdrawal.provider,
    sandboxAmount: undefined,
    narration: 'Withdrawal',
    faultPrefix: 'withdrawal',
  };
}

/** Whether an attempt may still pay: of one payout at most one does. */
function isUnderWay({ givenUp }: PayoutAttempt): boolean {
  return givenUp === undefined;
}

function overtaken(): ApplicationFailure {
  return ApplicationFailure.retryable('Another attempt at this transfer was faster.', 'Overtaken');
}

/** Whom a provider may pay; or why not, which is definitive only from the provider that verified the account. */
type PayeeCheck =
  | { readonly payee: Payee }
  | { readonly payee?: undefined; readonly because: string; readonly isDefinitive: boolean };

/** The name enquiry that precedes a transfer, at the provider that is to make it. */
async function checkPayee(routing: PayoutRouting, bank: BankProvider, payout: Payout): Promise<PayeeCheck> {
  const { accountNumber, accountName } = payout;
  // The sandbox's accounts are not real: enquiring about them would only say what was asked.
  if (payout.environment === 'test') {
    return { payee: { account: { accountNumber, bankCode: payout.bankCode }, accountName } };
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
  return because === undefined ? { payee: { account, accountName } } : { because, isDefinitive };
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

/** What a provider's failing says of it; undefined when the failure is our own. */
function failureOf(error: unknown): Omit<PassedOver, 'provider'> | undefined {
  if (error instanceof AccountUnresolvedError) return { as: 'unusable', because: error.message };
  if (error instanceof ProviderUnavailableError) {
    return { as: 'unreachable', because: error.message, askAgainInMs: error.retryAfterMs };
  }
  if (error instanceof ProviderRejectedError) return { as: 'blocked', because: error.message };
  return undefined;
}

/** What follows when every provider was passed over: the one that may take it soonest decides what to wait for. */
function summaryOf(passedOver: readonly PassedOver[]): PassedOver {
  const [first] = passedOver;
  const because = passedOver.map((each) => each.because).join(' ');
  if (!first) {
    return {
      provider: '',
      as: 'blocked',
      because: 'No provider may be given payouts: none is configured, or all are paused.',
    };
  }
  const soonest = (['unreachable', 'blocked', 'unusable'] as const).find((as) =>
    passedOver.some((each) => each.as === as),
  );
  // One of several that wants to be left alone is no reason not to ask the others.
  const askAgainInMs = passedOver.length === 1 ? first.askAgainInMs : undefined;
  return { provider: first.provider, as: soonest ?? first.as, because, askAgainInMs };
}

const KNOWLEDGE_OF_PASSED_OVER = {
  unreachable: 'unreachable',
  blocked: 'blocked',
  unusable: 'unknown',
} as const satisfies Record<PassedOver['as'], ProviderKnowledge>;

/**
 * Turns what a provider answered, or failed to answer, into knowledge. An unreachable provider is knowledge too, so
 * that the workflow decides when to ask again; only our own faults are thrown and retried by Temporal.
 */
async function learn(ask: () => Promise<Found | PassedOver>): Promise<TransferNews> {
  try {
    const found = await ask();
    if ('as' in found) {
      const { as, because, askAgainInMs } = found;
      return { ...news(KNOWLEDGE_OF_PASSED_OVER[as], because), askAgainInMs };
    }
    if (found.status === 'not_found') return news('not_found');
    return {
      // Of an attempt that was told before nobody may say that nothing was sent.
      knowledge: found.status === 'not_sent' || found.status === 'blocked' ? 'unknown' : found.status,
      providerReference: found.providerReference,
      reason: found.reason,
      askAgainInMs: found.askAgainInMs,
    };
  } catch (error) {
    // Nothing was sent, and waiting for days would help nobody: a human hears of it after a few more enquiries.
    if (error instanceof AccountUnresolvedError) return news('unknown', error.message);
    if (error instanceof ProviderUnavailableError) {
      return { ...news('unreachable', error.message), askAgainInMs: error.retryAfterMs };
    }
    // Of what was told to a provider that does not let us ask nobody may say that it was not done.
    if (error instanceof ProviderRejectedError) return news('not_configured', error.message);
    if (error instanceof AccountNotConfiguredError) return news('not_configured', error.message);
    throw error;
  }
}

function news(knowledge: ProviderKnowledge, reason?: string): TransferNews {
  return { knowledge, providerReference: undefined, reason, askAgainInMs: undefined };
}
