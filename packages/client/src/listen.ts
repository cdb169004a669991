import { Webhook } from 'standardwebhooks';
import type { AnswerOf, MerchantClient } from './client.ts';
import { MerchantApiError } from './errors.ts';
import { sleep } from './repeat.ts';

type Event = AnswerOf<'listEvents'>['events'][number];

/** How events of the service are forwarded to a server on a developer's own machine. */
export interface ListenOptions {
  readonly client: Pick<MerchantClient, 'getWebhookDelivery' | 'getWebhookSecret' | 'listEvents'>;
  /** Receives every event by POST, such as `http://localhost:4000/webhooks`. */
  readonly forwardTo: string;
  /** Receives one line for each step. */
  readonly print: (line: string) => void;
  /** Ends listening. */
  readonly signal: AbortSignal;
  readonly pollMs?: number | undefined;
}

const DEFAULT_POLL_MS = 1_000;
/** Events are listed by the time at which their record began, so one may appear after a newer one. */
const LATE_MS = 60_000;
const FORWARD_TIMEOUT_MS = 15_000;

/**
 * Forwards each event that happens from now on, with its own id and body, signed with the secret of `getWebhookSecret` at the
 * time of sending. It reads the log of events, so the service needs no way to reach this machine. An event that the
 * server refuses is printed with its status, and not sent again. While the service is unreachable it keeps trying.
 *
 * Resolves when `signal` ends it.
 *
 * @throws MerchantApiError when the service refuses the caller, such as for a key that may not read events.
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { client, forwardTo, print, signal, pollMs = DEFAULT_POLL_MS } = options;
  const { secret } = await client.getWebhookSecret({ signal });
  const log = new EventLog(client);
  await log.readNew();
  const waiting: Event[] = [];
  print(
    `Listening. Events are forwarded to ${forwardTo}, signed with the secret that GET /webhooks/secret returns.`,
  );
  let isReachable = true;
  for (; !signal.aborted; await sleep(pollMs, signal).catch(() => {})) {
    try {
      waiting.push(...(await log.readNew()));
      for (let event = waiting[0]; event && !signal.aborted; event = waiting[0]) {
        await forward(event, secret, options);
        waiting.shift();
      }
      if (!isReachable) print('The service is reachable again.');
      isReachable = true;
    } catch (error) {
      if (!(error instanceof MerchantApiError) || error.code !== 'connection_failed') throw error;
      if (isReachable) print(`The service is unreachable: ${error.message}. Trying again.`);
      isReachable = false;
    }
  }
}

/** The events of the service, each returned once. */
class EventLog {
  readonly #client: ListenOptions['client'];
  readonly #seen = new Set<string>();
  /** When the newest event was recorded, ms since 1970; 0 before there is one. */
  #newestMs = 0;

  constructor(client: ListenOptions['client']) {
    this.#client = client;
  }

  /** The events that were not returned before, oldest first. The first call returns those of the latest minute. */
  async readNew(): Promise<Event[]> {
    const found: Event[] = [];
    let newestMs = this.#newestMs;
    for await (const event of this.#client.listEvents({ query: { limit: 100 } })) {
      const createdMs = Date.parse(event.createdAt);
      newestMs = Math.max(newestMs, createdMs);
      if (createdMs < (this.#newestMs || newestMs) - LATE_MS) break;
      if (!this.#seen.has(event.id)) found.push(event);
    }
    this.#newestMs = newestMs;
    for (const { id } of found) this.#seen.add(id);
    return found.reverse();
  }
}

async function forward(
  { id, type, deliveryId }: Event,
  secret: string,
  options: ListenOptions,
): Promise<void> {
  const { delivery } = await options.client.getWebhookDelivery({ path: { id: deliveryId } });
  options.print(`${type} ${id} → ${await post({ id, body: delivery.body, secret }, options)}`);
}

/** Sends one event. Returns what came of it, for a person to read. */
async function post(
  { id, body, secret }: { readonly id: string; readonly body: string; readonly secret: string },
  { forwardTo }: ListenOptions,
): Promise<string> {
  const sentAt = new Date();
  try {
    const { status } = await fetch(forwardTo, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    return String(status);
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? `failed: ${cause.message}` : `failed: ${message}`;
  }
}
