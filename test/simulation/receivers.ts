import type { Random } from '../../faults/random.ts';
import type { postWebhook, WebhookPostResult } from '../../src/security/outboundHttp.ts';
import type { SimulatedPostgres } from './postgres.ts';
import type { Mood } from './providers.ts';
import { Finding, type Scheduler } from './scheduler.ts';

/** Receivers of webhooks, which fail, hang or lose their answers, and the judgement by what they received. */

type Post = Parameters<typeof postWebhook>[0];

/** What a receiver has of an event. */
interface Received {
  readonly eventId: string;
  readonly body: string;
}

/** How long an event may be overdue once all is well. */
const OVERDUE_MS = 15 * 60_000;

/** Why a delivery ended whose workflow an operator asked to end. */
const CANCELLED = 'An operator cancelled the delivery.';

const ANSWERS = [
  ['ok', 74],
  ['error', 10],
  ['hangs', 6],
  ['unreachable', 5],
  ['answer_lost', 5],
] as const;

export class Receivers {
  readonly received: Received[] = [];
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #mood: Mood;

  constructor(scheduler: Scheduler, random: Random, mood: Mood) {
    this.#scheduler = scheduler;
    this.#random = random;
    this.#mood = mood;
  }

  /** An event arrives. Returns what its sender sees. */
  async take({ url, headers, body }: Post): Promise<WebhookPostResult> {
    const answer = this.#mood.isWell ? 'ok' : this.#random.weighted(ANSWERS);
    const durationMs = answer === 'ok' || answer === 'error' ? this.#random.int(5, 2_000) : 15_000;
    const eventId = String(headers['webhook-id']);
    const travelMs = this.#random.int(1, 4);
    await this.#scheduler.sleep(travelMs);
    if (answer === 'ok' || answer === 'answer_lost') this.#note({ eventId, body }, url);
    await this.#scheduler.sleep(durationMs);
    const common = { retryAfterMs: undefined, excerpt: '', durationMs };
    if (answer === 'ok') return { ...common, status: 200, error: undefined };
    if (answer === 'error') return { ...common, status: 500, error: undefined };
    return { ...common, status: undefined, error: 'The simulated receiver did not answer.' };
  }

  #note(received: Received, url: string): void {
    const other = this.received.find(
      ({ eventId, body }) => eventId === received.eventId && body !== received.body,
    );
    if (other) this.#scheduler.fail(new Finding(`EVENT CHANGED: ${received.eventId} at ${url}`));
    this.received.push(received);
  }
}

interface EventRow {
  readonly order_id: string;
  readonly order_status: string;
  readonly delivery_id: string | null;
  readonly delivery_status: string | null;
  readonly event_status: string | null;
  readonly next_attempt: string | null;
  readonly end_reason: string | null;
}

/** What each settled order has of its events: one for each end, received, or due later. @throws Finding. */
export async function judgeEvents(postgres: SimulatedPostgres, { received }: Receivers): Promise<void> {
  const rows = await postgres.look<EventRow>(
    `select orders.id as order_id, orders.status as order_status, delivery.id as delivery_id,
        delivery.status as delivery_status, delivery.body::jsonb -> 'data' ->> 'status' as event_status,
        (extract(epoch from delivery.next_attempt_at) * 1000)::bigint::text as next_attempt, delivery.end_reason
      from (select id, status, environment from public.orders
        union all select id, status, environment from public.transactions where flow = 'vendor_credit') orders
      left join public.webhook_deliveries delivery on delivery.body::jsonb -> 'data' ->> 'transactionId' = orders.id
      where orders.environment = 'prod' and orders.status <> 'PROCESSING' order by orders.id, delivery.id`,
  );
  const idsOf = new Map<string, Set<string>>();
  for (const { eventId, body } of received) {
    const { transactionId, status } = JSON.parse(body).data;
    const end = `${transactionId} ${status}`;
    idsOf.set(end, (idsOf.get(end) ?? new Set()).add(eventId));
  }
  for (const [end, ids] of idsOf) {
    if (ids.size > 1) throw new Finding(`EVENT UNDER TWO IDS: ${end} has ${[...ids].join(', ')}`);
  }
  const { nowMs } = postgres.scheduler.clock;
  for (const { order_id: id, order_status: status } of rows) {
    const own = rows.filter(({ order_id }) => order_id === id);
    const event = own.find(({ event_status }) => event_status === status);
    if (!event) throw new Finding(`EVENT FORGOTTEN: ${id} is ${status} without an event`);
    if (idsOf.has(`${id} ${status}`)) continue;
    const dueMs = event.next_attempt === null ? 0 : Number(event.next_attempt);
    const isDueLater = event.delivery_status === 'PENDING' && dueMs > nowMs - OVERDUE_MS;
    // An operator who asks its workflow to end ends its attempts.
    const isCancelled = event.delivery_status === 'FAILED' && event.end_reason === CANCELLED;
    if (!isDueLater && !isCancelled) {
      throw new Finding(
        `EVENT UNDELIVERED: ${event.delivery_id} of ${id} is ${event.delivery_status}, ${event.end_reason}`,
      );
    }
  }
}
