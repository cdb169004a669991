import { isWordOfProvider } from '../activities/ledger/reconciliationPlans.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/core/database.ts';
import type { PayoutAtBank } from '../domain/orders/lostPayout.ts';
import type { ComparableBank } from '../providers/bank/port.ts';
import { createProviders } from './providers.ts';

/** A payout that is looked for. */
interface SoughtPayout {
  readonly id: string;
  /** Kobo. */
  readonly amountMinor: bigint;
  /** When it may have been sent first, ms since 1970. */
  readonly begunAtMs: number;
}

/** What every account of ours at a bank says of a live payout, by each reference that it can have had there. */
export async function searchLivePayout(
  { config, database }: { readonly config: Config; readonly database: Database },
  { id, amountMinor, begunAtMs }: SoughtPayout,
): Promise<readonly PayoutAtBank[]> {
  const providers = createProviders(config, database, { reportDoubt: async () => {} });
  const banks = providers.comparableBanksOf('prod')?.all() ?? [];
  const answers: PayoutAtBank[] = [];
  for (const bank of banks) {
    // The first attempt has the id of the order, and each provider has one attempt at most.
    for (let ordinal = 1; ordinal <= banks.length; ordinal++) {
      const reference = ordinal === 1 ? id : `${id}-${ordinal}`;
      answers.push({
        ...{ provider: bank.name, reference, ordinal },
        ...(await askBank(bank, { reference, amountMinor, sentAtMs: begunAtMs })),
      });
    }
  }
  return answers;
}

async function askBank(
  bank: ComparableBank,
  query: Parameters<ComparableBank['findTransfer']>[0],
): Promise<Pick<PayoutAtBank, 'account' | 'status' | 'reason'>> {
  try {
    const account = await bank.identifyAccount();
    const report = await bank.findTransfer(query);
    if (report.status === 'not_found') return { account, status: 'not_found', reason: undefined };
    const { status, reason } = report;
    // Answers to a request that is sent; to a question, words from which nothing follows.
    const isAnswer = status !== 'blocked' && status !== 'not_sent';
    return { account, status: isAnswer ? status : 'unknown', reason };
  } catch (error) {
    if (!isWordOfProvider(error)) throw error;
    return { account: undefined, status: 'unasked', reason: error.message };
  }
}

/** The provider that new withdrawals of an environment go to; undefined where none is configured. */
export function payoutProviderOf(
  { config, database }: { readonly config: Config; readonly database: Database },
  environment: 'prod' | 'test',
): string | undefined {
  const providers = createProviders(config, database, { reportDoubt: async () => {} });
  return providers.orderAccounts[environment].withdrawal.current?.name;
}
