import { defineEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';
import type { WebhookDeliveryStatus, WebhookEventType } from '../../domain/webhook.ts';

/** One event on its way to one merchant. Its id is the `webhook-id` the receiver sees, on every attempt and replay. */
const WebhookDelivery = defineEntity({
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
    attemptCount: p.integer().default(0),
    nextAttemptAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    finishedAt: p.datetime().nullable(),
    replayId: p.text().nullable(),
    replayRequestedAt: p.datetime().nullable(),
    replayStartedAt: p.datetime().nullable(),
    scheduleId: p.text().nullable(),
    scheduledAttempts: p.integer().default(0),
    endReason: p.text().nullable(),
  },
});

/** One HTTP request of a webhook delivery and what came of it. */
const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    deliveryId: p.text().primary(),
    number: p.integer().primary(),
    url: p.text(),
    startedAt: p.datetime(),
    durationMs: p.integer(),
    responseStatus: p.smallint().nullable(),
    responseExcerpt: p.text().nullable(),
    error: p.text().nullable(),
  },
});

/** A signing secret. The one without `expiresAt` is current; the others still sign while a rotation overlaps. */
const WebhookSecret = defineEntity({
  name: 'WebhookSecret',
  tableName: 'webhook_secrets',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    secretEncrypted: p.blob().$type<Buffer>(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime().nullable(),
  },
});

export const webhooksEntities = [WebhookDelivery, WebhookAttempt, WebhookSecret] as const;
