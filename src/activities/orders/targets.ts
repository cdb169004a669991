import type { Attempt, AttemptKey } from '../../db/orders/attempts.ts';
import type { Order } from '../../db/orders/orders.ts';
import type { Owner } from '../../domain/money.ts';
import type { OrderAccount, OrderPort, ProviderAnswer } from './port.ts';
import { failureOf } from './providerFailures.ts';

/** Where an order is sent: the account of the attempt under way, or the candidate that refused it least. */

/** An account that was found fit for an order. */
interface Target<Record> {
  readonly key: AttemptKey;
  readonly account: OrderAccount<Record>;
}

/** Why an order cannot be sent to an account. */
export interface Refusal {
  readonly key: AttemptKey;
  readonly refusal: Omit<ProviderAnswer, 'providerReference'>;
  readonly canFailOver: boolean;
}

const NO_PROVIDER = 'No provider may be used: none is configured for this environment, or all are paused.';

/** The account that an attempt under way began with. Another one knows nothing of it, and would do it a second time. */
export async function accountUnderWay<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record }: { readonly order: Order; readonly record: Record },
  attempt: Attempt,
): Promise<Target<Record> | Refusal> {
  const key = { ...attempt, orderId: order.id };
  const refused = (refusal: Refusal['refusal']) => ({ key, refusal, canFailOver: false });
  try {
    const account = await port.accountOf(record, attempt);
    const verification = await account.verify(record);
    if (verification.isVerified) return { account, key };
    const reason = `${verification.because} An earlier request may be under way.`;
    return refused({ outcome: 'unknown', reason, nextCheckInMs: undefined });
  } catch (error) {
    return refused(failureOf(error, { isSent: true }));
  }
}

/** The candidate that refused least, in the order of preference; or why it cannot be sent the order. */
export async function chooseAccount<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record }: { readonly order: Order; readonly record: Record },
): Promise<Target<Record> | Refusal> {
  const account = leastRefused(order, await port.candidates(record));
  if (!account) {
    const refusal = { outcome: 'blocked', reason: NO_PROVIDER, nextCheckInMs: undefined } as const;
    return {
      key: keyOf(order, { provider: order.provider, account: undefined }),
      refusal,
      canFailOver: false,
    };
  }
  const provider = account.name;
  const canFailOver = await hasAnother(port, { order, record }, provider);
  const refused = (refusal: Refusal['refusal']) => ({
    key: keyOf(order, { provider, account: undefined }),
    refusal,
    canFailOver,
  });
  try {
    const verification = await account.verify(record);
    if (verification.isVerified) {
      const at = { provider, account: await account.identify(record) };
      return { account, key: newAttempt(order, at, port.newReference) };
    }
    const { because: reason, isDefinitive } = verification;
    return refused({ outcome: isDefinitive ? 'failed' : 'unknown', reason, nextCheckInMs: undefined });
  } catch (error) {
    return refused(failureOf(error, { isSent: false }));
  }
}

/** Whether another provider refused this order less often than this one will have when it refuses now. */
export async function hasAnother<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record }: { readonly order: Order; readonly record: Record },
  provider: string,
): Promise<boolean> {
  const refusals = refusalsOf(order, provider) + 1;
  const candidates = await port.candidates(record);
  return candidates.some(({ name }) => name !== provider && refusalsOf(order, name) < refusals);
}

const refusalsOf = ({ attempts }: Order, provider: string): number =>
  attempts.filter((each) => each.provider === provider).reduce((sum, { refusals }) => sum + refusals, 0);

function leastRefused<Account extends { readonly name: string }>(
  order: Order,
  candidates: readonly Account[],
): Account | undefined {
  const least = Math.min(...candidates.map(({ name }) => refusalsOf(order, name)));
  return candidates.find(({ name }) => refusalsOf(order, name) === least);
}

/** An account at a provider. */
type At = Pick<AttemptKey, 'provider' | 'account'>;

/**
 * The attempt that is opened in an account. Where our reference is made of the order's id, the attempt that was abandoned
 * there is opened again: a provider that did something under the reference after all does not do it twice.
 */
function newAttempt(order: Order, at: At, newReference: (() => string) | undefined): AttemptKey {
  if (!newReference) return keyOf(order, at);
  return { ...at, orderId: order.id, ordinal: order.attempts.length + 1, reference: newReference() };
}

/** The attempt that was made in an account, or a new one. */
function keyOf(order: Order, { provider, account }: At): AttemptKey {
  const ofProvider = order.attempts.filter((each) => each.provider === provider);
  const known =
    ofProvider.find((each) => each.account === account) ??
    ofProvider.find((each) => !each.isSent || account === undefined);
  const ordinal = known?.ordinal ?? order.attempts.length + 1;
  const reference = known?.reference ?? (ordinal === 1 ? order.id : `${order.id}-${ordinal}`);
  return { orderId: order.id, ordinal, provider, account: account ?? known?.account, reference };
}
