import { Webhook } from 'standardwebhooks';
import type { webhooks } from './schema.ts';

/** An event as it arrives at the `webhookUrl`, told apart by `type`. */
export type WebhookEvent = NonNullable<
  webhooks[keyof webhooks]['post']['requestBody']
>['content']['application/json'];

/** A request as it arrived. */
export interface ReceivedWebhook {
  /** The body as it came, before any parsing: the signature is over its bytes. */
  readonly body: string | Uint8Array;
  /** Of `fetch`, or of Node's `request.headers`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`, of `getWebhookSecret`. */
  readonly secret: string;
}

/** An event whose sender is proven. */
export interface VerifiedWebhook {
  /** The same however often the event is sent: remember it, and do nothing when it comes again. */
  readonly id: string;
  readonly event: WebhookEvent;
}

/**
 * Reads a webhook (Standard Webhooks 1.0), once its signature fits its body, id and time.
 *
 * @throws TypeError when `body` is not the raw body, such as an object that a framework has parsed.
 * @throws WebhookVerificationError of `standardwebhooks` when it does not, or when it is more than five minutes old.
 */
export function verifyWebhook({ body, headers, secret }: ReceivedWebhook): VerifiedWebhook {
  const text = textOf(body);
  const plain = plainHeaders(headers);
  const event = new Webhook(secret).verify(text, plain) as WebhookEvent;
  return { id: plain['webhook-id'] ?? '', event };
}

const NOT_RAW =
  'verifyWebhook needs the raw body as a string or bytes, before any JSON parsing: the signature is over its bytes. ' +
  "With Express use express.raw({ type: 'application/json' }); with fetch use await request.text().";

/** The text of a raw body. A caller in JavaScript may pass what its framework has parsed, which cannot be verified. */
function textOf(body: ReceivedWebhook['body']): string {
  if (typeof body === 'string') return body;
  try {
    // Undefined would be an empty text, and the signature seem wrong.
    if (body === undefined) throw new TypeError(NOT_RAW);
    return new TextDecoder().decode(body);
  } catch {
    throw new TypeError(NOT_RAW);
  }
}

function plainHeaders(headers: ReceivedWebhook['headers']): Record<string, string> {
  const plain: Record<string, string> = {};
  if (headers instanceof Headers) {
    // Not every project's types of pages know that headers can be iterated.
    headers.forEach((value, name) => {
      plain[name] = value;
    });
    return plain;
  }
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name.toLowerCase()] = [value].flat()[0] ?? '';
  }
  return plain;
}
