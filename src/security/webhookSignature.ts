import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';

/** A new signing secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0, "Signature scheme"). */
export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The three headers that sign a delivery (Standard Webhooks 1.0).
 *
 * @param secrets every secret that is valid now; each adds a `v1,…` signature, so receivers may rotate in peace.
 */
export function webhookSignatureHeaders(
  { eventId, sentAt, body }: { readonly eventId: string; readonly sentAt: Date; readonly body: string },
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, sentAt, body)).join(' '),
  };
}
