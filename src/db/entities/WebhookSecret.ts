import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

/** A signing secret. The one without `expiresAt` is current; the others still sign while a rotation overlaps. */
export const WebhookSecret = defineEntity({
  name: 'WebhookSecret',
  tableName: 'webhook_secrets',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    secretEncrypted: p.blob(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime().nullable(),
  },
});
export type WebhookSecret = InferEntity<typeof WebhookSecret>;
