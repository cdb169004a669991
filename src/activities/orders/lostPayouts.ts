import type { Order } from '../../db/orders/orders.ts';
import type { Owner } from '../../domain/money.ts';
import {
  judgeLostOrder,
  type LostOrderVerdict,
  type OrderAtProvider,
  type SoughtOrder,
} from '../../domain/orders/lostOrder.ts';
import type { AccountAtProvider } from '../../providers/accounts.ts';
import type { BankProvider, SandboxAmount } from '../../providers/bank/port.ts';
import { isWordOfProvider } from '../ledger/reconciliationPlans.ts';
import type { OrderPort } from './port.ts';

/** What providers say of orders whose attempts are not known: a restore may have lost them. */

/** A transfer to a bank account that is looked for. Amount in kobo. */
export interface SoughtPayout extends SoughtOrder {
  readonly amountMinor: bigint;
  readonly sandboxAmount?: SandboxAmount | undefined;
}

/** For how long an answer of every provider holds: long enough to go on to the next one. */
const ASKED_MS = 10_000;

/**
 * What providers say together of an order without a request; `unknown` where it cannot have had one. What the service orders by
 * itself has the id that it had before a restore, so its record is new and its request may be old.
 */
export async function findLostAttempt<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record, nowMs }: { readonly order: Order; readonly record: Record; readonly nowMs: number },
): Promise<LostOrderVerdict> {
  const { id, createdAtMs: sentAtMs, attempts, environment, mayLackAttempts } = order;
  const mayHaveOne = mayLackAttempts || port.isMadeByItself?.(record);
  // The sandbox's bank keeps nothing.
  if (!mayHaveOne || environment === 'test' || attempts.some(({ isSent }) => isSent))
    return { is: 'unknown' };
  const refusal = attempts.at(-1);
  // It was asked for a moment ago: a provider that hangs does not keep the order from the next one.
  if (refusal?.canFailOver && nowMs - refusal.answeredAtMs <= ASKED_MS) return { is: 'unknown' };
  const verdict = judgeLostOrder((await port.findAttempts?.(record, { id, sentAtMs })) ?? []);
  return verdict.is === 'known' ? { ...verdict, at: placed(verdict.at, attempts) } : verdict;
}

/** An attempt that a provider knows, under an ordinal that no other attempt has: another provider may have refused since. */
function placed(at: OrderAtProvider, attempts: Order['attempts']): OrderAtProvider {
  const same = attempts.find(
    ({ provider, reference }) => provider === at.provider && reference === at.reference,
  );
  const isTaken = attempts.some(({ ordinal }) => ordinal === at.ordinal);
  return { ...at, ordinal: same?.ordinal ?? (isTaken ? nextOrdinal(attempts) : at.ordinal) };
}

/** The ordinal of a further attempt. A restore may have lost some, so they are not simply counted. */
export function nextOrdinal(attempts: Order['attempts']): number {
  return Math.max(0, ...attempts.map(({ ordinal }) => ordinal)) + 1;
}

/** The reference of an attempt, where the provider wants none of its own form. */
export function attemptReference(orderId: string, ordinal: number): string {
  return ordinal === 1 ? orderId : `${orderId}-${ordinal}`;
}

/** What each of our accounts at banks says of a payout, by each reference that it can have there. */
export async function findAtBanks(
  banks: readonly BankProvider[],
  { id, ...sought }: SoughtPayout,
): Promise<readonly OrderAtProvider[]> {
  const answers: OrderAtProvider[] = [];
  for (const bank of banks) {
    // Each provider has one attempt at most.
    for (let ordinal = 1; ordinal <= banks.length; ordinal++) {
      const reference = attemptReference(id, ordinal);
      const find = () => bank.findTransfer({ ...sought, reference });
      answers.push(await answerOf(bank, { reference, ordinal }, find));
    }
  }
  return answers;
}

/** What follows from an answer; anything else says nothing: a word about a request that is sent, or an unknown one. */
const STATUSES: ReadonlySet<string> = new Set<OrderAtProvider['status']>([
  ...(['succeeded', 'pending', 'reversed', 'failed', 'not_found'] as const),
]);

/** What a provider answers about an order, with the account that it is asked by. */
export async function answerOf(
  at: AccountAtProvider,
  named: Pick<OrderAtProvider, 'reference' | 'ordinal'>,
  ask: () => Promise<{ readonly status: string; readonly reason?: string | undefined }>,
): Promise<OrderAtProvider> {
  const asked = { ...named, provider: at.name };
  try {
    const account = await at.identifyAccount();
    const { status, reason } = await ask();
    const known = STATUSES.has(status) ? (status as OrderAtProvider['status']) : 'unknown';
    return { ...asked, account, status: known, reason };
  } catch (error) {
    if (!isWordOfProvider(error)) throw error;
    return { ...asked, account: undefined, status: 'unasked', reason: error.message };
  }
}
