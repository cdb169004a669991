import { p } from '@mikro-orm/core';
import type { WebhookEventType } from '../../contract/kinds.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

/** One event on its way to one merchant. Its id is the `webhook-id` the receiver sees, on every attempt and replay. */
export const WebhookDelivery = table('webhook_deliveries', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('body'),
  eventType: p.text().$type<WebhookEventType>(),
  status: p.text().$type<WebhookDeliveryStatus>(),
  attemptCount: p.integer().default(0),
  ...column.optionalTimes('nextAttemptAt', 'finishedAt', 'replayRequestedAt', 'replayStartedAt'),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTexts('transactionId', 'replayId', 'scheduleId', 'endReason'),
  scheduledAttempts: p.integer().default(0),
});

/** One HTTP request of a webhook delivery and what came of it. */
export const WebhookAttempt = table('webhook_attempts', {
  deliveryId: p.text().primary(),
  number: p.integer().primary(),
  ...column.texts('url'),
  ...column.times('startedAt'),
  ...column.integers('durationMs'),
  responseStatus: p.smallint().nullable(),
  ...column.optionalTexts('responseExcerpt', 'error'),
});

/** A signing secret. The one without `expiresAt` is current; the others still sign while a rotation overlaps. */
export const WebhookSecret = table('webhook_secrets', {
  id: p.text().primary(),
  ...column.owner(),
  secretEncrypted: p.blob().$type<Buffer>(),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('expiresAt'),
});
