import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

/** A merchant. Its money is not here: the ledger's accounts of its id hold it. */
const Business = defineEntity({
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
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
    sessionsVersion: p.integer().default(1),
    pricing: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
    cryptoPolicy: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
    requiresIdempotencyKey: p.boolean().default(false),
  },
});
export type Business = InferEntity<typeof Business>;

/** An API key, found by its SHA-256 and kept encrypted because the merchant may read it again. */
const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>().nullable(),
    keySha256: p.blob().$type<Buffer>(),
    keyEncrypted: p.blob().$type<Buffer>(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
  },
});

/** The settlement account a business's payouts go to, one per environment. */
const BankAccount = defineEntity({
  name: 'BankAccount',
  tableName: 'bank_accounts',
  properties: {
    businessId: p.text().primary(),
    environment: p.text().$type<Environment>().primary(),
    accountNumber: p.text(),
    bankCode: p.text(),
    bankName: p.text(),
    accountName: p.text(),
    verifiedAt: p.datetime().defaultRaw('now()'),
    verifiedWith: p.text().nullable(),
    nipCode: p.text().nullable(),
  },
});

const PasswordReset = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_resets',
  properties: {
    businessId: p.text().primary(),
    codeSeed: p.blob().$type<Buffer>(),
    expiresAt: p.datetime(),
    mailedAt: p.datetime(),
  },
});

const PasswordResetMail = defineEntity({
  name: 'PasswordResetMail',
  tableName: 'password_reset_mails',
  properties: {
    id: p.bigint().primary().autoincrement(),
    businessId: p.text(),
    isForKnownNetwork: p.boolean(),
    mailedAt: p.datetime().defaultRaw('now()'),
  },
});

const AttemptCounter = defineEntity({
  name: 'AttemptCounter',
  tableName: 'attempt_counters',
  properties: {
    key: p.text().primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});

const KnownNetwork = defineEntity({
  name: 'KnownNetwork',
  tableName: 'known_networks',
  properties: {
    businessId: p.text().primary(),
    networkHmac: p.blob().$type<Buffer>().primary(),
    lastUsedAt: p.datetime().defaultRaw('now()'),
  },
});

export const merchantsEntities = [
  Business,
  ApiKey,
  BankAccount,
  PasswordReset,
  PasswordResetMail,
  AttemptCounter,
  KnownNetwork,
] as const;
