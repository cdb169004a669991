import type { Selectable } from 'kysely';
import { DomainError } from '../../domain/errors.ts';
import type { Actor, AuditFields } from '../../domain/merchants/actor.ts';
import type { Owner } from '../../domain/money.ts';
import { MAX_WEBHOOK_ENDPOINTS, type WebhookEndpointStatus } from '../../domain/webhooks/endpoint.ts';
import type { EndpointEventType } from '../../domain/webhooks/eventTypes.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { SecretBox } from '../../security/secretBox.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type Page, type PageRequest, type Placed, pageOf, pageSql, placeSql } from '../core/page.ts';
import { columnName, filterSql, rawSql, sql, statement } from '../core/sql.ts';
import { now, selectWhere, type Tables, tables, updateWhere } from '../core/tables.ts';
import { lockBusiness } from '../merchants/businessLock.ts';
import { withoutSecrets } from '../merchants/profiles.ts';
import { endSecrets, findCurrentSecret, newSecret } from '../merchants/webhookSecrets.ts';

const COLUMNS = [
  'id',
  'url',
  'eventTypes',
  'description',
  'status',
  'disabledReason',
  'failingSince',
  'createdAt',
  'updatedAt',
] as const;

/** An endpoint as its merchant sees it: without its secrets. */
export type Endpoint = Pick<Selectable<Tables['webhook_endpoints']>, (typeof COLUMNS)[number]>;

/** What a merchant chooses of an endpoint. */
export interface EndpointTerms {
  readonly url: string;
  readonly eventTypes: readonly EndpointEventType[];
  /** Undefined where it has none. */
  readonly description: string | undefined;
}

/**
 * Creates an endpoint with a secret of its own.
 *
 * @param how.actor who does it, for the audit log.
 * @returns the endpoint, and its secret in plain text.
 * @throws DomainError `too_many_webhook_endpoints` when the business has as many in this environment as it may.
 */
export function createEndpoint(
  database: Database,
  secretBox: SecretBox,
  { businessId, environment, actor, ...terms }: Owner & EndpointTerms & { readonly actor: Actor },
): Promise<{ readonly endpoint: Endpoint; readonly secret: string }> {
  const endpointId = newIdentifier('wep');
  return database.transaction(async (runner) => {
    // Endpoints of one business are created one after the other, so that each sees those before it.
    await lockBusiness(runner, businessId);
    const { count } = await runner.one(
      selectWhere('webhook_endpoints', { businessId, environment })
        .where('deletedAt', 'is', null)
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count')),
      'A count has one row.',
    );
    if (count >= MAX_WEBHOOK_ENDPOINTS) {
      const message = `a business has at most ${MAX_WEBHOOK_ENDPOINTS} webhook endpoints; delete one first`;
      throw new DomainError('too_many_webhook_endpoints', message);
    }
    const endpoint = await runner.one(
      tables
        .insertInto('webhook_endpoints')
        .values({ id: endpointId, businessId, environment, ...terms })
        .returning(COLUMNS),
      'A new webhook endpoint was not stored.',
    );
    await runner.run(
      tables
        .insertInto('webhook_secrets')
        .values(newSecret(secretBox, { businessId, environment, endpointId })),
    );
    await appendAudit(runner, {
      actor,
      action: 'webhook_endpoint.create',
      subject: endpointId,
      details: { environment },
      businessId,
      environment,
      after: shownTerms(endpoint),
    });
    const current = await findCurrentSecret(runner, secretBox, { businessId, environment, endpointId });
    return { endpoint, secret: current?.secret ?? '' };
  });
}

/** What is changed of an endpoint; undefined leaves a part as it is, and null clears the description. */
export interface EndpointChange {
  readonly url?: string | undefined;
  readonly eventTypes?: readonly EndpointEventType[] | undefined;
  readonly description?: string | null | undefined;
  readonly status?: WebhookEndpointStatus | undefined;
}

/**
 * Changes an endpoint. One that is enabled, or that gets another address, counts as not failing from then on.
 *
 * @param how.actor who does it, for the audit log.
 * @returns the endpoint as it is then; undefined when the owner has no such endpoint.
 */
export function changeEndpoint(
  database: Database,
  owner: Owner,
  { id, change, actor }: { readonly id: string; readonly change: EndpointChange; readonly actor: Actor },
): Promise<Endpoint | undefined> {
  return database.transaction(async (runner) => {
    const before = await lockEndpoint(runner, owner, id);
    if (!before) return undefined;
    const { url, eventTypes, description, status } = change;
    const isEnabled = status === 'ENABLED' && before.status === 'DISABLED';
    const isAnotherAddress = url !== undefined && url !== before.url;
    const isDisabled = status === 'DISABLED' && before.status === 'ENABLED';
    const endpoint = await runner.one(
      updateWhere('webhook_endpoints', { id })
        .set({
          ...(url !== undefined && { url }),
          ...(eventTypes !== undefined && { eventTypes }),
          ...(description !== undefined && { description }),
          ...(isEnabled && { status: 'ENABLED', disabledReason: null }),
          ...(isDisabled && { status: 'DISABLED', disabledReason: 'MERCHANT' }),
          ...((isEnabled || isAnotherAddress) && { failingSince: null, warnedAt: null }),
          updatedAt: now,
        })
        .returning(COLUMNS),
      'An endpoint that is locked is there.',
    );
    const [was, is] = [shownTerms(before), shownTerms(endpoint)];
    const fields = Object.keys(is).filter((field) => was[field] !== is[field]);
    if (fields.length === 0) return endpoint;
    const shown = (terms: AuditFields): AuditFields =>
      Object.fromEntries(fields.map((field) => [field, terms[field] ?? null]));
    await appendAudit(runner, {
      actor,
      action: 'webhook_endpoint.change',
      subject: id,
      details: { fields },
      ...owner,
      before: shown(was),
      after: shown(is),
    });
    return endpoint;
  });
}

/**
 * Deletes an endpoint: nothing is sent to it any longer, and its secrets end. Its deliveries stay.
 *
 * @param how.actor who does it, for the audit log.
 * @returns whether the owner had such an endpoint.
 */
export function deleteEndpoint(
  database: Database,
  owner: Owner,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<boolean> {
  return database.transaction(async (runner) => {
    const before = await lockEndpoint(runner, owner, id);
    if (!before) return false;
    await runner.run(
      updateWhere('webhook_endpoints', { id }).set({
        status: 'DISABLED',
        disabledReason: before.disabledReason ?? 'MERCHANT',
        deletedAt: now,
        updatedAt: now,
      }),
    );
    await endSecrets(runner, id);
    await appendAudit(runner, {
      actor,
      action: 'webhook_endpoint.delete',
      subject: id,
      details: {},
      ...owner,
      before: shownTerms(before),
    });
    return true;
  });
}

/** Locks an endpoint of an owner until the end of the transaction; undefined when there is none of that id. */
function lockEndpoint(runner: StatementRunner, owner: Owner, id: string): Promise<Endpoint | undefined> {
  return runner.first(ownEndpoint(owner, id).select(COLUMNS).forNoKeyUpdate());
}

function ownEndpoint({ businessId, environment }: Owner, id: string) {
  return selectWhere('webhook_endpoints', { id, businessId, environment }).where('deletedAt', 'is', null);
}

/** One endpoint of an owner, or undefined when there is none of that id. */
export function findEndpoint(database: Database, owner: Owner, id: string): Promise<Endpoint | undefined> {
  return database.first(ownEndpoint(owner, id).select(COLUMNS));
}

/** The endpoints of an owner, newest first, after a place. @returns at most `limit`, and the place of the last when more follow. */
export async function listEndpoints(
  database: Database,
  { businessId, environment }: Owner,
  {
    status,
    eventType,
    page,
  }: {
    readonly status: WebhookEndpointStatus | undefined;
    readonly eventType: EndpointEventType | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<Endpoint>> {
  const { conditions, suffix } = filterSql({ status });
  const columns = rawSql(COLUMNS.map(columnName).join(', '));
  const rows = await database.run(
    statement<Endpoint & Placed>(`webhooks.listEndpoints${suffix}`)`
      select ${columns}, ${placeSql('endpoint')} from webhook_endpoints endpoint
        where business_id = ${businessId} and environment = ${environment} and deleted_at is null ${conditions}
          and ${sql`(${eventType}::text is null or ${eventType}::text = any (event_types))`} and ${pageSql(page, 'endpoint')}`,
  );
  return pageOf<Endpoint, Endpoint>(rows, page, (endpoint) => endpoint);
}

/** An endpoint as the audit log, which is kept for good, shows it. */
function shownTerms({ url, eventTypes, description, status }: Endpoint): AuditFields {
  return {
    url: withoutSecrets(url),
    eventTypes: eventTypes.join(', '),
    description: description ?? null,
    status,
  };
}
