import { noteAttention } from '../../db/attention.ts';
import type { Database } from '../../db/database.ts';
import { findPayoutAttempt, type PayoutAttempt } from '../../db/payoutAttempts.ts';
import { loadUsdtSale } from '../../db/usdtSales.ts';
import { loadWithdrawal } from '../../db/withdrawals.ts';
import type { ApiDependencies } from '../context.ts';
import { type FlowWithNews, followUpNews, standing } from './news.ts';

/**
 * Makes the flow of a transfer ask its provider, because the bank may have paid it or returned the money. References
 * that are not ours are ignored.
 *
 * @param provider the provider's name, which made the transfer under its reference.
 */
export async function followUpCallback(
  dependencies: ApiDependencies,
  provider: string,
  transferReference: string,
): Promise<void> {
  const { database } = dependencies;
  const attempt = await findPayoutAttempt(database, provider, transferReference);
  if (!attempt) return;
  if (attempt.givenUp) await callForHelp(dependencies, attempt);
  await followUpNews(dependencies, () => loadPayout(database, attempt.payoutId));
}

/**
 * A provider has news of an attempt with which it had proven to do nothing. Another one may have paid since, so a human
 * compares both.
 */
async function callForHelp(
  { database, logger }: ApiDependencies,
  { payoutId, provider, reference }: PayoutAttempt & { readonly payoutId: string },
): Promise<void> {
  const payout = await loadPayout(database, payoutId);
  if (!payout) return;
  logger.error({ payoutId, provider, reference }, 'A provider has news of a transfer that it had refused.');
  await noteAttention(database, payout.flow, {
    id: payoutId,
    reason:
      `${provider} has news of transfer ${reference}, which it had refused, so that another attempt was made: look it ` +
      'up there. If it was paid, the receiver may have got the money twice.',
    hasEnded: !payout.isOpen,
  });
}

/** The flow of a payout, withdrawal or sale. */
async function loadPayout(database: Database, payoutId: string): Promise<FlowWithNews | undefined> {
  const withdrawal = await loadWithdrawal(database, payoutId);
  if (withdrawal) {
    const { businessId, environment, status } = withdrawal;
    return { flow: 'withdrawal', subjectId: payoutId, businessId, environment, ...standing(status) };
  }
  const sale = await loadUsdtSale(database, payoutId);
  if (!sale) return undefined;
  const { businessId, environment, status } = sale;
  return { flow: 'usdt_sale', subjectId: payoutId, businessId, environment, ...standing(status) };
}
