import { ApplicationFailure } from '@temporalio/common';
import type { PayoutInput } from '../contract/flows.ts';
import type { Database } from '../db/database.ts';
import type { SendingClaim } from '../db/sendingClaim.ts';
import { claimUsdtSaleSending, loadUsdtSale } from '../db/usdtSales.ts';
import { claimWithdrawalSending, loadWithdrawal } from '../db/withdrawals.ts';
import { invariant } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import { type FlowStatus, KNOWLEDGE_OF_STATUS, type ProviderKnowledge } from '../domain/providerFlow.ts';
import type { BankProvider, SandboxAmount, TransferReport } from '../providers/bank/port.ts';
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
interface Payout {
  /** Our reference: the id of the flow's record. */
  readonly reference: string;
  readonly environment: Environment;
  readonly status: FlowStatus;
  /** What the bank is to pay, in kobo. */
  readonly amountMinor: bigint;
  readonly sandboxAmount: SandboxAmount | undefined;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly accountName: string;
  /** Shown on the receiver's statement. */
  readonly narration: string;
  readonly sentAtMs: number | undefined;
  /** Names the flow's own places where tests kill the process. */
  readonly faultPrefix: string;
  /** Claims the right to tell the bank. */
  readonly claim: () => Promise<SendingClaim>;
}

/** What the payout activities work with. */
export interface PayoutActivityDependencies {
  readonly database: Database;
  /** The provider of an environment; undefined when none is configured. */
  readonly bankOf: (environment: Environment) => BankProvider | undefined;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type PayoutActivities = ReturnType<typeof createPayoutActivities>;

/**
 * Paying naira to a bank account and finding out what became of it: the same for every flow that ends in a payout. Each
 * may run again after a crash and then pays nothing twice.
 */
export function createPayoutActivities(dependencies: PayoutActivityDependencies) {
  const { database, bankOf } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  return {
    /**
     * Asks the provider to pay. After a crash or time-out the provider may know of the transfer already, so it is
     * asked first and told again, with the same reference, only when it does not.
     *
     * An attempt whose worker lost its connection to Temporal may still be at work when the next one begins. So only
     * the attempt that claimed the sending first may call a refusal definitive, and one that was overtaken sends
     * nothing.
     */
    async sendTransfer(input: PayoutInput): Promise<TransferNews> {
      const payout = await loadPayout(database, input);
      if (payout.status !== 'PROCESSING') return news(KNOWLEDGE_OF_STATUS[payout.status]);
      return learn(bankOf(input.environment), async (bank) => {
        const { reference, amountMinor, sandboxAmount, sentAtMs } = payout;
        if (sentAtMs !== undefined) {
          const found = await bank.findTransfer({ reference, amountMinor, sandboxAmount, sentAtMs });
          if (found.status !== 'not_found') return found;
        }
        const refusal = await checkRecipient(bank, payout);
        const claim = await payout.claim();
        if (claim === 'decided' || (claim === 'again' && sentAtMs === undefined)) throw overtaken();
        if (refusal) {
          return {
            status: claim === 'first' ? 'failed' : 'unknown',
            providerReference: undefined,
            reason: claim === 'first' ? refusal : `${refusal} An earlier attempt may be under way.`,
          };
        }
        await faultPoint(`${payout.faultPrefix}.beforeSend`);
        const report = await bank.sendTransfer({
          reference,
          amountMinor,
          sandboxAmount,
          account: { accountNumber: payout.accountNumber, bankCode: payout.bankCode },
          accountName: payout.accountName,
          narration: payout.narration,
          isFirstAttempt: claim === 'first',
        });
        await faultPoint(`${payout.faultPrefix}.afterSend`);
        return report;
      });
    },

    /** Asks what became of the transfer. */
    async askProvider(input: PayoutInput): Promise<TransferNews> {
      const { reference, amountMinor, sandboxAmount, sentAtMs } = await loadPayout(database, input);
      // Nothing was sent as long as the provider was never reached: then it is told, not asked.
      if (sentAtMs === undefined) return news('not_found');
      return learn(bankOf(input.environment), (bank) =>
        bank.findTransfer({ reference, amountMinor, sandboxAmount, sentAtMs }),
      );
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
      reference: sale.saleId,
      amountMinor: sale.netMinor,
      sandboxAmount: { amountMinor: sale.amountMinor, asset: 'USDT' },
      narration: 'USDT sale',
      faultPrefix: 'usdtSale',
      claim: () => claimUsdtSaleSending(database, sale.saleId),
    };
  }
  const withdrawal = await loadWithdrawal(database, input.withdrawalId);
  invariant(withdrawal, 'A withdrawal workflow has no record.');
  return {
    ...withdrawal,
    reference: withdrawal.withdrawalId,
    sandboxAmount: undefined,
    narration: 'Withdrawal',
    faultPrefix: 'withdrawal',
    claim: () => claimWithdrawalSending(database, withdrawal.withdrawalId),
  };
}

function overtaken(): ApplicationFailure {
  return ApplicationFailure.retryable('Another attempt at this transfer was faster.', 'Overtaken');
}

/**
 * The name enquiry that precedes a transfer.
 *
 * @returns why nothing may be sent to this account, or undefined when it may.
 */
async function checkRecipient(bank: BankProvider, payout: Payout): Promise<string | undefined> {
  // The sandbox's accounts are not real: enquiring about them would only say what was asked.
  if (payout.environment === 'test') return undefined;
  const resolution = await bank.resolveAccount({
    accountNumber: payout.accountNumber,
    bankCode: payout.bankCode,
    expectedName: payout.accountName,
  });
  if (resolution.status === 'found' && sameName(resolution.accountName, payout.accountName)) return undefined;
  return resolution.status === 'found'
    ? 'The settlement account now has another name; verify the bank account again.'
    : 'The bank does not know the settlement account; verify the bank account again.';
}

/** The same name at the same bank: only spacing and case may differ from what was verified. */
function sameName(left: string, right: string): boolean {
  const plain = (name: string) => name.toUpperCase().replace(/\s+/g, ' ').trim();
  return plain(left) === plain(right);
}

/**
 * Turns what a provider answered, or failed to answer, into knowledge. An unreachable provider is knowledge too, so
 * that the workflow decides when to ask again; only our own faults are thrown and retried by Temporal.
 */
async function learn(
  bank: BankProvider | undefined,
  ask: (bank: BankProvider) => Promise<TransferReport | { readonly status: 'not_found' }>,
): Promise<TransferNews> {
  if (!bank) return news('unknown', 'No bank provider is configured for this environment any more.');
  try {
    const report = await ask(bank);
    if (report.status === 'not_found') return news('not_found');
    return {
      knowledge: report.status,
      providerReference: report.providerReference,
      reason: report.reason,
      askAgainInMs: report.askAgainInMs,
    };
  } catch (error) {
    // Nothing was sent, and waiting for days would help nobody: a human hears of it after a few more enquiries.
    if (error instanceof AccountUnresolvedError) return news('unknown', error.message);
    if (error instanceof ProviderUnavailableError) {
      return { ...news('unreachable', error.message), askAgainInMs: error.retryAfterMs };
    }
    if (error instanceof ProviderRejectedError) return news('unknown', error.message);
    throw error;
  }
}

function news(knowledge: ProviderKnowledge, reason?: string): TransferNews {
  return { knowledge, providerReference: undefined, reason, askAgainInMs: undefined };
}
