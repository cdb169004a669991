import { p } from '@mikro-orm/core';
import type { DisabledReason, WebhookEndpointStatus } from '../../domain/webhooks/endpoint.ts';
import type { EndpointEventType, WebhookEventType } from '../../domain/webhooks/eventTypes.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

/** An address of a merchant that receives events of the types it subscribes to, signed with secrets of its own. */
export const WebhookEndpoint = table('webhook_endpoints', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('url'),
  eventTypes: p.array().$type<readonly EndpointEventType[]>(),
  ...column.optionalTexts('description'),
  status: p.text().$type<WebhookEndpointStatus>().default('ENABLED'),
  disabledReason: p.text().$type<DisabledReason>().nullable(),
  ...column.optionalTimes('failingSince', 'warnedAt', 'deletedAt'),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

/**
 * One event on its way to one endpoint. `eventId`, or its own id where it has none, is the `webhook-id` that the receiver sees, on
 * every attempt and replay. Without `endpointId` it goes to the default endpoint, the address in the profile.
 */
export const WebhookDelivery = table('webhook_deliveries', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('body'),
  eventType: p.text().$type<WebhookEventType>(),
  status: p.text().$type<WebhookDeliveryStatus>(),
  attemptCount: p.integer().default(0),
  ...column.optionalTimes('nextAttemptAt', 'finishedAt', 'replayRequestedAt', 'replayStartedAt'),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTexts('transactionId', 'replayId', 'scheduleId', 'endReason', 'endpointId', 'eventId'),
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

/** A signing secret, of an endpoint or, without `endpointId`, of the default one. The one without `expiresAt` is current; the others still sign while a rotation overlaps. */
export const WebhookSecret = table('webhook_secrets', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.optionalTexts('endpointId'),
  secretEncrypted: p.blob().$type<Buffer>(),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('expiresAt'),
});
