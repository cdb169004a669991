import { type InferEntity, p } from '@mikro-orm/core';
import type { OptionalTopic } from '../../domain/merchants/notices.ts';
import type { Environment } from '../../domain/money.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

/** A merchant. Its money is not here: the ledger's accounts of its id hold it. */
export const Business = table('businesses', {
  id: p.text().primary(),
  ...column.texts('name', 'email', 'phone', 'type', 'category', 'passwordHash'),
  kycStatus: p.text().$type<'PENDING' | 'APPROVED' | 'REJECTED'>().default('PENDING'),
  isActive: p.boolean().default(true),
  ...column.optionalTexts(
    'contactPersonName',
    'contactPersonPhone',
    'address',
    'registrationNumber',
    'taxId',
    'documentUrl',
    'webhookUrlProd',
    'webhookUrlTest',
  ),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
  sessionsVersion: p.integer().default(1),
  pricing: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  cryptoPolicy: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  ...column.flags('requiresIdempotencyKey'),
  mutedNotices: p.array().$type<readonly OptionalTopic[]>().defaultRaw("'{}'"),
});
export type Business = InferEntity<typeof Business>;

/** An API key, found by its SHA-256 and kept encrypted because the merchant may read it again. */
export const ApiKey = table('api_keys', {
  id: p.text().primary(),
  ...column.texts('businessId'),
  environment: p.text().$type<Environment>().nullable(),
  keySha256: p.blob().$type<Buffer>(),
  keyEncrypted: p.blob().$type<Buffer>(),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('expiresAt', 'lastUsedAt'),
});

/** The settlement account a business's payouts go to, one per environment. */
export const BankAccount = table('bank_accounts', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  ...column.settlementAccount(),
  ...column.timesOfInsert('verifiedAt'),
});

export const PasswordReset = table('password_resets', {
  businessId: p.text().primary(),
  codeSeed: p.blob().$type<Buffer>(),
  ...column.times('expiresAt', 'mailedAt'),
});

export const PasswordResetMail = table('password_reset_mails', {
  id: p.bigint().primary().autoincrement(),
  ...column.texts('businessId'),
  ...column.booleans('isForKnownNetwork'),
  ...column.timesOfInsert('mailedAt'),
});

export const AttemptCounter = table('attempt_counters', {
  key: p.text().primary(),
  points: p.integer().default(0),
  ...column.optionalBigints('expire'),
});

export const KnownNetwork = table('known_networks', {
  businessId: p.text().primary(),
  networkHmac: p.blob().$type<Buffer>().primary(),
  ...column.timesOfInsert('lastUsedAt'),
});

/** A sign-in to the dashboard, found by the SHA-256 of the token in its cookie. */
export const DashboardSession = table('dashboard_sessions', {
  tokenSha256: p.blob().$type<Buffer>().primary(),
  ...column.texts('businessId'),
  sessionsVersion: p.integer(),
  ...column.timesOfInsert('createdAt', 'lastSeenAt'),
  ...column.times('expiresAt'),
  ...column.optionalTimes('endedAt'),
});

/** What an authenticator app shares with the service; it counts once a code of it was confirmed. */
export const SecondFactor = table('second_factors', {
  businessId: p.text().primary(),
  secretEncrypted: p.blob().$type<Buffer>(),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('confirmedAt'),
  lastStep: p.bigint().default(0),
});

/** When a session, found by the SHA-256 of its token, last proved the second factor. */
export const SecondFactorProof = table('second_factor_proofs', {
  tokenSha256: p.blob().$type<Buffer>().primary(),
  ...column.texts('businessId'),
  ...column.timesOfInsert('provenAt'),
});

export const SecondFactorRecoveryCode = table('second_factor_recovery_codes', {
  businessId: p.text().primary(),
  codeSha256: p.blob().$type<Buffer>().primary(),
  ...column.optionalTimes('usedAt'),
});
