import { defineEntity, p } from '@mikro-orm/core';

const Outbox = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: p.bigint().primary().autoincrement(),
    workflowType: p.text(),
    workflowId: p.text(),
    input: p.json<Readonly<Record<string, unknown>>>(),
    startDelayMs: p.bigint().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    dueAt: p.datetime().defaultRaw('now()'),
    attempts: p.integer().default(0),
    lastError: p.text().nullable(),
    signalName: p.text().nullable(),
    businessId: p.text().defaultRaw(''),
    priority: p.smallint().defaultRaw(''),
  },
});

const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    businessId: p.text().primary(),
    environment: p.text().primary(),
    path: p.text().primary(),
    key: p.text().primary(),
    bodySha256: p.blob().$type<Buffer>(),
    resourceId: p.text(),
    responseStatus: p.smallint().nullable(),
    responseBody: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

const ProviderCallback = defineEntity({
  name: 'ProviderCallback',
  tableName: 'provider_callbacks',
  properties: {
    provider: p.text().primary(),
    eventKey: p.text().primary(),
    eventType: p.text(),
    transferReference: p.text().nullable(),
    body: p.text(),
    receivedAt: p.datetime().defaultRaw('now()'),
    timesReceived: p.integer().default(1),
    problem: p.text().nullable(),
    rawBody: p.blob().$type<Buffer>().nullable(),
    settledAt: p.datetime().nullable(),
  },
});

const AuditLog = defineEntity({
  name: 'AuditLog',
  tableName: 'audit_log',
  properties: {
    id: p.bigint().primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    actor: p.text(),
    action: p.text(),
    subject: p.text(),
    details: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
  },
});

const InstallationSecret = defineEntity({
  name: 'InstallationSecret',
  tableName: 'installation_secrets',
  properties: {
    name: p.text().primary(),
    sealed: p.blob().$type<Buffer>(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export const operationsEntities = [
  Outbox,
  IdempotencyKey,
  ProviderCallback,
  AuditLog,
  InstallationSecret,
] as const;
