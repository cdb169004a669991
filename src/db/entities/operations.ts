import { p } from '@mikro-orm/core';
import type { ActorProof, AuditFields } from '../../domain/merchants/actor.ts';
import type { Environment } from '../../domain/money.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const Outbox = table('outbox', {
  id: p.bigint().primary().autoincrement(),
  ...column.texts('workflowType', 'workflowId'),
  input: p.json<Readonly<Record<string, unknown>>>(),
  startDelayMs: p.bigint().default(0),
  ...column.timesOfInsert('createdAt', 'dueAt'),
  attempts: p.integer().default(0),
  ...column.optionalTexts('lastError', 'signalName'),
  businessId: p.text().defaultRaw(''),
  priority: p.smallint().defaultRaw(''),
});

export const IdempotencyKey = table('idempotency_keys', {
  businessId: p.text().primary(),
  environment: p.text().primary(),
  path: p.text().primary(),
  key: p.text().primary(),
  bodySha256: p.blob().$type<Buffer>(),
  ...column.texts('resourceId'),
  responseStatus: p.smallint().nullable(),
  ...column.optionalTexts('responseBody'),
  ...column.timesOfInsert('createdAt'),
});

export const ProviderCallback = table('provider_callbacks', {
  provider: p.text().primary(),
  eventKey: p.text().primary(),
  ...column.texts('eventType', 'body'),
  ...column.optionalTexts('transferReference', 'problem'),
  ...column.timesOfInsert('receivedAt'),
  timesReceived: p.integer().default(1),
  rawBody: p.blob().$type<Buffer>().nullable(),
  ...column.optionalTimes('settledAt'),
});

export const AuditLog = table('audit_log', {
  id: p.bigint().primary().autoincrement(),
  ...column.timesOfInsert('at'),
  ...column.texts('actor', 'action', 'subject'),
  details: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  ...column.optionalTexts(
    'businessId',
    'credentialId',
    'credentialEnds',
    'address',
    'userAgent',
    'requestId',
  ),
  environment: p.text().$type<Environment>().nullable(),
  provenBy: p.text().$type<ActorProof>().default('operator'),
  before: p.json<AuditFields>().nullable(),
  after: p.json<AuditFields>().nullable(),
});

export const RequestLog = table('request_log', {
  id: p.text().primary(),
  ...column.texts('requestId', 'credentialId', 'method', 'path'),
  ...column.owner(),
  provenBy: p.text().$type<Extract<ActorProof, 'key' | 'token' | 'session'>>(),
  status: p.smallint(),
  durationMs: p.integer(),
  ...column.optionalTexts('created', 'traceId', 'error'),
  ...column.times('createdAt'),
});

export const Operator = table('operators', {
  name: p.text().primary(),
  tokenSha256: p.blob().$type<Buffer>(),
  ...column.texts('addedBy'),
  ...column.timesOfInsert('addedAt'),
  ...column.times('expiresAt'),
  ...column.optionalTimes('revokedAt', 'lastUsedAt'),
});

export const OperatorRequest = table('operator_requests', {
  id: p.text().primary(),
  ...column.texts('action', 'subject', 'reason', 'requestedBy'),
  details: p.json<Readonly<Record<string, unknown>>>(),
  ...column.booleans('isVerified', 'needsSecond'),
  ...column.timesOfInsert('requestedAt', 'expiresAt'),
  status: p.text().$type<'WAITING' | 'READY' | 'APPLIED' | 'REJECTED'>(),
  ...column.optionalTexts('decidedBy'),
  ...column.optionalTimes('decidedAt'),
});

export const InstallationSecret = table('installation_secrets', {
  name: p.text().primary(),
  sealed: p.blob().$type<Buffer>(),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});
