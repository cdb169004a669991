import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One HTTP request of a webhook delivery and what came of it. */
export const WebhookAttempt = defineEntity({
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
export type WebhookAttempt = InferEntity<typeof WebhookAttempt>;
