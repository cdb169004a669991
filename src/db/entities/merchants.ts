import { type InferEntity, p } from '@mikro-orm/core';
import type { KycStatus } from '../../domain/merchants/liveApproval.ts';
import type { OptionalTopic } from '../../domain/merchants/notices.ts';
import type { KeyScope } from '../../domain/merchants/permissions.ts';
import type { Role, UserStatus } from '../../domain/merchants/roles.ts';
import type { Asset, Environment } from '../../domain/money.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

/** A merchant. Its money is not here: the ledger's accounts of its id hold it. */
export const Business = table('businesses', {
  id: p.text().primary(),
  ...column.texts('name', 'email', 'phone', 'type', 'category'),
  kycStatus: p.text().$type<KycStatus>().default('PENDING'),
  isActive: p.boolean().default(true),
  ...column.optionalTexts('sessionSalesProd', 'sessionSalesTest'),
  ...column.optionalTexts(
    'contactPersonName',
    'contactPersonPhone',
    'address',
    'registrationNumber',
    'taxId',
    'documentUrl',
    'webhookUrlProd',
    'webhookUrlTest',
    'kycReason',
  ),
  ...column.optionalTimes('kycSubmittedAt'),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
  ...column.optionalTimes('accessChangedAt', 'closedAt'),
  pricing: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  cryptoPolicy: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  repaysDebts: p.boolean().default(true),
  ...column.flags(
    'requiresIdempotencyKey',
    'holdsKeyPayouts',
    'approvalIncludesKeys',
    'requiresSecondFactor',
  ),
  ...column.optionalBigints('approvalAboveNairaMinor', 'approvalAboveUsdtMinor'),
  mutedNotices: p.array().$type<readonly OptionalTopic[]>().defaultRaw("'{}'"),
});
export type Business = InferEntity<typeof Business>;

/** A person who logs in for a business. */
export const User = table('users', {
  id: p.text().primary(),
  ...column.texts('businessId', 'email'),
  ...column.optionalTexts('name', 'passwordHash'),
  role: p.text().$type<Role>(),
  status: p.text().$type<UserStatus>(),
  sessionsVersion: p.integer().default(1),
  invitationSha256: p.blob().$type<Buffer>().nullable(),
  ...column.optionalTimes('invitationExpiresAt', 'invitedAt', 'joinedAt', 'removedAt'),
});

/**
 * An API key, found by its SHA-256. A full key is also kept encrypted, because the merchant may read it again; a
 * restricted key has a name and scopes instead.
 */
export const ApiKey = table('api_keys', {
  id: p.text().primary(),
  ...column.texts('businessId'),
  environment: p.text().$type<Environment>().nullable(),
  keySha256: p.blob().$type<Buffer>(),
  keyEncrypted: p.blob().$type<Buffer>().nullable(),
  ...column.optionalTexts('lastFour', 'name', 'lastUsedNetwork'),
  scopes: p.array<KeyScope>().nullable(),
  networks: p.array<string>().columnType('cidr[]').nullable(),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('expiresAt', 'lastUsedAt'),
});

/** The settlement account a business's payouts go to, one per environment. */
export const BankAccount = table('bank_accounts', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  ...column.settlementAccount(),
  ...column.timesOfInsert('verifiedAt'),
  ...column.optionalTimes('changedAt'),
});

/** What a merchant chose for its checkout pages. */
export const CheckoutSetting = table('checkout_settings', {
  businessId: p.text().primary(),
  ...column.optionalTexts('supportEmail', 'supportPhone', 'color'),
  logo: p.blob().$type<Buffer>().nullable(),
  ...column.optionalBigints('toleranceBasisPoints'),
  creditsUnderpayment: p.boolean().nullable(),
  creditsOverpayment: p.boolean().nullable(),
  ...column.timesOfInsert('updatedAt'),
});

/** Below what balance a business is notified. */
export const BalanceAlert = table('balance_alerts', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  asset: p.text().$type<Asset>().primary(),
  ...column.bigints('thresholdMinor'),
});

/** A time that a wallet became low. */
export const LowBalance = table('low_balances', {
  id: p.bigint().primary().autoincrement(),
  accountId: p.bigint(),
  ...column.owner(),
  asset: p.text().$type<Asset>(),
  ...column.bigints('thresholdMinor', 'balanceMinor'),
  ...column.timesOfInsert('beganAt'),
  ...column.optionalTimes('endedAt', 'notifiedAt'),
});

export const PasswordReset = table('password_resets', {
  userId: p.text().primary(),
  codeSeed: p.blob().$type<Buffer>(),
  ...column.times('expiresAt', 'mailedAt'),
});

export const PasswordResetMail = table('password_reset_mails', {
  id: p.bigint().primary().autoincrement(),
  ...column.texts('userId'),
  ...column.booleans('isForKnownNetwork'),
  ...column.timesOfInsert('mailedAt'),
});

export const AttemptCounter = table('attempt_counters', {
  key: p.text().primary(),
  points: p.integer().default(0),
  ...column.optionalBigints('expire'),
});

export const KnownNetwork = table('known_networks', {
  userId: p.text().primary(),
  networkHmac: p.blob().$type<Buffer>().primary(),
  ...column.timesOfInsert('lastUsedAt'),
});

/** A sign-in to the dashboard, found by the SHA-256 of the token in its cookie. */
export const DashboardSession = table('dashboard_sessions', {
  tokenSha256: p.blob().$type<Buffer>().primary(),
  ...column.texts('userId', 'address'),
  ...column.optionalTexts('userAgent'),
  sessionsVersion: p.integer(),
  ...column.timesOfInsert('createdAt', 'lastSeenAt'),
  ...column.times('expiresAt'),
  ...column.optionalTimes('endedAt'),
});

/** A login token that was signed out before it expired. */
export const EndedLoginToken = table('ended_login_tokens', {
  tokenSha256: p.blob().$type<Buffer>().primary(),
  ...column.timesOfInsert('endedAt'),
});

/** What an authenticator app shares with the service; it counts once a code of it was confirmed. */
export const SecondFactor = table('second_factors', {
  userId: p.text().primary(),
  secretEncrypted: p.blob().$type<Buffer>(),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('confirmedAt'),
  lastStep: p.bigint().default(0),
});

/** A passkey of a user: what WebAuthn calls a credential. */
export const Passkey = table('passkeys', {
  id: p.text().primary(),
  ...column.texts('userId', 'name'),
  credentialId: p.blob().$type<Buffer>(),
  publicKey: p.blob().$type<Buffer>(),
  signCount: p.bigint(),
  transports: p.array<string>().defaultRaw("'{}'"),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('lastUsedAt'),
});

/** A challenge that waits for the answer of a passkey. */
export const PasskeyChallenge = table('passkey_challenges', {
  challenge: p.blob().$type<Buffer>().primary(),
  ...column.texts('userId'),
  ceremony: p.text().$type<'registration' | 'authentication'>(),
  sessionSha256: p.blob().$type<Buffer>().nullable(),
  ...column.times('expiresAt'),
});

/** When a session, found by the SHA-256 of its token, last proved the second factor. */
export const SecondFactorProof = table('second_factor_proofs', {
  tokenSha256: p.blob().$type<Buffer>().primary(),
  ...column.texts('userId'),
  ...column.timesOfInsert('provenAt'),
});

export const SecondFactorRecoveryCode = table('second_factor_recovery_codes', {
  userId: p.text().primary(),
  codeSha256: p.blob().$type<Buffer>().primary(),
  ...column.optionalTimes('usedAt'),
});
