import { defineEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

const BillPurchase = defineEntity({
  name: 'BillPurchase',
  tableName: 'bill_purchases',
  properties: {
    transactionId: p.text().primary(),
    kind: p.text().$type<'airtime' | 'data' | 'electricity' | 'tv' | 'bet'>(),
    billerId: p.text(),
    serviceId: p.text(),
    billerName: p.text(),
    account: p.text(),
    meterType: p.text().nullable(),
    planCode: p.text().nullable(),
    planName: p.text().nullable(),
    isRenewal: p.boolean(),
    phone: p.text().nullable(),
    provider: p.text(),
    requestId: p.text().nullable(),
    sends: p.integer().default(0),
    sentAt: p.datetime().nullable(),
    providerReference: p.text().nullable(),
    token: p.text().nullable(),
    units: p.text().nullable(),
    finishedAt: p.datetime().nullable(),
    failureReason: p.text().nullable(),
    attentionReason: p.text().nullable(),
    providerAccount: p.text().nullable(),
    otherTokens: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  },
});

const BillBiller = defineEntity({
  name: 'BillBiller',
  tableName: 'bill_billers',
  properties: {
    environment: p.text().$type<Environment>().primary(),
    kind: p.text().$type<'airtime' | 'data' | 'electricity' | 'tv' | 'bet'>().primary(),
    id: p.text().primary(),
    serviceId: p.text(),
    name: p.text(),
    smallestMinor: p.bigint(),
    largestMinor: p.bigint(),
    position: p.integer(),
    provider: p.text(),
    refreshedAt: p.datetime().defaultRaw('now()'),
  },
});

const BillPlan = defineEntity({
  name: 'BillPlan',
  tableName: 'bill_plans',
  properties: {
    environment: p.text().primary(),
    kind: p.text().primary(),
    billerId: p.text().primary(),
    code: p.text().primary(),
    name: p.text(),
    priceMinor: p.bigint(),
    position: p.integer(),
  },
});

export const billsEntities = [BillPurchase, BillBiller, BillPlan] as const;
