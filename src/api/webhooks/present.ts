import type { CurrentWebhookSecret } from '../../db/merchants/webhookSecrets.ts';
import type { DeliverySummary } from '../../db/webhooks/deliveries.ts';
import { ok, type RouteResponse } from '../route.ts';
import { shown } from '../schemas.ts';
import * as schemas from './schema.ts';

/** A delivery as lists show it. */
export function presentDelivery(summary: DeliverySummary) {
  const { amount = null, currency = null, merchantReference = null } = JSON.parse(summary.body).data;
  return shown(schemas.delivery, {
    ...summary,
    eventId: summary.eventId ?? summary.id,
    type: summary.eventType,
    amount,
    currency,
    merchantReference,
  });
}

/** A secret in plain text. */
export function presentSecret({
  secret,
  createdAt,
  previousValidUntil,
}: CurrentWebhookSecret): RouteResponse {
  return ok({ secret, createdAt, previousValidUntil: previousValidUntil ?? null });
}
