import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';
import type { WebhookDeliveryStatus, WebhookEventType } from '../../domain/webhook.ts';

/** One event on its way to one merchant. Its id is the `webhook-id` the receiver sees, on every attempt and replay. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    eventType: p.text().$type<WebhookEventType>(),
    transactionId: p.text(),
    body: p.text(),
    status: p.text().$type<WebhookDeliveryStatus>(),
    attemptCount: p.integer(),
    nextAttemptAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    finishedAt: p.datetime().nullable(),
    endReason: p.text().nullable(),
  },
});
export type WebhookDelivery = InferEntity<typeof WebhookDelivery>;
