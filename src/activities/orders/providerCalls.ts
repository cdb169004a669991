import { LEASE_MS, type Lease, renewLease } from '../../db/orders/attempts.ts';
import type { Order } from '../../db/orders/orders.ts';
import type { OrderEngine } from './engine.ts';
import type { ProviderAnswer } from './port.ts';
import { failureOf } from './providerFailures.ts';

/**
 * A step of an order, as its line in the log has it: no personal data, and no words of a provider, which may contain some.
 */
interface LoggedStep {
  readonly step: 'sent' | 'refused' | 'checked' | 'taken_back' | 'settled';
  readonly provider: string | undefined;
  readonly outcome: string;
  /** How long the provider took; of `settled` the time since the order was accepted. */
  readonly durationMs: number;
}

/** Logs one step of an order. */
export function logStep(
  { logger }: OrderEngine,
  { id: orderId, kind, environment }: Pick<Order, 'id' | 'kind' | 'environment'>,
  step: LoggedStep,
): void {
  logger?.info({ orderId, kind, environment, ...step }, 'order step');
}

/**
 * Counts an order that a provider refused because of our account there: once for each provider, however often it is retried.
 *
 * @param order as it was before the refusal was stored; undefined when it was not refused.
 */
export function countBlocked({ metrics }: OrderEngine, order: Order | undefined, provider: string): void {
  if (!order || order.attempts.some((each) => each.provider === provider && each.wasBlocked)) return;
  metrics?.providerBlocked.inc({ provider, environment: order.environment });
}

/** How often a live sender renews its lease. */
const RENEW_EVERY_MS = LEASE_MS / 3;

/**
 * Calls a provider about an order, and logs the call. The lease is renewed while the call is under way.
 *
 * @returns what the provider answers, or what is known when it does not. Our own faults are thrown, and retried by Temporal.
 */
export async function callProvider(
  engine: OrderEngine,
  {
    order,
    step,
    provider,
    lease,
  }: {
    readonly order: Order;
    readonly step: 'sent' | 'checked' | 'taken_back';
    readonly provider: string;
    readonly lease?: Lease;
  },
  call: () => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const startedAtMs = performance.now();
  const answer = await (lease ? whileRenewing(engine, lease, call) : answerOf(call));
  const durationMs = Math.round(performance.now() - startedAtMs);
  logStep(engine, order, { step, provider, outcome: answer.outcome, durationMs });
  return answer;
}

/** Keeps the lease while a request is under way. */
async function whileRenewing(
  { database }: OrderEngine,
  lease: Lease,
  send: () => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const timer = setInterval(() => {
    // Without the database the lease ends, and another execution checks: that is what leases are for.
    renewLease(database, lease).catch(() => undefined);
  }, RENEW_EVERY_MS);
  try {
    return await answerOf(send);
  } finally {
    clearInterval(timer);
  }
}

async function answerOf(ask: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  try {
    return await ask();
  } catch (error) {
    return { ...failureOf(error, { isSent: true }), providerReference: undefined };
  }
}
