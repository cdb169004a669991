import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

/** An API key, found by its SHA-256 and kept encrypted because the merchant may read it again. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>().nullable(),
    keySha256: p.blob(),
    keyEncrypted: p.blob(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
  },
});
export type ApiKey = InferEntity<typeof ApiKey>;
