import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A merchant. Its money is not here: the ledger's accounts of its id hold it. */
export const Business = defineEntity({
  name: 'Business',
  tableName: 'businesses',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    email: p.text(),
    phone: p.text(),
    type: p.text(),
    category: p.text(),
    kycStatus: p.text().$type<'PENDING' | 'APPROVED' | 'REJECTED'>().default('PENDING'),
    isActive: p.boolean().default(true),
    passwordHash: p.text(),
    contactPersonName: p.text().nullable(),
    contactPersonPhone: p.text().nullable(),
    address: p.text().nullable(),
    registrationNumber: p.text().nullable(),
    taxId: p.text().nullable(),
    documentUrl: p.text().nullable(),
    webhookUrlProd: p.text().nullable(),
    webhookUrlTest: p.text().nullable(),
    sessionsVersion: p.integer().default(1),
    requiresIdempotencyKey: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});
export type Business = InferEntity<typeof Business>;
